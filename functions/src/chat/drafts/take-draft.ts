import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { DRAFT_LIMITS } from '@tasuki/domain/chat/drafts/coach-draft';
import type { CoachTopicParties } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../../platform/firestore/retry-on-contention.ts';
import { takeTurnIfFree, type TurnLimit } from '../../platform/take-turn.ts';

/** A runner may have many coaches, and each has drafts of their own. */
const TURNS_OF_RUNNER: TurnLimit = {
  kind: 'drafts-of-runner',
  burst: DRAFT_LIMITS.draftsCausedByRunner.atOnce,
  intervalSeconds: DRAFT_LIMITS.draftsCausedByRunner.everySeconds,
};

/** The count is of no use after its day. */
const KEPT_DAYS = 3;

/** draftUsage/{coachId}_{day} */
interface DraftUsage {
  drafts?: number;
  byRunner?: Readonly<Record<string, number>>;
}

/**
 * Takes one of the drafts that a coach has on a UTC day, in all and for one runner. It takes a turn of that
 * runner's as well, which all their coaches share. It counts whatever becomes of it.
 *
 * @returns false where none is left
 */
export async function takeDraft(
  { coachId: uid, runnerUid }: CoachTopicParties,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const reference = firestore.doc(firestorePaths.draftUsage(uid, day));
  // A coach who has none left costs the runner no turn, with which another coach's draft is written.
  if (!isLeft(await reference.get(), runnerUid)) return false;
  if (!(await takeTurnIfFree(runnerUid, TURNS_OF_RUNNER, now, firestore))) return false;
  return retryOnContention(async () => {
    const snapshot = await reference.get();
    if (!isLeft(snapshot, runnerUid)) return false;
    const { drafts = 0, byRunner = {} } = usageOf(snapshot);
    const ofRunner = byRunner[runnerUid] ?? 0;
    const batch = firestore.batch();
    const expiresAt = Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MILLISECONDS);
    writeUnlessChanged(batch, snapshot, {
      uid,
      day,
      drafts: drafts + 1,
      byRunner: { ...byRunner, [runnerUid]: ofRunner + 1 },
      expiresAt,
    });
    await batch.commit();
    return true;
  });
}

function usageOf(snapshot: DocumentSnapshot): DraftUsage {
  return snapshot.data() ?? {};
}

/** Whether the coach has a draft left for a runner on the day. */
function isLeft(snapshot: DocumentSnapshot, runnerUid: string): boolean {
  const { drafts = 0, byRunner = {} } = usageOf(snapshot);
  return (
    drafts < DRAFT_LIMITS.draftsPerCoachAndDay &&
    (byRunner[runnerUid] ?? 0) < DRAFT_LIMITS.draftsPerRunnerAndDay
  );
}
