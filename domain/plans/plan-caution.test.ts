import { describe, expect, it } from 'vitest';
import { buildPlan } from './build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from './example-plan-wish.ts';
import { isSign, sessionsUnder, withCaution, type Caution } from './plan-caution.ts';
import type { PlanInjury } from './plan-wish.ts';
import { isHardKind, type PlanSession } from './training-plan.ts';

const SINCE = new Date('2026-11-23T09:00:00Z');
const UNTIL = new Date('2026-11-30T09:00:00Z');
const SIGN: Caution = { kind: 'doctor', since: SINCE, until: null };
const PAIN: Caution = { kind: 'pain', since: SINCE, until: UNTIL };

function builtSessions(caution: Caution | null): readonly PlanSession[] {
  const outcome = buildPlan(withCaution(EXAMPLE_RUNNER, caution), EXAMPLE_WISH);
  return outcome.outcome === 'built' ? outcome.plan.weeks.flatMap(({ sessions }) => sessions) : [];
}

describe('the builder under a caution', () => {
  it('makes no plan while a sign is open', () => {
    expect(buildPlan(withCaution(EXAMPLE_RUNNER, SIGN), EXAMPLE_WISH)).toEqual({
      outcome: 'refused',
      reason: 'red-flag',
    });
  });

  it.each(['pain', 'illness', 'return'] as const)('begins gently after %s', (kind) => {
    const faster = (sessions: readonly PlanSession[]) =>
      sessions
        .filter(({ day }) => day < '2026-12-14')
        .filter(({ kind: one }) => isHardKind(one) && one !== 'long');
    expect(faster(builtSessions(null))).not.toEqual([]);
    const gentle = builtSessions({ kind, since: SINCE, until: UNTIL });
    expect(gentle).not.toEqual([]);
    expect(faster(gentle)).toEqual([]);
  });

  it('takes only pain for something that hurts', () => {
    const after = (kind: Caution['kind'], injury: PlanInjury | null) =>
      withCaution({ ...EXAMPLE_RUNNER, injury }, { kind, since: SINCE, until: UNTIL });
    expect(after('pain', null)).toMatchObject({ health: 'niggle', injury: 'other' });
    expect(after('pain', 'bone')).toMatchObject({ health: 'niggle', injury: 'bone' });
    expect(after('illness', null)).toMatchObject({ health: 'niggle', injury: null });
    // A cold is no reason to refuse who may run again after a stress fracture.
    expect(after('illness', 'bone')).toMatchObject({ health: 'well', injury: 'bone' });
  });

  it('changes nothing without one, and no graver answer', () => {
    expect(withCaution(EXAMPLE_RUNNER, null)).toBe(EXAMPLE_RUNNER);
    const ill = { ...EXAMPLE_RUNNER, health: 'ill' } as const;
    expect(withCaution(ill, PAIN)).toBe(ill);
  });
});

describe('a running plan under a caution', () => {
  const sessions = builtSessions(null).filter(({ day }) => day < '2026-12-20');
  const today = '2026-11-26';

  it('orders nothing from today on while a sign is open, however long', () => {
    const ordered = sessionsUnder(sessions, SIGN, today);
    expect(
      ordered.every(({ session, planned }) => (session === null) === planned.day >= today),
    ).toBe(true);
  });

  it('orders nothing hard for a week after pain, and keeps what is past', () => {
    const ordered = sessionsUnder(sessions, PAIN, today);
    const fresh = ordered.filter(
      ({ planned }) => planned.day >= today && planned.day <= '2026-11-30',
    );
    expect(fresh.some(({ planned }) => isHardKind(planned.kind))).toBe(true);
    for (const { session, planned } of fresh) {
      expect(session && isHardKind(session.kind)).toBe(false);
      expect(session?.meters).toBeLessThanOrEqual(planned.meters);
    }
    const others = ordered.filter(({ planned }) => !fresh.some((one) => one.planned === planned));
    expect(others.every(({ session, planned }) => session === planned)).toBe(true);
  });

  it('orders no run while somebody is ill', () => {
    const [first] = sessionsUnder(
      sessions.filter(({ day }) => day >= today),
      { kind: 'illness', since: SINCE, until: UNTIL },
      today,
    );
    expect(first?.session).toBeNull();
  });

  it('goes on after a sign was cleared', () => {
    const ordered = sessionsUnder(sessions, { kind: 'return', since: SINCE, until: UNTIL }, today);
    expect(ordered.every(({ session, planned }) => session === planned)).toBe(true);
    expect(isSign(SIGN)).toBe(true);
    expect(isSign(PAIN)).toBe(false);
  });
});
