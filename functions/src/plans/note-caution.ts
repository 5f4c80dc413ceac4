import type { Firestore } from 'firebase-admin/firestore';
import {
  CAUTION_RECORD_SHAPE,
  NO_CAUTIONS,
  type CautionRecord,
} from '@tasuki/domain/coaching/safety/caution-record';
import { withSign, withWords } from '@tasuki/domain/coaching/safety/caution-words';
import type { RedFlagCategory } from '@tasuki/domain/coaching/safety/red-flag';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { plainReader } from '../platform/firestore/read-stored.ts';

const storedCautions = plainReader<Partial<CautionRecord>>(CAUTION_RECORD_SHAPE);

/** What a runner wrote, and when. */
export interface WrittenWords {
  uid: string;
  text: string | null;
  at: Date;
}

/**
 * Keeps when a runner wrote of a sign, a pain or an illness, or of its end. So no plan goes on as if
 * nothing were. Words that say nothing of it cost no read. Called twice or out of order, it
 * leaves the same record.
 */
export async function noteCaution(
  { uid, text, at }: WrittenWords,
  firestore: Firestore,
): Promise<void> {
  if (withWords(NO_CAUTIONS, text, at) === NO_CAUTIONS) return;
  const { doubtOfSign } = await import('@tasuki/domain/coaching/learnt-signs/sign-likelihood');
  if (withWords(NO_CAUTIONS, text, at, doubtOfSign) === NO_CAUTIONS) return;
  await changeCautions(uid, (known) => withWords(known, text, at, doubtOfSign), firestore);
}

/** Keeps when a runner wrote of a sign that our own rules did not find in the words. Safe to repeat. */
export async function noteSign(
  { uid, category, at }: { uid: string; category: RedFlagCategory; at: Date },
  firestore: Firestore,
): Promise<void> {
  await changeCautions(uid, (known) => withSign(known, category, at), firestore);
}

async function changeCautions(
  uid: string,
  change: (known: CautionRecord) => CautionRecord,
  firestore: Firestore,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.cautions(uid));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedCautions(await transaction.get(reference));
    transaction.set(reference, change({ ...NO_CAUTIONS, ...stored }));
  });
}
