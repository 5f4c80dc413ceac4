import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { askOnce } from './ask-once.ts';
import type { BillingDependencies } from './billing-dependencies.ts';
import { END_RENEWALS } from './endings/ask-to-end-renewals.ts';
import { endRenewals } from './endings/end-renewals.ts';
import { finishSetUp } from './finish-set-up.ts';
import { isShutOut } from './is-shut-out.ts';
import { endUnserved } from './coach-plans/end-unserved.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import {
  SETTLE_FORGOTTEN_PAYMENT,
  settleForgottenPayment,
} from './purchases/settle-forgotten-payment.ts';
import { settlePurchase, type PurchaseOfPerson } from './purchases/settle-purchase.ts';
import { settlePurchases } from './purchases/settle-purchases.ts';
import { endReversed } from './reversals/end-reversed.ts';
import { END_REVERSED, endReversedRequest } from './reversals/end-reversed-request.ts';
import { afterFailure, untilAnswered } from './until-answered.ts';

interface LookPayload {
  customerId: string;
  uid: string;
}

interface FinishPayload {
  setupIntentId: string;
  uid: string;
}

const LOOK_AT_CUSTOMER: JobKind<LookPayload> = {
  name: 'look-at-customer',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

const FINISH_SET_UP: JobKind<FinishPayload> = {
  name: 'finish-set-up',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

const SETTLE_PURCHASE: JobKind<PurchaseOfPerson> = {
  name: 'settle-purchase',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

export function lookJob(customerId: string, uid: string): JobRequest {
  return jobRequest(LOOK_AT_CUSTOMER, customerId, { customerId, uid });
}

export function finishJob(setupIntentId: string, uid: string): JobRequest {
  return jobRequest(FINISH_SET_UP, setupIntentId, { setupIntentId, uid });
}

export function settleJob({ uid, purchaseId }: PurchaseOfPerson): JobRequest {
  return jobRequest(SETTLE_PURCHASE, `${uid}_${purchaseId}`, { uid, purchaseId });
}

/** The job that mirrors what Stripe says of a customer. */
export function lookAtCustomerJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(LOOK_AT_CUSTOMER, {
    isNeverGivenUp: true,
    run: async (payload) =>
      untilAnswered(payload, await current(), async (dependencies) => {
        await lookAtCustomer(payload.customerId, dependencies);
        await endUnserved(payload.uid, payload.customerId, dependencies);
        await settlePurchases(payload.uid, dependencies);
      }),
    giveUp: () => undefined,
  });
}

/** The job that grants or withdraws what was bought, as Stripe says of its payment. */
export function settlePurchaseJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(SETTLE_PURCHASE, {
    isNeverGivenUp: true,
    run: async (payload) =>
      untilAnswered(payload, await current(), async (dependencies) => {
        await settlePurchase(payload, dependencies);
      }),
    giveUp: () => undefined,
  });
}

/** The job that follows a payment whose buyer has deleted their account. */
export function settleForgottenPaymentJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(SETTLE_FORGOTTEN_PAYMENT, {
    isNeverGivenUp: true,
    run: async (payload) => {
      const dependencies = await current();
      try {
        const { fulfil, nextLookAt, isOfPlan } = await settleForgottenPayment(
          payload,
          dependencies,
        );
        // A job of its own, so that the sale is right whatever happens to the end.
        if (isOfPlan) await askOnce([endReversedRequest(payload.paymentId)], dependencies);
        return { fulfil, ...(nextLookAt && { next: { dueAt: nextLookAt, payload } }) };
      } catch (cause) {
        return afterFailure(cause, payload, dependencies);
      }
    },
    giveUp: () => undefined,
  });
}

/** The job that ends the subscription whose payment was refunded, or reversed by its bank. */
export function endReversedJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(END_REVERSED, {
    isNeverGivenUp: true,
    run: async (payload) =>
      untilAnswered(payload, await current(), async (dependencies) =>
        endReversed(payload, dependencies),
      ),
    giveUp: () => undefined,
  });
}

/** The job that ends what somebody pays for who is shut out of it. */
export function endRenewalsJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(END_RENEWALS, {
    isNeverGivenUp: true,
    run: async (payload) =>
      untilAnswered(payload, await current(), async (dependencies) =>
        endRenewals(payload.uid, dependencies),
      ),
    giveUp: () => undefined,
  });
}

/** The job that does what a confirmed set-up was for, where no page came back to do it. */
export function finishSetUpJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(FINISH_SET_UP, {
    isNeverGivenUp: true,
    run: async (payload) =>
      untilAnswered(payload, await current(), async (dependencies) => {
        // A set-up from before the approval was lost begins nothing that is charged.
        if (await isShutOut(payload.uid, dependencies.firestore)) return;
        await finishSetUp(payload.setupIntentId, null, dependencies);
      }),
    giveUp: () => undefined,
  });
}
