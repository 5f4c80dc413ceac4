import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { CoachDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { partiesOfCoachTopic, type CoachTopicParties } from '@tasuki/domain/chat/topic';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { storedAccountState } from '../../permissions/stored-account-state.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import {
  storedMessage,
  storedTopic,
  type StoredMessage,
  type StoredTopic,
} from '../stored-chat.ts';
import { storedDraft, storedDraftSettings } from './stored-draft.ts';

/** A runner's message that waits for the coach's answer. */
export interface AwaitingMessage {
  id: string;
  message: StoredMessage;
}

/** All that decides about the draft of one conversation. */
export interface DraftPlace {
  parties: CoachTopicParties;
  topic: StoredTopic | null;
  /** Whether the coach may read what the runner shares, now. */
  isOpen: boolean;
  /** Whether the coach wants drafts. */
  isWanted: boolean;
  /** The runner's newest message where the coach has not answered, and the AI is not asked; else null. */
  awaiting: AwaitingMessage | null;
  draft: CoachDraft | null;
}

/**
 * Reads the place of a draft anew: conversation, link, coach and the newest message of each.
 *
 * @param runnerUid whose conversation it is
 * @returns null where the topic is none of a runner with a coach
 */
export async function readDraftPlace(
  { topicId, runnerUid }: { topicId: string; runnerUid: string },
  transaction: Transaction,
  firestore: Firestore,
): Promise<DraftPlace | null> {
  const parties = partiesOfCoachTopic(runnerUid, topicId);
  if (parties?.runnerUid !== runnerUid) return null;
  const { coachId } = parties;
  const snapshots = await transaction.getAll(
    firestore.doc(firestorePaths.topic(topicId)),
    firestore.doc(firestorePaths.coachLink(runnerUid, coachId)),
    firestore.doc(firestorePaths.accountState(coachId)),
    firestore.doc(firestorePaths.draftSettings(coachId)),
    firestore.doc(firestorePaths.draft(topicId, coachId)),
  );
  const topic = storedTopic(snapshots[0]) ?? null;
  const settings = unlessUnreadable(() => storedDraftSettings(snapshots[3]));
  return {
    parties,
    topic,
    isOpen: isOpenToCoach(parties, topic, [snapshots[1], snapshots[2]]),
    isWanted: settings?.isOn === true,
    awaiting: await readAwaiting(transaction, topicId, parties, firestore),
    draft: unlessUnreadable(() => storedDraft(snapshots[4])) ?? null,
  };
}

/** Whether a coach takes part, is a coach now, and reads what the runner shares. */
export function isOpenToCoach(
  { runnerUid, coachId }: CoachTopicParties,
  topic: StoredTopic | null,
  [linkSnapshot, stateSnapshot]: readonly [
    DocumentSnapshot | undefined,
    DocumentSnapshot | undefined,
  ],
): boolean {
  const link = storedCoachLink(linkSnapshot);
  const { roles = [], isDisabled = false } = storedAccountState(stateSnapshot) ?? {};
  return (
    topic?.kind === 'coach' &&
    topic.runnerUid === runnerUid &&
    topic.participantIds.includes(coachId) &&
    link?.runnerUid === runnerUid &&
    isSharing(link) &&
    roles.includes('coach') &&
    !isDisabled
  );
}

async function readAwaiting(
  transaction: Transaction,
  topicId: string,
  { runnerUid, coachId }: CoachTopicParties,
  firestore: Firestore,
): Promise<AwaitingMessage | null> {
  const newestBy = async (uid: string) => {
    const newest = firestore
      .collection(firestorePaths.messages(topicId))
      .where('authorUid', '==', uid)
      .orderBy('createdAt', 'desc')
      .limit(1);
    const { docs } = await transaction.get(newest);
    const [document] = docs;
    const message = document && unlessUnreadable(() => storedMessage(document));
    return document && message ? { id: document.id, message } : null;
  };
  // One after the other: of two at once one may still read when the other had the transaction ended.
  const asked = await newestBy(runnerUid);
  const answered = await newestBy(coachId);
  if (!asked || isDeletedMessage(asked.message) || mentionsAi(asked.message.text)) return null;
  // Files alone are answered by the coach, who sees them.
  if (asked.message.text === '') return null;
  return answered && answered.message.createdAt >= asked.message.createdAt ? null : asked;
}

/** Whether a draft was written for a message, and for its words as they are now. */
export function isDraftFor(draft: CoachDraft, { id, message }: AwaitingMessage): boolean {
  return (
    draft.messageId === id &&
    (draft.messageEditedAt?.getTime() ?? null) === (message.editedAt?.getTime() ?? null)
  );
}
