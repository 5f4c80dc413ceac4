import { array, number, object, string, type ObjectSchema, type StringSchema } from 'yup';
import { isCalendarDay } from '../measures/calendar-day.ts';
import { secondsOf, timePartsOf, type TimeParts } from '../measures/time-parts.ts';
import { plainDigits } from '../measures/typed-digits.ts';
import { ATHLETE_PHYSIOLOGY_LIMITS, type AthletePhysiology } from './athlete-physiology.ts';
import {
  ATHLETE_PROFILE_LIMITS,
  ISO_WEEKDAYS,
  RECORD_DISTANCES,
  type AthleteProfile,
  type RecordDistance,
} from './athlete-profile.ts';
import { COUNTRY_CODES } from '../accounts/countries.ts';
import { rule } from '../form-rules.ts';
import { NO_SPORTS_WATCH, SPORTS_WATCH_MAKERS, sportsWatchOf } from './sports-watch.ts';
import { USER_ACCOUNT_LIMITS } from '../accounts/user-account.ts';

/** The form's questions on the runner's body and week, as typed; '' = not given. */
export interface PhysiologyForm {
  birthYear: string;
  sex: string;
  restingHeartRate: string;
  maximumHeartRate: string;
  thresholdHeartRate: string;
  availableWeekdays: number[];
}

/** The name that others see; '' = the account's own. */
export const displayNameSchema: ObjectSchema<{ displayName: string }> = object({
  displayName: string().defined().trim().max(USER_ACCOUNT_LIMITS.nameMaxLength, rule('tooLong')),
});

/** The form's questions on the training. */
export interface TrainingForm {
  /** ISO 3166-1 alpha-2. */
  country: string;
  trainingSessionsPerWeek: string;
  trainingPurpose: string;
  /** One of the known makers, {@link NO_SPORTS_WATCH}, {@link OTHER_SPORTS_WATCH} or ''. */
  watchMaker: string;
  otherWatchMaker: string;
}

/** Chosen where the maker is typed. */
export const OTHER_SPORTS_WATCH = 'other';

export type RecordsForm = Record<RecordDistance, TimeParts>;

/** A goal or a tournament as it is typed. */
export interface TargetForm {
  event: string;
  /** '' = another distance. */
  distance: string;
  time: TimeParts;
  /** YYYY-MM-DD. */
  date: string;
}

/** A whole number as typed; null = nothing typed. */
function wholeNumberOf(typed: string): number | null {
  const digits = plainDigits(typed);
  return digits === '' ? null : Number(digits);
}

function numberField(minimum: number, maximum: number): StringSchema<string> {
  return string()
    .defined()
    .test('range', rule('outOfRange'), (typed) => {
      const value = wholeNumberOf(typed);
      return (
        value === null ||
        (/^\d{1,4}$/.test(plainDigits(typed)) && value >= minimum && value <= maximum)
      );
    });
}

/** @param currentYear nobody is born later */
export function physiologySchema(currentYear: number): ObjectSchema<PhysiologyForm> {
  const limits = ATHLETE_PHYSIOLOGY_LIMITS;
  return object({
    birthYear: numberField(limits.birthYearMinimum, currentYear),
    sex: string().defined(),
    restingHeartRate: numberField(limits.restingHeartRateMinimum, limits.restingHeartRateMaximum),
    maximumHeartRate: numberField(
      limits.maximumHeartRateMinimum,
      limits.maximumHeartRateMaximum,
    ).test('order', rule('heartRateOrder'), (_typed, { parent }) =>
      isRising(parent as PhysiologyForm),
    ),
    thresholdHeartRate: numberField(
      limits.thresholdHeartRateMinimum,
      limits.thresholdHeartRateMaximum,
    ),
    availableWeekdays: array(number().required().oneOf(ISO_WEEKDAYS)).defined(),
  });
}

/** Resting below threshold below maximum, as far as they are given. */
function isRising({ restingHeartRate, thresholdHeartRate, maximumHeartRate }: PhysiologyForm) {
  const givenRates = [restingHeartRate, thresholdHeartRate, maximumHeartRate]
    .map(wholeNumberOf)
    .filter((rate) => rate !== null);
  return givenRates.every((rate, index) => index === 0 || rate > (givenRates[index - 1] ?? 0));
}

const text = (value: number | null): string => (value === null ? '' : String(value));

export function physiologyFormOf(
  profile: AthletePhysiology & Pick<AthleteProfile, 'availableWeekdays'>,
): PhysiologyForm {
  return {
    birthYear: text(profile.birthYear),
    sex: profile.sex ?? '',
    restingHeartRate: text(profile.restingHeartRateBeatsPerMinute),
    maximumHeartRate: text(profile.maximumHeartRateBeatsPerMinute),
    thresholdHeartRate: text(profile.thresholdHeartRateBeatsPerMinute),
    availableWeekdays: [...profile.availableWeekdays].sort((a, b) => a - b),
  };
}

/** The stored fields of a form that passes the schema. */
export function physiologyOf(
  form: PhysiologyForm,
): AthletePhysiology & Pick<AthleteProfile, 'availableWeekdays'> {
  return {
    birthYear: wholeNumberOf(form.birthYear),
    sex: form.sex === 'female' || form.sex === 'male' ? form.sex : null,
    restingHeartRateBeatsPerMinute: wholeNumberOf(form.restingHeartRate),
    maximumHeartRateBeatsPerMinute: wholeNumberOf(form.maximumHeartRate),
    thresholdHeartRateBeatsPerMinute: wholeNumberOf(form.thresholdHeartRate),
    availableWeekdays: ISO_WEEKDAYS.filter((day) => form.availableWeekdays.includes(day)),
  };
}

export const trainingSchema: ObjectSchema<TrainingForm> = object({
  country: string().required(rule('required')).oneOf(COUNTRY_CODES, rule('required')),
  trainingSessionsPerWeek: string()
    .required(rule('required'))
    .concat(numberField(0, ATHLETE_PROFILE_LIMITS.trainingSessionsPerWeekMaximum)),
  trainingPurpose: string()
    .defined()
    .trim()
    .required(rule('required'))
    .max(ATHLETE_PROFILE_LIMITS.trainingPurposeMaxLength, rule('tooLong')),
  watchMaker: string().defined(),
  otherWatchMaker: string()
    .defined()
    .trim()
    .max(ATHLETE_PROFILE_LIMITS.sportsWatchManufacturerMaxLength, rule('tooLong'))
    .when('watchMaker', {
      is: OTHER_SPORTS_WATCH,
      then: (field) => field.required(rule('required')),
    }),
});

type TrainingFields = Pick<
  AthleteProfile,
  'trainingSessionsPerWeek' | 'trainingPurpose' | 'sportsWatchManufacturer'
>;

export function trainingFormOf(profile: TrainingFields, country: string | null): TrainingForm {
  const watch = sportsWatchOf(profile.sportsWatchManufacturer) ?? '';
  const isOffered =
    watch === '' || [...SPORTS_WATCH_MAKERS, NO_SPORTS_WATCH].some((maker) => maker === watch);
  return {
    country: country ?? '',
    trainingSessionsPerWeek: text(profile.trainingSessionsPerWeek),
    trainingPurpose: profile.trainingPurpose ?? '',
    watchMaker: isOffered ? watch : OTHER_SPORTS_WATCH,
    otherWatchMaker: isOffered ? '' : watch,
  };
}

export function trainingOf(form: TrainingForm): TrainingFields {
  const watch = form.watchMaker === OTHER_SPORTS_WATCH ? form.otherWatchMaker : form.watchMaker;
  return {
    trainingSessionsPerWeek: wholeNumberOf(form.trainingSessionsPerWeek),
    trainingPurpose: form.trainingPurpose.trim() || null,
    sportsWatchManufacturer: sportsWatchOf(watch),
  };
}

function timeField(): ObjectSchema<TimeParts> {
  return object({
    hours: string().defined(),
    minutes: string().defined(),
    seconds: string().defined(),
  }).test('time', rule('timeInvalid'), (parts) => secondsOf(parts) !== 'invalid');
}

export const recordsSchema: ObjectSchema<RecordsForm> = object({
  fiveKilometers: timeField(),
  tenKilometers: timeField(),
  halfMarathon: timeField(),
  marathon: timeField(),
  fiftyKilometers: timeField(),
  hundredKilometers: timeField(),
});

export function recordsFormOf(recordSeconds: AthleteProfile['recordSeconds']): RecordsForm {
  return Object.fromEntries(
    RECORD_DISTANCES.map((distance) => [distance, timePartsOf(recordSeconds[distance])]),
  ) as RecordsForm;
}

export function recordsOf(form: RecordsForm): Record<RecordDistance, number | null> {
  return Object.fromEntries(
    RECORD_DISTANCES.map((distance) => [distance, timeOf(form[distance])]),
  ) as Record<RecordDistance, number | null>;
}

/** A text that is no time is not stored; the schema has reported it before. */
function timeOf(parts: TimeParts): number | null {
  const seconds = secondsOf(parts);
  return seconds === 'invalid' ? null : seconds;
}

export const targetSchema: ObjectSchema<TargetForm> = object({
  event: string()
    .defined()
    .trim()
    .required(rule('required'))
    .max(ATHLETE_PROFILE_LIMITS.eventMaxLength, rule('tooLong')),
  distance: string().defined(),
  // A runner who gives no time wants to finish.
  time: timeField(),
  date: string()
    .required(rule('required'))
    .test('day', rule('dateInvalid'), (day) => day === '' || isRaceDay(day)),
});

/** A day that exists, within what a race can be given for. */
function isRaceDay(day: string): boolean {
  return /^(19|20)/.test(day) && isCalendarDay(day);
}

interface TargetFields {
  event: string;
  distance: RecordDistance | null;
  recordSeconds: number | null;
  date: string;
}

export function targetFormOf(target: TargetFields): TargetForm {
  return {
    event: target.event,
    distance: target.distance ?? '',
    time: timePartsOf(target.recordSeconds),
    date: target.date,
  };
}

export function targetOf(form: TargetForm): TargetFields {
  return {
    event: form.event.trim(),
    distance: RECORD_DISTANCES.find((distance) => distance === form.distance) ?? null,
    recordSeconds: timeOf(form.time),
    date: form.date,
  };
}
