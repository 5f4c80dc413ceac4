import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { logWarning } from '../platform/log.ts';
import { askForReply } from './ask-for-reply.ts';

/**
 * Has a message answered that has arrived. Called twice, or late, it does nothing more; nor for a
 * message whose author takes no part in the topic.
 */
export async function answerMessage(
  { topicId, messageId }: MessageReference,
  now: Date,
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<void> {
  try {
    const request = { user: null, isAnew: false, now };
    const { jobId } = await askForReply({ topicId, messageId }, request, firestore);
    if (jobId !== null) await startJob(jobId);
  } catch (cause) {
    if (!(cause instanceof TasukiFailure)) throw cause;
    logWarning('message left unanswered', { topicId, messageId }, cause);
  }
}
