import { readableText } from '../text/readable-text.ts';
import { AGAINST_CARE, leapsAhead } from './advice/against-care-phrases.ts';
import { MONEY_AND_CONTACTS } from './advice/money-and-contacts.ts';
import { RISKY_METHODS } from './advice/risky-methods.ts';
import { playsSignDown } from './advice/sign-played-down.ts';
import {
  UNSAFE_WITH_PART_EN,
  UNSAFE_WITH_PART_JA,
  UNSAFE_WITH_PART_VI,
  UNSAFE_WITH_PART_ZH,
} from './unsafe-advice-body-parts.ts';
import { DENIALS_EN, DENIALS_JA, DENIALS_VI, DENIALS_ZH } from './unsafe-advice-denials.ts';
import {
  UNSAFE_ADVICE_EN,
  UNSAFE_ADVICE_JA,
  UNSAFE_ADVICE_VI,
  UNSAFE_ADVICE_ZH,
  type UnsafeAdviceCategory,
} from './unsafe-advice-phrases.ts';

const WITH_PARTS = [
  ...UNSAFE_WITH_PART_EN,
  ...UNSAFE_WITH_PART_JA,
  ...UNSAFE_WITH_PART_ZH,
  ...UNSAFE_WITH_PART_VI,
].map((pattern) => ['through-warning', pattern] as const);
const SAID = [
  ...UNSAFE_ADVICE_EN,
  ...UNSAFE_ADVICE_JA,
  ...UNSAFE_ADVICE_ZH,
  ...UNSAFE_ADVICE_VI,
  ...MONEY_AND_CONTACTS,
  ...RISKY_METHODS,
  ...WITH_PARTS,
  ...AGAINST_CARE,
].map(([category, pattern]) => [category, new RegExp(pattern, `${pattern.flags}g`)] as const);
const DENIALS = [DENIALS_EN, DENIALS_JA, DENIALS_ZH, DENIALS_VI];
const REFERENCE = /\{\{[a-zA-Z0-9.-]+\}\}/g;
/** Any figure, for doses: which one does not matter. */
const FIGURE = '\ue000';
/** Reading puts a space behind every comma; these languages write none. */
const WIDE_COMMA = /, (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
const SENTENCE_END = /(?<!\d)\.(?!\d)|[!?。！？\n]+/;
/** An answer that sends the runner to a doctor may say what a doctor would look for. */
const ASKS_A_DOCTOR =
  /\b(?:doctor|physio(?:therapist)?|physician|medical)\b|医師|医者|受診|診てもら|病院|[医醫][生院师師]|就[医醫]|bác sĩ|đi khám/iu;
const MERELY_POSSIBLE =
  /\b(?:could|might|may|can) be\b|\b(?:signs?|symptoms?) of\b|かもしれ|可能性|疑い|可能是|có thể|dấu hiệu của/iu;

/**
 * Looks for advice that no answer may give: a diagnosis, medicines and their
 * doses, running on through a warning sign, orders to lose weight. All languages
 * are looked for. The opposite ("do not run through pain") is no such advice;
 * nor is naming what a doctor should look for while sending the runner there.
 *
 * The limits follow the product's rule to refer and not to treat: it never
 * diagnoses and never names a drug or dose.
 *
 * @param text one or more sentences of an answer, in Markdown with references
 * @returns the first category found, or null
 * @example findUnsafeAdvice('Take ibuprofen and run through the pain.') // 'medication'
 */
export function findUnsafeAdvice(text: string): UnsafeAdviceCategory | null {
  const { text: words } = readableText(text.replace(REFERENCE, FIGURE));
  const parts = words.replace(WIDE_COMMA, ',').split(SENTENCE_END);
  // What is said over and over is read once.
  const sentences = new Set(parts.filter((sentence) => sentence.trim() !== ''));
  for (const sentence of sentences) {
    if (leapsAhead(sentence)) return 'overload';
    const mayName = ASKS_A_DOCTOR.test(sentence) && MERELY_POSSIBLE.test(sentence);
    for (const [category, pattern] of SAID) {
      if (category === 'diagnosis' && mayName) continue;
      for (const match of sentence.matchAll(pattern)) {
        const before = sentence.slice(0, match.index);
        const after = sentence.slice(match.index + match[0].length);
        if (!isDenied(category, before, after, ASKS_A_DOCTOR.test(sentence))) return category;
      }
    }
  }
  // Words that no list has: the sign is named, and nothing calls for care.
  return playsSignDown(words) ? 'through-warning' : null;
}

function isDenied(
  category: UnsafeAdviceCategory,
  before: string,
  after: string,
  asksDoctor: boolean,
): boolean {
  // "If you take ibuprofen" supposes the medicine, which only a doctor may order.
  const isConditionDenial = category !== 'medication' || asksDoctor;
  return DENIALS.some((denials) => {
    const { affirmations, turn } = denials;
    const clause = before.split(turn).at(-1) ?? '';
    return (
      denials.before.test(clause.replace(affirmations, ' ')) ||
      (isConditionDenial && denials.condition.test(clause)) ||
      // "It may not be one" names it all the same.
      (category !== 'diagnosis' && denials.after.test(after.replace(affirmations, ' ')))
    );
  });
}
