import { findRedFlags } from '../coaching/safety/red-flags.ts';
import { notedPain } from '../coaching/safety/pain-note.ts';
import { dayNumber, dayNumberOf, mondayOf } from '../measures/calendar-day.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../measures/durations.ts';
import { isRunning, type SportType } from '../sports/sport-type.ts';
import {
  ATTENTION_REASONS,
  type Attention,
  type AttentionReason,
  type KeptPlan,
  type RosterEntry,
} from './roster-entry.ts';

/** One activity that the coach may read, as much as the roster needs. */
export interface RosterActivity {
  id: string;
  sport: SportType;
  startedAt: Date;
  utcOffsetMinutes: number | null;
  distanceMeters: number | null;
  /**
   * The activity is called a run but was ridden, and the runner has not said what it was; absent =
   * no.
   */
  isRidden?: boolean;
  note: string | null;
  /** Since when the note says what it says. */
  notedAt: Date;
}

/** Everything that one runner's line rests on. */
export interface RosterEvidence {
  runnerUid: string;
  name: string;
  isSharing: boolean;
  linkedSince: Date;
  /**
   * The activities of the last `HISTORY_DAYS` that the coach may read, in any order; none if
   * nothing is shared.
   */
  activities: readonly RosterActivity[];
  /** How they keep to their plan on a day, as `dayNumber`; null = there is none, or it is not shared. */
  planOn: ((today: number) => KeptPlan | null) | null;
  /** Something that the runner wrote comes before what the plan orders. */
  isPlanEased: boolean;
  /** When the coach last wrote in their conversation; null = never. */
  coachWroteAt: Date | null;
  /** The runner's messages there since, in any order. */
  unanswered: readonly { text: string; createdAt: Date }[];
}

export const ATTENTION_RULES = {
  /** Rest days and weekends are the coach's too; after a day somebody waits. */
  unansweredHours: 24,
  /** Days for which a note is news. */
  noteDays: 7,
  /** Runs of the four weeks up to the last one: two a week and more are a habit. */
  habitRuns: 8,
  habitDays: 28,
  /** A habit with a week of nothing is broken. */
  missedDays: 7,
  /** Missed sessions that are reported; a single one is not. */
  missedSessions: 2,
  /** After so long it is no longer news. */
  missedDaysMaximum: 28,
  /** Days without a run after which a runner begins gently again. */
  breakDays: 14,
  /** The growth that Nielsen et al. (J Orthop Sports Phys Ther 2014) found to be too much. */
  bigWeekShare: 1.3,
  /** Fewer earlier weeks are no usual. */
  usualWeeksMinimum: 3,
  usualWeeksMaximum: 4,
} as const;

/**
 * One runner as their coach's home shows them, from what the coach may read. A reason counts until
 * the coach has written since; the most urgent one is shown.
 *
 * @returns the entry without its id
 */
export function computeRosterEntry(evidence: RosterEvidence, now: Date): Omit<RosterEntry, 'id'> {
  const { name, isSharing, linkedSince, activities, coachWroteAt, unanswered } = evidence;
  const runs = activities
    .filter((one) => isRunning(one.sport) && one.isRidden !== true && one.startedAt <= now)
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const last = runs[0] ?? null;
  const offset = last?.utcOffsetMinutes ?? 0;
  const today = dayNumber(now, offset);
  const weeks = weeksOf(runs, today);
  const kept = evidence.planOn?.(today) ?? null;
  const open = [
    ...spoken(unanswered, now),
    ...noted(activities, now),
    ...missed(runs, today, offset),
    ...sessionsMissed(kept?.missedDays ?? [], { offset, coachWroteAt }),
    ...returned(runs, today),
    ...grown(runs, weeks),
  ].filter(({ since }) => coachWroteAt === null || since > coachWroteAt);
  const attention = open.sort((a, b) => priorityOf(b) - priorityOf(a))[0] ?? null;
  return {
    name,
    isSharing,
    lastRun: last && {
      activityId: last.id,
      startedAt: last.startedAt,
      utcOffsetMinutes: last.utcOffsetMinutes,
      distanceMeters: last.distanceMeters,
    },
    weekMeters: weeks.meters,
    weekMondayDayNumber: weeks.monday,
    usualWeekMeters: weeks.usualMeters,
    plan: kept?.plan ?? null,
    isPlanEased: evidence.isPlanEased && kept !== null,
    attention,
    priority: attention ? priorityOf(attention) : 0,
    activeAt: last?.startedAt ?? linkedSince,
    lookAgainAt: nextChange(evidence, { today, offset, now }),
  };
}

/** More than any moment in milliseconds, so that the reason counts first and its age second. */
const RANK_STEP = 1e13;

function priorityOf({ reason, since }: Attention): number {
  const rank = ATTENTION_REASONS.length - ATTENTION_REASONS.indexOf(reason);
  return (rank + 1) * RANK_STEP - since.getTime();
}

function attentionTo(
  reason: AttentionReason,
  since: Date,
  activityId: string | null = null,
): Attention {
  return { reason, since, activityId };
}

/** The sign of somebody else is answered, and asks nothing of the runner's training. */
function hasOwnSign(text: string | null): boolean {
  return findRedFlags(text).some(({ ofOther }) => ofOther === undefined);
}

function spoken(unanswered: RosterEvidence['unanswered'], now: Date): Attention[] {
  const said = unanswered
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const flagged = said.find(({ text }) => hasOwnSign(text));
  const first = said[0];
  const isLate = first && now.getTime() >= answerDueAt(first.createdAt);
  return [
    ...(flagged ? [attentionTo('redFlag', flagged.createdAt)] : []),
    ...(isLate ? [attentionTo('unanswered', first.createdAt)] : []),
  ];
}

function answerDueAt(writtenAt: Date): number {
  return writtenAt.getTime() + ATTENTION_RULES.unansweredHours * HOUR_MILLISECONDS;
}

function noted(activities: readonly RosterActivity[], now: Date): Attention[] {
  const oldest = now.getTime() - ATTENTION_RULES.noteDays * DAY_MILLISECONDS;
  const recent = activities
    .filter(({ startedAt }) => startedAt.getTime() >= oldest)
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const painless = recent.findIndex(({ note }) => notedPain(note) === 'gone');
  return recent.flatMap(({ id, note, notedAt }, index) => {
    if (hasOwnSign(note)) return [attentionTo('redFlag', notedAt, id)];
    const isOver = painless >= 0 && index > painless;
    return notedPain(note) === 'felt' && !isOver ? [attentionTo('pain', notedAt, id)] : [];
  });
}

function dayOf({ startedAt, utcOffsetMinutes }: RosterActivity): number {
  return dayNumber(startedAt, utcOffsetMinutes ?? 0);
}

/** Begin of a day on the runner's clock. */
function momentOf(day: number, offset: number): Date {
  return new Date(day * DAY_MILLISECONDS - offset * MINUTE_MILLISECONDS);
}

function missed(runs: readonly RosterActivity[], today: number, offset: number): Attention[] {
  const last = runs[0];
  if (!last) return [];
  const { habitDays, habitRuns, missedDays, missedDaysMaximum } = ATTENTION_RULES;
  const lastDay = dayOf(last);
  const habit = runs.filter((run) => dayOf(run) > lastDay - habitDays);
  const days = today - lastDay;
  if (habit.length < habitRuns || days < missedDays || days > missedDaysMaximum) return [];
  return [attentionTo('missedRuns', momentOf(lastDay + missedDays, offset))];
}

/** Dated by the end of the day on which one more was missed, since the coach wrote, than is no news. */
function sessionsMissed(
  missedDays: readonly string[],
  { offset, coachWroteAt }: { offset: number; coachWroteAt: Date | null },
): Attention[] {
  const since = missedDays
    .map((day) => momentOf(dayNumberOf(day) + 1, offset))
    .filter((end) => coachWroteAt === null || end > coachWroteAt)
    .at(ATTENTION_RULES.missedSessions - 1);
  return since ? [attentionTo('missedSessions', since)] : [];
}

function returned(runs: readonly RosterActivity[], today: number): Attention[] {
  const { breakDays, noteDays } = ATTENTION_RULES;
  return runs.flatMap((run, index) => {
    const before = runs[index + 1];
    const isNews = today - dayOf(run) <= noteDays;
    if (!before || !isNews || dayOf(run) - dayOf(before) <= breakDays) return [];
    return [attentionTo('backAfterBreak', run.startedAt, run.id)];
  });
}

interface Weeks {
  monday: number;
  meters: number;
  usualMeters: number | null;
  /** Whole weeks behind `usualMeters`. */
  count: number;
}

/** This week and the mean of those before it, weeks without a run included. */
function weeksOf(runs: readonly RosterActivity[], today: number): Weeks {
  const monday = mondayOf(today);
  const metersFrom = (first: number) =>
    runs
      .filter((run) => dayOf(run) >= first && dayOf(run) < first + 7)
      .reduce((sum, { distanceMeters }) => sum + (distanceMeters ?? 0), 0);
  const oldest = runs.at(-1);
  const known = oldest ? Math.floor((monday - mondayOf(dayOf(oldest))) / 7) : 0;
  const count = Math.max(0, Math.min(ATTENTION_RULES.usualWeeksMaximum, known));
  const earlier = Array.from({ length: count }, (_, index) => metersFrom(monday - 7 * (index + 1)));
  const total = earlier.reduce((sum, meters) => sum + meters, 0);
  return {
    monday,
    meters: metersFrom(monday),
    usualMeters: count === 0 ? null : total / count,
    count,
  };
}

/** Dated by the run that went beyond, so that the runs after it are no further news. */
function grown(runs: readonly RosterActivity[], weeks: Weeks): Attention[] {
  const { monday, usualMeters, count } = weeks;
  if (usualMeters === null || usualMeters === 0) return [];
  if (count < ATTENTION_RULES.usualWeeksMinimum) return [];
  let meters = 0;
  const crossing = runs
    .filter((run) => dayOf(run) >= monday)
    .toReversed()
    .find(({ distanceMeters }) => {
      meters += distanceMeters ?? 0;
      return meters > usualMeters * ATTENTION_RULES.bigWeekShare;
    });
  return crossing ? [attentionTo('bigWeek', crossing.startedAt, crossing.id)] : [];
}

/** The next midnight where days count, or the moment at which an answer is late. */
function nextChange(
  { activities, planOn, unanswered }: RosterEvidence,
  { today, offset, now }: { today: number; offset: number; now: Date },
): Date | null {
  const moments = [
    ...unanswered.map(({ createdAt }) => answerDueAt(createdAt)),
    ...(activities.length > 0 || planOn ? [momentOf(today + 1, offset).getTime()] : []),
  ].filter((moment) => moment > now.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
