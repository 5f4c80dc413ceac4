import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readDetail,
  readEach,
  readStreams,
  stravaSummarySchema,
  UnusableAnswer,
} from '../../functions/src/integrations/strava/strava-shapes.ts';
import { stravaRow } from '../../functions/src/strava/strava-activity-row.ts';
import { analysisAsReported, stravaDecoded } from '../../functions/src/strava/strava-recording.ts';
import { sharedData } from './shared-data.ts';

const ORIGIN = { uid: 'runner', terms: 'standard', fetchedAt: new Date('2026-11-21') } as const;
const sample = (name: string): unknown =>
  JSON.parse(readFileSync(`${sharedData}strava/${name}.json`, 'utf8'));

describe('real answers of Strava', () => {
  if (!existsSync(`${sharedData}strava`)) {
    it('are not here', () => {
      expect(existsSync(sharedData)).toBe(false);
    });
    return;
  }

  it('a page of summaries is read whole, each with its local time', () => {
    const page = sample('summary_activities_elevate') as { utc_offset: number; type: string }[];
    const rows = readEach(stravaSummarySchema, page).map((summary) => stravaRow(summary, ORIGIN));
    expect(rows).toHaveLength(page.length);
    expect(rows.map(({ utcOffsetMinutes }) => utcOffsetMinutes)).toEqual(
      page.map(({ utc_offset }) => utc_offset / 60),
    );
    expect(new Set(rows.map(({ sport }) => sport))).not.toContain('Other');
    for (const row of rows) expect(row.movingSeconds).toBeLessThanOrEqual(row.elapsedSeconds);
  });

  it('a run with laps to be asked for, splits and best efforts is shown as it is reported', () => {
    const detail = readDetail(sample('stravalib_activity.3'));
    expect(detail.laps).toBeNull();
    const row = stravaRow(detail, ORIGIN);
    const report = { detail, laps: [], streams: null };
    const analysis = analysisAsReported(report, row, stravaDecoded(report, row));
    expect(row).toMatchObject({ distanceMeters: 5781.1, utcOffsetMinutes: -480 });
    expect(analysis.splits[0]).toMatchObject({
      startSeconds: 0,
      endSeconds: 395,
      distanceMeters: 1002.9,
      movingSeconds: 369,
      isRemainder: false,
    });
    expect(analysis.splits.at(-1)?.isRemainder).toBe(true);
    expect(analysis.bestEfforts[0]).toMatchObject({ startSeconds: 228, elapsedSeconds: 134 });
    expect(analysis.missing).toContain('heartRate');
  });

  it.each(['detailed_activity_run_manual_elevate', 'stravalib_activity-manual.3'])(
    'what was typed in by hand has figures and no recording: %s',
    (name) => {
      const detail = readDetail(sample(name));
      const row = stravaRow(detail, ORIGIN);
      const { recording, track } = stravaDecoded({ detail, laps: [], streams: null }, row);
      expect(recording.columns.elapsedSeconds).toHaveLength(0);
      expect(track).toBeNull();
      expect(row.averagePaceSecondsPerKilometer).toBeGreaterThan(200);
    },
  );

  it.each(['streams_3182900697_key_by_type', 'streams_3183465494_key_by_type'])(
    'streams become a recording with steps of both legs: %s',
    (name) => {
      const answer = sample(name) as Record<string, { data: (number | null)[] }>;
      const streams = readStreams(answer);
      const detail = readDetail({
        ...(sample('detailed_activity_run_manual_elevate') as object),
        elapsed_time: answer['time']?.data.at(-1),
      });
      const row = stravaRow(detail, ORIGIN);
      const { recording } = stravaDecoded({ detail, laps: [], streams }, row);
      const { columns } = recording;
      expect([...columns.elapsedSeconds]).toEqual(answer['time']?.data);
      expect(columns.distanceMeters.at(-1)).toBe(answer['distance']?.data.at(-1));
      expect([...columns.heartRateBeatsPerMinute]).toEqual(answer['heartrate']?.data);
      expect(columns.cadencePerMinute[10]).toBe(2 * (answer['cadence']?.data[10] ?? NaN));
      expect([...columns.powerWatts]).toEqual(
        answer['watts']?.data.map((watts) => watts ?? Number.NaN),
      );
    },
  );

  it('an id that JavaScript cannot hold exactly is refused rather than bent', () => {
    const { DETAILED_ACTIVITY } = sample('eddmann_fixtures') as { DETAILED_ACTIVITY: object };
    expect(() => readDetail(DETAILED_ACTIVITY)).toThrow(UnusableAnswer);
  });
});
