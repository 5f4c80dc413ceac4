import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { CONTENT_HASH_PATTERN } from '@tasuki/domain/uploads/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { HistoryImport } from '@tasuki/domain/provider-links/provider-link';
import { withEmulatorAdmin, type EmulatorAdmin } from './emulator-admin.ts';
import { signInLocally, type LocalEnvironment } from './local-client.ts';

/**
 * Asks again for uploads whose bytes are kept but whose documents are lost. The files are on disk
 * at once, the documents only with the next export, and a kill can come between. Their senders have
 * been informed that they arrived.
 *
 * @returns how many were asked for
 */
export async function recoverUploads(
  environment: LocalEnvironment,
  blobFolder: string,
): Promise<number> {
  const folder = join(blobFolder, 'recordings');
  if (!existsSync(folder)) return 0;
  return withEmulatorAdmin(environment, async (admin) => {
    let count = 0;
    for (const uid of readdirSync(folder)) {
      const lost = await lostUploads(admin.firestore, uid, join(folder, uid));
      if (lost.length > 0) count += await askAgain(admin, environment, uid, lost);
    }
    return count;
  });
}

interface LostUpload {
  contentHash: string;
  sizeBytes: number;
}

/**
 * The files in a person's folder that have no document. The list is empty while a history arrives
 * from Garmin. Garmin's files look the same, are fetched again by their jobs, and would be taken
 * for the person's own. Other lost files are found at a later start.
 */
export async function lostUploads(
  firestore: Firestore,
  uid: string,
  folder: string,
): Promise<LostUpload[]> {
  const hashes = readdirSync(folder).filter((name) => CONTENT_HASH_PATTERN.test(name));
  if (hashes.length === 0 || (await isHistoryComing(firestore, uid))) return [];
  const snapshots = await firestore.getAll(
    ...hashes.map((hash) => firestore.doc(firestorePaths.upload(uid, hash))),
  );
  return snapshots
    .filter((snapshot) => !snapshot.exists)
    .map(({ id }) => ({ contentHash: id, sizeBytes: statSync(join(folder, id)).size }));
}

async function isHistoryComing(firestore: Firestore, uid: string): Promise<boolean> {
  const link = await firestore.doc(firestorePaths.link(uid, 'garmin')).get();
  const history = link.get('history') as Pick<HistoryImport, 'state'> | null | undefined;
  return history ? !['done', 'failed'].includes(history.state) : false;
}

async function askAgain(
  { auth }: EmulatorAdmin,
  environment: LocalEnvironment,
  uid: string,
  lost: readonly LostUpload[],
): Promise<number> {
  const [user] = (await auth.getUsers([{ uid }])).users;
  // The account itself was lost: its person starts anew, and sends again.
  if (!user) return 0;
  const customToken = await auth.createCustomToken(uid);
  const client = await signInLocally(environment, { customToken });
  for (const { contentHash, sizeBytes } of lost) {
    const fileName = `recovered-${contentHash.slice(0, 8)}`;
    await client.call('requestUpload', { contentHash, fileName, sizeBytes });
    await client.call('completeUpload', { contentHash });
  }
  return lost.length;
}
