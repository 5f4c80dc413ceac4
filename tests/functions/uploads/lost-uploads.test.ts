import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { lostUploads } from '../../../scripts/local-services/recover-uploads.ts';
import { adminFirestore } from '../admin.ts';

let folder: string;
let uid: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lost-uploads-'));
  uid = `runner-${randomUUID()}`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function stored(text: string): string {
  const contentHash = createHash('sha256').update(text).digest('hex');
  writeFileSync(join(folder, contentHash), text);
  return contentHash;
}

async function setHistory(state: string): Promise<void> {
  await adminFirestore.doc(firestorePaths.link(uid, 'garmin')).set({ history: { state } });
}

it('finds files on disk whose documents a kill took, and no others', async () => {
  const lost = stored('lost');
  await adminFirestore.doc(firestorePaths.upload(uid, stored('known'))).set({ state: 'done' });
  writeFileSync(join(folder, 'half-written'), 'x');
  const expected = [{ contentHash: lost, sizeBytes: 4 }];
  expect(await lostUploads(adminFirestore, uid, folder)).toEqual(expected);
});

it('leaves files to Garmin while its history comes in', async () => {
  const lost = stored('of Garmin, or of the runner');
  for (const state of ['queued', 'running', 'waiting']) {
    await setHistory(state);
    expect(await lostUploads(adminFirestore, uid, folder)).toEqual([]);
  }
  for (const state of ['done', 'failed']) {
    await setHistory(state);
    expect(await lostUploads(adminFirestore, uid, folder)).toMatchObject([{ contentHash: lost }]);
  }
});
