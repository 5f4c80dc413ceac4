import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { withoutIdentities } from '@tasuki/domain/coaching/text/without-identities';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { storedMessage, storedTopic } from '../stored-chat.ts';
import { JUDGE_MESSAGE } from './ask-to-judge.ts';
import { isJudged, judgeWords, noteJudgement } from './judge-message.ts';
import { offerHelp } from './offer-help.ts';
import { wordsOfMessage } from './words-of-message.ts';

/** Whoever writes more than this has the rest judged by our own rules alone. */
export const PROVIDER_TURNS: TurnLimit = {
  kind: 'moderate-message',
  burst: 60,
  intervalSeconds: 30,
};

export interface JudgeMessageDependencies {
  firestore: Firestore;
  /** The provider's names for what it found in a text; empty also where nobody can be asked. */
  moderate: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * The job that judges a message between people after it has arrived. Our own rules decide once more, and the provider's
 * moderation where there is a key. What is unsafe is hidden until a reader asks for it, and waits for an admin. An author who
 * speaks of harming themselves, or of a sign that belongs to a doctor, gets words of help that nobody else sees. Words that
 * an admin has read and dismissed are not flagged again.
 */
export function judgeMessageJob({ firestore, moderate }: JudgeMessageDependencies): JobHandler {
  return jobHandler(JUDGE_MESSAGE, {
    run: async ({ topicId, messageId }, now, lease) => {
      const place = { topicId, messageId };
      const nothing = { fulfil: () => undefined };
      const { topic, message } = await readMessage(place, firestore);
      if (!topic || !message || !isJudged(topic, message)) return nothing;
      // What files are called is read by our own rules alone.
      const isAsked = message.text !== '' && (await hasTurn(message.authorUid, now, firestore));
      // Names stay: somebody may be called as what they write, so that nobody would read it.
      const asked = withoutIdentities(message.text);
      const provided = isAsked ? await moderate(asked, lease.signal) : [];
      const { unsafeFor, isAuthorInDespair } = judgeWords(message, provided);
      await offerHelp(place, { topic, message, isDespairFound: isAuthorInDespair }, firestore);
      const words = wordsOfMessage(message);
      const judged = { topic, words, unsafeFor, isOnlyHidden: false };
      return {
        fulfil: async (transaction) =>
          noteJudgement(transaction, place, judged, { now, firestore }),
      };
    },
    giveUp: () => undefined,
  });
}

async function readMessage({ topicId, messageId }: MessageReference, firestore: Firestore) {
  const [topicSnapshot, messageSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.topic(topicId)),
    firestore.doc(firestorePaths.message(topicId, messageId)),
  );
  return { topic: storedTopic(topicSnapshot), message: storedMessage(messageSnapshot) };
}

async function hasTurn(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  try {
    await takeFreeTurn(uid, PROVIDER_TURNS, now, firestore);
    return true;
  } catch (cause) {
    if (cause instanceof TasukiFailure) return false;
    throw cause;
  }
}
