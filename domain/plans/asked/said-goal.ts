import { isCalendarDay } from '../../measures/calendar-day.ts';
import { PLAN_LIMITS } from '../plan-limits.ts';
import { PLAN_RECORD_LIMITS } from '../plan-record.ts';
import { PLAN_GOAL_KINDS, type PlanGoal } from '../training-plan.ts';

/** What a runner said of a new plan before its questions. */
export interface SaidOfPlan {
  goal: PlanGoal | null;
  runsPerWeek: number | null;
}

/** Parts of an address by their names; as `URLSearchParams` takes and gives them. */
interface AddressParts {
  get: (name: string) => string | null;
}

/** The parts of an address that begin the questions with it: `new=1`, `goal=race`, `meters=10000`. */
export function saidOfPlanParts({ goal, runsPerWeek }: SaidOfPlan): Record<string, string> {
  const said: Record<string, string> = { new: '1' };
  if (goal) said['goal'] = goal.kind;
  if (goal?.meters) said['meters'] = String(goal.meters);
  if (goal?.seconds) said['seconds'] = String(goal.seconds);
  if (goal?.day) said['day'] = goal.day;
  if (runsPerWeek !== null) said['runs'] = String(runsPerWeek);
  return said;
}

function figureIn(text: string | null, [least, most]: readonly [number, number]): number | null {
  const figure = text === null || text === '' ? NaN : Number(text);
  return figure >= least && figure <= most ? figure : null;
}

/**
 * What an address says of a new plan. Nothing in it is certain, since anybody may have written it.
 *
 * @returns null where it begins none
 */
export function saidOfPlanIn(search: AddressParts): SaidOfPlan | null {
  if (search.get('new') === null) return null;
  const kind = PLAN_GOAL_KINDS.find((one) => one === search.get('goal'));
  const meters = figureIn(search.get('meters'), PLAN_RECORD_LIMITS.goalMeters);
  const seconds = figureIn(search.get('seconds'), PLAN_RECORD_LIMITS.goalSeconds);
  const saidDay = search.get('day');
  const day = saidDay !== null && isCalendarDay(saidDay) ? saidDay : null;
  const needsMeters = kind === 'race' || kind === 'distance';
  const isWhole = kind !== undefined && (!needsMeters || meters !== null);
  const { sessionsMinimum, sessionsMaximum } = PLAN_LIMITS;
  const runs = figureIn(search.get('runs'), [sessionsMinimum, sessionsMaximum]);
  return {
    goal: isWhole
      ? {
          kind: kind === 'race' && day === null ? 'distance' : kind,
          meters: needsMeters ? meters : null,
          seconds: kind === 'race' && day !== null ? seconds : null,
          day: kind === 'race' ? day : null,
          event: null,
        }
      : null,
    runsPerWeek: runs === null ? null : Math.round(runs),
  };
}
