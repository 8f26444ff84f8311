import { describe, expect, it } from "vitest";
import { livingOf, newsOf, nightsOf, publicOf, rolesOf, saidOf, seesAll, type View } from "./cards";
import { answersTo, deadAfter, lynchedOn, accuracyOf } from "./review";
import { torches } from "./playback.svelte";
import { houseOf } from "./houses";
import { calledIn, cuesOf, nextCue } from "./night_cues";
import { NOBODY } from "./nobody";
import { whyNot } from "./reasons";
import { BALLOT, CAST, mixOfCast, NIGHT, OVER, VIEW } from "./sample_view";
import { mixOf } from "./role_mix";

describe("a view", () => {
  it("says who lives, and what happened last", () => {
    expect(livingOf(VIEW)).toEqual([0, 1, 3, 4, 5, 6, 7, 8]);
    expect(livingOf({ ...VIEW, moderator: 8 })).not.toContain(8);
    expect(newsOf(VIEW)).toEqual({ how: "night", seats: [2] });
    expect(newsOf({ ...NIGHT, day: 2 })).toEqual({ how: "lynched", seats: [9] });
    expect(newsOf({ ...VIEW, day: 3 }).seats).toEqual([]);
  });

  it("keeps each player's last statement about somebody", () => {
    const trust = { seat: 1, act: "trust" as const, at: 4, role: null, shade: null };
    expect(saidOf(VIEW, 4, "accuse")).toEqual([1, 5]);
    const view: View = { ...VIEW, spoken: [...VIEW.spoken, trust] };
    expect([saidOf(view, 4, "accuse"), saidOf(view, 4, "trust")]).toEqual([[5], [1, 7]]);
  });

  it("shows everybody's card in a replay with everything open", () => {
    const open = new Map([[1, NIGHT]]);
    expect(rolesOf({ view: { ...VIEW, roles: VIEW.roles.map(() => null) }, open })[1]).toBe("wolf");
    expect(nightsOf({ view: VIEW, open: new Map([[3, OVER]]) })).toHaveLength(2);
  });

  it("has a public part that does not depend on its seat", () => {
    const { seat, role, roles, pointing, task, learned, nights } = publicOf({
      ...NIGHT,
      nights: OVER.nights,
    });
    expect([seat, role, task, learned, nights]).toEqual([-1, null, null, [], []]);
    expect([...roles, ...pointing].every((one) => one === null)).toBe(true);
    expect(publicOf(BALLOT).votes).toEqual(BALLOT.votes);
    expect(publicOf({ ...BALLOT, at_once: true }).votes.every((vote) => vote === null)).toBe(true);
    expect(Object.keys(publicOf(VIEW)).toSorted()).toEqual(Object.keys(VIEW).toSorted());
  });

  it("may belong to somebody who sees everything: a moderator or a ghost", () => {
    expect(seesAll(VIEW)).toBe(false);
    expect(seesAll({ ...VIEW, moderator: 0 })).toBe(true);
    expect(seesAll({ ...VIEW, seat: 2 })).toBe(false);
    expect(seesAll({ ...VIEW, seat: 2, ghosts: true })).toBe(true);
  });
});

describe("a house", () => {
  it("shows only public things while the cards are covered", () => {
    expect(houseOf({ view: NIGHT }, 0, false).chosen).toEqual([6]);
    expect(houseOf({ view: NIGHT }, 0, true).chosen).toEqual([]);
    expect(houseOf({ view: NIGHT }, 6, true).role).toBeNull();
    expect(houseOf({ view: OVER }, 6, true).role).toBe("wolf");
  });
});

describe("the mix", () => {
  // LT-3: villagers for 8 to 24 players
  const VILLAGERS = [5, 5, 5, 5, 5, 4, 5, 5, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  it("is the one of the rules for every number of players", () => {
    for (const [n, villagers] of VILLAGERS.entries()) {
      const mix = mixOf(8 + n, {});
      expect(mix[0], String(8 + n)).toBe(villagers);
      expect(mix.reduce((sum, one) => sum + one)).toBe(8 + n);
    }
    expect(mixOf(10, {})).toEqual(mixOfCast(CAST));
  });

  it("follows the options", () => {
    expect(mixOf(9, { roles: "none" })).toEqual([6, 2, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(mixOf(13, { roles: "owl-freemasons" })).toEqual([7, 2, 1, 0, 0, 0, 1, 2, 0, 0]);
    expect(mixOf(9, { moderator: "person" })).toEqual(mixOf(8, {}));
  });
});

describe("the story of a night", () => {
  const all = { day: 1, mix: mixOf(16, {}), first_victim: false };

  it("has the order of LT-4", () => {
    expect(calledIn(all)).toEqual(["freemason", "seer", "owl", "wolf"]);
    expect(calledIn({ ...all, day: 2 })).toEqual([
      "medium",
      "seer",
      "bodyguard",
      "owl",
      "wolf",
      "mythomaniac",
    ]);
    expect(calledIn({ ...all, day: 3 })).toEqual(["medium", "seer", "bodyguard", "owl", "wolf"]);
    expect(calledIn({ ...all, mix: mixOf(8, {}) })).toEqual(["seer", "wolf"]);
  });

  it("is spread over the night, and lets wolves only meet in the first one", () => {
    const cues = cuesOf(all, 30_000);
    expect(cues.map((cue) => cue.key)).toEqual(["fall", "freemason", "seer", "owl", "meet", "end"]);
    expect(cues.map((cue) => cue.at)).toEqual([0, 5400, 10_800, 16_200, 21_600, 27_000]);
    expect(cuesOf({ ...all, first_victim: true }, 30_000)[4]?.key).toBe("wolf");
    expect([nextCue(cues, 0), nextCue(cues, 6000), nextCue(cues, 29_000)]).toEqual([0, 2, 6]);
  });

  it("calls all of them without a clock, too, and depends only on the mix and the day", () => {
    const cues = cuesOf(all, null);
    expect(cues.map((cue) => cue.key)).toEqual(cuesOf(all, 30_000).map((cue) => cue.key));
    expect(cues.map((cue) => cue.at)).toEqual([1000, 7000, 13_000, 19_000, 25_000, 31_000]);
  });
});

describe("why a house can't be chosen", () => {
  const why = (view: View, seat: number): string => {
    const reason = whyNot(view, seat);
    return reason ? `${reason.code} ${reason.rule}` : "";
  };

  it("depends at night on the question", () => {
    expect(why(NIGHT, 6)).toBe("wolf-target LT-7");
    expect(why(NIGHT, 1)).toBe("not-yourself LT-7");
    expect(why(NIGHT, 2)).toBe("target-dead LT-7");
    expect(why(NIGHT, NOBODY)).toBe("choose-somebody LT-7");
    expect(why({ ...NIGHT, task: "guard" }, NOBODY)).toBe("choose-somebody LT-10");
    expect(why({ ...NIGHT, task: "suspect" }, NOBODY)).toBe("");
    expect(why({ ...NIGHT, answered: true, left: 0 }, 5)).toBe("changed-enough LT-5");
    expect(why({ ...NIGHT, moderator: 9 }, 9)).toBe("no-such-player LT-1");
    expect(why({ ...NIGHT, task: null }, 5)).toBe("");
  });

  it("depends in a ballot on whose turn it is, and on who may be chosen", () => {
    expect(why(BALLOT, 0)).toBe("not-yourself LT-18");
    expect(why({ ...BALLOT, turn: 3 }, 4)).toBe("not-your-turn LT-18");
    expect(why({ ...BALLOT, seat: 8, turn: 3 }, 4)).toBe("has-voted LT-18");
    expect(why({ ...BALLOT, phase: "final", nominees: [4, 6] }, 5)).toBe("not-nominated LT-21");
    const others = BALLOT.voters.map((has, seat) => has && seat !== 0 && seat !== 6);
    const repeat: View = { ...BALLOT, phase: "final", voters: others };
    expect(why({ ...repeat, nominees: [0, 6] }, 6)).toBe("nominee-votes LT-21");
    expect(why({ ...repeat, nominees: [4, 6], tie: true }, 6)).toBe("nominee-votes LT-21"); // no longer tied
    expect(why({ ...BALLOT, seat: 2 }, 6)).toBe("is-dead LT-17");
    expect(why({ ...BALLOT, seat: 2, shadows: true, phase: "final" }, 6)).toBe("shadow-votes LT-27");
    expect(why({ ...BALLOT, moderator: 0 }, 6)).toBe("is-moderator LT-31");
  });
});

describe("looking back", () => {
  it("finds the answers of a night, and who died when", () => {
    expect(answersTo(OVER.nights[1]!, "tear").map((one) => one.at)).toEqual([2, 2]);
    expect([deadAfter(OVER, 2), deadAfter(OVER, 1), lynchedOn(OVER, 1)]).toEqual([[2], [], [9]]);
  });

  it("counts right suspicions and votes, the best player first", () => {
    const noses = accuracyOf({ view: OVER });
    expect(noses).toHaveLength(10);
    expect(noses[0]).toEqual({ seat: 4, suspicions: { right: 2, all: 2 }, votes: { right: 0, all: 1 } });
    expect(noses.find((nose) => nose.seat === 0)?.suspicions.all).toBe(0); // the seer looked and suspected nobody
    expect(accuracyOf({ view: { ...OVER, moderator: 9 } })).toHaveLength(9);
  });

  it("counts a mythomaniac as a wolf only from the dawn at which they became one (LT-30)", () => {
    const roles = OVER.roles.map((role, seat) => (seat === 4 ? ("wolf" as const) : role));
    const [first, second] = [OVER.nights[0]!, OVER.nights[1]!];
    const aimed = { ...second, pointed: second.pointed.map(() => 4) };
    const nights = [
      { ...first, pointed: first.pointed.map(() => 4) },
      { ...aimed, tasks: aimed.tasks.map((task, seat) => (seat === 4 ? ("copy" as const) : task)) },
      { ...aimed, night: 3 },
    ];
    const votes = OVER.roles.map(() => 4);
    const ballots = [1, 2].map((day) => ({ day, round: 1, votes, owl: null }));
    const nose = accuracyOf({ view: { ...OVER, roles, nights, ballots } }).find(({ seat }) => seat === 3);
    expect(nose).toEqual({ seat: 3, suspicions: { right: 1, all: 3 }, votes: { right: 1, all: 2 } });
  });
});

describe("torches", () => {
  it("fly from the voter to the chosen player", () => {
    expect(torches([{ event: "voted", seat: 3, at: 4 }])?.travels).toMatchObject([
      { from: "house-3", to: "votes-4" },
    ]);
    expect(torches([{ event: "ready", seat: 3 }])).toBeNull();
  });
});
