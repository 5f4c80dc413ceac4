import { withoutMarks } from '../../text/question-text.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { NAMES_A_RACE } from '../forms/before-race.ts';
import type { QuestionIntent } from '../question-phrases.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { TOPIC_MEANINGS, type QuestionTopic } from '../topics/question-topic.ts';
import type { TopicGuess } from '../topics/topic-classifier.ts';
import { wordsSaid, type SaidWord, type TopicCounts } from './word-topics.ts';

/** Weeks and months are named in questions of every topic. */
const IS_TIME =
  /^(?:weeks?|months?|years?|days?|today|tomorrow|yesterday|tuan|thang|nam|hom)$|[今上下这這本前来來每][周週月年天日]|[周週月年]末?$|[个個][月年周週]/;
/** From here on similar questions outweigh one word that no question has. */
const SURE_OF_TOPIC = 0.75;
/** From here on they outweigh one word of another topic. */
const SURE_BESIDE_OTHER = 0.95;
/** What phrases say as plainly as this is doubted for no likeness, and for no word of another topic. */
const FAINT_WEIGHT = 3;
const PLAIN_WEIGHT = 5;
/** Up to here the likelier topic is meant, whatever single words say. */
const HARDLY_MEANT = 0.3;
/** The same where a run or a time to come would be named. */
const ALMOST_NEVER_MEANT = 0.15;
/** More unknown words than this outweigh any likeness. */
const UNKNOWN_MOST = 2;
/** A word belongs to a topic if nearly all of at least this many examples with it do. */
const EXAMPLES_LEAST = 5;
const SHARE_LEAST = 0.75;
const SHARE_OF_OWN_MOST = 0.05;
/** A subject that single words decide stands by less. */
const SHARE_OF_SUBJECT_MOST = 0.2;
const LATIN_LETTERS_LEAST = 4;
const WIDE_CHARACTERS_LEAST = 2;
const IS_LATIN = /^\p{Script=Latin}/u;

/** A number says nothing by itself, however it is written. */
const IS_NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|first|second|third|fourth|fifth)$/;

/** What a question was understood as. */
export interface UnderstoodAs {
  intent: QuestionIntent;
  subject: QuestionSubject | null;
  /** How plainly phrases say it. */
  weight: number;
}

/** Why an answer would be given too soon. */
export interface TopicDoubt {
  /** The runner's own word that the answer would pass over; null = the whole is unlikely. */
  word: string | null;
  /** The topics that the words belong to instead, the likeliest first. */
  topics: readonly QuestionTopic[];
}

/** Topics of the subjects that are read from single words, and may so be meant otherwise. */
const TOPICS_OF_SUBJECT: Readonly<
  Partial<Record<QuestionSubject['kind'], readonly QuestionTopic[]>>
> = {
  taper: ['taper'],
  return: ['return'],
};
/** Topics with words of their own. Words of the others stand in questions of any topic. */
const HAS_OWN_WORDS: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'cadence',
  'ascent',
  'load',
  'zones',
  'vdot',
  'food',
  'gear',
  'weather',
  'missed',
  'newPlan',
  'pain',
  'record',
  'access',
]);
/** What needs no topic: a courtesy, a complaint of the body, what is unknown already. */
const NEVER_DOUBTED: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'unknown',
  'pain',
  'greeting',
  'thanks',
  'goodbye',
  'abilities',
]);

/**
 * Whether the topic that was chosen leaves a part of the question unexplained. One word that no example
 * has, or that belongs to another topic, is enough where similar questions are not sure. Null = no doubt.
 */
export function doubtOfRead(
  text: string,
  read: UnderstoodAs,
  guesses: readonly TopicGuess[],
): TopicDoubt | null {
  const isOwn = ownTopics(read);
  if (isOwn === null) return null;
  if (read.subject === null && isNearRace(text, read.intent)) {
    return { word: null, topics: ['taper', 'afterRace'] };
  }
  const likelihood = guesses
    .filter(({ topic }) => isOwn(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
  const words = wordsSaid(text).filter(isLongEnough);
  const unknown = words.filter(({ counts }) => counts === null);
  const [first] = unknown;
  if (first && (likelihood < SURE_OF_TOPIC || unknown.length > UNKNOWN_MOST)) {
    return { word: first.said, topics: [] };
  }
  const ofElse = read.subject !== null || isFaint(read, likelihood) ? words : [];
  const ownMost = read.subject ? SHARE_OF_SUBJECT_MOST : SHARE_OF_OWN_MOST;
  for (const { said, counts } of ofElse) {
    const isTime = IS_TIME.test(withoutMarks(said));
    const topic = counts && !isTime ? elsewhere(counts, isOwn, ownMost) : null;
    if (topic) return { word: said, topics: [topic] };
  }
  const isUnlikely =
    (likelihood < HARDLY_MEANT && read.weight < FAINT_WEIGHT) ||
    (likelihood < ALMOST_NEVER_MEANT && isRisky(read));
  return isUnlikely ? { word: null, topics: [] } : null;
}

const DAYS_NAMED =
  /(?:\d{1,2}|\b(?:one|two|three|four|five|six|seven|ten|a few|a couple of)|[一二三四五六七八九十几幾兩两]) ?(?:日|天|[周週]|days?\b|weeks?\b|wks?\b|ngay\b|tuan\b)|\b(?:mot|hai|ba|bon|nam|sau|bay|may) (?:ngay|tuan)\b/;
const LOOKS_AHEAD: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'nextSession',
  'restOrRun',
  'racePrediction',
]);

/**
 * Whether a wrong answer would name a run or a time to come. How plainly phrases say an intent is no evidence of
 * a subject.
 */
function isRisky({ intent, subject, weight }: UnderstoodAs): boolean {
  return subject !== null || (LOOKS_AHEAD.has(intent) && weight < PLAIN_WEIGHT);
}

/** A race some days away, or some days ago, is named: a session or a forecast may be the last thing needed. */
function isNearRace(text: string, intent: QuestionIntent): boolean {
  const spellings = questionSpellings(text);
  const isSaid = (said: RegExp) => spellings.some((words) => said.test(words));
  return LOOKS_AHEAD.has(intent) && isSaid(NAMES_A_RACE) && isSaid(DAYS_NAMED);
}

/** The words of a question that no example and no meaning has. */
export function unknownWords(text: string): readonly string[] {
  const words = wordsSaid(text).filter(isLongEnough);
  return words.filter(({ counts }) => counts === null).map(({ said }) => said);
}

/** The first word of a question that no example and no meaning has; null = each is known. */
export function unknownWord(text: string): string | null {
  return unknownWords(text)[0] ?? foreignWord(text);
}

const FOREIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu;

/** The one word of another script in a sentence of Latin letters; null = there is none. */
function foreignWord(text: string): string | null {
  const [word, ...others] = text.match(FOREIGN) ?? [];
  if (word === undefined || others.length > 0) return null;
  const letters = text.match(/\p{Script=Latin}/gu) ?? [];
  return letters.length > FOREIGN_SHARE * word.length ? word : null;
}

/** Letters of the sentence for each character of such a word. */
const FOREIGN_SHARE = 2;

function ownTopics({ intent, subject }: UnderstoodAs): ((topic: QuestionTopic) => boolean) | null {
  if (subject) {
    const topics = TOPICS_OF_SUBJECT[subject.kind];
    return topics ? (topic) => topics.includes(topic) : null;
  }
  if (NEVER_DOUBTED.has(intent)) return null;
  return (topic) => TOPIC_MEANINGS[topic]?.intent === intent;
}

function isLongEnough({ said }: SaidWord): boolean {
  if (IS_NUMBER.test(said)) return false;
  return said.length >= (IS_LATIN.test(said) ? LATIN_LETTERS_LEAST : WIDE_CHARACTERS_LEAST);
}

function isFaint({ weight }: UnderstoodAs, likelihood: number): boolean {
  return weight < PLAIN_WEIGHT && likelihood < SURE_BESIDE_OTHER;
}

/** The other topic that nearly all examples with a word are of; null = there is none. */
function elsewhere(
  counts: TopicCounts,
  isOwn: (topic: QuestionTopic) => boolean,
  ownMost: number,
): QuestionTopic | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const own = [...counts].reduce((sum, [topic, count]) => sum + (isOwn(topic) ? count : 0), 0);
  if (all < EXAMPLES_LEAST || own > all * ownMost) return null;
  const most = [...counts].find(([topic, count]) => !isOwn(topic) && count >= all * SHARE_LEAST);
  return most && HAS_OWN_WORDS.has(most[0]) ? most[0] : null;
}
