"""The screens of Lupus in Tabula: nights and days as several players see them, games of all sizes, the end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from support.browser.guide import LUPUS, Guide, sheet
from support.browser.screens_board import cover
from support.browser.teller import Teller

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.core.shapes import Event
from ludejo.games.lupus_in_tabula.game import DEFAULTS, GAME, customs_of
from ludejo.games.lupus_in_tabula.moves import Act
from ludejo.games.lupus_in_tabula.pieces import NIGHT, ROLES
from ludejo.games.lupus_in_tabula.rules.nights import begin
from ludejo.games.lupus_in_tabula.state import Lupus

LUCK = FastLuck(7)
EIGHT = "wolf wolf seer villager villager villager villager villager"
LARGEST = (
    "wolf wolf seer wolf medium possessed bodyguard owl freemason freemason hamster mythomaniac" + 12 * " villager"
)
ENDING = range(25, 50)  # moves that end a day: votes, and nothing to add
LONG = ("Maksymiliano", "Bartholomew", "Aleksandra-Konstancja", "Bo", "Ĉu", "Ŝanĝiĝema Ĝoĵo", "Wawrzyniec")


def village(cast: str = EIGHT, **options: Value) -> Lupus:
    """Night 1, with these cards from seat 0 on."""
    roles = tuple([ROLES.index(role) for role in cast.split()])
    state = Lupus(len(roles), customs_of({**DEFAULTS, **options}), roles)
    begin(state, None)
    return state


def do(state: Lupus, seat: int, what: str, at: int | None = None, events: Events | None = None, **more: str) -> None:
    words: dict[str, Any] = {"do": what, **more, **({} if at is None else {"at": at})}
    state.apply(seat, GAME.read(words), LUCK, events)


def sleep(state: Lupus, **points: int) -> list[Event]:
    """A night in which these seats (s0, s1, …) answer; returns what seat 2 is told at dawn."""
    for seat, at in points.items():
        do(state, int(seat[1:]), "point", at)
    events = Events()
    state.expire(LUCK, events)
    return events.to(2)


def voted(state: Lupus, *targets: int) -> None:
    """The next votes of the open ballot, in turn; a seat that would vote for itself votes for the next one."""
    for at in targets:
        (seat,) = state.due()
        do(state, seat, "vote", at if at != seat else (at + 1) % state.n_seats)


def talked(state: Lupus) -> None:
    for seat in state.due():
        do(state, seat, "ready")


def until_night(state: Lupus, at: int) -> None:
    """The day goes on to its end: nobody has more to say, and all who can vote for this seat."""
    while state.phase != NIGHT and not state.is_over():
        seat = state.due()[0]
        moves = [move for move in state.choices(seat) if isinstance(move, Act) and move.index in ENDING]
        state.apply(seat, min(moves, key=lambda move: int(move.at != at)), LUCK)


def at_night(**options: Value) -> Lupus:
    """The first night in which the wolves choose; one of them has chosen."""
    state = village(EIGHT, first="wolves", **options)
    do(state, 1, "point", 4)
    return state


def second_day(cast: str = EIGHT) -> Lupus:
    """Somebody was lynched and somebody torn; the seer has seen a wolf; the village has begun to talk."""
    state = village(cast)
    sleep(state, s2=3)
    until_night(state, state.n_seats - 1)
    sleep(state, s0=state.n_seats - 2, s1=state.n_seats - 2, s2=0)
    return state


def talking(state: Lupus) -> Lupus:
    do(state, 0, "am", role="seer")
    do(state, 0, "saw", 4, shade="wolf")
    do(state, 1, "accuse", 4)
    do(state, 3, "trust", 4)
    do(state, 5, "doubt", 0)
    do(state, 3, "ready")
    return state


def shown(guide: Guide, state: Lupus, *events: Event, seat: int = 0) -> tuple[Page, Teller]:
    """Show this seat's sight of a position, though the visitor sits at seat 0."""
    page, teller = guide.match(state.n_seats, LUPUS)
    teller.sight = {**teller.sight}
    teller.show(state, *events, seat=seat)
    page.locator(".board.night" if state.phase == 0 else ".board:not(.night)").wait_for()
    return page, teller


# Night


def lupus_night(guide: Guide) -> Page:
    """As a wolf, whose fellow has chosen."""
    page, _ = shown(guide, at_night())
    page.locator(".house .badge.chosen").wait_for()
    return page


def lupus_covered(guide: Guide) -> Page:
    """The same, with the card face down."""
    page, _ = shown(guide, at_night())
    cover(page)
    page.locator(".own .covered").wait_for()
    return page


def lupus_answered(guide: Guide) -> Page:
    """A villager who suspects somebody; no clock runs, so it was done by the button."""
    state = village(night=0)
    do(state, 3, "point", 0)
    page, _ = shown(guide, state, seat=3)
    page.locator(".house.picked").wait_for()
    return page


def lupus_night_largest(guide: Guide) -> Page:
    page, teller = shown(guide, village(LARGEST), seat=3)
    teller.seat(*(LONG * 4)[:23])
    page.locator(".house").nth(23).wait_for()
    return page


def lupus_why(guide: Guide) -> Page:
    page = lupus_night(guide)
    page.locator("[data-seat='1']").click()
    page.locator(".answer a").wait_for()
    return page


# Day


def lupus_dawn(guide: Guide) -> Page:
    """As the seer, who has seen a wolf."""
    page, _ = shown(guide, second_day(), seat=2)
    page.locator(".own .card, .own .shown").first.wait_for()
    return page


def lupus_talk(guide: Guide) -> Page:
    page, _ = shown(guide, talking(second_day()), seat=2)
    page.locator(".house .badge.accused").wait_for()
    return page


def lupus_about(guide: Guide) -> Page:
    """About to say something of somebody."""
    page = lupus_talk(guide)
    page.locator("[data-seat='4']").click()
    page.locator(".acts").wait_for()
    return page


def lupus_claim(guide: Guide) -> Page:
    return sheet(lupus_talk(guide), ".row .am")


def lupus_talk_largest(guide: Guide) -> Page:
    page, teller = shown(guide, talking(second_day(LARGEST)), seat=5)
    teller.seat(*(LONG * 4)[:23])
    page.locator("[data-seat='4']").click()
    page.locator(".acts").wait_for()
    return page


def lupus_ballot(guide: Guide) -> Page:
    """Half of the votes are there, mine is picked."""
    state = talking(second_day())
    talked(state)
    voted(state, 4, 4, 0)
    (seat,) = state.due()
    page, _ = shown(guide, state, seat=seat)
    page.locator("[data-seat='4']").click()
    page.locator("button.play:enabled").wait_for()
    return page


def lupus_plea(guide: Guide) -> Page:
    """My own plea."""
    state = second_day()
    talked(state)
    voted(state, 4, 4, 4, 0, 0, 0)
    page, _ = shown(guide, state, seat=int(state.turn))
    page.locator(".row .main").wait_for()
    return page


def lupus_dead(guide: Guide) -> Page:
    """Out of the game, while the others talk."""
    page, _ = shown(guide, talking(second_day()), seat=7)
    page.locator(".house.dead.mine").wait_for()
    return page


def lupus_ghost(guide: Guide) -> Page:
    """Out of the game, where the dead see everything."""
    state = second_day()
    state.customs = customs_of({**DEFAULTS, "ghosts": "all"})
    page, _ = shown(guide, state, seat=7)
    page.locator(".nights summary").first.click()
    return page


# The end


def ended() -> Lupus:
    """The village lynches villagers, until the wolves are as many."""
    state = second_day()
    for torn in (5, 4, 3):
        until_night(state, torn - 1)
        if not state.is_over():
            sleep(state, s0=torn)
    return state


def lupus_over(guide: Guide) -> Page:
    state = ended()
    page, teller = guide.match(8, LUPUS)
    teller.show(state, seat=2)
    result = state.result()
    assert result is not None
    told = {"places": result.places, "points": result.points, "winners": result.winners}
    teller.tell_room(phase="over", result=told)
    page.locator("#outcome").wait_for()
    page.locator(".nights summary").first.click()
    return page


# Beside the game


def lupus_reference(guide: Guide) -> Page:
    return sheet(lupus_talk(guide), "nav .button", -1)


def lupus_said(guide: Guide) -> Page:
    """What was said, or how it sounds."""
    return sheet(lupus_talk(guide), ".tools .button")


def lupus_gathering(guide: Guide) -> Page:
    page, _ = guide.host(seats=16, game=LUPUS)
    page.locator("section li .portrait").first.scroll_into_view_if_needed()
    return page


def screen_lupus_night(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(8, LUPUS)[0])
    teller.show(at_night(), seat=-1)
    page.locator(".stage.night").wait_for()
    return page


def screen_lupus_talk(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(24, LUPUS)[0])
    teller.show(talking(second_day(LARGEST)), seat=-1)
    page.locator(".stage div.said").wait_for()
    return page


def screen_lupus_ballot(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(8, LUPUS)[0])
    state = second_day()
    talked(state)
    voted(state, 4, 4, 0)
    teller.show(state, seat=-1)
    page.locator(".stage .badge.votes").first.wait_for()
    return page


def screen_lupus_over(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(8, LUPUS)[0])
    teller.show(ended(), seat=-1)
    page.locator(".finale").wait_for()
    return page
