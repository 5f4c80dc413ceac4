import type { AppAsk } from '../forms/app-ask.ts';
import type { AdviceTopic } from '../meanings/asked-meaning.ts';
import type { QuestionSubject } from '../question-subject.ts';
import {
  APP_TOPICS,
  isAdviceTopic,
  isAppTopic,
  QUESTION_TOPICS,
  TOPIC_MEANINGS,
  type QuestionTopic,
  type TopicMeaning,
} from '../topics/question-topic.ts';
import type { TopicGuess } from '../topics/topic-classifier.ts';
import { topicsBeside, topicsOfElse } from './named-beside.ts';

/*
 * A subject is mostly recognised by a word or two. The rest of the message may ask something else: similar
 * questions say what. A subject stands where they support it, and yields where they are sure of another topic.
 */

/** From here on what similar questions asked is answered instead of what a word says. */
const SURE_OF_OTHER = 0.9;
/** The same of advice, which is for everybody. */
const SURE_OF_ADVICE = 0.85;
/** From here on it is asked back. */
const LIKELY_OTHER = 0.6;
/** With more than this a subject is supported. */
const SUPPORT_LEAST = 0.1;
/** Up to here a subject is hardly supported at all. */
const HARDLY_SUPPORTED = 0.05;

/** The topics of questions that a subject answers as well. */
const SUPPORTED_BY: Readonly<Partial<Record<QuestionSubject['kind'], readonly QuestionTopic[]>>> = {
  food: [
    'food',
    'fastedRun',
    'gels',
    'water',
    'salt',
    'caffeine',
    'carbLoading',
    'raceMorning',
    'supplements',
  ],
  gear: ['gear', 'carbonShoes'],
  weather: ['weather', 'heat'],
  effortCheck: ['effort', 'pulse', 'thisRun'],
  pulseCheck: ['pulse', 'effort', 'heartRate', 'thisRun'],
  drift: ['pulse', 'splits', 'heartRate', 'thisRun'],
  loadCheck: ['training', 'rest', 'week', 'everyDay'],
  increase: ['training', 'week', 'weeklyFor', 'runLonger', 'everyDay', 'next'],
  missed: ['missed', 'move', 'next'],
  record: ['record', 'race', 'appTrends'],
  motivation: ['motivation'],
  afterRace: ['afterRace', 'afterFinish', 'twoRaces', 'rest', 'return'],
  raceAhead: [
    'race',
    'newPlan',
    'taper',
    'weeklyFor',
    'longestBefore',
    'firstRace',
    'training',
    'next',
  ],
};

/** What is asked more finely than a subject of one word says. It is meant from a lesser likelihood on. */
const FINER_THAN: Readonly<Partial<Record<QuestionSubject['kind'], readonly QuestionTopic[]>>> = {
  food: ['raceMeal', 'carbWeight', 'vegan', 'eveningRace', 'hitWall', 'gutGels', 'fasting'],
  gear: ['shoeWorn', 'shoesSlower', 'gearCare', 'shoePair', 'firstShoes', 'clothes', 'headlamp'],
  weather: ['rainRun', 'movedToHeat', 'clothes', 'indoorInstead', 'wind'],
  increase: ['volumeOrSpeed'],
  effortCheck: ['planTooFast'],
  pulseCheck: ['hormones', 'pulseGap', 'movedToHeat'],
  taper: ['raceCountdown', 'planAhead', 'raceWeek', 'shortPrep'],
  raceAhead: ['shortPrep'],
  missed: ['skipLong'],
  record: ['newBest'],
  loadCheck: ['hardPerWeek', 'daysPlanned', 'tooFastEasy', 'planTooHard', 'consecutiveDays'],
  somebodyElse: ['age'],
  app: ['appHumanCoach', 'appPlans', 'appExport'],
  paceOfKind: ['tooFastEasy'],
  period: ['raceThenLong', 'daysOff', 'appTrouble'],
  wish: ['newBest'],
  runs: ['daysOff'],
};
const SURE_OF_FINER = 0.5;

/** Where a time or another person is named, only advice of the same for everybody can be meant instead. */
const YIELDS_TO_ADVICE: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'period',
  'lastRan',
  'allTime',
  'somebodyElse',
  'otherSport',
  'besideEarlier',
  'app',
  'besideLong',
  'paceOfKind',
  'earlierRun',
]);
/** Topics among the others whose answer needs no figure of that time. */
const ANSWERED_WITHOUT_A_TIME: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'heat',
  'missed',
  'move',
  'motivation',
  'food',
  'gear',
]);

/** Advice whose words serve another topic's question as well. */
const NEAR: Readonly<Partial<Record<AdviceTopic, readonly QuestionTopic[]>>> = {
  heatPulse: ['heat', 'pulse'],
  cadenceRule: ['cadence'],
  gels: ['food'],
  salt: ['food', 'gels', 'water'],
  water: ['food', 'aidStations'],
  caffeine: ['food'],
  treats: ['food'],
  carbLoading: ['food', 'taper'],
  supplements: ['food'],
  carbonShoes: ['gear'],
  wetGrip: ['gear'],
  formula: ['zones', 'why'],
  highPulse: ['pulse', 'maximum'],
  startPulse: ['pulse', 'maximum'],
  accuracy: ['pulse'],
  climbDoubt: ['ascent'],
  gpsSpike: ['pace', 'splits'],
  wind: ['heat', 'weather'],
  air: ['heat'],
  hardSpacing: ['training', 'next', 'rest'],
  everyDay: ['training', 'rest'],
  easyAll: ['why', 'next'],
  getFaster: ['improving', 'race', 'training'],
  runLonger: ['next', 'why'],
  walkBreaks: ['why'],
  beginning: ['next', 'rest', 'return'],
  raceMorning: ['food', 'taper'],
  aidStations: ['food', 'water'],
  age: ['race', 'improving'],
  cutShort: ['splits', 'rest'],
  strength: ['core', 'training', 'rest'],
  core: ['strength'],
  treadmill: ['heat', 'hills'],
  alcohol: ['rest', 'food'],
  otherSport: ['rest', 'next', 'training'],
  kneeWear: ['pain', 'weight'],
  weight: ['food'],
  afterBirth: ['return', 'pain'],
  darkness: ['timeOfDay'],
  travel: ['missed', 'next', 'rest'],
  timeOfDay: ['heat'],
};

function isTopic(name: string): name is QuestionTopic {
  return (QUESTION_TOPICS as readonly string[]).includes(name);
}

/** Recognised by words that stand in other questions of the product as well. */
const ASKED_LOOSELY: ReadonlySet<AppAsk> = new Set<AppAsk>([
  'settings',
  'connect',
  'upload',
  'who',
]);

/** Recognised by words that mean nothing else. */
const ASKED_PLAINLY: ReadonlySet<AppAsk> = new Set<AppAsk>(['who', 'price', 'privacy', 'edit']);

/** What the evidence of the whole message makes of a subject. */
type Evidence =
  | { kind: 'supported' }
  | { kind: 'other'; meaning: TopicMeaning }
  | { kind: 'open'; topics: readonly QuestionTopic[] };

const SUPPORTED: Evidence = { kind: 'supported' };

/**
 * Weighs a subject that words decided against what similar questions asked.
 *
 * @param guesses the likeliest first
 */
export function evidenceFor(
  subject: QuestionSubject,
  guesses: readonly TopicGuess[],
  text: string,
): Evidence {
  const [first] = guesses;
  const meaning = first && TOPIC_MEANINGS[first.topic];
  const topics = topicsBeside(subject, guesses, text) ?? topicsOfElse(subject, guesses);
  if (topics) {
    const isSure = meaning && first.probability >= sureOf(first.topic);
    const isForAnybody = isAdviceTopic(first?.topic ?? '') || isAppTopic(first?.topic ?? '');
    const isAnswered = isSure && (isForAnybody || subject.kind !== 'somebodyElse');
    return isAnswered ? { kind: 'other', meaning } : { kind: 'open', topics };
  }
  if (!first || !meaning) return SUPPORTED;
  const isFiner = FINER_THAN[subject.kind]?.includes(first.topic) === true;
  if (isFiner && first.probability >= SURE_OF_FINER) return { kind: 'other', meaning };
  const answered = supportersOf(subject);
  const own =
    answered && subject.kind === 'advice' ? [...answered, ...ASKED_OF_ANYTHING] : answered;
  if (own === null) {
    const isTimeless = subject.kind !== 'app' && ANSWERED_WITHOUT_A_TIME.has(first.topic);
    const isMeant =
      (isTimeless || isAdviceTopic(first.topic)) && first.probability >= sureOf(first.topic);
    return isMeant && YIELDS_TO_ADVICE.has(subject.kind) ? { kind: 'other', meaning } : SUPPORTED;
  }
  const support = guesses
    .filter(({ topic }) => own.includes(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
  if (own.includes(first.topic) || support > SUPPORT_LEAST) return SUPPORTED;
  if (first.probability >= sureOf(first.topic)) return { kind: 'other', meaning };
  const isOpen = first.probability >= LIKELY_OTHER && support <= HARDLY_SUPPORTED;
  const likeliest = guesses.find(({ topic }) => own.includes(topic));
  return isOpen
    ? { kind: 'open', topics: [first.topic, ...(likeliest ? [likeliest.topic] : [])] }
    : SUPPORTED;
}

/** Whether to run, and how, is asked of whatever is named. */
const ASKED_OF_ANYTHING: readonly QuestionTopic[] = ['rest', 'next', 'training', 'pain'];

/** A joke is easily found in what is meant in earnest. */
const SURE_OF_JOKE = 0.98;

function sureOf(topic: QuestionTopic): number {
  if (topic === 'banter') return SURE_OF_JOKE;
  return isAdviceTopic(topic) ? SURE_OF_ADVICE : SURE_OF_OTHER;
}

/** The topics of questions that a subject answers; null = it is recognised by its form, or no topic is about it. */
export function supportersOf(subject: QuestionSubject): readonly QuestionTopic[] | null {
  if (subject.kind === 'advice') {
    const { topic } = subject;
    return isTopic(topic) ? [topic, ...(NEAR[topic] ?? [])] : null;
  }
  if (subject.kind === 'app') {
    if (ASKED_PLAINLY.has(subject.ask)) return null;
    const asked = QUESTION_TOPICS.filter(
      (topic) => isAppTopic(topic) && APP_TOPICS[topic] === subject.ask,
    );
    if (asked.length === 0) return null;
    const isPrecise = !ASKED_LOOSELY.has(subject.ask);
    return [...asked, 'access', ...(isPrecise ? QUESTION_TOPICS.filter(isAppTopic) : [])];
  }
  return SUPPORTED_BY[subject.kind] ?? null;
}
