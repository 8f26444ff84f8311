/** A name in right-to-left letters does not change the sentence around it. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Texts } from "./loader";

const texts = new Texts("en", [
  new FluentResource("host = Host: { $name }\nand = { $first } and { $last }\ncomma = { $first }, { $last }"),
]);

describe("names in sentences", () => {
  it("are inserted unchanged", () => {
    expect(texts.say("host", { name: "Łucja 😀" })).toBe("Host: Łucja 😀");
  });

  it("are isolated if they run from right to left", () => {
    for (const name of ["שרה", "محمد", "a\u202eb"])
      expect(texts.say("host", { name })).toBe(`Host: \u2068${name}\u2069`);
  });

  it("are isolated in lists, too", () => {
    expect(texts.joined(["Ana", "שרה"])).toBe("Ana and \u2068שרה\u2069");
  });
});
