import type { Firestore } from 'firebase-admin/firestore';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { withoutIdentities } from '@tasuki/domain/coaching/text/without-identities';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import type { Picture } from '../../integrations/models/moderate-text.ts';
import { fileBlobKey, posterBlobKey } from '../attachments/attachment-keys.ts';
import { contentTypeOf } from '../attachments/content/content-type.ts';
import { storedMessage, storedTopic, type StoredMessage } from '../stored-chat.ts';
import { JUDGE_MESSAGE, type JudgeMessage } from './ask-to-judge.ts';
import { isJudged, judgeWords, mayOpenCase, noteJudgement } from './judge-message.ts';
import type { ProviderFindings } from './moderate-by-provider.ts';
import { offerHelp } from './offer-help.ts';
import { wordsOfMessage } from './words-of-message.ts';

/** Messages of one person beyond this limit are judged by our own rules alone. */
export const PROVIDER_TURNS: TurnLimit = {
  kind: 'moderate-message',
  burst: 60,
  intervalSeconds: 30,
};

/** While a message stays hidden for want of an answer, the provider is asked again: for some five hours. */
const ASKED_AGAIN = { firstWaitMinutes: 5, timesMaximum: 6 } as const;

export interface JudgeMessageDependencies {
  firestore: Firestore;
  /** Holds the pictures of messages. */
  store: Pick<BlobStore, 'sizeOf' | 'read'>;
  moderate: (message: string | Picture, signal: AbortSignal) => Promise<ProviderFindings>;
  /** Whether there is somebody to ask: without, no picture is read, and our own rules decide alone. */
  isProviderAsked: boolean;
}

/**
 * The job that judges a message between people after it has arrived. Our own rules decide once more, and the provider's
 * moderation where there is a key, of its words and its pictures. What is unsafe is hidden until a reader asks for it, and waits for an admin. An author who
 * speaks of harming themselves, or of a sign that belongs to a doctor, gets words of help that nobody else sees. Words that
 * an admin has read and dismissed are not flagged again.
 *
 * The provider may give no answer, or its author may have no turn. Then a message that was hidden for earlier words stays
 * hidden, and the provider is asked again later.
 */
export function judgeMessageJob(dependencies: JudgeMessageDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(JUDGE_MESSAGE, {
    run: async (payload, now, lease) => {
      const { topicId, messageId } = payload;
      const place = { topicId, messageId };
      const nothing = { fulfil: () => undefined };
      const { topic, message } = await readMessage(place, firestore);
      if (!topic || !message || !isJudged(topic, message)) return nothing;
      const asking = { now, signal: lease.signal };
      const found = await findingsOfProvider(place, message, dependencies, asking);
      const { said, seen, isAnswered } = found;
      const { unsafeFor, isAuthorInDespair } = judgeWords(message, said, seen);
      await offerHelp(place, { topic, message, isDespairFound: isAuthorInDespair }, firestore);
      const words = wordsOfMessage(message);
      const isCaseOpened =
        unsafeFor.length > 0 && (await mayOpenCase(place, message, now, firestore));
      const judged = { topic, words, unsafeFor, isOnlyHidden: !isAnswered, isCaseOpened };
      const isStillHidden =
        !isAnswered && (message.unsafeFor ?? []).some((one) => !unsafeFor.includes(one));
      const next = isStillHidden ? askedAgain(payload, now) : null;
      return {
        ...(next && { next }),
        fulfil: async (transaction) => {
          await noteJudgement(transaction, place, judged, { now, firestore });
        },
      };
    },
    giveUp: () => undefined,
  });
}

/** When the provider is asked once more; null = not again. */
function askedAgain(
  payload: JudgeMessage,
  now: Date,
): { dueAt: Date; payload: JudgeMessage } | null {
  const { unansweredCount = 0 } = payload;
  if (unansweredCount >= ASKED_AGAIN.timesMaximum) return null;
  const waitMinutes = ASKED_AGAIN.firstWaitMinutes * 2 ** unansweredCount;
  return {
    dueAt: new Date(now.getTime() + waitMinutes * MINUTE_MILLISECONDS),
    payload: { ...payload, unansweredCount: unansweredCount + 1 },
  };
}

interface FoundByProvider {
  /** In its words. */
  said: readonly string[];
  /** In its pictures. */
  seen: readonly string[];
  /** Whether the provider has judged all of the message, or there is nobody to ask. */
  isAnswered: boolean;
}

/**
 * Asks the provider about the words of a message and its pictures, each in a turn of its author.
 * Names of files are judged by our own rules alone.
 */
async function findingsOfProvider(
  { topicId }: MessageReference,
  { text, authorUid, attachments = [] }: StoredMessage,
  { firestore, store, moderate, isProviderAsked }: JudgeMessageDependencies,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<FoundByProvider> {
  if (!isProviderAsked) return { said: [], seen: [], isAnswered: true };
  const ask = async (message: () => Promise<string | Picture>): Promise<ProviderFindings> =>
    (await hasTurn(authorUid, now, firestore)) ? moderate(await message(), signal) : 'unchecked';
  // Names stay: somebody may be called as what they write, so that nobody would read it.
  const said = text === '' ? [] : await ask(async () => Promise.resolve(withoutIdentities(text)));
  let isAnswered = said !== 'unchecked';
  const seen = new Set<string>();
  for (const key of attachments.flatMap((attachment) => pictureKeys(topicId, attachment))) {
    // Gone with its message, or never stored.
    if ((await store.sizeOf(key)) === null) continue;
    const found = await ask(async () => {
      const bytes = await store.read(key);
      return { type: await contentTypeOf(bytes), bytes };
    });
    if (found === 'unchecked') isAnswered = false;
    else for (const name of found) seen.add(name);
  }
  return { said: said === 'unchecked' ? [] : said, seen: [...seen], isAnswered };
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
