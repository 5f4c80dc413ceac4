import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { EMPTY_ATHLETE_PROFILE } from '../../athletes/stored-profile.ts';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { newlyBroken } from '../changes/move-session.ts';
import { changesOf, withoutLastChange } from '../changes/plan-change.ts';
import { withSessionMark } from '../changes/session-changes.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { Caution } from '../plan-caution.ts';
import { planOfRecord, runnerOf, storedPlanOf, wishOf, type PlanRecord } from '../plan-record.ts';
import { completeRecord, proposedPlan } from '../proposed-plan.ts';
import { answerPlanAsk, type PlanAskAnswer, type PlanDesk } from './answer-plan-ask.ts';
import type { PlanAsk } from './plan-ask.ts';
import {
  decidedVersion,
  isUndoableHere,
  planCardState,
  shownVersion,
  withCardAccepted,
  withCardRefused,
  type PlanChangeCard,
} from './plan-card.ts';
import { planMomentOf } from './plan-moment.ts';
import { planStartOf } from './plan-start.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const TODAY = '2026-12-09';
const AT = new Date(`${TODAY}T08:00:00Z`);
const DECISION = { at: AT, today: TODAY, caution: null };
const ILLNESS: Caution = { kind: 'illness', since: AT, until: null };

/** Everything before today was run, but for some days. */
function desk(
  missed: readonly string[] = [],
  caution: Caution | null = null,
  isClosed: (day: string) => boolean = () => false,
): PlanDesk {
  const before = [10, 12, 15, 17, 19, 22].map((day) => ({ day: `2026-11-${day}`, meters: 12_000 }));
  const ran = PLAN.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ day }) => day < TODAY && !missed.includes(day));
  const rows = [...before, ...ran].map(({ day, meters }) =>
    exampleActivityRow({
      id: day,
      startedAt: new Date(`${day}T06:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: meters,
      purpose: null,
      duplicateOf: null,
      visibleToCoach: !isClosed(day),
    }),
  );
  const place = { now: AT, utcOffsetMinutes: 0, today: TODAY, caution };
  return {
    record: RECORD,
    moment: planMomentOf(rows, place),
    start: planStartOf({ athlete: EMPTY_ATHLETE_PROFILE, rows, tournaments: [] }, place),
  };
}

function cardOf(answer: PlanAskAnswer | null, id = 'aa11'): PlanChangeCard {
  if (answer?.outcome !== 'proposed' || answer.card.kind !== 'change') {
    throw new Error(answer?.outcome ?? 'nothing');
  }
  return { ...answer.card, id };
}

function accepted(record: PlanRecord, card: PlanChangeCard, version = 0): PlanRecord {
  const chosen = card.versions[version];
  const after = chosen && withCardAccepted(record, card, chosen, DECISION);
  if (!after) throw new Error('not accepted');
  return after;
}

const AHEAD = PLAN.weeks
  .flatMap(({ sessions }) => sessions)
  .find(({ day, kind }) => day > TODAY && kind !== 'race');
if (!AHEAD) throw new Error('no session ahead');
const MOVE: PlanAsk = { kind: 'move', fromDay: AHEAD.day, toDay: null };
const MISSED_DAYS = PLAN.weeks
  .flatMap(({ sessions }) => sessions)
  .filter(({ day }) => day < TODAY)
  .slice(-3)
  .map(({ day }) => day);

describe('a card of a conversation', () => {
  it('is open, then accepted, then undone, on every device that reads the stored plan', () => {
    const card = cardOf(answerPlanAsk(MOVE, desk()));
    expect(planCardState(card, RECORD, DECISION)).toBe('open');
    const after = completeRecord(storedPlanOf(accepted(RECORD, card), 'f'.repeat(36)));
    expect(planCardState(card, after, DECISION)).toBe('accepted');
    expect(after && isUndoableHere(card, after)).toBe(true);
    const [, second] = card.versions;
    expect(decidedVersion(card, accepted(RECORD, card, 1))).toBe(second);
    const undone = after && withoutLastChange(after, AT, TODAY);
    expect(planCardState(card, undone, DECISION)).toBe('undone');
    expect(undone?.sessions).toBe(RECORD.sessions);
  });

  it('is never applied twice, late or to another plan', () => {
    const card = cardOf(answerPlanAsk(MOVE, desk()));
    const [version] = card.versions;
    if (!version) throw new Error('no version');
    const after = accepted(RECORD, card);
    const undone = withoutLastChange(after, AT, TODAY);
    const late = { ...DECISION, today: calendarDayOf(dayNumberOf(AHEAD.day) + 7) };
    const ofAnother = { ...RECORD, madeOn: '2026-01-01' };
    expect(withCardAccepted(after, card, version, DECISION)).toBeNull();
    expect(undone && withCardAccepted(undone, card, version, DECISION)).toBeNull();
    expect(withCardAccepted(RECORD, card, version, late)).toBeNull();
    expect(withCardAccepted(ofAnother, card, version, DECISION)).toBeNull();
    expect(planCardState(card, null, DECISION)).toBe('ended');
  });

  it('is out of date once another was accepted, and not because something was marked or refused', () => {
    const card = cardOf(answerPlanAsk(MOVE, desk()), 'aa11');
    const other = cardOf(answerPlanAsk({ kind: 'missed' }, desk(MISSED_DAYS)), 'bb22');
    expect(planCardState(card, accepted(RECORD, other), DECISION)).toBe('outdated');
    const refused = withCardRefused(RECORD, other, DECISION);
    expect(planCardState(other, refused, DECISION)).toBe('refused');
    expect(planCardState(card, refused, DECISION)).toBe('open');
    const marked = withSessionMark(RECORD, AHEAD, 'busy', AT);
    expect(planCardState(card, marked, DECISION)).toBe('open');
  });

  it('waits while something comes before training, and may be refused', () => {
    const card = cardOf(answerPlanAsk(MOVE, desk()));
    const ill = { ...DECISION, caution: ILLNESS };
    const [version] = card.versions;
    expect(planCardState(card, RECORD, ill)).toBe('held');
    expect(version && withCardAccepted(RECORD, card, version, ill)).toBeNull();
    expect(withCardRefused(RECORD, card, ill)).not.toBeNull();
  });

  it('shows the difference that accepting makes, in each of its versions', () => {
    const asked = [
      answerPlanAsk(MOVE, desk()),
      answerPlanAsk({ kind: 'missed' }, desk(MISSED_DAYS)),
      answerPlanAsk({ kind: 'race', day: '2026-12-20', meters: null }, desk()),
    ];
    for (const card of asked.map((answer) => cardOf(answer))) {
      card.versions.forEach((version, index) => {
        const plan = planOfRecord(accepted(RECORD, card, index));
        const { sessions, weeks } = shownVersion(version).difference;
        expect(sessions.length).toBeGreaterThan(0);
        for (const { day, after } of sessions) {
          const stored = plan?.weeks.flatMap((week) => week.sessions).find((s) => s.day === day);
          expect(stored?.meters ?? null).toBe(after?.meters ?? null);
        }
        for (const { monday, afterMeters } of weeks) {
          expect(plan?.weeks.find((week) => week.monday === monday)?.meters).toBe(afterMeters);
        }
      });
      expect(changesOf(accepted(RECORD, card))[0]).toMatchObject({
        author: 'coach',
        state: 'made',
      });
    }
  });
});

describe('a wish to change the plan', () => {
  it('is answered by nothing but words while something comes before training', () => {
    const asks: readonly PlanAsk[] = [
      MOVE,
      { kind: 'missed' },
      { kind: 'race', day: '2026-12-20', meters: 10_000 },
      { kind: 'new', goal: { meters: 10_000, seconds: null, day: null }, runsPerWeek: null },
    ];
    for (const ask of asks) {
      expect(answerPlanAsk(ask, desk([], ILLNESS))).toMatchObject({ outcome: 'held', card: null });
    }
  });

  it('never leads over a limit, whichever session goes to whichever day', () => {
    const measured = { plan: PLAN, runner: runnerOf(RECORD), wish: wishOf(RECORD) };
    for (const { day: fromDay } of PLAN.weeks.slice(2, 6).flatMap(({ sessions }) => sessions)) {
      for (let offset = -3; offset <= 3; offset += 1) {
        const toDay = calendarDayOf(dayNumberOf(fromDay) + offset);
        const answer = answerPlanAsk({ kind: 'move', fromDay, toDay }, desk());
        if (answer?.outcome !== 'proposed') continue;
        const card = cardOf(answer);
        card.versions.forEach((_, index) => {
          const plan = planOfRecord(accepted(RECORD, card, index));
          expect(plan && newlyBroken(measured, plan)).toEqual([]);
        });
      }
    }
  });

  it('for a race that is too long names the nearest that fits, and none beside the goal', () => {
    const far = answerPlanAsk({ kind: 'race', day: '2026-12-20', meters: 100_000 }, desk());
    expect(cardOf(far).refusal).toEqual({ kind: 'race', meters: 100_000, rule: 'too-far' });
    const close = answerPlanAsk({ kind: 'race', day: '2027-03-10', meters: 10_000 }, desk());
    expect(close).toMatchObject({ outcome: 'refused', refusal: { rule: 'too-close-to-goal' } });
    const own = answerPlanAsk({ kind: 'race', day: PLAN.endDay, meters: 21_097 }, desk());
    expect(own).toMatchObject({ outcome: 'race-planned' });
  });

  it('for a plan leads to the questions, and declines what cannot be reached with what can', () => {
    const without = { ...desk(), record: null };
    const goal = { meters: null, seconds: null, day: null };
    expect(answerPlanAsk({ kind: 'new', goal, runsPerWeek: 3 }, without)).toMatchObject({
      outcome: 'questions',
      card: { goal: null, runsPerWeek: 3, declined: null },
    });
    const marathon = { meters: 100_000, seconds: null, day: '2026-12-27' };
    const declined = answerPlanAsk({ kind: 'new', goal: marathon, runsPerWeek: null }, without);
    expect(declined).toMatchObject({ outcome: 'questions', isDeclined: true });
    expect(answerPlanAsk({ kind: 'new', goal, runsPerWeek: null }, desk())).toMatchObject({
      outcome: 'has-plan',
    });
  });
});

describe('runs that a coach may not read', () => {
  const asks: readonly PlanAsk[] = [
    { kind: 'missed' },
    MOVE,
    { kind: 'race', day: '2026-12-20', meters: null },
    { kind: 'easier', cause: 'slept-badly' },
  ];

  it.each([
    ['the last days', (day: string) => day >= '2026-12-01'],
    ['one run', (day: string) => day === '2026-12-06'],
    ['every run', () => true],
  ])('make no answer another one, where it could be read later: %s', (_which, isClosed) => {
    for (const ask of asks) {
      const answer = answerPlanAsk(ask, desk([], null, isClosed));
      if (answer?.outcome === 'on-page') continue;
      const { moment, ...rest } = desk([], null, isClosed);
      const open = moment.recordings.filter(({ visibleToCoach }) => visibleToCoach);
      const openly = answerPlanAsk(ask, { ...rest, moment: { ...moment, recordings: open } });
      expect(answer).toEqual(openly);
    }
  });

  it('lead to the plan page where they decide, without a card', () => {
    const isClosed = (day: string) => day >= '2026-12-01';
    expect(answerPlanAsk({ kind: 'missed' }, desk([], null, isClosed))).toEqual({
      outcome: 'on-page',
      card: null,
    });
  });
});
