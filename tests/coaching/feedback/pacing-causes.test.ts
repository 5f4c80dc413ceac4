import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { wordingText } from '@tasuki/domain/coaching/feedback/word-book';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import {
  buildActivity,
  type RecordingOptions,
  type RecordingSegment,
} from '../../builders/recording-builder.ts';
import { coached, easyWeeks } from './coach-samples.ts';

function readingOf(segments: readonly RecordingSegment[], options: RecordingOptions = {}) {
  const source = buildActivity(segments, { seed: 4, ...options });
  const analysis = coached(source, { athlete: UNKNOWN_PHYSIOLOGY });
  const reading = readSession({ source, analysis, history: [], note: null });
  return { ...reading, summary: analysis.summary };
}

const run = (
  seconds: number,
  speedMetersPerSecond: number,
  more: Partial<RecordingSegment> = {},
): RecordingSegment => ({ seconds, speedMetersPerSecond, heartRate: 150, ...more });

describe('a slower second half', () => {
  test('is no fade where one slow stretch in the middle made it and the end was as quick', () => {
    const { findings } = readingOf([run(1250, 3.8), run(240, 2.5), run(950, 3.8)]);
    expect(findings).not.toContain('halves.slower');
    expect(findings).not.toContain('halves.faster');
  });

  test('is one where it goes on to the end', () => {
    const { findings } = readingOf([run(1200, 3.8), run(700, 3.5), run(700, 3.3)]);
    expect(findings).toContain('halves.slower');
  });

  test('of a hilly run is no fade where only a steep way down was slow', () => {
    const { opening, findings } = readingOf([
      run(1100, 3, { grade: 0.02 }),
      run(400, 2.2, { grade: 0.07 }),
      run(560, 1.8, { grade: -0.1 }),
      run(1000, 3.25, { grade: 0.005 }),
    ]);
    expect(opening).not.toBe('hills.fade');
    expect(findings).not.toContain('hills.fadedEffort');
  });

  test('of a hilly run is no fade of somebody who stood for a good part of the time', () => {
    const block = (speed: number) => [
      run(400, speed, { grade: 0.03 }),
      run(400, speed * 1.2, { grade: -0.03 }),
      run(100, 0),
    ];
    const slowing = [3, 2.8, 2.6, 2.4];
    expect(readingOf(slowing.flatMap(block)).findings).not.toContain('hills.fadedEffort');
    const withoutStops = slowing.flatMap((speed) => block(speed).slice(0, 2));
    expect(readingOf(withoutStops).findings).toContain('hills.fadedEffort');
  });
});

describe('a faster second half', () => {
  test('is said of a run that began slowly and ended faster', () => {
    expect(readingOf([run(1200, 2.9), run(1200, 3.03)]).findings).toContain('halves.faster');
    const even = readingOf([run(2400, 3)]).findings;
    expect(even.some((code) => code === 'halves.even' || code === 'halves.equal')).toBe(true);
  });

  test('is no slow start where the first kilometres were the quickest', () => {
    const { findings } = readingOf([run(900, 3.6), run(700, 2.9), run(1500, 3.55)]);
    expect(findings).not.toContain('halves.faster');
  });
});

describe('an even effort in the hills', () => {
  const rolling = (heartRate: number) => [
    run(300, 2.75, { grade: 0.03, heartRate }),
    run(300, 3.25, { grade: -0.03, heartRate }),
  ];

  test('is claimed only where the heart says the same', () => {
    const level = [...rolling(150), ...rolling(150), ...rolling(150), ...rolling(150)];
    const rising = [...rolling(140), ...rolling(148), ...rolling(158), ...rolling(166)];
    expect(readingOf(level).claims).toContain('steadyPulse');
    expect(readingOf(rising).claims).not.toContain('steadyPulse');
    const without = { without: ['heartRate'] } as const;
    expect(readingOf(level, without).claims).not.toContain('steadyPulse');
  });
});

describe('a climb', () => {
  test('sets the effort of a run only where there is much of it', () => {
    const hill = (grade: number) => [
      run(600, 2.8, { grade }),
      run(600, 3.1, { grade: -grade }),
      run(600, 2.8, { grade }),
      run(600, 3.1, { grade: -grade }),
    ];
    expect(readingOf(hill(0.026)).claims).not.toContain('climbsMatter');
    expect(readingOf(hill(0.06)).claims).toContain('climbsMatter');
  });

  test('on a screen is no climb of the legs', () => {
    const ride = [run(1500, 7, { grade: 0.04 }), run(1500, 7, { grade: -0.04 })];
    const findingsOf = (sport: 'Ride' | 'VirtualRide') => readingOf(ride, { sport }).findings;
    expect(findingsOf('Ride')).toContain('demand.climb');
    expect(findingsOf('VirtualRide')).not.toContain('demand.climb');
  });
});

describe('a tempo run of a runner with easy weeks', () => {
  const tempoOf = (segments: readonly RecordingSegment[]) => {
    const source = buildActivity(segments, { seed: 4 });
    const history = easyWeeks();
    const analysis = coached(source, { athlete: UNKNOWN_PHYSIOLOGY, history });
    return readSession({ source, analysis, history, note: null });
  };

  test('did not fade where a hill slowed its second half', () => {
    const { purpose, opening, findings } = tempoOf([
      run(800, 3.75, { heartRate: 168 }),
      run(250, 3, { grade: 0.045, heartRate: 168 }),
      run(450, 3.75, { heartRate: 168 }),
    ]);
    expect(purpose).toBe('tempo');
    expect(opening).not.toBe('tempo.fade');
    expect(findings).not.toContain('tempo.fell');
  });

  test('is not called calm where it slowed', () => {
    const { purpose, opening, findings } = tempoOf([
      run(800, 3.8, { heartRate: 166 }),
      run(800, 3.6, { heartRate: 168 }),
    ]);
    expect([purpose, opening]).toEqual(['tempo', 'tempo.fade']);
    expect(findings).not.toContain('tempo.calm');
  });
});

describe('an easy run at more beats than usual', () => {
  const after = (speedMetersPerSecond: number, heartRate: number) => {
    const source = buildActivity([run(2700, speedMetersPerSecond, { heartRate })], { seed: 4 });
    const history = easyWeeks();
    const analysis = coached(source, { athlete: UNKNOWN_PHYSIOLOGY, history });
    return readSession({ source, analysis, history, note: null });
  };

  test('is no time for more, also where it was slower than usual', () => {
    const slow = after(1000 / 385, 152);
    expect(slow.opening).toBe('easy.costly');
    expect(slow.findings).toContain('compare.pulseHigher');
    expect(slow.findings).not.toContain('compare.slower');
    expect(slow.nextStep.code).toBe('restTired');
  });

  test('cost its own pace where it was quicker than usual', () => {
    const quick = after(1000 / 338, 152);
    expect(quick.opening).not.toBe('easy.costly');
    expect(quick.findings).not.toContain('compare.pulseHigher');
  });

  test('is one like the others at the usual beats', () => {
    const slow = after(1000 / 385, 136);
    expect(slow.opening).not.toBe('easy.costly');
    expect(slow.findings).not.toContain('compare.pulseHigher');
  });
});

describe('a run that ended as a walk', () => {
  const parts = [run(780, 3.1), run(420, 1.5)];
  const unmeasured: RecordingOptions = { without: ['heartRate', 'cadence'] };

  test('did not fade, and its mean is no benchmark: what was run and walked is said', () => {
    const { findings } = readingOf(parts, unmeasured);
    expect(findings).not.toContain('halves.slower');
    expect(findings).not.toContain('history.first');
    expect(findings).toContain('runWalk.parts');
  });

  test('is not said to be walked where only slow running may be seen', () => {
    const { findings } = readingOf([run(780, 2.5), run(420, 2)], unmeasured);
    expect(findings).not.toContain('runWalk.parts');
  });
});

describe('a progression', () => {
  const rising = (beats: number) =>
    [2.75, 2.86, 3.05].map((speedMetersPerSecond, index) => ({
      seconds: 800,
      speedMetersPerSecond,
      heartRate: beats - 20 + index * 10,
    }));

  test('is a hard day only where its last heart rate is hard for most', () => {
    expect(readingOf(rising(146)).findings).not.toContain('progression.endPulse');
    expect(readingOf(rising(170)).findings).toContain('progression.endPulse');
  });
});

describe('repetitions', () => {
  const repeats = (speeds: readonly number[]) =>
    readingOf(
      [
        run(440, 2.9, { heartRate: 140 }),
        ...speeds.flatMap((speed) => [
          run(Math.round(600 / speed), speed, { heartRate: 172 }),
          run(110, 2.6, { heartRate: 150 }),
        ]),
        run(160, 2.8, { heartRate: 140 }),
      ],
      { laps: 'segments' },
    ).opening;

  test('grew faster only where the last is about the fastest', () => {
    expect(repeats([3.75, 4.05, 3.86])).not.toBe('intervals.build');
    expect(repeats([3.75, 3.9, 4.05])).toBe('intervals.build');
  });

  test('that differ by some per cent are not called alike', () => {
    const { openings } = WORD_BOOKS.en;
    expect(repeats([3.75, 4.0, 3.86])).toBe('intervals.plain');
    expect(openings['intervals.plain'].map(wordingText).join(' ')).not.toMatch(/little|even|same/);
  });
});
