import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountDeletionEntry } from '@tasuki/domain/accounts/account-deletion';
import { MINUTE_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isNoUser } from '../permissions/is-no-user.ts';
import { jobHandler, type JobHandler, type JobResult } from '../jobs/job-handler.ts';
import { jobId } from '../jobs/job-kind.ts';
import { logFailure, logInfo } from '../platform/log.ts';
import { unlinkEverything } from '../provider-links/unlink.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { DELETE_ACCOUNT, type DeleteAccountPayload } from '../accounts/ask-for-deletion.ts';
import { noteDeletion } from './deletion-ledger.ts';
import { deletePersonalData, hasLinks, type DeletionDependencies } from './delete-personal-data.ts';

export interface DeleteAccountDependencies {
  firestore: Firestore;
  auth: Auth;
  store: BlobStore;
  now: () => Date;
  startJob: (id: string) => Promise<void>;
  /** Ends what the person pays for. */
  endBilling: (uid: string) => Promise<void>;
  /** How long one step deletes; far below the lease. */
  stepSeconds?: number;
}

type Payload = DeleteAccountPayload;

const STEP_SECONDS = 60;
/** A token that was given out before the account was closed is good for an hour, and what it wrote goes too. */
const SECOND_ROUND_MILLISECONDS = 65 * MINUTE_MILLISECONDS;
/** Providers that do not answer are notified again and again, but not for longer than that. */
const LINKS_PATIENCE_MILLISECONDS = 12 * HOUR_MILLISECONDS;
const LINKS_LOOK_MILLISECONDS = 30_000;
const FAILURE_WAIT_MILLISECONDS = 5 * MINUTE_MILLISECONDS;

/**
 * Deletes an account with everything in it, step by step, each of which may be repeated and cut off
 * anywhere. First nobody can come in any more, and nothing is charged any more. Then the links end
 * at the providers and everything goes, and once more when the last token has expired. At last the
 * sign-in account itself.
 */
export function deleteAccountJob(dependencies: DeleteAccountDependencies): JobHandler {
  return jobHandler(DELETE_ACCOUNT, {
    // A promise with a date: also where holders die without a word, as one that eats the memory does.
    isNeverGivenUp: true,
    run: async (payload) => {
      try {
        return await runStep(payload, dependencies);
      } catch (cause) {
        // However long a service does not answer.
        logFailure('account not deleted yet', { uid: payload.uid }, cause);
        const dueAt = new Date(dependencies.now().getTime() + FAILURE_WAIT_MILLISECONDS);
        return { fulfil: () => undefined, next: { dueAt, payload } };
      }
    },
    giveUp: () => undefined,
  });
}

async function runStep(
  payload: Payload,
  dependencies: DeleteAccountDependencies,
): Promise<JobResult<Payload>> {
  const { uid, askedAt, round } = payload;
  const {
    firestore,
    auth,
    store,
    now,
    startJob,
    endBilling,
    stepSeconds = STEP_SECONDS,
  } = dependencies;
  const next = (milliseconds: number, changes: Partial<Payload> = {}) => ({
    fulfil: () => undefined,
    next: {
      dueAt: new Date(now().getTime() + milliseconds),
      payload: { ...payload, ...changes },
    },
    ...(milliseconds === 0 && { afterwards: async () => startJob(jobId(DELETE_ACCOUNT, uid)) }),
  });
  await closeAccount(uid, auth);
  await noteDeletion(uid, store);
  await endBilling(uid);
  await unlinkEverything(uid, now(), { firestore, startJob });
  const endAt = now().getTime() + stepSeconds * 1000;
  const data: DeletionDependencies = {
    firestore,
    store,
    now,
    isTimeOver: () => now().getTime() >= endAt,
    mayLinksGo: now().getTime() >= askedAt + LINKS_PATIENCE_MILLISECONDS,
    areTokensOver: round === 2,
  };
  if (!(await deletePersonalData(uid, data))) return next(0);
  if (await hasLinks(uid, firestore)) return next(LINKS_LOOK_MILLISECONDS);
  if (round === 1) {
    const dueIn = Math.max(1, askedAt + SECOND_ROUND_MILLISECONDS - now().getTime());
    return next(dueIn, { round: 2 });
  }
  await removeUser(uid, auth);
  return {
    fulfil: (transaction) => {
      const entry: AccountDeletionEntry = {
        kind: 'delete-account',
        actorUid: null,
        subjectUid: null,
        askedAt: new Date(askedAt),
        createdAt: now(),
      };
      transaction.create(firestore.collection(firestorePaths.auditLog()).doc(), {
        ...entry,
        askedAt: Timestamp.fromDate(entry.askedAt),
        createdAt: Timestamp.fromDate(entry.createdAt),
      });
    },
    afterwards: () => {
      logInfo('account deleted');
      return Promise.resolve();
    },
  };
}

/** Nobody signs in by it any more, and no new token comes of the old sign-ins. */
async function closeAccount(uid: string, auth: Auth): Promise<void> {
  try {
    await auth.updateUser(uid, { disabled: true });
    await auth.revokeRefreshTokens(uid);
  } catch (cause) {
    if (!isNoUser(cause)) throw cause;
  }
}

async function removeUser(uid: string, auth: Auth): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (cause) {
    if (!isNoUser(cause)) throw cause;
  }
}
