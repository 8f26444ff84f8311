/** Gestures on a card, by pointer or space bar: a tap, a hold that shows a covered card, or a drag. */
import type { Attachment } from "svelte/attachments";

export interface CardGestures {
  /** Are the cards covered, so that a hold shows them? */
  covered: () => boolean;
  draggable: () => boolean;
  show: (shown: boolean) => void;
  drag: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
  tap: () => void;
}

const HOLD = 180; // ms after which a touch is a hold
const ECHO = 100; // ms within which a click belongs to the gesture before it
const FAR = 10; // px of movement that make it a drag

/** The pointer and keyboard events on one card. */
class Touch {
  private timer = 0;
  private from: PointerEvent | null = null;
  private isHeld = false;
  private isDragged = false;
  private spentAt = -Infinity; // when a hold or a drag ended: the click after it is ignored

  constructor(
    private readonly button: HTMLElement,
    private readonly on: CardGestures,
  ) {}

  down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.from = event;
    this.button.setPointerCapture(event.pointerId);
    this.startHold();
  }

  move(event: PointerEvent): void {
    if (!this.from || !this.on.draggable()) return;
    const far = Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY) > FAR;
    if (far && !this.isDragged) {
      this.endHold();
      this.isDragged = true;
    }
    if (this.isDragged) this.on.drag(event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    if (this.endHold() || this.isDragged) this.spentAt = event.timeStamp;
    if (this.isDragged) this.on.drop(event.clientX, event.clientY);
    this.isDragged = false;
    this.from = null;
  }

  lost(): void {
    this.endHold();
    if (this.isDragged) this.on.cancel();
    this.isDragged = false;
    this.from = null;
  }

  click(event: MouseEvent): void {
    if (event.timeStamp - this.spentAt > ECHO) this.on.tap();
  }

  key(event: KeyboardEvent): void {
    if (event.key !== " " || !this.on.covered()) return;
    event.preventDefault();
    if (!event.repeat) this.startHold();
  }

  keyUp(event: KeyboardEvent): void {
    if (event.key !== " " || (!this.timer && !this.isHeld)) return;
    event.preventDefault();
    if (!this.endHold()) this.on.tap();
  }

  private startHold(): void {
    if (!this.on.covered()) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.isHeld = true;
      this.on.show(true);
    }, HOLD);
  }

  /** Cover the card again. Returns whether it was held. */
  endHold(): boolean {
    clearTimeout(this.timer);
    this.timer = 0;
    const was = this.isHeld;
    this.isHeld = false;
    if (was) this.on.show(false);
    return was;
  }
}

const NO_GESTURES: CardGestures = {
  covered: () => false,
  draggable: () => false,
  show: () => undefined,
  drag: () => undefined,
  drop: () => undefined,
  cancel: () => undefined,
  tap: () => undefined,
};

/** Callbacks that are left out do nothing. */
export function cardGestures(wanted: Partial<CardGestures>): Attachment<HTMLElement> {
  const on = { ...NO_GESTURES, ...wanted };
  return (button) => {
    const touch = new Touch(button, on);
    const gone = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => button.addEventListener(name, heard, { signal: gone.signal });
    hear("pointerdown", (event) => touch.down(event));
    hear("pointermove", (event) => touch.move(event));
    hear("pointerup", (event) => touch.up(event));
    hear("pointercancel", () => touch.lost());
    hear("click", (event) => touch.click(event));
    hear("keydown", (event) => touch.key(event));
    hear("keyup", (event) => touch.keyUp(event));
    hear("blur", () => touch.lost());
    hear("contextmenu", (event) => on.covered() && event.preventDefault());
    return () => {
      touch.endHold();
      gone.abort();
    };
  };
}
