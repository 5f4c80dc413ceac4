import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import type { Caution } from '../plan-caution.ts';
import { FASTER_VDOT } from '../plan-limits.ts';
import { planLinesOf, planOfLines, raceDayOf, weekWith } from '../plan-lines.ts';
import { planOfRecord, runnerOf, wishOf, type PlanRecord } from '../plan-record.ts';
import {
  isHardKind,
  type PlanGoal,
  type PlanSession,
  type TrainingPlan,
} from '../training-plan.ts';
import { easierSession, type EasierCause } from './gentler-session.ts';
import { livedSessions, type Recorded } from './lived-runs.ts';
import { newlyBroken, plannedMove, type PlannedMove } from './move-session.ts';
import { isFormGuessed, isFormOutdated } from '../goal/runner-form.ts';
import { withNewPaces } from './new-paces.ts';
import { changesOf, withChange, type ChangedParts, type PlanChangeKind } from './plan-change.ts';
import { planDifference, type PlanDifference } from './plan-difference.ts';
import { markOf, marksOf } from './plan-marks.ts';
import { planWithRace, type RaceRefusal } from './race-soon.ts';
import {
  bridgedPlan,
  fittedPlan,
  goesOnFromRuns,
  rebuiltPlan,
  type ChangeBasis,
} from './rest-of-plan.ts';
import { isPausedOn } from './session-changes.ts';
import type { ShownForm } from './tested-form.ts';

/** What a proposal rests on; screens and the coach put it into words. */
export type ProposalCause =
  | { code: 'missed'; sessions: readonly PlanSession[] }
  | { code: 'returned'; days: number; missedCount: number }
  | { code: EasierCause; session: PlanSession }
  | { code: 'faster' | 'tested'; vdotBefore: number | null; vdotNow: number }
  | { code: 'race'; day: string; meters: number }
  | { code: 'move'; session: PlanSession; toDay: string };

/** A change to read, accept, alter or refuse. */
export interface PlanProposal {
  kind: Extract<
    PlanChangeKind,
    'catch-up' | 'bridge' | 'rebuild' | 'easier' | 'paces' | 'return' | 'race' | 'move'
  >;
  cause: ProposalCause;
  /** The goal that takes the place of one that is out of reach; null = it stays. */
  newGoal: PlanGoal | null;
  plan: TrainingPlan;
  difference: PlanDifference;
  /** What accepting it stores. */
  changed: ChangedParts;
}

/** How much of the usual amount a proposal leaves. */
export const PROPOSAL_AMOUNTS = ['usual', 'less'] as const;
export type ProposalAmount = (typeof PROPOSAL_AMOUNTS)[number];

/** Of the runs of an easier week, and of what a rebuilt plan begins with; our choice. */
const BRIDGE_SHARES: Readonly<Record<ProposalAmount, number>> = { usual: 0.8, less: 0.6 };
const REBUILD_SHARES: Readonly<Record<ProposalAmount, number>> = { usual: 1, less: 0.8 };

/** What is known of the runner when a change is looked for. */
export interface PlanMoment {
  /** YYYY-MM-DD, at the runner's place. */
  today: string;
  /** Of the last weeks, in any order. */
  recordings: readonly Recorded[];
  /** The form that a race shows, with its day, YYYY-MM-DD; null = none. */
  race: ShownForm | null;
  /** The form that the plan's newest test shows; null or absent = none. */
  test?: ShownForm | null;
  /** What the runner wrote that comes before training. */
  caution: Caution | null;
  /** Recordings of days ago are still coming in, so that no run is known to be missed; absent = no. */
  isHistoryArriving?: boolean;
}

/** Missed runs are looked for within this many days. */
const MISSED_DAYS = 14;
const BRIDGE_FROM = 2;
/** From this number of missed runs on the rest of a plan is built again. */
export const REBUILD_FROM = 5;
const RACE_UNCERTAINTY = 1;

/** Decisions after which what was missed before is settled. */
const SETTLES_MISSED: ReadonlySet<PlanChangeKind> = new Set<PlanChangeKind>([
  'catch-up',
  'bridge',
  'rebuild',
  'return',
]);

/** The day of the last decision that settled what was missed before, YYYY-MM-DD; null = there was none. */
export function missedSettledOn(record: PlanRecord): string | null {
  return lastDecision(record, SETTLES_MISSED);
}

function lastDecision(record: PlanRecord, kinds: ReadonlySet<PlanChangeKind>): string | null {
  const days = changesOf(record)
    .filter(({ kind }) => kinds.has(kind))
    .map(({ day }) => day);
  return days.length > 0 ? days.reduce((a, b) => (a > b ? a : b)) : null;
}

function basisOf(
  record: PlanRecord,
  moment: PlanMoment,
  from: string,
): { basis: ChangeBasis; missed: readonly PlanSession[] } | null {
  const plan = planOfRecord(record);
  const { today, recordings, caution } = moment;
  if (!plan || today > plan.endDay) return null;
  const { missed, runs } = livedSessions(plan, marksOf(record.marks), recordings, { from, today });
  const [runner, wish] = [runnerOf(record), wishOf(record)];
  return { basis: { plan, runner, wish, runs, today, caution }, missed };
}

function proposalOf(
  record: PlanRecord,
  before: TrainingPlan,
  after: TrainingPlan,
  parts: Pick<PlanProposal, 'kind' | 'cause'> & { changed?: ChangedParts; newGoal?: PlanGoal },
): PlanProposal {
  const { kind, cause, changed = {}, newGoal = null } = parts;
  const sessions = planLinesOf(after);
  // What is shown is what would be stored.
  const plan = planOfLines(sessions, after) ?? after;
  return {
    kind,
    cause,
    newGoal,
    plan,
    difference: planDifference(before, plan),
    changed: {
      ...(sessions !== record.sessions && { sessions }),
      ...(after.startDay !== before.startDay && { startDay: after.startDay }),
      ...(after.endDay !== before.endDay && { endDay: after.endDay }),
      ...(newGoal && {
        goalKind: newGoal.kind,
        goalMeters: newGoal.meters === null ? null : Math.round(newGoal.meters),
        goalSeconds: newGoal.seconds === null ? null : Math.round(newGoal.seconds),
        goalDay: newGoal.day,
      }),
      ...changed,
    },
  };
}

/**
 * The change that what happened asks for. One missed run leads to nothing or a later day, two to four
 * to an easier week, five or more to a rebuilt rest. A faster race or test leads to new paces. One hard day
 * never changes a plan. While a sign is open, or the plan is paused, nothing is proposed.
 *
 * @returns null where the plan goes on as it is
 */
export function proposedChange(
  record: PlanRecord,
  moment: PlanMoment,
  amount: ProposalAmount = 'usual',
): PlanProposal | null {
  const { today, caution } = moment;
  if (record.pausedOn !== null && record.pausedOn <= today) return null;
  if (caution && caution.kind !== 'return') return null;
  const settled = missedSettledOn(record);
  const window = calendarDayOf(dayNumberOf(today) - MISSED_DAYS);
  const known = basisOf(record, moment, settled !== null && settled > window ? settled : window);
  if (!known) return null;
  const { isHistoryArriving = false } = moment;
  return (
    (isHistoryArriving ? null : forMissed(record, known.basis, known.missed, amount)) ??
    forFasterForm(record, known.basis, moment)
  );
}

function forMissed(
  record: PlanRecord,
  basis: ChangeBasis,
  missed: readonly PlanSession[],
  amount: ProposalAmount,
): PlanProposal | null {
  const cause = { code: 'missed', sessions: missed } as const;
  if (missed.length < BRIDGE_FROM) {
    const [session] = missed;
    return session ? catchUp(record, basis, session) : null;
  }
  return adapted(record, basis, { missedCount: missed.length, amount, cause });
}

/** An easier week, or the rest built again where that is not enough. */
function adapted(
  record: PlanRecord,
  basis: ChangeBasis,
  {
    missedCount,
    amount,
    cause,
  }: { missedCount: number; amount: ProposalAmount; cause: ProposalCause },
): PlanProposal | null {
  const { plan, today } = basis;
  if (missedCount < REBUILD_FROM) {
    // Before the race rest does good, and there is nothing to be caught up with.
    if (plan.weeks.findLast(({ monday }) => monday <= today)?.phase === 'taper') return null;
    const bridged = fittedPlan({ ...basis, plan: bridgedPlan(basis, BRIDGE_SHARES[amount]) });
    if (bridged) {
      // Running and walking in turns is not made easier, so there may be nothing to propose.
      const bridge = proposalOf(record, plan, bridged, { kind: 'bridge', cause });
      return Object.keys(bridge.changed).length > 0 ? bridge : null;
    }
  }
  const rest = rebuiltPlan(basis, REBUILD_SHARES[amount]);
  if (rest.outcome !== 'built') return null;
  const isNewGoal = rest.goal !== plan.goal;
  const proposal = proposalOf(record, plan, rest.plan, {
    kind: 'rebuild',
    cause,
    ...(isNewGoal && { newGoal: rest.goal }),
  });
  // What the builder would plan now may be what is planned.
  return Object.keys(proposal.changed).length > 0 ? proposal : null;
}

/**
 * A missed hard session on a later day of its week, where no limit speaks against it. The days on
 * which the runner said they can run come first.
 */
function catchUp(
  record: PlanRecord,
  basis: ChangeBasis,
  session: PlanSession,
): PlanProposal | null {
  const { plan, today } = basis;
  if (!isHardKind(session.kind) || session.kind === 'race') return null;
  const week = plan.weeks.find(({ sessions }) => sessions.includes(session));
  if (!week) return null;
  const monday = dayNumberOf(week.monday);
  const moves = [0, 1, 2, 3, 4, 5, 6]
    .map((offset) => calendarDayOf(monday + offset))
    .filter((day) => day >= today)
    .map((day) => plannedMove(basis, session, day, today))
    .filter((move) => move !== null)
    .filter(
      ({ refusedFor, swappedWith }) =>
        refusedFor === null && (swappedWith === null || !isHardKind(swappedWith.kind)),
    )
    .toSorted((a, b) => Number(a.isOtherDay) - Number(b.isOtherDay));
  const move = moves.find((one) => goesOnFromRuns({ ...basis, plan: one.plan }));
  if (!move) return null;
  const cause = { code: 'missed', sessions: [session] } as const;
  return proposalOf(record, plan, move.plan, { kind: 'catch-up', cause });
}

function forFasterForm(
  record: PlanRecord,
  basis: ChangeBasis,
  { race, test = null, today }: PlanMoment,
): PlanProposal | null {
  // After a long break, and where the form is a guess, the first result counts, whatever it is.
  const isUnknown =
    record.vdotTenths === null || isFormOutdated(basis.runner) || isFormGuessed(basis.runner);
  const known = isUnknown ? null : (record.vdotTenths ?? 0) / 10;
  const settled = lastDecision(record, new Set<PlanChangeKind>(['paces']));
  const isNew = (form: ShownForm | null) =>
    form !== null &&
    form.day >= record.madeOn &&
    form.vdot >= (known ?? 0) + FASTER_VDOT &&
    (settled === null || form.day > settled);
  const shown =
    isNew(test) && test && test.vdot > (isNew(race) && race ? race.vdot : 0) ? test : race;
  if (!shown || !isNew(shown)) return null;
  const vdot = { value: Math.round(shown.vdot * 10) / 10, uncertainty: RACE_UNCERTAINTY };
  const after = withNewPaces(basis.plan, basis, vdot, today);
  const code = shown === test ? 'tested' : 'faster';
  const cause = { code, vdotBefore: known, vdotNow: vdot.value } as const;
  const changed = {
    vdotTenths: Math.round(vdot.value * 10),
    vdotUncertaintyTenths: RACE_UNCERTAINTY * 10,
  };
  return proposalOf(record, basis.plan, after, { kind: 'paces', cause, changed });
}

/** What changes when the runner comes back from a pause; the pause ends with it. */
export function proposedReturn(
  record: PlanRecord,
  moment: PlanMoment,
  amount: ProposalAmount = 'usual',
): PlanProposal | null {
  const { pausedOn } = record;
  const known = pausedOn === null ? null : basisOf(record, moment, pausedOn);
  if (!known || pausedOn === null) return null;
  const { basis, missed } = known;
  const cause = {
    code: 'returned',
    days: Math.max(0, dayNumberOf(moment.today) - dayNumberOf(pausedOn)),
    missedCount: missed.length,
  } as const;
  const change =
    missed.length < BRIDGE_FROM
      ? null
      : adapted(record, basis, { missedCount: missed.length, amount, cause });
  const over = { pausedOn: null, pausedUntil: null };
  if (!change) {
    return proposalOf(record, basis.plan, basis.plan, { kind: 'return', cause, changed: over });
  }
  return { ...change, kind: 'return', changed: { ...change.changed, ...over } };
}

/** An easier option for today; null where there is nothing to ease, or a race. */
export function proposedEasierDay(
  record: PlanRecord,
  today: string,
  cause: EasierCause,
): PlanProposal | null {
  const plan = planOfRecord(record);
  const week = plan?.weeks.find(({ sessions }) => sessions.some(({ day }) => day === today));
  const session = week?.sessions.find(({ day }) => day === today);
  if (!plan || !week || !session || session.kind === 'race') return null;
  if (markOf(marksOf(record.marks), session) === 'done' || isPausedOn(record, today)) return null;
  const others = week.sessions.filter((one) => one !== session);
  const easier = easierSession(session, cause);
  const changedWeek = weekWith(week, easier ? [...others, easier] : others, raceDayOf(plan));
  const after = { ...plan, weeks: plan.weeks.with(week.number - 1, changedWeek) };
  const difference = planDifference(plan, after);
  if (difference.sessions.length === 0) return null;
  return proposalOf(record, plan, after, { kind: 'easier', cause: { code: cause, session } });
}

/** A session on another day, as `plannedMove` reads it; null where it is refused. */
export function proposedMove(
  record: PlanRecord,
  { session, toDay, plan: after, refusedFor }: PlannedMove,
): PlanProposal | null {
  const plan = planOfRecord(record);
  if (!plan || refusedFor !== null) return null;
  return proposalOf(record, plan, after, { kind: 'move', cause: { code: 'move', session, toDay } });
}

/** The plan with a race in it, or why it does not fit in. */
export function proposedRace(
  record: PlanRecord,
  moment: PlanMoment,
  race: { day: string; meters: number },
): PlanProposal | RaceRefusal | null {
  const known = basisOf(record, moment, moment.today);
  if (!known) return null;
  const { basis } = known;
  const after = planWithRace(basis, race);
  if (typeof after === 'string') return after;
  const isWithin = newlyBroken(basis, after).every(({ rule }) => rule !== 'race-recovery');
  if (!isWithin) return 'too-close-to-goal';
  return proposalOf(record, basis.plan, after, { kind: 'race', cause: { code: 'race', ...race } });
}

/** The record with a proposal accepted. */
export function withAccepted(
  record: PlanRecord,
  { kind, changed }: PlanProposal,
  at: Date,
  today: string,
): PlanRecord {
  return withChange(record, changed, { at, author: 'coach', kind, day: today });
}

/** The record with a proposal refused, so that it is not made again. */
export function withRefused(
  record: PlanRecord,
  { kind }: PlanProposal,
  at: Date,
  today: string,
): PlanRecord {
  const entry = { at, author: 'runner', kind, day: today, state: 'refused' } as const;
  return withChange(record, {}, entry);
}
