import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

/**
 * Files on their way to the server, kept in this browser so that a reload, a
 * closed tab or a lost network loses none. Entries and bytes lie apart: the
 * list is read without touching a byte.
 */
const DATABASE_NAME = 'tasuki-uploads';
const DATABASE_VERSION = 1;
const ENTRIES = 'entries';
const BYTES = 'bytes';
const UID_INDEX = 'uid';

/** The least that is known of what is kept. */
interface KeptEntry {
  id: string;
  uid: string;
  addedAt: number;
}

interface UploadSchema extends DBSchema {
  [ENTRIES]: { key: string; value: KeptEntry; indexes: { [UID_INDEX]: string } };
  [BYTES]: { key: string; value: Blob };
}

type UploadDatabase = IDBPDatabase<UploadSchema>;
type UploadTransaction = IDBPTransaction<UploadSchema, [typeof ENTRIES, typeof BYTES], 'readwrite'>;

function openDatabase(): Promise<UploadDatabase> {
  return openDB<UploadSchema>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade: (database) => {
      database.createObjectStore(ENTRIES, { keyPath: 'id' }).createIndex(UID_INDEX, 'uid');
      database.createObjectStore(BYTES);
    },
  });
}

/** Entries and their bytes in IndexedDB, shared by all tabs. Every method is one transaction. */
export class KeptUploads<Entry extends KeptEntry> {
  readonly #database: UploadDatabase;

  /** @param database of {@link openKeptUploads} */
  constructor(database: UploadDatabase) {
    this.#database = database;
  }

  /** All entries of one person, oldest first. */
  async load(uid: string): Promise<Entry[]> {
    const entries = (await this.#database.getAllFromIndex(ENTRIES, UID_INDEX, uid)) as Entry[];
    return entries.sort((a, b) => a.addedAt - b.addedAt);
  }

  async read(id: string): Promise<Entry | null> {
    return ((await this.#database.get(ENTRIES, id)) as Entry | undefined) ?? null;
  }

  /** Writes the entry; with `bytes` also these, without them they stay as they are. */
  async put(entry: Entry, bytes?: Blob): Promise<void> {
    await this.#write((transaction) => [
      transaction.objectStore(ENTRIES).put(entry),
      ...(bytes ? [transaction.objectStore(BYTES).put(bytes, entry.id)] : []),
    ]);
  }

  async readBytes(id: string): Promise<Blob | null> {
    return (await this.#database.get(BYTES, id)) ?? null;
  }

  /** Writes the entry and lets its bytes go. */
  async putWithoutBytes(entry: Entry): Promise<void> {
    await this.#write((transaction) => [
      transaction.objectStore(ENTRIES).put(entry),
      transaction.objectStore(BYTES).delete(entry.id),
    ]);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#write((transaction) =>
      ids.flatMap((id) => [
        transaction.objectStore(ENTRIES).delete(id),
        transaction.objectStore(BYTES).delete(id),
      ]),
    );
  }

  async #write(
    change: (transaction: UploadTransaction) => readonly Promise<unknown>[],
  ): Promise<void> {
    const transaction = this.#database.transaction([ENTRIES, BYTES], 'readwrite');
    await Promise.all([...change(transaction), transaction.done]);
  }
}

/** @throws DOMException where the browser forbids storage */
export async function openKeptUploads<Entry extends KeptEntry>(): Promise<KeptUploads<Entry>> {
  const database = await openDatabase();
  // Another tab wants it gone (somebody signs out) or newer: do not stand in the way.
  database.addEventListener('versionchange', () => {
    database.close();
  });
  return new KeptUploads<Entry>(database);
}

/** Whether anything is kept, without creating a storage just to find it empty. */
export async function hasKeptUploads(uid: string): Promise<boolean> {
  try {
    const names = await globalThis.indexedDB.databases();
    if (!names.some(({ name }) => name === DATABASE_NAME)) return false;
    const kept = await openKeptUploads();
    return (await kept.load(uid)).length > 0;
  } catch {
    return false;
  }
}

/** How many files of a person have not been sent. `state` is the queue's own word. */
export async function countWaitingUploads(uid: string): Promise<number> {
  if (!(await hasKeptUploads(uid))) return 0;
  const kept = await openKeptUploads<KeptEntry & { state?: string }>();
  return (await kept.load(uid)).filter(({ state }) => state === 'waiting').length;
}

/** Deletes every kept file of everybody, for signing out. */
export async function forgetKeptUploads(): Promise<void> {
  await deleteDB(DATABASE_NAME);
}
