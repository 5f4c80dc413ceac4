import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { jobHandler, type JobHandler, type JobLease, type JobResult } from '../jobs/job-handler.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { linkKey } from './begin-unlinking.ts';

/** How far it has come is in the link's document. */
export interface ImportHistoryPayload {
  uid: string;
  provider: LinkedProvider;
  /** How often it was looked whether what Garmin was asked for has come. */
  looks?: number;
}

export const IMPORT_HISTORY: JobKind<ImportHistoryPayload> = {
  name: 'import-history',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

/** The one job that brings the history of a link in. */
export function importJob(uid: string, provider: LinkedProvider): JobRequest {
  return jobRequest(IMPORT_HISTORY, linkKey(uid, provider), { uid, provider });
}

/** Does one step of the import of what lies at a provider; `next` in its result goes on. */
export type HistoryImporter = (
  payload: ImportHistoryPayload,
  now: Date,
  lease: JobLease,
) => Promise<JobResult<ImportHistoryPayload>>;

/** Brings a runner's history in, each provider in its own way. */
export function importHistoryJob({
  firestore,
  importers,
}: {
  firestore: Firestore;
  importers: Readonly<Partial<Record<LinkedProvider, HistoryImporter>>>;
}): JobHandler {
  return jobHandler(IMPORT_HISTORY, {
    run: async (payload, now, lease) => {
      const importer = importers[payload.provider];
      if (!importer) throw new TasukiFailure('provider/not-offered');
      return importer(payload, now, lease);
    },
    giveUp: async ({ uid, provider }, transaction, now) => {
      const reference = firestore.doc(firestorePaths.link(uid, provider));
      const link = await transaction.get(reference);
      if (!link.get('history')) return;
      transaction.update(reference, {
        'history.state': 'failed',
        updatedAt: Timestamp.fromDate(now),
      });
    },
  });
}
