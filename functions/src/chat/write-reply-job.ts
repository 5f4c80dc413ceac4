import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { JOB_LIMITS } from '../jobs/job.ts';
import { watchUntil } from '../platform/firestore/watch-until.ts';
import { WRITE_REPLY } from './ask-for-reply.ts';
import { prepareQuestions } from './questions/prepare-questions.ts';
import { allowsScope, linkPathsOf, readScope } from './reading-scope.ts';
import { REPLY_LIMITS } from './reply-limits.ts';
import { storedMessage, storedReply, storedTopic } from './stored-chat.ts';
import { writeReply, type Question, type WriteReplyDependencies } from './write-reply.ts';

/**
 * The job that writes the reply to a message. Its author may end it at any time:
 * then what was released until there is the reply.
 */
export function writeReplyJob(dependencies: WriteReplyDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(WRITE_REPLY, {
    renewedLeaseSeconds: REPLY_LIMITS.leaseSeconds,
    isAwaited: true,
    run: async ({ waitsUntil = null, ...reference }, _now, lease) => {
      // While the database is waited for.
      void prepareQuestions();
      const question = await readQuestion(firestore, reference, waitsUntil);
      if (question?.reply.state !== 'writing') return { fulfil: () => undefined };
      const stop = watchForStop(firestore, question);
      try {
        return await writeReply(question, { lease, stop: stop.signal }, dependencies);
      } finally {
        await stop.end();
      }
    },
    giveUp: async ({ topicId, messageId }, transaction, now) => {
      // The released words stay; a person who wants more begins the reply anew.
      const reference = firestore.doc(firestorePaths.message(topicId, replyIdOf(messageId)));
      const reply = storedReply(await transaction.get(reference));
      if (reply?.state !== 'writing') return;
      transaction.update(reference, { state: 'stopped', updatedAt: now });
    },
  });
}

async function readQuestion(
  firestore: Firestore,
  { topicId, messageId }: MessageReference,
  waitsUntil: number | null,
): Promise<Question | null> {
  const reference = { topicId, messageId };
  const snapshots = await firestore.getAll(
    firestore.doc(firestorePaths.topic(topicId)),
    firestore.doc(firestorePaths.message(topicId, messageId)),
    firestore.doc(firestorePaths.message(topicId, replyIdOf(messageId))),
  );
  const topic = storedTopic(snapshots[0]);
  const message = storedMessage(snapshots[1]);
  const reply = storedReply(snapshots[2]);
  if (!topic || !message || !reply) return null;
  const scope = await readScope(topic, firestore);
  return { reference, topic, message, reply, waitsUntil, scope };
}

/** Notifies when the author asks for the end of the reply or deletes the message, or has done so before. */
function watchForStop(
  firestore: Firestore,
  { reference, topic, message, scope }: Question,
): { signal: AbortSignal; end: () => Promise<void> } {
  const stop = new AbortController();
  const ended = new AbortController();
  if (message.isStopRequested || isDeletedMessage(message)) stop.abort();
  const watching = watchUntil(
    firestore.doc(firestorePaths.message(reference.topicId, reference.messageId)),
    (snapshot) => {
      const isDeleted = snapshot.get('text') === '';
      if (isDeleted || snapshot.get('isStopRequested') === true) stop.abort();
      return stop.signal.aborted;
    },
    {
      milliseconds: JOB_LIMITS.leaseSeconds * 1000,
      signal: AbortSignal.any([ended.signal, stop.signal]),
    },
  );
  // So does the end of a link, by which somebody reads along.
  const watchingLinks = linkPathsOf(topic).map(async (path) =>
    watchUntil(
      firestore.doc(path),
      (link) => {
        if (!allowsScope(topic, scope, link)) stop.abort();
        return stop.signal.aborted;
      },
      {
        milliseconds: JOB_LIMITS.leaseSeconds * 1000,
        signal: AbortSignal.any([ended.signal, stop.signal]),
      },
    ),
  );
  return {
    signal: stop.signal,
    end: async () => {
      ended.abort();
      await Promise.all([watching, ...watchingLinks]);
    },
  };
}
