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
const CLAUSE = /[^,、]+[,、]*/g;

/**
 * What ends a caution in the runner's words. Where a denial, a wish, a condition or somebody else stands in
 * the sentence, nothing is ended: in doubt the caution stays.
 */
export function clearanceIn(text: string): Clearance {
  const plain = plainText(text.replace(/\n/g, '. '));
  const found: Clearance = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };
  const sentences = plain.match(SENTENCE) ?? [];
  if (!mayClear(sentences)) return found;
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1] ?? '';
    for (const reading of readings(sentence, next)) {
      for (const clause of reading.clauses) readClause(found, clause, reading);
    }
  }
  return found;
}

/** A sentence as one language reads it. */
interface SentenceReading {
  phrases: ClearancePhrases;
  clauses: readonly string[];
  /** The sentence after it. */
  next: string;
}

function readClause(found: Clearance, clause: string, reading: SentenceReading): void {
  const { phrases } = reading;
  if (phrases.pending.test(clause)) return;
  const isClauseDoubted = isDoubted(clause, phrases);
  if (!isClauseDoubted && phrases.isWell.test(clause)) found.isWell = true;
  if (!isClauseDoubted && phrases.isPainGone.test(clause)) found.isPainGone = true;
  const isByDoctor = phrases.byDoctor.test(clause);
  const isTalked = phrases.hasTalked.test(clause);
  if ((!isByDoctor && !isTalked) || isSentenceDoubted(clause, reading)) return;
  if (isTalked && !isOfAnotherMatter(clause, reading)) found.hasTalked = true;
  if (!isByDoctor || reading.clauses.some((one) => phrases.elsewhere.test(one))) return;
  // Leave for a knee says nothing of a heart.
  if (isOfAPart(clause, phrases)) found.isPainGone = true;
  else found.byDoctor = true;
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

function isDoubted(words: string, { good, doubt }: ClearancePhrases): boolean {
  return doubt.test(words.replace(good, ' '));
}

function isSentenceDoubted(said: string, { phrases, clauses, next }: SentenceReading): boolean {
  if (phrases.takenBack.test(next)) return true;
  const stated = clauses.filter((clause) => clause === said || !phrases.asked.test(clause));
  return isDoubted(stated.join(''), phrases);
}

const RUNNING = /\b(?:run\w*|train\w*|jog\w*|race|chay|tap)\b|走|跑|运动|训练|運動/;
const PART_WITHOUT_MARKS = /\b(?:dau goi|goi|mat ca|co chan|got|bap chan|lung|hong|ban chan)\b/;

function isOfAPart(clause: string, phrases: ClearancePhrases): boolean {
  const isNamed =
    NAMES_A_PART.test(clause) || (phrases === CLEARANCE_VI && PART_WITHOUT_MARKS.test(clause));
  return isNamed && !RUNNING.test(clause);
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

function readings(sentence: string, next: string): SentenceReading[] {
  const isJapanese = /[\u3041-\u30fa]/.test(sentence);
  const readAs = (phrases: ClearancePhrases, read: (text: string) => string) => ({
    phrases,
    clauses: read(sentence).match(CLAUSE) ?? [],
    next: read(next),
  });
  return [
    readAs(CLEARANCE_EN, (words) => words),
    readAs(CLEARANCE_VI, withoutMarks),
    isJapanese ? readAs(CLEARANCE_JA, (words) => words) : readAs(CLEARANCE_ZH, inSimplified),
  ];
}

const RECURRED =
  /\b(but|again|still|today|now|yesterday|this morning|came back|returned|last night)\b|でも|けど|しかし|また|今日|今も|昨日|再び|但|可是|又|还是|今天|昨天|仍|nhưng|nhung|lai |vẫn|van |hôm nay|hom nay|hôm qua/;

/**
 * The words without the sentences in which a doctor's leave is reported. So "the doctor says my
 * chest pain is harmless" raises no alarm again. Where it is said to be back, nothing is taken out.
 */
export function withoutClearedSigns(text: string): string {
  const plain = plainText(text);
  if (RECURRED.test(plain) || !clearanceIn(text).byDoctor) return text;
  return (plain.match(/[^.!?。！？\n]*[.!?。！？\n]*/g) ?? [])
    .filter((sentence) => !clearanceIn(sentence).byDoctor)
    .join('');
}
