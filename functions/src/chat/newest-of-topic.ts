import { Timestamp } from 'firebase-admin/firestore';
import { isReadByAll } from '@tasuki/domain/chat/groups/group';
import type { StoredTopic } from './stored-chat.ts';

/**
 * The fields that show a message in the list of topics. Null if a newer one is shown already, since
 * events come late and out of order. Null also if somebody joined the group since, who may not read
 * it.
 *
 * @param newest its first words, when it came, and its author; null = the AI. `saidAt` where its
 *   place in the conversation is an earlier one
 */
export function newestOfTopic(
  topic: StoredTopic,
  newest: { text: string; at: Date; authorUid: string | null; saidAt?: Date },
): { lastText: string; lastAuthorUid: string | null; lastMessageAt: Timestamp } | null {
  if (newest.at < topic.lastMessageAt) return null;
  if (!isReadByAll(topic, newest.saidAt ?? newest.at)) return null;
  return {
    lastText: newest.text,
    lastAuthorUid: newest.authorUid,
    lastMessageAt: Timestamp.fromDate(newest.at),
  };
}
