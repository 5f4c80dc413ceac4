import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf } from '../measures/calendar-day.ts';
import { buildPlan } from './build-plan.ts';
import { brokenRules, type PlanRule } from './check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from './example-plan-wish.ts';
import type { PlanSession, PlanWeek, TrainingPlan } from './training-plan.ts';

const plan = (() => {
  const outcome = buildPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
  if (outcome.outcome !== 'built') throw new Error('the example is not built');
  return outcome.plan;
})();

/** The plan with one week changed, its distance added up anew. */
function withWeek(index: number, change: (week: PlanWeek) => Partial<PlanWeek>): TrainingPlan {
  const weeks = plan.weeks.map((week, position) => {
    if (position !== index) return week;
    const changed = { ...week, ...change(week) };
    const meters = changed.sessions.reduce((sum, session) => sum + session.meters, 0);
    return { ...changed, meters };
  });
  return { ...plan, weeks };
}

function withSession(
  index: number,
  isMeant: (session: PlanSession) => boolean,
  change: (session: PlanSession) => Partial<PlanSession>,
): TrainingPlan {
  return withWeek(index, ({ sessions }) => ({
    sessions: sessions.map((session) =>
      isMeant(session) ? { ...session, ...change(session) } : session,
    ),
  }));
}

const isLong = ({ kind }: PlanSession) => kind === 'long';
const isQuality = ({ kind }: PlanSession) => kind === 'tempo' || kind === 'hills';
const isEasy = ({ kind }: PlanSession) => ['easy', 'recovery', 'strides'].includes(kind);

/** A test on the second day after the long run. */
function withTestAfterHardDay(): TrainingPlan {
  const tuesday = ({ id }: PlanSession) => id === 'd2';
  return withSession(2, tuesday, () => ({ kind: 'test' }));
}

const BROKEN: readonly (readonly [PlanRule, TrainingPlan])[] = [
  ['figures', withSession(0, isLong, () => ({ meters: Number.NaN }))],
  ['dates', withSession(1, isLong, () => ({ day: '2030-01-01' }))],
  ['days', withSession(1, isQuality, () => ({ day: '2026-11-30' }))],
  ['weeks', { ...plan, weeks: [] }],
  ['sessions', withWeek(1, ({ sessions }) => ({ sessions: [...sessions, ...sessions] }))],
  ['single-run', withSession(1, isLong, () => ({ meters: 20_000 }))],
  [
    'race-jump',
    withSession(
      plan.weeks.length - 1,
      ({ kind }) => kind === 'race',
      () => ({ meters: 80_000 }),
    ),
  ],
  ['week-step', withSession(2, isEasy, () => ({ meters: 13_000 }))],
  ['first-week', withSession(0, isEasy, () => ({ meters: 13_000 }))],
  ['two-week-step', withSession(2, isEasy, () => ({ meters: 30_000 }))],
  [
    'cut-back',
    { ...plan, weeks: plan.weeks.map((week) => ({ ...week, phase: 'base', meters: 30_000 })) },
  ],
  [
    'hard-days',
    withWeek(1, ({ sessions }) => ({
      sessions: sessions.map((session) => ({ ...session, kind: 'long' })),
    })),
  ],
  [
    'back-to-back',
    withSession(
      1,
      ({ id }) => id === 'd6',
      () => ({ kind: 'tempo' }),
    ),
  ],
  [
    'rest-day',
    withWeek(1, ({ sessions, monday }) => ({
      sessions: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
        ...(sessions[0] as PlanSession),
        day: new Date(Date.parse(`${monday}T00:00:00Z`) + day * 86_400_000)
          .toISOString()
          .slice(0, 10),
      })),
    })),
  ],
  [
    'effort-volume',
    withSession(1, isQuality, ({ steps }) => ({
      steps: steps.map((step) => ({
        ...step,
        effort: 'threshold',
        meters: 5000,
        seconds: null,
        repeats: 1,
      })),
    })),
  ],
  [
    'easy-share',
    withWeek(1, ({ sessions }) => ({
      sessions: sessions.map((session) => ({
        ...session,
        steps: session.steps.map((step) => ({ ...step, effort: 'marathon' as const })),
      })),
    })),
  ],
  ['long-share', withSession(1, isEasy, () => ({ meters: 1500 }))],
  ['long-time', withSession(1, isLong, () => ({ seconds: 11_000 }))],
  ['taper', withSession(plan.weeks.length - 2, isEasy, () => ({ meters: 14_000 }))],
  [
    'test',
    withSession(1, isQuality, () => ({
      kind: 'test',
      steps: [
        {
          part: 'main',
          effort: 'test',
          repeats: 1,
          meters: 10_000,
          seconds: null,
          restSeconds: null,
        },
      ],
    })),
  ],
  ['test-rest', withTestAfterHardDay()],
  ['race-recovery', withSession(1, isQuality, () => ({ kind: 'race', meters: 12_000 }))],
];

describe('the check of a plan', () => {
  it('finds nothing in a plan as it was built', () => {
    expect(brokenRules(plan, EXAMPLE_RUNNER, EXAMPLE_WISH)).toEqual([]);
  });

  it.each(BROKEN)('finds %s', (rule, changed) => {
    const found = brokenRules(changed, EXAMPLE_RUNNER, EXAMPLE_WISH).map((broken) => broken.rule);
    expect(found).toContain(rule);
  });

  it('finds a long run too near to the race, and a long run on the day before it', () => {
    const last = plan.weeks.length - 1;
    const changed = [
      withSession(last - 1, isLong, () => ({ meters: 20_000 })),
      withSession(
        last,
        ({ id }) => id === 'd6',
        () => ({ seconds: 3000 }),
      ),
    ];
    for (const one of changed) {
      const found = brokenRules(one, EXAMPLE_RUNNER, EXAMPLE_WISH).map(({ rule }) => rule);
      expect(found).toContain('taper');
    }
  });

  it('finds faster running too early after a break', () => {
    const runner = { ...EXAMPLE_RUNNER, daysSinceLastRun: 20 };
    expect(brokenRules(plan, runner, EXAMPLE_WISH).map(({ rule }) => rule)).toContain('return');
  });
});

describe('the step after a few days off', () => {
  const usual = Math.max(...plan.weeks.slice(0, 2).map(({ meters }) => meters));
  const mondays = plan.weeks.map(({ monday }) => dayNumberOf(monday));
  /** A week of less, two weeks that days off make small, and then weeks as before. */
  const SHARES = [1, 0.7, 0.5, 0.3];
  /** Days off from the Friday of the third week on. */
  const brokenAfter = (days: number, share: number) => {
    const weeks = plan.weeks.map((week, index) => ({
      ...week,
      meters: usual * (SHARES[index] ?? share),
    }));
    const from = (mondays[2] ?? 0) + 4;
    const daysOff = [{ from: calendarDayOf(from), to: calendarDayOf(from + days - 1) }];
    const rules = brokenRules({ ...plan, weeks }, EXAMPLE_RUNNER, { ...EXAMPLE_WISH, daysOff });
    return rules.filter(
      ({ rule, where }) => rule === 'week-step' && where === calendarDayOf(mondays[4] ?? 0),
    );
  };

  it('is measured by the weeks before them', () => {
    expect(brokenAfter(8, 1)).toEqual([]);
    expect(brokenAfter(8, 1.3)).toHaveLength(1);
  });

  it('is measured by the last weeks after ten days and more', () => {
    expect(brokenAfter(10, 1)).toHaveLength(1);
  });
});
