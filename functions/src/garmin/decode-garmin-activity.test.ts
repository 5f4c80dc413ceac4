import { describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { decodeGarminActivity } from './decode-garmin-activity.ts';
import { readGarminActivity } from './garmin-activity.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const START = Date.UTC(2026, 10, 20, 6) / 1000;
const SUMMARY = {
  activityType: 'RUNNING',
  startTimeInSeconds: START,
  startTimeOffsetInSeconds: 32_400,
  durationInSeconds: 300,
  distanceInMeters: 1000,
};

function decode(summary: object, details: object | null) {
  const activity = readGarminActivity({ ...SUMMARY, ...summary });
  if (!activity) throw new Error('no activity');
  return decodeGarminActivity(activity, details as Record<string, unknown> | null, NOW);
}

/** One reading each five seconds. */
function samples(seconds: number, fields: (at: number) => object = () => ({})): object[] {
  return Array.from({ length: seconds / 5 + 1 }, (_, index) => ({
    startTimeInSeconds: START + index * 5,
    heartRate: 140 + index / 2,
    totalDistanceInMeters: index * 16,
    stepsPerMinute: 84,
    ...fields(index * 5),
  }));
}

describe('an activity that Garmin reports', () => {
  it('has its totals where nothing was recorded', () => {
    expect(decode({ manual: true }, null)).toMatchObject({
      format: null,
      sport: 'Run',
      startedAt: new Date(START * 1000),
      utcOffsetMinutes: 540,
      track: null,
      isIndoor: false,
      declared: { timerSeconds: 300, distanceMeters: 1000 },
    });
  });

  it('has the steps of both legs, a pause and the laps of its details', () => {
    const details = {
      samples: samples(400).filter((_, index) => index <= 28 || index >= 48),
      laps: [{ startTimeInSeconds: START + 200 }, { startTimeInSeconds: START }],
    };
    const decoded = decode({}, details);
    expect(decoded?.recording.columns.cadencePerMinute[3]).toBe(168);
    expect(decoded?.recording.timerPauses).toEqual([{ startSeconds: 140, endSeconds: 240 }]);
    expect(decoded?.laps).toMatchObject([
      { startSeconds: 0, endSeconds: 200 },
      { startSeconds: 200, endSeconds: 400 },
    ]);
  });

  it('stood still where its timer did, however far apart its readings are', () => {
    const details = {
      samples: [0, 60, 120, 300].map((at) => ({
        startTimeInSeconds: START + at,
        timerDurationInSeconds: at < 120 ? at : at - 40,
      })),
    };
    expect(decode({ durationInSeconds: 260 }, details)?.recording.timerPauses).toEqual([
      { startSeconds: 80, endSeconds: 120 },
    ]);
  });

  it('keeps readings that came out of order, and leaves out impossible ones', () => {
    const wild = samples(300, (at) => (at === 50 ? { heartRate: 900, latitudeInDegree: 95 } : {}));
    const decoded = decode({}, { samples: wild.toReversed(), laps: 'none' });
    const { elapsedSeconds, heartRateBeatsPerMinute } = decoded?.recording.columns ?? {};
    expect(elapsedSeconds?.at(-1)).toBe(300);
    expect(heartRateBeatsPerMinute?.[8]).toBe(144);
    expect(heartRateBeatsPerMinute?.[10]).toBeNaN();
    expect(decoded?.track).toBeNull();
  });

  it('is described by its totals where no reading has a time', () => {
    const decoded = decode({}, { samples: [{ heartRate: 120 }, null, { startTimeInSeconds: 5 }] });
    expect(decoded?.recording.columns.elapsedSeconds).toHaveLength(0);
    expect(decoded).toMatchObject({ isPartial: true, declared: { timerSeconds: 300 } });
  });

  it('is none where its clock was never set, or runs ahead', () => {
    expect(decode({ startTimeInSeconds: 86_400 }, null)).toBeNull();
    expect(decode({ startTimeInSeconds: START + 90 * DAY_SECONDS }, null)).toBeNull();
  });

  it('is a change-over where Garmin calls it one', () => {
    expect(decode({ activityType: 'SWIMTOBIKETRANSITION_V2' }, null)).toMatchObject({
      sport: 'Other',
      isTransition: true,
    });
  });
});
