import { describe, expect, it, vi, beforeEach } from "vitest";
import { sha256, unhex } from "../api/sha256";
import { pledgeFor, pledgesSeen } from "../api/pledges";
import type { Did, Room, Told } from "../wire";
import { TableState } from "./table.svelte";
import { newlyWithheld } from "./withheld";

const wished: Did[] = [];
let hear: (told: Told) => void = () => undefined;
let serial = 0;

vi.mock("../api/socket", () => ({
  TableSocket: class {
    constructor(_code: string, _entry: object, heard: (told: Told) => void) {
      hear = heard;
    }

    ask({ did }: { did: Did }): Promise<null> {
      wished.push(did);
      return Promise.resolve(null);
    }
  },
}));

const SEAL = "5e".repeat(32);

function room(phase: Room["phase"], more: Partial<Room> = {}, pledges: string[] = ["", ""]): Room {
  const person = { present: true, muted: false, withheld: false };
  return {
    type: "room",
    you: 0,
    host: 0,
    phase,
    game: "love-letter",
    options: {},
    private: true,
    seal: SEAL,
    seats: pledges.map((pledge, n) => ({
      kind: "person",
      person: n,
      bot: "",
      opened: false,
      name: "",
      colour: n,
      pledge,
    })),
    people: [
      { name: "Ana", ...person },
      { name: "Ben", ...person },
    ],
    paused: false,
    asking: null,
    result: null,
    redeals: 0,
    pledging: false,
    ...more,
  };
}

const withheldBy = (found: Room, person: number): Room => ({
  ...found,
  people: found.people.map((one, n) => ({ ...one, withheld: one.withheld || n === person })),
});

const dids = (did: Did["did"]): Did[] => wished.filter((one) => one.did === did);
const numberIn = (did: Did | undefined): string => (did as { number: string }).number;
const pledgeIn = (did: Did | undefined): string => (did as { pledge: string }).pledge;

describe("this device's numbers for the deal", () => {
  let table: TableState;
  let code = "";

  beforeEach(() => {
    wished.length = 0;
    localStorage.clear();
    code = `table${(serial += 1)}`;
    table = new TableState(code, { name: "Ana" });
  });

  it("are pledged once, opened once, and drawn again after somebody has withheld one", () => {
    hear(room("gathering"));
    hear(room("gathering"));
    expect(dids("sat")).toHaveLength(1);
    const pledges = [pledgeIn(dids("sat")[0]), "be".repeat(32)];
    hear(room("sealing", {}, pledges));
    hear(room("sealing", {}, pledges));
    expect(dids("opened")).toHaveLength(1);
    expect(sha256(unhex(numberIn(dids("opened")[0])))).toBe(pledges[0]);
    expect(pledgesSeen(code, SEAL, 0)).toEqual(pledges);

    hear(withheldBy(room("sealing", { redeals: 1, pledging: true }), 1));
    hear(withheldBy(room("sealing", { redeals: 1, pledging: true }), 1));
    expect(dids("pledged")).toHaveLength(1);
    expect(dids("opened")).toHaveLength(1);
    const fresh = pledgeIn(dids("pledged")[0]);
    expect(fresh).not.toBe(pledges[0]);
    hear(withheldBy(room("sealing", { redeals: 1 }, [fresh, ""]), 1));
    expect(dids("opened")).toHaveLength(2);
    expect(sha256(unhex(numberIn(dids("opened")[1])))).toBe(fresh);
    expect(pledgesSeen(code, SEAL, 1)).toEqual([fresh, ""]);
    expect(table.withheld).toEqual([{ name: "Ben", own: "no" }]);
  });

  it("are not pledged again by a person who withheld one; the notice says if this device had sent it", () => {
    hear(room("gathering"));
    hear(room("sealing", {}, [pledgeIn(dids("sat")[0]), ""]));
    hear(withheldBy(room("sealing", { redeals: 1, pledging: true }), 0));
    expect(dids("pledged")).toEqual([]);
    expect(table.withheld).toEqual([{ name: "Ana", own: "late" }]);
  });

  it("are the same in two tabs of a browser, and not lost if the browser keeps nothing", () => {
    const pledge = pledgeFor(code, 0, SEAL);
    expect(pledgeFor(code, 0, SEAL)).toBe(pledge);
    expect(pledgeFor(code, 0, SEAL, 1)).not.toBe(pledge);
    const keeping = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const kept = pledgeFor(code, 1, SEAL);
    expect(pledgeFor(code, 1, SEAL)).toBe(kept);
    keeping.mockRestore();
  });
});

describe("who withheld a number", () => {
  const none = (): boolean => false;

  it("is announced once, also to people who come later, but not in the lobby of the next game", () => {
    const now = withheldBy(room("playing", { redeals: 1 }), 1);
    expect(newlyWithheld(room("sealing"), now, none)).toEqual([{ name: "Ben", own: "no" }]);
    expect(newlyWithheld(null, now, none)).toEqual([{ name: "Ben", own: "no" }]);
    expect(newlyWithheld(now, now, none)).toEqual([]);
    expect(newlyWithheld(null, withheldBy(room("gathering"), 1), none)).toEqual([]);
  });

  it("is named by the chair's name, and marked if it is this device's person", () => {
    const now = withheldBy(room("sealing", { redeals: 1 }), 0);
    const seats = now.seats.map((seat, n) => (n ? seat : { ...seat, name: "Ĉjo" }));
    expect(newlyWithheld(null, { ...now, seats }, none)).toEqual([{ name: "Ĉjo", own: "missed" }]);
    expect(newlyWithheld(null, { ...now, you: 1 }, none)[0]!.own).toBe("no");
  });
});
