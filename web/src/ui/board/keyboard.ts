/** Keyboard control of a board. */

/** Runs this on Escape, unless a dialog or a field handles it. */
export function onEscape(then: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    const elsewhere = target instanceof Element && target.closest("dialog, input, select, textarea");
    if (event.key === "Escape" && !event.defaultPrevented && !elsewhere) then();
  };
}

const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move through the cards of a hand in a circle; up and down move by rows, if there are any. */
export function arrowKeys(row = 0): (event: KeyboardEvent & { currentTarget: HTMLElement }) => void {
  const steps: Record<string, number> = row ? { ...ALONG, ArrowUp: -row, ArrowDown: row } : ALONG;
  return (event) => {
    const step = steps[event.key];
    if (!step) return;
    const cards = [...event.currentTarget.closest(".hand")!.querySelectorAll<HTMLElement>(".holder")];
    const next = cards.indexOf(event.currentTarget) + step;
    if (Math.abs(step) === 1) cards[(next + cards.length) % cards.length]!.focus();
    else cards[next]?.focus();
    event.preventDefault();
  };
}
