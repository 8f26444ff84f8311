"""The rules LK-1 to LK-11 and their test vectors, one by one."""

from __future__ import annotations

import msgspec
import pytest
from games.lines_and_columns.positions import T2, choices, grid_of, play, position, read, refused

from ludejo.core.bits import size_of
from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.game import GAME
from ludejo.games.lines_and_columns.moves import MOVES
from ludejo.games.lines_and_columns.pieces import CARDS, EVERY_CARD, GREENS, cards_of, colours_in, deck_of, things_in
from ludejo.games.lines_and_columns.rules.turn import seek
from ludejo.games.lines_and_columns.shapes import LinesAndColumnsView
from ludejo.games.lines_and_columns.state import LinesAndColumns


def view(state: LinesAndColumns, seat: int) -> LinesAndColumnsView:
    found = state.view(seat)
    assert isinstance(found, LinesAndColumnsView)
    return found


def start(seats: int, seed: int = 1, **options: int | str) -> LinesAndColumns:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    found = GAME.start(seats, chosen, FastLuck(seed))
    assert isinstance(found, LinesAndColumns)
    return found


def test_there_are_56_cards_and_106_moves() -> None:
    """LK-1: seven objects, eight colours, each once."""
    assert len(set(CARDS)) == 56
    assert len(MOVES) == 106
    assert deck_of(list(range(7)), list(range(8))) == EVERY_CARD
    assert cards_of([card for card in CARDS if card.startswith("green")]) == GREENS
    assert {card.split("-")[1] for card in CARDS} == {"car", "glass", "die", "book", "chair", "table", "vase"}


@pytest.mark.parametrize(
    ("seats", "objects", "colours", "each"),
    [(2, 4, 5, 10), (3, 6, 5, 10), (4, 6, 6, 9), (5, 5, 8, 8), (6, 7, 6, 7), (7, 7, 8, 8)],
)
def test_the_deck_follows_the_seats(seats: int, objects: int, colours: int, each: int) -> None:
    """LK-2: the number of objects and colours; green is one of them, and no card of them is missing."""
    for seed in range(10):
        state = start(seats, seed)
        assert len(things_in(state.deck)) == objects
        assert len(colours_in(state.deck)) == colours
        assert size_of(state.deck) == objects * colours == seats * each
        assert size_of(state.deck & GREENS) == objects


def test_objects_and_colours_may_be_chosen() -> None:
    """LK-2: those that were chosen, and random ones for the rest; green is always there."""
    exact = view(start(2, objects="car-die-book-vase", colours="blue-brown-red-violet"), 0)
    assert exact.objects == ("car", "die", "book", "vase")
    assert exact.colours == ("blue", "brown", "red", "green", "violet")
    for seed in range(30):
        fewer = view(start(2, seed, objects="glass-vase", colours="black"), 0)
        assert {"glass", "vase"} <= set(fewer.objects)
        assert {"black", "green"} <= set(fewer.colours)
        more = view(start(2, seed, objects="car-glass-die-book-chair"), 0)
        assert set(more.objects) <= {"car", "glass", "die", "book", "chair"}
    assert len({view(start(2, seed), 0).objects for seed in range(30)}) > 10
    assert len({view(start(2, seed, objects="glass-vase"), 0).objects for seed in range(30)}) > 5


def test_all_cards_are_dealt_evenly() -> None:
    """LK-3: every card is in one hand, and the hands are equal."""
    for seats in range(2, 8):
        state = start(seats, seats)
        hands = [state.hand(seat) for seat in range(seats)]
        assert sum(hands) == state.deck
        assert len({size_of(hand) for hand in hands}) == 1


def test_the_seat_left_of_the_dealer_is_first() -> None:
    """LK-3: then clockwise; the dealer is chosen, or drawn by lot."""
    luck, events = FastLuck(3), Events()
    state = GAME.start(4, {"dealer": "seat-0"}, luck, events)
    assert isinstance(state, LinesAndColumns)
    passed = [told.event.seat for told in events.told if isinstance(told.event, shapes.Passed)]
    assert [*passed, state.mover] == [1, 2, 3, 0][: len(passed) + 1]
    assert {start(3, seed).dealer for seed in range(20)} == {0, 1, 2}
    assert refused(state, (int(state.mover) + 1) % 4, "green-car")[:2] == ("not-your-turn", "LK-3")


def test_every_deal_is_equally_likely() -> None:
    """LK-3: with two hands of three, the 20 ways to deal come equally often."""
    counts: dict[int, int] = {}
    luck = FastLuck(7)
    for _ in range(4_000):
        state = GAME.deal_tiny(GAME.tiny[1], luck, None)
        counts[state.hand(0)] = counts.get(state.hand(0), 0) + 1
    assert len(counts) == 20
    assert 130 < min(counts.values()) <= max(counts.values()) < 280


def test_the_first_card_is_green() -> None:
    """LK-4: a holder of green must start with it, and with nothing else."""
    state = position("", "green-car blue-car red-table", "green-table", lay_all=False)
    assert choices(state) == {"green-car"}
    assert refused(state, 0, "blue-car:left") == ("green-first", "LK-4", "blue-car")


def test_t5_a_seat_without_a_green_card_passes_at_the_opening() -> None:
    """LK-4: T5: player 1 has none, the game starts with player 2; then the skipped one has normal turns."""
    state = position("", "blue-car red-car", "green-car blue-table", "green-table white-car")
    seek(state, 0, None)
    assert state.mover == 1
    assert view(state, 2).passed == (True, False, False)
    play(state, 1, "green-car")
    play(state, 2, "green-table")
    assert state.mover == 0
    assert play(state, 0, "blue-car:left")[0] == shapes.Laid(0, "blue-car", "left")
    assert view(state, 2).passed == (False, False, False)


def test_t7_all_may_be_laid_on_the_opening_turn() -> None:
    """LK-4: T7: lay-all with the green card first."""
    state = position("", "green-table red-table", "green-car")
    assert choices(state) == {"green-table", "all"}
    told = play(state, 0, "all")
    assert [type(event).__name__ for event in told] == ["LaysAll", "Laid", "Column", "Laid", "Column", "Over"]
    assert told[1] == shapes.Laid(0, "green-table", None)
    assert told[2] == shapes.Column("green", None)
    assert state.winners == 1


def test_a_column_holds_one_colour() -> None:
    """LK-5: a colour with a column on one side of green can't be laid on the other side, in any row."""
    state = position("green-car blue-car:left green-table", "blue-table red-table", "white-table")
    assert choices(state) == {"blue-table:left", "red-table:right", "all"}
    assert refused(state, 0, "blue-table:right") == ("other-side", "LK-5", "blue-table")


def test_a_row_is_started_by_its_green_card() -> None:
    """LK-6: at any time, and by no other card; the refusal names the green card."""
    state = position("green-car blue-car:left", "green-vase blue-table", "red-car")
    assert choices(state) == {"green-vase"}
    assert refused(state, 0, "blue-table:left") == ("no-row", "LK-6", "green-table")


def test_columns_grow_at_both_ends() -> None:
    """LK-7: their order comes from play, and no row has gaps."""
    state = position("green-car", "blue-car red-car", "white-car yellow-car", lay_all=False)
    assert play(state, 0, "blue-car:left")[1] == shapes.Column("blue", "left")
    assert play(state, 1, "white-car:left")[1] == shapes.Column("white", "left")
    assert view(state, 0).columns == ("white", "blue", "green")
    assert view(state, 0).rows == (shapes.Row(2, 0),)
    again = position("green-car blue-car:left green-vase", "blue-vase red-car", "red-vase")
    assert play(again, 0, "blue-vase:left") == [shapes.Laid(0, "blue-vase", "left")]


def test_t2_open_and_closed_places() -> None:
    """LK-8: T2: violet table fits, blue table has to wait for it, new colours go to the edges."""
    hand = "violet-table blue-table white-table white-car green-vase yellow-vase"
    state = position(T2, hand, "black-car", lay_all=False)
    expected = {"violet-table:right", "white-table:left", "white-car:left", "white-car:right", "green-vase"}
    assert choices(state) == expected
    assert refused(state, 0, "blue-table:right") == ("missing", "LK-8", "violet-table")
    assert refused(state, 0, "white-table:right") == ("missing", "LK-8", "violet-table")
    assert refused(state, 0, "blue-table:left") == ("other-side", "LK-5", "blue-table")
    assert refused(state, 0, "yellow-vase:left") == ("no-row", "LK-6", "green-vase")


def test_t2_the_columns_are_where_the_rule_says() -> None:
    """LK-8: T2: a preview tells the column, and whether it is new."""
    state = position(T2, "violet-table white-table white-car", "black-car")
    told = {
        word: state.preview(0, read(word)) for word in ("violet-table:right", "white-table:left", "white-car:right")
    }
    assert told["violet-table:right"] == shapes.Foreseen((shapes.Place("violet-table", "right", 1, False),))
    assert told["white-table:left"] == shapes.Foreseen((shapes.Place("white-table", "left", -2, True),))
    assert told["white-car:right"] == shapes.Foreseen((shapes.Place("white-car", "right", 3, True),))
    assert state.preview(1, read("black-car:left")) is None


def test_t3_one_green_card_on_the_table() -> None:
    """LK-8: T3: any green card, any card of the same object on both sides, and nothing else."""
    state = position("green-car", "green-die red-car red-die white-car", "black-vase", lay_all=False)
    assert choices(state) == {"green-die", "red-car:left", "red-car:right", "white-car:left", "white-car:right"}


def test_t1_the_table_of_the_rulebook_is_possible() -> None:
    """LK-8: T1: five rows, eight columns in the order of the alphabet, complete."""
    left = ["red", "black", "yellow", "brown", "blue", "white"]
    rows = ["car", "chair", "table", "book", "vase"]
    text = " ".join(
        " ".join([f"green-{row}", *[f"{colour}-{row}:left" for colour in left], f"violet-{row}:right"]) for row in rows
    )
    grid = grid_of(text)
    assert size_of(grid.laid) == 40
    assert [int(grid.lo), int(grid.hi)] == [-6, 1]
    others = cards_of(["green-glass", "green-die"])
    assert grid.open_cards() & grid.laid == 0
    assert grid.open_cards() == others


def test_laying_is_a_duty_and_passing_is_told() -> None:
    """LK-9: one card per turn; a seat that can't lay passes by itself, a seat that can must; no move is a pass."""
    state = position("green-car", "blue-car red-table", "white-table red-vase", "white-car blue-vase")
    told = play(state, 0, "blue-car:right")
    assert told == [shapes.Laid(0, "blue-car", "right"), shapes.Column("blue", "right"), shapes.Passed(1)]
    assert state.due() == (2,)
    assert refused(state, 2, "red-table:left") == ("not-held", "LK-9", "red-table")
    with pytest.raises(Refused):
        GAME.read({"do": "pass"})


def test_t4_all_or_nothing() -> None:
    """LK-10: T4: violet then blue table can be laid; with a card that can't, the whole move is refused."""
    state = position(T2, "violet-table blue-table", "black-car")
    assert choices(state) == {"violet-table:right", "all"}
    told = play(state, 0, "all")
    assert told[0] == shapes.LaysAll(0, ("violet-table", "blue-table"))
    assert told[1:3] == [shapes.Laid(0, "violet-table", "right"), shapes.Laid(0, "blue-table", "right")]
    assert state.winners == 1
    other = position(T2, "violet-table blue-table violet-chair", "black-car")
    assert refused(other, 0, "all") == ("not-all", "LK-10", None)
    none = position(T2, "blue-table violet-chair", "black-car", turn=0)
    assert refused(none, 0, "all") == ("not-all", "LK-10", None)


def test_t6_one_side_may_work_where_the_other_does_not() -> None:
    """LK-10: T6: the order found has red nearer to green than blue, or on the other side."""
    state = position("green-car", "blue-car red-car green-chair red-chair", "black-car")
    assert "all" in choices(state)
    play(state, 0, "all")
    assert state.is_over()


def test_laying_all_is_a_right() -> None:
    """LK-10: a single card may be laid instead; a last card is laid as a single one; a table may forbid laying all."""
    state = position("green-car", "blue-car red-car", "black-car white-car")
    assert choices(state) == {"blue-car:left", "blue-car:right", "red-car:left", "red-car:right", "all"}
    play(state, 0, "blue-car:left")
    assert not state.is_over()
    play(state, 1, "black-car:left")
    assert choices(state) == {"red-car:left", "red-car:right"}
    assert refused(state, 0, "all") == ("one-card", "LK-10", None)
    strict = position("green-car", "blue-car red-car", "black-car", lay_all=False)
    assert refused(strict, 0, "all") == ("all-forbidden", "LK-10", None)


def test_the_offer_is_shown_to_the_player_alone() -> None:
    """LK-10: it is only in the choices of the mover, and changes no view; an option says whether devices show it."""
    offered = position("green-car", "blue-car red-car", "black-car white-car")
    other = position("green-car", "blue-car red-table", "black-car white-car")
    assert "all" in choices(offered)
    assert "all" not in choices(other)
    seen = [
        msgspec.structs.replace(view(state, -1), objects=(), rows=(), colours=(), lacks=())
        for state in (offered, other)
    ]
    assert seen[0] == seen[1]
    assert view(start(3), 0).hint is True
    assert view(start(3, hint="off"), 0).hint is False


def test_a_preview_of_all_tells_the_order() -> None:
    """LK-10: each card with its column."""
    state = position(T2, "violet-table blue-table green-die", "black-car")
    assert state.preview(0, read("all")) == shapes.Foreseen(
        (
            shapes.Place("green-die", None, 0, False),
            shapes.Place("violet-table", "right", 1, False),
            shapes.Place("blue-table", "right", 2, False),
        )
    )


def test_the_first_without_cards_wins() -> None:
    """LK-11: it ends at once; the others are ranked by the cards they hold."""
    state = position("green-car", "blue-car", "black-car white-car", "red-vase")
    told = play(state, 0, "blue-car:left")
    assert told[-1] == shapes.Over("out", (0, 2, 1), (0,))
    result = state.result()
    assert result is not None
    assert (result.places, result.points, result.winners) == ((1, 3, 2), (0, -2, -1), (0,))
    assert state.due() == ()
    assert state.won() == 1
    assert refused(state, 1, "black-car:left") == ("is-over", "LK-11", None)


def test_nobody_can_go_on() -> None:
    """LK-14: with undealt cards all seats may pass in a row: the fewest cards win, and ties share."""
    stuck = position("green-car white-car:right", "blue-car blue-vase", "blue-table", undealt="green-vase")
    told = play(stuck, 0, "blue-car:right")
    assert told[-3:] == [shapes.Passed(1), shapes.Passed(0), shapes.Over("stuck", (1, 1), (0, 1))]
    result = stuck.result()
    assert result is not None
    assert result.winners == (0, 1)
    alone = position("green-car white-car:right", "blue-car blue-vase", "blue-table red-table", undealt="green-vase")
    assert play(alone, 0, "blue-car:right")[-1] == shapes.Over("stuck", (1, 2), (0,))


def test_green_cards_are_always_dealt() -> None:
    """LK-14: undealt cards are never green; the first seats to be dealt to may get one card more."""
    for seed in range(30):
        state = start(4, seed, undealt=6, dealer="seat-0")
        assert size_of(state.undealt) == 6
        assert state.undealt & GREENS == 0
        assert [int(state.count(seat)) for seat in range(4)] == [7, 8, 8, 7]


def test_hands_are_hidden_and_their_sizes_open() -> None:
    """LK-15: a seat sees its own cards, an onlooker none; all see the dealer, whose left neighbour deals next."""
    state = start(4, 5)
    mine = view(state, 2)
    assert mine.counts == (9, 9, 9, 9)
    assert cards_of(list(mine.hand)) == state.hand(2)
    assert view(state, -1).hand == ()
    assert mine.dealer == view(state, -1).dealer == state.dealer
    facts = state.hidden(2)
    assert len(facts) == 27
    assert {fact.about for fact in facts} == {0, 1, 3}
