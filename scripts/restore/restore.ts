// Brings back what a backup holds, deletes again who was deleted after it, and takes back again what was taken back:
//   gcloud auth application-default login
//   npm run restore -- <project id> <place of the export> <bucket of recordings> <database of the later state, or none>
// docs/backups.md says what comes before and after it.
import { setTimeout as wait } from 'node:timers/promises';
import { Storage } from '@google-cloud/storage';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { cloudStorageBlobStore } from '../../functions/src/blob-store/cloud-storage-blob-store.ts';
import { explanationOf } from '../explanation-of.ts';
import { importBackup } from './import-backup.ts';
import { repeatDeletions } from './repeat-deletions.ts';
import { repeatWithdrawals } from './repeat-withdrawals.ts';

async function restore([projectId, place, bucket, database]: readonly string[]): Promise<void> {
  if (!projectId || !place?.startsWith('gs://') || !bucket || !database) {
    throw new Error(
      'npm run restore -- <project id> <gs://… of the export> <bucket of recordings> <database of the later state, or none>',
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
  const withdrawals = await repeatWithdrawals({
    firestore: getFirestore(app),
    later: database === 'none' ? null : getFirestore(app, database),
    auth: getAuth(app),
    now: new Date(),
  });
  process.stdout.write(`Taken back again: ${JSON.stringify(withdrawals)}\n`);
}

restore(process.argv.slice(2)).catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
