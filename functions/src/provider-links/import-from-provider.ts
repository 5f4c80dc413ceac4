import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import {
  reconciliationJob,
  reconciliationJobId,
  type ReconcileLinkPayload,
} from './ask-for-reconciliation.ts';
import { importJob } from './import-history-job.ts';
import { providerLink } from './stored-link.ts';

/** Asked again sooner, it is the same look. */
const PAUSE_MILLISECONDS = 5 * MINUTE_MILLISECONDS;

/**
 * Has a linked provider looked at now, and goes on with a history that was given up.
 * Safe to repeat.
 *
 * @returns `isAsked` false where it was asked for a moment ago
 * @throws TasukiFailure 'common/not-found' without a link, 'provider/link-expired'
 */
export async function importFromProvider(
  { provider }: { provider: LinkedProvider },
  { uid, now }: { uid: string; now: Date },
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<{ isAsked: boolean }> {
  const linkReference = firestore.doc(firestorePaths.link(uid, provider));
  const importing = importJob(uid, provider);
  // Many tabs ask at once. In a transaction those that lose would wait for locks until their time is over.
  const ids = await retryOnContention(async () => {
    const [linkSnapshot, lookSnapshot, importSnapshot] = (await firestore.getAll(
      linkReference,
      firestore.doc(firestorePaths.job(reconciliationJobId(uid, provider))),
      firestore.doc(firestorePaths.job(importing.id)),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    const link = providerLink(linkSnapshot);
    if (!link || link.state === 'unlinking') throw new TasukiFailure('common/not-found');
    if (link.state !== 'connected') throw new TasukiFailure('provider/link-expired');
    const look = storedJob(lookSnapshot);
    const { lookedAt = null, askedAt = null } = (look?.payload ??
      {}) as Partial<ReconcileLinkPayload>;
    if (askedAt !== null && now.getTime() - askedAt < PAUSE_MILLISECONDS) return [];
    const batch = firestore.batch();
    const looking = reconciliationJob({ uid, provider, lookedAt, askedAt: now.getTime() });
    writeUnlessChanged(batch, lookSnapshot, { updatedAt: Timestamp.fromDate(now) });
    const asked = [askForJob(batch, firestore, looking, { current: look, now })];
    const current = storedJob(importSnapshot);
    const isStuck =
      link.history !== null && link.history.state !== 'done' && current?.state !== 'open';
    if (isStuck) {
      writeUnlessChanged(batch, importSnapshot, { updatedAt: Timestamp.fromDate(now) });
      asked.push(askForJob(batch, firestore, importing, { current, now }));
    }
    // A person who asks again has read of the last problem.
    const hasProblem = link.lastProblem === 'activity-not-added';
    if (isStuck || hasProblem) {
      writeUnlessChanged(batch, linkSnapshot, {
        ...(hasProblem && { lastProblem: null }),
        ...(isStuck && { 'history.state': 'queued', updatedAt: Timestamp.fromDate(now) }),
      });
    }
    await batch.commit();
    return asked;
  });
  await Promise.all(ids.map(async (id) => startJob(id)));
  return { isAsked: ids.length > 0 };
}
