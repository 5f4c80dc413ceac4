function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface AcuteChronic {
  /** Mean daily load of the last 7 days. */
  acute: number;
  /** Mean daily load of the longer stretch. */
  chronic: number;
  /** Null where the longer stretch holds no load. */
  ratio: number | null;
}

/**
 * Load of the last week against a longer stretch. A figure of change and no
 * measure of injury risk (Impellizzeri et al., Sports Med 2020).
 *
 * @param dailyLoads oldest first, rest days as 0, at least 28
 * @param coupling `coupled`: the last 28 days, this week among them; `uncoupled`: the 21 before it
 * @returns null for fewer than 28 days
 */
export function acuteChronic(
  dailyLoads: readonly number[],
  coupling: 'coupled' | 'uncoupled',
): AcuteChronic | null {
  if (dailyLoads.length < 28) return null;
  const acute = mean(dailyLoads.slice(-7));
  const chronic = mean(coupling === 'coupled' ? dailyLoads.slice(-28) : dailyLoads.slice(-28, -7));
  return { acute, chronic, ratio: chronic > 0 ? acute / chronic : null };
}

export interface Monotony {
  /** Mean daily load over its deviation. */
  monotony: number;
  /** The week's load times its monotony. */
  strain: number;
}

/**
 * Monotony and strain of a week, with the population's standard deviation as
 * Runalyze and statistics-for-strava have it.
 *
 * @param dailyLoads seven, rest days as 0
 * @returns null when every day is the same: the ratio has no value then
 * @see Foster, Med Sci Sports Exerc 30:1164 (1998)
 */
export function monotonyOf(dailyLoads: readonly number[]): Monotony | null {
  const average = mean(dailyLoads);
  const deviation = Math.sqrt(mean(dailyLoads.map((load) => (load - average) ** 2)));
  if (!(deviation > 0)) return null;
  const monotony = average / deviation;
  return { monotony, strain: average * dailyLoads.length * monotony };
}
