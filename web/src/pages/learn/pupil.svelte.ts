/** The state of a course: the lesson, the frame on the table, and the hint after a wrong move. */
import type { Games, GameId } from "../../wire";
import {
  fits,
  hintOf,
  PUPIL,
  type Course,
  type Frame,
  type Lesson,
  type CourseWords,
} from "../../games/course";

type Event = Games[GameId]["event"];
type Move = Games[GameId]["move"];
type Judgement = CourseWords["judged"][string] | null;

const THINKING_MS = 1800;
const GOING_ON_MS = 1000; // a player who moves twice thinks less the second time

/** Is a lesson given at this frame? */
function isAt({ frame, until = frame }: Lesson, frameNo: number): boolean {
  return frame <= frameNo && frameNo <= until;
}

export class Pupil {
  private place = $state(0);
  private frameNo = $state(0);
  private given = $state.raw<{ move: Move; wanted: Move; at: number } | null>(null); // made instead of `wanted`
  private timer: ReturnType<typeof setTimeout> | undefined;
  hint = $state("");
  cuts = $state(0); // grows when the board must forget earlier events
  fresh = $state.raw<{ n: number; events: readonly Event[] }>({ n: 0, events: [] });

  constructor(private readonly course: Course) {}

  readonly lesson = $derived.by((): Lesson => this.course.lessons[this.place]!);
  readonly frame = $derived.by((): Frame => this.frames[this.frameNo]!);
  readonly seat = $derived.by(() => this.frame.seat ?? PUPIL);
  readonly step = $derived(this.place + 1);
  readonly steps = $derived.by(() => this.course.lessons.length);
  readonly past = $derived.by(() =>
    this.frames.slice(0, this.frameNo + 1).flatMap((one): readonly Event[] => one.events),
  );
  /** Do some frames still have to be played before the lesson is given? */
  readonly isWaiting = $derived.by(() => !isAt(this.lesson, this.frameNo));
  /** Is the next move made for the pupil? */
  readonly isHelped = $derived.by(() => this.isWaiting && this.next?.by === this.seat);
  /** The seat that moves next. */
  readonly nextBy = $derived.by(() => this.next?.by ?? null);
  /** Do several move at the same time, and does the time of a clock run out then? */
  readonly isMeanwhile = $derived.by(() => this.next?.meanwhile ?? false);
  readonly runsOut = $derived.by(() => Boolean(this.next?.clock));
  readonly mayPlay = $derived.by(() => !this.isWaiting && this.asking >= 0);

  /** The frames; if the pupil made another move than the course, the later ones contain that move. */
  private get frames(): readonly Frame[] {
    const { course, given } = this;
    if (!given || !course.retold) return course.frames;
    return course.frames.map((one, n) =>
      n < given.at ? one : course.retold!(one, given.move, given.wanted),
    );
  }

  private get next(): Frame | undefined {
    return this.course.frames[this.frameNo + 1];
  }

  /** The lesson that waits for a move at this frame, -1 for none. */
  private get asking(): number {
    return this.course.lessons.findIndex((one) => isAt(one, this.frameNo) && one.waits === "move");
  }

  /** Make a move. Returns whether the course goes on with it. The pupil may move before the coach has finished. */
  play(move: Move): boolean {
    if (!this.mayPlay) return false;
    this.place = this.asking;
    if (!this.leadsOn(move)) this.hint = hintOf(this.lesson, move);
    else if (this.frameNo < (this.lesson.until ?? 0)) this.stepOn();
    else this.goOn();
    return this.hint === "";
  }

  /** Play one frame; the lesson waits for another move. */
  private stepOn(): void {
    this.hint = "";
    this.turn();
  }

  /** Does the course go on with this move: the wanted one, or one that is as good? */
  private leadsOn(move: Move): boolean {
    const wanted = this.next!.move!;
    if (fits(move, wanted)) return true;
    const isAsGood = this.course.leadsOn?.(move, wanted) ?? false;
    if (isAsGood) this.given = { move, wanted, at: this.frameNo + 1 };
    return isAsGood;
  }

  /** The preview of a choice, as the rules computed it. */
  foresee(move: Move): Games[GameId]["preview"] {
    const place = this.frame.choices.findIndex((choice) => fits(choice, move));
    return this.frame.previews?.[place] ?? null;
  }

  /** What the referee says about a word, if the course knows it. */
  judge(move: Move): Judgement {
    const word = "word" in move ? move.word.toLowerCase() : "";
    return this.frame.words?.judged[word] ?? null;
  }

  /** Go to the next lesson; the frames before it are played one after the other. */
  goOn(): void {
    this.hint = "";
    this.place += 1;
    if (this.isWaiting) this.turn();
    else this.cut();
  }

  restart(): void {
    this.stop();
    [this.place, this.frameNo, this.hint, this.given] = [0, 0, "", null];
    this.cut();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private turn(): void {
    this.frameNo += 1;
    this.fresh = { n: this.fresh.n + 1, events: [...this.frame.events] }; // a board plays each list only once
    const pause = this.next?.by === this.frame.by ? GOING_ON_MS : THINKING_MS;
    if (this.isWaiting) this.timer = setTimeout(() => this.turn(), pause);
  }

  private cut(): void {
    this.fresh = { n: this.fresh.n + 1, events: [] };
    this.cuts += 1;
  }
}
