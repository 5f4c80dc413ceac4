import { DAY_MILLISECONDS, DAY_SECONDS } from '../measures/durations.ts';
import { secondsOf, timePartsOf, type TimeParts } from '../measures/time-parts.ts';
import { plainDigits } from '../measures/typed-digits.ts';
import { isOnFoot, SPORT_TYPES, type SportType } from '../sports/sport-type.ts';

/** A session that the runner enters because nothing recorded it. */
export interface ManualActivity {
  sport: SportType;
  /** In milliseconds since 1970. */
  startedAtMilliseconds: number;
  /** The offset of the runner's clock from UTC. */
  utcOffsetMinutes: number;
  durationSeconds: number;
  /** Null = not known, or there is none, as of strength work. */
  distanceMeters: number | null;
}

/** The id of an entry: made by the browser, so that an entry sent twice is one. */
export const MANUAL_ID_PATTERN = /^manual-[a-z0-9]{16,40}$/;

export const MANUAL_LIMITS = {
  durationMinimumSeconds: 60,
  durationMaximumSeconds: 2 * DAY_SECONDS,
  distanceMaximumMeters: 1_000_000,
  earliest: Date.UTC(1970, 0, 2),
  /** Clocks differ, and so do days. */
  aheadMilliseconds: DAY_MILLISECONDS,
} as const;

/** Nobody runs faster for a minute. */
const FASTEST_ON_FOOT_METERS_PER_SECOND = 9;
const FASTEST_METERS_PER_SECOND = 30;

/** Whether somebody can have covered the distance in the time. */
export function isPossibleEntry({
  sport,
  durationSeconds,
  distanceMeters,
}: Pick<ManualActivity, 'sport' | 'durationSeconds' | 'distanceMeters'>): boolean {
  const fastest = isOnFoot(sport) ? FASTEST_ON_FOOT_METERS_PER_SECOND : FASTEST_METERS_PER_SECOND;
  return (distanceMeters ?? 0) <= durationSeconds * fastest;
}

/**
 * Checks whether the runner entered the row; a diary entry that is left of a provider's data does
 * not count.
 */
export function isManualActivity({ id }: { id: string }): boolean {
  return MANUAL_ID_PATTERN.test(id);
}

/** The form's values: text, as it is typed. */
export interface ManualForm {
  sport: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  clock: string;
  duration: TimeParts;
  /** In the runner's own units. */
  distance: string;
  note: string;
}

const DISTANCE_PATTERN = /^\d{1,4}([.,]\d{1,3})?$/;
export const CLOCK_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Metres of a distance as it is typed; null for what is no number. */
export function typedDistance(typed: string, metersPerUnit: number): number | null {
  const text = plainDigits(typed);
  return DISTANCE_PATTERN.test(text)
    ? Math.round(Number(text.replace(',', '.')) * metersPerUnit)
    : null;
}

/** The form's values for an entry; for a new one all but the day is empty. */
export function manualFormOf(
  entry: (ManualActivity & { note: string | null }) | null,
  { today, metersPerUnit }: { today: string; metersPerUnit: number },
): ManualForm {
  if (!entry) {
    const duration = timePartsOf(null);
    return { sport: 'Run', date: today, clock: '', duration, distance: '', note: '' };
  }
  const local = new Date(entry.startedAtMilliseconds + entry.utcOffsetMinutes * 60_000);
  const [date = '', clock = ''] = local.toISOString().split('T');
  const distance =
    entry.distanceMeters === null
      ? ''
      : String(Number((entry.distanceMeters / metersPerUnit).toFixed(2)));
  return {
    sport: entry.sport,
    date,
    clock: clock.slice(0, 5),
    duration: timePartsOf(Math.round(entry.durationSeconds)),
    distance,
    note: entry.note ?? '',
  };
}

/**
 * The entry that a form stands for which keeps the schema. Date and time are those of the browser's
 * zone on that day.
 */
export function manualActivityOf(form: ManualForm, metersPerUnit: number): ManualActivity {
  const startedAt = new Date(`${form.date}T${form.clock}:00`);
  const seconds = secondsOf(form.duration);
  return {
    sport: SPORT_TYPES.find((known) => known === form.sport) ?? 'Other',
    startedAtMilliseconds: startedAt.getTime(),
    // The subtraction avoids a negative zero.
    utcOffsetMinutes: 0 - startedAt.getTimezoneOffset(),
    durationSeconds: typeof seconds === 'number' ? seconds : 0,
    distanceMeters:
      plainDigits(form.distance) === '' ? null : typedDistance(form.distance, metersPerUnit),
  };
}
