import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/callables';
import type { ReplyState } from '@tasuki/domain/chat/message';
import { askForReply } from './ask-for-reply.ts';
import type { TopicUser } from './topic-access.ts';

/**
 * Begins a reply anew, in the same document; its message's stop no longer counts.
 * One that is being written stays as it is.
 *
 * @throws TasukiFailure 'topic/not-found', 'message/not-found', 'common/permission-denied' to all but
 *   the message's author
 */
export async function retryReply(
  reference: MessageReference,
  { uid, claims, now }: TopicUser & { now: Date },
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<{ state: ReplyState }> {
  const { state, jobId } = await askForReply(
    reference,
    { user: { uid, claims }, isAnew: true, now },
    firestore,
  );
  if (jobId !== null) await startJob(jobId);
  return { state };
}
