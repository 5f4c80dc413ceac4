import { raceSecondsOf } from '../../training/performance/vdot.ts';
import { FASTER_VDOT } from '../plan-limits.ts';

/** Results of a test are said in such steps, the faster one rounded down and the slower one up. */
const RESULT_STEP_SECONDS = 5;

/** What a test has to show for other paces, in seconds. */
export interface TestMarks {
  /** From this result on paces are faster. */
  fasterSeconds: number;
  /** Up to this one they stay. */
  slowerSeconds: number;
  /** How much faster than today's form the faster one is. */
  gainedSeconds: number;
  /** Paces get faster by this share then. */
  percent: number;
}

/** The marks of a test over a distance. One figure each, wherever a plan names it. */
export function testMarksOf(vdot: number, meters: number): TestMarks {
  const now = raceSecondsOf(vdot, meters);
  const faster = raceSecondsOf(vdot + FASTER_VDOT, meters);
  const slower = raceSecondsOf(vdot - FASTER_VDOT, meters);
  const step = RESULT_STEP_SECONDS;
  const fasterSeconds = Math.floor(faster / step) * step;
  return {
    fasterSeconds,
    slowerSeconds: Math.ceil(slower / step) * step,
    gainedSeconds: Math.max(step, Math.round((now - fasterSeconds) / step) * step),
    percent: Math.max(1, Math.round((1 - fasterSeconds / now) * 100)),
  };
}
