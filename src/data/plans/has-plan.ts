import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askAhead } from './first-plan-documents.ts';
import { rememberPlan } from './known-plan.ts';

async function ask(uid: string): Promise<boolean> {
  const hasPlan = (await askAhead(firestorePaths.trainingPlan(uid))) !== null;
  rememberPlan(uid, hasPlan);
  return hasPlan;
}

/** The answer that was asked for ahead of the first screen that wants it. */
let ahead: { uid: string; answer: Promise<boolean> } | null = null;

/** Asks while the screen is on its way; its {@link readHasPlan} takes the answer. */
export function askHasPlanAhead(uid: string): void {
  ahead = { uid, answer: ask(uid) };
  // The screen asks again.
  ahead.answer.catch(() => undefined);
}

/** Asks whether a runner has a plan, by one light read. */
export async function readHasPlan(uid: string): Promise<boolean> {
  const taken = ahead?.uid === uid ? ahead.answer : null;
  ahead = null;
  return (await taken?.catch(() => null)) ?? ask(uid);
}
