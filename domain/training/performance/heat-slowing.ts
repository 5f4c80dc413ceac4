import { HALF_MARATHON_METERS } from './vdot.ts';

/** Up to here a forecast from cool races holds. °C. */
const COOL_CELSIUS = 15;
/**
 * What a degree costs over a marathon, as a share of its time. All finishers of Boston, 1897 to 2018, were 1:53 slower
 * a degree (PMC6406844), which is 0.84 % of 3:45. The fast lose about half of that (Ely 2007, MSSE 39:487).
 */
const SHARES_A_DEGREE = { least: 0.0042, most: 0.0084 } as const;
/** Shorter races end before the body is as hot; our choice. */
const SHORT_RACE_SHARE = 0.5;

/**
 * How many times as long a race takes in heat, from least to most. It is for forecasts of races alone: training in heat
 * goes by effort.
 *
 * @param celsius the highest temperature during the race, without sun and in dry air
 */
export function slowerByHeat(meters: number, celsius: number): { least: number; most: number } {
  const degrees = Math.max(0, celsius - COOL_CELSIUS);
  const part = meters < HALF_MARATHON_METERS - 1 ? SHORT_RACE_SHARE : 1;
  const { least, most } = SHARES_A_DEGREE;
  return { least: 1 + least * part * degrees, most: 1 + most * part * degrees };
}
