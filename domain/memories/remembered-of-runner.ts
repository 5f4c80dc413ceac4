/** When a runner can train, as far as their notes say it. */
export interface RememberedSchedule {
  /** Days on which they can; Monday is 1. Empty = not said. */
  availableWeekdays: number[];
  /** Days on which they cannot. */
  unavailableWeekdays: number[];
  longRunWeekday: number | null;
  runsPerWeek: number | null;
  /** On the days of work, or on every day. */
  minutes: number | null;
}

export const NO_SCHEDULE: RememberedSchedule = {
  availableWeekdays: [],
  unavailableWeekdays: [],
  longRunWeekday: null,
  runsPerWeek: null,
  minutes: null,
};

/** What is remembered of a runner that a plan minds. */
export interface RememberedOfRunner {
  schedule: RememberedSchedule;
  isInjured: boolean;
}
