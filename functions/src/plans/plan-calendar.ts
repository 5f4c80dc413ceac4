import { createHash, timingSafeEqual } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { DOCUMENT_ID_PATTERN } from '@tasuki/domain/document-id';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, htmlLanguage, isLanguage } from '@tasuki/domain/language';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { calendarSessions } from '@tasuki/domain/plans/export/calendar-sessions';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import {
  PLAN_CALENDAR_LINK_SHAPE,
  PLAN_CALENDAR_TOKEN_PATTERN,
  type PlanCalendarLink,
} from '@tasuki/domain/plans/export/plan-calendar-link';
import { SESSION_NAMES, SESSION_PARTS } from '@tasuki/domain/plans/export/session-names';
import { partMetersOf, type PlanSession } from '@tasuki/domain/plans/training-plan';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { plainReader } from '../platform/firestore/read-stored.ts';
import { isContention, isGone } from '../platform/firestore/write-conflicts.ts';
import { runnersToday } from '../permissions/runners-today.ts';
import { storedCaution, storedPlan } from './stored-plan.ts';

const storedLink = plainReader<PlanCalendarLink>(PLAN_CALENDAR_LINK_SHAPE);

/** What a calendar asks for by its link. */
export interface PlanCalendarRequest {
  method: string;
  query: Readonly<Record<string, unknown>>;
  /** The tag of the answer that the calendar has already; null = it has none. */
  knownTag: string | null;
}

export interface PlanCalendarAnswer {
  status: 200 | 304 | 404 | 405;
  /** Null = the answer has no calendar. */
  tag: string | null;
  body: string;
}

export interface PlanCalendarDependencies {
  firestore: Firestore;
  /** The app's address, without a slash at its end. */
  appOrigin: string;
  now: Date;
}

const NOT_THERE: PlanCalendarAnswer = { status: 404, tag: null, body: '' };

/**
 * Answers the link by which a calendar reads a runner's plan, without signing in. Sessions are whole
 * days, so no zone moves them. A link that was renewed or revoked is answered as if it never was. So is
 * one from before a new password or the end of all sessions.
 * While there is no plan the calendar is empty.
 */
export async function answerPlanCalendar(
  { method, query, knownTag }: PlanCalendarRequest,
  { firestore, appOrigin, now }: PlanCalendarDependencies,
): Promise<PlanCalendarAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return { ...NOT_THERE, status: 405 };
  const { runner: uid, token } = query;
  if (typeof uid !== 'string' || !DOCUMENT_ID_PATTERN.test(uid)) return NOT_THERE;
  if (typeof token !== 'string' || !PLAN_CALENDAR_TOKEN_PATTERN.test(token)) return NOT_THERE;
  const linkDocument = await firestore.doc(firestorePaths.planCalendar(uid)).get();
  const link = storedLink(linkDocument);
  if (!link || !isTokenOf(link, token)) return NOT_THERE;
  const [stateDocument, accountDocument, planDocument, cautionDocument] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.trainingPlan(uid)),
    firestore.doc(firestorePaths.cautions(uid)),
  );
  const state = storedAccountState(stateDocument);
  const account = storedUserAccount(accountDocument);
  if (!account || state?.isBetaApproved !== true || state.isDisabled === true) return NOT_THERE;
  if (isMadeBefore(link, state, stateDocument?.get('sessionsEndedAt'))) {
    // The plan's page offers a new one. One that was made meanwhile stays.
    const { updateTime } = linkDocument;
    await linkDocument.ref
      .delete(updateTime && { lastUpdateTime: updateTime })
      .catch(ignoreConflict);
    return NOT_THERE;
  }
  const record = storedPlan(planDocument);
  const caution = storedCaution(cautionDocument, now);
  const sessions = record
    ? calendarSessions(record, caution, runnersToday(account.timeZone ?? null, now))
    : [];
  const language = isLanguage(account.language) ? account.language : DEFAULT_LANGUAGE;
  const body = calendarText(sessions, {
    locale: { language, units: account.units ?? 'metric' },
    planUrl: `${appOrigin}${routePath('plan')}`,
    writtenAt: planDocument?.updateTime?.toDate() ?? new Date(0),
    idPrefix: link.tokenHash.slice(0, 16),
  });
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return tag === knownTag ? { status: 304, tag, body: '' } : { status: 200, tag, body };
}

/**
 * Whether the sessions have ended since it was made: whoever made it may be somebody whom that put out.
 * Between a new password and its judgement they still could.
 */
function isMadeBefore(
  { updatedAt }: PlanCalendarLink,
  { sessionsValidSinceSeconds = 0 }: Pick<AccountState, 'sessionsValidSinceSeconds'>,
  endedAt: unknown,
): boolean {
  const notedAt = endedAt instanceof Timestamp ? endedAt.toMillis() : 0;
  return updatedAt.getTime() < Math.max(sessionsValidSinceSeconds * 1000, notedAt);
}

function ignoreConflict(cause: unknown): void {
  if (!isContention(cause) && !isGone(cause)) throw cause;
}

function isTokenOf({ tokenHash }: PlanCalendarLink, token: string): boolean {
  const given = Buffer.from(createHash('sha256').update(token).digest('hex'));
  const expected = Buffer.from(tokenHash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

interface CalendarTerms {
  locale: MeasureLocale;
  planUrl: string;
  writtenAt: Date;
  /** So that the sessions of two runners differ in one calendar. */
  idPrefix: string;
}

/** How often a calendar is asked to look again. */
const REFRESH_SECONDS = 6 * 3600;

/** The calendar as iCalendar (RFC 5545); the same sessions give the same text. */
function calendarText(
  sessions: readonly PlanSession[],
  { locale, planUrl, writtenAt, idPrefix }: CalendarTerms,
): string {
  const calendar = new ICalCalendar({
    name: 'Tasuki',
    prodId: {
      company: 'Tasuki',
      product: 'Training plan',
      language: htmlLanguage(locale.language).toUpperCase(),
    },
    ttl: REFRESH_SECONDS,
  });
  for (const session of sessions) {
    const start = new Date(dayNumberOf(session.day) * DAY_MILLISECONDS);
    calendar.createEvent({
      id: `${idPrefix}-${session.day}-${session.id}@tasuki`,
      start,
      end: new Date(start.getTime() + DAY_MILLISECONDS),
      allDay: true,
      stamp: writtenAt,
      summary: `${SESSION_NAMES[locale.language][nameOfSession(session)]} ${lengthWords(session, locale)}`,
      description: targetWords(session, locale).join('\n') || null,
      url: planUrl,
      // A run does not make a working day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function lengthWords({ kind, meters, seconds }: PlanSession, locale: MeasureLocale): string {
  return kind === 'run-walk'
    ? spokenDuration(seconds, locale.language)
    : formatMeasure(meters, 'roundMeters', locale);
}

function targetWords(session: PlanSession, locale: MeasureLocale): string[] {
  const { paceFast, paceSlow, heartRateLow, heartRateHigh } = session.target;
  const unit = 'secondsPerKilometer';
  const partMeters = partMetersOf(session);
  const ranges = [
    ...(paceFast === null || paceSlow === null
      ? []
      : [
          `${formatClock(toDisplayedValue(paceFast, unit, locale))}–${formatMeasure(paceSlow, unit, locale)}`,
        ]),
    ...(heartRateLow === null || heartRateHigh === null
      ? []
      : [`${heartRateLow}–${formatMeasure(heartRateHigh, 'beatsPerMinute', locale)}`]),
  ];
  if (partMeters === null) return ranges;
  const length = formatMeasure(partMeters, 'roundMeters', locale);
  return ranges.map((target) =>
    SESSION_PARTS[locale.language].replace('{{length}}', length).replace('{{target}}', target),
  );
}
