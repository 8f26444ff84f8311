"""What Ludejo knows of languages: which words are related, and how near they are in meaning. Data is loaded when it is
first needed."""

from __future__ import annotations

from functools import cache

from ludejo.games.codenames.referee import Referee
from ludejo.games.codenames.wordlists import LANGUAGES


@cache
def referee(language: str, several: bool = False, affixes: bool = True) -> Referee:
    """The referee of a table's language (CN-19); `affixes`: affixes that are roots count. Loads its dictionary."""
    if language == "eo":
        from ludejo.language.referees.esperanto import EsperantoReferee

        return EsperantoReferee(several, affixes)
    if language == "pl":
        from ludejo.language.referees.polish import PolishReferee

        return PolishReferee(several)
    assert language in LANGUAGES
    from ludejo.language.referees.english import EnglishReferee

    return EnglishReferee(several)
