import { describe, expect, test } from 'vitest';
import { ADVICE_AFTER } from '@tasuki/domain/coaching/feedback/advice-limits';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { KNOWN_RUNNER, NOW } from './coach-samples.ts';

const START = new Date('2026-11-15T00:00:00Z');

function part(
  sport: 'Swim' | 'Ride' | 'Run',
  afterSeconds: number,
  seconds: number,
  speedMetersPerSecond: number,
): DecodedActivity {
  return buildActivity([{ seconds, speedMetersPerSecond, heartRate: 125 }], {
    sport,
    seed: 4,
    startedAt: new Date(START.getTime() + afterSeconds * 1000),
  });
}

const TRIATHLON = [
  part('Swim', 0, 1800, 0.85),
  part('Ride', 1900, 4300, 9),
  part('Run', 6300, 2500, 3.7),
];

function coachedPart(decoded: DecodedActivity, sessionsOfFile: readonly DecodedActivity[]) {
  const analysis = coachActivity({
    decoded,
    athlete: KNOWN_RUNNER,
    history: [],
    language: 'en',
    note: null,
    now: NOW,
    sessionsOfFile,
  });
  return { analysis, reading: readSession({ source: decoded, analysis, history: [], note: null }) };
}

describe('the parts of a triathlon in one file', () => {
  test.each(TRIATHLON.map((decoded) => [decoded.sport, decoded] as const))(
    'know of each other: %s',
    (_, decoded) => {
      const { analysis, reading } = coachedPart(decoded, TRIATHLON);
      expect(reading.findings[0]).toBe('event.part');
      // Two hours and a half of three sports are followed by no ordinary day.
      expect(ADVICE_AFTER.demanding?.allowed).toContain(reading.nextStep.code);
      const { feedback, facts } = analysis;
      if (!feedback) throw new Error('Nothing was said');
      const words = feedbackText(feedback, facts, { language: 'en', units: 'metric' }).join(' ');
      expect(words).toMatch(/one of 3 parts of a recording .* 2 hours 27 minutes/);
    },
  );

  test('are no benchmark, as the same run alone would be', () => {
    const run = part('Run', 6300, 1500, 2.9);
    const event = [...TRIATHLON.slice(0, 2), run];
    expect(coachedPart(run, [run]).reading.findings).toContain('history.first');
    expect(coachedPart(run, event).reading.findings).not.toContain('history.first');
  });

  test('are none where the other is a slip of the thumb', () => {
    const run = part('Run', 0, 2500, 3.1);
    const { reading } = coachedPart(run, [run, part('Run', 2520, 2, 3)]);
    expect(reading.findings).not.toContain('event.part');
  });

  test('are none where a file holds a single session', () => {
    const [swim] = TRIATHLON;
    if (!swim) throw new Error('The triathlon has no swim');
    const { reading } = coachedPart(swim, [swim]);
    expect(reading.findings).not.toContain('event.part');
    expect(reading.nextStep.code).toBe('afterCrossTraining');
  });

  test('are none of one event where days lie between them', () => {
    const later = part('Run', 3 * DAY_SECONDS, 2500, 3.7);
    const { reading } = coachedPart(later, [...TRIATHLON, later]);
    expect(reading.findings).not.toContain('event.part');
  });
});
