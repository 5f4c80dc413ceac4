import { currentTurn, shareOf } from '../../scripts/test-runs/daily-share.ts';
import { IS_SOAK } from './soak-figure.ts';

/**
 * The part of a list that today's turn takes, so that as many days as there are turns take all of it. Of a list
 * that is shorter than that, the first one is taken on the days that are left.
 *
 * @param all what `npm run soak` takes
 */
export function variantsInTurn<Variant>(all: readonly Variant[]): readonly Variant[] {
  if (IS_SOAK) return all;
  const share = shareOf(all, currentTurn(process.env, new Date()));
  return share.length > 0 ? share : all.slice(0, 1);
}
