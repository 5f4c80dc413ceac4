import { firstWords } from './first-words.ts';
import type { ParticipantMessage } from './message.ts';
import { isDeletedMessage } from './own-message.ts';

/** What a list of conversations shows of a message: its beginning, or what its first file is called. */
export function listedWords(
  message: Pick<ParticipantMessage, 'text' | 'deletedAt' | 'attachments'>,
): string {
  if (isDeletedMessage(message)) return '';
  return firstWords(message.text === '' ? (message.attachments?.[0]?.name ?? '') : message.text);
}
