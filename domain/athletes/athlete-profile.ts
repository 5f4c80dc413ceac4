import type { StoredShape } from '../stored-shape.ts';
import type { AthletePhysiology } from './athlete-physiology.ts';

/** The distances for which a runner gives a personal record. */
export const RECORD_DISTANCES = [
  'fiveKilometers',
  'tenKilometers',
  'halfMarathon',
  'marathon',
  'fiftyKilometers',
  'hundredKilometers',
] as const;
export type RecordDistance = (typeof RECORD_DISTANCES)[number];

/** Monday is 1. */
export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** athleteProfiles/{uid}: what runners say about themselves; null = not given. */
export interface AthleteProfile extends AthletePhysiology {
  trainingSessionsPerWeek: number | null;
  trainingPurpose: string | null;
  sportsWatchManufacturer: string | null;
  /** Personal records in whole seconds. */
  recordSeconds: Readonly<Record<RecordDistance, number | null>>;
  /** Days on which the runner can train, of {@link ISO_WEEKDAYS}; none = not given. */
  availableWeekdays: number[];
  createdAt: Date;
  updatedAt: Date;
}

/** athleteProfiles/{uid}/goals/{id} and /tournaments/{id} */
export interface AthleteTarget {
  event: string;
  /**
   * One of the distances of records, so that the time can be read; null or absent = another or not
   * given.
   */
  distance?: RecordDistance | null | undefined;
  /** The time aimed at or run, in whole seconds. */
  recordSeconds: number | null;
  /** Calendar day, YYYY-MM-DD. */
  date: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields without which a goal or tournament is of no use. */
export const ATHLETE_TARGET_SHAPE = {
  event: 'string',
  date: 'string',
} as const satisfies StoredShape<AthleteTarget>;

export const ATHLETE_PROFILE_LIMITS = {
  trainingSessionsPerWeekMaximum: 21,
  trainingPurposeMaxLength: 200,
  sportsWatchManufacturerMaxLength: 80,
  /** A week: longer than any race whose record is asked for. */
  recordMaximumSeconds: 604_800,
  eventMaxLength: 120,
  /**
   * The most goals, and the most tournaments. Rules cannot count, so there is this number of ids
   * for each.
   */
  targetsMaximum: 20,
} as const;

export const CALENDAR_DAY_PATTERN = /^[0-9]{4}-[01][0-9]-[0-3][0-9]$/;

/** The ids that a new goal or tournament may have, which bounds how many there are. */
export const TARGET_IDS: readonly string[] = Array.from(
  { length: ATHLETE_PROFILE_LIMITS.targetsMaximum },
  (_, index) => `target-${index + 1}`,
);

/**
 * An id for a new goal or tournament. Chosen by chance, so that two browsers without a connection
 * seldom choose the same one; of two, the later is refused.
 *
 * @param taken the ids of those that are there
 * @param chance from 0 to 1, without 1
 * @returns null = there are as many as there may be
 */
export function freeTargetId(taken: readonly string[], chance: number): string | null {
  const free = TARGET_IDS.filter((id) => !taken.includes(id));
  return free[Math.floor(chance * free.length)] ?? null;
}
