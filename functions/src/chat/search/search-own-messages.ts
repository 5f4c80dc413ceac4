import { setImmediate } from 'node:timers/promises';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import { inboxRoleOf, type InboxRole } from '@tasuki/domain/chat/inbox-entry';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import type {
  FoundMessages,
  MessageHit,
  MessageSearch,
} from '@tasuki/domain/chat/search/message-search';
import { SEARCH_LIMITS } from '@tasuki/domain/chat/search/search-limits';
import { excerptFinder } from '@tasuki/domain/chat/search/search-words';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { storedMessage, storedTopic } from '../stored-chat.ts';
import { mayUseTopic, type TopicUser } from '../topic-access.ts';

export const MESSAGE_SEARCHES: TurnLimit = {
  kind: 'search-messages',
  burst: 30,
  intervalSeconds: 2,
};

/**
 * Looks for words in what somebody has written, the newest first. One call reads
 * `SEARCH_LIMITS.messagesPageSize` of their messages at most, however many conversations there are, and
 * says how far it came. It finds only what they may still read.
 *
 * @throws TasukiFailure 'auth/too-many-requests'
 */
export async function searchOwnMessages(
  { term, role, before }: MessageSearch,
  user: TopicUser & { now: Date },
  { firestore }: { firestore: Firestore },
): Promise<FoundMessages> {
  await takeFreeTurn(user.uid, MESSAGE_SEARCHES, user.now, firestore);
  const newest = firestore
    .collectionGroup('messages')
    .where('authorUid', '==', user.uid)
    .orderBy('createdAt', 'desc');
  // Moments are finer than milliseconds, so the last one of the page before comes again.
  const from = before === null ? newest : newest.startAt(Timestamp.fromMillis(before + 1));
  const { docs } = await from.limit(SEARCH_LIMITS.messagesPageSize).get();
  const found = await hitsIn(docs, term);
  const hits = found.slice(0, SEARCH_LIMITS.hitsMaximum);
  const isAllRead = docs.length < SEARCH_LIMITS.messagesPageSize && hits.length === found.length;
  const last = hits.length < found.length ? hits.at(-1)?.createdAt : createdAtOf(docs.at(-1));
  return {
    hits: await stillReadable(hits, { user, role }, firestore),
    readUntil: isAllRead ? null : (last ?? null),
  };
}

function createdAtOf(document: DocumentSnapshot | undefined): number | undefined {
  const createdAt: unknown = document?.get('createdAt');
  return createdAt instanceof Timestamp ? createdAt.toMillis() : undefined;
}

/** Those of one answer, and one more where there are more. */
async function hitsIn(documents: readonly DocumentSnapshot[], term: string): Promise<MessageHit[]> {
  const excerptOf = excerptFinder(term);
  const hits: MessageHit[] = [];
  for (const document of documents) {
    const hit = hitOf(document, excerptOf);
    if (hit) hits.push(hit);
    if (hits.length > SEARCH_LIMITS.hitsMaximum) break;
    // An instance answers others meanwhile.
    await setImmediate();
  }
  return hits;
}

function hitOf(
  document: DocumentSnapshot,
  excerptOf: ReturnType<typeof excerptFinder>,
): MessageHit | null {
  const message = unlessUnreadable(() => storedMessage(document));
  const topicId = document.ref.parent.parent?.id;
  if (!message || topicId === undefined || isDeletedMessage(message)) return null;
  const excerpt = excerptOf(message.text);
  if (!excerpt) return null;
  return { topicId, messageId: document.id, createdAt: message.createdAt.getTime(), excerpt };
}

/** A coach whose link has ended, and who has left a group or came into it again, read no more of it. */
async function stillReadable(
  hits: readonly MessageHit[],
  { user, role }: { user: TopicUser; role: InboxRole },
  firestore: Firestore,
): Promise<MessageHit[]> {
  const ids = [...new Set(hits.map(({ topicId }) => topicId))];
  if (ids.length === 0) return [];
  const topics = await firestore.getAll(
    ...ids.map((id) => firestore.doc(firestorePaths.topic(id))),
  );
  const readable = await Promise.all(
    topics.map(async (snapshot) => {
      const topic = unlessUnreadable(() => storedTopic(snapshot));
      const isTheirs =
        topic &&
        inboxRoleOf(topic, user.uid) === role &&
        (await mayUseTopic(topic, user, firestore));
      return [snapshot.id, isTheirs ? topic : null] as const;
    }),
  );
  const topicById = new Map(readable);
  return hits.filter(({ topicId, createdAt }) => {
    const topic = topicById.get(topicId);
    return topic ? mayReadAt(topic, user.uid, new Date(createdAt)) : false;
  });
}
