import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BillingDependencies } from '../../../functions/src/billing/billing-dependencies.ts';
import {
  receiveStripeEvent,
  type StripeEventDependencies,
} from '../../../functions/src/billing/receive-stripe-event.ts';
import { remindOfChargeJob } from '../../../functions/src/billing/reminders/remind-of-charge.ts';
import {
  endRenewalsJob,
  endReversedJob,
  finishSetUpJob,
  lookAtCustomerJob,
  settleForgottenPaymentJob,
  settlePurchaseJob,
} from '../../../functions/src/billing/stripe-jobs.ts';
import { StripeClient } from '../../../functions/src/integrations/stripe/stripe-client.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import type { StripeEvent } from '../../../sandbox/stripe/stripe-events.ts';
import type { SubscriptionObject } from '../../../sandbox/stripe/stripe-objects.ts';
import { SANDBOX_STRIPE_KEYS, StripeServer } from '../../../sandbox/stripe/stripe-server.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue, sweepHere } from '../jobs/sweep-here.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_fixture';
const DAY_SECONDS = 24 * 3600;
/** However far the clock is moved. */
const NEVER_EXPIRES = { month: 12, year: 2099 };

let count = 0;

/** Stripe beside the functions that sell, with one clock for both; jobs run when the fixture settles. */
export class BillingFixture {
  readonly time = { now: new Date() };
  readonly stripe: StripeServer;
  readonly dependencies: BillingDependencies;
  readonly jobs: JobDependencies;
  readonly startedJobIds = new Set<string>();
  /** The status with which each event was answered. */
  readonly answers: number[] = [];
  readonly #server: Server;
  readonly #origin: string;

  private constructor(server: Server) {
    this.#server = server;
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#origin = origin;
    const now = () => this.time.now;
    this.stripe = new StripeServer({
      now,
      origin: () => origin,
      keys: SANDBOX_STRIPE_KEYS,
      endpoint: { url: `${origin}/webhook`, secret: WEBHOOK_SECRET },
      retryDelaysMilliseconds: [],
    });
    this.dependencies = {
      firestore: adminFirestore,
      stripe: new StripeClient({ secretKey: SANDBOX_STRIPE_KEYS.secretKey, apiUrl: origin }),
      now,
      startJob: async (id) => {
        this.startedJobIds.add(id);
        return Promise.resolve();
      },
    };
    const current = async () => Promise.resolve(this.dependencies);
    this.jobs = {
      firestore: adminFirestore,
      handlers: jobHandlers([
        lookAtCustomerJob(current),
        finishSetUpJob(current),
        settlePurchaseJob(current),
        settleForgottenPaymentJob(current),
        endReversedJob(current),
        endRenewalsJob(current),
        remindOfChargeJob(current),
      ]),
      // Events ask for jobs by the real clock, with which they are signed.
      now: () => new Date(Math.max(this.time.now.getTime(), Date.now())),
      enqueue: noQueue,
    };
  }

  static async open(): Promise<BillingFixture> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const fixture = new BillingFixture(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void fixture.#answer(request, response);
    });
    return fixture;
  }

  async close(): Promise<void> {
    this.stripe.stop();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The same for a function that waits for Stripe so long alone. */
  waitingFor(answerMilliseconds: number): BillingDependencies & { stripe: StripeClient } {
    const { secretKey } = SANDBOX_STRIPE_KEYS;
    const stripe = new StripeClient({ secretKey, apiUrl: this.#origin }, answerMilliseconds);
    return { ...this.dependencies, stripe };
  }

  /** Somebody who has bought nothing yet. */
  newUid(): string {
    count += 1;
    return `payer${process.pid}x${Date.now()}x${count}`;
  }

  get events(): StripeEventDependencies {
    return {
      firestore: adminFirestore,
      now: () => new Date(),
      startJob: async (id) => {
        this.startedJobIds.add(id);
        return Promise.resolve();
      },
      webhookSecrets: [WEBHOOK_SECRET],
    };
  }

  async receive(body: Buffer, signature: string | null): Promise<number> {
    const status = await receiveStripeEvent({ method: 'POST', body, signature }, this.events);
    this.answers.push(status);
    return status;
  }

  /** One event, signed now as Stripe signs it. */
  async receiveEvent(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event);
    const time = Math.floor(Date.now() / 1000);
    const digest = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
    return this.receive(Buffer.from(body), `t=${time},v1=${digest}`);
  }

  /** Does what a browser does with Stripe.js. */
  async confirm(
    { setupIntentId, clientSecret }: { setupIntentId: string; clientSecret: string },
    cardNumber = '4242424242424242',
    expiry = NEVER_EXPIRES,
  ): Promise<void> {
    await this.#confirm(`setup_intents/${setupIntentId}`, clientSecret, { cardNumber, expiry });
  }

  /** The same for what is bought once. */
  async confirmPayment(clientSecret: string, cardNumber = '4242424242424242'): Promise<void> {
    const [id = ''] = clientSecret.split('_secret_');
    const card = { cardNumber, expiry: NEVER_EXPIRES };
    await this.#confirm(`payment_intents/${id}`, clientSecret, card);
  }

  async #confirm(
    path: string,
    clientSecret: string,
    { cardNumber, expiry }: { cardNumber: string; expiry: { month: number; year: number } },
  ): Promise<void> {
    await fetch(`${this.#origin}/v1/${path}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: SANDBOX_STRIPE_KEYS.publishableKey,
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': cardNumber,
        'payment_method_data[card][exp_month]': String(expiry.month),
        'payment_method_data[card][exp_year]': String(expiry.year),
        return_url: 'http://app.example/back',
      }),
    });
  }

  /** The cardholder says yes on the page of the bank. */
  async approve(intentId: string): Promise<void> {
    const { store } = this.stripe;
    const intent = store.find('setup_intent', intentId) ?? store.get('payment_intent', intentId);
    await fetch(`${this.#origin}/stripe/authenticate/${intentId}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: intent.client_secret, answer: 'approve' }),
      redirect: 'manual',
    });
  }

  /**
   * Before each test: what an earlier one left under way ends, and Stripe knows nobody any more.
   * Otherwise all earlier subscriptions would renew whenever time passes in a later test.
   */
  async startAnew(): Promise<void> {
    this.stripe.troubles.end();
    await this.settle();
    this.stripe.reset();
    this.answers.length = 0;
  }

  /** Events arrive and their jobs run, until nothing is left to do. */
  async settle(): Promise<void> {
    await this.stripe.events.settled();
    while (this.startedJobIds.size > 0) {
      await this.runStartedJobs();
      await this.stripe.events.settled();
    }
  }

  /** As the queue would: those that were asked for by now. */
  async runStartedJobs(): Promise<void> {
    // Mails and notifications have fixtures of their own; `mailsFor` and `pushesFor` read what was asked for.
    const ids = [...this.startedJobIds].filter((id) => !/^send-(?:mail|push)_/.test(id));
    this.startedJobIds.clear();
    await Promise.all(ids.map(async (id) => runJob(id, this.jobs)));
  }

  /** Runs the jobs that nobody has started, or whose holder has died. */
  async sweep(): Promise<void> {
    await sweepHere(this.jobs);
  }

  /** The job of a payment whose buyer is gone, at its time. */
  async runForgotten(paymentId: string): Promise<void> {
    await runJob(`settle-forgotten-payment_${paymentId}`, this.jobs);
  }

  /** Time passes, for Stripe and for the functions. */
  passDays(days: number): void {
    this.#pass(days * DAY_SECONDS);
  }

  passMinutes(minutes: number): void {
    this.#pass(minutes * 60);
  }

  #pass(seconds: number): void {
    this.time.now = new Date(this.time.now.getTime() + seconds * 1000);
    this.stripe.catchUp();
  }

  /** At Stripe, the newest first. */
  subscriptionsOf(uid: string): SubscriptionObject[] {
    return this.stripe.store.all('subscription').filter(({ metadata }) => metadata['uid'] === uid);
  }

  /** The subscriptions on the runner's screens. */
  async mirrorsOf(uid: string): Promise<SubscriptionMirror[]> {
    const { docs } = await adminFirestore
      .collection(firestorePaths.subscription(uid, 'x').replace(/\/x$/, ''))
      .get();
    return docs.map((document) => fromStored<SubscriptionMirror>(document.data()));
  }

  /** The mails that the person was to get. */
  async mailsFor(uid: string): Promise<unknown[]> {
    return this.#asked(uid, 'mail');
  }

  /** The notifications that the person's devices were to get. */
  async pushesFor(uid: string): Promise<unknown[]> {
    return this.#asked(uid, 'push');
  }

  async #asked(uid: string, news: 'mail' | 'push'): Promise<unknown[]> {
    const { docs } = await adminFirestore
      .collection(firestorePaths.jobs())
      .where('kind', '==', `send-${news}`)
      .where('person', '==', uid)
      .get();
    return docs.map((document) => document.get(`payload.${news}`) as unknown);
  }

  /** The process ends before it starts what it has asked for. */
  dyingBeforeItStarts(): BillingDependencies {
    return {
      ...this.dependencies,
      startJob: async () => Promise.reject(new Error('The process has ended')),
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/webhook') {
      await this.stripe.answer(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const signature = String(request.headers['stripe-signature']);
    response.writeHead(await this.receive(Buffer.concat(chunks), signature));
    response.end();
  }
}
