/**
 * Remembers the last result for each object, as long as what it was computed from stays the same. An answer asks
 * for the same facts several times. No object that was given may be changed afterwards.
 *
 * @param compute has the same result for the same values
 */
export function rememberedFor<Given extends object, Result>(
  compute: (given: Given) => Result,
): (key: object, given: Given) => Result {
  const kept = new WeakMap<object, { given: Given; result: Result }>();
  return (key, given) => {
    const last = kept.get(key);
    if (last && isSame(last.given, given)) return last.result;
    const result = compute(given);
    kept.set(key, { given, result });
    return result;
  };
}

function isSame(one: object, other: object): boolean {
  const [values, others] = [Object.entries(one), Object.entries(other)];
  return (
    values.length === others.length &&
    values.every(([name, value], index) => {
      const [otherName, otherValue] = others[index] ?? [];
      return name === otherName && Object.is(value, otherValue);
    })
  );
}
