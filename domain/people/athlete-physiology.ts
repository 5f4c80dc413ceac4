/** What is known of the runner's body; null = not told, and then estimates are called estimates. */
export interface AthletePhysiology {
  birthYear: number | null;
  sex: 'female' | 'male' | null;
  restingHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  /** Average of the last 20 of a hard 30 minutes. */
  thresholdHeartRateBeatsPerMinute: number | null;
}

export const UNKNOWN_PHYSIOLOGY: AthletePhysiology = {
  birthYear: null,
  sex: null,
  restingHeartRateBeatsPerMinute: null,
  maximumHeartRateBeatsPerMinute: null,
  thresholdHeartRateBeatsPerMinute: null,
};
