import type { StoredShape } from '../stored-shape.ts';
import type { QuotedActivity } from './message.ts';
import type { AnswererKey } from './chosen-model.ts';

/** topics/{id}: one conversation; written by functions, except its title. */
export interface Topic {
  id: string;
  kind: 'ai';
  /** The activity's own, or what a participant calls it; '' = it has none, and the screen finds words. */
  title: string;
  /** Whom it is about. */
  runnerUid: string;
  /** Everyone who takes part; a coach among them reads it only while the runner shares with them. */
  participantIds: readonly string[];
  /** The activity it began from; null = the runner's general conversation with the coach. */
  activityId: string | null;
  /** That activity as it was then, to call the topic by where it has no title; null without one. */
  activity: QuotedActivity | null;
  /** Who was chosen to answer in this topic alone; null = the account's default. */
  model: AnswererKey | null;
  /** The beginning of the newest message, figures put in. */
  lastText: string;
  lastMessageAt: Date;
  createdAt: Date;
}

export const TOPIC_LIMITS = {
  titleMaxLength: 120,
  lastTextMaxLength: 120,
  listPageSize: 20,
} as const;

/**
 * The id of a runner's topic: one an activity, one for everything else, so that
 * opening it twice opens the same.
 */
export function topicIdOf(uid: string, activityId: string | null): string {
  return `${uid}-${activityId ?? 'coach'}`;
}

/** The activity of a runner's topic, by its id; null = it is about none, or the topic is another's. */
export function activityOfTopic(uid: string, topicId: string): string | null {
  const beginning = `${uid}-`;
  if (uid === '' || !topicId.startsWith(beginning)) return null;
  return topicId === topicIdOf(uid, null) ? null : topicId.slice(beginning.length);
}

/** What the list and the thread show, and what the rights of its participants rest on. */
export const TOPIC_SHAPE = {
  title: 'string',
  runnerUid: 'string',
  participantIds: 'array',
  activityId: 'string?',
  lastText: 'string',
  lastMessageAt: 'date',
} as const satisfies StoredShape<Topic>;
