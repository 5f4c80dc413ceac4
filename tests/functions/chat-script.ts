import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import type { Answerer } from '../../functions/src/chat/answerer.ts';
import { writeReplyJob } from '../../functions/src/chat/write-reply-job.ts';
import type { WriteReplyDependencies } from '../../functions/src/chat/write-reply.ts';
import { jobHandlers } from '../../functions/src/jobs/job-handler.ts';
import type { JobDependencies } from '../../functions/src/jobs/run-job.ts';
import { chatProjectId } from './admin.ts';
import { noQueue } from './jobs/sweep-here.ts';

const name = 'chat-tests';
/**
 * A project of its own in the same emulator. No trigger and no sweep of the running suite sees what
 * is written there, so these tests decide who runs what.
 */
export const chatFirestore = getFirestore(
  getApps().find((app) => app.name === name) ?? initializeApp({ projectId: chatProjectId }, name),
);

/** The tests' own clock: leases end when it says so. */
export const clock = {
  now: Date.now(),
  date: () => new Date(clock.now),
  passSeconds: (seconds: number) => {
    clock.now += seconds * 1000;
  },
  /** The database dates what is written by its own clock; what follows in a test is never before that. */
  catchUp: () => {
    clock.now = Math.max(clock.now, Date.now());
  },
};

export const SENTENCES: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `Sentence ${String.fromCharCode(65 + index)} says so. `,
);
export const WHOLE = SENTENCES.join('');

export interface Script {
  sentences?: readonly string[];
  /** Awaited before each sentence. */
  say?: (index: number) => Promise<void>;
  /** Called with what is known when it begins. */
  onConversation?: (conversation: Conversation) => void;
}

/** One who answers by heart, sentence by sentence, and ends where the signal says so. */
export function scripted({ sentences = SENTENCES, say, onConversation }: Script = {}): Answerer {
  return async (conversation, { askedModel, signal }, { onSentence }) => {
    onConversation?.(conversation);
    const released: string[] = [];
    for (const [index, sentence] of sentences.entries()) {
      await say?.(index);
      if (signal.aborted) break;
      released.push(sentence);
      onSentence(sentence);
    }
    return {
      sentences: released,
      facts: [],
      answeredBy: askedModel ?? 'embedded',
      askedModel,
      fallbackReason: null,
      isSafetyFirst: false,
      isFlagged: false,
    };
  };
}

/** The dependencies of running jobs here: only replies, by the given answerer. */
export function replyDependencies(
  answer: Answerer,
  more: Partial<WriteReplyDependencies> & { renewedLeaseSeconds?: number } = {},
): JobDependencies {
  const { renewedLeaseSeconds, ...given } = more;
  const handler = writeReplyJob({
    firestore: chatFirestore,
    answer,
    startJob: async () => Promise.resolve(),
    now: clock.date,
    listener: null,
    ...given,
  });
  return {
    firestore: chatFirestore,
    handlers: jobHandlers([
      {
        ...handler,
        ...(renewedLeaseSeconds !== undefined && { renewedLeaseSeconds }),
      },
    ]),
    now: clock.date,
    enqueue: noQueue,
  };
}
