import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  readNewestActivities,
  watchActivities,
  type ActivityPage,
} from '../../data/activities/activities.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { ActivityFeed } from './activity-feed.ts';

vi.mock('../../data/activities/activities.ts', () => ({
  readNewestActivities: vi.fn(),
  watchActivities: vi.fn(),
}));

/** Row number `n`, counted from the newest. */
const row = (n: number, changes: Partial<ActivityRow> = {}) =>
  exampleActivityRow({
    id: `run-${n}`,
    startedAt: new Date(Date.UTC(2026, 10, 20) - n * DAY_MILLISECONDS),
    ...changes,
  });
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => row(from + index));
const page = (of: ActivityRow[], changes: Partial<ActivityPage> = {}): ActivityPage => ({
  rows: of,
  isLast: of.length < 30,
  isConfirmed: true,
  ...changes,
});

interface Watch {
  after: string | null;
  emit: (answer: ActivityPage) => void;
  fail: (cause: unknown) => void;
  stop: ReturnType<typeof vi.fn>;
}
let watches: Watch[] = [];

beforeEach(() => {
  setErrorReporter(() => undefined);
  watches = [];
  vi.mocked(readNewestActivities).mockReset();
  vi.mocked(watchActivities).mockReset();
  vi.mocked(watchActivities).mockImplementation((_uid, after, emit, fail) => {
    const stop = vi.fn();
    watches.push({ after: after?.id ?? null, emit, fail, stop });
    return Promise.resolve(stop);
  });
});

async function openFeed(first: ActivityRow[]) {
  vi.mocked(readNewestActivities).mockResolvedValue(page(first));
  const feed = new ActivityFeed('runner');
  const leave = feed.subscribe(() => undefined);
  await vi.waitUntil(() => watches.length === 1);
  return { feed, leave };
}
const idsOf = (feed: ActivityFeed) => feed.getSnapshot().rows.map(({ id }) => id);

describe('the feed of activities', () => {
  it('shows the light read first, then what the live query says', async () => {
    const { feed } = await openFeed([row(1)]);
    expect(idsOf(feed)).toEqual(['run-1']);
    watches[0]?.emit(page([row(0), row(1, { title: 'Named' })]));
    expect(idsOf(feed)).toEqual(['run-0', 'run-1']);
    expect(feed.getSnapshot().rows[1]?.title).toBe('Named');
    expect(feed.getSnapshot().isEverythingRead).toBe(true);
  });

  it('does not fall back to what the browser remembers', async () => {
    const { feed } = await openFeed(rows(0, 5));
    watches[0]?.emit(page([row(3)], { isConfirmed: false }));
    expect(idsOf(feed)).toHaveLength(5);
  });

  it('shows what the browser remembers when the network is gone', async () => {
    vi.mocked(readNewestActivities).mockRejectedValue(new TasukiFailure('common/offline'));
    const feed = new ActivityFeed('runner');
    feed.subscribe(() => undefined);
    await vi.waitUntil(() => watches.length === 1);
    watches[0]?.emit(page([row(3)], { isConfirmed: false }));
    expect(feed.getSnapshot()).toMatchObject({ state: 'ready', failureCode: null });
  });

  it('fails only when neither answers, and can start anew', async () => {
    vi.mocked(readNewestActivities).mockRejectedValue(new TasukiFailure('common/unavailable'));
    const feed = new ActivityFeed('runner');
    feed.subscribe(() => undefined);
    await vi.waitUntil(() => watches.length === 1);
    watches[0]?.fail(new TasukiFailure('common/permission-denied'));
    expect(feed.getSnapshot()).toMatchObject({
      state: 'failed',
      failureCode: 'common/permission-denied',
    });
    vi.mocked(readNewestActivities).mockResolvedValue(page([row(0)]));
    feed.retry();
    expect(feed.getSnapshot().state).toBe('loading');
    await vi.waitUntil(() => feed.getSnapshot().state === 'ready');
  });

  it('orders rows of one moment as the database does', async () => {
    const startedAt = new Date(Date.UTC(2026, 10, 20));
    const { feed } = await openFeed([
      row(1, { id: 'a', startedAt }),
      row(2, { id: 'b', startedAt }),
    ]);
    expect(idsOf(feed)).toEqual(['b', 'a']);
  });

  it('shows what this browser wrote while the network is gone', async () => {
    const { feed } = await openFeed(rows(0, 5));
    watches[0]?.emit(page(rows(0, 5)));
    watches[0]?.emit(page([row(0, { title: 'Named' }), ...rows(1, 5)], { isConfirmed: false }));
    expect(feed.getSnapshot().rows[0]?.title).toBe('Named');
  });

  it('reads on from the last row, one page at a time', async () => {
    const { feed } = await openFeed(rows(0, 30));
    feed.readOlder();
    feed.readOlder();
    expect(watches.map(({ after }) => after)).toEqual([null, 'run-29']);
    expect(feed.getSnapshot().isReadingOlder).toBe(true);
    watches[1]?.emit(page(rows(30, 40)));
    expect(feed.getSnapshot()).toMatchObject({ isReadingOlder: false, isEverythingRead: true });
    expect(idsOf(feed)).toHaveLength(40);
    feed.readOlder();
    expect(watches).toHaveLength(2);
  });

  it('keeps a row that newer ones pushed out of the first page', async () => {
    const { feed } = await openFeed(rows(1, 31));
    feed.readOlder();
    watches[1]?.emit(page(rows(31, 40)));
    watches[0]?.emit(page(rows(0, 30)));
    expect(idsOf(feed)).toEqual(rows(0, 40).map(({ id }) => id));
  });

  it('lets a row go that was deleted', async () => {
    const { feed } = await openFeed(rows(0, 30));
    watches[0]?.emit(page([...rows(0, 3), ...rows(4, 31)]));
    expect(idsOf(feed)).not.toContain('run-3');
    watches[0]?.emit(page(rows(0, 3)));
    expect(idsOf(feed)).toEqual(['run-0', 'run-1', 'run-2']);
  });

  it('says why older ones could not be read, and tries again when asked', async () => {
    const { feed } = await openFeed(rows(0, 30));
    feed.readOlder();
    watches[1]?.fail(new TasukiFailure('common/offline'));
    expect(feed.getSnapshot()).toMatchObject({
      olderFailureCode: 'common/offline',
      isReadingOlder: false,
    });
    feed.readOlder();
    expect(feed.getSnapshot()).toMatchObject({ olderFailureCode: null, isReadingOlder: true });
  });

  it('stays attached for a while after the page was left, then detaches', async () => {
    vi.useFakeTimers();
    try {
      const { feed, leave } = await openFeed([row(0)]);
      leave();
      vi.advanceTimersByTime(60_000);
      const leaveAgain = feed.subscribe(() => undefined);
      expect(watches).toHaveLength(1);
      leaveAgain();
      vi.advanceTimersByTime(120_001);
      expect(watches[0]?.stop).toHaveBeenCalledOnce();
      expect(feed.getSnapshot().state).toBe('loading');
    } finally {
      vi.useRealTimers();
    }
  });
});
