import { MemoryUploadStore } from './memory-upload-store.ts';
import type { UploadEntry } from './upload-entry.ts';
import type { UploadStore } from './upload-store.ts';

/**
 * Keeps in the browser's storage what fits there, and in memory what does not:
 * a full disk loses no file while the page stays open.
 */
export class FallbackUploadStore implements UploadStore {
  readonly #kept: UploadStore;
  readonly #memory = new MemoryUploadStore();
  readonly #onNotKept: (cause: unknown) => void;
  /** Entries that live in memory only. */
  readonly #inMemory = new Set<string>();

  /** @param onNotKept called when something could not be kept, so that the person can be */
  constructor(kept: UploadStore, onNotKept: (cause: unknown) => void) {
    this.#kept = kept;
    this.#onNotKept = onNotKept;
  }

  async load(uid: string): Promise<UploadEntry[]> {
    const inMemory = await this.#memory.load(uid);
    try {
      const kept = await this.#kept.load(uid);
      return [...kept.filter((entry) => !this.#inMemory.has(entry.id)), ...inMemory];
    } catch (cause) {
      this.#onNotKept(cause);
      return inMemory;
    }
  }

  read(id: string): Promise<UploadEntry | null> {
    return this.#storeOf(id).read(id);
  }

  async put(entry: UploadEntry, bytes?: Blob): Promise<void> {
    await this.#writeOrRemember(entry, (store) => store.put(entry, bytes));
  }

  async readBytes(id: string): Promise<Blob | null> {
    return (await this.#memory.readBytes(id)) ?? this.#kept.readBytes(id);
  }

  async putWithoutBytes(entry: UploadEntry): Promise<void> {
    await this.#writeOrRemember(entry, (store) => store.putWithoutBytes(entry));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#memory.remove(ids);
    await this.#kept.remove(ids);
    for (const id of ids) this.#inMemory.delete(id);
  }

  #storeOf(id: string): UploadStore {
    return this.#inMemory.has(id) ? this.#memory : this.#kept;
  }

  async #writeOrRemember(
    entry: UploadEntry,
    write: (store: UploadStore) => Promise<void>,
  ): Promise<void> {
    const store = this.#storeOf(entry.id);
    try {
      await write(store);
    } catch (cause) {
      if (store === this.#memory) throw cause;
      this.#onNotKept(cause);
      this.#inMemory.add(entry.id);
      await write(this.#memory);
    }
  }
}
