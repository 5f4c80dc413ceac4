import { describe, expect, it } from 'vitest';
import { isPlanWaiting } from '../../coaches/coach.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { withCardAccepted, withCardRefused } from '../asked/plan-card.ts';
import { planOfRecord, storedPlanOf } from '../plan-record.ts';
import { proposedPlan } from '../proposed-plan.ts';
import { withoutSession } from './coach-edits.ts';
import { cardOfProposal, coachProposalOf, type ListedCoachProposal } from './coach-proposal.ts';
import { listedNewPlan, newPlanOf, type NewPlanAnswer } from './new-plan.ts';
import { waitingPlanOf } from './waiting-plan.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const PLAN = planOfRecord(RECORD);
const FIRST = PLAN?.weeks[0]?.sessions[0];
const LATER = PLAN?.weeks[2]?.sessions[0];
const ID = '0123456789abcdef0123';
const COACH = 'Kenji-Arai_07';
const TODAY = '2026-11-22';

function newPlan(answer?: NewPlanAnswer) {
  return listedNewPlan(COACH, {
    ...newPlanOf(RECORD, { id: ID, note: '' }),
    updatedAt: new Date('2026-11-22T09:00:00Z'),
    ...(answer && { answer }),
  });
}

/** The coach takes a session of the third week out; `isSame` = says that the plan is good. */
function proposal({ isSame = false } = {}): ListedCoachProposal {
  if (!PLAN || !LATER) throw new Error('no session');
  const after = isSame ? PLAN : withoutSession(PLAN, LATER);
  return {
    ...coachProposalOf(RECORD, after, { id: ID, note: '' }),
    coachUid: COACH,
    updatedAt: new Date('2026-11-22T09:00:00Z'),
  };
}

const nothing = { newPlan: null, proposal: null };

describe('what a coach put before a runner', () => {
  it('waits until the first day of the new plan is over, and is no more once it is answered', () => {
    const waiting = waitingPlanOf({ ...nothing, newPlan: newPlan() }, null, TODAY);
    expect(waiting).toEqual({ id: ID, untilDay: FIRST?.day });
    expect(waitingPlanOf(nothing, null, TODAY)).toBeNull();
    for (const answer of ['accepted', 'refused'] as const) {
      expect(waitingPlanOf({ ...nothing, newPlan: newPlan(answer) }, null, TODAY)).toBeNull();
    }
    expect(waitingPlanOf({ ...nothing, newPlan: newPlan() }, RECORD, TODAY)).toBeNull();
    expect(waitingPlanOf({ ...nothing, newPlan: newPlan() }, null, '2027-12-01')).toBeNull();
  });

  it('waits as a change until the first day that it changes, and not once it is decided', () => {
    const waiting = { ...nothing, proposal: proposal() };
    expect(waitingPlanOf(waiting, RECORD, TODAY)).toEqual({ id: ID, untilDay: LATER?.day });
    const card = cardOfProposal(waiting.proposal, RECORD);
    const [version] = card.versions;
    const decision = { at: new Date('2026-11-22T10:00:00Z'), today: TODAY, caution: null };
    const decided = [
      version && withCardAccepted(RECORD, card, version, decision),
      withCardRefused(RECORD, card, decision),
    ];
    for (const record of decided) expect(waitingPlanOf(waiting, record ?? null, TODAY)).toBeNull();
    expect(waitingPlanOf(waiting, null, TODAY)).toBeNull();
  });

  it('does not wait where the coach says that the plan is good as it is', () => {
    const approved = { ...nothing, proposal: proposal({ isSame: true }) };
    expect(waitingPlanOf(approved, RECORD, TODAY)).toBeNull();
  });

  it('is not waited for where it cannot be read', () => {
    const stored = storedPlanOf(RECORD, ID);
    const broken = listedNewPlan(COACH, {
      id: ID,
      note: '',
      updatedAt: new Date(),
      plan: JSON.stringify({ ...stored, sessions: 'no plan' }),
    });
    expect(waitingPlanOf({ ...nothing, newPlan: broken }, null, TODAY)).toBeNull();
  });

  it('is marked up to its last day', () => {
    const link = { waitingPlan: { id: ID, untilDay: '2026-11-23' } };
    expect(isPlanWaiting([{ waitingPlan: null }, link], '2026-11-23')).toBe(true);
    expect(isPlanWaiting([link], '2026-11-24')).toBe(false);
    expect(isPlanWaiting([], '2026-11-23')).toBe(false);
  });
});
