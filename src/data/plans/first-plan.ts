import { doc, getDoc } from 'firebase/firestore/lite';
import type { CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { storedDocument, type StoredDocument } from '../stored-document.ts';
import { cautionsOf } from './cautions.ts';
import { rememberPlan } from './known-plan.ts';
import { recordOfPlan } from './training-plans.ts';

async function readOnce(path: string): Promise<StoredDocument | null> {
  const snapshot = await getDoc(doc(firestoreLite, path));
  return snapshot.exists() ? storedDocument(snapshot) : null;
}

/** The runner's plan by a single light read, for the first paint; null = none. */
export async function readFirstPlan(uid: string): Promise<PlanRecord | null> {
  const document = await readOnce(firestorePaths.trainingPlan(uid));
  rememberPlan(uid, document !== null);
  return recordOfPlan(document);
}

/** When the runner wrote of what comes before training, by a single light read, for the first paint. */
export async function readFirstCautions(uid: string): Promise<CautionRecord> {
  return cautionsOf(await readOnce(firestorePaths.cautions(uid)));
}
