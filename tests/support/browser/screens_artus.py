"""The screens of Artus: placing, the steps of a card, its preview, piles, the end; position P of the rulebook."""

from __future__ import annotations

from games.artus import positions as at
from playwright.sync_api import Page, expect
from support.browser.guide import ARTUS, Guide, sheet
from support.browser.screens_board import cover
from support.browser.teller import Teller

from ludejo.core.luck import FastLuck
from ludejo.games.artus import shapes as s
from ludejo.games.artus.state import Artus

HAND = ("knight-3-6", "knight-1-5", "silver-1-7", "ring-any")
RICH = ("knight-3-6", "knight-1-5", "silver-1-7", "ring-silver", "joker", "score-carpet")
LONG_NAMES = ("Maksymiliano el Varsovio", "Bartholomew Featherstone", "Aleksandra-Konstancja Wy")


def scored(state: Artus, *scores: int) -> Artus:
    for seat, score in enumerate(scores):
        setattr(state, f"score{seat}", score)
    return state


def until(state: Artus, phase: str) -> Artus:
    """Random moves, until I am due in this phase."""
    luck = FastLuck(3)
    while state.due() != (0,) or at.view(state).phase != phase:
        at.step(state, luck)
    return state


def p_of(*hand: str, plays: int = 1) -> Artus:
    """The rulebook's example, our turn with these cards; one score is below zero, one above fifty."""
    state = scored(at.position_p(0, *hand, plays=plays), 5, -114, 153, 0)
    state.round = 3
    for seat in (1, 2, 3):
        at.give(state, seat, "knight-2-5", "knight-4-7", "royal-4-8", "ring-any")
    return state


def shown(guide: Guide, state: Artus, *events: s.ArtusEvent) -> tuple[Page, Teller]:
    page, teller = guide.match(state.n_seats, ARTUS)
    teller.show(state, *events)
    return page, teller


def chair(page: Page, number: int) -> None:
    page.locator(f"[data-chair='{number}']").click(force=True)


def held(page: Page, card: str) -> None:
    page.locator(f"[data-spot=held-{card}]").click()


def artus_placing(guide: Guide) -> Page:
    page, _ = shown(guide, until(at.start(4, first="seat-0"), "place"))
    expect(page.locator(".chair.offered")).to_have_count(21)  # 28, without four royals and three Knights (AR-13)
    return page


def artus_board(guide: Guide) -> Page:
    """My turn, nothing picked; the last moves can be looked at."""
    pushed = s.Displaced(piece="knight", owner=0, is_king=False, start=18, goal=9, back=5)
    moved = s.Moved(seat=3, piece="knight", is_king=False, start=13, goal=18, way="forward", steps=5)
    earned = s.Scored(seat=3, reason="left", chairs=(13,), points=-1, score=0)
    page, _ = shown(guide, p_of(*HAND), s.Played(seat=3, card="knight-1-5"), earned, moved, pushed)
    expect(page.locator(".hand.mine .holder")).to_have_count(4)
    page.locator(".deeds .card").last.wait_for()
    return page


def artus_piece(guide: Guide) -> Page:
    """A card is picked: which of my Knights?"""
    page = artus_board(guide)
    held(page, "knight-3-6")
    expect(page.locator(".chair.offered")).to_have_count(4)
    return page


def artus_goal(guide: Guide) -> Page:
    """The Knight is picked, too: its goals are highlighted, and the points that it earns are in the middle."""
    page = artus_piece(guide)
    chair(page, 9)
    expect(page.locator(".chair.offered")).to_have_count(4)
    page.locator(".points").wait_for()
    return page


def artus_pushing(guide: Guide) -> Page:
    """A piece would be pushed: the page shows which, and where to, before the move."""
    page = artus_goal(guide)
    chair(page, 14)
    page.locator("path.push").first.wait_for()
    return page


def artus_turning(guide: Guide) -> Page:
    """The King is moved: the crown will face another chair."""
    page = artus_board(guide)
    held(page, "silver-1-7")
    chair(page, 27)
    chair(page, 2)
    page.locator("button.play:enabled").wait_for()
    page.locator(".coin").wait_for()
    return page


def artus_joker(guide: Guide) -> Page:
    page, _ = shown(guide, p_of(*RICH, plays=2))
    held(page, "joker")
    page.locator(".way").first.wait_for()
    return page


def artus_scoring(guide: Guide) -> Page:
    """Two of my three Knights on carpets are to be chosen, one by one; I am black in the rulebook's example."""
    red, blue, black, beige = at.P_KNIGHTS
    state = at.seated((black, blue, red, beige), at.P_ROYALS, at.P_RINGS, plays=2)
    at.give(state, 0, *RICH)
    page, _ = shown(guide, state)
    held(page, "score-carpet")
    expect(page.locator(".chair.offered")).to_have_count(3)
    return page


def artus_drawing(guide: Guide) -> Page:
    page, _ = shown(guide, until(at.placed(4, 3, first="seat-0"), "draw"))
    page.locator(".piles").wait_for()
    return page


def artus_refused(guide: Guide) -> Page:
    """The page says why not, with the rule: I have no piece there."""
    page = artus_piece(guide)
    chair(page, 24)
    page.locator(".answer a").wait_for()
    return page


def artus_covered(guide: Guide) -> Page:
    page = artus_board(guide)
    cover(page)
    return page


def artus_waiting(guide: Guide) -> Page:
    """Four people with long names; it is another one's turn."""
    state = p_of()
    at.give(state, 0, *HAND)
    state.mover = 2
    page, teller = shown(guide, state)
    teller.seat(*LONG_NAMES)
    page.locator(".hand:not(.mine)").wait_for()
    return page


def artus_cards_of(guide: Guide) -> Page:
    """What somebody has played and holds, by kind."""
    return sheet(artus_board(guide), ".signs button", 1)


def finished(kind: str = "advanced") -> Artus:
    state, luck = at.placed(4, 5, first="seat-0", game=kind), FastLuck(5)
    while not state.is_over():
        at.step(state, luck)
    return state


def artus_over(guide: Guide) -> Page:
    state = finished()
    view = at.view(state)
    page, teller = shown(guide, state, s.Over(scores=view.scores, winners=view.winners))
    places = [1 + sum(other > score for other in view.scores) for score in view.scores]
    result = {"places": places, "points": list(view.scores), "winners": list(view.winners)}
    teller.tell_room(phase="over", result=result)
    page.locator("#outcome").wait_for()
    return page


def artus_reference(guide: Guide) -> Page:
    return sheet(artus_board(guide), "nav .button", -1)


def artus_rules(guide: Guide) -> Page:
    """With the rulebook's examples as pictures."""
    page = guide.visitor(path="/rules/artus")
    page.locator(".ring > svg").first.wait_for()
    return page


def artus_gathering(guide: Guide) -> Page:
    """The options for what the rulebook leaves open are in a fold of their own."""
    page, _ = guide.host(seats=4, game=ARTUS)
    page.locator("details summary").last.click()
    page.locator("details select").first.wait_for()
    return page


def screen_artus(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(4, ARTUS)[0])
    teller.show(p_of(), s.Played(seat=3, card="knight-1-5"), seat=-1)
    page.locator(".stage .ring > svg").wait_for()
    return page


def screen_artus_over(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(4, ARTUS)[0])
    teller.show(finished(), seat=-1)
    page.locator(".finale").wait_for()
    return page
