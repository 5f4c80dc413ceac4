import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';

const LOOK_MILLISECONDS = 250;

/**
 * Deletes a document or collection with all that lies below it.
 *
 * @returns false when the time was over first; what was begun goes on meanwhile
 */
export async function deleteFolder(
  reference: DocumentReference | CollectionReference,
  isTimeOver: () => boolean,
): Promise<boolean> {
  if (isTimeOver()) return false;
  let timer: NodeJS.Timeout | undefined;
  const deleted = reference.firestore
    .recursiveDelete(reference as DocumentReference)
    .then(() => true);
  const timeOver = new Promise<false>((resolve) => {
    timer = setInterval(() => {
      if (isTimeOver()) resolve(false);
    }, LOOK_MILLISECONDS);
  });
  try {
    return await Promise.race([deleted, timeOver]);
  } finally {
    clearInterval(timer);
  }
}
