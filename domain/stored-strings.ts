/** The strings of a stored list; none where the field holds something else. */
export function storedStrings(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : [];
}
