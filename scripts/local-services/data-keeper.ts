import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The last file that the emulators write of an export. */
const EXPORT_IS_COMPLETE = 'firebase-export-metadata.json';

/** The last complete export in a data folder, or null before the first. */
export function lastExport(dataFolder: string): string | null {
  const pointer = join(dataFolder, 'current');
  if (!existsSync(pointer)) return null;
  const folder = join(dataFolder, readFileSync(pointer, 'utf8').trim());
  return existsSync(join(folder, EXPORT_IS_COMPLETE)) ? folder : null;
}

export interface DataKeeper {
  /** Exports at once. */
  keepNow: () => Promise<void>;
  /** Exports once more and ends. */
  stop: () => Promise<void>;
}

/**
 * Exports the emulators' data again and again, each time into a new folder that becomes the current
 * one by a rename. Whenever the machine stops, the last complete export is there.
 */
export function keepData(options: {
  dataFolder: string;
  intervalMilliseconds: number;
  exportTo: (folder: string) => Promise<void>;
  onFailure: (cause: unknown) => void;
}): DataKeeper {
  const { dataFolder, exportTo } = options;
  const ended = new AbortController();
  let count = 0;
  const exportOnce = async () => {
    mkdirSync(dataFolder, { recursive: true });
    count += 1;
    const name = `export-${Date.now()}-${count}`;
    await exportTo(join(dataFolder, name));
    writeFileSync(join(dataFolder, 'next'), name);
    renameSync(join(dataFolder, 'next'), join(dataFolder, 'current'));
    for (const other of readdirSync(dataFolder)) {
      if (other.startsWith('export-') && other !== name) {
        rmSync(join(dataFolder, other), { recursive: true, force: true });
      }
    }
  };
  // One after the other: two exports at once would remove each other's folders.
  let queue = Promise.resolve();
  const keepNow = async () => {
    queue = queue.then(exportOnce).catch(options.onFailure);
    await queue;
  };
  const run = async () => {
    while (!ended.signal.aborted) {
      try {
        await setTimeout(options.intervalMilliseconds, null, { signal: ended.signal });
      } catch {
        return;
      }
      await keepNow();
    }
  };
  const running = run();
  return {
    keepNow,
    stop: async () => {
      ended.abort();
      await running;
      await keepNow();
    },
  };
}
