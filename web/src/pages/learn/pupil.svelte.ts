/** Where somebody is in a course: which lesson, which frame is on the table, what was said to a wrong move. */
import type { Games, GameId } from "../../wire";
import { fits, hintOf, PUPIL, type Course, type Frame, type Lesson } from "./course";

type Event = Games[GameId]["event"];
type Move = Games[GameId]["move"];

const THINKING_MS = 1800;
const GOING_ON_MS = 1000; // whoever has just moved needn't think long

export class Pupil {
  private place = $state(0);
  private frameNo = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  hint = $state("");
  cuts = $state(0); // when the coach goes on to something else, nothing that was heard before is in the way
  fresh = $state.raw<{ n: number; events: readonly Event[] }>({ n: 0, events: [] });

  constructor(private readonly course: Course) {}

  readonly lesson = $derived.by((): Lesson => this.course.lessons[this.place]!);
  readonly frame = $derived.by((): Frame => this.course.frames[this.frameNo]!);
  readonly step = $derived(this.place + 1);
  readonly steps = $derived.by(() => this.course.lessons.length);
  readonly past = $derived.by(() =>
    this.course.frames.slice(0, this.frameNo + 1).flatMap((one): readonly Event[] => one.events),
  );
  /** Something is about to happen before the coach goes on. */
  readonly isWaiting = $derived.by(() => this.frameNo !== this.lesson.frame);
  /** And it is done in the pupil's place. */
  readonly isHelped = $derived.by(() => this.isWaiting && this.next?.by === PUPIL);
  readonly mayPlay = $derived.by(() => !this.isWaiting && this.asking >= 0);

  private get next(): Frame | undefined {
    return this.course.frames[this.frameNo + 1];
  }

  /** The lesson that waits for a move at this frame, -1 for none. */
  private get asking(): number {
    return this.course.lessons.findIndex((one) => one.frame === this.frameNo && one.waits === "move");
  }

  /** Make a move: whether it is the one that the lesson waits for. Who doesn't wait for the coach needn't. */
  play(move: Move): boolean {
    if (!this.mayPlay) return false;
    this.place = this.asking;
    const isRight = fits(move, this.next!.move!);
    if (isRight) this.goOn();
    else this.hint = hintOf(this.lesson, move);
    return isRight;
  }

  /** What a choice would do, as the rules have said it. */
  foresee(move: Move): Games[GameId]["preview"] {
    const place = this.frame.choices.findIndex((choice) => fits(choice, move));
    return this.frame.previews?.[place] ?? null;
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
    const pause = this.next?.by === this.frame.by ? GOING_ON_MS : THINKING_MS;
    if (this.isWaiting) this.timer = setTimeout(() => this.turn(), pause);
  }

  private cut(): void {
    this.fresh = { n: this.fresh.n + 1, events: [] };
    this.cuts += 1;
  }
}
