import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { useLiveQuery, type LiveQuerySource } from './live-query.ts';
import { setErrorReporter } from '../report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../session-store.ts';

const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
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
