import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { CorrectionAnswer, ReplyCorrection } from '@tasuki/domain/chat/replies/reply-calls';
import { isCorrectable } from '@tasuki/domain/chat/correction';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import { findUnsafeWordsAlsoQuoted } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { isForOthers, isReceived } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readAthlete } from '../../activities/athlete.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { noteMessage } from '../note-message.ts';
import { storedReply, storedTopic } from '../stored-chat.ts';
import { mayUseTopic, type TopicUser } from '../topic-access.ts';

export const CORRECTION_TURNS: TurnLimit = {
  kind: 'correct-reply',
  burst: 30,
  intervalSeconds: 20,
};

/**
 * Puts what somebody of a conversation corrects in a reply of the AI beside it, in place of their
 * earlier correction; null takes it away. Later answers read it (`read-thread.ts`,
 * `read-corrections.ts`). What a runner
 * says there of their health is kept like any message of theirs. A sign that belongs to a doctor is
 * answered at once. Safe to repeat.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever takes no part in it, and where nobody else
 *   does any more; 'message/not-found' where there is no reply that is whole and theirs to read;
 *   'message/unsafe-correction' for words that nobody else should have to read; 'auth/too-many-requests'
 */
export async function correctReply(
  { topicId, messageId, text }: ReplyCorrection,
  { now, ...user }: TopicUser & { now: Date },
  { firestore }: { firestore: Firestore },
): Promise<CorrectionAnswer> {
  const { uid } = user;
  await takeFreeTurn(uid, CORRECTION_TURNS, now, firestore);
  const isUnsafe = text !== null && findUnsafeWordsAlsoQuoted(text).length > 0;
  const reference = firestore.doc(firestorePaths.message(topicId, messageId));
  const topic = await firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, replySnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.topic(topicId)),
      reference,
    );
    const read = storedTopic(topicSnapshot);
    if (!read || !isReceived(read) || !(await mayUseTopic(read, user, firestore))) {
      throw new TasukiFailure('topic/not-found');
    }
    const reply = storedReply(replySnapshot);
    if (!reply || !isCorrectable(reply) || !mayReadAt(read, uid, reply.createdAt))
      throw new TasukiFailure('message/not-found');
    // Nothing hides a correction from its readers, as unsafe messages are hidden.
    if (isUnsafe && isForOthers(read)) {
      throw new TasukiFailure('message/unsafe-correction');
    }
    const others = (reply.corrections ?? []).filter(({ authorUid }) => authorUid !== uid);
    const corrections = text === null ? others : [...others, { authorUid: uid, text, at: now }];
    const correctedBy = corrections.map(({ authorUid }) => authorUid);
    transaction.update(reference, {
      corrections,
      correctedBy,
      ...(text !== null && { correctedAt: Timestamp.fromDate(now) }),
      ...(corrections.length === 0 && { correctedAt: FieldValue.delete() }),
    });
    return read;
  });
  if (text === null) return { isCorrected: false, safetyWords: null };
  await noteMessage(topic, { authorUid: uid, text }, now, firestore);
  const { kind, runnerUid, coachIds = [] } = topic;
  const isRunner = kind === 'group' ? !coachIds.includes(uid) : runnerUid === uid;
  return {
    isCorrected: true,
    safetyWords: isRunner ? await answeredSign(uid, text, firestore) : null,
  };
}

/** No reply follows a correction, so what must be said first is said here. */
async function answeredSign(
  uid: string,
  text: string,
  firestore: Firestore,
): Promise<string | null> {
  const { safetyWordsFor } = await import('@tasuki/domain/coaching/answers/safety-words');
  const { locale } = await readAthlete(firestore, uid);
  return safetyWordsFor(text, locale.language);
}
