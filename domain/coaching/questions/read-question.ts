import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import { asksForOtherRules, isOffTopic } from './off-topic.ts';
import { readFigureQuestion, type AskedFigure } from './question-figures.ts';
import { plainlyAsked } from './plain/plainly-asked.ts';
import { asksWhatIsNotKnown } from './forms/never-known.ts';
import { readQuestionWords } from './question-aspects.ts';
import { weighIntent, type WeighedIntent } from './question-intent.ts';
import type { QuestionIntent } from './question-phrases.ts';
import { questionSubject, type QuestionSubject } from './question-subject.ts';
import { QUESTION_READINGS, READINGS_MOST, type QuestionReading } from '../question-reading.ts';
import {
  isAdviceTopic,
  isAppTopic,
  TOPIC_MEANINGS,
  type QuestionTopic,
  type TopicMeaning,
} from './topics/question-topic.ts';
import { dayOfWhetherRan } from './runs/whether-ran.ts';
import { isSuggestedQuestion } from './suggested-question-texts.ts';
import { evidenceFor } from './doubt/subject-evidence.ts';
import { guessTopics, type TopicGuess } from './topics/topic-classifier.ts';
import { knownTopic } from './topics/known-question.ts';
import { conceptsOf } from './topics/question-concepts.ts';
import { readingsWithoutSupport, servesIntent } from './doubt/answer-support.ts';
import { doubtOfRead, unknownWord } from './doubt/doubt-of-read.ts';

/** What a question asks, or what it may ask. */
export interface QuestionRead {
  intent: QuestionIntent;
  /** What it is about where that has an answer of its own; null = by its intent. */
  subject: QuestionSubject | null;
  /** The figure it asks for without naming it; null = the one it names. */
  figure: AskedFigure | null;
  /** What it may mean, where that is to be asked back; the likeliest first. */
  readings: readonly QuestionReading[];
  /** What may be meant instead of a figure or person that is only named; absent = it is meant. */
  instead?: readonly QuestionReading[];
  /** Similar questions were about nothing of running; absent = not known to be. */
  isFarFromRunning?: boolean;
  /** The runner's own word that was not understood, where something is asked back; absent = none. */
  unclear?: string;
}

/** From here on a guess is answered. Among examples that no phrase knows, each left out in turn, nine in ten were right. */
const SURE = 0.9;
/** From here on similar questions are answered where phrases say what hardly any of them asked. */
const SURE_OF_OTHER = 0.95;
const HARDLY = 0.03;
/** Advice that is the same for everybody does no harm where it is not quite what was asked. */
const SURE_OF_ADVICE = 0.8;
/** What is less likely is asked back only where nothing else is. */
const POSSIBLE = 0.03;
/** What phrases say is overruled by similar questions; left out in turn, five in six of them were right. */
const OVERRULING = 0.98;
/** A figure that the question names as well needs no more than this. */
const SURE_NAMED = 0.35;
/** A single choice is none. */
const CHOICES_LEAST = 2;
/** When what phrases say is doubted: similar questions asked something else, and hardly ever that. */
interface Doubt {
  /** From this likelihood of something else on. */
  from: number;
  /** Up to this likelihood of what the phrases say. */
  unlikely: number;
}
const OF_HINTS: Doubt = { from: 0.2, unlikely: 0.25 };
/** A figure that is named, or what is said plainly, is seldom meant otherwise. */
const OF_PLAIN: Doubt = { from: 0.6, unlikely: 0.1 };
const PLAIN_WEIGHT = 5;
/** Whether to run is answered with a run to come: what is meant otherwise is asked back sooner. */
const OF_REST: Doubt = { from: 0.2, unlikely: 0.4 };
/** What is put together from its parts hardly ever is. */
const OF_COMPOSED: Doubt = { from: 0.9, unlikely: 0.05 };
/** Advice has words of its own, so that its likeness says more. */
const OF_COMPOSED_BESIDE_ADVICE: Doubt = { from: 0.75, unlikely: 0.05 };
const COMPOSED_WEIGHT = 8;
/** What is certain needs no similar question. */
const CERTAIN_WEIGHT = 16;

/**
 * What a question asks. Phrases decide where they are plain; where they leave it open, what similar
 * questions asked. What neither makes sure is asked back, and so is what leaves a word unexplained.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @param guess what similar questions asked
 */
export function readQuestion(
  text: string,
  today: number,
  guess: (text: string) => readonly TopicGuess[] = guessTopics,
): QuestionRead {
  let known: readonly TopicGuess[] | null = null;
  const guessOnce = () => (known ??= guess(text));
  const weighed = weighIntent(text);
  if (isSuggestedQuestion(text)) {
    return { intent: weighed.intent, subject: null, figure: null, readings: [] };
  }
  const read = readByWords(text, today, { weighed, guess: guessOnce });
  const isChecked =
    complaintIn(text) === null &&
    knownTopic(text) === null &&
    plainlyAsked(text) === null &&
    dayOfWhetherRan(text, today) === null;
  const doubted = isChecked ? withDoubt(text, read, { weighed, guess: guessOnce }) : read;
  const open =
    isChecked && isAnswered(doubted) && readQuestionWords(text).kilometer === null
      ? readingsWithoutSupport({ ...doubted, weight: weighed.weight }, guessOnce())
      : null;
  const asked: QuestionRead = open
    ? { intent: 'unknown', subject: null, figure: null, readings: open }
    : doubted;
  const isLooked = asked.intent === 'figure' || asked.subject?.kind === 'period';
  if (isLooked && asked.readings.length === 0) return withInstead(text, asked, guessOnce());
  const isOfTaper = asked.subject?.kind === 'taper' || asked.readings.includes('taper');
  if (isOfTaper && speaksOfNoRace(text)) {
    const others = asked.readings.filter((reading) => reading !== 'taper');
    const readings = [...new Set([...others, ...WITHOUT_RACE])].slice(0, READINGS_MOST);
    return { intent: 'unknown', subject: null, figure: null, readings };
  }
  const unclear = asked.readings.length > 0 ? (asked.unclear ?? unknownWord(text)) : null;
  return unclear === null ? asked : { ...asked, unclear };
}

function isAnswered({ readings, isFarFromRunning }: QuestionRead): boolean {
  return readings.length === 0 && isFarFromRunning !== true;
}

/** From here on what no rule of words knows is far from running. */
const FAR_FROM_RUNNING = 0.6;
/** Below it a figure is only named in a question of something else. */
const FIGURE_LEAST = 0.2;

/** A figure that hardly any similar question asked keeps what else may be meant, where it is not at hand. */
function withInstead(
  text: string,
  read: QuestionRead,
  guesses: readonly TopicGuess[],
): QuestionRead {
  const { figures } = readFigureQuestion(text);
  if (figures.length === 0) return read;
  const ofFigures = guesses
    .filter(({ topic }) => {
      const figure = TOPIC_MEANINGS[topic]?.figure;
      return figure !== undefined && figures.includes(figure);
    })
    .reduce((sum, { probability }) => sum + probability, 0);
  return ofFigures < FIGURE_LEAST ? { ...read, instead: likelyReadings(guesses) } : read;
}

/** What a runner without a race to taper for may ask. */
const WITHOUT_RACE = [
  'race',
  'training',
  'improving',
] as const satisfies readonly QuestionReading[];
const NO_RACE =
  /\b(?:no|not|n'?t|never|without)\b(?: \w+){0,3} (?:sign(?:ed)? up|enter(?:ed)?|book(?:ed)?|register(?:ed)?)\b|\b(?:no|without an?) (?:race|event)s? (?:booked|planned|yet|in mind|entered)\b|(?:大会|レース)(?:の予定)?(?:は|も|に)?(?:まだ)?(?:ない|なし|決まって(?:い)?ない|エントリーして(?:い)?ない)|(?:没|未)(?:有)?(?:报名?|参赛|比赛)|\b(?:chua|khong) (?:dang ky|co|chon) (?:\w+ )?giai\b/;

function speaksOfNoRace(text: string): boolean {
  return questionSpellings(text).some((words) => NO_RACE.test(words));
}

/** What similar questions say is looked up once. */
interface WeighedQuestion {
  weighed: WeighedIntent;
  guess: () => readonly TopicGuess[];
}

/** A confident answer to something else helps less than a question back. */
function withDoubt(
  text: string,
  read: QuestionRead,
  { weighed, guess }: WeighedQuestion,
): QuestionRead {
  if (read.subject === null && weighed.weight >= COMPOSED_WEIGHT) return read;
  const guesses = guess();
  const doubt =
    guesses.length > 0 ? doubtOfRead(text, { ...read, weight: weighed.weight }, guesses) : null;
  if (!doubt) return read;
  const likely = guesses.map(({ topic }) => topic).filter(isReading);
  const first = doubt.topics.filter(isReading);
  const readings = [...new Set([...first, ...likely])].slice(0, READINGS_MOST);
  return {
    intent: 'unknown',
    subject: null,
    figure: null,
    readings,
    ...(doubt.word !== null && { unclear: doubt.word }),
  };
}

/** As `readQuestion`, also where a word is left unexplained. */
export function readWithoutDoubt(text: string, today: number): QuestionRead {
  return readByWords(text, today, { weighed: weighIntent(text), guess: () => guessTopics(text) });
}

function readByWords(
  text: string,
  today: number,
  { weighed: { intent, weight }, guess }: WeighedQuestion,
): QuestionRead {
  const known = knownTopic(text);
  const knownMeaning = known === null ? undefined : TOPIC_MEANINGS[known];
  if (knownMeaning) return readOf(knownMeaning, text, today);
  const subject = questionSubject(text, intent, today);
  const read: QuestionRead = { intent, subject, figure: null, readings: [] };
  if (complaintIn(text) !== null) return besideComplaint(guess(), read);
  const ranOn = dayOfWhetherRan(text, today);
  if (ranOn) {
    const subject: QuestionSubject = { kind: 'period', period: ranOn };
    return { intent: 'figure', subject, figure: 'distance', readings: [] };
  }
  const plain = asksForOtherRules(text) ? null : plainlyAsked(text);
  const plainMeaning = plain === null ? undefined : TOPIC_MEANINGS[plain];
  if (plainMeaning) {
    const { subject: own = null, figure = null } = plainMeaning;
    return { intent: plainMeaning.intent, subject: own, figure, readings: [] };
  }
  if (isOffTopic(text)) return ofTheProduct(guess(), text) ?? read;
  if (!subject && intent === 'racePrediction' && asksForSum(text)) {
    return { ...read, intent: 'unknown', readings: ['race', 'pacing'] };
  }
  if (!subject && asksWhatIsNotKnown(text)) return { ...read, intent: 'unknown' };
  if (!subject && ASKS_OF_PARTS.has(intent) && readQuestionWords(text).kilometer !== null) {
    return { ...read, intent: 'splits' };
  }
  const guesses = guess();
  if (subject) return doubtedSubject(guesses, read, subject, { text, today });
  const finer = finerThan(intent, guesses[0]);
  if (finer) return readOf(finer, text, today);
  const [first] = guesses;
  const isAdvice = first && isAdviceTopic(first.topic) && first.probability >= OVERRULING;
  if (weight >= CERTAIN_WEIGHT && !isAdvice) return read;
  // How fast to begin a race is answered with its pace, which is the forecast as well.
  const [likeliest] = guesses;
  const isOfPacing = likeliest?.topic === 'pacing' && likeliest.probability >= SURE;
  if (intent === 'racePrediction' && isOfPacing) return { ...read, intent: 'pacing' };
  if (intent === 'unknown') return guessed(guesses, read, { text, today });
  if (isOverruled(guesses, intent, weight)) return guessed(guesses, read, { text, today });
  return doubted(guesses, read, doubtOf(intent, weight, likeliest));
}

/** What is asked more finely than phrases say: of a part of a race, of a whole week, of two days together. */
const FINER_THAN: Readonly<Partial<Record<QuestionIntent, readonly QuestionTopic[]>>> = {
  pacing: ['calmStart', 'tooFastEasy', 'progression', 'groupPace'],
  nextSession: [
    'nextWeek',
    'daysPlanned',
    'raceThenLong',
    'raceCountdown',
    'skipLong',
    'raceWeek',
    'planTooHard',
    'shortSession',
    'changeGoal',
    'shortPrep',
  ],
  restOrRun: ['raceThenLong', 'daysOff', 'consecutiveDays', 'skipLong', 'planTooHard'],
  week: ['daysOff', 'nextWeek'],
  warmUp: ['strides'],
  figure: ['planLongest', 'daysOff', 'raceCountdown', 'cadenceRule', 'zoneTwoSlow', 'slowIsFine'],
  racePrediction: ['raceCountdown', 'newBest', 'stepUp', 'shortPrep', 'changeGoal'],
  whyPace: ['tooFastEasy', 'zoneTwoSlow', 'groupPace'],
  hills: ['hillReps'],
};
const SURE_OF_FINER = 0.6;

function finerThan(intent: QuestionIntent, first: TopicGuess | undefined): TopicMeaning | null {
  if (!first || first.probability < SURE_OF_FINER) return null;
  return FINER_THAN[intent]?.includes(first.topic) === true
    ? (TOPIC_MEANINGS[first.topic] ?? null)
    : null;
}

/** Asked of a kilometre by its number, these are asked of that kilometre. */
const ASKS_OF_PARTS: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'splits',
  'whyPace',
  'pacing',
  'thisRun',
  'unknown',
]);

const NEVER = Infinity;

/** How sure similar questions must be to overrule phrases. */
function sureOverPhrases(topic: QuestionTopic, weight: number): number {
  if (weight >= COMPOSED_WEIGHT) return isAdviceTopic(topic) ? OVERRULING : NEVER;
  if (!isAdviceTopic(topic)) return OVERRULING;
  return weight < PLAIN_WEIGHT ? SURE : SURE_OF_OTHER;
}

function isOverruled([first]: readonly TopicGuess[], intent: QuestionIntent, weight = 0): boolean {
  return (
    first !== undefined &&
    first.probability >= sureOverPhrases(first.topic, weight) &&
    TOPIC_MEANINGS[first.topic] !== undefined &&
    !servesIntent(first.topic, intent)
  );
}

/** What is asked of food, gear or a race beside a long run names some of it. */
const NAMES_ITS_OWN: Readonly<Partial<Record<QuestionTopic, string>>> = {
  food: 'food',
  gear: 'gear',
  raceThenLong: 'race',
};

function hasItsWords(topic: QuestionTopic, text: string): boolean {
  const concept = NAMES_ITS_OWN[topic];
  return concept === undefined || conceptsOf(text).has(concept);
}

function sureOf(topic: QuestionTopic): number {
  return isAdviceTopic(topic) || isAppTopic(topic) ? SURE_OF_ADVICE : SURE;
}

/** From here on a guess is answered, or a plan is offered, where nothing else comes near it. */
interface Lead {
  from: number;
  /** So many times as likely as the next one. */
  times: number;
}
const LEAD_OF_ADVICE: Lead = { from: 0.6, times: 4 };
const LEAD_OF_OTHERS: Lead = { from: 0.75, times: 8 };

function leads([first, second]: readonly TopicGuess[], { from, times }: Lead): boolean {
  const likelihood = first?.probability ?? 0;
  return likelihood >= from && likelihood >= times * (second?.probability ?? 0);
}

/** Whether a topic is so much likelier than all else that a choice would only delay its answer. */
function isFarAhead(guesses: readonly TopicGuess[]): boolean {
  const topic = guesses[0]?.topic ?? '';
  const isForAnybody = isAdviceTopic(topic) || isAppTopic(topic);
  return leads(guesses, isForAnybody ? LEAD_OF_ADVICE : LEAD_OF_OTHERS);
}

/** Advice that speaks of what ails, and says when to see a doctor, or that is of nobody's body. */
const ON_WHAT_AILS: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'chafing',
  'gutGels',
  'injuryFree',
  'toenail',
  'blisters',
  'numbToes',
  'plantarHeel',
  'sittingPain',
  'runnyNose',
  'vaccine',
  'bibSwap',
]);

/** What ails the runner is answered first, but for what such advice is asked on. */
function besideComplaint([first]: readonly TopicGuess[], read: QuestionRead): QuestionRead {
  const isAsked = first && ON_WHAT_AILS.has(first.topic) && first.probability >= SURE;
  const meaning = isAsked ? TOPIC_MEANINGS[first.topic] : undefined;
  return meaning?.subject
    ? { intent: meaning.intent, subject: meaning.subject, figure: null, readings: [] }
    : read;
}

/** What is asked of the product may name a computer or a phone; null = it is not. */
function ofTheProduct([first]: readonly TopicGuess[], text: string): QuestionRead | null {
  const isSure = first && isAppTopic(first.topic) && first.probability >= SURE;
  const meaning = isSure ? TOPIC_MEANINGS[first.topic] : undefined;
  if (!meaning?.subject || asksForOtherRules(text)) return null;
  return { intent: meaning.intent, subject: meaning.subject, figure: null, readings: [] };
}

/** Subjects of which a word may be named in a question that is far from running. */
const NAMED_FAR_FROM_RUNNING: ReadonlySet<QuestionSubject['kind']> = new Set<
  QuestionSubject['kind']
>(['food', 'gear', 'weather', 'advice', 'somebodyElse', 'otherSport']);

/** What can be asked of a day that was run. */
const OF_A_DAY = ['thisRun', 'splits', 'heartRate'] as const satisfies readonly QuestionReading[];
const TOPICS_OF_A_DAY: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  ...OF_A_DAY,
  'distance',
  'duration',
  'pace',
  'maximum',
  'cadence',
  'power',
  'ascent',
  'load',
  'zones',
  'effort',
  'pulse',
  'week',
  'why',
  'pacing',
  'improving',
  'rest',
  'training',
  'lastLong',
  'longest',
]);
/** Below it a question of a day is about something else; by the stored questions of days. */
const OF_A_DAY_LEAST = 0.3;
/** From here on it is asked back first. */
const LIKELY = 0.5;
/** The same where a word is unknown. */
const OF_A_DAY_BESIDE_UNKNOWN = 0.85;

/** Whether a day is named without a figure, and similar questions were not about a run. */
function isUnexplained(
  guesses: readonly TopicGuess[],
  { subject, intent }: QuestionRead,
  text: string,
): boolean {
  if (subject?.kind !== 'period' || subject.period.kind !== 'day') return false;
  if (intent !== 'unknown' && intent !== 'thisRun') return false;
  if (readFigureQuestion(text).figures.length > 0) return false;
  const likelihood = guesses
    .filter(({ topic }) => TOPICS_OF_A_DAY.has(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
  if (unknownWord(text) !== null) return likelihood < OF_A_DAY_BESIDE_UNKNOWN;
  return intent === 'unknown' && likelihood < OF_A_DAY_LEAST;
}

/** The topics that a subject answers as well. */
const TOPICS_OF_SUBJECT: Readonly<
  Partial<Record<QuestionSubject['kind'], readonly QuestionTopic[]>>
> = {
  food: ['food'],
  gear: ['gear'],
  weather: ['weather'],
  taper: ['taper'],
  effortCheck: ['effort', 'pulse'],
  pulseCheck: ['pulse', 'effort', 'heartRate'],
  loadCheck: ['training', 'rest', 'week'],
};
/** Food and shoes are named, and no words of running mean them. */
const NAMED_SUBJECTS: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'food',
  'gear',
]);

/** The same beside a subject that is only mentioned, and so no subject of the answer. */
function readBeside(meaning: TopicMeaning, text: string, today: number): QuestionRead {
  const read = readOf(meaning, text, today);
  const isOfTime = meaning.figure !== undefined && read.subject?.kind === 'period';
  return meaning.subject || isOfTime ? read : { ...read, subject: null };
}

/** A topic as it is answered. A day or month that is named is looked up, also where no phrase knew what of it. */
function readOf(meaning: TopicMeaning, text: string, today: number): QuestionRead {
  const { intent, figure = null } = meaning;
  const subject = meaning.subject ?? questionSubject(text, intent, today);
  return { intent, subject, figure, readings: [] };
}

function doubtedSubject(
  guesses: readonly TopicGuess[],
  read: QuestionRead,
  subject: QuestionSubject,
  { text, today }: { text: string; today: number },
): QuestionRead {
  const { kind } = subject;
  const [likeliest] = guesses;
  const isFar = likeliest?.topic === 'other' && likeliest.probability >= FAR_FROM_RUNNING;
  if (isFar && NAMED_FAR_FROM_RUNNING.has(kind)) {
    return { ...read, intent: 'unknown', subject: null, isFarFromRunning: true };
  }
  const evidence = evidenceFor(subject, guesses, text);
  if (evidence.kind === 'other') return readBeside(evidence.meaning, text, today);
  // A weekday without a verb of the past may as well lie ahead.
  if (kind === 'period' && guesses[0]?.topic === 'next' && isOverruled(guesses, read.intent)) {
    return { ...read, intent: 'nextSession', subject: null };
  }
  // How something nobody knows was on a day is no question of that day's run.
  if (kind === 'period' && isUnexplained(guesses, read, text)) {
    const isLikely = likeliest !== undefined && likeliest.probability >= LIKELY;
    const first = isLikely && isReading(likeliest.topic) ? [likeliest.topic] : [];
    const readings = [...new Set([...first, ...OF_A_DAY])].slice(0, READINGS_MOST);
    return { intent: 'unknown', subject: null, figure: null, readings };
  }
  // The figure of a day may be named in a way that only similar questions know.
  const [first] = guesses;
  const likely = first && first.probability >= OVERRULING ? TOPIC_MEANINGS[first.topic] : undefined;
  if (kind === 'period' && likely?.figure) return { ...read, figure: likely.figure };
  if (evidence.kind === 'open') {
    const likely = [...evidence.topics, ...guesses.filter(isPossible).map(({ topic }) => topic)];
    const some = [...new Set(likely.filter(isReading))].slice(0, READINGS_MOST);
    const readings = some.length < CHOICES_LEAST ? likelyReadings(guesses) : some;
    // That nothing is known of another person is true in any case.
    if (kind === 'somebodyElse') return { ...read, instead: readings };
    if (readings.length > 0) return { ...read, intent: 'unknown', subject: null, readings };
  }
  const own = TOPICS_OF_SUBJECT[kind];
  const doubt = NAMED_SUBJECTS.has(kind) ? OF_COMPOSED : OF_PLAIN;
  return own === undefined ? read : doubtedBy(guesses, read, (topic) => own.includes(topic), doubt);
}

function guessed(
  guesses: readonly TopicGuess[],
  read: QuestionRead,
  { text, today }: { text: string; today: number },
): QuestionRead {
  const [first] = guesses;
  if (!first) return read;
  if (first.topic === 'race' && asksForLength(text)) {
    return { ...read, readings: ['next', 'rest', 'race'] };
  }
  // A question back would only lead away from it.
  if (first.topic === 'other' && first.probability >= FAR_FROM_RUNNING) {
    return { ...read, isFarFromRunning: true };
  }
  const { figures } = readFigureQuestion(text);
  const ofFigure = guesses.find(({ topic, probability }) => {
    const figure = TOPIC_MEANINGS[topic]?.figure;
    return figure !== undefined && figures.includes(figure) && probability >= SURE_NAMED;
  });
  const meaning = TOPIC_MEANINGS[(ofFigure ?? first).topic];
  const isLikely = first.probability >= sureOf(first.topic) || isFarAhead(guesses);
  const isSure = isLikely && hasItsWords(first.topic, text);
  if (meaning && (ofFigure !== undefined || isSure)) {
    return readOf(meaning, text, today);
  }
  // A plan is made from its own questions, and never guessed.
  // One that is offered is not yet made, so it needs no more than advice does.
  if (first.topic === 'newPlan' && leads(guesses, LEAD_OF_ADVICE)) {
    return { ...read, readings: ['newPlan'] };
  }
  // What no coach of running answers is not turned into a question of running.
  if (first.topic === 'other' && first.probability >= SURE) return read;
  return { ...read, readings: likelyReadings(guesses) };
}

const PACE_SAID =
  /\b[2-9][:'.][0-5]\d\b|\b[2-9][0-5]\d ?(?:配速|pace)|(?:配速|pace) ?[2-9][0-5]\d\b|[2-9] ?分 ?[0-5]?\d?(?:秒)?.{0,4}(?:ペース|配速|速)|キロ ?[2-9] ?分/;
const TIME_ASKED =
  /\b(?:what|which|finish\w*) (?:\w+ )?time\b|how (?:long|many (?:minutes|hours))|何(?:時間|分)|(?:多少|几|多长)(?:时间|分钟|小时)|多久|\b(?:bao lau|may (?:tieng|gio|phut))\b/;

/** Whether a pace is to be multiplied by a distance, which is no forecast of the runner's own time. */
function asksForSum(text: string): boolean {
  const plain = plainText(text);
  const words = inSimplified(withoutMarks(plain));
  return PACE_SAID.test(words) && (TIME_ASKED.test(words) || TIME_ASKED.test(plain));
}

const LONG_ENOUGH =
  /\b(?:hours?|minutes?|mins?)\b.{0,16}\benough\b|(?:分|[時时][間间]半?)[間间]?(?:走る)?.{0,6}(?:足り|十分)|(?:分钟|小时).{0,8}够|\b(?:phut|tieng|gio)\b.{0,12}\bdu (?:chua|khong|ko|k)\b/;

/** Whether some minutes are enough, which is asked of a run, and hardly of a race. */
function asksForLength(text: string): boolean {
  return LONG_ENOUGH.test(inSimplified(withoutMarks(plainText(text))));
}

function doubtOf(intent: QuestionIntent, weight: number, first?: TopicGuess): Doubt {
  if (weight >= COMPOSED_WEIGHT) {
    return first && isAdviceTopic(first.topic) ? OF_COMPOSED_BESIDE_ADVICE : OF_COMPOSED;
  }
  if (intent === 'restOrRun') return OF_REST;
  return weight >= PLAIN_WEIGHT || intent === 'figure' ? OF_PLAIN : OF_HINTS;
}

/** Where similar questions asked something else than the phrases say. */
function doubted(guesses: readonly TopicGuess[], read: QuestionRead, doubt: Doubt): QuestionRead {
  return doubtedBy(guesses, read, (topic) => servesIntent(topic, read.intent), doubt);
}

function doubtedBy(
  guesses: readonly TopicGuess[],
  read: QuestionRead,
  isOwn: (topic: QuestionTopic) => boolean,
  { from, unlikely }: Doubt,
): QuestionRead {
  const [first] = guesses;
  if (!first || first.probability < from) return read;
  const said = guesses.filter(({ topic }) => isOwn(topic));
  const hinted = said.reduce((sum, { probability }) => sum + probability, 0);
  if (hinted > unlikely) return read;
  if (first.topic === 'other' && first.probability >= FAR_FROM_RUNNING) {
    return { ...read, intent: 'unknown', subject: null, isFarFromRunning: true };
  }
  const meaning = TOPIC_MEANINGS[first.topic];
  if (meaning && first.probability >= SURE_OF_OTHER && hinted <= HARDLY) {
    const { intent, subject = null, figure = null } = meaning;
    return { intent, subject, figure, readings: [] };
  }
  const [own] = said;
  const asked = [first, ...(own ? [own] : []), ...guesses.slice(1)];
  const likely = asked.filter((one) => one === own || isPossible(one));
  return { intent: 'unknown', subject: null, figure: null, readings: readingsOf(likely) };
}

function isReading(topic: TopicGuess['topic']): topic is QuestionReading {
  return (QUESTION_READINGS as readonly string[]).includes(topic);
}

/** The likely ones, or else the likeliest. */
function likelyReadings(guesses: readonly TopicGuess[]): QuestionReading[] {
  const likely = readingsOf(guesses.filter(isPossible));
  return likely.length > 1 ? likely : readingsOf(guesses).slice(0, CHOICES_LEAST);
}

function isPossible({ probability }: TopicGuess): boolean {
  return probability >= POSSIBLE;
}

function readingsOf(guesses: readonly TopicGuess[]): QuestionReading[] {
  const topics = guesses.map(({ topic }) => topic).filter(isReading);
  return [...new Set(topics)].slice(0, READINGS_MOST);
}
