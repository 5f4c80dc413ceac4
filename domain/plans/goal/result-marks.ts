import { MARATHON_METERS, raceSecondsOf } from '../../training/performance/vdot.ts';
import { goalTimesOf, hillsOf } from '../plan-paces.ts';
import { isToFinish, type PlanRunner, type WishOfMountains } from '../plan-wish.ts';
import { planFormOf } from './runner-form.ts';
import { slowerByLack, vdotForTime } from './race-times.ts';

/** Results of a test or a race on the way are said in such steps. */
const MARK_STEP_SECONDS = 5;
/** A test of the race's own length is slower by this share, because it is run alone and without a taper; our choice. */
const ALONE_SHARE = 1.01;
/** A result this little below what goal B asks for is the chance of a day; our choice. */
const CHANCE_VDOT = 0.5;

/** What a result has to be for goal A, and up to which it stands for goal B. Seconds. */
export interface ResultMarks {
  seconds: number;
  otherSeconds: number;
  /** The wish is slower than today’s form: `seconds` opens the faster goal B, `otherSeconds` is enough for A. */
  isWishSlower: boolean;
}

/** What the marks of a runner depend on. */
export type MarkedRunner = Pick<
  PlanRunner,
  'vdot' | 'easyPaceSecondsPerKilometer' | 'daysSinceLastRun' | 'isFormTested' | 'weeklyMeters'
> &
  Partial<Pick<PlanRunner, 'facts'>>;

/**
 * What a test or a race on the way has to show for goals A and B, the same form at whatever distance. The plan names
 * these marks wherever it speaks of a result and a goal.
 *
 * @param raced metres of the test or the race
 * @param weeks of the plan
 * @returns null where no form is known, today's shows A already, or heat makes the result say nothing
 */
export function resultMarksOf(
  raced: number,
  runner: MarkedRunner,
  wish: WishOfMountains,
  weeks: number,
): ResultMarks | null {
  const { weeklyMeters } = runner;
  const meters = wish.goal.meters ?? 0;
  const times = goalTimesOf(runner, wish, weeks);
  const form = planFormOf(runner);
  if (!times || !form || raced > meters || wish.isHot || isToFinish(runner, wish)) return null;
  const vdotFor = (seconds: number) => vdotForTime(meters, seconds, weeklyMeters, hillsOf(wish));
  const [bold, safe] = [vdotFor(times.boldSeconds), vdotFor(times.safeSeconds)];
  const faster = times.fasterSeconds === null ? null : vdotFor(times.fasterSeconds);
  if (bold === null || safe === null) return null;
  const alone = aloneShareOf(raced, meters);
  const resultOf = (vdot: number) =>
    raceSecondsOf(vdot, raced) * slowerByLack(raced, weeklyMeters) * alone;
  const step = MARK_STEP_SECONDS;
  if (faster !== null) {
    // Goal B is the faster one: A needs no more than the wish.
    const ofFaster = Math.floor(resultOf(faster) / step) * step;
    const ofWish = Math.ceil(resultOf(bold) / step) * step;
    return ofWish > ofFaster
      ? { seconds: ofFaster, otherSeconds: ofWish, isWishSlower: true }
      : null;
  }
  // Nobody keeps goal A open by a result that is slower than today's form.
  const seconds = Math.floor(Math.min(resultOf(bold), resultOf(form.value)) / step) * step;
  const otherSeconds = Math.ceil(resultOf(safe - CHANCE_VDOT) / step) * step;
  // Before a marathon a test says little, so that what keeps a goal open is worth a word, however near it is.
  const isSaid = meters === MARATHON_METERS || seconds < resultOf(form.value) - 1;
  return isSaid && otherSeconds > seconds ? { seconds, otherSeconds, isWishSlower: false } : null;
}

function aloneShareOf(raced: number, meters: number): number {
  return raced >= meters - 1 ? ALONE_SHARE : 1;
}

/**
 * The slowest result of a test that shows goal A. A slower runner starts at goal B.
 *
 * @returns seconds; null where no form is known, and beyond the marathon
 */
export function resultForBold(
  raced: number,
  runner: MarkedRunner,
  wish: WishOfMountains,
  weeks: number,
): number | null {
  const { weeklyMeters } = runner;
  const times = goalTimesOf(runner, wish, weeks);
  const meters = wish.goal.meters ?? 0;
  const bold = times && vdotForTime(meters, times.boldSeconds, weeklyMeters, hillsOf(wish));
  if (typeof bold !== 'number' || wish.isHot || isToFinish(runner, wish)) return null;
  const lack = slowerByLack(raced, weeklyMeters);
  const seconds = raceSecondsOf(bold, raced) * lack * aloneShareOf(raced, meters);
  return Math.floor(Math.round(seconds) / MARK_STEP_SECONDS) * MARK_STEP_SECONDS;
}
