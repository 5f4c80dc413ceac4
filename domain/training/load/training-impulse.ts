import type { AthletePhysiology } from '../../athletes/athlete-physiology.ts';

/** What Banister's impulse needs to know of a body. */
export interface HeartRateRange {
  restingBeatsPerMinute: number;
  maximumBeatsPerMinute: number;
  sex: AthletePhysiology['sex'];
}

/** `share * factor * e^(exponent * share)`; men's and women's by Banister 1991. */
const WEIGHTS = {
  male: { factor: 0.64, exponent: 1.92 },
  female: { factor: 0.86, exponent: 1.67 },
} as const;

function weighted(share: number, sex: 'female' | 'male'): number {
  const { factor, exponent } = WEIGHTS[sex];
  return share * factor * Math.exp(exponent * share);
}

/**
 * Banister's training impulse: minutes weighted by the share of the heart rate
 * reserve in use. For an unknown sex the mean of both weights. Below rest it is 0.
 *
 * @see Banister 1991; Morton, Fitz-Clarke & Banister, J Appl Physiol (1990)
 * @example banisterImpulse(60, 150, { restingBeatsPerMinute: 60, maximumBeatsPerMinute: 190, sex: 'male' }) // 100.4
 */
export function banisterImpulse(
  minutes: number,
  beatsPerMinute: number,
  { restingBeatsPerMinute, maximumBeatsPerMinute, sex }: HeartRateRange,
): number {
  const share = Math.max(
    0,
    (beatsPerMinute - restingBeatsPerMinute) / (maximumBeatsPerMinute - restingBeatsPerMinute),
  );
  const weight =
    sex === null ? (weighted(share, 'male') + weighted(share, 'female')) / 2 : weighted(share, sex);
  return minutes * weight;
}
