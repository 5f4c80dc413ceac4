import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jsonArray, type ExportUnit } from './export-entry.ts';
import { exportedJson } from './exported-value.ts';

const TOPICS_PAGE = 50;
const MESSAGES_PAGE = 100;

/** Each conversation that the person takes part in, one file with all of its messages. */
export async function* conversationUnits(
  uid: string,
  after: string | null,
  firestore: Firestore,
): AsyncGenerator<ExportUnit> {
  let last = after;
  for (;;) {
    const ordered = firestore
      .collection(firestorePaths.topics())
      .where('participantIds', 'array-contains', uid)
      .orderBy(FieldPath.documentId());
    const query = last === null ? ordered : ordered.startAfter(last);
    const { docs } = await query.limit(TOPICS_PAGE).get();
    for (const topic of docs) {
      const head = exportedJson({ ...topic.data(), id: topic.id }).slice(0, -2);
      const messages = jsonArray(
        messagesOf(topic.id, firestore),
        `${head},\n"messages": [`,
        ']\n}',
      );
      yield {
        files: [{ name: `conversations/${topic.id}.json`, content: messages }],
        after: topic.id,
      };
    }
    if (docs.length < TOPICS_PAGE) return;
    last = docs.at(-1)?.id ?? null;
  }
}

/** In the order they were said. */
async function* messagesOf(topicId: string, firestore: Firestore): AsyncGenerator<string> {
  const ordered = firestore
    .collection(firestorePaths.messages(topicId))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId());
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const query = last ? ordered.startAfter(last) : ordered;
    const { docs } = await query.limit(MESSAGES_PAGE).get();
    for (const message of docs) yield exportedJson({ ...message.data(), id: message.id });
    if (docs.length < MESSAGES_PAGE) return;
    last = docs.at(-1);
  }
}
