import type { Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isSaleState } from '@tasuki/domain/products/purchase';
import { jobRequest, type JobKind, type JobRequest } from '../../jobs/job-kind.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { stateOf } from './settle-purchase.ts';
import { storedPayment } from './stored-purchase.ts';

/** A payment at Stripe that names nobody: its buyer has deleted their account, or it is of a coach's plan. */
export interface ForgottenPayment {
  paymentId: string;
}

export const SETTLE_FORGOTTEN_PAYMENT: JobKind<ForgottenPayment> = {
  name: 'settle-forgotten-payment',
  queue: 'short',
  personOf: ({ paymentId }) => paymentId,
};

/** Between looks at a payment that its bank has not decided. */
const WAIT_MILLISECONDS = 6 * HOUR_MILLISECONDS;

export function forgottenPaymentJob(paymentId: string): JobRequest {
  return jobRequest(SETTLE_FORGOTTEN_PAYMENT, paymentId, { paymentId });
}

/** The fields to write of a payment, and when to look again; null = no next look. */
interface ForgottenSettlement {
  fulfil: (transaction: Transaction) => Promise<void>;
  nextLookAt: Date | null;
  /** Whether it paid a coach's plan, which may have to end. */
  isOfPlan: boolean;
}

/**
 * Reads from Stripe what became of a payment that names nobody. One that was granted before changes its
 * sale alone. Any other is cancelled, or paid back where it was confirmed.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function settleForgottenPayment(
  { paymentId }: ForgottenPayment,
  dependencies: BillingDependencies,
): Promise<ForgottenSettlement> {
  const { firestore, now } = dependencies;
  const reference = firestore.doc(firestorePaths.stripePayment(paymentId));
  const stored = storedPayment(await reference.get());
  if (!stored || stored.uid !== null) return { fulfil: nothing, nextLookAt: null, isOfPlan: false };
  const stripe = sellingStripe(dependencies);
  const { coachId = null, isGranted = false, saleId = paymentId } = stored;
  const isOfPlan = stored.saleId !== undefined;
  if (!isGranted) await stripe.cancelPayment(paymentId);
  let payment = await stripe.payment(paymentId);
  if (!isGranted && stateOf(payment) === 'paid') {
    await stripe.refundPayment(paymentId);
    payment = await stripe.payment(paymentId);
  }
  const state = stateOf(payment);
  if (!isGranted) {
    const isOver = state === 'cancelled' || state === 'refunded';
    return {
      fulfil: async (transaction) => {
        if (isOver) transaction.delete(reference);
        return Promise.resolve();
      },
      nextLookAt: isOver ? null : new Date(now().getTime() + WAIT_MILLISECONDS),
      isOfPlan,
    };
  }
  if (coachId === null || !isSaleState(state)) {
    return { fulfil: nothing, nextLookAt: null, isOfPlan };
  }
  const sale = firestore.doc(firestorePaths.sale(coachId, saleId));
  const { refundedYen } = payment;
  return {
    fulfil: async (transaction) => {
      const { exists } = await transaction.get(sale);
      if (exists) transaction.update(sale, { state, refundedYen });
    },
    nextLookAt: null,
    isOfPlan,
  };
}

async function nothing(): Promise<void> {
  return Promise.resolve();
}
