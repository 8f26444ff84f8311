import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { me } from "../../state/me.svelte";
import { translator } from "../../texts/translator.svelte";
import { label, MY_TURN } from "../sample_scene";
import Board from "./Board.svelte";
import "./index"; // loads all pictures, because a picture could reveal a card, too
import { type Here, type Move, type View } from "./cards";
import { BALLOT, NAMES, NIGHT, OVER, VIEW } from "./sample_view";
import Seating from "./Seating.svelte";

const LABELS = NAMES.map((name, seat) => label(seat, name, false));
const OTHERS = [1, 3, 4, 5, 6, 7, 8];
const acts = (...seats: number[]): Move[] =>
  seats.flatMap((at): Move[] => [
    { do: "accuse", at },
    { do: "trust", at },
    { do: "doubt", at },
    { do: "saw", at, shade: "wolf" },
    { do: "saw", at, shade: "human" },
  ]);
const points = (...seats: number[]): Move[] => seats.map((at) => ({ do: "point", at }));

function scene(view: View = VIEW, more: Partial<Here> = {}): Here {
  return {
    ...MY_TURN,
    labels: LABELS,
    seat: view.seat,
    view,
    past: [],
    choices: [],
    clock: { clock: view.phase, until: Date.now() + 30_000 },
    ...more,
  };
}

const house = (seat: number): HTMLElement => document.querySelector(`[data-seat="${seat}"]`)!;
const name = (seat: number): string => house(seat).getAttribute("aria-label") ?? "";
const button = (words: string): HTMLElement => screen.getByRole("button", { name: words });
const text = (): string => document.body.textContent ?? "";

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("lupus-in-tabula");
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});

describe("public knowledge", () => {
  const others = VIEW.alive.map((lives, seat) => lives && ![0, 4, 6].includes(seat));
  const repeat: View = { ...BALLOT, phase: "final", turn: 1, voters: others, nominees: [4, 6], tie: true };

  it("tells a nominee who is no longer tied that they have no vote in the repeat (LT-21)", () => {
    render(Board, { scene: scene(repeat, { due: false }) });
    expect(text()).toContain("You had to plead: you have no vote in this ballot.");
  });

  it("does not tell this to anybody who has a vote", () => {
    render(Board, { scene: scene({ ...repeat, seat: 3 }, { due: false }) });
    expect(text()).not.toContain("You had to plead");
  });

  it("keeps the owl's choice with the ballot of that day (LT-20)", () => {
    render(Board, { scene: scene() });
    expect(document.querySelector(".past")?.textContent).toMatch(/Named by the owl:\s+Joĉjo/);
  });
});

describe("a night", () => {
  const choices = points(0, 3, 4, 5, 7, 8);

  it("asks one question, which a tap answers", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene(NIGHT, { play, choices }) });
    expect(text()).toContain("Who is to be the victim?");
    await fireEvent.click(house(5));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "point", at: 5 });
  });

  it("shows who my fellows are, and whom they have chosen", () => {
    render(Board, { scene: scene(NIGHT, { choices }) });
    expect(name(0)).toContain("chosen by Gil");
    expect(name(6)).toContain("card: werewolf");
    expect(document.querySelector(".board.night")).not.toBeNull();
  });

  it("says why a fellow can't be the victim", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene(NIGHT, { play, choices }) });
    await fireEvent.click(house(6));
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("LT-7");
  });

  it("sends a later tap after the answer to the first one has arrived", async () => {
    const answers: (() => void)[] = [];
    const play = vi.fn(() => new Promise<boolean>((done) => answers.push(() => done(true))));
    render(Board, { scene: scene(NIGHT, { play, choices }) });
    await fireEvent.click(house(5));
    await fireEvent.click(house(3));
    await fireEvent.click(house(4));
    expect(play).toHaveBeenCalledTimes(1);
    answers[0]!();
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    expect(play).toHaveBeenLastCalledWith({ do: "point", at: 4 });
  });

  it("needs a second tap if there is no clock", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene(NIGHT, { play, choices, clock: null }) });
    await fireEvent.click(house(5));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector("button.play")!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "point", at: 5 });
  });

  it("lets a villager suspect nobody, but does not let a wolf choose nobody", async () => {
    const play = vi.fn(async () => true);
    const view: View = { ...NIGHT, task: "suspect", role: "villager" };
    const { rerender } = render(Board, { scene: scene(view, { play, choices: [{ do: "point" }] }) });
    await fireEvent.click(button("Nobody"));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "point" });
    await rerender({ scene: scene(NIGHT, { play, choices }) });
    await fireEvent.click(button("Nobody"));
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("alert").textContent).toContain("LT-7");
  });
});

/** Everything that can be seen or read aloud. */
const shown = (): string => document.body.innerHTML;

describe("a covered card", () => {
  const villager: View = {
    ...NIGHT,
    role: "villager",
    task: "suspect",
    fellows: [],
    roles: NIGHT.roles.map((_, seat) => (seat === 1 ? "villager" : null)),
    pointing: NIGHT.pointing.map(() => null),
  };

  it("makes every night look the same", () => {
    render(Board, { scene: scene(NIGHT, { covered: true, choices: points(0, 3, 4) }) });
    const wolf = shown();
    document.body.innerHTML = "";
    render(Board, {
      scene: scene(villager, { covered: true, choices: [{ do: "point" }, ...points(0, 3, 4, 6)] }),
    });
    const ids = /(id|for|name|aria-labelledby)="[^"]*"|\d:\d\d/g;
    expect(shown().replace(ids, "")).toBe(wolf.replace(ids, ""));
  });

  it("is shown while it is held, with the question, the fellows and their choices", async () => {
    vi.useFakeTimers();
    const view: View = { ...NIGHT, claims: [], says: NIGHT.says.map(() => null) };
    render(Board, { scene: scene(view, { covered: true, choices: points(0, 3) }) });
    expect(shown()).not.toMatch(/werewolf|victim/);
    const card = document.querySelector(".own .card")!;
    await fireEvent.keyDown(card, { key: " " });
    await vi.advanceTimersByTimeAsync(300);
    expect(text()).toContain("You are a werewolf.");
    expect(text()).toContain("Who is to be the victim?");
    expect(name(0)).toContain("chosen by Gil");
    await fireEvent.keyUp(card, { key: " " });
    expect(shown()).not.toMatch(/werewolf|victim/);
    vi.useRealTimers();
  });

  it("gives no reason for a refusal", async () => {
    render(Board, { scene: scene(NIGHT, { covered: true, choices: points(0, 3) }) });
    await fireEvent.click(house(6));
    expect(screen.getByRole("alert").textContent).toContain("Hold your card");
  });

  it("hides by day what was learned at night", () => {
    render(Board, { scene: scene(VIEW, { covered: true }) });
    expect(text()).not.toContain("Night 2:");
    render(Board, { scene: scene(VIEW) });
    expect(text()).toContain("Gil is a werewolf");
  });
});

describe("a day", () => {
  const choices: Move[] = [{ do: "ready" }, { do: "more" }, ...acts(...OTHERS), { do: "am", role: "seer" }];

  it("shows at each house what is said about it", () => {
    render(Board, { scene: scene(VIEW, { choices }) });
    expect(name(4)).toContain("accused by Ben and Filip");
    expect(name(4)).toContain("trusted by Hana");
    expect(name(4)).toContain("seen as a werewolf, says Gil");
    expect(name(6)).toContain("says: seer");
    expect(name(2)).toContain("dead since night 2");
    expect(name(9)).toContain("lynched on day 1");
    expect(document.querySelectorAll(".said li")).toHaveLength(6);
  });

  it("has buttons for statements about others and about myself", async () => {
    const play = vi.fn(async () => true);
    render(Board, { scene: scene(VIEW, { play, choices }) });
    await fireEvent.click(house(6));
    await fireEvent.click(button("I accuse"));
    expect(play).toHaveBeenLastCalledWith({ do: "accuse", at: 6 });
    await fireEvent.click(house(6));
    await fireEvent.click(button("Saw: wolf"));
    expect(play).toHaveBeenLastCalledWith({ do: "saw", at: 6, shade: "wolf" });
    await fireEvent.click(button("I am …"));
    await fireEvent.click(screen.getByText("seer", { selector: "button" }));
    expect(play).toHaveBeenLastCalledWith({ do: "am", role: "seer" });
    await fireEvent.click(button("Nothing to add"));
    expect(play).toHaveBeenLastCalledWith({ do: "ready" });
  }, 15_000); // many taps, which take long on a busy machine

  it("offers no statement that is not in the choices", async () => {
    render(Board, { scene: scene({ ...VIEW, left: 0 }, { choices: [{ do: "ready" }] }) });
    await fireEvent.click(house(6));
    expect(screen.queryByRole("button", { name: "I accuse" })).toBeNull();
    expect(text()).toContain("You have said all you may say today.");
  });

  it("shows votes as they come, and takes mine after a second tap", async () => {
    const play = vi.fn(async () => true);
    const votes: Move[] = OTHERS.map((at) => ({ do: "vote", at }));
    render(Board, { scene: scene(BALLOT, { play, choices: votes }) });
    expect(name(4)).toContain("2 votes, from Dora and Ivo");
    await fireEvent.click(house(2));
    expect(screen.getByRole("alert").textContent).toContain("LT-18");
    await fireEvent.click(house(6));
    await fireEvent.click(document.querySelector("button.play")!);
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "vote", at: 6 });
  });

  it("says whose turn it is, and why I can't vote yet", async () => {
    render(Board, { scene: scene({ ...BALLOT, turn: 7 }, { due: false }) });
    expect(document.querySelector(".head")?.textContent).toContain("Hana");
    await fireEvent.click(house(6));
    expect(screen.getByRole("alert").textContent).toContain("LT-18");
  });

  it("lets a nominee plead", async () => {
    const play = vi.fn(async () => true);
    const view: View = { ...VIEW, phase: "plea", turn: 0, nominees: [0, 4] };
    render(Board, { scene: scene(view, { play, choices: [{ do: "ready" }, ...acts(4)] }) });
    expect(name(4)).toContain("has to plead");
    await fireEvent.click(button("I have spoken"));
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: "ready" });
  });
});

describe("players who are out", () => {
  const dead: View = { ...VIEW, seat: 2, role: "villager", learned: [] };

  it("see what the village sees, and have no buttons but the houses", () => {
    render(Board, { scene: scene(dead, { due: false }) });
    expect(text()).toContain("You are out of the game");
    expect(document.querySelectorAll(".last .button")).toHaveLength(0);
  });

  it("see everything if the table allows it to ghosts", () => {
    const view: View = { ...dead, ghosts: true, phase: "night", roles: OVER.roles, nights: OVER.nights };
    render(Board, { scene: scene(view, { due: false }) });
    expect(name(1)).toContain("card: werewolf");
    expect(text()).toContain("Night by night");
  });
});

describe("the end", () => {
  it("shows all roles, what happened, and who suspected right", () => {
    render(Board, { scene: scene(OVER, { due: false, clock: null }) });
    expect(text()).toContain("The village wins");
    expect(document.querySelectorAll(".cast li")).toHaveLength(10);
    expect(document.querySelectorAll(".nights details")).toHaveLength(2);
    expect(document.querySelectorAll(".noses tbody tr")).toHaveLength(10);
  });
});

describe("before the game", () => {
  it("the mix of cards is shown", () => {
    render(Seating, { labels: LABELS, options: {} });
    expect(text()).toContain("5 × villagers");
    expect(text()).toContain("1 × medium");
    expect(text()).not.toContain("bodyguard");
  });
});
