import { afterEach, expect, it, vi } from 'vitest';
import { takeNewestWorker } from './take-newest-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser whose worker is as given. */
function browserWith(registration: object | undefined) {
  const container = new EventTarget();
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(container, {
      getRegistration: () => Promise.resolve(registration),
    }),
  });
  return container;
}

it('has a version that waits begin', async () => {
  const postMessage = vi.fn(() => {
    container.dispatchEvent(new Event('controllerchange'));
  });
  const container = browserWith({
    update: () => Promise.resolve(),
    installing: null,
    waiting: { postMessage },
  });
  await takeNewestWorker();
  expect(postMessage).toHaveBeenCalledWith({ kind: 'takeOver' });
});

it('waits for one that is still arriving, but not for ever', async () => {
  vi.useFakeTimers();
  browserWith({ update: () => Promise.resolve(), installing: new EventTarget(), waiting: null });
  const taken = takeNewestWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  await taken;
});

it('takes away the worker whose file the server does not have any more', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const update = (): Promise<never> =>
    Promise.reject(new DOMException('a page is no script', 'SecurityError'));
  browserWith({ update, unregister });
  await takeNewestWorker();
  expect(unregister).toHaveBeenCalledOnce();
});

it('keeps it where the server did not answer', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const update = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  browserWith({ update, unregister });
  await takeNewestWorker();
  expect(unregister).not.toHaveBeenCalled();
});

it('does nothing where there is no worker', async () => {
  browserWith(undefined);
  await takeNewestWorker();
  vi.stubGlobal('navigator', {});
  await takeNewestWorker();
});
