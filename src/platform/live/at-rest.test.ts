import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as LiveStart from '../firebase/live-start.ts';
import type * as AtRest from './at-rest.ts';

// Whether a live query was answered is kept for the visit; each test is a visit of its own.
let liveStart: typeof LiveStart;
let atRest: typeof AtRest;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  liveStart = await import('../firebase/live-start.ts');
  atRest = await import('./at-rest.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what no first view needs waits for the server’s answer to a live query', async () => {
  const work = vi.fn();
  atRest.whenAtRest(work);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
  liveStart.noteLiveAnswered();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('where no answer comes it is done all the same', async () => {
  const work = vi.fn();
  atRest.whenAtRest(work);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(work).toHaveBeenCalledOnce();
});

test('without a connection nothing is waited for', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const work = vi.fn();
  atRest.whenAtRest(work);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
});

test('it can be called off, before the answer and after it', async () => {
  const before = vi.fn();
  atRest.whenAtRest(before)();
  const after = vi.fn();
  const callOff = atRest.whenAtRest(after);
  liveStart.noteLiveAnswered();
  await Promise.resolve();
  callOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(before).not.toHaveBeenCalled();
  expect(after).not.toHaveBeenCalled();
});
