/** A table as this device knows it: what it was told, and what it can wish. Nothing is computed that the server says. */
import { numberOf, pledgeFor, rememberPledges } from "../talk/pledges";
import { Talk, type Entering, type Line } from "../talk/talk";
import type {
  Chat,
  Clock,
  Did,
  GameId,
  Games,
  Offered,
  Previewed,
  Refusal,
  Room,
  Sight,
  Told,
} from "../wire";
import { me } from "./me.svelte";
import { labels, type Label } from "./seats";
import { rememberTable } from "./tables";
import { withheldAnew, type Withheld } from "./withheld";

export type Event = Games[GameId]["event"];
export type Move = Games[GameId]["move"];

export interface Spoken {
  person: number;
  text: string;
  at: number;
  /** What this device saw when it was said: a game knows by it who else has heard it. */
  then: ReadonlyMap<number, Sight>;
}

/** What was told last, for showing it step by step. */
export interface Fresh {
  n: number;
  events: readonly Event[];
}

const SCREEN_MS = 30_000; // a notice on a screen, which nobody can close

export class TableState {
  line = $state<Line>("connecting");
  why = $state(""); // it ended
  room = $state.raw<Room | null>(null);
  sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
  history = $state.raw<ReadonlyMap<number, readonly Event[]>>(new Map());
  fresh = $state.raw<ReadonlyMap<number, Fresh>>(new Map());
  chat = $state.raw<readonly Spoken[]>([]);
  clock = $state.raw<(Clock & { until: number }) | null>(null);
  trouble = $state(false);
  hushed = $state(false); // a night in which what is said and told waits for a tick
  refusal = $state.raw<Refusal | null>(null); // the last one, until something is granted or it is put away
  withheld = $state.raw<readonly Withheld[]>([]); // whose numbers were not opened, until it is put away
  invitation = $state(""); // for links to this table: who comes with it is no stranger
  waiting = $state(0); // wishes without an answer
  labels = $derived<Label[]>(this.room ? labels(this.room) : []);
  names = $derived(this.labels.map((label) => label.name));
  mine = $derived(this.labels.filter((label) => label.mine).map((label) => label.seat));
  isHost = $derived(this.room !== null && this.mayHost(this.room));
  private readonly talk: Talk;
  private seen: ReadonlyMap<number, Sight> = new Map(); // before the frame that is being read
  private readonly sent = new Set<string>(); // numbers and pledges: the room is told again before the answer comes

  constructor(
    readonly code: string,
    private readonly entering: Entering,
  ) {
    this.talk = new Talk(
      code,
      entering,
      (told) => this.hear(told),
      (line, why) => {
        this.line = line;
        this.why = why;
      },
    );
  }

  /** Wish for something: whether it was granted. A refusal is shown. */
  async wish(did: Did): Promise<boolean> {
    this.waiting += 1;
    const refusal = await this.talk.wish(this.meant(did));
    this.waiting -= 1;
    this.refusal = refusal;
    return refusal === null;
  }

  /** What is whispered in a hushed night is for that night alone. */
  private meant(did: Did): Did {
    const moment = this.hushed ? this.sights.get(this.mine[0] ?? -1)?.moment : undefined;
    return did.did === "said" && moment !== undefined ? { ...did, moment } : did;
  }

  sit(seat: number, name = "", colour = me.colour): Promise<boolean> {
    const pledge = pledgeFor(this.code, seat, this.room?.seal ?? "");
    return this.wish({ did: "sat", seat, pledge, name, colour });
  }

  move(seat: number, move: Move): Promise<boolean> {
    return this.wish({ did: "moved", seat, moment: this.sights.get(seat)?.moment ?? 0, move });
  }

  /** What can be known beforehand of a move; null if nothing can. */
  async foresee(seat: number, move: Move): Promise<Games[GameId]["preview"]> {
    const told = await this.judge(seat, move);
    return "preview" in told ? told.preview : null;
  }

  /** The same, or why it would be refused. */
  judge(seat: number, move: Move): Promise<Previewed | Refusal> {
    return this.talk.preview({ seat, moment: this.sights.get(seat)?.moment ?? 0, move });
  }

  offer(seat: number): Promise<Offered | Refusal> {
    return this.talk.offer(seat);
  }

  close(): void {
    this.talk.close();
  }

  private mayHost(room: Room): boolean {
    return room.host === room.you || (room.people[room.host]?.present === false && this.mine.length > 0);
  }

  private hear(told: Told): void {
    if (told.type === "room") this.see(told);
    else if (told.type === "sight") this.look(told);
    else if (told.type === "chat") this.listen(told);
    else if (told.type === "clock") this.clock = { ...told, until: Date.now() + told.left };
    else if (told.type === "hush") this.hushed = told.tick > 0;
    else if (told.type === "entered") this.invitation = told.invitation;
    else if (told.type === "saving") this.trouble = told.trouble;
    else if (told.type === "refused" && !told.command) this.refusal = told.refusal;
  }

  private see(room: Room): void {
    const news = withheldAnew(this.room, room, this.hasSent);
    if (news.length) this.tellWithheld(news);
    if (room.phase === "gathering") this.withheld = [];
    if (room.phase === "gathering")
      [this.sights, this.seen, this.history, this.fresh] = [new Map(), new Map(), new Map(), new Map()];
    this.room = room;
    if (this.entering.screen) return;
    rememberTable(this.code, room);
    if (room.phase === "gathering") for (const seat of this.mine) this.pledge(room, seat);
    else if (room.phase === "sealing" && room.pledging)
      for (const seat of room.seats.keys()) this.pledgeAnew(room, seat);
    else if (room.phase === "sealing") for (const seat of room.seats.keys()) this.open(room, seat);
  }

  /** Until it is put away, or people gather again; nobody puts anything away on a screen. */
  private tellWithheld(news: readonly Withheld[]): void {
    this.withheld = news;
    if (this.entering.screen) setTimeout(() => (this.withheld = []), SCREEN_MS);
  }

  /** Our part in the deal: a number pledged while people gather, opened when nobody can change theirs any more. */
  private pledge(room: Room, seat: number): void {
    const { kind, name, colour } = room.seats[seat]!;
    if (kind === "person" && !numberOf(this.code, seat, room.seal)) void this.sit(seat, name, colour);
  }

  /** Somebody has withheld a number: the others' old ones are known, so we draw a fresh one. */
  private pledgeAnew(room: Room, seat: number): void {
    const { seal, redeals } = room;
    const gave = numberOf(this.code, seat, seal, redeals - 1) || numberOf(this.code, seat, seal, redeals);
    if (!gave || room.seats[seat]!.pledge || room.people[room.you]?.withheld) return;
    const pledge = pledgeFor(this.code, seat, seal, redeals);
    if (this.sent.has(pledge)) return;
    this.sent.add(pledge);
    void this.talk.wish({ did: "pledged", seat, pledge });
  }

  /** Also for a seat that was given on since: who pledged has to open. */
  private open(room: Room, seat: number): void {
    const redeals = room.redeals || 0; // an older server does not know of it
    const number = numberOf(this.code, seat, room.seal, redeals);
    if (room.seats[seat]!.opened || !number || this.sent.has(number)) return;
    this.sent.add(number);
    const pledges = room.seats.map((one) => one.pledge);
    rememberPledges(this.code, room.seal, redeals, pledges);
    void this.talk.wish({ did: "opened", seat, number }); // nobody asked for it, so no refusal is shown
  }

  /** Has this device sent all its numbers for a deal? */
  private readonly hasSent = (seal: string, redeals: number, seats: number): boolean => {
    const numbers = Array.from({ length: seats }, (_, seat) => numberOf(this.code, seat, seal, redeals));
    return numbers.some(Boolean) && numbers.every((number) => !number || this.sent.has(number));
  };

  private look(sight: Sight): void {
    const before = sight.fresh ? (this.history.get(sight.seat) ?? []) : [];
    this.sights = new Map(this.sights).set(sight.seat, sight);
    queueMicrotask(() => (this.seen = this.sights)); // a frame is read in one go; what was said before it comes last in it
    this.history = new Map(this.history).set(sight.seat, [...before, ...sight.events]);
    this.fresh = new Map(this.fresh).set(sight.seat, { n: sight.n, events: sight.fresh ? sight.events : [] });
  }

  private listen(chat: Chat): void {
    this.chat = [...this.chat, { person: chat.person, text: chat.text, at: Date.now(), then: this.seen }];
  }
}
