// Brings back what a backup holds, and deletes again who was deleted after it:
//   gcloud auth application-default login
//   npm run restore -- <project id> <place of the export> <bucket of recordings>
// docs/backups.md says what comes before and after it.
import { setTimeout as wait } from 'node:timers/promises';
import { Storage } from '@google-cloud/storage';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { cloudStorageBlobStore } from '../../functions/src/blob-store/cloud-storage-blob-store.ts';
import { explanationOf } from '../explanation-of.ts';
import { importBackup } from './import-backup.ts';
import { repeatDeletions } from './repeat-deletions.ts';

async function restore([projectId, place, bucket]: readonly string[]): Promise<void> {
  if (!projectId || !place?.startsWith('gs://') || !bucket) {
    throw new Error(
      'npm run restore -- <project id> <gs://… of the export> <bucket of recordings>',
    );
  }
  const app = initializeApp({ projectId, credential: applicationDefault() });
  await importBackup(place, {
    projectId,
    accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
    fetch: globalThis.fetch,
    wait: async (milliseconds) => wait(milliseconds),
    emulatorHost: null,
  });
  process.stdout.write(`Imported: ${place}\n`);
  const store = cloudStorageBlobStore(new Storage({ projectId }).bucket(bucket));
  const repeated = await repeatDeletions(getFirestore(app), store, new Date());
  process.stdout.write(`Deletions asked for again: ${repeated.length}\n`);
}

restore(process.argv.slice(2)).catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
