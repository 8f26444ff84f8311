"""The screens of Codenames: a spymaster's key and clue, pointing and touching, challenges, variants, the end."""

from __future__ import annotations

from games.codenames import positions as at
from playwright.sync_api import Page, expect
from support.browser.guide import CODENAMES, Guide, sheet
from support.browser.screens_board import cover
from support.browser.teller import Teller

from ludejo.core.event import Events
from ludejo.core.move import Move
from ludejo.core.shapes import Event
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import RED
from ludejo.games.codenames.shapes import CodenamesView, JudgedClue
from ludejo.games.codenames.state import Codenames
from ludejo.language.referees.verdict import judged

KEY = "b.rrb.rxrb.rb.rb.rb.brr.b"  # nine red, eight blue, seven bystanders, the assassin
# A long word of each pack: on a phone it has to fit, too.
LONG = {"en": "watermelon", "eo": "noktopapilio", "pl": "pielęgniarka"}


def dealt(seats: int = 6, pack: str = "eo", starter: int = RED) -> Codenames:
    """A game about to begin, with random words."""
    state = at.game(seats, KEY, starter, pack=pack)
    state.cards = at.started(4, 4, pack=pack).cards
    return state


def played(state: Codenames) -> Codenames:
    """Some turns later: each side has found own words, and has touched another card."""
    at.play(state, state.spy0, "clue besto 2")
    at.touch(state, min(seats_of(state, 0)), 2, 3, 1)
    at.play(state, state.spy1, "clue domo 3")
    at.touch(state, min(seats_of(state, 1)), 0, 4, 6)
    return state


def seats_of(state: Codenames, team: int) -> list[int]:
    mask = state.ops(team)
    return [seat for seat in range(state.n_seats) if mask >> seat & 1]


def shown(guide: Guide, state: Codenames, *events: Event, seat: int = 0) -> tuple[Page, Teller]:
    """Show this seat's sight of a position, though the visitor sits at seat 0."""
    page, teller = guide.match(state.n_seats, CODENAMES)
    teller.judged = lambda move: refereed(state, move)
    teller.sight = {**teller.sight}
    teller.show(state, *events, seat=seat)
    return page, teller


def refereed(state: Codenames, move: Move) -> Move:
    view, shape = state.view(-1), move.shape
    assert isinstance(view, CodenamesView)
    assert isinstance(shape, JudgedClue)
    return GAME.with_verdict(move, judged(shape.word, view).written())


def told(state: Codenames, seat: int, text: str, to: int) -> list[Event]:
    """Make a move; returns what the seat `to` is told."""
    events = Events()
    state.apply(seat, at.read(text), at.LUCK, events)
    return events.to(to)


def typed(page: Page, word: str, verdict: str) -> None:
    page.locator(".clue-form input").fill(word)
    page.locator(f".verdict.{verdict}").wait_for()


# The spymaster


def codenames_spymaster(guide: Guide) -> Page:
    page, _ = shown(guide, dealt())
    page.locator(".cell.known.assassin").wait_for()
    return page


def codenames_clue(guide: Guide) -> Page:
    """Two words are meant; the referee has nothing against it."""
    page, _ = shown(guide, played(dealt()))
    for place in (8, 11):
        page.locator(f"[data-place='{place}']").click()
    typed(page, "fajro", "fine")
    expect(page.locator("select.number")).to_have_value("2")
    return page


def codenames_doubtful(guide: Guide) -> Page:
    page, _ = shown(guide, played(dealt(pack="en")))
    typed(page, doubtful_in("en"), "doubtful")
    return page


def doubtful_in(pack: str) -> str:
    """A word that the referee has doubts about."""
    state = played(dealt(pack=pack))
    view = state.view(-1)
    assert isinstance(view, CodenamesView)
    from ludejo.language.packs import words_on
    from ludejo.language.thesaurus import thesaurus

    words = [word for word, colour in zip(words_on(view.cards, pack), view.colours, strict=True) if colour is None]
    near = [clue for clue in thesaurus(pack).clues(20_000) if any(clue[:4] == word[:4] for word in words)]
    return next(clue for clue in near if judged(clue, view).kind == "doubtful")


def codenames_refused(guide: Guide) -> Page:
    state = played(dealt())
    page, _ = shown(guide, state)
    page.locator(".cell.covered").first.wait_for()
    word = page.locator(".cell:not(.covered) .word").first.inner_text()
    typed(page, "".join(word.split()).replace("-", "").lower(), "refused")
    return page


def codenames_covered(guide: Guide) -> Page:
    page, _ = shown(guide, dealt())
    cover(page)
    page.locator(".hint").wait_for()
    return page


def codenames_asked(guide: Guide) -> Page:
    """The other spymaster asks in secret."""
    state = dealt(starter=1)
    page, _ = shown(guide, state, *told(state, state.spy1, "ask fajro 3", 0))
    page.locator("p.asked").wait_for()
    return page


def codenames_ruling(guide: Guide) -> Page:
    state = dealt(starter=1)
    at.play(state, state.spy1, "clue fajro 3")
    page, _ = shown(guide, state, *told(state, 1, "challenge", 0))
    page.locator(".row .play").first.wait_for()
    return page


def codenames_penalty(guide: Guide) -> Page:
    """Their clue was invalid: I have picked one of my words, and not yet covered it."""
    state = dealt(starter=1)
    at.play(state, state.spy1, "clue fajro 3")
    at.play(state, 1, "challenge")
    page, _ = shown(guide, state, *told(state, 0, "rule yes", 0))
    page.locator("[data-place='8']").click()
    page.locator("button.play:enabled").wait_for()
    return page


# The operatives


def codenames_guess(guide: Guide) -> Page:
    """A clue was given; others point."""
    state = played(dealt())
    at.play(state, 0, "clue fajro 3")
    at.play(state, 2, "mark 8")
    page, teller = shown(guide, state, seat=1)
    teller.seat("Ben", "Ĉiela", "Dorota", "Eŭgeno", "Filip")
    page.locator(".marks").first.wait_for()
    return page


def codenames_pointed(guide: Guide) -> Page:
    """Several point at several words; one more tap confirms a guess; one word was found, so the team may stop."""
    state = played(dealt())
    at.play(state, 0, "clue fajro 3")
    at.touch(state, 1, 8)
    for seat, place in ((2, 11), (1, 11), (2, 16)):
        at.play(state, seat, f"mark {place}")
    page, _ = shown(guide, state, seat=1)
    page.locator("[data-place='11']").click()
    page.locator("button.play:enabled").wait_for()
    return page


def codenames_waiting(guide: Guide) -> Page:
    """The others look for a clue; long names."""
    state = played(dealt())
    page, teller = shown(guide, state, seat=4)
    teller.seat("Maksymiliano el Varsovio", "Bartholomew Featherstone", "Aleksandra-Konstancja", "Bo", "Ĉu")
    page.locator(".hand:not(.mine)").wait_for()
    return page


def codenames_why(guide: Guide) -> Page:
    page = codenames_guess(guide)
    page.locator(".cell.covered").first.click()
    page.locator(".answer a").wait_for()
    return page


def codenames_clues(guide: Guide) -> Page:
    page = codenames_guess(guide)
    if page.locator(".listed:visible").count():
        return page
    return sheet(page, ".tools .button", -1)


def codenames_long(guide: Guide) -> Page:
    """The longest words there are, in the language of the page."""
    pack = page_language(guide)
    state = dealt(4, pack=pack)
    from ludejo.language.packs import pack as words_in

    words = words_in(pack)
    longest = sorted(range(len(words)), key=lambda card: -len(words[card]))
    state.cards = tuple(longest[:25])
    at.play(state, 0, "clue fajro 2")
    at.touch(state, 1, 2, 3)
    page, _ = shown(guide, state, seat=1)
    page.get_by_role("button", name=LONG[pack].upper()).first.wait_for()
    return page


def page_language(guide: Guide) -> str:
    return str(guide.look.get("language", "en"))


def codenames_glosses(guide: Guide) -> Page:
    """The words in the language of the page, below."""
    page, _ = shown(guide, played(dealt(pack="eo" if page_language(guide) != "eo" else "pl")), seat=0)
    page.locator(".tools [aria-pressed]").click()
    page.locator(".cell small").first.wait_for()
    return page


# Variants


def codenames_three(guide: Guide) -> Page:
    """Three players: one guesses for both."""
    state = dealt(3, pack="en")
    at.play(state, 0, "clue fire 2")
    page, _ = shown(guide, state, seat=2)
    page.locator(".hand.mine").wait_for()
    return page


def codenames_together(guide: Guide) -> Page:
    """Two players: after their turn the spymaster covers a word of the other side."""
    state = dealt(2, pack="en")
    at.play(state, 0, "clue fire 2")
    at.touch(state, 1, 2, 1)
    page, _ = shown(guide, state)
    page.locator("[data-place='9']").click()
    page.locator("button.play:enabled").wait_for()
    return page


def ended(guide: Guide, state: Codenames, seat: int, place: int) -> Page:
    at.play(state, seat, f"mark {place}")
    page, teller = shown(guide, state, *told(state, seat, f"confirm {place}", 1), seat=1)
    result = state.result()
    assert result is not None
    told_result = {"places": result.places, "points": result.points, "winners": result.winners}
    teller.tell_room(phase="over", result=told_result)
    page.locator("#outcome").wait_for()
    return page


def codenames_won(guide: Guide) -> Page:
    """Everybody sees the key."""
    state = played(dealt())
    at.play(state, 0, "clue fajro 9")
    at.touch(state, 1, 8, 11, 14, 17, 21)
    return ended(guide, state, 1, 22)


def codenames_lost(guide: Guide) -> Page:
    """A team that plays alone has touched the assassin."""
    state = dealt(2, pack="en")
    at.play(state, 0, "clue fire 2")
    at.touch(state, 1, 2)
    return ended(guide, state, 1, 7)


# Beside the game


def codenames_reference(guide: Guide) -> Page:
    return sheet(codenames_guess(guide), "nav .button", -1)


def codenames_gathering(guide: Guide) -> Page:
    """Which role each seat would have."""
    page, teller = guide.host(seats=6, game=CODENAMES)
    teller.tell_room(options={**teller.room["options"], "mode": "rivals"})
    page.locator(".sides .side").nth(1).wait_for()
    page.locator(".sides").scroll_into_view_if_needed()
    return page


def codenames_rules(guide: Guide) -> Page:
    page = guide.visitor(path="/rules/codenames#CN-9")
    page.locator(".called").wait_for()
    return page


def screen_codenames(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(6, CODENAMES)[0])
    state = played(dealt())
    at.play(state, 0, "clue fajro 3")
    for seat, place in ((2, 11), (1, 11), (2, 16)):
        at.play(state, seat, f"mark {place}")
    teller.show(state, seat=-1)
    page.locator(".stage .marks").first.wait_for()
    return page


def screen_codenames_over(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(6, CODENAMES)[0])
    state = played(dealt())
    at.play(state, 0, "clue fajro 9")
    at.touch(state, 1, 8, 11, 14, 17, 21, 22)
    teller.show(state, seat=-1)
    page.locator(".finale").wait_for()
    return page
