import { htmlLanguage, type Language } from '../language.ts';

/**
 * A sum as it is written in a language.
 *
 * @param amountYen whole yen
 * @example formatYen(2980, 'en') // '¥2,980'
 */
export function formatYen(amountYen: number, language: Language): string {
  return new Intl.NumberFormat(htmlLanguage(language), {
    style: 'currency',
    currency: 'JPY',
  }).format(amountYen);
}
