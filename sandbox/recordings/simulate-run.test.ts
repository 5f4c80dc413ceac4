import { describe, expect, it } from 'vitest';
import { DEMO_RUNNER } from './demo-runner.ts';
import type { RunPlan, RunStep } from './run-plan.ts';
import { simulateRun, type SimulatedRun } from './simulate-run.ts';
import { easyRun, intervalRun } from './training-sessions.ts';

function plan(steps: readonly RunStep[], change: Partial<RunPlan> = {}): RunPlan {
  return {
    runner: DEMO_RUNNER,
    startedAt: new Date('2026-11-20T21:10:00Z'),
    utcOffsetMinutes: 540,
    steps,
    terrain: 'flat',
    temperatureCelsius: 14,
    laps: 'kilometers',
    faults: [],
    seed: 5,
    ...change,
  };
}

function beatsBetween({ samples }: SimulatedRun, from: number, to: number): number {
  const beats = samples
    .filter(({ elapsedSeconds }) => elapsedSeconds >= from && elapsedSeconds < to)
    .flatMap(({ heartRateBeatsPerMinute }) => heartRateBeatsPerMinute ?? []);
  return beats.reduce((sum, value) => sum + value, 0) / beats.length;
}

const HOUR: RunStep = { kind: 'move', length: { seconds: 3600 }, effort: 0.8 };

describe('a simulated run', () => {
  it('is the same for the same seed and another for another', () => {
    const steps = easyRun(3000);
    expect(simulateRun(plan(steps))).toEqual(simulateRun(plan(steps)));
    expect(simulateRun(plan(steps, { seed: 6 })).samples).not.toEqual(
      simulateRun(plan(steps)).samples,
    );
  });

  it('has a heart that follows the legs late', () => {
    const [warmUp] = intervalRun(3, { meters: 1000, effort: 1.07 }, 2);
    const run = simulateRun(plan(intervalRun(3, { meters: 1000, effort: 1.07 }, 2)));
    const hardAt =
      warmUp?.kind === 'move' && 'seconds' in warmUp.length ? warmUp.length.seconds : 0;
    const before = beatsBetween(run, hardAt - 30, hardAt);
    expect(beatsBetween(run, hardAt, hardAt + 15) - before).toBeLessThan(12);
    expect(beatsBetween(run, hardAt + 150, hardAt + 180) - before).toBeGreaterThan(15);
  });

  it('drifts upwards at an even effort, more in the heat', () => {
    const drift = (temperatureCelsius: number) => {
      const run = simulateRun(plan([HOUR], { temperatureCelsius, terrain: 'track' }));
      return beatsBetween(run, 3000, 3600) - beatsBetween(run, 600, 1200);
    };
    expect(drift(12)).toBeGreaterThan(1);
    expect(drift(12)).toBeLessThan(8);
    expect(drift(29)).toBeGreaterThan(drift(12) + 1.5);
  });

  it('slows uphill and climbs by what it runs', () => {
    const step = (grade: number): RunStep => ({
      kind: 'move',
      length: { seconds: 600 },
      effort: 0.9,
      grade,
    });
    const flat = simulateRun(plan([step(0)]));
    const uphill = simulateRun(plan([step(0.08)]));
    const meters = uphill.samples.at(-1)?.distanceMeters ?? 0;
    expect(meters).toBeLessThan(0.8 * (flat.samples.at(-1)?.distanceMeters ?? 0));
    const climbed =
      (uphill.samples.at(-1)?.altitudeMeters ?? 0) - (uphill.samples[0]?.altitudeMeters ?? 0);
    expect(climbed).toBeCloseTo(0.08 * meters, -1);
    expect(uphill.flatMeters).toBeGreaterThan(meters * 1.3);
  });

  it('never runs backwards and reads once a second', () => {
    const { samples } = simulateRun(plan(easyRun(4000), { terrain: 'hilly' }));
    for (const [index, sample] of samples.entries()) {
      expect(sample.elapsedSeconds).toBe(index);
      expect(sample.distanceMeters).toBeGreaterThanOrEqual(samples[index - 1]?.distanceMeters ?? 0);
    }
  });

  it('reads nothing while the watch is paused, and on while it is not', () => {
    const move: RunStep = { kind: 'move', length: { seconds: 300 }, effort: 0.8 };
    const paused = simulateRun(
      plan([move, { kind: 'stop', seconds: 60, isTimerPaused: true }, move]),
    );
    expect(paused.pauses).toEqual([{ startSeconds: 300, endSeconds: 360 }]);
    expect(paused.samples.filter(({ elapsedSeconds: at }) => at > 300 && at < 360)).toEqual([]);
    const waiting = simulateRun(
      plan([move, { kind: 'stop', seconds: 60, isTimerPaused: false }, move]),
    );
    expect(waiting.pauses).toEqual([]);
    const standing = waiting.samples.filter(({ elapsedSeconds: at }) => at > 320 && at < 360);
    expect(standing.length).toBe(39);
    expect(standing.every(({ speedMetersPerSecond: speed }) => speed === 0)).toBe(true);
  });

  it('has no position and no height on a treadmill', () => {
    const { samples } = simulateRun(plan(easyRun(3000), { terrain: 'treadmill' }));
    expect(
      samples.every(({ position, altitudeMeters }) => !position && altitudeMeters === null),
    ).toBe(true);
  });

  it('suffers from its sensors as planned', () => {
    const at = (kind: 'heartRateDropout' | 'cadenceLock' | 'heartRateSpike') =>
      simulateRun(
        plan([HOUR], { faults: [{ kind, fromSeconds: 600, seconds: 120 }] }),
      ).samples.slice(600, 720);
    expect(at('heartRateDropout').every((sample) => sample.heartRateBeatsPerMinute === null)).toBe(
      true,
    );
    for (const sample of at('cadenceLock')) {
      expect(Math.abs((sample.heartRateBeatsPerMinute ?? 0) - sample.stepsPerMinute)).toBeLessThan(
        6,
      );
    }
    for (const sample of at('heartRateSpike')) {
      expect(sample.heartRateBeatsPerMinute).toBeGreaterThan(
        DEMO_RUNNER.maximumHeartRateBeatsPerMinute,
      );
    }
  });

  it('lays laps end to end, by kilometre or by step', () => {
    const byKilometer = simulateRun(plan(easyRun(3400)));
    expect(byKilometer.laps.map(({ trigger }) => trigger)).toEqual([
      'distance',
      'distance',
      'distance',
      'sessionEnd',
    ]);
    const byStep = simulateRun(
      plan(intervalRun(2, { meters: 400, effort: 1.1 }, 1), { laps: 'workout' }),
    );
    expect(byStep.laps.map(({ intensity }) => intensity)).toEqual([
      'warmUp',
      'active',
      'rest',
      'active',
      'coolDown',
    ]);
    for (const { laps, samples } of [byKilometer, byStep]) {
      for (const [index, lap] of laps.entries()) {
        expect(lap.startSeconds).toBe(laps[index - 1]?.endSeconds ?? 0);
      }
      const sum = laps.reduce((meters, lap) => meters + lap.distanceMeters, 0);
      expect(sum).toBeCloseTo(samples.at(-1)?.distanceMeters ?? 0, 6);
    }
  });
});
