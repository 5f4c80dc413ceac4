import { riegelSeconds, cameronSeconds } from '../../training/performance/race-prediction.ts';
import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
} from '../../training/performance/vdot.ts';
import type { Fact } from './fact.ts';
import type { RacedPaces } from './facts-of-performance.ts';
import { makeFact } from './make-fact.ts';

/** Distances that are predicted, by the name they have in a fact's id. */
export const PREDICTED_DISTANCES = ['5000', '10000', 'half', 'marathon'] as const;
export type PredictedDistance = (typeof PREDICTED_DISTANCES)[number];

/** How long each of them is. */
export const PREDICTED_METERS: Readonly<Record<PredictedDistance, number>> = {
  '5000': 5000,
  '10000': 10_000,
  half: HALF_MARATHON_METERS,
  marathon: MARATHON_METERS,
};
/** Half of all recreational runners need at least this much longer (Vickers & Vertosick 2016). */
const MARATHON_MARGIN_SECONDS = 600;

const HOUR_SECONDS = 3600;

/** Nobody knows a coming time better than to ten seconds, from an hour on to a minute. */
function roundedForecast(seconds: number): number {
  const step = seconds < HOUR_SECONDS ? 10 : 60;
  return Math.round(seconds / step) * step;
}

/**
 * Race times from the VDOT of the best recent race. Over the marathon all such
 * formulas are too fast for recreational runners, so there it is a range.
 *
 * @param race distance and time of that race, for the models beside VDOT
 */
export function factsOfPrediction(
  { vdot, proof }: RacedPaces,
  race: { distanceMeters: number; elapsedSeconds: number },
): Fact[] {
  return PREDICTED_DISTANCES.flatMap((name) => {
    const meters = PREDICTED_METERS[name];
    const id = `runner.predicted.${name}`;
    const seconds = raceSecondsOf(vdot, meters);
    if (name === 'marathon') {
      const fastest = Math.min(seconds, riegelSeconds(race, meters), cameronSeconds(race, meters));
      const slowest = Math.max(seconds, riegelSeconds(race, meters), cameronSeconds(race, meters));
      const method = 'race-prediction-range';
      return [
        ...makeFact(`${id}.from`, roundedForecast(fastest), { unit: 'raceSeconds', method, proof }),
        ...makeFact(`${id}.to`, roundedForecast(slowest + MARATHON_MARGIN_SECONDS), {
          unit: 'raceSeconds',
          method,
          proof,
        }),
      ];
    }
    return [
      ...(name === 'half'
        ? []
        : makeFact(`${id}.distance`, meters, {
            unit: 'roundMeters',
            method: 'race-prediction',
            proof,
          })),
      ...makeFact(`${id}.duration`, roundedForecast(seconds), {
        unit: 'raceSeconds',
        method: 'race-prediction',
        proof,
      }),
      ...makeFact(`${id}.pace`, (seconds * 1000) / meters, {
        unit: 'secondsPerKilometer',
        method: 'race-prediction',
        proof,
      }),
    ];
  });
}
