import type { Firestore } from 'firebase-admin/firestore';
import { activityTitle } from '@tasuki/domain/activities/activity-kind';
import { decentTitle } from '@tasuki/domain/chat/embedded/decent-title';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Split } from '@tasuki/domain/activities/computed-analysis';
import {
  embeddedIdOf,
  runnerOfEmbedded,
  speedsOf,
  wasInGroup,
  whyWithheld,
  type EmbeddedActivitiesRequest,
  type EmbeddedActivity,
  type EmbeddedActivityAnswer,
  type WithheldReason,
} from '@tasuki/domain/chat/embedded/embedded-activity';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import { EMBEDDED_ACTIVITY_ID_PATTERN } from '@tasuki/domain/chat/message';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedRow, storedSplits } from '../../activities/stored-activity.ts';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import {
  storedMessage,
  storedTopic,
  type StoredMessage,
  type StoredTopic,
} from '../stored-chat.ts';
import { mayUseTopic, type TopicUser } from '../topic-access.ts';

export const EMBEDDED_TURNS: TurnLimit = {
  kind: 'read-embedded-activities',
  burst: 120,
  intervalSeconds: 1,
};

/** A message that shows an activity, in the conversation that it is in. */
interface Embedding {
  topic: StoredTopic;
  messageId: string;
  message: StoredMessage;
  activityId: string;
  readerUid: string;
}

/**
 * The activities that messages show, as they and the rights of the reader are now. The runner sees their own
 * always, with why others do not. Messages that are deleted, not there, or not the reader's to read, and
 * those without an activity, have no answer.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever takes no part in the conversation any more;
 *   'auth/too-many-requests'
 */
export async function readEmbeddedActivities(
  { topicId, messageIds }: EmbeddedActivitiesRequest,
  user: TopicUser & { now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ activities: EmbeddedActivityAnswer[] }> {
  await takeFreeTurn(user.uid, EMBEDDED_TURNS, user.now, firestore);
  const topic = storedTopic(await firestore.doc(firestorePaths.topic(topicId)).get());
  if (!topic || !(await mayUseTopic(topic, user, firestore))) {
    throw new TasukiFailure('topic/not-found');
  }
  const documents = await firestore.getAll(
    ...[...new Set(messageIds)].map((id) => firestore.doc(firestorePaths.message(topicId, id))),
  );
  const activities = documents.flatMap((document) => {
    const message = unlessUnreadable(() => storedMessage(document));
    const activityId = message ? embeddedIdOf(message) : null;
    if (!message || activityId === null) return [];
    if (!mayReadAt(topic, user.uid, message.createdAt)) return [];
    const messageId = document.id;
    return [answerOf({ topic, messageId, message, activityId, readerUid: user.uid }, firestore)];
  });
  return { activities: await Promise.all(activities) };
}

async function answerOf(
  embedding: Embedding,
  firestore: Firestore,
): Promise<EmbeddedActivityAnswer> {
  const { topic, messageId, message } = embedding;
  const { row, withheld } = await rowFor(embedding, firestore);
  if (!row) return { messageId, activity: null, withheld };
  const runnerUid = runnerOfEmbedded(topic, message);
  const activity = await shownActivity(row, { runnerUid, topic }, firestore);
  return { messageId, activity, withheld };
}

/** The row that a reader may see in a message, and why others do not, or why they may not. */
async function rowFor(
  { topic, message, activityId, readerUid }: Omit<Embedding, 'messageId'>,
  firestore: Firestore,
): Promise<{ row: ActivityRow | null; withheld: WithheldReason | null }> {
  const without = (withheld: WithheldReason) => ({ row: null, withheld });
  const runnerUid = runnerOfEmbedded(topic, message);
  const isRunner = readerUid === runnerUid;
  const isShared = await isSharedHere(topic, runnerUid, firestore);
  // First, so that others learn nothing of an activity by naming it.
  if (!isRunner && !isShared) return without('notShared');
  if (!isRunner && topic.kind === 'group' && !wasInGroup(topic, readerUid, message.createdAt)) {
    return without('cameLater');
  }
  // An author may write anything as an id.
  if (!EMBEDDED_ACTIVITY_ID_PATTERN.test(activityId)) return without('gone');
  const snapshot = await firestore.doc(firestorePaths.activity(runnerUid, activityId)).get();
  const row = unlessUnreadable(() => storedRow(snapshot));
  if (!row) return without('gone');
  const withheld = isAlone(topic, runnerUid) ? null : whyWithheld(row, { isShared });
  if (withheld !== null && !isRunner) {
    // The reader learns the reason only where the author shows their own run; anybody else's run
    // counts as gone.
    return without(message.authorUid === runnerUid ? withheld : 'gone');
  }
  return { row, withheld };
}

/**
 * The title of a run of its author that a message shows to a reader, as they read it.
 *
 * @returns null where it shows none to them, or a run that is not the author's
 */
export async function titleShownTo(
  readerUid: string,
  { topic, message }: { topic: StoredTopic; message: StoredMessage },
  firestore: Firestore,
): Promise<string | null> {
  const activityId = embeddedIdOf(message);
  if (activityId === null || runnerOfEmbedded(topic, message) !== message.authorUid) return null;
  const { row } = await rowFor({ topic, message, activityId, readerUid }, firestore);
  return row && decentTitle(activityTitle(row));
}

/** Whether nobody but the runner and the AI is there. */
function isAlone({ kind, participantIds }: StoredTopic, runnerUid: string): boolean {
  return kind !== 'group' && participantIds.every((uid) => uid === runnerUid);
}

/** Whether the runner shows their activities to all who are there, whatever these are. */
async function isSharedHere(
  { kind, participantIds }: StoredTopic,
  runnerUid: string,
  firestore: Firestore,
): Promise<boolean> {
  // A group sees a shown activity as long as its runner is a member.
  if (kind === 'group') return participantIds.includes(runnerUid);
  const coaches = participantIds.filter((uid) => uid !== runnerUid);
  if (coaches.length === 0) return true;
  const links = await firestore.getAll(
    ...coaches.map((uid) => firestore.doc(firestorePaths.coachLink(runnerUid, uid))),
  );
  return links.every((snapshot) => {
    const link = storedCoachLink(snapshot);
    return link?.runnerUid === runnerUid && isSharing(link);
  });
}

async function shownActivity(
  row: ActivityRow,
  { runnerUid, topic }: { runnerUid: string; topic: StoredTopic },
  firestore: Firestore,
): Promise<EmbeddedActivity> {
  return {
    id: row.id,
    runnerUid,
    sport: row.sport,
    purpose: row.purpose,
    title: decentTitle(activityTitle(row)),
    startedAt: row.startedAt.getTime(),
    utcOffsetMinutes: row.utcOffsetMinutes,
    distanceMeters: row.distanceMeters,
    movingSeconds: row.movingSeconds,
    averagePaceSecondsPerKilometer: row.averagePaceSecondsPerKilometer,
    averageSpeedMetersPerSecond: row.averageSpeedMetersPerSecond,
    averageHeartRateBeatsPerMinute:
      topic.kind === 'group' ? null : row.averageHeartRateBeatsPerMinute,
    speedsMetersPerSecond: speedsOf(await splitsOf(runnerUid, row, firestore)),
  };
}

/** Reads the splits. If no computation is allowed from a source, its run has no chart. */
async function splitsOf(
  runnerUid: string,
  { id, policy }: ActivityRow,
  firestore: Firestore,
): Promise<readonly Split[]> {
  if (!policy.analyse) return [];
  const reference = firestore.doc(firestorePaths.activityAnalysis(runnerUid, id));
  // An analysis may be hundreds of times as large.
  const [snapshot] = await firestore.getAll(reference, { fieldMask: ['splits'] });
  return unlessUnreadable(() => storedSplits(snapshot))?.splits ?? [];
}
