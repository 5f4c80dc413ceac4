import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { noteCaution } from './note-caution.ts';

/**
 * Keeps what the note on an activity says of the runner's health, from the moment at which it was
 * written. Other changes of the activity cost nothing.
 */
export async function noteActivityNote(
  uid: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  firestore: Firestore,
): Promise<void> {
  const text: unknown = after.get('note');
  if (typeof text !== 'string' || text === before.get('note') || !after.updateTime) return;
  await noteCaution({ uid, text, at: after.updateTime.toDate() }, firestore);
}
