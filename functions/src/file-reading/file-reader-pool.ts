import { READING_LIMITS, type ReadingLimits } from '@tasuki/domain/recordings/recording-limits';
import { logWarning } from '../platform/log.ts';
import { FileReader } from './file-reader.ts';

/** Two fit beside a function in a gigabyte; while one has a hostile file, the other goes on. */
const READERS_MAXIMUM = 2;

/** Processes that read files, kept warm between files; who finds all at work waits for one. */
export class FileReaderPool {
  readonly #limits: ReadingLimits;
  readonly #maximum: number;
  #idle: FileReader[] = [];
  #count = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(limits: ReadingLimits = READING_LIMITS, maximum = READERS_MAXIMUM) {
    this.#limits = limits;
    this.#maximum = maximum;
  }

  /** Starts a process where none is there, so that the first file does not wait for all of its start. */
  warmUp(): void {
    this.#dropUnusable();
    if (this.#count > 0) return;
    this.#count += 1;
    this.#idle.push(new FileReader(this.#limits));
  }

  /**
   * Lends a process to `work`, and nobody else has it meanwhile. A process that has read other files
   * still holds some of their memory; where that one is killed for its memory, a new one decides.
   *
   * @param work may run twice
   */
  async use<Result>(work: (reader: FileReader) => Promise<Result>): Promise<Result> {
    const { reader, isNew } = await this.#take();
    try {
      return await work(reader);
    } catch (cause) {
      if (isNew || !reader.isOutOfMemory) throw cause;
    } finally {
      void this.#giveBack(reader);
    }
    const fresh = new FileReader(this.#limits);
    try {
      return await work(fresh);
    } finally {
      fresh.end();
    }
  }

  /** Ends all processes that have no file. */
  end(): void {
    for (const reader of this.#idle) reader.end();
    this.#count -= this.#idle.length;
    this.#idle = [];
  }

  async #take(): Promise<{ reader: FileReader; isNew: boolean }> {
    for (;;) {
      this.#dropUnusable();
      const idle = this.#idle.pop();
      if (idle) return { reader: idle, isNew: idle.usage === null };
      if (this.#count < this.#maximum) {
        this.#count += 1;
        return { reader: new FileReader(this.#limits), isNew: true };
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #giveBack(reader: FileReader): Promise<void> {
    try {
      await reader.rest();
    } catch (cause) {
      logWarning('file reader does not rest', {}, cause);
    }
    if (reader.isUsable) {
      this.#idle.push(reader);
    } else {
      // The reader for the next file is started now.
      reader.end();
      this.#idle.push(new FileReader(this.#limits));
    }
    this.#waiting.shift()?.();
  }

  #dropUnusable(): void {
    const usable = this.#idle.filter(({ isUsable }) => isUsable);
    this.#count -= this.#idle.length - usable.length;
    this.#idle = usable;
  }
}

/** The readers of this function's instance. */
export const fileReaders = new FileReaderPool();
