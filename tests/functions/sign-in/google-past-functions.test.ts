import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { probeSignIn } from '../../../scripts/probe-sign-in.ts';
import {
  adminAuth,
  adminFirestore,
  authHost,
  firestoreHost,
  functionsOrigin,
  projectId,
} from '../admin.ts';
import { forgedGoogleToken } from '../auth-mails.ts';
import { askAuth, codeOfFailure, PASSWORD, ProviderFixture, uidOf } from '../provider-fixture.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
afterAll(async () => fixture.close());

/** Asks Firebase Auth's own sign-in by Google with the public key, as anybody may. */
async function signInPastFunctions(subject: string, email: string, idToken?: string) {
  const form = { id_token: forgedGoogleToken(subject, email), providerId: 'google.com' };
  return askAuth('signInWithIdp', {
    postBody: new URLSearchParams(form).toString(),
    requestUri: 'http://localhost',
    ...(idToken !== undefined && { idToken }),
  });
}

async function statusOfRead(path: string, idToken: string): Promise<number> {
  const address = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  return (await fetch(address, { headers: { authorization: `Bearer ${idToken}` } })).status;
}

async function codeOfCall(name: string, idToken: string): Promise<unknown> {
  const response = await fetch(`${functionsOrigin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: {} }),
  });
  const { error } = (await response.json()) as { error?: { details?: { code?: string } } };
  return error?.details?.code ?? null;
}

function newAddress(): string {
  return `${randomBytes(8).toString('hex')}@gmail.com`;
}

it('opens nothing of an account by a forged token of Google, and no function', async () => {
  const email = newAddress();
  const { uid } = await fixture.newPerson(email);
  await adminFirestore.doc(firestorePaths.user(uid)).set({ email, firstName: 'Hana' });
  const own = await askAuth('signInWithPassword', { email, password: PASSWORD });
  expect(await statusOfRead(firestorePaths.user(uid), String(own.body['idToken']))).toBe(200);

  const forged = await signInPastFunctions('1234567890', email);
  // The emulator signs the attacker in to the victim's very account. What matters comes after.
  expect(forged.body['localId']).toBe(uid);
  const token = String(forged.body['idToken']);
  for (const path of [firestorePaths.user(uid), firestorePaths.accountState(uid)]) {
    expect(await statusOfRead(path, token), path).toBe(403);
  }
  for (const name of ['exportAccount', 'deleteAccount', 'openInvitation', 'unlinkProvider']) {
    expect(await codeOfCall(name, token), name).toBe('account/session-expired');
  }
});

it('leads Google’s owner past what was forged into their own account', async () => {
  // The attacker has Auth bind the victim's Google account to an account of the attacker's.
  const victim = { athlete: 'somebody-else', email: newAddress() };
  const attacker = await fixture.newPerson();
  const session = await askAuth('signInWithPassword', {
    email: attacker.email,
    password: PASSWORD,
  });
  const signedUp = await fixture.go('google', 'signUp', victim);
  const uid = uidOf(signedUp);
  const [bound] = (
    await adminFirestore.collection(firestorePaths.googleAccounts()).where('uid', '==', uid).get()
  ).docs;
  await signInPastFunctions(bound?.id ?? '', newAddress(), String(session.body['idToken']));
  expect(uidOf(await fixture.go('google', 'signIn', victim))).toBe(uid);

  // And their own Google account to the victim's.
  const other = { athlete: 'somebody-else', email: newAddress() };
  const otherUid = uidOf(await fixture.go('google', 'signUp', other));
  const [ownBinding] = (
    await adminFirestore
      .collection(firestorePaths.googleAccounts())
      .where('uid', '==', otherUid)
      .get()
  ).docs;
  await signInPastFunctions(ownBinding?.id ?? '', victim.email);
  expect(uidOf(await fixture.go('google', 'signIn', other))).toBe(otherUid);
});

it('is found open by the probe for operators: the emulator cannot switch Google off', async () => {
  const origin = `http://${authHost}/identitytoolkit.googleapis.com`;
  expect(await probeSignIn('local', origin)).toMatchObject([
    { way: 'google', isClosed: false },
    { way: 'anonymous', isClosed: false },
  ]);
});

it('gives the browser no token of Google’s, and signs in by one of ours', async () => {
  const result = await fixture.go('google', 'signUp', {
    athlete: 'somebody-else',
    email: newAddress(),
  });
  expect(Object.keys(result).toSorted()).toEqual([
    'customToken',
    'isNewAccount',
    'kind',
    'missingScopes',
    'profile',
  ]);
  if (result.kind !== 'customToken') throw new Error(result.kind);
  const session = await askAuth('signInWithCustomToken', { token: result.customToken });
  const claims = await adminAuth.verifyIdToken(String(session.body['idToken']));
  expect(claims).toMatchObject({
    email_verified: true,
    hasGoogle: true,
    firebase: { sign_in_provider: 'custom' },
  });
  expect(await codeOfFailure(fixture.go('google', 'signUp', { decision: 'refuse' }))).toBe(
    'provider/denied',
  );
});
