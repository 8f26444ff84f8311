/** Zooming and panning a table in its frame: with two fingers, the wheel with Ctrl, or a drag with the mouse. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Zoom {
  get: () => number;
  set: (zoom: number) => void;
}

interface Point {
  x: number;
  y: number;
}

const FAR = 6; // px of movement that make it a drag
const WHEEL = 320; // px of the wheel for about three times the size

/** Zoom so that the content under this point stays there. */
async function zoomAt(frame: HTMLElement, zoom: Zoom, to: number, point: Point): Promise<void> {
  const edge = frame.getBoundingClientRect();
  const [x, y] = [point.x - edge.left, point.y - edge.top];
  const before = zoom.get();
  const [left, top] = [frame.scrollLeft + x, frame.scrollTop + y];
  zoom.set(to);
  await tick();
  const grown = zoom.get() / before;
  frame.scrollTo(left * grown - x, top * grown - y);
}

function between([one, other]: readonly [Touch, Touch]): Point & { far: number } {
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    far: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

function twoOf(event: TouchEvent): readonly [Touch, Touch] | null {
  const [one, other] = event.touches;
  return one && other ? [one, other] : null;
}

type Listener = <K extends keyof HTMLElementEventMap>(
  kind: K,
  hear: (event: HTMLElementEventMap[K]) => void,
  options?: AddEventListenerOptions,
) => void;

function byWheel(frame: HTMLElement, zoom: Zoom, on: Listener): void {
  const turned = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const to = zoom.get() * Math.exp(-event.deltaY / WHEEL);
    void zoomAt(frame, zoom, to, { x: event.clientX, y: event.clientY });
  };
  on("wheel", turned, { passive: false });
}

function byFingers(frame: HTMLElement, zoom: Zoom, on: Listener): void {
  let pinch: { far: number; zoom: number } | null = null;
  const begun = (event: TouchEvent): void => {
    const two = twoOf(event);
    pinch = two && { far: between(two).far, zoom: zoom.get() };
  };
  const moved = (event: TouchEvent): void => {
    const two = twoOf(event);
    if (!two || !pinch) return;
    event.preventDefault();
    const now = between(two);
    void zoomAt(frame, zoom, (pinch.zoom * now.far) / pinch.far, now);
  };
  on("touchstart", begun, { passive: true });
  on("touchmove", moved, { passive: false });
}

/** Pan the zoomed table by dragging with the mouse. */
function byDrag(frame: HTMLElement, zoom: Zoom, on: Listener): void {
  let from: (Point & { left: number; top: number }) | null = null;
  let isDragged = false;
  on("pointerdown", (event) => {
    isDragged = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  });
  on("pointermove", (event) => {
    if (!from || zoom.get() === 1) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!isDragged && Math.hypot(x, y) < FAR) return;
    if (!isDragged) frame.setPointerCapture(event.pointerId);
    isDragged = true;
    frame.scrollTo(from.left - x, from.top - y);
  });
  on("pointerup", () => (from = null));
  on("pointercancel", () => (from = null));
  const clicked = (event: MouseEvent): void => {
    if (isDragged) event.stopPropagation(); // it was a drag, not a choice
    isDragged = false;
  };
  on("click", clicked, { capture: true });
}

export function zoomable(zoom: Zoom): Attachment<HTMLElement> {
  return (frame) => {
    const gone = new AbortController();
    const on: Listener = (kind, hear, options = {}) =>
      frame.addEventListener(kind, hear, { ...options, signal: gone.signal });
    byWheel(frame, zoom, on);
    byFingers(frame, zoom, on);
    byDrag(frame, zoom, on);
    return () => gone.abort();
  };
}
