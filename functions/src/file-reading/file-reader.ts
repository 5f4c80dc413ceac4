import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ReadingLimits } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { ActivityDocuments } from '../activities/activity-documents.ts';
import { logFailure, logWarning } from '../platform/log.ts';
import type { RecordingFile } from '../recordings/decode-recording.ts';
import {
  LIMIT_REACHED,
  type AnalysisContext,
  type FileReaderAnswer,
  type FileReaderRequest,
  type ReadingUsage,
} from './file-reader-messages.ts';

/** From the source; from the bundle, in which this module may be part of a chunk. */
const PROCESS_FILES = [
  './read-file-process.ts',
  './read-file-process.js',
  '../read-file-process.js',
];
/** Beyond this part of its memory limit a process gets no further file. */
const REUSED_BELOW = 0.9;
/** What V8 writes when the heap is full. */
const HEAP_FULL = 'out of memory';
const USAGE_AT_LIMIT = /(\d+) ms, (\d+) kB/;
const ERRORS_KEPT = 4000;
const MEGABYTE = 1024 * 1024;
/** The heap’s part of the limit: with a smaller one V8 collects garbage so often that files take longer. */
const HEAP_PART = 0.8;
/** V8's default takes 50 MB more for short-lived objects, and is hardly faster. */
const YOUNG_HEAP_MEGABYTES = 4;
/** The only environment variables that the process needs: no key and no address. */
const ENVIRONMENT_NAMES = ['TZ', 'SystemRoot'];

/**
 * A process that reads one file at a time and is kept for the next. It is killed, not asked to
 * stop, when a file takes too long or too much memory.
 */
export class FileReader {
  readonly #process: ChildProcess;
  readonly #limits: ReadingLimits;
  #errors = '';
  #usage: ReadingUsage | null = null;
  #isEnded = false;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
    const heapMegabytes = Math.floor((limits.residentBytes * HEAP_PART) / MEGABYTE);
    this.#process = fork(processFile(), [JSON.stringify(limits)], {
      execArgv: [
        `--max-old-space-size=${heapMegabytes}`,
        `--max-semi-space-size=${YOUNG_HEAP_MEGABYTES}`,
      ],
      env: Object.fromEntries(
        ENVIRONMENT_NAMES.flatMap((name) => {
          const value = process.env[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-ERRORS_KEPT);
    });
    this.#process.once('exit', () => (this.#isEnded = true));
    this.#process.once('error', () => (this.#isEnded = true));
    this.#letParentEnd();
  }

  get processId(): number | undefined {
    return this.#process.pid;
  }

  /** Whether it can take another file: alive, and without much memory left from the one before. */
  get isUsable(): boolean {
    const residentBytes = this.#usage?.residentBytes ?? 0;
    return !this.#isEnded && residentBytes < this.#limits.residentBytes * REUSED_BELOW;
  }

  /**
   * Decodes a file and keeps the result for {@link analyse}.
   *
   * @returns when each of its activities began
   * @throws TasukiFailure 'recording/…'; 'recording/too-demanding' at a limit
   */
  async decode(file: RecordingFile): Promise<readonly Date[]> {
    const answer = await this.#ask({ kind: 'decode', file });
    if (answer.kind !== 'decoded') throw new TypeError(`unexpected answer: ${answer.kind}`);
    return answer.startedAt;
  }

  /**
   * Makes the activities that were decoded last into their documents.
   *
   * @throws TasukiFailure 'recording/too-demanding' at a limit
   */
  async analyse(context: AnalysisContext): Promise<ActivityDocuments[]> {
    const answer = await this.#ask({ kind: 'analyse', context });
    if (answer.kind !== 'analysed') throw new TypeError(`unexpected answer: ${answer.kind}`);
    return answer.activities;
  }

  /** Whether it was killed for the memory that it held. */
  get isOutOfMemory(): boolean {
    return this.#errors.includes(LIMIT_REACHED.memory) || this.#errors.includes(HEAP_FULL);
  }

  /** The resources that the last file took; null before the first answer. */
  get usage(): ReadingUsage | null {
    return this.#usage;
  }

  /** Drops what the last file left, and looks how much memory the process holds. */
  async rest(): Promise<void> {
    if (this.#isEnded) return;
    await this.#ask({ kind: 'forget' });
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }

  async #ask(request: FileReaderRequest): Promise<FileReaderAnswer> {
    this.#keepParentAlive();
    try {
      const answer = await this.#answerTo(request);
      this.#usage = answer.usage;
      if (answer.kind === 'refused') {
        throw new TasukiFailure(answer.code, { message: answer.message });
      }
      if (answer.kind === 'failed') {
        // The same bytes would bring it about again, so the job is not repeated.
        const cause = new Error(answer.description);
        logFailure('file not read, for a fault of ours', {}, cause);
        throw new TasukiFailure('recording/damaged', { cause });
      }
      return answer;
    } finally {
      this.#letParentEnd();
    }
  }

  async #answerTo(request: FileReaderRequest): Promise<FileReaderAnswer> {
    const child = this.#process;
    return new Promise((resolve, reject) => {
      let isTooLong = false;
      const timer = setTimeout(() => {
        isTooLong = true;
        child.kill('SIGKILL');
      }, this.#limits.elapsedMilliseconds);
      const onMessage = (answer: FileReaderAnswer) => {
        settle();
        resolve(answer);
      };
      const onEnd = (cause: unknown) => {
        settle();
        const isAtLimit =
          isTooLong || this.#errors.includes(LIMIT_REACHED.time) || this.isOutOfMemory;
        if (!isAtLimit) {
          reject(new Error(`the process that reads files ended: ${this.#errors}`, { cause }));
          return;
        }
        this.#usage = this.#usageAtEnd();
        logWarning('file reader killed at a limit', { isTooLong }, new Error(this.#errors));
        reject(new TasukiFailure('recording/too-demanding'));
      };
      function settle(): void {
        clearTimeout(timer);
        child.off('message', onMessage).off('close', onEnd).off('error', onEnd);
      }
      child.once('message', onMessage).once('close', onEnd).once('error', onEnd);
      if (this.#isEnded) onEnd(null);
      else child.send(request, () => undefined);
    });
  }

  /** The usage that a killed process wrote before its end; if it wrote none, its limits. */
  #usageAtEnd(): ReadingUsage {
    const [, milliseconds, kilobytes] = USAGE_AT_LIMIT.exec(this.#errors) ?? [];
    return {
      processorMilliseconds: Number(milliseconds ?? this.#limits.processorMilliseconds),
      highestResidentBytes:
        kilobytes === undefined ? this.#limits.residentBytes : Number(kilobytes) * 1024,
      residentBytes: 0,
    };
  }

  /** A process that waits for files must not keep its parent from ending. */
  #letParentEnd(): void {
    this.#process.unref();
    this.#process.channel?.unref();
    const { stderr } = this.#process;
    if (stderr instanceof Socket) stderr.unref();
  }

  #keepParentAlive(): void {
    this.#process.ref();
    this.#process.channel?.ref();
  }
}

function processFile(): string {
  const found = PROCESS_FILES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find(
    existsSync,
  );
  if (found === undefined) throw new Error('the process that reads files is not in the bundle');
  return found;
}
