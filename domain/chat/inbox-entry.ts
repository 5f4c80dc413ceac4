import type { StoredShape } from '../stored-shape.ts';
import type { Topic } from './topic.ts';

/** In which of a person's applications a conversation is listed. */
export type InboxRole = 'runner' | 'coach';

/**
 * users/{uid}/inbox/{topicId}: one conversation as one person's list shows it. Functions copy it
 * from the topic whenever that changes; its person marks it as read, mutes and archives it.
 */
export interface InboxEntry extends Pick<
  Topic,
  | 'id'
  | 'kind'
  | 'title'
  | 'runnerUid'
  | 'activityId'
  | 'activity'
  | 'people'
  | 'lastText'
  | 'lastMessageAt'
  | 'createdAt'
> {
  role: InboxRole;
  /** How many people are in a group, of whom `people` names a few; absent elsewhere. */
  peopleCount?: number;
  /** The author of the newest message; null = the AI, or nobody yet. */
  lastAuthorUid: string | null;
  /** Messages of others since `readAt`; never more than `INBOX_LIMITS.countedMaximum`. */
  unreadCount: number;
  /** Up to when the person has read. */
  readAt: Date;
  /** No mark of what is unread, no notification and no mail. */
  isMuted: boolean;
  isArchived: boolean;
  /** The search tokens of the conversation (`searchTokensOf`); older entries have none. */
  searchTokens?: readonly string[];
  /** Words of help for the person alone, beside one of their own messages; absent = none. */
  help?: InboxHelp;
  /** That an admin has warned the person about a message of theirs; absent = never. */
  warning?: InboxWarning;
}

export interface InboxWarning {
  messageId: string;
  at: Date;
}

/** Words for somebody who wrote of despair or of a sign that belongs to a doctor: nobody else learns of it. */
export interface InboxHelp {
  messageId: string;
  text: string;
}

export const INBOX_LIMITS = {
  /** Shown as “99+” from here on. */
  countedMaximum: 100,
  listPageSize: 20,
  /** Conversations with something unread that the frame looks at. */
  unreadMaximum: 50,
  /** Members of a group that an entry names, the author of its newest message first. */
  namedMaximum: 4,
} as const;

/** The fields that rules let its person write. */
export const INBOX_MARK_FIELDS = ['readAt', 'unreadCount', 'isMuted', 'isArchived'] as const;

/** In which of their applications somebody finds a conversation. */
export function inboxRoleOf(
  {
    kind,
    runnerUid,
    coachIds = [],
  }: Pick<Topic, 'runnerUid' | 'coachIds'> & Partial<Pick<Topic, 'kind'>>,
  uid: string,
): InboxRole {
  if (kind === 'group') return coachIds.includes(uid) ? 'coach' : 'runner';
  return runnerUid === uid ? 'runner' : 'coach';
}

/** The fields that a list shows, and by which it orders. */
export const INBOX_ENTRY_SHAPE = {
  kind: 'string',
  title: 'string',
  runnerUid: 'string',
  role: 'string',
  lastText: 'string',
  lastMessageAt: 'date',
  createdAt: 'date',
  unreadCount: 'number',
  readAt: 'date',
  isMuted: 'boolean',
  isArchived: 'boolean',
} as const satisfies StoredShape<InboxEntry>;
