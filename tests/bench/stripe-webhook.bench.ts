import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { STRIPE_API_VERSION } from '../../sandbox/stripe/stripe-events.ts';
import { SANDBOX_STRIPE_KEYS } from '../../sandbox/stripe/stripe-server.ts';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { sandboxOrigin } from '../journeys/journey-browser.ts';
import { median } from './median.ts';

const WARM_UPS = 4;
const RUNS = 40;

async function askStripe(path: string, body: Record<string, string>, key?: string): Promise<void> {
  const response = await fetch(`${sandboxOrigin()}/v1/${path}`, {
    method: 'POST',
    headers:
      key === undefined
        ? {}
        : { authorization: `Bearer ${key}`, 'stripe-version': STRIPE_API_VERSION },
    body: new URLSearchParams(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** From a change at Stripe, whose webhook goes out at once, to the mirror that screens read live. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    // Loaded here: they look for the emulators at once.
    const { openBrowser } = await import('../functions/browser.ts');
    const { adminFirestore } = await import('../functions/admin.ts');
    const browser = await openBrowser();
    try {
      const setUp = await browser.call('beginSubscription', { term: 'monthly' });
      await askStripe(`setup_intents/${setUp.setupIntentId}/confirm`, {
        key: SANDBOX_STRIPE_KEYS.publishableKey,
        client_secret: setUp.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
      });
      await browser.call('finishSetUp', { setupIntentId: setUp.setupIntentId });
      const mirrors = adminFirestore.collection(firestorePaths.subscriptions(browser.uid));
      const [subscription] = (await mirrors.get()).docs;
      if (!subscription) throw new Error('no subscription began');
      /** When the mirror has said so, in the order of what was asked for. */
      let isSeen: (isCancelled: boolean) => void = () => undefined;
      const stop = subscription.ref.onSnapshot((snapshot) => {
        isSeen(snapshot.get('isCancelledAtPeriodEnd') === true);
      });
      const times: number[] = [];
      for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
        const wanted = run % 2 === 0;
        const { promise, resolve } = Promise.withResolvers<undefined>();
        isSeen = (isCancelled) => {
          if (isCancelled === wanted) resolve(undefined);
        };
        const from = performance.now();
        await askStripe(
          `subscriptions/${subscription.id}`,
          { cancel_at_period_end: String(wanted) },
          SANDBOX_STRIPE_KEYS.secretKey,
        );
        await promise;
        if (run >= WARM_UPS) times.push(performance.now() - from);
      }
      stop();
      return [
        {
          figure: 'Stripe’s webhook → mirror updated, warm (median)',
          value: median(times),
          unit: 'ms',
          budget: 1000,
        },
        {
          figure: 'Stripe’s webhook → mirror updated, warm (slowest)',
          value: Math.max(...times),
          unit: 'ms',
          budget: 1000,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
