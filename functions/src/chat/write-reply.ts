import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { firstWordsOfReply } from '@tasuki/domain/chat/first-words';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { isBetweenPeople } from '@tasuki/domain/chat/topic';
import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { JobLease, JobResult } from '../jobs/job-handler.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import type { Answered, Answerer } from './answerer.ts';
import { rememberMessage } from '../memories/remember-message.ts';
import { planCardOf } from '../plans/plan-card-of-reply.ts';
import { withPlanDesk } from '../plans/plan-desk.ts';
import { askForReply, type WriteReplyPayload } from './ask-for-reply.ts';
import { noteProvidedSign } from './note-message.ts';
import { newestOfTopic } from './newest-of-topic.ts';
import { readConversation } from './read-conversation.ts';
import { isScopeOpen, isThreadOpen, type ReadingScope } from './reading-scope.ts';
import { readThread } from './read-thread.ts';
import { ReplyDraft } from './reply-draft.ts';
import { ReplyFlush } from './reply-flush.ts';
import { REPLY_LIMITS } from './reply-limits.ts';
import {
  storedTopic,
  type StoredMessage,
  type StoredReply,
  type StoredTopic,
} from './stored-chat.ts';

/** Receives a reply as it is released, before it is stored. */
export interface ReplyListener {
  onText: (text: string, facts: readonly QuotedFact[]) => void;
  onRestart: () => void;
}

export interface WriteReplyDependencies {
  firestore: Firestore;
  answer: Answerer;
  /** Hands a written job to a task. */
  startJob: (id: string) => Promise<void>;
  now: () => Date;
  /** The caller that waits for the reply; null = nobody. */
  listener: ReplyListener | null;
}

export interface Question {
  reference: MessageReference;
  topic: StoredTopic;
  message: StoredMessage;
  /** The reply so far: empty, or what a holder released who died. */
  reply: StoredReply;
  /** Until when it waits for the reply before it, in milliseconds since 1970; null = not decided yet. */
  waitsUntil: number | null;
  /** How much of the runner's data everybody may read who reads the reply. */
  scope: ReadingScope;
}

/** The condition that ends the writing early. */
interface Hold {
  lease: JobLease;
  /** The author's wish. */
  stop: AbortSignal;
}

/** The final fields of an answer. */
type WrittenReply = Pick<
  StoredReply,
  | 'state'
  | 'text'
  | 'facts'
  | 'language'
  | 'answeredBy'
  | 'askedModel'
  | 'fallbackReason'
  | 'isSafetyFirst'
  | 'needsCare'
  | 'providedSign'
  | 'asksSign'
  | 'endedBy'
  | 'readings'
  | 'isFlagged'
  | 'planCard'
  | 'repliesLeft'
>;

/**
 * Has a message answered, and stores what is released as it comes. Messages of a topic are answered
 * in the order of their arrival. While the reply before is not written, the job is given back. It
 * goes on as soon as that reply is known.
 *
 * @throws Error when nobody answered in time, so that it is tried again
 */
export async function writeReply(
  question: Question,
  { lease, stop }: Hold,
  dependencies: WriteReplyDependencies,
): Promise<JobResult<WriteReplyPayload>> {
  const { firestore, now } = dependencies;
  const { topicId, messageId } = question.reference;
  const asked = { id: messageId, message: question.message };
  const thread = await readThread(firestore, topicId, asked, question.topic);
  if (!stop.aborted && thread.unansweredBefore !== null) {
    const wait = await waitForReplyBefore(thread.unansweredBefore, question, dependencies);
    if (wait) return wait;
  }
  const over = AbortSignal.timeout(REPLY_LIMITS.answerSeconds * 1000);
  const signal = AbortSignal.any([stop, over, lease.signal]);
  const { scope } = question;
  const read = await readConversation(firestore, question.topic, thread.turns, {
    now: now(),
    scope,
    askedBy: question.message.authorUid,
    embedded: thread.embedded,
    corrections: thread.corrections,
  });
  const conversation = await withPlanDesk(firestore, read, {
    runnerUid: scope === 'runner' ? question.topic.runnerUid : null,
  });
  const answered = signal.aborted
    ? null
    : await answerAndFlush(question, conversation, { lease, signal }, dependencies);
  lease.signal.throwIfAborted();
  const written = writtenReply(question, conversation, answered, signal.aborted);
  if (written.text === '' && !stop.aborted) throw new Error('Nobody answered in time');
  if (answered?.providedSign !== undefined) {
    await noteProvidedSign(question, answered.providedSign, firestore);
  }
  const proposed = answered?.remembered ?? [];
  if (proposed.length > 0) {
    const { topic, message, reference } = question;
    await rememberMessage(reference, { topic, message, proposed }, firestore);
  }
  return fulfilment(question, conversation, written, dependencies);
}

/**
 * Gives the job back until the reply before it is written, or for as long as a question waits.
 *
 * @returns null where there is nothing to wait for
 */
async function waitForReplyBefore(
  messageId: string,
  { reference, message, waitsUntil }: Question,
  { firestore, startJob, now }: WriteReplyDependencies,
): Promise<JobResult<WriteReplyPayload> | null> {
  const until = waitsUntil ?? now().getTime() + REPLY_LIMITS.waitSeconds * 1000;
  if (now().getTime() >= until) return null;
  const before = { topicId: reference.topicId, messageId };
  let after: string | null;
  try {
    // Its own trigger may be late, or lost.
    const asked = await askForReply(before, { user: null, isAnew: false, now: now() }, firestore);
    after = asked.jobId;
  } catch (cause) {
    // Its author takes part no longer.
    if (cause instanceof TasukiFailure) return null;
    throw cause;
  }
  const payload = { ...reference, uid: message.authorUid, waitsUntil: until };
  // It was written since the thread was read, which is read again at once.
  if (after === null) return { fulfil: () => undefined, next: { dueAt: now(), payload } };
  await startJob(after);
  return { fulfil: () => undefined, next: { dueAt: new Date(until), payload, after } };
}

async function answerAndFlush(
  question: Question,
  conversation: Conversation,
  { lease, signal }: { lease: JobLease; signal: AbortSignal },
  { firestore, answer, now, listener }: WriteReplyDependencies,
): Promise<Answered> {
  const { reference, topic, message, reply, scope } = question;
  const replyReference = replyDocument(firestore, reference);
  const draft = new ReplyDraft(conversation.facts);
  const flush = new ReplyFlush(async (released: { text: string; facts: QuotedFact[] }) => {
    const { language } = conversation;
    try {
      await lease.write(async (transaction) => {
        // The asker may have lost the right to the conversation meanwhile.
        if (!(await isOpenStill(question, transaction, firestore))) return;
        transaction.update(replyReference, { ...released, language, updatedAt: now() });
      });
    } catch (cause) {
      // The next write holds it too.
      logWarning('part of a reply not stored', { topic: reference.topicId }, cause);
    }
  });
  try {
    return await answer(
      conversation,
      {
        askedModel: reply.askedModel,
        uid: message.authorUid,
        runner: scope === 'nothing' ? null : { uid: topic.runnerUid, reader: scope },
        signal,
      },
      {
        onSentence: (sentence, read = []) => {
          const facts = draft.add(sentence, read);
          flush.put(draft.current());
          listener?.onText(sentence, facts);
        },
        // The stored words go with the first that take their place.
        onRestart: () => {
          draft.clear();
          listener?.onRestart();
        },
      },
    );
  } finally {
    await flush.end();
  }
}

function writtenReply(
  { reply, reference, topic }: Question,
  { language }: Conversation,
  answered: Answered | null,
  isCut: boolean,
): WrittenReply {
  const state = isCut ? 'stopped' : 'done';
  const isNothingSaid = !answered || answered.sentences.length === 0;
  // Ended before it began: what a holder released who died is all there is.
  const said = isCut && isNothingSaid ? reply : answered;
  return {
    state,
    text: isNothingSaid ? (isCut ? reply.text : '') : answered.sentences.join(''),
    facts: said?.facts ?? [],
    language: said === reply && reply.text !== '' ? reply.language : language,
    answeredBy: said?.answeredBy ?? 'embedded',
    askedModel: said?.askedModel ?? reply.askedModel,
    fallbackReason: said?.fallbackReason ?? null,
    isSafetyFirst: said?.isSafetyFirst ?? false,
    ...(said?.needsCare === true && { needsCare: true }),
    ...(said?.providedSign !== undefined && { providedSign: said.providedSign }),
    // A reply that begins anew may ask no more.
    asksSign: said?.asksSign ?? false,
    endedBy: said?.endedBy ?? null,
    readings: said?.readings ?? [],
    isFlagged: said?.isFlagged ?? false,
    // In a conversation of people, the others do not learn how many replies the asker has left.
    ...(said?.repliesLeft !== undefined &&
      !isBetweenPeople(topic) && { repliesLeft: said.repliesLeft }),
    planCard: isNothingSaid || isCut ? null : planCardOf(reference, answered.planCard ?? null),
  };
}

function fulfilment(
  question: Question,
  { locale }: Conversation,
  answered: WrittenReply,
  { firestore, now }: WriteReplyDependencies,
): JobResult {
  const { reference, reply, message } = question;
  const { state, answeredBy } = answered;
  const topicReference = firestore.doc(firestorePaths.topic(reference.topicId));
  return {
    fulfil: async (transaction) => {
      const topic = storedTopic(await transaction.get(topicReference));
      const isOpen = await isOpenStill(question, transaction, firestore);
      const written: WrittenReply = isOpen ? answered : { ...answered, ...NOTHING_WRITTEN };
      const { text, facts, language } = written;
      const at = now();
      transaction.update(replyDocument(firestore, reference), { ...written, updatedAt: at });
      if (topic && text !== '') {
        const words = firstWordsOfReply(text, facts, { language, units: locale.units });
        const shown = newestOfTopic(topic, {
          text: words,
          at,
          authorUid: null,
          saidAt: question.topic.kind === 'group' ? reply.createdAt : at,
        });
        if (shown) transaction.update(topicReference, shown);
      }
    },
    afterwards: () => {
      logInfo('reply written', { uid: message.authorUid, state, answeredBy });
      return Promise.resolve();
    },
  };
}

/** Whether everybody who reads the reply may still read what it was written from. */
async function isOpenStill(
  { reference: { topicId }, topic, message, scope }: Question,
  transaction: Transaction,
  firestore: Firestore,
): Promise<boolean> {
  const place = { topicId, askedAt: message.createdAt };
  return (
    (await isScopeOpen(topic, scope, transaction, firestore)) &&
    isThreadOpen(topic, place, transaction, firestore)
  );
}

/** The fields of a reply whose readers lost the right to it before it was complete. */
const NOTHING_WRITTEN = {
  state: 'stopped',
  text: '',
  facts: [],
  planCard: null,
  readings: [],
  asksSign: false,
} as const;

function replyDocument(firestore: Firestore, { topicId, messageId }: MessageReference) {
  return firestore.doc(firestorePaths.message(topicId, replyIdOf(messageId)));
}
