import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { number, object, string, type InferType } from 'yup';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isLetIn } from '../permissions/while-let-in.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { isOneOf } from '../platform/is-one-of.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { fetchJob } from './ask-to-fetch.ts';
import { CHECK_STRAVA_LINK } from './check-strava-link-job.ts';

export interface StravaEventRequest {
  method: string;
  /** The part of the path that only Strava knows. */
  pathSecret: string;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export interface StravaEventDependencies {
  firestore: Firestore;
  now: () => Date;
  /** Hands a job to a task, to be run at once. */
  startJob: (id: string) => Promise<void>;
  /** Secrets, one of which must be in the path; none = not set up, so nothing is answered. */
  pathSecrets: readonly string[];
  verifyToken: string | null;
  subscriptionId: number | null;
}

export interface StravaEventAnswer {
  status: 200 | 404;
  body: object;
}

const identifier = number().required().integer().positive().max(Number.MAX_SAFE_INTEGER);
const eventSchema = object({
  object_type: string()
    .required()
    .oneOf(['activity', 'athlete'] as const),
  object_id: identifier,
  aspect_type: string()
    .required()
    .oneOf(['create', 'update', 'delete'] as const),
  owner_id: identifier,
  subscription_id: identifier,
  event_time: number().required().integer().min(0),
  updates: object({ authorized: string() }).nullable().default(undefined),
}).required();
type StravaEvent = InferType<typeof eventSchema>;

const NOT_FOUND: StravaEventAnswer = { status: 404, body: {} };
/** Also for what is none of ours: whoever sends it learns nothing, and does not send it again. */
const TAKEN: StravaEventAnswer = { status: 200, body: {} };
/** Strava sends an event at most three times within the hour. */
const DELIVERY_DAYS = 7;
/** Enqueuing may not use up the second in which to answer; the sweep finds the job. */
const ENQUEUE_MILLISECONDS = 300;

/**
 * Answers Strava's webhook: its question whether we are here, and its events. Events are unsigned,
 * so one only asks for a look at Strava, and only where path, subscription and athlete are ours.
 * All others leave no trace.
 */
export async function receiveStravaEvent(
  request: StravaEventRequest,
  dependencies: StravaEventDependencies,
): Promise<StravaEventAnswer> {
  const { pathSecrets, verifyToken, subscriptionId } = dependencies;
  if (!isOneOf(request.pathSecret, pathSecrets)) return NOT_FOUND;
  if (request.method === 'GET') return challengeAnswer(request.query, verifyToken);
  if (request.method !== 'POST') return NOT_FOUND;
  if (!eventSchema.isValidSync(request.body, { strict: true })) return NOT_FOUND;
  if (request.body.subscription_id !== subscriptionId) return TAKEN;
  const job = jobOf(request.body);
  if (!job) return TAKEN;
  const isAsked = await takeIn(request.body, job, dependencies);
  if (isAsked) {
    const waiting = new AbortController();
    await Promise.race([
      dependencies.startJob(job.id),
      setTimeout(ENQUEUE_MILLISECONDS, null, { signal: waiting.signal }).catch(() => null),
    ]);
    waiting.abort();
  }
  return TAKEN;
}

function challengeAnswer(
  query: StravaEventRequest['query'],
  verifyToken: string | null,
): StravaEventAnswer {
  const challenge = query['hub.challenge'];
  const token = query['hub.verify_token'];
  const isAsked = query['hub.mode'] === 'subscribe' && typeof challenge === 'string';
  if (!isAsked || verifyToken === null || typeof token !== 'string') return NOT_FOUND;
  return isOneOf(token, [verifyToken])
    ? { status: 200, body: { 'hub.challenge': challenge } }
    : NOT_FOUND;
}

/** The job that an event asks for; null if the event changes nothing here. */
function jobOf(event: StravaEvent): JobRequest | null {
  const accountId = String(event.owner_id);
  if (event.object_type === 'activity') return fetchJob({ accountId, activityId: event.object_id });
  if (event.object_id !== event.owner_id || event.updates?.authorized !== 'false') return null;
  return jobRequest(CHECK_STRAVA_LINK, accountId, { accountId });
}

/**
 * @returns false where nobody here has that account, where this very event came before, and for an
 *   activity of somebody who is not let in. The import after the approval brings it
 */
async function takeIn(
  event: StravaEvent,
  job: JobRequest,
  { firestore, now }: StravaEventDependencies,
): Promise<boolean> {
  return retryOnContention(async () => {
    const [account, delivery, current] = (await firestore.getAll(
      firestore.doc(firestorePaths.providerAccount('strava', String(event.owner_id))),
      firestore.doc(firestorePaths.delivery(deliveryId(event))),
      firestore.doc(firestorePaths.job(job.id)),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    if (!account.exists || delivery.exists) return false;
    const isOfActivity = event.object_type === 'activity';
    if (isOfActivity && !(await isLetIn(String(account.get('uid')), firestore))) return false;
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
    askForJob(writer, firestore, job, { current: storedJob(current), now: time });
    await batch.commit();
    return true;
  });
}

function deliveryId(event: StravaEvent): string {
  const { subscription_id, owner_id, object_type, object_id, aspect_type, event_time } = event;
  const identity = [subscription_id, owner_id, object_type, object_id, aspect_type, event_time];
  const text = JSON.stringify([...identity, event.updates ?? null]);
  return `strava_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
}
