import { createHash } from 'node:crypto';
import { isPossibleEntry, MANUAL_LIMITS } from '@tasuki/domain/activities/manual-activity';
import type { SaveManualActivity } from '@tasuki/domain/activities/activity-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { NOTHING_DECLARED, type DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { recordingOf } from '@tasuki/domain/recordings/recording-of';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { analyseDecoded } from '../analyse-decoded.ts';
import { askToRewriteFeedback, type RewriteDependencies } from '../ask-to-rewrite-feedback.ts';
import { readSurroundings, writeActivities } from '../write-activities.ts';

/** Somebody types in a season; a script waits. */
const TURNS: TurnLimit = { kind: 'manual-activity', burst: 100, intervalSeconds: 30 };

/**
 * Writes a session that the runner entered, or an entry as it was corrected. It goes the way of a
 * recording without readings, so totals, trends, plan and duplicates know it as any other.
 *
 * @throws TasukiFailure 'common/invalid-request', 'auth/too-many-requests'
 */
export async function saveManualActivity(
  { activityId, entry, words }: SaveManualActivity,
  { uid, now }: { uid: string; now: Date },
  dependencies: RewriteDependencies,
): Promise<{ isSaved: boolean }> {
  const { firestore } = dependencies;
  if (entry.startedAtMilliseconds > now.getTime() + MANUAL_LIMITS.aheadMilliseconds) {
    throw new TasukiFailure('common/invalid-request');
  }
  if (!isPossibleEntry(entry)) throw new TasukiFailure('common/invalid-request');
  await takeFreeTurn(uid, TURNS, now, firestore);
  const origin = {
    uid,
    contentHash: createHash('sha256').update(JSON.stringify(entry)).digest('hex'),
    activityId,
    source: 'manual',
    // Has no meaning for what the runner enters.
    stravaTerms: 'standard',
    now,
  } as const;
  const activities = await analyseDecoded([decodedEntry(entry)], origin, firestore);
  await firestore.runTransaction(async (transaction) => {
    const surroundings = await readSurroundings(transaction, firestore, uid, activities);
    const kept = surroundings.ownerFields.get(activityId);
    const said = words && { note: words.note, effort: words.effort };
    const ownerFields = new Map([[activityId, { ...kept, ...said }]]);
    writeActivities(transaction, firestore, { uid, activities }, { ...surroundings, ownerFields });
  });
  // The words were written before anybody knew what the runner says of it.
  const { note, effort } = words ?? {};
  const row = words ? null : await firestore.doc(firestorePaths.activity(uid, activityId)).get();
  if (note || effort || row?.get('note') || row?.get('effort')) {
    await askToRewriteFeedback(uid, activityId, now, dependencies);
  }
  return { isSaved: true };
}

function decodedEntry({
  sport,
  startedAtMilliseconds,
  utcOffsetMinutes,
  durationSeconds,
  distanceMeters,
}: SaveManualActivity['entry']): DecodedActivity {
  return {
    format: null,
    sessionIndex: 0,
    sessionCount: 1,
    sport,
    sourceSportName: null,
    isTransition: false,
    startedAt: new Date(startedAtMilliseconds),
    utcOffsetMinutes,
    deviceName: null,
    isIndoor: false,
    recording: recordingOf({}),
    track: null,
    laps: [],
    declared: {
      ...NOTHING_DECLARED,
      distanceMeters,
      elapsedSeconds: durationSeconds,
      timerSeconds: durationSeconds,
      movingSeconds: durationSeconds,
    },
    isPartial: false,
  };
}
