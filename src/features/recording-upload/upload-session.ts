import { useSessionStore } from '../../platform/session-store.ts';
import type { UploadQueue } from './upload-queue.ts';

/** The one queue of this tab; it goes on while the runner looks at other pages. */
interface UploadSession {
  uid: string;
  queue: Promise<UploadQueue>;
  isNotKept: boolean;
}

let session: UploadSession | null = null;
const listeners = new Set<() => void>();

async function start(uid: string): Promise<UploadQueue> {
  const { startUploadQueue } = await import('./start-upload-queue.ts');
  const queue = await startUploadQueue(uid, () => {
    if (session?.uid === uid) session.isNotKept = true;
    for (const listener of listeners) listener();
  });
  // Whoever signs in again after the session had expired goes on where it stopped.
  const unsubscribe = useSessionStore.subscribe((now, before) => {
    if (now.userCredential && now.userCredential.uid !== uid) {
      unsubscribe();
      queue.stop();
      if (session?.uid === uid) session = null;
    } else if (now.status === 'ready' && before.status !== 'ready') queue.resume();
  });
  return queue;
}

/** Fetches and starts the queue; once per person, and again after a failure. */
export function uploadQueueOf(uid: string): Promise<UploadQueue> {
  if (session?.uid !== uid) {
    const started: UploadSession = { uid, queue: start(uid), isNotKept: false };
    session = started;
    started.queue.catch(() => {
      if (session === started) session = null;
    });
  }
  return session.queue;
}

/** Whether this browser cannot keep the files beyond this page. */
export function isUploadNotKept(): boolean {
  return session?.isNotKept ?? false;
}

export function onUploadSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
