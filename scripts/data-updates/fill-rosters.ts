// Puts runners into the rosters of their coaches, for links that were made before there were rosters:
//   gcloud auth application-default login
//   npm run fill:rosters -- <project id>
// npm start does the same with the data that it kept.
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import { refreshRosterEntry } from '../../functions/src/roster/refresh-roster-entry.ts';

const PAGE = 100;

/**
 * Writes the lines that are missing. Safe to repeat, and beside the functions.
 *
 * @returns how many were written
 */
export async function fillRosters(firestore: Firestore): Promise<number> {
  const links = firestore
    .collection(firestorePaths.coachLinks())
    .where('state', '==', 'active')
    .orderBy(FieldPath.documentId());
  let filled = 0;
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? links : links.startAfter(after)).limit(PAGE).get();
    for (const link of docs) {
      const { runnerUid, coachId } = link.data() as Partial<CoachLink>;
      if (runnerUid === undefined || coachId === undefined) continue;
      const entry = await firestore.doc(firestorePaths.rosterEntry(coachId, runnerUid)).get();
      if (entry.exists) continue;
      if (await isFilled({ runnerUid, coachId }, firestore)) filled += 1;
    }
    if (docs.length < PAGE) return filled;
    after = docs.at(-1)?.id ?? null;
  }
}

/** One link that cannot be read does not keep the others from their rosters. */
async function isFilled(
  parties: Parameters<typeof refreshRosterEntry>[0],
  firestore: Firestore,
): Promise<boolean> {
  try {
    return await refreshRosterEntry(parties, new Date(), firestore);
  } catch (cause) {
    if (cause instanceof StoredShapeFailure) return false;
    throw cause;
  }
}
