import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { DraftDecision, SettledDraft } from '@tasuki/domain/chat/drafts/draft-calls';
import {
  draftStateAfter,
  type CoachDraft,
  type DraftState,
} from '@tasuki/domain/chat/drafts/coach-draft';
import type { DraftOrigin, ParticipantMessage } from '@tasuki/domain/chat/message';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedMessage, storedTopic, type StoredMessage } from '../stored-chat.ts';
import type { TopicUser } from '../topic-access.ts';
import { isDraftFor, isOpenToCoach, readDraftPlace } from './read-draft-place.ts';
import { storedDraft } from './stored-draft.ts';

/**
 * Sends a coach's draft, as it is or changed, or discards it. Message, draft and list change together, and
 * the draft's id is the message's, so that it is sent once. Safe to repeat.
 *
 * @throws TasukiFailure 'topic/not-found' for whoever does not coach the runner, or may not read what the
 *   runner shares; 'common/invalid-request' where words are missing or too many; 'draft/gone' where the
 *   draft was decided about otherwise, replaced or withdrawn
 */
export async function settleDraft(
  decision: DraftDecision,
  { uid, claims, now }: TopicUser & { now: Date },
  { firestore }: { firestore: Firestore },
): Promise<SettledDraft> {
  const { runnerUid, draftId, action, text } = decision;
  if ((action === 'sendEdited') !== (text !== null) || text?.trim() === '') {
    throw new TasukiFailure('common/invalid-request');
  }
  const parties = { runnerUid, coachId: uid };
  const topicId = coachTopicId(runnerUid, uid);
  return firestore.runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(
      firestore.doc(firestorePaths.topic(topicId)),
      firestore.doc(firestorePaths.coachLink(runnerUid, uid)),
      firestore.doc(firestorePaths.accountState(uid)),
      firestore.doc(firestorePaths.draft(topicId, uid)),
      firestore.doc(firestorePaths.message(topicId, draftId)),
    );
    const topic = storedTopic(snapshots[0]) ?? null;
    if (claims?.isCoach !== true || !isOpenToCoach(parties, topic, [snapshots[1], snapshots[2]])) {
      throw new TasukiFailure('topic/not-found');
    }
    const sent = storedMessage(snapshots[4]);
    if (sent) return repeated(sent, decision);
    const draft = storedDraft(snapshots[3]);
    const isThis = draft?.draftId === draftId;
    const state = isThis ? draftStateAfter(draft.state, action) : null;
    if (!isThis || state === null) {
      // A draft that is gone need not be discarded.
      if (action === 'discard') return { messageId: null };
      throw new TasukiFailure('draft/gone');
    }
    if (action !== 'discard') {
      const { awaiting = null } =
        (await readDraftPlace({ topicId, runnerUid }, transaction, firestore)) ?? {};
      if (!awaiting || !isDraftFor(draft, awaiting)) throw new TasukiFailure('draft/gone');
    }
    const place = { topicId, coachId: uid, now };
    close(draft, state, place, { transaction, firestore });
    if (state !== 'sent') return { messageId: null };
    const said = text ?? draft.text;
    const origin: DraftOrigin = said === draft.text ? 'asIs' : 'edited';
    send(draft, { text: said, fromDraft: origin }, place, { transaction, firestore });
    return { messageId: draftId };
  });
}

/** The same decision once more is no failure; another one is. */
function repeated(
  { text: said }: StoredMessage,
  { action, draftId, text }: DraftDecision,
): SettledDraft {
  const isSame = action === 'send' || (action === 'sendEdited' && (said === text || said === ''));
  if (!isSame) throw new TasukiFailure('draft/gone');
  return { messageId: draftId };
}

interface DraftsPlace {
  topicId: string;
  coachId: string;
  now: Date;
}

interface Writing {
  transaction: Transaction;
  firestore: Firestore;
}

/** The decision stays stored, so that no event brings the draft back; its words are deleted. */
function close(
  draft: CoachDraft,
  state: DraftState,
  { topicId, coachId }: DraftsPlace,
  { transaction, firestore }: Writing,
): void {
  transaction.update(firestore.doc(firestorePaths.draft(topicId, coachId)), { state, text: '' });
  transaction.delete(firestore.doc(firestorePaths.waitingDraft(coachId, draft.runnerUid)));
}

function send(
  { draftId, messageAt }: CoachDraft,
  words: Required<Pick<ParticipantMessage, 'text' | 'fromDraft'>>,
  { topicId, coachId, now }: DraftsPlace,
  { transaction, firestore }: Writing,
): void {
  // Behind what it answers, also where our clock is behind the database's.
  const createdAt = Math.max(now.getTime(), messageAt.getTime() + 1);
  transaction.create(firestore.doc(firestorePaths.message(topicId, draftId)), {
    kind: 'participant',
    authorUid: coachId,
    ...words,
    createdAt: Timestamp.fromMillis(createdAt),
    writtenAt: Timestamp.fromDate(now),
    isStopRequested: false,
    quotedMessageId: null,
  });
}
