import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import type { BillingDependencies } from './billing-dependencies.ts';

let client: Promise<BillingDependencies['stripe']> | null = null;

/** Stripe as it is configured. Its package is loaded when it is used first. */
export async function currentBilling(): Promise<BillingDependencies> {
  client ??= madeClient();
  return { firestore: firestore(), stripe: await client, now: () => new Date(), startJob };
}

async function madeClient(): Promise<BillingDependencies['stripe']> {
  const { stripe } = configuration;
  if (!stripe) return null;
  const { StripeClient } = await import('../integrations/stripe/stripe-client.ts');
  return new StripeClient(stripe);
}
