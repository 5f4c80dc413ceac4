/**
 * A line of what stands behind a plan: a code, and the figures that its words name. Screens put both
 * into words. What a line does not name is null.
 */
export interface OutlineLine<Code extends string> extends OutlineFigures {
  code: Code;
}

/** Weeks are numbers of the plan; times of races and tests are in seconds. */
export interface OutlineFigures {
  week: number | null;
  toWeek: number | null;
  /** How many: weeks, days or runs. */
  count: number | null;
  otherCount: number | null;
  percent: number | null;
  meters: number | null;
  otherMeters: number | null;
  seconds: number | null;
  otherSeconds: number | null;
  /** Seconds a kilometre. */
  pace: number | null;
  /** Of an ISO week, Monday is 1. */
  weekdays: readonly number[] | null;
}

const NO_FIGURES: OutlineFigures = {
  week: null,
  toWeek: null,
  count: null,
  otherCount: null,
  percent: null,
  meters: null,
  otherMeters: null,
  seconds: null,
  otherSeconds: null,
  pace: null,
  weekdays: null,
};

/** A line with the figures that it names. */
export function outlineLine<Code extends string>(
  code: Code,
  figures: Partial<OutlineFigures> = {},
): OutlineLine<Code> {
  return { ...NO_FIGURES, ...figures, code };
}
