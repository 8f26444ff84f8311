/** The WebSocket to one table. Reconnects by itself and repeats requests without an answer (docs/protocol.md). */
import type {
  Did,
  Frame,
  Hush,
  Offered,
  Part,
  Preview,
  Previewed,
  Refusal,
  Saying,
  Sight,
  Told,
} from "../wire";
import { guest } from "./http";
import { NightPacing } from "./night_pacing";
import { dropMove, keepMove, outdatedMoves, pendingMoves } from "./pending_moves";

export type ConnectionStatus = "connecting" | "open" | "lost" | "ended";

const BEAT_MS = 10_000; // after this much silence, send a beat …
const PATIENCE_MS = 5_000; // … and after this much more, reconnect
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
const FINAL = new Set(["table-closed", "was-removed", "forgotten", "too-many-devices"]);
const LATE: Refusal = { kind: "late", code: "late-move", rule: "", args: {} };
const PASSING = new Set(["table-rests", "server-stops", "too-many-codes"]);

export interface Entry {
  name: string;
  ticket?: string;
  screen?: boolean;
  /** From the host's invitation link. */
  invitation?: string;
}

interface Answers {
  wish: null;
  offer: Offered;
  preview: Previewed;
}
type Answer = Answers[keyof Answers] | Refusal;
type Ask =
  | { do: "wish"; did: Did }
  | { do: "offer"; seat: number }
  | ({ do: "preview" } & Pick<Preview, "seat" | "moment" | "move">);

interface Open {
  saying: Saying;
  answer: (told: Answer) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Open>(); // requests without an answer, by command
  private pause = FIRST_PAUSE_MS;
  private timer = 0;
  private entered = false;
  private pacing = new NightPacing(null);
  private parts = ""; // the parts so far of a message that is too long for one frame
  private serial = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly code: string,
    private readonly entry: Entry,
    private readonly hear: (told: Told) => void,
    private readonly turn: (status: ConnectionStatus, why: string) => void,
  ) {
    for (const { command, did } of entry.screen ? [] : pendingMoves(code))
      this.unanswered.set(command, { saying: { do: "wish", command, did }, answer: () => undefined });
    void this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /**
   * Ask the server for something. If it is granted, a wish resolves to null, an offer to a ticket for another device,
   * and a preview to what is known about a move before it is made. Otherwise each resolves to the refusal.
   */
  ask<A extends Ask>(asked: A): Promise<Answers[A["do"]] | Refusal> {
    const command = `${this.mark}-${(this.serial += 1)}`;
    if (asked.do === "wish") keepMove(this.code, command, asked.did);
    const saying = { ...asked, command } as Saying & { command: string };
    const told = new Promise<Answer>((answer) => this.unanswered.set(command, { saying, answer }));
    if (this.entered) this.pacing.say(saying);
    return told as Promise<Answers[A["do"]] | Refusal>;
  }

  close(): void {
    this.end("");
  }

  private async connect(): Promise<void> {
    this.turn("connecting", "");
    await guest().catch(() => undefined); // the cookie may have expired
    if (this.socket === null) this.dial();
  }

  private dial(): void {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    this.socket = socket;
    this.pacing = new NightPacing(socket);
    this.parts = "";
    socket.onopen = () => {
      const { name, ticket, screen, invitation } = this.entry;
      this.pacing.say({
        do: "enter",
        table: this.code,
        name,
        ...(ticket ? { ticket } : {}),
        ...(screen ? { screen } : {}),
        ...(invitation ? { invitation } : {}),
      });
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.listen();
      const frame = JSON.parse(message.data as string) as Frame;
      for (const told of frame) if (told.type === "hush") this.hush(told);
      this.pacing.answer(); // before drawing, because the time that drawing takes could reveal something
      for (const told of frame) this.take(told);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.listen();
  }

  /** Something arrived: start waiting for silence again. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.pacing.say({ do: "beat" });
      this.timer = window.setTimeout(() => this.drop(), PATIENCE_MS);
    }, BEAT_MS);
  }

  /** A night begins or ends; messages that were left over are too late. */
  private hush(told: Hush): void {
    for (const saying of this.pacing.turn(told)) if ("command" in saying) this.answer(saying.command, LATE);
  }

  private piece({ text, last }: Part): void {
    this.parts += text;
    if (!last) return;
    const whole = this.parts;
    this.parts = "";
    this.take(JSON.parse(whole) as Told);
  }

  private take(told: Told): void {
    if (told.type === "part") {
      this.piece(told);
      return;
    }
    if (told.type === "entered") {
      this.entered = true;
      this.entry.ticket = "";
      this.pause = FIRST_PAUSE_MS;
      this.turn("open", "");
      for (const { saying } of this.unanswered.values()) this.pacing.say(saying);
    } else if (told.type === "granted") this.answer(told.command, null);
    else if (told.type === "offered" || told.type === "previewed") this.answer(told.command, told);
    else if (told.type === "refused" && told.command) this.answer(told.command, told.refusal);
    else if (told.type === "refused" && !this.entered && !PASSING.has(told.refusal.code))
      this.end(told.refusal.code);
    else if (told.type === "sight") this.forget(told);
    else if (told.type === "bye" && FINAL.has(told.code)) this.end(told.code);
    this.hear(told);
  }

  private answer(command: string, told: Answer): void {
    const found = this.unanswered.get(command);
    this.unanswered.delete(command);
    dropMove(this.code, command);
    found?.answer(told);
  }

  /** Drop moves that were meant for an earlier moment, if the page was reloaded meanwhile. */
  private forget({ seat, moment }: Sight): void {
    for (const command of outdatedMoves(this.code, seat, moment)) dropMove(this.code, command);
  }

  private drop(): void {
    this.socket?.close();
    this.lost();
  }

  private lost(): void {
    clearTimeout(this.timer);
    this.socket = null;
    this.entered = false;
    this.turn("lost", "");
    this.timer = window.setTimeout(() => void this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  /** The network is back, or the page is visible again: reconnect now. */
  private readonly hurry = (): void => {
    if (this.socket !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE_MS;
    void this.connect();
  };

  private end(why: string): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.turn("ended", why);
  }
}
