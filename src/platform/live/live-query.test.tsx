import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { useLiveQuery, type LiveQuerySource } from './live-query.ts';
import { cacheToClear, noteCacheCleared } from '../firebase/cache-to-clear.ts';
import { isSessionTaken } from '../firebase/session-check.ts';
import { setErrorReporter } from '../report-error.ts';
import { noteSessionRenewed } from '../firebase/session-renewals.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../session-store.ts';

vi.mock('../firebase/session-check.ts', () => ({ isSessionTaken: vi.fn() }));

const reported = vi.fn();

beforeEach(() => {
  vi.mocked(isSessionTaken).mockReset().mockResolvedValue(true);
  reported.mockReset();
  noteCacheCleared();
  setErrorReporter(reported);
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready' });
});

interface Live {
  source: LiveQuerySource<string>;
  /** Resolves once it is attached. */
  attached: () => Promise<void>;
  emit: (data: string) => void;
  fail: (cause: unknown) => void;
  detach: ReturnType<typeof vi.fn>;
}

/** A live query of rows, of which each answer is a new list. */
function liveRows() {
  let emit: (rows: { id: string }[]) => void = () => undefined;
  const isAttached = Promise.withResolvers<undefined>();
  const source: LiveQuerySource<{ id: string }[]> = {
    key: 'rows',
    load: () => Promise.resolve([{ id: 'a' }]),
    watch: (onData) => {
      emit = onData;
      isAttached.resolve(undefined);
      return Promise.resolve(() => undefined);
    },
  };
  return {
    source,
    attached: async () => {
      await isAttached.promise;
    },
    emit: (rows: { id: string }[]) => {
      emit(rows);
    },
  };
}

/** A live query that returns what the test gives it. */
function live(key: string, load?: () => Promise<string>): Live {
  const detach = vi.fn();
  const isAttached = Promise.withResolvers<undefined>();
  const one: Live = {
    attached: async () => {
      await isAttached.promise;
    },
    emit: () => undefined,
    fail: () => undefined,
    detach,
    source: {
      key,
      ...(load ? { load } : {}),
      watch: (onData, onError) => {
        one.emit = onData;
        one.fail = onError;
        isAttached.resolve(undefined);
        return Promise.resolve(detach as () => void);
      },
    },
  };
  return one;
}

function show(initial: LiveQuerySource<string> | null) {
  return renderHook(({ source }) => useLiveQuery(source), { initialProps: { source: initial } });
}

describe('a live query', () => {
  test('paints with the light read and goes on live', async () => {
    const one = live('a', () => Promise.resolve('first'));
    const { result } = show(one.source);
    expect(result.current.state).toBe('loading');
    await waitFor(() => {
      expect(result.current).toMatchObject({ state: 'ready', data: 'first' });
    });
    await act(one.attached);
    act(() => {
      one.emit('second');
    });
    expect(result.current).toMatchObject({ state: 'ready', data: 'second' });
  });

  test('keeps what it shows where the answer says the same', async () => {
    const rows = liveRows();
    const { result } = renderHook(() => useLiveQuery(rows.source));
    await act(rows.attached);
    const shown = () => (result.current.state === 'ready' ? result.current.data : null);
    const before = shown();
    expect(before).toEqual([{ id: 'a' }]);
    act(() => {
      rows.emit([{ id: 'a' }]);
    });
    expect(shown()).toBe(before);
    act(() => {
      rows.emit([{ id: 'b' }]);
    });
    expect(shown()).toEqual([{ id: 'b' }]);
  });

  test('goes on live where the light read fails', async () => {
    const one = live('a', () => Promise.reject(new TasukiFailure('common/unavailable')));
    const { result } = show(one.source);
    await waitFor(() => {
      expect(reported).toHaveBeenCalledTimes(1);
    });
    expect(result.current.state).toBe('loading');
    await act(one.attached);
    act(() => {
      one.emit('live');
    });
    expect(result.current).toMatchObject({ state: 'ready', data: 'live' });
  });

  test('keeps what it has when the connection breaks', async () => {
    const one = live('a', () => Promise.resolve('first'));
    const { result } = show(one.source);
    await waitFor(() => {
      expect(result.current.state).toBe('ready');
    });
    await act(one.attached);
    act(() => {
      one.fail(new TasukiFailure('common/unavailable'));
    });
    expect(result.current).toMatchObject({ state: 'ready', data: 'first' });
  });

  describe('of what somebody else shares', () => {
    const REFUSED = new TasukiFailure('common/permission-denied');

    async function showShared() {
      const one = live('a');
      const shown = show(one.source);
      await act(one.attached);
      act(() => {
        one.emit('theirs');
      });
      expect(shown.result.current).toMatchObject({ state: 'ready', data: 'theirs' });
      return { one, ...shown };
    }

    test('shows nothing more of it once the reader is refused, which is no error', async () => {
      const { one, result } = await showShared();
      act(() => {
        one.fail(REFUSED);
      });
      await waitFor(() => {
        expect(result.current).toMatchObject({
          state: 'failed',
          failureCode: 'common/permission-denied',
        });
      });
      expect(reported).not.toHaveBeenCalled();
    });

    test('lets what lies in this browser go with it, but not where what is missing is refused too', async () => {
      const ofQuote = live('quote');
      const source = { ...ofQuote.source, isMissingRefused: true };
      const quote = show(source);
      await act(ofQuote.attached);
      act(() => {
        ofQuote.fail(REFUSED);
      });
      await waitFor(() => {
        expect(quote.result.current.state).toBe('failed');
      });
      await vi.waitUntil(() => vi.mocked(isSessionTaken).mock.settledResults.length === 1);
      expect(cacheToClear()).toBeNull();
      const { one, result } = await showShared();
      act(() => {
        one.fail(REFUSED);
      });
      await waitFor(() => {
        expect(result.current.state).toBe('failed');
      });
      expect(cacheToClear()).toBe('onceSent');
    });

    test('shows nothing more of it where the session could not be asked about', async () => {
      vi.mocked(isSessionTaken).mockResolvedValue(null);
      const { one, result } = await showShared();
      act(() => {
        one.fail(REFUSED);
      });
      await waitFor(() => {
        expect(result.current.state).toBe('failed');
      });
    });

    test.each(['common/not-found', 'topic/not-found'] as const)(
      'shows nothing more of it once it is gone (%s)',
      async (code) => {
        const { one, result } = await showShared();
        act(() => {
          one.fail(new TasukiFailure(code));
        });
        expect(result.current).toMatchObject({ state: 'failed', failureCode: code });
      },
    );

    test('keeps it where the session is over, and reads it anew once the session goes on', async () => {
      vi.mocked(isSessionTaken).mockResolvedValue(false);
      const { one, result } = await showShared();
      const watch = vi.spyOn(one.source, 'watch');
      await act(async () => {
        one.fail(REFUSED);
        await Promise.resolve();
      });
      await vi.waitUntil(() => vi.mocked(isSessionTaken).mock.settledResults.length === 1);
      expect(result.current).toMatchObject({ state: 'ready', data: 'theirs' });
      expect(watch).not.toHaveBeenCalled();
      act(() => {
        noteSessionRenewed();
      });
      await waitFor(() => {
        expect(watch).toHaveBeenCalledTimes(1);
      });
      expect(result.current).toMatchObject({ state: 'ready', data: 'theirs' });
      act(() => {
        one.emit('theirs of today');
      });
      expect(result.current).toMatchObject({ state: 'ready', data: 'theirs of today' });
    });
  });

  test('says why there is nothing, and tries again', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new TasukiFailure('common/not-found'));
    load.mockResolvedValueOnce('there');
    const { result } = show({ key: 'once', load });
    await waitFor(() => {
      expect(result.current).toMatchObject({ state: 'failed', failureCode: 'common/not-found' });
    });
    act(() => {
      result.current.retry();
    });
    expect(result.current.state).toBe('loading');
    await waitFor(() => {
      expect(result.current).toMatchObject({ state: 'ready', data: 'there' });
    });
  });

  test('detaches, starts anew for another key, and receives nothing more of the first', async () => {
    const one = live('a');
    const two = live('b');
    const { result, rerender, unmount } = show(one.source);
    await act(one.attached);
    act(() => {
      one.emit('of a');
    });
    expect(result.current).toMatchObject({ data: 'of a' });
    rerender({ source: two.source });
    expect(result.current.state).toBe('loading');
    expect(one.detach).toHaveBeenCalledTimes(1);
    act(() => {
      one.emit('late');
    });
    expect(result.current.state).toBe('loading');
    await act(two.attached);
    unmount();
    expect(two.detach).toHaveBeenCalledTimes(1);
  });

  test('notifies the session when the credential is no longer taken', async () => {
    const { result } = show({
      key: 'once',
      load: () => Promise.reject(new TasukiFailure('account/session-expired')),
    });
    await waitFor(() => {
      expect(result.current.state).toBe('failed');
    });
    expect(useSessionStore.getState().status).toBe('expired');
  });

  test('is attached after all that the page reads first is on the screen', async () => {
    const reading = Promise.withResolvers<string>();
    const read = live('read', () => reading.promise);
    const other = live('other');
    const attached = vi.fn();
    show(read.source);
    show(other.source);
    void read.attached().then(attached);
    void other.attached().then(attached);
    const painted = new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    await act(async () => {
      await painted;
    });
    expect(attached).not.toHaveBeenCalled();
    await act(async () => {
      reading.resolve('first');
      await Promise.all([read.attached(), other.attached()]);
    });
  });

  test('reads nothing where there is nothing to read yet', () => {
    expect(show(null).result.current.state).toBe('loading');
  });
});
