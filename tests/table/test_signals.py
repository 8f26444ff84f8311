"""Players whom the rules silence may not give visible signs either: the dead, and those who see the key (T13, T15)."""

from __future__ import annotations

from support.table.party import Party
from support.table.village import NAMES, seen, village

from ludejo.table import happenings as h


def go_on(party: Party) -> None:
    """One step: the seat that is due takes the first choice; nights and talks end by the clock."""
    assert party.table.play is not None
    due = party.table.play.state.due()
    if seen(party, -1).phase in ("ballot", "final") and due:
        chair = party.table.chairs[due[0]]
        person = party.table.people[chair.person].guest if chair.person is not None and not chair.bot else ""
        party.must(person, party.first_move(due[0]))
    else:
        party.must("", h.Expired(party.table.play.moment()))


def buried(phase: str, *guests: str) -> Party:
    """A village in which the host, on the first chair, is dead and these other guests live, at this phase."""
    party = village(*guests)
    while seen(party, -1).alive[0] or seen(party, -1).phase != phase:
        go_on(party)
    assert all(seen(party, -1).alive[1 : len(guests)])
    return party


def test_the_dead_can_neither_pause_nor_resume() -> None:
    """LT-17: the dead are out and silent; the living may pause, and the dead can't end the pause."""
    party = buried("talk", *NAMES)
    assert party.code("ana", h.Paused()) == "no-signals"
    party.must("ben", h.Paused())
    assert party.code("ana", h.Resumed()) == "no-signals"
    party.must("cid", h.Resumed())


def test_a_dead_player_who_stands_up_can_t_pause_either() -> None:
    party = buried("talk", *NAMES)
    party.must("ana", h.Stood(0))
    assert party.code("ana", h.Paused()) == "no-signals"


def test_a_dead_host_may_pause_if_nobody_else_can() -> None:
    party = buried("talk", *NAMES)
    party.must("ben", h.Went())
    assert party.code("ana", h.Paused()) == "no-signals"
    party.must("cid", h.Went())
    party.must("ana", h.Paused())
    party.must("cid", h.Came("Cid"))
    assert party.code("ana", h.Resumed()) == "no-signals"
    party.must("cid", h.Resumed())


def test_at_night_a_dead_host_can_only_resume() -> None:
    """T13: the answer does not depend on who is here."""
    for away in ((), ("ben", "cid")):
        party = buried("night", *NAMES)
        party.must("ben", h.Paused())
        for guest in away:
            party.must(guest, h.Went())
        party.must("ana", h.Resumed())
        assert party.code("ana", h.Paused()) == "no-signals"


def test_the_living_pause_at_night_and_during_a_ballot() -> None:
    for phase in ("night", "ballot", "plea"):
        party = buried(phase, *NAMES)
        assert party.code("ben", h.Paused()) == ""
        assert party.code("cid", h.Resumed()) == ""


def test_a_moderator_leads_the_game() -> None:
    """LT-31."""
    party = Party(9, True, "lupus-in-tabula", moderator="person")
    for seat, guest in ((8, "ana"), (0, "ben")):
        party.must(guest, h.Came(guest.title()))
        party.must(guest, h.Sat(seat, ""))
    for seat in range(1, 8):
        party.must("ana", h.Filled(seat, "random"))
    party.must("ana", h.Started())
    party.must("ana", h.Paused())
    party.must("ana", h.Resumed())


def test_players_who_see_the_key_can_t_pause_while_others_are_here() -> None:
    """CN-32."""
    party = Party(4, game="codenames", pack="en", mode="rivals")
    party.begin("ana", "ben", "cid", "dan")
    assert [party.code(guest, h.Paused()) for guest in ("ana", "cid")] == ["no-signals"] * 2
    party.must("ben", h.Paused())
    party.must("dan", h.Resumed())
    for guest in ("ben", "dan"):
        party.must(guest, h.Went())
    assert party.code("cid", h.Paused()) == "no-signals"
    party.must("ana", h.Paused())


def test_a_silenced_host_can_mute_but_not_unmute() -> None:
    party = buried("talk", *NAMES)
    party.must("ana", h.Muted(1, True))
    assert party.code("ana", h.Muted(1, False)) == "no-signals"
    assert party.code("ben", h.Muted(1, False)) == "not-host"
    while party.table.phase == "playing":
        go_on(party)
    party.must("ana", h.Muted(1, False))


def test_no_player_can_show_a_card_by_giving_a_seat_away() -> None:
    """LT-17: neither the dead nor the living may give their seat to another player, only to a second phone."""
    party = buried("talk", *NAMES)
    party.must("phone", h.Came("Phone"))
    for guest, seat in (("ana", 0), ("ben", 1)):
        assert party.code(guest, h.Gave(seat, 2)) == "has-seen"
    party.must("ben", h.Gave(1, 3))
    party.must("phone", h.Gave(1, 1))
    assert party.code("cid", h.Gave(2, 3)) == "has-seen", "the second phone has seen a card, too"


def test_at_night_nobody_learns_whether_the_host_is_here() -> None:
    """T13: a wish that only the host may have is refused to everybody in the same way."""
    wishes = (
        h.Emptied(3), h.Chose("talk", 60), h.Listed(("a", "b")), h.Started(), h.Again("ab" * 32), h.Closed(),
        h.Sat(0, ""), h.Sat(3, ""),
    )  # fmt: skip
    party = village(*NAMES)
    here = [party.code("ben", did) for did in wishes]
    party.must("ana", h.Went())
    party.must("cid", h.Stood(2))
    assert [party.code("ben", did) for did in (*wishes, h.Sat(2, ""))] == [*here, "has-started"]
    assert here == ["at-night"] * 6 + ["has-started"] * 2
    party.must("ana", h.Came("Ana"))
    party.must("ana", h.Closed())
