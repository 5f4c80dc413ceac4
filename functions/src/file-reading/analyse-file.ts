import type { Firestore } from 'firebase-admin/firestore';
import { fileReaders } from './file-reader-pool.ts';
import type { FileReader } from './file-reader.ts';
import {
  readerOfOrigin,
  type ActivityDocuments,
  type ActivityOrigin,
} from '../activities/activity-documents.ts';
import { readAthlete } from '../activities/athlete.ts';
import { readRunningPlan } from '../plans/running-plan.ts';
import { historyFor, isHistoryArriving, recentHistory } from '../activities/recent-history.ts';

/**
 * Makes a file's bytes into the documents of its activities. Decoding and analysis happen in a
 * process of their own, which is killed when the file takes too long or too much memory.
 *
 * @param options.onProcessorTime called once with how long the file kept a processor, also when it is refused
 * @throws TasukiFailure 'recording/…' when the file is no activity; 'recording/too-demanding' at a limit
 */
export async function analyseFile(
  file: { bytes: Uint8Array; fileName: string },
  origin: ActivityOrigin,
  firestore: Firestore,
  options: { onProcessorTime?: (milliseconds: number) => void } = {},
): Promise<ActivityDocuments[]> {
  let milliseconds = 0;
  try {
    return await fileReaders.use(async (reader) => {
      try {
        return await readBy(reader, file, origin, firestore);
      } finally {
        milliseconds += reader.usage?.processorMilliseconds ?? 0;
      }
    });
  } finally {
    options.onProcessorTime?.(milliseconds);
  }
}

async function readBy(
  reader: FileReader,
  file: { bytes: Uint8Array; fileName: string },
  origin: ActivityOrigin,
  firestore: Firestore,
): Promise<ActivityDocuments[]> {
  const startedAt = await reader.decode({ ...file, now: origin.now });
  const earliest = Math.min(...startedAt.map((start) => start.getTime()));
  const [athlete, whole, isArriving, plan] = await Promise.all([
    readAthlete(firestore, origin.uid),
    recentHistory(firestore, origin.uid, new Date(earliest)),
    isHistoryArriving(firestore, origin.uid),
    readRunningPlan(firestore, origin.uid, origin.now),
  ]);
  const history = historyFor(readerOfOrigin(origin), whole);
  return reader.analyse({ athlete, history, isHistoryArriving: isArriving, plan, origin });
}
