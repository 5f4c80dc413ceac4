import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { planFormOf } from '../goal/runner-form.ts';
import { planOfRecord, runnerOf } from '../plan-record.ts';
import { proposedPlan } from '../proposed-plan.ts';
import { withoutLastChange } from './plan-change.ts';
import { proposedChange, withAccepted } from './propose-change.ts';

const RESTED = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 40_000,
  longestMeters: null,
  daysSinceLastRun: 45,
};
const PROPOSED = proposedPlan(RESTED, { ...EXAMPLE_WISH, minutesOnOtherDays: null });
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record, plan } = PROPOSED;
const SESSIONS = plan.weeks.flatMap((week) => week.sessions);
const TEST = SESSIONS.find(({ kind }) => kind === 'test');
if (!TEST) throw new Error('A plan without a test');
const AFTER = calendarDayOf(dayNumberOf(TEST.day) + 1);
const MOMENT = {
  today: AFTER,
  recordings: SESSIONS.filter(({ day }) => day < AFTER).map(({ day, meters }) =>
    exampleActivityRow({
      id: `run ${day}`,
      startedAt: new Date(`${day}T06:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: meters,
      purpose: null,
      duplicateOf: null,
    }),
  ),
  race: null,
  caution: null,
};

describe('the first test after a long break', () => {
  // The form of before the break was 45.
  it.each([39, 44, 47])('gives the plan its paces, with a VDOT of %d', (vdot) => {
    expect(planFormOf(runnerOf(record))).toBeNull();
    const proposal = proposedChange(record, { ...MOMENT, test: { vdot, day: TEST.day } });
    expect(proposal?.kind).toBe('paces');
    if (!proposal) return;
    const accepted = withAccepted(record, proposal, new Date(`${AFTER}T08:00:00Z`), AFTER);
    expect(planFormOf(runnerOf(accepted))?.value).toBe(vdot);
    const later = planOfRecord(accepted)
      ?.weeks.flatMap((week) => week.sessions)
      .filter(({ day, kind }) => day > AFTER && kind === 'easy');
    expect(later?.every(({ target }) => target.paceFast !== null)).toBe(true);
    const undone = withoutLastChange(accepted, new Date(`${AFTER}T09:00:00Z`), AFTER);
    expect(undone && planFormOf(runnerOf(undone))).toBeNull();
  });
});

describe('the first test of a form that is a guess', () => {
  const GUESSED = { ...EXAMPLE_RUNNER, vdot: { value: 45, uncertainty: 3 } };
  const guessed = proposedPlan(GUESSED, { ...EXAMPLE_WISH, minutesOnOtherDays: null });
  if (guessed.outcome !== 'built') throw new Error(guessed.outcome);
  const sessions = guessed.plan.weeks.flatMap((week) => week.sessions);
  const test = sessions.find(({ kind }) => kind === 'test');
  if (!test) throw new Error('A plan without a test');
  const today = calendarDayOf(dayNumberOf(test.day) + 1);
  const recordings = sessions
    .filter(({ day }) => day < today)
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

  it.each([41, 44.5, 48])('gives the plan its paces, slower ones too: VDOT %d', (vdot) => {
    const moment = { today, recordings, race: null, caution: null };
    const proposal = proposedChange(guessed.record, { ...moment, test: { vdot, day: test.day } });
    expect(proposal?.kind).toBe('paces');
    if (!proposal) return;
    const accepted = withAccepted(guessed.record, proposal, new Date(`${today}T08:00:00Z`), today);
    expect(planFormOf(runnerOf(accepted))).toEqual({ value: vdot, uncertainty: 1 });
  });
});
