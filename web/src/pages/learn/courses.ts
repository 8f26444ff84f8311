/** The games that have a playable introduction; each course is fetched when it is first wanted. */
import type { GameId } from "../../wire";
import type { Course } from "./course";

export const COURSES: { [G in GameId]?: () => Promise<Course<G>> } = {
  "love-letter": async () => (await import("./love-letter")).loveLetter,
  artus: async () => (await import("./artus")).artus,
  "lines-and-columns": async () => (await import("./lines-and-columns")).linesAndColumns,
};

/** Has this game a playable introduction? */
export function isLearnable(id: string): id is GameId {
  return Object.hasOwn(COURSES, id);
}
