import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type {
  DeliveredSession,
  PlanDelivery,
  PlanDeliveryProblem,
} from '@tasuki/domain/plans/export/plan-delivery';
import { GARMIN_WORKOUT_PERMISSION } from '@tasuki/domain/provider-links/provider';
import { isShutOut } from '../../billing/is-shut-out.ts';
import { askGarmin, isFailure, type GarminDependencies } from '../../garmin/ask-garmin.ts';
import { takeGarminRequest } from '../../garmin/garmin-budget.ts';
import type { GarminAccess } from '../../integrations/garmin/garmin-requests.ts';
import {
  createGarminWorkout,
  deleteGarminSchedule,
  deleteGarminWorkout,
  findGarminSchedule,
  scheduleGarminWorkout,
  updateGarminWorkout,
} from '../../integrations/garmin/garmin-training.ts';
import {
  jobHandler,
  type JobHandler,
  type JobLease,
  type JobResult,
} from '../../jobs/job-handler.ts';
import { logInfo, logWarning } from '../../platform/log.ts';
import { nextTry, ProviderFailure, type RetryPlan } from '../../platform/provider-failure.ts';
import { providerLink } from '../../provider-links/stored-link.ts';
import { askToDeliverPlan, DELIVER_PLAN, type DeliverPlan } from './ask-to-deliver-plan.ts';
import { storedPlanDelivery } from './stored-plan-delivery.ts';
import { wantedSessions, type WantedSession, type WantedSessions } from './wanted-sessions.ts';

type Dependencies = Pick<
  GarminDependencies,
  'firestore' | 'apiUrl' | 'token' | 'renewedToken' | 'startJob' | 'now'
> & {
  /** Garmin's Training API is ours to use. */
  isOffered: boolean;
};

/** A session asks Garmin six times at most, each within ten seconds: a step stays within its lease. */
const SESSIONS_A_STEP = 2;

const SOONEST_SECONDS = 10;
/** After the last of them it waits for the next look at the link, a few hours later. */
const RETRIES: RetryPlan = { firstWaitSeconds: 60, longestWaitSeconds: 3600, failuresMaximum: 6 };

/**
 * Brings what stands in a runner's calendar at Garmin into line with their plan. The sessions of the
 * next days are there, each a workout on its day. What has changed is changed there, and what is no longer
 * planned is deleted; days that are over are left alone. Each answer of Garmin is noted before the
 * next request. So a run that is cut off puts nothing on a day twice. A workout whose answer was lost
 * is made once more, and the first one stays in the runner's library, on no day.
 */
export function deliverPlanJob(dependencies: Dependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(DELIVER_PLAN, {
    run: async (payload, now, lease) => {
      const { uid } = payload;
      const snapshot = await firestore.doc(firestorePaths.planDelivery(uid)).get();
      const delivery = storedPlanDelivery(snapshot);
      if (!delivery) return { fulfil: () => undefined };
      // From the watch of a person who is shut out everything is removed, and sent again once they
      // are let in.
      const isOn = delivery.isOn && !(await isShutOut(uid, firestore));
      const circumstances = { lease, now, dependencies, madeAt: snapshot.createTime };
      return new Delivery(payload, { ...delivery, isOn }, circumstances).step();
    },
    giveUp: async ({ uid }, transaction, now) => {
      const deliveryAt = firestore.doc(firestorePaths.planDelivery(uid));
      if (!(await transaction.get(deliveryAt)).exists) return;
      const updatedAt = Timestamp.fromDate(now);
      transaction.update(deliveryAt, { state: 'settled', problem: 'unreachable', updatedAt });
    },
  });
}

interface Circumstances {
  lease: JobLease;
  now: Date;
  dependencies: Dependencies;
  /** When the document was made that says what is wanted: it goes with its link. */
  madeAt: Timestamp | undefined;
}

/** Another link has come meanwhile, and knows nothing of what the former one has sent. */
class LinkReplaced extends Error {}

/** How a step ended. */
interface Outcome {
  problem: PlanDeliveryProblem | null;
  /** When the next step is due; null = nothing is left to do. */
  next: { dueAt: Date; failures: number } | null;
}

/** One step of bringing the sessions of one runner to Garmin. */
class Delivery {
  readonly #payload: DeliverPlan;
  readonly #delivery: PlanDelivery;
  readonly #lease: JobLease;
  readonly #now: Date;
  readonly #dependencies: Dependencies;
  readonly #deliveryAt: DocumentReference;
  readonly #madeAt: Timestamp | undefined;
  /** As they are noted, while the step goes on. */
  readonly #sessions: Map<string, DeliveredSession>;

  constructor(payload: DeliverPlan, delivery: PlanDelivery, circumstances: Circumstances) {
    this.#payload = payload;
    this.#delivery = delivery;
    this.#lease = circumstances.lease;
    this.#now = circumstances.now;
    this.#madeAt = circumstances.madeAt;
    this.#dependencies = circumstances.dependencies;
    const { firestore } = circumstances.dependencies;
    this.#deliveryAt = firestore.doc(firestorePaths.planDelivery(payload.uid));
    this.#sessions = new Map(Object.entries(delivery.sessions));
  }

  async step(): Promise<JobResult<DeliverPlan>> {
    const { uid } = this.#payload;
    const { firestore } = this.#dependencies;
    const found = await wantedSessions(uid, this.#now, firestore);
    const obstacle = await this.#obstacle();
    if (obstacle !== null && !this.#delivery.isOn) {
      // Only the runner can remove the sessions that are at Garmin.
      this.#sessions.clear();
      return this.#result(found, { problem: null, next: null });
    }
    if (obstacle !== null) return this.#result(found, { problem: obstacle, next: null });
    try {
      const isAllDone = await this.#bringInLine(found);
      const next = isAllDone ? null : { dueAt: this.#now, failures: 0 };
      const isAnyRefused = [...this.#sessions.values()].some(({ workoutId }) => workoutId === null);
      return this.#result(found, { problem: isAnyRefused ? 'refused' : null, next });
    } catch (cause) {
      if (cause instanceof LinkReplaced) {
        return this.#result(found, { problem: null, next: null });
      }
      const outcome = this.#outcomeOf(cause);
      logWarning('plan not sent to Garmin', { uid, problem: outcome.problem }, cause);
      return this.#result(found, outcome);
    }
  }

  /** The obstacle to sending and removing sessions; null = none. */
  async #obstacle(): Promise<PlanDeliveryProblem | null> {
    const { firestore, isOffered } = this.#dependencies;
    const snapshot = await firestore.doc(firestorePaths.link(this.#payload.uid, 'garmin')).get();
    const link = providerLink(snapshot);
    if (!isOffered || link?.state !== 'connected') return 'not-linked';
    return link.scopes.includes(GARMIN_WORKOUT_PERMISSION) ? null : 'missing-scope';
  }

  /**
   * @returns false where more is left to do
   * @throws ProviderFailure where a session was sent and is not there all the same
   */
  async #bringInLine({ today, sessions }: WantedSessions): Promise<boolean> {
    const wanted = new Map(
      this.#delivery.isOn ? sessions.map((session) => [session.key, session]) : [],
    );
    const unwanted = [...this.#sessions].filter(
      ([key, { day }]) => day >= today && !wanted.has(key),
    );
    const unsent = [...wanted.values()].filter((session) => !this.#isThere(session));
    const tasks = [
      ...unwanted.map(
        ([key, session]) =>
          async () =>
            this.#takeBack(key, session),
      ),
      ...unsent.map((session) => async () => this.#send(session)),
    ];
    for (const task of tasks.slice(0, SESSIONS_A_STEP)) await task();
    const sent = unsent.slice(0, Math.max(0, SESSIONS_A_STEP - unwanted.length));
    if (!sent.every((session) => this.#isThere(session))) throw goneTooSoon();
    return tasks.length <= SESSIONS_A_STEP;
  }

  /** As it should be, or known to be refused as it is. */
  #isThere({ key, digest }: WantedSession): boolean {
    const known = this.#sessions.get(key);
    if (known?.digest !== digest) return false;
    return known.scheduleId !== null || known.workoutId === null;
  }

  async #takeBack(key: string, { workoutId, scheduleId, ...known }: DeliveredSession) {
    if (scheduleId !== null) {
      await this.#ask(async (access) => deleteGarminSchedule(access, scheduleId));
      await this.#note(key, { ...known, workoutId, scheduleId: null });
    }
    if (workoutId !== null) {
      await this.#ask(async (access) => deleteGarminWorkout(access, workoutId));
    }
    await this.#note(key, null);
  }

  async #send(session: WantedSession): Promise<void> {
    const { key, day, workout, digest } = session;
    let known = this.#sessions.get(key) ?? null;
    // After an answer that was lost it may stand there already.
    const mayBeScheduled = known?.scheduleId === null;
    if (known && known.workoutId !== null && known.digest !== digest) {
      known = await this.#update(session, { ...known, workoutId: known.workoutId });
    }
    if (!known || known.workoutId === null) {
      const made = await this.#ask(async (access) => createGarminWorkout(access, workout));
      known =
        made === 'refused' ? refusedSession(session) : { day, digest, ...made, scheduleId: null };
      await this.#note(key, known);
    }
    const { workoutId } = known;
    if (workoutId === null || known.scheduleId !== null) return;
    const place = { workoutId, day };
    const standing = mayBeScheduled
      ? await this.#ask(async (access) => findGarminSchedule(access, place))
      : null;
    const scheduled =
      standing === null
        ? await this.#ask(async (access) => scheduleGarminWorkout(access, place))
        : { scheduleId: standing };
    if (scheduled === 'refused') {
      await this.#ask(async (access) => deleteGarminWorkout(access, workoutId));
      await this.#note(key, refusedSession(session));
      return;
    }
    // Deleted there between two requests: made anew by a later step.
    await this.#note(key, scheduled === 'gone' ? null : { ...known, ...scheduled });
  }

  /** @returns null where it is to be made anew */
  async #update(
    { key, workout, digest }: WantedSession,
    known: DeliveredSession & { workoutId: string },
  ): Promise<DeliveredSession | null> {
    const updated = await this.#ask(async (access) => updateGarminWorkout(access, known, workout));
    if (updated === 'updated') {
      const changed = { ...known, digest };
      await this.#note(key, changed);
      return changed;
    }
    if (updated === 'refused') await this.#takeBack(key, known);
    return null;
  }

  async #ask<Answer>(ask: (access: GarminAccess) => Promise<Answer>): Promise<Answer> {
    const { firestore, now } = this.#dependencies;
    const { uid } = this.#payload;
    this.#lease.signal.throwIfAborted();
    await takeGarminRequest(firestore, { uid, work: 'plan', now: now() });
    return askGarmin(uid, this.#dependencies, ask);
  }

  /** Notes at once what Garmin has; null = nothing any more. */
  async #note(key: string, session: DeliveredSession | null): Promise<void> {
    if (session) this.#sessions.set(key, session);
    else this.#sessions.delete(key);
    await this.#lease.write(async (transaction) => {
      if (!this.#isSame(await transaction.get(this.#deliveryAt))) throw new LinkReplaced();
      transaction.update(
        this.#deliveryAt,
        new FieldPath('sessions', key),
        session ?? FieldValue.delete(),
      );
    });
  }

  #isSame({ createTime }: DocumentSnapshot): boolean {
    return createTime !== undefined && this.#madeAt?.isEqual(createTime) === true;
  }

  #outcomeOf(cause: unknown): Outcome {
    if (isFailure(cause, 'provider/missing-scope')) return { problem: 'missing-scope', next: null };
    if (isFailure(cause, 'provider/token-refused', 'provider/link-expired')) {
      return { problem: 'not-linked', next: null };
    }
    if (!(cause instanceof ProviderFailure)) throw cause;
    const wished = nextTry(cause, this.#payload.failures, this.#now, RETRIES);
    // Garmin may say that it can be asked again at once; nobody asks it in a loop for that.
    const soonest = new Date(this.#now.getTime() + SOONEST_SECONDS * 1000);
    const next = wished && { ...wished, dueAt: wished.dueAt < soonest ? soonest : wished.dueAt };
    // Nobody was asked: our own share of the minute is used up, which is no problem of the runner's.
    const isOurs = cause.code === 'provider/rate-limited' && cause.status === null;
    return { problem: isOurs ? null : 'unreachable', next };
  }

  #result(found: WantedSessions, { problem, next }: Outcome): JobResult<DeliverPlan> {
    const { uid } = this.#payload;
    const { startJob, firestore, now } = this.#dependencies;
    let isWishedAnew = false;
    return {
      fulfil: async (transaction) => {
        isWishedAnew = await this.#settle(transaction, found, { problem, next });
      },
      ...(next && { next: { dueAt: next.dueAt, payload: { uid, failures: next.failures } } }),
      afterwards: async () => {
        logInfo('plan sent to Garmin', { uid, sessions: this.#sessions.size, problem });
        if (isWishedAnew && !next) await askToDeliverPlan(uid, { firestore, startJob, now });
      },
    };
  }

  /** @returns whether something has changed since this step began */
  async #settle(
    transaction: Transaction,
    { today, untilDay }: WantedSessions,
    { problem, next }: Outcome,
  ): Promise<boolean> {
    const snapshot = await transaction.get(this.#deliveryAt);
    const current = storedPlanDelivery(snapshot);
    if (!current) return false;
    if (!this.#isSame(snapshot)) return true;
    const left = [...this.#sessions].filter(([, { day }]) => day >= today);
    const isDone = problem === null && next === null;
    transaction.update(this.#deliveryAt, {
      state: next || current.wish !== this.#delivery.wish ? 'sending' : 'settled',
      problem,
      ...(isDone && { sentUntil: this.#delivery.isOn ? untilDay : null }),
      sessions: Object.fromEntries(left),
      updatedAt: Timestamp.fromDate(this.#now),
    });
    return current.wish !== this.#delivery.wish;
  }
}

/** Not sent again until it changes. */
function refusedSession({ day, digest }: WantedSession): DeliveredSession {
  return { day, digest, workoutId: null, ownerId: null, scheduleId: null };
}

/** Counted like an answer that never came, so that nothing is made anew for ever. */
function goneTooSoon(): ProviderFailure {
  return new ProviderFailure('provider/unreachable', {
    message: 'A workout was gone before it stood on its day',
  });
}
