"""The rules CN-1 to CN-12, CN-31 and CN-32, and their test vectors, one by one."""

from __future__ import annotations

import pytest
from games.codenames.positions import game, left, play, read, refused, started, tags, touch, turn, view

from ludejo.core.bits import size_of
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import BLUE, RED


@pytest.mark.parametrize(
    ("seats", "red", "reds"),
    [(4, "even", 2), (5, "even", 3), (24, "even", 12), (6, 2, 2), (6, 4, 4), (24, 22, 22), (24, 2, 2)],
)
def test_two_teams_of_any_size(seats: int, red: int | str, reds: int) -> None:
    """CN-1: from four players on; the first seat of each team is its spymaster."""
    state = started(seats, red=red)
    assert state.teams() == (tuple(range(reds)), tuple(range(reds, seats)))
    assert view(state, 0).spymasters == (0, reds)


@pytest.mark.parametrize(("seats", "red"), [(4, 3), (5, 4), (23, 22)])
def test_each_team_needs_two(seats: int, red: int) -> None:
    """CN-32: a spymaster and at least one operative each."""
    with pytest.raises(Refused) as caught:
        started(seats, red=red)
    assert (caught.value.refusal.code, caught.value.refusal.args) == ("too-uneven", {"red": red, "seats": seats})


@pytest.mark.parametrize("red", [1, 23, "2", True])
def test_a_team_size_is_a_number_of_the_range(red: int | str) -> None:
    with pytest.raises(Refused):
        started(24, red=red)


def test_the_key() -> None:
    """CN-2: 25 words: 9, 8, 7 and 1; the team with nine begins; all cards are different."""
    starters = set()
    for seed in range(20):
        state = started(4, seed)
        words = (size_of(state.words(state.starter)), size_of(state.words(1 - state.starter)))
        assert words == (9, 8)
        assert size_of(state.assassins) == 1
        assert len(set(state.cards)) == 25
        assert max(state.cards) < 500
        assert state.due() == (state.spy(state.starter),)
        starters.add(int(state.starter))
    assert starters == {RED, BLUE}


def test_the_double_agent() -> None:
    """CN-3: nine cards for the starter, eight for the other."""
    assert left(game()) == (9, 8)
    for seed in range(6):
        state = started(4, seed)
        assert sorted(left(state)) == [8, 9]
        assert left(state)[state.starter] == 9


def test_a_clue() -> None:
    """CN-4: the spymaster on turn, a word and a number; everybody is told."""
    state = game()
    assert refused(state, 2, "clue ovo 3") == ("no-clue-now", "CN-4")
    assert refused(state, 1, "clue ovo 3") == ("no-clue-now", "CN-4")
    assert play(state, 0, "clue ovo 3") == [shapes.ClueGiven(0, "red", "ovo", 3, False, False)]
    assert turn(state) == "red guess"
    assert refused(state, 0, "clue ovo 3") == ("no-clue-now", "CN-4")


@pytest.mark.parametrize("wish", ['{"do":"clue","word":"ovo"}', '{"do":"clue","word":"ovo","number":10}'])
def test_a_clue_has_a_number_from_0_to_9(wish: str) -> None:
    """CN-6: or none, which is unlimited."""
    with pytest.raises(Refused):
        GAME.read(wish)


@pytest.mark.parametrize(("number", "most"), [("0", 9), ("-", 9), ("1", 2), ("3", 4), ("9", 9)])
def test_numbers(number: str, most: int) -> None:
    """CN-6: with 0 and unlimited there is no limit but the words; T7: beko 0 and beko unlimited are valid."""
    state = game()
    play(state, 0, f"clue beko {number}")
    assert refused(state, 1, "stop") == ("guess-first", "CN-7")
    assert view(state, 0).limit == (None if number in "0-" else int(number) + 1)
    n = 0
    while turn(state) == "red guess":
        touch(state, 1, n)
        n += 1
    assert n == most


def test_number_and_one() -> None:
    """CN-7: T2: three right guesses on `ovo: 3`, one is left, or the team stops."""
    state = game()
    play(state, 0, "clue ovo 3")
    touch(state, 1, 0, 1, 2)
    assert view(state, 1).limit == 1
    stopped = state.clone()
    assert play(stopped, 1, "stop") == [shapes.TurnOver("red", "stopped")]
    assert turn(stopped) == "blue clue"
    assert play(state, 1, "mark 3") == [shapes.Marked(1, 3)]
    assert tags(play(state, 1, "confirm 3")) == ["guessed", "turn-over"]
    assert turn(state) == "blue clue"


def test_a_bystander_ends_the_turn() -> None:
    """CN-8: T1: the first of two guesses is a bystander, so the second is not made."""
    state = game()
    play(state, 0, "clue ilo 2")
    play(state, 1, "mark 20")
    told = play(state, 1, "confirm 20")
    assert told == [shapes.Guessed(1, "red", 20, "bystander"), shapes.TurnOver("red", "bystander")]
    assert turn(state) == "blue clue"
    assert refused(state, 1, "confirm 3") == ("no-guess-now", "CN-7")


def test_an_older_clue_may_be_followed() -> None:
    """CN-9: nobody asks what a guess refers to; T2: FLAŬTO belongs to the clue before."""
    state = game()
    play(state, 0, "clue ilo 2")
    touch(state, 1, 20)
    play(state, 2, "clue marbordo 1")
    touch(state, 3, 9, 10)
    play(state, 0, "clue ovo 3")
    touch(state, 1, 0, 1, 8)
    history = view(state, ONLOOKER).history
    assert [(clue.word, clue.places) for clue in history] == [("ilo", (20,)), ("marbordo", (9, 10)), ("ovo", (0, 1, 8))]


def test_the_other_colour_ends_the_turn() -> None:
    """CN-8: the word is covered for the other team."""
    state = game()
    play(state, 0, "clue ilo 2")
    play(state, 1, "mark 9")
    assert tags(play(state, 1, "confirm 9")) == ["guessed", "turn-over"]
    assert left(state) == (9, 7)


def test_the_assassin() -> None:
    """CN-8: the team that touches it loses at once; then the key is open to all."""
    state = game()
    play(state, 0, "clue ilo 2")
    play(state, 1, "mark 24")
    assert tags(play(state, 1, "confirm 24")) == ["guessed", "over"]
    result = state.result()
    assert result is not None
    assert (result.winners, result.places) == ((2, 3), (3, 3, 1, 1))
    assert state.won() == 0b1100
    assert len(view(state, ONLOOKER).key) == 25
    assert refused(state, 1, "mark 0") == ("is-over", "CN-10")


def test_pointing_and_confirming() -> None:
    """CN-9: anyone of the operatives points, the same or another confirms; marks are for one guess."""
    state = game(6)
    play(state, 0, "clue ilo 2")
    assert state.due() == (1, 2)
    assert refused(state, 1, "confirm 3") == ("mark-first", "CN-9")
    moment = state.moment()
    play(state, 1, "mark 3")
    play(state, 2, "mark 4")
    play(state, 2, "mark 3")
    assert refused(state, 1, "mark 3") == ("is-marked", "CN-9")
    assert state.moment() == moment
    assert view(state, 4).marks[3:5] == ((1, 2), (2,))
    play(state, 2, "confirm 3")
    assert state.moment() == moment + 1
    assert set(view(state, 4).marks) == {()}
    assert refused(state, 1, "confirm 4") == ("mark-first", "CN-9")
    assert refused(state, 1, "mark 3") == ("is-covered", "CN-9")


def test_one_tap() -> None:
    """CN-9: by option the first touch counts."""
    state = game(taps="one")
    play(state, 0, "clue ilo 2")
    assert refused(state, 1, "mark 3") == ("one-tap", "CN-9")
    assert tags(play(state, 1, "confirm 3")) == ["guessed"]


def test_who_may_never_touch() -> None:
    """CN-9: no spymaster, nobody of the other team."""
    state = game()
    play(state, 0, "clue ilo 2")
    for text in ("mark 3", "confirm 3", "stop"):
        assert refused(state, 0, text) == refused(state, 2, text) == ("spymaster-touches", "CN-9")
        assert refused(state, 3, text) == ("other-team", "CN-9")


def test_the_last_word_wins() -> None:
    """CN-10: whoever covers it; T10: a team touches the opponents' last word, and they win."""
    state = game(key="rrb..")
    play(state, 0, "clue ilo 2")
    touch(state, 1, 2)
    result = state.result()
    assert result is not None
    assert result.winners == (2, 3)
    state = game(key="rb...")
    play(state, 0, "clue ilo 1")
    touch(state, 1, 0)
    assert view(state, 3).winner == "red"


def upheld(key: str = "rrbb.x") -> shapes.CodenamesView:
    state = game(key=key)
    play(state, 0, "clue corner 2")
    play(state, 3, "challenge")
    play(state, 2, "rule yes")
    assert refused(state, 2, "cover 0") == ("not-own-word", "CN-11")
    assert refused(state, 3, "cover 2") == ("no-cover-now", "CN-11")
    play(state, 2, "cover 2")
    return view(state, ONLOOKER)


def test_an_invalid_clue() -> None:
    """CN-11: no guess; the opposing spymaster covers an own word and gives a clue."""
    seen = upheld()
    assert (seen.phase, seen.turn, seen.left) == ("clue", "blue", (2, 1))
    assert seen.history[0].invalid
    assert seen.colours[2] == "blue"


def test_the_penalty_may_win() -> None:
    """CN-11: T9: the penalty covers the last word, and that team wins at once."""
    seen = upheld("rrb..x")
    assert (seen.phase, seen.winner, seen.winners) == ("over", "blue", (2, 3))


def test_asking_beforehand() -> None:
    """CN-12: only the two spymasters are told; after consent nobody can challenge exactly this clue."""
    state = game()
    events = Events()
    moment = state.moment()
    state.apply(0, read("ask marborde 2"), FastLuck(1), events)
    assert [told.audience for told in events.told] == [0b1, 0b100]
    assert state.may() == (2,)
    assert refused(state, 0, "ask river 2") == ("still-asking", "CN-12")
    assert refused(state, 3, "answer yes") == refused(state, 1, "answer yes") == ("nothing-asked", "CN-12")
    play(state, 2, "answer yes")
    assert state.moment() == moment
    assert view(state, 0).questions == view(state, 2).questions == (shapes.Question("marborde", 2, True),)
    assert view(state, 1).questions == view(state, 3).questions == view(state, ONLOOKER).questions == ()
    other = state.clone()
    told = play(state, 0, "clue Marborde 2")
    assert told == [shapes.ClueGiven(0, "red", "Marborde", 2, True, False)]
    assert refused(state, 3, "challenge") == ("was-agreed", "CN-12")
    play(other, 0, "clue marborde 3")
    assert 3 in other.may()


def test_asking_has_an_end() -> None:
    """CN-12: three questions in a turn; a no changes nothing; a clue need not wait for an answer."""
    state = game()
    for _ in range(3):
        play(state, 0, "ask river 2")
        play(state, 2, "answer no")
    assert refused(state, 0, "ask river 2") == ("asked-enough", "CN-12")
    assert [open_move.name for open_move in state.opens(0)] == ["clue"]
    assert not view_after_clue(state).history[0].agreed
    state = game()
    play(state, 0, "ask river 2")
    assert not view_after_clue(state).history[0].agreed


def view_after_clue(state: object) -> shapes.CodenamesView:
    from ludejo.games.codenames.state import Codenames

    assert isinstance(state, Codenames)
    play(state, 0, "clue river 2")
    return view(state, 0)


def test_challenges() -> None:
    """CN-31: anybody but the giver, until the first guess; guessing is frozen; after a rejection there is no other."""
    state = game(6)
    play(state, 0, "clue corner 2")
    assert state.may() == (3, 4, 5)
    assert refused(state, 0, "challenge") == ("own-clue", "CN-31")
    play(state, 1, "mark 3")
    play(state, 2, "challenge")
    assert (state.due(), state.may()) == ((3,), ())
    assert refused(state, 2, "confirm 3") == ("is-frozen", "CN-31")
    assert refused(state, 4, "rule no") == ("no-ruling-now", "CN-31")
    assert play(state, 3, "rule no") == [shapes.Ruled(3, False)]
    assert view(state, 0).marks[3] == (1,)
    assert refused(state, 4, "challenge") == ("no-challenge-now", "CN-31")
    play(state, 2, "confirm 3")


def test_a_challenge_comes_before_the_first_guess() -> None:
    """CN-11: a clue that nobody challenged in time is valid."""
    state = game()
    play(state, 0, "clue corner 2")
    touch(state, 1, 0)
    assert refused(state, 3, "challenge") == ("no-challenge-now", "CN-31")
    assert refused(state, 2, "rule yes") == ("no-ruling-now", "CN-31")


@pytest.mark.parametrize(("votes", "phase"), [("yyy", "blue penalty"), ("ynn", "red guess"), ("yny", "blue penalty")])
def test_a_vote(votes: str, phase: str) -> None:
    """CN-31: with an option all others vote, openly."""
    state = game(ruling="vote")
    play(state, 0, "clue corner 2")
    play(state, 1, "challenge")
    moment = state.moment()
    for seat, vote in enumerate(votes, start=1):
        assert state.moment() == moment
        assert seat in state.due()
        play(state, seat, "rule yes" if vote == "y" else "rule no")
        if seat < 3:
            assert refused(state, seat, "rule no") == ("has-voted", "CN-31")
    assert turn(state) == phase


def test_a_tie_is_valid() -> None:
    """CN-31: as many for as against."""
    state = game(5, ruling="vote")
    play(state, 0, "clue corner 2")
    play(state, 1, "challenge")
    for seat in (1, 2, 3, 4):
        play(state, seat, "rule yes" if seat < 3 else "rule no")
    assert turn(state) == "red guess"
