import { expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { proposedPlan } from '../proposed-plan.ts';
import { nextSession } from './next-session.ts';
import { withPause, withSessionMark } from './session-changes.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
/** A Tuesday with a run; the next ones are on Thursday, Saturday and Sunday. */
const TUESDAY = '2026-12-01';
const NOTHING = { recordings: [], caution: null };
const AT = new Date('2026-12-01T08:00:00Z');

it('is the one of today, until it was run or marked', () => {
  expect(nextSession(PLAN, RECORD, { ...NOTHING, today: TUESDAY })?.day).toBe(TUESDAY);
  const run = exampleActivityRow({
    id: 'a1',
    startedAt: AT,
    utcOffsetMinutes: 0,
    distanceMeters: 9000,
    purpose: 'easy',
    duplicateOf: null,
  });
  expect(nextSession(PLAN, RECORD, { ...NOTHING, recordings: [run], today: TUESDAY })?.day).toBe(
    '2026-12-03',
  );
  const skipped = withSessionMark(RECORD, { day: TUESDAY, id: 'd2' }, 'busy', AT);
  expect(nextSession(PLAN, skipped, { ...NOTHING, today: TUESDAY })?.day).toBe('2026-12-03');
});

it('is the next one on a rest day, also of the next week', () => {
  expect(nextSession(PLAN, RECORD, { ...NOTHING, today: '2026-12-02' })?.day).toBe('2026-12-03');
  expect(nextSession(PLAN, RECORD, { ...NOTHING, today: '2026-12-07' })?.day).toBe('2026-12-08');
});

it('is none in a pause, while nothing may be run, and after the plan', () => {
  const paused = withPause(RECORD, { from: TUESDAY, until: null }, AT);
  expect(nextSession(PLAN, paused, { ...NOTHING, today: TUESDAY })).toBeNull();
  const fever = { kind: 'fever', since: AT, until: null } as const;
  expect(nextSession(PLAN, RECORD, { ...NOTHING, caution: fever, today: TUESDAY })).toBeNull();
  expect(nextSession(PLAN, RECORD, { ...NOTHING, today: '2027-04-01' })).toBeNull();
});
