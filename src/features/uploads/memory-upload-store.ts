import type { UploadEntry } from './upload-entry.ts';
import type { UploadStore } from './upload-store.ts';

/** For a browser that keeps nothing: lasts as long as the page. */
export class MemoryUploadStore implements UploadStore {
  readonly #entries = new Map<string, UploadEntry>();
  readonly #bytes = new Map<string, Blob>();

  load(uid: string): Promise<UploadEntry[]> {
    const entries = [...this.#entries.values()].filter((entry) => entry.uid === uid);
    return Promise.resolve(entries.sort((a, b) => a.addedAt - b.addedAt));
  }

  read(id: string): Promise<UploadEntry | null> {
    return Promise.resolve(this.#entries.get(id) ?? null);
  }

  put(entry: UploadEntry, bytes?: Blob): Promise<void> {
    this.#entries.set(entry.id, entry);
    if (bytes) this.#bytes.set(entry.id, bytes);
    return Promise.resolve();
  }

  readBytes(id: string): Promise<Blob | null> {
    return Promise.resolve(this.#bytes.get(id) ?? null);
  }

  putWithoutBytes(entry: UploadEntry): Promise<void> {
    this.#bytes.delete(entry.id);
    return this.put(entry);
  }

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#entries.delete(id);
      this.#bytes.delete(id);
    }
    return Promise.resolve();
  }
}
