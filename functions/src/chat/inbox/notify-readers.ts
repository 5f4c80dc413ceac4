import type { Firestore } from 'firebase-admin/firestore';
import { pushUnread } from '../../push/push-unread.ts';
import { askToMailUnread } from './mail-unread-job.ts';

/**
 * Asks for a push notification soon, and a mail later, to people with an unread message of somebody
 * else. Both look again then, so people who have read everything get nothing.
 */
export async function notifyReaders(
  topicId: string,
  uids: readonly string[],
  now: Date,
  firestore: Firestore,
): Promise<void> {
  await Promise.all(uids.map(async (uid) => askToMailUnread({ uid, topicId }, now, firestore)));
  await pushUnread(topicId, uids, now, firestore);
}
