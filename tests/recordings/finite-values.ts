/** The readings of a column that are there. */
export function finiteValues(column: Float64Array): number[] {
  return [...column].filter((value) => !Number.isNaN(value));
}
