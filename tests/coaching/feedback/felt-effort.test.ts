import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { viewSession } from '@tasuki/domain/coaching/facts/session-view';
import { ADVICE_AFTER } from '@tasuki/domain/coaching/feedback/advice-limits';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { LANGUAGES } from '@tasuki/domain/language';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { coached, earlierRun, NOW } from './coach-samples.ts';

/** Forty minutes at one pace and a high heart rate, of a runner of whom nothing is known. */
const run = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.6, heartRate: 168 }], {
  seed: 4,
  startedAt: new Date('2026-11-20T21:30:00Z'),
});
const analysis = coached(run, { athlete: UNKNOWN_PHYSIOLOGY });

const readingWith = (effort: number | null, history: readonly RecentActivity[] = []) =>
  readSession({ source: { ...run, effort }, analysis, history, note: null });

const similarRun = (change: Partial<RecentActivity>) =>
  earlierRun(5, {
    distanceMeters: 6300,
    averagePaceSecondsPerKilometer: 388,
    averageHeartRateBeatsPerMinute: 169,
    purpose: 'steady',
    ...change,
  });

describe('a run whose effort no figure tells', () => {
  test('is asked about', () => {
    expect(readingWith(null).findings).toContain('ask.effort');
  });

  test('is a hard session once the runner says so, and the next day is easy', () => {
    const reading = readingWith(9);
    expect(reading.opening).toBe('steady.feltHard');
    expect(reading.findings).toContain('effort.hard');
    expect(reading.findings).not.toContain('ask.effort');
    expect(ADVICE_AFTER.demanding?.allowed.has(reading.nextStep.code)).toBe(true);
  });

  test('is an easy run once the runner says so, and counts as much as before', () => {
    const reading = readingWith(2);
    expect(reading.opening).toBe('steady.feltEasy');
    expect(reading.findings).toContain('effort.easy');
    const demandWith = (effort: number | null) =>
      viewSession({ ...run, effort }, analysis, []).demand;
    expect(demandWith(2)).toBe(demandWith(null));
  });

  test('is in between where the runner says so, and not asked about again', () => {
    const { findings } = readingWith(5);
    expect(findings).toContain('effort.moderate');
    expect(findings).not.toContain('ask.effort');
  });

  test.each(LANGUAGES)('has other words for each answer in %s', (language) => {
    const words = [null, 2, 5, 9].map((effort) => {
      const feedback = rewriteFeedback({
        source: { ...run, effort },
        analysis,
        history: [],
        note: null,
        language,
        now: NOW,
      });
      return JSON.stringify(feedback?.sentences);
    });
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('what was said of a similar run', () => {
  test('holds for this one', () => {
    const hard = readingWith(null, [similarRun({ effort: 8 })]).findings;
    expect(hard).toContain('effort.rememberedHard');
    expect(hard).not.toContain('ask.effort');
    expect(readingWith(null, [similarRun({ effort: 3 })]).findings).toContain(
      'effort.rememberedEasy',
    );
  });

  test('gives way to what is said of this one', () => {
    const reading = readingWith(2, [similarRun({ effort: 9 })]);
    expect(reading.opening).toBe('steady.feltEasy');
    expect(reading.findings).not.toContain('effort.rememberedHard');
  });

  test.each<[string, Partial<RecentActivity>]>([
    ['longer', { distanceMeters: 9000 }],
    ['faster', { averagePaceSecondsPerKilometer: 340 }],
    ['run at another heart rate', { averageHeartRateBeatsPerMinute: 150 }],
    ['run without heart rate', { averageHeartRateBeatsPerMinute: null }],
  ])('says nothing of this one where that was %s', (_how, change) => {
    const { findings } = readingWith(null, [similarRun({ effort: 9, ...change })]);
    expect(findings).toContain('ask.effort');
  });

  test('says nothing of a run whose effort is known', () => {
    const known = coached(run);
    const { felt } = viewSession(run, known, [similarRun({ effort: 9 })]);
    expect(felt).toBeNull();
  });
});

test('an easy run that felt hard is not called easy without saying so', () => {
  const easyAnalysis = { ...analysis, purpose: 'easy' as const };
  const { opening, findings } = readSession({
    source: { ...run, effort: 8 },
    analysis: easyAnalysis,
    history: [],
    note: null,
  });
  expect(opening).toBe('easy.feltHard');
  expect(findings).toContain('effort.hard');
});
