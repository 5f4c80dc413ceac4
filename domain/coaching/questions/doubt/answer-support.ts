import { QUESTION_READINGS, READINGS_MOST, type QuestionReading } from '../../question-reading.ts';
import { STATES_OF_THE_BODY } from '../meanings/asked-meaning.ts';
import type { QuestionIntent } from '../question-phrases.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { QUESTION_TOPICS, TOPIC_MEANINGS, type QuestionTopic } from '../topics/question-topic.ts';
import type { TopicGuess } from '../topics/topic-classifier.ts';
import { supportersOf } from './subject-evidence.ts';

/*
 * Words may say what hardly any similar question asked. Among questions by other hands such answers were wrong
 * more often than right, so the coach asks back instead.
 */

/** Below this likelihood of all topics that an answer serves, nothing but words speaks for it. */
const SUPPORT_LEAST = 0.04;
/** Below it similar questions know nothing themselves. */
const KNOWS_LEAST = 0.45;
/** From this weight on an intent is certain. */
const CERTAIN_WEIGHT = 16;
/** From this weight on an intent is put together from its parts, and seldom wrong. */
const COMPOSED_WEIGHT = 8;
/** From here on another topic makes even that doubtful. */
const SURE_OVER_COMPOSED = 0.85;
/** What is less likely is no choice. */
const CHOICE_LEAST = 0.03;

/** Topics of what was run: figures of a run or a time, and how it went. */
const OF_RUNS = [
  'thisRun',
  'splits',
  'heartRate',
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
  'record',
  'vdot',
  'notKept',
] as const satisfies readonly QuestionTopic[];

/** The topics that subjects serve which are recognised by their form. */
const SERVED: Readonly<Partial<Record<QuestionSubject['kind'], readonly QuestionTopic[]>>> = {
  period: OF_RUNS,
  left: ['distance', 'week', 'training', 'load', 'appGoals', 'weeklyFor'],
  earlierRun: OF_RUNS,
  besideEarlier: OF_RUNS,
  besideLong: OF_RUNS,
  besideSession: OF_RUNS,
  repetition: ['pacing', 'next', 'repRest', 'yasso', 'firstIntervals', 'pace', 'zones'],
  wish: ['race', 'pacing', 'goodTime', 'improving', 'racePlan'],
  record: ['record', 'race', 'appTrends'],
  sum: ['pacing', 'race', 'pace', 'duration', 'racePlan'],
  paceOfKind: ['pace', 'pacing', 'next', 'zones', 'why', 'heartRate'],
};

/** Topics whose answers overlap: where one is said and another is likelier, both are served. */
const NEIGHBOURS: Readonly<Partial<Record<QuestionTopic, readonly QuestionIntent[]>>> = {
  why: ['pacing'],
  pacing: ['whyPace', 'hills'],
  racePlan: ['pacing', 'hills'],
  training: ['week'],
  // The first run after a break is looked back on as any other.
  return: ['thisRun', 'nextSession'],
  // The kilometres of a week are its figure.
  week: ['figure'],
};

/** Whether an intent's answer is that of a topic, or nearly so. */
export function servesIntent(topic: QuestionTopic, intent: QuestionIntent): boolean {
  return (
    (TOPIC_MEANINGS[topic]?.intent ?? 'unknown') === intent ||
    NEIGHBOURS[topic]?.includes(intent) === true
  );
}

/** What needs no similar question. */
const NEVER_CHECKED: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'unknown',
  'pain',
  'greeting',
  'thanks',
  'goodbye',
  'abilities',
]);

interface ReadAs {
  intent: QuestionIntent;
  subject: QuestionSubject | null;
  /** How plainly phrases say the intent. */
  weight: number;
}

/**
 * What may be meant where no similar question supports what words say: the likeliest topics, and what words say.
 *
 * @param guesses what similar questions asked, the likeliest first
 * @returns null where the answer stands
 */
export function readingsWithoutSupport(
  read: ReadAs,
  guesses: readonly TopicGuess[],
): readonly QuestionReading[] | null {
  const [first] = guesses;
  if (!first || !isReading(first.topic) || first.probability < KNOWS_LEAST) return null;
  if (read.subject === null && NEVER_CHECKED.has(read.intent)) return null;
  if (read.subject && isPlainlyNamed(read.subject)) return null;
  if (read.subject === null && read.weight >= CERTAIN_WEIGHT) return null;
  const isComposed = read.subject === null && read.weight >= COMPOSED_WEIGHT;
  if (isComposed && first.probability < SURE_OVER_COMPOSED) return null;
  const own = QUESTION_TOPICS.filter((topic) => isServed(topic, read));
  if (own.length === 0) return null;
  const support = guesses
    .filter(({ topic }) => own.includes(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
  if (support >= SUPPORT_LEAST) return null;
  const likely = guesses
    .filter(({ probability }) => probability >= CHOICE_LEAST)
    .map(({ topic }) => topic)
    .filter(isReading);
  const said = own.filter(isReading).slice(0, 1);
  const readings = [...new Set([...likely.slice(0, READINGS_MOST - said.length), ...said])];
  return readings.length > 1 ? readings : null;
}

/** What is asked of the product is recognised by its form. A state of the body is named for what follows from it. */
function isPlainlyNamed(subject: QuestionSubject): boolean {
  if (subject.kind === 'app') return true;
  return subject.kind === 'advice' && STATES_OF_THE_BODY.has(subject.topic);
}

function isReading(topic: QuestionTopic): topic is QuestionReading {
  return (QUESTION_READINGS as readonly string[]).includes(topic);
}

function isServed(
  topic: QuestionTopic,
  { intent, subject }: Pick<ReadAs, 'intent' | 'subject'>,
): boolean {
  if (subject === null) return servesIntent(topic, intent);
  const meaning = TOPIC_MEANINGS[topic];
  if (SERVED[subject.kind]?.includes(topic)) return true;
  if (meaning?.subject?.kind === subject.kind && subject.kind !== 'advice') return true;
  return supportersOf(subject)?.includes(topic) === true;
}
