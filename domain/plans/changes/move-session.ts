import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { brokenRules, type BrokenRule, type PlanRule } from '../check-plan.ts';
import { planLinesOf, raceDayOf, weekWith } from '../plan-lines.ts';
import { planOfRecord, runnerOf, wishOf, type PlanRecord } from '../plan-record.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import type { PlanSession, PlanWeek, TrainingPlan } from '../training-plan.ts';
import { withChange } from './plan-change.ts';
import { withMark } from './plan-marks.ts';

/** What a move may not do. The first ones are of days and races, the others limits of plans. */
export type MoveRefusal = 'past' | 'race' | 'second-run' | PlanRule;

/** Whether a move is refused for a limit of plans, which a human coach may exceed; days and races bind everybody. */
export function isLimit(refusal: MoveRefusal): refusal is PlanRule {
  return refusal !== 'past' && refusal !== 'race' && refusal !== 'second-run';
}

/** What a move would do, to be read before it is made. */
export interface PlannedMove {
  session: PlanSession;
  /** YYYY-MM-DD. */
  toDay: string;
  /** What stands there; null = it is a rest day. */
  swappedWith: PlanSession | null;
  /** What stands there gives way, since the day of the other is over. */
  isReplacing: boolean;
  /** Null = it can be made. */
  refusedFor: MoveRefusal | null;
  /** The day is none of those on which the runner said they can run. */
  isOtherDay: boolean;
  /** The plan after it. */
  plan: TrainingPlan;
}

/** A plan with what its limits are measured by. */
export interface MeasuredPlan {
  plan: TrainingPlan;
  runner: PlanRunner;
  wish: PlanWish;
}

type SessionPlace = Pick<PlanSession, 'day' | 'id'>;

function moved(session: PlanSession, day: string): PlanSession {
  return { ...session, day, id: `d${weekdayOf(dayNumberOf(day))}` };
}

function weekOf(plan: TrainingPlan, day: string): PlanWeek | undefined {
  const number = dayNumberOf(day);
  return plan.weeks.find(({ monday }) => {
    const offset = number - dayNumberOf(monday);
    return offset >= 0 && offset < 7;
  });
}

/**
 * A session on another day of the plan. Where another session stands there, the two change places;
 * a session whose day is over takes the place of the other instead. A move is refused where it breaks a limit that the plan kept, measured as for every plan.
 *
 * @param today YYYY-MM-DD, at the runner's place
 * @returns null where there is no such session, or the day is not another day of the plan
 */
export function plannedMove(
  measured: MeasuredPlan,
  { day, id }: SessionPlace,
  toDay: string,
  today: string,
): PlannedMove | null {
  const { plan, wish } = measured;
  const session = weekOf(plan, day)?.sessions.find((one) => one.day === day && one.id === id);
  const target = weekOf(plan, toDay);
  if (!session || !target || toDay === day) return null;
  const there = target.sessions.filter((one) => one.day === toDay);
  const swappedWith = there[0] ?? null;
  const isReplacing = swappedWith !== null && day < today;
  const isSwapped = (one: PlanSession) => one === session || one === swappedWith;
  const weeks = plan.weeks.map((week) => {
    const stays = week.sessions.filter((one) => !isSwapped(one));
    const comes = [
      ...(isOfWeek(week, toDay) ? [moved(session, toDay)] : []),
      ...(swappedWith && !isReplacing && isOfWeek(week, day) ? [moved(swappedWith, day)] : []),
    ];
    const isSame = stays.length === week.sessions.length && comes.length === 0;
    return isSame ? week : weekWith(week, [...stays, ...comes], raceDayOf(plan));
  });
  const changed: TrainingPlan = { ...plan, weeks };
  const isTwice = [...there, ...(weekOf(plan, day)?.sessions ?? [])].some(
    (one) => one.id.endsWith('b') && (one.day === day || one.day === toDay),
  );
  const isOutside = toDay < plan.startDay || toDay > plan.endDay;
  const isRace = session.kind === 'race' || swappedWith?.kind === 'race';
  const refusedFor: MoveRefusal | null =
    toDay < today || isOutside
      ? 'past'
      : isRace
        ? 'race'
        : isTwice
          ? 'second-run'
          : (newlyBroken(measured, changed)[0]?.rule ?? null);
  return {
    session,
    toDay,
    swappedWith,
    isReplacing,
    refusedFor,
    isOtherDay: !wish.weekdays.includes(weekdayOf(dayNumberOf(toDay))),
    plan: changed,
  };
}

/**
 * The record with a move that was read, as long as it would do the same there.
 *
 * @returns null where the plan is another one now, and the move something else
 */
export function movedPlan(
  record: PlanRecord,
  read: PlannedMove,
  { at, today }: { at: Date; today: string },
): PlanRecord | null {
  const plan = planOfRecord(record);
  const measured = plan && { plan, runner: runnerOf(record), wish: wishOf(record) };
  const move = measured && plannedMove(measured, read.session, read.toDay, today);
  if (!move || move.refusedFor !== null || read.session.kind !== move.session.kind) return null;
  const isSame = move.swappedWith?.kind === read.swappedWith?.kind;
  return isSame ? withMove(record, move, at) : null;
}

/** The record with a session on another day; what was said of the sessions no longer holds. */
export function withMove(record: PlanRecord, move: PlannedMove, at: Date): PlanRecord {
  const { session, swappedWith, plan, toDay } = move;
  const places = swappedWith ? [session, swappedWith] : [session];
  const marks = places.reduce((text, place) => withMark(text, place, null), record.marks);
  const sessions = planLinesOf(plan);
  return withChange(
    record,
    { sessions, marks },
    { at, author: 'runner', kind: 'move', day: toDay },
  );
}

function isOfWeek({ monday }: PlanWeek, day: string): boolean {
  const offset = dayNumberOf(day) - dayNumberOf(monday);
  return offset >= 0 && offset < 7;
}

/** Rules about the runner's own days: a runner who moves a session has chosen the day. */
const OWN_CHOICE: ReadonlySet<PlanRule> = new Set<PlanRule>(['days', 'minutes']);
/** Rounding of metres is no step over a limit. */
const ROUNDING = 1;

/** The limits that a change breaks and the plan before it kept, or broke by less. */
export function newlyBroken(
  { plan, runner, wish }: MeasuredPlan,
  changed: TrainingPlan,
): BrokenRule[] {
  const keyOf = ({ rule, where }: BrokenRule) => `${rule} ${where}`;
  const excessOf = ({ found, allowed }: BrokenRule) => Math.abs(found - allowed);
  const before = new Map(brokenRules(plan, runner, wish).map((one) => [keyOf(one), excessOf(one)]));
  return brokenRules(changed, runner, wish).filter((one) => {
    const known = before.get(keyOf(one));
    const isNew = known === undefined || excessOf(one) > known + ROUNDING;
    return isNew && !OWN_CHOICE.has(one.rule);
  });
}
