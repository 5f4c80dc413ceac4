import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { codeOfStep, stepAt } from '../../../../functions/src/second-factor/one-time-code.ts';
import { adminAuth, adminFirestore } from '../../admin.ts';
import { askAuth, PASSWORD, type ProviderFixture } from '../../provider-fixture.ts';
import {
  codeOfCall,
  expectEverything,
  expectNothing,
  followVerification,
  judged,
  maker,
  nextSecond,
  openFixture,
  resultOf,
  sessionOf,
  signedInSeconds,
  signIn,
  type Session,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

/** A coach with two sessions under a proven address. */
async function coachTwice() {
  const owner = await maker();
  const { uid, email } = owner;
  await followVerification(owner, email);
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ roles: ['runner', 'coach'] });
  await nextSecond();
  const [here, elsewhere] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
  for (const session of [here, elsewhere]) expect(await judged(session)).toBeNull();
  // A token names the second of its sign-in alone.
  await nextSecond();
  return { uid, email, here, elsewhere };
}

/** Goes on by the token of an answer, as the app does. */
async function goOn(
  name: 'confirmSecondFactor' | 'removeSecondFactor',
  session: Session,
  code: string,
): Promise<Session> {
  const { customToken = '' } = await resultOf(name, session, { code });
  const answer = await askAuth('signInWithCustomToken', { token: customToken });
  const next = { ...sessionOf(answer), uid: session.uid };
  expect(await judged(next)).toBeNull();
  return next;
}

it('ends every other session where one is set up or removed, and lets this one go on', async () => {
  const { uid, email, here, elsewhere } = await coachTwice();
  const { secret = '' } = await resultOf('beginSecondFactor', here, {});
  const step = stepAt(new Date());
  const withCode = await goOn('confirmSecondFactor', here, codeOfStep(secret, step));
  await expectEverything(withCode, uid);
  await expectNothing(elsewhere, uid);
  // Firebase Auth refreshes no session from before this end. Its emulator does, as if it had just signed in.
  const { tokensValidAfterTime = '' } = await adminAuth.getUser(uid);
  expect(Date.parse(tokensValidAfterTime) / 1000).toBeGreaterThan(signedInSeconds(elsewhere));

  const another = await signIn(email, PASSWORD);
  expect(await judged(another)).toBeNull();
  await nextSecond();
  const alone = await goOn('removeSecondFactor', withCode, codeOfStep(secret, step + 1));
  await expectEverything(alone, uid);
  await expectNothing(another, uid);
  await expectNothing(withCode, uid);
  // The sign-in is as recent as it was: what it allows is neither more nor less.
  expect(await codeOfCall('beginSecondFactor', alone, {})).toBeNull();
});
