/** Speed on a slope times the factor is the speed on the flat that is as hard. */
export type GradeFactor = (grade: number) => number;

const MINETTI_GRADE_MAXIMUM = 0.45;

/**
 * Energy cost of running on a slope, in joules per kilogram and metre. A fit to
 * ten runners on a treadmill; overstates how much a descent helps outdoors.
 *
 * @param grade rise over run, held within ±0.45
 * @see Minetti et al., J Appl Physiol 93:1039 (2002)
 */
export function minettiCost(grade: number): number {
  const i = Math.max(-MINETTI_GRADE_MAXIMUM, Math.min(MINETTI_GRADE_MAXIMUM, grade));
  return 155.4 * i ** 5 - 30.4 * i ** 4 - 43.3 * i ** 3 + 46.3 * i ** 2 + 19.5 * i + 3.6;
}

/** Minetti's cost against that of the flat by the same fit (3.6, not the measured 3.4). */
export const minettiFactor: GradeFactor = (grade) => minettiCost(grade) / minettiCost(0);

/**
 * Grade in per cent → factor, read off what Strava shows since 2017, when it
 * turned from energy to equal heart rate. Reconstructed by statistics-for-strava;
 * Strava has not published its own. Below −10 % braking costs more again; those
 * points follow the published curves and are our own reading of them.
 */
const EQUAL_HEART_RATE_TABLE: readonly (readonly [gradePercent: number, factor: number])[] = [
  [-30, 1.4],
  [-20, 1.05],
  [-18, 1.01],
  [-10, 0.88],
  [-5, 0.94],
  [0, 1],
  [5, 1.2],
  [10, 1.42],
  [20, 2],
];
const TABLE_GRADE_MAXIMUM = 45;

/**
 * Factor of the Strava-like model: linear between the table's points. Descents
 * steeper than its first point cost as much as that, steeper climbs go on as before
 * up to 45 %.
 *
 * @param grade rise over run
 */
export const equalHeartRateFactor: GradeFactor = (grade) => {
  if (grade === 0) return 1;
  const [lowest] = EQUAL_HEART_RATE_TABLE;
  const percent = Math.min(TABLE_GRADE_MAXIMUM, Math.max(lowest?.[0] ?? 0, grade * 100));
  let index = 1;
  while (
    index < EQUAL_HEART_RATE_TABLE.length - 1 &&
    percent > (EQUAL_HEART_RATE_TABLE[index]?.[0] ?? 0)
  ) {
    index += 1;
  }
  const [fromPercent, fromFactor] = EQUAL_HEART_RATE_TABLE[index - 1] ?? [0, 1];
  const [toPercent, toFactor] = EQUAL_HEART_RATE_TABLE[index] ?? [1, 1];
  return (
    fromFactor + ((toFactor - fromFactor) * (percent - fromPercent)) / (toPercent - fromPercent)
  );
};
