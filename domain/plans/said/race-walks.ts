import { RECORD_METERS } from '../../training/performance/record-meters.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk } from '../plan-limits.ts';
import { hasFact, WALKING_PACE, type PlanRunner, type PlanWish } from '../plan-wish.ts';
import type { PlanSession, PlanStep, TrainingPlan } from '../training-plan.ts';
import { goalRaceOf } from './race-food.ts';

/** From this time on a runner arrives better with short walks from the start on; our choice. */
const WALKED_RACE_SECONDS = { usual: 16_200, firstTime: 14_400 } as const;
/** A hilly race of at least this distance, and of no usual road distance, is run on trails. */
const OFF_ROAD_LEAST_METERS = 22_000;

/** Whether a race with much climb is one of the mountains rather than of a hilly road. */
export function isOffRoadRace(
  { meters }: PlanSession,
  { isHilly }: Pick<PlanWish, 'isHilly'>,
): boolean {
  const isOfRoad = Object.values(RECORD_METERS).some((one) => Math.abs(one - meters) <= 1);
  return isHilly && meters >= OFF_ROAD_LEAST_METERS && (!isOfRoad || meters > MARATHON_METERS + 1);
}

/** Running and walking in turns, as the race is planned; null = it is run throughout. */
export function turnsOfRace({ steps }: PlanSession): PlanStep | null {
  return steps.find(({ part, restSeconds }) => part === 'main' && restSeconds !== null) ?? null;
}

/** A walk at each drink station. Most marathons have one about every five kilometres; our choice. */
const WALK_EVERY_METERS = 5000;
const WALK_SECONDS = 60;

/** How often a race with walk breaks is walked. */
export function walkCountOf(meters: number): number {
  return Math.max(0, Math.ceil(meters / WALK_EVERY_METERS) - 1);
}

/**
 * The pace between the walk breaks of a race, with which all of it takes the time. Never slower than that.
 *
 * @returns whole seconds a kilometre
 */
export function paceBetweenWalks(meters: number, seconds: number): number {
  const walked = walkCountOf(meters) * WALK_SECONDS;
  const walkedMeters = (walked * 1000) / WALKING_PACE;
  return Math.floor(((seconds - walked) * 1000) / (meters - walkedMeters));
}

/** From this ratio to the longest run on, a race is more than an injury has met. */
const FAR_SHARE = 1.3;

/** How much longer a race is than the longest run of its plan; null = not so much that it has to be walked in. Metres. */
export function metersBeyondLongest({ weeks }: TrainingPlan, meters: number): number | null {
  const runs = weeks.flatMap(({ sessions }) => sessions).filter(({ kind }) => kind !== 'race');
  const longest = Math.max(0, ...runs.map((run) => run.meters));
  return meters > longest * FAR_SHARE ? meters - longest : null;
}

/** Whether a race that is run has short walks from its start on, which long runs practise. */
export function hasWalkBreaks(
  plan: TrainingPlan,
  runner: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'facts'>,
  wish: Pick<PlanWish, 'isHilly'>,
): boolean {
  const race = goalRaceOf(plan);
  if (!race || turnsOfRace(race) !== null || isRunWalk(runner)) return false;
  const least = WALKED_RACE_SECONDS[hasFact(runner, 'first-time') ? 'firstTime' : 'usual'];
  const isLong = race.meters > HALF_MARATHON_METERS + 1 && race.meters <= MARATHON_METERS + 1;
  return isLong && race.seconds >= least && !isOffRoadRace(race, wish);
}
