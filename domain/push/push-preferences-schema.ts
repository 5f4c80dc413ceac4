import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { DAY_MINUTES } from '../measures/durations.ts';
import { PUSH_KINDS, type PushKind } from './push.ts';

const minuteOfDay = () =>
  number()
    .required()
    .integer()
    .min(0)
    .max(DAY_MINUTES - 1);

/**
 * The fields that a person writes, the server's time aside. Strict; `firestore.rules` decides the
 * same.
 */
export const pushPreferencesDocumentSchema: ObjectSchema<{
  offKinds: PushKind[];
  isContentShown: boolean;
  quietFromMinutes: number;
  quietUntilMinutes: number;
}> = object({
  offKinds: array(string().required().oneOf(PUSH_KINDS)).required().min(0).max(PUSH_KINDS.length),
  isContentShown: boolean().required(),
  quietFromMinutes: minuteOfDay(),
  quietUntilMinutes: minuteOfDay(),
})
  .noUnknown()
  .strict();
