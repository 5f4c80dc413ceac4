import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { SPEED_CURVE_PARTS } from '@tasuki/domain/activities/speed-curve';
import { NOTHING_DECLARED, type DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import { decodeRecording, decodeTrack } from '@tasuki/domain/recordings/recording-encoding';
import type { RecordingColumns } from '@tasuki/domain/recordings/recording';
import { activityDocuments, activityIdOf, type ActivityOrigin } from './activity-documents.ts';

const HASH = '0123456789abcdef'.repeat(4);
const ORIGIN: ActivityOrigin = {
  uid: 'u'.repeat(28),
  contentHash: HASH,
  source: 'file',
  stravaTerms: 'standard',
  now: new Date('2026-05-02T08:00:00Z'),
};

function columns(length: number, value: (index: number) => number): RecordingColumns {
  const filled = () => Float64Array.from({ length }, (_, index) => value(index));
  return {
    elapsedSeconds: Float64Array.from({ length }, (_, index) => index),
    distanceMeters: Float64Array.from({ length }, (_, index) => index * 3),
    speedMetersPerSecond: filled(),
    heartRateBeatsPerMinute: filled(),
    cadencePerMinute: filled(),
    powerWatts: filled(),
    altitudeMeters: filled(),
    temperatureCelsius: filled(),
  };
}

function decodedActivity(fields: Partial<DecodedActivity> = {}): DecodedActivity {
  return {
    format: 'gpx',
    sessionIndex: 0,
    sessionCount: 1,
    sport: 'Run',
    sourceSportName: null,
    isTransition: false,
    startedAt: new Date('2026-05-02T06:30:00Z'),
    utcOffsetMinutes: 540,
    deviceName: null,
    isIndoor: false,
    recording: { columns: columns(100, () => 150), timerPauses: [] },
    track: null,
    laps: [],
    declared: NOTHING_DECLARED,
    isPartial: false,
    ...fields,
  };
}

const ANALYSIS: ActivityAnalysis = {
  analysisVersion: 1,
  summary: {
    distanceMeters: 12_345.678_901_234,
    elapsedSeconds: 3723.123_456,
    timerSeconds: 3700.123_456,
    movingSeconds: 3600.123_456,
    averagePaceSecondsPerKilometer: 291.609_876_543,
    averageSpeedMetersPerSecond: 3.429_355_123_4,
    maximumSpeedMetersPerSecond: 5,
    averageHeartRateBeatsPerMinute: 151.234_567_89,
    maximumHeartRateBeatsPerMinute: 171,
    averageCadencePerMinute: 172,
    averagePowerWatts: 243,
    maximumPowerWatts: 300,
    ascentMeters: 123.456_789,
    descentMeters: 120,
    lowestAltitudeMeters: 10,
    highestAltitudeMeters: 90,
    averageTemperatureCelsius: 18,
    energyKilocalories: 700,
  },
  splits: [],
  laps: [],
  intervals: [],
  zones: null,
  bestEfforts: [],
  purpose: 'progression',
  load: { value: 81.234_567_891, method: 'heart-rate' },
  facts: [],
  missing: [],
  feedback: null,
};

const LOCALE: MeasureLocale = { language: 'ja', units: 'metric' };

function feedbackOf(sentence: string): CoachFeedback {
  return {
    language: 'ja',
    author: 'embedded',
    authorVersion: 1,
    purpose: 'progression',
    isSafetyFirst: false,
    sentences: [{ role: 'purpose', text: sentence }],
    createdAt: new Date('2026-05-02T07:30:00Z'),
  };
}

it('makes a row of at most 3 kB, whatever the file calls itself and the coach says', () => {
  for (const letter of ['走', 'ệ', '🏃🏽']) {
    const decoded = decodedActivity({
      sourceTitle: letter.repeat(500),
      sessionCount: 3,
      recording: { columns: columns(1000, () => 150), timerPauses: [] },
    });
    const analysis = { ...ANALYSIS, feedback: feedbackOf(letter.repeat(900)) };
    const { row } = activityDocuments(decoded, analysis, LOCALE, ORIGIN);
    expect(row.speedCurveMetersPerSecond).toHaveLength(SPEED_CURVE_PARTS);
    expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThanOrEqual(3000);
    expect(row.sourceTitle?.isWellFormed()).toBe(true);
    expect(row.feedbackLead?.isWellFormed()).toBe(true);
  }
});

it('shows a coach what its source allows, and no change-over', () => {
  const visible = (fields: Partial<DecodedActivity>, origin: Partial<ActivityOrigin> = {}) =>
    activityDocuments(decodedActivity(fields), ANALYSIS, LOCALE, { ...ORIGIN, ...origin }).row
      .visibleToCoach;
  expect(visible({})).toBe(true);
  expect(visible({ isTransition: true })).toBe(false);
  expect(visible({}, { source: 'strava' })).toBe(false);
  expect(visible({}, { source: 'strava', stravaTerms: 'partner' })).toBe(true);
});

it('puts the sessions of one file into a group, under ids that follow from the bytes', () => {
  const { row } = activityDocuments(
    decodedActivity({ sessionIndex: 2, sessionCount: 3 }),
    ANALYSIS,
    LOCALE,
    ORIGIN,
  );
  expect(row.id).toBe(activityIdOf(HASH, 2));
  expect(row.id).toBe('0123456789abcdef0123-2');
  expect(row.groupId).toBe('0123456789abcdef0123');
  expect(activityDocuments(decodedActivity(), ANALYSIS, LOCALE, ORIGIN).row.groupId).toBeNull();
});

it('stores recording and positions so that they can be read back', () => {
  const track = {
    elapsedSeconds: Float64Array.of(0, 1),
    latitudeDegrees: Float64Array.of(35.68, 35.680_027),
    longitudeDegrees: Float64Array.of(139.76, NaN),
  };
  const documents = activityDocuments(decodedActivity({ track }), ANALYSIS, LOCALE, ORIGIN);
  const bytesOf = (stored: { bytes: Uint8Array } | null) =>
    inflateRawSync(stored?.bytes ?? Buffer.alloc(0));
  const readBack = decodeRecording(bytesOf(documents.recording));
  expect([...readBack.heartRateBeatsPerMinute]).toEqual(Array<number>(100).fill(150));
  expect(decodeTrack(bytesOf(documents.track)).latitudeDegrees[1]).toBeCloseTo(35.680_027, 6);
});

it('stores nothing where nothing was recorded', () => {
  const empty = decodedActivity({ recording: { columns: columns(0, () => 0), timerPauses: [] } });
  const documents = activityDocuments(empty, ANALYSIS, LOCALE, ORIGIN);
  expect(documents.recording).toBeNull();
  expect(documents.track).toBeNull();
});

it('thins a recording that would not fit into a document, over its whole length', () => {
  let state = 1;
  const noise = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % 4000;
  };
  const long = decodedActivity({
    recording: { columns: columns(300_000, noise), timerPauses: [] },
  });
  const { recording } = activityDocuments(long, ANALYSIS, LOCALE, ORIGIN);
  expect(recording?.bytes.length).toBeLessThan(1_000_000);
  expect(recording?.sampleCount).toBeLessThan(300_000);
  const readBack = decodeRecording(inflateRawSync(recording?.bytes ?? Buffer.alloc(0)));
  expect(readBack.elapsedSeconds).toHaveLength(recording?.sampleCount ?? NaN);
  expect(readBack.elapsedSeconds.at(-1)).toBeGreaterThan(299_980);
});

it.each([
  [[], false],
  [[{ kind: 'distance', seconds: null } as const], true],
])('marks a row whose distance the positions contradict', (leftOut, isContradicted) => {
  const { row } = activityDocuments(decodedActivity(), { ...ANALYSIS, leftOut }, LOCALE, ORIGIN);
  expect(row.isDistanceContradicted).toBe(isContradicted);
});
