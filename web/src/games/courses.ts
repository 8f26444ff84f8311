/** The games that have a playable introduction: those with a `course.ts`, which is loaded when it is first needed. */
import { me } from "../state/me.svelte";
import type { Language } from "../texts/loader";
import type { GameId } from "../wire";
import { idOf } from "./contract";
import type { Course } from "./course";

/** A game of words has a course for each language; if the language changes, the course starts again. */
interface CourseModule {
  course?: Course;
  courseIn?: (language: Language) => Promise<Course>;
}

const FOUND = import.meta.glob<CourseModule>("./*/course.ts");

async function loaded(load: () => Promise<CourseModule>): Promise<Course> {
  const { course, courseIn } = await load();
  return courseIn ? courseIn(me.language) : course!;
}

export const COURSES = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [idOf(path), () => loaded(load)]),
) as { [G in GameId]?: () => Promise<Course<G>> };

/** Does this game have a playable introduction? */
export function isLearnable(id: string): id is GameId {
  return Object.hasOwn(COURSES, id);
}
