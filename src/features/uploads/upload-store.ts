import type { UploadEntry } from './upload-entry.ts';

/**
 * The storage of the queue's entries and their bytes, shared by all tabs of this browser. Every
 * method is atomic.
 */
export interface UploadStore {
  /** All entries of one person, oldest first. */
  load(uid: string): Promise<UploadEntry[]>;
  read(id: string): Promise<UploadEntry | null>;
  /** Writes the entry; with `bytes` also these, without them they stay as they are. */
  put(entry: UploadEntry, bytes?: Blob): Promise<void>;
  readBytes(id: string): Promise<Blob | null>;
  /** Writes the entry and lets its bytes go. */
  putWithoutBytes(entry: UploadEntry): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}
