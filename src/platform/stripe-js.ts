import type { Stripe } from '@stripe/stripe-js';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { environment } from './environment.ts';
import { loadScript } from './load-script.ts';

let loading: Promise<Stripe> | null = null;

/**
 * Loads Stripe.js, in local mode what stands for it. Only payment pages may.
 *
 * @throws TasukiFailure 'billing/not-offered', 'billing/provider-not-initialized'
 */
export function loadStripeJs(): Promise<Stripe> {
  loading ??= load().catch((cause: unknown) => {
    loading = null;
    throw cause instanceof TasukiFailure
      ? cause
      : new TasukiFailure('billing/provider-not-initialized', { cause });
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { sales } = environment;
  if (!sales) throw new TasukiFailure('billing/not-offered');
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  // The package takes what is there already.
  if (sales.scriptUrl !== null) await loadScript(sales.scriptUrl);
  const stripe = await loadStripe(sales.publishableKey);
  if (!stripe) throw new TasukiFailure('billing/provider-not-initialized');
  return stripe;
}

/**
 * Whether this page is the document that was asked for, so that its policy lets Stripe.js in. A page
 * that was navigated to within the app has the policy of the first one.
 */
export function isPaymentDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === globalThis.location.pathname;
}
