import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { READING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { FileReader } from '../../functions/src/file-reading/file-reader.ts';
import { NOW } from './fit-file.ts';
import { distantActivities } from './hostile-files.ts';

/** What the process reports of one file. */
export interface WrittenFile {
  /** What its reading ended with, or how many activities were written. */
  outcome: string | number;
  /** How much more memory the process held while it wrote them. */
  moreBytes: number;
}

// A process that has a file of so many activities read, and writes what comes of it in one request.
const uid = 'runner';
const firestore = getFirestore(getApps()[0] ?? initializeApp({ projectId: 'demo-write-file' }));
const bytes = new TextEncoder().encode(distantActivities(Number(process.argv[2])));
const before = process.memoryUsage.rss();
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss());
}, 5);

async function write(): Promise<string | number> {
  const reader = new FileReader(READING_LIMITS);
  try {
    await reader.decode({ bytes, fileName: 'run.tcx', now: NOW });
    const origin = {
      uid,
      contentHash: 'c'.repeat(64),
      source: 'file',
      stravaTerms: 'standard',
      now: NOW,
    } as const;
    const documents = await reader.analyse({
      athlete: {
        physiology: UNKNOWN_PHYSIOLOGY,
        locale: { language: 'en', units: 'metric' },
        names: [],
      },
      history: [],
      plan: null,
      origin,
    });
    const batch = firestore.batch();
    for (const { row, analysis, recording, track } of documents) {
      const at = (path: string) => firestore.doc(path);
      batch.set(at(firestorePaths.activity(uid, row.id)), row);
      batch.set(at(firestorePaths.activityAnalysis(uid, row.id)), analysis);
      if (recording) batch.set(at(firestorePaths.recording(uid, row.id)), recording);
      if (track) batch.set(at(firestorePaths.track(uid, row.id)), track);
    }
    // The server counts the bytes and takes none.
    await batch.commit().catch(() => undefined);
    return documents.length;
  } catch (cause) {
    return String(cause);
  } finally {
    reader.end();
  }
}

const outcome = await write();
clearInterval(watch);
highest = Math.max(highest, process.memoryUsage.rss());
const answer: WrittenFile = { outcome, moreBytes: highest - before };
process.send?.(answer);
process.disconnect();
