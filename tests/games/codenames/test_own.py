"""A table's own list in the rules: the words on the cards, who sees them, and the verdicts of the referee."""

from __future__ import annotations

import msgspec
import pytest
from games.codenames.positions import view

from ludejo.bots.base import asked
from ludejo.bots.codenames.bot import PLAYERS, WordBot
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.state import Codenames
from ludejo.language.referees.verdict import judged

WORDS = tuple(f"thing {number}" for number in range(60))
ODD = (
    "ice cream",
    "Ph.D",
    "o'clock",
    "8",
    "x",
    "Łódź",
    "東京",
    "кошка",
    "سلام",
    "a-b-c-d",
    "ĉ",
    "straße",
    "ǅ",
    "½",
    "²",
)


def game(words: tuple[str, ...] = WORDS, seats: int = 4, **options: str | int) -> Codenames:
    found = GAME.start(seats, {"own": len(words), **options}, FastLuck(3), words=words)
    assert isinstance(found, Codenames)
    return found


def test_the_words_on_the_cards() -> None:
    """CN-30: each card has the word of its number, the same for everybody."""
    state = game()
    for seat in (ONLOOKER, 0, 1, 2, 3):
        assert view(state, seat).words == tuple(WORDS[card] for card in state.cards)
    assert view(game(seats=2), 0).words != ()


def test_other_words_are_nowhere() -> None:
    """CN-30: a word of the list that is on no card is in no view, no event and no stored state."""
    events = Events()
    words = tuple(f"canary{number}x" for number in range(60))
    state = GAME.start(4, {"own": 60}, FastLuck(3), events, words)
    assert isinstance(state, Codenames)
    told = b"".join(msgspec.json.encode(state.view(seat)) for seat in range(ONLOOKER, 4))
    told += b"".join(msgspec.json.encode(one.event) for one in events.told) + state.to_bytes()
    for number, word in enumerate(words):
        assert (word.encode() in told) == (number in state.cards)


def test_worlds_copies_and_bytes_keep_them() -> None:
    """CN-30: a guesser's other worlds have the same words at the same places, whatever the key."""
    state = game()
    for seat in (ONLOOKER, 0, 1):
        for seed in range(20):
            world = state.resample(seat, FastLuck(seed))
            assert world.view(seat) == state.view(seat)
            assert world.faces == state.faces
    again = GAME.from_bytes(state.to_bytes())
    assert again.view(0) == state.view(0)
    assert again.clone().to_bytes() == state.to_bytes()
    assert game(WORDS[:25]).to_bytes() != GAME.start(4, {"own": 25}, FastLuck(3)).to_bytes()


def test_damaged_words_are_found() -> None:
    """Every shortened state is refused."""
    stored = game().to_bytes()
    for cut in range(1, 40):
        with pytest.raises(Refused):
            GAME.from_bytes(stored[: -8 * cut])


@pytest.mark.parametrize("options", [{}, {"own": "none"}, {"own": 59}, {"own": 61}])
def test_words_whose_number_is_not_in_the_options_are_refused(options: dict[str, str | int]) -> None:
    """CN-30: the option says how many there are."""
    with pytest.raises(Refused) as refused:
        GAME.start(4, options, FastLuck(1), words=WORDS)
    assert refused.value.refusal.code == "list-missing"


@pytest.mark.parametrize(
    ("pack", "clue", "kind"),
    [("en", "cream", "refused"), ("en", "ice", "refused"), ("en", "moon", "fine"), ("eo", "glaciaĵoj", "refused"),
     ("pl", "lodowy", "refused"), ("pl", "księżyc", "fine")],
)  # fmt: skip
def test_the_referee_knows_the_words(pack: str, clue: str, kind: str) -> None:
    """CN-5, CN-19: in the table's language, for the words on the cards, also for a part of two words."""
    words = {"en": "ice cream", "eo": "glaciaĵo", "pl": "lód"}
    state = game((words[pack], *[f"qq{number}qq" for number in range(24)]), pack=pack)
    assert judged(clue, view(state, 0)).kind == kind


@pytest.mark.parametrize("pack", ["en", "eo", "pl"])
def test_odd_words_cause_no_trouble(pack: str) -> None:
    """CN-30: whatever is on a card, the referee has a verdict, and bots play to the end with honest clues."""
    words = (*ODD, *[f"w{number}" for number in range(15)])
    assert GAME.listed("\n".join(words)).words == list(words)
    state, bot, luck = game(words, 2, pack=pack), WordBot(PLAYERS["easy"]), FastLuck(5)
    for clue in ("cat", "kato", "kot", "8", "東", "cream"):
        assert judged(clue, view(state, 0)).kind in ("fine", "doubtful", "refused")
    while not state.is_over():
        (seat,) = state.due()
        move = bot.choose(asked(state, seat, luck, ()), luck)
        if isinstance(move.shape, (shapes.Clue, shapes.JudgedClue)):
            assert judged(move.shape.word, view(state, 0)).kind == "fine"
        state.apply(seat, move, luck)


def test_seconds_are_those_of_the_table() -> None:
    """CN-26: for every clock, and for the sand-glass, which ends nothing."""
    options = GAME.settled(4, {"times": "glass", "seconds": 45})
    assert {GAME.seconds(options, clock) for clock in ("clue", "guess", "ruling", "cover", "glass")} == {45}
    state = game(times="glass")
    assert (state.reminder(), state.clock()) == ("", "")
    state.apply(3, GAME.read({"do": "glass"}), FastLuck(1))
    assert (state.reminder(), state.clock()) == ("glass", "")
