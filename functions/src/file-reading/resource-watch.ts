import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ReadingLimits } from '@tasuki/domain/recordings/recording-limits';
import { LIMIT_REACHED } from './file-reader-messages.ts';

const IDLE = 0;
const WORKING = 1;
const LOOK_MILLISECONDS = 10;
const KILOBYTE = 1024;
/** Places of the state and of the highest memory in the array that both threads share. */
const STATE = 0;
const HIGHEST_KILOBYTES = 1;
const ERROR_STREAM = 2;

/** What the watching thread is started with. */
export interface WatchData {
  shared: Int32Array<SharedArrayBuffer>;
  limits: ReadingLimits;
}

/**
 * Starts a thread that watches this process while it works on a file. The process is killed from
 * there, since its own thread may be in a loop that never ends. V8's own limits bound the heap
 * alone; files also fill array buffers, which only the memory of the whole process shows.
 *
 * @param script the module that calls {@link watchResources} when it is started as a thread
 */
export function startResourceWatch(
  script: URL,
  limits: ReadingLimits,
): { begin: () => void; end: () => void; highestResidentBytes: () => number } {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchData = { shared, limits };
  new Worker(script, { workerData, execArgv: [] }).unref();
  const setState = (value: number) => {
    Atomics.store(shared, STATE, value);
    Atomics.notify(shared, STATE);
  };
  return {
    begin: () => {
      setState(WORKING);
    },
    end: () => {
      setState(IDLE);
    },
    highestResidentBytes: () => Atomics.load(shared, HIGHEST_KILOBYTES) * KILOBYTE,
  };
}

/** Watches, in a thread of its own, and kills the process at a limit. Never returns. */
export function watchResources({ shared, limits }: WatchData): never {
  for (;;) {
    Atomics.wait(shared, STATE, IDLE);
    const before = process.cpuUsage();
    while (Atomics.load(shared, STATE) === WORKING) {
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      const residentBytes = process.memoryUsage.rss();
      const kilobytes = Math.ceil(residentBytes / KILOBYTE);
      if (kilobytes > Atomics.load(shared, HIGHEST_KILOBYTES)) {
        Atomics.store(shared, HIGHEST_KILOBYTES, kilobytes);
      }
      if (milliseconds > limits.processorMilliseconds || residentBytes > limits.residentBytes) {
        const limit = residentBytes > limits.residentBytes ? 'memory' : 'time';
        const facts = `${milliseconds.toFixed(0)} ms, ${kilobytes} kB`;
        writeSync(ERROR_STREAM, `${LIMIT_REACHED[limit]}: ${facts}\n`);
        process.kill(process.pid, 'SIGKILL');
      }
      Atomics.wait(shared, STATE, WORKING, LOOK_MILLISECONDS);
    }
  }
}
