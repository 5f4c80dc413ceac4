import { describe, expect, it, test } from 'vitest';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../measures/durations.ts';
import {
  computeRosterEntry,
  type RosterActivity,
  type RosterEvidence,
} from './compute-roster-entry.ts';

/** A Wednesday, noon in Tokyo. */
const NOW = new Date('2026-11-25T03:00:00Z');
const TOKYO = 540;

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MILLISECONDS);
}

function hoursAgo(hours: number): Date {
  return new Date(NOW.getTime() - hours * HOUR_MILLISECONDS);
}

function run(days: number, fields: Partial<RosterActivity> = {}): RosterActivity {
  return {
    id: `run${days}`,
    sport: 'Run',
    startedAt: daysAgo(days),
    utcOffsetMinutes: TOKYO,
    distanceMeters: 10_000,
    note: null,
    notedAt: daysAgo(days),
    ...fields,
  };
}

/** Three runs in each of a number of weeks before a day. */
function habit(weeks: number, until = 0): RosterActivity[] {
  return Array.from({ length: weeks }, (_, week) =>
    [1, 3, 5].map((day) => run(until + week * 7 + day)),
  ).flat();
}

function entryOf(evidence: Partial<RosterEvidence>) {
  return computeRosterEntry(
    {
      runnerUid: 'hana',
      name: 'Hana',
      isSharing: true,
      linkedSince: daysAgo(100),
      activities: [],
      planOn: null,
      isPlanEased: false,
      coachWroteAt: null,
      unanswered: [],
      ...evidence,
    },
    NOW,
  );
}

it('says nothing of a runner without news', () => {
  expect(entryOf({})).toEqual({
    name: 'Hana',
    isSharing: true,
    lastRun: null,
    weekMeters: 0,
    weekMondayDayNumber: expect.any(Number) as number,
    usualWeekMeters: null,
    plan: null,
    isPlanEased: false,
    attention: null,
    priority: 0,
    activeAt: daysAgo(100),
    lookAgainAt: null,
  });
});

it('shows the last run, and this week beside the mean of the four before it', () => {
  const entry = entryOf({ activities: [...habit(6), run(2, { sport: 'Ride' })].toReversed() });
  expect(entry.lastRun).toEqual({
    activityId: 'run1',
    startedAt: daysAgo(1),
    utcOffsetMinutes: TOKYO,
    distanceMeters: 10_000,
  });
  // Since Monday there was one run, on Tuesday.
  expect(entry.weekMeters).toBe(10_000);
  expect(entry.usualWeekMeters).toBe(30_000);
  expect(entry.activeAt).toEqual(daysAgo(1));
  expect(entry.attention).toBeNull();
  // Midnight in Tokyo.
  expect(entry.lookAgainAt).toEqual(new Date('2026-11-25T15:00:00Z'));
});

it('counts no ride that is called a run', () => {
  const runs = [...habit(6), run(0, { id: 'ride', distanceMeters: 40_000, isRidden: true })];
  const entry = entryOf({ activities: runs.toReversed() });
  expect(entry.lastRun?.activityId).toBe('run1');
  expect(entry.weekMeters).toBe(10_000);
  expect(entry.attention).toBeNull();
});

it('counts a run to the day on the runner’s own clock', () => {
  const early = run(0, { startedAt: new Date('2026-11-22T15:30:00Z') });
  expect(entryOf({ activities: [early] }).weekMeters).toBe(10_000);
  const late = run(0, { startedAt: new Date('2026-11-22T14:30:00Z') });
  expect(entryOf({ activities: [late] }).weekMeters).toBe(0);
});

describe('attention', () => {
  test('is due a day after the first message that nobody answered', () => {
    const unanswered = [hoursAgo(2), hoursAgo(25)].map((createdAt) => ({
      text: 'Tomorrow?',
      createdAt,
    }));
    expect(entryOf({ unanswered }).attention).toEqual({
      reason: 'unanswered',
      since: hoursAgo(25),
      activityId: null,
    });
    const waiting = entryOf({ unanswered: unanswered.slice(0, 1) });
    expect(waiting.attention).toBeNull();
    expect(waiting.lookAgainAt).toEqual(hoursAgo(-22));
    const taken = [{ text: ' ', createdAt: hoursAgo(30) }];
    expect(entryOf({ unanswered: taken }).attention).toBeNull();
  });

  test('goes at once, and first, to a sign that belongs to a doctor', () => {
    const unanswered = [
      { text: 'I had chest pain on the hill', createdAt: hoursAgo(1) },
      { text: 'Good morning', createdAt: hoursAgo(30) },
    ];
    expect(entryOf({ unanswered }).attention).toMatchObject({
      reason: 'redFlag',
      since: hoursAgo(1),
    });
    const noted = run(2, { note: '走っている途中で胸が痛くなった', notedAt: hoursAgo(3) });
    expect(entryOf({ activities: [noted] }).attention).toEqual({
      reason: 'redFlag',
      since: hoursAgo(3),
      activityId: 'run2',
    });
    expect(entryOf({ activities: [{ ...noted, startedAt: daysAgo(8) }] }).attention).toBeNull();
  });

  test('goes to pain in a note, until a later note says that it is gone', () => {
    const felt = run(3, { note: 'Left knee hurts on stairs' });
    expect(entryOf({ activities: [felt] }).attention).toMatchObject({ reason: 'pain' });
    const gone = run(1, { note: 'The knee pain is gone' });
    expect(entryOf({ activities: [felt, gone] }).attention).toBeNull();
  });

  test('goes to who ran often and has stopped for a week, for a while', () => {
    expect(entryOf({ activities: habit(4, 5) }).attention).toBeNull();
    expect(entryOf({ activities: habit(4, 6) }).attention).toEqual({
      reason: 'missedRuns',
      since: new Date('2026-11-24T15:00:00Z'),
      activityId: null,
    });
    expect(entryOf({ activities: habit(4, 28) }).attention).toBeNull();
    // One run a week is no habit that a week breaks.
    const seldom = [8, 15, 22, 29].map((days) => run(days));
    expect(entryOf({ activities: seldom }).attention).toBeNull();
  });

  test('goes to who runs again after more than two weeks', () => {
    expect(entryOf({ activities: [run(2), run(17)] }).attention).toEqual({
      reason: 'backAfterBreak',
      since: daysAgo(2),
      activityId: 'run2',
    });
    expect(entryOf({ activities: [run(2), run(16)] }).attention).toBeNull();
    expect(entryOf({ activities: [run(8), run(40)] }).attention).toBeNull();
    expect(entryOf({ activities: [run(2)] }).attention).toBeNull();
  });

  test('goes to a week far longer than usual, dated by the run that made it so', () => {
    const week = [run(0, { startedAt: hoursAgo(1) }), run(1, { distanceMeters: 40_000 }), run(2)];
    const earlier = habit(4, 2);
    expect(entryOf({ activities: [...week, ...earlier] }).attention).toMatchObject({
      reason: 'bigWeek',
      activityId: 'run1',
    });
    const twoWeeks = habit(1, 2);
    expect(entryOf({ activities: [...week, ...twoWeeks] }).attention).toBeNull();
  });

  test('ends with what the coach writes since', () => {
    const activities = habit(4, 6);
    expect(entryOf({ activities, coachWroteAt: hoursAgo(1) }).attention).toBeNull();
    expect(entryOf({ activities, coachWroteAt: daysAgo(3) }).attention).not.toBeNull();
  });

  test('orders by urgency, then by who has waited longest', () => {
    const [flagged, late, lately, quiet] = [
      entryOf({ unanswered: [{ text: 'I fainted', createdAt: hoursAgo(1) }] }),
      entryOf({ unanswered: [{ text: 'Hello?', createdAt: daysAgo(9) }] }),
      entryOf({ unanswered: [{ text: 'Hello?', createdAt: daysAgo(2) }] }),
      entryOf({ activities: habit(4, 6) }),
    ].map(({ priority }) => priority);
    expect([lately, flagged, quiet, late].toSorted((a, b) => Number(b) - Number(a))).toEqual([
      flagged,
      late,
      lately,
      quiet,
    ]);
  });
});

describe('sessions of a plan', () => {
  const plan = { state: 'running', week: 3, weeks: 12, planned: 4, done: 2 } as const;
  const missing = (...missedDays: string[]) => ({ planOn: () => ({ plan, missedDays }) });

  it('are shown, and need the coach once two of a week were missed', () => {
    expect(entryOf(missing('2026-11-20'))).toMatchObject({ plan, attention: null });
    expect(entryOf(missing('2026-11-20', '2026-11-22')).attention).toEqual({
      reason: 'missedSessions',
      since: new Date('2026-11-23T00:00:00Z'),
      activityId: null,
    });
  });

  it('are said to be eased where there is a plan, and nowhere else', () => {
    expect(entryOf({ ...missing(), isPlanEased: true }).isPlanEased).toBe(true);
    expect(entryOf({ ...missing(), isPlanEased: false }).isPlanEased).toBe(false);
    expect(entryOf({ planOn: null, isPlanEased: true }).isPlanEased).toBe(false);
  });

  it('are no news once the coach has written since, and one more is none either', () => {
    const evidence = {
      ...missing('2026-11-20', '2026-11-22', '2026-11-24'),
      coachWroteAt: new Date('2026-11-23T09:00:00Z'),
    };
    expect(entryOf(evidence).attention).toBeNull();
  });

  it('are no news again when the week moves past the first of them', () => {
    const evidence = {
      ...missing('2026-11-22', '2026-11-24'),
      coachWroteAt: new Date('2026-11-23T09:00:00Z'),
    };
    expect(entryOf(evidence).attention).toBeNull();
  });

  it('are looked at again the next day, also where no run is known', () => {
    expect(entryOf(missing()).lookAgainAt).toEqual(new Date('2026-11-26T00:00:00Z'));
  });
});
