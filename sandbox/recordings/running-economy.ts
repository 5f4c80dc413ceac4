import type { RunPlan } from './run-plan.ts';

/**
 * Energy to run a metre on a slope, as a multiple of the flat. Minetti et al.
 * 2002 (J Appl Physiol 93:1039-1046), within ±45 %.
 *
 * @param grade rise over run, 0.1 = 10 % uphill
 */
export function slopeCost(grade: number): number {
  const g = Math.max(-0.45, Math.min(0.45, grade));
  const joules =
    155.4 * g ** 5 - 30.4 * g ** 4 - 43.3 * g ** 3 + 46.3 * g ** 2 + 19.5 * g + FLAT_COST;
  return joules / FLAT_COST;
}

/** Joules per kilogram and metre on the flat. */
const FLAT_COST = 3.6;
/** Runners push a little harder uphill than even effort would be. */
const UPHILL_EXPONENT = 0.9;
/** The share of a descent's possible gain that legs take. */
const DOWNHILL_SHARE = 0.4;

/** How fast a runner goes on a slope for an effort that gives `flatSpeed` on the flat. */
export function speedOnSlope(flatSpeed: number, grade: number): number {
  const cost = slopeCost(grade);
  return cost >= 1
    ? flatSpeed / cost ** UPHILL_EXPONENT
    : flatSpeed * (1 + DOWNHILL_SHARE * (1 / cost - 1));
}

/** Below this people walk. */
const WALKING_METERS_PER_SECOND = 1.9;

/** Steps of both legs per minute that go with a speed. */
export function stepsPerMinuteAt(speedMetersPerSecond: number): number {
  if (speedMetersPerSecond < 0.3) return 0;
  return speedMetersPerSecond < WALKING_METERS_PER_SECOND
    ? 62 + 36 * speedMetersPerSecond
    : 147 + 8.5 * speedMetersPerSecond;
}

/** Rolling slower than this, the legs rest. */
const PEDALLING_METERS_PER_SECOND = 2;

/** How often either leg pushes a pedal per minute: two strokes a revolution. */
export function pedalStrokesPerMinuteAt(speedMetersPerSecond: number): number {
  if (speedMetersPerSecond < PEDALLING_METERS_PER_SECOND) return 0;
  return 2 * (64 + 2.8 * speedMetersPerSecond);
}

const JOULES_PER_KILOCALORIE = 4184;

/** A share of the cost of running a metre. */
const ROLLING_SHARE = 0.28;

/** The cost of moving beyond that of resting, in kilocalories; climbs count as more flat metres. */
export function energyKilocalories(
  massKilograms: number,
  flatMeters: number,
  sport?: RunPlan['sport'],
): number {
  const share = sport === 'cycling' ? ROLLING_SHARE : 1;
  return (share * massKilograms * flatMeters * FLAT_COST) / JOULES_PER_KILOCALORIE;
}
