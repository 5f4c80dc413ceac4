import { array, number, object, string, type NumberSchema, type ObjectSchema } from 'yup';
import { ATHLETE_PHYSIOLOGY_LIMITS, ATHLETE_SEXES } from './athlete-physiology.ts';
import {
  ATHLETE_PROFILE_LIMITS,
  CALENDAR_DAY_PATTERN,
  ISO_WEEKDAYS,
  RECORD_DISTANCES,
  type AthleteProfile,
  type AthleteTarget,
} from './athlete-profile.ts';

function wholeNumber(minimum: number, maximum: number): NumberSchema<number | null> {
  return number().defined().nullable().integer().min(minimum).max(maximum);
}

function recordField(): NumberSchema<number | null> {
  return wholeNumber(1, ATHLETE_PROFILE_LIMITS.recordMaximumSeconds);
}

const PHYSIOLOGY = ATHLETE_PHYSIOLOGY_LIMITS;

/**
 * The fields that a runner may write into athleteProfiles/{uid}, the server's times aside. Strict.
 */
export const athleteProfileDocumentSchema: ObjectSchema<
  Omit<AthleteProfile, 'createdAt' | 'updatedAt'>
> = object({
  birthYear: wholeNumber(PHYSIOLOGY.birthYearMinimum, PHYSIOLOGY.birthYearMaximum),
  sex: string()
    .defined()
    .nullable()
    .oneOf([...ATHLETE_SEXES, null]),
  restingHeartRateBeatsPerMinute: wholeNumber(
    PHYSIOLOGY.restingHeartRateMinimum,
    PHYSIOLOGY.restingHeartRateMaximum,
  ),
  maximumHeartRateBeatsPerMinute: wholeNumber(
    PHYSIOLOGY.maximumHeartRateMinimum,
    PHYSIOLOGY.maximumHeartRateMaximum,
  ),
  thresholdHeartRateBeatsPerMinute: wholeNumber(
    PHYSIOLOGY.thresholdHeartRateMinimum,
    PHYSIOLOGY.thresholdHeartRateMaximum,
  ),
  trainingSessionsPerWeek: wholeNumber(0, ATHLETE_PROFILE_LIMITS.trainingSessionsPerWeekMaximum),
  trainingPurpose: string()
    .defined()
    .nullable()
    .max(ATHLETE_PROFILE_LIMITS.trainingPurposeMaxLength),
  sportsWatchManufacturer: string()
    .defined()
    .nullable()
    .max(ATHLETE_PROFILE_LIMITS.sportsWatchManufacturerMaxLength),
  recordSeconds: object({
    fiveKilometers: recordField(),
    tenKilometers: recordField(),
    halfMarathon: recordField(),
    marathon: recordField(),
    fiftyKilometers: recordField(),
    hundredKilometers: recordField(),
  })
    .required()
    .noUnknown(),
  availableWeekdays: array(number().required().oneOf(ISO_WEEKDAYS))
    .defined()
    .max(ISO_WEEKDAYS.length),
})
  .noUnknown()
  .strict();

/**
 * The fields that a runner may write into a goal or a tournament, the server's times aside. Strict.
 */
export const athleteTargetDocumentSchema: ObjectSchema<
  Omit<AthleteTarget, 'createdAt' | 'updatedAt'>
> = object({
  event: string().required().max(ATHLETE_PROFILE_LIMITS.eventMaxLength),
  distance: string()
    .optional()
    .nullable()
    .oneOf([...RECORD_DISTANCES, null]),
  recordSeconds: recordField(),
  date: string().required().matches(CALENDAR_DAY_PATTERN),
})
  .noUnknown()
  .strict();
