import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { describe, expect, test } from 'vitest';
import { buildActivity } from '../../builders/recording-builder.ts';
import { coached, NOW } from './coach-samples.ts';

const RUN = { speedMetersPerSecond: 2.5, heartRate: 150, cadence: 162 };
const WALK = { speedMetersPerSecond: 1.4, heartRate: 128, cadence: 112 };

/** Four times five minutes of running, with walks of two minutes after each. */
const IN_TURNS = buildActivity(
  Array.from({ length: 4 }, () => [
    { seconds: 300, ...RUN },
    { seconds: 120, ...WALK },
  ]).flat(),
  { seed: 3 },
);
/** Called a walk: run first, and walked home. */
const WALKED_HOME = buildActivity(
  [
    { seconds: 1200, ...RUN },
    { seconds: 900, ...WALK },
  ],
  { seed: 3, sport: 'Walk' },
);

function analysed(decoded: DecodedActivity) {
  return coached(decoded, { athlete: UNKNOWN_PHYSIOLOGY });
}

function read(decoded: DecodedActivity, language: Language): string {
  const analysis = analysed(decoded);
  const feedback = rewriteFeedback({
    source: decoded,
    analysis,
    history: [],
    note: null,
    language,
    now: NOW,
  });
  if (!feedback) throw new Error('no feedback');
  return feedbackText(feedback, analysis.facts, { language, units: 'metric' }).join(' ');
}

function valueOf(decoded: DecodedActivity, factId: string): number | undefined {
  return analysed(decoded).facts.find(({ id }) => id === factId)?.value;
}

/** What only running and walking in turns may be called. */
const IN_BETWEEN: Readonly<Record<Language, RegExp>> = {
  en: /between|in turns|breaks/,
  ja: /はさみ|交互|途中/,
  zh: /中间|中途|一段/,
  'zh-tw': /中間|中途|一段/,
  vi: /giữa|luân phiên/,
};
/** Nothing of what the walks are worth. */
const PRAISE: Readonly<Record<Language, RegExp>> = {
  en: /failure|part of the session/,
  ja: /立派/,
  zh: /也算/,
  'zh-tw': /也算/,
  vi: /cũng là tập/,
};

describe('the walks in a run', () => {
  test('are counted between the running, and the first has its time', () => {
    expect(valueOf(IN_TURNS, 'gait.breakCount')).toBe(3);
    expect(Math.abs((valueOf(IN_TURNS, 'gait.firstBreak') ?? 0) - 300)).toBeLessThanOrEqual(15);
  });

  test('are not counted where some of them may have been none', () => {
    const withCrossing = buildActivity(
      [120, 25, 120, 120].flatMap((seconds) => [
        { seconds: 300, ...RUN },
        { seconds, ...WALK },
      ]),
      { seed: 3 },
    );
    expect(valueOf(withCrossing, 'gait.walking')).toBeGreaterThan(300);
    expect(valueOf(withCrossing, 'gait.breakCount')).toBeUndefined();
  });

  test('at its end are no breaks', () => {
    expect(valueOf(WALKED_HOME, 'gait.walking')).toBeGreaterThan(800);
    expect(valueOf(WALKED_HOME, 'gait.breakCount')).toBeUndefined();
    expect(valueOf(WALKED_HOME, 'gait.firstBreak')).toBeUndefined();
  });

  test.each(LANGUAGES)('are told as they were, and no more, in %s', (language) => {
    expect(analysed(IN_TURNS).purpose).toBe('run-walk');
    expect(analysed(WALKED_HOME).purpose).toBe('run-walk');
    expect(read(IN_TURNS, language)).toMatch(IN_BETWEEN[language]);
    expect(read(WALKED_HOME, language)).not.toMatch(IN_BETWEEN[language]);
    for (const run of [IN_TURNS, WALKED_HOME]) {
      expect(read(run, language)).not.toMatch(PRAISE[language]);
    }
  });
});
