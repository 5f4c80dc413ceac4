import { beforeEach, expect, it, vi } from 'vitest';

/** Turns of the process that are left to others while it learns, far below what it leaves. */
const TURNS_LEAST = 100;

beforeEach(() => {
  // Each test is the first question of a process.
  vi.resetModules();
});

it('lets other work go on while it learns', async () => {
  const { prepareQuestions } = await import('./prepare-questions.ts');
  let turns = 0;
  let isOver = false;
  const other = () => {
    turns += 1;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  await prepareQuestions();
  isOver = true;
  expect(turns).toBeGreaterThan(TURNS_LEAST);
});

it('understands who asks before all is learnt, as later', async () => {
  const { guessTopics, TOPIC_MODEL } =
    await import('@tasuki/domain/coaching/questions/topics/topic-classifier');
  expect(TOPIC_MODEL.learnSome()).toBe(false);
  const early = guessTopics('how many gels for a half');
  expect(['food', 'gels']).toContain(early[0]?.topic);
  expect(TOPIC_MODEL.learnSome()).toBe(true);
  expect(guessTopics('how many gels for a half')).toEqual(early);
});
