import type { CallSchemas } from '../../call-schemas.ts';
import { messageSearchSchema, type FoundMessages, type MessageSearch } from './message-search.ts';

/** The call by which people look through what they wrote. */
export interface SearchCalls {
  /** Looks for words in the caller's own messages, a bounded number of them at once. */
  searchOwnMessages: { request: MessageSearch; response: FoundMessages };
}

export const searchCallSchemas: CallSchemas<SearchCalls> = {
  searchOwnMessages: messageSearchSchema,
};
