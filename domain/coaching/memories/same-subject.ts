import { WEEKDAYS } from '../questions/question-period.ts';
import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import { bodyPartsIn } from './body-parts.ts';
import type { FoundMemory } from './find-memories.ts';

/** What a note is about, by which a newer one takes its place; '' = only the same words do. */
function subjectOf({ kind, text }: FoundMemory): string {
  if (kind === 'injury') return bodyPartsIn(text).join(' ');
  if (kind === 'preference') return '';
  const plain = plainText(text);
  const words = `${withoutMarks(plain)} ${inSimplified(plain)}`;
  return WEEKDAYS.flatMap((day, index) =>
    day.test(words.replace(/\b(\w+day)s\b/g, '$1')) ? [index] : [],
  ).join(' ');
}

/**
 * Whether two notes are about the same thing, so that one of them is enough.
 *
 * @example isSameSubject(
 *   { kind: 'injury', text: 'My knee hurts' },
 *   { kind: 'injury', text: 'knee pain again' },
 * ) // true
 */
export function isSameSubject(one: FoundMemory, other: FoundMemory): boolean {
  if (one.kind !== other.kind) return false;
  const subject = subjectOf(one);
  if (subject !== '') return subject === subjectOf(other);
  return plainText(one.text) === plainText(other.text);
}

/** Whether words that end an injury mean this one: they name a part of it, or none at all. */
export function isEndOf(words: string, note: Pick<FoundMemory, 'kind' | 'text'>): boolean {
  if (note.kind !== 'injury') return false;
  const said = bodyPartsIn(words);
  const noted = bodyPartsIn(note.text);
  return said.length === 0 || noted.length === 0 || said.some((part) => noted.includes(part));
}
