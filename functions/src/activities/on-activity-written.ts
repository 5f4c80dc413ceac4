import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isHotWeather } from '@tasuki/domain/coaching/facts/weather/facts-of-weather';
import { OPEN_TO_COACH_FIELDS } from '@tasuki/domain/activities/open-to-coach';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { noteActivityNote } from '../plans/note-activity-note.ts';
import { pushFeedback } from '../push/push-feedback.ts';
import { askToRefreshRostersOf } from '../roster/ask-to-refresh-roster.ts';
import { askToRefreshTrends } from '../trends/ask-to-refresh-trends.ts';
import { askForNewWeather } from '../weather/ask-for-weather.ts';
import { askToSettleHistory } from './ask-to-settle-history.ts';
import { askToRewriteFeedback } from './ask-to-rewrite-feedback.ts';

/** The runner's answers on a session, which the coach's words follow. */
const ANSWER_FIELDS = ['note', 'effort'] as const satisfies readonly (keyof ActivityRow)[];

/** The fields from which a coach's roster is computed. */
const ROSTER_FIELDS = [
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'note',
  'isTransition',
  'policy',
  'purpose',
  'isPurged',
  ...OPEN_TO_COACH_FIELDS,
] as const satisfies readonly (keyof ActivityRow)[];

/**
 * A note written or mended after the coach spoke is read as one that was there before. So is how hard
 * the runner says it felt, and heat that was looked up meanwhile. What a note says of the runner's health is kept for plans. The trends of its week are computed anew.
 * What began later is compared with it. What a human coach
 * may read of the activity is brought into the coach's roster. Of a new one the weather is looked up.
 * The runner's devices are notified of new words.
 */
export const onActivityWritten = onDocumentWritten(
  {
    document: 'users/{uid}/activities/{activityId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onActivityWritten,
    retry: true,
  },
  followingWrite(async ({ params: { uid, activityId }, data }) => {
    if (!data) return;
    const { before, after } = data;
    const dependencies = { firestore: firestore(), startJob };
    await noteActivityNote(uid, { before, after }, firestore());
    const isSaidAnew =
      before.exists &&
      after.exists &&
      ANSWER_FIELDS.some((field) => before.get(field) !== after.get(field));
    if (isSaidAnew || isFoundHot(before, after)) {
      await askToRewriteFeedback(uid, activityId, new Date(), dependencies);
    }
    await askToSettleHistory(uid, { before, after }, new Date(), firestore());
    await askForNewWeather(uid, { before, after }, new Date(), dependencies);
    await pushFeedback({ uid, activityId }, { before, after }, new Date(), dependencies);
    await askToRefreshTrends(uid, { before, after }, new Date(), dependencies);
    if (isOtherForCoach(before, after)) {
      await askToRefreshRostersOf(uid, new Date(), dependencies);
    }
  }),
);

/** The weather comes after the words; only heat is a reason to write them anew. */
function isFoundHot(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const [known, found] = [before, after].map((row): unknown => row.get('weather'));
  return before.exists && !known && isHotWeather(found as ActivityRow['weather']);
}

function isOtherForCoach(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const isShared = [before, after].some((row) => row.get('visibleToCoach') === true);
  const isChanged = ROSTER_FIELDS.some(
    (field) => !isDeepStrictEqual(before.get(field), after.get(field)),
  );
  return isShared && isChanged;
}
