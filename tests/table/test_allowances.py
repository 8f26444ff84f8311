"""A table's log is limited: it has room for a long session of many people, and ends a flood."""

from __future__ import annotations

from collections import Counter

import pytest
from support.table.party import Party

from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.table import allowances as most
from ludejo.table import happenings as h
from ludejo.table.permissions import MOST_ENTRIES, MOST_FOR_A_SEAT
from ludejo.table.places import is_news

GAMES = 10  # in a session
LINES = 8  # lines of chat of each living player per day


def guest_of(seat: int) -> str:
    return "ana" if seat == 0 else f"guest-{seat}"


class Session(Party):
    """A village with all seats taken, each player with a phone; everybody answers, and all talk a lot."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, True, "lupus-in-tabula")
        self.begin(*(guest_of(seat) for seat in range(seats)))

    def phase(self) -> str:
        assert self.table.play is not None
        view = self.table.play.state.view(-1)
        assert isinstance(view, LupusView)
        return view.phase

    def alive(self) -> list[int]:
        assert self.table.play is not None
        return [seat for seat in range(len(self.table.chairs)) if self.table.play.state.may_signal(seat)]

    def talk(self) -> None:
        """Each living player chats and makes one spoken move."""
        for seat in self.alive():
            for n in range(LINES):
                self.must(guest_of(seat), h.Said(f"{n}: I am a villager."))
            self.must(guest_of(seat), self.first_move(seat))

    def play_game(self) -> None:
        """Play to the end; at night all answer, and the clock ends it."""
        assert self.table.play is not None
        while self.table.phase == "playing":
            if self.phase() == "talk":
                self.talk()
            due = self.table.play.state.due() if self.phase() != "talk" else ()
            for seat in due if self.phase() == "night" else due[:1]:
                self.must(guest_of(seat), self.first_move(seat))
            if not due or self.phase() == "night":
                self.must("", h.Expired(self.table.play.moment()))


def test_a_log_has_room_for_ten_games_of_twenty_four_people() -> None:
    session = Session(24)
    session.play_game()
    kinds = Counter(type(entry.did) for entry in session.entries)
    assert kinds[h.Said] > 500
    assert kinds[h.Moved] > 500
    assert GAMES * session.table.version < MOST_FOR_A_SEAT * 24


def pause(party: Party, by: str) -> str:
    """Pause and resume; the code of the refusal, or ""."""
    code = party.code(by, h.Paused())
    if not code:
        party.must(by, h.Resumed())
    return code


@pytest.mark.parametrize(("seats", "bound"), [(2, MOST_ENTRIES), (4, 4 * MOST_FOR_A_SEAT)])
def test_a_flood_is_stopped_and_the_game_goes_on(seats: int, bound: int) -> None:
    """A flood by the host, who has the largest allowance."""
    party = Party(seats)
    guests = ("ana", "ben", "cid", "dan")[:seats]
    party.begin(*guests)
    while party.table.n_game < bound:
        assert pause(party, "ana") == ""
    assert pause(party, "ana") == "table-worn"
    party.play_on(guests)
    assert party.table.phase == "over"
    assert party.code("ana", h.Again("ab" * 32)) == "table-worn"
    party.must("ana", h.Closed())


# --- chat


def flood(party: Party, guest: str, limit: int = 20_000) -> int:
    """Chat until it is refused; how many lines were granted."""
    for n in range(limit):
        code = party.code(guest, h.Said("Hu!"))
        if code:
            assert code == "talk-used-up"
            return n
    return limit


def test_chat_of_strangers_takes_nothing_from_players() -> None:
    party = Party(2, private=False)
    strangers = [f"guest-{n}" for n in range(40)]
    for n, guest in enumerate(strangers):
        party.must(guest, h.Came(guest, f"{n:016x}"))
    found = [flood(party, guest) for guest in strangers]
    assert max(found) == 30
    assert sum(found) == 300, "the limit for all strangers together"
    party.begin("ana", "ben")
    assert flood(party, "ben") == 300
    assert flood(party, "ana") == 300, "one player takes nothing from another"
    assert party.table.n_game < 20, "chat uses up nothing of the game's allowance"
    party.play_on(("ana", "ben"))
    assert party.table.phase == "over"
    party.must("ana", h.Again("ab" * 32))
    assert party.code("ben", h.Said("Again?")) == "", "a new game has room for talk"
    assert party.code("guest-0", h.Said("Yes!")) == ""


def test_chat_of_a_table_is_limited_in_every_phase() -> None:
    party = Party(2)
    said = 0
    party.begin("ana", "ben")
    for _ in range(12):
        said += flood(party, "ana") + flood(party, "ben")
        party.play_on(("ana", "ben"))
        party.must("ana", h.Again("ab" * 32))
        party.must("ana", h.Started())
        party.must("", h.Expired(party.table.first_moment)) if party.table.phase == "sealing" else None
    assert 3_000 <= said <= 3_000 + 2_000, "chat of players, and of those who had played before"


def test_a_whisper_uses_up_no_allowance_of_others() -> None:
    """Otherwise a player could find out at dawn whether the wolves have whispered."""
    frames = []
    for whispers in (0, most.WHISPERS):
        party = Party(8, True, "lupus-in-tabula", whispers="yes")
        guests = [guest_of(seat) for seat in range(8)]
        party.begin(*guests)
        frames.append(talk_after_night(party, guests, whispers))
    assert frames[0] == frames[1]


def talk_after_night(party: Party, guests: list[str], whispers: int) -> list[int]:
    """How many lines each player can say by day, after a wolf has whispered so often at night."""
    assert party.table.play is not None
    wolves = [guest for guest in guests if whispers and party.code(guest, h.Said("psst")) == ""]
    for wolf in wolves[:1]:
        assert flood(party, wolf) == whispers - 1
    while party.table.is_hushed():
        for seat in party.table.play.state.due():
            party.must(guests[seat], party.first_move(seat))
        party.must("", h.Expired(party.table.play.moment()))
    return [flood(party, guest) for guest in guests if party.code(guest, h.Said("Hm.")) == ""]


# --- what else strangers can write


@pytest.mark.parametrize("kind", ["comes and goes", "has many names", "sits and stands", "sits anew"])
def test_strangers_can_t_fill_the_log_of_a_table(kind: str) -> None:
    """Whatever strangers do together, the host can play, and invited people can come, sit and start."""
    party = Party(2, private=False)
    for n in range(400):
        guest = f"guest-{n}"
        for _ in range(60):
            if any(party.code(guest, did) for did in stirs(kind, n)):
                break
        party.do(guest, h.Stood(1))
        party.do(guest, h.Went())
    assert len(party.entries) < 2_500
    assert party.table.n_game < 10
    party.must("ben", h.Came("Ben", "", invited=True))
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"))
    assert party.table.phase == "over"


def stirs(kind: str, n: int) -> list[h.AnyHappening]:
    came = h.Came(f"guest-{n}", f"{n:016x}")
    found: dict[str, list[h.AnyHappening]] = {
        "comes and goes": [came, h.Went()],
        "has many names": [came, h.Came(f"Other {n}", came.net)],
        "sits and stands": [came, h.Sat(1, ""), h.Stood(1)],
        "sits anew": [came, h.Sat(1, "ab" * 32)],
    }
    return found[kind]


@pytest.mark.parametrize("did", [h.Paused(), h.Sat(1, "", "Benno")])
def test_a_player_can_t_fill_the_log_of_a_table(did: h.AnyHappening) -> None:
    party = Party(2)
    party.begin("ana", "ben")
    for _ in range(1_000):
        if party.code("ben", did):
            break
        party.do("ben", h.Resumed())
    assert party.code("ben", did) == "too-often"
    assert party.table.n_game < 700
    party.play_on(("ana", "ben"))
    assert party.table.phase == "over"


def test_a_player_can_come_back_any_number_of_times() -> None:
    """The log does not get an entry each time."""
    party = Party(2)
    party.begin("ana", "ben")
    for _ in range(1_000):
        if is_news(party.table, 1, h.Came("Ben")):
            party.must("ben", h.Came("Ben"))
        party.do("ben", h.Went())
    assert len(party.entries) < 450
    party.must("", h.Filled(1, "easy")) if party.table.is_deserted(party.table.chairs[1]) else None
    party.must("ben", h.Came("Ben"))
    assert party.table.chairs[1].bot == ""
