import { hasKeptUploads } from '../../data/uploads/kept-uploads.ts';
import { isFetchFailure } from '../../platform/reload-page.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import type { UploadQueue, UploadQueueSnapshot } from './upload-queue.ts';

/** The state of files on their way, for screens; a new object after every change. */
export interface UploadSessionSnapshot extends UploadQueueSnapshot {
  /** These files will not survive this page being closed. */
  isNotKept: boolean;
  /** Why nothing was taken in: the code for it did not arrive; null = it did, or nobody needed it. */
  missing: Error | null;
}

const NOTHING: UploadQueueSnapshot = { entries: [], progress: new Map(), pausedBy: null };
/** Often enough for a bar to move, seldom enough for thousands of files. */
const NOTICE_MILLISECONDS = 100;

/**
 * One person's files in this tab, whatever page is open. The queue is started
 * with the first file, or when some were left from before. Its code follows the
 * page's first rows, before there is a file.
 */
export class UploadSession {
  readonly #uid: string;
  readonly #listeners = new Set<() => void>();
  #starting: Promise<UploadQueue> | null = null;
  #queue: UploadQueue | null = null;
  #isNotKept = false;
  #missing: Error | null = null;
  #snapshot: UploadSessionSnapshot | null = null;
  #notice: ReturnType<typeof setTimeout> | null = null;
  #hasNews = false;

  constructor(uid: string) {
    this.#uid = uid;
    // If the same person signs in again after the session had expired, uploads go on where they
    // stopped.
    useSessionStore.subscribe((now, before) => {
      if (now.userCredential?.uid !== uid) return;
      if (now.status === 'ready' && before.status !== 'ready') this.#queue?.resume();
    });
  }

  addFiles = (files: readonly File[]): void => {
    void this.#add(files);
  };

  /** As {@link addFiles}; resolves once the files are taken in. */
  takeFiles = async (files: readonly File[]): Promise<void> => this.#add(files);

  /** Goes on with what was left in this browser, if anything was. */
  goOnWithKept = async (): Promise<void> => {
    if (!this.#starting && (await hasKeptUploads(this.#uid))) await this.#add([]);
  };

  retry = (id: string): void => {
    void this.#queue?.retry(id);
  };

  dismiss = (ids: readonly string[]): void => {
    void this.#queue?.dismiss(ids);
  };

  resume = (): void => {
    this.#queue?.resume();
  };

  /** Ends it in this tab; what is unsettled stays in the browser's storage. */
  stop(): void {
    this.#queue?.stop();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): UploadSessionSnapshot => {
    this.#snapshot ??= {
      ...(this.#queue?.getSnapshot() ?? NOTHING),
      isNotKept: this.#isNotKept,
      missing: this.#missing,
    };
    return this.#snapshot;
  };

  async #add(files: readonly File[]): Promise<void> {
    try {
      this.#starting ??= this.#start();
      const queue = await this.#starting;
      this.#missing = null;
      await queue.add(files);
    } catch (cause) {
      reportError(cause, 'take files in');
      if (cause instanceof Error && isFetchFailure(cause)) this.#missing = cause;
      // Its code may be here the next time.
      if (!this.#queue) this.#starting = null;
    }
    this.#changed();
  }

  async #start(): Promise<UploadQueue> {
    const { startUploadQueue } = await import('./start-upload-queue.ts');
    const queue = await startUploadQueue(this.#uid, () => {
      this.#isNotKept = true;
      this.#changed();
    });
    queue.subscribe(() => {
      this.#changed();
    });
    this.#queue = queue;
    return queue;
  }

  /** The first change shows at once, those that follow closely together. */
  #changed(): void {
    this.#hasNews = true;
    if (this.#notice === null) this.#notify();
  }

  #notify(): void {
    this.#hasNews = false;
    this.#snapshot = null;
    this.#notice = setTimeout(() => {
      this.#notice = null;
      if (this.#hasNews) this.#notify();
    }, NOTICE_MILLISECONDS);
    for (const listener of this.#listeners) listener();
  }
}

let current: { uid: string; session: UploadSession } | null = null;

/** The one session of a person in this tab; another person's is ended. */
export function uploadSessionOf(uid: string): UploadSession {
  if (current?.uid !== uid) {
    current?.session.stop();
    current = { uid, session: new UploadSession(uid) };
  }
  return current.session;
}
