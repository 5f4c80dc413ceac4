import { expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { PlanSession, PlanSessionKind, PlanTarget } from '../training-plan.ts';
import { guideOfSession } from './session-guide.ts';

const TARGET: PlanTarget = {
  paceFast: null,
  paceSlow: null,
  heartRateLow: null,
  heartRateHigh: null,
  feel: 'talk-in-sentences',
};

function sessionOf(
  kind: PlanSessionKind,
  effort: PlanSession['steps'][number]['effort'],
  target: Partial<PlanTarget> = {},
  repeats = 1,
): PlanSession {
  return {
    id: 'd2',
    day: '2026-11-24',
    kind,
    meters: 8000,
    seconds: 2700,
    steps: [{ part: 'main', effort, repeats, meters: 4000, seconds: null, restSeconds: null }],
    target: { ...TARGET, ...target },
    reason: { code: 'easy-base', fromMeters: null, percent: null },
  };
}

it('names a measured heart rate as it is', () => {
  const session = sessionOf('easy', 'easy', { heartRateLow: 118, heartRateHigh: 150 });
  expect(guideOfSession(session, 40)).toEqual({
    beats: [118, 150],
    isEstimated: false,
    effort: [2, 3],
  });
});

it('reckons heart rates of steady running from age, in steps of five beats', () => {
  // Tanaka: 208 - 0.7 × 40 = 180; the threshold is at nine tenths.
  expect(guideOfSession(sessionOf('easy', 'easy'), 40)).toEqual({
    beats: [115, 145],
    isEstimated: true,
    effort: [2, 3],
  });
  expect(guideOfSession(sessionOf('tempo', 'threshold'), 40).beats).toEqual([155, 160]);
  const recovery = guideOfSession(sessionOf('recovery', 'easy'), 40);
  expect(recovery.beats?.[1]).toBeLessThan(145);
});

it.each([
  ['hills', 'hill'],
  ['intervals', 'interval'],
  ['repetitions', 'repetition'],
  ['test', 'test'],
  ['race', 'race'],
  ['run-walk', 'easy'],
] as const)('leaves %s to effort, where the heart lags or all is given', (kind, effort) => {
  const target = { feel: 'hard-but-even' } as const;
  expect(guideOfSession(sessionOf(kind, effort, target, 5), 40).beats).toBeNull();
});

it.each([null, 17, 101])('reckons nothing at the age of %s', (age) => {
  expect(guideOfSession(sessionOf('easy', 'easy'), age).beats).toBeNull();
});

it.each([
  [1200, [9, 10], [8, 9]],
  [3000, [8, 9], [8, 8]],
  [5400, [7, 9], [7, 7]],
  [8400, [6, 9], [6, 7]],
  [16_000, [5, 8], [5, 6]],
  [30_000, [4, 7], [4, 5]],
] as const)(
  'asks of a race of %d s what can be held for so long, and more at its end',
  (seconds, raced, trained) => {
    const target = { feel: 'hard-but-even' } as const;
    const race = { ...sessionOf('race', 'race', target), seconds };
    expect(guideOfSession(race, 40).effort).toEqual(raced);
    for (const kind of ['long-pace', 'intervals'] as const) {
      const paced = sessionOf(kind, 'race', target, 3);
      expect(guideOfSession(paced, 40, seconds).effort).toEqual(trained);
    }
  },
);

it('asks of a first race with walks little more than of the runs before it', () => {
  const race = sessionOf('race', 'race', { feel: 'hard-but-even' }, 5);
  const steps = race.steps.map((step) => ({ ...step, restSeconds: 60 }));
  expect(guideOfSession({ ...race, steps }, 34).effort).toEqual([4, 5]);
});

it('gives an effort to each session of a plan, the harder the faster', () => {
  const outcome = buildPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
  const sessions =
    outcome.outcome === 'built' ? outcome.plan.weeks.flatMap((week) => week.sessions) : [];
  expect(sessions.length).toBeGreaterThan(20);
  for (const session of sessions) {
    const [low, high] = guideOfSession(session, null).effort;
    expect(low).toBeGreaterThanOrEqual(1);
    expect(high).toBeGreaterThanOrEqual(low);
    expect(high).toBeLessThanOrEqual(10);
  }
});
