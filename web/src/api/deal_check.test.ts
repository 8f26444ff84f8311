import { describe, expect, test } from "vitest";
import RECORDS from "../../../docs/records.md?raw";
import type { GameRecord } from "../wire";
import { below, canonical, checkDeal, hashOf, hmac, keyOf, wordsOf } from "./deal_check";
import { hex, sha256, unhex } from "./sha256";

const EXAMPLE = JSON.parse(/```json\n([\s\S]*?)```/.exec(RECORDS)![1]!) as GameRecord;
const OWN = ["9f07c1d2", ""];
const PLEDGES = EXAMPLE.luck.numbers.map((number) => sha256(unhex(number)));
const found = (record: GameRecord, own = OWN, starter: number | null = 1, pledges = PLEDGES): string[] =>
  checkDeal(record, own, pledges, starter).map((check) => check.found);

describe("HMAC-SHA256", () => {
  test("the published examples (RFC 4231)", () => {
    const text = (words: string): Uint8Array => new TextEncoder().encode(words);
    expect(hex(hmac(new Uint8Array(20).fill(0x0b), text("Hi There")))).toBe(
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    );
    expect(hex(hmac(text("Jefe"), text("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const long = new Uint8Array(131).fill(0xaa);
    expect(hex(hmac(long, text("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

describe("luck", () => {
  test("the example of docs/records.md: seat 1 begins", () => {
    expect(below(wordsOf(keyOf(EXAMPLE.luck), 0), 2)).toBe(1);
  });

  test("a block has eight words, then comes the next block; each step has blocks of its own", () => {
    const key = unhex("00".repeat(32));
    const words = wordsOf(key, 3);
    const drawn = Array.from({ length: 9 }, () => words.next().value);
    expect(drawn[8]).not.toBe(drawn[0]);
    expect(wordsOf(key, 4).next().value).not.toBe(drawn[0]);
  });

  test("words that would favour a number are skipped", () => {
    function* rigged(): Generator<number, never> {
      yield 0; // 2 ** 32 is one more than a multiple of 3, so the word 0 must be skipped
      for (;;) yield 2 ** 32 - 1;
    }
    expect(below(rigged(), 3)).toBe(2);
    expect(below(rigged(), 2)).toBe(0);
  });
});

describe("a record", () => {
  test("is written as JSON with sorted names, no spaces, and unescaped letters", () => {
    expect(canonical({ b: [1, "ŝ\n\u2028"], a: { d: null, c: true } })).toBe(
      '{"a":{"c":true,"d":null},"b":[1,"ŝ\\n\u2028"]}',
    );
  });

  test("passes all checks if it is the example of docs/records.md", () => {
    expect(hashOf(EXAMPLE)).toBe(EXAMPLE.hash);
    expect(found(EXAMPLE)).toEqual(["right", "right", "right", "right", "right"]);
  });

  test("gets the result unknown for what this device can't know", () => {
    expect(found(EXAMPLE, ["", ""], null, [])).toEqual(["right", "unknown", "unknown", "unknown", "right"]);
    const late = { ...EXAMPLE, luck: { ...EXAMPLE.luck, numbers: EXAMPLE.luck.numbers.map(() => "") } };
    expect(found(late)[1]).toBe("unknown");
  });

  test("is wrong with another secret, another number, another start, or other contents", () => {
    const { luck } = EXAMPLE;
    const forged = { ...EXAMPLE, luck: { ...luck, secret: "00".repeat(32) } };
    expect(found(forged)[0]).toBe("wrong");
    expect(found(EXAMPLE, ["00", ""])[1]).toBe("wrong");
    expect(found(EXAMPLE, OWN, 0)[3]).toBe("wrong");
    expect(found({ ...EXAMPLE, people: [] })[4]).toBe("wrong");
  });

  test("is wrong if a number was not the pledged one, or is missing without a report", () => {
    expect(found(EXAMPLE, OWN, 1, [PLEDGES[0]!, PLEDGES[0]!])[2]).toBe("wrong");
    const { luck } = EXAMPLE;
    const silent = { ...EXAMPLE, luck: { ...luck, numbers: [luck.numbers[0]!, ""] } };
    expect(found(silent)[2]).toBe("wrong");
    expect(found(silent, OWN, 1, [PLEDGES[0]!, ""])[2]).toBe("right");
  });

  test("may have a number of the deal before, if the fresh pledge came too late", () => {
    const { luck } = EXAMPLE;
    const failed = [{ pledges: [...PLEDGES], numbers: [luck.numbers[0]!, ""], withheld: ["", "Ben"] }];
    expect(found({ ...EXAMPLE, luck: { ...luck, failed } }, ["1234", ""])[1]).toBe("unknown");
    expect(found(EXAMPLE, ["1234", ""])[1]).toBe("wrong");
  });
});
