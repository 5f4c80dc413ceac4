import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Correction } from '@tasuki/domain/chat/message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { storedTopic } from '../chat/stored-chat.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { fileBlobKey } from '../chat/attachments/attachment-keys.ts';
import { storedAttachment } from '../chat/attachments/stored-attachment.ts';
import { everyDocument } from './collection-units.ts';
import { jsonArray, type ExportFile, type ExportUnit } from './export-entry.ts';
import { exportedJson } from './exported-value.ts';

const TOPICS_PAGE = 50;
const MESSAGES_PAGE = 100;
/** Behind the id of every conversation that the person takes part in. */
const LEFT = '~';

/**
 * Each conversation that the person takes part in, one file with all of its messages. Of a group, or of one
 * about another runner, it has only what the person wrote. The rest is that runner's: reading it takes a
 * coach's rights in that moment, with a second factor where one is set up. After those come the conversations
 * that they have left and wrote in: what they wrote, and nothing else.
 */
export async function* conversationUnits(
  uid: string,
  after: string | null,
  { firestore, store }: { firestore: Firestore; store: BlobStore },
): AsyncGenerator<ExportUnit> {
  let last = after;
  while (last === null || !last.startsWith(LEFT)) {
    const ordered = firestore
      .collection(firestorePaths.topics())
      .where('participantIds', 'array-contains', uid)
      .orderBy(FieldPath.documentId());
    const query = last === null ? ordered : ordered.startAfter(last);
    const { docs } = await query.limit(TOPICS_PAGE).get();
    for (const topic of docs) {
      const stored = unlessUnreadable(() => storedTopic(topic));
      const isWhole = stored?.runnerUid === uid;
      const head = exportedJson({
        ...(isWhole && topic.data()),
        ...(stored?.kind === 'group' && { kind: stored.kind, title: stored.title }),
        id: topic.id,
      }).slice(0, -2);
      const messages = jsonArray(
        messagesOf(topic.id, isWhole ? null : uid, firestore),
        `${head},\n"messages": [`,
        ']\n}',
      );
      yield {
        files: [
          { name: `conversations/${topic.id}.json`, content: messages },
          ...(await sentFiles(topic.id, isWhole ? null : uid, { firestore, store })),
        ],
        after: topic.id,
      };
    }
    last = docs.length < TOPICS_PAGE ? LEFT : (docs.at(-1)?.id ?? LEFT);
  }
  for (const topicId of await leftTopics(uid, firestore)) {
    const place = `${LEFT}${topicId}`;
    if (place <= last) continue;
    const messages = messagesOf(topicId, uid, firestore);
    yield {
      files: [
        {
          name: `conversations/${topicId}.json`,
          content: jsonArray(messages, `{\n  "id": "${topicId}",\n"messages": [`, ']\n}'),
        },
        ...(await sentFiles(topicId, uid, { firestore, store })),
      ],
      after: place,
    };
  }
}

/** The conversations in which the person wrote and takes part no more, by their ids. */
async function leftTopics(uid: string, firestore: Firestore): Promise<string[]> {
  const written = firestore.collectionGroup('messages').where('authorUid', '==', uid);
  const ids = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const ordered = written.orderBy(FieldPath.documentId()).select().limit(MESSAGES_PAGE);
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    for (const { ref } of docs) if (ref.parent.parent) ids.add(ref.parent.parent.id);
    if (docs.length < MESSAGES_PAGE) break;
    last = docs.at(-1);
  }
  const all = [...ids].sort();
  const left: string[] = [];
  for (let start = 0; start < all.length; start += TOPICS_PAGE) {
    const page = all.slice(start, start + TOPICS_PAGE);
    const topics = await firestore.getAll(
      ...page.map((id) => firestore.doc(firestorePaths.topic(id))),
      { fieldMask: ['participantIds'] },
    );
    for (const topic of topics) {
      const people: unknown = topic.get('participantIds');
      if (!Array.isArray(people) || !people.includes(uid)) left.push(topic.id);
    }
  }
  return left;
}

/**
 * The files of a conversation; their bytes are read when their turn comes.
 *
 * @param authorUid only what this person has sent; null = everybody
 */
async function sentFiles(
  topicId: string,
  authorUid: string | null,
  { firestore, store }: { firestore: Firestore; store: BlobStore },
): Promise<ExportFile[]> {
  const files: ExportFile[] = [];
  const all = firestore.collection(firestorePaths.attachments(topicId));
  const sent = authorUid === null ? all : all.where('authorUid', '==', authorUid);
  for await (const document of everyDocument(sent, null, MESSAGES_PAGE)) {
    const attachment = unlessUnreadable(() => storedAttachment(document));
    if (!attachment || attachment.facts === null || attachment.messageId === null) continue;
    const key = fileBlobKey({ topicId, attachmentId: document.id });
    const sizeBytes = await store.sizeOf(key);
    if (sizeBytes === null) continue;
    files.push({
      name: `conversations/${topicId}/${document.id}-${attachment.facts.name}`,
      content: store.readStretch(key, 0, sizeBytes),
    });
  }
  return files;
}

/**
 * In the order they were said.
 *
 * @param authorUid only this person's; null = everybody's
 */
async function* messagesOf(
  topicId: string,
  authorUid: string | null,
  firestore: Firestore,
): AsyncGenerator<string> {
  const ordered = firestore
    .collection(firestorePaths.messages(topicId))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId());
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const query = last ? ordered.startAfter(last) : ordered;
    const { docs } = await query.limit(MESSAGES_PAGE).get();
    for (const message of docs) {
      if (authorUid !== null && message.get('authorUid') !== authorUid) {
        const corrections = correctionsBy(authorUid, message);
        if (corrections.length > 0) yield exportedJson({ id: message.id, corrections });
        continue;
      }
      yield exportedJson({ ...message.data(), id: message.id });
    }
    if (docs.length < MESSAGES_PAGE) return;
    last = docs.at(-1);
  }
}

/** A person's corrections of replies in somebody else's conversation. */
function correctionsBy(uid: string, message: QueryDocumentSnapshot): Correction[] {
  const corrections = message.get('corrections') as Correction[] | undefined;
  return (corrections ?? []).filter(({ authorUid }) => authorUid === uid);
}
