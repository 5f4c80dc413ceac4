// @vitest-environment jsdom
import { onSnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDocument } from './live-documents.ts';

vi.mock('firebase/firestore', () => ({
  doc: vi.fn(),
  onSnapshot: vi.fn(() => () => undefined),
}));
vi.mock('../platform/firebase/firestore-live.ts', () => ({ firestoreLive: {} }));

const onDocument = vi.fn();
const onError = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stop = watchDocument('users/aoi/activities/a/detail/analysis', onDocument, onError);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The SDK's answer: there is no such document. */
function receiveNone({ fromCache }: { fromCache: boolean }): void {
  const listener = vi.mocked(onSnapshot).mock.lastCall?.[2] as unknown as (said: unknown) => void;
  listener({ metadata: { fromCache }, exists: () => false });
}

test('what was missing before is no failure of the line, and reported when the server has said so', () => {
  receiveNone({ fromCache: true });
  vi.advanceTimersByTime(3000);
  expect(onDocument).not.toHaveBeenCalled();
  receiveNone({ fromCache: false });
  vi.advanceTimersByTime(60_000);
  expect(onDocument).toHaveBeenCalledExactlyOnceWith(null, { isFromCache: false });
  expect(onError).not.toHaveBeenCalled();
});

test('a server that does not answer for ten seconds is said, however they were waited for', () => {
  vi.advanceTimersByTime(8000);
  receiveNone({ fromCache: true });
  vi.advanceTimersByTime(1999);
  expect(onError).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'common/offline' }),
  );
  expect(onDocument).not.toHaveBeenCalled();
});

test('a line that breaks later is given its time too', () => {
  receiveNone({ fromCache: false });
  vi.advanceTimersByTime(60_000);
  receiveNone({ fromCache: true });
  vi.advanceTimersByTime(9000);
  receiveNone({ fromCache: false });
  vi.advanceTimersByTime(60_000);
  expect(onError).not.toHaveBeenCalled();
});
