import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewriteFeedback } from '@tasuki/domain/coaching/feedback/coach-activity';
import { LANGUAGES } from '@tasuki/domain/language';
import { situation } from './arbitrary-situations.ts';
import { coached, NOW, sentencesOf } from './coach-samples.ts';
import { expectPromisesKept, expectSoundFacts } from './feedback-promises.ts';

const RUNS = process.env.SOAK ? 3000 : 60;
const SEED = 20_261_121;
const TIMEOUT = process.env.SOAK ? 3_600_000 : 60_000;

describe('feedback on any recording', () => {
  test(
    'keeps every promise about its words, in every language and unit',
    () => {
      fc.assert(
        fc.property(situation, (given) => {
          const analysis = coached(given.decoded, given);
          expectSoundFacts(analysis);
          for (const language of LANGUAGES) {
            const feedback = rewriteFeedback({
              source: given.decoded,
              analysis,
              history: given.history,
              note: given.note,
              language,
              now: NOW,
            });
            if (feedback) expectPromisesKept(feedback, analysis);
            else expect(analysis.feedback).toBeNull();
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
