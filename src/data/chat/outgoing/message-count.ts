import { doc, getDoc } from 'firebase/firestore/lite';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLite } from '../../../platform/firebase/firestore-lite.ts';
import { documentAs, storedDocument } from '../../stored-document.ts';

interface MessageCount {
  freeAtMilliseconds: number;
}

/** From when on nothing counts any more of what a person wrote on all devices, in milliseconds since 1970. */
export async function loadMessagesFreeAt(uid: string): Promise<number> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.messageTurns(uid)));
  if (!snapshot.exists()) return 0;
  const count = documentAs<MessageCount>(storedDocument(snapshot), {
    freeAtMilliseconds: 'number',
  });
  return count.freeAtMilliseconds;
}
