// Shows a notice on the status page, in the reader's language, or takes it away:
//   gcloud auth application-default login
//   npm run announce -- <project id> maintenance|investigating|mending|mended <from> [<to>]
//   npm run announce -- <project id> nothing
// With FIRESTORE_EMULATOR_HOST set, it does so on the emulator.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { NOTICE_KINDS } from '@tasuki/domain/service-status/service-notice';
import { explanationOf } from './explanation-of.ts';

const USAGE =
  `npm run announce -- <project id> ${NOTICE_KINDS.join('|')} <from> [<to>], with times as ` +
  '2026-12-01T17:00:00Z; or: npm run announce -- <project id> nothing';

/**
 * Writes or removes the notice. Doing it again changes nothing.
 *
 * @param given kind, beginning and end, as on the command line
 * @throws Error with the usage where something is missing or not a time
 */
export async function announce(given: readonly string[], firestore: Firestore): Promise<void> {
  const reference = firestore.doc(firestorePaths.serviceNotice());
  const [kind, from, to, ...rest] = given;
  if (kind === 'nothing' && from === undefined) {
    await reference.delete();
    return;
  }
  const begins = timeOf(from);
  const ends = to === undefined ? null : timeOf(to);
  const isInOrder = ends === null || (begins !== null && ends !== null && begins < ends);
  const isKnown = NOTICE_KINDS.some((known) => known === kind);
  const isComplete = isKnown && begins !== null && (to === undefined || ends !== null);
  if (!isComplete || !isInOrder || rest.length > 0) throw new Error(USAGE);
  await reference.set({
    kind,
    from: Timestamp.fromDate(begins),
    to: ends && Timestamp.fromDate(ends),
  });
}

function timeOf(words: string | undefined): Date | null {
  const time = new Date(words ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

async function main([projectId, ...given]: readonly string[]): Promise<void> {
  if (!projectId) throw new Error(USAGE);
  const app = initializeApp({ projectId });
  try {
    await announce(given, getFirestore(app));
    process.stdout.write(`The status page of ${projectId} shows it now.\n`);
  } finally {
    await deleteApp(app);
  }
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
