import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  CAUTION_RECORD_SHAPE,
  NO_CAUTIONS,
  openCaution,
  type CautionRecord,
} from '@tasuki/domain/coaching/safety/caution-record';
import type { Caution } from '@tasuki/domain/plans/plan-caution';
import {
  PLAN_RECORD_SHAPE,
  type PlanRecord,
  type StoredPlanRecord,
} from '@tasuki/domain/plans/plan-record';
import { completeRecord } from '@tasuki/domain/plans/proposed-plan';
import { loggingUnreadable, plainReader } from '../platform/firestore/read-stored.ts';

const readPlan = plainReader<StoredPlanRecord>(PLAN_RECORD_SHAPE);
const readCautions = plainReader<Partial<CautionRecord>>(CAUTION_RECORD_SHAPE);

/**
 * The plan of a document; null where there is none.
 *
 * @throws StoredShapeFailure where it cannot be read
 */
export function storedPlan(snapshot: DocumentSnapshot | undefined): PlanRecord | null {
  const stored = readPlan(snapshot);
  if (!stored || !snapshot) return null;
  return loggingUnreadable(snapshot.ref.path, () => completeRecord(stored));
}

/** Everything that the runner wrote of what comes before training, of a document that may be absent. */
export function storedCautionRecord(snapshot: DocumentSnapshot | undefined): CautionRecord {
  return { ...NO_CAUTIONS, ...readCautions(snapshot) };
}

/** What comes before training now, from a document that may be absent; null = nothing. */
export function storedCaution(snapshot: DocumentSnapshot | undefined, now: Date): Caution | null {
  return openCaution(storedCautionRecord(snapshot), now);
}
