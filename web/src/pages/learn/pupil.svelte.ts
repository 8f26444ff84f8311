/** Where somebody is in a course: which lesson, which frame is on the table, what was said to a wrong move. */
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
const GOING_ON_MS = 1000; // whoever has just moved needn't think long

/** Is a lesson given at this frame? */
function isAt({ frame, until = frame }: Lesson, frameNo: number): boolean {
  return frame <= frameNo && frameNo <= until;
}

export class Pupil {
  private place = $state(0);
  private frameNo = $state(0);
  private given = $state.raw<{ move: Move; wanted: Move; at: number } | null>(null); // said instead of the wanted move
  private timer: ReturnType<typeof setTimeout> | undefined;
  hint = $state("");
  cuts = $state(0); // when the coach goes on to something else, earlier events are forgotten
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
  /** Something is about to happen before the coach goes on. */
  readonly isWaiting = $derived.by(() => !isAt(this.lesson, this.frameNo));
  /** And it is done in the pupil's place. */
  readonly isHelped = $derived.by(() => this.isWaiting && this.next?.by === this.seat);
  /** Who is about to do something. */
  readonly nextBy = $derived.by(() => this.next?.by ?? null);
  /** Or is it several at once, and does the time of a clock run out with it? */
  readonly isMeanwhile = $derived.by(() => this.next?.meanwhile ?? false);
  readonly runsOut = $derived.by(() => Boolean(this.next?.clock));
  readonly mayPlay = $derived.by(() => !this.isWaiting && this.asking >= 0);

  /** The frames as they are told: with what the pupil said, from there on. */
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

  /** Make a move: whether it is the one that the lesson waits for. Who doesn't wait for the coach needn't. */
  play(move: Move): boolean {
    if (!this.mayPlay) return false;
    this.place = this.asking;
    if (!this.leadsOn(move)) this.hint = hintOf(this.lesson, move);
    else if (this.frameNo < (this.lesson.until ?? 0)) this.stepOn();
    else this.goOn();
    return this.hint === "";
  }

  /** One of the moves of this lesson is made, and the next one is waited for. */
  private stepOn(): void {
    this.hint = "";
    this.turn();
  }

  /** Is it the move that is waited for, or one that does as well? */
  private leadsOn(move: Move): boolean {
    const wanted = this.next!.move!;
    if (fits(move, wanted)) return true;
    const isAsGood = this.course.leadsOn?.(move, wanted) ?? false;
    if (isAsGood) this.given = { move, wanted, at: this.frameNo + 1 };
    return isAsGood;
  }

  /** What a choice would do, as the rules have said it. */
  foresee(move: Move): Games[GameId]["preview"] {
    const place = this.frame.choices.findIndex((choice) => fits(choice, move));
    return this.frame.previews?.[place] ?? null;
  }

  /** What the referee says of words, as far as the course knows them. */
  judge(move: Move): Judgement {
    const word = "word" in move ? move.word.toLowerCase() : "";
    return this.frame.words?.judged[word] ?? null;
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
    [this.place, this.frameNo, this.hint, this.given] = [0, 0, "", null];
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
