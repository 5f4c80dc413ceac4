/** Claims of a session that began with a custom token of the functions; a password session has none. */
export interface CustomTokenClaims {
  /** When functions made the custom token, in seconds since 1970. It can be exchanged an hour later. */
  givenAtSeconds?: number;
  /**
   * When its bearer had last proved who they are, in seconds since 1970. The token was given later, to go on after
   * an end of all other sessions. Absent = they did so for this session.
   */
  signedInAtSeconds?: number;
}

/**
 * When the right to a session was given: at the sign-in, or earlier where a custom token was kept
 * unused for a while. Ends of sessions are compared with this time, by `isSessionGood` in
 * firestore.rules as well.
 *
 * @param signedInAtSeconds the token's `auth_time`, in seconds since 1970
 * @returns seconds since 1970
 */
export function sessionGivenAtSeconds(
  signedInAtSeconds: number,
  { givenAtSeconds = signedInAtSeconds }: CustomTokenClaims,
): number {
  return Math.min(signedInAtSeconds, givenAtSeconds);
}

/**
 * When the bearer of a session last proved who they are. What needs a recent sign-in is compared with this time.
 *
 * @param authTimeSeconds the token's `auth_time`, in seconds since 1970
 * @returns seconds since 1970
 */
export function signedInAtSeconds(authTimeSeconds: number, claims: CustomTokenClaims): number {
  const givenAt = sessionGivenAtSeconds(authTimeSeconds, claims);
  return Math.min(givenAt, claims.signedInAtSeconds ?? givenAt);
}
