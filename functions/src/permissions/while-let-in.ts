import type { Firestore, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { JobHandler } from '../jobs/job-handler.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { storedAccountState } from './stored-account-state.ts';

/** Checks whether a person is let in, by what is stored: jobs and webhooks have no sign-in token. */
export async function isLetIn(uid: string, firestore: Firestore): Promise<boolean> {
  const state = await firestore.doc(firestorePaths.accountState(uid)).get();
  return isApproved(state);
}

/** The same of many people, in one read. */
export async function letInAmong(
  uids: readonly string[],
  firestore: Firestore,
): Promise<ReadonlySet<string>> {
  const distinct = [...new Set(uids)];
  if (distinct.length === 0) return new Set();
  const states = await firestore.getAll(
    ...distinct.map((uid) => firestore.doc(firestorePaths.accountState(uid))),
  );
  return new Set(distinct.filter((_uid, index) => isApproved(states[index])));
}

function isApproved(state: DocumentSnapshot | undefined): boolean {
  return unlessUnreadable(() => storedAccountState(state))?.isBetaApproved === true;
}

/**
 * A handler that works for people who are let in. Of anybody else the job is dropped: their
 * imports begin with the approval (`resume-links.ts`).
 *
 * @param uidOf whom a job is for; null where the handler finds nobody either
 */
export function whileLetIn(
  handler: JobHandler,
  uidOf: (payload: unknown) => Promise<string | null> | string | null,
  firestore: Firestore,
): JobHandler {
  return {
    ...handler,
    run: async (payload, now, lease) => {
      const uid = await uidOf(payload);
      if (uid !== null && !(await isLetIn(uid, firestore))) return { fulfil: () => undefined };
      return handler.run(payload, now, lease);
    },
  };
}
