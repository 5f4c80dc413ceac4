import { describe, expect, test } from 'vitest';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { LANGUAGES } from '@tasuki/domain/language';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import {
  buildActivity,
  type RecordingOptions,
  type RecordingSegment,
} from '../../builders/recording-builder.ts';
import { coached, earlierRun, sentencesOf } from './coach-samples.ts';

interface Case {
  title: string;
  segments: readonly RecordingSegment[];
  options?: RecordingOptions;
  history?: readonly RecentActivity[];
}

/** Riding at some speeds, with a light or a descent between, where the pedals stand still. */
const pedalling = (
  parts: readonly (readonly [seconds: number, speed: number, turns: number])[],
  heartRate = 128,
): RecordingSegment[] =>
  parts.map(([seconds, speedMetersPerSecond, turns]) => ({
    seconds,
    speedMetersPerSecond,
    cadence: turns,
    heartRate,
  }));

const times = <Item>(count: number, items: readonly Item[]): Item[] =>
  Array.from({ length: count }, () => items).flat();

const SLOW_WEEKS = [2, 4, 6, 8, 10, 13, 16].map((daysAgo) =>
  earlierRun(daysAgo, {
    distanceMeters: 6500,
    movingSeconds: 2400,
    averagePaceSecondsPerKilometer: 369,
  }),
);

const RIDES: readonly Case[] = [
  {
    title: 'an hour at 21 km/h without a sensor',
    segments: [{ seconds: 3600, speedMetersPerSecond: 5.8 }],
    options: { without: ['heartRate', 'cadence'] },
  },
  {
    title: 'pedals turned at 78 a minute, counted as steps of one leg',
    segments: times(
      6,
      pedalling([
        [400, 6.4, 156],
        [60, 8, 0],
        [30, 0, 0],
      ]),
    ),
  },
  {
    title: 'a slow ride in town with the pedals standing at every light',
    segments: times(
      14,
      pedalling(
        [
          [90, 4.6, 140],
          [25, 4.8, 0],
          [40, 5.2, 124],
          [15, 0, 0],
        ],
        112,
      ),
    ),
  },
  {
    title: 'a wrist that counts a few shakes of the handlebar',
    segments: times(
      10,
      pedalling([
        [150, 5.4, 62],
        [60, 6.6, 34],
        [60, 5, 90],
      ]),
    ),
  },
  {
    title: 'a quiet ride at a heart rate at which nobody runs so fast',
    segments: [{ seconds: 1500, speedMetersPerSecond: 4.4, heartRate: 104 }],
    options: { without: ['cadence'] },
  },
  {
    title: 'a short ride downhill and up again without a sensor',
    segments: times(4, [
      { seconds: 110, speedMetersPerSecond: 4.4, grade: 0.03 },
      { seconds: 45, speedMetersPerSecond: 8.6, grade: -0.04 },
      { seconds: 90, speedMetersPerSecond: 5.2 },
    ]),
    options: { without: ['heartRate', 'cadence'] },
  },
  ...[15.2, 16.5, 18].map((speed) => ({
    title: `half an hour at ${speed} km/h without a sensor, by somebody unknown`,
    segments: [{ seconds: 1800, speedMetersPerSecond: speed / 3.6 }],
    options: { without: ['heartRate', 'cadence'] } satisfies RecordingOptions,
  })),
  {
    title: 'far faster than this runner has ever been',
    segments: [{ seconds: 1900, speedMetersPerSecond: 4.5 }],
    options: { without: ['heartRate', 'cadence'] },
    history: SLOW_WEEKS,
  },
  {
    title: 'called a walk',
    segments: times(
      6,
      pedalling([
        [400, 6.4, 156],
        [60, 8, 0],
        [30, 0, 0],
      ]),
    ),
    options: { sport: 'Walk' },
  },
];

const RUNS: readonly Case[] = [
  {
    title: 'ten kilometres in 37 minutes, even to the end, with a watch that only knows positions',
    segments: [
      { seconds: 60, speedMetersPerSecond: 4.8 },
      { seconds: 2164, speedMetersPerSecond: 4.5 },
    ],
    options: { seed: 3, without: ['heartRate', 'cadence'] },
  },
  {
    title: 'a fast runner with a heart rate to match, without counted steps',
    segments: [{ seconds: 2000, speedMetersPerSecond: 5, heartRate: 171 }],
    options: { without: ['cadence'] },
  },
  {
    title: 'a fast runner who counts steps',
    segments: [{ seconds: 4200, speedMetersPerSecond: 5.3, cadence: 184 }],
    options: { without: ['heartRate'] },
  },
  {
    title: 'a fast descent on foot',
    segments: [
      { seconds: 1500, speedMetersPerSecond: 2.4, grade: 0.09, cadence: 164, heartRate: 168 },
      { seconds: 700, speedMetersPerSecond: 5.6, grade: -0.11, cadence: 186, heartRate: 150 },
    ],
  },
  {
    title: 'a foot pod that fell silent for a while',
    segments: [
      { seconds: 900, speedMetersPerSecond: 3.9, cadence: 176, heartRate: 158 },
      { seconds: 700, speedMetersPerSecond: 3.9, cadence: 0, heartRate: 160 },
      { seconds: 900, speedMetersPerSecond: 3.9, cadence: 176, heartRate: 161 },
    ],
  },
  {
    title: 'a foot pod that misses a few seconds again and again',
    segments: times(12, [
      { seconds: 150, speedMetersPerSecond: 3.8, cadence: 174, heartRate: 155 },
      { seconds: 8, speedMetersPerSecond: 3.8, cadence: 0, heartRate: 155 },
    ]),
  },
  {
    title: 'half an hour at 14 km/h without a sensor, by somebody unknown',
    segments: [{ seconds: 1800, speedMetersPerSecond: 14 / 3.6 }],
    options: { without: ['heartRate', 'cadence'] },
  },
  {
    title: 'as fast without a sensor as this runner often is',
    segments: [{ seconds: 1800, speedMetersPerSecond: 16 / 3.6 }],
    options: { without: ['heartRate', 'cadence'] },
    history: [2, 4, 6, 8, 10, 13, 16].map((daysAgo) =>
      earlierRun(daysAgo, {
        distanceMeters: 9000,
        movingSeconds: 2400,
        averagePaceSecondsPerKilometer: 267,
      }),
    ),
  },
  {
    title: 'a position that jumped twice',
    segments: times(2, [
      { seconds: 1200, speedMetersPerSecond: 3, heartRate: 150 },
      { seconds: 8, speedMetersPerSecond: 11, heartRate: 150 },
    ]),
    options: { without: ['cadence'] },
  },
  {
    title: 'ten times 200 m in 31 seconds by a good runner',
    segments: [
      { seconds: 900, speedMetersPerSecond: 3.3, heartRate: 140 },
      ...times(10, [
        { seconds: 31, speedMetersPerSecond: 6.5, heartRate: 172 },
        { seconds: 80, speedMetersPerSecond: 2.4, heartRate: 150 },
      ]),
      { seconds: 600, speedMetersPerSecond: 3.2, heartRate: 145 },
    ],
    options: { without: ['cadence'] },
  },
  {
    title: 'a race of a slow runner, much faster than every day',
    segments: [{ seconds: 1380, speedMetersPerSecond: 3.62, heartRate: 178 }],
    options: { without: ['cadence'] },
    history: SLOW_WEEKS,
  },
];

const decodedOf = ({ segments, options }: Case) =>
  buildActivity(segments, { seed: 5, laps: 'none', ...options });

function readingOf(decoded: DecodedActivity, history: readonly RecentActivity[] = []) {
  const analysis = coached(decoded, { history, athlete: UNKNOWN_PHYSIOLOGY });
  return readSession({ source: decoded, analysis, history, note: null });
}

/** Words that advise or judge a run. */
const ABOUT_RUNNING: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\b(easy|pace|your next run|run \d|day off)\b/i,
  ja: /ジョグ|ペース|走りましょう|走り込/u,
  zh: /轻松跑|配速|下次跑步|歇一天/u,
  'zh-tw': /輕鬆跑|配速|下次跑步|休息一天/u,
  vi: /chạy nhẹ|tốc độ|nghỉ một ngày|buổi chạy tới/iu,
};

describe('a ride that is called a run', () => {
  test.each(RIDES)('is asked about: $title', (given) => {
    const decoded = decodedOf(given);
    const { findings, nextStep } = readingOf(decoded, given.history);
    expect(findings).toContain('ask.sport');
    expect(nextStep.code).toBe('askSport');
  });

  test.each(LANGUAGES)('gets no word on running in %s', (language) => {
    for (const given of RIDES) {
      const analysis = coached(decodedOf(given), {
        language,
        history: given.history ?? [],
        athlete: UNKNOWN_PHYSIOLOGY,
      });
      expect(sentencesOf(analysis).join(' ')).not.toMatch(ABOUT_RUNNING[language]);
    }
  });

  test('makes no record of running', () => {
    const [ride] = RIDES;
    if (!ride) throw new Error('There is no ride');
    expect(coached(decodedOf(ride)).bestEfforts).toEqual([]);
  });

  test.each([
    ['en', 'Commute on my bike, forgot to switch the watch'],
    ['ja', '自転車で通勤'],
    ['zh', '骑车上班'],
    ['zh-tw', '騎腳踏車去上班'],
    ['vi', 'Đạp xe đi làm'],
  ] as const)('is read as one where the runner says so in %s', (language, note) => {
    const [, ride] = RIDES;
    if (!ride) throw new Error('There is no ride');
    const decoded = decodedOf(ride);
    const analysis = coached(decoded, { language, note });
    const reading = readSession({ source: decoded, analysis, history: [], note });
    expect(reading.opening).toBe('unclear.saidRide');
    expect(reading.findings).not.toContain('ask.sport');
  });
});

describe('a run that is none the less fast', () => {
  test.each(RUNS)('is not taken for a ride: $title', (given) => {
    expect(readingOf(decodedOf(given), given.history).findings).not.toContain('ask.sport');
  });
});

describe('a run of which the end was driven through town', () => {
  const driven = buildActivity(
    [
      { seconds: 2400, speedMetersPerSecond: 2.8, heartRate: 150, cadence: 166 },
      { seconds: 60, speedMetersPerSecond: 0, heartRate: 110, cadence: 0 },
      ...times(4, [
        { seconds: 70, speedMetersPerSecond: 7.4, heartRate: 92, cadence: 0 },
        { seconds: 40, speedMetersPerSecond: 0, heartRate: 90, cadence: 0 },
      ]),
    ],
    { seed: 6 },
  );

  test('is not praised for a strong finish', () => {
    const reading = readingOf(driven);
    expect(reading.opening).toBe('unclear.partRide');
    expect(reading.findings).toContain('record.impossible');
  });
});
