/** The two groups for which the formulas differ. */
export const ATHLETE_SEXES = ['female', 'male'] as const;
export type AthleteSex = (typeof ATHLETE_SEXES)[number];

/** Facts on the runner's body; null = not given, and then estimates are called estimates. */
export interface AthletePhysiology {
  birthYear: number | null;
  sex: AthleteSex | null;
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

/** The range of plausible values; a value outside was mistyped. Years, and beats per minute. */
export const ATHLETE_PHYSIOLOGY_LIMITS = {
  birthYearMinimum: 1900,
  birthYearMaximum: 2100,
  restingHeartRateMinimum: 20,
  restingHeartRateMaximum: 120,
  maximumHeartRateMinimum: 100,
  maximumHeartRateMaximum: 250,
  thresholdHeartRateMinimum: 80,
  thresholdHeartRateMaximum: 240,
} as const;
