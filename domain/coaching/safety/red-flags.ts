import { withoutPlaceOfStitch } from './complaints/side-stitch.ts';
import { ACTION_OF_RED_FLAG, RED_FLAG_ACTIONS, RED_FLAG_CATEGORIES } from './red-flag.ts';
import type { OtherPerson, RedFlag, RedFlagAction, RedFlagRule } from './red-flag.ts';
import {
  ADJACENT,
  ALL_PHRASES,
  AROUND_LENGTH,
  blankInnocent,
  isDeniedAt,
  LIST_CONNECTOR,
} from './signs/denials.ts';
import { withoutAsides } from './signs/asides.ts';
import { namesAdult, withoutAdult, wordsOnAdult } from './signs/adult-of-runner.ts';
import { namesChild, withChildNamed, withoutChild } from './signs/child-of-runner.ts';
import { framedReadings } from './signs/figurative-frames.ts';
import { flagsByGrammar } from './grammar/flags-by-grammar.ts';
import { indicesWith, patternOfLines, separateLines } from '../text/separate-lines.ts';
import { withSlipsMended } from './sign-slips.ts';
import { inWrittenWords } from '../text/dialects.ts';
import { HAS_VIETNAMESE_MARKS, withoutMarks } from '../text/question-text.ts';
import { withCommonMarks } from '../text/vietnamese-marks.ts';
import { wordReadings } from '../text/word-readings.ts';

const RULES: readonly RedFlagRule[] = ALL_PHRASES.flatMap(({ rules }) => rules);
const WHOLE_SIGNS = RULES.filter(({ every }) => every.length === 1);
const STOPPING = RULES.filter(({ category }) => category === 'cardiac' || category === 'syncope');
const DESPAIR = RULES.filter(({ category }) => category === 'self-harm');

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
interface Sign {
  pattern: RegExp;
  start: number;
  end: number;
  isWholeSign: boolean;
  isDenied: boolean;
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
 * Looks for every sign in the runner's own words that needs a doctor before a coach.
 * Denials ("no chest pain"), other people ("my wife is pregnant") and phrases
 * that only sound alike ("that hill was a heart breaker") are no signs. In
 * doubt it speaks up: a needless question to a doctor costs less than silence.
 *
 * The list follows ACSM's signs and symptoms (Riebe 2015), ACSM 2021 on heat,
 * IOC 2023 on energy deficiency and ACOG on pregnancy. It is no diagnosis.
 *
 * @param note the runner's words in any of the product's languages; null = none
 * @returns each category once with its strictest action, the most urgent first
 * @example findRedFlags('I fainted, and now a fever') // [{ category: 'syncope', … }, { category: 'acute-illness', … }]
 */
export function findRedFlags(note: string | null): RedFlag[] {
  if (note === null || note.trim() === '') return [];
  const written = inWrittenWords(note).replace(THE_FIRST_UNMARKED, '$1 đầu');
  return flagsOfWritten(withoutPlaceOfStitch(written));
}

function flagsOfWritten(note: string): RedFlag[] {
  if (namesChild(note)) {
    const said = flagsBesideAsides(withChildNamed(note));
    return markOthers(said, flagsBesideAsides(withoutChild(note)), 'child');
  }
  if (!namesAdult(note)) return flagsBesideAsides(note);
  const ofRunner = flagsBesideAsides(withoutAdult(note));
  const said = flagsBesideAsides(wordsOnAdult(note)).filter(({ action }) =>
    CANNOT_WAIT.has(action),
  );
  return byUrgency([...ofRunner, ...markOthers(said, ofRunner, 'adult')]);
}

/** The other signs of a grown-up are left to them. */
const CANNOT_WAIT: ReadonlySet<RedFlagAction> = new Set<RedFlagAction>([
  'stop-emergency',
  'stop-doctor-urgent',
]);

function markOthers(
  said: readonly RedFlag[],
  ofRunner: readonly RedFlag[],
  ofOther: OtherPerson,
): RedFlag[] {
  return said.map((flag) =>
    ofRunner.some(({ category }) => category === flag.category) ? flag : { ...flag, ofOther },
  );
}

/** Without what is only mentioned in passing, or stands for something else. */
function flagsBesideAsides(note: string): RedFlag[] {
  const named = flagsBesideMentions(note);
  return named.length === 0 ? named : flagsBesideFrames(note, named);
}

function flagsBesideMentions(note: string): RedFlag[] {
  const named = flagsOf(note);
  const meant = named.length === 0 ? note : withoutAsides(note);
  if (meant === note) return named;
  const left = flagsOf(meant);
  return named.filter((flag) => flag.category === 'self-harm' || isAmong(flag, left));
}

const isAmong = ({ category }: RedFlag, flags: readonly RedFlag[]) =>
  flags.some((flag) => flag.category === category);

function flagsBesideFrames(note: string, named: readonly RedFlag[]): RedFlag[] {
  return framedReadings(note).reduce<RedFlag[]>(
    (kept, { left, takesBack }) => {
      const isTakenBack = ({ category }: RedFlag) =>
        takesBack === null ? category !== 'self-harm' : takesBack.includes(category);
      if (!kept.some(isTakenBack)) return kept;
      const still = flagsOf(left);
      return kept.filter((flag) => !isTakenBack(flag) || isAmong(flag, still));
    },
    [...named],
  );
}

function flagsOf(note: string): RedFlag[] {
  const { words, wrapped, unbroken } = wordReadings(note);
  return byUrgency([
    ...withSlips(words).flatMap((text) => flagsIn(text, RULES)),
    ...words.flatMap((text) => flagsIn(withMarksAnew(text), STOPPING)),
    // Parts of a sign that stand on lines of their own say nothing together.
    ...withSlips(wrapped).flatMap((text) => flagsIn(text, WHOLE_SIGNS)),
    ...withSlips(unbroken).flatMap((text) => flagsIn(text, DESPAIR)),
    ...distinct([...withSlips(words), ...withSlips(wrapped)]).flatMap((text) =>
      flagsByGrammar(sentencesOf(text)),
    ),
  ]);
}

/**
 * The most urgent sign of {@link findRedFlags}, which is the one to answer.
 *
 * @param note as there
 * @returns null where there is none
 * @example findRedFlag('No chest pain, but I fainted') // { category: 'syncope', action: 'stop-emergency' }
 */
export function findRedFlag(note: string | null): RedFlag | null {
  return findRedFlags(note)[0] ?? null;
}

/** Without its marks it is written like a faint. */
const INTERRUPTED = /ngắt/g;
/** "The first", after a kilometre, a minute or a lap. Without its marks it is written like a pain. */
const THE_FIRST =
  /(?<=(?:km|k|cây(?: số)?|phút|giây|nửa|vòng|đoạn|chặng|lap|rep|lần|tuần|ngày|tháng|buổi|lúc|ban|bắt) )đầu/g;
/** The same where no marks are typed: a pain has no heart rate. */
const THE_FIRST_UNMARKED = /\b(km|cay(?: so)?|phut|nua|vong|lap) dau(?= nhip tim\b)/g;

/**
 * Whether a coach's words name a sign. A coach who plays one down calls it nerves or the price of hard work. So no
 * such frame takes it back here.
 */
export function namesSign(words: string): boolean {
  return words.trim() !== '' && flagsBesideMentions(inWrittenWords(words)).length > 0;
}

/** Half of the marks are often left out; of the gravest signs a text is read with all of them. */
function withMarksAnew(text: string): string {
  if (!HAS_VIETNAMESE_MARKS.test(text)) return '';
  const kept = text.replace(INTERRUPTED, '·').replace(THE_FIRST, '·');
  return withCommonMarks(withoutMarks(kept));
}

/** Each text as it is typed and with its slips mended. */
function withSlips(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => [text, withSlipsMended(text)]);
  return distinct(all.map(withCommonMarks));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function byUrgency(found: readonly RedFlag[]): RedFlag[] {
  return RED_FLAG_CATEGORIES.flatMap((category) => {
    const named = found.filter((flag) => flag.category === category);
    const action = RED_FLAG_ACTIONS.find((one) => named.some((flag) => flag.action === one));
    const ofOther = named.every((flag) => flag.ofOther) ? named[0]?.ofOther : undefined;
    return action ? [{ category, action, ...(ofOther && { ofOther }) }] : [];
  });
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
}

function flagsIn(text: string, rules: readonly RedFlagRule[]): RedFlag[] {
  const sentences = sentencesOf(text);
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
  if (said.size === 0) return [];
  const found = rules.filter((rule) => {
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
  return found.map(({ category, action }) => ({
    category,
    action: action ?? ACTION_OF_RED_FLAG[category],
  }));
}
