/** Waiting, so that tests need not. */
export interface UploadClock {
  now(): number;
  /** Resolves after the time, or when the network is back if that comes first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  waitForNetwork(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface SleepOptions {
  /** Whether it ends when the network is back. */
  isForNetwork: boolean;
}

function sleep(
  milliseconds: number,
  signal: AbortSignal,
  { isForNetwork }: SleepOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      if (isForNetwork) globalThis.removeEventListener('online', wake);
    };
    const wake = () => {
      end();
      resolve();
    };
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(wake, milliseconds);
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort);
    if (isForNetwork) globalThis.addEventListener('online', wake);
  });
}

export const browserClock: UploadClock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, signal, { isForNetwork: false }),
  waitForNetwork: (milliseconds, signal) => sleep(milliseconds, signal, { isForNetwork: true }),
};
