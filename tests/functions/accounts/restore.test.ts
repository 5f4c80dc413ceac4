import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { deleteAccountJob } from '../../../functions/src/account-deletion/delete-account-job.ts';
import { askForDeletion } from '../../../functions/src/accounts/ask-for-deletion.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { diskBlobStore } from '../../../functions/src/blob-store/disk-blob-store.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { readContents } from '../../../scripts/restore/database-contents.ts';
import { importBackup } from '../../../scripts/restore/import-backup.ts';
import { repeatDeletions } from '../../../scripts/restore/repeat-deletions.ts';
import { adminAuth, adminFirestore, firestoreHost, projectId } from '../admin.ts';
import { ProviderFixture } from '../provider-fixture.ts';
import { tracesOf, wholePerson } from '../whole-person.ts';

// A database of its own, since all of it is exported, emptied and brought back.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-restore-${process.pid}`;
});

const SWEEP_MINUTES = 40;
const DATABASE = `projects/${projectId}/databases/(default)`;
const OTHER = 'bystander';
let directory: string;
let fixture: ProviderFixture;
let store: BlobStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-restore-'));
  fixture = await ProviderFixture.open();
  store = diskBlobStore({
    directory,
    signingKey: 'k'.repeat(32),
    uploadOrigin: 'http://disk.test',
  });
});
afterAll(async () => {
  await fixture.close();
  await rm(directory, { recursive: true });
});

async function askEmulator(path: string, method: string, body?: object): Promise<void> {
  const response = await fetch(`http://${firestoreHost}/emulator/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

async function somebody(): Promise<string> {
  const { uid } = await fixture.newRunner('strava');
  await wholePerson(uid, OTHER, store, { fileCount: 1, now: fixture.clock.now() });
  return uid;
}

/** Lets time pass and runs the deletion and what it asked for, until nothing is left to do. */
async function runDeletion(uid: string, startedJobs: Set<string>): Promise<void> {
  const base = fixture.jobs();
  const deletion = deleteAccountJob({
    firestore: adminFirestore,
    auth: adminAuth,
    store,
    now: fixture.clock.now,
    startJob: async (id) => {
      startedJobs.add(id);
      return Promise.resolve();
    },
    endBilling: async () => Promise.resolve(),
  });
  const jobs = { ...base, handlers: new Map(base.handlers).set(deletion.name, deletion) };
  const id = `delete-account_${uid}`;
  startedJobs.add(id);
  for (let minutes = 0; minutes < 24 * 60; minutes += SWEEP_MINUTES) {
    if (!(await adminFirestore.doc(firestorePaths.job(id)).get()).exists) return;
    for (const started of startedJobs) await runJob(started, jobs);
    fixture.clock.passMinutes(SWEEP_MINUTES);
  }
  throw new Error('not deleted within a day');
}

it('brings a backup back whole, and deletes again who was deleted after it', async () => {
  const leaving = await somebody();
  const staying = await somebody();
  const before = await readContents(adminFirestore);
  expect(before.size).toBeGreaterThan(10);
  const backup = { database: DATABASE, export_directory: directory, export_name: 'backup' };
  await askEmulator(`projects/${projectId}:export`, 'POST', backup);

  const now = fixture.clock.now();
  const startedJobs = new Set<string>();
  await askForDeletion(
    { uid: leaving, signedInAt: now, now },
    { firestore: adminFirestore, startJob: async () => Promise.resolve() },
  );
  await runDeletion(leaving, startedJobs);
  expect(await tracesOf(leaving)).toEqual([]);

  // The disaster, and the backup from before.
  await askEmulator(`${DATABASE}/documents`, 'DELETE');
  expect((await readContents(adminFirestore)).size).toBe(0);
  await importBackup(join(directory, 'backup', 'backup.overall_export_metadata'), {
    projectId,
    accessToken: async () => Promise.resolve('owner'),
    fetch: globalThis.fetch,
    wait: async () => Promise.resolve(),
    emulatorHost: firestoreHost,
  });
  expect(await readContents(adminFirestore)).toEqual(before);
  expect((await tracesOf(leaving)).length).toBeGreaterThan(10);

  const ofStaying = await tracesOf(staying);
  expect(await repeatDeletions(adminFirestore, store, fixture.clock.now())).toEqual([leaving]);
  // Asked again, nothing is begun anew.
  expect(await repeatDeletions(adminFirestore, store, fixture.clock.now())).toEqual([leaving]);
  await runDeletion(leaving, new Set());
  expect(await tracesOf(leaving)).toEqual([]);
  expect(await tracesOf(staying)).toEqual(ofStaying);
});
