import { RED_FLAG_PHRASES_EN } from '../red-flag-phrases-en.ts';
import { RED_FLAG_PHRASES_JA } from '../red-flag-phrases-ja.ts';
import { RED_FLAG_PHRASES_VI } from '../red-flag-phrases-vi.ts';
import { RED_FLAG_PHRASES_ZH } from '../red-flag-phrases-zh.ts';

/** All languages are always looked for: the note's need not be the interface's. */
export const ALL_PHRASES = [
  RED_FLAG_PHRASES_EN,
  RED_FLAG_PHRASES_JA,
  RED_FLAG_PHRASES_ZH,
  RED_FLAG_PHRASES_VI,
];

const CLAUSE_END = /[,、:()「」]| - | – |\bbut\b|けど|けれど|が、|但是?|可是|不[过過]|nhưng/g;
/** What stands between the items of a list, so that one denial covers them all. */
export const LIST_CONNECTOR =
  /^(?:\s|,|、|・|\/|\bor\b|\bnor\b|\bany\b|\ban?\b|和|或者?|及|[与與]|以及|也|hay|hoặc|và|bị|cũng không)+$/;
/** "No pain until the last mile" is no denial. */
const UNTIL_AFTER = /^.{0,12}\b(?:until|till)\b/;
const UNTIL_BEFORE = /まで(?:は|、)|之前(?:都|一直)?$/;
/** "Never such a pain as this" and "I cannot say that there is none" are no denials either. */
const COMPARED =
  /^.{0,24}\b(?:like (?:this|that|it)|(?:this|so|that|as) (?:bad(?:ly)?|strong(?:ly)?|intense|severe|much)|worse)\b|^.{0,16}(?:như (?:thế|vậy|này|hôm nay)|thế này|đến vậy|đến thế)/;
const DENIED_TWICE =
  /\b(?:can(?:'?t|not)|could ?n[o']?t|not|n't) (?:say|claim|deny|rule out|tell)\b|(?:不是|并非|並非|不能[说說])[没沒]有?$|không phải (?:là )?không (?:\S+ ){0,2}$/;
export const ADJACENT = /^[\s\-のはがも]?$/;

/** Same length, so that positions in the sentence keep their meaning. */
export function blankInnocent(sentence: string): string {
  return ALL_PHRASES.reduce(
    (text, { innocent }) => text.replace(innocent, (phrase) => '·'.repeat(phrase.length)),
    sentence,
  );
}

/** As much as a denial or its clause ever takes; so that a text of nothing but signs is read as quickly. */
export const AROUND_LENGTH = 240;

function clauseBefore(sentence: string, position: number): string {
  const from = Math.max(0, position - AROUND_LENGTH);
  const before = sentence.slice(from, position);
  let start = 0;
  for (const match of before.matchAll(CLAUSE_END)) start = match.index + match[0].length;
  // Cut off, a clause does not begin where it seems to.
  return from > 0 && start === 0 ? `…${before}` : before.slice(start);
}

/**
 * Whether a sign is denied, or said of somebody else, by the words around it in its sentence.
 *
 * @param isOfAnybody whoever it is said of
 */
export function isDeniedAt(
  sentence: string,
  start: number,
  end: number,
  isOfAnybody = false,
): boolean {
  const before = clauseBefore(sentence, start);
  const after = sentence.slice(end, end + AROUND_LENGTH);
  const isAdmitted =
    UNTIL_AFTER.test(after) ||
    UNTIL_BEFORE.test(before) ||
    COMPARED.test(after) ||
    DENIED_TWICE.test(before);
  return ALL_PHRASES.some(
    ({ denialBefore, denialAfter, someoneElse }) =>
      (!isOfAnybody && someoneElse.test(before)) ||
      (!isAdmitted && (denialBefore?.test(before) === true || denialAfter?.test(after) === true)),
  );
}
