import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { JobResult } from '../jobs/job-handler.ts';
import { logFailure, logInfo } from '../platform/log.ts';
import type { BillingDependencies } from './billing-dependencies.ts';
import type { ForgottenPayment } from './purchases/settle-forgotten-payment.ts';

/** Between attempts while Stripe does not answer. */
const WAIT_MILLISECONDS = 60_000;

/** Does the work of a job, again and again while Stripe does not answer. */
export async function untilAnswered<Payload extends { uid: string } | ForgottenPayment>(
  payload: Payload,
  dependencies: BillingDependencies,
  work: (dependencies: BillingDependencies) => Promise<void>,
): Promise<JobResult<Payload>> {
  try {
    await work(dependencies);
    return { fulfil: () => undefined };
  } catch (cause) {
    return afterFailure(cause, payload, dependencies);
  }
}

/**
 * Decides on a job whose work failed: it waits for Stripe, or ends with a line in the log.
 *
 * @throws anything that is no failure of Stripe's
 */
export function afterFailure<Payload extends { uid: string } | ForgottenPayment>(
  cause: unknown,
  payload: Payload,
  { now }: BillingDependencies,
): JobResult<Payload> {
  const done = { fulfil: () => undefined };
  if (!(cause instanceof TasukiFailure)) throw cause;
  if (cause.code === 'billing/unavailable') {
    logInfo('Stripe did not answer; asked again later');
    const dueAt = new Date(now().getTime() + WAIT_MILLISECONDS);
    return { ...done, next: { dueAt, payload } };
  }
  // The page reads the answer when the person comes back to it.
  if (cause.code !== 'billing/subscription-exists') {
    const subject = 'uid' in payload ? { uid: payload.uid } : { payment: payload.paymentId };
    logFailure('event of Stripe without effect', subject, cause);
  }
  return done;
}
