"""The days of Lupus in Tabula: talk, nomination, pleas, lynching, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import everyone, minus, plus, seats_in, size_of
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula import tell
from ludejo.games.lupus_in_tabula.nights import Nights
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
    TALK,
    VILLAGE,
    WOLVES,
    Act,
)
from ludejo.games.lupus_in_tabula.tape import Fallen, Poll, Said


class Days(Nights):
    """LT-17 to LT-27."""

    # --- the night is over

    def dawn(self, luck: Luck, events: Events | None) -> None:
        """The night ends; then the village talks, unless somebody has won (LT-23)."""
        self.break_night(luck, events)
        if not self.end_if_won(events) and self.customs.brief:
            self.open_ballot(events)

    # --- LT-17: talk

    def speak(self, seat: i64, act: Act, events: Events | None) -> None:
        """A spoken act: true or not."""
        said = Said(self.day, seat, act.kind, act.at, act.what)
        self.used[seat] += 1
        self.spoken.append(said)
        if act.kind == AM:
            self.says[seat] = act.what
        elif act.kind == SAW:
            if len(self.claims) == MOST_CLAIMS:
                del self.claims[0]
            self.claims.append(said)
        if events is not None:
            tell.spoken(events, said)

    def be_ready(self, seat: i64, luck: Luck, events: Events | None) -> None:
        """Enough; when all have heard enough, they vote. A plea ends so, too."""
        if events is not None:
            tell.ready(events, seat)
        if self.phase == PLEA:
            self.next_plea(luck, events)
            return
        self.ready = plus(self.ready, seat)
        if self.ready & self.alive == self.alive:
            self.open_ballot(events)

    def want_more(self, seat: i64, events: Events | None) -> None:
        """More time, if more than half of the living want it."""
        self.more = plus(self.more, seat)
        if events is not None:
            tell.more(events, seat)
        if 2 * size_of(self.more) > size_of(self.alive):
            self.prolonged += 1
            self.more = self.ready = 0
            self.n_moments += 1
            if events is not None:
                tell.prolonged(events)

    # --- LT-18, LT-21: ballots

    def open_ballot(self, events: Events | None) -> None:
        """The first ballot; shadows vote in it, too (LT-27)."""
        self.phase = BALLOT
        self.round = 1
        self.voters = self.alive
        if self.customs.shadows:
            self.voters = everyone(self.n_players)
        self.open_poll(events)

    def open_poll(self, events: Events | None) -> None:
        """Nobody has voted yet; the first one is asked, or all are."""
        self.answered = 0
        for seat in range(self.n_seats):
            self.votes[seat] = NOBODY
        self.n_moments += 1
        self.turn = NOBODY
        if not self.customs.at_once:
            self.turn = self.next_from(self.first(), self.voters)
        if events is not None:
            tell.ballot(events, self)

    def vote(self, seat: i64, at: i64, luck: Luck, events: Events | None) -> None:
        """A vote is given, and never changed."""
        self.votes[seat] = at
        self.answered = plus(self.answered, seat)
        if events is not None:
            tell.voted(events, self, seat, at)
        self.ask_next(luck, events)

    def ask_next(self, luck: Luck, events: Events | None) -> None:
        """The next voter, if there is one."""
        left = self.voters & ~self.answered
        if left == 0:
            self.count(luck, events)
        elif not self.customs.at_once:
            self.turn = self.next_from(self.first(), left)
            self.n_moments += 1

    def miss_vote(self, luck: Luck, events: Events | None) -> None:
        """LT-18: the time is up, for the one who is asked or for all."""
        if self.customs.at_once:
            self.answered = self.voters
        else:
            self.answered = plus(self.answered, self.turn)
            if events is not None:
                tell.absent(events, self.turn)
        self.ask_next(luck, events)

    def count(self, luck: Luck, events: Events | None) -> None:
        """All have voted."""
        self.turn = NOBODY
        self.polls.append(Poll(self.day, self.round, tuple(self.votes)))
        if events is not None:
            tell.counted(events, self)
        if self.round == 1:
            self.nominate(luck, events)
        else:
            self.condemn(luck, events)

    def tally(self) -> list[int]:
        """The votes for each player."""
        counts = [0] * self.n_players
        for at in self.votes:
            if at >= 0:
                counts[at] += 1
        return counts

    def nominate(self, luck: Luck, events: Events | None) -> None:
        """LT-19, LT-20: who must plead."""
        self.name_owl(events)
        self.nominees = self.nominees_of(self.tally())
        self.hear_pleas(luck, events)

    def name_owl(self, events: Events | None) -> None:
        """LT-20: whom the owl named in the night is announced."""
        self.named = self.announced(self.nights[-1])
        if self.named >= 0 and events is not None:
            tell.owl(events, self.named)

    def nominees_of(self, counts: list[int]) -> list[int]:
        """LT-19, LT-20: the two with most votes, more if tied; the owl's target in place of the second."""
        most = max(counts)
        if most == 0:
            return self.in_order(self.alive)
        found = self.in_order(self.with_count(counts, most))
        if len(found) == 1:
            second = max([n for n in counts if n < most])
            runners = self.in_order(self.with_count(counts, second)) if second > 0 else []
            if self.named < 0 or self.named in runners or self.named in found:
                found += runners
        if self.named >= 0 and self.named not in found:
            found.append(self.named)
        return found

    def with_count(self, counts: list[int], n: i64) -> i64:
        """The mask of those with so many votes."""
        mask: i64 = 0
        for seat in range(self.n_players):
            if counts[seat] == n:
                mask = plus(mask, seat)
        return mask

    def in_order(self, mask: i64) -> list[int]:
        """These, clockwise from where the asking begins."""
        first = int(self.first())
        seats = seats_in(mask)
        return [seat for seat in seats if seat >= first] + [seat for seat in seats if seat < first]

    # --- LT-21, LT-22: pleas and lynching

    def hear_pleas(self, luck: Luck, events: Events | None) -> None:
        """The nominees speak one after the other, also where nobody can vote then, for all living are nominated."""
        if self.round == 1:
            self.voters = self.alive & ~self.nominated()
        if events is not None:
            tell.nominated(events, self)
        if self.customs.brief or (self.voters == 0 and not self.customs.all_plead):
            self.open_final(luck, events)
        else:
            self.phase = PLEA
            self.turn = self.nominees[0]
            self.n_moments += 1

    def next_plea(self, luck: Luck, events: Events | None) -> None:
        """The next one, or the vote."""
        place = self.nominees.index(self.turn) + 1
        if place < len(self.nominees):
            self.turn = self.nominees[place]
            self.n_moments += 1
        else:
            self.open_final(luck, events)

    def open_final(self, luck: Luck, events: Events | None) -> None:
        """The vote between the nominees; a single one needs none, and where nobody can vote luck decides."""
        if len(self.nominees) == 1 or self.voters == 0:
            self.draw_lot(self.nominees, luck, events)
            return
        self.phase = FINAL
        self.round += 1
        self.open_poll(events)

    def condemn(self, luck: Luck, events: Events | None) -> None:
        """Most votes; a tie is voted on once more, then luck decides."""
        counts = self.tally()
        most = max([counts[seat] for seat in self.nominees])
        tied = [seat for seat in self.nominees if counts[seat] == most]
        if len(tied) > 1 and self.round == 2:
            self.nominees = tied
            self.hear_pleas(luck, events)
        else:
            self.draw_lot(tied, luck, events)

    def draw_lot(self, seats: list[int], luck: Luck, events: Events | None) -> None:
        """LT-21: the moderator decides at random, where there are several."""
        place: i64 = 0
        if len(seats) > 1:
            place = luck.below(len(seats))
        self.lynch(seats[place], len(seats) > 1, events)

    def lynch(self, seat: i64, by_luck: bool, events: Events | None) -> None:
        """Out, silent, the card stays hidden. Then it is night, unless somebody has won."""
        self.alive = minus(self.alive, seat)
        self.fates.append(Fallen(seat, self.day, BY_VILLAGE))
        if events is not None:
            tell.lynched(events, self, seat, by_luck)
        if not self.end_if_won(events):
            self.fall(events)

    # --- LT-23 to LT-26: the end

    def end_if_won(self, events: Events | None) -> bool:
        """No wolf is left, or as many wolves as humans; who lives as the hamster then wins alone."""
        wolves = self.n_wolves()
        if wolves > 0 and 2 * wolves < size_of(self.alive):
            return False
        self.winner = WOLVES
        if wolves == 0:
            self.winner = VILLAGE
        if self.is_alive(self.hamster):
            self.winner = HAMSTER_ALONE
        self.phase = OVER
        self.n_moments += 1
        self.turn = NOBODY
        self.answered = 0
        if events is not None:
            tell.over(events, self)
        return True

    def time_is_up(self, luck: Luck, events: Events | None) -> None:
        """Every missing decision takes its default."""
        if self.is_polling():
            self.miss_vote(luck, events)
        elif self.phase == PLEA:
            self.be_ready(self.turn, luck, events)
        elif self.phase == TALK:
            self.open_ballot(events)
        else:
            self.dawn(luck, events)
