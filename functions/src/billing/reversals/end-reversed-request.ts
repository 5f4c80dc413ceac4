import { jobRequest, type JobKind, type JobRequest } from '../../jobs/job-kind.ts';

/** A payment at Stripe of which all was refunded, or that its bank has reversed. */
export interface ReversedPayment {
  paymentId: string;
}

/** Events of disputes name no customer, so the payment stands in for a person. */
export const END_REVERSED: JobKind<ReversedPayment> = {
  name: 'end-reversed',
  queue: 'short',
  personOf: ({ paymentId }) => paymentId,
};

/** Asks to end what a payment was for, where it was reversed. */
export function endReversedRequest(paymentId: string): JobRequest {
  return jobRequest(END_REVERSED, paymentId, { paymentId });
}
