import type { StoredShape } from '../stored-shape.ts';

/**
 * Why a runner needs their coach, the most urgent first. `redFlag`: their words hold a sign that
 * belongs to a doctor. `unanswered`: nobody answered for long. `pain`: a note speaks of
 * pain. `missedRuns`: somebody who runs often has stopped. `missedSessions`: several sessions of their
 * plan were not run. `backAfterBreak`: they run again. `bigWeek`: this week is far longer than usual.
 */
export const ATTENTION_REASONS = [
  'redFlag',
  'unanswered',
  'pain',
  'missedRuns',
  'missedSessions',
  'backAfterBreak',
  'bigWeek',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

export interface Attention {
  reason: AttentionReason;
  /** Since when it holds; what the coach writes later settles it. */
  since: Date;
  /** The activity that shows it; null = it is in the conversation, or in none alone. */
  activityId: string | null;
}

/** The newest run that the coach may read. */
export interface RosterRun {
  activityId: string;
  startedAt: Date;
  utcOffsetMinutes: number | null;
  distanceMeters: number | null;
}

/** The state of a runner's training plan. */
export interface RosterPlan {
  state: 'ahead' | 'running' | 'paused';
  /** The number of the week out of `weeks`, from 1. */
  week: number;
  weeks: number;
  /** Sessions of the last seven days, today left out. */
  planned: number;
  /** How many of them were run; null = not known, as the coach may read no run that was a session. */
  done: number | null;
}

/** How a runner keeps to their plan, as far as their coach may know. */
export interface KeptPlan {
  plan: RosterPlan;
  /** Days of the sessions that were missed, the first one first, YYYY-MM-DD; none while the plan pauses. */
  missedDays: readonly string[];
}

/**
 * users/{coach}/roster/{runner}: one runner as the coach's home shows them. Functions compute it
 * anew from what the coach may read at that moment; it is gone with the link.
 */
export interface RosterEntry {
  /** The runner's uid. */
  id: string;
  name: string;
  /** If false, nothing here comes from an activity. */
  isSharing: boolean;
  lastRun: RosterRun | null;
  /** The distance run in the week of `weekMondayDayNumber`. */
  weekMeters: number;
  /** As `dayNumber` has it, on the runner's own clock. */
  weekMondayDayNumber: number;
  /** Mean of up to four whole weeks before that one; null = there is none to compare with. */
  usualWeekMeters: number | null;
  /** Null = there is no plan, or the runner does not share. */
  plan: RosterPlan | null;
  /**
   * For now the plan orders less, since the runner wrote of something that comes before training. What it was
   * is not said: the runner's notes say it where they are shared. Absent in older entries.
   */
  isPlanEased?: boolean;
  attention: Attention | null;
  /** Orders those who need attention: the greatest first; 0 = nothing needs it. */
  priority: number;
  /** Orders the roster: the last run, or the begin of the link where there is none. */
  activeAt: Date;
  /** When time alone may change the entry; null = it does not. */
  lookAgainAt: Date | null;
}

/** The fields that a list shows, and by which it orders. */
export const ROSTER_ENTRY_SHAPE = {
  name: 'string',
  isSharing: 'boolean',
  lastRun: 'object?',
  weekMeters: 'number',
  weekMondayDayNumber: 'number',
  usualWeekMeters: 'number?',
  plan: 'object?',
  attention: 'object?',
  priority: 'number',
  activeAt: 'date',
} as const satisfies StoredShape<RosterEntry>;

/** How much of the roster, and of one runner, a coach's pages show at first. */
export const ROSTER_LIMITS = {
  /** Runners of a page of the roster. */
  pageSize: 20,
  /** Runners shown as needing attention; the next ones follow as these are settled. */
  attentionMaximum: 10,
  /** Activities that a runner's page begins with: a week and a bit. Trends and notes stay near below them. */
  firstActivities: 10,
} as const;
