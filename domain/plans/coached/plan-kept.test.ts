import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { dayNumberOf } from '../../measures/calendar-day.ts';
import type { Recorded } from '../changes/lived-runs.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { proposedPlan, type PlanRecord } from '../plan-record.ts';
import { keptPlan } from './plan-kept.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
/** In the third week of the plan. */
const TODAY = PLAN.weeks[2]?.sessions.at(-1)?.day ?? '';
const SESSIONS = PLAN.weeks.flatMap(({ sessions }) => sessions).filter(({ day }) => day < TODAY);

/** Every session of the plan before today was run, but for these. */
function ran(missed: readonly string[] = []): Recorded[] {
  return SESSIONS.filter(({ day }) => !missed.includes(day)).map(({ day, meters }) =>
    exampleActivityRow({
      id: `run ${day}`,
      startedAt: new Date(`${day}T06:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: meters,
      purpose: null,
      duplicateOf: null,
    }),
  );
}

function kept(recordings: readonly Recorded[], changes: Partial<PlanRecord> = {}, day = TODAY) {
  return keptPlan({ record: { ...RECORD, ...changes }, recordings }, dayNumberOf(day));
}

describe('a plan that runs', () => {
  it('says which week it is, and how many sessions of the last days were run', () => {
    const { plan, missedDays } = kept(ran()) ?? {};
    expect(plan).toMatchObject({ state: 'running', week: 3, weeks: PLAN.weeks.length });
    expect(plan?.planned).toBeGreaterThan(2);
    expect(plan?.done).toBe(plan?.planned);
    expect(missedDays).toEqual([]);
  });

  it('names the days of what was missed', () => {
    const missed = SESSIONS.slice(-2).map(({ day }) => day);
    const result = kept(ran(missed));
    expect(result?.missedDays).toEqual(missed);
    expect(result?.plan.done).toBe((result?.plan.planned ?? 0) - 2);
  });

  it('does not know what was run where the coach may read no run of it', () => {
    expect(kept([])).toMatchObject({ plan: { state: 'running', done: null }, missedDays: [] });
  });
});

it('misses nothing while it pauses, before it begins, and after its end', () => {
  expect(kept(ran(), { pausedOn: TODAY })).toMatchObject({
    plan: { state: 'paused' },
    missedDays: [],
  });
  expect(kept([], {}, '2026-11-01')).toMatchObject({ plan: { state: 'ahead' }, missedDays: [] });
  expect(kept([], {}, '2027-12-01')).toBeNull();
});
