import { object, string, type ObjectSchema } from 'yup';
import { momentSchema } from '../../measures/moment.ts';
import type { InboxRole } from '../inbox-entry.ts';
import type { Excerpt } from './excerpt.ts';
import { SEARCH_LIMITS } from './search-limits.ts';

/** A search for words in a person's own messages. */
export interface MessageSearch {
  term: string;
  /** In which of their applications. */
  role: InboxRole;
  /**
   * The place where the page before ended, in milliseconds since 1970; null = at the newest
   * message.
   */
  before: number | null;
}

/** One of the person's own messages that was found. */
export interface MessageHit {
  topicId: string;
  messageId: string;
  /** In milliseconds since 1970. */
  createdAt: number;
  excerpt: Excerpt;
}

export interface FoundMessages {
  hits: MessageHit[];
  /** Back to when was read, in milliseconds since 1970; null = to the first message. */
  readUntil: number | null;
}

export const messageSearchSchema: ObjectSchema<MessageSearch> = object({
  term: string().required().max(SEARCH_LIMITS.termMaxLength),
  role: string()
    .required()
    .oneOf(['runner', 'coach'] as const),
  before: momentSchema().defined().nullable(),
});
