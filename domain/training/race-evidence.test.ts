import { describe, expect, test } from 'vitest';
import type { HeartRateReference } from './heart-rate/heart-rate-reference.ts';
import { raceSecondsOf } from './performance/vdot.ts';
import { raceDistanceOf } from './race-evidence.ts';
import type { SessionEffort } from './session-effort.ts';
import type { SessionShape } from './structure/session-shape.ts';
import type { TrainingHistory } from './training-history.ts';

const HALF = 21_097.5;
const MARATHON = 42_195;

interface Run {
  meters?: number;
  seconds?: number;
  /** Mean heart rate over threshold; null = no reference. */
  share?: number | null;
  overEasy?: number | null;
  overUsualBeats?: number | null;
  beats?: number | null;
  basis?: HeartRateReference['basis'];
  unevenness?: number;
  stoppedSeconds?: number;
  longestStopSeconds?: number;
  best?: { value: number; basis: 'race' | 'best-run' } | null;
}

/** The race that a run is; by itself ten even kilometres in fifty minutes, of which nothing is known. */
function raceOf({
  meters = 10_000,
  seconds = meters * 0.3,
  share = null,
  overEasy = null,
  overUsualBeats = null,
  beats = null,
  basis = 'threshold',
  unevenness = 0.03,
  stoppedSeconds = 0,
  longestStopSeconds = 0,
  best = null,
}: Run) {
  const shape = {
    core: { startSeconds: 30, endSeconds: 30 + seconds, distanceMeters: meters },
    unevenness,
    stoppedSeconds,
    longestStopSeconds,
  } as SessionShape;
  const effort: SessionEffort = {
    level: 'hard',
    overEasy,
    overUsualBeats,
    shareOfThreshold: share,
  };
  return raceDistanceOf(shape, effort, {
    meanHeartRate: beats,
    reference: share === null ? null : ({ basis } as HeartRateReference),
    history: { vdot: best && { ...best, activityId: 'race' } } as TrainingHistory,
  });
}

describe('a race by heart rate', () => {
  test.each([
    [3000, 0.97],
    [5000, 0.97],
    [10_000, 0.96],
    [15_000, 0.95],
    [HALF, 0.94],
    [30_000, 0.91],
  ])('of %d m begins at %d of threshold', (meters, share) => {
    expect(raceOf({ meters, share: share + 0.001 })).toBe(meters);
    expect(raceOf({ meters, share })).toBe(meters);
    expect(raceOf({ meters, share: share - 0.001 })).toBeNull();
  });

  test('far below threshold is denied, however fast it was', () => {
    const isFast = { overEasy: 1.3 };
    expect(raceOf({ ...isFast, share: 0.92 })).toBe(10_000);
    expect(raceOf({ ...isFast, share: 0.9 })).toBeNull();
  });

  test('is not read from a threshold guessed from age', () => {
    expect(raceOf({ share: 1.05, basis: 'age-estimate' })).toBeNull();
    expect(raceOf({ share: 0.8, basis: 'age-estimate', overEasy: 1.3 })).toBe(10_000);
  });

  test.each([
    [8, 10_000],
    [7.9, null],
    [5, null],
  ])('%d beats above the usual are a race: %s', (overUsualBeats, expected) => {
    expect(raceOf({ overUsualBeats })).toBe(expected);
  });

  test('hardly more beats than usual deny a fast run', () => {
    expect(raceOf({ overUsualBeats: 5, overEasy: 1.3 })).toBe(10_000);
    expect(raceOf({ overUsualBeats: 4.9, overEasy: 1.3 })).toBeNull();
  });

  test('between hard and easy by threshold the usual beats decide', () => {
    expect(raceOf({ share: 0.93, overUsualBeats: 9 })).toBe(10_000);
    expect(raceOf({ share: 0.93, overUsualBeats: 3, overEasy: 1.3 })).toBeNull();
  });

  test.each([
    [170, 10_000],
    [169.9, null],
  ])('a mean of %d is hard for anyone: %s', (beats, expected) => {
    expect(raceOf({ beats })).toBe(expected);
  });

  test('a high mean says nothing where the usual one is known to be as high', () => {
    expect(raceOf({ beats: 172, overUsualBeats: 6 })).toBeNull();
  });
});

describe('a race by pace', () => {
  test.each([
    [3000, 1.2],
    [5000, 1.17],
    [10_000, 1.14],
    [15_000, 1.12],
    [HALF, 1.1],
    [30_000, 1.07],
  ])('of %d m begins at %d of the easy speed', (meters, overEasy) => {
    expect(raceOf({ meters, overEasy })).toBe(meters);
    expect(raceOf({ meters, overEasy: overEasy - 0.001 })).toBeNull();
  });

  test('an easy pace denies what heart rate says', () => {
    const isHard = { share: 0.99 };
    expect(raceOf({ ...isHard, overEasy: 1.125 })).toBe(10_000);
    expect(raceOf({ ...isHard, overEasy: 1.11 })).toBeNull();
  });

  test.each([
    [0.951, 10_000],
    [0.949, null],
  ])('%d of the best race is one: %s', (part, expected) => {
    const seconds = raceSecondsOf(45 * part, 10_000);
    expect(raceOf({ seconds, best: { value: 45, basis: 'race' } })).toBe(expected);
  });

  test('far off the best race it is none, whatever the heart rate', () => {
    const best = { value: 45, basis: 'race' } as const;
    const off = (part: number) =>
      raceOf({ seconds: raceSecondsOf(45 * part, 10_000), best, share: 0.99 });
    expect(off(0.905)).toBe(10_000);
    expect(off(0.895)).toBeNull();
  });

  test('the best of runs that were no races is no measure', () => {
    const seconds = raceSecondsOf(45, 10_000);
    expect(raceOf({ seconds, best: { value: 45, basis: 'best-run' } })).toBeNull();
    const slow = raceSecondsOf(36, 10_000);
    expect(raceOf({ seconds: slow, best: { value: 45, basis: 'best-run' }, share: 0.99 })).toBe(
      10_000,
    );
  });
});

describe('of whom nothing is known', () => {
  const at = (vdot: number, meters = 10_000) => raceSecondsOf(vdot, meters);

  test('a very fast run is a race, once a heart rate was measured', () => {
    expect(raceOf({ seconds: at(55.1), beats: 150 })).toBe(10_000);
    expect(raceOf({ seconds: at(54.9), beats: 150 })).toBeNull();
    expect(raceOf({ seconds: at(55.1) })).toBeNull();
  });

  test('fast and hard together are one', () => {
    expect(raceOf({ seconds: at(50.1), beats: 165 })).toBe(10_000);
    expect(raceOf({ seconds: at(50.1), beats: 164 })).toBeNull();
    expect(raceOf({ seconds: at(49.9), beats: 165 })).toBeNull();
  });

  test('a long run is not judged so', () => {
    expect(raceOf({ meters: 15_000, seconds: at(56, 15_000), beats: 150 })).toBeNull();
  });

  test('nor a runner of whom anything is known', () => {
    const isFast = { seconds: at(56), beats: 150 };
    expect(raceOf({ ...isFast, overEasy: 1.13 })).toBeNull();
    expect(raceOf({ ...isFast, overUsualBeats: 6 })).toBeNull();
    expect(raceOf({ ...isFast, share: 0.93 })).toBeNull();
    expect(raceOf({ ...isFast, best: { value: 70, basis: 'best-run' } })).toBeNull();
  });
});

describe('a race over any distance', () => {
  const ODD = { meters: 8200, seconds: 2200 };

  test.each([
    [1200, 1.04],
    [2200, 1.02],
    [3600, 1],
    [6000, 0.97],
    [9000, 0.94],
    [14_000, 0.91],
  ])('of %d s is read at %d of threshold, and not below', (seconds, share) => {
    const meters = seconds * 3.73;
    expect(raceOf({ meters, seconds, share })).toBe(meters);
    expect(raceOf({ meters, seconds, share: share - 0.001 })).toBeNull();
  });

  test('is not read from a threshold that was guessed or only observed', () => {
    expect(raceOf({ ...ODD, share: 1.08, basis: 'age-estimate' })).toBeNull();
    expect(raceOf({ ...ODD, share: 1.08, basis: 'observed-maximum' })).toBeNull();
  });

  test('is not read without a threshold, where a tempo run looks the same', () => {
    expect(raceOf({ ...ODD, overUsualBeats: 26, overEasy: 1.31 })).toBeNull();
    expect(raceOf({ ...ODD, share: 0.98, overUsualBeats: 26, overEasy: 1.31 })).toBeNull();
  });

  test('has no warm-up, no stop and no easy pace in it', () => {
    const isHard = { ...ODD, share: 1.05 };
    expect(raceOf({ ...isHard, unevenness: 0.081 })).toBeNull();
    expect(raceOf({ ...isHard, stoppedSeconds: 34 })).toBeNull();
    expect(raceOf({ ...isHard, longestStopSeconds: 31 })).toBeNull();
    expect(raceOf({ ...isHard, overEasy: 1.05 })).toBeNull();
    expect(raceOf({ ...isHard, meters: 2900, seconds: 700 })).toBeNull();
  });
});

describe('the course of a race', () => {
  const HARD = { share: 0.99, overEasy: 1.3 };

  test('is one of the distances that people race over', () => {
    expect(raceOf({ ...HARD, meters: 10_150 })).toBe(10_000);
    expect(raceOf({ ...HARD, meters: 8000 })).toBeNull();
    expect(raceOf({ ...HARD, meters: 1500 })).toBe(1500);
  });

  test('may lack what was run before the watch was started, where heart rate says that it was hard', () => {
    expect(raceOf({ ...HARD, meters: 9750 })).toBe(10_000);
    expect(raceOf({ overEasy: 1.3, meters: 9750 })).toBeNull();
    expect(raceOf({ ...HARD, meters: 9650 })).toBeNull();
    // Of a short one too large a part would be guessed.
    expect(raceOf({ ...HARD, meters: 2850 })).toBeNull();
    expect(raceOf({ ...HARD, meters: 4780 })).toBe(5000);
    expect(raceOf({ ...HARD, meters: 7000 })).toBeNull();
  });

  test('may lack its start without a heart rate where it was the best run of the weeks', () => {
    // 4,865 m in 18:25 are a VDOT of 53.
    const late = { meters: 4865, seconds: 1105, overEasy: 1.2 };
    const best = (value: number) => ({ best: { value, basis: 'best-run' as const } });
    expect(raceOf({ ...late, ...best(52.5) })).toBe(5000);
    expect(raceOf({ ...late, ...best(54) })).toBeNull();
    expect(raceOf({ ...late, ...best(52.5), overEasy: 1.14 })).toBeNull();
    expect(raceOf(late)).toBeNull();
  });

  test('is even', () => {
    expect(raceOf({ ...HARD, unevenness: 0.1 })).toBe(10_000);
    expect(raceOf({ ...HARD, unevenness: 0.101 })).toBeNull();
  });

  test('of a short race has no stops to speak of', () => {
    expect(raceOf({ ...HARD, stoppedSeconds: 45, longestStopSeconds: 30 })).toBe(10_000);
    expect(raceOf({ ...HARD, stoppedSeconds: 46, longestStopSeconds: 10 })).toBeNull();
    expect(raceOf({ ...HARD, stoppedSeconds: 31, longestStopSeconds: 31 })).toBeNull();
  });

  test('of a long race has drinking stations', () => {
    const half = { ...HARD, meters: HALF, seconds: 6000 };
    expect(raceOf({ ...half, stoppedSeconds: 240, longestStopSeconds: 60 })).toBe(HALF);
    expect(raceOf({ ...half, stoppedSeconds: 241, longestStopSeconds: 20 })).toBeNull();
    expect(raceOf({ ...half, stoppedSeconds: 61, longestStopSeconds: 61 })).toBeNull();
    const fifteen = { ...HARD, meters: 15_000, seconds: 4500 };
    expect(raceOf({ ...fifteen, stoppedSeconds: 100, longestStopSeconds: 50 })).toBe(15_000);
  });

  test('of a marathon is a race however it was run, but for long stops', () => {
    const marathon = { meters: MARATHON, seconds: 15_000 };
    expect(raceOf({ ...marathon, stoppedSeconds: 1200, longestStopSeconds: 600 })).toBe(MARATHON);
    expect(raceOf({ ...marathon, unevenness: 0.3 })).toBe(MARATHON);
    const long = { ...marathon, stoppedSeconds: 1201, longestStopSeconds: 600 };
    expect(raceOf({ ...long, ...HARD })).toBeNull();
  });
});
