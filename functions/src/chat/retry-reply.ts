import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { ReplyState } from '@tasuki/domain/chat/message';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { askForReply } from './ask-for-reply.ts';
import type { TopicUser } from './topic-access.ts';

/** As messages have them: who writes and asks again gets answers no faster than who only writes. */
export const RETRY_TURNS: TurnLimit = { kind: 'retry-reply', burst: 30, intervalSeconds: 15 };

/**
 * Begins a reply anew, in the same document; its message's stop no longer counts.
 * One that is being written stays as it is.
 *
 * @throws TasukiFailure 'topic/not-found', 'message/not-found', 'common/permission-denied' to all but
 *   the message's author; 'auth/too-many-requests' to who asks again too often
 */
export async function retryReply(
  reference: MessageReference,
  { uid, claims, now }: TopicUser & { now: Date },
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<{ state: ReplyState }> {
  await takeFreeTurn(uid, RETRY_TURNS, now, firestore);
  const { state, jobId } = await askForReply(
    reference,
    { user: { uid, claims }, isAnew: true, now },
    firestore,
  );
  if (jobId !== null) await startJob(jobId);
  return { state };
}
