import { createHash } from 'node:crypto';
import { ACTIVITY_LIMITS, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { normaliseSport } from '@tasuki/domain/sports/normalise-sport';
import { sourcePolicy, type StravaTerms } from '@tasuki/domain/activities/source-policy';
import type { StravaSummary } from '../integrations/strava/strava-shapes.ts';

/** The fields of a row on its origin and on how long it may be kept. */
export interface StravaOrigin {
  uid: string;
  terms: StravaTerms;
  /** When Strava was asked; what was asked earlier never overwrites it. */
  fetchedAt: Date;
}

/** Clocks on earth differ from UTC by at most this. */
const OFFSET_MAXIMUM_MINUTES = 14 * 60;
/** Below this a pace says nothing. */
const PACE_METERS = 5;

/** The id of the activity that Strava calls so: one, however often it is reported. */
export function stravaActivityId(id: number): string {
  return `strava-${id}`;
}

/** Strava's number of an activity of ours; null for one that is not from there. */
export function stravaIdOf(activityId: string): number | null {
  const match = /^strava-(\d{1,16})$/.exec(activityId);
  return match ? Number(match[1]) : null;
}

/** When what was fetched at a moment must be gone; null = never. */
export function expiryOf(terms: StravaTerms, fetchedAt: Date): Date | null {
  const { keepDays } = sourcePolicy('strava', terms);
  return keepDays === null ? null : new Date(fetchedAt.getTime() + keepDays * DAY_MILLISECONDS);
}

/**
 * The list row of an activity as Strava sums it up. Nothing is computed beyond
 * the units, so no load, purpose or words; under other terms they come with the
 * recording.
 */
export function stravaRow(
  summary: StravaSummary,
  { uid, terms, fetchedAt }: StravaOrigin,
): ActivityRow {
  const policy = sourcePolicy('strava', terms);
  const distanceMeters = positive(summary.distance);
  const speed =
    distanceMeters !== null && distanceMeters >= PACE_METERS && summary.moving_time > 0
      ? distanceMeters / summary.moving_time
      : null;
  const measured = {
    sport: normaliseSport({
      source: 'strava',
      sportType: summary.sport_type ?? summary.type ?? null,
    }),
    startedAt: new Date(summary.start_date),
    utcOffsetMinutes: utcOffsetMinutes(summary),
    distanceMeters,
    elapsedSeconds: Math.max(summary.elapsed_time, summary.moving_time),
    movingSeconds: summary.moving_time,
    averagePaceSecondsPerKilometer: speed === null ? null : 1000 / speed,
    averageSpeedMetersPerSecond: speed,
    averageHeartRateBeatsPerMinute: positive(summary.average_heartrate),
    ascentMeters: summary.total_elevation_gain ?? null,
    isIndoor: summary.trainer === true,
  };
  return {
    id: stravaActivityId(summary.id),
    ownerUid: uid,
    ...measured,
    sourceTitle: titleOf(summary.name),
    load: null,
    purpose: null,
    sources: ['strava'],
    policy,
    isPartial: false,
    // Until its recording is fetched.
    richness: 0,
    isTransition: false,
    groupId: null,
    duplicateOf: null,
    // An activity that its athlete hides from everybody at Strava is hidden from everybody else
    // here.
    visibleToCoach: policy.coach && !isPrivate(summary),
    contentHash: createHash('sha256').update(JSON.stringify(measured)).digest('hex'),
    feedbackLead: null,
    feedbackNextStep: null,
    feedbackState: 'withheld',
    title: null,
    note: null,
    effort: null,
    isHidden: false,
    createdAt: fetchedAt,
    fetchedAt,
    expiresAt: expiryOf(terms, fetchedAt),
    isPurged: false,
  };
}

/**
 * The athlete's offset from UTC. Local times are written as if they were UTC, so the difference to
 * the true time shows it. This holds across a change of summer time, where the time zone's name
 * would not.
 */
function utcOffsetMinutes({ start_date, start_date_local, utc_offset }: StravaSummary) {
  const local = Date.parse(start_date_local ?? '');
  const seconds = Number.isFinite(local)
    ? (local - Date.parse(start_date)) / 1000
    : (utc_offset ?? Number.NaN);
  const minutes = Math.round(seconds / 60);
  return Math.abs(minutes) <= OFFSET_MAXIMUM_MINUTES ? minutes : null;
}

function isPrivate({ private: isOwnersOnly, visibility }: StravaSummary): boolean {
  return isOwnersOnly === true || visibility === 'only_me';
}

function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && value > 0 ? value : null;
}

function titleOf(name: string | null | undefined): string | null {
  const title = name?.trim() ?? '';
  if (title === '') return null;
  return [...title].slice(0, ACTIVITY_LIMITS.titleMaxLength).join('');
}
