/** A face's letter for a name: its first letter as readers see it, in capitals; '' = no name. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
