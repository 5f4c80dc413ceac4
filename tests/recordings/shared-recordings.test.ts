import { describe, expect, it } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { decodeSharedRecording } from './decode-shared-recording.ts';
import { finiteValues } from './finite-values.ts';
import { sharedData } from './shared-data.ts';
import { readManifest, type ManifestRow } from './shared-manifest.ts';

/** What every file that is no activity is to be called. */
const REFUSED: Readonly<Record<string, FailureCode>> = {
  'elevate__._empty.fit': 'recording/unsupported-format',
  'elevate__empty.fit': 'recording/empty-file',
  'fittrackee__example.fit': 'recording/course-not-activity',
  'gpxpy__Mojstrovka.gpx': 'recording/no-usable-time',
  'gpxpy__route.gpx': 'recording/route-not-activity',
  'python-fitparse__nametest.FIT': 'recording/settings-not-activity',
  'sports-lib__empty-activities.fit': 'recording/damaged',
};

/** Damaged files of which something is kept. */
const PARTIAL: ReadonlySet<string> = new Set([
  'python-fitparse__activity-filecrc.fit',
  'python-fitparse__activity-settings-corruptheader.fit',
  'python-fitparse__strava-android-app-201.10-b1218918.fit',
]);

/** Where the product knows better than a plain decoder, and why. */
const HEART_RATE_OF_ZERO: ReadonlySet<string> = new Set([
  // The strap was off: 0 is no heart rate.
  'goldencheetah__14582164182.fit.gz',
  'sports-lib__inverted-times.fit',
]);
const IMPOSSIBLE_TIMES: ReadonlySet<string> = new Set([
  // One reading 64 years after the others.
  'python-fitparse__strava-android-app-201.10-b1218918.fit',
]);

const manifest = readManifest();

async function decode({ file, folder }: ManifestRow): Promise<readonly DecodedActivity[]> {
  return decodeSharedRecording(`${folder}/${file}`);
}

function sum(values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** `actual` differs from `wanted` by no more than `tolerance`; anything is right where it is unknown. */
function expectNear(
  actual: number | null | undefined,
  wanted: number | null,
  tolerance: number,
  what: string,
): void {
  if (wanted === null) return;
  expect(actual ?? null, what).not.toBeNull();
  expect(
    Math.abs((actual ?? NaN) - wanted),
    `${what}: ${actual} for ${wanted}`,
  ).toBeLessThanOrEqual(tolerance);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

function expectDeclaredTotals(row: ManifestRow, activities: readonly DecodedActivity[]): void {
  const declared = activities.map((activity) => activity.declared);
  const total = (pick: (totals: DecodedActivity['declared']) => number | null) =>
    sum(declared.map(pick));
  expectNear(
    total(({ distanceMeters }) => distanceMeters),
    row.distanceMeters,
    0.11,
    'distance',
  );
  expectNear(
    total(({ timerSeconds }) => timerSeconds),
    row.movingSeconds,
    0.11,
    'timer time',
  );
  expectNear(
    total(({ energyKilocalories }) => energyKilocalories),
    row.calories,
    0.5,
    'energy',
  );
  if (row.format !== 'FIT') return;
  expectNear(
    total(({ ascentMeters }) => ascentMeters),
    row.ascentMeters,
    0.5,
    'ascent',
  );
  const isInverted = (row.elapsedSeconds ?? 0) < (row.movingSeconds ?? 0) - 1;
  expectNear(
    total(({ elapsedSeconds }) => elapsedSeconds),
    isInverted ? 0 : row.elapsedSeconds,
    0.11,
    'elapsed time, none where it is shorter than the timer',
  );
}

function expectRecording(row: ManifestRow, activities: readonly DecodedActivity[]): void {
  const columns = activities.map(({ recording }) => recording.columns);
  const readings = sum(columns.map(({ elapsedSeconds }) => elapsedSeconds.length));
  // A session that began before its first reading has one more; one instant is one reading.
  expect(readings).toBeGreaterThanOrEqual(row.records - row.duplicates - activities.length);
  expect(readings).toBeLessThanOrEqual(row.records + activities.length);
  expectNear(
    sum(columns.map(({ distanceMeters }) => finiteValues(distanceMeters).at(-1))),
    row.recordedMeters,
    activities.length === 1 ? 0.15 : 2,
    'recorded distance',
  );
  const positions = sum(
    activities.map(({ track }) => (track ? finiteValues(track.latitudeDegrees).length : 0)),
  );
  expectNear(positions, row.positions, row.duplicates, 'positions');
  if (!HEART_RATE_OF_ZERO.has(row.file)) {
    const beats = columns.flatMap(({ heartRateBeatsPerMinute }) =>
      finiteValues(heartRateBeatsPerMinute),
    );
    expectNear(beats.length, row.heartRates, row.duplicates, 'heart rates');
    expectNear(mean(beats), row.recordedAverageHeartRate, 0.25, 'average heart rate');
    if (row.recordedMaximumHeartRate !== null) {
      expect(beats.reduce((highest, value) => Math.max(highest, value), 0)).toBe(
        row.recordedMaximumHeartRate,
      );
    }
  }
  if (activities.length === 1 && !IMPOSSIBLE_TIMES.has(row.file)) {
    const span = columns[0]?.elapsedSeconds.at(-1);
    // Up to the time between the session's start and its first reading.
    expectNear(span, row.recordedSeconds, 45, 'recorded time');
  }
}

async function expectAsInManifest(row: ManifestRow): Promise<void> {
  const activities = await decode(row);
  expect(activities).toHaveLength(Math.max(1, row.sessions));
  expect(activities[0]?.isPartial).toBe(PARTIAL.has(row.file));
  expectNear(
    (activities[0]?.startedAt.getTime() ?? 0) / 1000,
    row.startedAt && row.startedAt.getTime() / 1000,
    1,
    'start',
  );
  expect(sum(activities.map(({ laps }) => laps.length))).toBe(row.laps);
  expectRecording(row, activities);
  if (row.format === 'GPX') {
    const meters = finiteValues(
      activities[0]?.recording.columns.distanceMeters ?? new Float64Array(),
    ).at(-1);
    expectNear(meters, row.distanceMeters, 0.02 * (row.distanceMeters ?? 0), 'distance');
  } else {
    expectDeclaredTotals(row, activities);
  }
  if (row.format === 'FIT' && row.timerStops !== null && row.records > 0) {
    const pauses = sum(activities.map(({ recording }) => recording.timerPauses.length));
    expect(pauses).toBe(Math.max(0, row.timerStops - 1));
  }
  row.perSession.forEach((truth, index) => {
    const activity = activities[index];
    expect(activity?.startedAt).toEqual(new Date(truth.start));
    expect(activity?.isTransition).toBe(truth.sport === 'transition');
    expect(activity?.declared.distanceMeters).toBeCloseTo(truth.dist, 1);
    expect(activity?.declared.timerSeconds).toBeCloseTo(truth.timer, 1);
    expect(activity?.declared.averageHeartRateBeatsPerMinute).toBe(truth.avg_hr);
    expect(activity?.declared.maximumHeartRateBeatsPerMinute).toBe(truth.max_hr);
    expect(activity?.declared.ascentMeters).toBe(truth.ascent);
  });
}

if (manifest === null) {
  console.warn(`The folder of shared recordings is absent (${sharedData}); nothing was compared.`);
  it('has no shared recordings to compare with: ../shared/data is absent', () => {
    expect(manifest).toBeNull();
  });
} else {
  describe('every shared recording', () => {
    const refused = manifest.filter(({ file }) => Object.hasOwn(REFUSED, file));
    const kept = manifest.filter(({ file }) => !Object.hasOwn(REFUSED, file));

    it('is there', () => {
      expect(refused).toHaveLength(Object.keys(REFUSED).length);
      expect(kept.length).toBeGreaterThan(60);
    });

    it.each(kept.map((row) => [row.file, row] as const))(
      '%s is decoded as the manifest says',
      async (_file, row) => {
        await expectAsInManifest(row);
      },
    );

    it.each(refused.map((row) => [row.file, row] as const))(
      '%s is refused as what it is',
      async (file, row) => {
        const failure: unknown = await decode(row).catch((cause: unknown) => cause);
        expect(failure).toBeInstanceOf(TasukiFailure);
        expect((failure as TasukiFailure).code).toBe(REFUSED[file]);
      },
    );
  });
}
