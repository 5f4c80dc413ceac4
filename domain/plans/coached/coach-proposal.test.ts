import { describe, expect, it } from 'vitest';
import { planCardState, withCardAccepted, withCardRefused } from '../asked/plan-card.ts';
import { changesOf, withoutLastChange } from '../changes/plan-change.ts';
import { withSessionMark } from '../changes/session-changes.ts';
import { EXAMPLE_REVISION, EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { planOfRecord, storedPlanOf } from '../plan-record.ts';
import { proposedPlan, completeRecord } from '../proposed-plan.ts';
import { planRecordSchema } from '../plan-record-document.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';
import { withCoachSession, withEmptyWeek, withoutSession } from './coach-edits.ts';
import { coachLimitsOf, measuredPlanOf } from './coach-limits.ts';
import { coachProposalSchema } from './coach-proposal-document.ts';
import {
  answerToProposal,
  cardOfProposal,
  coachProposalOf,
  isApproval,
  isForPlan,
  type CoachProposal,
} from './coach-proposal.ts';
import {
  choiceOf,
  COACH_SESSION_KINDS,
  coachPacesOf,
  coachSession,
  firstChoice,
} from './coach-session.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const PLAN = planOf(RECORD);
const ID = '0123456789abcdef0123';
const COACH = 'Kenji-Arai_07';
const TODAY = '2026-12-01';
const DECISION = { at: new Date('2026-12-01T10:20:30Z'), today: TODAY, caution: null };

function planOf(record: typeof RECORD): TrainingPlan {
  const plan = planOfRecord(record);
  if (!plan) throw new Error('no plan');
  return plan;
}

function sessionIn(plan: TrainingPlan, week: number, place = 0): PlanSession {
  const session = plan.weeks[week]?.sessions[place];
  if (!session) throw new Error('no session');
  return session;
}

function listed(proposal: CoachProposal) {
  return { ...proposal, coachUid: COACH, updatedAt: new Date('2026-12-01T09:00:00Z') };
}

/** The coach takes a session out of the fourth week. */
function proposal(): CoachProposal {
  return coachProposalOf(RECORD, withoutSession(PLAN, sessionIn(PLAN, 3)), {
    id: ID,
    note: ' Rest. ',
  });
}

describe('what a human coach proposes', () => {
  it('is stored as the weeks that differ, and read as the change of its sessions', () => {
    const stored = proposal();
    expect(coachProposalSchema.isValidSync(stored)).toBe(true);
    expect(stored.note).toBe('Rest.');
    expect(stored.weeks.startsWith('3 ')).toBe(true);
    expect(stored.weeks.split('\n')).toHaveLength(2);
    const [version] = cardOfProposal(listed(stored), RECORD).versions;
    expect(version?.before.weeks.map(({ index }) => index)).toEqual([3]);
  });

  it('is accepted under the coach’s name, and can be undone', () => {
    const card = cardOfProposal(listed(proposal()), RECORD);
    const [version] = card.versions;
    if (!version) throw new Error('no version');
    const accepted = withCardAccepted(RECORD, card, version, DECISION);
    if (!accepted) throw new Error('not accepted');
    expect(planOf(accepted).weeks[3]?.sessions).toHaveLength(
      (PLAN.weeks[3]?.sessions.length ?? 0) - 1,
    );
    expect(changesOf(accepted)).toMatchObject([
      { author: 'human', kind: 'coached', coachUid: COACH, state: 'made' },
    ]);
    const stored = storedPlanOf(accepted, EXAMPLE_REVISION);
    expect(planRecordSchema.isValidSync(stored)).toBe(true);
    const again = completeRecord(stored);
    if (!again) throw new Error('unreadable');
    expect(changesOf(again)[0]?.coachUid).toBe(COACH);
    expect(answerToProposal({ id: ID }, again)).toBe('made');
    // Nothing is applied twice.
    expect(withCardAccepted(again, card, version, DECISION)).toBeNull();
    const undone = withoutLastChange(again, DECISION.at, TODAY);
    expect(undone?.sessions).toBe(RECORD.sessions);
  });

  it('is refused without a change of the plan', () => {
    const refused = withCardRefused(RECORD, cardOfProposal(listed(proposal()), RECORD), DECISION);
    expect(refused?.sessions).toBe(RECORD.sessions);
    expect(refused && answerToProposal({ id: ID }, refused)).toBe('refused');
    expect(refused && changesOf(refused)[0]).toMatchObject({ author: 'runner', coachUid: COACH });
  });

  it('waits while something comes before training', () => {
    const card = cardOfProposal(listed(proposal()), RECORD);
    const caution = { kind: 'doctor', since: new Date('2026-11-30'), until: null } as const;
    expect(planCardState(card, RECORD, { today: TODAY, caution })).toBe('held');
    const [version] = card.versions;
    expect(version && withCardAccepted(RECORD, card, version, { ...DECISION, caution })).toBeNull();
  });

  it('outlives a mark, and not another change of the sessions', () => {
    const marked = withSessionMark(RECORD, sessionIn(PLAN, 0), 'done', DECISION.at);
    expect(isForPlan(proposal(), marked)).toBe(true);
    const other = withCoachSession(
      PLAN,
      sessionIn(PLAN, 5).day,
      coachSession(firstChoice('easy'), coachPacesOf(RECORD)),
      sessionIn(PLAN, 5),
    );
    const { id, note } = proposal();
    const others = cardOfProposal(listed(coachProposalOf(RECORD, other, { id, note })), RECORD);
    const [version] = others.versions;
    const changed = version && withCardAccepted(RECORD, others, version, DECISION);
    if (!changed) throw new Error('not accepted');
    const late = cardOfProposal(listed({ ...proposal(), id: 'f'.repeat(20) }), changed);
    expect(late.versions).toEqual([]);
    expect(planCardState(late, changed, DECISION)).toBe('outdated');
  });

  it('is an approval where nothing is changed', () => {
    const approval = coachProposalOf(RECORD, PLAN, { id: ID, note: '' });
    expect(isApproval(approval)).toBe(true);
    expect(coachProposalSchema.isValidSync(approval)).toBe(true);
    expect(isApproval(proposal())).toBe(false);
  });

  it('reads no plan out of weeks that it cannot read', () => {
    for (const weeks of ['99 base hold ~ ~ 0\n', '3 nonsense\n', '3 base hold ~ ~ 0;9 easy\n']) {
      expect(cardOfProposal(listed({ ...proposal(), weeks }), RECORD).versions).toEqual([]);
    }
  });

  it('offers the runner nothing that is no plan, whatever a coach wrote past the app', () => {
    const lines = RECORD.sessions.split('\n');
    const [head = '', first = '', ...rest] = lines[3]?.split(';') ?? [];
    const last = PLAN.weeks.length - 1;
    const hostile = {
      'a day beyond the week': `3 ${[head, `9${first.slice(1)}`, ...rest].join(';')}\n`,
      'no race any more': `${last} ${lines[last]?.split(';')[0]}\n`,
      'more than a plan can hold': `3 ${[head, `${first} ${'main:easy:1:1m:~ '.repeat(3300).trim()}`].join(';')}\n`,
    };
    for (const [name, weeks] of Object.entries(hostile)) {
      const stored = { ...proposal(), weeks };
      expect(coachProposalSchema.isValidSync(stored), name).toBe(true);
      expect(cardOfProposal(listed(stored), RECORD).versions, name).toEqual([]);
    }
  });
});

describe('the limits', () => {
  const measured = measuredPlanOf(RECORD);
  if (!measured) throw new Error('no plan');
  const paces = coachPacesOf(RECORD);

  it('warn a coach who goes beyond them, once for each', () => {
    const day = sessionIn(PLAN, 3).day;
    const long = coachSession({ ...firstChoice('long'), meters: 60_000 }, paces);
    const after = withCoachSession(PLAN, day, long, sessionIn(PLAN, 3));
    const rules = coachLimitsOf(measured, after).exceeded.map(({ rule }) => rule);
    expect(rules).toContain('single-run');
    expect(rules).toContain('long-time');
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('say nothing of what keeps them', () => {
    const gentler = coachSession({ ...firstChoice('easy'), meters: 5000 }, paces);
    const place = sessionIn(PLAN, 0);
    const after = withCoachSession(PLAN, place.day, gentler, place);
    expect(coachLimitsOf(measured, after)).toEqual({ exceeded: [], isUnreadable: false });
  });
});

describe('what a coach writes', () => {
  const paces = coachPacesOf(RECORD);

  it('empties a week from today on, and leaves the goal’s race', () => {
    const first = withEmptyWeek(PLAN, 2, TODAY);
    expect(first.weeks[1]?.sessions.every(({ day }) => day < TODAY)).toBe(true);
    const last = withEmptyWeek(PLAN, PLAN.weeks.length, TODAY);
    expect(last.weeks.at(-1)?.sessions.map(({ kind }) => kind)).toEqual(['race']);
  });

  it.each(COACH_SESSION_KINDS)('is read again as it was said: %s', (kind) => {
    const choice = { ...firstChoice(kind), meters: 12_000 };
    const day = sessionIn(PLAN, 4).day;
    const after = withCoachSession(PLAN, day, coachSession(choice, paces), sessionIn(PLAN, 4));
    const stored = coachProposalOf(RECORD, after, { id: ID, note: '' });
    expect(coachProposalSchema.isValidSync(stored)).toBe(true);
    const [version] = cardOfProposal(listed(stored), RECORD).versions;
    const accepted =
      version &&
      withCardAccepted(RECORD, cardOfProposal(listed(stored), RECORD), version, DECISION);
    if (!accepted) throw new Error('not accepted');
    const found = planOf(accepted).weeks[4]?.sessions.find((session) => session.day === day);
    expect(found && choiceOf(found)).toEqual(choice);
    expect(found?.reason.code).toBe('coach-choice');
    expect(found?.seconds).toBeGreaterThan(0);
  });

  it('grows the whole run where its faster part is longer', () => {
    const choice = { ...firstChoice('intervals'), meters: 3000, repeats: 10, length: 1000 };
    const { meters, steps } = coachSession(choice, paces);
    expect(meters).toBeGreaterThanOrEqual(10_000);
    expect(steps).toHaveLength(1);
  });
});
