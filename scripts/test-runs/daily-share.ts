import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';

/** Whatever does not run each day runs every fourth day, and always in the soak. */
export const TURNS = 4;

/** Names the turn for tests, so that a day that ends meanwhile changes nothing. */
export const TURN_SETTING = 'TASUKI_TEST_TURN';

/** The turn of a day, counted from 0. It goes on over the end of a year. */
export function turnOfDay(now: Date): number {
  return Math.floor(now.getTime() / DAY_MILLISECONDS) % TURNS;
}

/** The turn that `npm test` has set, or else today's. */
export function currentTurn(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): number {
  const set = environment[TURN_SETTING];
  return set === undefined ? turnOfDay(now) : Number(set) % TURNS;
}

/** The part of a list that runs in a turn. Every item is in exactly one. */
export function shareOf<Item>(items: readonly Item[], turn: number): Item[] {
  return items.filter((_item, index) => index % TURNS === turn);
}
