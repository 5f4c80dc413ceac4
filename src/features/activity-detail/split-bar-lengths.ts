import type { Split } from '@tasuki/domain/activities/computed-analysis';

/**
 * The length of each split's bar as a share of the longest, from 0 to 1: its speed over that of the
 * fastest whole split. Bars start at zero, so that twice as long is twice as fast.
 */
export function splitBarLengths(
  splits: readonly Pick<Split, 'paceSecondsPerKilometer' | 'isRemainder'>[],
): number[] {
  const speeds = splits.map(({ paceSecondsPerKilometer }) => 1 / paceSecondsPerKilometer);
  const whole = speeds.filter((_, index) => splits[index]?.isRemainder !== true);
  const fastest = Math.max(...(whole.length > 0 ? whole : speeds));
  return speeds.map((speed) => Math.min(1, speed / fastest));
}
