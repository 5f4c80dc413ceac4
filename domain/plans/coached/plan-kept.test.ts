import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import type { Recorded } from '../changes/lived-runs.ts';
import { withReturn } from '../changes/session-changes.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { PlanRecord } from '../plan-record.ts';
import { proposedPlan } from '../proposed-plan.ts';
import { keptPlan } from './plan-kept.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
/** In the third week of the plan. */
const TODAY = PLAN.weeks[2]?.sessions.at(-1)?.day ?? '';
const SESSIONS = PLAN.weeks.flatMap(({ sessions }) => sessions).filter(({ day }) => day < TODAY);

/** Every session of the plan before today was run, but for these. */
function ran(missed: readonly string[] = [], sessions = SESSIONS): Recorded[] {
  return sessions
    .filter(({ day }) => !missed.includes(day))
    .map(({ day, meters }) =>
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

  it('counts what was missed also where several sessions were run since', () => {
    const [missed] = SESSIONS.slice(-4).map(({ day }) => day);
    if (missed === undefined) throw new Error('The plan has too few sessions');
    const day = calendarDayOf(dayNumberOf(missed) + 7);
    const later = PLAN.weeks.flatMap(({ sessions }) => sessions).filter((one) => one.day < day);
    const result = kept(ran([missed], later), {}, day);
    expect(result?.missedDays).toEqual([missed]);
    expect(result?.plan.done).toBe((result?.plan.planned ?? 0) - 1);
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

describe('after a pause', () => {
  const [first, , last] = SESSIONS.slice(-3).map(({ day }) => day);
  if (first === undefined || last === undefined) throw new Error('The plan has too few sessions');

  it('misses none of its days, once its last day is over', () => {
    const paused = SESSIONS.filter(({ day }) => day >= first && day <= last).map(({ day }) => day);
    const result = kept(ran(paused), { pausedOn: first, pausedUntil: last });
    expect(result).toMatchObject({ plan: { state: 'running' }, missedDays: [] });
    expect(result?.plan.done).toBe(result?.plan.planned);
  });

  it('misses none of its days once the runner has come back before', () => {
    const back = withReturn({ ...RECORD, pausedOn: first }, new Date(`${TODAY}T05:00:00Z`), TODAY);
    const before = SESSIONS.filter(({ day }) => day >= first).map(({ day }) => day);
    const result = keptPlan({ record: back, recordings: ran(before) }, dayNumberOf(TODAY));
    expect(result).toMatchObject({ plan: { state: 'running' }, missedDays: [] });
  });
});
