import { describe, expect, test } from 'vitest';
import { isClimbContradicted } from './contradicted-climb.ts';

const STEP_SECONDS = 5;
/** The sensor loses the heart once in this many steps. */
const LOSS_CELLS = 53;

interface Course {
  kilometers?: number;
  /** Slopes go up and down by this grade, each for some hundred metres. */
  slope?: number;
  stretchMeters?: number;
  /** Share of speed lost for each per cent of slope, by which a runner shows a hill. */
  lossPerPercent?: number;
  /** Beats gained for each per cent of slope; null = not measured. */
  beatsPerPercent?: number | null;
  /** Share of the time in which the sensor lost the heart, once in some minutes. */
  missingBeats?: number;
  /** The heart follows the slope later by this distance. */
  lagMeters?: number;
  /** The altitude that the receiver shows; by itself that of the slopes. */
  climbMeters?: number;
  /** Speeds that change for other reasons, by turns. */
  speeds?: readonly number[];
  standingSeconds?: number;
  standingMetersPerSecond?: number;
  /** Where it does not go up; by itself as steep a descent. */
  descent?: number;
}

/** Whether a course over many short slopes is contradicted by how it was run. */
function isContradicted({
  kilometers = 8,
  slope = 0.05,
  stretchMeters = 400,
  lossPerPercent = 0,
  beatsPerPercent = null,
  missingBeats = 0,
  lagMeters = 0,
  climbMeters = slope * stretchMeters,
  speeds = [3],
  standingSeconds = 0,
  standingMetersPerSecond = 0.4,
  descent = slope,
}: Course): boolean {
  const speed: number[] = [];
  const grade: number[] = [];
  const beats: number[] = [];
  let meters = 0;
  let turn = 0;
  const slopeAt = (place: number) =>
    Math.floor(place / stretchMeters) % 2 === 0 ? slope : -descent;
  while (meters < kilometers * 1000) {
    const here = slopeAt(meters);
    const usual = speeds[Math.floor(meters / stretchMeters) % speeds.length] ?? 3;
    const now = usual * (1 - lossPerPercent * here * 100);
    speed.push(now);
    grade.push(here);
    const earlier = slopeAt(meters - lagMeters);
    const isMissing = beatsPerPercent === null || turn % LOSS_CELLS < LOSS_CELLS * missingBeats;
    beats.push(isMissing ? Number.NaN : 150 + beatsPerPercent * earlier * 100);
    meters += now * STEP_SECONDS;
    turn += 1;
    if (turn % 40 !== 0) continue;
    for (let stood = 0; stood < standingSeconds; stood += STEP_SECONDS) {
      speed.push(standingMetersPerSecond);
      grade.push(0.9);
      beats.push(beatsPerPercent === null ? Number.NaN : 90);
    }
  }
  const timeline = {
    stepSeconds: STEP_SECONDS,
    metersPerSecond: Float64Array.from(speed),
    grade: Float64Array.from(grade),
    beatsPerMinute: Float64Array.from(beats),
  };
  return isClimbContradicted(timeline, Float64Array.of(10, 10 + climbMeters, 10));
}

describe('hills that only the receiver climbed', () => {
  test('are contradicted by a pace that never changes', () => {
    expect(isContradicted({})).toBe(true);
  });

  test.each([
    [0.001, true],
    [0.0025, true],
    [0.0035, false],
    [0.008, false],
    [0.03, false],
  ])('a loss of %d of speed for each per cent of slope: %s', (lossPerPercent, expected) => {
    expect(isContradicted({ lossPerPercent })).toBe(expected);
  });

  test('standing about counts neither way', () => {
    expect(isContradicted({ standingSeconds: 60 })).toBe(true);
    expect(isContradicted({ standingSeconds: 60, lossPerPercent: 0.01 })).toBe(false);
  });

  test('a slow walk up something steep counts', () => {
    const walked = { slope: 0.03, speeds: [2.857], standingSeconds: 60 };
    expect(isContradicted({ ...walked, standingMetersPerSecond: 0.5 })).toBe(false);
    expect(isContradicted({ ...walked, standingMetersPerSecond: 0.4 })).toBe(true);
  });

  test('a pace that is a little higher uphill by chance is no hill', () => {
    const byTurns = { stretchMeters: 210, speeds: [2.8, 2.8, 3.2, 3.2] };
    expect(isContradicted({ ...byTurns, lossPerPercent: -0.002 })).toBe(true);
    const inThrees = { kilometers: 4, slope: 0.04, stretchMeters: 500, speeds: [2.7, 3.3, 3] };
    expect(isContradicted({ ...inThrees, lossPerPercent: -0.01 })).toBe(true);
  });
});

describe('nothing is said', () => {
  test.each([
    [79, true],
    [80, false],
    [300, false],
  ])('of a single climb of %d m or more: %s', (climbMeters, expected) => {
    expect(isContradicted({ climbMeters })).toBe(expected);
  });

  test('of less than two kilometres', () => {
    expect(isContradicted({ kilometers: 1.8 })).toBe(false);
    expect(isContradicted({ kilometers: 2.4 })).toBe(true);
  });

  test.each([
    [0.012, false],
    [0.04, true],
  ])('of slopes as gentle as %d: %s', (slope, expected) => {
    expect(isContradicted({ slope })).toBe(expected);
  });

  test('of gentle rises with flat ground between them', () => {
    const rises = { kilometers: 2.4, slope: 0.03, stretchMeters: 500, lossPerPercent: 0.0025 };
    expect(isContradicted({ ...rises, descent: 0 })).toBe(false);
  });

  test('where the runner was faster uphill, as in repeats', () => {
    expect(isContradicted({ speeds: [4, 2.6] })).toBe(false);
  });

  test('where the heart beats faster uphill', () => {
    expect(isContradicted({ beatsPerPercent: 2 })).toBe(false);
    expect(isContradicted({ beatsPerPercent: -2 })).toBe(true);
    expect(isContradicted({ beatsPerPercent: 0 })).toBe(true);
  });

  test.each([
    [0.05, false],
    [0.2, false],
    [1, true],
  ])(
    'where the heart beats faster uphill and a share of %d was not measured: %s',
    (missing, is) => {
      expect(isContradicted({ beatsPerPercent: 2, missingBeats: missing })).toBe(is);
    },
  );

  test('where the heart beats faster only long after the rises, they stay contradicted', () => {
    const late = { kilometers: 3, lossPerPercent: 0.0025, beatsPerPercent: 0.5, lagMeters: 210 };
    expect(isContradicted(late)).toBe(true);
    const steep = { kilometers: 6, slope: 0.06, beatsPerPercent: 0.5, lagMeters: 210 };
    expect(isContradicted({ ...steep, speeds: [2.5, 2.9, 3.4, 3.1] })).toBe(true);
  });

  test('a heart that beats evenly shows no rise, however long each of them takes', () => {
    const even = { kilometers: 6, stretchMeters: 210, lossPerPercent: 0.0025, speeds: [2.857] };
    expect(isContradicted({ ...even, beatsPerPercent: 0 })).toBe(true);
  });

  test('where the heart follows the rises half a minute later', () => {
    expect(isContradicted({ stretchMeters: 210, beatsPerPercent: 2, lagMeters: 105 })).toBe(false);
    expect(isContradicted({ stretchMeters: 210, beatsPerPercent: -2, lagMeters: 105 })).toBe(true);
  });

  test('where the pace changes too much for other reasons', () => {
    const changing = { slope: 0.024, speeds: [2.6, 3, 3.6] };
    expect(isContradicted({ ...changing, kilometers: 3 })).toBe(false);
    expect(isContradicted({ ...changing, kilometers: 8 })).toBe(false);
    const byFours = { kilometers: 3, lossPerPercent: -0.002, speeds: [2.5, 2.9, 3.4, 3.1] };
    expect(isContradicted(byFours)).toBe(false);
    // A hundredth of a change leaves the loss well known.
    expect(isContradicted({ slope: 0.024, speeds: [2.98, 3, 3.02], kilometers: 8 })).toBe(true);
  });
});

test('twenty stretches of a hundred metres are enough, and nineteen are not', () => {
  const ran = (cells: number) => {
    const timeline = evenTimeline(0.05, { cells, metersPerSecond: 4 });
    return isClimbContradicted(timeline, Float64Array.of(0, 20, 0));
  };
  expect(ran(100)).toBe(true);
  expect(ran(99)).toBe(false);
});

describe('the highest climb', () => {
  const FLAT_AND_EVEN = { slope: 0.05 };
  const climbed = (...altitudes: readonly number[]) => {
    const timeline = evenTimeline(FLAT_AND_EVEN.slope);
    return !isClimbContradicted(timeline, Float64Array.from(altitudes));
  };

  test('goes on over a dip of no more than ten metres', () => {
    expect(climbed(0, 45, 36, 81)).toBe(true);
    expect(climbed(0, 45, 35, 81)).toBe(true);
    expect(climbed(0, 45, 34, 79)).toBe(false);
    expect(climbed(0, 45, 30, 85)).toBe(false);
  });

  test('is measured from the lowest point before it, and gaps are left out', () => {
    expect(climbed(60, 0, Number.NaN, 81)).toBe(true);
    expect(climbed(60, 0, Number.NaN, 79)).toBe(false);
    expect(climbed(100, 0)).toBe(false);
  });
});

function evenTimeline(
  slope: number,
  { cells = 600, metersPerSecond = 3 } = {},
): Parameters<typeof isClimbContradicted>[0] {
  const cellOf = (index: number) => (Math.floor(index / 27) % 2 === 0 ? slope : -slope);
  return {
    stepSeconds: STEP_SECONDS,
    metersPerSecond: new Float64Array(cells).fill(metersPerSecond),
    grade: Float64Array.from({ length: cells }, (_, index) => cellOf(index)),
    beatsPerMinute: new Float64Array(cells).fill(Number.NaN),
  };
}
