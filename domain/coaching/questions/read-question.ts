import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import { isOffTopic } from './off-topic.ts';
import type { AskedFigure } from './question-figures.ts';
import { weighIntent } from './question-intent.ts';
import type { QuestionIntent } from './question-phrases.ts';
import { questionSubject, type QuestionSubject } from './question-subject.ts';
import { QUESTION_READINGS, READINGS_MOST, type QuestionReading } from '../question-reading.ts';
import { TOPIC_MEANINGS } from './topics/question-topic.ts';
import { guessTopics, type TopicGuess } from './topics/topic-classifier.ts';

/** What a question asks, or what it may ask. */
export interface QuestionRead {
  intent: QuestionIntent;
  /** What it is about where that has an answer of its own; null = by its intent. */
  subject: QuestionSubject | null;
  /** The figure it asks for without naming it; null = the one it names. */
  figure: AskedFigure | null;
  /** What it may mean, where that is to be asked back; the likeliest first. */
  readings: readonly QuestionReading[];
}

/** From here on a guess is answered: of such guesses at least 49 in 50 were right. */
const SURE = 0.995;
/** What is less likely is not asked back. */
const POSSIBLE = 0.002;
/** What phrases say is doubted where similar questions asked something else, and hardly ever that. */
const PLAIN_WEIGHT = 4;
const DOUBTING = 0.3;
/** A figure that is named is seldom meant otherwise. */
const DOUBTING_FIGURES = 0.9;
const UNLIKELY = 0.1;

/**
 * What a question asks. Phrases decide where they are plain; where they leave it open, what similar
 * questions asked. What neither makes sure is asked back.
 *
 * @param today as `dayNumber`, on the runner's clock
 */
export function readQuestion(text: string, today: number): QuestionRead {
  const { intent, weight } = weighIntent(text);
  const subject = questionSubject(text, intent, today);
  const read: QuestionRead = { intent, subject, figure: null, readings: [] };
  if (subject || complaintIn(text) !== null || isOffTopic(text)) return read;
  if (intent === 'racePrediction' && asksForSum(text)) {
    return { ...read, intent: 'unknown', readings: ['race', 'pacing'] };
  }
  const guesses = guessTopics(text);
  if (intent === 'unknown') return guessed(guesses, read);
  return weight < PLAIN_WEIGHT ? doubted(guesses, read) : read;
}

function guessed(guesses: readonly TopicGuess[], read: QuestionRead): QuestionRead {
  const [first] = guesses;
  if (!first) return read;
  const meaning = TOPIC_MEANINGS[first.topic];
  if (meaning && first.probability >= SURE) {
    const { intent, subject = null, figure = null } = meaning;
    return { intent, subject, figure, readings: [] };
  }
  // What no coach of running answers is not turned into a question of running.
  if (first.topic === 'other' && first.probability >= SURE) return read;
  return { ...read, readings: readingsOf(guesses) };
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

/** Where similar questions asked something else than the phrases say. */
function doubted(guesses: readonly TopicGuess[], read: QuestionRead): QuestionRead {
  const [first] = guesses;
  const least = read.intent === 'figure' ? DOUBTING_FIGURES : DOUBTING;
  if (!first || first.probability < least) return read;
  const sameIntent = guesses.filter(
    ({ topic }) => (TOPIC_MEANINGS[topic]?.intent ?? 'unknown') === read.intent,
  );
  const hinted = sameIntent.reduce((sum, { probability }) => sum + probability, 0);
  if (hinted > UNLIKELY) return read;
  const [own] = sameIntent;
  const asked = readingsOf(own ? [first, own, ...guesses.slice(1)] : guesses);
  return { intent: 'unknown', subject: null, figure: null, readings: asked };
}

function isReading(topic: TopicGuess['topic']): topic is QuestionReading {
  return (QUESTION_READINGS as readonly string[]).includes(topic);
}

function readingsOf(guesses: readonly TopicGuess[]): QuestionReading[] {
  const possible = guesses.filter(({ probability }) => probability >= POSSIBLE);
  const topics = possible.map(({ topic }) => topic).filter(isReading);
  return [...new Set(topics)].slice(0, READINGS_MOST);
}
