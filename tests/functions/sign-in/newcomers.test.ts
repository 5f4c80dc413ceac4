import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '@tasuki/domain/provider-links/provider';
import type { ProviderSignInReturn } from '@tasuki/domain/sign-in/provider-sign-in';
import { SIGN_IN_STATE_MINUTES } from '@tasuki/domain/sign-in/provider-sign-in';
import { jobId } from '../../../functions/src/jobs/job-kind.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { FORGET_NEWCOMER } from '../../../functions/src/sign-in/sign-in-state.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { codeOfFailure, ProviderFixture, uidOf, type Consent } from '../provider-fixture.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
afterAll(async () => fixture.close());

function newConsent(provider: SignInProvider): Consent {
  return provider === 'google'
    ? { athlete: 'somebody-else', email: `${randomBytes(8).toString('hex')}@gmail.com` }
    : { athlete: 'haruka', account: randomBytes(6).toString('hex') };
}

const AGREEMENT = { acceptedTermsVersion: TERMS_VERSION };
const REFUSAL = { error: 'access_denied', acceptedTermsVersion: null };

/** Somebody without an account who pressed "Continue" on the sign-in page and consented there. */
async function newcomer(provider: SignInProvider) {
  const consent = newConsent(provider);
  const browser = await fixture.begin(provider, 'signIn');
  const returned = await fixture.consent(browser.authorizeUrl, consent);
  const asked = await fixture.finish(provider, browser, returned);
  if (asked.kind !== 'newcomer') throw new Error(`a result of kind ${asked.kind}`);
  const answer = async (changes: Partial<ProviderSignInReturn>, key = browser.key) =>
    fixture.finish(provider, { key }, new URLSearchParams({ state: asked.state }), { changes });
  const stateDigest = createHash('sha256').update(asked.state).digest('hex');
  const forget = async () => runJob(jobId(FORGET_NEWCOMER, stateDigest), fixture.jobs());
  const isKept = async () =>
    (await adminFirestore.doc(firestorePaths.oauthState(stateDigest)).get()).exists;
  return { answer, consent, forget, isKept };
}

describe.each(SIGN_IN_PROVIDERS)('somebody new at %s who signs in', (provider) => {
  it('has an account once they agree to the terms, with one consent and once', async () => {
    const { answer, consent } = await newcomer(provider);
    const result = await answer(AGREEMENT);
    expect(result).toMatchObject({ kind: 'customToken', isNewAccount: true });
    const uid = uidOf(result);
    expect((await adminAuth.getUser(uid)).uid).toBe(uid);
    if (provider !== 'google') {
      expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
      expect(await fixture.secretOf(provider, uid)).toMatchObject({
        accessToken: expect.any(String) as string,
      });
    }
    expect(await codeOfFailure(answer(AGREEMENT))).toBe('provider/state-invalid');
    const again = await fixture.go(provider, 'signIn', consent);
    expect(again).toMatchObject({ kind: 'customToken', isNewAccount: false });
    expect(uidOf(again)).toBe(uid);
  });

  it.each([
    ['says no', REFUSAL],
    ['says nothing', {}],
    ['agrees to other terms', { acceptedTermsVersion: '2020-01-01' }],
    ['refuses and agrees', { ...AGREEMENT, error: 'access_denied' }],
  ])('has none who %s, and nothing granted is kept', async (_what, said) => {
    const { answer, consent } = await newcomer(provider);
    expect(await codeOfFailure(answer(said))).toBe('provider/denied');
    expect(await codeOfFailure(answer(AGREEMENT))).toBe('provider/state-invalid');
    if (provider === 'strava') expect(await isAllowedAtStrava(consent)).toBe(false);
    expect(await fixture.go(provider, 'signIn', consent)).toMatchObject({ kind: 'newcomer' });
  });

  it('is asked in the browser that began it, which another one cannot spoil', async () => {
    const { answer } = await newcomer(provider);
    const otherKey = randomBytes(32).toString('base64url');
    expect(await codeOfFailure(answer(AGREEMENT, otherKey))).toBe('provider/state-invalid');
    expect(await answer(AGREEMENT)).toMatchObject({ kind: 'customToken' });
  });

  it('is kept encrypted', async () => {
    const { answer } = await newcomer(provider);
    const states = await adminFirestore
      .collection(firestorePaths.oauthState('x').split('/')[0] ?? '')
      .where('newcomer.form', '==', 1)
      .get();
    expect(states.size).toBeGreaterThan(0);
    for (const state of states.docs) {
      expect(JSON.stringify(state.data())).not.toMatch(/gmail|accessToken|Haruka/);
    }
    await codeOfFailure(answer(REFUSAL));
  });
});

describe('somebody new at Strava who closes the page that asks for the terms', () => {
  it('keeps the time to answer, and has the consent taken back afterwards', async () => {
    const { answer, consent, forget, isKept } = await newcomer('strava');
    expect(await forget()).toBe('taken elsewhere');
    expect(await isAllowedAtStrava(consent)).toBe(true);
    fixture.clock.passMinutes(SIGN_IN_STATE_MINUTES + 1);
    // An answer that comes too late is refused, and keeps nothing either.
    expect(await codeOfFailure(answer(AGREEMENT))).toBe('provider/state-invalid');
    expect(await isKept()).toBe(true);
    expect(await forget()).toBe('done');
    expect(await isAllowedAtStrava(consent)).toBe(false);
    expect(await isKept()).toBe(false);
  });

  it('keeps a link that was made meanwhile', async () => {
    const agreed = await newcomer('strava');
    const uid = uidOf(await agreed.answer(AGREEMENT));
    fixture.clock.passMinutes(SIGN_IN_STATE_MINUTES + 1);
    expect(await agreed.forget()).toBe('done');
    expect(await isAllowedAtStrava(agreed.consent)).toBe(true);
    expect(await fixture.linkOf('strava', uid)).toMatchObject({ state: 'connected' });
  });

  it('has it taken back later where Strava does not answer', async () => {
    const { consent, forget, isKept } = await newcomer('strava');
    fixture.clock.passMinutes(SIGN_IN_STATE_MINUTES + 1);
    await fixture.control('strava/sandbox/troubles', { isDown: true });
    await forget().catch(() => undefined);
    await fixture.control('strava/sandbox/troubles', { isDown: false });
    expect(await isKept()).toBe(true);
    fixture.clock.passMinutes(60);
    expect(await forget()).toBe('done');
    expect(await isAllowedAtStrava(consent)).toBe(false);
  });
});

async function isAllowedAtStrava({ athlete, account }: Consent): Promise<boolean> {
  const { athletes } = await fixture.state<{
    athletes: { athlete: string; scopes: string[] | null }[];
  }>('strava');
  const found = athletes.find((one) => one.athlete === `${athlete}~${account}`);
  return (found?.scopes ?? null) !== null;
}
