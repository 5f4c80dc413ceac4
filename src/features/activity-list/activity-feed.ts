import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { readNewestActivities, watchActivities, type ActivityPage } from '../../data/activities.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import { mergeActivityPages } from './merge-activity-pages.ts';

/** What a list shows; a new object after every change. */
export interface ActivityFeedSnapshot {
  state: 'loading' | 'ready' | 'failed';
  failureCode: FailureCode | null;
  /** Everything read so far, newest first, unlisted rows included. */
  rows: readonly ActivityRow[];
  isEverythingRead: boolean;
  isReadingOlder: boolean;
  /** Why the older ones could not be read. */
  olderFailureCode: FailureCode | null;
}

/** Long enough to look at an activity and come back without reading anything again. */
const LINGER_MILLISECONDS = 120_000;

interface Page {
  rows: readonly ActivityRow[];
  isLast: boolean;
}

/**
 * One person's activities, newest first: the first page by a light read, then
 * live; older pages live too, each read once, as the reader goes down. Stays
 * attached for a while after the last reader left.
 */
export class ActivityFeed {
  readonly #uid: string;
  readonly #listeners = new Set<() => void>();
  readonly #detach = new Set<() => void>();
  #newest: Page | null = null;
  /** Rows pushed out of the newest page by newer ones. */
  #pushedOut: readonly ActivityRow[] = [];
  #older: Page[] = [];
  #isReadingOlder = false;
  #failureCode: FailureCode | null = null;
  #olderFailureCode: FailureCode | null = null;
  #snapshot: ActivityFeedSnapshot | null = null;
  /** Rises whenever everything starts anew, so that late answers of before are ignored. */
  #generation = 0;
  #isAttached = false;
  #lingering: ReturnType<typeof setTimeout> | null = null;

  constructor(uid: string) {
    this.#uid = uid;
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

  getSnapshot = (): ActivityFeedSnapshot => {
    this.#snapshot ??= {
      state: this.#newest ? 'ready' : this.#failureCode ? 'failed' : 'loading',
      failureCode: this.#failureCode,
      rows: mergeActivityPages([
        this.#newest?.rows ?? [],
        this.#pushedOut,
        ...this.#older.map((page) => page.rows),
      ]),
      isEverythingRead: (this.#older.at(-1) ?? this.#newest)?.isLast ?? false,
      isReadingOlder: this.#isReadingOlder,
      olderFailureCode: this.#olderFailureCode,
    };
    return this.#snapshot;
  };

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

  /** Lets go of everything read. */
  detach(): void {
    this.#generation += 1;
    this.#isAttached = false;
    for (const stop of this.#detach) stop();
    this.#detach.clear();
    this.#newest = null;
    this.#pushedOut = [];
    this.#older = [];
    this.#isReadingOlder = false;
    this.#failureCode = null;
    this.#olderFailureCode = null;
    this.#snapshot = null;
  }

  #changed(): void {
    this.#snapshot = null;
    for (const listener of this.#listeners) listener();
  }

  async #attach(): Promise<void> {
    this.#isAttached = true;
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation;
    try {
      const page = await readNewestActivities(this.#uid);
      if (isCurrent()) this.#showNewest(page);
    } catch (cause) {
      // The live query may still answer from what this browser remembers.
      reportError(cause, 'read activities');
    }
    // The live query's code is heavier than all before it: the rows come first.
    await afterPaint();
    if (!isCurrent()) return;
    const fail = (cause: unknown) => {
      if (!isCurrent()) return;
      reportError(cause, 'watch activities');
      this.#failureCode = failureCodeOf(cause);
      this.#changed();
    };
    await this.#hold(
      generation,
      () =>
        watchActivities(
          this.#uid,
          null,
          (page) => {
            if (isCurrent()) this.#showNewest(page);
          },
          fail,
        ),
      fail,
    );
  }

  #showNewest(page: ActivityPage): void {
    // What this browser remembers can be less than what the server has already said.
    if (!page.isConfirmed && this.#newest) return;
    const last = page.rows.at(-1);
    const before = [...(this.#newest?.rows ?? []), ...this.#pushedOut];
    this.#pushedOut =
      page.isLast || !last ? [] : before.filter((row) => row.startedAt < last.startedAt);
    this.#newest = page;
    this.#failureCode = null;
    this.#changed();
  }

  async #watchOlder(index: number, after: ActivityRow): Promise<void> {
    const generation = this.#generation;
    const isCurrent = () => generation === this.#generation;
    const fail = (cause: unknown) => {
      if (!isCurrent()) return;
      reportError(cause, 'watch older activities');
      this.#isReadingOlder = false;
      this.#olderFailureCode = failureCodeOf(cause);
      this.#changed();
    };
    await this.#hold(
      generation,
      () =>
        watchActivities(
          this.#uid,
          after,
          (page) => {
            if (!isCurrent() || (!page.isConfirmed && this.#older[index])) return;
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

let current: { uid: string; feed: ActivityFeed } | null = null;

/** The feed of one person, shared by every list on screen. */
export function activityFeedOf(uid: string): ActivityFeed {
  if (current?.uid !== uid) {
    current?.feed.detach();
    current = { uid, feed: new ActivityFeed(uid) };
  }
  return current.feed;
}
