import { number, object, string, type ObjectSchema } from 'yup';
import { rule } from '../form-rules.ts';
import { secondsOf } from '../measures/time-parts.ts';
import { plainDigits } from '../measures/typed-digits.ts';
import { SPORT_TYPES } from '../sports/sport-type.ts';
import { ACTIVITY_LIMITS } from './activity-row.ts';
import {
  CLOCK_PATTERN,
  isPossibleEntry,
  MANUAL_LIMITS,
  typedDistance,
  type ManualActivity,
  type ManualForm,
} from './manual-activity.ts';

/**
 * The form's schema.
 *
 * @param today YYYY-MM-DD of the runner; nothing later can have been done
 * @param metersPerUnit of the unit in which distances are typed
 */
export function manualFormSchema(today: string, metersPerUnit: number): ObjectSchema<ManualForm> {
  return object({
    sport: string()
      .required(rule('required'))
      .oneOf([...SPORT_TYPES], rule('required')),
    date: string()
      .required(rule('required'))
      .test(
        'day',
        rule('dateInvalid'),
        (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day > '1970-01-02' && day <= today,
      ),
    clock: string().required(rule('required')).matches(CLOCK_PATTERN, rule('timeInvalid')),
    duration: object({
      hours: string().defined(),
      minutes: string().defined(),
      seconds: string().defined(),
    }).test('time', rule('timeInvalid'), (parts) => {
      const seconds = secondsOf(parts);
      return (
        typeof seconds === 'number' &&
        seconds >= MANUAL_LIMITS.durationMinimumSeconds &&
        seconds <= MANUAL_LIMITS.durationMaximumSeconds
      );
    }),
    distance: string()
      .defined()
      .test('distance', rule('outOfRange'), (typed, { parent }) => {
        if (plainDigits(typed) === '') return true;
        const distanceMeters = typedDistance(typed, metersPerUnit);
        const { sport, duration } = parent as ManualForm;
        const seconds = secondsOf(duration);
        return (
          distanceMeters !== null &&
          distanceMeters > 0 &&
          distanceMeters <= MANUAL_LIMITS.distanceMaximumMeters &&
          (typeof seconds !== 'number' ||
            isPossibleEntry({
              sport: SPORT_TYPES.find((known) => known === sport) ?? 'Other',
              durationSeconds: seconds,
              distanceMeters,
            }))
        );
      }),
    note: string().defined().max(ACTIVITY_LIMITS.noteMaxLength, rule('tooLong')),
  });
}

/** An entry as a function takes it. */
export const manualActivitySchema: ObjectSchema<ManualActivity> = object({
  sport: string().required().oneOf(SPORT_TYPES),
  startedAtMilliseconds: number().required().integer().min(MANUAL_LIMITS.earliest),
  utcOffsetMinutes: number().required().integer().min(-840).max(840),
  durationSeconds: number()
    .required()
    .integer()
    .min(MANUAL_LIMITS.durationMinimumSeconds)
    .max(MANUAL_LIMITS.durationMaximumSeconds),
  distanceMeters: number()
    .defined()
    .nullable()
    .integer()
    .min(1)
    .max(MANUAL_LIMITS.distanceMaximumMeters),
})
  .noUnknown()
  .strict();
