import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { MessageReference, ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import { replyIdOf, type ReplyState } from '@tasuki/domain/chat/message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { logFailure, logWarning } from '../platform/log.ts';
import { resumeWaitingJob } from '../jobs/waiting-jobs.ts';
import { watchUntil } from '../platform/firestore/watch-until.ts';
import { askForReply } from './ask-for-reply.ts';
import { OutgoingReply } from './outgoing-reply.ts';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import { allowsScope } from './reading-scope.ts';
import { storedMessage, storedReply, storedTopic } from './stored-chat.ts';
import type { TopicUser } from './topic-access.ts';
import type { ReplyListener } from './write-reply.ts';

export const STREAM_LIMITS = {
  /** How long a reply in other hands is followed; then the client may call again. */
  followSeconds: 100,
  /** How often to look whether its holder has died. */
  lookAgainSeconds: 5,
} as const;

export interface StreamReplyDependencies {
  firestore: Firestore;
  /** Runs the reply's job here, if nobody else does. */
  runReplyJob: (jobId: string, listener: ReplyListener) => Promise<unknown>;
  limits: Record<keyof typeof STREAM_LIMITS, number>;
}

interface Client extends TopicUser {
  now: Date;
  send: (chunk: ReplyChunk) => void;
  /** Aborts when the client has gone. A reply that is written here is written to its end all the same. */
  signal: AbortSignal;
}

/**
 * Has a message answered and sends the reply while it is being written, here or
 * elsewhere. Where its holder died, or where it waited for the reply before it, it is
 * taken up here. Anybody who takes part in the topic may listen.
 *
 * @returns `writing` when the time was over first
 * @throws TasukiFailure 'topic/not-found', 'message/not-found'
 */
export async function streamReply(
  reference: MessageReference,
  { uid, claims, now, send, signal }: Client,
  { firestore, runReplyJob, limits }: StreamReplyDependencies,
): Promise<{ state: ReplyState }> {
  const closed = new AbortController();
  const outgoing = new OutgoingReply((chunk) => {
    if (!closed.signal.aborted) send(chunk);
  });
  const { jobId } = await askForReply(
    reference,
    { user: { uid, claims }, isAnew: false, now },
    firestore,
  );
  const document = firestore.doc(
    firestorePaths.message(reference.topicId, replyIdOf(reference.messageId)),
  );
  const gone = AbortSignal.any([signal, closed.signal]);
  const watched = new AbortController();
  const endAt = performance.now() + limits.followSeconds * 1000;
  let state: ReplyState = 'writing';
  const waiting = jobId === null ? null : watchWaitingJob(reference, jobId, firestore, signal);
  try {
    await closeWithRight(reference, uid, { closed, ended: watched.signal, firestore });
    for (;;) {
      // From before it is tried: what happens meanwhile is news as well.
      const news = AbortSignal.any([gone, ...(waiting ? [waiting.nextNews()] : [])]);
      if (jobId !== null)
        await runReplyJob(jobId, outgoing).catch((cause: unknown) => {
          // Somebody else may hold it already; if not, it is taken up again below.
          logFailure('reply could not be written here', { job: jobId }, cause);
        });
      const isWritten = (snapshot: DocumentSnapshot): boolean => {
        const reply = storedReply(snapshot);
        if (!reply) return true;
        outgoing.catchUp(reply);
        state = reply.state;
        return state !== 'writing';
      };
      // Written here it is there now, and a watch takes longer to begin than a single read.
      if (!isWritten(await document.get())) {
        const milliseconds = limits.lookAgainSeconds * 1000;
        await watchUntil(document, isWritten, { milliseconds, signal: news });
      }
      if (state !== 'writing' || gone.aborted || performance.now() >= endAt) return { state };
    }
  } finally {
    waiting?.end();
    watched.abort();
  }
}

/** Watches the link by which a coach listens, or the group in which somebody does, and closes the stream with it. */
async function closeWithRight(
  { topicId, messageId }: MessageReference,
  uid: string,
  {
    closed,
    ended,
    firestore,
  }: { closed: AbortController; ended: AbortSignal; firestore: Firestore },
): Promise<void> {
  const topicReference = firestore.doc(firestorePaths.topic(topicId));
  const topic = storedTopic(await topicReference.get());
  if (!topic || topic.runnerUid === uid) return;
  const watching = { milliseconds: STREAM_LIMITS.followSeconds * 2000, signal: ended };
  if (topic.kind === 'group') {
    const message = storedMessage(
      await firestore.doc(firestorePaths.message(topicId, messageId)).get(),
    );
    void watchUntil(
      topicReference,
      (snapshot) => {
        const group = storedTopic(snapshot);
        const isMember = group?.participantIds.includes(uid) === true;
        if (!isMember || !message || !mayReadAt(group, uid, message.createdAt)) closed.abort();
        return closed.signal.aborted;
      },
      watching,
    );
    return;
  }
  const scope = topic.kind === 'coach' ? 'nothing' : 'coach';
  void watchUntil(
    firestore.doc(firestorePaths.coachLink(topic.runnerUid, uid)),
    (link) => {
      if (!allowsScope(topic, scope, link)) closed.abort();
      return closed.signal.aborted;
    },
    watching,
  );
}

/**
 * Watches a reply's job while it waits for the reply before it. It waits for the moment in which
 * the job may go on. The author's wish to end it lets it go on as well.
 */
function watchWaitingJob(
  { topicId, messageId }: MessageReference,
  jobId: string,
  firestore: Firestore,
  signal: AbortSignal,
): { nextNews: () => AbortSignal; end: () => void } {
  let news = new AbortController();
  let isWaiting = false;
  let isStopRequested = false;
  const look = (isWaitingNow: boolean): void => {
    if (isWaiting && !isWaitingNow) news.abort();
    isWaiting = isWaitingNow;
    if (!isWaiting || !isStopRequested) return;
    resumeWaitingJob(jobId, firestore, new Date()).catch((cause: unknown) => {
      logWarning('waiting reply not ended yet', { job: jobId }, cause);
    });
  };
  const ended = new AbortController();
  const watching = {
    milliseconds: STREAM_LIMITS.followSeconds * 2000,
    signal: AbortSignal.any([signal, ended.signal]),
  };
  void watchUntil(
    firestore.doc(firestorePaths.job(jobId)),
    (snapshot) => {
      look((snapshot.get('waitsFor') ?? null) !== null);
      return !snapshot.exists;
    },
    watching,
  );
  void watchUntil(
    firestore.doc(firestorePaths.message(topicId, messageId)),
    (snapshot) => {
      isStopRequested = snapshot.get('isStopRequested') === true;
      look(isWaiting);
      return isStopRequested;
    },
    watching,
  );
  return {
    nextNews: () => {
      if (news.signal.aborted) news = new AbortController();
      return news.signal;
    },
    end: () => {
      ended.abort();
    },
  };
}
