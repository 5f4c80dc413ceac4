import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/callables';
import { findUnsafeWords } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { judgedMessage } from '@tasuki/domain/chat/moderation/judged-message';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { isBetweenPeople } from '@tasuki/domain/chat/topic';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import {
  storedMessage,
  storedTopic,
  type StoredMessage,
  type StoredTopic,
} from '../stored-chat.ts';
import { JUDGE_MESSAGE } from './ask-to-judge.ts';
import { offerHelp } from './offer-help.ts';
import { digestOfWords, openedCase, storedModerationCase } from './stored-moderation.ts';

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
 * The job that judges a message between people after it has arrived. Our own rules decide, and the provider's
 * moderation where there is a key. What is unsafe is hidden until a reader asks for it, and waits for an admin. An author who
 * speaks of harming themselves gets words of help that nobody else sees. Words that an admin has read and
 * dismissed are not flagged again.
 */
export function judgeMessageJob({ firestore, moderate }: JudgeMessageDependencies): JobHandler {
  return jobHandler(JUDGE_MESSAGE, {
    run: async ({ topicId, messageId }, now, lease) => {
      const place = { topicId, messageId };
      const nothing = { fulfil: () => undefined };
      const { topic, message } = await readMessage(place, firestore);
      if (!topic || !message || !isJudged(topic, message)) return nothing;
      const provided = (await hasTurn(message.authorUid, now, firestore))
        ? await moderate(message.text, lease.signal)
        : [];
      const isDespairSaid = findRedFlag(message.text)?.category === 'self-harm';
      const own = { unsafeFor: findUnsafeWords(message.text), isDespairSaid };
      const judged = judgedMessage(own, provided);
      if (judged.isAuthorInDespair && isBetweenPeople(topic)) {
        await offerHelp(place, message, firestore);
      }
      return {
        fulfil: async (transaction) => {
          const caseReference = firestore.doc(
            firestorePaths.moderationCase(moderationCaseId(place)),
          );
          const messageReference = firestore.doc(firestorePaths.message(topicId, messageId));
          const [messageSnapshot, caseSnapshot] = await transaction.getAll(
            messageReference,
            caseReference,
          );
          const current = storedMessage(messageSnapshot);
          // Other words are judged by a job of their own.
          if (!current || isDeletedMessage(current) || current.text !== message.text) return;
          const before = storedModerationCase(caseSnapshot);
          const unsafeFor = isDismissed(before?.dismissedDigest, current) ? [] : judged.unsafeFor;
          if (!isDeepStrictEqual(current.unsafeFor ?? [], unsafeFor)) {
            transaction.update(messageReference, { unsafeFor });
          }
          if (unsafeFor.length === 0) return;
          const { authorUid } = current;
          const opened = openedCase(
            { topicId, messageId, authorUid },
            before,
            { flags: unsafeFor, text: current.text },
            now,
          );
          if (before?.state === 'open' && isDeepStrictEqual(before.flags, opened.flags)) return;
          transaction.set(caseReference, opened);
        },
      };
    },
    giveUp: () => undefined,
  });
}

/** What nobody else reads is nobody's to be hidden from. */
function isJudged({ participantIds }: StoredTopic, message: StoredMessage): boolean {
  return participantIds.length > 1 && !isDeletedMessage(message) && message.text !== '';
}

function isDismissed(digest: string | null | undefined, { text }: StoredMessage): boolean {
  return (digest ?? null) !== null && digest === digestOfWords(text);
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
