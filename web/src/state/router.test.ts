import { describe, expect, test } from "vitest";
import { codeIn, groupedCode, invitationIn, routeOf } from "./router.svelte";

describe("the code in a typed text", () => {
  test.each([
    ["z33eznettp", "z33eznettp"],
    ["  Z33E ZNET TP ", "z33eznettp"],
    ["z33-ezne-ttp", "z33eznettp"],
    ["http://192.168.1.5:8666/t/z33eznettp", "z33eznettp"],
    ["Come and play: https://play.example/t/z33eznettp/screen?ticket=abc", "z33eznettp"],
    ["play.example/t/z33eznettp.", "z33eznettp"],
  ])("%s", (words, code) => expect(codeIn(words)).toBe(code));

  test.each([
    "",
    "z33eznett",
    "z33eznettpp",
    "z33ezn1ttp",
    "https://play.example/",
    "https://x/t/z33eznettp9",
  ])("there is none in: %s", (words) => expect(codeIn(words)).toBeNull());

  test("is split into groups for reading it aloud", () => {
    expect(groupedCode("z33eznettp")).toEqual(["z33", "ezne", "ttp"]);
    expect(codeIn(groupedCode("z33eznettp").join(" "))).toBe("z33eznettp");
  });
});

test.each([
  ["?invitation=bm5twmrm4u", "bm5twmrm4u"],
  ["?ticket=abc&invitation=bm5twmrm4u", "bm5twmrm4u"],
  ["?invitation=bm5twmr", ""],
  ["?invitation=BM5TWMRM4U", ""],
  ["", ""],
])("the invitation in %s", (query, word) => expect(invitationIn(new URLSearchParams(query))).toBe(word));

describe("addresses", () => {
  const at = (path: string) => routeOf(new URL(path, "http://localhost"));

  test("lead to the pages", () => {
    expect(at("/")).toEqual({ at: "home" });
    expect(at("/t/z33eznettp")).toMatchObject({ at: "table", code: "z33eznettp" });
    expect(at("/t/z33eznettp/screen?ticket=x")).toMatchObject({ at: "screen", code: "z33eznettp" });
    expect(at("/rules/love-letter#LL-9")).toEqual({ at: "rules", game: "love-letter", rule: "LL-9" });
    expect(at("/t/short")).toEqual({ at: "nowhere" });
  });
});
