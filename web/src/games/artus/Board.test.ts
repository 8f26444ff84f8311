import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import { translator } from "../../texts/translator.svelte";
import type { Scene } from "../contract";
import { label, MY_TURN } from "../sample_scene";
import Board from "./Board.svelte";
import type { Foreseen, Move, View } from "./cards";
import { EXAMPLES } from "./examples";
import Examples from "./Examples.svelte";
import { VIEW } from "./sample_view";
import Stage from "./Stage.svelte";
import type { Event } from "./events";

const MOVES: Move[] = [0, 1, 2, 3].flatMap((knight) =>
  [3, 4, 5, 6].map((steps): Move => ({ do: "knight", card: "knight-3-6", knight, steps })),
);
const RING: Move = { do: "ring", card: "ring-any", royal: "silver-2" };
const CHOICES: Move[] = [...MOVES, RING, { ...RING, royal: "bronze-1" }];
const SEEN: Foreseen = { points: 10, start: 26, goal: 1, pushed: null, crowned: null, king: 27 };
const PAST: Event[] = [
  { event: "played", seat: 1, card: "royal-4-8" },
  { event: "scored", seat: 1, reason: "left", chairs: [20], points: -14, score: -14 },
  {
    event: "moved",
    seat: 1,
    piece: "silver-2",
    is_king: false,
    start: 16,
    goal: 20,
    way: "forward",
    steps: 4,
  },
  { event: "displaced", piece: "knight", owner: 2, is_king: false, start: 20, goal: 18, back: 2 },
];

function scene(more: Partial<Scene<"artus">> = {}): Scene<"artus"> {
  return {
    ...MY_TURN,
    labels: [label(0, "Ana"), label(1, "Ben"), label(2, "Cim"), label(3, "Dora")],
    view: VIEW,
    past: PAST,
    choices: CHOICES,
    foresee: async () => SEEN,
    ...more,
  };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
/** Found without the accessible names of all chairs, because computing those takes long. */
const chair = (n: number): HTMLElement => document.querySelector(`[data-chair="${n}"]`)!;
const play = (): string => document.querySelector("button.play")?.textContent?.trim() ?? "";
const offered = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[aria-label*='can be chosen']"),
];

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("artus");
});

describe("the board", () => {
  it("asks for card, piece and chair, shows what the move would do, and plays it once", async () => {
    const send = vi.fn(async () => true);
    const foresee = vi.fn(async () => ({
      ...SEEN,
      goal: 0,
      pushed: { piece: "knight" as const, owner: 3, start: 0, goal: 25 },
    }));
    render(Board, { scene: scene({ play: send, foresee }) });
    await fireEvent.click(button("Knight 3–6"));
    expect(chair(26).getAttribute("aria-label")).toBe("Chair 26, plate 10: Knight of Ana (can be chosen)");
    await fireEvent.click(chair(26));
    expect(offered()).toHaveLength(4);
    await fireEvent.click(chair(2));
    await vi.waitFor(
      () => expect(play()).toMatch(/^Knight 4 forward: \+10, pushes a Knight of\s+Dora\s+back 3$/),
      9000,
    );
    expect(send).not.toHaveBeenCalled();
    expect(foresee).toHaveBeenLastCalledWith(MOVES[1]);
    await fireEvent.click(document.querySelector("button.play")!);
    expect(send).toHaveBeenCalledExactlyOnceWith(MOVES[1]);
  }, 20_000);

  it("goes one step back by the button and by Escape", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("Knight 3–6"));
    await fireEvent.click(chair(26));
    expect(play()).toBe("Choose a chair");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(play()).toBe("Choose a piece");
    await fireEvent.click(button("One step back"));
    expect(play()).toBe("Choose a card");
  });

  it("lets me pick another piece instead", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("Knight 3–6"));
    await fireEvent.click(chair(26));
    await fireEvent.click(chair(15));
    expect(offered()).toContain(chair(18));
  });

  it("says why a tap is refused, with the rule", async () => {
    render(Board, { scene: scene() });
    const why = (): string => screen.getByRole("alert").textContent ?? "";
    await fireEvent.click(chair(22));
    expect(why()).toContain("First choose a card");
    await fireEvent.click(button("Knight 3–6"));
    await fireEvent.click(chair(22));
    expect(why()).toContain("belongs to another player");
    await fireEvent.click(chair(26));
    await fireEvent.click(chair(10));
    expect(why()).toContain("not in reach");
    await fireEvent.click(button("Ring for any Prince"));
    await fireEvent.click(chair(27));
    expect(why()).toContain("The King never gets another ring");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/artus#AR-26");
  });

  it("draws from a pile, and places on a chair", async () => {
    const send = vi.fn(async () => true);
    const view: View = { ...VIEW, phase: "draw" };
    const choices: Move[] = [
      { do: "draw", pile: "knight" },
      { do: "draw", pile: "king" },
    ];
    const { rerender } = render(Board, { scene: scene({ play: send, view, choices }) });
    await fireEvent.click(button(/^King cards/));
    await fireEvent.click(button("Draw a king card"));
    expect(send).toHaveBeenLastCalledWith(choices[1]);
    await fireEvent.click(button("Knight 3–6"));
    expect(screen.getByRole("alert").textContent).toContain("you have to draw");
    const placing: View = { ...VIEW, phase: "place", knights: [[], [], [], []], to_place: [4, 4, 4, 4] };
    await rerender({
      scene: scene({
        play: send,
        view: placing,
        choices: [
          { do: "place", chair: 5 },
          { do: "place", chair: 6 },
        ],
      }),
    });
    await fireEvent.click(chair(5));
    await fireEvent.click(button("Place a Knight at the plate −13"));
    expect(send).toHaveBeenLastCalledWith({ do: "place", chair: 5 });
  });

  it("moves the focus round the table with the arrow keys", async () => {
    render(Board, { scene: scene() });
    chair(27).focus();
    await fireEvent.keyDown(chair(27), { key: "ArrowRight" });
    expect(document.activeElement).toBe(chair(0));
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(chair(27));
  });

  it("marks what happened when its line is tapped", async () => {
    const { container } = render(Board, { scene: scene() });
    expect(container.querySelector("path.way")).toBeNull();
    await fireEvent.click(button(/Silver Prince 4 forward: −14, pushes a Knight of.*back 2/));
    expect(container.querySelectorAll("path.way")).toHaveLength(2);
  });

  it("shows nothing of a covered hand", async () => {
    const { container } = render(Board, { scene: scene({ covered: true }) });
    expect(container.querySelector(".hand .face:not(.back)")).toBeNull();
    expect(container.innerHTML).not.toContain("3–6");
    expect(container.innerHTML).not.toContain("ring-any");
    await fireEvent.click(button("Card 1, face down: knight card"));
    expect(container.textContent).toContain("Knight 3–6");
  });

  it("shows for each seat which cards were played and which may still come", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    render(Board, { scene: scene() });
    await fireEvent.click(button(/^Ben.*In hand/));
    expect(screen.getByRole("heading", { name: /Played 1/, hidden: true })).toBeTruthy();
    expect(screen.getByRole("heading", { name: /In hand or in the piles 15/, hidden: true })).toBeTruthy();
  });

  it("says at the end who won, and where the points came from", () => {
    const view: View = { ...VIEW, phase: "over", turn: null, winners: [0], scores: [0, -14, 0, 0] };
    render(Board, { scene: scene({ view, due: false, choices: [] }) });
    expect(screen.getByRole("heading", { name: /Ana wins/ })).toBeTruthy();
    expect(screen.getByRole("row", { name: /Princes moved.*−14/ })).toBeTruthy();
  });

  it("offers nothing to onlookers", () => {
    const view: View = { ...VIEW, seat: -1, hand: [] };
    render(Board, { scene: scene({ play: null, seat: -1, view, due: false, choices: [] }) });
    expect(screen.queryByRole("button", { name: /can be chosen|Choose/ })).toBeNull();
  });
});

describe("the stage and the examples", () => {
  it("have no buttons", () => {
    const view: View = { ...VIEW, seat: -1, hand: [] };
    render(Stage, { scene: scene({ play: null, seat: -1, view, due: false, choices: [] }) });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/^Chair 22, plate 5: Knight of Cim$/)).toBeTruthy();
  });

  it("are drawn from data, with a text for each", () => {
    for (const [rule, examples] of Object.entries(EXAMPLES)) {
      const { container, unmount } = render(Examples, { rule });
      expect(container.querySelectorAll("svg")).toHaveLength(examples.length);
      expect(container.textContent).toMatch(/Example [A-G]:/);
      unmount();
    }
  });
});
