import { currentTurn, shareOf } from '../../scripts/test-runs/daily-share.ts';
import { IS_SOAK } from '../figures/soak-figure.ts';

/**
 * One journey in several variants, such as languages, widths or providers.
 *
 * @param daily the variants that each run of `npm test` takes
 * @param others the variants that `npm run soak` takes as well
 */
export function journeyVariants<Variant>(
  daily: readonly Variant[],
  others: readonly Variant[],
): readonly Variant[] {
  return IS_SOAK ? [...daily, ...others] : daily;
}

/**
 * The part of a list that today's turn takes, so that three days take all of it.
 *
 * @param all what `npm run soak` takes
 */
export function variantsInTurn<Variant>(all: readonly Variant[]): readonly Variant[] {
  return IS_SOAK ? all : shareOf(all, currentTurn(process.env, new Date()));
}
