import type { ZoneBasis } from '../../activities/computed-analysis.ts';
import type { AthletePhysiology } from '../../athletes/athlete-physiology.ts';
import { maximumHeartRateFromAge } from './maximum-heart-rate.ts';
import type { RecentActivity } from '../recent-activity.ts';

/** What heart rates are measured against. */
export interface HeartRateReference {
  thresholdBeatsPerMinute: number;
  maximumBeatsPerMinute: number;
  restingBeatsPerMinute: number;
  basis: ZoneBasis;
}

/** Threshold lies at about nine tenths of the maximum. Our choice, for when only one is known. */
const THRESHOLD_SHARE_OF_MAXIMUM = 0.9;
/** Mean heart rate of a race of a quarter to one and a half hours; our choice. */
const RACE_SHARE_OF_MAXIMUM = 0.93;
/** Nobody holds more than this over such a time, whatever the session was. */
const HIGHEST_SHARE_OF_MAXIMUM = 0.96;
const RACE_SECONDS = [900, 5400] as const;
const RACE_STANDS_OUT_BEATS = 8;
/** Assumed where the runner has not given it; a load changes by a few per cent with it. */
const USUAL_RESTING_BEATS = 60;

const PLAUSIBLE_MAXIMUM = [130, 220] as const;
const PLAUSIBLE_THRESHOLD = [110, 205] as const;
const PLAUSIBLE_RESTING = [28, 100] as const;

/**
 * The best reference there is. That is the runner's threshold, else their measured maximum, else
 * one observed in races or in this session, else one guessed from age. An observed maximum below
 * the guess is none: nobody went that far.
 *
 * @param observedMaximum highest held heart rate of a session that was hard; null = none
 * @param year calendar year of the activity
 * @returns null when nothing honest is known
 */
export function heartRateReferenceOf(
  athlete: AthletePhysiology,
  observedMaximum: number | null,
  year: number,
): HeartRateReference | null {
  const restingBeatsPerMinute =
    within(athlete.restingHeartRateBeatsPerMinute, PLAUSIBLE_RESTING) ?? USUAL_RESTING_BEATS;
  const threshold = within(athlete.thresholdHeartRateBeatsPerMinute, PLAUSIBLE_THRESHOLD);
  const measured = within(athlete.maximumHeartRateBeatsPerMinute, PLAUSIBLE_MAXIMUM);
  if (threshold !== null) {
    return {
      thresholdBeatsPerMinute: threshold,
      maximumBeatsPerMinute: Math.max(
        measured ?? threshold / THRESHOLD_SHARE_OF_MAXIMUM,
        threshold + 1,
      ),
      restingBeatsPerMinute,
      basis: 'threshold',
    };
  }
  const from = (maximumBeatsPerMinute: number, basis: ZoneBasis): HeartRateReference => ({
    thresholdBeatsPerMinute: maximumBeatsPerMinute * THRESHOLD_SHARE_OF_MAXIMUM,
    maximumBeatsPerMinute,
    restingBeatsPerMinute,
    basis,
  });
  if (measured !== null) return from(measured, 'measured-maximum');
  const guessed =
    athlete.birthYear === null ? null : maximumHeartRateFromAge(athlete.birthYear, year);
  const observed = within(observedMaximum, PLAUSIBLE_MAXIMUM);
  if (observed !== null && observed >= (guessed ?? 0)) return from(observed, 'observed-maximum');
  return guessed === null ? null : from(guessed, 'age-estimate');
}

/**
 * The maximum that the races of the last weeks point to. It is null without a race. It is also null if the races
 * hardly stand out from the other runs, since then the strap must have failed.
 */
export function maximumFromRaces(history: readonly RecentActivity[]): number | null {
  const means = history.flatMap(({ averageHeartRateBeatsPerMinute: mean, ...activity }) => {
    const { movingSeconds, purpose } = activity;
    const isUsable =
      mean !== null && movingSeconds >= RACE_SECONDS[0] && movingSeconds <= RACE_SECONDS[1];
    return isUsable ? [{ mean, isRace: purpose === 'race' }] : [];
  });
  const others = means.filter(({ isRace }) => !isRace).map(({ mean }) => mean);
  const usual = others.sort((a, b) => a - b)[others.length >>> 1] ?? 0;
  const races = means.filter(({ isRace, mean }) => isRace && mean >= usual + RACE_STANDS_OUT_BEATS);
  if (races.length === 0) return null;
  return Math.max(
    ...races.map(({ mean }) => mean / RACE_SHARE_OF_MAXIMUM),
    ...others.map((mean) => mean / HIGHEST_SHARE_OF_MAXIMUM),
  );
}

function within(value: number | null, [least, most]: readonly [number, number]): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}
