import type { StoredShape } from '../../stored-shape.ts';
import { planKey, versionOf, type PlanChangeCard } from '../asked/plan-card.ts';
import { changesOf, type PlanChangeState } from '../changes/plan-change.ts';
import {
  linesOfText,
  PLAN_LINES_MAX_LENGTH,
  planLinesOf,
  planOfLines,
  raceDayOf,
  textOfLines,
} from '../plan-lines.ts';
import { planOfRecord, type PlanRecord } from '../plan-record.ts';
import type { TrainingPlan } from '../training-plan.ts';
import { coachLimitsOf, measuredPlanOf } from './coach-limits.ts';

/**
 * users/{runner}/planProposals/{coachUid}: what a human coach would change of the runner's plan, whole.
 * One of each coach; a newer one takes the place of the one before. Without weeks it is the coach's
 * word that the plan is good as it is.
 */
export interface CoachProposal {
  /** Names it in the plan's history. */
  id: string;
  /** The plan that it was made for, by `planKey`. */
  planKey: string;
  /** That plan's own day of making, YYYY-MM-DD. */
  planMadeOn: string;
  /** The weeks that differ, a line for each: its index, then `planWeekLine`. */
  weeks: string;
  /** What the coach says of it; may be empty. */
  note: string;
}

/** As it is read, with when it was written. */
export interface ListedCoachProposal extends CoachProposal {
  coachUid: string;
  updatedAt: Date;
}

export const COACH_PROPOSAL_LIMITS = {
  noteMaxLength: 1000,
  weeksMaxLength: PLAN_LINES_MAX_LENGTH,
  /** More coaches than a runner has. */
  listSize: 10,
} as const;

/** What the rules take as well. */
export const COACH_PROPOSAL_PATTERNS = {
  id: '[0-9a-f]{20}',
  planKey: '[0-9a-f]{16}',
  weeks: '([0-9]{1,2} [a-z0-9~:;. -]+\\n)*',
} as const;

export const COACH_PROPOSAL_SHAPE = {
  id: 'string',
  planKey: 'string',
  planMadeOn: 'string',
  weeks: 'string',
  note: 'string',
  updatedAt: 'date',
} as const satisfies StoredShape<ListedCoachProposal>;

/**
 * What a coach would store who changed a plan so.
 *
 * @param after the plan as the coach would have it; the one that was read = it is good as it is
 * @param id random, in the pattern of `COACH_PROPOSAL_PATTERNS.id`
 */
export function coachProposalOf(
  record: PlanRecord,
  after: TrainingPlan,
  { id, note }: Pick<CoachProposal, 'id' | 'note'>,
): CoachProposal {
  const before = linesOfText(record.sessions);
  const weeks = linesOfText(planLinesOf(after)).flatMap((line, index) =>
    line === before[index] ? [] : [`${index} ${line}`],
  );
  return {
    id,
    planKey: planKey(record),
    planMadeOn: record.madeOn,
    weeks: textOfLines(weeks),
    note: note.trim().slice(0, COACH_PROPOSAL_LIMITS.noteMaxLength),
  };
}

/** Whether the coach says that the plan is good as it is. */
export function isApproval({ weeks }: Pick<CoachProposal, 'weeks'>): boolean {
  return weeks === '';
}

/** Whether it was made for the plan as it is now. */
export function isForPlan(
  proposal: Pick<CoachProposal, 'planKey' | 'planMadeOn'>,
  record: PlanRecord,
): boolean {
  return record.madeOn === proposal.planMadeOn && planKey(record) === proposal.planKey;
}

/**
 * The plan with a proposal in it. Null where it is for another plan, cannot be read, is no plan, or changes the goal's
 * race. The coach's own browser asks the same before, and others may write past it.
 */
export function proposedByCoach(proposal: CoachProposal, record: PlanRecord): TrainingPlan | null {
  if (!isForPlan(proposal, record)) return null;
  const plan = planOfRecord(record);
  const lines = linesOfText(record.sessions);
  const changed = new Map(
    linesOfText(proposal.weeks).map((text) => {
      const at = text.indexOf(' ');
      return [Number(text.slice(0, at)), text.slice(at + 1)] as const;
    }),
  );
  const isWithin = [...changed.keys()].every((index) => index < lines.length);
  if (!plan || !isWithin) return null;
  const sessions = textOfLines(lines.map((line, index) => changed.get(index) ?? line));
  const after = sessions.length > PLAN_LINES_MAX_LENGTH ? null : planOfLines(sessions, plan);
  const measured = measuredPlanOf(record);
  if (!after || !measured || coachLimitsOf(measured, after).isUnreadable) return null;
  return raceOf(after) === raceOf(plan) ? after : null;
}

/** What stands on the day of the goal's race, to be compared. */
function raceOf(plan: TrainingPlan): string {
  const raceDay = raceDayOf(plan);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  return JSON.stringify(sessions.filter(({ day }) => day === raceDay));
}

/**
 * A proposal as a card, so that it is accepted, refused and undone like any other. Once it no longer
 * fits the plan the card has no version, and only says what became of it.
 */
export function cardOfProposal(proposal: ListedCoachProposal, record: PlanRecord): PlanChangeCard {
  const after = proposedByCoach(proposal, record);
  const version =
    after &&
    versionOf(record, {
      kind: 'coached',
      cause: { code: 'coached' },
      newGoal: null,
      changed: { sessions: planLinesOf(after) },
    });
  return {
    kind: 'change',
    id: proposal.id,
    planKey: proposal.planKey,
    planMadeOn: proposal.planMadeOn,
    refusal: null,
    coachUid: proposal.coachUid,
    versions: version ? [version] : [],
  };
}

/** What the runner decided of a proposal; null = nothing yet. */
export function answerToProposal(
  { id }: Pick<CoachProposal, 'id'>,
  record: PlanRecord,
): PlanChangeState | null {
  return changesOf(record).find(({ proposal }) => proposal?.id === id)?.state ?? null;
}
