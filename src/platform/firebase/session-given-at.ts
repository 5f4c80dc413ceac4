import type { User } from 'firebase/auth';
import {
  sessionGivenAtSeconds,
  type CustomTokenClaims,
} from '@tasuki/domain/accounts/custom-token-claims';

/** When the right to a person's session was given, in seconds since 1970; ends of sessions are compared with it. */
export async function sessionGivenAt(user: Pick<User, 'getIdTokenResult'>): Promise<number> {
  const { authTime, claims } = await user.getIdTokenResult();
  return sessionGivenAtSeconds(Date.parse(authTime) / 1000, claims as CustomTokenClaims);
}
