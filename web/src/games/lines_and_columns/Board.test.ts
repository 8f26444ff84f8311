import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import { translator } from "../../texts/translator.svelte";
import type { Scene } from "../contract";
import { label, MY_TURN } from "../sample_scene";
import Board from "./Board.svelte";
import type { Move, View } from "./cards";
import { cardLanguage } from "./card_language.svelte";
import { preferences } from "./preferences.svelte";
import { T2 } from "./sample_view";
import Stage from "./Stage.svelte";

const CHOICES: Move[] = [
  { do: "lay", card: "white-car", side: "left" },
  { do: "lay", card: "white-car", side: "right" },
  { do: "lay", card: "violet-table", side: "right" },
];

function scene(more: Partial<Scene<"lines-and-columns">> = {}): Scene<"lines-and-columns"> {
  return {
    ...MY_TURN,
    labels: [label(0, "Ana"), label(1, "Ben"), label(2, "Cim")],
    view: T2,
    choices: CHOICES,
    ...more,
  };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("lines-and-columns");
});
afterAll(() => vi.waitFor(() => expect(cardLanguage.wordIn("pl", "red-car")).toBeTruthy()));
beforeEach(() => {
  cardLanguage.hide();
  preferences.setOrder("object");
  preferences.setZoom(1);
});

describe("the board", () => {
  it("names the place of a card that has only one, and lays it there", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene({ play }) });
    await fireEvent.click(button("violet table, fits"));
    await fireEvent.click(button("Lay the violet table on the right"));
    expect(play).toHaveBeenCalledWith(CHOICES[2]);
  });

  it("asks for the side if both are free; tapping the place again lays the card", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene({ play }) });
    await fireEvent.click(button("white car, fits"));
    const [left] = screen.getAllByRole("button", { name: "Place for: white car" });
    await fireEvent.click(left!);
    expect(button("Lay the white car on the left")).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(left!);
    expect(play).toHaveBeenCalledWith(CHOICES[0]);
  });

  it("has left and right as buttons, too", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("white car, fits"));
    await fireEvent.click(button("Right"));
    expect(button("Lay the white car on the right")).toBeTruthy();
  });

  it("says why a card has to wait, with the rule", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("blue table, has to wait"));
    expect(screen.getByRole("alert").textContent).toContain("the violet table is missing before it");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/lines-and-columns#LK-8");
  });

  it("says why a place is closed for the picked card", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("white car, fits"));
    await fireEvent.click(button("New column on the right, row: table"));
    expect(screen.getByRole("alert").textContent).toContain("row of another object");
    await fireEvent.click(button("violet table, fits"));
    await fireEvent.click(button("New column on the left, row: table"));
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/lines-and-columns#LK-5");
  });

  it("says which card is the only one for a place of the row that can't be reached yet", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("violet table, fits"));
    await fireEvent.click(button("Empty place, row: table, column: blue"));
    expect(screen.getByRole("alert").textContent).toContain("only the blue table can lie");
  });

  it("shows the word of a tapped card while the game is paused, and no refusal", async () => {
    render(Board, { scene: scene({ due: false, choices: [] }) }); // paused on my turn
    await fireEvent.click(button("white car"));
    expect(cardLanguage.shown).toBe("white-car");
    expect(screen.queryByText(/missing before it/)).toBeNull();
  });

  it("tells nothing about a covered card that has to wait", async () => {
    const { container } = render(Board, { scene: scene({ covered: true, choices: [CHOICES[2]!] }) });
    await fireEvent.click(button("Card 1, face down"));
    expect(screen.getByRole("alert").textContent).toContain("This card has to wait.");
    await fireEvent.click(button("Card 1, face down"));
    expect(cardLanguage.shown).toBeNull();
    expect(container.querySelector(".hand .face:not(.back)")).toBeNull();
  });

  it("asks only once for the order of laying everything", async () => {
    const foresee = vi.fn(async () => null);
    const choices: Move[] = [...CHOICES, { do: "lay-all" }];
    const { rerender } = render(Board, { scene: scene({ foresee, choices }) });
    await rerender({ scene: scene({ foresee, choices, busy: true }) });
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  it("forgets the card that was looked up when the board goes", async () => {
    const { unmount } = render(Board, { scene: scene() });
    await fireEvent.click(button("green car"));
    unmount();
    expect(cardLanguage.shown).toBeNull();
  });

  it("picks the card by a tap on its place if only one card fits there", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("Empty place, row: table, column: violet"));
    expect(button("Lay the violet table on the right")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Escape" });
    await fireEvent.click(button("Start of a row, for: green chair"));
    expect(screen.getByRole("alert").textContent).toContain("only the green chair can start it");
  });

  it("shows the word of a card on the table while nothing is picked", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(button("green car"));
    expect(cardLanguage.shown).toBe("green-car");
    await fireEvent.click(button("white car, fits"));
    cardLanguage.hide();
    await fireEvent.click(button("white car, fits")); // once more
    expect(cardLanguage.shown).toBe("white-car");
  });

  it("moves the focus over the table with the arrow keys", async () => {
    render(Board, { scene: scene() });
    const place = button("red car");
    place.focus();
    await fireEvent.keyDown(place, { key: "ArrowRight" });
    expect(document.activeElement).toBe(button("green car"));
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(button("green table"));
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(button("Start of a row, for: green chair"));
  });

  it("offers to lay everything, and shows the order, if that is possible (LK-10)", async () => {
    const play = vi.fn(async () => true);
    const all: Move = { do: "lay-all" };
    const foresee = vi.fn(async () => ({
      places: [{ card: "violet-table" as const, side: "right" as const, column: 1, is_new: false }],
    }));
    render(Board, { scene: scene({ play, foresee, choices: [...CHOICES, all] }) });
    await vi.waitFor(() => expect(screen.getByRole("list", { name: "The order" })).toBeTruthy());
    await fireEvent.click(button("Lay all 4 cards and win"));
    expect(foresee).toHaveBeenCalledWith(all);
    expect(play).toHaveBeenCalledWith(all);
  });

  it("does not tell whether everything fits if hints are off", async () => {
    const view: View = { ...T2, hint: false };
    const { rerender } = render(Board, { scene: scene({ view, choices: [...CHOICES, { do: "lay-all" }] }) });
    expect(button("Lay everything")).toBeTruthy();
    expect(screen.queryByText(/All your cards fit now/)).toBeNull();
    await rerender({ scene: scene({ view }) });
    await fireEvent.click(button("Lay everything"));
    expect(screen.getByRole("alert").textContent).toContain("Not all of your cards");
  });

  it("shows nothing of a covered hand", async () => {
    const { container } = render(Board, { scene: scene({ covered: true, choices: [CHOICES[2]!] }) });
    expect(container.querySelector(".hand .face:not(.back)")).toBeNull();
    expect(container.querySelector(".cell.open, .cell.fits, .waits")).toBeNull();
    expect(container.textContent).not.toContain("violet table");
    expect(container.innerHTML).not.toContain("violet-table");
    await fireEvent.click(button("Card 4, face down"));
    expect(container.textContent).toContain("violet table");
  });

  it("shows how many cards the others hold, who passed, and at the end who won", async () => {
    const { rerender } = render(Board, { scene: scene() });
    expect(screen.getByText("3 cards in hand")).toBeTruthy();
    expect(screen.getByText("Passed")).toBeTruthy();
    const turn = T2.passed.indexOf(true); // a seat that passed before and is asked now
    await rerender({ scene: scene({ view: { ...T2, turn }, due: false, choices: [] }) });
    expect(screen.queryByText("Passed")).toBeNull();
    const view: View = { ...T2, turn: null, end: "out", winners: [2], counts: [4, 3, 0] };
    await rerender({ scene: scene({ view, due: false, choices: [] }) });
    expect(screen.getByRole("heading", { name: /Cim wins/ })).toBeTruthy();
  });

  it("offers nothing to onlookers, and shows all hands in an open replay", () => {
    const open = new Map([1, 2].map((seat) => [seat, { ...T2, seat, hand: ["white-chair"] as const }]));
    render(Board, {
      scene: scene({
        play: null,
        seat: -1,
        view: { ...T2, seat: -1, hand: [] },
        due: false,
        choices: [],
        open,
      }),
    });
    expect(screen.queryByRole("button", { name: /Lay|Place for|Empty/ })).toBeNull();
    expect(screen.getAllByText("In hand: white chair")).toHaveLength(2);
  });
});

describe("the stage", () => {
  it("has no buttons", () => {
    render(Stage, { scene: scene({ play: null, seat: -1, view: { ...T2, seat: -1, hand: [] } }) });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByText("green car").length).toBeGreaterThan(0);
  });
});
