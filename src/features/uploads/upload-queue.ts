import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import { compressLargeRecording } from './compress-recording.ts';
import { contentHashOf } from './content-hash.ts';
import { canBeRetried, retryDecision } from './retry-decision.ts';
import { sendRecording } from './send-recording.ts';
import { takeArchiveApart, type OpenArchive } from './take-archive-apart.ts';
import type { UploadClock } from './upload-clock.ts';
import type { UploadConnection } from './upload-connection.ts';
import {
  failedResult,
  isArchiveName,
  refusalOf,
  shortenedFileName,
  type UploadEntry,
  type UploadProgress,
  type UploadResult,
} from './upload-entry.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { UploadStore } from './upload-store.ts';
import { WorkSlots } from './work-slots.ts';

/** Notifies the other tabs that an entry changed, and receives their notices. */
export interface UploadNews {
  publish(id: string): void;
  listen(onNews: (id: string) => void): () => void;
}

export interface UploadQueueParts {
  uid: string;
  store: UploadStore;
  connection: UploadConnection;
  locks: UploadLocks;
  news: UploadNews;
  clock: UploadClock;
  openArchive: OpenArchive;
  newId: () => string;
  random: () => number;
}

/** The queue's state for screens; a new object after every change. */
export interface UploadQueueSnapshot {
  /** Oldest first. */
  entries: readonly UploadEntry[];
  progress: ReadonlyMap<string, UploadProgress>;
  /** Why nothing goes on, until {@link UploadQueue.resume}. */
  pausedBy: FailureCode | null;
}

/** Entries looked after at once; most of these only wait for the server to read. */
const ACTIVE_MAXIMUM = 24;
/** Files whose bytes are on the line at once. */
const SENDING_MAXIMUM = 3;
/** Files compressed at once; each takes a processor to itself for some seconds. */
const COMPRESSING_MAXIMUM = 1;
/** How often it is looked whether the tab that was at an entry has gone. */
const OTHER_TAB_MILLISECONDS = 5000;

/**
 * The files of one person on their way to the server. Knows nothing of any screen. Whatever
 * happened is in its store. So a new queue over the same store goes on where this one ended, at
 * whatever moment that was.
 */
export class UploadQueue {
  readonly #parts: UploadQueueParts;
  readonly #stopped = new AbortController();
  readonly #entries = new Map<string, UploadEntry>();
  readonly #progress = new Map<string, UploadProgress>();
  readonly #listeners = new Set<() => void>();
  readonly #sendSlots = new WorkSlots(SENDING_MAXIMUM);
  readonly #compressionSlots = new WorkSlots(COMPRESSING_MAXIMUM);
  /** Waiting for their turn here, in order. */
  #turn: string[] = [];
  readonly #active = new Map<string, AbortController>();
  #pausedBy: FailureCode | null = null;
  #resumed: PromiseWithResolvers<void> | null = null;
  #snapshot: UploadQueueSnapshot | null = null;
  #stopListening: (() => void) | null = null;
  #lastAddedAt = 0;

  constructor(parts: UploadQueueParts) {
    this.#parts = parts;
  }

  /** Goes on with everything that was left unsettled. */
  async start(): Promise<void> {
    this.#stopListening = this.#parts.news.listen((id) => {
      void this.#readAgain(id);
    });
    for (const entry of await this.#parts.store.load(this.#parts.uid)) {
      this.#entries.set(entry.id, entry);
      this.#takeTurn(entry);
    }
    this.#changed();
  }

  /** Ends everything here; what is unsettled stays in the store. */
  stop(): void {
    this.#stopListening?.();
    this.#resumed?.resolve();
    this.#stopped.abort(new Error('The queue was stopped'));
    for (const controller of this.#active.values()) controller.abort(this.#stopped.signal.reason);
  }

  /** Takes files in. Those that cannot be recordings are settled at once. */
  async add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const refusal = refusalOf(file);
      const entry = this.#newEntry({
        kind: isArchiveName(file.name) ? 'archive' : 'recording',
        fileName: file.name,
        sizeBytes: file.size,
      });
      if (refusal) {
        const result = failedResult(refusal, { canBeRetried: false });
        await this.#keep({ ...entry, state: 'settled', result });
      } else await this.#keep(entry, file);
      this.#takeTurn(this.#entries.get(entry.id));
    }
  }

  /** Tries a failed one again. */
  async retry(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry?.result?.kind !== 'failed' || !entry.result.canBeRetried) return;
    await this.#keep({ ...entry, state: 'waiting', result: null });
    this.#takeTurn(this.#entries.get(id));
  }

  /** Takes entries off the list, and a zip's with it; one under way is given up. */
  async dismiss(ids: readonly string[]): Promise<void> {
    const chosen = new Set(ids);
    const all = [...this.#entries.values()]
      .filter((entry) => chosen.has(entry.id) || chosen.has(entry.archiveId ?? ''))
      .map((entry) => entry.id);
    for (const id of all) {
      this.#active.get(id)?.abort(new Error('The entry was dismissed'));
      this.#entries.delete(id);
      this.#progress.delete(id);
    }
    this.#turn = this.#turn.filter((id) => this.#entries.has(id));
    this.#changed();
    await this.#parts.store.remove(all);
    for (const id of all) this.#parts.news.publish(id);
  }

  /** Goes on after a pause. */
  resume(): void {
    this.#pausedBy = null;
    this.#resumed?.resolve();
    this.#resumed = null;
    this.#changed();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): UploadQueueSnapshot => {
    this.#snapshot ??= {
      entries: [...this.#entries.values()].sort((a, b) => a.addedAt - b.addedAt),
      progress: new Map(this.#progress),
      pausedBy: this.#pausedBy,
    };
    return this.#snapshot;
  };

  #newEntry(
    known: Pick<UploadEntry, 'kind' | 'fileName' | 'sizeBytes'> & Partial<UploadEntry>,
  ): UploadEntry {
    return {
      id: this.#parts.newId(),
      uid: this.#parts.uid,
      archiveId: null,
      archivePath: null,
      addedAt: this.#nextAddedAt(),
      state: 'waiting',
      contentHash: null,
      wasSent: false,
      result: null,
      ...known,
    };
  }

  /** The list keeps the order in which files were dropped, also those of one moment. */
  #nextAddedAt(): number {
    this.#lastAddedAt = Math.max(this.#parts.clock.now(), this.#lastAddedAt + 1);
    return this.#lastAddedAt;
  }

  async #keep(entry: UploadEntry, bytes?: Blob): Promise<void> {
    await this.#parts.store.put(entry, bytes);
    this.#show(entry);
  }

  #show(entry: UploadEntry): void {
    this.#entries.set(entry.id, entry);
    this.#parts.news.publish(entry.id);
    this.#changed();
  }

  #changed(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }

  #setProgress(id: string, progress: UploadProgress | null): void {
    if (progress) this.#progress.set(id, progress);
    else this.#progress.delete(id);
    this.#changed();
  }

  /** Another tab changed an entry. */
  async #readAgain(id: string): Promise<void> {
    const entry = await this.#parts.store.read(id);
    if (entry?.uid === this.#parts.uid) {
      this.#entries.set(id, entry);
      this.#takeTurn(entry);
    } else if (!entry) {
      this.#active.get(id)?.abort(new Error('The entry was dismissed'));
      this.#entries.delete(id);
    }
    this.#changed();
  }

  #takeTurn(entry: UploadEntry | undefined): void {
    if (!entry || entry.state === 'settled') return;
    if (this.#active.has(entry.id) || this.#turn.includes(entry.id)) return;
    this.#turn.push(entry.id);
    this.#startNext();
  }

  #startNext(): void {
    while (this.#active.size < ACTIVE_MAXIMUM && !this.#stopped.signal.aborted) {
      const id = this.#turn.shift();
      if (id === undefined) return;
      const controller = new AbortController();
      this.#active.set(id, controller);
      void this.#lookAfter(id, controller.signal).finally(() => {
        this.#active.delete(id);
        this.#setProgress(id, null);
        this.#startNext();
      });
    }
  }

  /** Brings one entry to its end, unless another tab is at it. */
  async #lookAfter(id: string, signal: AbortSignal): Promise<void> {
    const name = `tasuki-upload/${id}`;
    try {
      for (;;) {
        const { isHeld } = await this.#parts.locks.tryHold(name, async () => {
          // Another tab may have settled it since it took its turn here.
          const entry = await this.#parts.store.read(id);
          if (entry && entry.state === 'waiting') await this.#settle(entry, signal);
        });
        if (isHeld) return;
        await this.#parts.clock.wait(OTHER_TAB_MILLISECONDS, signal);
      }
    } catch (cause) {
      if (!signal.aborted) reportError(cause, 'upload queue');
    }
  }

  async #settle(entry: UploadEntry, signal: AbortSignal): Promise<void> {
    const bytes = await this.#parts.store.readBytes(entry.id);
    let result: UploadResult;
    if (!bytes) {
      // The browser deleted its storage under pressure.
      result = failedResult('recording/upload-interrupted', { canBeRetried: false });
    } else {
      let prepared = { entry, bytes };
      result = await this.#untilResult(entry.id, signal, async () => {
        const current = this.#entries.get(entry.id) ?? entry;
        if (current.kind === 'archive') return this.#openArchive(current, bytes, signal);
        prepared = await this.#prepare(current, prepared.bytes, signal);
        return this.#send(prepared.entry, prepared.bytes, signal);
      });
    }
    signal.throwIfAborted();
    const settled: UploadEntry = {
      ...(this.#entries.get(entry.id) ?? entry),
      state: 'settled',
      result,
    };
    const keepsBytes = result.kind === 'failed' && result.canBeRetried;
    if (keepsBytes) await this.#parts.store.put(settled);
    else await this.#parts.store.putWithoutBytes(settled);
    signal.throwIfAborted();
    this.#show(settled);
  }

  /** Tries until there is a result; waits out the network, pauses for a sign-in. */
  async #untilResult(
    id: string,
    signal: AbortSignal,
    attempt: () => Promise<UploadResult>,
  ): Promise<UploadResult> {
    for (let failedTries = 0; ; failedTries += 1) {
      try {
        while (this.#resumed) await this.#resumed.promise;
        signal.throwIfAborted();
        return await attempt();
      } catch (cause) {
        signal.throwIfAborted();
        const failureCode = failureCodeOf(cause);
        const decision = retryDecision(failureCode, failedTries, this.#parts.random());
        if (decision.kind !== 'wait' || !decision.isNetwork) reportError(cause, 'upload');
        if (decision.kind === 'giveUp') {
          return failedResult(failureCode, { canBeRetried: canBeRetried(failureCode) });
        }
        if (decision.kind === 'pause') this.#pause(failureCode);
        else {
          const progress = this.#progress.get(id) ?? { step: 'preparing', sentBytes: 0 };
          this.#setProgress(id, { ...progress, isWaitingForNetwork: decision.isNetwork });
          await this.#parts.clock.waitForNetwork(decision.milliseconds, signal);
        }
      }
    }
  }

  #pause(failureCode: FailureCode): void {
    this.#pausedBy = failureCode;
    this.#resumed ??= Promise.withResolvers<void>();
    this.#changed();
  }

  /** Compresses a recording that is too large to be sent, and keeps it like that from then on. */
  async #prepare(entry: UploadEntry, bytes: Blob, signal: AbortSignal) {
    this.#setProgress(entry.id, { step: 'preparing', sentBytes: 0, isWaitingForNetwork: false });
    if (bytes.size <= UPLOAD_LIMITS.fileMaxBytes) return { entry, bytes };
    const prepared = await this.#compressionSlots.run(async () =>
      compressLargeRecording({ fileName: entry.fileName, bytes }, signal),
    );
    signal.throwIfAborted();
    const compressed = {
      ...entry,
      fileName: prepared.fileName,
      sizeBytes: prepared.bytes.size,
    };
    await this.#keep(compressed, prepared.bytes);
    return { entry: compressed, bytes: prepared.bytes };
  }

  async #send(entry: UploadEntry, bytes: Blob, signal: AbortSignal): Promise<UploadResult> {
    const report = (step: UploadProgress['step'], sentBytes: number) => {
      this.#setProgress(entry.id, { step, sentBytes, isWaitingForNetwork: false });
    };
    let current = entry;
    const contentHash = entry.contentHash ?? (await contentHashOf(bytes));
    signal.throwIfAborted();
    if (entry.contentHash === null) {
      current = { ...current, contentHash };
      await this.#keep(current);
    }
    // The same bytes dropped twice, or in two tabs, go one after the other.
    return this.#parts.locks.hold(`tasuki-upload/${contentHash}`, signal, () =>
      sendRecording(
        {
          uid: entry.uid,
          contentHash,
          fileName: shortenedFileName(entry.fileName),
          bytes,
          wasSent: entry.wasSent,
        },
        {
          connection: this.#parts.connection,
          signal,
          withSendSlot: (work) => this.#sendSlots.run(work),
          beforeFirstByte: async () => {
            signal.throwIfAborted();
            current = { ...current, wasSent: true };
            await this.#keep(current);
          },
          onProgress: report,
          wait: (milliseconds, waitSignal) => this.#parts.clock.wait(milliseconds, waitSignal),
        },
      ),
    );
  }

  async #openArchive(entry: UploadEntry, bytes: Blob, signal: AbortSignal): Promise<UploadResult> {
    this.#setProgress(entry.id, { step: 'opening', sentBytes: 0, isWaitingForNetwork: false });
    return takeArchiveApart(bytes, {
      openArchive: this.#parts.openArchive,
      signal,
      entries: () => [...this.#entries.values()].filter((child) => child.archiveId === entry.id),
      subscribe: this.subscribe,
      addEntry: async (known, content) => {
        const child = this.#newEntry({ ...known, archiveId: entry.id });
        await this.#keep(child, content ?? undefined);
        this.#takeTurn(child);
      },
    });
  }
}
