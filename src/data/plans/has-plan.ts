import { doc, getDoc } from 'firebase/firestore/lite';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { rememberPlan } from './known-plan.ts';

/** Asks whether a runner has a plan, by one light read. */
export async function readHasPlan(uid: string): Promise<boolean> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.trainingPlan(uid)));
  const hasPlan = snapshot.exists();
  rememberPlan(uid, hasPlan);
  return hasPlan;
}
