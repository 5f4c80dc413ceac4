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
 * Speed on a slope times the factor is the speed on the flat that is as hard. Linear between the table's points. Descents
 * steeper than its first point cost as much as that, steeper climbs go on as before
 * up to 45 %.
 *
 * @param grade rise over run
 */
export function equalHeartRateFactor(grade: number): number {
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
}
