import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ui } from "../games/lupus_in_tabula";
import type { View } from "../games/lupus_in_tabula/cards";
import { NIGHT, VIEW } from "../games/lupus_in_tabula/sample_view";
import type { GameUi } from "../games/contract";
import { faceDown } from "../state/face_down.svelte";
import type { Handover } from "../state/handover.svelte";
import { me } from "../state/me.svelte";
import type { ChatLine, TableState } from "../state/table.svelte";
import type { Room, Sight } from "../wire";
import { translator } from "../texts/translator.svelte";
import Bar from "./Bar.svelte";
import Chat from "./Chat.svelte";

const WOLF: View = { ...NIGHT, whispers: true };
const VILLAGER: View = { ...WOLF, role: "villager", roles: WOLF.roles.map(() => null) };
const UI = ui as unknown as GameUi;
const PEOPLE = [{ name: "Ana" }, { name: "Ben" }];
const ROOM = { game: "lupus-in-tabula", phase: "playing", people: PEOPLE, you: 1 } as unknown as Room;

const sights = (view: View): ReadonlyMap<number, Sight> =>
  new Map([[view.seat, { seat: view.seat, view } as unknown as Sight]]);
const whisper: ChatLine = { person: 0, text: "Ana tonight", at: 0, then: sights(WOLF) };
const open: ChatLine = { person: 0, text: "good day", at: 0, then: sights(VIEW) };

function props(
  view: View,
  chat: ChatLine[],
): { table: TableState; room: Room; handover: Handover; ui: GameUi } {
  const table = { chat, labels: [], sights: sights(view) } as unknown as TableState;
  const handover = { seat: view.seat, isShared: false, isHandingOver: false, isAwaited: false } as Handover;
  return { table, room: ROOM, handover, ui: UI };
}

const shows = (view: View, ...chat: ChatLine[]): string => {
  document.body.innerHTML = "";
  render(Chat, props(view, chat));
  return document.body.innerHTML;
};
const bar = (...chat: ChatLine[]): string => {
  render(Bar, { ...props(WOLF, chat), show: () => undefined });
  return document.querySelector(".unread")?.textContent ?? "";
};

beforeAll(async () => {
  me.language = "en";
  await translator.turnTo("en");
  await translator.want("lupus-in-tabula");
});
beforeEach(() => faceDown.choose(false));

describe("the chat of a night", () => {
  it("tells wolves who reads it, and the others that they must be silent", () => {
    expect(shows(WOLF)).toContain("Only the werewolves read this.");
    expect(screen.getByRole("textbox")).toBeDefined();
    expect(shows(VILLAGER)).toContain("By the rules of the game you are silent now.");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("looks the same for all whose cards are covered", () => {
    faceDown.choose(true);
    const ids = /<!--.*?-->/g;
    const villager = shows(VILLAGER).replace(ids, "");
    expect(villager).toContain("covered like your cards");
    expect(shows(WOLF, whisper).replace(ids, "")).toBe(villager);
  });

  it("is covered by day, too, and does not count as unread", () => {
    const day: View = { ...VIEW, seat: 1, role: "wolf" };
    expect(shows(day, whisper, open)).toContain("Ana tonight");
    faceDown.turn();
    const covered = shows(day, whisper, open);
    expect([covered.includes("Ana tonight"), covered.includes("good day")]).toEqual([false, true]);
    expect(covered).toContain("Everybody at this table reads this.");
    expect(bar(whisper, open, whisper)).toBe("1");
  });
});
