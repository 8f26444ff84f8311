/**
 * Sends messages at once by day. During a hushed night it sends exactly one frame, of a fixed length, for each frame it
 * receives, even if there is nothing to send, so that nobody who watches the network sees who is busy (docs/protocol.md).
 */
import type { Hush, Saying } from "../wire";

const SILENCE: Saying = { do: "still" };
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The text, padded with spaces to this many bytes or a multiple of them. */
export function padded(text: string, bytes: number): string {
  const length = bytesOf(text);
  return text + " ".repeat(Math.ceil(length / bytes) * bytes - length);
}

export class NightPacing {
  private bytes = 0; // 0: it is day
  private unsaid: Saying[] = [];

  constructor(private readonly socket: Pick<WebSocket, "send" | "readyState"> | null) {}

  say(saying: Saying): void {
    if (this.bytes) this.unsaid.push(saying);
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(saying));
  }

  /** A night begins or ends. Returns what was not sent in it and is now too late: a whisper must not reach the day. */
  turn({ bytes }: Pick<Hush, "bytes">): Saying[] {
    const late = bytes ? [] : this.unsaid;
    this.unsaid = bytes ? this.unsaid : [];
    this.bytes = bytes;
    return late;
  }

  /** A frame has arrived: at night, send one back. */
  answer(): void {
    if (this.bytes && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(padded(JSON.stringify(this.unsaid.shift() ?? SILENCE), this.bytes));
  }
}
