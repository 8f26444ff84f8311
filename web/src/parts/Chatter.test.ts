import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lupusInTabula } from "../games/lupus_in_tabula";
import type { View } from "../games/lupus_in_tabula/cards";
import { NIGHT, VIEW } from "../games/lupus_in_tabula/sample-view";
import type { GameUi } from "../games/contract";
import { covering } from "../state/covering.svelte";
import type { Eyes } from "../state/eyes.svelte";
import { me } from "../state/me.svelte";
import type { Spoken, TableState } from "../state/table.svelte";
import type { Room, Sight } from "../wire";
import { said } from "../words/say.svelte";
import Bar from "./Bar.svelte";
import Chatter from "./Chatter.svelte";

const WOLF: View = { ...NIGHT, whispers: true };
const VILLAGER: View = { ...WOLF, role: "villager", roles: WOLF.roles.map(() => null) };
const UI = lupusInTabula as unknown as GameUi;
const PEOPLE = [{ name: "Ana" }, { name: "Ben" }];
const ROOM = { game: "lupus-in-tabula", phase: "playing", people: PEOPLE, you: 1 } as unknown as Room;

const sights = (view: View): ReadonlyMap<number, Sight> =>
  new Map([[view.seat, { seat: view.seat, view } as unknown as Sight]]);
const whisper: Spoken = { person: 0, text: "Ana tonight", at: 0, then: sights(WOLF) };
const open: Spoken = { person: 0, text: "good day", at: 0, then: sights(VIEW) };

function props(view: View, chat: Spoken[]): { table: TableState; room: Room; eyes: Eyes; ui: GameUi } {
  const table = { chat, labels: [], sights: sights(view) } as unknown as TableState;
  const eyes = { seat: view.seat, isShared: false, isHandingOver: false, isAwaited: false } as Eyes;
  return { table, room: ROOM, eyes, ui: UI };
}

const shows = (view: View, ...chat: Spoken[]): string => {
  document.body.innerHTML = "";
  render(Chatter, props(view, chat));
  return document.body.innerHTML;
};
const bar = (...chat: Spoken[]): string => {
  render(Bar, { ...props(WOLF, chat), show: () => undefined });
  return document.querySelector(".unread")?.textContent ?? "";
};

beforeAll(async () => {
  me.language = "en";
  await said.turnTo("en");
  await said.want("lupus-in-tabula");
});
beforeEach(() => covering.choose(false));

describe("the chat of a night", () => {
  it("tells wolves who reads it, and the others that they are silent", () => {
    expect(shows(WOLF)).toContain("Only the werewolves read this.");
    expect(screen.getByRole("textbox")).toBeDefined();
    expect(shows(VILLAGER)).toContain("By the rules of the game you are silent now.");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("looks the same for all whose cards are covered", () => {
    covering.choose(true);
    const ids = /<!--.*?-->/g;
    const villager = shows(VILLAGER).replace(ids, "");
    expect(villager).toContain("covered like your cards");
    expect(shows(WOLF, whisper).replace(ids, "")).toBe(villager);
  });

  it("is covered by day, too, and lights up no phone", () => {
    const day: View = { ...VIEW, seat: 1, role: "wolf" };
    expect(shows(day, whisper, open)).toContain("Ana tonight");
    covering.turn();
    const covered = shows(day, whisper, open);
    expect([covered.includes("Ana tonight"), covered.includes("good day")]).toEqual([false, true]);
    expect(covered).toContain("Everybody at this table reads this.");
    expect(bar(whisper, open, whisper)).toBe("1");
  });
});
