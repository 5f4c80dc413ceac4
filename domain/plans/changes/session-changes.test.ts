import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { planOfRecord, runnerOf, wishOf } from '../plan-record.ts';
import { proposedPlan } from '../proposed-plan.ts';
import { movedPlan, plannedMove, withMove } from './move-session.ts';
import { changesOf, withoutLastChange } from './plan-change.ts';
import { isPausedOn, markedPlan, withPause, withSessionMark } from './session-changes.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const AT = new Date('2026-12-07T08:00:00Z');
const TODAY = '2026-12-07';
const SATURDAY = { day: '2026-12-12', id: 'd6' };

describe('what a runner changes themselves', () => {
  it('is a word about a session, until they take it back', () => {
    const busy = withSessionMark(RECORD, SATURDAY, 'busy', AT);
    expect(busy.marks).toBe('2026-12-12 6 busy\n');
    expect(withSessionMark(busy, SATURDAY, null, AT).marks).toBe('');
    expect(changesOf(busy)).toMatchObject([{ kind: 'mark', author: 'runner', day: '2026-12-12' }]);
  });

  it('is a session on another day, of which nothing is said any more', () => {
    const busy = withSessionMark(RECORD, SATURDAY, 'busy', AT);
    const measured = { plan: PLAN, runner: runnerOf(RECORD), wish: wishOf(RECORD) };
    const move = plannedMove(measured, SATURDAY, '2026-12-11', TODAY);
    if (!move) throw new Error('no move');
    const moved = withMove(busy, move, AT);
    expect(planOfRecord(moved)).toEqual(move.plan);
    expect(moved.marks).toBe('');
    expect(withoutLastChange(moved, AT, TODAY)).toMatchObject({
      sessions: RECORD.sessions,
      marks: busy.marks,
    });
  });

  it('is a pause, with or without an end', () => {
    const open = withPause(RECORD, { from: '2026-12-08', until: null }, AT);
    expect(['2026-12-07', '2026-12-08', '2027-01-08'].map((day) => isPausedOn(open, day))).toEqual([
      false,
      true,
      true,
    ]);
    const ending = withPause(RECORD, { from: '2026-12-08', until: '2026-12-10' }, AT);
    expect(isPausedOn(ending, '2026-12-10')).toBe(true);
    expect(isPausedOn(ending, '2026-12-11')).toBe(false);
    expect(isPausedOn(RECORD, '2026-12-08')).toBe(false);
  });
});

describe('a change made again on what another device left', () => {
  const measured = { plan: PLAN, runner: runnerOf(RECORD), wish: wishOf(RECORD) };
  const session = PLAN.weeks
    .flatMap(({ sessions }) => sessions)
    .find(({ day }) => day === SATURDAY.day);
  if (!session) throw new Error('no session');
  const moveTo = (day: string) => {
    const move = plannedMove(measured, SATURDAY, day, TODAY);
    if (!move) throw new Error('no move');
    return move;
  };

  it('marks the session as long as it is there', () => {
    const busy = withSessionMark(RECORD, { day: '2026-12-10', id: 'd4' }, 'busy', AT);
    const marked = markedPlan(busy, session, 'tired', AT);
    expect(marked?.marks).toBe('2026-12-10 4 busy\n2026-12-12 6 tired\n');
    const moved = withMove(RECORD, moveTo('2026-12-11'), AT);
    expect(markedPlan(moved, session, 'tired', AT)).toBeNull();
  });

  it('moves the session as long as the move does the same', () => {
    const move = moveTo('2026-12-11');
    const busy = withSessionMark(RECORD, { day: '2026-12-10', id: 'd4' }, 'busy', AT);
    const moved = movedPlan(busy, move, { at: AT, today: TODAY });
    expect(moved && planOfRecord(moved)).toEqual(move.plan);
    expect(moved?.marks).toBe(busy.marks);
    const already = withMove(RECORD, move, AT);
    expect(movedPlan(already, move, { at: AT, today: TODAY })).toBeNull();
  });
});
