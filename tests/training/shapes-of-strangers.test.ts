import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { viewSession } from '@tasuki/domain/coaching/facts/session-view';
import { FINDING_TESTS } from '@tasuki/domain/coaching/feedback/finding-tests';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { describe, expect, test } from 'vitest';
import { buildActivity } from '../builders/recording-builder.ts';
import { coached, earlierRun } from '../coaching/feedback/coach-samples.ts';

const NOW = new Date('2026-12-01T00:00:00Z');

function analysed(decoded: DecodedActivity) {
  return analyseActivity({ decoded, athlete: UNKNOWN_PHYSIOLOGY, history: [], now: NOW });
}

/** Without the heart rates that are not kept. */
function withHeartRates(
  decoded: DecodedActivity,
  isKept: (index: number, count: number) => boolean,
): DecodedActivity {
  const { columns } = decoded.recording;
  const beats = columns.heartRateBeatsPerMinute;
  return {
    ...decoded,
    recording: {
      ...decoded.recording,
      columns: {
        ...columns,
        heartRateBeatsPerMinute: beats.map((value, index) =>
          isKept(index, beats.length) ? value : Number.NaN,
        ),
      },
    },
  };
}

function valueOf(decoded: DecodedActivity, factId: string): number | undefined {
  return coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY }).facts.find(({ id }) => id === factId)
    ?.value;
}

describe('heart rates beside some of the points only', () => {
  const run = buildActivity([{ seconds: 1800, speedMetersPerSecond: 2.7, heartRate: 172 }], {
    seed: 5,
    everySeconds: 4,
  });

  test('stand for the whole where they cover all of it', () => {
    const sparse = withHeartRates(run, (index) => index % 2 === 0);
    expect(analysed(sparse).heartRateQuality).toBe('reliable');
  });

  test('do not where the strap fell silent half-way', () => {
    const half = withHeartRates(run, (index, count) => index < count / 2);
    expect(analysed(half).heartRateQuality).toBe('partial');
  });
});

describe('no repetitions are', () => {
  test.each([1, 2, 3])('two halves of a run with a walk between, seed %i', (seed) => {
    const { purpose } = analysed(
      buildActivity(
        [
          { seconds: 1825, speedMetersPerSecond: 2.79, heartRate: 174 },
          { seconds: 240, speedMetersPerSecond: 1.59, heartRate: 140, cadence: 118 },
          { seconds: 1420, speedMetersPerSecond: 2.6, heartRate: 182, cadence: 168 },
          { seconds: 450, speedMetersPerSecond: 2.2, heartRate: 176, cadence: 160 },
        ],
        { seed },
      ),
    );
    expect(purpose).not.toBe('intervals');
  });

  test.each([1, 2, 3])('jogged loops before two fast ones by the lap key, seed %i', (seed) => {
    const loop = (speedMetersPerSecond: number, heartRate: number) => ({
      seconds: Math.round(664 / speedMetersPerSecond),
      speedMetersPerSecond,
      heartRate,
    });
    const { intervals } = analysed(
      buildActivity(
        [
          loop(2.79, 150),
          loop(2.74, 160),
          loop(2.81, 163),
          loop(3.81, 180),
          loop(2.51, 165),
          loop(2.58, 163),
          loop(3.6, 178),
          loop(2.48, 165),
          loop(2.89, 166),
        ],
        { seed, laps: 'segments' },
      ),
    );
    expect(intervals.filter(({ kind }) => kind === 'work').length).toBeLessThanOrEqual(2);
  });
});

test.each([1, 2, 3])(
  'laps that follow each other without a rest are one block, seed %i',
  (seed) => {
    const decoded = buildActivity(
      [
        { seconds: 600, speedMetersPerSecond: 2.8, heartRate: 140 },
        { seconds: 840, speedMetersPerSecond: 3.6, heartRate: 166 },
        { seconds: 780, speedMetersPerSecond: 3.88, heartRate: 172 },
        { seconds: 600, speedMetersPerSecond: 2.6, heartRate: 140 },
      ],
      { seed, laps: 'segments' },
    );
    const { purpose, intervals } = analysed(decoded);
    expect(purpose).toBe('tempo');
    expect(intervals.filter(({ kind }) => kind === 'work')).toHaveLength(1);
  },
);

test.each([1, 2])(
  'who stands for more than a minute in a half marathon trains, seed %i',
  (seed) => {
    const half = (standing: number) =>
      buildActivity(
        [
          { seconds: 3600, speedMetersPerSecond: 2.95, heartRate: 173 },
          { seconds: standing, speedMetersPerSecond: 0, heartRate: 150 },
          { seconds: 3555, speedMetersPerSecond: 2.95, heartRate: 174 },
        ],
        { seed, laps: 'kilometers' },
      );
    expect(analysed(half(90)).purpose).toBe('long');
    expect(analysed(half(15)).purpose).toBe('race');
  },
);

describe('a first run', () => {
  test('is followed by one of its own length, and not by half an hour', () => {
    const short = buildActivity([{ seconds: 780, speedMetersPerSecond: 2.2, heartRate: 168 }], {
      seed: 2,
    });
    expect(valueOf(short, 'next.duration')).toBe(15);
  });

  test('after which nobody has run yet is short', () => {
    const walk = buildActivity(
      [{ seconds: 1500, speedMetersPerSecond: 1.4, heartRate: 100, cadence: 112 }],
      { seed: 2, sport: 'Walk' },
    );
    expect(valueOf(walk, 'next.duration')).toBe(20);
  });
});

test('three minutes of standing about with a running watch are nothing to speak of', () => {
  const decoded = buildActivity(
    [
      { seconds: 150, speedMetersPerSecond: 1.2, heartRate: 85, cadence: 105 },
      { seconds: 70, speedMetersPerSecond: 0, heartRate: 85, cadence: 0 },
    ],
    { seed: 1 },
  );
  expect(analysed(decoded).purpose).toBe('unclear');
});

describe('height that a lift made', () => {
  const climbs = (sport: DecodedActivity['sport'], heartRate: number) => {
    const decoded = buildActivity(
      Array.from({ length: 8 }, () => [
        { seconds: 420, speedMetersPerSecond: 3, grade: 0.16, heartRate },
        { seconds: 300, speedMetersPerSecond: 8, grade: -0.085, heartRate: heartRate + 20 },
      ]).flat(),
      { sport, seed: 4 },
    );
    const analysis = coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY });
    return FINDING_TESTS['demand.climb'](viewSession(decoded, analysis, []));
  };

  test('is no climb of skiers', () => {
    expect(climbs('AlpineSki', 135)).toBe(false);
  });

  test('is no climb of a ride at the heart rate of a seat', () => {
    expect(climbs('Ride', 95)).toBe(false);
    expect(climbs('Ride', 150)).toBe(true);
  });
});

describe('the ground under a run', () => {
  test('makes a progression of one that grew faster over it, though the slopes say otherwise', () => {
    const { purpose } = analysed(
      buildActivity(
        [
          { seconds: 1080, speedMetersPerSecond: 3.4, grade: 0.006, heartRate: 150 },
          { seconds: 1080, speedMetersPerSecond: 3.48, grade: 0.014, heartRate: 155 },
          { seconds: 1080, speedMetersPerSecond: 3.58, grade: -0.004, heartRate: 160 },
          { seconds: 1080, speedMetersPerSecond: 3.98, grade: 0.002, heartRate: 170 },
        ],
        { seed: 6 },
      ),
    );
    expect(purpose).toBe('progression');
  });

  test('makes a steady run of one that was even over it', () => {
    const { purpose } = analysed(
      buildActivity(
        Array.from({ length: 10 }, (_, index) => ({
          seconds: 150,
          speedMetersPerSecond: 3.6,
          grade: index % 2 === 0 ? 0.022 : -0.004,
          heartRate: 150,
        })),
        { seed: 6 },
      ),
    );
    expect(purpose).toBe('steady');
  });
});

test('who stands before the first minute is over has not stopped', () => {
  const decoded = buildActivity(
    [
      { seconds: 12, speedMetersPerSecond: 0 },
      { seconds: 20, speedMetersPerSecond: 2.6 },
      { seconds: 15, speedMetersPerSecond: 0 },
      { seconds: 900, speedMetersPerSecond: 2.8 },
      { seconds: 20, speedMetersPerSecond: 0 },
      { seconds: 900, speedMetersPerSecond: 2.8 },
    ],
    { seed: 2 },
  );
  expect(valueOf(decoded, 'stops.count')).toBe(1);
});

test('totals that leave out the last lap are none of the whole', () => {
  const decoded = buildActivity(
    [
      { seconds: 2400, speedMetersPerSecond: 3 },
      { seconds: 900, speedMetersPerSecond: 2.5 },
    ],
    { seed: 3, declared: { elapsedSeconds: 2400, timerSeconds: 2400, distanceMeters: 9450 } },
  );
  const { summary } = analysed(decoded);
  expect(summary.elapsedSeconds).toBeCloseTo(3300, -1);
  expect(summary.averagePaceSecondsPerKilometer).toBeGreaterThan(340);
});

test('little training in another sport is named as such, and a strained heart is not', () => {
  const findingsOf = (heartRate: number, seconds: number) => {
    const ride = buildActivity([{ seconds, speedMetersPerSecond: 5, heartRate }], {
      seed: 3,
      sport: 'Ride',
    });
    const analysis = coached(ride, { athlete: UNKNOWN_PHYSIOLOGY });
    return readSession({ source: ride, analysis, history: [], note: null });
  };
  expect(findingsOf(105, 600).findings).toContain('cross.brief');
  expect(findingsOf(100, 1800).findings).toContain('cross.gentle');
  expect(findingsOf(135, 1800).findings).toContain('cross.endurance');
  const hard = findingsOf(172, 1800);
  expect(hard.findings).toContain('cross.strenuous');
  expect(hard.nextStep.code).toBe('afterHard');
});

test('work on strength is no rest for muscles, however calm the heart was', () => {
  const strength = buildActivity([{ seconds: 1500, speedMetersPerSecond: 0, heartRate: 92 }], {
    seed: 3,
    sport: 'WeightTraining',
    without: ['distance', 'position', 'altitude', 'speed', 'cadence'],
  });
  const analysis = coached(strength, { athlete: UNKNOWN_PHYSIOLOGY });
  const reading = readSession({ source: strength, analysis, history: [], note: null });
  expect(reading.findings).toContain('cross.strength');
  expect(reading.findings).not.toContain('cross.gentle');
  expect(reading.nextStep.code).toBe('afterCrossTraining');
});

test('the mean pace of a tempo between jogs is no measure for later runs', () => {
  const tempo = buildActivity(
    [
      { seconds: 900, speedMetersPerSecond: 2.6, heartRate: 140 },
      { seconds: 1500, speedMetersPerSecond: 3.6, heartRate: 166 },
      { seconds: 700, speedMetersPerSecond: 2.5, heartRate: 140 },
    ],
    { seed: 3 },
  );
  const analysis = coached(tempo, { athlete: UNKNOWN_PHYSIOLOGY });
  const reading = readSession({ source: tempo, analysis, history: [], note: null });
  expect(reading.purpose).toBe('tempo');
  expect(reading.findings).not.toContain('history.first');
});

test('who ran and walked is sent to run and walk again', () => {
  const beginner = buildActivity(
    Array.from({ length: 8 }, () => [
      { seconds: 90, speedMetersPerSecond: 2.5, heartRate: 150, cadence: 164 },
      { seconds: 90, speedMetersPerSecond: 1.3, heartRate: 130, cadence: 108 },
    ]).flat(),
    { seed: 3 },
  );
  const analysis = coached(beginner, { athlete: UNKNOWN_PHYSIOLOGY });
  const reading = readSession({ source: beginner, analysis, history: [], note: null });
  expect(reading.purpose).toBe('run-walk');
  expect(reading.nextStep.code).toBe('runWalkAgain');
});

describe('beats that are hard for many, at the usual pace of a runner of whom nothing is known', () => {
  const usual = [2, 4, 6, 9, 11, 13].map((daysAgo) =>
    earlierRun(daysAgo, {
      distanceMeters: 5900,
      averagePaceSecondsPerKilometer: 310,
      averageHeartRateBeatsPerMinute: 169,
      purpose: 'steady',
    }),
  );
  const decoded = (heartRate: number) =>
    buildActivity([{ seconds: 1800, speedMetersPerSecond: 3.22, heartRate }], { seed: 6 });
  const purposeAt = (heartRate: number) =>
    analyseActivity({
      decoded: decoded(heartRate),
      athlete: UNKNOWN_PHYSIOLOGY,
      history: usual,
      now: NOW,
    }).purpose;

  test('make no easy run: the runner is asked', () => {
    expect(purposeAt(166)).toBe('steady');
    const analysis = coached(decoded(166), { athlete: UNKNOWN_PHYSIOLOGY, history: usual });
    const source = decoded(166);
    expect(readSession({ source, analysis, history: usual, note: null }).findings).toContain(
      'ask.effort',
    );
    expect(purposeAt(146)).toBe('easy');
  });
});

describe('a half marathon of a stranger without a heart rate', () => {
  const half = (paces: readonly number[]) =>
    buildActivity(
      paces.map((pace) => ({
        seconds: (pace * 21.15) / paces.length,
        speedMetersPerSecond: 1000 / pace,
      })),
      { seed: 3, without: ['heartRate'] },
    );

  test('is asked about where it was even from the first step, as a race is', () => {
    const decoded = half([300, 300, 300, 302, 304]);
    const analysis = coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY });
    expect(analysis.purpose).toBe('unclear');
    const { findings } = readSession({ source: decoded, analysis, history: [], note: null });
    expect(findings).toContain('ask.purpose');
  });

  test('is a long run with a warm-up or tired legs', () => {
    expect(analysed(half([345, 310, 300, 300, 300])).purpose).toBe('long');
    expect(analysed(half([300, 300, 305, 330, 350])).purpose).toBe('long');
  });

  test('is a long run at a heart rate that nobody races at', () => {
    const calm = buildActivity([{ seconds: 6345, speedMetersPerSecond: 10 / 3, heartRate: 138 }], {
      seed: 3,
    });
    expect(analysed(calm).purpose).toBe('long');
  });
});
