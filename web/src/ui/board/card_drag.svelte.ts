/** Dragging a card of the hand onto something on the board. */
import type { CardGestures } from "./gestures";

export interface Dragged<C> {
  card: C;
  x: number; // on the board
  y: number;
}

/** `C` is how a game names a card of the hand, `T` what a card can be dropped on. */
interface DragOptions<C, T> {
  root: () => HTMLElement | undefined;
  isAllowed: () => boolean;
  /** Finds the elements that a card can be dropped on. */
  selector: string;
  targetOf: (element: HTMLElement) => T;
  begin: (card: C) => void;
  over: (target: T | null) => void;
  drop: (card: C, target: T) => void;
}

export class CardDrag<C, T> {
  now = $state.raw<Dragged<C> | null>(null);

  constructor(private readonly options: DragOptions<C, T>) {}

  gestures(card: C): Partial<CardGestures> {
    return {
      draggable: this.options.isAllowed,
      drag: (x, y) => this.drag(card, x, y),
      drop: (x, y) => this.drop(card, x, y),
      cancel: () => this.end(),
    };
  }

  private targetAt(x: number, y: number): T | null {
    const { root, selector, targetOf } = this.options;
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(selector);
    return found && root()?.contains(found) ? targetOf(found) : null;
  }

  private drag(card: C, x: number, y: number): void {
    if (!this.now) this.options.begin(card);
    const edge = this.options.root()?.getBoundingClientRect();
    this.options.over(this.targetAt(x, y));
    this.now = { card, x: x - (edge?.left ?? 0), y: y - (edge?.top ?? 0) };
  }

  private drop(card: C, x: number, y: number): void {
    this.end();
    const target = this.targetAt(x, y);
    if (target !== null) this.options.drop(card, target);
  }

  private end(): void {
    this.now = null;
    this.options.over(null);
  }
}
