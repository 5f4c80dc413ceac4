import { formatNumber } from '@tasuki/domain/measures/format-measure';
import type { Language } from '@tasuki/domain/language';

const KIBIBYTE = 1024;

/**
 * How large a file is, in the two units that people know.
 *
 * @example formatBytes(2_621_440, 'en') // '2.5 MB'
 */
export function formatBytes(bytes: number, language: Language): string {
  const kibibytes = bytes / KIBIBYTE;
  if (kibibytes < 1000) return `${formatNumber(Math.max(1, Math.round(kibibytes)), language)} kB`;
  const mebibytes = kibibytes / KIBIBYTE;
  return `${formatNumber(mebibytes, language, mebibytes < 10 ? 1 : 0)} MB`;
}
