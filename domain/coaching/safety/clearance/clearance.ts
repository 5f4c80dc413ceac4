import { NAMES_A_PART } from '../ailing-parts.ts';
import {
  CLEARANCE_EN,
  CLEARANCE_JA,
  CLEARANCE_VI,
  CLEARANCE_ZH,
  type ClearancePhrases,
} from './clearance-phrases.ts';
import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';
import { patternOfLines, separateLines } from '../../text/separate-lines.ts';

/** What a runner may say that ends a caution. */
export interface Clearance {
  /** A doctor has allowed running. */
  byDoctor: boolean;
  /** The illness has passed. */
  isWell: boolean;
  /** Nothing hurts any more. */
  isPainGone: boolean;
  /** They have spoken with somebody about it. */
  hasTalked: boolean;
}

/** A figure may hold a full stop. */
const SENTENCE = /(?:[^.!?。;]|(?<=\d)\.(?=\d))+[.!?。;]*/g;
const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
/** Between characters that need no spaces, a space parts clauses as a comma does. */
const CLAUSE = new RegExp(`(?:[^,、 ]|(?<!${WIDE}) | (?!${WIDE}))+(?:[,、 ]+|$)`, 'gu');
/** A leave may be reported in this many clauses: "I saw my cardiologist, she did an echo, all clear to run". */
const CLAUSES_OF_A_LEAVE = 3;

/**
 * A sentence of more clauses ends nothing: each is compared with all others of its sentence, and nobody speaks of a
 * doctor so.
 */
const CLAUSES_OF_A_SENTENCE = 40;

/** Clauses that stand beside each other and end a caution together. */
interface EndingClauses {
  end: keyof Clearance;
  sentence: number;
  /** The first clause, and the one behind the last. */
  from: number;
  to: number;
}

/**
 * What ends a caution in the runner's words. A doctor's leave counts where it is said of themselves, of running
 * or of the sign, as given, and in known words alone. In doubt the caution stays.
 */
export function clearanceIn(text: string): Clearance {
  const found: Clearance = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };
  for (const { end } of endingsIn(sentencesOf(text))) found[end] = true;
  return found;
}

function sentencesOf(text: string): string[] {
  const plain = plainText(text.replace(/\n/g, '. ')).replace(/\b(dr|prof)\. /g, '$1 ');
  return withoutQuotedLeave(plain).match(SENTENCE) ?? [];
}

const QUOTED = /["“„「『«]([^"”」』»]*)["”」』»]/gu;
const QUOTED_WHOLE = /^'(.*)'[.!]?$/gu;
const QUOTE_ENDS = ['"', '”', '」', '』', '»'];
const DOCTOR =
  /\b(?:doctors?|doc|dr|gp|cardio\w*|hospital|clinic)\b|医|醫|病院|先生|ドクター|bác sĩ|bac si|\bbs\b/u;

/** A quote that a doctor gave leave is no leave. A quote of the doctor's own words is one. */
function withoutQuotedLeave(plain: string): string {
  const hidden = (quote: string, words: string) =>
    DOCTOR.test(words) ? quote.replace(/[\p{L}\p{N}]/gu, '·') : quote;
  // Behind the last mark no quote ends. A search there would go to the end from each mark that begins one.
  const end = 1 + Math.max(...QUOTE_ENDS.map((mark) => plain.lastIndexOf(mark)));
  return (plain.slice(0, end).replace(QUOTED, hidden) + plain.slice(end)).replace(
    QUOTED_WHOLE,
    hidden,
  );
}

function endingsIn(sentences: readonly string[]): EndingClauses[] {
  if (!mayClear(sentences)) return [];
  return sentences.flatMap((sentence, index) =>
    readings(sentence, sentences[index + 1] ?? '').flatMap((reading) =>
      endingsOf(reading).map((ending) => ({ ...ending, sentence: index })),
    ),
  );
}

/** A sentence as one language reads it. */
interface SentenceReading {
  phrases: ClearancePhrases;
  clauses: readonly string[];
  /** The sentence after it. */
  next: string;
}

type Ending = Omit<EndingClauses, 'sentence'>;

function endingsOf(reading: SentenceReading): Ending[] {
  const { clauses } = reading;
  if (clauses.length > CLAUSES_OF_A_SENTENCE) return [];
  return [
    ...clauses.flatMap((clause, from) =>
      endsOfClause(clause, reading).map((end) => ({ end, from, to: from + 1 })),
    ),
    ...leavesOf(reading),
  ];
}

function endsOfClause(clause: string, reading: SentenceReading): (keyof Clearance)[] {
  const { phrases } = reading;
  if (phrases.pending.test(clause)) return [];
  const isTalked = phrases.hasTalked.test(clause) && !isSentenceDoubted([clause], reading);
  const isStated = !isDoubted(clause, phrases);
  return [
    ...(isStated && phrases.isWell.test(clause) ? (['isWell'] as const) : []),
    ...(isStated && phrases.isPainGone.test(clause) ? (['isPainGone'] as const) : []),
    ...(isTalked && !isOfAnotherMatter(clause, reading) ? (['hasTalked'] as const) : []),
  ];
}

/** A doctor's leaves, each in the fewest clauses that report it. */
function leavesOf(reading: SentenceReading): Ending[] {
  const { phrases, clauses } = reading;
  const found: Ending[] = [];
  for (let length = 1; length <= CLAUSES_OF_A_LEAVE && found.length === 0; length += 1) {
    for (let from = 0; from + length <= clauses.length; from += 1) {
      const reported = clauses.slice(from, from + length);
      if (!phrases.byDoctor.test(reported.join(''))) continue;
      const end = endOfLeave(reported, reading);
      if (end) found.push({ end, from, to: from + length });
    }
  }
  return found;
}

function endOfLeave(
  reported: readonly string[],
  reading: SentenceReading,
): 'byDoctor' | 'isPainGone' | null {
  const { phrases, clauses } = reading;
  const leave = reported.join('');
  if (phrases.pending.test(leave) || isSentenceDoubted(reported, reading)) return null;
  const bare = (clause: string) => clause.replace(phrases.ofSign, ' ');
  if (clauses.some((clause) => phrases.elsewhere.test(bare(clause)))) return null;
  // Leave for a knee says nothing of a heart.
  if (isOfAPart(leave, phrases)) return 'isPainGone';
  return phrases.isKnown(bare(leave)) ? 'byDoctor' : null;
}

const MATTER = /のこと|の話|について/;
const OWN_MATTER =
  /(?:気持ち|悩み|死|つら|辛|この|その|自分|心)[^、]{0,6}(?:のこと|の話|こと|について)/;

/** Talk of a race or of lunch is no help. What they talked of may stand in the same clause or after it. */
function isOfAnotherMatter(clause: string, { clauses }: SentenceReading): boolean {
  const from = clauses.indexOf(clause);
  const words = clauses.slice(from).join('');
  return clauses.length > from + 1 || (MATTER.test(words) && !OWN_MATTER.test(words));
}

function isDoubted(words: string, { good, ofSign, doubt }: ClearancePhrases): boolean {
  return doubt.test(words.replace(ofSign, ' ').replace(good, ' '));
}

function isSentenceDoubted(
  reported: readonly string[],
  { phrases, clauses, next }: SentenceReading,
): boolean {
  if (phrases.takenBack.test(next)) return true;
  const stated = clauses.filter(
    (clause) => reported.includes(clause) || !phrases.asked.test(clause),
  );
  return isDoubted(stated.join(''), phrases);
}

const OTHER_PART =
  /\b(?:legs?|foot|feet|arms?|shoulders?|wrists?|elbows?|hands?|neck|teeth|tooth|eyes?)\b|足|脚|腿|肩|腕(?!時計)|手首|首|歯|目|牙|眼/;
const PART_WITHOUT_MARKS =
  /\b(?:dau goi|goi|mat ca|co chan|got|bap chan|lung|hong|ban chan|chan|vai|tay|rang ham|mat)\b/;

function isOfAPart(reported: string, phrases: ClearancePhrases): boolean {
  return (
    NAMES_A_PART.test(reported) ||
    OTHER_PART.test(reported) ||
    (phrases === CLEARANCE_VI && PART_WITHOUT_MARKS.test(reported))
  );
}

/** Each language's phrases that end a caution, for texts of {@link separateLines}. */
const CLEARING_LINES = [CLEARANCE_EN, CLEARANCE_VI, CLEARANCE_JA, CLEARANCE_ZH].map(
  ({ byDoctor, isWell, isPainGone, hasTalked }) =>
    [byDoctor, isWell, isPainGone, hasTalked].map(patternOfLines),
);

/** Looks all sentences through at once: hardly any text holds such a phrase. */
function mayClear(sentences: readonly string[]): boolean {
  const lines = separateLines(sentences);
  const read = [lines, withoutMarks(lines), lines, inSimplified(lines)];
  return CLEARING_LINES.some((patterns, at) =>
    patterns.some((pattern) => read[at]?.search(pattern) !== -1),
  );
}

function clausesOf(sentence: string): string[] {
  return sentence.match(CLAUSE) ?? [];
}

function readings(sentence: string, next: string): SentenceReading[] {
  const isJapanese = /[\u3041-\u30fa]/.test(sentence);
  const readAs = (phrases: ClearancePhrases, read: (text: string) => string) => ({
    phrases,
    clauses: clausesOf(sentence).map(read),
    next: read(next),
  });
  return [
    readAs(CLEARANCE_EN, (words) => words),
    readAs(CLEARANCE_VI, withoutMarks),
    isJapanese ? readAs(CLEARANCE_JA, (words) => words) : readAs(CLEARANCE_ZH, inSimplified),
  ];
}

/** Of a longer text `plainText` reads both ends, and a sign may stand between them. */
const READ_WHOLE_LENGTH = 2000;

/** The words without the clauses that end something; what stands in any other clause stays. */
function withoutEnding(text: string, end: keyof Clearance): string {
  if (text.length > READ_WHOLE_LENGTH) return text;
  const sentences = sentencesOf(text);
  const ending = endingsIn(sentences).filter((one) => one.end === end);
  if (ending.length === 0) return text;
  return sentences
    .map((words, sentence) => {
      const isEnding = (_: string, at: number) =>
        ending.some((one) => one.sentence === sentence && one.from <= at && at < one.to);
      return clausesOf(words)
        .filter((clause, at) => !isEnding(clause, at))
        .join('');
    })
    .join('. ');
}

/**
 * The words without the clauses in which a doctor's leave is reported. So "the doctor says my chest pain is
 * harmless" raises no alarm again, and a sign in any other clause does.
 */
export function withoutClearedSigns(text: string): string {
  return withoutEnding(text, 'byDoctor');
}

/** The words without the clauses in which an illness is said to have passed, such as "the fever is gone". */
export function withoutPassedIllness(text: string): string {
  return withoutEnding(text, 'isWell');
}
