/** The games that have a playable introduction; each course is fetched when it is first wanted. */
import { me } from "../../state/me.svelte";
import type { GameId } from "../../wire";
import type { Language } from "../../words/texts";
import type { Course } from "./course";

/** Words are played with in the language of the page: who changes it starts anew. */
async function codenamesIn(language: Language): Promise<Course<"codenames">> {
  return (await import("./codenames")).courseIn(language);
}

export const COURSES: { [G in GameId]?: () => Promise<Course<G>> } = {
  "love-letter": async () => (await import("./love-letter")).loveLetter,
  artus: async () => (await import("./artus")).artus,
  codenames: () => codenamesIn(me.language),
  "lines-and-columns": async () => (await import("./lines-and-columns")).linesAndColumns,
  "lupus-in-tabula": async () => (await import("./lupus-in-tabula")).lupusInTabula,
};

/** Has this game a playable introduction? */
export function isLearnable(id: string): id is GameId {
  return Object.hasOwn(COURSES, id);
}
