import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { viewSession } from '@tasuki/domain/coaching/facts/session-view';
import { FINDING_TESTS } from '@tasuki/domain/coaching/feedback/finding-tests';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { elevationCurveOf } from '@tasuki/domain/recordings/elevation-gain';
import { buildActivity } from '../../builders/recording-builder.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { coached } from './coach-samples.ts';

function readingOf(decoded: DecodedActivity) {
  const analysis = coached(decoded);
  return readSession({ source: decoded, analysis, history: [], note: null });
}

describe('a recording that cannot be what it is called', () => {
  test('is asked about where a walk was run', () => {
    const walk = buildActivity(
      [{ seconds: 900, speedMetersPerSecond: 3.1, heartRate: 150, cadence: 168 }],
      { sport: 'Walk', seed: 3 },
    );
    expect(readingOf(walk).opening).toBe('unclear.label');
  });

  test('is a run-walk where a third of a hike was run', () => {
    const hike = buildActivity(
      [
        { seconds: 500, speedMetersPerSecond: 2.9, heartRate: 150, cadence: 166 },
        { seconds: 1000, speedMetersPerSecond: 1.4, heartRate: 120, cadence: 112 },
      ],
      { sport: 'Hike', seed: 3 },
    );
    expect(coached(hike).purpose).toBe('run-walk');
  });

  test('is no steady run where nobody runs so fast and no step was counted', () => {
    const ride = buildActivity([{ seconds: 5200, speedMetersPerSecond: 5.35 }], {
      seed: 3,
      without: ['heartRate', 'cadence'],
    });
    expect(readingOf(ride).opening).toBe('unclear.fast');
    const withSteps = buildActivity([{ seconds: 5200, speedMetersPerSecond: 5.35 }], {
      seed: 3,
      without: ['heartRate'],
    });
    expect(readingOf(withSteps).opening).not.toBe('unclear.fast');
  });
});

describe('a run of which a part was driven', () => {
  const driven = buildActivity(
    [
      { seconds: 1500, speedMetersPerSecond: 2.6 },
      { seconds: 200, speedMetersPerSecond: 16 },
    ],
    { seed: 3, without: ['heartRate', 'cadence'] },
  );

  test('is not judged as a run, nor as a walk', () => {
    const reading = readingOf(driven);
    expect(reading.opening).toBe('unclear.impossible');
    expect(reading.findings).toEqual(['record.impossible']);
  });

  test('is a run again without that part', () => {
    const run = buildActivity([{ seconds: 1500, speedMetersPerSecond: 2.6 }], { seed: 3 });
    expect(readingOf(run).opening).not.toBe('unclear.impossible');
  });
});

describe('a run with a lost position', () => {
  const note = 'Race in town';
  const lostAWhile = buildActivity(
    [
      { seconds: 2400, speedMetersPerSecond: 2.9, heartRate: 165 },
      { seconds: 60, speedMetersPerSecond: 17, heartRate: 166 },
      { seconds: 2400, speedMetersPerSecond: 2.8, heartRate: 168 },
    ],
    { seed: 4 },
  );
  const readingWith = (source: DecodedActivity, said: string | null) => {
    const analysis = coached(source, { athlete: UNKNOWN_PHYSIOLOGY, note: said });
    return readSession({ source, analysis, history: [], note: said });
  };

  test('is asked about where little of it is too fast, and read by the answer', () => {
    expect(readingWith(lostAWhile, null).findings).toEqual(['record.impossible', 'ask.purpose']);
    const answered = readingWith(lostAWhile, note);
    expect(answered.opening).toBe('unclear.saidRace');
    expect(answered.findings).toEqual(['record.impossible']);
  });
});

describe('a measure for later runs', () => {
  const findingsOf = (segments: Parameters<typeof buildActivity>[0]) => {
    const source = buildActivity(segments, { seed: 5, without: ['heartRate'] });
    const analysis = coached(source, { athlete: UNKNOWN_PHYSIOLOGY });
    return readSession({ source, analysis, history: [], note: null }).findings;
  };

  test('is a run of one and a half kilometres or more', () => {
    expect(findingsOf([{ seconds: 1200, speedMetersPerSecond: 2.8 }])).toContain('history.first');
    expect(findingsOf([{ seconds: 500, speedMetersPerSecond: 2.8 }])).not.toContain(
      'history.first',
    );
  });

  test('is no run-walk, nor what is called a hike', () => {
    const both = Array.from({ length: 7 }, () => [
      { seconds: 150, speedMetersPerSecond: 2.6, cadence: 162 },
      { seconds: 150, speedMetersPerSecond: 1.4, cadence: 110 },
    ]).flat();
    expect(findingsOf(both)).not.toContain('history.first');
  });

  test('is none whose mean pace is mixed with a walk home', () => {
    const withWalk = findingsOf([
      { seconds: 1500, speedMetersPerSecond: 2.8 },
      { seconds: 500, speedMetersPerSecond: 1.2, cadence: 105 },
    ]);
    expect(withWalk).not.toContain('history.first');
  });
});

describe('stops', () => {
  const stopping = [1, 2, 3, 4, 5].flatMap(() => [
    { seconds: 500, speedMetersPerSecond: 2.9, heartRate: 150 },
    { seconds: 45, speedMetersPerSecond: 0, heartRate: 130 },
  ]);
  const claimsAt = (everySeconds: number) => {
    const reading = readingOf(buildActivity(stopping, { seed: 4, everySeconds }));
    return { findings: reading.findings, isMeasured: reading.claims.includes('stopsMeasured') };
  };

  test('are timed only where the watch wrote each second', () => {
    expect(claimsAt(1).isMeasured).toBe(true);
    expect(claimsAt(6).isMeasured).toBe(false);
  });

  test('are what a hilly run was about where they fill a quarter of it', () => {
    const hilly = (standing: number) =>
      buildActivity(
        [240, 410, 170, 300, 520, 260].flatMap((seconds, index) => [
          { seconds, speedMetersPerSecond: 2.5, heartRate: 135, grade: index % 2 ? -0.04 : 0.04 },
          { seconds: standing, speedMetersPerSecond: 0, heartRate: 110 },
        ]),
        { seed: 4 },
      );
    expect(coached(hilly(120)).purpose).toBe('stop-and-go');
    expect(coached(hilly(20)).purpose).toBe('hills');
  });
});

describe('a run of which nothing is known', () => {
  test('is asked about after seven minutes near the maximum of most runners', () => {
    const findingsAt = (heartRate: number) => {
      const source = buildActivity([{ seconds: 450, speedMetersPerSecond: 4.4, heartRate }], {
        seed: 5,
      });
      const analysis = coached(source, { athlete: UNKNOWN_PHYSIOLOGY });
      return readSession({ source, analysis, history: [], note: null }).findings;
    };
    expect(findingsAt(190)).toContain('ask.effort');
    expect(findingsAt(165)).not.toContain('ask.effort');
  });

  test('is no progression where it stands still again and again', () => {
    const stretches = [
      [433, 3, 80],
      [113, 3.1, 25],
      [277, 3.25, 120],
      [147, 3.4, 60],
      [310, 3.55, 40],
      [189, 3.7, 90],
    ] as const;
    const run = buildActivity(
      stretches.flatMap(([seconds, speedMetersPerSecond, standing]) => [
        { seconds, speedMetersPerSecond, heartRate: 160 },
        { seconds: standing, speedMetersPerSecond: 0, heartRate: 130 },
      ]),
      { seed: 2 },
    );
    expect(coached(run).purpose).toBe('stop-and-go');
  });
});

describe('a hole between the readings', () => {
  const run = { speedMetersPerSecond: 2.4, heartRate: 150 };
  /** The watch wrote nothing for a while, and what it wrote next lies somewhat further on. */
  const withHole = (seconds: number, speedMetersPerSecond: number) => {
    const decoded = buildActivity(
      [
        { seconds: 900, ...run },
        { seconds, speedMetersPerSecond },
        { seconds: 1100, ...run },
      ],
      { seed: 3, without: ['cadence', 'heartRate', 'speed'] },
    );
    const { columns } = decoded.recording;
    const isKept = [...columns.elapsedSeconds].map(
      (second) => second <= 900 || second >= 900 + seconds,
    );
    const kept = (values: Float64Array) => values.filter((_, index) => isKept[index]);
    return {
      ...decoded,
      track: null,
      recording: {
        ...decoded.recording,
        columns: {
          elapsedSeconds: kept(columns.elapsedSeconds),
          distanceMeters: kept(columns.distanceMeters),
          speedMetersPerSecond: kept(columns.speedMetersPerSecond),
          heartRateBeatsPerMinute: kept(columns.heartRateBeatsPerMinute),
          cadencePerMinute: kept(columns.cadencePerMinute),
          powerWatts: kept(columns.powerWatts),
          altitudeMeters: kept(columns.altitudeMeters),
          temperatureCelsius: kept(columns.temperatureCelsius),
        },
      },
    };
  };

  test.each([0.45, 0.65])('is no walk and no slow half, at %s m/s', (speed) => {
    const analysis = coached(withHole(700, speed));
    expect(analysis.purpose).not.toBe('run-walk');
    const value = (id: string) => analysis.facts.find((fact) => fact.id === id)?.value ?? NaN;
    expect(Math.abs(value('half.first.pace') / value('half.second.pace') - 1)).toBeLessThan(0.04);
  });
});

describe('a climb that the pace contradicts', () => {
  /** An altitude that wanders by some metres a minute, as receivers without a barometer write it. */
  function wandering(decoded: DecodedActivity, seed: number): DecodedActivity {
    const random = seededRandom(seed);
    const { columns } = decoded.recording;
    let drift = 0;
    let climb = 0;
    const altitudeMeters = columns.altitudeMeters.map((value, index) => {
      if (index % 20 === 0) drift = 0.35 * random.normal() - climb / 120;
      climb += drift;
      return value + climb;
    });
    return {
      ...decoded,
      recording: { ...decoded.recording, columns: { ...columns, altitudeMeters } },
      declared: { ...decoded.declared, ascentMeters: 210, descentMeters: 205 },
    };
  }

  const flatRun = (seed: number) =>
    buildActivity([{ seconds: 3600, speedMetersPerSecond: 2.9, heartRate: 148 }], { seed });

  test.each([1, 2, 3, 4, 5])('is no climb, seed %i', (seed) => {
    const noisy = wandering(flatRun(seed), seed);
    const { altitudeMeters } = noisy.recording.columns;
    expect(elevationCurveOf(altitudeMeters).ascentMeters.at(-1)).toBeGreaterThan(150);
    const { purpose, summary, facts, missing } = coached(noisy);
    expect(purpose).toBe('steady');
    expect(summary.ascentMeters).toBeNull();
    expect(missing).toContain('altitude');
    expect(facts.map(({ id }) => id)).not.toContain('altitude.ascent');
  });

  test.each([1, 2, 3, 4, 5])('is one where the runner slows down uphill, seed %i', (seed) => {
    const hills = buildActivity(
      Array.from({ length: 14 }, (_, index) => ({
        seconds: 320,
        speedMetersPerSecond: index % 2 === 0 ? 2.5 : 3.1,
        heartRate: index % 2 === 0 ? 158 : 146,
        grade: index % 2 === 0 ? 0.045 : -0.036,
      })),
      { seed },
    );
    const { purpose, summary } = coached(hills);
    expect(purpose).toBe('hills');
    expect(summary.ascentMeters).toBeGreaterThan(150);
  });

  test('is no hike where the altitude falls to nothing and comes back', () => {
    const walk = buildActivity(
      [{ seconds: 1800, speedMetersPerSecond: 1.4, heartRate: 100, cadence: 112 }],
      { sport: 'Walk', seed: 4, startAltitudeMeters: 1070 },
    );
    const { columns } = walk.recording;
    const altitudeMeters = columns.altitudeMeters.map((value, index) =>
      index % 600 > 570 ? 0 : value,
    );
    const { purpose, summary } = coached({
      ...walk,
      recording: { ...walk.recording, columns: { ...columns, altitudeMeters } },
    });
    expect(purpose).toBe('walk');
    expect(summary.ascentMeters).toBeLessThan(20);
    expect(summary.lowestAltitudeMeters).toBeGreaterThan(1000);
  });
});

describe('what the first sentence has said', () => {
  test('is not said again of a recording that is too short', () => {
    const short = buildActivity(
      [{ seconds: 200, speedMetersPerSecond: 3.1, heartRate: 150, cadence: 168 }],
      { seed: 3 },
    );
    const { opening, findings } = readingOf(short);
    expect(opening).toBe('unclear.short');
    expect(findings).not.toContain('record.short');
  });

  test('is not said again of a recording without distance', () => {
    const run = buildActivity(
      [{ seconds: 1500, speedMetersPerSecond: 3.1, heartRate: 150, cadence: 168 }],
      { seed: 3, without: ['distance', 'position', 'speed'] },
    );
    const { opening, findings } = readingOf(run);
    expect(opening).toBe('unclear.noDistance');
    expect(findings).not.toContain('record.noDistance');
  });
});

describe('a recording with hardly anything in it', () => {
  test.each([
    ['50 seconds', 50, 3],
    ['70 metres in a minute and a half', 90, 0.78],
  ])('of %s has no pace, no purpose and no words', (_, seconds, speedMetersPerSecond) => {
    const analysis = coached(buildActivity([{ seconds, speedMetersPerSecond }], { seed: 3 }));
    expect(analysis.feedback).toBeNull();
    expect(analysis.purpose).toBe('unclear');
    expect(analysis.summary.averagePaceSecondsPerKilometer).toBeNull();
  });

  test('has its pace from the timer where only a tenth of the readings is there', () => {
    const piece = buildActivity([{ seconds: 320, speedMetersPerSecond: 3 }], { seed: 3 });
    const decoded: DecodedActivity = {
      ...piece,
      isPartial: true,
      declared: {
        ...piece.declared,
        distanceMeters: 11_200,
        timerSeconds: 3558,
        elapsedSeconds: 3558,
      },
    };
    const { summary, facts } = coached(decoded);
    expect(summary.averagePaceSecondsPerKilometer).toBeCloseTo((3558 * 1000) / 11_200, 0);
    expect(facts.find(({ id }) => id === 'duration.read')?.value).toBeCloseTo(320, -1);
  });
});

test.each([
  ['a quarter of an hour', 900, true],
  ['a night', 40_000, false],
])('a stop of %s is a break: %s seconds, %s', (_, seconds, isBreak) => {
  const run = { speedMetersPerSecond: 2.9, heartRate: 140 };
  const stopped = buildActivity(
    [
      { seconds: 1500, ...run },
      { seconds, speedMetersPerSecond: 0, pause: true },
      { seconds: 1500, ...run },
    ],
    { seed: 3 },
  );
  const analysis = coached(stopped);
  const view = viewSession(stopped, analysis, []);
  expect(view.value('stops.longest')).toBeGreaterThan(480);
  expect(FINDING_TESTS['stops.long'](view)).toBe(isBreak);
});

describe('figures that a device writes although it measured nothing', () => {
  test('are not shown', () => {
    const run = buildActivity([{ seconds: 1500, speedMetersPerSecond: 3 }], { seed: 3 });
    const { columns } = run.recording;
    const { summary } = coached({
      ...run,
      recording: {
        ...run.recording,
        columns: { ...columns, powerWatts: columns.elapsedSeconds.map(() => 0) },
      },
      declared: { ...run.declared, energyKilocalories: 0 },
    });
    expect(summary.averagePowerWatts).toBeNull();
    expect(summary.maximumPowerWatts).toBeNull();
    expect(summary.energyKilocalories).toBeNull();
  });

  test.each(['Swim', 'StandUpPaddling', 'Rowing', 'Kayaking', 'Canoeing', 'Kitesurf'] as const)(
    'a session of %s climbs nothing, whatever its barometer says',
    (sport) => {
      const session = buildActivity([{ seconds: 1500, speedMetersPerSecond: 0.8, grade: 0.2 }], {
        sport,
        seed: 3,
      });
      expect(coached(session).summary.ascentMeters).toBeNull();
      expect(readingOf(session).findings).not.toContain('demand.climb');
    },
  );

  test.each([
    ['a flat ride', 0.006, false],
    ['a hilly ride', 0.02, true],
  ])('%s of 60 km is told of its climb: grade %s, %s', (_, grade, isSaid) => {
    const there = { seconds: 3750, speedMetersPerSecond: 8, heartRate: 100 };
    const ride = buildActivity(
      [
        { ...there, grade },
        { ...there, grade: -grade },
      ],
      { sport: 'Ride', seed: 3 },
    );
    const analysis = coached(ride);
    const view = viewSession(ride, analysis, []);
    expect(analysis.summary.ascentMeters).toBeGreaterThan(150);
    expect(FINDING_TESTS['demand.climb'](view)).toBe(isSaid);
  });

  test('noise of a level course costs no pace', () => {
    const level = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.6, heartRate: 136 }], {
      seed: 3,
    });
    const { columns } = level.recording;
    const noisy = {
      ...level,
      recording: {
        ...level.recording,
        columns: {
          ...columns,
          altitudeMeters: columns.elapsedSeconds.map(
            (seconds) => 40 + 4.5 * Math.sin(seconds / 45),
          ),
        },
      },
    };
    expect(coached(noisy).summary.ascentMeters).toBeNull();
    expect(readingOf(noisy).findings).not.toContain('hills.adjusted');
  });
});

test('an hour of hard work in another sport is no big day by its length', () => {
  const ride = buildActivity([{ seconds: 2400, speedMetersPerSecond: 8, heartRate: 172 }], {
    sport: 'Ride',
    seed: 3,
  });
  const { findings, nextStep } = readingOf(ride);
  expect(findings).not.toContain('cross.long');
  expect(nextStep.code).toBe('afterHard');
});
