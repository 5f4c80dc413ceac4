/** When a runner can train, as far as their notes say it. */
export interface RememberedSchedule {
  /** Days on which they can; Monday is 1. Empty = not said. */
  availableWeekdays: number[];
  /** Days on which they cannot. */
  unavailableWeekdays: number[];
  longRunWeekday: number | null;
  /** Days of a club's or a group's training. */
  clubWeekdays: number[];
  runsPerWeek: number | null;
  /** On the days of work, or on every day. */
  minutes: number | null;
}

export const NO_SCHEDULE: RememberedSchedule = {
  availableWeekdays: [],
  unavailableWeekdays: [],
  longRunWeekday: null,
  clubWeekdays: [],
  runsPerWeek: null,
  minutes: null,
};

/**
 * Facts that notes may contain beside days and an injury: parts that were hurt, shifts, a sensitive
 * stomach and daily walks.
 */
export const REMEMBERED_FACTS = [
  'shins',
  'calf',
  'ankle',
  'knee',
  'thigh',
  'stomach',
  'shifts',
  'walks',
] as const;
export type RememberedFact = (typeof REMEMBERED_FACTS)[number];

/** The notes of a runner that a plan takes into account. */
export interface RememberedOfRunner {
  schedule: RememberedSchedule;
  isInjured: boolean;
  /** Facts in their notes beside days and an injury; absent = none. */
  facts?: readonly RememberedFact[];
}
