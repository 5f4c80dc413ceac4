import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { TERM_FIELDS, type FormerTerms, type Product, type SaleTerms } from './product.ts';

/** Days for which former terms are kept: far longer than a purchase on them stays open. */
const KEPT_DAYS = 7;
const KEPT_MAXIMUM = 20;

export function areSameTerms(one: SaleTerms, other: SaleTerms): boolean {
  return TERM_FIELDS.every((field) => one[field] === other[field]);
}

/**
 * The former terms of a product once it is changed, also where it is taken off or archived.
 *
 * @param before as it was until now; undefined = it is new
 */
export function formerTermsAfter(
  before: Product | undefined,
  after: SaleTerms & Pick<Product, 'state'>,
  now: Date,
): FormerTerms[] {
  if (!before) return [];
  const oldest = now.getTime() - KEPT_DAYS * DAY_MILLISECONDS;
  const kept = (before.formerTerms ?? []).filter(({ until }) => until.getTime() > oldest);
  const goesOn = after.state === 'published' && areSameTerms(before, after);
  if (before.state !== 'published' || goesOn) return kept;
  const { name, target, priceYen, duration, durationUnit } = before;
  return [...kept, { name, target, priceYen, duration, durationUnit, until: now }].slice(
    -KEPT_MAXIMUM,
  );
}

/** Until when a product was sold on terms that it is not sold on now; null = it was not, or long ago. */
export function soldUntil(
  { formerTerms, updatedAt }: Pick<Product, 'formerTerms' | 'updatedAt'>,
  terms: SaleTerms,
): Date | null {
  // For an older one only the last change is known.
  if (formerTerms === undefined) return updatedAt;
  return formerTerms.findLast((former) => areSameTerms(former, terms))?.until ?? null;
}
