import type { FallbackReason } from '@tasuki/domain/chat/message';
import {
  checkSentence,
  type SentenceProblem as FigureProblem,
} from '@tasuki/domain/coaching/sentence-check/check-sentence';
import { findUnsafeWordsAlsoQuoted } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { findUnsafeAdvice } from '@tasuki/domain/coaching/safety/unsafe-advice';
import type { UnsafeAdviceCategory } from '@tasuki/domain/coaching/safety/unsafe-advice-phrases';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { isBoundedMarkdown } from '@tasuki/domain/coaching/text/bounded-markdown';
import { holdsLink } from '@tasuki/domain/coaching/text/readable-text';
import type { Language } from '@tasuki/domain/language';
import type { FactLedger } from './fact-ledger.ts';
import { isInOtherLanguage } from './other-language.ts';

/** Why a sentence of a model may not be shown. */
export interface SentenceProblem {
  reason: Extract<FallbackReason, 'untrue-figures' | 'refused' | 'failed'>;
  /** For the log. */
  kinds: readonly string[];
  /** For the model, so that it does better. */
  explanation: string;
}

const EXPLANATIONS: Partial<Record<FigureProblem['kind'], string>> = {
  'bare-figure': 'a figure written out, where only a reference may stand',
  'unknown-fact': 'a reference to a figure that is not in the list',
  'malformed-reference': 'braces that are no reference',
  'wrong-unit': 'a unit behind a reference, which brings its own',
  'wrong-reference': 'a reference under the name of another figure',
  'altered-figure': 'signs that make another figure of a reference',
};

/** A colon, or a heading, speaks of what comes next. */
const LEADS_ON = /[:：][*_\s]*$|^\s*#{1,6}\s/;

/** As much of the reply before as is read together with a sentence. */
const READ_TOGETHER_LENGTH = 1000;

/** Ends a sentence of Chinese and Japanese alone; elsewhere it would only part what is read together. */
const WIDE_END = /[。！？｡][\])}」』）】》〉”’"'*_~`\s]*$/;
const WITHOUT_WIDE_ENDS: ReadonlySet<Language> = new Set(['en', 'vi']);

/** Named as other services name it: `@coach_kenji`. */
const ACCOUNT_ELSEWHERE = /(?<![\p{L}\p{N}._-])@[a-z][a-z0-9_.]{2,}/iu;

const LINK_IN_REPLY: SentenceProblem = {
  reason: 'failed',
  kinds: ['markup'],
  explanation: 'it had a link, an image or an address, and a reply has none.',
};

const OTHER_LANGUAGE: SentenceProblem = {
  reason: 'failed',
  kinds: ['other-language'],
  explanation: 'it was not in the language you were told to answer in.',
};

/** The same words as in messages of people: a model may repeat what somebody made it say. */
const UNSAFE_WORDS: SentenceProblem = {
  reason: 'refused',
  kinds: ['unsafe-words'],
  explanation: 'it had words that nobody should have to read.',
};

const UNBOUNDED_MARKDOWN: SentenceProblem = {
  reason: 'failed',
  kinds: ['unbounded-markdown'],
  explanation: 'the reply was too long, or had too many marks or lists inside each other.',
};

/**
 * Checks the sentences of one reply: their figures, that they advise nothing unsafe, and their language.
 * All of them together must be shown in a short time.
 */
export function sentenceChecker(
  {
    turns,
    memories = [],
    corrections = [],
    language,
  }: Pick<Conversation, 'turns' | 'memories' | 'corrections' | 'language'>,
  ledger: FactLedger,
): (sentence: string) => SentenceProblem | null {
  // One list for the whole reply: its figures are looked for once. What others write is no figure of the runner's.
  const said = [...turns, ...corrections].filter(({ author }) => author === 'runner');
  const runnerTexts = [...said, ...memories].map(({ text }) => text);
  /** A sentence that the next one completes: `First half:` before an item. */
  let lead = '';
  let reply = '';
  /** The text that a mark of another language cut off from its sentence. */
  let cutOff = '';
  /** The sentence before, since an order may follow the sign that it is about. */
  let before = '';
  return (sentence) => {
    reply += sentence;
    if (!isBoundedMarkdown(reply)) return UNBOUNDED_MARKDOWN;
    // The page reads the whole reply, so a link may begin in the sentence before.
    const readTogether = reply.slice(-(READ_TOGETHER_LENGTH + sentence.length));
    if (holdsLink(readTogether) || ACCOUNT_ELSEWHERE.test(readTogether)) return LINK_IN_REPLY;
    const context = { facts: ledger.all(), runnerTexts, language };
    const checked = checkSentence(sentence, context);
    if (!checked.isClean) return untrue(checked.problems);
    const together = lead === '' ? checked : checkSentence(lead + sentence.trimStart(), context);
    if (!together.isClean) return untrue(together.problems);
    if (sentence.trim() !== '') lead = LEADS_ON.test(sentence) ? `${sentence.trim()} ` : '';
    const advice =
      findUnsafeAdvice(sentence) ??
      findUnsafeAdvice(cutOff + sentence) ??
      findUnsafeAdvice(before + sentence);
    const isUnsafe = findUnsafeWordsAlsoQuoted(cutOff + sentence).length > 0;
    if (sentence.trim() !== '') before = `${sentence.slice(-READ_TOGETHER_LENGTH)} `;
    cutOff =
      WITHOUT_WIDE_ENDS.has(language) && WIDE_END.test(sentence)
        ? `${(cutOff + sentence).replace(WIDE_END, '').slice(-READ_TOGETHER_LENGTH)} `
        : '';
    if (advice !== null) return unsafe(advice);
    if (isUnsafe) return UNSAFE_WORDS;
    return isInOtherLanguage(sentence, language) ? OTHER_LANGUAGE : null;
  };
}

function untrue(problems: readonly FigureProblem[]): SentenceProblem {
  const explained = problems.map(
    ({ kind, excerpt }) =>
      `${EXPLANATIONS[kind] ?? 'characters that hide what is written'}: ${JSON.stringify(excerpt)}`,
  );
  return {
    reason: 'untrue-figures',
    kinds: problems.map(({ kind }) => kind),
    explanation: `${explained.join('; ')}.`,
  };
}

function unsafe(advice: UnsafeAdviceCategory): SentenceProblem {
  if (advice === 'secrets') {
    return {
      reason: 'refused',
      kinds: [advice],
      explanation:
        'it asked for a password, a code, money or another way to talk, which no coach needs.',
    };
  }
  return {
    reason: 'refused',
    kinds: [advice],
    explanation: `advice that no coach may give (${advice}). Refer to a doctor instead.`,
  };
}
