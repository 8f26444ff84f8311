/**
 * What a device says: by day at once. In a hushed night it says one thing for each frame that comes, all of one length,
 * and nothing where it has nothing to say, so that nobody who watches the network sees who is busy (docs/protocol.md).
 */
import type { Hush, Saying } from "../wire";

const SILENCE: Saying = { do: "still" };
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Blanks after it, up to so many bytes, or a multiple of them. */
export function padded(text: string, bytes: number): string {
  const length = bytesOf(text);
  return text + " ".repeat(Math.ceil(length / bytes) * bytes - length);
}

export class Mouth {
  private bytes = 0; // 0: it is day
  private unsaid: Saying[] = [];

  constructor(private readonly put: (frame: string) => void) {}

  say(saying: Saying): void {
    if (this.bytes) this.unsaid.push(saying);
    else this.put(JSON.stringify(saying));
  }

  /** A night falls or ends: what was not said in it. That comes too late, and a whisper is not for the day. */
  turn({ bytes }: Pick<Hush, "bytes">): Saying[] {
    const late = bytes ? [] : this.unsaid;
    this.unsaid = bytes ? this.unsaid : [];
    this.bytes = bytes;
    return late;
  }

  /** A frame has come: at night, one goes back. */
  answer(): void {
    if (this.bytes) this.put(padded(JSON.stringify(this.unsaid.shift() ?? SILENCE), this.bytes));
  }
}
