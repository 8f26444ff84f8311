import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import { translator } from "../../texts/translator.svelte";
import type { Scene } from "../contract";
import { label, MY_TURN } from "../sample_scene";
import Board from "./Board.svelte";
import type { Move, View } from "./cards";
import { glosses } from "./glosses.svelte";
import { SECRET, VIEW } from "./sample_view";
import Seating from "./Seating.svelte";
import Stage from "./Stage.svelte";

const LABELS = ["Ana", "Ben", "Cim", "Dora"].map((name, seat) => label(seat, name));
const MARKS: Move[] = VIEW.cards.map((_, place) => ({ do: "mark", place }));

function scene(more: Partial<Scene<"codenames">> = {}): Scene<"codenames"> {
  return {
    ...MY_TURN,
    labels: LABELS,
    seat: more.view?.seat ?? 1,
    view: VIEW,
    past: [],
    choices: [...MARKS, { do: "challenge" }],
    ...more,
  };
}

const marked = (place: number, ...seats: number[]): View => ({
  ...VIEW,
  marks: VIEW.marks.map((one, n) => (n === place ? seats : one)),
});
const cell = (place: number): HTMLElement => document.querySelector(`[data-place="${place}"]`)!;
const name = (place: number): string => cell(place).getAttribute("aria-label") ?? "";
const button = (words: string): HTMLElement => screen.getByRole("button", { name: words });
const CLUE = { opens: [{ name: "clue", limit: 40 }, { name: "ask", limit: 40 }], choices: [], view: SECRET, seat: 0 }; // prettier-ignore

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("codenames");
});
beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(0);
});

describe("an operative", () => {
  it("points with one tap, and touches with a second one that is not too quick", async () => {
    const play = vi.fn(async () => true);
    const { rerender } = render(Board, { scene: scene({ play }) });
    await fireEvent.click(cell(4));
    expect(play).toHaveBeenLastCalledWith({ do: "mark", place: 4 });
    const choices: Move[] = [
      { do: "mark", place: 3 },
      { do: "confirm", place: 4 },
    ];
    await rerender({ scene: scene({ play, view: marked(4, 1), choices }) });
    await fireEvent.click(cell(4));
    expect(play).toHaveBeenCalledTimes(1);
    vi.spyOn(performance, "now").mockReturnValue(1000);
    await fireEvent.click(cell(4));
    expect(play).toHaveBeenLastCalledWith({ do: "confirm", place: 4 });
  });

  it("touches the word that another player points at, by the button", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene({ play, view: marked(0, 3), choices: [{ do: "confirm", place: 0 }] }) });
    expect(name(0)).toBe("ANCHOR, Pointed at by Dora");
    await fireEvent.click(button("Touch ANCHOR"));
    expect(play).toHaveBeenLastCalledWith({ do: "confirm", place: 0 });
  });

  it("touches at once if one tap is enough", async () => {
    const play = vi.fn(async () => true);
    const view = { ...VIEW, one_tap: true };
    render(Board, { scene: scene({ play, view, choices: [{ do: "confirm", place: 2 }] }) });
    await fireEvent.click(cell(2));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "confirm", place: 2 });
  });

  it("stops at once, and challenges only after a second question", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const play = vi.fn(async () => true);
    render(Board, { scene: scene({ play, choices: [...MARKS, { do: "stop" }, { do: "challenge" }] }) });
    await fireEvent.click(button("Stop"));
    expect(play).toHaveBeenLastCalledWith({ do: "stop" });
    await fireEvent.click(button("Challenge"));
    expect(play).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByText("This clue is invalid"));
    expect(play).toHaveBeenLastCalledWith({ do: "challenge" });
  });

  it("sees no key, and is told why a card can't be touched", async () => {
    const view: View = { ...VIEW, colours: VIEW.colours.map((_, n) => (n === 5 ? "blue" : null)) };
    render(Board, { scene: scene({ view, choices: [] }) });
    expect(document.querySelectorAll(".known")).toHaveLength(0);
    expect(name(5)).toMatch(/covered: a blue agent/);
    await fireEvent.click(cell(5));
    expect(screen.getByRole("alert").textContent).toContain("This card is covered already");
  });
});

describe("a spymaster", () => {
  it("sees the key in colours and shapes, and the clue's number follows the words that are meant", async () => {
    render(Board, { scene: scene(CLUE) });
    expect(name(24)).toMatch(/in the key: the assassin/);
    expect(document.querySelectorAll(".known .hue")).toHaveLength(25);
    await fireEvent.click(cell(0));
    await fireEvent.click(cell(1));
    expect((screen.getByLabelText("For how many words") as HTMLSelectElement).value).toBe("2");
  });

  it("sees the referee's judgement while typing, asks the other spymaster, and gives the clue", async () => {
    const play = vi.fn(async () => true);
    const judge = vi.fn(async () => ({ preview: { doubtful: true, word: "moon", root: "moo" } }));
    render(Board, { scene: scene({ ...CLUE, play, judge }) });
    await fireEvent.input(screen.getByLabelText("Your clue"), { target: { value: " moony " } });
    await vi.waitFor(() => expect(document.querySelector(".doubtful")?.textContent).toContain("MOON"), 4000);
    expect(judge).toHaveBeenCalledExactlyOnceWith({ do: "clue", word: "moony", number: 1 });
    await fireEvent.click(button("Ask first"));
    expect(play).toHaveBeenLastCalledWith({ do: "ask", word: "moony", number: 1 });
    await fireEvent.change(screen.getByLabelText("For how many words"), { target: { value: "unlimited" } });
    await fireEvent.click(button("Give this clue"));
    expect(play).toHaveBeenLastCalledWith({ do: "clue", word: "moony", number: null });
  });

  it("can't give a clue that the referee refuses", async () => {
    const refusal = { kind: "illegal", code: "is-visible", rule: "CN-5", args: { word: "anchor" } } as const;
    render(Board, { scene: scene({ ...CLUE, judge: async () => refusal }) });
    await fireEvent.input(screen.getByLabelText("Your clue"), { target: { value: "anchor" } });
    await vi.waitFor(
      () => expect(document.querySelector(".refused")?.textContent).toContain("anchor lies"),
      4000,
    );
    expect((button("Give this clue") as HTMLButtonElement).disabled).toBe(true);
  });

  it("answers a secret question, and decides on a challenge", async () => {
    const play = vi.fn(async () => true);
    const questions = [{ word: "river", number: 2, answer: null }];
    const view: View = { ...SECRET, turn: "blue", questions };
    const answers: Move[] = [
      { do: "answer", yes: false },
      { do: "answer", yes: true },
    ];
    const { rerender } = render(Board, { scene: scene({ view, play, due: false, choices: answers }) });
    await fireEvent.click(button("Yes, it is valid"));
    expect(play).toHaveBeenLastCalledWith({ do: "answer", yes: true });
    const ruling: View = { ...VIEW, ...{ seat: 0, phase: "ruling", turn: "blue", challenger: 1 } };
    const rules: Move[] = [
      { do: "rule", upheld: false },
      { do: "rule", upheld: true },
    ];
    await rerender({ scene: scene({ view: ruling, play, choices: rules }) });
    await fireEvent.click(button("Invalid"));
    expect(play).toHaveBeenLastCalledWith({ do: "rule", upheld: true });
  });

  it("covers a word with two taps", async () => {
    const play = vi.fn(async () => true);
    const view: View = { ...SECRET, phase: "penalty" };
    render(Board, { scene: scene({ view, play, choices: [{ do: "cover", place: 2 }] }) });
    await fireEvent.click(cell(20));
    expect(screen.getByRole("alert").textContent).toContain("your own words");
    await fireEvent.click(cell(2));
    await fireEvent.click(document.querySelector("button.play")!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "cover", place: 2 });
  });

  it("sees no colours of a key that lies face down, even while covering a word", () => {
    const view: View = { ...SECRET, phase: "penalty" };
    const choices = [2, 5, 7].map((place) => ({ do: "cover" as const, place }));
    render(Board, { scene: scene({ view, choices }) });
    expect(document.querySelectorAll(".lit")).toHaveLength(3);
    cleanup();
    render(Board, { scene: scene({ view, choices, covered: true }) });
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
  });

  it("sees a key that lies face down only while holding a card", async () => {
    vi.useFakeTimers();
    render(Board, { scene: scene({ ...CLUE, covered: true }) });
    expect(document.body.innerHTML).not.toContain("assassin");
    await fireEvent.keyDown(cell(0), { key: " " });
    await vi.advanceTimersByTimeAsync(300);
    expect(name(24)).toContain("the assassin");
    await fireEvent.keyUp(cell(0), { key: " " });
    expect(document.body.innerHTML).not.toContain("assassin");
    vi.useRealTimers();
  });
});

describe("other viewers", () => {
  it("see everything but the key on a big screen, and no buttons", () => {
    render(Stage, { scene: scene({ seat: -1, play: null, choices: [], due: false, view: { ...marked(3, 1), seat: -1 } }) }); // prettier-ignore
    expect(screen.queryAllByRole("button")).toHaveLength(0);
    expect(document.querySelectorAll(".known")).toHaveLength(0);
    expect(document.querySelector(".now")?.textContent).toContain("river");
  });

  it("see the key when the game is over", () => {
    const view: View = { ...VIEW, phase: "over", turn: null, key: SECRET.key, end: "assassin", winner: "blue", winners: [2, 3] }; // prettier-ignore
    render(Board, { scene: scene({ view, choices: [], due: false }) });
    expect(document.querySelectorAll(".known")).toHaveLength(25);
    expect(document.querySelector(".finale")?.textContent).toContain("Blue wins!");
  });

  it("can show the words in their own language, too", async () => {
    render(Board, { scene: scene({ view: { ...VIEW, pack: "pl" } }) });
    await fireEvent.click(button("Words also in English"));
    expect(name(0)).toBe("KOTWICA, anchor");
    glosses.turn();
  });

  it("see before the game who will have which role", () => {
    render(Seating, { labels: LABELS, options: { red: 2 } });
    expect(document.querySelectorAll(".side")).toHaveLength(2);
    expect(document.querySelectorAll(".role")).toHaveLength(2);
  });
});
