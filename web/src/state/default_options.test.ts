import { describe, expect, it } from "vitest";
import type { Option } from "../wire";
import { defaultOptions } from "./default_options";

const PACK: Option = {
  name: "pack", values: ["en", "eo", "pl"], default: "en", rule: "CN-16", of: [], kind: "language", group: "", more: [], span: null,
}; // prettier-ignore
const MODE: Option = { ...PACK, name: "mode", values: ["rivals", "eo"], kind: "" };

describe("a new table", () => {
  it("uses words in the language of the person who opens it", () => {
    expect(defaultOptions({ options: [MODE, PACK] }, "eo")).toEqual({ pack: "eo" });
  });

  it("changes no options without such words", () => {
    expect(defaultOptions({ options: [PACK] }, "de")).toEqual({});
    expect(defaultOptions({ options: [MODE] }, "eo")).toEqual({});
  });
});
