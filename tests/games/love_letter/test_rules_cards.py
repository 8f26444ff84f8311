"""The cards of Love Letter, LL-10 to LL-23, and what is public, LL-24."""

from __future__ import annotations

import msgspec
import pytest
from games.love_letter.positions import GAME, everything, play, position, refusal, seen, told

from ludejo import ONLOOKER, Events, Refused
from ludejo.core.shapes import Event
from ludejo.games.love_letter.shapes import (
    Card,
    Compared,
    Discarded,
    Drew,
    Got,
    Idle,
    Looked,
    Missed,
    Out,
    Played,
    Protected,
    Redrew,
    RoundOver,
    Swapped,
    Tied,
    Turn,
)
from ludejo.games.love_letter.state import LoveLetter

GUESSES: list[Card] = ["spy", "baron", "handmaid", "prince", "king", "countess", "princess"]
AIMED: list[Card] = ["guard", "spy", "baron", "king"]
Wish = dict[str, object]

RULE_OF = {"guard": "LL-10", "spy": "LL-11", "baron": "LL-12", "king": "LL-16"}


def legal(state: LoveLetter, seat: int) -> list[Wish]:
    """All moves of a seat, as they go over the wire."""
    return [msgspec.to_builtins(move.shape) for move in state.choices(seat)]


def aimed(card: str, at: int) -> Wish:
    """A card played at a seat; the Guard names a King."""
    return {"play": card, "at": at, "guess": "king"} if card == "guard" else {"play": card, "at": at}


def public(events: Events) -> list[Event]:
    """What everybody was told of this step up to the next turn or deal."""
    heard = events.to(ONLOOKER)
    return heard[: next(i for i, event in enumerate(heard) if isinstance(event, (Turn, RoundOver)))]


# --- Guard, Spy, Baron, Handmaid


@pytest.mark.parametrize("guess", GUESSES)
@pytest.mark.parametrize("held", ["guard", *GUESSES])
def test_a_guard_knocks_out_the_holder_of_the_card_named(held: Card, guess: Card) -> None:
    """LL-10: and nobody else; LL-18: the Princess is no exception. LL-21: nobody is asked, so nobody can lie."""
    state = position(["handmaid", held, "spy"], "guard")
    events = play(state, 0, {"play": "guard", "at": 1, "guess": guess})
    assert public(events) == [Played(0, "guard", 1, guess), Out(1, held) if held == guess else Missed(1, guess)]
    assert seen(state, 2).living == (True, held != guess, True)
    assert state.due() == ((1,) if held != guess else (2,))


def test_a_guard_may_not_name_a_guard() -> None:
    """T6: LL-10: refused, though B holds one."""
    state = position(["handmaid", "guard"], "guard")
    assert refusal(state, 0, {"play": "guard", "at": 1, "guess": "guard"}) == ("guessed-guard", "LL-10")
    assert [wish.get("guess") for wish in legal(state, 0) if wish["play"] == "guard"] == GUESSES


def test_a_guard_never_aims_at_its_own_player() -> None:
    """T12: LL-10: two players, B is protected: A plays the Guard at nobody, without effect."""
    state = position(["king", "spy"], "guard", protected=[1])
    assert refusal(state, 0, {"play": "guard", "at": 0, "guess": "king"}) == ("at-yourself", "LL-10")
    assert public(play(state, 0, {"play": "guard"})) == [Played(0, "guard", None, None), Idle("guard")]
    assert seen(state, 0).living == (True, True)


@pytest.mark.parametrize("guess", ["queen", None])
def test_a_guard_names_a_card_of_the_game(guess: str | None) -> None:
    """LL-10: a card must be named. LL-21: there is no queen in this game."""
    wish: Wish = {"play": "guard", "at": 1} if guess is None else {"play": "guard", "at": 1, "guess": guess}
    with pytest.raises(Refused) as caught:
        GAME.read(wish)
    assert caught.value.refusal.kind == "malformed"


def test_only_the_player_of_a_spy_learns_the_hand() -> None:
    """LL-11: neither the others nor the player looked at are told; nothing else happens."""
    state = position(["handmaid", "guard", "princess"], "spy")
    events = play(state, 0, {"play": "spy", "at": 2})
    assert told(events, 0, Looked) == [Looked(2, "princess")]
    assert seen(state, 0).known == (None, None, "princess")
    assert public(events) == [Played(0, "spy", 2, None)]
    for viewer in (1, 2, ONLOOKER):
        assert told(events, viewer, Looked) == []
        assert seen(state, viewer).known == (None, None, None)
    assert '"princess"' not in everything(state, events, 1) + everything(state, events, ONLOOKER)


@pytest.mark.parametrize("card", AIMED)
def test_a_target_is_named_if_there_is_one(card: str) -> None:
    """LL-11: "may look" means must; LL-4: so for the other cards. LL-10: nobody aims at their own seat."""
    state = position(["handmaid", "prince", "prince"], card, protected=[1])
    assert refusal(state, 0, {"play": card}) == ("names-nobody", RULE_OF[card])
    assert refusal(state, 0, aimed(card, 0)) == ("at-yourself", RULE_OF[card])
    assert refusal(state, 0, aimed(card, 2)) is None
    assert {wish.get("at") for wish in legal(state, 0) if wish["play"] == card} == {2}


@pytest.mark.parametrize(
    ("mine", "other", "loser"), [("handmaid", "handmaid", None), ("spy", "prince", 0), ("princess", "countess", 1)]
)
def test_a_baron_knocks_out_the_lower_hand(mine: Card, other: Card, loser: int | None) -> None:
    """T3: LL-12: equal hands: nothing happens; else the lower is out, even A (LL-4)."""
    state = position([mine, other, "guard"], "baron")
    events = play(state, 0, {"play": "baron", "at": 1})
    assert seen(state, 2).living == (loser != 0, loser != 1, True)
    assert told(events, ONLOOKER, Out) == ([] if loser is None else [Out(loser, mine if loser == 0 else other)])


@pytest.mark.parametrize("other", ["king", "prince"])
def test_a_baron_shows_both_cards_only_to_the_two_players(other: Card) -> None:
    """LL-12: the others see who compared, and the loser's card; on a tie both cards stay secret."""
    state = position(["king", other, "guard"], "baron")
    events = play(state, 0, {"play": "baron", "at": 1})
    for viewer in (0, 1):
        assert told(events, viewer, Compared) == [Compared((0, 1), ("king", other))]
    for viewer in (2, ONLOOKER):
        assert told(events, viewer, Compared) == []
        assert '"king"' not in everything(state, events, viewer)
        assert seen(state, viewer).known == (None, None, None)
    ends = Tied((0, 1)) if other == "king" else Out(1, "prince")
    assert public(events) == [Played(0, "baron", 1, None), ends]
    if other == "king":
        assert (seen(state, 0).known, seen(state, 1).known) == ((None, "king", None), ("king", None, None))


def test_a_handmaid_protects_until_the_start_of_the_own_next_turn() -> None:
    """LL-13: through the turns of all others; it ends before the draw."""
    state = position(["king", "spy", "baron"], "handmaid", rest=["guard", "guard", "guard", "spy", "spy"])
    assert public(play(state, 0, {"play": "handmaid"}, "guard")) == [Played(0, "handmaid", None, None), Protected(0)]
    assert seen(state, ONLOOKER).protected == (True, False, False)
    assert refusal(state, 1, aimed("guard", 0)) == ("is-protected", "LL-13")
    play(state, 1, {"play": "spy", "at": 2}, "guard")
    assert seen(state, ONLOOKER).protected == (True, False, False)
    assert refusal(state, 2, aimed("baron", 0)) == ("is-protected", "LL-13")
    events = play(state, 2, {"play": "guard", "at": 1, "guess": "spy"}, "guard")
    assert events.to(0)[-2:] == [Turn(0), Drew("guard")]
    assert seen(state, ONLOOKER).protected == (False, False, False)
    play(state, 0, {"play": "guard", "at": 2, "guess": "spy"}, "spy")
    assert refusal(state, 1, {"play": "spy", "at": 0}) is None


def test_protection_ends_with_the_round() -> None:
    """LL-13: A's Handmaid of the last turn; B wins and begins, and may aim at A."""
    state = position(["spy", "king"], "handmaid", rest=["baron"])
    play(state, 0, {"play": "handmaid"}, "spy", "spy", "baron", "guard", "guard", "king")
    assert (seen(state, 1).round, seen(state, 1).hand) == (2, ("guard", "king"))
    assert seen(state, 1).protected == (False, False)
    assert refusal(state, 1, {"play": "king", "at": 0}) is None


# --- Prince


def test_a_prince_makes_any_player_discard_and_draw() -> None:
    """LL-14: the new card is hidden, only its owner sees it."""
    state = position(["handmaid", "guard", "baron"], "prince", rest=["king", "spy", "guard", "guard"])
    events = play(state, 0, {"play": "prince", "at": 2}, "king", "spy")
    assert public(events) == [Played(0, "prince", 2, None), Discarded(2, "baron"), Redrew(2, aside=False)]
    assert told(events, 2, Drew) == [Drew("king")]
    assert (seen(state, 2).hand, seen(state, 2).discards) == (("king",), (("prince",), (), ("baron",)))
    assert seen(state, 2).pile == 1
    for viewer in (0, 1, ONLOOKER):
        assert '"king"' not in everything(state, events, viewer)


def test_a_prince_may_be_played_at_the_own_seat_though_others_are_free() -> None:
    """LL-14: the hand is discarded, and a new card drawn."""
    state = position(["handmaid", "guard", "baron"], "prince", rest=["king", "spy", "guard"])
    assert [wish["at"] for wish in legal(state, 0) if wish["play"] == "prince"] == [0, 1, 2]
    play(state, 0, {"play": "prince", "at": 0}, "king")
    assert (seen(state, 0).hand, seen(state, 0).discards[0]) == (("king",), ("prince", "handmaid"))
    assert seen(state, 0).protected == (False, False, False)


def test_a_prince_on_an_empty_pile_gives_the_card_set_aside() -> None:
    """T4: LL-14: B discards the Spy and takes that card; it wins the showdown that ends the round."""
    state = position(["king", "spy"], "prince", rest=["countess"])
    events = play(state, 0, {"play": "prince", "at": 1})
    assert public(events) == [Played(0, "prince", 1, None), Discarded(1, "spy"), Redrew(1, aside=True)]
    assert told(events, 1, Drew)[0] == Drew("countess")
    assert told(events, 0, RoundOver) == [RoundOver("showdown", ("king", "countess"), (5, 2), (1,))]


def test_a_prince_at_the_own_seat_with_an_empty_pile() -> None:
    """T13: LL-14: A discards the Spy, takes the set-aside card; Prince and Spy count in A's sum, 7 to 6."""
    state = position(["spy", "baron"], "prince", rest=["baron"], laid={1: ["king"]})
    events = play(state, 0, {"play": "prince", "at": 0})
    assert told(events, ONLOOKER, Redrew) == [Redrew(0, aside=True)]
    assert told(events, ONLOOKER, RoundOver) == [RoundOver("showdown", ("baron", "baron"), (7, 6), (0,))]


@pytest.mark.parametrize("seat_2", ["guard", ""])
def test_a_prince_must_be_played_at_the_own_seat_if_all_others_are_protected(seat_2: str) -> None:
    """LL-14: nobody else can be chosen; LL-19: a player who is out is no target either."""
    state = position(["king", "spy", seat_2], "prince", protected=[1, 2] if seat_2 else [1])
    assert refusal(state, 0, {"play": "prince", "at": 1}) == ("must-be-you", "LL-14")
    last = ("must-be-you", "LL-14") if seat_2 else ("out-already", "LL-19")
    assert refusal(state, 0, {"play": "prince", "at": 2}) == last
    assert [wish for wish in legal(state, 0) if wish["play"] == "prince"] == [{"play": "prince", "at": 0}]


@pytest.mark.parametrize("card", ["guard", *GUESSES[:-1]])
def test_a_card_discarded_through_a_prince_has_no_effect(card: str) -> None:
    """LL-15: whatever the card, except the Princess. LL-17: also a single Countess, and the card drawn for it."""
    state = position(["handmaid", "guard", card], "prince", rest=["king", "spy", "guard", "guard"])
    events = play(state, 0, {"play": "prince", "at": 2}, "king", "spy")
    assert [type(event) for event in events.to(2)] == [Played, Discarded, Redrew, Drew, Turn]
    view = seen(state, 2)
    assert (view.discards[2], view.hand, view.known) == ((card,), ("king",), (None, None, None))
    assert (view.living, view.protected) == ((True, True, True), (False, False, False))
    assert seen(state, 0).hand == ("handmaid",)


# --- King, Countess, Princess


def test_a_king_swaps_hands() -> None:
    """T8: LL-16: A's old card is B's now, and B's is A's; both know the card they gave away, nobody else does."""
    state = position(["spy", "prince", "guard"], "king", mover=0, rest=["guard", "guard", "guard"])
    events = play(state, 0, {"play": "king", "at": 2})
    assert (seen(state, 0).hand, seen(state, 2).hand) == (("guard",), ("spy",))
    assert told(events, 0, Got) == [Got(2, "spy", "guard")]
    assert told(events, 2, Got) == [Got(0, "guard", "spy")]
    assert (seen(state, 0).known, seen(state, 2).known) == ((None, None, "spy"), ("guard", None, None))
    for viewer in (1, ONLOOKER):
        assert public(events) == [Played(0, "king", 2, None), Swapped((0, 2))]
        assert told(events, viewer, Got) == []
        assert seen(state, viewer).known == (None, None, None)
        assert '"spy"' not in everything(state, events, viewer)


@pytest.mark.parametrize("got", ["countess", "princess"])
def test_a_card_got_by_a_swap_does_nothing_yet(got: str) -> None:
    """LL-16: A gives a Prince and gets a Countess, or a Princess, which does no harm while it is held."""
    state = position(["prince", got], "king")
    events = play(state, 0, {"play": "king", "at": 1})
    assert public(events) == [Played(0, "king", 1, None), Swapped((0, 1))]
    assert (seen(state, 0).hand, seen(state, 0).living) == ((got,), (True, True))
    assert seen(state, 0).discards == (("king",), ())


def test_a_countess_got_by_a_swap_waits_for_the_own_next_turn() -> None:
    """T14: LL-16: A plays the King with a Spy against B's Countess; when A draws a Prince, the Countess must go."""
    state = position(["spy", "countess"], "king", rest=["handmaid", "prince", "guard", "guard"])
    events = play(state, 0, {"play": "king", "at": 1}, "handmaid")
    assert [type(event) for event in events.to(0)] == [Played, Swapped, Got, Turn]
    assert (seen(state, 0).hand, seen(state, 1).hand) == (("countess",), ("spy", "handmaid"))
    play(state, 1, {"play": "handmaid"}, "prince")
    assert legal(state, 0) == [{"play": "countess"}]
    assert refusal(state, 0, {"play": "prince", "at": 0}) == ("countess-first", "LL-17")


@pytest.mark.parametrize(
    ("other", "forced"), [("king", True), ("prince", True), ("princess", False), ("handmaid", False)]
)
@pytest.mark.parametrize("drew_her", [True, False])
def test_a_countess_must_go_if_king_or_prince_is_with_her(other: str, forced: bool, drew_her: bool) -> None:
    """T1: LL-17: with King or Prince nothing else is legal, otherwise both cards are (a bluff)."""
    mine, drawn = (other, "countess") if drew_her else ("countess", other)
    state = position([mine, "spy"], drawn)
    wish: Wish = {"play": other} if other in ("princess", "handmaid") else {"play": other, "at": 1}
    assert refusal(state, 0, wish) == (("countess-first", "LL-17") if forced else None)
    assert refusal(state, 0, {"play": "countess"}) is None
    assert {wish["play"] for wish in legal(state, 0)} == ({"countess"} if forced else {"countess", other})


def test_a_countess_does_nothing_and_the_other_card_stays_hidden() -> None:
    """LL-17: nobody learns whether it had to be played."""
    state = position(["king", "spy", "baron"], "countess")
    events = play(state, 0, {"play": "countess"})
    assert public(events) == [Played(0, "countess", None, None)]
    assert seen(state, 0).hand == ("king",)
    for viewer in (1, 2, ONLOOKER):
        assert '"king"' not in everything(state, events, viewer)


def test_a_player_who_discards_the_princess_is_out() -> None:
    """T9: LL-18: by an own move; the other card is shown, too (LL-5)."""
    state = position(["spy", "guard", "king"], "princess")
    assert public(play(state, 0, {"play": "princess"})) == [Played(0, "princess", None, None), Out(0, "spy")]
    assert seen(state, 1).living == (False, True, True)
    assert seen(state, 1).discards[0] == ("princess", "spy")


def test_a_prince_on_the_princess_knocks_out() -> None:
    """T10: LL-18: B is out and draws nothing. LL-15: the one exception."""
    state = position(["spy", "princess", "king"], "prince")
    pile = seen(state, 0).pile
    events = play(state, 0, {"play": "prince", "at": 1})
    assert public(events) == [Played(0, "prince", 1, None), Out(1, "princess")]
    assert (seen(state, 1).hand, seen(state, 1).discards[1]) == ((), ("princess",))
    assert seen(state, 1).pile == pile - 1  # for the turn of seat 2


# --- targets, and chains of rules


@pytest.mark.parametrize("card", AIMED)
@pytest.mark.parametrize("seat_3", ["princess", ""])
def test_without_a_target_a_card_does_nothing(card: Card, seat_3: str) -> None:
    """T7: LL-20: all others are protected (or out): the card may be played, and nothing happens."""
    state = position(["handmaid", "king", "prince", seat_3], card, protected=[1, 2, 3] if seat_3 else [1, 2])
    assert [wish for wish in legal(state, 0) if wish["play"] == card] == [{"play": card}]
    events = play(state, 0, {"play": card})
    assert events.to(0) == [Played(0, card, None, None), Idle(card), Turn(1)]
    assert (seen(state, 0).hand, seen(state, 2).hand) == (("handmaid",), ("prince",))
    assert seen(state, 0).living == (True, True, True, seat_3 != "")


@pytest.mark.parametrize("card", [*AIMED, "prince"])
def test_a_player_who_is_protected_or_out_is_no_target(card: str) -> None:
    """LL-19: seat 1 is protected, seat 2 is out, seat 3 is free."""
    state = position(["handmaid", "spy", "", "spy"], card, protected=[1])
    assert refusal(state, 0, aimed(card, 1)) == ("is-protected", "LL-13")
    assert refusal(state, 0, aimed(card, 2)) == ("out-already", "LL-19")
    assert refusal(state, 0, aimed(card, 3)) is None


def test_a_prince_that_must_hit_the_own_seat_discards_the_own_princess() -> None:
    """T2: LL-22: two players, B is protected: A must aim at the own seat, is out, and B wins."""
    state = position(["princess", "spy"], "prince", protected=[1])
    assert legal(state, 0) == [{"play": "prince", "at": 0}, {"play": "princess"}]
    events = play(state, 0, {"play": "prince", "at": 0})
    assert public(events) == [Played(0, "prince", 0, None), Out(0, "princess")]
    assert told(events, ONLOOKER, RoundOver) == [RoundOver("last", (None, None), (13, 0), (1,))]


def test_prince_and_princess_are_a_legal_hand() -> None:
    """LL-22: with another target free, the Princess stays safe."""
    state = position(["princess", "spy", "guard"], "prince", protected=[2])
    assert [wish["at"] for wish in legal(state, 0) if wish["play"] == "prince"] == [0, 1]
    play(state, 0, {"play": "prince", "at": 1})
    assert (seen(state, 0).hand, seen(state, 0).living) == (("princess",), (True, True, True))


def test_the_card_set_aside_is_taken_once() -> None:
    """LL-23: B takes a second Prince as the card set aside, and has no turn for it: the round ends there."""
    state = position(["king", "spy", "guard"], "prince", rest=["prince"])
    events = play(state, 0, {"play": "prince", "at": 1})
    kinds = [type(event) for event in events.to(ONLOOKER)]
    assert kinds[:4] == [Played, Discarded, Redrew, RoundOver]
    assert told(events, ONLOOKER, Redrew) == [Redrew(1, aside=True)]
    assert (seen(state, 1).round, seen(state, 1).discards) == (2, ((), (), ()))


# --- what is public


def test_plays_targets_and_guesses_are_public() -> None:
    """LL-24: also pile and discards; for players who are out and onlookers, too."""
    state = position(["king", "prince", "", "spy"], "guard")
    pile = seen(state, 0).pile
    events = play(state, 0, {"play": "guard", "at": 3, "guess": "baron"})
    for viewer in (0, 1, 2, 3, ONLOOKER):
        assert told(events, viewer, Played) == [Played(0, "guard", 3, "baron")]
        assert seen(state, viewer).pile == pile - 1
        assert seen(state, viewer).discards == (("guard",), (), (), ())


def test_a_view_does_not_depend_on_hidden_cards() -> None:
    """LL-24: other hands, the card drawn, pile and set-aside card change nothing that another player sees."""
    one = position(["king", "prince", ""], "guard", mover=1, rest=["spy", "spy", "baron"])
    other = position(["king", "countess", ""], "princess", mover=1, rest=["handmaid", "guard", "guard"])
    for viewer in (0, 2, ONLOOKER):
        assert seen(one, viewer) == seen(other, viewer)
    assert seen(one, 1) != seen(other, 1)


@pytest.mark.parametrize("card", ["spy", "baron", "king", "prince"])
def test_a_player_who_is_out_is_told_only_what_onlookers_are_told(card: str) -> None:
    """LL-24: knocked-out players see public information only."""
    state = position(["handmaid", "handmaid", "", "countess"], card, rest=["princess", "spy", "guard"])
    events = play(state, 0, {"play": card, "at": 1}, "princess", "spy")
    assert events.to(2) == events.to(ONLOOKER)
    assert seen(state, 2) == msgspec.structs.replace(seen(state, ONLOOKER), seat=2)
    assert '"handmaid"' in everything(state, events, 0)
    assert ('"handmaid"' in everything(state, events, 2)) == (card == "prince")
    assert '"princess"' not in everything(state, events, 2)
