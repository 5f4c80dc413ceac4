import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '../measures/calendar-day.ts';
import { StoredShapeFailure } from '../stored-shape.ts';
import { EXAMPLE_REVISION, EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from './example-plan-wish.ts';
import {
  planOfRecord,
  runnerOf,
  storedPlanOf,
  wishOf,
  type PlanRecord,
  type StoredPlanRecord,
} from './plan-record.ts';
import { completeRecord, proposedPlan } from './proposed-plan.ts';
import { planRecordSchema } from './plan-record-document.ts';
import type { TrainingPlan } from './training-plan.ts';
import type { PlanRunner, PlanWish } from './plan-wish.ts';

function proposed(
  change: Partial<PlanRunner> = {},
  wish: Partial<PlanWish> = {},
): { record: PlanRecord; plan: TrainingPlan } {
  const outcome = proposedPlan({ ...EXAMPLE_RUNNER, ...change }, { ...EXAMPLE_WISH, ...wish });
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome;
}

describe('what is stored of a plan', () => {
  it('is what may be written, and the plan that was shown', () => {
    const { record, plan } = proposed({
      weeklyMeters: 30_123.4,
      vdot: { value: 45.04, uncertainty: 1 },
    });
    expect(planRecordSchema.isValidSync(storedPlanOf(record, EXAMPLE_REVISION))).toBe(true);
    expect(record).toMatchObject({ weeklyMeters: 30_123, vdotTenths: 450, goalMeters: 21_098 });
    expect(completeRecord(structuredCopy(storedPlanOf(record, EXAMPLE_REVISION)))).toMatchObject({
      ...record,
      revision: EXAMPLE_REVISION,
    });
    expect(planOfRecord(record)).toEqual(plan);
    expect(JSON.stringify(storedPlanOf(record, EXAMPLE_REVISION)).length).toBeLessThan(16_000);
  });

  it('stays as it was taken when the builder would make another plan of the same', () => {
    const { record, plan } = proposed();
    const [first = ''] = record.sessions.split('\n');
    const sessions = record.sessions.replace(first, first.replace(/ long \d+/, ' long 9100'));
    const kept = completeRecord(storedPlanOf({ ...record, sessions }, EXAMPLE_REVISION));
    expect(kept && planOfRecord(kept)).not.toEqual(plan);
    expect(kept?.sessions).toBe(sessions);
  });

  it('holds who the runner is and what else a plan minds', () => {
    const { record } = proposed({ sex: 'female', facts: ['shins', 'shifts'] });
    const stored = storedPlanOf(record, EXAMPLE_REVISION);
    expect(planRecordSchema.isValidSync(stored)).toBe(true);
    expect(completeRecord(structuredCopy(stored))).toMatchObject({
      sex: 'female',
      facts: ['shins', 'shifts'],
    });
    const none = completeRecord(structuredCopy(storedPlanOf(proposed().record, EXAMPLE_REVISION)));
    expect(none).toMatchObject({ sex: null, facts: [] });
  });

  it('holds how long the runner runs without a walk', () => {
    const { record } = proposed(
      { weeklyMeters: 6000, longestMeters: 3000, stretchSeconds: 90 },
      { goal: raceGoal(5000, '2027-03-14') },
    );
    const stored = storedPlanOf(record, EXAMPLE_REVISION);
    expect(planRecordSchema.isValidSync(stored)).toBe(true);
    expect(completeRecord(structuredCopy(stored))).toMatchObject({ stretchSeconds: 90 });
    expect(runnerOf(record).stretchSeconds).toBe(90);
  });

  it('holds that an ache is mild', () => {
    const { record } = proposed({ health: 'niggle', injury: 'tendon', isAcheMild: true });
    const stored = storedPlanOf(record, EXAMPLE_REVISION);
    expect(planRecordSchema.isValidSync(stored)).toBe(true);
    expect(completeRecord(structuredCopy(stored))).toMatchObject({ isAcheMild: true });
    expect(runnerOf(record).isAcheMild).toBe(true);
    expect(proposed({ health: 'niggle', injury: 'tendon' }).record.isAcheMild).toBe(false);
  });

  it('holds what the runner said beside the five questions', () => {
    const more = {
      clubWeekdays: [4],
      minutesOnOtherDays: 45,
      isHot: true,
      isHilly: true,
      climbMeters: 1800,
      racesOnTheWay: [{ day: '2027-01-10', meters: 10_000 }],
    };
    const { record } = proposed({ injury: 'tendon' }, more);
    expect(record.injury).toBe('tendon');
    expect(planRecordSchema.isValidSync(storedPlanOf(record, EXAMPLE_REVISION))).toBe(true);
    const changed = {
      ...record,
      marks: '2026-12-01 2 ill\n',
      pausedOn: '2026-12-05',
      pausedUntil: '2026-12-12',
      changes: '2026-12-02 runner move\t1=base hold ~ ~ 2\n',
    };
    expect(planRecordSchema.isValidSync(storedPlanOf(changed, EXAMPLE_REVISION))).toBe(true);
    expect(completeRecord(storedPlanOf(changed, EXAMPLE_REVISION))).toMatchObject({
      ...changed,
      revision: EXAMPLE_REVISION,
    });
    // With an injury no race on the way is planned.
    const { plan } = proposed({}, more);
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    expect(sessions.find(({ day }) => day === '2027-01-10')?.kind).toBe('race');
    const isWithinLimit = ({ kind, seconds, day }: (typeof sessions)[number]) =>
      // Rests between strides come on top.
      ['long', 'long-pace', 'race'].includes(kind) || seconds <= 50 * 60 || day === plan.endDay;
    expect(sessions.every(isWithinLimit)).toBe(true);
    expect(plan).not.toEqual(proposed().plan);
  });

  it('holds the minutes of each day and days off, and none of them where none were said', () => {
    const days = {
      minutesByWeekday: { 2: 75, 4: 60, 6: 50, 7: 100 },
      daysOff: [{ from: '2026-12-24', to: '2026-12-28' }],
    };
    const { record } = proposed({}, days);
    const stored = storedPlanOf(record, EXAMPLE_REVISION);
    expect(planRecordSchema.isValidSync(stored)).toBe(true);
    expect(completeRecord(structuredCopy(stored))).toMatchObject(days);
    expect(wishOf(record)).toMatchObject(days);
    const none = completeRecord(structuredCopy(storedPlanOf(proposed().record, EXAMPLE_REVISION)));
    expect(none).toMatchObject({ minutesByWeekday: null, daysOff: [] });
  });

  it('leaves out lines of days that are none', () => {
    const { record } = proposed();
    const stored = storedPlanOf(record, EXAMPLE_REVISION);
    const lines = [
      'day-minutes 8 60',
      'day-minutes 2 soon',
      'day-minutes 3 9999',
      'off 2026-12-24 2026-12-20',
      'off 2026-13-01 2026-13-02',
      'off 2026-12-01 2027-02-01',
      'off 2026-12-24',
    ];
    const details = `${stored.details}${lines.join('\n')}\n`;
    expect(completeRecord({ ...stored, details })).toMatchObject({
      minutesByWeekday: { 3: 600 },
      daysOff: [],
    });
  });

  it('is still read where only the inputs were stored', () => {
    const { record, plan } = proposed();
    const old = Object.fromEntries(
      Object.entries(storedPlanOf(record, EXAMPLE_REVISION)).filter(
        ([field]) => field !== 'sessions' && field !== 'details',
      ),
    ) as unknown as StoredPlanRecord;
    const read = (stored: StoredPlanRecord) => {
      const complete = completeRecord(stored);
      return complete && planOfRecord(complete);
    };
    expect(read(old)?.weeks).toHaveLength(plan.weeks.length);
    expect(read({ ...old, weekdays: [1, 2] })).toBeNull();
  });

  it('is never built anew in the place of sessions that cannot be read', () => {
    // Its marks, changes and pause would be gone with the next write.
    const lived = { ...proposed().record, marks: '2026-12-01 2 ill\n', pausedOn: '2026-12-05' };
    const stored = storedPlanOf(lived, EXAMPLE_REVISION);
    const later = stored.sessions.replace(' talk-in-sentences ', ' of-a-later-release ');
    for (const fields of [
      { sessions: later },
      { sessions: 'no plan' },
      { details: stored.details.replace(/end .*\n/, '') },
    ]) {
      const read = () => completeRecord({ ...stored, ...fields });
      expect(read).toThrow(expect.objectContaining({ code: 'training-plan/newer-version' }));
      expect(read).toThrow(StoredShapeFailure);
    }
  });

  it.each([
    { madeOn: '0000-00-00' },
    { madeOn: '2026-19-39' },
    { goalDay: '2026-02-30' },
    { details: 'race 2026-19-39 10000\n' },
    { details: 'start 2026-19-39\nend 2026-19-39\n' },
  ])('is none, or another one, where a day of it is none: %o', (fields) => {
    const stored = { ...storedPlanOf(proposed().record, EXAMPLE_REVISION), ...fields };
    for (const sessions of [stored.sessions, '']) {
      const complete = readable({ ...stored, sessions });
      for (const { monday } of (complete && planOfRecord(complete)?.weeks) ?? []) {
        expect(isCalendarDay(monday)).toBe(true);
      }
    }
  });

  // A runner writes the text past the app, and functions read it at each message, file and calendar.
  it('holds no more races on the way than anybody runs, and none that is no race', () => {
    const stored = storedPlanOf(proposed().record, EXAMPLE_REVISION);
    const linesOf = (meters: string) =>
      Array.from({ length: 2000 }, (_, index) => {
        const day = new Date(Date.UTC(2026, 11, 7 + (index % 90))).toISOString().slice(0, 10);
        return `race ${day} ${meters}\n`;
      }).join('');
    const racesOf = (meters: string) => {
      const plan = { ...stored, details: `${stored.details}${linesOf(meters)}` };
      expect(planRecordSchema.isValidSync(plan), meters).toBe(true);
      const record = completeRecord(plan);
      return record && wishOf(record).racesOnTheWay;
    };
    expect(racesOf('10000')).toHaveLength(12);
    for (const meters of ['-1e300', '1e300', '0', 'far', '', '999999']) {
      expect(racesOf(meters), meters).toEqual([]);
    }
  });

  it.each([
    [42_200, 42_195],
    [42_196, 42_195],
    [21_000, 21_098],
    [9_950, 10_000],
    [43_000, 43_000],
  ])('takes a goal of %d m for a race of %d m', (meters, raceMeters) => {
    const goalOf = (length: number) => proposed({}, { goal: raceGoal(length, '2027-03-14') });
    expect(goalOf(meters).record.goalMeters).toBe(raceMeters);
    expect(goalOf(meters).plan).toEqual(goalOf(raceMeters).plan);
  });

  it('is not proposed at all where health comes first', () => {
    const refused = (change: Partial<PlanRunner>) =>
      proposedPlan({ ...EXAMPLE_RUNNER, ...change }, EXAMPLE_WISH);
    expect(refused({ hasRedFlag: true })).toEqual({ outcome: 'refused', reason: 'red-flag' });
    expect(refused({ health: 'ill' })).toEqual({ outcome: 'refused', reason: 'ill' });
  });

  it('holds no heart rate that was guessed from age', () => {
    const heartRate = {
      thresholdBeatsPerMinute: 165,
      maximumBeatsPerMinute: 183,
      restingBeatsPerMinute: 60,
    };
    const stored = (basis: 'age-estimate' | 'threshold') =>
      proposed({ heartRate: { ...heartRate, basis } }).record.thresholdHeartRate;
    expect(stored('age-estimate')).toBeNull();
    expect(stored('threshold')).toBe(165);
  });
});

function readable(stored: StoredPlanRecord): PlanRecord | null {
  try {
    return completeRecord(stored);
  } catch (cause) {
    if (cause instanceof StoredShapeFailure) return null;
    throw cause;
  }
}

function structuredCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
