import { describe, expect, test } from 'vitest';
import { sustainedClimbOf } from './sustained-climb.ts';

/** A course that goes up and down between these levels, a metre at a time. */
function course(...levels: readonly number[]): Float64Array {
  const altitudes = levels.slice(0, 1);
  for (const level of levels.slice(1)) {
    let last = altitudes.at(-1) ?? level;
    while (last !== level) {
      last += Math.sign(level - last);
      altitudes.push(last);
    }
  }
  return Float64Array.from(altitudes);
}

/** Hills of one height, with a foot and a top. */
function hills(meters: number, count: number): Float64Array {
  return course(...Array.from({ length: 2 * count + 1 }, (_, turn) => (turn % 2) * meters));
}

describe('climb from turn to turn', () => {
  test('counts each hill from its foot to its top', () => {
    expect(sustainedClimbOf(course(100, 130, 110, 151, 120))).toEqual({
      ascentMeters: 71,
      descentMeters: 51,
    });
  });

  test('counts the last climb as well, and passes over missing readings', () => {
    const climb = course(100, 112);
    climb[4] = Number.NaN;
    expect(sustainedClimbOf(climb)).toEqual({ ascentMeters: 12, descentMeters: 0 });
    expect(sustainedClimbOf(course(112, 100))).toEqual({ ascentMeters: 0, descentMeters: 12 });
  });

  test('does not count what barometers and receivers make up', () => {
    expect(sustainedClimbOf(hills(5, 40))).toEqual({ ascentMeters: 0, descentMeters: 0 });
    expect(sustainedClimbOf(new Float64Array())).toEqual({ ascentMeters: 0, descentMeters: 0 });
    expect(sustainedClimbOf(Float64Array.of(Number.NaN)).ascentMeters).toBe(0);
  });

  test('goes over small dips on the way up', () => {
    expect(sustainedClimbOf(course(100, 115, 111, 130)).ascentMeters).toBe(30);
  });
});

test('a metre more or less in the height of the hills does not decide', () => {
  const [lower, middle, higher] = [7.5, 8.5, 9.5].map(
    (meters) => sustainedClimbOf(hills(2 * meters, 10).map((level) => level / 2)).ascentMeters,
  );
  expect((middle ?? 0) - (lower ?? 0)).toBeLessThan(30);
  expect((higher ?? 0) - (middle ?? 0)).toBeLessThan(30);
});

test('it does not matter where on a hill the recording begins', () => {
  const whole = hills(20, 6);
  const climbs = [0, 4, 8].map((from) => sustainedClimbOf(whole.slice(from)).ascentMeters);
  expect(climbs).toEqual([120, 116, 112]);
});
