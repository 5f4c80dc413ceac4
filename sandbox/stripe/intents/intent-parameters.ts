import type { Payments } from '../payments.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { resourceMissing } from '../stripe-failure.ts';
import type {
  PaymentIntentObject,
  PaymentMethodObject,
  SetupIntentObject,
} from '../stripe-objects.ts';
import type { StripeParameters } from '../stripe-parameters.ts';

/** Reads which method is meant, and makes a new one only when it is asked for. */
export function methodReader(
  parameters: StripeParameters,
  { store }: StripeAccount,
  payments: Payments,
): () => PaymentMethodObject {
  const id = parameters.text('payment_method');
  const data = parameters.child('payment_method_data');
  if (data) return payments.readMethod(data);
  const method = store.get('payment_method', id ?? '', 'payment_method');
  return () => method;
}

/** Reads which kinds of methods are taken; the sandbox takes cards. */
export function readMethodKinds(parameters: StripeParameters): void {
  const automatic = parameters.child('automatic_payment_methods');
  automatic?.boolean('enabled');
  automatic?.text('allow_redirects');
  parameters.texts('allowed_payment_method_types');
}

/** The parameters that Stripe.js sends with a confirmation. */
export function readConfirmation(parameters: StripeParameters): string | null {
  for (const name of ['expected_payment_method_type', 'use_stripe_sdk', 'client_context']) {
    parameters.has(name);
  }
  return parameters.text('return_url') ?? null;
}

/** @throws StripeFailure where a secret is given and is another one's */
export function withSecret<Intent extends SetupIntentObject | PaymentIntentObject>(
  intent: Intent,
  parameters: StripeParameters,
): Intent {
  const secret = parameters.text('client_secret');
  if (secret !== undefined && secret !== intent.client_secret) {
    throw resourceMissing(intent.object, intent.id, 'intent');
  }
  return intent;
}
