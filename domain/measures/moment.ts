import { number, type NumberSchema } from 'yup';

/** In milliseconds since 1970: the last ones of the year 9999, after which Firestore holds no time. One more can be added. */
export const LATEST_MOMENT = 253_402_300_799_998;

/** A moment that a browser names, in milliseconds since 1970. */
export function momentSchema(): NumberSchema {
  return number().integer().min(0).max(LATEST_MOMENT);
}
