import { meaningsNamed, type AdviceTopic } from '../meanings/asked-meaning.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { BASE_TOPICS, type QuestionTopic } from '../topics/question-topic.ts';
import type { TopicGuess } from '../topics/topic-classifier.ts';
import { unknownWords } from './doubt-of-read.ts';

/*
 * A place, a drink, another sport or another person is often named beside a question of something else. One word
 * shows that it is named, and not that it is asked about. For that, similar questions must be about it.
 */

/** The kinds of things that are, each with the topics of questions about it. */
const OFTEN_BESIDE: Readonly<Partial<Record<AdviceTopic | 'food', readonly QuestionTopic[]>>> = {
  treadmill: ['treadmill'],
  otherSport: ['otherSport'],
  strength: ['strength', 'core'],
  darkness: ['darkness'],
  caffeine: ['caffeine'],
  alcohol: ['alcohol', 'treats'],
  gels: ['gels', 'gutGels', 'food'],
  food: [
    'food',
    'gels',
    'water',
    'salt',
    'caffeine',
    'carbLoading',
    'raceMorning',
    'supplements',
    'afterMeal',
    'gutGels',
    'treats',
    'fasting',
    'weight',
  ],
};
/** With less than this a thing is only named beside the question. */
const SUBJECT_LEAST = 0.2;
/** The same where words are unknown as well, and may be what is asked about. */
const SUBJECT_BESIDE_UNKNOWN = 0.5;
const UNKNOWN_LEAST = 2;
/** Whether to run, and how, may be asked of anything, from this likelihood on. */
const ASKED_OF_ANYTHING: readonly QuestionTopic[] = ['rest', 'next'];
const ASKED_OF_ANYTHING_LEAST = 0.5;
/** From here on the other topic is asked back first. */
const LIKELY_OTHER = 0.6;

/** Beside a watch, its figure and that of the treadmill are asked about as well. */
const OF_TWO_FIGURES: readonly QuestionTopic[] = ['accuracy', 'appManual', 'watchSays'];

/**
 * What may be asked where a thing is only named beside the question, the likeliest first. Null = the question
 * is about it, or it is nothing of this kind.
 */
export function topicsBeside(
  subject: QuestionSubject,
  guesses: readonly TopicGuess[],
  text: string,
): readonly QuestionTopic[] | null {
  const own = ownTopics(subject, text);
  const [first] = guesses;
  if (!own || !first) return null;
  const unknown = unknownWords(text).length;
  const least = unknown >= UNKNOWN_LEAST ? SUBJECT_BESIDE_UNKNOWN : SUBJECT_LEAST;
  if (likelihoodOf(own, guesses) >= least) return null;
  if (likelihoodOf(ASKED_OF_ANYTHING, guesses) >= ASKED_OF_ANYTHING_LEAST) return null;
  const named = own.slice(0, 1);
  return first.probability >= LIKELY_OTHER ? [first.topic, ...named] : [...named, first.topic];
}

function ownTopics(subject: QuestionSubject, text: string): readonly QuestionTopic[] | undefined {
  if (subject.kind === 'food') return OFTEN_BESIDE.food;
  if (subject.kind !== 'advice') return undefined;
  const own = OFTEN_BESIDE[subject.topic];
  const isOfFigures = subject.topic === 'treadmill' && meaningsNamed(text).has('device');
  return own && isOfFigures ? [...own, ...OF_TWO_FIGURES] : own;
}

/** Base topics that are no question of anybody's running. */
const NOT_OF_RUNNING: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'food',
  'gear',
  'weather',
  'complaint',
  'access',
  'abilities',
  'goodbye',
  'thanks',
  'greeting',
  'other',
]);
/** What is asked of another person's running. */
const OF_THEIR_RUNNING: readonly QuestionTopic[] = [
  ...BASE_TOPICS.filter((topic) => !NOT_OF_RUNNING.has(topic)),
  'beginning',
  'whenEasier',
  'firstRace',
  'firstIntervals',
  'longestBefore',
  'weeklyFor',
  'runLonger',
  'getFaster',
  'everyDay',
  'restDays',
  'longRunHow',
  'age',
];
/** From here on their running is meant. */
const THEIR_RUNNING_LEAST = 0.3;
/** From here on no kilometres of another sport are asked for. */
const OF_TRAINING: readonly QuestionTopic[] = [
  'training',
  'next',
  'rest',
  'move',
  'raceThenLong',
  'daysPlanned',
];
const OF_TRAINING_LEAST = 0.6;
const LIKELIEST = 3;

/**
 * What may be asked where another person or sport is only named in the message, the likeliest first. Null =
 * their running or their figures are meant, or none is named.
 */
export function topicsOfElse(
  { kind }: QuestionSubject,
  guesses: readonly TopicGuess[],
): readonly QuestionTopic[] | null {
  const likely = guesses.slice(0, LIKELIEST).map(({ topic }) => topic);
  if (kind === 'otherSport') {
    return likelihoodOf(OF_TRAINING, guesses) >= OF_TRAINING_LEAST ? likely : null;
  }
  const [first] = guesses;
  if (kind !== 'somebodyElse' || !first) return null;
  const isTheirs =
    OF_THEIR_RUNNING.includes(first.topic) && first.probability >= THEIR_RUNNING_LEAST;
  return isTheirs ? null : likely;
}

function likelihoodOf(topics: readonly QuestionTopic[], guesses: readonly TopicGuess[]): number {
  return guesses
    .filter(({ topic }) => topics.includes(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
}
