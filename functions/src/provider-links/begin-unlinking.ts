import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedJob, type StoredJob } from '../jobs/job.ts';
import {
  newGeneration,
  storedLink,
  type StoredProviderSecret,
  type StoredLink,
  storedProviderSecret,
  WITHOUT_CLEAR_TOKENS,
} from './stored-link.ts';

export interface UnlinkProviderPayload {
  uid: string;
  provider: LinkedProvider;
  /** How often the provider could not be notified yet. */
  refusals: number;
}

export const UNLINK_PROVIDER: JobKind<UnlinkProviderPayload> = {
  name: 'unlink-provider',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

/** A link with what hangs on it. */
export interface LinkState {
  provider: LinkedProvider;
  link: StoredLink | undefined;
  secret: StoredProviderSecret | undefined;
  /** The job that takes it apart, or deletes what it brought. */
  job: StoredJob | undefined;
}

/** Key of the jobs about one link: bringing its history in, looking after it, taking it apart. */
export function linkKey(uid: string, provider: LinkedProvider): string {
  return `${uid}_${provider}`;
}

/** Reads, in a transaction, both links of a person. */
export async function readLinkStates(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<LinkState[]> {
  const snapshots = await transaction.getAll(
    ...LINKED_PROVIDERS.flatMap((provider) =>
      [
        firestorePaths.link(uid, provider),
        firestorePaths.providerSecret(provider, uid),
        firestorePaths.job(jobId(UNLINK_PROVIDER, linkKey(uid, provider))),
      ].map((path) => firestore.doc(path)),
    ),
  );
  return LINKED_PROVIDERS.map((provider, index) => {
    const [link, secret, job] = snapshots.slice(3 * index);
    return {
      provider,
      link: storedLink(link),
      secret: storedProviderSecret(secret),
      job: storedJob(job),
    };
  });
}

/**
 * Writes that a link is being taken apart, and the job that does it.
 *
 * @returns the job's id
 */
export function beginUnlinking(
  transaction: Transaction,
  firestore: Firestore,
  { provider, link, secret, job }: LinkState,
  { uid, now }: { uid: string; now: Date },
): string {
  const id = jobId(UNLINK_PROVIDER, linkKey(uid, provider));
  // It is at work, or waits to be repeated: asking again must not make it wait less or begin anew.
  if (link?.state === 'unlinking' && job?.state === 'open') return id;
  const updatedAt = Timestamp.fromDate(now);
  transaction.update(firestore.doc(firestorePaths.link(uid, provider)), {
    state: 'unlinking',
    lastProblem: null,
    updatedAt,
  });
  if (secret) {
    const reference = firestore.doc(firestorePaths.providerSecret(provider, uid));
    transaction.update(reference, { closedAt: updatedAt, updatedAt });
  }
  return askToUnlink(transaction, firestore, { uid, provider, job, now });
}

/**
 * Writes that a person took their consent back at a provider, and the job that deletes its data.
 * The document of who owns the account stays; the tokens are worthless and are deleted.
 *
 * @returns the job's id
 */
export function revokeLink(
  transaction: Transaction,
  firestore: Firestore,
  { provider, secret, job }: LinkState,
  { uid, now }: { uid: string; now: Date },
): string {
  const updatedAt = Timestamp.fromDate(now);
  transaction.update(firestore.doc(firestorePaths.link(uid, provider)), {
    state: 'revoked',
    lastProblem: 'token-refused',
    updatedAt,
  });
  if (secret) {
    transaction.update(firestore.doc(firestorePaths.providerSecret(provider, uid)), {
      sealedTokens: null,
      generation: newGeneration(),
      ...WITHOUT_CLEAR_TOKENS,
      refusedAt: updatedAt,
      refreshingUntil: null,
      updatedAt,
    });
  }
  // A new link sends sessions only where that is wished anew.
  if (provider === 'garmin') transaction.delete(firestore.doc(firestorePaths.planDelivery(uid)));
  return askToUnlink(transaction, firestore, { uid, provider, job, now });
}

/**
 * The person whose link has ended, and what is known of the job that deletes what belongs to it.
 */
interface Unlinking {
  uid: string;
  provider: LinkedProvider;
  job: StoredJob | undefined;
  now: Date;
}

/** Writes the job that deletes what belongs to a link that has ended; returns its id. */
function askToUnlink(
  transaction: Transaction,
  firestore: Firestore,
  { uid, provider, job, now }: Unlinking,
): string {
  return askForJob(
    transaction,
    firestore,
    jobRequest(UNLINK_PROVIDER, linkKey(uid, provider), { uid, provider, refusals: 0 }),
    { current: job, now },
  );
}
