import { mendEnglish } from '../text/english-slips.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { mendVietnamese } from '../text/vietnamese-slips.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import { asksForWriting, isOffTopic } from './off-topic.ts';
import { QUESTION_INTENTS, type IntentPhrases, type QuestionIntent } from './question-phrases.ts';
import { COMPOSED_PHRASES, NO_QUESTION_OF_REST } from './question-phrases-composed.ts';
import { QUESTION_PHRASES_EN } from './question-phrases-en.ts';
import { QUESTION_PHRASES_JA } from './question-phrases-ja.ts';
import { QUESTION_PHRASES_VI } from './question-phrases-vi.ts';
import { QUESTION_PHRASES_ZH } from './question-phrases-zh.ts';
import {
  HAS_VIETNAMESE_MARKS,
  inSimplified,
  plainText,
  withoutMarks,
} from '../text/question-text.ts';

/** Less than this is too faint to answer. */
const LEAST_WEIGHT = 1.45;
const SURELY_ASKED = 2.9;
const HAS_HIRAGANA = /[\u3041-\u309f]/;
const HAS_HAN = /[\u4e00-\u9fff]/;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** What pictures alone say. */
const EMOJI: readonly (readonly [QuestionIntent, RegExp])[] = [
  ['heat', /[🥵🥶☀🌡🌧❄]/u],
  ['hills', /[⛰🏔]/u],
  ['restOrRun', /[😴🥱🛌🛏]/u],
  ['thanks', /[🙏👍👌💪❤🙌😊🎉✅]|🆗/u],
  ['greeting', /[👋🙋]/u],
];

/** What the phrases say, and how plainly. */
export interface WeighedIntent {
  intent: QuestionIntent;
  /** By the scale of `IntentPhrase`, added up; what is read by rules of its own is plain. */
  weight: number;
}

/**
 * What a runner asks, in whatever language and spelling. Every language's phrases
 * are looked for, since runners mix them; time is linear in the text. What is not
 * plain is `unknown`, and what hurts or ails outranks every question.
 *
 * @example questionIntent('wat shud i run tmrw') // 'nextSession'
 */
export function questionIntent(text: string): QuestionIntent {
  return weighIntent(text).intent;
}

const plainly = (intent: QuestionIntent): WeighedIntent => ({ intent, weight: Infinity });

/** As `questionIntent`, with how plainly it is said. */
export function weighIntent(text: string): WeighedIntent {
  if (asksForWriting(text)) return plainly('unknown');
  const complaint = complaintIn(text);
  if (complaint === 'injury' || complaint === 'illness') return plainly('pain');
  const plain = plainText(text);
  if (!HAS_LETTER.test(plain)) {
    return plainly(EMOJI.find(([, said]) => said.test(plain))?.[0] ?? 'unknown');
  }
  if (complaint === null && isOffTopic(text)) return plainly('unknown');
  const hasMarks = HAS_VIETNAMESE_MARKS.test(plain);
  const weights = new Map<QuestionIntent, number>();
  const add = (phrases: IntentPhrases, words: string) => {
    const here = new Map<QuestionIntent, number>();
    for (const { intent, said, weight, marks } of phrases) {
      if (marks === 'without' && hasMarks) continue;
      if (said.test(marks === 'with' ? plain : words)) {
        here.set(intent, (here.get(intent) ?? 0) + weight);
      }
    }
    // A word that two languages share counts once.
    for (const [intent, weight] of here) {
      weights.set(intent, Math.max(weights.get(intent) ?? -Infinity, weight));
    }
  };
  const unmarked = withoutMarks(plain);
  // Without marks also for English: else a letter beside one would pass for a word.
  // Vietnamese words are no slips of English ones: "tháng" is a month and no thanks.
  add(QUESTION_PHRASES_EN, hasMarks ? unmarked : mendEnglish(unmarked));
  add(QUESTION_PHRASES_VI, mendVietnamese(plain));
  for (const words of questionSpellings(text)) add(COMPOSED_PHRASES, words);
  const isJapanese = HAS_HIRAGANA.test(plain) || /[\u30a0-\u30fa]/.test(plain);
  if (isJapanese || HAS_HAN.test(plain)) {
    add(QUESTION_PHRASES_JA, plain.replaceAll('pace', 'ペース'));
  }
  if (!isJapanese && (HAS_HAN.test(plain) || !/\p{L}/u.test(plain)))
    add(QUESTION_PHRASES_ZH, inSimplified(plain));
  const isSaid = (said: RegExp) => questionSpellings(text).some((words) => said.test(words));
  if (NO_QUESTION_OF_REST.some(isSaid)) weights.delete('restOrRun');
  // Sore legs are what is spoken of, unless it is asked whether to run on them.
  const isSore = complaint === 'soreness';
  if (isSore && (weights.get('restOrRun') ?? 0) < SURELY_ASKED) return plainly('pain');
  if (isSore) return plainly('restOrRun');
  let best: QuestionIntent = 'unknown';
  let most = LEAST_WEIGHT;
  // In the order of rank, so that the first of equals stays.
  for (const intent of QUESTION_INTENTS) {
    const weight = weights.get(intent) ?? 0;
    if (weight > most) {
      most = weight;
      best = intent;
    }
  }
  return { intent: best, weight: best === 'unknown' ? 0 : most };
}
