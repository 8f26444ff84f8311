import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import type { LoveLetterMove as Move, LoveLetterView as View } from "../../wire";
import { translator } from "../../texts/translator.svelte";
import type { Scene } from "../contract";
import { label, MY_TURN } from "../sample_scene";
import Board from "./Board.svelte";

const VIEW: View = {
  seat: 0,
  goal: 5,
  tokens: [1, 0, 2],
  round: 2,
  starter: 0,
  turn: 0,
  pile: 11,
  face_up: [],
  hand: ["guard", "handmaid"],
  living: [true, true, true],
  protected: [false, false, true],
  discards: [[], [], ["handmaid"]],
  known: [null, "baron", null],
  turns: [],
  last_round: null,
  winners: [],
};
const CHOICES: Move[] = [
  { play: "guard", at: 1, guess: "baron" },
  { play: "guard", at: 1, guess: "king" },
  { play: "handmaid" },
];

function scene(more: Partial<Scene<"love-letter">> = {}): Scene<"love-letter"> {
  return {
    ...MY_TURN,
    labels: [label(0, "Ana"), label(1, "Ben"), label(2, "Cim")],
    view: VIEW,
    choices: CHOICES,
    ...more,
  };
}

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("love-letter");
});

describe("the board", () => {
  it("asks for a card and a guess, and sends the offered move", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene({ play }) });
    await fireEvent.click(screen.getByRole("button", { name: /^Guard, 1/ }));
    await fireEvent.click(screen.getByRole("button", { name: /King/ }));
    const button = screen.getByRole("button", { name: /Play the Guard on Ben.*, name the King/ });
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(play).toHaveBeenCalledWith(CHOICES[1]);
  });

  it("shows the rule after a tap on a protected seat", async () => {
    render(Board, { scene: scene() });
    await fireEvent.click(screen.getByRole("button", { name: /^Guard, 1/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Choose Cim" }));
    expect(screen.getByRole("alert").textContent).toContain("Cim is protected by the Handmaid");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/love-letter#LL-13");
  });

  it("refuses the card beside the Countess, and says why (LL-17)", async () => {
    const view: View = { ...VIEW, hand: ["king", "countess"] };
    render(Board, { scene: scene({ view, choices: [{ play: "countess" }] }) });
    expect(screen.getByRole("button", { name: "Play the Countess" }).hasAttribute("disabled")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: /^King, 6/ }));
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/love-letter#LL-17");
  });

  it("shows nothing of a covered hand", async () => {
    const view: View = { ...VIEW, hand: ["king", "countess"] };
    const { container } = render(Board, {
      scene: scene({ view, choices: [{ play: "countess" }], covered: true }),
    });
    expect(container.textContent).not.toMatch(/King|Countess|Baron/);
    await fireEvent.click(screen.getByRole("button", { name: "Card 2, face down" }));
    expect(container.textContent).toContain("Countess");
    expect(container.textContent).not.toMatch(/Baron/);
  });

  it("keeps what I picked when something else at the table changes", async () => {
    const { rerender } = render(Board, { scene: scene() });
    await fireEvent.click(screen.getByRole("button", { name: /^Handmaid, 4/ }));
    await rerender({ scene: scene({ busy: true }) });
    expect(screen.getByRole("button", { name: "Play the Handmaid" })).toBeTruthy();
  });

  it("says whose turn it is, even while nobody can play", () => {
    render(Board, { scene: scene({ due: false, choices: [] }) });
    expect(screen.getByRole("heading", { name: "Your turn" })).toBeTruthy();
  });

  it("offers nothing to onlookers", () => {
    render(Board, { scene: scene({ play: null }) });
    expect(screen.queryByRole("button", { name: /Play/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /Choose/ })).toBeNull();
  });
});
