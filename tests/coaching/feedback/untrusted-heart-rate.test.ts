import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { recentActivityOf } from '@tasuki/domain/training/recent-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { coached, easyWeeks } from './coach-samples.ts';

/** Four runs a week for ten weeks, at 5:50 a kilometre and 142 beats. */
const HISTORY = easyWeeks();

type BeatsAt = (index: number, beats: number, steps: number) => number;

/** The same recording with other heart rates, and with what the device then adds up of them. */
function withBeats(decoded: DecodedActivity, beatsAt: BeatsAt): DecodedActivity {
  const { columns } = decoded.recording;
  const beats = columns.heartRateBeatsPerMinute.map((value, index) =>
    beatsAt(index, value, columns.cadencePerMinute[index] as number),
  );
  const known = [...beats].filter((value) => !Number.isNaN(value));
  return {
    ...decoded,
    declared: {
      ...decoded.declared,
      averageHeartRateBeatsPerMinute: known.reduce((sum, value) => sum + value, 0) / known.length,
      maximumHeartRateBeatsPerMinute: Math.max(...known),
    },
    recording: { ...decoded.recording, columns: { ...columns, heartRateBeatsPerMinute: beats } },
  };
}

const EASY = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.85, heartRate: 140 }], {
  seed: 5,
});
const LOCKED = withBeats(EASY, (_, __, steps) => steps);
const LOOSE = withBeats(EASY, (index) => (Math.floor(index / 6) % 2 === 0 ? 92 : 150));
const HALF_LOW = withBeats(EASY, (index) => (index < 1000 ? 128 + (index % 3) : Number.NaN));

function readingOf(decoded: DecodedActivity, history = HISTORY) {
  const analysis = coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY, history });
  return { analysis, reading: readSession({ source: decoded, analysis, history, note: null }) };
}

describe.each([
  ['counts steps', LOCKED, 'erratic'],
  ['leaps up and down', LOOSE, 'erratic'],
  ['falls silent in its first half', HALF_LOW, 'partial'],
] as const)('an easy run with a sensor that %s', (_, run, quality) => {
  const { analysis, reading } = readingOf(run);

  test('is neither praised nor called costly for its heart rate', () => {
    expect(analysis.heartRateQuality).toBe(quality);
    expect(reading.opening).not.toBe('easy.costly');
    for (const finding of reading.findings) expect(finding).not.toMatch(/pulse|zones|drift/i);
    expect(reading.nextStep.code).not.toBe('restTired');
    expect(analysis.facts.map(({ id }) => id)).not.toContain('heartRate.average');
  });

  test('shortens no coming run', () => {
    const minutes = (facts: typeof analysis.facts) =>
      facts.find(({ id }) => id === 'next.duration')?.value;
    const without = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.85 }], { seed: 5 });
    expect(minutes(analysis.facts)).toBe(minutes(readingOf(without).analysis.facts));
  });

  test('is no measure of what the runner’s heart usually does', () => {
    const recent = recentActivityOf({ ...run, id: 'run' }, analysis);
    expect(recent.averageHeartRateBeatsPerMinute).toBeNull();
  });

  test('gives words of an earlier version no reason either', () => {
    const wrong = { value: 172, unit: 'beatsPerMinute', method: 'recorded' } as const;
    const facts = [
      ...analysis.facts,
      { id: 'heartRate.average', ...wrong, proof: { kind: 'model' } as const },
    ];
    const stored = { ...analysis, facts };
    const again = readSession({ source: run, analysis: stored, history: HISTORY, note: null });
    expect(again.opening).not.toBe('easy.costly');
    expect(again.nextStep.code).not.toBe('restTired');
  });
});

test('a heart rate that is trusted still says that an easy run cost much', () => {
  const tired = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.85, heartRate: 152 }], {
    seed: 5,
  });
  expect(readingOf(tired).reading.nextStep.code).toBe('restTired');
});

test.each([
  ['an easy run', 'Run', 2.85],
  ['a walk', 'Walk', 1.5],
  ['a hike', 'Hike', 1.3],
  ['a ride', 'Ride', 7],
] as const)('the runner is told that the heart rate of %s does not count', (_, sport, speed) => {
  const whole = buildActivity(
    [{ seconds: 2400, speedMetersPerSecond: speed, heartRate: 120, cadence: 110 }],
    { seed: 6, sport },
  );
  const loose = withBeats(whole, (index) => (Math.floor(index / 6) % 2 === 0 ? 80 : 150));
  expect(readingOf(loose).reading.findings).toContain('record.heartRateErratic');
  expect(readingOf(whole).reading.findings).not.toContain('record.heartRateErratic');
});

test('a recovery run is told the same', () => {
  const history = easyWeeks().map((run, index) =>
    index === 0 ? { ...run, purpose: 'intervals' as const } : run,
  );
  const slow = buildActivity([{ seconds: 1500, speedMetersPerSecond: 2.5, heartRate: 125 }], {
    seed: 7,
  });
  const loose = withBeats(slow, (index) => (Math.floor(index / 6) % 2 === 0 ? 80 : 150));
  expect(readingOf(loose, history).reading.findings).toContain('record.heartRateErratic');
});

test('who wears a sensor that fails is not advised to get one', () => {
  expect(readingOf(LOCKED, []).reading.findings).not.toContain('help.heartRate');
});

describe('what is left out', () => {
  const outOf = (decoded: DecodedActivity) => readingOf(decoded).analysis;

  test.each([
    ['nothing of a good recording', EASY, []],
    ['all of it where it counts steps throughout', LOCKED, [{ kind: 'heartRate', seconds: null }]],
  ] as const)('of a heart rate is %s', (_, run, leftOut) => {
    expect(outOf(run).leftOut).toEqual(leftOut);
  });

  test('is a stretch of steps, and the mean is that of the rest', () => {
    const run = withBeats(EASY, (index, beats, steps) =>
      index >= 1200 && index < 1500 ? steps : beats,
    );
    const { leftOut, summary } = outOf(run);
    expect(leftOut).toEqual([
      { kind: 'heartRateSteps', seconds: expect.closeTo(300, -1) as number },
    ]);
    expect(summary.averageHeartRateBeatsPerMinute).toBeLessThan(143);
    expect(summary.maximumHeartRateBeatsPerMinute).toBeLessThan(155);
  });

  test('is the start until a wrist sensor found the heart', () => {
    const run = withBeats(EASY, (index, beats) => (index < 280 ? 84 + (index % 4) : beats));
    const { leftOut, summary } = outOf(run);
    expect(leftOut).toEqual([
      { kind: 'heartRateStart', seconds: expect.closeTo(280, -1) as number },
    ]);
    expect(summary.averageHeartRateBeatsPerMinute).toBeGreaterThan(137);
  });

  test('is what a strap repeated after it lost its connection', () => {
    const run = withBeats(EASY, (index, beats) => (index < 1900 ? beats : 139));
    expect(outOf(run).leftOut).toEqual([
      { kind: 'heartRateFailed', seconds: expect.closeTo(500, -1) as number },
    ]);
  });

  test('leaves laps and kilometres without a mean where nothing is trusted', () => {
    const { splits } = outOf(LOOSE);
    expect(splits.map((split) => split.averageHeartRateBeatsPerMinute)).toEqual(
      splits.map(() => null),
    );
  });
});
