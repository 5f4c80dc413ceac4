import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { buildActivity, type RecordingSegment } from '../../builders/recording-builder.ts';
import { coached, easyWeeks } from './coach-samples.ts';

/** Four runs a week for ten weeks, at 5:50 a kilometre and 142 beats. */
const HISTORY = easyWeeks();

function readingOf(decoded: DecodedActivity, note: string | null = null, history = HISTORY) {
  const analysis = coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY, history, note });
  return { analysis, reading: readSession({ source: decoded, analysis, history, note }) };
}

/** The same recording with heart rates of a failing sensor from some reading on. */
function withBeatsFrom(
  decoded: DecodedActivity,
  from: number,
  beatsAt: (index: number, last: number) => number,
): DecodedActivity {
  const { columns } = decoded.recording;
  const beats = columns.heartRateBeatsPerMinute;
  const last = beats[from - 1] as number;
  return {
    ...decoded,
    recording: {
      ...decoded.recording,
      columns: {
        ...columns,
        heartRateBeatsPerMinute: beats.map((value, index) =>
          index < from ? value : beatsAt(index, last),
        ),
      },
    },
  };
}

describe('a run with a pram', () => {
  const run = buildActivity(
    [{ seconds: 2400, speedMetersPerSecond: 2.45, heartRate: 148, cadence: 162 }],
    { seed: 1 },
  );

  test.each([
    'Pushed the pram today',
    'ベビーカーを押して走りました',
    '推着婴儿车跑的',
    '推著嬰兒車跑',
    'Vừa chạy vừa đẩy xe đẩy em bé',
  ])('is not taken for tiredness where the note says so: %s', (note) => {
    const { reading } = readingOf(run, note);
    expect(reading.opening).not.toBe('easy.costly');
    expect(reading.findings).not.toContain('compare.pulseHigher');
    expect(reading.nextStep.code).not.toBe('restTired');
  });

  test('costs more than usual without a word on it', () => {
    expect(readingOf(run).reading.opening).toBe('easy.costly');
  });
});

describe('a treadmill whose foot pod is a fifth off', () => {
  test.each([2.3, 3.45])('is judged by the heart at a shown speed of %s m/s', (speed) => {
    const run = buildActivity(
      [{ seconds: 2400, speedMetersPerSecond: speed, heartRate: 141, cadence: 168 }],
      { seed: 2, isIndoor: true, without: ['altitude', 'position'] },
    );
    expect(readingOf(run).analysis.purpose).toBe('easy');
  });
});

describe('a strap that fails half-way', () => {
  const run = buildActivity([{ seconds: 3600, speedMetersPerSecond: 2.85, heartRate: 146 }], {
    seed: 3,
  });

  test.each([
    ['falls silent', () => Number.NaN],
    ['repeats its last value', (_: number, last: number) => last],
    [
      'slides to a rate of rest',
      (index: number, last: number) => Math.max(60, last - (index - 1500) / 10),
    ],
  ] as const)('and %s says nothing about form or fitness', (_, beatsAt) => {
    const { analysis, reading } = readingOf(withBeatsFrom(run, 1500, beatsAt));
    expect(analysis.heartRateQuality).toBe('partial');
    for (const finding of reading.findings) expect(finding).not.toMatch(/pulse|drift|zones/i);
  });

  test('is another thing than a rest between hard repetitions', () => {
    const works = Array.from({ length: 6 }, (): RecordingSegment[] => [
      { seconds: 180, speedMetersPerSecond: 4, heartRate: 176 },
      { seconds: 120, speedMetersPerSecond: 1.2, heartRate: 118, cadence: 110 },
    ]).flat();
    const intervals = buildActivity(
      [{ seconds: 900, speedMetersPerSecond: 2.8, heartRate: 138 }, ...works],
      { seed: 3 },
    );
    expect(readingOf(intervals).analysis.heartRateQuality).toBe('reliable');
  });
});

describe('a race inside a long warm-up and cool-down', () => {
  const race = buildActivity(
    [
      { seconds: 1500, speedMetersPerSecond: 2.7, heartRate: 135 },
      { seconds: 240, speedMetersPerSecond: 0, heartRate: 110 },
      { seconds: 1290, speedMetersPerSecond: 3.88, heartRate: 178 },
      { seconds: 120, speedMetersPerSecond: 0.5, heartRate: 150 },
      { seconds: 900, speedMetersPerSecond: 2.5, heartRate: 140 },
    ],
    { seed: 4 },
  );

  test('is asked about, and is a race where the runner says so', () => {
    expect(readingOf(race).reading.findings).toContain('ask.purpose');
    const said = readingOf(race, 'Parkrun with a warm-up').reading;
    expect(said.opening).toBe('unclear.saidRace');
    expect(said.nextStep.code).toBe('afterHard');
  });
});

describe('a watch that ran on in the car', () => {
  test('makes no jump of the weekly distance', () => {
    const driven = buildActivity(
      [
        { seconds: 2400, speedMetersPerSecond: 2.8, heartRate: 148 },
        { seconds: 300, speedMetersPerSecond: 0, heartRate: 110 },
        { seconds: 600, speedMetersPerSecond: 13, heartRate: 80, cadence: 0 },
      ],
      { seed: 9 },
    );
    const { reading } = readingOf(driven);
    expect(reading.opening).toBe('unclear.impossible');
    expect(['lightDays', 'restAfterSpike']).not.toContain(reading.nextStep.code);
  });
});

describe('a pause overnight', () => {
  test('is not part of the run', () => {
    const paused = buildActivity(
      [
        { seconds: 1800, speedMetersPerSecond: 2.85, heartRate: 140 },
        { seconds: 50_000, speedMetersPerSecond: 0, pause: true },
        { seconds: 600, speedMetersPerSecond: 2.85, heartRate: 138 },
      ],
      { seed: 6 },
    );
    const { analysis, reading } = readingOf(paused);
    expect(analysis.purpose).toBe('easy');
    expect(analysis.summary.movingSeconds).toBeLessThan(2500);
    for (const finding of reading.findings) expect(finding).not.toMatch(/^stops/);
  });
});

describe('a first run after three weeks', () => {
  test('is followed by rest and nothing hard', () => {
    const before = HISTORY.map((run) => ({
      ...run,
      startedAt: new Date(run.startedAt.getTime() - 19 * 86_400_000),
    }));
    const run = buildActivity([{ seconds: 2700, speedMetersPerSecond: 2.75, heartRate: 152 }], {
      seed: 7,
    });
    const { reading } = readingOf(run, null, before);
    expect(reading.opening).toBe('easy.return');
    expect(['restart', 'restTired']).toContain(reading.nextStep.code);
  });
});

describe('the same run from two devices', () => {
  test('is read alike', () => {
    const segments = [{ seconds: 2500, speedMetersPerSecond: 2.85, heartRate: 142 }];
    const watch = readingOf(buildActivity(segments, { seed: 8 }));
    const phone = readingOf(
      buildActivity(segments, { seed: 21, everySeconds: 5, without: ['cadence'] }),
    );
    expect(phone.analysis.purpose).toBe(watch.analysis.purpose);
    expect(phone.reading.nextStep.code).toBe(watch.reading.nextStep.code);
  });
});

describe('a jog with a dog', () => {
  test('is no set of intervals and no progression, whatever the stops', () => {
    const strolls = Array.from({ length: 14 }, (_, index): RecordingSegment[] => [
      {
        seconds: 110 + ((index * 37) % 90),
        speedMetersPerSecond: 2.6 + ((index * 7) % 5) * 0.12,
        heartRate: 140,
        cadence: 166,
      },
      { seconds: 8 + ((index * 13) % 25), speedMetersPerSecond: 0, heartRate: 125 },
    ]).flat();
    const { analysis } = readingOf(buildActivity(strolls, { seed: 10 }));
    expect(['stop-and-go', 'easy']).toContain(analysis.purpose);
  });
});

describe('a slow second half', () => {
  const halves = (speeds: readonly number[]) => {
    const run = buildActivity(
      speeds.map((speedMetersPerSecond) => ({
        seconds: Math.round(1000 / speedMetersPerSecond),
        speedMetersPerSecond,
        heartRate: 165,
      })),
      { seed: 4 },
    );
    return readingOf(run, null, []).reading.findings;
  };

  test('is no advice to start slower where the start was slow, and the end jogged home', () => {
    expect(halves([3.5, 4.1, 4.3, 4.1, 2.9])).not.toContain('halves.slower');
  });

  test('is one after a fast start', () => {
    expect(halves([4.3, 4.2, 3.8, 3.6, 3.5])).toContain('halves.slower');
  });
});
