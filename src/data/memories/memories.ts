import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MEMORY_LIMITS, MEMORY_SHAPE, type Memory } from '@tasuki/domain/memories/memory';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { limit, orderBy, readDocuments } from '../../platform/firebase/firestore-rest.ts';
import { documentAs, type StoredDocument } from '../stored-document.ts';

function memoryOf(document: StoredDocument): Memory {
  const stored = documentAs<Omit<Memory, 'id'>>(document, MEMORY_SHAPE);
  return { ...stored, id: document.id };
}

/** What the coach remembers of a runner's words, live, the newest first. */
export async function watchMemories(
  uid: string,
  onMemories: (memories: Memory[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.memories(uid),
      dateField: 'saidAt',
      after: null,
      size: MEMORY_LIMITS.memoriesMaximum,
    },
    (documents) => {
      onMemories(documents.map(memoryOf));
    },
    onError,
  );
}

/** The notes on a runner for their coach; null = the runner does not share them. */
export async function loadSharedMemories(runnerUid: string): Promise<Memory[] | null> {
  try {
    const documents = await readDocuments(
      firestorePaths.memories(runnerUid),
      orderBy('saidAt', 'desc'),
      limit(MEMORY_LIMITS.memoriesMaximum),
    );
    return documents.map(memoryOf);
  } catch (cause) {
    if (failureCodeOf(cause) === 'common/permission-denied') return null;
    throw cause;
  }
}

/** A note of a runner, and other words for it. */
export interface MemoryEdit {
  uid: string;
  memoryId: string;
  text: string;
}

/** Gives a note other words; whoever coaches goes by them from then on. */
export async function editMemory({ uid, memoryId, text }: MemoryEdit): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.memory(uid, memoryId), { text }, 'editedAt');
}

/** Says that a note still holds. */
export async function confirmMemory({ uid, memoryId }: Omit<MemoryEdit, 'text'>): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.memory(uid, memoryId), {}, 'confirmedAt');
}

/** Deletes a note. It is not made again of the same message. */
export async function forgetMemory({ uid, memoryId }: Omit<MemoryEdit, 'text'>): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(firestorePaths.memory(uid, memoryId));
}
