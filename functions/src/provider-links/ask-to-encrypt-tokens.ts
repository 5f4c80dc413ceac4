import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import type { TokenKeyConfiguration } from '../platform/token-key-configuration.ts';
import { ENCRYPT_TOKENS } from './encrypt-tokens-job.ts';
import { readEncryptionState } from '../provider-tokens/encryption-state.ts';

/** The time between two searches through all stored tokens. */
const INTERVAL_MILLISECONDS = DAY_MILLISECONDS;

/**
 * Writes the job that encrypts every stored token by the key's primary version, unless it is at
 * work or ended less than a day ago. One that was given up begins anew. Safe to call at any time.
 *
 * @param tokenKey null = no provider is offered that gives tokens, so there is nothing to do
 */
export async function askToEncryptTokens(
  now: Date,
  firestore: Firestore,
  tokenKey: TokenKeyConfiguration | null,
): Promise<void> {
  if (tokenKey === null) return;
  const state = await readEncryptionState(firestore);
  if (state && now.getTime() - state.checkedAt.toMillis() < INTERVAL_MILLISECONDS) return;
  const job = jobRequest(ENCRYPT_TOKENS, 'all', { after: null, found: 0, unreadable: 0 });
  const reference = firestore.doc(firestorePaths.job(job.id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    if (current?.state !== 'open') askForJob(transaction, firestore, job, { current, now });
  });
}
