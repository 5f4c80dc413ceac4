import { IS_SOAK } from '../figures/soak-figure.ts';

/**
 * One journey in several variants, such as languages, widths or providers.
 *
 * @param usual the variants that each run of `npm test` takes
 * @param others the variants that `npm run soak` takes as well
 */
export function journeyVariants<Variant>(
  usual: readonly Variant[],
  others: readonly Variant[],
): readonly Variant[] {
  return IS_SOAK ? [...usual, ...others] : usual;
}
