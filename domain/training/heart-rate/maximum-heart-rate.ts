/**
 * Formulas that guess the maximal heart rate from age. The error's deviation is
 * 7 to 12 beats, so a guess is always called one and never replaces a measurement.
 */
export const MAXIMUM_HEART_RATE_FORMULAS = {
  /** Tanaka, Monahan & Seals, J Am Coll Cardiol 37:153 (2001). */
  tanaka: (ageYears: number) => 208 - 0.7 * ageYears,
  /** Gellish et al., Med Sci Sports Exerc (2007), linear form. */
  gellish: (ageYears: number) => 206.9 - 0.67 * ageYears,
  /** Gulati et al., Circulation (2010), measured in women. */
  gulati: (ageYears: number) => 206 - 0.88 * ageYears,
  /** The rule of thumb; no study stands behind it (Robergs & Landwehr 2002). */
  fox: (ageYears: number) => 220 - ageYears,
} as const;

/**
 * The product's guess: Tanaka's, from the largest study, the same for both sexes.
 *
 * @param birthYear calendar year
 * @param year calendar year of the activity
 * @returns null for an age outside 10 to 100
 */
export function maximumHeartRateFromAge(birthYear: number, year: number): number | null {
  const ageYears = year - birthYear;
  if (!(ageYears >= 10 && ageYears <= 100)) return null;
  return MAXIMUM_HEART_RATE_FORMULAS.tanaka(ageYears);
}
