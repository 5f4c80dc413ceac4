import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { isAnswererKey, type AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { listedWords } from '@tasuki/domain/chat/listed-words';
import { mentionsAi } from '@tasuki/domain/chat/mention';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import {
  isBetweenPeople,
  isReceived,
  mayChooseModel,
  modelChosenBy,
} from '@tasuki/domain/chat/topic';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { replyIdOf, type ReplyState } from '@tasuki/domain/chat/message';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, isLanguage } from '@tasuki/domain/language';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedJob, type StoredJob } from '../jobs/job.ts';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
import { newestOfTopic } from './newest-of-topic.ts';
import { showChangedMessage } from './show-changed-message.ts';
import {
  storedMessage,
  storedReply,
  storedTopic,
  type StoredMessage,
  type StoredReply,
  type StoredTopic,
} from './stored-chat.ts';
import { mayUseTopic, type TopicUser } from './topic-access.ts';

export interface AskedReply {
  state: ReplyState;
  /** The job that writes it; null when it is written. */
  jobId: string | null;
}

export interface ReplyRequest {
  /**
   * The asker, who must take part in the topic; null = the message itself asks, by having arrived.
   */
  user: TopicUser | null;
  /** Whether a reply that is written already is to be begun anew. */
  isAnew: boolean;
  now: Date;
}

export interface WriteReplyPayload extends MessageReference {
  /** The message's author; left out in jobs that were stored before people took turns. */
  uid?: string;
  /** Until when it waits for the reply before it, in milliseconds since 1970; left out: it has not waited yet. */
  waitsUntil?: number;
}

export const WRITE_REPLY: JobKind<WriteReplyPayload> = {
  name: 'write-reply',
  queue: 'replies',
  personOf: ({ uid, topicId }) => uid ?? topicId,
};

function replyKey({ topicId, messageId }: MessageReference): string {
  return `${topicId}_${messageId}`;
}

/** The id of the one job that answers a message, however often it is asked for. */
export function replyJobId(reference: MessageReference): string {
  return jobId(WRITE_REPLY, replyKey(reference));
}

/**
 * Has a participant's message answered: writes the reply's document, still
 * without words, and the job that fills it, at once. One that is being written
 * stays as it is, and so does one that is written, unless it is to be begun anew.
 *
 * Event and caller ask in the same moment, and a transaction would have them wait for each other's
 * locks. So it is written if nothing has changed since it was read.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever takes no part in it,
 *   'message/not-found' also for one that was deleted, whose author takes no part, or that is written to
 *   a person and does not mention the AI;
 *   'common/permission-denied' when somebody else than its author wants the reply anew
 */
export async function askForReply(
  reference: MessageReference,
  request: ReplyRequest,
  firestore: Firestore,
): Promise<AskedReply> {
  return retryOnContention(async () => {
    const asked = await readAsked(reference, request, firestore);
    const { reply, currentJob, id } = asked;
    if (reply && reply.state !== 'writing' && !request.isAnew) {
      return { state: reply.state, jobId: null };
    }
    if (reply?.state !== 'writing' || currentJob?.state !== 'open') {
      await writeAsked(asked, request, firestore);
      // Its author may have deleted it since it was read.
      await showChangedMessage(reference, firestore);
    }
    return { state: 'writing', jobId: id };
  });
}

interface Asked {
  reference: MessageReference;
  /** Id of the job. */
  id: string;
  snapshots: Record<'topic' | 'message' | 'reply', DocumentSnapshot>;
  topic: StoredTopic;
  message: StoredMessage;
  reply: StoredReply | null;
  currentJob: StoredJob | undefined;
}

async function readAsked(
  reference: MessageReference,
  { user, isAnew }: ReplyRequest,
  firestore: Firestore,
): Promise<Asked> {
  const { topicId, messageId } = reference;
  const id = replyJobId(reference);
  const [topicSnapshot, messageSnapshot, replySnapshot, jobSnapshot] = (await firestore.getAll(
    firestore.doc(firestorePaths.topic(topicId)),
    firestore.doc(firestorePaths.message(topicId, messageId)),
    firestore.doc(firestorePaths.message(topicId, replyIdOf(messageId))),
    firestore.doc(firestorePaths.job(id)),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  const topic = storedTopic(topicSnapshot);
  if (!topic || (user !== null && !(await mayUseTopic(topic, user, firestore)))) {
    throw new TasukiFailure('topic/not-found');
  }
  const message = storedMessage(messageSnapshot);
  if (
    !message ||
    isDeletedMessage(message) ||
    !isForAi(topic, message) ||
    (user !== null && !mayReadAt(topic, user.uid, message.createdAt)) ||
    !topic.participantIds.includes(message.authorUid)
  ) {
    throw new TasukiFailure('message/not-found');
  }
  // A further answer takes the author's turn and spends the author's budget.
  if (isAnew && user !== null && user.uid !== message.authorUid) {
    throw new TasukiFailure('common/permission-denied');
  }
  return {
    reference,
    id,
    snapshots: { topic: topicSnapshot, message: messageSnapshot, reply: replySnapshot },
    topic,
    message,
    reply: storedReply(replySnapshot),
    currentJob: storedJob(jobSnapshot),
  };
}

/** Between people the AI is silent until one of them mentions it, while both take part. */
function isForAi(topic: StoredTopic, { text }: StoredMessage): boolean {
  return !isBetweenPeople(topic) || (isReceived(topic) && mentionsAi(text));
}

async function writeAsked(asked: Asked, request: ReplyRequest, firestore: Firestore) {
  const { reference, snapshots, topic, message, currentJob } = asked;
  const { now, isAnew } = request;
  const account = await firestore.doc(firestorePaths.user(message.authorUid)).get();
  const batch = firestore.batch();
  const payload = { ...reference, uid: message.authorUid };
  const job = jobRequest(WRITE_REPLY, replyKey(reference), payload);
  askForJob(batch, firestore, job, { current: currentJob, now });
  const byDefault: unknown = account.get('defaultModel');
  const chosen = modelChosenBy(
    topic,
    message.authorUid,
    isAnswererKey(byDefault) ? byDefault : null,
  );
  const model = isAnswererKey(chosen) ? chosen : null;
  const reply = emptyReply(asked, { language: account.get('language'), model }, now);
  if (snapshots.reply.exists) {
    // Corrections of the former words do not apply to the new ones.
    const gone = FieldValue.delete();
    const anew = { corrections: gone, correctedBy: gone, correctedAt: gone };
    batch.update(snapshots.reply.ref, { ...reply, ...anew }, unchanged(snapshots.reply));
  } else {
    batch.create(snapshots.reply.ref, reply);
  }
  if (isAnew && message.isStopRequested) {
    batch.update(snapshots.message.ref, { isStopRequested: false });
  }
  const newest = {
    text: listedWords(message),
    at: message.createdAt,
    authorUid: message.authorUid,
  };
  const shown = newestOfTopic(topic, newest);
  // A model chosen here stays for the topic, even if the account's default changes.
  const isKept = topic.keepsModel === true || !mayChooseModel(topic, message.authorUid);
  const changes = { ...shown, ...(isKept ? {} : { model, keepsModel: true }) };
  if (Object.keys(changes).length > 0) {
    batch.update(snapshots.topic.ref, changes, unchanged(snapshots.topic));
  }
  await batch.commit();
}

type Precondition = Parameters<WriteBatch['delete']>[1] & object;

function unchanged({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime ? { lastUpdateTime: updateTime } : { exists: false };
}

function emptyReply(
  { reference, topic, message, reply }: Asked,
  { language, model }: { language: unknown; model: AnswererKey | null },
  now: Date,
): StoredReply {
  // Behind what it answers, also where our clock is behind the database's.
  const behind = message.createdAt.getTime() + 1;
  // In a group it is read by those who read the question, and by nobody who came since.
  const createdAt = new Date(topic.kind === 'group' ? behind : Math.max(now.getTime(), behind));
  return {
    kind: 'reply',
    replyTo: reference.messageId,
    state: 'writing',
    answeredBy: 'embedded',
    askedModel: model,
    fallbackReason: null,
    text: '',
    facts: [],
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    isSafetyFirst: false,
    isFlagged: false,
    planCard: null,
    activity: null,
    createdAt: reply?.createdAt ?? createdAt,
    updatedAt: now,
  };
}
