import { setTimeout } from 'node:timers/promises';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { mixed, number, object, string } from 'yup';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { signedBy } from '../integrations/stripe/event-signature.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import type { JobRequest } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { storedStripeAccount } from './billing-documents.ts';
import { forgottenPaymentJob } from './purchases/settle-forgotten-payment.ts';
import { storedPayment } from './purchases/stored-purchase.ts';
import { endReversedRequest } from './reversals/end-reversed-request.ts';
import { finishJob, lookJob, settleJob } from './stripe-jobs.ts';

export interface StripeEventRequest {
  method: string;
  /** As it came, byte by byte: the signature is of these. */
  body: Buffer;
  /** `Stripe-Signature`; null = none. */
  signature: string | null;
}

export interface StripeEventDependencies {
  firestore: Firestore;
  now: () => Date;
  /** Hands a job to a task, to be run at once. */
  startJob: (id: string) => Promise<void>;
  /** The secrets that may have signed an event; none = not set up, so no event is accepted. */
  webhookSecrets: readonly string[];
}

const eventSchema = object({
  id: string()
    .required()
    .matches(/^evt_\w{1,100}$/),
  type: string().required().max(100),
  created: number().required(),
  data: object({
    object: object({
      id: string().max(200),
      object: string().required().max(100),
      customer: mixed<object | string | number | boolean>(),
      payment_intent: mixed<object | string | number | boolean>(),
    }).required(),
  }).required(),
}).required();

const PAYMENT_ID = /^pi_\w{1,100}$/;
const CUSTOMER_ID = /^cus_\w{1,100}$/;
/** Stripe repeats an event for three days. */
const DELIVERY_DAYS = 30;
/** Enqueuing may not use up the time in which to answer; the sweep finds the job. */
const ENQUEUE_MILLISECONDS = 300;
/** About what else is reported nothing is kept. */
const LOOKED_AT: ReadonlySet<string> = new Set([
  'subscription',
  'invoice',
  'payment_intent',
  'payment_method',
]);

/**
 * Answers Stripe's webhook. An event only asks for a look at Stripe, whatever it says; so it may come
 * late, twice, or in another order. Whatever is not signed leaves no trace.
 *
 * @returns the status to answer with
 */
export async function receiveStripeEvent(
  { method, body, signature }: StripeEventRequest,
  dependencies: StripeEventDependencies,
): Promise<200 | 400 | 403 | 404> {
  const { webhookSecrets, now, startJob } = dependencies;
  if (webhookSecrets.length === 0 || method !== 'POST') return 404;
  if (signature === null || !signedBy(body, signature, webhookSecrets, now())) return 403;
  const event = readEvent(body);
  if (event === null) return 400;
  const jobId = await takeIn(event, dependencies);
  if (jobId !== null) {
    const waiting = new AbortController();
    await Promise.race([
      startJob(jobId),
      setTimeout(ENQUEUE_MILLISECONDS, null, { signal: waiting.signal }).catch(() => null),
    ]);
    waiting.abort();
  }
  return 200;
}

interface ReadEvent {
  id: string;
  type: string;
  objectId: string | undefined;
  objectKind: string;
  customerId: string | null;
  /**
   * The payment of a purchase, also for its refunds and disputes; null = the event is about no
   * purchase.
   */
  paymentId: string | null;
}

function readEvent(body: Buffer): ReadEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  if (!eventSchema.isValidSync(value, { strict: true })) return null;
  const { customer, id, object: kind, payment_intent: payment } = value.data.object;
  const paymentId = kind === 'payment_intent' ? id : payment;
  return {
    id: value.id,
    type: value.type,
    objectId: id,
    objectKind: kind,
    paymentId: typeof paymentId === 'string' && PAYMENT_ID.test(paymentId) ? paymentId : null,
    customerId: typeof customer === 'string' && CUSTOMER_ID.test(customer) ? customer : null,
  };
}

/** @returns the id of the job that the event asks for; null where it changes nothing here */
async function takeIn(
  event: ReadEvent,
  { firestore, now }: StripeEventDependencies,
): Promise<string | null> {
  const { customerId, paymentId } = event;
  if (customerId === null && paymentId === null) return null;
  return retryOnContention(async () => {
    // All at once: who waits for the mirror waits for each way to the database.
    const [delivery, ...subjects] = await firestore.getAll(
      firestore.doc(firestorePaths.delivery(`stripe_${event.id}`)),
      ...(paymentId === null ? [] : [firestore.doc(firestorePaths.stripePayment(paymentId))]),
      ...(customerId === null ? [] : [firestore.doc(firestorePaths.stripeAccount(customerId))]),
    );
    if (!delivery || delivery.exists) return null;
    const payment = paymentId === null ? undefined : subjects[0];
    const account = customerId === null ? undefined : subjects.at(-1);
    const request =
      (paymentId !== null && payment && purchaseJobOf(paymentId, payment)) ||
      (paymentId !== null && isOfReversal(event, account) && endReversedRequest(paymentId)) ||
      (customerId !== null && account && customerJobOf(event, customerId, account));
    if (!request) return null;
    const current = await firestore.doc(firestorePaths.job(request.id)).get();
    const time = now();
    const batch = firestore.batch();
    batch.create(delivery.ref, {
      expiresAt: Timestamp.fromMillis(time.getTime() + DELIVERY_DAYS * DAY_MILLISECONDS),
    });
    const writer = {
      set: (_reference: unknown, data: object) => {
        writeUnlessChanged(batch, current, data);
      },
    };
    const job = storedJob(current);
    // A burst of events asks for one job, which later reads the state that all of them are about.
    if (!isWaiting(job)) askForJob(writer, firestore, request, { current: job, now: time });
    await batch.commit();
    return request.id;
  });
}

function purchaseJobOf(paymentId: string, snapshot: DocumentSnapshot): JobRequest | null {
  const payment = storedPayment(snapshot);
  if (!payment) return null;
  const { uid, purchaseId } = payment;
  return uid === null || purchaseId === null
    ? forgottenPaymentJob(paymentId)
    : settleJob({ uid, purchaseId });
}

/** Money of a payment went back, or its bank asks for it. Disputes and refunds name no customer. */
function isOfReversal(
  { type, objectKind, customerId }: ReadEvent,
  account: DocumentSnapshot | undefined,
): boolean {
  if (customerId !== null && account?.exists !== true) return false;
  return objectKind === 'dispute' || objectKind === 'refund' || type === 'charge.refunded';
}

function customerJobOf(
  { type, objectId, objectKind }: ReadEvent,
  customerId: string,
  snapshot: DocumentSnapshot,
): JobRequest | null {
  const account = storedStripeAccount(snapshot);
  if (!account) return null;
  if (type === 'setup_intent.succeeded' && objectId !== undefined) {
    return finishJob(objectId, account.uid);
  }
  return LOOKED_AT.has(objectKind) ? lookJob(customerId, account.uid) : null;
}
