/** A server, tabs, locks and a clock for the queue's tests; nothing of it is in the app. */
import type { RecordingUpload, UploadState } from '@tasuki/domain/uploads/upload';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { MemoryUploadStore } from './memory-upload-store.ts';
import type { UploadClock } from './upload-clock.ts';
import type { UploadConnection } from './upload-connection.ts';
import type { UploadLocks } from './upload-locks.ts';
import { UploadQueue, type UploadNews, type UploadQueueParts } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

const MOMENT = new Date('2026-11-21T06:00:00Z');

/** Answers as the functions are documented to, and counts what matters. */
export class FakeUploadServer implements UploadConnection {
  readonly uploads = new Map<string, RecordingUpload>();
  /** How often the bytes of each hash were decoded. */
  readonly decoded = new Map<string, number>();
  putCount = 0;
  requestCount = 0;
  /** Results of decoding, by file name; success where absent. */
  readonly failureOf = new Map<string, FailureCode>();
  /** Thrown by the next calls, first in first out, by method. */
  readonly trouble: { method: keyof UploadConnection; failureCode: FailureCode }[] = [];
  isReading = true;
  #bytes = new Set<string>();
  #watchers = new Map<string, Set<(upload: RecordingUpload | null) => void>>();
  #inFlight = 0;
  mostInFlight = 0;

  requestUpload: UploadConnection['requestUpload'] = async ({
    contentHash,
    fileName,
    sizeBytes,
  }) => {
    await this.#answer('requestUpload');
    this.requestCount += 1;
    const known = this.uploads.get(contentHash);
    if (known?.state === 'received' || known?.state === 'done') {
      return { kind: 'alreadyThere', state: known.state };
    }
    this.#write({
      contentHash,
      fileName,
      sizeBytes,
      state: 'requested',
      failureCode: null,
      activityIds: [],
      isPartial: false,
      requestedAt: MOMENT,
      updatedAt: MOMENT,
    });
    return { kind: 'target', url: contentHash, method: 'PUT', headers: {} };
  };

  putRecording: UploadConnection['putRecording'] = async (target, bytes, onProgress) => {
    this.#inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.#inFlight);
    try {
      await this.#answer('putRecording');
      // Long enough for others to be on the line too.
      await nextTurn();
      this.putCount += 1;
      onProgress(bytes.size);
      this.#bytes.add(target.url);
    } finally {
      this.#inFlight -= 1;
    }
  };

  completeUpload: UploadConnection['completeUpload'] = async (contentHash) => {
    await this.#answer('completeUpload');
    const upload = this.uploads.get(contentHash);
    if (!upload) throw new TasukiFailure('common/not-found');
    if (upload.state === 'done' || upload.state === 'received') return upload.state;
    if (!this.#bytes.has(contentHash)) throw new TasukiFailure('recording/upload-interrupted');
    this.#write({ ...upload, state: 'received' });
    if (this.isReading)
      queueMicrotask(() => {
        this.read(contentHash);
      });
    return 'received' satisfies UploadState;
  };

  watchUpload: UploadConnection['watchUpload'] = async (_uid, contentHash, onUpload) => {
    await this.#answer('watchUpload');
    const watchers = this.#watchers.get(contentHash) ?? new Set();
    this.#watchers.set(contentHash, watchers.add(onUpload));
    onUpload(this.uploads.get(contentHash) ?? null);
    return () => watchers.delete(onUpload);
  };

  /** Decodes what was received. */
  read(contentHash: string): void {
    const upload = this.uploads.get(contentHash);
    if (upload?.state !== 'received') return;
    this.decoded.set(contentHash, (this.decoded.get(contentHash) ?? 0) + 1);
    const failureCode = this.failureOf.get(upload.fileName) ?? null;
    this.#write({
      ...upload,
      state: failureCode ? 'failed' : 'done',
      failureCode,
      activityIds: failureCode ? [] : [`activity-${contentHash.slice(0, 8)}`],
    });
  }

  readAll(): void {
    for (const contentHash of this.uploads.keys()) this.read(contentHash);
  }

  /** The document is gone, as after a clean-up. */
  forget(contentHash: string): void {
    this.uploads.delete(contentHash);
    this.#bytes.delete(contentHash);
    for (const watcher of this.#watchers.get(contentHash) ?? []) watcher(null);
  }

  #write(upload: RecordingUpload): void {
    this.uploads.set(upload.contentHash, upload);
    for (const watcher of this.#watchers.get(upload.contentHash) ?? []) watcher(upload);
  }

  async #answer(method: keyof UploadConnection): Promise<void> {
    await Promise.resolve();
    const index = this.trouble.findIndex((next) => next.method === method);
    const [next] = index < 0 ? [] : this.trouble.splice(index, 1);
    if (next) throw new TasukiFailure(next.failureCode);
  }
}

/** Time that passes only when a test says so. */
class FakeClock implements UploadClock {
  #time = MOMENT.getTime();
  #waits: { due: number; isForNetwork: boolean; resolve: () => void }[] = [];

  now(): number {
    return this.#time;
  }
  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    return this.#wait(milliseconds, signal, { isForNetwork: false });
  }
  waitForNetwork(milliseconds: number, signal: AbortSignal): Promise<void> {
    return this.#wait(milliseconds, signal, { isForNetwork: true });
  }
  pass(milliseconds: number): void {
    this.#time += milliseconds;
    this.#end((wait) => wait.due <= this.#time);
  }
  networkIsBack(): void {
    this.#end((wait) => wait.isForNetwork);
  }
  #end(isOver: (wait: { due: number; isForNetwork: boolean }) => boolean): void {
    const over = this.#waits.filter(isOver);
    this.#waits = this.#waits.filter((wait) => !over.includes(wait));
    for (const wait of over) wait.resolve();
  }
  #wait(
    milliseconds: number,
    signal: AbortSignal,
    { isForNetwork }: { isForNetwork: boolean },
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waits.push({ due: this.#time + milliseconds, isForNetwork, resolve });
      const abort = () => {
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
    });
  }
}

/** One browser: what its tabs share. */
export class FakeBrowser {
  readonly store = new MemoryUploadStore();
  readonly clock = new FakeClock();
  readonly server = new FakeUploadServer();
  readonly #holders = new Map<string, { tab: string; release: () => void }>();
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #news = new Map<string, (id: string) => void>();
  #idCount = 0;

  /** Opens a tab with a queue of its own. */
  openTab(name: string, changes: Partial<UploadQueueParts> = {}): UploadQueue {
    return new UploadQueue({
      uid: 'runner',
      store: this.store,
      connection: this.server,
      locks: this.#locksOf(name),
      news: this.#newsOf(name),
      clock: this.clock,
      openArchive: () => {
        throw new Error('No zip expected');
      },
      newId: () => `entry-${(this.#idCount += 1)}`,
      random: () => 1,
      ...changes,
    });
  }

  /** The tab is gone without a goodbye: the browser frees its locks. */
  crash(name: string, queue: UploadQueue): void {
    queue.stop();
    this.#news.delete(name);
    for (const [lock, holder] of [...this.#holders]) if (holder.tab === name) this.#release(lock);
  }

  #newsOf(tab: string): UploadNews {
    return {
      publish: (id) => {
        for (const [name, listener] of this.#news) if (name !== tab) listener(id);
      },
      listen: (onNews) => {
        this.#news.set(tab, onNews);
        return () => this.#news.delete(tab);
      },
    };
  }

  #release(lock: string): void {
    this.#holders.delete(lock);
    this.#waiting.get(lock)?.shift()?.();
  }

  async #runHolding<Value>(lock: string, tab: string, work: () => Promise<Value>): Promise<Value> {
    const holder = { tab, release: () => undefined };
    this.#holders.set(lock, holder);
    try {
      return await work();
    } finally {
      if (this.#holders.get(lock) === holder) this.#release(lock);
    }
  }

  #locksOf(tab: string): UploadLocks {
    return {
      tryHold: async (lock, work) => {
        if (this.#holders.has(lock)) return { isHeld: false };
        await this.#runHolding(lock, tab, work);
        return { isHeld: true };
      },
      hold: async (lock, signal, work) => {
        while (this.#holders.has(lock)) {
          await new Promise<void>((resolve) => {
            this.#waiting.set(lock, [...(this.#waiting.get(lock) ?? []), resolve]);
          });
          signal.throwIfAborted();
        }
        return this.#runHolding(lock, tab, work);
      },
    };
  }
}

/** Calls go through until the `fatal`-th one, after which the tab knows nothing more. */
export class FatalCall {
  readonly #fatal: number;
  readonly #isDoneFirst: boolean;
  readonly reached = Promise.withResolvers<void>();
  #count = 0;

  /** @param isDoneFirst whether the fatal call still takes effect before the tab dies */
  constructor(fatal: number, isDoneFirst: boolean) {
    this.#fatal = fatal;
    this.#isDoneFirst = isDoneFirst;
  }

  async #call<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#count += 1;
    if (this.#count < this.#fatal) return work();
    if (this.#count === this.#fatal && this.#isDoneFirst) await work();
    this.reached.resolve();
    return new Promise<Value>(() => undefined);
  }

  store(store: UploadStore): UploadStore {
    return {
      load: (uid) => this.#call(() => store.load(uid)),
      read: (id) => this.#call(() => store.read(id)),
      put: (entry, bytes) => this.#call(() => store.put(entry, bytes)),
      readBytes: (id) => this.#call(() => store.readBytes(id)),
      putWithoutBytes: (entry) => this.#call(() => store.putWithoutBytes(entry)),
      remove: (ids) => this.#call(() => store.remove(ids)),
    };
  }

  connection(server: UploadConnection): UploadConnection {
    return {
      requestUpload: (request) => this.#call(() => server.requestUpload(request)),
      putRecording: (...call) => this.#call(() => server.putRecording(...call)),
      completeUpload: (contentHash) => this.#call(() => server.completeUpload(contentHash)),
      watchUpload: (...call) => this.#call(() => server.watchUpload(...call)),
    };
  }
}

/** Everything that waits for nothing has happened. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

export function file(name: string, content = name): File {
  return new File([content], name);
}

/** Resolves when the queue shows what is wanted. */
export function until(
  queue: UploadQueue,
  isWanted: (snapshot: ReturnType<UploadQueue['getSnapshot']>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isWanted(queue.getSnapshot())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queue.subscribe(look);
    look();
  });
}

export function untilSettled(queue: UploadQueue, count = 1): Promise<void> {
  return until(
    queue,
    ({ entries }) => entries.length >= count && entries.every((entry) => entry.result !== null),
  );
}
