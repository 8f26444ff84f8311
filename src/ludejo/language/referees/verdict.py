"""The referee's verdict on a clue at a table, by the words that lie open there and the options of the table."""

from __future__ import annotations

import msgspec

from ludejo.core.move import Move
from ludejo.core.shapes import View
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import entry_of
from ludejo.games.codenames.referee import REFUSED, Referee, Verdict, referee_for
from ludejo.games.codenames.shapes import Ask, Clue, CodenamesView, JudgedAsk, JudgedClue
from ludejo.language import referee
from ludejo.language.packs import clue_list, pack, words_on

N_WARM = 25  # cards: enough to make the referee load all its data


def verdict_on(move: Move, view: View) -> str:
    """The verdict on the word in this move, as the log stores it; "" if the move has no word."""
    if not isinstance(move.shape, (Clue, Ask, JudgedClue, JudgedAsk)):
        return ""
    assert isinstance(view, CodenamesView)
    return judged(move.shape.word, view).written()


def warm_up(language: str) -> None:
    """Load everything that the first clue would load."""
    words = pack(language)
    referee(language).judge(words[0] + words[1], words[:N_WARM])


def spoken(move: Move, view: View) -> Move:
    """The move with a real word. Random players name an entry of the learners' list (`#17`); the first word from there
    on that the referee lets pass takes its place."""
    shape = move.shape
    if not isinstance(shape, (Clue, Ask)) or entry_of(shape.word) < 0:
        return move
    assert isinstance(view, CodenamesView)
    words = clue_list(view.pack)
    turned = words[entry_of(shape.word) :] + words[: entry_of(shape.word)]
    found = next((word for word in turned if judged(word, view).kind != REFUSED), shape.word)
    return GAME.named(msgspec.structs.replace(shape, word=found))


def judged(word: str, view: CodenamesView) -> Verdict:
    """CN-4, CN-5, CN-19. If the words of the host's own list are not known (outside a table), only form is judged."""
    if entry_of(word) >= 0:
        return Verdict(REFUSED, "not-a-word")  # entries of a list are for learners
    if view.own and not view.words:
        return referee_for(view.pack, view.several).judge(word, ())
    knowing: Referee = referee(view.pack, view.several, view.affixes)
    words = view.words or words_on(view.cards, view.pack)
    return knowing.judge(word, [one for one, colour in zip(words, view.colours, strict=True) if colour is None])
