import type { Firestore } from 'firebase-admin/firestore';
import { pushUnread } from '../../push/push-unread.ts';
import { askToMailUnread } from './mail-unread-job.ts';

/**
 * Who does not read a message of somebody else is notified in a moment, and gets a mail in a while. Both look
 * for what is unread then, so whoever has read everything gets nothing.
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
