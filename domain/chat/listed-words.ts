import { firstWords } from './first-words.ts';
import type { ParticipantMessage } from './message.ts';
import { isDeletedMessage, isHiddenAtFirst } from './own-message.ts';

/**
 * The words of a message in a list of conversations: its beginning, or the name of its first file.
 * A hidden message is not shown in a list.
 */
export function listedWords(
  message: Pick<ParticipantMessage, 'text' | 'deletedAt' | 'attachments' | 'unsafeFor'>,
): string {
  if (isDeletedMessage(message) || isHiddenAtFirst(message)) return '';
  return firstWords(message.text === '' ? (message.attachments?.[0]?.name ?? '') : message.text);
}
