import { describe, expect, it } from 'vitest';
import { distanceFromPositions, repairDistance } from './repair-distance.ts';
import { SampleTable } from './sample-table.ts';

const ON_FOOT = { isOnFoot: true, segmentStarts: [] };

/** Repairs readings a second apart. */
function repaired(readings: readonly number[], baseMeters = 0): number[] {
  const values = Float64Array.from(readings);
  repairDistance(
    values,
    Float64Array.from(readings, (_, second) => second),
    baseMeters,
  );
  return [...values];
}

describe('a device’s distance', () => {
  it('stays as it is when nothing is wrong with it', () => {
    expect(repaired([0, 3, NaN, 9, 9, 12])).toEqual([0, 3, NaN, 9, 9, 12]);
  });

  it('begins at 0 when the counter did not', () => {
    expect(repaired([500, 503, 506], 500)).toEqual([0, 3, 6]);
  });

  it('does not fall when it is corrected a little', () => {
    expect(repaired([0, 30, 28, 29, 33])).toEqual([0, 30, 30, 30, 33]);
  });

  it('passes over a single wrong reading, low or high', () => {
    expect(repaired([0, 30, 0, 36, 39, 42, 45, 48])).toEqual([0, 30, 30, 36, 39, 42, 45, 48]);
    expect(repaired([0, 3, 90_000, 9, 12, 15, 18, 21])).toEqual([0, 3, NaN, 9, 12, 15, 18, 21]);
  });

  it('carries on where the device began again from 0', () => {
    expect(repaired([0, 100, 200, 300, 0, 3, 6, 9, 12, 15])).toEqual([
      0, 100, 200, 300, 300, 303, 306, 309, 312, 315,
    ]);
  });

  it('jumps with the device when it stays there, as after a lost signal', () => {
    expect(repaired([0, 3, 5000, 5003, 5006, 5009, 5012, 5015]).at(-1)).toBe(5015);
  });
});

describe('distance along positions', () => {
  function track(latitudes: readonly number[]): SampleTable {
    const samples = new SampleTable(2);
    latitudes.forEach((latitude, second) => {
      const row = samples.addRow(1000 + second);
      samples.columns.latitudeDegrees[row] = latitude;
      samples.columns.longitudeDegrees[row] = Number.isNaN(latitude) ? NaN : 0;
    });
    return samples;
  }
  const METERS_PER_DEGREE = 111_195;

  it('adds up great circles, and is missing where the position is', () => {
    const distance = distanceFromPositions(track([0, 0.00003, NaN, 0.00009]), ON_FOOT);
    expect(distance[1]).toBeCloseTo(0.00003 * METERS_PER_DEGREE, 2);
    expect(distance[2]).toBeNaN();
    expect(distance[3]).toBeCloseTo(0.00009 * METERS_PER_DEGREE, 2);
  });

  it('passes over a jump and back', () => {
    const distance = distanceFromPositions(track([0, 0.00003, 0.1, 0.00009]), ON_FOOT);
    expect(distance[2]).toBeNaN();
    expect(distance[3]).toBeCloseTo(0.00009 * METERS_PER_DEGREE, 2);
  });

  it('does not count the leaps of a receiver that does not know yet where it is', () => {
    const steps = Array.from({ length: 60 }, (_, second) => second * 0.00003);
    // The first positions lie far apart in time.
    const leaping = steps.map((latitude, second) =>
      second > 0 && second < 12 ? NaN : latitude + (second % 3) * 0.0001,
    );
    const settled = steps.map((latitude) => latitude + 60 * 0.00003);
    const distance = distanceFromPositions(track([...leaping, ...settled]), ON_FOOT);
    expect(distance.at(-1)).toBeGreaterThan(59 * 0.00003 * METERS_PER_DEGREE);
    expect(distance.at(-1)).toBeLessThan(80 * 0.00003 * METERS_PER_DEGREE);
    const sprint = distanceFromPositions(track(steps.map((latitude) => latitude * 2.5)), ON_FOOT);
    expect(sprint.at(-1)).toBeCloseTo(59 * 0.000075 * METERS_PER_DEGREE, 1);
  });

  it('does not count the way to the next segment', () => {
    const distance = distanceFromPositions(track([0, 0.00003, 0.5, 0.50003]), {
      isOnFoot: true,
      segmentStarts: [1002],
    });
    expect(distance[3]).toBeCloseTo(0.00006 * METERS_PER_DEGREE, 2);
  });
});
