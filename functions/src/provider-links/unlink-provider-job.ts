import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { logFailure, logWarning } from '../platform/log.ts';
import type { AccessTokenDependencies } from './access-token.ts';
import { UNLINK_PROVIDER } from './begin-unlinking.ts';
import { deleteStravaData } from './delete-strava-data.ts';
import { importJob } from './import-history-job.ts';
import { storedLink, type StoredLink, storedProviderSecret } from './stored-link.ts';
import { notifyOfUnlinking } from './notify-provider.ts';

/**
 * How often we try to notify a provider, over about an hour; then the link is deleted all the same.
 */
const REFUSALS_MAXIMUM = 6;
const FIRST_WAIT_SECONDS = 60;
/** In one step: 1,000 activities. */
const BATCHES_A_STEP = 20;

/**
 * Removes a link: notifies the provider, deletes Strava's data, then tokens, claim and link. Where
 * the person took the consent back at the provider (`revoked`), only the data goes.
 */
export function unlinkProviderJob(dependencies: AccessTokenDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(UNLINK_PROVIDER, {
    run: async (payload, now) => {
      const { uid, provider, refusals } = payload;
      const link = await readLink(uid, provider, firestore);
      const nothing = { fulfil: () => undefined };
      if (link?.state !== 'unlinking' && link?.state !== 'revoked') return nothing;
      if (link.state === 'unlinking') {
        const isNotified = await isProviderNotified(uid, provider, refusals, dependencies);
        if (!isNotified) {
          const dueAt = new Date(now.getTime() + FIRST_WAIT_SECONDS * 1000 * 2 ** refusals);
          return { ...nothing, next: { dueAt, payload: { ...payload, refusals: refusals + 1 } } };
        }
      }
      if (provider === 'strava' && !(await isDataGone(uid, firestore))) {
        return { ...nothing, next: { dueAt: now, payload } };
      }
      if (link.state === 'revoked') return nothing;
      return { fulfil: async (transaction) => removeLink(uid, provider, transaction, firestore) };
    },
    // Nothing that fails for long keeps the person's tokens here.
    giveUp: async ({ uid, provider }, transaction) =>
      removeLink(uid, provider, transaction, firestore),
  });
}

async function readLink(
  uid: string,
  provider: LinkedProvider,
  firestore: Firestore,
): Promise<StoredLink | undefined> {
  const snapshot = await firestore.doc(firestorePaths.link(uid, provider)).get();
  return storedLink(snapshot);
}

/** @returns false to try again later */
async function isProviderNotified(
  uid: string,
  provider: LinkedProvider,
  refusals: number,
  dependencies: AccessTokenDependencies,
): Promise<boolean> {
  try {
    await notifyOfUnlinking(uid, provider, dependencies);
    return true;
  } catch (cause) {
    if (!(cause instanceof TasukiFailure)) throw cause;
    const facts = { uid, provider, refusals };
    if (refusals < REFUSALS_MAXIMUM) {
      logWarning('provider not notified of an unlinking, to be repeated', facts, cause);
      return false;
    }
    logFailure('provider never notified of an unlinking', facts, cause);
    return true;
  }
}

async function isDataGone(uid: string, firestore: Firestore): Promise<boolean> {
  for (let batch = 0; batch < BATCHES_A_STEP; batch += 1) {
    if (!(await deleteStravaData(uid, firestore))) return true;
  }
  return false;
}

/** Deletes tokens, claim and link, and what would go on with it. */
async function removeLink(
  uid: string,
  provider: LinkedProvider,
  transaction: Transaction,
  firestore: Firestore,
): Promise<void> {
  const linkReference = firestore.doc(firestorePaths.link(uid, provider));
  const secretReference = firestore.doc(firestorePaths.providerSecret(provider, uid));
  const [linkSnapshot, secretSnapshot] = await transaction.getAll(linkReference, secretReference);
  if (storedLink(linkSnapshot)?.state !== 'unlinking') return;
  const secret = storedProviderSecret(secretSnapshot);
  const gone: DocumentReference[] = [
    linkReference,
    secretReference,
    firestore.doc(firestorePaths.job(importJob(uid, provider).id)),
    // Another account would hold none of what was sent.
    ...(provider === 'garmin' ? [firestore.doc(firestorePaths.planDelivery(uid))] : []),
    ...(secret ? [firestore.doc(firestorePaths.providerAccount(provider, secret.accountId))] : []),
  ];
  for (const reference of gone) transaction.delete(reference);
}
