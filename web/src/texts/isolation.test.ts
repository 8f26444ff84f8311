/** A name that runs from right to left leaves the sentence around it as it is. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Texts } from "./loader";

const texts = new Texts("en", [
  new FluentResource("host = Host: { $name }\nand = { $first } and { $last }\ncomma = { $first }, { $last }"),
]);

describe("names in sentences", () => {
  it("are put in as they are", () => {
    expect(texts.say("host", { name: "Łucja 😀" })).toBe("Host: Łucja 😀");
  });

  it("are kept apart where they run the other way", () => {
    for (const name of ["שרה", "محمد", "a\u202eb"])
      expect(texts.say("host", { name })).toBe(`Host: \u2068${name}\u2069`);
  });

  it("are kept apart in lists, too", () => {
    expect(texts.joined(["Ana", "שרה"])).toBe("Ana and \u2068שרה\u2069");
  });
});
