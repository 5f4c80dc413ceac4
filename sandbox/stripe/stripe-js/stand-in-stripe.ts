import { askBank } from './bank-dialog.ts';
import { PaymentElement, type Appearance, type StandInError } from './payment-element.ts';

type IntentKind = 'setup_intent' | 'payment_intent';

/** The fields of an intent that a browser reads. */
interface Intent {
  id: string;
  object: IntentKind;
  status: string;
  client_secret: string;
  next_action: NextAction | null;
  last_setup_error?: StandInError | null;
  last_payment_error?: StandInError | null;
}

type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { stripe_js: string } };

interface ElementsOptions {
  clientSecret?: string;
  locale?: string;
  appearance?: Appearance;
}

interface ConfirmOptions {
  elements?: StandInElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string };
  redirect?: 'always' | 'if_required';
}

type Answer = { error: StandInError } | { setupIntent: Intent } | { paymentIntent: Intent };

const DONE: ReadonlySet<string> = new Set(['succeeded', 'processing']);

/** A group of elements; only the one for payments is known. */
class StandInElements {
  #options: ElementsOptions;
  #element: PaymentElement | null = null;

  constructor(options: ElementsOptions) {
    this.#options = options;
  }

  get clientSecret(): string {
    return this.#options.clientSecret ?? '';
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new TypeError(`The stand-in for Stripe.js has no ${type}.`);
    const { locale = 'en', appearance = {} } = this.#options;
    this.#element = new PaymentElement(locale, appearance);
    return this.#element;
  }

  getElement(): PaymentElement | null {
    return this.#element;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    if (options.appearance) this.#element?.setAppearance(options.appearance);
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<{ error?: StandInError; selectedPaymentMethod?: string }> {
    const error = this.#element?.validate();
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
  }
}

/**
 * Stands for the object that Stripe.js gives out. It has what our payment pages call and what the
 * packages look for.
 *
 * @param apiOrigin where the sandbox's Stripe answers
 */
export function standInStripe(publishableKey: string, apiOrigin: string) {
  async function asked(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string>,
  ): Promise<Intent | StandInError> {
    const parameters = new URLSearchParams({ key: publishableKey, ...fields });
    const address = `${apiOrigin}/v1/${path}`;
    try {
      const response = await (method === 'GET'
        ? fetch(`${address}?${parameters}`)
        : fetch(address, { method, body: parameters }));
      const answer = (await response.json()) as Intent | { error: StandInError };
      return 'error' in answer ? answer.error : answer;
    } catch {
      return { type: 'api_connection_error', message: 'Stripe could not be reached.' };
    }
  }

  async function retrieved(secret: string): Promise<Intent | StandInError> {
    return asked('GET', pathOf(secret), { client_secret: secret });
  }

  async function confirmed(kind: IntentKind, options: ConfirmOptions): Promise<Answer> {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const secret = options.clientSecret ?? elements?.clientSecret ?? '';
    const returnUrl = confirmParams.return_url ?? '';
    const element = elements?.getElement() ?? null;
    const wrong = element?.validate();
    if (wrong) return { error: wrong };
    const method = confirmParams.payment_method;
    const answer = await asked('POST', `${pathOf(secret)}/confirm`, {
      client_secret: secret,
      ...(redirect === 'always' && { return_url: returnUrl }),
      ...(method === undefined ? element?.methodData() : { payment_method: method }),
    });
    const settled = isIntent(answer) ? await afterBank(answer) : answer;
    if (!isIntent(settled)) return { error: settled };
    if (redirect === 'always' && DONE.has(settled.status)) {
      const address = new URL(returnUrl);
      address.searchParams.set(kind, settled.id);
      address.searchParams.set(`${kind}_client_secret`, settled.client_secret);
      address.searchParams.set('redirect_status', 'succeeded');
      return leave(address.href);
    }
    return answerOf(settled);
  }

  /** Has the bank ask its cardholder, where it wants to. */
  async function afterBank(intent: Intent): Promise<Intent | StandInError> {
    const action = intent.status === 'requires_action' ? intent.next_action : null;
    if (action === null) return intent;
    if (action.type === 'redirect_to_url') return leave(action.redirect_to_url.url);
    let latest: Intent | StandInError = intent;
    await askBank(action.use_stripe_sdk.stripe_js, async () => {
      latest = await retrieved(intent.client_secret);
      return !isIntent(latest) || latest.status !== 'requires_action';
    });
    return latest;
  }

  async function retrieve(secret: string): Promise<Answer> {
    const answer = await retrieved(secret);
    return isIntent(answer) ? asItIs(answer) : { error: answer };
  }

  const notHere = (): Promise<never> =>
    Promise.reject(new TypeError('The stand-in for Stripe.js cannot do this.'));

  return {
    elements: (options: ElementsOptions = {}) => new StandInElements(options),
    confirmSetup: async (options: ConfirmOptions) => confirmed('setup_intent', options),
    confirmPayment: async (options: ConfirmOptions) => confirmed('payment_intent', options),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }): Promise<Answer> => {
      const intent = await retrieved(clientSecret);
      const settled = isIntent(intent) ? await afterBank(intent) : intent;
      return isIntent(settled) ? answerOf(settled) : { error: settled };
    },
    retrieveSetupIntent: retrieve,
    retrievePaymentIntent: retrieve,
    // The packages look whether these are there.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function isIntent(answer: Intent | StandInError): answer is Intent {
  return 'client_secret' in answer;
}

/** `seti_1_secret_2` belongs to `setup_intents/seti_1`. */
function pathOf(secret: string): string {
  const [id = ''] = secret.split('_secret_');
  return `${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`;
}

/** @param isAsItIs also one that failed is what was asked for */
function answerOf(intent: Intent): Answer {
  const failure = intent.last_setup_error ?? intent.last_payment_error;
  return failure ? { error: { ...failure, [intent.object]: intent } } : asItIs(intent);
}

function asItIs(intent: Intent): Answer {
  return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
}

/** The page goes, so nothing after it is reached. */
async function leave(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}
