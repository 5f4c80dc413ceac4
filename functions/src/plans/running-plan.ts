import type { Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { RunningPlan } from '@tasuki/domain/coaching/facts/planned-session';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { storedCaution, storedPlan } from './stored-plan.ts';

/** Other recordings of the newest run and its change-overs stand beside it. */
const NEWEST_MAXIMUM = 5;
const FIELDS = ['startedAt', 'duplicateOf', 'isTransition'] as const;
type NewestRow = Pick<ActivityRow, (typeof FIELDS)[number]>;

const newestRow = plainReader<NewestRow>({
  startedAt: 'date',
  duplicateOf: 'string?',
});

/**
 * The runner's plan with what says which activity is the newest.
 *
 * @returns null where there is no plan or it cannot be read; also while something that the runner
 *   wrote comes before training, so that words say nothing of it to who reads along
 */
export async function readRunningPlan(
  firestore: Firestore,
  uid: string,
  now: Date,
): Promise<RunningPlan | null> {
  const [planDocument, cautionDocument] = await firestore.getAll(
    firestore.doc(firestorePaths.trainingPlan(uid)),
    firestore.doc(firestorePaths.cautions(uid)),
  );
  if (planDocument?.exists !== true) return null;
  const record = unlessUnreadable(() => storedPlan(planDocument)) ?? null;
  const caution = storedCaution(cautionDocument, now);
  if (!record || (caution !== null && caution.kind !== 'return')) return null;
  const newest = await firestore
    .collection(firestorePaths.activities(uid))
    .orderBy('startedAt', 'desc')
    .limit(NEWEST_MAXIMUM)
    .select(...FIELDS)
    .get();
  const [first] = newest.docs
    .flatMap((document) => unlessUnreadable(() => newestRow(document)) ?? [])
    .filter(({ duplicateOf, isTransition }) => duplicateOf === null && !isTransition);
  return { record, newestBegin: first?.startedAt ?? null };
}
