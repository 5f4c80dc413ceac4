import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  PLAN_RECORD_SHAPE,
  storedPlanOf,
  type PlanRecord,
  type StoredPlanRecord,
  hasSessions,
  readPlanRecord,
} from '@tasuki/domain/plans/plan-record';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import { documentAs, type StoredDocument } from '../stored-document.ts';
import { rememberPlan } from './known-plan.ts';

/**
 * A plan as it was read; null = none that can be read.
 *
 * @throws StoredShapeFailure where this release cannot read it
 */
export async function recordOfPlan(document: StoredDocument | null): Promise<PlanRecord | null> {
  if (!document) return null;
  const stored = documentAs<StoredPlanRecord>(document, PLAN_RECORD_SHAPE);
  const record = readPlanRecord(stored);
  if (!record || hasSessions(record)) return record;
  // The builder is heavy, and only the first plans were stored without their sessions.
  const { completeRecord } = await import('@tasuki/domain/plans/proposed-plan');
  return completeRecord(stored);
}

/** The runner's plan, live; null = none. One document, in the first week as in the last. */
export async function watchPlan(
  uid: string,
  onPlan: (plan: PlanRecord | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  let newest: StoredDocument | null = null;
  const deliver = async (document: StoredDocument | null) => {
    newest = document;
    try {
      const record = await recordOfPlan(document);
      // One that was read sooner may be complete later.
      if (newest === document) onPlan(record);
    } catch (cause) {
      onError(cause);
    }
  };
  return watchDocument(
    firestorePaths.trainingPlan(uid),
    (document) => {
      rememberPlan(uid, document !== null);
      void deliver(document);
    },
    onError,
  );
}

/**
 * Stores a plan in the place of the revision that it was made from; waits in the browser while there
 * is no connection. The rules refuse it where another revision is stored.
 */
export async function startPlan(uid: string, plan: PlanRecord): Promise<void> {
  const { createTimedDocument } = await import('../live-documents.ts');
  forgetSeenPages();
  const stored = storedPlanOf(plan, crypto.randomUUID());
  await createTimedDocument(firestorePaths.trainingPlan(uid), stored);
}

/** A change of a plan as it is found; null where it no longer fits it. */
export type PlanEdit = (plan: PlanRecord) => PlanRecord | null;

/** A change made on several devices at once settles in two or three tries. */
const TRIES = 10;

/**
 * Changes the plan that was read. Where another device changed it in the meantime, the change is
 * made again on what is stored now. So neither of the two is lost.
 *
 * @throws TasukiFailure 'training-plan/changed-elsewhere' where the change no longer fits
 */
export async function changePlan(uid: string, read: PlanRecord, edit: PlanEdit): Promise<void> {
  let plan: PlanRecord | null = read;
  for (let left = TRIES; plan && left > 0; left -= 1) {
    const changed: PlanRecord | null = edit(plan);
    if (!changed) break;
    try {
      await startPlan(uid, changed);
      return;
    } catch (cause) {
      if (failureCodeOf(cause) !== 'common/permission-denied') throw cause;
      const stored = await readPlan(uid);
      if (stored?.revision === plan.revision) throw cause;
      plan = stored;
    }
  }
  throw new TasukiFailure('training-plan/changed-elsewhere');
}

async function readPlan(uid: string): Promise<PlanRecord | null> {
  const { readDocument } = await import('../live-documents.ts');
  return recordOfPlan(await readDocument(firestorePaths.trainingPlan(uid)));
}

/**
 * Ends the plan that was read. A plan that another device has started or changed since stays.
 *
 * @throws what failureCodeOf understands: 'training-plan/changed-elsewhere', 'common/offline'
 */
export async function endPlan(uid: string, read: PlanRecord): Promise<void> {
  if (!navigator.onLine) throw new TasukiFailure('common/offline');
  const { deleteUnchanged } = await import('../live-documents.ts');
  const path = firestorePaths.trainingPlan(uid);
  forgetSeenPages();
  const isGone = await deleteUnchanged(path, { field: 'revision', value: read.revision });
  if (!isGone) throw new TasukiFailure('training-plan/changed-elsewhere');
}
