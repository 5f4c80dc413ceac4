import type { CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { cautionsOf } from './cautions.ts';
import { firstDocument } from './first-plan-documents.ts';
import { rememberPlan } from './known-plan.ts';
import { recordOfPlan } from './training-plans.ts';

/** The runner's plan by a single light read, for the first paint; null = none. */
export async function readFirstPlan(uid: string): Promise<PlanRecord | null> {
  const document = await firstDocument(firestorePaths.trainingPlan(uid));
  rememberPlan(uid, document !== null);
  return recordOfPlan(document);
}

/** When the runner wrote of what comes before training, by a single light read, for the first paint. */
export async function readFirstCautions(uid: string): Promise<CautionRecord> {
  return cautionsOf(await firstDocument(firestorePaths.cautions(uid)));
}
