import type { PlanPaces } from '../plan-paces.ts';
import type { SessionDraft } from '../session-drafts.ts';
import { WALKING_PACE } from '../plan-wish.ts';
import { DRAFT_STEP_METERS, floorTo, metersIn, stepOf } from './draft-steps.ts';

const MINUTE = 60;
/** Shorter stretches are run in whole turns only. */
const WHOLE_TURNS_SECONDS = 180;
/** What is left beside whole turns is run as well if it takes at least this. */
const LEAST_LAST_SECONDS = 120;

/** Running and walking in turns. Seconds. */
export interface RunWalkTurns {
  /** All running of the session. */
  run: number;
  /** Of one stretch without a walk. */
  stretch: number;
  /** Of one walk between two stretches. */
  walk: number;
  /** Walked before the first stretch, and after the last one. */
  frame: number;
}

/**
 * Minutes of running in stretches with walks between them, and a shorter stretch for what is left. The running
 * decides, and the distance follows.
 */
export function runWalkTurnsDraft(
  { run, stretch, walk, frame }: RunWalkTurns,
  paces: PlanPaces,
): SessionDraft {
  const each = Math.min(stretch, run);
  const isShort = each < WHOLE_TURNS_SECONDS;
  const repeats = Math.max(1, Math.floor(run / each + 1e-9));
  const left = isShort ? 0 : floorTo(run - repeats * each, MINUTE);
  const last = left >= LEAST_LAST_SECONDS ? left : 0;
  const walks = last > 0 ? repeats : repeats - 1;
  const runSeconds = repeats * each + last;
  const walked = walks * walk + 2 * frame;
  const whole = metersIn(runSeconds, paces.expected.easy) + metersIn(walked, WALKING_PACE);
  return {
    kind: 'run-walk',
    meters: Math.round(whole / DRAFT_STEP_METERS) * DRAFT_STEP_METERS,
    seconds: runSeconds + walked,
    steps: [
      stepOf('warm-up', 'easy', { seconds: frame }),
      stepOf('main', 'easy', { seconds: each }, { repeats, restSeconds: walks > 0 ? walk : null }),
      ...(last > 0 ? [stepOf('main', 'easy', { seconds: last })] : []),
      stepOf('cool-down', 'easy', { seconds: frame }),
    ],
    target: paces.targetOf('easy'),
  };
}
