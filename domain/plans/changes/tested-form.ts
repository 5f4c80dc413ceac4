import type { BestEffort } from '../../activities/computed-analysis.ts';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { vdotOf } from '../../training/performance/vdot.ts';
import { matchedSessions } from '../match-session.ts';
import { countsForPlan } from '../plan-history.ts';
import { planOfRecord, type PlanRecord } from '../plan-record.ts';
import type { Recorded } from './lived-runs.ts';

/** A test of the plan that was run. */
export interface RunTest {
  activityId: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Of its fast part. */
  meters: number;
}

/** A form that was shown on a day. */
export interface ShownForm {
  vdot: number;
  /** YYYY-MM-DD. */
  day: string;
}

/** A test says for this many days what the runner can do; our choice. */
const TEST_DAYS = 14;
/** The distances over which a recording keeps its best effort, and a form can be read from. */
const EFFORT_METERS = [5000, 3000, 1609.344] as const;

/**
 * The newest test of the plan that a recording certainly was, which its coach may read as well.
 *
 * @param today YYYY-MM-DD, at the runner's place
 */
export function newestTest(
  record: PlanRecord,
  recordings: readonly Recorded[],
  today: string,
): RunTest | null {
  const first = calendarDayOf(dayNumberOf(today) - TEST_DAYS);
  const counted = recordings.filter(countsForPlan);
  const tests = (planOfRecord(record)?.weeks ?? []).flatMap(({ sessions }) => {
    const due = sessions.filter(({ day }) => day >= first && day <= today);
    if (due.every(({ kind }) => kind !== 'test')) return [];
    const matched = matchedSessions(due, counted);
    return due.flatMap(({ id, day, kind, steps }): RunTest[] => {
      const activityId = matched.get(id);
      const meters = steps.find(({ effort }) => effort === 'test')?.meters ?? null;
      return kind === 'test' && activityId !== undefined && meters !== null
        ? [{ activityId, day, meters }]
        : [];
    });
  });
  return tests.at(-1) ?? null;
}

/**
 * The form that a test shows, by the fastest stretch of its recording over its distance. For a distance that
 * recordings do not keep, the mile gives a lower bound.
 *
 * @returns null where the recording holds no such stretch
 */
export function testedForm(
  { day, meters }: RunTest,
  bestEfforts: readonly BestEffort[],
): ShownForm | null {
  const over = EFFORT_METERS.find((one) => one === meters) ?? EFFORT_METERS[2];
  const effort = bestEfforts.find(({ distanceMeters }) => distanceMeters === over);
  const vdot = effort && vdotOf(effort);
  return typeof vdot === 'number' ? { vdot, day } : null;
}
