import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { isHardKind, type PlanSession, type TrainingPlan } from '../training-plan.ts';
import { plannedMove } from './move-session.ts';

function built(): TrainingPlan {
  const outcome = buildPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome.plan;
}

const PLAN = built();
const MEASURED = { plan: PLAN, runner: EXAMPLE_RUNNER, wish: EXAMPLE_WISH };
/** The plan's third week: 2026-12-07 to 12-13, with runs on Tuesday, Thursday, Saturday and Sunday. */
const TODAY = '2026-12-07';
const WEEK = PLAN.weeks[2]?.sessions ?? [];

function sessionOn(day: string): PlanSession {
  const session = WEEK.find((one) => one.day === day);
  if (!session) throw new Error(day);
  return session;
}

describe('moving a session', () => {
  it('puts it on a rest day, with the sums as they were', () => {
    const easy = sessionOn('2026-12-12');
    expect(isHardKind(easy.kind)).toBe(false);
    const move = plannedMove(MEASURED, easy, '2026-12-11', TODAY);
    expect(move).toMatchObject({ refusedFor: null, swappedWith: null, isOtherDay: true });
    const week = move?.plan.weeks[2];
    expect(week?.meters).toBe(PLAN.weeks[2]?.meters);
    expect(week?.sessions.find(({ day }) => day === '2026-12-11')).toEqual({
      ...easy,
      day: '2026-12-11',
      id: 'd5',
    });
    expect(week?.sessions.map(({ id }) => id)).toEqual(['d2', 'd4', 'd5', 'd7']);
  });

  it('changes places with what stands there', () => {
    const [tuesday, thursday] = PLAN.weeks[3]?.sessions ?? [];
    if (!tuesday || !thursday) throw new Error('no sessions');
    const move = plannedMove(MEASURED, tuesday, thursday.day, TODAY);
    expect(move).toMatchObject({ refusedFor: null, swappedWith: thursday, isOtherDay: false });
    const week = move?.plan.weeks[3]?.sessions ?? [];
    expect(week.find(({ day }) => day === tuesday.day)?.kind).toBe(thursday.kind);
    expect(week.find(({ day }) => day === thursday.day)?.kind).toBe(tuesday.kind);
  });

  it('refuses a test that is not rested, and names why', () => {
    const test = WEEK.find(({ kind }) => kind === 'test');
    if (!test) throw new Error('no test');
    expect(plannedMove(MEASURED, test, '2026-12-08', TODAY)?.refusedFor).toBe('test-rest');
  });

  it('refuses two hard days side by side', () => {
    const hard = WEEK.find(({ kind }) => isHardKind(kind) && kind !== 'long');
    if (!hard) throw new Error('no hard session');
    expect(plannedMove(MEASURED, hard, '2026-12-12', TODAY)?.refusedFor).toBe('back-to-back');
  });

  it('looks at the weeks beside it as well', () => {
    const long = WEEK.find(({ kind }) => kind === 'long');
    const before = PLAN.weeks[1]?.sessions.at(-1);
    if (!long || !before) throw new Error('no long run');
    expect(isHardKind(before.kind)).toBe(true);
    expect(plannedMove(MEASURED, long, '2026-12-07', TODAY)?.refusedFor).toBe('back-to-back');
  });

  it('goes into another week only where that week does not become too long', () => {
    const easy = sessionOn('2026-12-12');
    const monday = plannedMove(MEASURED, easy, '2026-12-14', TODAY);
    expect(monday?.refusedFor).not.toBeNull();
    const back = PLAN.weeks[3]?.sessions.find(({ kind }) => !isHardKind(kind));
    if (!back) throw new Error('no easy run');
    const change = plannedMove(MEASURED, easy, back.day, TODAY);
    expect(change?.swappedWith).toEqual(back);
    const meters = change?.plan.weeks.slice(2, 4).map((week) => week.meters);
    expect(meters).toEqual([
      (PLAN.weeks[2]?.meters ?? 0) - easy.meters + back.meters,
      (PLAN.weeks[3]?.meters ?? 0) - back.meters + easy.meters,
    ]);
  });

  it('puts what was missed in the place of a later run', () => {
    const [tuesday, saturday] = [sessionOn('2026-12-08'), sessionOn('2026-12-12')];
    const move = plannedMove(MEASURED, tuesday, saturday.day, '2026-12-09');
    expect(move).toMatchObject({ refusedFor: null, swappedWith: saturday, isReplacing: true });
    expect(move?.plan.weeks[2]?.sessions.map(({ id, kind }) => [id, kind])).toEqual(
      WEEK.slice(1).map(({ id, kind }) => [id, id === 'd6' ? tuesday.kind : kind]),
    );
  });

  it('moves no race, nothing into the past, and nothing out of the plan', () => {
    const race = PLAN.weeks.at(-1)?.sessions.find(({ kind }) => kind === 'race');
    if (!race) throw new Error('no race');
    expect(plannedMove(MEASURED, race, '2027-03-13', TODAY)?.refusedFor).toBe('race');
    const easy = sessionOn('2026-12-12');
    expect(plannedMove(MEASURED, easy, '2026-12-09', '2026-12-10')?.refusedFor).toBe('past');
    expect(plannedMove(MEASURED, easy, '2027-04-01', TODAY)).toBeNull();
    expect(plannedMove(MEASURED, easy, easy.day, TODAY)).toBeNull();
    expect(plannedMove(MEASURED, { day: '2026-12-09', id: 'd3' }, '2026-12-10', TODAY)).toBeNull();
  });
});
