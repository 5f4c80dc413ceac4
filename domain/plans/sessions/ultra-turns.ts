import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { WALKING_PACE, type PlanWish } from '../plan-wish.ts';
import type { PlanSession } from '../training-plan.ts';

/** In a flat race of this many hours running and walking take turns from the start; our choice. */
const TURNED_RACE_SECONDS = 21_600;
export const ULTRA_TURNS = { runSeconds: 1500, walkSeconds: 180 } as const;
/** Training runs from this time on practise the turns, as the advice of the plan says. */
const TURNED_RUN_SECONDS = 7200;

/** Whether a flat race beyond the marathon takes so long that it is walked in now and then. */
export function hasUltraTurns(
  { meters, seconds }: Pick<PlanSession, 'meters' | 'seconds'>,
  { isHilly }: Pick<PlanWish, 'isHilly'>,
): boolean {
  return meters > MARATHON_METERS + 1 && !isHilly && seconds >= TURNED_RACE_SECONDS;
}

/**
 * The pace of the running parts, with which a race in such turns takes the time.
 *
 * @returns whole seconds a kilometre
 */
export function paceBetweenTurns(meters: number, seconds: number): number {
  const { runSeconds, walkSeconds } = ULTRA_TURNS;
  const turnMeters = ((runSeconds + walkSeconds) * meters) / seconds;
  return Math.floor((runSeconds * 1000) / (turnMeters - (walkSeconds * 1000) / WALKING_PACE));
}

/** The mean pace of a run in such turns whose running parts have this one; seconds a kilometre. */
export function paceWithTurns(runPace: number): number {
  const { runSeconds, walkSeconds } = ULTRA_TURNS;
  return (runSeconds + walkSeconds) / (runSeconds / runPace + walkSeconds / WALKING_PACE);
}

/** An easy run with the time that its walks take, where it is long enough for them. */
export function withTurns<Draft extends Pick<PlanSession, 'meters' | 'seconds'>>(
  draft: Draft,
  runPace: number,
): Draft {
  if (draft.seconds < TURNED_RUN_SECONDS) return draft;
  return { ...draft, seconds: Math.round((draft.meters * paceWithTurns(runPace)) / 1000) };
}
