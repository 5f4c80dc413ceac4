import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';

/** The dependencies of everything that sells. */
export interface BillingDependencies {
  firestore: Firestore;
  /** Stripe as it is configured; null = nothing is sold. */
  stripe: StripeClient | null;
  now: () => Date;
  /** Hands a job that was asked for to its queue. */
  startJob: (id: string) => Promise<void>;
}

/** @throws TasukiFailure 'billing/not-offered' where nothing is sold */
export function sellingStripe({ stripe }: BillingDependencies): StripeClient {
  if (!stripe) throw new TasukiFailure('billing/not-offered');
  return stripe;
}
