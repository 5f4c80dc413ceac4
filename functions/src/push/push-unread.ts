import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { UNREAD_PUSH_SECONDS } from '@tasuki/domain/push/push';
import { askForPush } from './ask-for-push.ts';

/** At most one notification of a conversation in this time; it speaks of all that came. */
const EVERY_MINUTES = 2;

/** A message has come: notifies its readers in a moment, unless they read it in the app before. */
export async function pushUnread(
  topicId: string,
  uids: readonly string[],
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const part = Math.floor(now.getTime() / (EVERY_MINUTES * MINUTE_MILLISECONDS));
  const dueAt = new Date(now.getTime() + UNREAD_PUSH_SECONDS * 1000);
  await Promise.all(
    uids.map(async (uid) =>
      askForPush(
        { uid, key: `unread-${topicId}-${part}`, push: { kind: 'unread-messages', topicId } },
        now,
        firestore,
        dueAt,
      ),
    ),
  );
}
