"""Records: a finished game can be replayed from its record, and every change to a record is found."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.table.crowd import CHAT, GUEST, NAMES, Crowd
from support.table.party import find, number_of
from support.table.plain_judge import judged
from support.toy.game import GAME as TOY

import ludejo
from ludejo.cli.replay import shown
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.core.refusal import Refused
from ludejo.core.sealed_luck import SealedLuck
from ludejo.table import happenings as h
from ludejo.table.record import MoveStep, Record, checked, hash_of, read, recorded
from ludejo.texts import LANGUAGES, Texts

LOVE = ludejo.game("love-letter")
Plain = dict[str, Any]  # a record as any other program reads it
PAGE = Path(__file__).parent.parent.parent / "docs/records.md"


def crowd(seed: int, chances: int = 8) -> Crowd:
    """A random game of Love Letter or Whisper, played to its end."""
    options: dict[str, Value] = {"rounds": 3} if seed % 2 else {"tokens": 1 + seed % 4 // 2}
    party = Crowd(TOY if seed % 2 else LOVE, 3 + seed % 2, seed, options)
    party.sit(n_bots=1)
    party.live(chances=chances)
    return party


def sample(seed: int, chances: int = 8) -> tuple[Game, Record, Plain]:
    """The record of such a game, and the same as plain JSON."""
    (record,) = crowd(seed, chances).records()
    return find(record.game), record, msgspec.json.decode(msgspec.json.encode(record))


def fault(game: Game, plain: object) -> tuple[str, int]:
    """The code of the refusal and the step it names (-1: none); ("", -1) for a sound record."""
    try:
        checked(game, read(plain if isinstance(plain, bytes) else msgspec.json.encode(plain)))
    except Refused as refused:
        return refused.refusal.code, int(refused.refusal.args.get("entry", -1))
    return "", -1


def changed(plain: Plain, *path: str | int, to: object) -> Plain:
    """A copy with another value at this place."""
    copy: Plain = msgspec.json.decode(msgspec.json.encode(plain))
    place: Any = copy
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return copy


@pytest.mark.parametrize("seed", range(12))
def test_a_record_gives_the_game_again_without_guests_and_chat(seed: int) -> None:
    party = crowd(seed)
    party.must(party.guests[0], h.Said(CHAT))
    (record,) = party.records()
    said = msgspec.json.encode(record)
    assert msgspec.json.encode(read(said)) == said
    again = checked(find(record.game), read(said))
    assert again.state.to_bytes() == party.play().state.to_bytes()
    assert again.past == party.play().past
    assert record.luck.numbers[:2] == (number_of(party.guests[0]), "")
    assert record.people[-1].bot == "random"
    assert [one.name for one in record.people] == [*NAMES[: record.seats - 1], ""]
    for canary in (GUEST.encode(), CHAT.encode(), b" : "):
        assert canary in msgspec.json.encode(party.entries)
        assert canary not in said


def test_random_games_have_every_kind_of_step() -> None:
    steps = {type(step).__name__ for seed in range(12) for step in sample(seed)[1].steps}
    assert steps == {"MoveStep", "ExpiredStep", "Undone"}


def test_there_is_no_record_before_the_end() -> None:
    party = crowd(4)
    assert all(recorded(find, party.entries[:n]) == [] for n in range(len(party.entries)))
    assert len(party.records()) == 1
    closed = h.Entry(party.guests[0], 0, h.Closed())
    assert len(recorded(find, [*party.entries, closed])) == 1
    assert recorded(find, [*party.entries[:-1], closed]) == []


def test_each_game_of_a_table_has_its_record() -> None:
    party = crowd(2)
    ends = [party.play()]
    for _ in range(2):
        party.must(party.guests[0], h.Again(party.secret()))
        party.must(party.guests[0], h.Chose("tokens", 1 + len(ends)))
        party.sit(n_bots=1)
        assert len(party.records()) == len(ends)
        party.live()
        ends.append(party.play())
    records = party.records()
    assert len({record.luck.secret for record in records}) == 3
    assert [record.options["tokens"] for record in records] == [2, 2, 3]
    assert [checked(LOVE, record).past for record in records] == [end.past for end in ends]


def test_a_record_names_the_last_holder_of_a_seat_and_keeps_the_number_of_the_first() -> None:
    """A seat is given to another person, who leaves it to a bot: the number stays, the name does not."""
    party = Crowd(LOVE, 2, 1, {"tokens": 1})
    party.sit(0)
    party.step()
    party.must("phone", h.Came("Zoe"))
    party.must(party.guests[0], h.Gave(0, 2))
    party.guests[0] = "phone"
    party.must(party.guests[1], h.Stood(1))
    party.must("phone", h.Came("Zoe the Second"))
    party.must(f"{GUEST}-0", h.Filled(1, "random"))
    party.live(chances=0)
    party.must("phone", h.Came("Late"))
    (record,) = party.records()
    assert [(one.name, one.bot) for one in record.people] == [("Zoe the Second", ""), ("", "random")]
    assert record.luck.numbers == (number_of(f"{GUEST}-0"), "")
    assert checked(LOVE, record).past == party.play().past


def test_the_hash_is_that_of_plain_json() -> None:
    _, record, plain = sample(1)
    assert fault(TOY, json.dumps(plain, indent=4).encode()) == ("", -1)  # spaces don't matter
    del plain["hash"]
    line = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(line.encode()).hexdigest() == record.hash


def head_changes(plain: Plain) -> Iterator[tuple[str, Plain]]:
    """Records with one changed field, for every field except the steps, and the code of the refusal."""
    zeros, luck = "0" * 64, plain["luck"]
    bad: dict[str, list[tuple[Any, ...]]] = {
        "unknown-format": [("format", 2)],
        "unknown-game": [("game", "chess")],
        "unknown-rules": [("rules", plain["rules"] + 1)],
        "unknown-option": [("options", "colour", "red")],
        "unknown-value": [("options", next(iter(plain["options"])), 77)],
        "log-header": [("format", "1"), ("game", "\x1b[2J"), ("seats", 0), ("seats", 9), ("seats", 10**30)]
        + [("people", plain["people"][1:]), ("luck", "numbers", luck["numbers"][1:]), ("luck", "seal", zeros)]
        + [("luck", "secret", wrong) for wrong in (zeros, luck["secret"][:-1], "", "ĉ")]
        + [("luck", "numbers", 0, "2" * 70_000)]
        + [("more", 1), ("luck", "more", 1), ("result", "more", 1), ("people", 0, "more", 1)],
        "record-result": [("result", field, [*values, 0]) for field, values in plain["result"].items()]
        + [("result", field, [9, *values[1:]]) for field, values in plain["result"].items()],
        "log-changed": [("hash", ""), ("steps", 0, "at", 7**9)]
        + [("people", 0, part, "zoe") for part in ("name", "bot")],
    }
    yield from ((code, changed(plain, *path, to=to)) for code, places in bad.items() for *path, to in places)
    for field in plain:
        yield "log-header", {name: value for name, value in plain.items() if name != field}


@pytest.mark.parametrize("seed", range(8))
def test_a_change_outside_the_steps_is_refused(seed: int) -> None:
    game, record, plain = sample(seed)
    entries = {"log-header": 0, "log-changed": len(record.steps)}
    for code, bad in head_changes(plain):
        assert fault(game, bad) == (code, entries.get(code, -1)), bad


def game_changes(plain: Plain, luck: FastLuck) -> Iterator[tuple[int, Plain]]:
    """Records of another game: another deal, or a step dropped, doubled, swapped, or changed; and the step's number."""
    other = changed(plain, "luck", "secret", to="00" * 32)
    yield 1, changed(other, "luck", "seal", to=hashlib.sha256(bytes(32)).hexdigest())
    for seat, number in enumerate(plain["luck"]["numbers"]):
        yield 1, changed(plain, "luck", "numbers", seat, to=number + "00")
    for option in find(plain["game"]).options:
        yield from ((1, changed(plain, "options", option.name, to=value)) for value in option.values)
    steps, moves = plain["steps"], find(plain["game"]).moves()
    undone, expired = {"did": "undone", "at": 0}, {"did": "expired", "at": 0}
    for n, step in enumerate(steps):
        before, after = steps[:n], steps[n + 1 :]
        others = [[], [step, step], [undone], [expired], [undone, step], [expired, step]]
        yield from ((n + 1, {**plain, "steps": before + other + after}) for other in others)
        if after:
            yield n + 1, {**plain, "steps": [*before, after[0], step, *after[1:]]}
        if step["did"] == "moved":
            yield n + 1, changed(plain, "steps", n, "seat", to=(step["seat"] + 1) % plain["seats"])
            shape = moves[luck.below(len(moves))].shape
            yield n + 1, changed(plain, "steps", n, "move", to=msgspec.to_builtins(shape))


@pytest.mark.parametrize("seed", range(10))
def test_a_changed_step_is_refused_where_it_first_does_not_fit(seed: int) -> None:
    game, _, plain = sample(seed)
    for n, bad in game_changes(plain, FastLuck(seed)):
        code, entry = fault(game, bad)
        last = len(bad["steps"])
        if bad == plain:
            assert code == ""
        elif code in ("log-illegal", "log-cut"):
            assert n <= entry <= last + 1
            before = fault(game, {**bad, "steps": bad["steps"][: entry - 1]})
            assert before[0] not in ("log-illegal", "log-unreadable")  # all steps before it can be played
            assert before[0] != "log-cut" or before[1] == entry
        else:
            assert (code, entry) in (("record-result", -1), ("log-changed", last))


def rebound(plain: Plain) -> Plain:
    """The record with the hash that fits it, as a forger would write it."""
    return {**plain, "hash": hash_of(read(msgspec.json.encode(plain)))}


@pytest.mark.parametrize("seed", range(6))
def test_a_forger_of_hashes_needs_a_legal_game_with_this_result(seed: int) -> None:
    game, _, plain = sample(seed, chances=0)
    for _, bad in game_changes(plain, FastLuck(seed)):
        if not any(step["did"] == "undone" for step in bad["steps"]):
            assert fault(game, rebound(bad)) == judged(game, bad)


UNREADABLE = """{"did":"flew","at":0} {"did":"expired"} {"did":"undone","at":0,"more":1} {"did":"undone","at":-1}
    {"did":"moved","at":0,"seat":99,"move":{"play":"spy"}} {"did":"moved","at":0,"seat":0,"move":{"play":"queen"}}
    {"did":"moved","at":0,"seat":0,"move":null} 17"""
ILLEGAL = """{"did":"moved","at":0,"seat":23,"move":{"play":"spy"}} {"did":"expired","at":0}"""


@pytest.mark.parametrize(("code", "lines"), [("log-unreadable", UNREADABLE), ("log-illegal", ILLEGAL)])
def test_an_impossible_step_is_named(code: str, lines: str) -> None:
    _, record, plain = sample(0)
    for step in map(json.loads, lines.split()):
        for n in range(len(record.steps)):
            assert fault(LOVE, changed(plain, "steps", n, to=step)) == (code, n + 1)
        assert fault(LOVE, {**plain, "steps": [*plain["steps"], step]}) == (code, len(record.steps) + 1)


def test_a_move_nested_without_end_is_only_unreadable() -> None:
    _, record, _ = sample(0)
    move = bytes(next(step.move for step in record.steps if isinstance(step, MoveStep)))
    deep = msgspec.json.encode(record).replace(move, b"[" * 200_000 + b"]" * 200_000, 1)
    assert fault(LOVE, deep) == ("log-header", 0)


def test_anything_else_than_a_record_is_refused() -> None:
    deep = b"[" * 200_000
    for bad in (b"", *b'{ null [] 17 \xff\xfe {"format":1e400}'.split(), deep, b'{"format":1,"steps":' + deep):
        assert fault(LOVE, bad) == ("log-header", 0)
    line, luck = msgspec.json.encode(sample(0)[1]), FastLuck(5)
    for place in range(len(line)):
        other = bytes([(line[place] + 1 + luck.below(255)) % 256])
        assert fault(LOVE, line[:place] + other + line[place + 1 :])[0] != "", (place, other)
        if place % 7 == 0:
            assert fault(LOVE, line[:place])[0] == "log-header"


def texts(language: str) -> Texts:
    return Texts(language, [TOY.texts])


def story(record: Record, seat: int | None, say: Texts) -> list[str]:
    """The sentences about events; a move that was taken back is told to everybody."""
    lines, undone = list(shown(find(record.game), record, seat, say)), say.say("cli-replay-undone")
    assert lines[0].startswith(f"{say.say(f'{record.game}-name')}: Ana, ")
    assert lines.count(undone) == [type(step).__name__ for step in record.steps].count("Undone")
    return [line for line in lines[1:] if line not in ("", undone)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_shown_what_it_was_told_live(seed: int, language: str) -> None:
    party, say = crowd(seed), texts(language)
    (record,) = party.records()
    names = [*NAMES[: record.seats - 1], say.names(record.seats)[-1]]
    names = [name.replace("\u202e", "?").replace("\x1b", "?") for name in names]  # as they are printed to a terminal
    for viewer, past in party.play().past.items():
        assert story(record, viewer, say) == [say.event(find(record.game), event, names) for event in past]
    truth, everybody = story(record, None, say), story(record, ludejo.ONLOOKER, say)
    for seat in range(record.seats):  # every sentence for this seat is there, marked if others were not told it
        assert all(any(told.endswith(line) for told in truth) for line in story(record, seat, say))
    assert [line for line in truth if line in set(everybody)] == everybody
    assert len(truth) > len(everybody)


def test_equal_names_are_distinguished_and_unsound_records_are_not_shown() -> None:
    _, record, plain = sample(0)
    plain["people"] = [{"name": "Ana", "bot": ""}, {"name": "Ana", "bot": ""}, {"name": "", "bot": "random"}]
    namesakes = read(msgspec.json.encode(rebound(plain)))
    assert next(shown(LOVE, namesakes, None, texts("en"))) == "Love Letter: Ana (1), Ana (2) and Player 3"
    unsound = msgspec.structs.replace(record, hash="")
    cases = [("unknown-seat", LOVE, record, 3), ("unknown-seat", LOVE, record, -2)]
    cases += [("unknown-game", TOY, record, 0), ("log-changed", LOVE, unsound, 0)]
    for code, game, one, seat in cases:
        with pytest.raises(Refused) as refused:
            next(shown(game, one, seat, texts("en")))
        assert refused.value.refusal.code == code


def test_the_example_of_the_page_is_sound_and_its_python_runs() -> None:
    example, by_hand = (re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text(), re.S)[0] for kind in ("json", "python"))
    checked(LOVE, read(example.encode()))
    names: dict[str, Any] = {"text": example}
    exec(compile(by_hand, "records.md", "exec"), names)
    luck = SealedLuck(names["key"])
    luck.turn_to(0)
    assert names["word"] == luck.word()
