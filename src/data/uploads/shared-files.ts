import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { fittingFiles, SHARED_FILE_LIMITS } from '@tasuki/domain/uploads/shared-file';

/**
 * Files that were shared with the app, until somebody who is signed in takes them. They belong to nobody
 * before. The service worker keeps them too, so this file knows no page.
 */
const DATABASE_NAME = 'tasuki-shared-files';
const FILES = 'files';
/** Notifies pages that files were kept. */
const CHANNEL_NAME = 'tasuki-shared-files';

export interface SharedFile {
  id: string;
  name: string;
  sizeBytes: number;
  bytes: Blob;
  receivedAt: number;
}

interface SharedFilesSchema extends DBSchema {
  [FILES]: { key: string; value: SharedFile };
}

async function withDatabase<Result>(
  work: (database: IDBPDatabase<SharedFilesSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<SharedFilesSchema>(DATABASE_NAME, 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore(FILES, { keyPath: 'id' });
    },
  });
  try {
    return await work(database);
  } finally {
    // Somebody who signs out deletes it, and must not wait.
    database.close();
  }
}

/**
 * Keeps files that were shared, as far as they fit, and deletes those that nobody took in time.
 *
 * @returns how many could not be kept
 */
export async function keepSharedFiles(files: readonly File[], now: number): Promise<number> {
  const fitting = await withDatabase(async (database) => {
    const transaction = database.transaction(FILES, 'readwrite');
    const kept = await transaction.store.getAll();
    const isOld = ({ receivedAt }: SharedFile) =>
      now - receivedAt > SHARED_FILE_LIMITS.keptDays * DAY_MILLISECONDS;
    const fresh = kept.filter((file) => !isOld(file));
    const chosen = fittingFiles(
      files,
      fresh.map(({ sizeBytes }) => sizeBytes),
    );
    await Promise.all([
      ...kept.filter(isOld).map(({ id }) => transaction.store.delete(id)),
      ...chosen.map((file) =>
        transaction.store.put({
          id: globalThis.crypto.randomUUID(),
          name: file.name,
          sizeBytes: file.size,
          bytes: file,
          receivedAt: now,
        }),
      ),
      transaction.done,
    ]);
    return chosen;
  });
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage(fitting.length);
  channel.close();
  return files.length - fitting.length;
}

/** The shared files that nobody took yet, the oldest first; creates no storage just to find it empty. */
export async function readSharedFiles(now: number): Promise<SharedFile[]> {
  const names = await globalThis.indexedDB.databases();
  if (!names.some(({ name }) => name === DATABASE_NAME)) return [];
  const files = await withDatabase((database) => database.getAll(FILES));
  return files
    .filter(({ receivedAt }) => now - receivedAt <= SHARED_FILE_LIMITS.keptDays * DAY_MILLISECONDS)
    .sort((a, b) => a.receivedAt - b.receivedAt);
}

/** Deletes files that somebody took or does not want. */
export async function removeSharedFiles(ids: readonly string[]): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(FILES, 'readwrite');
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  });
}

/** Calls when files were kept, in this tab or another. */
export function onSharedFiles(onKept: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', onKept);
  return () => {
    channel.close();
  };
}

/** Deletes all of them, for signing out. */
export async function forgetSharedFiles(): Promise<void> {
  await deleteDB(DATABASE_NAME);
}
