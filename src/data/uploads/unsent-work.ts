import { countWaitingUploads } from './kept-uploads.ts';
import { reportError } from '../../platform/report-error.ts';

/** A server in reach answers sooner; what it has not answered by then waits for a connection. */
const ANSWER_MILLISECONDS = 2500;

/** Work that exists only in this browser so far. */
export interface UnsentWork {
  /** Recordings on their way. */
  fileCount: number;
  /** Messages, notes or settings. */
  hasWrites: boolean;
}

/** Looks for what would be lost if this browser forgot its person now. */
export async function findUnsentWork(uid: string): Promise<UnsentWork> {
  try {
    const [fileCount, hasWrites] = await Promise.all([
      countWaitingUploads(uid),
      hasPendingWrites(),
    ]);
    return { fileCount, hasWrites };
  } catch (cause) {
    // A storage that cannot be read holds nothing that could be sent later.
    reportError(cause, 'look for unsent work');
    return { fileCount: 0, hasWrites: false };
  }
}

async function hasPendingWrites(): Promise<boolean> {
  const databases = await globalThis.indexedDB.databases();
  // Nobody wrote anything here: not worth loading the SDK.
  if (!databases.some(({ name }) => name?.startsWith('firestore/'))) return false;
  const { arePendingWritesSent } = await import('../../platform/firebase/firestore-live.ts');
  return !(await arePendingWritesSent(ANSWER_MILLISECONDS));
}
