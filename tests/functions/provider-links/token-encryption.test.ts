import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import {
  accessToken,
  renewedAccessToken,
  type AccessTokenDependencies,
} from '../../../functions/src/provider-links/access-token.ts';
import { askToEncryptTokens } from '../../../functions/src/provider-links/ask-to-encrypt-tokens.ts';
import { encryptTokensJob } from '../../../functions/src/provider-links/encrypt-tokens-job.ts';
import type { ProviderSecret } from '../../../functions/src/provider-links/stored-link.ts';
import { codeOfStep, stepAt } from '../../../functions/src/second-factor/one-time-code.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
} from '../../../functions/src/second-factor/second-factor.ts';
import { adminFirestore } from '../admin.ts';
import { allDocuments } from '../whole-database.ts';
import { codeOfFailure, ProviderFixture, type Consent } from '../provider-fixture.ts';
import { vaultAt, type OpenSecret } from '../token-vault.ts';
import { noQueue } from '../jobs/sweep-here.ts';

// A database of its own, since all of it is searched.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-encrypted-${process.pid}`;
});

const JOB = 'encrypt-tokens_all';
const KEY = { keyName: '', serviceUrl: '' };

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
beforeEach(async () => {
  await fixture.control('key-service/sandbox/troubles', { isDown: false });
  await adminFirestore.doc(firestorePaths.tokenEncryptionState()).delete();
  await adminFirestore.doc(firestorePaths.job(JOB)).delete();
});
afterAll(async () => fixture.close());

/** A process with an empty cache. */
function newProcess(): AccessTokenDependencies {
  const { firestore, providers } = fixture.dependencies;
  return {
    firestore,
    providers,
    vault: vaultAt(fixture.origin, fixture.clock.now),
    now: fixture.clock.now,
  };
}

function secretAt(provider: LinkedProvider, uid: string) {
  return adminFirestore.doc(firestorePaths.providerSecret(provider, uid));
}

async function storedOf(provider: LinkedProvider, uid: string): Promise<ProviderSecret> {
  return (await secretAt(provider, uid).get()).data() as ProviderSecret;
}

async function runOut(provider: LinkedProvider, uid: string, { athlete, account }: Consent) {
  const expire = provider === 'strava' ? 'tokens/expire' : 'expire-tokens';
  const key = `${athlete}~${account}`;
  await fixture.control(`${provider}/sandbox/${expire}`, { athlete: key, which: 'access' });
  await secretAt(provider, uid).update({ expiresAt: Timestamp.fromDate(fixture.clock.now()) });
}

async function isGood(provider: LinkedProvider, token: string): Promise<boolean> {
  const path =
    provider === 'strava' ? '/strava/api/v3/athlete' : '/garmin/apis/wellness-api/rest/user/id';
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${fixture.origin}${path}`, { headers })).ok;
}

/** Stores a link's tokens as they were stored before they were encrypted. */
async function putInClear({ provider, uid, accessToken: access, refreshToken }: OpenSecret) {
  await secretAt(provider, uid).update({
    accessToken: access,
    refreshToken,
    sealedTokens: FieldValue.delete(),
    generation: FieldValue.delete(),
  });
}

async function dumpEverything(): Promise<string> {
  return JSON.stringify(await allDocuments());
}

function jobs(): JobDependencies {
  const { firestore, vault, now } = newProcess();
  return {
    firestore,
    handlers: jobHandlers([encryptTokensJob({ firestore, vault })]),
    now,
    enqueue: noQueue,
  };
}

/** Does what the schedule and the queue do, a day later. */
async function encryptAll(): Promise<void> {
  fixture.clock.passMinutes(24 * 60 + 1);
  await askToEncryptTokens(fixture.clock.now(), adminFirestore, KEY);
  for (let step = 0; (await adminFirestore.doc(firestorePaths.job(JOB)).get()).exists; step += 1) {
    expect(await runJob(JOB, jobs())).toBe('done');
    expect(step).toBeLessThan(50);
  }
}

describe.each(LINKED_PROVIDERS)('tokens of %s', (provider) => {
  it('stand in no document, after linking, renewing, and linking again', async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    await accessToken(uid, provider, newProcess());
    const renewed = await fixture.secretOf(provider, uid);
    await renewedAccessToken(uid, provider, renewed.accessToken, newProcess());
    const again = await fixture.secretOf(provider, uid);
    await fixture.go(provider, 'link', consent, uid);
    const linked = await fixture.secretOf(provider, uid);
    const tokens = [secret, renewed, again, linked].flatMap((one) => [
      one.accessToken,
      one.refreshToken,
    ]);
    expect(new Set(tokens).size).toBeGreaterThanOrEqual(4);
    const everything = await dumpEverything();
    expect(everything).toContain(linked.generation);
    for (const token of tokens) {
      expect(everything).not.toContain(token);
      expect(everything).not.toContain(Buffer.from(token).toString('base64'));
    }
  });

  it('do not open in the document of somebody else, who is asked to link again', async () => {
    const victim = await fixture.newRunner(provider);
    const thief = await fixture.newRunner(provider);
    const stolen = await storedOf(provider, victim.uid);
    await secretAt(provider, thief.uid).update({ sealedTokens: stolen.sealedTokens });
    expect(await codeOfFailure(accessToken(thief.uid, provider, newProcess()))).toBe(
      'provider/link-expired',
    );
    expect(await fixture.linkOf(provider, thief.uid)).toMatchObject({ state: 'expired' });
    // The same if the whole document was copied.
    await fixture.go(provider, 'link', thief.consent, thief.uid);
    const own = await storedOf(provider, thief.uid);
    await secretAt(provider, thief.uid).set(stolen);
    expect(await codeOfFailure(accessToken(thief.uid, provider, newProcess()))).toBe(
      'provider/link-expired',
    );
    await secretAt(provider, thief.uid).set(own);
    expect(await isGood(provider, await accessToken(thief.uid, provider, newProcess()))).toBe(true);
    expect(await isGood(provider, await accessToken(victim.uid, provider, newProcess()))).toBe(
      true,
    );
  });

  it('outlive an outage of the key service, before which no provider is asked', async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    await fixture.control('key-service/sandbox/troubles', { isDown: true });
    expect(await codeOfFailure(accessToken(uid, provider, newProcess()))).toBe(
      'provider/unreachable',
    );
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    await fixture.control('key-service/sandbox/troubles', { isDown: false });
    // Nothing was asked for, so the old refresh token is still the newest.
    expect((await fixture.secretOf(provider, uid)).refreshToken).toBe(secret.refreshToken);
    expect(await isGood(provider, await accessToken(uid, provider, newProcess()))).toBe(true);
  });

  it('are renewed during an outage by whoever has their data key in memory', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    const warm = newProcess();
    await accessToken(uid, provider, warm);
    await runOut(provider, uid, consent);
    await fixture.control('key-service/sandbox/troubles', { isDown: true });
    const token = await accessToken(uid, provider, warm);
    await fixture.control('key-service/sandbox/troubles', { isDown: false });
    expect(await isGood(provider, token)).toBe(true);
    expect(await accessToken(uid, provider, newProcess())).toBe(token);
  });

  it('are not asked for by a code while nothing could encrypt them', async () => {
    const browser = await fixture.begin(provider, 'signUp');
    const returned = await fixture.consent(browser.authorizeUrl, { account: `outage-${provider}` });
    await fixture.control('key-service/sandbox/troubles', { isDown: true });
    expect(await codeOfFailure(fixture.finish(provider, browser, returned))).toBe(
      'provider/unreachable',
    );
    await fixture.control('key-service/sandbox/troubles', { isDown: false });
    expect(
      await codeOfFailure(fixture.go(provider, 'signUp', { account: `outage-${provider}` })),
    ).toBe('none');
  });

  it('that cannot be read for want of their key version do not end the link, nor stop the job', async () => {
    const { versions } = (await fixture.control('key-service/sandbox/rotate', {})) as {
      versions: string[];
    };
    const number = versions.length;
    const { uid } = await fixture.newRunner(provider);
    const other = await fixture.newRunner(provider);
    await fixture.control('key-service/sandbox/rotate', {});
    await fixture.control('key-service/sandbox/versions', { number, state: 'DISABLED' });
    expect(await codeOfFailure(accessToken(uid, provider, newProcess()))).toBe(
      'provider/unreachable',
    );
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    await putInClear(other.secret);
    await encryptAll();
    expect(await storedOf(provider, other.uid)).not.toHaveProperty('accessToken');
    await fixture.control('key-service/sandbox/versions', { number, state: 'ENABLED' });
    expect(await isGood(provider, await accessToken(uid, provider, newProcess()))).toBe(true);
  });

  it('that lie in clear are read, renewed into ciphertext, and encrypted by the job', async () => {
    const renewing = await fixture.newRunner(provider);
    const resting = await fixture.newRunner(provider);
    await putInClear(renewing.secret);
    await putInClear(resting.secret);
    expect(await accessToken(resting.uid, provider, newProcess())).toBe(resting.secret.accessToken);
    await runOut(provider, renewing.uid, renewing.consent);
    const token = await accessToken(renewing.uid, provider, newProcess());
    expect(await isGood(provider, token)).toBe(true);
    expect(await storedOf(provider, renewing.uid)).not.toHaveProperty('refreshToken');

    await encryptAll();
    expect(await storedOf(provider, resting.uid)).not.toHaveProperty('accessToken');
    expect(await storedOf(provider, resting.uid)).not.toHaveProperty('refreshToken');
    expect(await fixture.secretOf(provider, resting.uid)).toMatchObject({
      accessToken: resting.secret.accessToken,
      refreshToken: resting.secret.refreshToken,
    });
    await runOut(provider, resting.uid, resting.consent);
    expect(await isGood(provider, await accessToken(resting.uid, provider, newProcess()))).toBe(
      true,
    );
  });

  it('that lie in clear are refused once none should, and the job does not launder them', async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    await encryptAll();
    await encryptAll();
    await putInClear(secret);
    expect(await codeOfFailure(accessToken(uid, provider, newProcess()))).toBe(
      'provider/link-expired',
    );
    await encryptAll();
    expect(await storedOf(provider, uid)).toHaveProperty('accessToken', secret.accessToken);
    await fixture.go(provider, 'link', consent, uid);
    expect(await isGood(provider, await accessToken(uid, provider, newProcess()))).toBe(true);
    expect(await storedOf(provider, uid)).not.toHaveProperty('accessToken');
  });

  it('are encrypted anew after the key was rotated, and need the old version no more', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    const before = await storedOf(provider, uid);
    const { versions } = (await fixture.control('key-service/sandbox/rotate', {})) as {
      versions: string[];
    };
    expect(await isGood(provider, await accessToken(uid, provider, newProcess()))).toBe(true);
    await encryptAll();
    const after = await storedOf(provider, uid);
    expect(after.sealedTokens?.keyVersion).toMatch(new RegExp(`/${versions.length}$`));
    expect(after.sealedTokens?.ciphertext).not.toBe(before.sealedTokens?.ciphertext);
    expect(after.generation).toBe(before.generation);
    // Doing it again changes nothing.
    await encryptAll();
    expect(await storedOf(provider, uid)).toEqual(after);
    for (let number = 1; number < versions.length; number += 1) {
      await fixture.control('key-service/sandbox/versions', { number, state: 'DESTROYED' });
    }
    await runOut(provider, uid, consent);
    expect(await isGood(provider, await accessToken(uid, provider, newProcess()))).toBe(true);
  });

  it('that come while the old ones are encrypted anew are not lost', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    await fixture.control('key-service/sandbox/rotate', {});
    const renewing = newProcess();
    const run = renewing.firestore.runTransaction.bind(renewing.firestore);
    let isInBetween = false;
    const firestore = Object.create(renewing.firestore, {
      runTransaction: {
        value: async (...work: Parameters<typeof run>) => {
          if (!isInBetween) {
            isInBetween = true;
            await encryptAll();
          }
          return run(...work);
        },
      },
    }) as typeof renewing.firestore;
    const token = await accessToken(uid, provider, { ...renewing, firestore });
    expect(isInBetween).toBe(true);
    expect(await isGood(provider, token)).toBe(true);
    expect((await fixture.secretOf(provider, uid)).accessToken).toBe(token);
    // Stored by the data key of before, until the job comes by.
    await encryptAll();
    await runOut(provider, uid, consent);
    expect(await isGood(provider, await accessToken(uid, provider, newProcess()))).toBe(true);
  });
});

describe('the job that encrypts all tokens', () => {
  it('goes page by page, and goes on where an outage stopped it', async () => {
    const runners = [];
    for (let count = 0; count < 3; count += 1) runners.push(await fixture.newRunner('strava'));
    const example = await storedOf('strava', runners[0]?.uid ?? '');
    const fillers = Array.from({ length: 60 }, (_, index) => `filler-${index}`);
    for (const uid of fillers) {
      const tokens = { accessToken: `access-${uid}`, refreshToken: `refresh-${uid}` };
      await secretAt('strava', uid).set({ ...example, uid });
      await putInClear({ ...example, ...tokens, uid });
    }
    fixture.clock.passMinutes(24 * 60 + 1);
    await askToEncryptTokens(fixture.clock.now(), adminFirestore, KEY);
    expect(await runJob(JOB, jobs())).toBe('done');
    const halfway = await adminFirestore.doc(firestorePaths.job(JOB)).get();
    expect(halfway.get('payload.after')).toEqual(expect.any(String));
    await fixture.control('key-service/sandbox/troubles', { isDown: true });
    expect(await runJob(JOB, jobs())).toBe('to be repeated');
    await fixture.control('key-service/sandbox/troubles', { isDown: false });
    fixture.clock.passMinutes(1);
    // Asked for meanwhile, it does not begin anew.
    await askToEncryptTokens(fixture.clock.now(), adminFirestore, KEY);
    const { after } = halfway.get('payload') as { after: string };
    const current = await adminFirestore.doc(firestorePaths.job(JOB)).get();
    expect(current.get('payload.after')).toBe(after);
    while ((await adminFirestore.doc(firestorePaths.job(JOB)).get()).exists) {
      expect(await runJob(JOB, jobs())).toBe('done');
    }
    for (const uid of fillers) {
      expect(await storedOf('strava', uid)).not.toHaveProperty('accessToken');
      expect((await fixture.secretOf('strava', uid)).refreshToken).toBe(`refresh-${uid}`);
      await secretAt('strava', uid).delete();
    }
    // Once a day is enough.
    await askToEncryptTokens(fixture.clock.now(), adminFirestore, KEY);
    expect((await adminFirestore.doc(firestorePaths.job(JOB)).get()).exists).toBe(false);
  });

  it('encrypts the secrets of second factors anew too, so that they need no old version', async () => {
    const { uid } = await fixture.newPerson();
    const reference = adminFirestore.doc(firestorePaths.secondFactor(uid));
    const vault = () => ({ ...fixture.dependencies, vault: newProcess().vault });
    await adminFirestore.doc(firestorePaths.accountState(uid)).set({ uid, roles: ['admin'] });
    const now = fixture.clock.now();
    const { secret } = await beginSecondFactor({ uid, now, signedInAt: now }, vault());
    const codeAt = (time: Date) => codeOfStep(secret, stepAt(time));
    await confirmSecondFactor({ uid, now, signedInAt: now, code: codeAt(now) }, vault());
    const before = (await reference.get()).data();
    const { versions } = (await fixture.control('key-service/sandbox/rotate', {})) as {
      versions: string[];
    };
    await encryptAll();
    const after = (await reference.get()).data();
    expect(after).toMatchObject({ isConfirmed: true, lastStep: before?.['lastStep'] as number });
    expect(after?.['sealedSecret']).toMatchObject({
      keyVersion: expect.stringMatching(new RegExp(`/${versions.length}$`)) as string,
    });
    // Doing it again changes nothing.
    await encryptAll();
    expect((await reference.get()).data()).toEqual(after);
    for (let number = 1; number < versions.length; number += 1) {
      await fixture.control('key-service/sandbox/versions', { number, state: 'DESTROYED' });
    }
    const later = fixture.clock.now();
    const proof = proveSecondFactor(
      { uid, now: later, signedInAt: now, sessionGivenAt: now, code: codeAt(later) },
      vault(),
    );
    await expect(proof).resolves.toHaveProperty('customToken');
  });

  it('passes over documents that cannot be read, and encrypts those after them', async () => {
    const { uid, secret } = await fixture.newRunner('strava');
    const misshapen = [
      secretAt('garmin', '0-misshapen'),
      adminFirestore.doc(`${firestorePaths.providerSecrets()}/0-of-no-provider`),
      adminFirestore.doc(firestorePaths.secondFactor('0-misshapen')),
    ];
    try {
      for (const reference of misshapen) await reference.set({ sealedTokens: 'not a map' });
      await putInClear(secret);
      await encryptAll();
      expect(await storedOf('strava', uid)).not.toHaveProperty('accessToken');
    } finally {
      for (const reference of misshapen) await reference.delete();
    }
  });

  it('leaves the secret of a second factor that was put into another person’s document', async () => {
    const [one, other] = [await fixture.newPerson(), await fixture.newPerson()];
    const now = fixture.clock.now();
    await adminFirestore.doc(firestorePaths.accountState(one.uid)).set({ roles: ['coach'] });
    await beginSecondFactor({ uid: one.uid, now, signedInAt: now }, fixture.dependencies);
    const stored = (await adminFirestore.doc(firestorePaths.secondFactor(one.uid)).get()).data();
    const copy = adminFirestore.doc(firestorePaths.secondFactor(other.uid));
    await copy.set({ ...stored });
    await fixture.control('key-service/sandbox/rotate', {});
    await encryptAll();
    expect((await copy.get()).data()).toEqual(stored);
    await copy.delete();
  });
});
