import { describe, expect, test } from "vitest";
import { ring, type Spot } from "./ring";

const NUMBERS = Array.from({ length: 46 }, (_, n) => [2 + (n >> 1), n % 2 === 1] as const);

describe("chairs round the table", () => {
  test.each(NUMBERS)("%i chairs (wide: %s) are inside the field", (seats, isWide) => {
    const { spots, width, height, chair, card } = ring(seats, isWide);
    expect(spots).toHaveLength(seats);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(card / 2 - 0.01);
      expect(x).toBeLessThanOrEqual(width - card / 2 + 0.01);
      expect(y).toBeGreaterThanOrEqual(chair / 2 - 0.01);
      expect(y).toBeLessThanOrEqual(height - chair / 2);
    }
  });

  test.each(NUMBERS)("%i chairs (wide: %s) don't touch each other, and can be tapped", (seats, isWide) => {
    const { spots, chair } = ring(seats, isWide);
    expect(chair).toBeGreaterThanOrEqual(44);
    for (const [n, one] of spots.entries())
      for (const other of spots.slice(n + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(chair);
  });

  test("the first chair is below, the next to the left of it, and all face the table", () => {
    const { spots, width } = ring(4);
    const [below, left, above, right] = spots as [Spot, Spot, Spot, Spot];
    expect(below.x).toBeCloseTo(width / 2);
    expect(below.y).toBeGreaterThan(above.y);
    expect(left.x).toBeLessThan(right.x);
    expect([below, left, above, right].map(({ turn }) => Math.round(turn))).toEqual([0, 90, 180, 270]);
  });

  test("a table for few is wider than high, one for many is higher, or wider on a wide screen", () => {
    expect(ring(3).height).toBeLessThan(ring(3).width);
    expect(ring(24).height).toBeGreaterThan(ring(24).width);
    expect(ring(24).width).toBe(ring(2).width);
    expect(ring(24, true).height).toBeLessThan(ring(24, true).width);
  });
});
