import { withoutEmphasis } from '../text/emphasis-marks.ts';
import { ACTION_OF_RED_FLAG, RED_FLAG_ACTIONS, RED_FLAG_CATEGORIES } from './red-flag.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { RED_FLAG_PHRASES_EN } from './red-flag-phrases-en.ts';
import { RED_FLAG_PHRASES_JA } from './red-flag-phrases-ja.ts';
import { RED_FLAG_PHRASES_VI } from './red-flag-phrases-vi.ts';
import { RED_FLAG_PHRASES_ZH } from './red-flag-phrases-zh.ts';
import { indicesWith, patternOfLines, separateLines } from '../text/separate-lines.ts';
import { withSlipsMended } from './sign-slips.ts';
import { withCommonMarks } from '../text/vietnamese-marks.ts';

/** All languages are always looked for: the note's need not be the interface's. */
const ALL_PHRASES = [
  RED_FLAG_PHRASES_EN,
  RED_FLAG_PHRASES_JA,
  RED_FLAG_PHRASES_ZH,
  RED_FLAG_PHRASES_VI,
];
const RULES: readonly RedFlagRule[] = ALL_PHRASES.flatMap(({ rules }) => rules);

/** A pattern of a rule, as it is looked for. */
interface SignPattern {
  pattern: RegExp;
  isWholeSign: boolean;
  /** Finds each place in one sentence. */
  everywhere: RegExp;
  /** Finds each place in a text of many sentences. */
  inLines: RegExp;
}

const SIGN_PATTERNS: readonly SignPattern[] = RULES.flatMap(({ every }) =>
  every.map((pattern) => ({
    pattern,
    isWholeSign: every.length === 1,
    everywhere: new RegExp(pattern.source, `${pattern.flags}g`),
    inLines: patternOfLines(pattern),
  })),
);

const SENTENCE_END = /(?<!\d)\.(?!\d)|[!?。;\n]+/;
const CLAUSE_END = /[,、:()「」]| - | – |\bbut\b|けど|けれど|が、|但是?|可是|不[过過]|nhưng/g;
/** What stands between the items of a list, so that one denial covers them all. */
const LIST_CONNECTOR =
  /^(?:\s|,|、|・|\/|\bor\b|\bnor\b|\bany\b|\ban?\b|和|或者?|及|[与與]|以及|也|hay|hoặc|và|bị|cũng không)+$/;
/** "No pain until the last mile" is no denial. */
const UNTIL_AFTER = /^.{0,12}\b(?:until|till)\b/;
const UNTIL_BEFORE = /まで(?:は|、)|之前(?:都|一直)?$/;
const ADJACENT = /^[\s\-のはがも]?$/;

interface Sign {
  pattern: RegExp;
  start: number;
  end: number;
  isWholeSign: boolean;
  isDenied: boolean;
}

function normaliseNote(note: string): string {
  return withoutEmphasis(note)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

/** Same length, so that positions in the sentence keep their meaning. */
function blankInnocent(sentence: string): string {
  return ALL_PHRASES.reduce(
    (text, { innocent }) => text.replace(innocent, (phrase) => '·'.repeat(phrase.length)),
    sentence,
  );
}

/** As much as a denial or its clause ever takes; so that a text of nothing but signs is read as quickly. */
const AROUND_LENGTH = 240;

function clauseBefore(sentence: string, position: number): string {
  const from = Math.max(0, position - AROUND_LENGTH);
  const before = sentence.slice(from, position);
  let start = 0;
  for (const match of before.matchAll(CLAUSE_END)) start = match.index + match[0].length;
  // Cut off, a clause does not begin where it seems to.
  return from > 0 && start === 0 ? `…${before}` : before.slice(start);
}

/** Whether it is the next item of a list that is denied as a whole. */
function isDeniedWith(sign: Sign, denied: readonly Sign[], sentence: string): boolean {
  for (let index = denied.length - 1; index >= 0; index -= 1) {
    const earlier = denied[index];
    if (!earlier || sign.start - earlier.start > AROUND_LENGTH) return false;
    if (earlier.end > sign.start) continue;
    const between = sentence.slice(earlier.end, sign.start);
    if (ADJACENT.test(between)) return true;
    if (earlier.isWholeSign && LIST_CONNECTOR.test(between)) return true;
  }
  return false;
}

/**
 * Which patterns each sentence is to be read for. One pass over the whole text finds them, since most
 * sentences hold no sign at all.
 */
function patternsOf(sentences: readonly string[]): ReadonlyMap<number, SignPattern[]> {
  const lines = separateLines(sentences);
  const wanted = new Map<number, SignPattern[]>();
  for (const one of SIGN_PATTERNS) {
    for (const index of indicesWith(one.inLines, sentences, lines)) {
      const patterns = wanted.get(index);
      if (patterns) patterns.push(one);
      else wanted.set(index, [one]);
    }
  }
  return wanted;
}

/** As often as somebody denies the same sign in one sentence, and far more. */
const DENIALS_MAXIMUM = 40;

function isDeniedAt(sentence: string, start: number, end: number): boolean {
  const before = clauseBefore(sentence, start);
  const after = sentence.slice(end, end + AROUND_LENGTH);
  const isUntil = UNTIL_AFTER.test(after) || UNTIL_BEFORE.test(before);
  return ALL_PHRASES.some(
    ({ denialBefore, denialAfter, someoneElse }) =>
      someoneElse.test(before) ||
      (!isUntil && (denialBefore?.test(before) === true || denialAfter?.test(after) === true)),
  );
}

function signsOf(sentence: string, patterns: readonly SignPattern[]): Sign[] {
  const signs: Sign[] = [];
  for (const { pattern, isWholeSign, everywhere } of patterns) {
    let count = 0;
    for (const match of sentence.matchAll(everywhere)) {
      const start = match.index;
      const end = start + match[0].length;
      count += 1;
      // In doubt it is said.
      const isDenied = count <= DENIALS_MAXIMUM && isDeniedAt(sentence, start, end);
      signs.push({ pattern, start, end, isWholeSign, isDenied });
      if (count > DENIALS_MAXIMUM) break;
    }
  }
  signs.sort((a, b) => a.start - b.start || a.end - b.end);
  const denied: Sign[] = [];
  for (const sign of signs) {
    if (isDeniedWith(sign, denied, sentence)) sign.isDenied = true;
    if (sign.isDenied) denied.push(sign);
  }
  return signs;
}

/**
 * Looks for signs in the runner's own words that need a doctor before a coach.
 * Denials ("no chest pain"), other people ("my wife is pregnant") and phrases
 * that only sound alike ("that hill was a heart breaker") are no signs. In
 * doubt it speaks up: a needless question to a doctor costs less than silence.
 *
 * The list follows ACSM's signs and symptoms (Riebe 2015), ACSM 2021 on heat,
 * IOC 2023 on energy deficiency and ACOG on pregnancy. It is no diagnosis.
 *
 * @param note the runner's words in any of the product's languages; null = none
 * @returns the most urgent sign found, or null
 * @example findRedFlag('No chest pain, but I fainted') // { category: 'syncope', action: 'stop-emergency' }
 */
export function findRedFlag(note: string | null): RedFlag | null {
  if (note === null || note.trim() === '') return null;
  const typed = normaliseNote(note);
  const mended = withSlipsMended(typed);
  const asTyped = flagIn(withCommonMarks(typed));
  return asTyped ?? (mended === typed ? null : flagIn(withCommonMarks(mended)));
}

function flagIn(text: string): RedFlag | null {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const read = sentences.map(blankInnocent);
  const said = new Map(
    [...patternsOf(read)].map(([index, patterns]) => [
      index,
      new Set(
        signsOf(read[index] ?? '', patterns)
          .filter(({ isDenied }) => !isDenied)
          .map(({ pattern }) => pattern),
      ),
    ]),
  );
  if (said.size === 0) return null;
  const found = RULES.filter((rule) => {
    if (rule.within === 'note') {
      if (rule.unless?.test(text)) return false;
      const inNote = [...said.values()];
      return rule.every.every((pattern) => inNote.some((patterns) => patterns.has(pattern)));
    }
    return [...said].some(
      ([index, patterns]) =>
        rule.every.every((pattern) => patterns.has(pattern)) &&
        !rule.unless?.test(sentences[index] ?? ''),
    );
  });
  const category = RED_FLAG_CATEGORIES.find((one) => found.some((rule) => rule.category === one));
  if (!category) return null;
  const actions = found
    .filter((rule) => rule.category === category)
    .map((rule) => rule.action ?? ACTION_OF_RED_FLAG[category]);
  const action = RED_FLAG_ACTIONS.find((one) => actions.includes(one));
  return action ? { category, action } : null;
}
