import { expect, it } from 'vitest';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { withNewPaces } from '@tasuki/domain/plans/changes/new-paces';
import type { PlanFeel, PlanSessionKind, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { PLAN_CASES } from '../../evaluation/plans/plan-cases.ts';

/** The feel of a kind that no other effort shares. */
const FEELS: Readonly<Partial<Record<PlanSessionKind, PlanFeel>>> = {
  recovery: 'slower-than-easy',
  easy: 'talk-in-sentences',
  tempo: 'comfortably-hard',
  'marathon-pace': 'steady-and-controlled',
  race: 'race-patiently',
};

function feelsOf({ weeks }: TrainingPlan): string[] {
  return weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ kind, target }) =>
      FEELS[kind] === undefined ? [] : [`${kind}: ${target.feel}`],
    ),
  );
}

const EXPECTED = new Set(Object.entries(FEELS).map(([kind, feel]) => `${kind}: ${feel}`));

it('names the feel of recovery, marathon pace and race apart from tempo, also after new paces', () => {
  const found = PLAN_CASES.flatMap(({ runner, wish }) => {
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') return [];
    const { plan } = outcome;
    const faster = { value: (runner.vdot?.value ?? 38) + 2, uncertainty: 1 };
    return [
      ...feelsOf(plan),
      ...feelsOf(withNewPaces(plan, { runner, wish }, faster, plan.startDay)),
    ];
  });
  expect(new Set(found)).toEqual(EXPECTED);
});

it('names no pace for a recovery run, which would be that of an easy one, also after new paces', () => {
  const targets = PLAN_CASES.flatMap(({ runner, wish }) => {
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') return [];
    const faster = { value: (runner.vdot?.value ?? 38) + 2, uncertainty: 1 };
    const { plan } = outcome;
    return [plan, withNewPaces(plan, { runner, wish }, faster, plan.startDay)]
      .flatMap(({ weeks }) => weeks.flatMap(({ sessions }) => sessions))
      .filter(({ kind }) => kind === 'recovery');
  });
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter(({ target }) => target.paceFast ?? target.paceSlow)).toEqual([]);
});
