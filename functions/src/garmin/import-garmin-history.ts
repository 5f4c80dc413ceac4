import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  HISTORY_IMPORT_LIMITS,
  type HistoryImport,
  type ProviderLink,
  type ProviderLinkProblem,
} from '@tasuki/domain/provider-links/provider-link';
import { askGarminBackfill } from '../integrations/garmin/garmin-client.ts';
import { askToSettleSince } from '../activities/ask-to-settle-history.ts';
import type { JobLease, JobResult } from '../jobs/job-handler.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { retryTime } from '../platform/provider-failure.ts';
import { askForReconciliation } from '../provider-links/ask-for-reconciliation.ts';
import { importJob, type ImportHistoryPayload } from '../provider-links/import-history-job.ts';
import { providerLink } from '../provider-links/stored-link.ts';
import { askGarmin, isFailure, type GarminDependencies } from './ask-garmin.ts';
import { takeGarminRequest } from './garmin-budget.ts';
import { countGarminActivities } from './garmin-progress.ts';

type Payload = ImportHistoryPayload;
type Result = JobResult<Payload>;

const RECENT_MILLISECONDS = HISTORY_IMPORT_LIMITS.recentDays * DAY_MILLISECONDS;
const WINDOW_MILLISECONDS = HISTORY_IMPORT_LIMITS.garminWindowDays * DAY_MILLISECONDS;
/** Windows that are asked for before the import checks what they brought: about a year. */
const BLOCK_WINDOWS = 12;
/** Garmin's answer comes later: the waits until it counts as nothing. */
const SETTLING_MILLISECONDS = [3 * MINUTE_MILLISECONDS, 30 * MINUTE_MILLISECONDS] as const;
/** While something came this lately, more may be on its way. */
const QUIET_MILLISECONDS = 2 * MINUTE_MILLISECONDS;
const RATE_LIMITED_WAIT_MILLISECONDS = 60_000;
const UNREACHABLE_WAIT_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** Windows that Garmin cannot be asked for within this time are left out. */
const GIVEN_UP_MILLISECONDS = 3 * DAY_MILLISECONDS;

interface Step {
  payload: Payload;
  link: ProviderLink;
  history: HistoryImport;
  now: Date;
  dependencies: GarminDependencies;
}

/**
 * One step of bringing in what lies at Garmin. It asks for one window of at most 30 days, the
 * newest first, back to where nothing has come for a year. What is asked for arrives as
 * notifications and is written as those are; here it is only counted.
 */
export async function importGarminHistory(
  payload: Payload,
  now: Date,
  _lease: JobLease,
  dependencies: GarminDependencies,
): Promise<Result> {
  const { firestore } = dependencies;
  const snapshot = await firestore.doc(firestorePaths.link(payload.uid, 'garmin')).get();
  const link = providerLink(snapshot);
  const history = link?.history;
  if (!link || !history || history.state === 'done' || history.state === 'failed') {
    return { fulfil: () => undefined };
  }
  const step: Step = { payload, link, history, now, dependencies };
  if (link.state !== 'connected') return ended(step, 'failed', link.lastProblem);
  const asked = windowsAsked(history);
  const isBlockAsked = isComplete(history) || (asked > 0 && asked % BLOCK_WINDOWS === 0);
  return isBlockAsked ? lookAtBlock(step) : askForWindow(step);
}

/** The begin of the oldest stretch that was asked for; at first, when it was linked. */
function reachedTo({ reachedBackTo, startedAt }: HistoryImport): Date {
  return reachedBackTo ?? startedAt;
}

function floorOf({ startedAt }: HistoryImport): Date {
  return new Date(startedAt.getTime() - HISTORY_IMPORT_LIMITS.garminHistoryDays * DAY_MILLISECONDS);
}

function isComplete(history: HistoryImport): boolean {
  return reachedTo(history) <= floorOf(history);
}

function windowsAsked(history: HistoryImport): number {
  const stretch = history.startedAt.getTime() - reachedTo(history).getTime();
  return Math.round(stretch / WINDOW_MILLISECONDS);
}

async function askForWindow(step: Step): Promise<Result> {
  const { payload, history, now, dependencies } = step;
  const { uid } = payload;
  const end = reachedTo(history);
  const start = new Date(Math.max(end.getTime() - WINDOW_MILLISECONDS, floorOf(history).getTime()));
  try {
    await takeGarminRequest(dependencies.firestore, {
      uid,
      work: 'history',
      now: dependencies.now(),
    });
    const answer = await askGarmin(uid, dependencies, async (access) =>
      askGarminBackfill(access, 'activities', { start, end }),
    );
    logInfo('history asked for', { uid, answer, from: start.toISOString() });
  } catch (cause) {
    return refused(step, cause);
  }
  const recentStart = history.startedAt.getTime() - RECENT_MILLISECONDS;
  const change: HistoryChange = {
    state: 'running',
    stage: start.getTime() > recentStart ? 'recent' : 'older',
    reachedBackTo: start,
    resumesAt: null,
    // One that was given up goes on.
    finishedAt: null,
  };
  const next = { dueAt: now, payload: { uid, provider: payload.provider } };
  return changed(step, change, null, next);
}

/** Decides what to do after a window could not be asked for. */
function refused(step: Step, cause: unknown): Result {
  const { payload, history, now } = step;
  const wait = (resumesAt: Date, problem: ProviderLinkProblem) => {
    logWarning('history has to wait', { uid: payload.uid, problem }, cause);
    return changed(step, { state: 'waiting', resumesAt }, problem, { dueAt: resumesAt, payload });
  };
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (isFailure(cause, 'provider/rate-limited')) {
    return wait(retryTime(cause, after(RATE_LIMITED_WAIT_MILLISECONDS)), 'rate-limited');
  }
  if (isFailure(cause, 'provider/unreachable')) {
    const passed = now.getTime() - history.startedAt.getTime();
    if (passed > GIVEN_UP_MILLISECONDS) return ended(step, 'failed', 'unreachable');
    return wait(retryTime(cause, after(UNREACHABLE_WAIT_MILLISECONDS)), 'unreachable');
  }
  if (isFailure(cause, 'provider/history-not-allowed')) {
    return ended(step, 'failed', 'history-not-allowed');
  }
  if (isFailure(cause, 'provider/link-expired', 'provider/token-refused')) {
    return ended(step, 'failed', 'token-refused');
  }
  throw cause;
}

/** Waits for what the last windows bring, then goes on, or ends where they brought nothing. */
async function lookAtBlock(step: Step): Promise<Result> {
  const { payload, link, history, now, dependencies } = step;
  const looks = payload.looks ?? 0;
  const importedCount = await countGarminActivities(dependencies.firestore, payload.uid);
  const lookAgain = (
    milliseconds: number,
    nextLooks: number,
    state: 'running' | 'settling' = 'running',
  ) =>
    changed(step, { state, importedCount, resumesAt: null }, null, {
      dueAt: new Date(now.getTime() + milliseconds),
      payload: { ...payload, looks: nextLooks },
    });
  if (looks === 0) return lookAgain(SETTLING_MILLISECONDS[0], 1);
  if (await bringsNothing(step)) {
    if (looks === 1) return lookAgain(SETTLING_MILLISECONDS[1], 2, 'settling');
  } else if (!isComplete(history)) {
    return askForWindow(step);
  }
  const quietSince = now.getTime() - QUIET_MILLISECONDS;
  if ((link.lastImportAt?.getTime() ?? 0) > quietSince) {
    return lookAgain(QUIET_MILLISECONDS, looks);
  }
  return ended(step, 'done', null, importedCount);
}

/** Whether nothing came of the last block of windows. */
async function bringsNothing({ payload, history, dependencies }: Step): Promise<boolean> {
  const from = reachedTo(history);
  const to = new Date(from.getTime() + BLOCK_WINDOWS * WINDOW_MILLISECONDS);
  const found = await dependencies.firestore
    .collection(firestorePaths.garminActivities(payload.uid))
    .where('startedAt', '>=', Timestamp.fromDate(from))
    .where('startedAt', '<', Timestamp.fromDate(to))
    .limit(1)
    .get();
  return found.empty;
}

function ended(
  step: Step,
  state: 'done' | 'failed',
  problem: ProviderLinkProblem | null,
  importedCount?: number,
): Result {
  logInfo('history ended', { uid: step.payload.uid, provider: 'garmin', state, problem });
  const change: HistoryChange = { state, resumesAt: null, finishedAt: step.now };
  const result = changed(
    step,
    importedCount === undefined ? change : { ...change, importedCount },
    problem,
    null,
  );
  const { payload, now, dependencies } = step;
  // Words that waited for the whole history are asked for now. A job that asks itself comes later.
  const afterwards = async () =>
    askToSettleSince(
      { uid: payload.uid, since: new Date(0), dueAt: now },
      now,
      dependencies.firestore,
    );
  return { ...result, afterwards };
}

type HistoryChange = Partial<Omit<HistoryImport, 'startedAt'>>;

/** Writes how far it is, unless another link took the place of the one it was for. */
function changed(
  { payload, history, now, dependencies }: Step,
  change: HistoryChange,
  problem: ProviderLinkProblem | null,
  next: NonNullable<Result['next']> | null,
): Result {
  const { firestore, startJob } = dependencies;
  const reference = firestore.doc(firestorePaths.link(payload.uid, 'garmin'));
  return {
    fulfil: async (transaction) => {
      const snapshot = await transaction.get(reference);
      const current = providerLink(snapshot);
      if (current?.history?.startedAt.getTime() !== history.startedAt.getTime()) return;
      const reconciliation = await askForReconciliation(payload, now, firestore, transaction);
      reconciliation?.write();
      const fields = Object.entries(change).map(([field, value]) => [`history.${field}`, value]);
      transaction.update(reference, {
        ...Object.fromEntries(fields),
        lastProblem: problemAfter(current.lastProblem, problem),
        updatedAt: now,
      });
    },
    ...(next && { next }),
    ...(next &&
      next.dueAt <= now && {
        afterwards: async () => startJob(importJob(payload.uid, 'garmin').id),
      }),
  };
}

/** Problems of asking for history end with the next answer; others are not of it. */
const OF_HISTORY: readonly unknown[] = ['rate-limited', 'unreachable', 'history-not-allowed'];

function problemAfter(
  before: ProviderLinkProblem | null,
  problem: ProviderLinkProblem | null,
): ProviderLinkProblem | null {
  return problem ?? (OF_HISTORY.includes(before) ? null : before);
}
