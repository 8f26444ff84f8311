"""The days of Lupus in Tabula (LT-17 to LT-27): talk, nomination, pleas, lynching, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import everyone, minus, plus, seats_in, size_of
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula import tell
from ludejo.games.lupus_in_tabula._fields import Fallen, Poll, Said
from ludejo.games.lupus_in_tabula.moves import Act
from ludejo.games.lupus_in_tabula.pieces import (
    AM,
    BALLOT,
    BY_VILLAGE,
    FINAL,
    HAMSTER_ALONE,
    MOST_CLAIMS,
    NOBODY,
    OVER,
    PLEA,
    SAW,
    VILLAGE,
    WOLVES,
)
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.rules.nights import break_night, fall

# --- the night is over


def dawn(position: Position, luck: Luck, events: Events | None) -> None:
    """The night ends; then the village talks, unless somebody has won (LT-23)."""
    break_night(position, luck, events)
    if not end_if_won(position, events) and position.customs.brief:
        open_ballot(position, events)


# --- LT-17: talk


def speak(position: Position, seat: i64, act: Act, events: Events | None) -> None:
    """A spoken act, which may be a lie."""
    said = Said(position.day, seat, act.kind, act.at, act.what)
    position.used[seat] += 1
    position.spoken.append(said)
    if act.kind == AM:
        position.says[seat] = act.what
    elif act.kind == SAW:
        if len(position.claims) == MOST_CLAIMS:
            del position.claims[0]
        position.claims.append(said)
    if events is not None:
        tell.spoken(events, said)


def be_ready(position: Position, seat: i64, luck: Luck, events: Events | None) -> None:
    """A player has heard enough; when all living players have, they vote. A plea also ends this way."""
    if events is not None:
        tell.ready(events, seat)
    if position.phase == PLEA:
        next_plea(position, luck, events)
        return
    position.ready = plus(position.ready, seat)
    if position.ready & position.alive == position.alive:
        open_ballot(position, events)


def want_more(position: Position, seat: i64, events: Events | None) -> None:
    """A player wants more time; there is more if more than half of the living want it."""
    position.more = plus(position.more, seat)
    if events is not None:
        tell.more(events, seat)
    if 2 * size_of(position.more) > size_of(position.alive):
        position.prolonged += 1
        position.more = position.ready = 0
        position.n_moments += 1
        if events is not None:
            tell.prolonged(events)


# --- LT-18, LT-21: ballots


def open_ballot(position: Position, events: Events | None) -> None:
    """Begin the first ballot; shadows vote in it, too (LT-27)."""
    position.phase = BALLOT
    position.round = 1
    position.voters = position.alive
    if position.customs.shadows:
        position.voters = everyone(position.n_players)
    open_poll(position, events)


def open_poll(position: Position, events: Events | None) -> None:
    """Begin a ballot without votes, and ask the first voter, or all at once."""
    position.answered = 0
    for seat in range(position.n_seats):
        position.votes[seat] = NOBODY
    position.n_moments += 1
    position.turn = NOBODY
    if not position.customs.at_once:
        position.turn = position.next_from(position.first(), position.voters)
    if events is not None:
        tell.ballot(events, position)


def vote(position: Position, seat: i64, at: i64, luck: Luck, events: Events | None) -> None:
    """Note a vote; it can't be changed."""
    position.votes[seat] = at
    position.answered = plus(position.answered, seat)
    if events is not None:
        tell.voted(events, position, seat, at)
    ask_next(position, luck, events)


def ask_next(position: Position, luck: Luck, events: Events | None) -> None:
    """Ask the next voter, or count if there is none."""
    left = position.voters & ~position.answered
    if left == 0:
        count(position, luck, events)
    elif not position.customs.at_once:
        position.turn = position.next_from(position.first(), left)
        position.n_moments += 1


def miss_vote(position: Position, luck: Luck, events: Events | None) -> None:
    """LT-18: the time is up, for the voter who is asked or for all."""
    if position.customs.at_once:
        position.answered = position.voters
    else:
        position.answered = plus(position.answered, position.turn)
        if events is not None:
            tell.absent(events, position.turn)
    ask_next(position, luck, events)


def count(position: Position, luck: Luck, events: Events | None) -> None:
    """The ballot is over: nominate, or lynch."""
    position.turn = NOBODY
    position.polls.append(Poll(position.day, position.round, tuple(position.votes)))
    if events is not None:
        tell.counted(events, position)
    if position.round == 1:
        nominate(position, luck, events)
    else:
        condemn(position, luck, events)


def tally(position: Position) -> list[int]:
    """The votes for each player."""
    counts = [0] * position.n_players
    for at in position.votes:
        if at >= 0:
            counts[at] += 1
    return counts


def nominate(position: Position, luck: Luck, events: Events | None) -> None:
    """LT-19, LT-20: who must plead."""
    name_owl(position, events)
    position.nominees = nominees_of(position, tally(position))
    hear_pleas(position, luck, events)


def name_owl(position: Position, events: Events | None) -> None:
    """LT-20: announce whom the owl named in the night."""
    position.named = position.announced(position.nights[-1])
    if position.named >= 0 and events is not None:
        tell.owl(events, position.named)


def nominees_of(position: Position, counts: list[int]) -> list[int]:
    """LT-19, LT-20: the two with the most votes, or more in a tie; the owl's target replaces the second."""
    most = max(counts)
    if most == 0:
        return in_order(position, position.alive)
    found = in_order(position, with_count(position, counts, most))
    if len(found) == 1:
        second = max([n for n in counts if n < most])
        runners = in_order(position, with_count(position, counts, second)) if second > 0 else []
        if position.named < 0 or position.named in runners or position.named in found:
            found += runners
    if position.named >= 0 and position.named not in found:
        found.append(position.named)
    return found


def with_count(position: Position, counts: list[int], n: i64) -> i64:
    """The mask of the seats with this many votes."""
    mask: i64 = 0
    for seat in range(position.n_players):
        if counts[seat] == n:
            mask = plus(mask, seat)
    return mask


def in_order(position: Position, mask: i64) -> list[int]:
    """These seats, clockwise from where the asking begins."""
    first = int(position.first())
    seats = seats_in(mask)
    return [seat for seat in seats if seat >= first] + [seat for seat in seats if seat < first]


# --- LT-21, LT-22: pleas and lynching


def hear_pleas(position: Position, luck: Luck, events: Events | None) -> None:
    """The nominees speak one after the other, even if all living are nominated and nobody can vote then."""
    if position.round == 1:
        position.voters = position.alive & ~position.nominated()
    if events is not None:
        tell.nominated(events, position)
    if position.customs.brief or (position.voters == 0 and not position.customs.all_plead):
        open_final(position, luck, events)
    else:
        position.phase = PLEA
        position.turn = position.nominees[0]
        position.n_moments += 1


def next_plea(position: Position, luck: Luck, events: Events | None) -> None:
    """The next nominee pleads; after the last plea comes the vote."""
    place = position.nominees.index(position.turn) + 1
    if place < len(position.nominees):
        position.turn = position.nominees[place]
        position.n_moments += 1
    else:
        open_final(position, luck, events)


def open_final(position: Position, luck: Luck, events: Events | None) -> None:
    """The vote between the nominees. A single nominee is lynched without a vote; if nobody can vote, luck decides."""
    if len(position.nominees) == 1 or position.voters == 0:
        draw_lot(position, position.nominees, luck, events)
        return
    position.phase = FINAL
    position.round += 1
    open_poll(position, events)


def condemn(position: Position, luck: Luck, events: Events | None) -> None:
    """The nominee with the most votes is lynched. After a tie there is one more vote, then luck decides."""
    counts = tally(position)
    most = max([counts[seat] for seat in position.nominees])
    tied = [seat for seat in position.nominees if counts[seat] == most]
    if len(tied) > 1 and position.round == 2:
        position.nominees = tied
        hear_pleas(position, luck, events)
    else:
        draw_lot(position, tied, luck, events)


def draw_lot(position: Position, seats: list[int], luck: Luck, events: Events | None) -> None:
    """LT-21: lynch one of these; the moderator decides at random if there are several."""
    place: i64 = 0
    if len(seats) > 1:
        place = luck.below(len(seats))
    lynch(position, seats[place], len(seats) > 1, events)


def lynch(position: Position, seat: i64, by_luck: bool, events: Events | None) -> None:
    """The player is out and silent, and the card stays hidden. Then it is night, unless somebody has won."""
    position.alive = minus(position.alive, seat)
    position.fates.append(Fallen(seat, position.day, BY_VILLAGE))
    if events is not None:
        tell.lynched(events, position, seat, by_luck)
    if not end_if_won(position, events):
        fall(position, events)


# --- LT-23 to LT-26: the end


def end_if_won(position: Position, events: Events | None) -> bool:
    """The village wins if no wolf is left, the wolves if they are at least as many as the humans; but if the hamster
    lives then, it wins alone."""
    wolves = position.n_wolves()
    if wolves > 0 and 2 * wolves < size_of(position.alive):
        return False
    position.winner = WOLVES
    if wolves == 0:
        position.winner = VILLAGE
    if position.is_alive(position.hamster):
        position.winner = HAMSTER_ALONE
    position.phase = OVER
    position.n_moments += 1
    position.turn = NOBODY
    position.answered = 0
    if events is not None:
        tell.over(events, position)
    return True
