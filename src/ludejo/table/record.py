"""The record of a game that is over: all that is needed to play it again and to check it (docs/records.md).

It has names but no guest ids, moves but no chat. Nobody gets it before the end, because it has the secret of the deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Annotated, Final, Literal

import msgspec

from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.refusal import DAMAGED, MALFORMED, Refusal, Refused, unknown
from ludejo.core.sealed_luck import SealedLuck, is_opened_by, key_of, seal_of
from ludejo.core.shapes import Result
from ludejo.table import happenings as h
from ludejo.table.play import News, Play
from ludejo.table.seats import Chair
from ludejo.table.table import Table

FORMAT: Final = 1
Why = Literal["header", "unreadable", "changed", "illegal", "cut"]
# names that a refusal may repeat; the pattern keeps a stranger's file from sending control codes to the terminal
Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]+\Z", max_length=40)]
At = Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # milliseconds; exact in every language


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all parts of a record."""


class Step(Strict, frozen=True, tag_field="did", tag=str.lower):
    """Base of all steps."""


class MoveStep(Step, frozen=True, tag="moved", omit_defaults=True):
    """A seat made a move; `late`: its bot did not answer in time, and this is a quick move in its place."""

    seat: h.SeatNo
    move: msgspec.Raw
    at: At
    late: bool = False


class ExpiredStep(Step, frozen=True, tag="expired"):
    """The time of a moment was up."""

    at: At


class Undone(Step, frozen=True):
    """The move just before was taken back."""

    at: At


AnyStep = MoveStep | ExpiredStep | Undone


class Seated(Strict, frozen=True):
    """Who sat there when the game ended: a person, a bot that played for a person, or a bot alone; "" for none."""

    name: str
    bot: str


class FailedDeal(Strict, frozen=True):
    """A deal that failed, by seat: what was pledged, what was opened ("" if nothing), and the name of the person who
    pledged there and did not open in time, else ""."""

    pledges: tuple[h.Hex, ...]
    numbers: tuple[h.Hex, ...]
    withheld: tuple[str, ...]


class Deal(Strict, frozen=True, omit_defaults=True):
    """The luck, opened (hexadecimal); a seat without a number has "". `failed` is left out if no number was
    withheld."""

    seal: h.Hex
    secret: h.Hex
    numbers: tuple[h.Hex, ...]
    failed: tuple[FailedDeal, ...] = ()


class Ending(Result, frozen=True, forbid_unknown_fields=True):
    """The result; unknown fields are refused."""


class Top(Strict, frozen=True):
    """What the game began with, and who sat there at its end."""

    format: Literal[1]
    game: Word
    rules: int
    seats: int
    options: dict[Word, int | Word]
    people: tuple[Seated, ...]
    luck: Deal


class Record(Top, frozen=True, omit_defaults=True):
    """One whole game. `words` is the table's own list, from which luck drew by number; left out if there is none."""

    steps: tuple[AnyStep, ...]
    result: Ending
    hash: str
    words: h.Words = ()


class Rough(Top, frozen=True):
    """A record whose steps are not decoded yet, so that a refusal can name a bad one."""

    steps: tuple[msgspec.Raw, ...]
    result: Ending
    hash: str
    words: h.Words = ()


class Numbered(msgspec.Struct, frozen=True):
    """Only the number of the format; other fields are ignored."""

    format: int


# --- writing


def recorded(find: Callable[[str], Game], entries: Iterable[h.Entry]) -> list[Record]:
    """A record of each game that was played to its end at the table of these entries, in order."""
    table = Table(find)
    scribes: list[Scribe] = []
    for entry in entries:
        table.fold(entry, silent=True)
        if table.play is None:
            continue
        if scribes and scribes[-1].play is table.play:
            scribes[-1].note(table, entry)
        else:  # the entry that opened the last number dealt the cards
            scribes.append(Scribe(table, table.play))
    return [scribe.record() for scribe in scribes if scribe.play.state.is_over()]


class Scribe:
    """Records one game while a log is folded, with numbers and options as they were when the cards were dealt."""

    def __init__(self, table: Table, play: Play) -> None:
        numbers = tuple(chair.number or "" for chair in table.chairs)
        self.play = play
        self.moment = play.moment()
        failed = tuple(FailedDeal(one.pledges, one.numbers, one.withheld) for one in table.failed)
        self.luck = Deal(seal_of(table.secret), table.secret.hex(), numbers, failed)
        self.options = dict(table.options)
        self.words = table.list_played()
        self.steps: list[AnyStep] = []
        self.people: tuple[Seated, ...] = ()

    def note(self, table: Table, entry: h.Entry) -> None:
        """One more entry of the table's log; most of them are no steps of the game."""
        step = self.step_of(entry)
        self.moment = self.play.moment()
        if step is not None:
            self.steps.append(step)
            self.people = people_at(table)

    def step_of(self, entry: h.Entry) -> AnyStep | None:
        match entry.did:
            case h.Moved(seat=seat, move=move):  # encoded again, because a device may have sent spaces
                shape = self.play.game.read_logged(bytes(move)).shape
                return MoveStep(seat, msgspec.Raw(msgspec.json.encode(shape)), entry.at, entry.late)
            case h.Expired():
                return ExpiredStep(entry.at)
            case h.Asked() | h.Agreed() if self.play.moment() != self.moment:  # asking alone changes no moment
                return Undone(entry.at)
        return None

    def record(self) -> Record:
        game, people, steps = self.play.game, self.people, tuple(self.steps)
        ending = ending_of(self.play)
        luck, options = self.luck, self.options
        bare = Record(FORMAT, game.id, game.rules, len(people), options, people, luck, steps, ending, "", self.words)
        return msgspec.structs.replace(bare, hash=hash_of(bare))


def people_at(table: Table) -> tuple[Seated, ...]:
    """Who sits where now: names, never ids of guests."""
    return tuple(Seated(name_at(table, chair), chair.bot) for chair in table.chairs)


def name_at(table: Table, chair: Chair) -> str:
    """The chair's own name, else its person's."""
    return "" if chair.person is None else chair.name or table.people[chair.person].name


def ending_of(play: Play) -> Ending:
    """How a game that is over ended."""
    result = play.state.result()
    assert result is not None
    return Ending(result.places, result.points, result.winners)


def hash_of(record: Record) -> str:
    """SHA-256 of the record without its hash, as JSON with sorted names and no spaces."""
    plain = msgspec.json.decode(msgspec.json.encode(record))
    del plain["hash"]
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


# --- reading and checking


def damaged(step: int, why: Why) -> Refused:
    """The answer to a bad record: its first bad step (0 means everything before the steps)."""
    return Refused(Refusal(DAMAGED, f"log-{why}", "", {"entry": step}))


def read(lines: bytes) -> Record:
    """The record in this JSON; `Refused` if it is none, or with the first step that can't be read."""
    try:
        number = msgspec.json.decode(lines, type=Numbered).format
        if number != FORMAT:
            raise unknown("unknown-format", format=number)
        rough = msgspec.json.decode(lines, type=Rough)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise damaged(0, "header") from None
    steps = tuple(read_step(step, n) for n, step in enumerate(rough.steps, start=1))
    return Record(**{**msgspec.structs.asdict(rough), "steps": steps})


def read_step(step: msgspec.Raw, n: int) -> AnyStep:
    try:
        found: AnyStep = msgspec.json.decode(step, type=AnyStep)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise damaged(n, "unreadable") from None
    return found


def checked(game: Game, record: Record) -> Play:
    """Play the record again to its end; `Refused` names the first thing that doesn't fit."""
    play = dealt(game, record)
    for n, step in enumerate(record.steps, start=1):
        take(play, step, n)
    if not play.state.is_over():
        raise damaged(len(record.steps) + 1, "cut")
    if ending_of(play) != record.result:
        raise Refused(Refusal(DAMAGED, "record-result"))
    if hash_of(record) != record.hash:  # last, because it can't say where
        raise damaged(len(record.steps), "changed")
    return play


def dealt(game: Game, record: Record) -> Play:
    """The game at its start, as the record says."""
    if record.game != game.id:
        raise unknown("unknown-game", game=record.game)
    game = game.under(record.rules)
    if len(record.people) != record.seats:
        raise damaged(0, "header")
    if not fits_list(game, record) or not all(fits_failed(one, record.seats) for one in record.luck.failed):
        raise damaged(0, "header")
    return Play(game, record.seats, dict(record.options), opened(record).key, words=record.words)


def fits_list(game: Game, record: Record) -> bool:
    """Could a table have had these words? A stranger's file may contain anything."""
    if not record.words:
        return True
    listing = game.listed("\n".join(record.words))
    return listing is not None and listing.is_fine() and tuple(listing.words) == record.words


def fits_failed(failed: FailedDeal, seats: int) -> bool:
    """Does every number that was opened fit its pledge, and did somebody withhold one?"""
    parts: list[tuple[str, ...]] = [failed.pledges, failed.numbers, failed.withheld]
    if any(len(part) != seats for part in parts) or not any(failed.withheld):
        return False
    return all(fits_pledge(*of) for of in zip(*parts, strict=True))


def fits_pledge(pledge: str, number: str, withheld: str) -> bool:
    """A seat of a failed deal. Without a pledge it may have its number from the deal before, but withheld none."""
    if not pledge or not number:
        return not (withheld and (number or not pledge))
    fits = len(number) % 2 == 0 and hashlib.sha256(bytes.fromhex(number)).hexdigest() == pledge
    return fits and not withheld


def opened(record: Record) -> SealedLuck:
    """The luck of the record; `Refused` if the secret doesn't open the seal, or a seat's number is missing."""
    deal = record.luck
    try:
        secret = bytes.fromhex(deal.secret)
        key = key_of(secret, [bytes.fromhex(number) for number in deal.numbers])
    except ValueError:
        raise damaged(0, "header") from None
    if not is_opened_by(deal.seal, secret) or len(deal.numbers) != record.seats:
        raise damaged(0, "header")
    return SealedLuck(key)


def take(play: Play, step: AnyStep, n: int) -> News:
    """Take step n of a record, if the rules allow it; returns what is new to whom."""
    match step:
        case MoveStep():
            move = move_of(play, step, n)
            if play.state.check(step.seat, move) is None:
                return play.move(step.seat, move)
        case ExpiredStep():
            if play.state.clock():
                return play.expire()
        case Undone():
            if play.before is not None:
                return play.undo()
    raise damaged(n, "illegal")


def move_of(play: Play, step: MoveStep, n: int) -> Move:
    try:
        return play.game.read_logged(bytes(step.move))
    except Refused as refused:
        raise damaged(n, "unreadable" if refused.refusal.kind == MALFORMED else "illegal") from None
