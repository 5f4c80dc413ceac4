import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askAhead } from './first-plan-documents.ts';
import { rememberPlan } from './known-plan.ts';

/** Asks whether a runner has a plan, by one light read. */
export async function readHasPlan(uid: string): Promise<boolean> {
  const hasPlan = (await askAhead(firestorePaths.trainingPlan(uid))) !== null;
  rememberPlan(uid, hasPlan);
  return hasPlan;
}
