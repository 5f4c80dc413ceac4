import { describe, expect, it } from 'vitest';
import { changesOf, undoableChange } from '../changes/plan-change.ts';
import { EXAMPLE_REVISION, EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { Caution } from '../plan-caution.ts';
import { planLinesOf } from '../plan-lines.ts';
import { planOfRecord, storedPlanOf, type PlanRecord, type StoredPlan } from '../plan-record.ts';
import { completeRecord, proposedPlan } from '../proposed-plan.ts';
import { planRecordSchema } from '../plan-record-document.ts';
import { withCoachSession } from './coach-edits.ts';
import { coachPacesOf, coachSession, firstChoice } from './coach-session.ts';
import { newPlanSchema } from './new-plan-document.ts';
import {
  limitsOfNewPlan,
  listedNewPlan,
  newPlanOf,
  newPlanState,
  takenPlan,
  type NewPlanAnswer,
} from './new-plan.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const ID = '0123456789abcdef0123';
const COACH = 'Kenji-Arai_07';
const TODAY = '2026-11-22';
const MOMENT = { today: TODAY, caution: null };
const DECISION = { ...MOMENT, at: new Date('2026-11-22T10:20:30Z') };
const DOCTOR: Caution = { kind: 'doctor', since: new Date('2026-11-21'), until: null };

function written(
  record: PlanRecord = RECORD,
  changed: Partial<StoredPlan> = {},
  answer?: NewPlanAnswer,
) {
  const sent = newPlanOf(record, { id: ID, note: ' Gently first. ' });
  const plan = JSON.stringify({ ...storedPlanOf(record, ID), ...changed });
  return listedNewPlan(COACH, {
    ...(Object.keys(changed).length > 0 ? { ...sent, plan } : sent),
    updatedAt: new Date('2026-11-22T09:00:00Z'),
    ...(answer && { answer }),
  });
}

/** The coach makes a run of the fourth week a very long one. */
function beyondLimits(): PlanRecord {
  const plan = planOfRecord(RECORD);
  const session = plan?.weeks[3]?.sessions[0];
  if (!plan || !session) throw new Error('no session');
  const long = coachSession({ ...firstChoice('long'), meters: 50_000 }, coachPacesOf(RECORD));
  return { ...RECORD, sessions: planLinesOf(withCoachSession(plan, session.day, long, session)) };
}

describe('a plan that a human coach writes', () => {
  it('is stored whole and read as it was written', () => {
    const stored = newPlanOf(RECORD, { id: ID, note: ' Gently first. ' });
    expect(newPlanSchema.isValidSync(stored)).toBe(true);
    const read = written();
    expect(read).toMatchObject({ id: ID, note: 'Gently first.', answer: null, coachUid: COACH });
    expect(read.record).toEqual(RECORD);
    expect(newPlanState(read, null, MOMENT)).toBe('open');
  });

  it('becomes the runner’s plan with its author in the history', () => {
    const taken = takenPlan(written(), null, DECISION);
    if (!taken) throw new Error('not taken');
    expect(changesOf(taken)).toMatchObject([
      { author: 'human', kind: 'begun', coachUid: COACH, proposal: { id: ID }, state: 'made' },
    ]);
    const stored = storedPlanOf(taken, EXAMPLE_REVISION);
    expect(planRecordSchema.isValidSync(stored)).toBe(true);
    expect(completeRecord(stored)?.sessions).toBe(RECORD.sessions);
    // Who began it is no change that could be taken back.
    expect(undoableChange(taken)).toBeNull();
  });

  it('takes the place of a plan that is over, and of no other', () => {
    const over = { ...RECORD, endDay: '2026-11-21', revision: EXAMPLE_REVISION };
    const taken = takenPlan(written(), over, DECISION);
    expect(taken && storedPlanOf(taken, 'a'.repeat(8)).basedOn).toBe(EXAMPLE_REVISION);
    expect(newPlanState(written(), RECORD, MOMENT)).toBe('outdated');
    expect(takenPlan(written(), RECORD, DECISION)).toBeNull();
  });

  it('waits while something comes before training', () => {
    expect(newPlanState(written(), null, { today: TODAY, caution: DOCTOR })).toBe('held');
    expect(takenPlan(written(), null, { ...DECISION, caution: DOCTOR })).toBeNull();
    const back: Caution = { ...DOCTOR, kind: 'return' };
    expect(newPlanState(written(), null, { today: TODAY, caution: back })).toBe('open');
  });

  it('is out of date once its first day is over', () => {
    expect(newPlanState(written(), null, { today: '2026-11-24', caution: null })).toBe('open');
    expect(newPlanState(written(), null, { today: '2026-11-25', caution: null })).toBe('outdated');
  });

  it.each(['accepted', 'refused'] as const)('is %s for good', (answer) => {
    const read = written(RECORD, {}, answer);
    expect(newPlanState(read, null, MOMENT)).toBe(answer);
    expect(takenPlan(read, null, DECISION)).toBeNull();
  });
});

describe('its limits', () => {
  it('are kept by what the builder made', () => {
    expect(limitsOfNewPlan(RECORD)).toEqual({ exceeded: [], isUnreadable: false });
  });

  it('are exceeded by a coach in the same way as by a change of a plan', () => {
    const rules = limitsOfNewPlan(beyondLimits()).exceeded.map(({ rule }) => rule);
    expect(rules).toContain('single-run');
    expect(newPlanState(written(beyondLimits()), null, MOMENT)).toBe('open');
  });
});

describe('what a coach wrote past the app', () => {
  it('offers nothing that is no plan', () => {
    for (const sessions of ['base\n', 'base hold ~ ~ 0\n', 'nonsense 1 2\n']) {
      const read = written(RECORD, { sessions });
      expect(takenPlan(read, null, DECISION), sessions).toBeNull();
      expect(newPlanState(read, null, MOMENT), sessions).toBe('outdated');
    }
  });

  it('has no history, marks or pause of its own', () => {
    const details = `${storedPlanOf(RECORD, ID).details}paused 2026-11-22\nmark 2026-11-24 d2 done\nchange 1764000000 runner move 2026-11-24 made\n`;
    const taken = takenPlan(written(RECORD, { details }), null, DECISION);
    expect(taken).toMatchObject({ marks: '', pausedOn: null });
    expect(taken && changesOf(taken).map(({ author }) => author)).toEqual(['human']);
  });

  it.each(['', '{', '[]', 'null', '{"goalKind":"race"}'])('is no plan: %s', (plan) => {
    const stored = { id: ID, plan, note: '', updatedAt: new Date() };
    expect(listedNewPlan(COACH, stored).record).toBeNull();
  });
});
