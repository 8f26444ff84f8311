/** Where somebody is in the introduction: which lesson, which frame is on the table, what was said to a wrong move. */
import type { LoveLetterEvent, LoveLetterMove } from "../../wire";
import { fits, FRAMES, hintOf, LESSONS, type Frame, type Lesson } from "./love-letter";

const THINKING_MS = 1800;

export class Pupil {
  private place = $state(0);
  private frameNo = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  hint = $state("");
  cuts = $state(0); // when the coach goes on to something else, nothing that was heard before is in the way
  fresh = $state.raw<{ n: number; events: readonly LoveLetterEvent[] }>({ n: 0, events: [] });

  readonly lesson = $derived<Lesson>(LESSONS[this.place]!);
  readonly frame = $derived<Frame>(FRAMES[this.frameNo]!);
  readonly step = $derived(this.place + 1);
  readonly steps = LESSONS.length;
  /** The bot is about to answer. */
  readonly isWaiting = $derived(this.frameNo !== this.lesson.frame);
  readonly mayPlay = $derived(!this.isWaiting && this.frame.due);

  /** Make a move: whether it is the one that the lesson waits for. Who doesn't wait for the coach needn't. */
  play(move: LoveLetterMove): boolean {
    if (!this.mayPlay) return false;
    this.place = LESSONS.findIndex((one) => one.frame === this.frameNo && one.waits === "move");
    const isRight = fits(move, FRAMES[this.frameNo + 1]!.move!);
    if (isRight) this.goOn();
    else this.hint = hintOf(this.lesson, move);
    return isRight;
  }

  /** To the next lesson; the frames before it come one after the other. */
  goOn(): void {
    this.hint = "";
    this.place += 1;
    if (this.isWaiting) this.turn();
    else this.cut();
  }

  restart(): void {
    this.stop();
    [this.place, this.frameNo, this.hint] = [0, 0, ""];
    this.cut();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private turn(): void {
    this.frameNo += 1;
    this.fresh = { n: this.fresh.n + 1, events: [...this.frame.events] }; // a copy: a board tells each list once
    if (this.isWaiting) this.timer = setTimeout(() => this.turn(), THINKING_MS);
  }

  private cut(): void {
    this.fresh = { n: this.fresh.n + 1, events: [] };
    this.cuts += 1;
  }
}
