import type { ModelEntry } from './model-entry.ts';

export type CostClass = ModelEntry['costClass'];

/**
 * Limits of what asking models may cost before the embedded coach answers instead. Days are UTC.
 */
export const USAGE_LIMITS = {
  /** One question may be put twice, so these are a few more than there are replies. */
  questionsPerUserAndDay: { low: 80, medium: 40, high: 15 } satisfies Record<CostClass, number>,
  /** Texts checked by moderation: each question and each reply. It costs nothing, but its provider limits it. */
  moderationsPerUserAndDay: 200,
  /** In millionths of a US dollar. */
  costPerUserAndDay: 500_000,
  /** The limit of everybody together, in millionths of a US dollar. */
  costPerDay: 80_000_000,
} as const;

/**
 * The number of documents that keep everybody's usage of a day, so that none is written by all.
 * Each may spend its part of the day's limit.
 */
export const USAGE_SHARDS = 16;

/**
 * The highest price of a token of each class, in millionths of a US dollar: a dollar for a million
 * of them.
 */
const PRICES: Record<CostClass, { input: number; output: number }> = {
  low: { input: 0.5, output: 3 },
  medium: { input: 2, output: 12 },
  high: { input: 5, output: 30 },
};

/** Tokens that went in and came out. */
export interface TokenCounts {
  inputTokens: number;
  outputTokens: number;
}

/**
 * The cost of tokens, in whole millionths of a US dollar.
 *
 * @example costOf('medium', { inputTokens: 2000, outputTokens: 300 }) // 7600
 */
export function costOf(costClass: CostClass, { inputTokens, outputTokens }: TokenCounts): number {
  const { input, output } = PRICES[costClass];
  return Math.ceil(inputTokens * input + outputTokens * output);
}

const LATIN_WORDS = /^[A-Za-z ]$/;

/**
 * The most tokens that a text can have. Tokenisers work on bytes, and each byte is a token where
 * they know nothing longer. So a character of a rare script has up to four. Of Latin words four
 * letters are one token; of letters that make no word two are.
 *
 * @example tokensAtMost('走') // 3
 */
export function tokensAtMost(text: string): number {
  let tokens = 0;
  for (const character of text) tokens += tokensOf(character);
  return Math.ceil(tokens);
}

function tokensOf(character: string): number {
  if (character < '\u0080') return LATIN_WORDS.test(character) ? 0.6 : 1;
  if (character < '\u0800') return 2;
  return character.length === 1 ? 3 : 4;
}

/** The amounts spent and reserved so far. */
export interface SpentBudget {
  questionsOfUser: Readonly<Record<CostClass, number>>;
  costOfUser: number;
  moderationsOfUser: number;
  /** The part of the day's budget that would pay for it. */
  costOfShard: number;
}

/**
 * Whether one more question to a model of the class, of that cost, stays within every limit.
 *
 * @param moderations how many texts will be checked for it
 */
export function isWithinBudget(
  spent: SpentBudget,
  costClass: CostClass,
  cost: number,
  moderations = 0,
): boolean {
  return (
    spent.questionsOfUser[costClass] < USAGE_LIMITS.questionsPerUserAndDay[costClass] &&
    spent.moderationsOfUser + moderations <= USAGE_LIMITS.moderationsPerUserAndDay &&
    isAffordable(spent, cost)
  );
}

/**
 * If several people share one person's budget, the largest share of it that each of them may use.
 */
export const BUDGET_PART_PER_PERSON = 1 / 3;

/** The amounts spent and reserved so far for one of several people who share a budget. */
export type SpentPart = Omit<SpentBudget, 'costOfShard'>;

/** Whether one more question for one of several people leaves the others their part of the shared budget. */
export function isWithinPart(
  spent: SpentPart,
  costClass: CostClass,
  cost: number,
  moderations = 0,
): boolean {
  const part = (limit: number) => Math.floor(limit * BUDGET_PART_PER_PERSON);
  return (
    spent.questionsOfUser[costClass] < part(USAGE_LIMITS.questionsPerUserAndDay[costClass]) &&
    spent.moderationsOfUser + moderations <= part(USAGE_LIMITS.moderationsPerUserAndDay) &&
    isPartAffordable(spent, cost)
  );
}

/** The same for a question that is counted already and costs this much more. */
export function isPartAffordable(
  { costOfUser }: Pick<SpentPart, 'costOfUser'>,
  cost: number,
): boolean {
  return costOfUser + cost <= USAGE_LIMITS.costPerUserAndDay * BUDGET_PART_PER_PERSON;
}

/** Whether a question that is counted already may cost this much more. */
export function isAffordable(
  spent: Pick<SpentBudget, 'costOfUser' | 'costOfShard'>,
  cost: number,
): boolean {
  return (
    spent.costOfUser + cost <= USAGE_LIMITS.costPerUserAndDay &&
    spent.costOfShard + cost <= USAGE_LIMITS.costPerDay / USAGE_SHARDS
  );
}
