import { Timestamp } from 'firebase-admin/firestore';
import { askToRefreshRoster, type RosterDependencies } from './ask-to-refresh-roster.ts';

export const DUE_ROSTER_LIMITS = {
  batchSize: 100,
  /** Entries of one run; the next run goes on. */
  entriesMaximum: 5000,
} as const;

/**
 * Asks for the lines of rosters that time alone has changed: a new day, or an answer that is late
 * by now. Bounded; what was asked for is found again until it is computed.
 *
 * @returns how many lines were asked for
 */
export async function refreshDueRosters(
  now: Date,
  dependencies: RosterDependencies,
  { batchSize, entriesMaximum }: Record<keyof typeof DUE_ROSTER_LIMITS, number> = DUE_ROSTER_LIMITS,
): Promise<number> {
  const due = dependencies.firestore
    .collectionGroup('roster')
    .where('lookAgainAt', '<=', Timestamp.fromDate(now))
    .orderBy('lookAgainAt');
  let asked = 0;
  let last = null;
  while (asked < entriesMaximum) {
    const { docs } = await (last ? due.startAfter(last) : due)
      .limit(batchSize)
      .select('lookAgainAt')
      .get();
    for (const { ref, id: runnerUid } of docs) {
      const coachId = ref.parent.parent?.id;
      if (coachId === undefined) continue;
      await askToRefreshRoster({ runnerUid, coachId }, now, dependencies);
    }
    asked += docs.length;
    last = docs.at(-1) ?? null;
    if (docs.length < batchSize) break;
  }
  return asked;
}
