import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Did, Saying, Told } from "../wire";
import { TableSocket } from "./socket";

vi.mock("./http", () => ({ guest: () => Promise.resolve() }));

class Socket {
  static readonly OPEN = 1;
  static last = new Socket("");
  readyState = 1;
  onopen = (): void => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    Socket.last = this;
  }

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(...told: unknown[]): void {
    this.onmessage({ data: JSON.stringify(told).padEnd(512) });
  }

  said(): Saying[] {
    return this.sent.map((frame) => JSON.parse(frame) as Saying);
  }
}

describe("a connection in a hushed night", () => {
  let told: Told[] = [];
  let tableSocket: TableSocket;

  async function dial(): Promise<void> {
    Socket.last = new Socket(""); // no connection has been opened yet
    tableSocket = new TableSocket(
      "z33eznettp",
      { name: "Ana" },
      (one) => told.push(one),
      () => undefined,
    );
    await vi.waitFor(() => expect(Socket.last.url).toContain("/ws"));
    Socket.last.onopen();
  }

  beforeEach(async () => {
    vi.stubGlobal("WebSocket", Socket);
    told = [];
    await dial();
    Socket.last.tell({ type: "entered", table: "z33eznettp", invitation: "" });
    Socket.last.sent.length = 0;
  });

  afterEach(() => {
    tableSocket.close();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it("answers each frame with one of the same length, and wishes wait for their frame", async () => {
    const socket = Socket.last;
    socket.tell({ type: "hush", tick: 2000, bytes: 256 });
    const wished = tableSocket.ask({ do: "wish", did: { did: "said", text: "hu" } });
    expect(socket.sent).toHaveLength(1);
    socket.tell();
    socket.tell({ type: "granted", command: (socket.said()[1] as { command: string }).command });
    expect(socket.said().map((saying) => saying.do)).toEqual(["still", "wish", "still"]);
    expect(socket.sent.map((frame) => frame.length)).toEqual([256, 256, 256]);
    expect(await wished).toBeNull();
  });

  it("sends nothing at dawn, and a wish that was not sent comes too late", async () => {
    const socket = Socket.last;
    socket.tell({ type: "hush", tick: 2000, bytes: 256 });
    const wished = tableSocket.ask({ do: "wish", did: { did: "said", text: "hu" } });
    socket.tell({ type: "hush", tick: 0, bytes: 0 });
    expect(socket.sent).toHaveLength(1);
    expect((await wished)?.code).toBe("late-move");
    void tableSocket.ask({ do: "wish", did: { did: "said", text: "day" } });
    expect(socket.sent[1]).not.toContain("  ");
  });

  const point = (at: number, moment = 7): Did => ({
    did: "moved",
    seat: 1,
    moment,
    move: { do: "point", at },
  });

  async function reloaded(): Promise<Socket> {
    tableSocket.close();
    await dial();
    Socket.last.sent.length = 0;
    return Socket.last;
  }

  it("repeats unanswered moves after a reload, in the pace of the night, under the same command id", async () => {
    Socket.last.tell({ type: "hush", tick: 2000, bytes: 256 });
    void tableSocket.ask({ do: "wish", did: point(2) });
    void tableSocket.ask({ do: "wish", did: point(3) }); // changed before it was answered
    void tableSocket.ask({ do: "wish", did: { did: "said", text: "hu" } }); // a whisper is not repeated
    const socket = await reloaded();
    socket.tell({ type: "hush", tick: 2000, bytes: 256 }, { type: "entered", table: "z33eznettp" });
    socket.tell();
    socket.tell();
    expect(socket.sent.map((frame) => frame.length)).toEqual([256, 256, 256]);
    expect(socket.said().map((saying) => saying.do)).toEqual(["still", "wish", "still"]);
    const wish = socket.said()[1] as { command: string; did: Did };
    expect(wish.did).toEqual(point(3));
    socket.tell({ type: "granted", command: wish.command });
    expect(sessionStorage).toHaveLength(0);
    const again = await reloaded();
    again.tell({ type: "entered", table: "z33eznettp" });
    expect(again.sent).toEqual([]);
  });

  it("keeps no move that was answered or refused, or whose moment or night is over", async () => {
    const socket = Socket.last;
    socket.tell({ type: "hush", tick: 2000, bytes: 256 });
    void tableSocket.ask({ do: "wish", did: point(2) });
    expect(sessionStorage).toHaveLength(1);
    socket.tell({ type: "hush", tick: 0, bytes: 0 });
    expect(sessionStorage).toHaveLength(0);
    void tableSocket.ask({ do: "wish", did: point(2) });
    const { command } = socket.said().at(-1) as { command: string };
    socket.tell({
      type: "refused",
      command,
      refusal: { kind: "late", code: "late-move", rule: "", args: {} },
    });
    expect(sessionStorage).toHaveLength(0);
    void tableSocket.ask({ do: "wish", did: point(2) });
    socket.tell({ type: "sight", seat: 0, moment: 9 });
    expect(sessionStorage).toHaveLength(1);
    socket.tell({ type: "sight", seat: 1, moment: 8 });
    expect(sessionStorage).toHaveLength(0);
  });

  it("joins the parts of a long message", () => {
    const text = JSON.stringify({ type: "chat", person: 1, text: "Ĉu?" });
    Socket.last.tell({ type: "part", text: text.slice(0, 9), last: false });
    Socket.last.tell({ type: "part", text: text.slice(9), last: true });
    expect(told.at(-1)).toEqual({ type: "chat", person: 1, text: "Ĉu?" });
  });
});
