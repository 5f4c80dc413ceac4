import { formatNumber } from '@tasuki/domain/measures/format-measure';
import type { Language } from '@tasuki/domain/language';

const KIBIBYTE = 1024;

/**
 * How large a file is, in the units that people know.
 *
 * @example formatBytes(2_621_440, 'en') // '2.5 MB'
 */
export function formatBytes(bytes: number, language: Language): string {
  const kibibytes = bytes / KIBIBYTE;
  if (kibibytes < 1000) return `${formatNumber(Math.max(1, Math.round(kibibytes)), language)} kB`;
  const mebibytes = kibibytes / KIBIBYTE;
  if (mebibytes < 1000) return `${inUnit(mebibytes, language)} MB`;
  return `${inUnit(mebibytes / KIBIBYTE, language)} GB`;
}

/** A whole number is written without a decimal. */
function inUnit(amount: number, language: Language): string {
  const isShort = amount < 10 && Math.round(amount * 10) % 10 !== 0;
  return formatNumber(amount, language, isShort ? 1 : 0);
}
