import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { EXAMPLE_REVISION, EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { planOfRecord, storedPlanOf, type PlanRecord } from '../plan-record.ts';
import { completeRecord, proposedPlan } from '../proposed-plan.ts';
import { planRecordSchema } from '../plan-record-document.ts';
import { isHardKind, type PlanSession, type TrainingPlan } from '../training-plan.ts';
import type { Recorded } from './lived-runs.ts';
import { changesOf, withoutLastChange } from './plan-change.ts';
import {
  proposedChange,
  proposedEasierDay,
  proposedRace,
  proposedReturn,
  withAccepted,
  withRefused,
  type PlanMoment,
  type PlanProposal,
} from './propose-change.ts';
import { withPause, withSessionMark } from './session-changes.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const AT = new Date('2026-12-20T08:00:00Z');

/** Every session of the plan before a day was run, but for some; four weeks of before the plan too. */
function ran(plan: TrainingPlan, today: string, missed: readonly string[] = []): Recorded[] {
  const rowOf = (day: string, meters: number) =>
    exampleActivityRow({
      id: `run ${day}`,
      startedAt: new Date(`${day}T06:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: meters,
      purpose: null,
      duplicateOf: null,
    });
  const before = [3, 5, 8, 10, 12, 15, 17, 19, 22].map((day) =>
    rowOf(`2026-11-${String(day).padStart(2, '0')}`, day === 22 ? 14_000 : 10_000),
  );
  const sessions = plan.weeks
    .flatMap((week) => week.sessions)
    .filter(({ day }) => day < today && !missed.includes(day));
  return [...before, ...sessions.map(({ day, meters }) => rowOf(day, meters))];
}

function momentOn(today: string, recordings: readonly Recorded[]): PlanMoment {
  return { today, recordings, race: null, caution: null };
}

/** Days of sessions in one week of the plan. */
function daysOfWeek(number: number, kinds: 'all' | 'easy' | 'hard' = 'all'): string[] {
  return (PLAN.weeks[number - 1]?.sessions ?? [])
    .filter(({ kind }) => kinds === 'all' || isHardKind(kind) === (kinds === 'hard'))
    .map(({ day }) => day);
}

function sumOf(plan: TrainingPlan, monday: string): number {
  const week = plan.weeks.find((one) => one.monday === monday);
  return (week?.sessions ?? [])
    .filter(({ kind, day }) => kind !== 'race' || day !== plan.endDay)
    .reduce((sum, { meters }) => sum + meters, 0);
}

/** What every proposal must keep, whatever it is about. */
function expectSound(record: PlanRecord, proposal: PlanProposal, today: string): PlanRecord {
  const before = planOfRecord(record);
  const accepted = withAccepted(record, proposal, AT, today);
  expect(planRecordSchema.isValidSync(storedPlanOf(accepted, EXAMPLE_REVISION))).toBe(true);
  expect(planOfRecord(accepted)).toEqual(proposal.plan);
  expect(completeRecord(storedPlanOf(accepted, EXAMPLE_REVISION))).toMatchObject({
    ...accepted,
    revision: EXAMPLE_REVISION,
  });
  for (const { monday, beforeMeters, afterMeters } of proposal.difference.weeks) {
    expect(afterMeters).toBe(sumOf(proposal.plan, monday));
    expect(beforeMeters).toBe(before ? sumOf(before, monday) : null);
  }
  const back = withoutLastChange(accepted, AT, today) ?? accepted;
  expect({ ...back, changes: record.changes }).toEqual(record);
  return accepted;
}

/** The Monday after the plan's third week. */
const MONDAY = '2026-12-14';

it('is measured by no run that a coach may not read', () => {
  const recordings = ran(PLAN, MONDAY, [...daysOfWeek(2), ...daysOfWeek(3)]);
  const hidden = [20, 24, 27, 30].map((day) =>
    exampleActivityRow({
      id: `hidden ${day}`,
      startedAt: new Date(`2026-11-${day}T06:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: 31_234,
      isHidden: true,
    }),
  );
  const proposal = proposedChange(RECORD, momentOn(MONDAY, recordings));
  expect(proposal?.kind).toBe('rebuild');
  expect(proposedChange(RECORD, momentOn(MONDAY, [...recordings, ...hidden]))).toEqual(proposal);
});

it('compares the first week of a smaller rebuilt plan with what was run', () => {
  // Somebody who still ran: after a break there is nothing to compare with.
  const missed = [...daysOfWeek(2).slice(0, 3), ...daysOfWeek(3).slice(0, 3)];
  const recordings = ran(PLAN, MONDAY, missed);
  const proposal = proposedChange(RECORD, momentOn(MONDAY, recordings), 'less');
  const usual = proposedChange(RECORD, momentOn(MONDAY, recordings));
  expect(proposal?.kind).toBe('rebuild');
  const first = proposal?.plan.weeks.find(({ monday }) => monday === MONDAY);
  const asRun = usual?.plan.weeks.find(({ monday }) => monday === MONDAY);
  expect(first?.reason.code).toBe('less');
  expect(first?.reason.fromMeters).toBe(asRun?.reason.fromMeters);
});

describe('a plan goes on as it is', () => {
  it('when everything was run', () => {
    expect(proposedChange(RECORD, momentOn(MONDAY, ran(PLAN, MONDAY)))).toBeNull();
  });

  it('when one easy run was missed', () => {
    const [easy = ''] = daysOfWeek(3, 'easy');
    expect(proposedChange(RECORD, momentOn(MONDAY, ran(PLAN, MONDAY, [easy])))).toBeNull();
  });

  it('when a missed hard session would stand beside another one', () => {
    const hard = PLAN.weeks[1]?.sessions.find(({ kind }) => isHardKind(kind) && kind !== 'long');
    expect(hard?.day).toBe('2026-12-03');
    const today = '2026-12-05';
    expect(proposedChange(RECORD, momentOn(today, ran(PLAN, today, ['2026-12-03'])))).toBeNull();
  });

  it('when a run took place on another day, or is said to be done', () => {
    const missed = daysOfWeek(3).slice(0, 2);
    const [first = '', second = ''] = missed;
    const shifted = ran(PLAN, MONDAY, missed);
    const session = PLAN.weeks[2]?.sessions.find(({ day }) => day === second);
    if (!session) throw new Error(second);
    const other = exampleActivityRow({
      id: 'the day after',
      startedAt: new Date(Date.parse(`${first}T06:00:00Z`) + 86_400_000),
      utcOffsetMinutes: 0,
      distanceMeters: 10_000,
      duplicateOf: null,
    });
    const done = withSessionMark(RECORD, session, 'done', AT);
    expect(proposedChange(done, momentOn(MONDAY, [...shifted, other]))).toBeNull();
  });

  it('when the missed runs lie before a row of runs that took place', () => {
    const missed = daysOfWeek(2).slice(0, 2);
    expect(proposedChange(RECORD, momentOn(MONDAY, ran(PLAN, MONDAY, missed)))).toBeNull();
  });

  it('after a hard day or a slow race', () => {
    const moment = momentOn(MONDAY, ran(PLAN, MONDAY));
    const slow = { ...moment, race: { vdot: 41, day: '2026-12-13' } };
    expect(proposedChange(RECORD, slow)).toBeNull();
  });

  it('while health comes first, and in a pause', () => {
    const moment = momentOn(MONDAY, ran(PLAN, MONDAY, daysOfWeek(3)));
    const since = new Date('2026-12-10T08:00:00Z');
    const caution = { kind: 'fever', since, until: null } as const;
    expect(proposedChange(RECORD, { ...moment, caution })).toBeNull();
    const paused = withPause(RECORD, { from: '2026-12-10', until: null }, AT);
    expect(proposedChange(paused, moment)).toBeNull();
  });
});

describe('what is proposed', () => {
  it('is a swap for one missed hard session, within the limits', () => {
    // One faster session a week, on Wednesday, and easy runs on Monday and Friday.
    const wish = { ...EXAMPLE_WISH, weekdays: [1, 3, 5, 7] };
    const outcome = proposedPlan({ ...EXAMPLE_RUNNER, age: 65 }, wish);
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const { record, plan } = outcome;
    const hard = plan.weeks[1]?.sessions.find(({ day }) => day === '2026-12-02');
    if (!hard) throw new Error('no hard session');
    expect(isHardKind(hard.kind)).toBe(true);
    const today = '2026-12-03';
    const proposal = proposedChange(record, momentOn(today, ran(plan, today, [hard.day])));
    if (!proposal) throw new Error('no proposal');
    expect(proposal.kind).toBe('catch-up');
    expectSound(record, proposal, today);
    const moved = proposal.difference.sessions.find(({ after }) => after?.kind === hard.kind);
    expect(moved?.after?.day && moved.after.day >= today).toBe(true);
  });

  it('is an easier week after two to four missed runs, less where the runner asks for it', () => {
    const moment = momentOn(MONDAY, ran(PLAN, MONDAY, daysOfWeek(3).slice(1)));
    const usual = proposedChange(RECORD, moment);
    const less = proposedChange(RECORD, moment, 'less');
    if (!usual || !less) throw new Error('no proposal');
    expect([usual.kind, less.kind]).toEqual(['bridge', 'bridge']);
    expect(usual.cause).toMatchObject({ code: 'missed', sessions: { length: 3 } });
    const week = usual.plan.weeks[3];
    expect(week?.reason.code).toBe('bridge');
    const faster = (one: PlanSession) => isHardKind(one.kind) && one.kind !== 'long';
    expect(week?.sessions.some(faster)).toBe(false);
    expect(sumOf(less.plan, MONDAY)).toBeLessThan(sumOf(usual.plan, MONDAY));
    expect(sumOf(usual.plan, MONDAY)).toBeLessThan(sumOf(PLAN, MONDAY));
    // The week after it is held back a little, and then the plan goes on as it was.
    expect(usual.plan.weeks.slice(-5)).toEqual(PLAN.weeks.slice(-5));
    expectSound(RECORD, usual, MONDAY);
    expectSound(RECORD, less, MONDAY);
  });

  it('is the rest built again after five missed runs or more, to the same race', () => {
    const missed = [...daysOfWeek(2).slice(2), ...daysOfWeek(3)];
    const proposal = proposedChange(RECORD, momentOn(MONDAY, ran(PLAN, MONDAY, missed)));
    if (!proposal) throw new Error('no proposal');
    expect(proposal.kind).toBe('rebuild');
    expect(proposal.newGoal).toBeNull();
    expect(proposal.plan.endDay).toBe(PLAN.endDay);
    expect(proposal.plan.weeks).toHaveLength(PLAN.weeks.length);
    expect(proposal.plan.weeks.slice(0, 3)).toEqual(PLAN.weeks.slice(0, 3));
    expect(sumOf(proposal.plan, MONDAY)).toBeLessThan(sumOf(PLAN, MONDAY));
    expectSound(RECORD, proposal, MONDAY);
  });

  it('is the nearest goal where the race is out of reach', () => {
    const race = { ...EXAMPLE_WISH.goal, meters: 42_195 };
    const outcome = proposedPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal: race });
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const today = '2027-02-22';
    const recordings = ran(outcome.plan, '2026-12-07');
    const proposal = proposedChange(outcome.record, momentOn(today, recordings));
    if (!proposal) throw new Error('no proposal');
    expect(proposal.newGoal).not.toBeNull();
    expect(proposal.changed).toMatchObject({ goalKind: 'race' });
    expectSound(outcome.record, proposal, today);
  });

  it('is not made again once it was refused or undone', () => {
    const moment = momentOn(MONDAY, ran(PLAN, MONDAY, daysOfWeek(3)));
    const proposal = proposedChange(RECORD, moment);
    if (!proposal) throw new Error('no proposal');
    const refused = withRefused(RECORD, proposal, AT, MONDAY);
    expect(changesOf(refused)).toMatchObject([{ author: 'runner', state: 'refused' }]);
    expect(proposedChange(refused, moment)).toBeNull();
    const accepted = withAccepted(RECORD, proposal, AT, MONDAY);
    expect(proposedChange(accepted, moment)).toBeNull();
    const undone = withoutLastChange(accepted, AT, MONDAY);
    expect(undone && proposedChange(undone, moment)).toBeNull();
  });

  it('is new paces after a faster race, once', () => {
    const moment = momentOn(MONDAY, ran(PLAN, MONDAY));
    const faster = { ...moment, race: { vdot: 47, day: '2026-12-13' } };
    const proposal = proposedChange(RECORD, faster);
    if (!proposal) throw new Error('no proposal');
    expect(proposal).toMatchObject({ kind: 'paces', cause: { vdotBefore: 45, vdotNow: 47 } });
    expect(proposal.difference.weeks).toEqual([]);
    const accepted = expectSound(RECORD, proposal, MONDAY);
    expect(accepted.vdotTenths).toBe(470);
    for (const { before, after } of proposal.difference.sessions) {
      if (!before?.target.paceSlow || !after?.target.paceSlow) continue;
      expect(after.target.paceSlow).toBeLessThan(before.target.paceSlow);
    }
    expect(proposedChange(accepted, faster)).toBeNull();
    expect(proposedChange(withRefused(RECORD, proposal, AT, MONDAY), faster)).toBeNull();
  });

  it('is an easier day, or none at all when ill', () => {
    const [hard = ''] = daysOfWeek(3, 'hard');
    for (const cause of ['slept-badly', 'hurts', 'hot'] as const) {
      const proposal = proposedEasierDay(RECORD, hard, cause);
      if (!proposal) throw new Error(cause);
      expectSound(RECORD, proposal, hard);
      const [after] = proposal.difference.sessions.map((one) => one.after);
      expect(after?.kind).toBe('easy');
    }
    const ill = proposedEasierDay(RECORD, hard, 'ill');
    expect(ill?.difference.sessions).toMatchObject([{ day: hard, after: null }]);
    expect(proposedEasierDay(RECORD, '2026-12-14', 'ill')).toBeNull();
    expect(proposedEasierDay(RECORD, PLAN.endDay, 'slept-badly')).toBeNull();
  });

  it('is a race in the plan, with easy days around it, or why not', () => {
    const moment = momentOn(MONDAY, ran(PLAN, MONDAY));
    const proposal = proposedRace(RECORD, moment, { day: '2026-12-20', meters: 10_000 });
    if (!proposal || typeof proposal === 'string') throw new Error(String(proposal));
    expectSound(RECORD, proposal, MONDAY);
    const week = proposal.plan.weeks[3]?.sessions ?? [];
    expect(week.find(({ day }) => day === '2026-12-20')?.kind).toBe('race');
    const beside = proposal.plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ day, kind }) => isHardKind(kind) && day >= '2026-12-18' && day <= '2026-12-22');
    expect(beside.map(({ kind }) => kind)).toEqual(['race']);
    const far = { day: '2026-12-20', meters: 42_195 };
    expect(proposedRace(RECORD, moment, far)).toBe('too-far');
    const late = { day: '2027-03-07', meters: 10_000 };
    expect(proposedRace(RECORD, moment, late)).toBe('too-close-to-goal');
  });
});

describe('coming back from a pause', () => {
  it('goes on where little was missed', () => {
    const paused = withPause(RECORD, { from: '2026-12-12', until: null }, AT);
    const recordings = ran(PLAN, '2026-12-12');
    const proposal = proposedReturn(paused, momentOn('2026-12-13', recordings));
    expect(proposal).toMatchObject({ kind: 'return', difference: { sessions: [], weeks: [] } });
    if (proposal) expectSound(paused, proposal, '2026-12-13');
  });

  it('says what changes after a longer one, and ends it', () => {
    const paused = withPause(RECORD, { from: '2026-12-01', until: '2026-12-13' }, AT);
    const proposal = proposedReturn(paused, momentOn(MONDAY, ran(PLAN, '2026-12-01')));
    if (!proposal) throw new Error('no proposal');
    expect(proposal.cause).toMatchObject({ code: 'returned', days: 13 });
    expect(proposal.difference.weeks.length).toBeGreaterThan(0);
    const back = expectSound(paused, proposal, MONDAY);
    expect(back).toMatchObject({ pausedOn: null, pausedUntil: null });
  });
});
