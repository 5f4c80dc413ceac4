import { DEMO_RUNNER } from './demo-runner.ts';
import { encodeFit } from './encode-fit.ts';
import type { RunStep } from './run-plan.ts';
import { simulateRun } from './simulate-run.ts';

/** 6 h 40 min at one reading a second. */
export const ULTRA_RECORD_COUNT = 24_000;

const RUNNING_SECONDS = 1500;
const WALKING_SECONDS = 300;

/** A FIT file with this number of records: hours of running and walking in the hills. */
export function ultraRecording(startedAt: Date, recordCount = ULTRA_RECORD_COUNT): Uint8Array {
  const steps: RunStep[] = [];
  // The reading at 0 is one of them.
  let left = recordCount - 1;
  while (left > 0) {
    for (const [seconds, effort] of [
      [RUNNING_SECONDS, 0.72],
      [WALKING_SECONDS, 0.42],
    ] as const) {
      const taken = Math.min(seconds, left);
      if (taken > 0) steps.push({ kind: 'move', length: { seconds: taken }, effort });
      left -= taken;
    }
  }
  return encodeFit(
    simulateRun({
      runner: DEMO_RUNNER,
      startedAt,
      utcOffsetMinutes: 540,
      steps,
      terrain: 'hilly',
      temperatureCelsius: 12,
      laps: 'kilometers',
      faults: [],
      seed: 24_000,
    }),
  );
}
