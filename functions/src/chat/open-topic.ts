import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { activityTitle } from '@tasuki/domain/activities/activity-kind';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { TopicOpening } from '@tasuki/domain/chat/topics/topic-calls';
import { firstWordsOfReply } from '@tasuki/domain/chat/first-words';
import { OPENING_MESSAGE_ID, type QuotedActivity } from '@tasuki/domain/chat/message';
import { isConversationOfNow, topicIdOf } from '@tasuki/domain/chat/topic';
import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sentenceGap } from '@tasuki/domain/language';
import { readAthlete } from '../activities/athlete.ts';
import { storedAnalysis, storedRow } from '../activities/stored-activity.ts';
import { quotedIn } from './reply-draft.ts';
import { storedTopic, type StoredReply, type StoredTopic } from './stored-chat.ts';

/** What a topic begins with. */
interface Opening {
  title: string;
  activity: QuotedActivity | null;
  /** Null where the coach has said nothing about the activity. */
  message: StoredReply | null;
}

/**
 * Opens the topic of a runner's own activity with what the coach said about it, or the general one.
 * Opening it again changes nothing. An activity that is hidden from lists can be spoken about. One
 * of which the coach has said nothing (a change-over, a slip of the thumb) opens a topic that is
 * empty.
 *
 * @throws TasukiFailure 'common/not-found' for an activity that is not the caller's,
 *   'common/invalid-request' for a further conversation of another day,
 *   'topic/activity-withheld' where its source forbids to compute from it,
 *   'topic/not-found' for a topic that others hold under the same id
 */
export async function openTopic(
  { activityId, conversation = null }: TopicOpening,
  { uid, now }: { uid: string; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ topicId: string }> {
  const isOfNow = conversation === null || isConversationOfNow(conversation, now);
  if (!isOfNow || (conversation !== null && activityId !== null)) {
    throw new TasukiFailure('common/invalid-request');
  }
  const topicId = topicIdOf(uid, activityId, conversation);
  const reference = firestore.doc(firestorePaths.topic(topicId));
  const { locale } = await readAthlete(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(await transaction.get(reference));
    if (topic) {
      if (topic.runnerUid !== uid) throw new TasukiFailure('topic/not-found');
      return;
    }
    const { title, activity, message } =
      activityId === null
        ? { title: '', activity: null, message: null }
        : await openingOf({ uid, activityId }, transaction, { firestore, now });
    const opened: StoredTopic = {
      kind: 'ai',
      title,
      runnerUid: uid,
      participantIds: [uid],
      activityId,
      activity,
      model: null,
      lastText: message ? firstWordsOfReply(message.text, message.facts, locale) : '',
      lastMessageAt: now,
      createdAt: now,
    };
    transaction.create(reference, opened);
    if (!message) return;
    const opening = firestorePaths.message(topicId, OPENING_MESSAGE_ID);
    transaction.create(firestore.doc(opening), message);
  });
  return { topicId };
}

async function openingOf(
  { uid, activityId }: { uid: string; activityId: string },
  transaction: Transaction,
  { firestore, now }: { firestore: Firestore; now: Date },
): Promise<Opening> {
  const [rowSnapshot, analysisSnapshot] = await transaction.getAll(
    firestore.doc(firestorePaths.activity(uid, activityId)),
    firestore.doc(firestorePaths.activityAnalysis(uid, activityId)),
  );
  const row = storedRow(rowSnapshot);
  if (!row) throw new TasukiFailure('common/not-found');
  if (!row.policy.analyse) throw new TasukiFailure('topic/activity-withheld');
  const analysis = storedAnalysis(analysisSnapshot);
  return {
    title: activityTitle(row) ?? '',
    activity: quotedActivity(row),
    message: analysis?.feedback
      ? openingMessage(row, analysis.feedback, analysis.facts, now)
      : null,
  };
}

/** Only the runner takes part in a topic that begins, so whatever a source shows to its owner may be in it. */
function openingMessage(
  row: ActivityRow,
  feedback: CoachFeedback,
  facts: ActivityAnalysis['facts'],
  now: Date,
): StoredReply {
  const text = feedback.sentences
    .map((sentence) => sentence.text)
    .join(sentenceGap(feedback.language));
  const known: QuotedFact[] = facts.map((fact) => ({ ...fact, activityId: row.id }));
  return {
    kind: 'reply',
    replyTo: null,
    state: 'done',
    answeredBy: feedback.author,
    askedModel: null,
    fallbackReason: null,
    text,
    facts: quotedIn(text, known),
    language: feedback.language,
    isSafetyFirst: feedback.isSafetyFirst,
    isFlagged: false,
    activity: quotedActivity(row),
    createdAt: now,
    updatedAt: now,
  };
}

function quotedActivity(row: ActivityRow): QuotedActivity {
  return {
    id: row.id,
    title: activityTitle(row),
    sport: row.sport,
    purpose: row.purpose,
    startedAt: row.startedAt,
    utcOffsetMinutes: row.utcOffsetMinutes,
    distanceMeters: row.distanceMeters,
    movingSeconds: row.movingSeconds,
  };
}
