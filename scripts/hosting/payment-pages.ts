import { PAYMENT_ROUTES } from '@tasuki/domain/navigation/payment-routes';
import { ROUTE_TABLE } from '@tasuki/domain/navigation/route-table';
import type { PageService } from './page-services.ts';

/** Stripe.js, as Stripe says what it needs. It is allowed on payment pages alone. */
const STRIPE: PageService = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
  keepsToTrustedTypes: false,
};

/** The paths of payment pages, as the rules of Hosting write them. */
export const PAYMENT_PAGE_SOURCES: readonly string[] = PAYMENT_ROUTES.map(
  (name) => `/${ROUTE_TABLE[name].path.replace(/:\w+/g, '*')}`,
);

/**
 * The service that only payment pages load.
 *
 * @param settings the app's, as Vite reads them
 * @returns null where nothing is sold
 */
export function paymentService(
  settings: Readonly<Record<string, string | undefined>>,
): PageService | null {
  if (!settings['VITE_STRIPE_PUBLISHABLE_KEY']) return null;
  const script = settings['VITE_STRIPE_SCRIPT'];
  if (!script) return STRIPE;
  const { origin } = new URL(script);
  return {
    scripts: [script],
    connections: [`${origin}/v1/`],
    frames: [`${origin}/stripe/authenticate/`],
    keepsToTrustedTypes: false,
  };
}
