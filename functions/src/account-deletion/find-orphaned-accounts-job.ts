import type { Auth } from 'firebase-admin/auth';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Role } from '@tasuki/domain/accounts/user-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { jobId, jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { logFailure, logInfo } from '../platform/log.ts';
import { DELETE_ACCOUNT, requestDeletion } from '../accounts/ask-for-deletion.ts';

interface FindOrphanedAccountsPayload {
  /** Place in {@link SEARCHED}. */
  collection: number;
  /** The last document that was looked at; null = none yet. */
  after: string | null;
  /** How many people were found in this round so far. */
  found: number;
}

export const FIND_ORPHANED_ACCOUNTS: JobKind<FindOrphanedAccountsPayload> = {
  name: 'find-orphaned-accounts',
  queue: 'long',
  personOf: () => 'operator',
};

export interface FindOrphanedAccountsDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'getUsers'>;
  startJob: (id: string) => Promise<void>;
}

export const ORPHAN_LIMITS = {
  /** The most accounts that Firebase Auth looks up in one request. */
  pageSize: 100,
  /** A sign-up writes its documents before Firebase Auth knows the account, so recent ones wait. */
  unchangedMinutes: 60,
  /**
   * More people in one round suggest a fault, such as another project's Firebase Auth. The round
   * then ends, and the next one goes on from there.
   */
  foundMaximum: 50,
  roundHours: 24,
  /** How many admins are looked up at Firebase Auth, to know whether it is ours. */
  adminsAsked: 10,
} as const;

/** The places where a person's first documents are written, and how a document names its person. */
const SEARCHED: readonly {
  path: string;
  uidOf: (document: QueryDocumentSnapshot) => unknown;
}[] = [
  { path: 'users', uidOf: ({ id }) => id },
  { path: 'athleteProfiles', uidOf: ({ id }) => id },
  { path: 'profilePhotos', uidOf: ({ id }) => id },
  { path: firestorePaths.providerAccounts(), uidOf: uidField },
  { path: firestorePaths.googleAccounts(), uidOf: uidField },
  { path: firestorePaths.accountStates(), uidOf: ({ id }) => id },
];

function uidField(document: QueryDocumentSnapshot): unknown {
  const uid: unknown = document.get('uid');
  return uid;
}

const START: FindOrphanedAccountsPayload = { collection: 0, after: null, found: 0 };

/** Writes the job unless it is there; it repeats itself once a day. Safe to call at any time. */
export async function askToFindOrphanedAccounts(now: Date, firestore: Firestore): Promise<void> {
  const job = jobRequest(FIND_ORPHANED_ACCOUNTS, 'all', START);
  const reference = firestore.doc(firestorePaths.job(job.id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    if (current?.state !== 'open') askForJob(transaction, firestore, job, { current, now });
  });
}

/**
 * Finds people whose account at Firebase Auth is gone, a page a step, and asks for the deletion of
 * their data. The public key and their own token are enough to delete the account there without
 * `deleteAccount`, so their data would stay. A repeated step asks for the same deletions.
 */
export function findOrphanedAccountsJob(
  dependencies: FindOrphanedAccountsDependencies,
): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(FIND_ORPHANED_ACCOUNTS, {
    run: async (payload, now) => {
      const page = await pageOf(payload, firestore);
      const orphans = await findOrphans(page, payload, now, dependencies);
      const found = payload.found + orphans.length;
      const again = new Date(now.getTime() + ORPHAN_LIMITS.roundHours * HOUR_MILLISECONDS);
      const restart = { fulfil: () => undefined, next: { dueAt: again, payload: START } };
      if (found > ORPHAN_LIMITS.foundMaximum) {
        const isOurs = await knowsAdmins(dependencies);
        const room = isOurs ? ORPHAN_LIMITS.foundMaximum - payload.found : 0;
        await askToDelete(orphans.slice(0, room), now, dependencies);
        logFailure('too many orphaned accounts', { found, isOurs }, new Error('round ended'));
        if (!isOurs) return restart;
        // Or whoever makes accounts and deletes them there would keep the search from all others.
        const after = placeBefore(orphans[room], page, payload);
        return { ...restart, next: { dueAt: again, payload: { ...payload, after, found: 0 } } };
      }
      await askToDelete(orphans, now, dependencies);
      const last = page.at(-1);
      const isLastPage = page.length < ORPHAN_LIMITS.pageSize;
      if (isLastPage && payload.collection === SEARCHED.length - 1) return restart;
      const next: FindOrphanedAccountsPayload =
        isLastPage || !last
          ? { collection: payload.collection + 1, after: null, found }
          : { ...payload, after: last.id, found };
      return { fulfil: () => undefined, next: { dueAt: now, payload: next } };
    },
    // The schedule asks for it again.
    giveUp: () => undefined,
  });
}

async function askToDelete(
  orphans: readonly string[],
  now: Date,
  { firestore, startJob }: FindOrphanedAccountsDependencies,
): Promise<void> {
  for (const uid of orphans) {
    await requestDeletion(uid, now, { firestore, startJob });
    logInfo('deletion of an orphaned account requested', { uid });
  }
}

/** Whether Firebase Auth has an account of one of our admins: nobody makes or deletes these in numbers. */
async function knowsAdmins({
  firestore,
  auth,
}: FindOrphanedAccountsDependencies): Promise<boolean> {
  const { docs } = await firestore
    .collection(firestorePaths.accountStates())
    .where('roles', 'array-contains', 'admin' satisfies Role)
    .limit(ORPHAN_LIMITS.adminsAsked)
    .get();
  if (docs.length === 0) return false;
  const { users } = await auth.getUsers(docs.map(({ id }) => ({ uid: id })));
  return users.length > 0;
}

/** After which document the search goes on, so that it comes to a person again. */
function placeBefore(
  uid: string | undefined,
  page: readonly QueryDocumentSnapshot[],
  { collection, after }: FindOrphanedAccountsPayload,
): string | null {
  const place = page.findIndex((document) => SEARCHED[collection]?.uidOf(document) === uid);
  return page[place - 1]?.id ?? after;
}

async function pageOf(
  { collection, after }: FindOrphanedAccountsPayload,
  firestore: Firestore,
): Promise<QueryDocumentSnapshot[]> {
  const { path } = SEARCHED[collection] ?? {};
  if (path === undefined) return [];
  const all = firestore
    .collection(path)
    .orderBy(FieldPath.documentId())
    .limit(ORPHAN_LIMITS.pageSize);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  return docs;
}

/** The page's people without an account at Firebase Auth whose deletion nobody has asked for yet. */
async function findOrphans(
  page: readonly QueryDocumentSnapshot[],
  { collection }: FindOrphanedAccountsPayload,
  now: Date,
  { firestore, auth }: FindOrphanedAccountsDependencies,
): Promise<string[]> {
  const newest = now.getTime() - ORPHAN_LIMITS.unchangedMinutes * MINUTE_MILLISECONDS;
  // A sign-up may write its new uid into a document of long ago, so the last change counts.
  const uids = page
    .filter(({ updateTime }) => updateTime.toMillis() <= newest)
    .map((document) => SEARCHED[collection]?.uidOf(document))
    .filter((uid) => typeof uid === 'string');
  const distinctUids = [...new Set(uids)];
  if (distinctUids.length === 0) return [];
  const { users } = await auth.getUsers(distinctUids.map((uid) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  const orphans = distinctUids.filter((uid) => !known.has(uid));
  if (orphans.length === 0) return [];
  // Somebody found in one collection is not counted again in the next.
  const deletions = await firestore.getAll(
    ...orphans.map((uid) => firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid)))),
  );
  return orphans.filter((_, index) => deletions[index]?.get('state') !== 'open');
}
