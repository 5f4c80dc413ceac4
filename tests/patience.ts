import { vi } from 'vitest';

/** Vitest itself waits one second, in which a busy machine often has not come to what is waited for. */
const PATIENCE_MILLISECONDS = 15_000;

const { waitFor, waitUntil } = vi;
// Several files share a process.
if (waitFor.name !== 'waitForLonger') {
  vi.waitFor = async function waitForLonger(callback, options = PATIENCE_MILLISECONDS) {
    return waitFor(callback, options);
  };
  vi.waitUntil = async (callback, options = PATIENCE_MILLISECONDS) => waitUntil(callback, options);
}
