import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { CoachWords } from '@tasuki/domain/coaches/coach-application';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';

/**
 * Writes a coach's words that an admin decides on, or changes them while nobody has decided. What
 * was decided is removed first.
 *
 * @param path of the document
 * @param state of the one that is there; null = there is none
 */
export async function saveReviewedWords(
  path: string,
  words: CoachWords,
  state: string | null,
): Promise<void> {
  const reference = doc(firestoreLite, path);
  const updatedAt = serverTimestamp();
  if (state === 'open') {
    await updateDoc(reference, { ...words, updatedAt });
    return;
  }
  if (state !== null) await deleteDoc(reference);
  await setDoc(reference, { ...words, state: 'open', createdAt: updatedAt, updatedAt });
}
