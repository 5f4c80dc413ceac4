import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { PlanDelivery } from '@tasuki/domain/plans/export/plan-delivery';
import { GARMIN_WORKOUT_PERMISSION } from '@tasuki/domain/provider-links/provider';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { storedJob } from '../../jobs/job.ts';
import { retryOnContention } from '../../platform/firestore/retry-on-contention.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { providerLink } from '../../provider-links/stored-link.ts';
import { storedPlanDelivery } from './stored-plan-delivery.ts';

export interface DeliverPlan {
  uid: string;
  /** Failures of Garmin in a row. */
  failures: number;
}

export const DELIVER_PLAN: JobKind<DeliverPlan> = {
  name: 'deliver-plan',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

const SWITCH_TURNS: TurnLimit = {
  kind: 'send-plan-to-garmin',
  burst: 6,
  intervalSeconds: 600,
};

interface AskDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
  now: () => Date;
}

/**
 * Something changed of what a runner's watch should have: has it sent to Garmin, where the runner
 * wants that. A job that is at work is not disturbed, since what it has just made would be forgotten.
 * By the raised wish it finds that there is more. Safe to repeat.
 */
export async function askToDeliverPlan(
  uid: string,
  { firestore, startJob, now }: AskDependencies,
): Promise<void> {
  const deliveryAt = firestore.doc(firestorePaths.planDelivery(uid));
  const id = jobId(DELIVER_PLAN, uid);
  const asked = await retryOnContention(async () =>
    firestore.runTransaction(async (transaction) => {
      const [deliverySnapshot, jobSnapshot] = await transaction.getAll(
        deliveryAt,
        firestore.doc(firestorePaths.job(id)),
      );
      const delivery = storedPlanDelivery(deliverySnapshot);
      if (!delivery || isTakenBack(delivery)) return null;
      const current = storedJob(jobSnapshot);
      transaction.update(deliveryAt, { wish: FieldValue.increment(1), state: 'sending' });
      if (current?.state === 'open') return null;
      const request = jobRequest(DELIVER_PLAN, uid, { uid, failures: 0 });
      return askForJob(transaction, firestore, request, { current, now: now() });
    }),
  );
  if (asked !== null) await startJob(asked);
}

/** Nobody wants anything there, nothing is there, and no job is at work that could send something. */
function isTakenBack({ isOn, state, sessions }: PlanDelivery): boolean {
  return !isOn && state === 'settled' && Object.keys(sessions).length === 0;
}

/**
 * The runner has sessions sent to Garmin, or no longer. What was sent and is still to come is taken
 * back then. Safe to repeat. Switching it on has turns: each leads to many requests to Garmin.
 *
 * @throws TasukiFailure 'provider/not-linked', 'provider/link-expired', 'provider/not-offered',
 *   'auth/too-many-requests';
 *   'training-plan/garmin-not-allowed' where the runner does not allow it at Garmin
 */
export async function changePlanDelivery(
  { isOn }: { isOn: boolean },
  { uid, now }: { uid: string; now: Date },
  { isOffered, ...dependencies }: Omit<AskDependencies, 'now'> & { isOffered: boolean },
): Promise<{ isOn: boolean }> {
  const { firestore } = dependencies;
  if (isOn && !isOffered) throw new TasukiFailure('provider/not-offered');
  if (isOn) await takeFreeTurn(uid, SWITCH_TURNS, now, firestore);
  const deliveryAt = firestore.doc(firestorePaths.planDelivery(uid));
  await retryOnContention(async () =>
    firestore.runTransaction(async (transaction) => {
      const [deliverySnapshot, linkSnapshot] = await transaction.getAll(
        deliveryAt,
        firestore.doc(firestorePaths.link(uid, 'garmin')),
      );
      const delivery = storedPlanDelivery(deliverySnapshot);
      if (isOn) {
        const link = providerLink(linkSnapshot);
        if (!link || link.state === 'unlinking') throw new TasukiFailure('provider/not-linked');
        if (link.state !== 'connected') throw new TasukiFailure('provider/link-expired');
        if (!link.scopes.includes(GARMIN_WORKOUT_PERMISSION)) {
          throw new TasukiFailure('training-plan/garmin-not-allowed');
        }
      } else if (delivery?.isOn !== true) {
        return;
      }
      transaction.set(deliveryAt, {
        isOn,
        state: 'sending',
        problem: null,
        sentUntil: delivery?.sentUntil ?? null,
        sessions: delivery?.sessions ?? {},
        wish: delivery?.wish ?? 0,
        updatedAt: Timestamp.fromDate(now),
      });
    }),
  );
  // Also where nothing changed: the process may have ended here after an earlier wish.
  await askToDeliverPlan(uid, { ...dependencies, now: () => now });
  return { isOn };
}
