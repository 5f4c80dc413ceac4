import { Timestamp } from 'firebase-admin/firestore';
import type { StoredTopic } from './stored-chat.ts';

/**
 * What shows a message in the list of topics; null where a newer one is shown
 * already, since events come late and out of order.
 *
 * @param newest its first words, when it came, and its author; null = the AI
 */
export function newestOfTopic(
  topic: StoredTopic,
  newest: { text: string; at: Date; authorUid: string | null },
): { lastText: string; lastAuthorUid: string | null; lastMessageAt: Timestamp } | null {
  if (newest.at < topic.lastMessageAt) return null;
  return {
    lastText: newest.text,
    lastAuthorUid: newest.authorUid,
    lastMessageAt: Timestamp.fromDate(newest.at),
  };
}
