import { describe, expect, it } from 'vitest';
import type { ActivitySummary } from '@tasuki/domain/activities/activity-summary';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { decodeSharedRecording } from './decode-shared-recording.ts';
import { sharedData } from './shared-data.ts';
import { readManifest, type ManifestRow } from './shared-manifest.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

/** Heart rates that the product does not believe: a gym session at 234 on average. */
const ABSURD_HEART_RATE = 'elevate__flagged-hr.fit';

interface Analysed {
  row: ManifestRow;
  activities: readonly {
    decoded: DecodedActivity;
    summary: ActivitySummary;
    analysis: ReturnType<typeof analyseActivity>;
  }[];
}

async function analyse(row: ManifestRow): Promise<Analysed> {
  const activities = await decodeSharedRecording(`${row.folder}/${row.file}`);
  return {
    row,
    activities: activities.map((decoded) => {
      const known = { athlete: UNKNOWN_PHYSIOLOGY, history: [], now: NOW };
      const analysis = analyseActivity({ decoded, ...known });
      return { decoded, summary: analysis.summary, analysis };
    }),
  };
}

function total(
  { activities }: Analysed,
  pick: (summary: ActivitySummary) => number | null,
): number {
  return activities.reduce((sum, { summary }) => sum + (pick(summary) ?? 0), 0);
}

function expectWithin(
  actual: number,
  wanted: number | null,
  tolerance: number,
  what: string,
): void {
  if (wanted === null) return;
  expect(Math.abs(actual - wanted), `${what}: ${actual} for ${wanted}`).toBeLessThanOrEqual(
    tolerance,
  );
}

/** Time on the move by the rule of the manifest's own tool: every step of at least `metersPerSecond`. */
function secondsAtLeast({ recording }: DecodedActivity, metersPerSecond: number): number {
  const { elapsedSeconds, distanceMeters } = recording.columns;
  let moving = 0;
  let last = 0;
  for (let row = 1; row < elapsedSeconds.length; row += 1) {
    const meters = (distanceMeters[row] ?? NaN) - (distanceMeters[last] ?? NaN);
    if (Number.isNaN(meters)) continue;
    const seconds = (elapsedSeconds[row] ?? 0) - (elapsedSeconds[last] ?? 0);
    if (seconds > 0 && meters / seconds >= metersPerSecond) moving += seconds;
    last = row;
  }
  return moving;
}

function expectDeviceFigures(analysed: Analysed): void {
  const { row, activities } = analysed;
  expectWithin(
    total(analysed, (summary) => summary.distanceMeters),
    row.distanceMeters,
    0.5,
    'distance',
  );
  expectWithin(
    total(analysed, (summary) => summary.timerSeconds),
    row.movingSeconds,
    0.6,
    'timer time',
  );
  expectWithin(
    total(analysed, (summary) => summary.energyKilocalories),
    row.calories,
    0.5,
    'energy',
  );
  if (row.format === 'FIT') {
    expectWithin(
      total(analysed, (summary) => summary.ascentMeters),
      row.ascentMeters,
      0.5,
      'ascent',
    );
  }
  if (activities.length > 1 || row.averageHeartRate === null) return;
  const average = activities[0]?.summary.averageHeartRateBeatsPerMinute ?? null;
  // The device's mean counts what its sensor made up.
  const isLeftOut = activities[0]?.analysis.leftOut?.some(({ kind }) =>
    kind.startsWith('heartRate'),
  );
  if (isLeftOut) {
    expect(average === null).toBe(activities[0]?.analysis.heartRateQuality === 'erratic');
    return;
  }
  if (row.file === ABSURD_HEART_RATE) expect(average).toBeNull();
  else expectWithin(average ?? NaN, row.averageHeartRate, 0.6, 'average heart rate');
}

function expectPositionFigures({ row, activities }: Analysed): void {
  const [activity] = activities;
  if (!activity) throw new Error('nothing decoded');
  const { decoded, summary } = activity;
  expectWithin(
    summary.distanceMeters ?? NaN,
    row.distanceMeters,
    0.02 * (row.distanceMeters ?? 0),
    'distance',
  );
  expectWithin(summary.elapsedSeconds, row.elapsedSeconds, 1, 'elapsed time');
  const moving = row.movingSeconds ?? NaN;
  expectWithin(secondsAtLeast(decoded, 1 / 3.6), moving, 0.05 * moving, 'time at 1 km/h or more');
  // The product calls less than 0.5 m/s standing, which swimmers and climbers fall below.
  const slow = secondsAtLeast(decoded, 1 / 3.6) - secondsAtLeast(decoded, 0.5);
  expectWithin(summary.movingSeconds, moving, 0.05 * moving + slow, 'moving time');
}

const manifest = readManifest();

if (manifest === null) {
  console.warn(`The folder of shared recordings is absent (${sharedData}); nothing was analysed.`);
  it('has no shared recordings to analyse: ../shared/data is absent', () => {
    expect(manifest).toBeNull();
  });
} else {
  const kept = manifest.filter(({ sessions, startedAt, elapsedSeconds, format }) =>
    format === 'FIT' ? sessions > 0 : startedAt !== null && (elapsedSeconds ?? 0) > 0,
  );
  describe('every shared recording that is an activity', () => {
    it.each(kept.map((row) => [row.file, row] as const))(
      '%s has the figures of the manifest',
      async (_file, row) => {
        const analysed = await analyse(row);
        if (row.format === 'GPX') expectPositionFigures(analysed);
        else expectDeviceFigures(analysed);
      },
    );

    it('is one of more than sixty', () => {
      expect(kept.length).toBeGreaterThan(60);
    });
  });
}
