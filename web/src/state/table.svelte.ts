/** A table as this device knows it: what the server sent, and requests to the server. Computes nothing that the server
 * sends. */
import { numberOf, pledgeFor, rememberPledges } from "../api/pledges";
import { TableSocket, type Entry, type ConnectionStatus } from "../api/socket";
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
import { newlyWithheld, type Withheld } from "./withheld";

export type Event = Games[GameId]["event"];
export type Move = Games[GameId]["move"];

export interface ChatLine {
  person: number;
  text: string;
  at: number;
  /** The seats' views when it was written: from these a game knows who else could read it. */
  then: ReadonlyMap<number, Sight>;
}

/** The newest events, to be shown step by step. */
export interface Fresh {
  n: number;
  events: readonly Event[];
}

const SCREEN_MS = 30_000; // a notice on a screen, which nobody can close

export class TableState {
  connection = $state<ConnectionStatus>("connecting");
  why = $state(""); // why the connection ended
  room = $state.raw<Room | null>(null);
  sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
  history = $state.raw<ReadonlyMap<number, readonly Event[]>>(new Map());
  fresh = $state.raw<ReadonlyMap<number, Fresh>>(new Map());
  chat = $state.raw<readonly ChatLine[]>([]);
  clock = $state.raw<(Clock & { until: number }) | null>(null);
  trouble = $state(false);
  hushed = $state(false); // a night in which messages wait for a tick
  refusal = $state.raw<Refusal | null>(null); // the last one, until a request is granted or the notice is closed
  withheld = $state.raw<readonly Withheld[]>([]); // whose numbers were not opened, until the notice is closed
  invitation = $state(""); // for links to this table: it lets people into a private table
  waiting = $state(0); // requests without an answer
  labels = $derived<Label[]>(this.room ? labels(this.room) : []);
  names = $derived(this.labels.map((label) => label.name));
  mine = $derived(this.labels.filter((label) => label.mine).map((label) => label.seat));
  isHost = $derived(this.room !== null && this.mayHost(this.room));
  private readonly socket: TableSocket;
  private seen: ReadonlyMap<number, Sight> = new Map(); // the sights before the current frame
  private readonly sent = new Set<string>(); // numbers and pledges: the room may be sent again before the answer

  constructor(
    readonly code: string,
    private readonly entry: Entry,
  ) {
    this.socket = new TableSocket(code, entry, this.hear, (status, why) => {
      this.connection = status;
      this.why = why;
    });
  }

  /** Ask the server for something. Resolves to whether it was granted; a refusal is shown. */
  async wish(did: Did): Promise<boolean> {
    this.waiting += 1;
    const refusal = await this.socket.ask({ do: "wish", did: this.meant(did) });
    this.waiting -= 1;
    this.refusal = refusal;
    return refusal === null;
  }

  /** Add the moment to a message of a hushed night, because a whisper is for that night only. */
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

  /** What is known about a move before it is made; null if nothing is. */
  async foresee(seat: number, move: Move): Promise<Games[GameId]["preview"]> {
    const told = await this.judge(seat, move);
    return "preview" in told ? told.preview : null;
  }

  /** The same, or why it would be refused. */
  judge(seat: number, move: Move): Promise<Previewed | Refusal> {
    return this.socket.ask({ do: "preview", seat, moment: this.sights.get(seat)?.moment ?? 0, move });
  }

  offer(seat: number): Promise<Offered | Refusal> {
    return this.socket.ask({ do: "offer", seat });
  }

  close(): void {
    this.socket.close();
  }

  private mayHost(room: Room): boolean {
    return room.host === room.you || (room.people[room.host]?.present === false && this.mine.length > 0);
  }

  private readonly hear = (told: Told): void => {
    if (told.type === "room") this.see(told);
    else if (told.type === "sight") this.look(told);
    else if (told.type === "chat") this.listen(told);
    else if (told.type === "clock") this.clock = { ...told, until: Date.now() + told.left };
    else if (told.type === "hush") this.hushed = told.tick > 0;
    else if (told.type === "entered") this.invitation = told.invitation;
    else if (told.type === "saving") this.trouble = told.trouble;
    else if (told.type === "refused" && !told.command) this.refusal = told.refusal;
  };

  private see(room: Room): void {
    const news = newlyWithheld(this.room, room, this.hasSent);
    if (news.length) this.tellWithheld(news);
    if (room.phase === "gathering") this.withheld = [];
    if (room.phase === "gathering")
      [this.sights, this.seen, this.history, this.fresh] = [new Map(), new Map(), new Map(), new Map()];
    this.room = room;
    if (this.entry.screen) return;
    rememberTable(this.code, room);
    if (room.phase === "gathering") for (const seat of this.mine) this.pledge(room, seat);
    else if (room.phase === "sealing" && room.pledging)
      for (const seat of room.seats.keys()) this.pledgeAnew(room, seat);
    else if (room.phase === "sealing") for (const seat of room.seats.keys()) this.open(room, seat);
  }

  /** Shown until it is closed or the lobby opens again; on a TV, where nobody can close it, for a while. */
  private tellWithheld(news: readonly Withheld[]): void {
    this.withheld = news;
    if (this.entry.screen) setTimeout(() => (this.withheld = []), SCREEN_MS);
  }

  /** This device's part in the deal: a number, pledged in the lobby and opened when nobody can change theirs any more. */
  private pledge(room: Room, seat: number): void {
    const { kind, name, colour } = room.seats[seat]!;
    if (kind === "person" && !numberOf(this.code, seat, room.seal)) void this.sit(seat, name, colour);
  }

  /** Somebody withheld a number. The other numbers are known by now, so draw a new one. */
  private pledgeAnew(room: Room, seat: number): void {
    const { seal, redeals } = room;
    const gave = numberOf(this.code, seat, seal, redeals - 1) || numberOf(this.code, seat, seal, redeals);
    if (!gave || room.seats[seat]!.pledge || room.people[room.you]?.withheld) return;
    const pledge = pledgeFor(this.code, seat, seal, redeals);
    if (this.sent.has(pledge)) return;
    this.sent.add(pledge);
    void this.socket.ask({ do: "wish", did: { did: "pledged", seat, pledge } });
  }

  /** Open this device's number, even if the seat was given to another device: the device that pledged has to open. */
  private open(room: Room, seat: number): void {
    const redeals = room.redeals || 0; // an older server does not send it
    const number = numberOf(this.code, seat, room.seal, redeals);
    if (room.seats[seat]!.opened || !number || this.sent.has(number)) return;
    this.sent.add(number);
    const pledges = room.seats.map((one) => one.pledge);
    rememberPledges(this.code, room.seal, redeals, pledges);
    void this.socket.ask({ do: "wish", did: { did: "opened", seat, number } }); // not by the person: show no refusal
  }

  /** Has this device sent all its numbers for a deal? */
  private readonly hasSent = (seal: string, redeals: number, seats: number): boolean => {
    const numbers = Array.from({ length: seats }, (_, seat) => numberOf(this.code, seat, seal, redeals));
    return numbers.some(Boolean) && numbers.every((number) => !number || this.sent.has(number));
  };

  private look(sight: Sight): void {
    const before = sight.fresh ? (this.history.get(sight.seat) ?? []) : [];
    this.sights = new Map(this.sights).set(sight.seat, sight);
    queueMicrotask(() => (this.seen = this.sights)); // after this frame, whose chat messages are older than its sights
    this.history = new Map(this.history).set(sight.seat, [...before, ...sight.events]);
    this.fresh = new Map(this.fresh).set(sight.seat, { n: sight.n, events: sight.fresh ? sight.events : [] });
  }

  private listen(chat: Chat): void {
    this.chat = [...this.chat, { person: chat.person, text: chat.text, at: Date.now(), then: this.seen }];
  }
}
