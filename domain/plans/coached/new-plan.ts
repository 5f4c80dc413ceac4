import { StoredShapeFailure, type StoredShape } from '../../stored-shape.ts';
import { buildPlan } from '../build-plan.ts';
import { withChange } from '../changes/plan-change.ts';
import type { Caution } from '../plan-caution.ts';
import { PLAN_LINES_MAX_LENGTH } from '../plan-lines.ts';
import { planRecordSchema } from '../plan-record-document.ts';
import {
  isPlanCurrent,
  PLAN_RECORD_LIMITS,
  planOfRecord,
  runnerOf,
  storedPlanOf,
  wishOf,
  type PlanRecord,
  type StoredPlan,
  hasSessions,
  readPlanRecord,
  type StoredPlanRecord,
} from '../plan-record.ts';
import { coachLimitsOf, type CoachLimits } from './coach-limits.ts';
import { COACH_PROPOSAL_LIMITS } from './coach-proposal.ts';

/**
 * users/{runner}/newPlans/{coachUid}: a whole plan that a human coach wrote for a runner who has none.
 * It lies there until the runner takes it. One of each coach; a newer one takes the place of the one
 * before.
 */
export interface NewPlan {
  /** Names it in the history of the plan that it becomes. */
  id: string;
  /** A `StoredPlan` as JSON: the rules look at it once the runner writes it as their own. */
  plan: string;
  /** What the coach says of it; may be empty. */
  note: string;
}

/** What the runner decided of a new plan. */
export const NEW_PLAN_ANSWERS = ['accepted', 'refused'] as const;
export type NewPlanAnswer = (typeof NEW_PLAN_ANSWERS)[number];

/** As it lies in the database. */
export interface StoredNewPlan extends NewPlan {
  updatedAt: Date;
  answer?: NewPlanAnswer;
}

/** As it is read. */
export interface ListedNewPlan extends Pick<NewPlan, 'id' | 'note'> {
  coachUid: string;
  updatedAt: Date;
  /** Null = none yet. */
  answer: NewPlanAnswer | null;
  /** Null = it is no plan that can be read. */
  record: PlanRecord | null;
}

export const NEW_PLAN_LIMITS = {
  /** Sessions and details, and some room for the rest. */
  planMaxLength: PLAN_LINES_MAX_LENGTH + PLAN_RECORD_LIMITS.detailsMaxLength + 10_000,
} as const;

export const NEW_PLAN_SHAPE = {
  id: 'string',
  plan: 'string',
  note: 'string',
  updatedAt: 'date',
  answer: 'string?',
} as const satisfies StoredShape<StoredNewPlan>;

/**
 * What a coach would store who wrote a plan.
 *
 * @param id random, in the pattern of `COACH_PROPOSAL_PATTERNS.id`
 */
export function newPlanOf(
  record: PlanRecord,
  { id, note }: Pick<ListedNewPlan, 'id' | 'note'>,
): NewPlan {
  return {
    id,
    plan: JSON.stringify(storedPlanOf(unlived(record), id)),
    note: note.trim().slice(0, COACH_PROPOSAL_LIMITS.noteMaxLength),
  };
}

/** The plan alone: nobody has run, changed or paused it yet, whatever its text says. */
function unlived(record: PlanRecord): PlanRecord {
  return { ...record, marks: '', changes: '', pausedOn: null, pausedUntil: null, revision: '' };
}

/** A new plan as it was read. The coach's own browser measures it before, and others may write past it. */
export function listedNewPlan(coachUid: string, stored: StoredNewPlan): ListedNewPlan {
  const { id, plan, note, updatedAt, answer } = stored;
  return {
    coachUid,
    id,
    note,
    updatedAt,
    answer: NEW_PLAN_ANSWERS.find((one) => one === answer) ?? null,
    record: recordOfText(plan),
  };
}

function recordOfText(text: string): PlanRecord | null {
  const stored = storedPlanIn(text);
  if (!stored) return null;
  const plan = { ...stored, basedOn: undefined };
  const record = readableRecord(plan);
  // Where only inputs are stored it would be built anew: that is no plan of the coach.
  if (!record || !hasSessions(record)) return null;
  return limitsOfNewPlan(record).isUnreadable ? null : unlived(record);
}

function readableRecord(plan: StoredPlanRecord): PlanRecord | null {
  try {
    return readPlanRecord(plan);
  } catch (cause) {
    if (cause instanceof StoredShapeFailure) return null;
    throw cause;
  }
}

function storedPlanIn(text: string): StoredPlan | null {
  try {
    const plan: unknown = JSON.parse(text);
    return isFlat(plan) && planRecordSchema.isValidSync(plan) ? plan : null;
  } catch {
    return null;
  }
}

/** The schema would take seconds to refuse a deeper value. */
function isFlat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value)
    .flatMap((field: unknown) => field)
    .every((part) => typeof part !== 'object' || part === null);
}

/** Which limits a coach's plan exceeds that the builder's own, of the same runner and wish, keeps. */
export function limitsOfNewPlan(record: PlanRecord): CoachLimits {
  const plan = planOfRecord(record);
  if (!plan) return { exceeded: [], isUnreadable: true };
  const [runner, wish] = [runnerOf(record), wishOf(record)];
  const built = buildPlan(runner, wish);
  const before = built.outcome === 'built' ? built.plan : { ...plan, weeks: [] };
  return coachLimitsOf({ plan: before, runner, wish }, plan);
}

/** How a new plan stands. */
export type NewPlanState =
  | NewPlanAnswer
  /** The runner can take it. */
  | 'open'
  /** Something that the runner wrote comes before training. */
  | 'held'
  /** Another plan runs, or its first day is over. */
  | 'outdated';

/**
 * How a new plan stands.
 *
 * @param current the runner's plan as it is stored; null = none
 * @param moment `today` YYYY-MM-DD at the runner's place; `caution` null = nothing comes before training
 */
export function newPlanState(
  { answer, record }: Pick<ListedNewPlan, 'answer' | 'record'>,
  current: PlanRecord | null,
  { today, caution }: { today: string; caution: Caution | null },
): NewPlanState {
  if (answer) return answer;
  const plan = record && planOfRecord(record);
  const [first] = plan?.weeks.flatMap(({ sessions }) => sessions) ?? [];
  if (!first || first.day < today || isPlanCurrent(current, today)) return 'outdated';
  return caution !== null && caution.kind !== 'return' ? 'held' : 'open';
}

/**
 * The plan that a runner takes over from a coach: in the place of one that is over, with its author in the history.
 *
 * @param current the runner's plan as it is stored; null = none
 * @returns null where it cannot be taken any more
 */
export function takenPlan(
  proposed: ListedNewPlan,
  current: PlanRecord | null,
  decision: { at: Date; today: string; caution: Caution | null },
): PlanRecord | null {
  const { record, id, coachUid } = proposed;
  if (!record || newPlanState(proposed, current, decision) !== 'open') return null;
  return withChange(
    { ...record, revision: current?.revision ?? '' },
    {},
    {
      at: decision.at,
      author: 'human',
      kind: 'begun',
      day: decision.today,
      coachUid,
      proposal: { id, version: 0 },
    },
  );
}
