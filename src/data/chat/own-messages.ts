import type { FoundMessages, MessageSearch } from '@tasuki/domain/chat/search/message-search';
import { callFunction } from '../../platform/firebase/callable-functions.ts';

/** Looks for words in one's own messages, the newest first; says how far back it has looked. */
export async function searchOwnMessages(search: MessageSearch): Promise<FoundMessages> {
  return callFunction('searchOwnMessages', search);
}
