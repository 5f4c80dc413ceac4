import { safetySentences } from '../feedback/word-books.ts';
import { questionLanguage } from '../questions/question-language.ts';
import { withoutClearedSigns } from '../safety/clearance/clearance.ts';
import { findRedFlag } from '../safety/red-flags.ts';
import type { Language } from '../../language.ts';
import { otherSentences } from '../safety/words-for-others.ts';
import { MATTER_WORDS } from './matter-words.ts';
import { joinSentences } from './write-answer.ts';

/** What is said to somebody who speaks of harming themselves, in the language of their words where that is plain. */
export function despairWordsFor(text: string, language: Language): string {
  return despairWords(questionLanguage(text, language));
}

/** The same in a language that is known. */
export function despairWords(language: Language): string {
  return joinSentences(safetySentences('self-harm', language), language);
}

/** What is said to somebody who speaks of abuse, in the language of their words where that is plain. */
export function abuseWordsFor(text: string, language: Language): string {
  const spoken = questionLanguage(text, language);
  return joinSentences(MATTER_WORDS[spoken].abuse, spoken);
}

/**
 * What must be said first to somebody who writes of a sign that belongs to a doctor. It is in the
 * language of their words where that is plain.
 *
 * @param language of the app, where the words leave it open
 * @returns null where the words name no such sign
 */
export function safetyWordsFor(text: string, language: Language): string | null {
  const flag = findRedFlag(withoutClearedSigns(text));
  if (!flag) return null;
  const spoken = questionLanguage(text, language);
  if (flag.ofOther) return joinSentences(otherSentences(flag, spoken), spoken);
  return joinSentences(safetySentences(flag.category, spoken), spoken);
}
