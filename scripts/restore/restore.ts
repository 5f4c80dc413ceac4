// Brings back what a backup holds, deletes again who was deleted after it, and takes back again what was taken back:
//   gcloud auth application-default login
//   npm run restore -- <project id> <place of the export> <bucket of recordings> <database of the later state, or none> <file>
// The file keeps what Firebase Auth says before the first import; a repetition reads it.
// docs/backups.md says what comes before and after it.
import { setTimeout as wait } from 'node:timers/promises';
import { Storage } from '@google-cloud/storage';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { cloudStorageBlobStore } from '../../functions/src/blob-store/cloud-storage-blob-store.ts';
import { explanationOf } from '../explanation-of.ts';
import { keptAccountsBefore, readAccountsBefore } from './accounts-before.ts';
import { importBackup } from './import-backup.ts';
import { repeatDeletions } from './repeat-deletions.ts';
import { repeatWithdrawals } from './repeat-withdrawals.ts';

async function restore([
  projectId,
  place,
  bucket,
  database,
  file,
]: readonly string[]): Promise<void> {
  if (!projectId || !place?.startsWith('gs://') || !bucket || !database || !file) {
    throw new Error(
      'npm run restore -- <project id> <gs://… of the export> <bucket of recordings> <database of the later state, or none> <file for the accounts of before>',
    );
  }
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const auth = getAuth(app);
  const before = await keptAccountsBefore(file, projectId, new Date(), async () =>
    readAccountsBefore(auth, new Date()),
  );
  const readAt = new Date(before.readAtMilliseconds).toISOString();
  process.stdout.write(`Accounts at Firebase Auth are those of ${readAt}\n`);
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
    before,
    now: new Date(),
  });
  process.stdout.write(`Taken back again: ${JSON.stringify(withdrawals)}\n`);
}

restore(process.argv.slice(2)).catch((cause: unknown) => {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
});
