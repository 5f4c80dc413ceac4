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

const METERS_OF: Readonly<Record<PredictedDistance, number>> = {
  '5000': 5000,
  '10000': 10_000,
  half: HALF_MARATHON_METERS,
  marathon: MARATHON_METERS,
};
/** Half of all recreational runners need at least so much longer (Vickers & Vertosick 2016). */
const MARATHON_MARGIN_SECONDS = 600;

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
    const meters = METERS_OF[name];
    const id = `runner.predicted.${name}`;
    const seconds = raceSecondsOf(vdot, meters);
    if (name === 'marathon') {
      const fastest = Math.min(seconds, riegelSeconds(race, meters), cameronSeconds(race, meters));
      const slowest = Math.max(seconds, riegelSeconds(race, meters), cameronSeconds(race, meters));
      const method = 'race-prediction-range';
      return [
        ...makeFact(`${id}.from`, fastest, { unit: 'forecastSeconds', method, proof }),
        ...makeFact(`${id}.to`, slowest + MARATHON_MARGIN_SECONDS, {
          unit: 'forecastSeconds',
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
      ...makeFact(`${id}.duration`, seconds, {
        unit: 'forecastSeconds',
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
