import { mendEnglish } from './english-slips.ts';
import { inSimplified, plainText, withoutMarks } from './question-text.ts';
import { mendVietnamese } from './vietnamese-slips.ts';

/** As many texts are remembered at most: a message and its clauses. */
const REMEMBERED_MOST = 16;
/** A message is read for one thing after the other, each time in all spellings. */
const remembered = new Map<string, readonly string[]>();

/**
 * A runner's words in every spelling that the patterns know. They stand as they are, without tone
 * marks and in simplified Chinese. English and Vietnamese short forms are written out.
 */
export function questionSpellings(text: string): readonly string[] {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const spellings = spellingsOf(text);
  remembered.set(text, spellings);
  return spellings;
}

function spellingsOf(text: string): readonly string[] {
  const plain = plainText(text);
  const unmarked = withoutMarks(plain);
  const spellings = [
    plain,
    unmarked,
    mendEnglish(unmarked),
    mendVietnamese(plain),
    inSimplified(plain),
  ];
  return [...new Set(spellings)];
}
