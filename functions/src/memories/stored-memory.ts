import type { Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MEMORY_LIMITS, MEMORY_SHAPE, type Memory } from '@tasuki/domain/memories/memory';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';

const storedMemory = plainReader<Omit<Memory, 'id'>>(MEMORY_SHAPE);

/** Every note of a runner, the newest first: there are never more. */
export function newestMemories(firestore: Firestore, uid: string): Query {
  return firestore
    .collection(firestorePaths.memories(uid))
    .orderBy('saidAt', 'desc')
    .limit(MEMORY_LIMITS.memoriesMaximum);
}

/** The notes in what a query found, but those that cannot be read. */
export function memoriesOf({ docs }: QuerySnapshot): Memory[] {
  return docs.flatMap((document) => {
    const stored = unlessUnreadable(() => storedMemory(document));
    return stored ? [{ ...stored, id: document.id }] : [];
  });
}

/** A runner's notes, the newest first. */
export async function readMemories(firestore: Firestore, uid: string): Promise<Memory[]> {
  return memoriesOf(await newestMemories(firestore, uid).get());
}
