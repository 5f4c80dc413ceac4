import type { Stripe } from '@stripe/stripe-js';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { isPaymentDocument, loadStripeJs } from '../../platform/stripe-js.ts';

/**
 * Stripe.js with what is asked of a function beside it. Where the page was come to within the app,
 * its policy refuses Stripe.js, so it is loaded anew.
 *
 * @param key names what is prepared
 */
export function usePreparedPayment<Prepared>(key: string, prepare: () => Promise<Prepared>) {
  return useLiveQuery<{ stripe: Stripe; prepared: Prepared }>({
    key,
    load: async () => {
      if (!isPaymentDocument()) {
        globalThis.location.reload();
        return new Promise(() => undefined);
      }
      const [prepared, stripe] = await Promise.all([prepare(), loadStripeJs()]);
      return { stripe, prepared };
    },
  });
}
