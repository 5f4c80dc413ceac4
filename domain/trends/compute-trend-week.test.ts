import { expect, it } from 'vitest';
import type { Interval } from '../activities/computed-analysis.ts';
import { LOAD_METHODS } from '../activities/activity-row.ts';
import { exampleActivityRow } from '../activities/example-activity-row.ts';
import { sourcePolicy } from '../activities/source-policy.ts';
import { dayNumberOf } from '../measures/calendar-day.ts';
import { isRunning, SPORT_TYPES } from '../sports/sport-type.ts';
import { computeTrendWeek, type TrendAnalysis } from './compute-trend-week.ts';
import { TREND_LIMITS, TREND_RECORD_METERS, trendWeekKeyOf } from './trend-week.ts';

const MONDAY = dayNumberOf('2026-11-16');

/** Longer than any: a whole digest and two letters. */
const ACTIVITY_ID_LENGTH = 66;
/** Firestore's limit. */
const DOCUMENT_BYTES_MAXIMUM = 1_048_576;

/** Starts on Saturday 21 November at 6:05 on a Japanese clock. */
function row(changes: Parameters<typeof exampleActivityRow>[0] = {}) {
  return exampleActivityRow(changes);
}

function week(rows: ReturnType<typeof row>[], analyses: Record<string, TrendAnalysis> = {}) {
  return computeTrendWeek(MONDAY, rows, (id) => analyses[id]);
}

function part(intensity: Interval['intensity'], meters: number, seconds: number): Interval {
  return {
    index: 0,
    kind: 'work',
    startSeconds: 0,
    endSeconds: seconds,
    distanceMeters: meters,
    elapsedSeconds: seconds,
    paceSecondsPerKilometer: null,
    averageHeartRateBeatsPerMinute: null,
    intensity,
  };
}

it('puts a run into the week and the day of the athlete’s own clock', () => {
  // Sunday evening in UTC is Monday morning in Japan.
  const monday = row({ startedAt: new Date('2026-11-15T21:00:00Z') });
  const before = row({ startedAt: new Date('2026-11-15T14:00:00Z') });
  expect(week([monday])?.dailyLoads).toEqual([58, 0, 0, 0, 0, 0, 0]);
  expect(week([before])).toBeNull();
});

it('counts no copy, nothing hidden and no change-over', () => {
  const others = [
    row({ id: 'copy', duplicateOf: 'run' }),
    row({ id: 'hidden', isHidden: true }),
    row({ id: 'changeOver', isTransition: true }),
  ];
  expect(week(others)).toBeNull();
  expect(week([row(), ...others])?.activities.map(({ id }) => id)).toEqual(['run']);
});

it('makes no form of a run whose distance its positions contradict', () => {
  const run = row({ distanceMeters: 10_000, movingSeconds: 2400, isDistanceContradicted: true });
  const reliable = { run: { heartRateQuality: 'reliable' } } as const;
  const [found, asRecorded] = [week([run], reliable), week([row()], reliable)];
  expect(asRecorded?.bestRun).not.toBeNull();
  expect(found).toMatchObject({ race: null, bestRun: null });
  expect(found?.activities.map((one) => [one.meters, one.easyBeatsPerMinute])).toEqual([
    [10_000, undefined],
  ]);
});

it('says how many runs a source keeps out, and nothing else of them', () => {
  const strava = row({ id: 'strava', policy: sourcePolicy('strava', 'standard') });
  const found = week([strava]);
  expect(found).toMatchObject({ omittedCount: 1, activities: [], race: null, bestRun: null });
  expect(found?.dailyLoads).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('divides a run with intervals by its parts and any other one as a whole', () => {
  const rows = [row({ id: 'intervals', distanceMeters: 10_000, movingSeconds: 3000 }), row()];
  const found = week(rows, {
    intervals: {
      intensity: 'moderate',
      intervals: [part('easy', 6000, 2000), part('veryHard', 3000, 500), part('hard', 1000, 500)],
    },
    run: { intensity: 'recovery' },
  });
  expect(found?.volume).toEqual({
    easy: { meters: 16_020, seconds: 4931 },
    moderate: { meters: 0, seconds: 0 },
    hard: { meters: 4000, seconds: 1000 },
    unknown: { meters: 0, seconds: 0 },
  });
});

it('calls the intensity unknown where no analysis says it', () => {
  expect(week([row()])?.volume.unknown).toEqual({ meters: 10_020, seconds: 2931 });
});

it('adds loads of every sport, but distances of runs alone', () => {
  const found = week([row(), row({ id: 'ride', sport: 'Ride', distanceMeters: 40_000 })]);
  expect(found?.dailyLoads).toEqual([0, 0, 0, 0, 0, 116, 0]);
  expect(found?.volume.unknown.meters).toBe(10_020);
  expect(week([row({ load: null })])).toMatchObject({ withoutLoadCount: 1, loadMethods: [] });
});

it('keeps the best race apart from what other runs say at least', () => {
  const found = week([
    row({ id: 'race', purpose: 'race', distanceMeters: 10_050, movingSeconds: 2400 }),
    row({ id: 'slower race', purpose: 'race', distanceMeters: 5000, movingSeconds: 1300 }),
    row(),
  ]);
  expect(found?.race).toEqual({ value: 51.94, activityId: 'race' });
  expect(found?.bestRun?.activityId).toBe('run');
});

it('keeps the fastest stretch over each distance that is followed', () => {
  const effort = (distanceMeters: number, elapsedSeconds: number) => ({
    distanceMeters,
    elapsedSeconds,
    startSeconds: 0,
    endSeconds: elapsedSeconds,
  });
  const found = week([row({ id: 'a' }), row({ id: 'b' })], {
    a: { bestEfforts: [effort(400, 90), effort(1000, 240)] },
    b: { bestEfforts: [effort(1000, 230), effort(5000, 1300)] },
  });
  expect(found?.records).toEqual([
    { distanceMeters: 1000, elapsedSeconds: 230, activityId: 'b' },
    { distanceMeters: 5000, elapsedSeconds: 1300, activityId: 'b' },
  ]);
});

it('keeps no record of a run whose distance its positions contradict', () => {
  const effort = { distanceMeters: 5000, startSeconds: 0 };
  const found = week([row({ id: 'a' }), row({ id: 'b', isDistanceContradicted: true })], {
    a: { bestEfforts: [{ ...effort, elapsedSeconds: 1400, endSeconds: 1400 }] },
    b: { bestEfforts: [{ ...effort, elapsedSeconds: 900, endSeconds: 900 }] },
  });
  expect(found?.records).toEqual([{ distanceMeters: 5000, elapsedSeconds: 1400, activityId: 'a' }]);
});

it('says which activities are no runs, and of which the distance is in doubt', () => {
  const found = week(
    [
      row({ id: 'run' }),
      row({ id: 'ride', purpose: 'unclear' }),
      row({ id: 'contradicted', isDistanceContradicted: true }),
    ],
    { ride: { riding: 'whole' } },
  );
  const doubts = found?.activities.map(({ id, doubt }) => [id, doubt]) ?? [];
  expect(Object.fromEntries(doubts)).toEqual({
    run: undefined,
    ride: 'ridden',
    contradicted: 'distance',
  });
});

it('counts no kilometre of a ride that is called a run, unless the runner said what it was', () => {
  const ridden = { riding: 'whole', intensity: 'easy' } as const;
  const found = week(
    [
      row({ id: 'ride', purpose: 'unclear', distanceMeters: 30_000 }),
      row({ id: 'part', purpose: 'unclear', distanceMeters: 8000 }),
      row({ id: 'said', purpose: 'race', distanceMeters: 10_000 }),
    ],
    { ride: ridden, part: { ...ridden, riding: 'part' }, said: ridden },
  );
  expect(found?.volume.easy.meters).toBe(18_000);
  expect(found?.activities).toHaveLength(3);
});

it.each([
  ['an even easy run', {}, 'reliable', 148],
  ['a hard one', { purpose: 'tempo' }, 'reliable', undefined],
  ['a short one', { movingSeconds: 900 }, 'reliable', undefined],
  ['one up a mountain', { ascentMeters: 400 }, 'reliable', undefined],
  ['one on a treadmill', { isIndoor: true }, 'reliable', undefined],
  ['one with a loose strap', {}, 'erratic', undefined],
  ['one measured in part', {}, 'partial', undefined],
] as const)('compares the heart rate of easy runs: %s', (_, changes, heartRateQuality, beats) => {
  const found = week([row(changes)], { run: { heartRateQuality } });
  expect(found?.activities[0]?.easyBeatsPerMinute).toBe(beats);
});

it('computes the same whatever the order, and lists no more than fits', () => {
  const rows = Array.from({ length: 40 }, (_, index) =>
    row({ id: `run${index}`, startedAt: new Date(Date.UTC(2026, 10, 17, 0, index)) }),
  );
  const found = week(rows);
  expect(week(rows.toReversed())).toEqual(found);
  expect(found?.activities).toHaveLength(TREND_LIMITS.activitiesListed);
  expect(found?.volume.unknown.meters).toBe(40 * 10_020);
});

/** Bytes of a value in ASCII as Firestore counts them (Firestore, "Storage size calculations"). */
function storedBytes(value: unknown): number {
  if (typeof value === 'string') return value.length + 1;
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + storedBytes(one), 0);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce(
    (sum, [name, one]) => sum + name.length + 1 + storedBytes(one),
    0,
  );
}

it('keeps the fullest weeks of three years within one document', () => {
  const ids = Array.from({ length: TREND_LIMITS.activitiesRead }, (_, index) =>
    `${index}`.padStart(ACTIVITY_ID_LENGTH, '0'),
  );
  const analysis: TrendAnalysis = {
    intensity: 'easy',
    intervals: [],
    heartRateQuality: 'reliable',
    bestEfforts: TREND_RECORD_METERS.map((distanceMeters) => ({
      distanceMeters,
      elapsedSeconds: 400.5,
      startSeconds: 0,
      endSeconds: 1,
    })),
  };
  const longestSport = SPORT_TYPES.filter(isRunning).sort((a, b) => b.length - a.length)[0];
  const fullest = computeTrendWeek(
    MONDAY,
    ids.map((id) => row({ id, purpose: 'easy', ...(longestSport && { sport: longestSport }) })),
    () => analysis,
  );
  expect(fullest?.activities).toHaveLength(TREND_LIMITS.activitiesListed);
  expect(fullest?.activities[0]?.easyBeatsPerMinute).toBeDefined();
  const race = { value: 50.25, activityId: ids[0] };
  const week = { ...fullest, race, bestRun: race, loadMethods: LOAD_METHODS };
  const weekCount = TREND_LIMITS.yearsPerDocument * 53;
  const keys = Array.from({ length: weekCount }, (_, index) => trendWeekKeyOf(MONDAY + index * 7));
  const weeks = Object.fromEntries(keys.map((key) => [key, week]));
  const pathBytes = 2 * 200;
  expect(storedBytes({ weeks }) + pathBytes).toBeLessThan(DOCUMENT_BYTES_MAXIMUM);
});
