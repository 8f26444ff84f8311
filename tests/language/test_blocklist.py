"""Ludejo itself says nothing offensive: no clue of a bot, no card of a pack, no code of a table."""

from __future__ import annotations

import secrets

import pytest
from lemminflect import getAllInflections

from ludejo.bots.codenames.bot import PLAYERS
from ludejo.core.luck import FastLuck
from ludejo.games.codenames.wordlists import LANGUAGES
from ludejo.language.blocklist import COMMENT, FILES, STEM, entries, is_blocked, is_rude, is_rude_code
from ludejo.language.packs import clue_list, pack
from ludejo.language.referees.english import lemmas_of as english_lemmas
from ludejo.language.referees.polish import forms_of as polish_forms
from ludejo.language.referees.polish import lemmas_of as polish_lemmas
from ludejo.language.thesaurus import VectorThesaurus
from ludejo.language.vectors import table_of
from ludejo.server import tickets

RUDE = {
    "en": "fuck fucking shit bullshit cunts bitches whores nigger faggots raped suicidal suicide porn penises asses",
    "eo": "fiki fikado fiku refiki feko fekaĉo merdon kacoj piĉo pugo memmortigo penisetoj publikulino seksumas",
    "pl": "kurwa kurwy skurwysyn chuja pierdolenie jebany dupę dupek gówno cipą samobójczy gwałtu dziwki pizda",
}
DECENT = {
    "en": "cock rooster class assassin analysis grape therapist dickens essex cocktail peacock sexton homeland butter "
    "gay lesbian virgin hang shiitake scunthorpe arsenal title cumin raccoon spice pass breast",
    "eo": "fikso fiksado fikcio fikuso fekunda pugno kaĉo piceo vagono sekso hundino perforto samseksemulo amo memoro "
    "horo testo kulo cicero",
    "pl": "gwałtowny pochwała pierścień duplikat kurtka ciotka sukienka sukces członek stosunek pedał zbocze analiza "
    "gej samobój szczaw jabłko jezioro huśtawka",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_can_say_a_blocked_word(language: str) -> None:
    """No clue of any level and no entry of the learners' list is on the blocklist, nor is its lemma."""
    feeling = VectorThesaurus(language)
    most = max(player.style.n_clues for player in PLAYERS.values())
    said = {*feeling.clues(10**6), *feeling.clues(most), *clue_list(language)}
    assert len(said) > 3_000
    assert [word for word in said if is_blocked(word, language)] == []
    lemmas = {"en": english_lemmas, "pl": polish_lemmas}.get(language)
    if lemmas is not None:
        assert [word for word in said if lemmas(word) & entries(language)[0] - {word}] == []
    assert not said & set(RUDE[language].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_keeps_its_own_vector(language: str) -> None:
    """Blocked words are left out, and every other clue still has its own vector."""
    feeling, words = VectorThesaurus(language), pack(language)[:5]
    clues, near = feeling.clues(600), feeling.matrix(600, words)
    for n in (0, 199, 599):
        assert near[n] == pytest.approx(feeling.nearness(clues[n], words), abs=1e-4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_blocked(language: str) -> None:
    assert [word for card in pack(language) for word in (card, *card.split()) if is_blocked(word, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_some_dozens_of_clue_words_are_blocked(language: str) -> None:
    table = table_of(language)
    found = [word for word in table.words[: table.n_clues] if is_blocked(word, language)]
    assert 10 <= len(found) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_words_are_matched(language: str) -> None:
    assert [word for word in RUDE[language].split() if not is_blocked(word, language)] == []
    assert [word for word in DECENT[language].split() if is_blocked(word, language)] == []


def lemmas(language: str) -> list[str]:
    """The first word of each line."""
    lines = [line for line in FILES[language].read_text("utf-8").splitlines() if line and not line.startswith(COMMENT)]
    return [line.split()[0] for line in lines if not line.endswith(STEM)]


def test_the_lists_have_all_forms() -> None:
    """The lists have every form that the lemmatisers know, or its beginning, except `ani`, which is also a bird."""
    for word in lemmas("en"):
        forms = {form.lower() for all_ in getAllInflections(word).values() for form in all_} - {"ani"}
        assert [one for one in forms if word in english_lemmas(one) and not is_blocked(one, "en")] == []
    for word in lemmas("pl"):
        assert [one for one in polish_forms(word) if not is_blocked(one, "pl")] == [], word


@pytest.mark.parametrize(
    "text", ["Fuck", "f.u.c.k", "sh1t", "$hit", "Pan Kurwa", "K U R W A", "fuck_you", "5h1t", "fiki"]
)
def test_disguised_words_in_names_are_found(text: str) -> None:
    assert is_rude(text)


@pytest.mark.parametrize(
    "text", ["Ana", "Scunthorpe", "Cassandra", "Essex Girl", "Łucja", "Dickens", "R2-D2", "王小明", "😀"]
)
def test_ordinary_names_are_not_blocked(text: str) -> None:
    assert not is_rude(text)


@pytest.mark.parametrize(
    "code",
    ["fuck234567", "zzsh23fuck", "22kurwa222", "2222kurw22", "dupa345678", "xxcuntxxxx", "23r4pe4567", "23jeb4c678"],
)
def test_codes_that_contain_a_blocked_word_are_found(code: str) -> None:
    assert is_rude_code(code)


def drawn(luck: FastLuck, letters: str) -> str:
    return letters[luck.below(len(letters))]


def test_no_code_has_a_rude_word_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The generator gets an alphabet with which many codes would be rude."""
    luck = FastLuck(1)
    monkeypatch.setattr(secrets, "choice", lambda _: drawn(luck, "fuck"))
    assert any(is_rude_code("".join(drawn(luck, "fuck") for _ in range(10))) for _ in range(200))
    assert not [code for code in (tickets.new_code() for _ in range(500)) if is_rude_code(code)]


def test_hardly_any_code_is_blocked() -> None:
    luck = FastLuck(2)
    lost = sum(is_rude_code("".join(drawn(luck, tickets.ALPHABET) for _ in range(10))) for _ in range(20_000))
    assert lost < 200  # one in a hundred at most, so codes stay hard to guess
