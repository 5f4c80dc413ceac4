/** The one currency in which Tasuki sells. It has no smaller unit, so 2980 is ¥2,980. */
export const BILLING_CURRENCY = 'JPY';

/** Stripe's smallest and largest charge in yen. Free is no charge. */
export const CHARGE_LIMITS = { minimumYen: 50, maximumYen: 99_999_999 } as const;

/**
 * Checks whether an amount can be asked for: nothing, or what Stripe charges.
 *
 * @param amountYen whole yen, tax included
 */
export function canBeCharged(amountYen: number): boolean {
  if (amountYen === 0) return true;
  return (
    Number.isInteger(amountYen) &&
    amountYen >= CHARGE_LIMITS.minimumYen &&
    amountYen <= CHARGE_LIMITS.maximumYen
  );
}
