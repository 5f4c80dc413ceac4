/**
 * A typed number as plain digits without spaces around it. Japanese and Chinese keyboards type
 * full-width digits (`４`) unless one switches them over.
 *
 * @example plainDigits(' ４２ ') // '42'
 */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').trim();
}
