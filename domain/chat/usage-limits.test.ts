import { expect, it } from 'vitest';
import {
  costOf,
  isWithinBudget,
  tokensAtMost,
  USAGE_LIMITS,
  USAGE_SHARDS,
  type SpentBudget,
} from './usage-limits.ts';

const NOTHING: SpentBudget = {
  questionsOfUser: { low: 0, medium: 0, high: 0 },
  costOfUser: 0,
  moderationsOfUser: 0,
  costOfShard: 0,
};

it('counts what tokens cost, dear ones more', () => {
  expect(costOf('low', { inputTokens: 1001, outputTokens: 0 })).toBe(501);
  expect(costOf('medium', { inputTokens: 2000, outputTokens: 300 })).toBe(7600);
  expect(costOf('high', { inputTokens: 2000, outputTokens: 300 })).toBe(19_000);
});

it('never takes a text for less than it is', () => {
  expect(tokensAtMost('')).toBe(0);
  expect(tokensAtMost('How should I run?')).toBeGreaterThanOrEqual(5);
  expect(tokensAtMost('次はどう走ればいい?')).toBeGreaterThanOrEqual(10);
  expect(tokensAtMost('🏃')).toBeGreaterThanOrEqual(1);
  // As cl100k_base counts 3,990 Ethiopic characters.
  expect(tokensAtMost('\u1361'.repeat(3990))).toBeGreaterThanOrEqual(11_597);
});

it.each([
  ['a', 1],
  ['~', 1],
  ['é', 2],
  ['ế', 3],
  ['走', 3],
  ['\u1361', 3],
  ['🏃', 4],
])('takes %s for no more tokens than its %i bytes', (character, bytes) => {
  const tokens = tokensAtMost(character.repeat(100));
  expect(tokens).toBeLessThanOrEqual(100 * bytes);
  expect(tokens).toBeGreaterThanOrEqual(60 * bytes);
});

it('lets a whole conversation in Japanese be asked with the dearest models', () => {
  const inputTokens = tokensAtMost('走'.repeat(24_000));
  const cost = costOf('high', { inputTokens, outputTokens: 1000 });
  expect(isWithinBudget(NOTHING, 'high', cost)).toBe(true);
});

it('lets the last question within a limit through and none beyond', () => {
  const { questionsPerUserAndDay, costPerUserAndDay } = USAGE_LIMITS;
  const high = (count: number) => ({
    ...NOTHING,
    questionsOfUser: { low: 0, medium: 0, high: count },
  });
  expect(isWithinBudget(high(questionsPerUserAndDay.high - 1), 'high', 1)).toBe(true);
  expect(isWithinBudget(high(questionsPerUserAndDay.high), 'high', 1)).toBe(false);
  expect(isWithinBudget(high(questionsPerUserAndDay.high), 'low', 1)).toBe(true);
  const moderated = { ...NOTHING, moderationsOfUser: USAGE_LIMITS.moderationsPerUserAndDay - 2 };
  expect(isWithinBudget(moderated, 'low', 1, 2)).toBe(true);
  expect(isWithinBudget(moderated, 'low', 1, 3)).toBe(false);
  const user = { ...NOTHING, costOfUser: costPerUserAndDay - 10 };
  expect([isWithinBudget(user, 'low', 10), isWithinBudget(user, 'low', 11)]).toEqual([true, false]);
});

it('lets all parts of a day together spend the day’s limit and no more', () => {
  const part = USAGE_LIMITS.costPerDay / USAGE_SHARDS;
  const spent = { ...NOTHING, costOfShard: part - 100 };
  expect(isWithinBudget(spent, 'low', 100)).toBe(true);
  expect(isWithinBudget(spent, 'low', 101)).toBe(false);
});
