import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HOUR_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { demoHistory } from '../../sandbox/recordings/demo-history.ts';

/** The demo runner's recordings, being made in a thread of their own. */
export interface DemoRecordings {
  endsOn: string;
  /** Index of the first session that has a file. */
  firstIndex: number;
  /** The file of the session of that index, as soon as it is made. */
  at: (index: number) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

const TOKYO_OFFSET_MILLISECONDS = 9 * HOUR_MILLISECONDS;

/** The calendar day before `now` in Tokyo, on which a demo history ends. */
export function dayBefore(now: Date): string {
  const there = new Date(now.getTime() + TOKYO_OFFSET_MILLISECONDS - DAY_MILLISECONDS);
  return there.toISOString().slice(0, 10);
}

/**
 * Begins to make the recordings: some seconds of work that the emulators' start leaves room for.
 *
 * @param newest how many of the newest sessions; left out = all
 */
export function makeDemoRecordings(endsOn: string, newest?: number): DemoRecordings {
  const firstIndex = newest === undefined ? 0 : Math.max(0, demoHistory(endsOn).length - newest);
  const worker = new Worker(
    new URL('../../sandbox/recordings/demo-history-worker.ts', import.meta.url),
    { workerData: { endsOn, firstIndex } },
  );
  worker.unref();
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  worker.on('message', (bytes: Uint8Array) => made.push(bytes));
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
  });
  const hasEnded = new AbortController();
  worker.once('exit', () => {
    hasEnded.abort();
  });
  return {
    endsOn,
    firstIndex,
    at: async (index) => {
      for (;;) {
        const bytes = made[index - firstIndex];
        if (bytes) return bytes;
        if (failure) throw failure;
        if (hasEnded.signal.aborted) throw new Error(`The history has no recording ${index}`);
        worker.ref();
        await once(worker, 'message', { signal: hasEnded.signal }).catch(() => undefined);
      }
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}
