import type { WaitingPlan } from '../../coaches/coach.ts';
import { planCardState, shownVersion } from '../asked/plan-card.ts';
import { planOfRecord, type PlanRecord } from '../plan-record.ts';
import { cardOfProposal, isApproval, type ListedCoachProposal } from './coach-proposal.ts';
import { newPlanState, type ListedNewPlan } from './new-plan.ts';

/** What a coach has put before a runner. */
interface PutBefore {
  /** Null = the coach wrote none. */
  newPlan: ListedNewPlan | null;
  /** Null = the coach proposes nothing. */
  proposal: ListedCoachProposal | null;
}

/**
 * What of a coach's words about a plan the runner has still to decide. A caution is not looked at: the
 * runner alone knows of it, and what is held for it still waits.
 *
 * @param current the runner's plan as it is stored; null = none
 * @param today YYYY-MM-DD, at the runner's place
 * @returns null where nothing waits
 */
export function waitingPlanOf(
  { newPlan, proposal }: PutBefore,
  current: PlanRecord | null,
  today: string,
): WaitingPlan | null {
  return (
    (newPlan && waitingNewPlan(newPlan, current, today)) ??
    (proposal && current && waitingChange(proposal, current, today))
  );
}

function waitingNewPlan(
  proposed: ListedNewPlan,
  current: PlanRecord | null,
  today: string,
): WaitingPlan | null {
  const plan = proposed.record && planOfRecord(proposed.record);
  const [first] = plan?.weeks.flatMap(({ sessions }) => sessions) ?? [];
  if (!first || newPlanState(proposed, current, { today, caution: null }) !== 'open') return null;
  return { id: proposed.id, untilDay: first.day };
}

function waitingChange(
  proposal: ListedCoachProposal,
  current: PlanRecord,
  today: string,
): WaitingPlan | null {
  if (isApproval(proposal)) return null;
  const card = cardOfProposal(proposal, current);
  const [version] = card.versions;
  if (!version || planCardState(card, current, { today, caution: null }) !== 'open') return null;
  const [first] = shownVersion(version).difference.sessions;
  return { id: proposal.id, untilDay: first?.day ?? current.endDay };
}
