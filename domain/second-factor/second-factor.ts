import { object, string, type ObjectSchema } from 'yup';
import { plainDigits } from '../measures/typed-digits.ts';
import { rule } from '../form-rules.ts';

export const SECOND_FACTOR = {
  /** RFC 6238, as authenticator apps expect it. */
  stepSeconds: 30,
  digits: 6,
  secretBytes: 20,
  /**
   * The age of a sign-in, in minutes, after which a person signs in again before a second factor is
   * set up.
   */
  recentSignInMinutes: 5,
  /** Wrong codes in a row after which no code is taken for a pause; so after each further as many. */
  failuresBeforePause: 5,
  /** The first two pauses. Each later one is twice as long as the one before. */
  firstPauseMinutes: 15,
  longestPauseMinutes: 24 * 60,
  /** Wrong codes in a row after which no code is taken any more, until the factor is reset. */
  failuresMaximum: 50,
} as const;

const EQUAL_PAUSES = 2;

/**
 * How long no code is taken after a wrong one.
 *
 * @param failures wrong codes since the last good one, this one included
 * @returns minutes; 0 = the next code may come at once, Infinity = the factor must be reset
 */
export function pauseMinutesAfter(failures: number): number {
  if (failures >= SECOND_FACTOR.failuresMaximum) return Infinity;
  if (failures === 0 || failures % SECOND_FACTOR.failuresBeforePause !== 0) return 0;
  const pause = failures / SECOND_FACTOR.failuresBeforePause;
  const doublings = Math.max(0, pause - EQUAL_PAUSES);
  return Math.min(
    SECOND_FACTOR.firstPauseMinutes * 2 ** doublings,
    SECOND_FACTOR.longestPauseMinutes,
  );
}

/** Six digits; authenticator apps show them in two groups. */
export const SECOND_FACTOR_CODE_PATTERN = /^[0-9]{6}$/;

export interface SecondFactorCode {
  code: string;
}

/** The code as a form asks for it. Messages are form rules. */
export const secondFactorCodeSchema: ObjectSchema<SecondFactorCode> = object({
  code: string()
    .defined(rule('required'))
    .transform((value: unknown) =>
      typeof value === 'string' ? plainDigits(value).replace(/\s/g, '') : value,
    )
    .required(rule('required'))
    .matches(SECOND_FACTOR_CODE_PATTERN, rule('codeInvalid')),
});

/** Custom claim of a session whose bearer has shown a code: the id of the factor. */
export interface SecondFactorClaim {
  secondFactor?: string;
}

/** The facts that decide whether a right needs a code; both from accountStates/{uid}. */
export interface SecondFactorDemand {
  secondFactorId?: string | null;
  isSecondFactorRequired?: boolean;
}

/** `open`: nothing is needed. `code`: a code is to be shown. `setUp`: one must be set up first. */
export type SecondFactorStanding = 'open' | 'code' | 'setUp';

/**
 * The missing step before the rights of coach and admin hold in a session. `hasSecondFactor` in
 * firestore.rules decides the same.
 */
export function secondFactorStanding(
  { secondFactor }: SecondFactorClaim,
  { secondFactorId = null, isSecondFactorRequired = false }: SecondFactorDemand,
): SecondFactorStanding {
  if (secondFactorId === null) return isSecondFactorRequired ? 'setUp' : 'open';
  return secondFactor === secondFactorId ? 'open' : 'code';
}
