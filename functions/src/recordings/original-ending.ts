/** The ending of a sent file: by the name it was sent under, else by how it begins. */
export function originalEnding(fileName: unknown, bytes: Uint8Array): string {
  const [, known] =
    typeof fileName === 'string' ? (/\.((?:fit|tcx|gpx)(?:\.gz)?)$/i.exec(fileName) ?? []) : [];
  if (known !== undefined) return known.toLowerCase();
  const text = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  if (text.slice(8, 12) === '.FIT') return 'fit';
  if (text.includes('<gpx')) return 'gpx';
  return text.includes('TrainingCenterDatabase') ? 'tcx' : 'bin';
}
