import { describe, expect, test } from 'vitest';
import { plausibleAltitude } from './plausible-altitude.ts';

const seconds = (count: number, every = 1) =>
  Float64Array.from({ length: count }, (_, index) => index * every);

describe('plausible altitude', () => {
  test('leaves out the zeros that a device writes once it has lost its level', () => {
    const altitude = seconds(60).map((second) => (second < 56 ? 1070 - second / 10 : 0));
    const plausible = plausibleAltitude(altitude, seconds(60));
    expect([...plausible.subarray(0, 56)]).toEqual([...altitude.subarray(0, 56)]);
    expect(plausible.subarray(56).every((value) => Number.isNaN(value))).toBe(true);
  });

  test('goes on after a few readings of another level', () => {
    const altitude = seconds(60).map((second) => (second === 20 || second === 21 ? 0 : 300));
    const plausible = plausibleAltitude(altitude, seconds(60));
    expect([...plausible]).toEqual(
      [...altitude].map((meters) => (meters === 0 ? Number.NaN : meters)),
    );
  });

  test('keeps the ground on both sides of a gap in the positions', () => {
    const altitude = seconds(60).map((second) => (second < 30 ? 500 : 900));
    expect([...plausibleAltitude(altitude, seconds(60))]).toEqual([...altitude]);
  });

  test('keeps a steep descent, and a climb across a long hole', () => {
    const descent = seconds(100).map((second) => 900 - 4 * second);
    expect([...plausibleAltitude(descent, seconds(100))]).toEqual([...descent]);
    const climb = Float64Array.of(100, 101, 400, 401);
    const elapsed = Float64Array.of(0, 1, 1800, 1801);
    expect([...plausibleAltitude(climb, elapsed)]).toEqual([...climb]);
  });

  test('has nothing to say where nothing was measured', () => {
    const nothing = seconds(3).fill(Number.NaN);
    expect([...plausibleAltitude(nothing, seconds(3))]).toEqual([...nothing]);
  });
});
