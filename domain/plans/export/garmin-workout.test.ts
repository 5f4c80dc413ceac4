import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { planOfRecord } from '../plan-record.ts';
import { proposedPlan } from '../proposed-plan.ts';
import type { PlanSession } from '../training-plan.ts';
import { garminWorkout } from './garmin-workout.ts';

const INTERVALS: PlanSession = {
  id: 'd2',
  day: '2026-12-01',
  kind: 'intervals',
  meters: 8400,
  seconds: 2700.4,
  steps: [
    { part: 'warm-up', effort: 'easy', repeats: 1, meters: 2000, seconds: null, restSeconds: null },
    { part: 'main', effort: 'interval', repeats: 8, meters: 400, seconds: null, restSeconds: 75 },
    {
      part: 'cool-down',
      effort: 'easy',
      repeats: 1,
      meters: null,
      seconds: 600,
      restSeconds: null,
    },
  ],
  target: {
    paceFast: 240,
    paceSlow: 250,
    heartRateLow: null,
    heartRateHigh: null,
    feel: 'hard-but-even',
  },
  reason: { code: 'intervals-uptake', fromMeters: null, percent: null },
};

describe('a session for Garmin', () => {
  it('has warm-up, repeats with their rests, and cool-down, each step numbered in its order', () => {
    const { segments, ...workout } = garminWorkout(INTERVALS, 'Intervals');
    expect(workout).toMatchObject({
      workoutName: 'Intervals',
      sport: 'RUNNING',
      estimatedDurationInSecs: 2700,
      estimatedDistanceInMeters: 8400,
    });
    expect(segments[0]?.steps).toEqual([
      expect.objectContaining({ stepOrder: 1, intensity: 'WARMUP', durationValue: 2000 }),
      {
        type: 'WorkoutRepeatStep',
        stepOrder: 2,
        repeatType: 'REPEAT_UNTIL_STEPS_CMPLT',
        repeatValue: 8,
        steps: [
          {
            type: 'WorkoutStep',
            stepOrder: 3,
            intensity: 'INTERVAL',
            durationType: 'DISTANCE',
            durationValue: 400,
            durationValueType: 'METER',
            targetType: 'PACE',
            // 4:10 and 4:00 a kilometre.
            targetValueLow: 4,
            targetValueHigh: 4.167,
          },
          expect.objectContaining({
            stepOrder: 4,
            intensity: 'RECOVERY',
            durationType: 'TIME',
            durationValue: 75,
            targetType: 'OPEN',
          }),
        ],
      },
      expect.objectContaining({ stepOrder: 5, intensity: 'COOLDOWN', durationValue: 600 }),
    ]);
  });

  it('leaves the target open where no pace is known', () => {
    const target = { ...INTERVALS.target, paceFast: null, paceSlow: null };
    const text = JSON.stringify(garminWorkout({ ...INTERVALS, target }, 'Intervals'));
    expect(text).not.toContain('PACE');
  });

  it('has a length for each step of every session of a plan', () => {
    const proposed = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
    if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
    const sessions = planOfRecord(proposed.record)?.weeks.flatMap((week) => week.sessions) ?? [];
    expect(sessions.length).toBeGreaterThan(20);
    for (const session of sessions) {
      const steps = garminWorkout(session, session.kind).segments.flatMap((one) => one.steps);
      const runs = steps.flatMap((step) => ('steps' in step ? step.steps : [step]));
      expect(runs.every(({ durationValue }) => durationValue >= 1)).toBe(true);
    }
  });
});
