import { describe, expect, test } from 'vitest';
import { exampleActivityRow } from '../activities/example-activity-row.ts';
import { sourcePolicy } from '../activities/source-policy.ts';
import { calendarDayOf } from '../measures/calendar-day.ts';
import { withMark } from '../plans/changes/plan-marks.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../plans/example-plan-wish.ts';
import { planOfRecord } from '../plans/plan-record.ts';
import { proposedPlan } from '../plans/proposed-plan.ts';
import { calendarMonth, calendarSpan, dayInMonth, type CalendarPlan } from './calendar-month.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD } = PROPOSED;
const PLAN = planOfRecord(RECORD);
if (!PLAN) throw new Error('The plan has no sessions.');
const KNOWN: CalendarPlan = { plan: PLAN, record: RECORD, caution: null };
const TODAY = '2026-12-02';
const DECEMBER = calendarSpan(TODAY);

const SESSIONS = PLAN.weeks.flatMap(({ sessions }) => sessions);
const [FIRST, SECOND] = SESSIONS.filter(({ day }) => day >= '2026-12-01');
if (!FIRST || !SECOND) throw new Error('The plan ends before December.');

function runOn(day: string, meters: number, changes = {}) {
  return exampleActivityRow({
    id: `run-${day}`,
    startedAt: new Date(`${day}T06:00:00Z`),
    utcOffsetMinutes: 0,
    distanceMeters: meters,
    purpose: null,
    ...changes,
  });
}

function daysOf(...given: Parameters<typeof calendarMonth>) {
  const month = calendarMonth(...given);
  return new Map(month.weeks.flat().map((day) => [day.day, day]));
}

describe('the days of a month', () => {
  test('are whole weeks from Monday on', () => {
    const { fromDay, toDay } = calendarSpan('2026-11-26');
    expect([calendarDayOf(fromDay), calendarDayOf(toDay)]).toEqual(['2026-10-26', '2026-12-06']);
  });

  test.each([
    ['2021-02-14', 4],
    ['2024-02-29', 5],
    ['2026-08-01', 6],
  ])('of %s make %i weeks', (day, weeks) => {
    const month = calendarMonth(calendarSpan(day), [], null, TODAY);
    expect(month.weeks).toHaveLength(weeks);
    expect(month.weeks.every((week) => week.length === 7)).toBe(true);
  });

  test.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2024-01-30', 1, '2024-02-29'],
  ])('%s is %i months on in %s', (day, months, found) => {
    expect(dayInMonth(day, months)).toBe(found);
  });
});

describe('what was done', () => {
  test('belongs to the day on the athlete’s own clock', () => {
    const late = runOn('2026-12-03', 8000, {
      startedAt: new Date('2026-12-02T22:30:00Z'),
      utcOffsetMinutes: 540,
    });
    const days = daysOf(DECEMBER, [late], null, TODAY);
    expect(days.get('2026-12-03')?.activities).toEqual([late]);
    expect(days.get('2026-12-02')?.activities).toEqual([]);
  });

  test('is shown once, and not where it is hidden', () => {
    const rows = [
      runOn('2026-12-01', 8000),
      runOn('2026-12-01', 8000, { id: 'copy', duplicateOf: 'run-2026-12-01' }),
      runOn('2026-12-01', 5000, { id: 'hidden', isHidden: true }),
      runOn('2026-12-01', 100, { id: 'change-over', isTransition: true }),
    ];
    const month = calendarMonth(DECEMBER, rows, null, TODAY);
    expect(month.ranMeters).toBe(8000);
    expect(month.weeks.flat().flatMap(({ activities }) => activities)).toEqual([rows[0]]);
  });

  test('adds up the month’s runs alone', () => {
    const rows = [
      runOn('2026-11-30', 9000),
      runOn('2026-12-01', 8000),
      runOn('2026-12-31', 7000),
      runOn('2026-12-05', 40_000, { sport: 'Ride' }),
    ];
    expect(calendarMonth(DECEMBER, rows, null, TODAY).ranMeters).toBe(15_000);
  });

  test('counts nothing of what its source keeps from computation, and says so', () => {
    const strava = runOn('2026-12-01', 8000, { policy: sourcePolicy('strava', 'standard') });
    const month = calendarMonth(DECEMBER, [strava], null, TODAY);
    expect(month).toMatchObject({ ranMeters: 0, omittedCount: 1 });
  });
});

describe('what is planned', () => {
  test('stands on its day and adds up', () => {
    const days = daysOf(DECEMBER, [], KNOWN, TODAY);
    for (const session of SESSIONS.filter(({ day }) => day >= '2026-12-01' && day < '2027-01-01')) {
      expect(days.get(session.day)?.sessions.map(({ planned }) => planned)).toContain(session);
    }
    const planned = SESSIONS.filter(({ day }) => day.startsWith('2026-12'));
    expect(calendarMonth(DECEMBER, [], KNOWN, TODAY).plannedMeters).toBe(
      planned.reduce((sum, { meters }) => sum + meters, 0),
    );
  });

  test('is unknown for a month without the plan', () => {
    expect(calendarMonth(calendarSpan('2025-06-01'), [], KNOWN, TODAY).plannedMeters).toBeNull();
  });

  test('is done by its recording, and by the runner’s word', () => {
    const record = { ...RECORD, marks: withMark('', SECOND, 'done') };
    const days = daysOf(
      DECEMBER,
      [runOn(FIRST.day, FIRST.meters)],
      { ...KNOWN, record },
      '2026-12-31',
    );
    expect(days.get(FIRST.day)?.sessions[0]?.state).toBe('done');
    expect(days.get(SECOND.day)?.sessions[0]?.state).toBe('done');
  });

  test('keeps the runner’s word why it was left out', () => {
    const record = { ...RECORD, marks: withMark('', FIRST, 'ill') };
    const days = daysOf(DECEMBER, [], { ...KNOWN, record }, '2026-12-31');
    expect(days.get(FIRST.day)?.sessions[0]?.state).toBe('ill');
    expect(days.get(SECOND.day)?.sessions[0]?.state).toBe('open');
  });

  test('is not ordered in a pause, and what has passed stays', () => {
    const record = { ...RECORD, pausedOn: '2026-11-20', pausedUntil: null };
    const days = daysOf(DECEMBER, [], { ...KNOWN, record }, SECOND.day);
    expect(days.get(FIRST.day)?.sessions[0]?.state).toBe('open');
    expect(days.get(SECOND.day)?.sessions[0]).toMatchObject({ state: 'paused', session: null });
  });

  test('is not ordered while the runner is ill', () => {
    const caution = {
      kind: 'fever',
      since: new Date('2026-12-01T08:00:00Z'),
      until: null,
    } as const;
    const days = daysOf(DECEMBER, [], { ...KNOWN, caution }, '2026-12-01');
    expect(days.get(FIRST.day)?.sessions[0]).toMatchObject({ state: 'held', session: null });
  });
});
