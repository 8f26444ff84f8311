"""Paired worlds: two tables whose games a viewer can't tell apart must send that viewer the same frames.

Table A plays a random game. At table B the viewer did the same and was told the same, but the state of its game is
replaced by `resample(A, viewer)`. This is sound because the table keeps nothing of a game outside `Play`; what `Play`
keeps for others (their past, their numbers) is made different on purpose, so that a mix-up shows.

Then both games go on. The viewer does the same in both. A step of another seat must show the viewer the same in both:
it is tried in B with other luck, or in another world, until it does. If none is found, a new pair is drawn after the
step. A step that shows the viewer nothing is left out in B half of the time. After everything that happens, the frames
to the viewer, to an onlooker and to a screen are compared, with their order, lengths and times. The screen has the
cookie of a player other than the viewer, so the frames would differ if it were told anything about that player's seat.
"""

from __future__ import annotations

import msgspec
from support.server.leaks_watch import LeakFault, Watch
from support.server.leaks_world import Fittings
from support.server.spoken import spoken_step

from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.testkit.setups import Setup, setups
from ludejo.testkit.wire.twins import EVE, Twins, name_of, turned
from ludejo.testkit.wire.world import SCREEN

WINDOW = 8  # steps of a game that are compared
N_PROBES = 3  # moves that are tried at a position; at the first position all are tried
PARTED = 1_000


class Figures(msgspec.Struct):
    """How much was compared."""

    games: int = 0
    steps: int = 0
    hidden: int = 0  # steps that were left out in B without a visible difference
    redrawn: int = 0  # pairs that had to be drawn again
    frames: int = 0
    probes: int = 0


class Hunt(Twins):
    """Pairs of one game, in all set-ups."""

    skips = True  # are hidden steps sometimes left out in B?

    def __init__(self, game: Game, seed: int, fittings: Fittings | None = None, undo: bool = True) -> None:
        super().__init__(game, fittings or Fittings())
        self.seed = seed
        self.undo = undo
        self.figures = Figures()
        self.moves = [msgspec.Raw(msgspec.json.encode(move.shape)) for move in game.moves()]

    def run(self, games: int) -> Figures:
        """Compare so many games; raises `LeakFault` at the first leak."""
        ways = [setup for setup in setups(self.game) if self.is_for_many(setup)]
        for number in range(games):
            self.one(ways[(self.seed + number) % len(ways)], self.seed + number)
        return self.figures

    def is_for_many(self, setup: Setup) -> bool:
        """May each of these seats have its own device?"""
        options = self.game.settled(setup.seats, setup.options)
        return self.game.judge_company(options, setup.seats) is None

    # --- a game

    def one(self, setup: Setup, seed: int) -> None:
        self.luck = FastLuck(seed)
        self.where = f"{self.game.id} {setup} seed {seed}"
        self.n_commands = 0
        self.viewer = self.drawn_viewer(setup)
        self.watched = [EVE, SCREEN] if self.viewer == ONLOOKER else [name_of(self.viewer), EVE, SCREEN]
        self.gather(setup, seed)
        self.begin()
        self.watches = {guest: self.new_watch(guest) for guest in self.watched}
        number = 0
        while number < WINDOW and self.a.table.phase == "playing":
            self.look(every=number == 0)
            number = number + 1 if self.step() else PARTED
        if number != PARTED:
            self.rejoin()
        self.figures.games += 1

    def new_watch(self, guest: str) -> Watch:
        return Watch(f"{self.where}, to {guest}", merges=self.game.pads())

    # --- comparisons

    def compare(self, what: str) -> None:
        """Check that both worlds have told every watched guest the same at the same time."""
        self.pass_news()
        self.wait_for_ticks()
        for guest in self.watched:
            mine, theirs = self.a.heard(guest), self.b.heard(guest)
            if mine != theirs:
                raise LeakFault(what, f"{self.where} viewer {self.viewer}, to {guest}:\n{mine}\n{theirs}")
            self.figures.frames += len(mine)
            self.watches[guest].hear([frame for _, frame in mine])

    def pass_news(self) -> None:
        """Where several apps serve a table: wait until all of them know everything."""
        self.a.pass_news()
        self.b.pass_news()

    def both(self, guest: str, saying: dict[str, object], what: str) -> None:
        """A guest says the same in both worlds."""
        self.n_commands += 1
        saying = {**saying, "command": f"c{self.n_commands}"}
        self.a.say(guest, saying)
        self.b.say(guest, saying)
        if self.a.live_table.night is None:  # in a hush all answers come together at the tick
            self.compare(what)

    def wait_for_ticks(self) -> None:
        """In a hush nothing is told at once, so wait for ticks. The clock of the night is stopped, because waiting
        would otherwise end it."""
        while self.a.is_holding() or self.b.is_holding():
            self.a.pass_tick()
            self.b.pass_tick()

    def wish(self, guest: str, did: dict[str, object], what: str) -> None:
        self.both(guest, {"do": "wish", "did": did}, what)

    def look(self, every: bool) -> None:
        """Do everything that a viewer can do without changing the game."""
        self.rejoin()
        self.probe(every)
        self.probe_screen()
        self.noise()
        other = name_of(self.luck.below(len(self.a.table.chairs)))
        self.wish(other, {"did": "said", "text": "Saluton!"}, "chat")
        self.compare("answers")
        if self.a.lobby() != self.b.lobby():
            raise LeakFault("lobby", self.where)

    def rejoin(self) -> None:
        """T2: a viewer who comes back is told the same as before, and nothing else."""
        for guest in self.watched:
            self.a.enter(guest)
            self.b.enter(guest)
        self.compare("rejoin")
        for guest in self.watched:
            viewer = ONLOOKER if guest in (EVE, SCREEN) else self.viewer
            seen = b"" if guest == EVE and self.a.table.private else self.shown(viewer)
            self.watches[guest].check_whole(seen)

    def shown(self, viewer: int) -> bytes:
        return msgspec.json.encode(self.a.play.state.view(viewer))

    def probe(self, every: bool) -> None:
        """T8: try every closed move that is refused, as a wish and as a preview, and wishes at wrong moments."""
        seat = max(self.viewer, 0)
        guest = self.watched[0]
        moment = self.a.play.moment()
        moves = self.moves if every else [self.moves[self.luck.below(len(self.moves))] for _ in range(N_PROBES)]
        legal = {msgspec.json.encode(move.shape) for move in self.a.play.state.choices(seat)}
        for move in moves:
            named: dict[str, object] = {"seat": seat, "moment": moment, "move": move}
            self.both(guest, {"do": "preview", **named}, "preview")
            if guest == EVE or bytes(move) not in legal:
                self.wish(guest, {"did": "moved", **named}, "refusal")
        for wrong in (moment - 1, moment + 1):
            self.wish(guest, {"did": "moved", "seat": seat, "moment": wrong, "move": moves[0]}, "refusal")
        self.wish(guest, {"did": "opened", "seat": seat, "number": "aa"}, "refusal")
        self.wish(guest, {"did": "agreed", "seat": seat, "yes": True}, "refusal")
        self.figures.probes += 2 * len(moves)
        if self.undo and self.luck.below(3) == 0:
            self.take_back(guest, seat)

    def probe_screen(self) -> None:
        """A screen tries to play and to preview for the guest whose cookie it has."""
        seat = self.strange_seat(len(self.a.table.chairs))
        move = self.moves[self.luck.below(len(self.moves))]
        named: dict[str, object] = {"seat": seat, "moment": self.a.play.moment(), "move": move}
        self.both(SCREEN, {"do": "preview", **named}, "screen")
        self.wish(SCREEN, {"did": "moved", **named}, "screen")

    def take_back(self, guest: str, seat: int) -> None:
        """The viewer asks to take a move back; the others refuse if they are asked, or do not answer."""
        self.wish(guest, {"did": "asked", "seat": seat}, "taking back")
        if self.luck.below(2):
            return
        for other in range(len(self.a.table.chairs)):
            if other != seat:
                self.wish(name_of(other), {"did": "agreed", "seat": other, "yes": False}, "taking back")

    def noise(self) -> None:
        """Others make wishes that are refused, in one of the worlds only: the viewer must not notice."""
        world = self.a if self.luck.below(2) else self.b
        seats = [seat for seat in range(len(world.table.chairs)) if seat != self.viewer]
        seat = seats[self.luck.below(len(seats))]
        move = self.moves[self.luck.below(len(self.moves))]
        named: dict[str, object] = {"seat": seat, "moment": world.play.moment(), "move": move}
        world.say(name_of(seat), {"do": "preview", "command": "n", **named})
        world.wish(name_of(seat), f"late {self.n_commands}", {"did": "moved", **named, "moment": 0})
        self.compare("noise")

    # --- steps

    def step(self) -> bool:
        """A takes a step; B takes one that shows the viewer the same, if there is one. False if the game is over."""
        step = spoken_step(self.a.play.state, self.luck)
        seen = self.seen(self.a.play.state, step, turned(self.a.play))
        hidden = self.is_hidden(step, seen)
        found = self.prepared(step, seen)
        self.n_commands += 1
        self.take(self.a, step)
        if hidden and self.skips and self.luck.below(2):
            self.figures.hidden += 1
            self.compare("hidden step")
        elif found:
            self.take(self.b, step)
            self.figures.steps += 1
            self.compare("step")
        else:
            self.pass_news()
            return self.redraw()
        return True

    def redraw(self) -> bool:
        """A new pair, unless the game is over."""
        if self.a.table.phase == "playing":
            self.figures.redrawn += 1
            self.pair()
            self.watches = {guest: self.new_watch(guest) for guest in self.watched}
        return self.a.table.phase == "playing"
