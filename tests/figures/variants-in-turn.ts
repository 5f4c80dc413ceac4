import {
  currentTurn,
  shareOf,
  VARIANT_TURNS,
  variantTurn,
} from '../../scripts/test-runs/turn-share.ts';
import { IS_SOAK } from './soak-figure.ts';

/**
 * The part of a list that the commit's turn takes, so that all turns together take all of it. Of a list that is
 * shorter than that, the first one is taken in the turns that are left.
 *
 * @param all what `npm run soak` takes
 */
export function variantsInTurn<Variant>(all: readonly Variant[]): readonly Variant[] {
  if (IS_SOAK) return all;
  const share = shareOf(all, variantTurn(currentTurn(process.env)), VARIANT_TURNS);
  return share.length > 0 ? share : all.slice(0, 1);
}
