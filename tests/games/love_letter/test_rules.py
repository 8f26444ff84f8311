"""The round and the match of Love Letter, LL-1 to LL-9. The cards, and what is public: test_rules_cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from games.love_letter.positions import CODE, GAME, Rigged, everything, play, position, refusal, seen, told

import ludejo
from ludejo import ONLOOKER, Events, Luck, Refused
from ludejo.core.bits import lane
from ludejo.core.option import Value
from ludejo.games.love_letter.shapes import Card, Dealt, Drew, Hand, MatchOver, Out, Played, Redrew, RoundOver, Turn
from ludejo.games.love_letter.state import LoveLetter

VALUE = {"princess": 8, "countess": 7, "king": 6, "prince": 5, "handmaid": 4, "baron": 3, "spy": 2, "guard": 1}
COPIES = dict(zip(VALUE, [1, 1, 1, 2, 2, 2, 2, 5], strict=True))
CARDS_IN_ALL = 16
HANDMAID: dict[str, object] = {"play": "handmaid"}


class Watched(Luck):
    """Seeded luck that notes the cards from which every new round is dealt."""

    def __init__(self, seed: int) -> None:
        self.inner = ludejo.luck(seed)
        self.decks: list[Counter[str]] = []

    def draw(self, bag: int, size: int) -> int:
        if size == CARDS_IN_ALL:
            self.decks.append(Counter({name: lane(bag, code) for name, code in CODE.items()}))
        return self.inner.draw(bag, size)

    def below(self, n: int) -> int:
        return self.inner.below(n)


def started(seats: int, options: dict[str, Value], luck: Luck, events: Events | None = None) -> LoveLetter:
    """A match at its beginning."""
    state = GAME.start(seats, options, luck, events)
    assert isinstance(state, LoveLetter)
    return state


def steps(state: LoveLetter, luck: Luck) -> Iterator[Events]:
    """Play the match out by chance, and stop after every step."""
    while due := state.due():
        events = Events()
        choices = state.choices(due[0])
        state.apply(due[0], choices[luck.below(len(choices))], luck, events)
        yield events


def refused(seats: int, options: dict[str, Value]) -> str:
    """The code with which a match is refused."""
    with pytest.raises(Refused) as caught:
        GAME.start(seats, options, ludejo.luck(seed=1))
    return caught.value.refusal.code


def round_over(events: Events) -> RoundOver:
    """The one end of a round in this step, as everybody was told."""
    [over] = told(events, ONLOOKER, RoundOver)
    assert isinstance(over, RoundOver)
    return over


# --- the deal and the turns


def test_the_deck_has_sixteen_cards_of_eight_kinds() -> None:
    """LL-1: how many there are of each."""
    luck = Watched(seed=1)
    started(3, {}, luck)
    assert luck.decks == [Counter(COPIES)]
    assert luck.decks[0].total() == CARDS_IN_ALL


@pytest.mark.parametrize("card", VALUE)
def test_every_card_has_its_value(card: str) -> None:
    """LL-1: the value of each, as the sum at a showdown counts it."""
    state = position(["spy", "spy"], "handmaid", laid={1: [card]}, rest=["guard"])
    assert round_over(play(state, 0, HANDMAID)).sums == (VALUE["handmaid"], VALUE[card])


@pytest.mark.parametrize(("seats", "pile", "face_up"), [(2, 10, 3), (3, 12, 0), (4, 11, 0)])
def test_the_deal_leaves_a_pile(seats: int, pile: int, face_up: int) -> None:
    """LL-2: 10, 12 or 11 cards, of which the first player has drawn one already; three lie open only with two."""
    state = started(seats, {"first": "seat-0"}, ludejo.luck(seed=seats))
    for viewer in (*range(seats), ONLOOKER):
        view = seen(state, viewer)
        assert view.pile == pile - 1
        assert len(view.face_up) == face_up
    assert [len(seen(state, seat).hand) for seat in range(seats)] == [2] + [1] * (seats - 1)


def test_a_match_is_for_two_to_four() -> None:
    """LL-2: no more, no fewer; and with two players nobody can aim at a third."""
    assert refused(1, {}) == refused(5, {}) == "unknown-seats"
    assert refusal(position(["spy", "king"], "guard"), 0, {"play": "spy", "at": 2}) == ("no-such-seat", "LL-2")


def test_the_deal_shows_each_player_only_the_own_cards() -> None:
    """LL-2: everybody sees the three open cards, only its holder a hand, nobody the card set aside."""
    events = Events()
    started(2, {"first": "seat-0"}, Rigged("spy", "baron", "handmaid", "prince", "king", "countess"), events)
    dealt = Dealt(1, 0, ("spy", "baron", "handmaid"))
    assert events.to(0) == [dealt, Hand("prince"), Turn(0), Drew("countess")]
    assert events.to(1) == [dealt, Hand("king"), Turn(0)]
    assert events.to(ONLOOKER) == [dealt, Turn(0)]


@pytest.mark.parametrize("options", [{}, {"first": "random"}])
def test_chance_names_the_first_player(options: dict[str, Value]) -> None:
    """LL-3: by default, everybody can be the first to begin."""
    views = [seen(started(4, options, ludejo.luck(seed)), ONLOOKER) for seed in range(60)]
    assert {view.starter for view in views} == {0, 1, 2, 3}
    assert all(view.turn == view.starter for view in views)


def test_the_table_may_let_the_first_seat_begin() -> None:
    """LL-3: an option, for players who know who had the last date."""
    assert {seen(started(4, {"first": "seat-0"}, ludejo.luck(seed)), 0).turn for seed in range(60)} == {0}
    assert refused(4, {"first": "youngest"}) == "unknown-value"


def test_the_winner_of_a_round_begins_the_next() -> None:
    """LL-3: not the starter of the old round, nor the seat that would be next."""
    state = position(["spy", "guard", "princess"], "handmaid", mover=0, starter=1, rest=["guard"])
    events = play(state, 0, HANDMAID)
    assert round_over(events).winners == (2,)
    assert (seen(state, ONLOOKER).round, seen(state, ONLOOKER).starter, seen(state, ONLOOKER).turn) == (2, 2, 2)
    assert told(events, ONLOOKER, Turn) == [Turn(2)]


@pytest.mark.parametrize(("mover", "following"), [(0, 2), (2, 3), (3, 0)])
def test_the_turn_passes_to_the_left_and_skips_a_seat_that_is_out(mover: int, following: int) -> None:
    """LL-3: seat 1 is out."""
    state = position(["spy", "", "king", "baron"], "handmaid", mover=mover)
    play(state, mover, HANDMAID)
    assert (state.due(), seen(state, 1).turn) == ((following,), following)


@pytest.mark.parametrize(("card", "kept"), [("handmaid", "countess"), ("countess", "handmaid")])
def test_a_turn_draws_one_card_and_discards_one_of_two(card: str, kept: str) -> None:
    """LL-4: either of the two cards will do; the other stays, and the next player draws."""
    state = position(["countess", "king"], "handmaid")
    pile = seen(state, 0).pile
    play(state, 0, {"play": card}, "spy")
    assert (seen(state, 0).hand, seen(state, 0).discards) == ((kept,), ((card,), ()))
    assert (seen(state, 1).hand, seen(state, 1).pile) == (("king", "spy"), pile - 1)


def test_only_the_seat_on_turn_plays_and_only_a_card_that_it_holds() -> None:
    """LL-4: refusals, which change nothing."""
    state = position(["spy", "king"], "handmaid")
    before = state.to_bytes()
    assert refusal(state, 0, {"play": "countess"}) == ("not-held", "LL-4")
    assert refusal(state, 1, {"play": "king", "at": 0}) == ("not-your-turn", "LL-4")
    assert state.choices(1) == ()
    with pytest.raises(Refused):
        play(state, 0, {"play": "countess"})
    with pytest.raises(Refused):
        play(state, 1, {"play": "king", "at": 0})
    assert state.to_bytes() == before


def test_discards_stay_visible_in_order() -> None:
    """LL-4: in front of their owner, to everybody."""
    state = position(["king", "prince", "spy"], "handmaid", laid={0: ["spy", "guard"], 1: ["countess"]})
    play(state, 0, HANDMAID, "guard")
    play(state, 1, {"play": "guard", "at": 2, "guess": "king"})
    for viewer in (0, 1, 2, ONLOOKER):
        assert seen(state, viewer).discards == (("spy", "guard", "handmaid"), ("countess", "guard"), ())


@pytest.mark.parametrize("card", ["handmaid", "prince"])
def test_a_player_who_is_knocked_out_shows_the_hand_and_waits(card: Card) -> None:
    """T11: LL-5: a Guard finds B's Prince (or Handmaid), which has no effect: nobody discards, draws, is protected.
    B has no more turns and is no more a target."""
    state = position(["king", card, "spy"], "guard")
    pile = seen(state, 0).pile
    events = play(state, 0, {"play": "guard", "at": 1, "guess": card}, "spy")
    for viewer in (0, 1, ONLOOKER):
        assert events.to(viewer) == [Played(0, "guard", 1, card), Out(1, card), Turn(2)]
        assert seen(state, viewer).living == (True, False, True)
        assert seen(state, viewer).protected == (False, False, False)
        assert seen(state, viewer).discards == (("guard",), (card,), ())
        assert seen(state, viewer).pile == pile - 1  # for the turn of seat 2
    assert seen(state, 1).hand == ()
    assert refusal(state, 1, HANDMAID) == ("not-your-turn", "LL-4")
    assert refusal(state, 2, {"play": "spy", "at": 1}) == ("out-already", "LL-19")


# --- the end of a round


def test_a_round_ends_at_the_end_of_the_turn_that_found_the_pile_empty() -> None:
    """LL-6: the player who draws the last card still plays."""
    state = position(["king", "spy"], "handmaid", rest=["guard", "guard"])
    events = play(state, 0, HANDMAID)
    assert told(events, ONLOOKER, RoundOver) == []
    assert (seen(state, 1).pile, seen(state, 1).round, seen(state, 1).turn) == (0, 1, 1)
    over = round_over(play(state, 1, {"play": "guard"}))
    assert (over.end, over.winners, seen(state, 1).round) == ("showdown", (0,), 2)


def test_a_prince_that_takes_the_last_card_ends_the_round() -> None:
    """LL-6: the pile is empty at the end of that turn, so the next player has none."""
    state = position(["king", "spy"], "prince", rest=["handmaid", "guard"])
    events = play(state, 0, {"play": "prince", "at": 1}, "handmaid")
    assert told(events, ONLOOKER, Redrew) == [Redrew(1, aside=False)]
    assert round_over(events).shown == ("king", "handmaid")


@pytest.mark.parametrize("rest", [["guard", "guard", "spy"], ["guard"]])
def test_a_round_ends_at_once_with_the_last_player(rest: list[str]) -> None:
    """LL-6: that player wins, whatever the card, with or without a pile left."""
    state = position(["spy", "princess", ""], "guard", rest=rest)
    over = round_over(play(state, 0, {"play": "guard", "at": 1, "guess": "princess"}))
    assert (over.end, over.winners, over.shown) == ("last", (0,), (None, None, None))
    assert seen(state, 0).tokens == (1, 0, 0)


def test_the_highest_hand_wins_the_showdown() -> None:
    """LL-7: whatever the sums; all who are still in show their hands to everybody. LL-5: a player who is out can't win,
    but plays again in the next round."""
    state = position(["guard", "baron", "spy", ""], "handmaid", rest=["guard"], laid={2: ["king"], 3: ["princess"]})
    over = round_over(play(state, 0, HANDMAID))
    assert (over.end, over.winners) == ("showdown", (1,))
    assert over.shown == ("guard", "baron", "spy", None)
    last = seen(state, ONLOOKER).last_round
    assert last is not None
    assert (last.shown, last.winners) == (over.shown, (1,))
    assert seen(state, 3).living == (True, True, True, True)
    assert len(seen(state, 3).hand) == 1


def test_the_highest_sum_of_discards_breaks_a_tie() -> None:
    """T5: LL-7: both hold a Prince; Guard and Handmaid (just played) against two Barons, 5 to 6: B wins."""
    state = position(["prince", "prince"], "handmaid", rest=["king"], laid={0: ["guard"], 1: ["baron", "baron"]})
    over = round_over(play(state, 0, HANDMAID))
    assert (over.sums, over.winners) == ((5, 6), (1,))


def test_a_card_discarded_through_a_prince_counts_in_the_sum() -> None:
    """LL-7: A made B discard the Countess, and it wins for B; hands and set-aside card count for nobody."""
    state = position(["handmaid", "countess"], "prince", rest=["handmaid"], laid={0: ["guard"]})
    over = round_over(play(state, 0, {"play": "prince", "at": 1}))
    assert over.shown == ("handmaid", "handmaid")
    assert over.sums == (VALUE["guard"] + VALUE["prince"], VALUE["countess"])
    assert over.winners == (1,)


def test_a_last_survivor_need_not_show() -> None:
    """LL-7: nobody else is ever told that card, not even at the end of the match."""
    state = position(["king", "spy"], "guard", goal=1)
    events = play(state, 0, {"play": "guard", "at": 1, "guess": "spy"})
    assert state.is_over()
    assert '"king"' in everything(state, events, 0)
    assert '"king"' not in everything(state, events, 1) + everything(state, events, ONLOOKER)


def test_the_card_set_aside_is_never_shown() -> None:
    """LL-7: not at the showdown either."""
    state = position(["king", "spy"], "handmaid", goal=1, rest=["princess"])
    events = play(state, 0, HANDMAID)
    assert state.is_over()
    for viewer in (0, 1, ONLOOKER):
        assert '"king"' in everything(state, events, viewer)
        assert '"princess"' not in everything(state, events, viewer)


def tie(starter: int, ties_share: bool, tokens: tuple[int, ...] = (0, 0, 0), goal: int = 5) -> LoveLetter:
    """Seats 0 and 2 will be tied in hand and sum when seat 0 plays the Handmaid."""
    return position(
        ["prince", "guard", "prince"], "handmaid", rest=["king"], laid={2: ["handmaid"]},
        starter=starter, ties_share=ties_share, tokens=tokens, goal=goal,
    )  # fmt: skip


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_a_double_tie_gives_nobody_a_token(starter: int) -> None:
    """LL-8: by default; the starter of the tied round begins the next, tied or not. Nobody wins the match."""
    state = tie(starter, ties_share=False, tokens=(4, 0, 4))
    over = round_over(play(state, 0, HANDMAID))
    assert (over.sums, over.winners) == ((4, 0, 4), ())
    view = seen(state, ONLOOKER)
    assert (view.tokens, view.starter, view.turn, view.round) == ((4, 0, 4), starter, starter, 2)
    assert state.result() is None


@pytest.mark.parametrize(("starter", "following"), [(0, 0), (1, 2), (2, 2)])
def test_a_double_tie_may_be_shared(starter: int, following: int) -> None:
    """LL-8: all tied get a token; the first of them in turn order from the old starter begins."""
    state = tie(starter, ties_share=True)
    assert round_over(play(state, 0, HANDMAID)).winners == (0, 2)
    view = seen(state, ONLOOKER)
    assert (view.tokens, view.starter, view.turn) == ((1, 0, 1), following, following)


@pytest.mark.parametrize(("tokens", "winners"), [((4, 4, 4), (0, 2)), ((4, 0, 3), (0,)), ((1, 4, 4), (2,))])
def test_a_shared_tie_may_share_the_match(tokens: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """LL-8: players who reach the goal together share the win; a player who does not reach it has no share."""
    state = tie(0, ties_share=True, tokens=tokens)
    assert told(play(state, 0, HANDMAID), ONLOOKER, MatchOver) == [MatchOver(winners)]
    result = state.result()
    assert result is not None
    assert result.winners == winners
    assert tuple(seat for seat, place in enumerate(result.places) if place == 1) == winners


@pytest.mark.parametrize(
    ("options", "winners"), [({}, ()), ({"double-tie": "nobody"}, ()), ({"double-tie": "shared"}, (0, 1))]
)
def test_the_table_chooses_what_a_double_tie_is_worth(options: dict[str, Value], winners: tuple[int, ...]) -> None:
    """LL-8: a whole round in which both keep their Prince and discard 16 points."""
    mine = ["countess", "handmaid", "baron", "guard", "guard"]
    yours = ["king", "handmaid", "baron", "spy", "guard"]
    draws = [card for pair in zip(mine, yours, strict=True) for card in pair]
    luck = Rigged("princess", "guard", "guard", "prince", "prince", *draws)
    state = started(2, {"first": "seat-0", "tokens": 1, **options}, luck)
    for turn, card in enumerate(draws):
        events = Events()
        legal = state.choices(turn % 2)
        state.apply(turn % 2, next(m for m in legal if msgspec.to_builtins(m.shape)["play"] == card), luck, events)
    over = round_over(events)
    assert (over.shown, over.sums, over.winners) == (("prince", "prince"), (16, 16), winners)
    result = state.result()
    assert (() if result is None else result.winners) == winners


# --- the match


@pytest.mark.parametrize(("seats", "goal"), [(2, 7), (3, 5), (4, 4)])
def test_the_match_is_won_with_enough_tokens(seats: int, goal: int) -> None:
    """LL-9: 7, 5 or 4 of them, one for each round won; with fewer the match goes on."""
    luck = ludejo.luck(seed=seats)
    state = started(seats, {}, luck)
    assert seen(state, 0).goal == goal
    tokens = [0] * seats
    for events in steps(state, luck):
        for over in told(events, ONLOOKER, RoundOver):
            assert isinstance(over, RoundOver)
            assert max(tokens) < goal
            for seat in over.winners:
                tokens[seat] += 1
        assert seen(state, ONLOOKER).tokens == tuple(tokens)
    result = state.result()
    assert result is not None
    assert result.points == tuple(tokens)
    assert result.winners == (tokens.index(goal),)


@pytest.mark.parametrize(("seats", "goal"), [(2, 1), (3, 10)])
def test_the_table_may_choose_the_goal(seats: int, goal: int) -> None:
    """LL-9: as an option, from one token to ten."""
    luck = ludejo.luck(seed=3)
    state = started(seats, {"tokens": goal}, luck)
    list(steps(state, luck))
    assert max(seen(state, 0).tokens) == seen(state, 0).goal == goal
    assert refused(seats, {"tokens": 0}) == refused(seats, {"tokens": 11}) == "unknown-value"


def test_every_round_is_dealt_from_all_sixteen_cards() -> None:
    """LL-9: shuffled together again; LL-2: laid out as for the first round."""
    luck = Watched(seed=5)
    state = started(2, {}, luck)
    n_rounds = 1
    for events in steps(state, luck):
        for _ in told(events, ONLOOKER, Dealt):
            n_rounds += 1
            view = seen(state, ONLOOKER)
            assert (view.pile, len(view.face_up), view.discards) == (9, 3, ((), ()))
            assert (view.round, view.living, view.protected) == (n_rounds, (True, True), (False, False))
    assert n_rounds >= 7
    assert luck.decks == [Counter(COPIES)] * n_rounds


def test_nobody_plays_after_the_match() -> None:
    """LL-9: it is over with the last token."""
    state = position(["king", "spy"], "guard", goal=7, tokens=[6, 6])
    events = play(state, 0, {"play": "guard", "at": 1, "guess": "spy"})
    assert told(events, ONLOOKER, MatchOver) == [MatchOver((0,))]
    assert told(events, ONLOOKER, Dealt) == []
    assert (state.due(), seen(state, 1).turn, seen(state, 1).winners) == ((), None, (0,))
    for seat in (0, 1):
        assert state.choices(seat) == ()
        assert refusal(state, seat, {"play": "king", "at": 1 - seat}) == ("is-over", "LL-9")
