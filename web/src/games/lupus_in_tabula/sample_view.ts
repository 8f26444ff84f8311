/** A village of ten, on its second day, for the tests: Ana is the seer, Ben and Gil are wolves, Cim was torn. */
import { ROLES, type Role, type View } from "./cards";

export const NAMES = ["Ana", "Ben", "Cim", "Dora", "Eva", "Filip", "Gil", "Hana", "Ivo", "Joĉjo"];
export const CAST: readonly Role[] = [
  "seer", "wolf", "villager", "medium", "villager", "possessed", "wolf", "villager", "villager", "villager",
]; // prettier-ignore

const all = <T>(one: T): T[] => NAMES.map(() => one);
const only = <T>(seats: Record<number, T>): (T | null)[] => NAMES.map((_, seat) => seats[seat] ?? null);

export function mixOfCast(cast: readonly Role[]): number[] {
  return ROLES.map((role) => cast.filter((one) => one === role).length);
}

/** The seer's view on day 2, while the village talks. */
export const VIEW: View = {
  seat: 0,
  phase: "talk",
  day: 2,
  mix: mixOfCast(CAST),
  moderator: null,
  first_victim: false,
  at_once: false,
  shadows: false,
  ghosts: false,
  whispers: false,
  more_time: false,
  alive: NAMES.map((_, seat) => seat !== 2 && seat !== 9),
  fates: [
    { seat: 9, day: 1, how: "lynched" },
    { seat: 2, day: 2, how: "night" },
  ],
  role: "seer",
  roles: only<Role>({ 0: "seer" }),
  fellows: [],
  task: null,
  answered: false,
  pointed: null,
  pointing: all(null),
  learned: [
    { night: 1, task: "look", at: 4, answer: "human" },
    { night: 2, task: "look", at: 6, answer: "wolf" },
  ],
  first: 3,
  turn: null,
  ready: NAMES.map((_, seat) => seat === 3),
  more: all(false),
  prolonged: 0,
  left: 6,
  spoken: [
    { seat: 1, act: "accuse", at: 4, role: null, shade: null },
    { seat: 5, act: "accuse", at: 4, role: null, shade: null },
    { seat: 7, act: "trust", at: 4, role: null, shade: null },
    { seat: 6, act: "am", at: null, role: "seer", shade: null },
    { seat: 6, act: "saw", at: 4, role: null, shade: "wolf" },
    { seat: 8, act: "doubt", at: 6, role: null, shade: null },
  ],
  says: only<Role>({ 6: "seer" }),
  claims: [{ day: 2, seat: 6, at: 4, shade: "wolf" }],
  voters: all(false),
  votes: all(null),
  nominees: [],
  owl: null,
  tie: false,
  ballots: [
    { day: 1, round: 1, votes: [9, 9, 4, 9, 9, 4, 4, 9, 9, 4], owl: 9 },
    { day: 1, round: 2, votes: [9, 4, 9, 9, null, 9, 4, 9, 9, null], owl: null },
  ],
  nights: [],
  winner: null,
  winners: [],
};

/** A wolf's view in night 3, after the fellow has chosen. */
export const NIGHT: View = {
  ...VIEW,
  seat: 1,
  phase: "night",
  day: 3,
  role: "wolf",
  roles: only<Role>({ 1: "wolf", 6: "wolf" }),
  fellows: [6],
  task: "tear",
  pointing: only<number>({ 6: 0 }),
  learned: [],
  ready: all(false),
  spoken: [],
  left: 8,
};

/** The second day's first ballot: Eva has two votes, Ana is asked. */
export const BALLOT: View = {
  ...VIEW,
  phase: "ballot",
  turn: 0,
  voters: VIEW.alive,
  votes: only<number>({ 8: 4, 3: 4, 5: 6 }),
};

/** The end: the village has won. */
export const OVER: View = {
  ...VIEW,
  phase: "over",
  roles: [...CAST],
  winner: "village",
  winners: [0, 2, 3, 4, 7, 8, 9],
  nights: [
    {
      night: 1,
      tasks: ["look", ...NAMES.slice(1).map(() => "suspect" as const)],
      pointed: [4, 2, 3, null, 1, 6, 2, 1, 6, 4],
      victim: null,
      looked: 4,
      guarded: null,
    },
    {
      night: 2,
      tasks: ["look", "tear", "suspect", "suspect", "suspect", "suspect", "tear", "suspect", "suspect", null],
      pointed: [6, 2, 1, 6, 1, 3, 2, null, 6, null],
      victim: 2,
      looked: 6,
      guarded: null,
    },
  ],
};
