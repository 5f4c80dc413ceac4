const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/**
 * Characters that turn the direction of the text after them, or that are invisible. The two joiners
 * stay: scripts and emoji are put together by them.
 */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/gu;

/**
 * A name that somebody typed, as others may see it within a sentence of ours. It is on one line,
 * and nothing in it that changes how the rest reads. '' = nothing of it can be seen.
 *
 * @example readableName('Ha\u202Ena\n  Sato') // 'Hana Sato'
 */
export function readableName(typed: string): string {
  const shown = typed.replace(UNSEEN, '').replace(BREAKS, ' ').replace(/\s+/g, ' ').trim();
  return /[^\u200C\u200D\s]/.test(shown) ? shown : '';
}
