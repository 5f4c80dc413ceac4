import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { isAnswererKey } from '@tasuki/domain/chat/chosen-model';
import type { CoachDraft, WaitingDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { plainReply } from '@tasuki/domain/chat/drafts/plain-reply';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  jobHandler,
  type JobHandler,
  type JobLease,
  type JobResult,
} from '../../jobs/job-handler.ts';
import { logInfo } from '../../platform/log.ts';
import type { Answerer } from '../answerer.ts';
import { prepareQuestions } from '../questions/prepare-questions.ts';
import { readConversation } from '../read-conversation.ts';
import { readThread } from '../read-thread.ts';
import { REPLY_LIMITS } from '../reply-limits.ts';
import { draftTurnsOf, WRITE_DRAFT, type WriteDraftPayload } from './follow-draft.ts';
import {
  isDraftFor,
  readDraftPlace,
  type AwaitingMessage,
  type DraftPlace,
} from './read-draft-place.ts';
import { takeDraft } from './take-draft.ts';

export interface WriteDraftDependencies {
  firestore: Firestore;
  answer: Answerer;
  now: () => Date;
}

/** The message that a draft is written for. */
interface Wanted extends DraftPlace {
  topic: NonNullable<DraftPlace['topic']>;
  awaiting: AwaitingMessage;
}

type DraftWords = Pick<CoachDraft, 'text' | 'language' | 'answeredBy' | 'isSafetyFirst'>;

const NOTHING: JobResult = { fulfil: () => undefined };

/**
 * The job that drafts a coach's answer to the runner's newest message. It is written as any reply is, with
 * the same checks of figures and advice, from what the coach may read. Nothing is stored before it is
 * whole; then it is stored only where everything still asks for it. A failure leaves no draft.
 */
export function writeDraftJob(dependencies: WriteDraftDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(WRITE_DRAFT, {
    run: async (payload, now, lease) => {
      // While the database is waited for.
      void prepareQuestions();
      const wanted = await firestore.runTransaction(
        async (transaction) => wantedOf(await readDraftPlace(payload, transaction, firestore)),
        { readOnly: true },
      );
      if (!wanted || !(await takeDraft(wanted.parties, now, firestore))) return NOTHING;
      const words = await draftWords(wanted, lease, dependencies);
      return words === null ? NOTHING : storing(payload, wanted.awaiting, words, dependencies);
    },
    giveUp: () => undefined,
  });
}

function wantedOf(place: DraftPlace | null): Wanted | null {
  if (!place?.isOpen || !place.isWanted || !place.awaiting || !place.topic) return null;
  const { draft, awaiting, topic } = place;
  // One that was decided about stands for its message too.
  if (draft && isDraftFor(draft, awaiting)) return null;
  return { ...place, awaiting, topic };
}

/** @returns null where there is nothing that a coach should send */
async function draftWords(
  { parties, topic, awaiting }: Wanted,
  lease: JobLease,
  { firestore, answer, now }: WriteDraftDependencies,
): Promise<DraftWords | null> {
  const { runnerUid, coachId } = parties;
  const [{ turns, embedded, corrections }, account] = await Promise.all([
    readThread(firestore, coachTopicId(runnerUid, coachId), awaiting, topic),
    firestore.doc(firestorePaths.user(coachId)).get(),
  ]);
  const conversation = await readConversation(firestore, topic, turns, {
    now: now(),
    scope: 'coach',
    askedBy: runnerUid,
    embedded,
    corrections,
  });
  const over = AbortSignal.timeout(REPLY_LIMITS.answerSeconds * 1000);
  const chosen: unknown = account.get('defaultModel');
  const answered = await answer(
    conversation,
    {
      askedModel: isAnswererKey(chosen) ? chosen : null,
      uid: coachId,
      isUnasked: true,
      budgetUid: draftTurnsOf(coachId),
      budgetPartUid: runnerUid,
      runner: { uid: runnerUid, reader: 'coach' },
      signal: AbortSignal.any([over, lease.signal]),
    },
    { onSentence: () => undefined, onRestart: () => undefined },
  );
  lease.signal.throwIfAborted();
  // Half an answer is none, and nobody is to send what was flagged.
  if (over.aborted || answered.isFlagged) return null;
  // If an answer is held for a sign that stands elsewhere, the AI says so in its own name; no coach
  // is to send that.
  if (conversation.isHeldElsewhere === true && !answered.isSafetyFirst) return null;
  const { language, locale } = conversation;
  const text = plainReply(answered.sentences.join(''), answered.facts, {
    language,
    units: locale.units,
  });
  const { answeredBy, isSafetyFirst } = answered;
  return text === '' ? null : { text, language, answeredBy, isSafetyFirst };
}

function storing(
  { topicId, uid, runnerUid }: WriteDraftPayload,
  written: AwaitingMessage,
  words: DraftWords,
  { firestore, now }: WriteDraftDependencies,
): JobResult {
  return {
    fulfil: async (transaction) => {
      const wanted = wantedOf(await readDraftPlace({ topicId, runnerUid }, transaction, firestore));
      if (!wanted || wanted.awaiting.id !== written.id) return;
      const { editedAt = null } = wanted.awaiting.message;
      if ((editedAt?.getTime() ?? null) !== (written.message.editedAt?.getTime() ?? null)) return;
      const createdAt = now();
      const draftId = randomUUID().replaceAll('-', '');
      const draft: CoachDraft = {
        draftId,
        state: 'waiting',
        runnerUid,
        messageId: written.id,
        messageAt: written.message.createdAt,
        messageEditedAt: editedAt,
        ...words,
        createdAt,
      };
      const { people = [] } = wanted.topic;
      const runnerName = people.find((person) => person.uid === runnerUid)?.name ?? '';
      const waiting: Omit<WaitingDraft, 'id'> = { draftId, topicId, runnerName, createdAt };
      transaction.set(firestore.doc(firestorePaths.draft(topicId, uid)), draft);
      transaction.set(firestore.doc(firestorePaths.waitingDraft(uid, runnerUid)), waiting);
    },
    afterwards: () => {
      logInfo('draft written', { uid, answeredBy: words.answeredBy });
      return Promise.resolve();
    },
  };
}
