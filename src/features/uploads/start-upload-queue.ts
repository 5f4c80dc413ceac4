import { openKeptUploads } from '../../data/uploads/kept-uploads.ts';
import * as uploads from '../../data/uploads/uploads.ts';
import { reportError } from '../../platform/report-error.ts';
import { FallbackUploadStore } from './fallback-upload-store.ts';
import { MemoryUploadStore } from './memory-upload-store.ts';
import type { OpenArchive } from './take-archive-apart.ts';
import { browserClock } from './upload-clock.ts';
import type { UploadEntry } from './upload-entry.ts';
import { webLocks } from './upload-locks.ts';
import { UploadQueue, type UploadNews } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

const CHANNEL_NAME = 'tasuki-uploads';

function tabNews(): UploadNews {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  return {
    publish: (id) => {
      channel.postMessage(id);
    },
    listen: (onNews) => {
      channel.onmessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') onNews(event.data);
      };
      return () => {
        channel.close();
      };
    },
  };
}

async function openStore(onNotKept: () => void): Promise<UploadStore> {
  const notKept = (cause: unknown) => {
    reportError(cause, 'keep uploads');
    onNotKept();
  };
  try {
    return new FallbackUploadStore(await openKeptUploads<UploadEntry>(), notKept);
  } catch (cause) {
    notKept(cause);
    return new MemoryUploadStore();
  }
}

/** The unpacking is fetched when the first zip is dropped, not before. */
const openArchive: OpenArchive = async function* (bytes, signal) {
  const { openRecordingArchive } = await import('./open-recording-archive.ts');
  yield* openRecordingArchive(bytes, signal);
};

/**
 * A queue over this browser's storage, going on with what was left.
 *
 * @param onNotKept called when files will not survive this page being closed
 */
export async function startUploadQueue(uid: string, onNotKept: () => void): Promise<UploadQueue> {
  const queue = new UploadQueue({
    uid,
    store: await openStore(onNotKept),
    connection: uploads,
    locks: webLocks,
    news: tabNews(),
    clock: browserClock,
    openArchive,
    newId: () => globalThis.crypto.randomUUID(),
    random: () => Math.random(),
  });
  await queue.start();
  return queue;
}
