/** The WebSocket to one table: comes back by itself, and repeats what has no answer yet (docs/protocol.md). */
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
import { guest } from "./house";
import { Mouth } from "./mouth";
import { dropMove, keepMove, outdated, unanswered } from "./unanswered";

export type Line = "connecting" | "open" | "lost" | "ended";

const BEAT_MS = 10_000; // so much silence is looked into …
const PATIENCE_MS = 5_000; // … and so much more is too much
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;
const FINAL = new Set(["table-closed", "was-removed", "forgotten", "too-many-devices"]);
const LATE: Refusal = { kind: "late", code: "late-move", rule: "", args: {} };
const PASSING = new Set(["table-rests", "server-stops", "too-many-codes"]);

export interface Entering {
  name: string;
  ticket?: string;
  screen?: boolean;
  /** What a link of the host's carries. */
  invitation?: string;
}

type Answer = Refusal | Offered | Previewed | null;

interface Open {
  saying: Saying;
  answer: (told: Answer) => void;
}

export class Talk {
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, Open>(); // by command: what waits for an answer
  private pause = FIRST_PAUSE_MS;
  private timer = 0;
  private entered = false;
  private mouth = new Mouth(() => undefined);
  private parts = ""; // of a message that is too long for one frame
  private serial = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly code: string,
    private readonly entering: Entering,
    private readonly hear: (told: Told) => void,
    private readonly turn: (line: Line, why: string) => void,
  ) {
    for (const { command, did } of entering.screen ? [] : unanswered(code))
      this.open.set(command, { saying: { do: "wish", command, did }, answer: () => undefined });
    void this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Something shall happen: null when it has, the refusal if it may not. */
  wish(did: Did): Promise<Refusal | null> {
    const command = `${this.mark}-${(this.serial += 1)}`;
    keepMove(this.code, command, did);
    return this.say({ do: "wish", command, did }) as Promise<Refusal | null>;
  }

  /** A ticket for another device. */
  offer(seat: number): Promise<Offered | Refusal> {
    const command = `${this.mark}-${(this.serial += 1)}`;
    return this.say({ do: "offer", command, seat }) as Promise<Offered | Refusal>;
  }

  /** What can be known beforehand of a move. */
  preview(asked: Pick<Preview, "seat" | "moment" | "move">): Promise<Previewed | Refusal> {
    const command = `${this.mark}-${(this.serial += 1)}`;
    return this.say({ do: "preview", command, ...asked }) as Promise<Previewed | Refusal>;
  }

  close(): void {
    this.end("");
  }

  private say(saying: Saying & { command: string }): Promise<Answer> {
    return new Promise((answer) => {
      this.open.set(saying.command, { saying, answer });
      if (this.entered) this.send(saying);
    });
  }

  private send(saying: Saying): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.mouth.say(saying);
  }

  private async connect(): Promise<void> {
    this.turn("connecting", "");
    await guest().catch(() => undefined); // the cookie may have ended meanwhile
    if (this.socket === null) this.dial();
  }

  private dial(): void {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    this.socket = socket;
    this.mouth = new Mouth((frame) => socket.send(frame));
    this.parts = "";
    socket.onopen = () => {
      const { name, ticket, screen, invitation } = this.entering;
      this.send({
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
      this.mouth.answer(); // before anything is shown: that takes longer where there is more of it
      for (const told of frame) this.take(told);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    this.listen();
  }

  /** Somebody was heard: look again in a while. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.send({ do: "beat" });
      this.timer = window.setTimeout(() => this.drop(), PATIENCE_MS);
    }, BEAT_MS);
  }

  /** Night falls or ends; what was to be said in it is no longer. */
  private hush(told: Hush): void {
    for (const saying of this.mouth.turn(told)) if ("command" in saying) this.answer(saying.command, LATE);
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
      this.entering.ticket = "";
      this.pause = FIRST_PAUSE_MS;
      this.turn("open", "");
      for (const { saying } of this.open.values()) this.send(saying);
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
    const found = this.open.get(command);
    this.open.delete(command);
    dropMove(this.code, command);
    found?.answer(told);
  }

  /** What was wished for a moment that is over comes too late, if the page was loaded again meanwhile. */
  private forget({ seat, moment }: Sight): void {
    for (const command of outdated(this.code, seat, moment)) dropMove(this.code, command);
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

  /** The network is back, or somebody looks again: don't wait any longer. */
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
