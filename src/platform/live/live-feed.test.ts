import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveFeed, type FeedPage } from './live-feed.ts';
import { isSessionTaken } from '../firebase/session-check.ts';
import { setErrorReporter } from '../report-error.ts';
import { noteSessionRenewed } from '../firebase/session-renewals.ts';

vi.mock('../firebase/session-check.ts', () => ({ isSessionTaken: vi.fn() }));

interface Row {
  id: string;
  /** Null until the server has it. */
  at: number | null;
}

let emit: (page: FeedPage<Row>) => void;

beforeEach(() => {
  vi.mocked(isSessionTaken).mockReset().mockResolvedValue(true);
  setErrorReporter(() => undefined);
});

async function openFeed(readNewest?: () => Promise<FeedPage<Row>>) {
  let attached = false;
  const feed = new LiveFeed<Row>({
    what: 'rows',
    ...(readNewest && { readNewest }),
    watch: (_after, onPage) => {
      emit = onPage;
      attached = true;
      return Promise.resolve(() => undefined);
    },
    compareNewestFirst: (a, b) => (b.at ?? Infinity) - (a.at ?? Infinity),
    isOnlyHere: ({ at }) => at === null,
  });
  feed.subscribe(() => undefined);
  await vi.waitUntil(() => attached);
  return feed;
}
const idsOf = (feed: LiveFeed<Row>) => feed.getSnapshot().rows.map(({ id }) => id);
const page = (rows: Row[], isConfirmed: boolean) => ({ rows, isLast: true, isConfirmed });

describe('a feed of which the live query says the same again', () => {
  it('says nothing to who shows it, and keeps its rows', async () => {
    const feed = await openFeed(() => Promise.resolve(page([{ id: 'a', at: 1 }], true)));
    emit(page([{ id: 'a', at: 1 }], true));
    const { rows } = feed.getSnapshot();
    const listener = vi.fn();
    feed.subscribe(listener);
    emit(page([{ id: 'a', at: 1 }], true));
    expect(listener).not.toHaveBeenCalled();
    emit(
      page(
        [
          { id: 'b', at: 2 },
          { id: 'a', at: 1 },
        ],
        true,
      ),
    );
    expect(listener).toHaveBeenCalledTimes(1);
    expect(feed.getSnapshot().rows[1]).toBe(rows[0]);
  });
});

describe('a feed whose connection goes before the live query has answered', () => {
  it('shows what is written then, beside what the light read has said', async () => {
    const feed = await openFeed(() =>
      Promise.resolve(
        page(
          [
            { id: 'b', at: 2 },
            { id: 'a', at: 1 },
          ],
          true,
        ),
      ),
    );
    emit(page([{ id: 'a', at: 1 }], false));
    expect(idsOf(feed)).toEqual(['b', 'a']);
    emit(
      page(
        [
          { id: 'new', at: null },
          { id: 'a', at: 1 },
        ],
        false,
      ),
    );
    expect(idsOf(feed)).toEqual(['new', 'b', 'a']);
    emit(page([{ id: 'a', at: 1 }], false));
    expect(idsOf(feed)).toEqual(['b', 'a']);
  });

  it('is confirmed by the live query alone, which knows what is yet to be sent', async () => {
    const feed = await openFeed(() => Promise.resolve(page([{ id: 'a', at: 1 }], true)));
    expect(feed.getSnapshot().isConfirmed).toBe(false);
    emit(page([{ id: 'a', at: 1 }], true));
    expect(feed.getSnapshot().isConfirmed).toBe(true);
  });

  it('settles when there is something to show', async () => {
    const feed = await openFeed();
    let isSettled = false;
    void feed.settled().then(() => {
      isSettled = true;
    });
    await Promise.resolve();
    expect(isSettled).toBe(false);
    emit(page([], false));
    await vi.waitUntil(() => isSettled);
  });
});

describe('a feed of what somebody else shares', () => {
  async function openSharedFeed(isRevocable: boolean) {
    const watches: ((cause: unknown) => void)[] = [];
    const feed = new LiveFeed<Row>({
      what: 'shared rows',
      watch: (_after, onPage, onError) => {
        watches.push(onError);
        onPage(page([{ id: 'a', at: 1 }], true));
        return Promise.resolve(() => undefined);
      },
      compareNewestFirst: (a, b) => (b.at ?? Infinity) - (a.at ?? Infinity),
      isRevocable,
    });
    const leave = feed.subscribe(() => undefined);
    await vi.waitUntil(() => watches.length === 1);
    return { feed, leave, watches };
  }

  it('keeps nothing when they end it, and reports no error', async () => {
    const reported: unknown[] = [];
    setErrorReporter((cause) => reported.push(cause));
    const { feed, watches } = await openSharedFeed(true);
    expect(idsOf(feed)).toEqual(['a']);
    watches[0]?.(new TasukiFailure('common/permission-denied'));
    await vi.waitUntil(() => feed.getSnapshot().state === 'failed');
    expect(feed.getSnapshot()).toMatchObject({
      failureCode: 'common/permission-denied',
      rows: [],
    });
    expect(reported).toEqual([]);
  });

  it('asks again for the next reader, who may have been let in since', async () => {
    const { feed, leave, watches } = await openSharedFeed(true);
    watches[0]?.(new TasukiFailure('common/permission-denied'));
    await vi.waitUntil(() => feed.getSnapshot().state === 'failed');
    leave();
    feed.subscribe(() => undefined);
    await vi.waitUntil(() => watches.length === 2);
    expect(idsOf(feed)).toEqual(['a']);
  });

  it('keeps what it has where only the network failed, and where it is the own', async () => {
    const reported: unknown[] = [];
    setErrorReporter((cause) => reported.push(cause));
    const shared = await openSharedFeed(true);
    shared.watches[0]?.(new TasukiFailure('common/offline'));
    expect(idsOf(shared.feed)).toEqual(['a']);
    const own = await openSharedFeed(false);
    own.watches[0]?.(new TasukiFailure('common/permission-denied'));
    expect(idsOf(own.feed)).toEqual(['a']);
    expect(reported).toHaveLength(2);
  });

  it.each([
    ['of somebody else', true],
    ['of the reader', false],
  ])(
    'keeps what is %s where the session is over, and reads it anew once it goes on',
    async (_, isRevocable) => {
      vi.mocked(isSessionTaken).mockResolvedValue(false);
      const { feed, watches } = await openSharedFeed(isRevocable);
      watches[0]?.(new TasukiFailure('common/permission-denied'));
      if (isRevocable) {
        await vi.waitUntil(() => vi.mocked(isSessionTaken).mock.settledResults.length === 1);
      }
      expect(idsOf(feed)).toEqual(['a']);
      noteSessionRenewed();
      await vi.waitUntil(() => watches.length === 2);
      expect(idsOf(feed)).toEqual(['a']);
    },
  );
});
