import { describe, expect, it } from 'vitest';
import { NO_SCHEDULE, type RememberedSchedule } from '../memories/remembered-of-runner.ts';
import {
  defaultAnswers,
  missingQuestions,
  PLAN_ACHES,
  type KnownOfRunner,
} from './plan-questions.ts';

const NOTHING: KnownOfRunner = {
  history: { runCount: 0, weeklyMeters: null, vdot: null },
  hasRecord: false,
  availableWeekdays: [],
};

describe('the questions of a plan', () => {
  it('are at most five, the decisive ones first', () => {
    const answered = {
      goalKind: 'race',
      health: 'well',
      isRunning: true,
      weeklyMeters: 20_000,
    } as const;
    expect(missingQuestions(NOTHING, answered)).toEqual([
      'health',
      'days',
      'running-now',
      'recent-race',
      'hills',
    ]);
  });

  it('ask for no race of who does not run yet', () => {
    expect(missingQuestions(NOTHING)).toEqual([
      'health',
      'days',
      'running-now',
      'stretch',
      'long-run-day',
    ]);
  });

  it('ask who has a mild or an old ache for a race, too', () => {
    const answered = {
      goalKind: 'distance',
      health: 'niggle',
      isRunning: true,
      weeklyMeters: 30_000,
    } as const;
    expect(missingQuestions(NOTHING, answered)).not.toContain('recent-race');
    for (const ache of PLAN_ACHES) {
      const questions = missingQuestions(NOTHING, { ...answered, ache });
      expect(questions).toContain('injury');
      expect(questions).toContain('recent-race');
    }
  });

  it('ask how long they run without a walk where they run little', () => {
    const answered = { goalKind: 'distance', health: 'well', isRunning: true } as const;
    const said = (weeklyMeters: number) => missingQuestions(NOTHING, { ...answered, weeklyMeters });
    expect(said(10_000)).toContain('stretch');
    expect(said(20_000)).not.toContain('stretch');
    const recorded = (weeklyMeters: number) =>
      missingQuestions({ ...NOTHING, history: { runCount: 9, weeklyMeters, vdot: null } });
    expect(recorded(6000)).toContain('stretch');
    expect(recorded(30_000)).not.toContain('stretch');
    expect(missingQuestions(NOTHING, { ...answered, goalKind: 'return' })).toContain('stretch');
  });

  it('ask who comes back or has a niggle for the injury, and for no race from before it', () => {
    for (const answered of [
      { goalKind: 'return', health: 'well', isRunning: true, weeklyMeters: 20_000 },
      { goalKind: 'distance', health: 'niggle', isRunning: true, weeklyMeters: 20_000 },
    ] as const) {
      expect(missingQuestions(NOTHING, answered)).toEqual([
        'health',
        'injury',
        'days',
        'running-now',
        'long-run-day',
      ]);
    }
  });

  it('leave out what recordings and records say', () => {
    const known: KnownOfRunner = {
      history: { runCount: 12, weeklyMeters: 30_000, vdot: null },
      hasRecord: true,
      availableWeekdays: [1, 3, 5, 6],
      isAiling: true,
    };
    expect(missingQuestions(known)).toEqual(['health', 'days', 'long-run-day', 'minutes']);
    expect(defaultAnswers(known)).toMatchObject({
      health: 'niggle',
      weekdays: [1, 3, 5, 6],
      longRunWeekday: null,
    });
  });

  it('have a default each', () => {
    expect(defaultAnswers(NOTHING)).toEqual({
      health: 'well',
      injury: null,
      weekdays: [2, 4, 6, 7],
      longRunWeekday: 7,
      minutesOnOtherDays: null,
      weeklyMeters: null,
      longestMeters: null,
      recentRace: null,
      clubWeekdays: [],
      isHot: false,
      isHilly: false,
      facts: [],
    });
  });
});

describe('what the runner said in chat', () => {
  const known = {
    history: { runCount: 20, weeklyMeters: 30_000, vdot: null },
    hasRecord: false,
    availableWeekdays: [2, 4, 6, 7],
  };
  const said = (remembered: Partial<RememberedSchedule>) =>
    defaultAnswers({ ...known, remembered: { ...NO_SCHEDULE, ...remembered } });

  it('takes days out of the proposal, and puts others in their place', () => {
    const { weekdays } = said({ unavailableWeekdays: [4] });
    expect(weekdays).toHaveLength(4);
    expect(weekdays).not.toContain(4);
  });

  it('sets the day of the long run, the runs a week and the minutes', () => {
    expect(said({ longRunWeekday: 6, minutes: 45, runsPerWeek: 3 })).toMatchObject({
      longRunWeekday: 7,
      minutesOnOtherDays: 45,
      weekdays: [2, 4, 7],
    });
    expect(said({ longRunWeekday: 6 })).toMatchObject({ longRunWeekday: 6 });
  });

  it('has the days of a club, and daily walks', () => {
    expect(said({ clubWeekdays: [4] }).clubWeekdays).toEqual([4]);
    expect(defaultAnswers({ ...known, rememberedFacts: ['walks'] }).facts).toEqual(['walks']);
  });

  it('gives way to the days of the profile, and to no days at all', () => {
    expect(said({ availableWeekdays: [1, 3, 5] }).weekdays).toEqual([2, 4, 6, 7]);
    expect(
      said({ unavailableWeekdays: [1, 2, 3, 4, 5, 6, 7] }).weekdays.length,
    ).toBeLessThanOrEqual(4);
  });
});
