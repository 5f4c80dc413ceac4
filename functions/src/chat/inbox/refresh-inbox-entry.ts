import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { INBOX_LIMITS, inboxRoleOf, type InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { isBetweenPeople, type TopicPerson } from '@tasuki/domain/chat/topic';
import { searchedTexts } from '@tasuki/domain/chat/search/searched-texts';
import { searchTokensOf } from '@tasuki/domain/chat/search/search-words';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedInboxEntry, storedListedTopic, type StoredTopic } from '../stored-chat.ts';
import { mayUseTopic } from '../topic-access.ts';

type StoredInboxEntry = Omit<InboxEntry, 'id'>;

/**
 * Copies a conversation into one person's list as it is now, with the number of messages that the
 * person has not read. Takes it out of the list where they may not read it. Reads everything anew,
 * so that it does not matter how often or in which order it is called.
 *
 * What the person writes counts as read by them, with all that came before.
 *
 * @param person.wroteAt when the person wrote a message, where that is why this is called
 * @returns whether the conversation is in the list
 * @throws StoredShapeFailure where the conversation lacks what a list shows
 */
export async function refreshInboxEntry(
  { topicId, uid, wroteAt = null }: { topicId: string; uid: string; wroteAt?: Date | null },
  firestore: Firestore,
): Promise<boolean> {
  const topicReference = firestore.doc(firestorePaths.topic(topicId));
  const reference = firestore.doc(firestorePaths.inboxEntry(uid, topicId));
  return firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, snapshot] = await transaction.getAll(topicReference, reference);
    const topic = storedListedTopic(topicSnapshot);
    // Rules ask the coach's session for its rights when it reads the list.
    const user = { uid, claims: { isCoach: true } };
    if (!topic || !(await mayUseTopic(topic, user, firestore))) {
      if (snapshot?.exists) transaction.delete(reference);
      return false;
    }
    const before = storedInboxEntry(snapshot) ?? null;
    const lastAuthorUid = topic.lastAuthorUid ?? null;
    const ownAt = lastAuthorUid === uid ? topic.lastMessageAt : wroteAt;
    const people = peopleNamed(topic, uid);
    const readAt = readUntil(topic, { uid, before, ownAt });
    const entry: StoredInboxEntry = {
      kind: isBetweenPeople(topic) ? topic.kind : 'ai',
      role: inboxRoleOf(topic, uid),
      title: topic.title,
      runnerUid: topic.runnerUid,
      activityId: topic.activityId,
      activity: topic.activity ?? null,
      people,
      ...(topic.kind === 'group' && { peopleCount: topic.participantIds.length }),
      lastText: topic.lastText,
      lastAuthorUid,
      lastMessageAt: topic.lastMessageAt,
      createdAt: topic.createdAt,
      readAt,
      unreadCount: await countUnread(transaction, topicId, { topic, uid, readAt }, firestore),
      isMuted: before?.isMuted ?? false,
      isArchived: isStillArchived(before, topic, uid),
      searchTokens: searchTokensOf(searchedTexts({ ...topic, people }, uid)),
      ...(before?.help && { help: before.help }),
      ...(before?.warning && { warning: before.warning }),
    };
    if (!isDeepStrictEqual(before, entry)) transaction.set(reference, entry);
    return true;
  });
}

/** A few other members of a group: those who wrote last, then those who joined last. */
function peopleNamed(
  { kind, people = [], lastAuthorUid }: StoredTopic,
  uid: string,
): readonly TopicPerson[] {
  if (kind !== 'group') return people;
  const others = people.filter((person) => person.uid !== uid).toReversed();
  const last = others.filter((person) => person.uid === lastAuthorUid);
  const rest = others.filter((person) => person.uid !== lastAuthorUid);
  return [...last, ...rest].slice(0, INBOX_LIMITS.namedMaximum);
}

/** For a new member, earlier messages count as read. */
function readUntil(
  { lastMessageAt, people }: StoredTopic,
  { uid, before, ownAt }: { uid: string; before: StoredInboxEntry | null; ownAt: Date | null },
): Date {
  const cameAt = people?.find((person) => person.uid === uid)?.since ?? lastMessageAt;
  const readAt = before?.readAt ?? cameAt;
  return ownAt && ownAt > readAt ? ownAt : readAt;
}

async function countUnread(
  transaction: Transaction,
  topicId: string,
  { topic, uid, readAt }: { topic: StoredTopic; uid: string; readAt: Date },
  firestore: Firestore,
): Promise<number> {
  if (topic.lastMessageAt <= readAt) return 0;
  // Times of reading are whole milliseconds, and those of messages are finer.
  const after = Timestamp.fromMillis(readAt.getTime() + 1);
  const unread = firestore
    .collection(firestorePaths.messages(topicId))
    .where('createdAt', '>=', after)
    .limit(INBOX_LIMITS.countedMaximum)
    .count();
  const { count } = (await transaction.get(unread)).data();
  // A reply has the time of its first word, which may have been read; it is news when it is whole.
  const isNews = (topic.lastAuthorUid ?? null) !== uid;
  return Math.max(count, isNews ? 1 : 0);
}

/** A new message to a person brings an archived conversation back, unless they muted it. */
function isStillArchived(
  before: StoredInboxEntry | null,
  { lastMessageAt, lastAuthorUid }: StoredTopic,
  uid: string,
): boolean {
  if (!before?.isArchived) return false;
  const isNews = lastMessageAt > before.lastMessageAt && lastAuthorUid !== uid;
  return before.isMuted || !isNews;
}
