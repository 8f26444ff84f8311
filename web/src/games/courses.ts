/** The games that have a playable introduction; each course is loaded when it is first needed. */
import { me } from "../state/me.svelte";
import type { GameId } from "../wire";
import type { Language } from "../texts/loader";
import type { Course } from "./course";

/** Codenames has a course for each language; if the language changes, the course starts again. */
async function codenamesIn(language: Language): Promise<Course<"codenames">> {
  return (await import("./codenames/course")).courseIn(language);
}

export const COURSES: { [G in GameId]?: () => Promise<Course<G>> } = {
  "love-letter": async () => (await import("./love_letter/course")).course,
  artus: async () => (await import("./artus/course")).course,
  codenames: () => codenamesIn(me.language),
  "lines-and-columns": async () => (await import("./lines_and_columns/course")).course,
  "lupus-in-tabula": async () => (await import("./lupus_in_tabula/course")).course,
};

/** Does this game have a playable introduction? */
export function isLearnable(id: string): id is GameId {
  return Object.hasOwn(COURSES, id);
}
