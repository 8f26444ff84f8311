import { describe, expect, test } from "vitest";
import { LANGUAGES, textsOf } from "../../texts/loader";
import { partOf } from "../course";
import { course } from "./course";

const { frames, lessons } = course;
const [WOLF, SEER, SECOND, OTHER_WOLF, FOURTH, ACCUSED] = [0, 1, 2, 3, 4, 5];
/** The frame of the lesson that says this. */
const at = (say: string): number => lessons.find((lesson) => lesson.say === say)!.frame;
const viewAt = (say: string): (typeof frames)[number]["view"] => frames[at(say)]!.view;

describe("the course of Lupus in Tabula", () => {
  test("nobody knows more than their card tells them, until the end (LT-6, LT-7, LT-32)", () => {
    const own = frames.slice(0, at("wolf")).map(({ view }) => view.roles.filter((role) => role !== null));
    expect(own).toEqual(own.map(() => ["seer"]));
    const wolves = frames.slice(at("wolf"), -1).map(({ view }) => view.roles);
    for (const roles of wolves)
      expect(roles).toEqual(roles.map((_, seat) => ([WOLF, OTHER_WOLF].includes(seat) ? "wolf" : null)));
    expect(viewAt("end").roles).not.toContain(null);
  });

  test("of all answers, the pupil is told only a fellow's (LT-5, LT-7)", () => {
    for (const { events, seat } of frames) {
      const told = events.flatMap((event) => (event.event === "pointed" ? [event.seat] : []));
      const known = seat === undefined || seat === WOLF ? [WOLF, OTHER_WOLF] : [seat];
      expect(told.filter((one) => !known.includes(one))).toEqual([]);
    }
    expect(frames[at("dawn")]!.events.map(({ event }) => event)).toEqual(["dawn", "looked"]);
  });

  test("what the coach says is true", () => {
    expect(viewAt("look")).toMatchObject({ role: "seer", task: "look", phase: "night" });
    expect(viewAt("dawn")).toMatchObject({ alive: Array(8).fill(true), phase: "talk" });
    expect(viewAt("dawn").learned).toMatchObject([{ at: WOLF, answer: "wolf" }]);
    expect(viewAt("ready").spoken).toMatchObject([
      { seat: SEER, act: "accuse", at: WOLF },
      { seat: WOLF, act: "accuse", at: ACCUSED },
      { seat: ACCUSED, act: "doubt", at: WOLF },
    ]);
    expect(viewAt("vote").votes[WOLF]).toBe(ACCUSED);
    const votes = viewAt("plea").ballots.at(-1)!.votes;
    const counts = [WOLF, ACCUSED].map((seat) => votes.filter((vote) => vote === seat).length);
    expect([counts, viewAt("plea").nominees]).toEqual([
      [4, 4],
      [WOLF, ACCUSED],
    ]);
    expect(viewAt("final").says.filter((role) => role !== null)).toEqual(["villager", "villager"]);
    expect(viewAt("lynched").fates).toMatchObject([{ seat: ACCUSED, how: "lynched" }]);
    expect(viewAt("wolf")).toMatchObject({ seat: WOLF, role: "wolf", fellows: [OTHER_WOLF] });
    expect(viewAt("tear").pointing[OTHER_WOLF]).toBe(SEER);
    expect(viewAt("torn").fates.at(-1)).toMatchObject({ seat: SEER, how: "night" });
    expect(viewAt("end").fates.slice(-2)).toMatchObject([
      { seat: SECOND, how: "lynched" },
      { seat: FOURTH, how: "night" },
    ]);
    expect(viewAt("end")).toMatchObject({ winner: "wolves", winners: [WOLF, OTHER_WOLF] });
  });

  test.each(LANGUAGES)("the coach calls the buttons by their labels in %s", async (language) => {
    const [coach, board] = await Promise.all([
      textsOf(language, [partOf("lupus-in-tabula")]),
      textsOf(language, ["lupus-in-tabula"]),
    ]);
    const said = coach
      .keys("course-lupus-in-tabula-")
      .flatMap((key) => [...coach.say(key).matchAll(/[“„«](.+?)[”“»]/gu)].map((found) => found[1]));
    const called = ["do-accuse", "do-ready"].map((key) => board.say(`lupus-in-tabula-board-${key}`));
    expect(new Set(said)).toEqual(new Set(called));
  });
});
