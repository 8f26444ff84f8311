import { describe, expect, test } from "vitest";
import { hex, sha256, unhex } from "./sha256";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("SHA-256", () => {
  test("gives the results of the published examples", () => {
    expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256(bytes("a".repeat(1_000_000)))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
  });

  test("gives the same as the browser's own, at every length near a block", async () => {
    for (let length = 50; length < 140; length += 1) {
      const text = bytes("x".repeat(length));
      const own = new Uint8Array(await crypto.subtle.digest("SHA-256", text as BufferSource));
      expect(sha256(text)).toBe(hex(own));
    }
  });

  test("is converted to hexadecimal and back", () => {
    expect(hex(unhex("00ff10"))).toBe("00ff10");
  });
});
