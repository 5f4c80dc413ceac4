import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readDocument } from '../../../platform/firebase/firestore-rest.ts';
import { documentAs } from '../../stored-document.ts';

interface MessageCount {
  freeAtMilliseconds: number;
}

/** From when on nothing counts any more of what a person wrote on all devices, in milliseconds since 1970. */
export async function loadMessagesFreeAt(uid: string): Promise<number> {
  const document = await readDocument(firestorePaths.messageTurns(uid));
  if (!document) return 0;
  const count = documentAs<MessageCount>(document, {
    freeAtMilliseconds: 'number',
  });
  return count.freeAtMilliseconds;
}
