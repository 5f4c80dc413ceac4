import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/people/provider';
import type { ProviderLink } from '@tasuki/domain/people/provider-link';
import type { JobHandler, JobLease, JobPayloads, JobResult } from '../jobs/job.ts';

/** Does one step of the import of what lies at a provider; `next` in its result goes on. */
export type HistoryImporter = (
  payload: JobPayloads['import-history'],
  now: Date,
  lease: JobLease,
) => Promise<JobResult<'import-history'>>;

/** Brings a runner's history in, each provider in its own way. */
export function importHistoryJob({
  firestore,
  importers,
}: {
  firestore: Firestore;
  importers: Readonly<Partial<Record<LinkedProvider, HistoryImporter>>>;
}): JobHandler<'import-history'> {
  return {
    run: async (payload, now, lease) => {
      const importer = importers[payload.provider];
      if (!importer) throw new TasukiFailure('provider/not-offered');
      return importer(payload, now, lease);
    },
    giveUp: async ({ uid, provider }, transaction, now) => {
      const reference = firestore.doc(firestorePaths.link(uid, provider));
      const link = (await transaction.get(reference)).data() as Partial<ProviderLink> | undefined;
      if (!link?.history) return;
      transaction.update(reference, {
        'history.state': 'failed',
        updatedAt: Timestamp.fromDate(now),
      });
    },
  };
}
