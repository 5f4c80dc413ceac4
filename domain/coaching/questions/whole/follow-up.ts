import { plainText, withoutMarks, inSimplified } from '../../text/question-text.ts';
import { readFigureQuestion, type AskedFigure } from '../question-figures.ts';
import { readQuestionWords } from '../question-aspects.ts';
import type { QuestionIntent } from '../question-phrases.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { readPeriod } from '../question-period.ts';
import { readQuestion, type QuestionRead } from '../read-question.ts';
import { conceptsOf } from '../topics/question-concepts.ts';

/** Asks for the reason of what was said, and names nothing of its own. */
const WHY_ALONE =
  /^(?:(?:but|and|ok|okay|so|hm+|oh)\W+)*(?:why|how come|why(?: is)? (?:that|so|not)|(?:what'?s|what is) the reason)(?: tho(?:ugh)?| coach)?[^\p{L}]*$|^(?:え、?|でも、?|それは?)?(?:なんで|なぜ|どうして|何で|理由は)(?:ですか|なの|だろう?|でしょう?)?[^\p{L}]*$|^(?:那|但|但是)?(?:是)?(?:为什么|为啥|为何|怎么会|原因呢|为什么呢|咋回事|怎么回事)(?:呢|啊|呀)?[^\p{L}]*$|^(?:ủa |ua |nhung |ma )?(?:(?:tai|vi) )?sao(?: (?:vay|the|lai the|lai vay|a|nhi|ha|z|v))*[^\p{L}]*$/u;

/**
 * Goes on from the question before: "and …", "what about …", "…は？", "那…呢". Vietnamese "thế" without
 * its mark is the English "the".
 */
const GOES_ON =
  /^(?:(?:ok|okay)\W+)?(?:and|what about|how about|or|but|then)\b|^(?:じゃあ?|では|で、|それじゃ|ちなみに)|(?:は|って)[?？]$|^那|呢[^\p{L}]*$|^(?:con|the con|vay con|vay|the thi|vay thi)\b/u;
const GOES_ON_MARKED = /^thế(?!\p{L})/u;
/** A question this short says only what differs from the one before. */
const SHORT_WORDS = 4;
const SHORT_CHARACTERS = 8;
/** Also after words that go on: what is longer says all of it itself. */
const GOING_ON_WORDS = 8;
const GOING_ON_CHARACTERS = 16;
const WIDE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Asks for a judgement, which no figure answers. */
const JUDGEMENTS = ['should', 'fine', 'why', 'overdo'];
const DANGER =
  /\b(?:danger\w*|risk\w*|unsafe|worr\w+|nguy hiem|lo lang)\b|危険|危ない|やば|危险|要紧|担心|心配/u;
/** Sounds like one of these and only asks "and that?", or is a word of another language. */
const NO_JUDGEMENT =
  /^(?:ok|okay)\b|\bon (?!khong|ko|chua)|\bthi sao\b|(?:怎么样|如何|咋样)(?=[^\p{L}]*$)/gu;

/** Words by which each figure is read in any language. */
const WORDS_OF_FIGURE: Readonly<Record<AskedFigure, string>> = {
  distance: 'how far',
  duration: 'how long',
  stops: 'time stopped',
  pace: 'average pace',
  speed: 'average speed',
  heartRate: 'average heart rate',
  heartRateMaximum: 'max heart rate',
  cadence: 'average cadence',
  power: 'average power',
  ascent: 'elevation gain',
  load: 'training load',
  zones: 'time in zones',
  vdot: 'vo2max',
  longest: 'longest run',
  runs: 'how many runs',
  energy: 'calories',
  other: '',
};

/** Whether a message says only what differs from the question before it. */
function goesOn(plain: string): boolean {
  const words = inSimplified(withoutMarks(plain));
  if (asksForJudgement(words)) return false;
  const isOpened = GOES_ON.test(words) || GOES_ON.test(plain) || GOES_ON_MARKED.test(plain);
  if (WIDE.test(plain)) {
    return plain.length <= (isOpened ? GOING_ON_CHARACTERS : SHORT_CHARACTERS);
  }
  const count = (plain.match(/[\p{L}\p{N}']+/gu) ?? []).length;
  return count <= (isOpened ? GOING_ON_WORDS : SHORT_WORDS);
}

function asksForJudgement(words: string): boolean {
  const concepts = conceptsOf(words.replace(NO_JUDGEMENT, ' '));
  return DANGER.test(words) || JUDGEMENTS.some((judgement) => concepts.has(judgement));
}

/**
 * A question with what it leaves to the one before it: the figure, the period, or the race. As it was
 * where it says all of it itself.
 *
 * @param before what the same runner asked right before
 * @param today as `dayNumber`, on the runner's clock
 * @example completedQuestion('and the max?', 'what was my heart rate?', today) // 'and the max? max heart rate'
 */
export function completedQuestion(text: string, before: string, today: number): string {
  const plain = plainText(text);
  if (!goesOn(plain)) return text;
  const added = leftOut(plain, before, today);
  return added === '' ? text : `${plain} ${added}`;
}

function leftOut(text: string, before: string, today: number): string {
  const own = readFigureQuestion(text);
  const words = readQuestionWords(text);
  const earlier = readFigureQuestion(before);
  const read = readQuestion(before, today);
  const [figure = read.intent === 'figure' ? read.figure : null] = earlier.figures;
  const concepts = conceptsOf(text);
  if (own.figures.length > 0) {
    // Another figure of the same day or month.
    const isDated = readPeriod(text, today) !== null;
    return !isDated && read.subject?.kind === 'period' ? before : '';
  }
  if (concepts.has('maximum') && isOfHeart(read, figure)) return WORDS_OF_FIGURE.heartRateMaximum;
  if (concepts.has('average') && isOfHeart(read, figure)) return WORDS_OF_FIGURE.heartRate;
  const asksForPart = words.has('fastest') || words.kilometer !== null || concepts.has('slowest');
  if (asksForPart && (read.intent === 'splits' || figure === 'pace')) return 'km splits';
  const part = partAlone(text, before);
  if (part !== null && read.intent === 'splits') return part;
  if (words.distance !== null && read.intent === 'racePrediction') return 'race prediction';
  const isOther = readPeriod(text, today) !== null || words.has('lastWeek');
  return isOther && figure !== null ? WORDS_OF_FIGURE[figure] : '';
}

const NUMBER_ALONE = /(?<![\d.:])(\d{1,2})(?:st|nd|rd|th)?(?![\d.:]|\s?(?:k|km|m|min|キロ|公里)\b)/;

/** Another repetition or kilometre than the one before, by its bare number. */
function partAlone(text: string, before: string): string | null {
  const [, number] = NUMBER_ALONE.exec(text) ?? [];
  if (number === undefined) return null;
  const { repetition, kilometer } = readQuestionWords(before);
  if (repetition !== null) return `rep ${number}`;
  return kilometer === null ? null : `km ${number}`;
}

function isOfHeart({ subject }: QuestionRead, figure: AskedFigure | null): boolean {
  return figure === 'heartRate' || figure === 'heartRateMaximum' || subject?.kind === 'pulseCheck';
}

/** Whether a message asks for nothing but the reason of what was said before. */
export function asksOnlyWhy(text: string): boolean {
  const plain = plainText(text);
  const words = inSimplified(plain);
  return WHY_ALONE.test(words) || WHY_ALONE.test(withoutMarks(words));
}

/** What explains the answer to a subject. */
const REASON_OF_SUBJECT: Readonly<
  Partial<Record<QuestionSubject['kind'], Pick<QuestionRead, 'intent' | 'subject'>>>
> = {
  pulseCheck: { intent: 'thisRun', subject: { kind: 'pulseCheck' } },
  drift: { intent: 'thisRun', subject: { kind: 'pulseCheck' } },
  effortCheck: { intent: 'whyPace', subject: null },
  taper: { intent: 'nextSession', subject: null },
  loadCheck: { intent: 'restOrRun', subject: null },
};
/** What explains the answer to an intent; those left out have no reason of their own. */
const REASON_OF_INTENT: Readonly<Partial<Record<QuestionIntent, QuestionIntent>>> = {
  nextSession: 'nextSession',
  restOrRun: 'restOrRun',
  racePrediction: 'racePrediction',
  improving: 'improving',
  splits: 'splits',
  pacing: 'whyPace',
  whyPace: 'whyPace',
  thisRun: 'whyPace',
};

/**
 * What "why?" asks after a question. Null = its answer has no reason of its own, and "why?" is read
 * as it stands.
 *
 * @param before what the same runner asked right before
 * @param today as `dayNumber`, on the runner's clock
 */
export function reasonFor(before: string, today: number): QuestionRead | null {
  const { subject, intent } = readQuestion(before, today);
  const { figures } = readFigureQuestion(before);
  const isOfHeartRate = figures.includes('heartRate') || figures.includes('heartRateMaximum');
  const ofFigure = intent === 'figure' && isOfHeartRate ? REASON_OF_SUBJECT.pulseCheck : undefined;
  const ofSubject = subject ? REASON_OF_SUBJECT[subject.kind] : ofFigure;
  if (ofSubject) return { ...ofSubject, figure: null, readings: [] };
  const reason = subject ? undefined : REASON_OF_INTENT[intent];
  return reason ? { intent: reason, subject: null, figure: null, readings: [] } : null;
}
