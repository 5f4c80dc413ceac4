import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { OPEN_TO_COACH_FIELDS } from '@tasuki/domain/activities/open-to-coach';
import {
  ATHLETE_PROFILE_LIMITS,
  ATHLETE_TARGET_SHAPE,
  type AthleteTarget,
} from '@tasuki/domain/athletes/athlete-profile';
import { athleteProfileOf } from '@tasuki/domain/athletes/stored-profile';
import { needsPlanDesk } from '@tasuki/domain/coaching/answers/answer-on-asked-change';
import { findMemories } from '@tasuki/domain/coaching/memories/find-memories';
import { rememberedOfRunner } from '@tasuki/domain/coaching/memories/remembered-schedule';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { NO_CAUTIONS, openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { withNotes, withWords } from '@tasuki/domain/coaching/safety/caution-words';
import { doubtOfSign } from '@tasuki/domain/coaching/learnt-signs/sign-likelihood';
import { readThreadSafety } from '@tasuki/domain/coaching/safety/thread-safety';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber, isCalendarDay } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { timeZoneOffsetMinutes } from '@tasuki/domain/measures/time-zone-offset';
import { usedMemories } from '@tasuki/domain/memories/memory';
import type { PlanDesk } from '@tasuki/domain/plans/asked/answer-plan-ask';
import { planMomentOf } from '@tasuki/domain/plans/asked/plan-moment';
import { planStartOf } from '@tasuki/domain/plans/asked/plan-start';
import { HISTORY_ACTIVITIES_MAXIMUM, HISTORY_DAYS } from '@tasuki/domain/training/recent-activity';
import { readMemories } from '../memories/stored-memory.ts';
import { plainReader, storedReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { storedCautionRecord, storedPlan } from './stored-plan.ts';

const FIELDS = [
  'id',
  'sport',
  'startedAt',
  'createdAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'movingSeconds',
  'averagePaceSecondsPerKilometer',
  'isDistanceContradicted',
  'averageHeartRateBeatsPerMinute',
  'load',
  'purpose',
  'note',
  'effort',
  'isPurged',
  'policy',
  ...OPEN_TO_COACH_FIELDS,
] as const satisfies readonly (keyof ActivityRow)[];

const deskRow = plainReader<Pick<ActivityRow, (typeof FIELDS)[number]>>({
  sport: 'string',
  startedAt: 'date',
  createdAt: 'date',
  distanceMeters: 'number?',
  duplicateOf: 'string?',
  policy: 'object',
});
const deskTarget = storedReader<AthleteTarget>(ATHLETE_TARGET_SHAPE);

/**
 * Reads the data from which changes of a runner's plan are computed. These are the plan, the runs
 * of twelve weeks, what comes before training, and the beginning of a new plan. The number of
 * documents is bounded.
 *
 * @param moment `words`: the runner's newest, which may not have reached the record of cautions yet
 */
export async function readPlanDesk(
  firestore: Firestore,
  uid: string,
  { now, words }: { now: Date; words: string | null },
): Promise<PlanDesk> {
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const [documents, activities, entered, memories] = await Promise.all([
    firestore.getAll(
      firestore.doc(firestorePaths.trainingPlan(uid)),
      firestore.doc(firestorePaths.cautions(uid)),
      firestore.doc(firestorePaths.athleteProfile(uid)),
      firestore.doc(firestorePaths.user(uid)),
    ),
    firestore
      .collection(firestorePaths.activities(uid))
      .where(
        'startedAt',
        '>=',
        Timestamp.fromMillis(now.getTime() - HISTORY_DAYS * DAY_MILLISECONDS),
      )
      .orderBy('startedAt', 'desc')
      .limit(HISTORY_ACTIVITIES_MAXIMUM)
      .select(...FIELDS)
      .get(),
    firestore
      .collection(firestorePaths.athleteTournaments(uid))
      .where('date', '>=', day)
      .orderBy('date')
      .limit(ATHLETE_PROFILE_LIMITS.targetsMaximum)
      .get(),
    readMemories(firestore, uid),
  ]);
  const [plan, cautions, profile, account] = documents;
  const rows = activities.docs.flatMap(
    (document) => unlessUnreadable(() => deskRow(document)) ?? [],
  );
  const tournaments = entered.docs
    .flatMap((document) => unlessUnreadable(() => deskTarget(document)) ?? [])
    .filter(({ date }) => isCalendarDay(date))
    .map(({ date, distance = null }) => ({ date, distance }));
  const record = withWords(
    withNotes(unlessUnreadable(() => storedCautionRecord(cautions)) ?? NO_CAUTIONS, rows),
    words,
    now,
  );
  const caution = openCaution(record, now);
  const utcOffsetMinutes =
    rows.find((row) => row.utcOffsetMinutes !== null)?.utcOffsetMinutes ??
    accountOffset(account, now);
  const today = calendarDayOf(dayNumber(now, utcOffsetMinutes));
  const place = { now, utcOffsetMinutes, today, caution };
  return {
    record: unlessUnreadable(() => storedPlan(plan)) ?? null,
    moment: planMomentOf(rows, place),
    start: planStartOf(
      {
        athlete: athleteProfileOf(profile?.data() ?? {}),
        rows,
        tournaments,
        // The newest words may not be a note yet.
        remembered: rememberedOfRunner([
          ...(words === null ? [] : findMemories(words)),
          ...usedMemories(memories, now),
        ]),
      },
      place,
    ),
  };
}

/**
 * The conversation with what an answer about the plan needs. It is read only where one may be asked
 * for, so that other replies cost nothing more.
 *
 * @param reader `runnerUid`: null where others read along
 */
export async function withPlanDesk(
  firestore: Firestore,
  conversation: Conversation,
  { runnerUid }: { runnerUid: string | null },
): Promise<Conversation> {
  const { turns, now } = conversation;
  const { clearedNow } = readThreadSafety(conversation, doubtOfSign);
  if (!needsPlanDesk(conversation, clearedNow !== null)) return conversation;
  if (runnerUid === null) return { ...conversation, planDesk: 'closed' };
  const words = turns.at(-1)?.text ?? null;
  return { ...conversation, planDesk: await readPlanDesk(firestore, runnerUid, { now, words }) };
}

/**
 * The time zone of a person without a recording that names one: else their morning in Japan would
 * still be yesterday here.
 */
function accountOffset(account: DocumentSnapshot | undefined, now: Date): number | null {
  const timeZone: unknown = account?.get('timeZone');
  return typeof timeZone === 'string' ? timeZoneOffsetMinutes(timeZone, now) : null;
}
