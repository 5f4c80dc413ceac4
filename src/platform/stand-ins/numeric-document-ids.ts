/** A number of any length, as Firestore compares ids such as `__id123__`. */
interface NumericId {
  value: bigint;
  compare: (other: NumericId) => number;
}

/**
 * Stands in the bundle of single reads for the arithmetic of live queries. Single reads need of it only the
 * order of numeric ids.
 */
export const Integer = {
  fromString(digits: string): NumericId {
    const value = BigInt(digits);
    return {
      value,
      compare: (other) => (value < other.value ? -1 : value > other.value ? 1 : 0),
    };
  },
};
