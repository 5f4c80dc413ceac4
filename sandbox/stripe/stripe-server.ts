import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerToken, readBody, sendJson } from '../http-messages.ts';
import { ProviderTroubles } from '../provider-troubles.ts';
import { answerAuthentication } from './authentication-page.ts';
import { catalogueRoutes } from './catalogue/catalogue-api.ts';
import { customerRoutes } from './customers-api.ts';
import { IdempotentAnswers, type StripeAnswer } from './idempotent-answers.ts';
import { paymentIntentRoutes } from './intents/payment-intents-api.ts';
import { refundRoutes } from './intents/refunds-api.ts';
import { setupIntentRoutes } from './intents/setup-intents-api.ts';
import { scheduleRoutes } from './subscriptions/schedules.ts';
import { reportRoutes } from './reports-api.ts';
import { StripeAccount } from './stripe-account.ts';
import { STRIPE_API_VERSION, StripeEvents, type StripeEndpoint } from './stripe-events.ts';
import { invalidRequest, StripeFailure } from './stripe-failure.ts';
import type { StripeKeptState } from './stripe-kept-state.ts';
import type { AnyStripeObject } from './stripe-objects.ts';
import { sendPaper } from './stripe-papers.ts';
import { sendStripeJs, STAND_IN_PATH } from './stripe-js-file.ts';
import { StripeParameters } from './stripe-parameters.ts';
import type { StripeRoute } from './stripe-routes.ts';
import { newStripeId, StripeStore } from './stripe-store.ts';
import { StripeViews } from './stripe-views.ts';
import { invoiceRoutes } from './subscriptions/invoices-api.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions-api.ts';
import { Subscriptions } from './subscriptions/subscriptions.ts';

/** The keys that an application and Stripe share. */
export interface StripeKeys {
  /** A secret, `sk_test_…`. */
  secretKey: string;
  /** For browsers, `pk_test_…`. */
  publishableKey: string;
}

export const SANDBOX_STRIPE_KEYS: StripeKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
};

export interface StripeOptions {
  now: () => Date;
  /** The sandbox's address. */
  origin: () => string;
  keys: StripeKeys;
  /** The endpoint of events; null = nobody takes them. */
  endpoint: StripeEndpoint | null;
  /** Delays before events that were not taken are repeated; Stripe's own are longer. */
  retryDelaysMilliseconds?: readonly number[];
  /** The state of before it was stopped. */
  kept?: StripeKeptState;
}

/** A call as it came, for tests and for the developer's page. */
export interface StripeRequest {
  method: string;
  path: string;
  status: number;
  idempotencyKey: string | null;
}

const EVENT_RETRIES_MILLISECONDS: readonly number[] = [1_000, 4_000];
const KEPT_REQUESTS = 2_000;
const BROWSER_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
} as const;

/**
 * Stands for Stripe: its API under `/v1`, and under `/stripe` the page on which a bank asks its
 * cardholder. Its clock can be moved forward; what is due by then happens in its order.
 */
export class StripeServer {
  readonly store: StripeStore;
  readonly events: StripeEvents;
  readonly subscriptions: Subscriptions;
  readonly troubles = new ProviderTroubles();
  readonly #account: StripeAccount;
  readonly #views: StripeViews;
  readonly #routes: readonly StripeRoute[];
  readonly #answers = new IdempotentAnswers();
  readonly #keys: StripeKeys;
  readonly #realNow: () => Date;
  #offsetSeconds: number;
  /** While what is due is done, its own moment. */
  #momentOfStep: number | null = null;
  #lostAnswers = 0;
  #requests: StripeRequest[] = [];

  constructor(options: StripeOptions) {
    this.#realNow = options.now;
    this.#keys = options.keys;
    this.#offsetSeconds = options.kept?.offsetSeconds ?? 0;
    const now = () => this.now();
    this.store = new StripeStore(now, options.kept?.objects as AnyStripeObject[] | undefined);
    this.#views = new StripeViews(this.store);
    this.events = new StripeEvents(
      options.endpoint,
      now,
      options.retryDelaysMilliseconds ?? EVENT_RETRIES_MILLISECONDS,
      options.kept?.undelivered,
    );
    this.#account = new StripeAccount({
      store: this.store,
      views: this.#views,
      events: this.events,
      now,
      origin: options.origin,
    });
    this.subscriptions = new Subscriptions(this.#account);
    this.#routes = [
      ...customerRoutes(this.#account, this.subscriptions),
      ...catalogueRoutes(this.#account),
      ...setupIntentRoutes(this.#account, this.subscriptions.payments),
      ...paymentIntentRoutes(this.#account, this.subscriptions.payments),
      ...refundRoutes(this.#account),
      ...subscriptionRoutes(this.#account, this.subscriptions),
      ...invoiceRoutes(this.#account, this.subscriptions),
      ...scheduleRoutes(this.#account),
      ...reportRoutes(this.#account),
    ];
  }

  /** Stripe's clock, in seconds since 1970. */
  now(): number {
    return this.#momentOfStep ?? Math.floor(this.#realNow().getTime() / 1000) + this.#offsetSeconds;
  }

  /** Moves the clock forward; what becomes due happens. */
  advance(seconds: number): void {
    if (seconds < 0) throw new TypeError('The clock cannot go back.');
    this.#offsetSeconds += seconds;
    this.catchUp();
  }

  /** Does what is due by now. */
  catchUp(): void {
    const until = this.now();
    try {
      this.subscriptions.catchUp(until, (time) => {
        this.#momentOfStep = time;
      });
    } finally {
      this.#momentOfStep = null;
    }
  }

  /** How many of the next calls are carried out while their answers are lost. */
  loseAnswers(count: number): void {
    this.#lostAnswers = count;
  }

  /** The newest first. */
  requests(): readonly StripeRequest[] {
    return this.#requests;
  }

  /** @returns whether the request was for it */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const address = new URL(request.url ?? '/', 'http://sandbox');
    const { pathname } = address;
    if (pathname.startsWith('/stripe/authenticate/')) {
      this.catchUp();
      await answerAuthentication(request, response, address, this);
      return true;
    }
    if (sendPaper(pathname, response, this.store)) return true;
    if (pathname === STAND_IN_PATH) {
      await sendStripeJs(response);
      return true;
    }
    if (!pathname.startsWith('/v1/')) return false;
    if (request.method === 'OPTIONS') {
      response.writeHead(204, BROWSER_HEADERS);
      response.end();
      return true;
    }
    const body = await readBody(request);
    const key = idempotencyKeyOf(request);
    const answer = await this.#answered(request, address, body, key);
    const noted = { method: request.method ?? '', path: pathname, idempotencyKey: key };
    this.#requests = [{ ...noted, status: answer.status }, ...this.#requests].slice(
      0,
      KEPT_REQUESTS,
    );
    if (this.#lostAnswers > 0) {
      this.#lostAnswers -= 1;
      request.socket.destroy();
      return true;
    }
    sendJson(response, answer.status, answer.body, {
      ...BROWSER_HEADERS,
      'request-id': newStripeId('req'),
      'stripe-version': STRIPE_API_VERSION,
      ...(key !== null && { 'idempotency-key': key }),
      ...(answer.isReplayed && { 'idempotent-replayed': 'true' }),
    });
    return true;
  }

  /** As at the start; the clock stays where it is, since it cannot go back. */
  reset(): void {
    this.store.clear();
    this.events.clear();
    this.forgetKeys();
    this.troubles.end();
    this.#lostAnswers = 0;
    this.#requests = [];
    this.subscriptions.afterRetries = 'cancel';
  }

  /** As Stripe does after a day; they are kept by the real clock. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  /** The state that must survive a restart. */
  keptState(): StripeKeptState {
    return {
      offsetSeconds: this.#offsetSeconds,
      objects: this.store.keptState(),
      undelivered: this.events.undelivered(),
    };
  }

  /** Events that had not been taken before a stop are on their way again. */
  resume(): void {
    this.events.release('sent');
  }

  /** Events under way are given up. */
  stop(): void {
    this.events.stop();
  }

  async #answered(
    request: IncomingMessage,
    address: URL,
    body: string,
    key: string | null,
  ): Promise<StripeAnswer & { isReplayed?: boolean }> {
    const isKept = request.method === 'POST' && key !== null;
    try {
      if (this.troubles.current().isDown) throw unavailable(503, 'api_error');
      if (this.troubles.current().isRateLimited) throw unavailable(429, 'rate_limit');
      const first = isKept ? this.#answers.begin(key, `${address.pathname}\n${body}`) : null;
      if (first) return { ...first, isReplayed: true };
    } catch (cause) {
      return failedAnswer(cause);
    }
    let answer: StripeAnswer;
    try {
      await this.troubles.met();
      this.catchUp();
      answer = { status: 200, body: this.#carriedOut(request, address, body) };
    } catch (cause) {
      answer = failedAnswer(cause);
    }
    // An answer stays as it was, also after the object changes.
    answer = structuredClone(answer);
    if (isKept) this.#answers.end(key, answer);
    return answer;
  }

  #carriedOut(request: IncomingMessage, address: URL, body: string): object {
    const parameters = new StripeParameters(
      request.method === 'POST' ? new URLSearchParams(body) : address.searchParams,
    );
    const isBrowser = this.#isBrowser(request, parameters);
    const { route, id } = this.#found(request.method ?? '', address.pathname);
    if (isBrowser) refuseOutOfReach(route, parameters);
    const expansions = parameters.texts('expand');
    const made = route.run(parameters, id, () => {
      parameters.refuseUnread();
    });
    return this.#views.view(made, expansions);
  }

  /** @throws StripeFailure 401 where the key is none of the account's */
  #isBrowser(request: IncomingMessage, parameters: StripeParameters): boolean {
    const given = parameters.text('key') ?? bearerToken(request);
    parameters.has('_stripe_version');
    if (given === this.#keys.publishableKey) return true;
    if (given !== this.#keys.secretKey) {
      throw new StripeFailure(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided.',
      });
    }
    const version = request.headers['stripe-version'];
    if (version !== STRIPE_API_VERSION) {
      throw invalidRequest(`Invalid Stripe API version: ${String(version)}`);
    }
    return false;
  }

  #found(method: string, path: string): { route: StripeRoute; id: string } {
    const parts = path.split('/');
    // A route without an id in some place comes before one with an id there.
    const fitting = this.#routes.filter((route) => {
      const wanted = route.path.split('/');
      return (
        route.method === method &&
        wanted.length === parts.length &&
        wanted.every((part, index) => part === ':id' || part === parts[index])
      );
    });
    const route = fitting.find((one) => !one.path.includes(':id')) ?? fitting[0];
    if (!route) {
      throw new StripeFailure(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    }
    const place = route.path.split('/').indexOf(':id');
    return { route, id: decodeURIComponent(parts[place] ?? '') };
  }
}

function idempotencyKeyOf({ headers }: IncomingMessage): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

/** Refuses calls with the publishable key, except for objects whose secret the caller has. */
function refuseOutOfReach(route: StripeRoute, parameters: StripeParameters): void {
  const hasSecret = parameters.has('client_secret') || route.path === '/v1/payment_methods';
  if (route.isOpenToBrowsers === true && hasSecret) return;
  throw new StripeFailure(401, {
    type: 'invalid_request_error',
    message: 'This API call cannot be made with a publishable API key.',
  });
}

function unavailable(status: number, type: string): StripeFailure {
  return new StripeFailure(status, {
    type: type === 'rate_limit' ? 'invalid_request_error' : type,
    ...(type === 'rate_limit' && { code: 'rate_limit' }),
    message: 'An error occurred with our connection to Stripe.',
  });
}

function failedAnswer(cause: unknown): StripeAnswer {
  if (!(cause instanceof StripeFailure)) throw cause;
  return { status: cause.status, body: { error: { ...cause.error, message: cause.message } } };
}
