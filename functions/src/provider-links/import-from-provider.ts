import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
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
  // Many tabs ask at once, and those that lose wait for locks until their time is over.
  const ids = await retryOnContention(async () =>
    firestore.runTransaction(async (transaction) => {
      const [linkSnapshot, lookSnapshot, importSnapshot] = await transaction.getAll(
        linkReference,
        firestore.doc(firestorePaths.job(reconciliationJobId(uid, provider))),
        firestore.doc(firestorePaths.job(importing.id)),
      );
      const link = providerLink(linkSnapshot);
      if (!link || link.state === 'unlinking') throw new TasukiFailure('common/not-found');
      if (link.state !== 'connected') throw new TasukiFailure('provider/link-expired');
      const look = storedJob(lookSnapshot);
      const { lookedAt = null, askedAt = null } = (look?.payload ??
        {}) as Partial<ReconcileLinkPayload>;
      if (askedAt !== null && now.getTime() - askedAt < PAUSE_MILLISECONDS) return [];
      const looking = reconciliationJob({ uid, provider, lookedAt, askedAt: now.getTime() });
      const asked = [askForJob(transaction, firestore, looking, { current: look, now })];
      const current = storedJob(importSnapshot);
      // Whoever asks has read it.
      if (link.lastProblem === 'activity-not-added') {
        transaction.update(linkReference, { lastProblem: null });
      }
      const isStuck = link.history && link.history.state !== 'done' && current?.state !== 'open';
      if (isStuck) {
        asked.push(askForJob(transaction, firestore, importing, { current, now }));
        transaction.update(linkReference, {
          'history.state': 'queued',
          updatedAt: Timestamp.fromDate(now),
        });
      }
      return asked;
    }),
  );
  await Promise.all(ids.map(async (id) => startJob(id)));
  return { isAsked: ids.length > 0 };
}
