import { describe, expect, it } from 'vitest';
import { exampleShiftWaves } from './example-shift-waves.ts';
import { hiddenShift, SHIFT_METERS_MAXIMUM } from './hidden-shift.ts';
import type { RoutePlace } from './route.ts';

const METERS_PER_DEGREE = 111_195;

const accounts = Array.from({ length: 40 }, (_, account) => exampleShiftWaves(account * 7919));
const homes = Array.from({ length: 50 }, (_, index) => ({
  latitudeDegrees: -60 + index * 2.5,
  longitudeDegrees: -180 + index * 7.3,
}));
const northOf = ({ latitudeDegrees, longitudeDegrees }: (typeof homes)[0], meters: number) => ({
  latitudeDegrees: latitudeDegrees + meters / METERS_PER_DEGREE,
  longitudeDegrees,
});
const apart = (one: RoutePlace, other: RoutePlace) =>
  Math.hypot(one.eastMeters - other.eastMeters, one.northMeters - other.northMeters);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const forEachHome = <T>(of: (home: (typeof homes)[0], waves: (typeof accounts)[0]) => T) =>
  accounts.flatMap((waves) => homes.map((home) => of(home, waves)));

describe('the shift of a hidden circle', () => {
  it('is as probable at every place of a disc', () => {
    const shifts = forEachHome(hiddenShift);
    const meters = shifts.map((shift) => apart(shift, { eastMeters: 0, northMeters: 0 }));
    expect(Math.max(...meters)).toBeLessThan(SHIFT_METERS_MAXIMUM);
    for (const share of [0.25, 0.5, 0.75]) {
      const isWithin = meters.map((one) => (one < SHIFT_METERS_MAXIMUM * share ? 1 : 0));
      expect(Math.abs(mean(isWithin) - share ** 2)).toBeLessThan(0.05);
    }
    expect(Math.abs(mean(shifts.map(({ eastMeters }) => eastMeters)))).toBeLessThan(15);
    expect(Math.abs(mean(shifts.map(({ northMeters }) => northMeters)))).toBeLessThan(15);
  });

  it('has no edge: the error of a fix moves it by as little everywhere', () => {
    const moved = forEachHome((home, waves) =>
      apart(hiddenShift(home, waves), hiddenShift(northOf(home, 10), waves)),
    );
    expect(Math.max(...moved)).toBeLessThan(15);
    expect(mean(moved)).toBeLessThan(5);
  });

  it('cannot be told from that of a known place a kilometre away', () => {
    const guessed = forEachHome((home, waves) =>
      apart(hiddenShift(home, waves), hiddenShift(northOf(home, 1000), waves)),
    );
    expect(mean(guessed)).toBeGreaterThan(170);
  });

  it('is the same for an account and a place, and is another for others', () => {
    const [one, other] = accounts;
    const [home] = homes;
    if (!one || !other || !home) throw new Error('no account');
    expect(hiddenShift(home, one)).toEqual(hiddenShift({ ...home }, one));
    expect(apart(hiddenShift(home, one), hiddenShift(home, other))).toBeGreaterThan(1);
  });
});
