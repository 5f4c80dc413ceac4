import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { describe, expect, test } from 'vitest';
import {
  buildActivity,
  type RecordingOptions,
  type RecordingSegment,
} from '../builders/recording-builder.ts';
import { rolling } from '../builders/scenario-segments.ts';
import { seededRandom } from '../builders/seeded-random.ts';
import { coached } from '../coaching/feedback/coach-samples.ts';

/** Altitude, cadence and heart rate are all that is left. */
const WITHOUT_POSITION = ['distance', 'speed', 'position'] as const;

function recorded(segments: RecordingSegment[], options: RecordingOptions = {}): DecodedActivity {
  return buildActivity(segments, { seed: 4, without: WITHOUT_POSITION, ...options });
}

const trail = rolling(2.7, seededRandom(3), 9000, 0.08).map((part) => ({
  ...part,
  cadence: 161,
  heartRate: 157,
}));
const gentleTrail = rolling(2.6, seededRandom(5), 8000, 0.02).map((part) => ({
  ...part,
  cadence: 164,
  heartRate: 146,
}));
const strolled: RecordingSegment[] = [
  { seconds: 2700, speedMetersPerSecond: 1.4, cadence: 108, heartRate: 98 },
];
const climbed: RecordingSegment[] = [
  { seconds: 3600, speedMetersPerSecond: 1, cadence: 104, heartRate: 124, grade: 0.15 },
  { seconds: 2400, speedMetersPerSecond: 1.2, cadence: 108, heartRate: 108, grade: -0.15 },
];

function readingOf(decoded: DecodedActivity) {
  const analysis = coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY });
  return readSession({ source: decoded, analysis, history: [], note: null });
}

describe('a run of which only altitude, steps and heart beats are known', () => {
  test.each(['Run', 'Walk', 'Hike'] as const)(
    'is no walk where steps are those of a run: %s',
    (sport) => {
      for (const segments of [trail, gentleTrail]) {
        expect(['walk', 'hike']).not.toContain(readingOf(recorded(segments, { sport })).purpose);
      }
    },
  );

  test('is a mountain run where it climbs as one', () => {
    const steep = rolling(2.7, seededRandom(3), 9000, 0.16).map((part) => ({
      ...part,
      cadence: 158,
      heartRate: 160,
    }));
    expect(readingOf(recorded(steep)).purpose).toBe('mountain');
    expect(readingOf(recorded(gentleTrail)).purpose).toBe('unclear');
  });

  test('is not sent back to record a run, since it was recorded from start to finish', () => {
    expect(readingOf(recorded(gentleTrail)).nextStep.code).not.toBe('recordAgain');
  });

  test('is asked about, and its climb is named', () => {
    const { findings } = readingOf(recorded(trail));
    expect(findings).toContain('demand.climb');
    expect(findings).toContain('ask.purpose');
  });

  test('has no estimated distance to be careful with, indoors', () => {
    const indoors = recorded([{ seconds: 2400, speedMetersPerSecond: 2.8, heartRate: 150 }], {
      isIndoor: true,
    });
    expect(readingOf(indoors).findings).not.toContain('record.indoor');
  });

  test('names running and walking where both were done', () => {
    const both = Array.from({ length: 6 }, (): RecordingSegment[] => [
      { seconds: 300, speedMetersPerSecond: 2.6, cadence: 162, heartRate: 150 },
      { seconds: 400, speedMetersPerSecond: 1.3, cadence: 108, heartRate: 120 },
    ]).flat();
    expect(readingOf(recorded(both, { sport: 'Hike' })).purpose).toBe('run-walk');
  });
});

describe('a walk of which no distance is known', () => {
  test.each(['Walk', 'Hike'] as const)('stays a walk: %s', (sport) => {
    expect(readingOf(recorded(strolled, { sport })).purpose).toBe('walk');
  });

  test('is a hike by its metres of climb an hour', () => {
    expect(readingOf(recorded(climbed, { sport: 'Walk' })).purpose).toBe('hike');
  });

  test('is a walk where steps were not counted either', () => {
    const decoded = recorded(strolled, {
      sport: 'Walk',
      without: [...WITHOUT_POSITION, 'cadence'],
    });
    expect(readingOf(decoded).purpose).toBe('walk');
  });
});
