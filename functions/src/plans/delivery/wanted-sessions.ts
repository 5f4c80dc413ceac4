import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, isLanguage } from '@tasuki/domain/language';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { calendarSessions } from '@tasuki/domain/plans/export/calendar-sessions';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { garminWorkout, type GarminWorkout } from '@tasuki/domain/plans/export/garmin-workout';
import { PLAN_DELIVERY_DAYS } from '@tasuki/domain/plans/export/plan-delivery';
import { SESSION_NAMES } from '@tasuki/domain/plans/export/session-names';
import { storedUserAccount } from '../../permissions/stored-user-account.ts';
import { runnersToday } from '../../permissions/runners-today.ts';
import { storedCaution, storedPlan } from '../stored-plan.ts';

/** A session as the watch should have it. */
export interface WantedSession {
  /** Its day and id, which name it. */
  key: string;
  day: string;
  workout: GarminWorkout;
  /** Digest of the workout. */
  digest: string;
}

/** What the watch should have. */
export interface WantedSessions {
  /** The runner's day, YYYY-MM-DD: what lies before it is left alone. */
  today: string;
  /** The last day that is looked at, YYYY-MM-DD. */
  untilDay: string;
  sessions: readonly WantedSession[];
}

/**
 * The sessions of the next days, as the plan page orders them under a caution and in a pause. Without
 * a plan there are none.
 */
export async function wantedSessions(
  uid: string,
  now: Date,
  firestore: Firestore,
): Promise<WantedSessions> {
  const [accountDocument, planDocument, cautionDocument] = await firestore.getAll(
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.trainingPlan(uid)),
    firestore.doc(firestorePaths.cautions(uid)),
  );
  const account = storedUserAccount(accountDocument);
  const language = isLanguage(account?.language) ? account.language : DEFAULT_LANGUAGE;
  const today = runnersToday(account?.timeZone ?? null, now);
  const untilDay = calendarDayOf(dayNumberOf(today) + PLAN_DELIVERY_DAYS - 1);
  const record = storedPlan(planDocument);
  const planned = record
    ? calendarSessions(record, storedCaution(cautionDocument, now), today)
    : [];
  const sessions = planned
    .filter(({ day }) => day >= today && day <= untilDay)
    .map((session) => {
      const workout = garminWorkout(session, SESSION_NAMES[language][nameOfSession(session)]);
      return {
        key: `${session.day}_${session.id}`,
        day: session.day,
        workout,
        digest: createHash('sha256').update(JSON.stringify(workout)).digest('hex').slice(0, 32),
      };
    });
  return { today, untilDay, sessions };
}
