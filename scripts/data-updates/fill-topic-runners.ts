// Notes in each topic whom it is about, for topics that were written before the field was there:
//   gcloud auth application-default login
//   npm run fill:topic-runners -- <project id>
// npm start does the same with the data that it kept.
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Topic } from '@tasuki/domain/chat/topic';

const PAGE = 200;

/**
 * Sets `runnerUid` where it is missing: until then the runner was the first participant. Safe to repeat.
 *
 * @returns how many topics were filled in
 */
export async function fillTopicRunners(firestore: Firestore): Promise<number> {
  const topics = firestore.collection(firestorePaths.topics()).orderBy(FieldPath.documentId());
  let filled = 0;
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? topics : topics.startAfter(after)).limit(PAGE).get();
    const batch = firestore.batch();
    for (const topic of docs) {
      const { runnerUid, participantIds = [] } = topic.data() as Partial<Topic>;
      const [firstParticipant] = participantIds;
      if (runnerUid !== undefined || firstParticipant === undefined) continue;
      batch.update(topic.ref, { runnerUid: firstParticipant });
      filled += 1;
    }
    await batch.commit();
    if (docs.length < PAGE) return filled;
    after = docs.at(-1)?.id ?? null;
  }
}
