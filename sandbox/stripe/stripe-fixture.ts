import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { readBody } from '../http-messages.ts';
import { StripeControls } from './stripe-controls.ts';
import { STRIPE_KEPT_STATE, type StripeKeptState } from './stripe-kept-state.ts';
import { SANDBOX_STRIPE_KEYS, StripeServer } from './stripe-server.ts';

export const FIXTURE_START = new Date('2026-11-23T03:00:00Z');
export const WEBHOOK_SECRET = 'whsec_of_the_fixture';

/** An event as the application gets it. */
export interface ReceivedEvent {
  body: string;
  signature: string;
}

/** The sandbox's Stripe alone with the real client beside it, for the tests of its parts. */
export class StripeFixture {
  now = FIXTURE_START;
  readonly received: ReceivedEvent[] = [];
  /** The status with which the application answers events. */
  answerStatus = 200;
  readonly #application = createServer((request, response) => {
    void this.#receive(request, response);
  });
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response);
  });
  #stripe: StripeServer | null = null;
  #client: Stripe | null = null;

  get server(): StripeServer {
    if (!this.#stripe) throw new RangeError('The fixture has not started');
    return this.#stripe;
  }

  get client(): Stripe {
    if (!this.#client) throw new RangeError('The fixture has not started');
    return this.#client;
  }

  get origin(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  async start(): Promise<this> {
    for (const server of [this.#application, this.#server]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    this.#stripe = this.#made();
    this.#client = new Stripe(SANDBOX_STRIPE_KEYS.secretKey, {
      host: '127.0.0.1',
      port: portOf(this.#server),
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
    return this;
  }

  async stop(): Promise<void> {
    this.server.stop();
    for (const server of [this.#application, this.#server]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** Stopped and started again with nothing but what is kept, as it stands in a file. */
  restart(): void {
    const text = JSON.stringify(this.server.keptState());
    this.server.stop();
    this.#stripe = this.#made(STRIPE_KEPT_STATE.validateSync(JSON.parse(text), { strict: true }));
    this.#stripe.resume();
  }

  /** A browser's request with the publishable key. */
  async asBrowser(path: string, fields: Record<string, string>): Promise<BrowserAnswer> {
    const response = await fetch(`${this.origin}/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ key: SANDBOX_STRIPE_KEYS.publishableKey, ...fields }),
    });
    return { status: response.status, body: (await response.json()) as BrowserAnswer['body'] };
  }

  /** Confirms an intent with a card, as Stripe.js does. */
  async confirm(
    intent: { id: string; object: string; client_secret: string | null },
    cardNumber: string,
    returnUrl?: string,
  ): Promise<BrowserAnswer> {
    return this.asBrowser(`${intent.object}s/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? '',
      ...(returnUrl !== undefined && { return_url: returnUrl }),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cardNumber,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    });
  }

  async control(path: string, body: object = {}): Promise<void> {
    const response = await fetch(`${this.origin}/stripe/sandbox/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new RangeError(await response.text());
  }

  /** The types of events that arrived, in their order. */
  async receivedTypes(): Promise<string[]> {
    await this.server.events.settled();
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }

  #made(kept?: StripeKeptState): StripeServer {
    return new StripeServer({
      now: () => this.now,
      origin: () => this.origin,
      keys: SANDBOX_STRIPE_KEYS,
      endpoint: {
        url: `http://127.0.0.1:${portOf(this.#application)}/webhook`,
        secret: WEBHOOK_SECRET,
      },
      retryDelaysMilliseconds: [1],
      ...(kept && { kept }),
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await new StripeControls(this.server).answer(request, response)) return;
    await this.server.answer(request, response);
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    this.received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(this.answerStatus);
    response.end();
  }
}

/** The answer that Stripe.js gets. */
export interface BrowserAnswer {
  status: number;
  body: {
    id?: string;
    status?: string;
    next_action?: { redirect_to_url?: { url: string } } | null;
    error?: { code?: string; decline_code?: string; setup_intent?: { status: string } };
  };
}

function portOf(server: { address: () => unknown }): number {
  return (server.address() as AddressInfo).port;
}
