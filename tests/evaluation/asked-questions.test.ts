import { afterAll, expect, test, vi } from 'vitest';
import { askAll, shareOf } from './questions/ask-questions.ts';
import { QUESTIONS_AFTER_RUNS } from './questions/questions-after-runs.ts';
import { QUESTIONS_OF_CLUB_RUNNERS } from './questions/questions-of-club-runners.ts';
import { QUESTIONS_FOR_TUNING } from './questions/questions-for-tuning.ts';
import { QUESTIONS_IN_ENGLISH } from './questions/questions-in-english.ts';
import { QUESTIONS_OF_RUNNERS } from './questions/questions-of-runners.ts';
import { QUESTIONS_OF_STRANGERS } from './questions/questions-of-strangers.ts';
import { QUESTIONS_OF_TEXTING_RUNNERS } from './questions/questions-of-texting-runners.ts';
import { QUESTIONS_OF_THIRTY } from './questions/questions-of-thirty.ts';

/** Files of this project share what is loaded: a coach that another file asked has learnt everything already. */
vi.hoisted(() => {
  vi.resetModules();
});
afterAll(() => {
  vi.doUnmock('@tasuki/domain/coaching/questions/topics/topic-classifier');
  vi.resetModules();
});

/** Many of these questions are examples as well, and no example is to be the test of itself. */
vi.mock('@tasuki/domain/coaching/questions/topics/topic-classifier', async (original) => {
  const { unlearnt } = await import('./questions/unlearnt.ts');
  return unlearnt(await original());
});

/** What these sets must reach. */
const USEFUL_LEAST = 0.85;
const WRONG_MOST = 0.02;

test.each([
  ['for tuning', QUESTIONS_FOR_TUNING],
  ['in everyday English', QUESTIONS_IN_ENGLISH],
  ['of strangers', QUESTIONS_OF_STRANGERS],
  ['of runners', QUESTIONS_OF_RUNNERS],
  ['after runs', QUESTIONS_AFTER_RUNS],
  ['of thirty', QUESTIONS_OF_THIRTY],
  ['of club runners', QUESTIONS_OF_CLUB_RUNNERS],
  ['of texting runners', QUESTIONS_OF_TEXTING_RUNNERS],
])('the questions %s are answered usefully, and hardly ever wrongly', (_, questions) => {
  const graded = askAll(questions);
  expect(shareOf(graded, 'useful')).toBeGreaterThanOrEqual(USEFUL_LEAST);
  expect(shareOf(graded, 'wrong')).toBeLessThanOrEqual(WRONG_MOST);
});
