import { firstWords } from './first-words.ts';
import type { ParticipantMessage } from './message.ts';
import { isDeletedMessage, isHiddenAtFirst } from './own-message.ts';

/** What a list of conversations shows of a message: its beginning, or what its first file is called. What is hidden at first is not in a list. */
export function listedWords(
  message: Pick<ParticipantMessage, 'text' | 'deletedAt' | 'attachments' | 'unsafeFor'>,
): string {
  if (isDeletedMessage(message) || isHiddenAtFirst(message)) return '';
  return firstWords(message.text === '' ? (message.attachments?.[0]?.name ?? '') : message.text);
}
