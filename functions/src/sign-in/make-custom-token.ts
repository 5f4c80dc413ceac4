import type { Auth } from 'firebase-admin/auth';
import type { CustomTokenClaims } from '@tasuki/domain/accounts/custom-token-claims';
import type { SecondFactorClaim } from '@tasuki/domain/second-factor/second-factor';

/**
 * Makes a custom token, by which a browser signs in. All custom tokens come from here: the claim
 * `givenAtSeconds` lets an end of sessions refuse a token that was kept unused.
 *
 * @param claim `signedInAtSeconds`: when its bearer had last proved who they are, where that was before `givenAt`
 * @param givenAt when the token is given, never later than the end of the checks it stands for; where it
 *   goes on with a session, when that was given
 * @returns the signed token, which Firebase Auth exchanges within an hour
 */
export async function makeCustomToken(
  uid: string,
  claim: SecondFactorClaim & Pick<CustomTokenClaims, 'signedInAtSeconds'>,
  givenAt: Date,
  auth: Pick<Auth, 'createCustomToken'>,
): Promise<string> {
  const claims: CustomTokenClaims & SecondFactorClaim = {
    ...claim,
    givenAtSeconds: Math.floor(givenAt.getTime() / 1000),
  };
  return auth.createCustomToken(uid, claims);
}
