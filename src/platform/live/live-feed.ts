import { useSyncExternalStore } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../failure-code-of.ts';
import { asLightRead, lightReadsShown } from './light-reads.ts';
import { mergePages } from './merge-pages.ts';
import { isAccessLost } from './refusal.ts';
import { isSameAnswer, withSameRows } from './same-answer.ts';
import { reportError } from '../report-error.ts';
import { onSessionRenewed } from '../firebase/session-renewals.ts';

/** A page of a long list, newest first. */
export interface FeedPage<Row> {
  rows: readonly Row[];
  /** Nothing older follows. */
  isLast: boolean;
  /** The server's answer, not only what this browser has cached. */
  isConfirmed: boolean;
}

/** The source of a feed's rows, with their identity and order. */
export interface FeedSource<Row extends { id: string }> {
  /** For the log, e.g. 'activities'. */
  what: string;
  /** A single light read for the first paint, where there is one. */
  readNewest?: () => Promise<FeedPage<Row>>;
  /**
   * One page, live.
   *
   * @param after the last row of the page before; null = the newest page
   */
  watch: (
    after: Row | null,
    onPage: (page: FeedPage<Row>) => void,
    onError: (cause: unknown) => void,
  ) => Promise<() => void>;
  /** As the database orders them. */
  compareNewestFirst: (a: Row, b: Row) => number;
  /** Somebody else can end the reader's access. Being refused is then no error, and what was read goes. */
  isRevocable?: boolean;
  /** Written in this browser and not yet known to the server; none are where it is not given. */
  isOnlyHere?: (row: Row) => boolean;
}

/** The state of a list; a new object after every change, with the rows that did not change. */
export interface FeedSnapshot<Row> {
  state: 'loading' | 'ready' | 'failed';
  failureCode: FailureCode | null;
  /** Everything read so far, newest first, unlisted rows included. */
  rows: readonly Row[];
  isEverythingRead: boolean;
  isReadingOlder: boolean;
  /** Why the older ones could not be read. */
  olderFailureCode: FailureCode | null;
  /** The live query has the server's answer: what this browser has yet to send is among the rows. */
  isConfirmed: boolean;
}

/** Long enough to look at one of them and come back without reading anything again. */
const LINGER_MILLISECONDS = 120_000;

/**
 * A long list, newest first. The first page comes by a light read where there is one, then live.
 * Older pages are live too, each read once, as the reader goes on. Stays attached for a while after
 * the last reader left.
 */
export class LiveFeed<Row extends { id: string }> {
  readonly #source: FeedSource<Row>;
  readonly #listeners = new Set<() => void>();
  readonly #detach = new Set<() => void>();
  #newest: FeedPage<Row> | null = null;
  /** Whether the live query has answered, and not only the light read. */
  #isLive = false;
  #isConfirmed = false;
  /** Rows pushed out of the newest page by newer ones. */
  #pushedOut: readonly Row[] = [];
  #older: FeedPage<Row>[] = [];
  #isReadingOlder = false;
  #failureCode: FailureCode | null = null;
  #olderFailureCode: FailureCode | null = null;
  #snapshot: FeedSnapshot<Row> | null = null;
  /** Those of the snapshot before. */
  #rows: readonly Row[] = [];
  /** Rises whenever everything starts anew, so that late answers of before are ignored. */
  #generation = 0;
  #isAttached = false;
  #lingering: ReturnType<typeof setTimeout> | null = null;

  constructor(source: FeedSource<Row>) {
    this.#source = source;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#lingering !== null) clearTimeout(this.#lingering);
    this.#lingering = null;
    if (!this.#isAttached) void this.#attach();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#lingering = setTimeout(() => {
        this.detach();
      }, LINGER_MILLISECONDS);
    };
  };

  getSnapshot = (): FeedSnapshot<Row> => {
    if (this.#snapshot) return this.#snapshot;
    this.#rows = withSameRows(
      this.#rows,
      mergePages(
        [this.#newest?.rows ?? [], this.#pushedOut, ...this.#older.map(({ rows }) => rows)],
        this.#source.compareNewestFirst,
      ),
    );
    this.#snapshot = {
      state: this.#newest ? 'ready' : this.#failureCode ? 'failed' : 'loading',
      failureCode: this.#failureCode,
      rows: this.#rows,
      isEverythingRead: (this.#older.at(-1) ?? this.#newest)?.isLast ?? false,
      isReadingOlder: this.#isReadingOlder,
      olderFailureCode: this.#olderFailureCode,
      isConfirmed: this.#isConfirmed,
    };
    return this.#snapshot;
  };

  /** Resolves once there is something to show, or a reason why there is nothing. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.getSnapshot().state === 'loading') return false;
        leave();
        resolve();
        return true;
      };
      const leave = this.subscribe(look);
      look();
    });
  }

  /** Starts anew after a failure. */
  retry = (): void => {
    this.detach();
    this.#changed();
    void this.#attach();
  };

  /** Reads the page after the last one; does nothing while one is on its way or none is left. */
  readOlder = (): void => {
    const { rows, state, isEverythingRead } = this.getSnapshot();
    const after = rows.at(-1);
    if (state !== 'ready' || isEverythingRead || this.#isReadingOlder || !after) return;
    this.#isReadingOlder = true;
    this.#olderFailureCode = null;
    this.#changed();
    void this.#watchOlder(this.#older.length, after);
  };

  /** Releases everything read. */
  detach(): void {
    this.#generation += 1;
    this.#isAttached = false;
    for (const stop of this.#detach) stop();
    this.#detach.clear();
    this.#newest = null;
    this.#isLive = false;
    this.#isConfirmed = false;
    this.#pushedOut = [];
    this.#older = [];
    this.#isReadingOlder = false;
    this.#failureCode = null;
    this.#olderFailureCode = null;
    this.#snapshot = null;
    this.#rows = [];
  }

  #changed(): void {
    const before = this.#snapshot;
    this.#snapshot = null;
    if (before && isSameAnswer(before, this.getSnapshot())) {
      this.#snapshot = before;
      return;
    }
    for (const listener of this.#listeners) listener();
  }

  async #attach(): Promise<void> {
    this.#isAttached = true;
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation;
    const { what, readNewest } = this.#source;
    if (readNewest) {
      try {
        const page = await asLightRead(readNewest);
        if (isCurrent()) this.#showNewest(page, { isLive: false });
      } catch (cause) {
        // The live query may still answer from what this browser remembers.
        reportError(cause, `read ${what}`);
      }
    }
    await lightReadsShown();
    if (!isCurrent()) return;
    const fail = (cause: unknown) => {
      if (!isCurrent() || this.#isRefusal(cause)) return;
      reportError(cause, `watch ${what}`);
      this.#failureCode = failureCodeOf(cause);
      this.#changed();
    };
    await this.#hold(
      generation,
      () =>
        this.#source.watch(
          null,
          (page) => {
            if (isCurrent()) this.#showNewest(page, { isLive: true });
          },
          fail,
        ),
      fail,
    );
  }

  /** Whether the reader was refused what somebody else may take from them. */
  #isRefusal(cause: unknown): boolean {
    const failureCode = failureCodeOf(cause);
    const isRefused = failureCode === 'common/permission-denied';
    // A query that was refused has ended, also where only the session was at fault.
    if (isRefused || failureCode === 'account/session-expired') {
      this.#detach.add(onSessionRenewed(this.retry));
    }
    if (!isRefused || !this.#source.isRevocable) return false;
    void this.#endAccess(failureCode);
    return true;
  }

  /** Nothing of what somebody else took from the reader stays here. It is there still if only the session has ended. */
  async #endAccess(failureCode: FailureCode): Promise<void> {
    const generation = this.#generation;
    if (!(await isAccessLost()) || generation !== this.#generation) return;
    this.detach();
    this.#failureCode = failureCode;
    this.#changed();
  }

  #showNewest(page: FeedPage<Row>, { isLive }: { isLive: boolean }): void {
    if (!page.isConfirmed && this.#newest && !this.#isLive) {
      this.#addRowsOnlyHere(page, this.#newest);
      return;
    }
    const last = page.rows.at(-1);
    const before = [...(this.#newest?.rows ?? []), ...this.#pushedOut];
    this.#pushedOut =
      page.isLast || !last
        ? []
        : before.filter((row) => this.#source.compareNewestFirst(row, last) > 0);
    this.#newest = page;
    this.#isLive ||= isLive;
    this.#isConfirmed ||= isLive && page.isConfirmed;
    this.#failureCode = null;
    this.#changed();
  }

  /** The cache may have fewer rows than the light read; rows that only the cache has are added. */
  #addRowsOnlyHere(remembered: FeedPage<Row>, read: FeedPage<Row>): void {
    const { isOnlyHere } = this.#source;
    if (!isOnlyHere) return;
    const rows = [
      ...remembered.rows.filter(isOnlyHere),
      ...read.rows.filter((row) => !isOnlyHere(row)),
    ];
    this.#newest = { ...read, rows };
    this.#changed();
  }

  async #watchOlder(index: number, after: Row): Promise<void> {
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation;
    const fail = (cause: unknown) => {
      if (!isCurrent() || this.#isRefusal(cause)) return;
      reportError(cause, `watch older ${this.#source.what}`);
      this.#isReadingOlder = false;
      this.#olderFailureCode = failureCodeOf(cause);
      this.#changed();
    };
    await this.#hold(
      generation,
      () =>
        this.#source.watch(
          after,
          (page) => {
            if (!isCurrent()) return;
            this.#older[index] = page;
            if (index === this.#older.length - 1) this.#isReadingOlder = false;
            this.#changed();
          },
          fail,
        ),
      fail,
    );
  }

  async #hold(
    generation: number,
    watch: () => Promise<() => void>,
    fail: (cause: unknown) => void,
  ): Promise<void> {
    try {
      const stop = await watch();
      if (generation === this.#generation) this.#detach.add(stop);
      else stop();
    } catch (cause) {
      fail(cause);
    }
  }
}

/**
 * One feed at a time, shared by every list on screen that shows it; the one before is released.
 */
export function keepOneFeed<Row extends { id: string }>(
  sourceOf: (key: string) => FeedSource<Row>,
): (key: string) => LiveFeed<Row> {
  let current: { key: string; feed: LiveFeed<Row> } | null = null;
  return (key) => {
    if (current?.key !== key) {
      current?.feed.detach();
      current = { key, feed: new LiveFeed(sourceOf(key)) };
    }
    return current.feed;
  };
}

/** The current state of a feed. */
export function useFeedSnapshot<Row extends { id: string }>(
  feed: LiveFeed<Row>,
): FeedSnapshot<Row> {
  return useSyncExternalStore(feed.subscribe, feed.getSnapshot);
}
