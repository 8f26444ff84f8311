"""The course of Codenames, once in each language: the same cards and moves, with clues that fit the language.

The pupil guesses for red first, then changes chairs with the spymaster. Blue touches a bystander, then the assassin.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from games.courses import Course, CourseWords, Wish

from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import RED
from ludejo.games.codenames.shapes import CodenamesView, JudgedClue
from ludejo.language.packs import pack, words_on
from ludejo.language.referees.verdict import judged
from ludejo.wire.told import Refusal, refusal_of

SPYMASTER, OPERATIVE, THEIR_SPYMASTER, THEIR_OPERATIVE = range(4)
# The cards by their English words, each with its colour: red, blue, a bystander or the assassin.
TABLE: Final = """
    apple   r  ship   b  spoon  .  lamp    r  owl    b
    camera  .  snow   r  train  b  penguin x  guitar r
    fire    b  window .  pear   r  book    b  island .
    bicycle r  stork  b  dream  .  sledge  r  shirt  b
    camel   .  anchor b  doctor r  nose    .  clock  r
""".split()
CARDS: Final = TABLE[::2]
KEY: Final = ["rb.x".index(letter) for letter in TABLE[1::2]]
# The clues for apple and pear; for ship and anchor; for owl and stork; and the best one for snow and sledge.
CLUES: Final = {
    "en": ("fruit", "sea", "bird", "winter"),
    "eo": ("frukto", "maro", "birdo", "vintro"),
    "pl": ("owoc", "morze", "ptak", "zima"),
}
# For snow and sledge: the clues to choose from (near the assassin, same root, good, a word on the table, good).
OFFERS: Final = {
    "en": ("ice", "snowman", "winter", "sledge", "December"),
    "eo": ("glacio", "neĝhomo", "vintro", "sledo", "decembro"),
    "pl": ("lód", "śnieżka", "zima", "sanki", "grudzień"),
}
# Other clues that the course takes as good, and clues that it knows but does not take.
GOOD: Final = {
    "en": "January February Christmas Santa wintry hill slope slide sliding downhill toboggan sleigh",
    "eo": "januaro februaro Kristnasko vintra gliti glito glitado deklivo monteto",
    "pl": "styczeń luty święta ferie Gwiazdka zimowy zimą górka stok zjazd kulig bałwan Mikołaj",
}
KNOWN: Final = {
    "en": "cold frost freeze frozen polar pole Arctic Antarctica Antarctic icy white "
    "snowball snowflake snowy snowing sledging sled",
    "eo": "malvarmo malvarma malvarme frosto frosta glacia glaciejo poluso Arkto Antarkto blanka "
    "neĝulo neĝbulo neĝero neĝa neĝi neĝado sledi sledado",
    "pl": "zimno zimny chłód mróz mroźny biegun Arktyka Antarktyda biały biel "
    "śnieżynka śnieżny śnieżyca sanie saneczki saneczkarz",
}


def touched(seat: int, *words: str) -> list[Wish]:
    """Point at each of these words, then confirm it."""
    places = [CARDS.index(word) for word in words]
    return [(seat, {"do": what, "place": place}) for place in places for what in ("mark", "confirm")]


def moves(language: str) -> list[Wish]:
    """All moves of the course: four turns."""
    fruit, sea, bird, winter = [{"do": "clue", "word": word, "number": 2} for word in CLUES[language]]
    return [
        (SPYMASTER, fruit),
        *touched(OPERATIVE, "apple", "pear"),
        (OPERATIVE, {"do": "stop"}),
        (THEIR_SPYMASTER, sea),
        *touched(THEIR_OPERATIVE, "ship", "island"),
        (SPYMASTER, {}),
        (SPYMASTER, winter),
        *touched(OPERATIVE, "snow", "sledge"),
        (OPERATIVE, {"do": "stop"}),
        (THEIR_SPYMASTER, bird),
        *touched(THEIR_OPERATIVE, "owl", "penguin"),
    ]


class Rigged(Luck):
    """Luck that lets red begin, and lays these cards with this key."""

    def __init__(self) -> None:
        words = pack("en")
        self.numbers = [RED, *[words.index(card) for card in CARDS]]
        self.cards = list(KEY)

    def below(self, n: int) -> int:
        return self.numbers.pop(0)

    def draw(self, bag: int, size: int) -> int:
        return self.cards.pop(0)


def view_of(state: State) -> CodenamesView:
    view = state.view(SPYMASTER)
    assert isinstance(view, CodenamesView)
    return view


def refereed(state: State, move: Move) -> Move:
    """The move with the verdict that a table's referee writes (CN-19)."""
    if not isinstance(move.shape, JudgedClue):
        return move
    verdict = judged(move.shape.word, view_of(state))
    return GAME.with_verdict(move, verdict.written())


def answered(state: State, word: str) -> dict[str, msgspec.Struct | None] | Refusal:
    """What the pupil is told about a word while typing, in the same form as at a table."""
    move = refereed(state, GAME.read({"do": "clue", "word": word, "number": 2}))
    refusal = state.check(SPYMASTER, move)
    return refusal_of(refusal) if refusal else {"preview": state.preview(SPYMASTER, move)}


def words_of(language: str, state: State) -> CourseWords:
    """The clues that the course knows for snow and sledge, and the words that lie on the table."""
    view, offers = view_of(state), OFFERS[language]
    visible = [word for word, colour in zip(words_on(view.cards, language), view.colours, strict=True) if not colour]
    good = (offers[2], offers[4], *GOOD[language].split())
    known = [*good, *offers, *KNOWN[language].split(), *visible]
    answers = {word.lower(): answered(state, word) for word in known}
    return CourseWords(offers, tuple(word.lower() for word in good), answers)


def course(language: str) -> Course:
    return Course(
        GAME,
        {"pack": language},
        Rigged,
        moves(language),
        seats=4,
        pupil=OPERATIVE,
        edition=language,
        referee=refereed,
        words=partial(words_of, language),
    )


COURSES: Final = [course(language) for language in CLUES]
