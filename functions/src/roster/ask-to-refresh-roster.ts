import type { Firestore } from 'firebase-admin/firestore';
import type { CoachTopicParties } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import { takeSoonerTurn, takeTurn, type TurnLimit } from '../platform/take-turn.ts';

export interface RosterDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/** One runner's line in the roster of one coach. */
export const REFRESH_ROSTER: JobKind<CoachTopicParties> = {
  name: 'refresh-roster',
  queue: 'short',
  personOf: ({ runnerUid }) => runnerUid,
};

/** More coaches at once nobody has; the bound keeps the cost of one event fixed. */
const COACHES_MAXIMUM = 20;
/** A history of a thousand runs is many writes in a row, of which one refresh shows the last. */
const TURNS: TurnLimit = { kind: 'refresh-roster', burst: 12, intervalSeconds: 20 };
/**
 * Messages between two people have turns of their own, so that an answer counts at once, however
 * often others write.
 */
const MESSAGE_TURNS: TurnLimit = {
  kind: 'refresh-roster-message',
  burst: 20,
  intervalSeconds: 5,
};

/**
 * Asks for a runner's line in their coach's roster to be computed anew, in the runner's next turn.
 * Asked again before that, it takes a turn only where that brings it forward.
 */
export async function askToRefreshRoster(
  parties: CoachTopicParties,
  now: Date,
  { firestore, startJob }: RosterDependencies,
  cause: 'activity' | 'message' = 'activity',
): Promise<void> {
  const { runnerUid, coachId } = parties;
  const job = jobRequest(REFRESH_ROSTER, `${runnerUid}_${coachId}`, parties);
  const reference = firestore.doc(firestorePaths.job(job.id));
  const asked = storedJob(await reference.get());
  const [whose, limit] =
    cause === 'message' ? [`${runnerUid} ${coachId}`, MESSAGE_TURNS] : [runnerUid, TURNS];
  const turnAt = isWaiting(asked)
    ? await takeSoonerTurn(whose, limit, { now, before: asked.dueAt.toDate() }, firestore)
    : await takeTurn(whose, limit, now, firestore);
  if (turnAt === null) return;
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
  if (turnAt <= now) await startJob(id);
}

/** The same for every coach whom the runner has; a runner without one costs a single read. */
export async function askToRefreshRostersOf(
  runnerUid: string,
  now: Date,
  dependencies: RosterDependencies,
): Promise<void> {
  const links = await dependencies.firestore
    .collection(firestorePaths.coachLinks())
    .where('runnerUid', '==', runnerUid)
    .where('state', '==', 'active')
    .limit(COACHES_MAXIMUM)
    .select('coachId')
    .get();
  for (const link of links.docs) {
    const coachId: unknown = link.get('coachId');
    if (typeof coachId !== 'string') continue;
    await askToRefreshRoster({ runnerUid, coachId }, now, dependencies);
  }
}
