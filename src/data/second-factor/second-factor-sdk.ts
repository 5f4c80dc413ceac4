/** What the second factor needs of the SDKs; `second-factor.ts` imports it when it is needed. */
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { SecondFactorClaim } from '@tasuki/domain/second-factor/second-factor';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';

interface OwnState {
  state: Readonly<Record<string, unknown>>;
  claim: SecondFactorClaim;
}

/** The person's state, and what their token says of a shown code. */
export async function readOwnState(path: string): Promise<OwnState> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new TasukiFailure('account/session-expired');
  const [document, { claims }] = await Promise.all([
    readDocument(path),
    currentUser.getIdTokenResult(),
  ]);
  const { secondFactor } = claims;
  return {
    state: document?.data ?? {},
    claim: typeof secondFactor === 'string' ? { secondFactor } : {},
  };
}
