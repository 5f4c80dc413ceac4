import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { coached, earlierRun, sentencesOf } from './coach-samples.ts';

/** Neither even nor built of anything: only the runner knows what it was. */
const open = buildActivity(
  [
    { seconds: 420, speedMetersPerSecond: 2.6, heartRate: 146 },
    { seconds: 300, speedMetersPerSecond: 3.2, heartRate: 152 },
    { seconds: 500, speedMetersPerSecond: 2.4, heartRate: 146 },
    { seconds: 200, speedMetersPerSecond: 3.1, heartRate: 152 },
    { seconds: 420, speedMetersPerSecond: 2.5, heartRate: 146 },
  ],
  { seed: 8 },
);

function readingOf(note: string | null, history: readonly RecentActivity[] = []) {
  const analysis = coached(open, { athlete: UNKNOWN_PHYSIOLOGY, history, note });
  return { analysis, ...readSession({ source: open, analysis, history, note }) };
}

/** A run like the open one, which its runner gave a name. */
function named(change: Partial<RecentActivity>): RecentActivity {
  const { summary } = coached(open, { athlete: UNKNOWN_PHYSIOLOGY });
  return earlierRun(5, {
    distanceMeters: summary.distanceMeters,
    movingSeconds: summary.movingSeconds,
    averagePaceSecondsPerKilometer: summary.averagePaceSecondsPerKilometer,
    averageHeartRateBeatsPerMinute: summary.averageHeartRateBeatsPerMinute,
    purpose: 'unclear',
    ...change,
  });
}

describe('a run whose purpose the recording leaves open', () => {
  test('is asked about, with one question', () => {
    const { analysis, purpose, findings } = readingOf(null);
    expect(purpose).toBe('unclear');
    expect(findings).toContain('ask.purpose');
    expect(findings.filter((code) => code.startsWith('ask.'))).toHaveLength(1);
    expect(sentencesOf(analysis).join(' ')).toContain('Write it in your notes');
  });

  test('is read by the answer at once', () => {
    const { analysis, opening, findings, nextStep } = readingOf('Intervals in the park');
    expect(opening).toBe('unclear.saidIntervals');
    expect(findings).not.toContain('ask.purpose');
    // What the runner calls hard is followed by easy running or rest.
    expect(nextStep.code).toBe('afterHard');
    expect(sentencesOf(analysis)[0]).toMatch(/^You call it intervals/);
  });

  test('is asked about and read by the answer where a part of the file is damaged', () => {
    const damaged = { ...open, isPartial: true };
    const read = (note: string | null) => {
      const analysis = coached(damaged, { athlete: UNKNOWN_PHYSIOLOGY, note });
      return readSession({ source: damaged, analysis, history: [], note });
    };
    expect(read(null).opening).toBe('unclear.broken');
    expect(read(null).findings).toContain('ask.purpose');
    expect(read('Intervals in the park').opening).toBe('unclear.saidIntervals');
    expect(read('Intervals in the park').findings).toContain('record.partial');
  });

  test('is not made easier by being called easy', () => {
    expect(readingOf('Easy run').nextStep.code).toBe(readingOf(null).nextStep.code);
  });

  test('is read by what a similar run was called, until its own note says otherwise', () => {
    const history = [named({ saidPurpose: 'tempo' })];
    const remembered = readingOf(null, history);
    expect(remembered.opening).toBe('unclear.saidTempo');
    expect(remembered.findings).toContain('said.remembered');
    const own = readingOf('Just a jog with the dog', history);
    expect(own.opening).toBe('unclear.saidEasy');
    expect(own.findings).not.toContain('said.remembered');
  });

  test('is not read by what an unlike run was called', () => {
    const history = [named({ saidPurpose: 'race', distanceMeters: 12_000 })];
    expect(readingOf(null, history).findings).toContain('ask.purpose');
  });

  test('is not read by a note on another day', () => {
    expect(readingOf('Race tomorrow').findings).toContain('ask.purpose');
  });
});

test('a purpose that the recording shows is not changed by a note', () => {
  const repeats = buildActivity(
    [
      { seconds: 600, speedMetersPerSecond: 2.7, heartRate: 140 },
      ...Array.from({ length: 6 }, () => [
        { seconds: 180, speedMetersPerSecond: 4, heartRate: 172 },
        { seconds: 120, speedMetersPerSecond: 2.2, heartRate: 145 },
      ]).flat(),
      { seconds: 500, speedMetersPerSecond: 2.6, heartRate: 140 },
    ],
    { seed: 2 },
  );
  const note = 'Easy run';
  const analysis = coached(repeats, { athlete: UNKNOWN_PHYSIOLOGY, note });
  const reading = readSession({ source: repeats, analysis, history: [], note });
  expect(reading.opening).toMatch(/^intervals\./);
});
