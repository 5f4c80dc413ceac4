import { describe, expect, it } from 'vitest';
import { defaultAnswers, missingQuestions, type KnownOfRunner } from './plan-questions.ts';

const NOTHING: KnownOfRunner = {
  history: { runCount: 0, weeklyMeters: null, vdot: null },
  hasRecord: false,
  availableWeekdays: [],
};

describe('the questions of a plan', () => {
  it('are at most five, the decisive ones first', () => {
    expect(missingQuestions(NOTHING)).toEqual([
      'health',
      'days',
      'running-now',
      'recent-race',
      'long-run-day',
    ]);
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
      weekdays: [2, 4, 6, 7],
      longRunWeekday: 7,
      minutesOnOtherDays: null,
      weeklyMeters: null,
      longestMeters: null,
      recentRace: null,
      clubWeekdays: [],
      isHot: false,
      isHilly: false,
    });
  });
});
