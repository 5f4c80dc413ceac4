import type { Firestore } from 'firebase-admin/firestore';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { withoutIdentities } from '@tasuki/domain/coaching/text/without-identities';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import type { Picture } from '../../integrations/models/moderate-text.ts';
import { fileBlobKey, posterBlobKey } from '../attachments/attachment-keys.ts';
import { contentTypeOf } from '../attachments/content/content-type.ts';
import { storedMessage, storedTopic, type StoredMessage } from '../stored-chat.ts';
import { JUDGE_MESSAGE } from './ask-to-judge.ts';
import { isJudged, judgeWords, mayOpenCase, noteJudgement } from './judge-message.ts';
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
  /** Holds the pictures of messages. */
  store: Pick<BlobStore, 'sizeOf' | 'read'>;
  /** The provider's names for what it found in a text or a picture; empty also where nobody can be asked. */
  moderate: (message: string | Picture, signal: AbortSignal) => Promise<readonly string[]>;
  /** Whether there is somebody to ask: without, no picture is read. */
  isProviderAsked: boolean;
}

/**
 * The job that judges a message between people after it has arrived. Our own rules decide once more, and the provider's
 * moderation where there is a key, of its words and its pictures. What is unsafe is hidden until a reader asks for it, and waits for an admin. An author who
 * speaks of harming themselves, or of a sign that belongs to a doctor, gets words of help that nobody else sees. Words that
 * an admin has read and dismissed are not flagged again.
 */
export function judgeMessageJob(dependencies: JudgeMessageDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(JUDGE_MESSAGE, {
    run: async ({ topicId, messageId }, now, lease) => {
      const place = { topicId, messageId };
      const nothing = { fulfil: () => undefined };
      const { topic, message } = await readMessage(place, firestore);
      if (!topic || !message || !isJudged(topic, message)) return nothing;
      const asking = { now, signal: lease.signal };
      const { said, seen } = await findingsOfProvider(place, message, dependencies, asking);
      const { unsafeFor, isAuthorInDespair } = judgeWords(message, said, seen);
      await offerHelp(place, { topic, message, isDespairFound: isAuthorInDespair }, firestore);
      const words = wordsOfMessage(message);
      const isCaseOpened =
        unsafeFor.length > 0 && (await mayOpenCase(place, message, now, firestore));
      const judged = { topic, words, unsafeFor, isOnlyHidden: false, isCaseOpened };
      return {
        fulfil: async (transaction) => {
          await noteJudgement(transaction, place, judged, { now, firestore });
        },
      };
    },
    giveUp: () => undefined,
  });
}

/**
 * What the provider finds in the words of a message and in its pictures, each asked about in a turn of its author. What
 * files are called is read by our own rules alone.
 */
async function findingsOfProvider(
  { topicId }: MessageReference,
  { text, authorUid, attachments = [] }: StoredMessage,
  { firestore, store, moderate, isProviderAsked }: JudgeMessageDependencies,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<{ said: readonly string[]; seen: readonly string[] }> {
  // What files are called is read by our own rules alone.
  const isAsked = text !== '' && (await hasTurn(authorUid, now, firestore));
  // Names stay: somebody may be called as what they write, so that nobody would read it.
  const said = isAsked ? await moderate(withoutIdentities(text), signal) : [];
  if (!isProviderAsked) return { said, seen: [] };
  const seen = new Set<string>();
  for (const key of attachments.flatMap((attachment) => pictureKeys(topicId, attachment))) {
    // Gone with its message, or never stored.
    if ((await store.sizeOf(key)) === null) continue;
    if (!(await hasTurn(authorUid, now, firestore))) break;
    const bytes = await store.read(key);
    const type = await contentTypeOf(bytes);
    for (const name of await moderate({ type, bytes }, signal)) seen.add(name);
  }
  return { said, seen: [...seen] };
}

/** The small picture that a thread shows, and the image that it opens: whoever sends them may send two that differ. */
function pictureKeys(topicId: string, { id, kind, hasPoster }: Attachment): string[] {
  const place = { topicId, attachmentId: id };
  return [
    ...(hasPoster ? [posterBlobKey(place)] : []),
    ...(kind === 'image' ? [fileBlobKey(place)] : []),
  ];
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
