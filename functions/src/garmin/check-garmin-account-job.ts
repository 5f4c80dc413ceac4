import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  GARMIN_HISTORY_PERMISSION,
  missingScopes,
  refusedScopes,
} from '@tasuki/domain/provider-links/provider';
import type { HistoryImport, ProviderLink } from '@tasuki/domain/provider-links/provider-link';
import { readGarminPermissions } from '../integrations/garmin/garmin-client.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler, type JobResult } from '../jobs/job-handler.ts';
import { jobRequest } from '../jobs/job-kind.ts';
import { storedJob, type StoredJob } from '../jobs/job.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { isRetryable, retryTime } from '../platform/provider-failure.ts';
import { importJob } from '../provider-links/import-history-job.ts';
import { providerLink } from '../provider-links/stored-link.ts';
import { askGarmin, isFailure, type GarminDependencies } from './ask-garmin.ts';
import { DELETE_GARMIN_DATA } from './delete-garmin-data-job.ts';
import { takeGarminRequest } from './garmin-budget.ts';
import { CHECK_GARMIN_ACCOUNT, type CheckGarminAccountPayload } from './garmin-job-kinds.ts';

export interface CheckGarminAccountDependencies extends GarminDependencies {
  /** Ends the link of an account if Garmin confirms that the consent has ended. */
  endLink: (garminUserId: string) => Promise<unknown>;
  /** Continues what waits for a permission. */
  afterPermissions?: (uid: string) => Promise<void>;
}

type Payload = CheckGarminAccountPayload;
type Result = JobResult<Payload>;

/** Garmin may report an end before its tokens know: so long after, it is asked again. */
const LOOKS_AFTER_MILLISECONDS: readonly number[] = [60_000, 15 * MINUTE_MILLISECONDS];
const WAIT_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

/**
 * The job behind what Garmin reports of an account: that the runner disconnected it, or allows more
 * or less. Notifications are unsigned, so what holds is read from Garmin with the runner's own
 * token; the notification only says that it is time to.
 */
export function checkGarminAccountJob(dependencies: CheckGarminAccountDependencies): JobHandler {
  return jobHandler(CHECK_GARMIN_ACCOUNT, {
    run: async (payload, now) => {
      try {
        return payload.about === 'consent'
          ? await checkConsent(payload, now, dependencies)
          : await checkPermissions(payload, now, dependencies);
      } catch (cause) {
        if (!isRetryable(cause)) throw cause;
        logWarning('account not checked yet', { uid: payload.uid, about: payload.about }, cause);
        return {
          fulfil: () => undefined,
          next: { dueAt: retryTime(cause, new Date(now.getTime() + WAIT_MILLISECONDS)), payload },
        };
      }
    },
    giveUp: () => undefined,
  });
}

async function checkConsent(
  payload: Payload,
  now: Date,
  { firestore, endLink, startJob }: CheckGarminAccountDependencies,
): Promise<Result> {
  const { uid } = payload;
  await endLink(payload.garminUserId);
  const link = firestore.doc(firestorePaths.link(uid, 'garmin'));
  // Ended now, or by a holder of this job who died before it asked for what follows.
  if ((await link.get()).get('state') === 'revoked') {
    const job = jobRequest(DELETE_GARMIN_DATA, uid, { uid, looks: 0 });
    const { id } = job;
    return {
      fulfil: async (transaction) => {
        const current = (await transaction.get(firestore.doc(firestorePaths.job(id)))).data();
        askForJob(transaction, firestore, job, { current: current as StoredJob | undefined, now });
      },
      afterwards: async () => startJob(id),
    };
  }
  const wait = LOOKS_AFTER_MILLISECONDS[payload.looks];
  if (wait === undefined) return { fulfil: () => undefined };
  return {
    fulfil: () => undefined,
    next: {
      dueAt: new Date(now.getTime() + wait),
      payload: { ...payload, looks: payload.looks + 1 },
    },
  };
}

async function checkPermissions(
  { uid }: Payload,
  now: Date,
  dependencies: CheckGarminAccountDependencies,
): Promise<Result> {
  const { firestore } = dependencies;
  let permissions: string[];
  try {
    await takeGarminRequest(firestore, { uid, work: 'current', now: dependencies.now() });
    permissions = await askGarmin(uid, dependencies, readGarminPermissions);
  } catch (cause) {
    const hasEnded = isFailure(cause, 'provider/link-expired', 'provider/token-refused');
    if (!hasEnded) throw cause;
    // The link's problem is written where the token is refused.
    return { fulfil: () => undefined };
  }
  let importId: string | null = null;
  return {
    fulfil: async (transaction) => {
      importId = await writePermissions(transaction, firestore, { uid, permissions, now });
    },
    afterwards: async () => {
      logInfo('permissions of Garmin read', { uid, count: permissions.length });
      if (importId !== null) await dependencies.startJob(importId);
      await dependencies.afterPermissions?.(uid);
    },
  };
}

/** @returns the job that brings the history in, where the runner allowed that only now */
async function writePermissions(
  transaction: Transaction,
  firestore: Firestore,
  { uid, permissions, now }: { uid: string; permissions: readonly string[]; now: Date },
): Promise<string | null> {
  const linkReference = firestore.doc(firestorePaths.link(uid, 'garmin'));
  const job = importJob(uid, 'garmin');
  const [snapshot, current] = await transaction.getAll(
    linkReference,
    firestore.doc(firestorePaths.job(job.id)),
  );
  const link = providerLink(snapshot);
  if (link?.state !== 'connected') return null;
  const wantsHistory =
    link.lastProblem === 'history-not-allowed' && permissions.includes(GARMIN_HISTORY_PERMISSION);
  const change = {
    scopes: permissions,
    missingScopes: refusedScopes('garmin', permissions),
    lastProblem: problemAfter(
      link.lastProblem,
      missingScopes('garmin', permissions).length > 0,
      wantsHistory,
    ),
    updatedAt: Timestamp.fromDate(now),
  };
  if (!wantsHistory) {
    transaction.update(linkReference, change);
    return null;
  }
  transaction.update(linkReference, {
    ...change,
    history: {
      state: 'queued',
      stage: 'recent',
      importedCount: link.history?.importedCount ?? 0,
      reachedBackTo: null,
      resumesAt: null,
      startedAt: now,
      finishedAt: null,
    } satisfies HistoryImport,
  });
  return askForJob(transaction, firestore, job, { current: storedJob(current), now });
}

function problemAfter(
  before: ProviderLink['lastProblem'],
  isMissingScope: boolean,
  wantsHistory: boolean,
): ProviderLink['lastProblem'] {
  if (isMissingScope) return 'missing-scope';
  return before === 'missing-scope' || wantsHistory ? null : before;
}
