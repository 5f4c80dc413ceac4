import { isCardExpired } from '@tasuki/domain/billing/subscription-mirror';
import { noteOnBalance } from './balance.ts';
import { invalidRequest, resourceMissing, StripeFailure } from './stripe-failure.ts';
import type {
  DisputeObject,
  IntentError,
  PaymentIntentObject,
  PaymentMethodObject,
  SetupIntentObject,
} from './stripe-objects.ts';
import type { StripeAccount } from './stripe-account.ts';
import type { StripeParameters } from './stripe-parameters.ts';
import { newStripeId } from './stripe-store.ts';
import { EXPIRED_CARD, testCard, type TestCard } from './test-cards.ts';

type AnyIntent = SetupIntentObject | PaymentIntentObject;

/** Is notified when a payment that belongs to an invoice succeeds. */
export interface InvoicePayments {
  paid: (invoiceId: string) => void;
}

/** Sets methods up, charges them, and asks cardholders on behalf of their banks. */
export class Payments {
  readonly #account: StripeAccount;
  readonly #invoices: InvoicePayments;

  constructor(account: StripeAccount, invoices: InvoicePayments) {
    this.#account = account;
    this.#invoices = invoices;
  }

  /** Reads a card as a browser hands it over; what is returned makes a method of it. */
  readMethod(parameters: StripeParameters): () => PaymentMethodObject {
    parameters.oneOf('type', ['card'] as const);
    const card = parameters.child('card');
    const number = card?.needed('number').replaceAll(/\s/g, '') ?? '';
    const month = card?.integer('exp_month') ?? 12;
    const year = card?.integer('exp_year') ?? 2034;
    card?.text('cvc');
    const billing = parameters.child('billing_details');
    const name = billing?.text('name') ?? null;
    for (const other of ['email', 'phone', 'address']) billing?.has(other);
    for (const other of ['allow_redisplay', 'guid', 'muid', 'sid', 'referrer', 'time_on_page']) {
      parameters.has(other);
    }
    parameters.has('payment_user_agent');
    return () => {
      const known = testCard(number);
      if (!known) {
        throw new StripeFailure(402, {
          type: 'card_error',
          code: 'incorrect_number',
          message: 'Your card number is incorrect.',
          param: 'number',
        });
      }
      return this.#account.store.add('payment_method', {
        type: 'card',
        customer: null,
        billing_details: { name },
        card: {
          brand: known.brand,
          last4: number.slice(-4),
          exp_month: month,
          exp_year: year,
          country: 'JP',
          funding: 'credit',
        },
        metadata: {},
        hidden: { number, isAuthenticated: false },
      });
    };
  }

  /** Confirms a set-up with a method. A declined card throws, as Stripe answers with 402. */
  confirmSetup(
    intent: SetupIntentObject,
    method: PaymentMethodObject,
    returnUrl: string | null,
  ): void {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState('setup_intent', intent);
    }
    const card = this.#cardOf(method);
    intent.last_setup_error = null;
    intent.next_action = null;
    if (card.atOnce) {
      intent.status = 'requires_payment_method';
      intent.last_setup_error = card.atOnce;
      this.#account.notify('setup_intent.setup_failed', intent);
      throw this.#cardFailure(card.atOnce, 'setup_intent', intent);
    }
    intent.payment_method = method.id;
    intent.hidden.returnUrl = returnUrl;
    if (card.authentication === 'never') this.#succeedSetup(intent, method);
    else this.#askCardholder(intent, returnUrl);
  }

  /**
   * Charges a payment intent.
   *
   * @param isOffSession the cardholder is not there to be asked
   * @returns what went wrong; null = paid, or the bank wants the cardholder's word
   */
  charge(
    intent: PaymentIntentObject,
    method: PaymentMethodObject,
    { isOffSession, returnUrl = null }: { isOffSession: boolean; returnUrl?: string | null },
  ): IntentError | null {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      throw unexpectedState('payment_intent', intent);
    }
    const card = this.#cardOf(method);
    intent.payment_method = method.id;
    intent.last_payment_error = null;
    intent.next_action = null;
    intent.hidden.returnUrl = returnUrl;
    const mustAsk =
      card.authentication === 'always' ||
      (card.authentication === 'atSetup' && !method.hidden.isAuthenticated && !isOffSession);
    if (card.atOnce) return this.#failPayment(intent, card.atOnce);
    if (mustAsk) {
      this.#askCardholder(intent, returnUrl);
      this.#account.notify('payment_intent.requires_action', intent);
      return null;
    }
    if (card.whenCharged) return this.#failPayment(intent, card.whenCharged);
    this.#succeedPayment(intent);
    return null;
  }

  /** The cardholder answers their bank. */
  answerBank(intent: AnyIntent, isApproved: boolean): void {
    if (intent.status !== 'requires_action') return;
    const method = this.#account.store.get('payment_method', intent.payment_method ?? '');
    intent.next_action = null;
    if (intent.object === 'setup_intent') {
      if (isApproved) this.#succeedSetup(intent, method);
      else {
        intent.status = 'requires_payment_method';
        intent.payment_method = null;
        intent.last_setup_error = notAuthenticated('setup_intent');
        this.#account.notify('setup_intent.setup_failed', intent);
      }
      return;
    }
    const { whenCharged } = this.#cardOf(method);
    if (!isApproved) this.#failPayment(intent, notAuthenticated('payment_intent'));
    else if (whenCharged) this.#failPayment(intent, whenCharged);
    else this.#succeedPayment(intent);
  }

  /** @throws StripeFailure where the method cannot be the customer's */
  attach(method: PaymentMethodObject, customer: string): void {
    if (method.customer === customer) return;
    if (method.customer !== null) {
      throw invalidRequest('The payment method you provided is attached to another customer.');
    }
    method.customer = customer;
    this.#account.notify('payment_method.attached', method);
  }

  /**
   * The cardholder has their bank take a payment back.
   *
   * @param status a warning takes nothing yet
   */
  dispute(
    intent: PaymentIntentObject,
    status: 'needs_response' | 'warning_needs_response' = 'needs_response',
  ): DisputeObject {
    const { store } = this.#account;
    const charge = store.get('charge', intent.latest_charge ?? '');
    charge.disputed = true;
    const dispute = store.add('dispute', {
      amount: charge.amount,
      charge: charge.id,
      currency: charge.currency,
      metadata: {},
      payment_intent: intent.id,
      reason: 'fraudulent',
      status,
    });
    if (status === 'needs_response') noteOnBalance(store, dispute);
    this.#account.notify('charge.dispute.created', dispute);
    return dispute;
  }

  /** The bank decides. */
  decideDispute(dispute: DisputeObject, status: 'won' | 'lost'): void {
    dispute.status = status;
    if (status === 'won') noteOnBalance(this.#account.store, dispute, { isReversed: true });
    this.#account.notify('charge.dispute.closed', dispute);
  }

  /** The 402 with which Stripe answers a declined card. */
  cardFailure(error: IntentError, intent: PaymentIntentObject): StripeFailure {
    return this.#cardFailure(error, 'payment_intent', intent);
  }

  #cardFailure(error: IntentError, name: string, intent: AnyIntent): StripeFailure {
    return new StripeFailure(402, { ...error, [name]: this.#account.views.view(intent) });
  }

  /** The test card of its number, until it expires. */
  #cardOf(method: PaymentMethodObject): TestCard {
    const card = testCard(method.hidden.number);
    if (!card) throw resourceMissing('payment_method', method.id, 'payment_method');
    const { exp_month: expiryMonth, exp_year: expiryYear } = method.card;
    const now = new Date(this.#account.now() * 1000);
    return isCardExpired({ expiryMonth, expiryYear }, now) ? EXPIRED_CARD : card;
  }

  #askCardholder(intent: AnyIntent, returnUrl: string | null): void {
    const secret = encodeURIComponent(intent.client_secret);
    const url = `${this.#account.origin()}/stripe/authenticate/${intent.id}?client_secret=${secret}`;
    intent.status = 'requires_action';
    intent.next_action =
      returnUrl === null
        ? {
            type: 'use_stripe_sdk',
            use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
          }
        : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
    if (intent.object === 'setup_intent') {
      this.#account.notify('setup_intent.requires_action', intent);
    }
  }

  #succeedSetup(intent: SetupIntentObject, method: PaymentMethodObject): void {
    method.hidden.isAuthenticated = true;
    if (intent.customer !== null) this.attach(method, intent.customer);
    intent.status = 'succeeded';
    this.#account.notify('setup_intent.succeeded', intent);
  }

  #succeedPayment(intent: PaymentIntentObject): void {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    const chargeId = newStripeId('ch');
    const charge = {
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      customer: intent.customer,
      disputed: false,
      metadata: { ...intent.metadata },
      paid: true as const,
      payment_intent: intent.id,
      receipt_url: `${this.#account.origin()}/stripe/receipts/${chargeId}`,
      refunded: false,
      status: 'succeeded' as const,
    };
    const made = this.#account.store.add('charge', charge, chargeId);
    noteOnBalance(this.#account.store, made);
    intent.latest_charge = made.id;
    this.#account.notify('payment_intent.succeeded', intent);
    if (intent.hidden.invoice !== null) this.#invoices.paid(intent.hidden.invoice);
  }

  #failPayment(intent: PaymentIntentObject, error: IntentError): IntentError {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = error;
    intent.next_action = null;
    this.#account.notify('payment_intent.payment_failed', intent);
    return error;
  }
}

function notAuthenticated(name: string): IntentError {
  return {
    type: 'card_error',
    code: `${name}_authentication_failure`,
    message: 'The provided payment method has failed authentication.',
  };
}

function unexpectedState(name: string, { status }: AnyIntent): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: `${name}_unexpected_state`,
    message: `This intent could not be confirmed because it has already ${status}.`,
  });
}
