import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewriteFeedback } from '@tasuki/domain/coaching/coach-activity';
import { FACT_METHODS } from '@tasuki/domain/coaching/fact-methods';
import {
  factReferences,
  feedbackLead,
  renderFeedback,
} from '@tasuki/domain/coaching/render-feedback';
import { FEEDBACK_LIMITS, feedbackLength } from '@tasuki/domain/coaching/write-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { situation } from './arbitrary-situations.ts';
import { coached, NOW, sentencesOf } from './coach-samples.ts';

const RUNS = process.env.SOAK ? 3000 : 60;
const SEED = 20_261_121;
const TIMEOUT = process.env.SOAK ? 3_600_000 : 60_000;

function limitOf(language: Language): number {
  return language === 'en' || language === 'vi'
    ? FEEDBACK_LIMITS.words
    : FEEDBACK_LIMITS.characters;
}

describe('feedback on any recording', () => {
  test(
    'keeps every promise about its words, in every language and unit',
    () => {
      fc.assert(
        fc.property(situation, (given) => {
          const analysis = coached(given.decoded, given);
          const ids = analysis.facts.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const fact of analysis.facts) {
            expect(Number.isFinite(fact.value), fact.id).toBe(true);
            expect(FACT_METHODS).toContain(fact.method);
          }
          for (const language of LANGUAGES) {
            const feedback = rewriteFeedback({
              source: given.decoded,
              analysis,
              history: given.history,
              note: given.note,
              language,
              now: NOW,
            });
            if (!feedback) {
              expect(analysis.feedback).toBeNull();
              continue;
            }
            const roles = feedback.sentences.map(({ role }) => role);
            expect(roles[0]).toBe('purpose');
            expect(roles.at(-1)).toBe('nextStep');
            expect(roles.filter((role) => role === 'finding').length).toBeLessThanOrEqual(3);
            for (const { text } of feedback.sentences) {
              expect(text.replace(/\{\{[^}]*\}\}/g, '')).not.toMatch(/\p{Nd}|[{}[\]]/u);
              for (const id of factReferences(text)) expect(ids).toContain(id);
            }
            for (const units of ['metric', 'imperial'] as const) {
              const reader = { language, units };
              const words = renderFeedback(feedback, analysis.facts, reader)
                .map((parts) => parts.map(({ text }) => text).join(''))
                .join(' ');
              expect(words).not.toMatch(/NaN|undefined|null|Infinity|\{\{|–(?!\d)/);
              expect(feedbackLead(feedback, analysis.facts, reader)).not.toMatch(/[.。,，、;；]$/);
              if (units === 'metric') {
                expect(feedbackLength(words, language)).toBeLessThanOrEqual(limitOf(language));
              }
            }
          }
        }),
        { numRuns: RUNS, seed: SEED },
      );
    },
    TIMEOUT,
  );

  test(
    'is the same for the same session',
    () => {
      fc.assert(
        fc.property(situation, (given) => {
          expect(coached(given.decoded, given)).toEqual(coached(given.decoded, given));
        }),
        { numRuns: Math.ceil(RUNS / 6), seed: SEED },
      );
    },
    TIMEOUT,
  );

  test(
    'says nothing but the fixed words once a red flag was raised',
    () => {
      fc.assert(
        fc.property(situation, fc.constantFrom(...LANGUAGES), (given, language) => {
          const analysis = coached(given.decoded, {
            ...given,
            language,
            note: 'Great run. Chest pain on the last hill.',
          });
          const { feedback } = analysis;
          expect(feedback?.isSafetyFirst).toBe(true);
          expect(new Set(feedback?.sentences.map(({ role }) => role))).toEqual(new Set(['safety']));
          for (const sentence of sentencesOf(analysis)) expect(sentence).not.toMatch(/\p{Nd}/u);
        }),
        { numRuns: Math.ceil(RUNS / 6), seed: SEED },
      );
    },
    TIMEOUT,
  );
});
