import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { RECENT_SIGN_IN_MINUTES_FOR_LINKS } from '@tasuki/domain/sign-in/recent-sign-in';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { noteProof } from '../../../functions/src/accounts/judge-account.ts';
import { runJob, type JobOutcome } from '../../../functions/src/jobs/run-job.ts';
import { accessToken } from '../../../functions/src/provider-links/access-token.ts';
import { endLinkFromProvider } from '../../../functions/src/provider-links/end-link-from-provider.ts';
import { unlinkProvider } from '../../../functions/src/provider-links/unlink.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { adminAuth, adminFirestore, documentsOf } from '../admin.ts';
import { killableProcess, type Moment } from '../killable-process.ts';
import { codeOfFailure, ProviderFixture, type Consent } from '../provider-fixture.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
afterAll(async () => fixture.close());

/** A person with a password and a link. */
async function linkedPerson(provider: LinkedProvider) {
  const { uid, consent, secret } = await fixture.newRunner(provider);
  const email = `${uid}@runners.example`;
  await noteProof(uid, email, adminFirestore);
  await adminAuth.updateUser(uid, { email, emailVerified: true, password: 'Correct-horse-1' });
  return { uid, consent, secret };
}

async function unlink(provider: LinkedProvider, uid: string) {
  const caller = { uid, now: fixture.clock.now(), signedInAt: fixture.signedInAt() };
  return unlinkProvider({ provider }, caller, fixture.dependencies);
}

async function runUnlinking(provider: LinkedProvider, uid: string): Promise<JobOutcome> {
  return runJob(`unlink-provider_${uid}_${provider}`, fixture.jobs());
}

async function claimOf(provider: LinkedProvider, accountId: string): Promise<unknown> {
  const path = firestorePaths.providerAccount(provider, accountId);
  return (await adminFirestore.doc(path).get()).get('uid');
}

/** Tokens of an account that the provider still takes. */
async function isAllowedThere(provider: LinkedProvider, token: string): Promise<boolean> {
  const path =
    provider === 'strava' ? '/strava/api/v3/athlete' : '/garmin/apis/wellness-api/rest/user/id';
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${fixture.origin}${path}`, { headers })).ok;
}

/** The person takes the consent back at the provider. */
async function takeBack(provider: LinkedProvider, { athlete, account }: Consent): Promise<void> {
  const path = provider === 'strava' ? 'strava/sandbox/tokens/revoke' : 'garmin/sandbox/deregister';
  await fixture.control(path, { athlete: `${athlete}~${account}` });
}

async function writeRow(uid: string, id: string, fields: Partial<ActivityRow>): Promise<void> {
  const batch = adminFirestore.batch();
  const row = exampleActivityRow({
    id,
    ownerUid: uid,
    sources: ['strava'],
    sourceTitle: 'Morning Run',
    distanceMeters: 10_000,
    ...fields,
  });
  batch.set(adminFirestore.doc(firestorePaths.activity(uid, id)), row);
  batch.set(adminFirestore.doc(firestorePaths.activityAnalysis(uid, id)), { laps: [] });
  batch.set(adminFirestore.doc(firestorePaths.recording(uid, id)), { columns: '' });
  batch.set(adminFirestore.doc(firestorePaths.track(uid, id)), { positions: '' });
  await batch.commit();
}

describe.each(LINKED_PROVIDERS)('unlinking %s', (provider) => {
  it('notifies the provider and leaves neither link nor token nor claim', async () => {
    const { uid, secret, consent } = await linkedPerson(provider);
    expect(await unlink(provider, uid)).toEqual({ isUnlinked: false });
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'unlinking' });
    // From now on nothing is brought in, and nobody comes in by it or takes it.
    const { firestore, providers, vault } = fixture.dependencies;
    const dependencies = { firestore, providers, vault, now: fixture.clock.now };
    expect(await codeOfFailure(accessToken(uid, provider, dependencies))).toBe(
      'provider/link-expired',
    );
    const other = await fixture.newPerson();
    expect(await codeOfFailure(fixture.go(provider, 'link', consent, other.uid))).toBe(
      'provider/account-in-use',
    );
    expect(await codeOfFailure(fixture.go(provider, 'link', consent, uid))).toBe(
      'provider/still-unlinking',
    );
    expect(await codeOfFailure(fixture.go(provider, 'signIn', consent))).toBe(
      'auth/user-not-found',
    );
    expect(await runUnlinking(provider, uid)).toBe('done');
    expect(await isAllowedThere(provider, secret.accessToken)).toBe(false);
    expect(await fixture.linkOf(provider, uid)).toBeUndefined();
    expect(await fixture.secretOf(provider, uid)).toBeUndefined();
    expect(await claimOf(provider, secret.accountId)).toBeUndefined();
    expect(await unlink(provider, uid)).toEqual({ isUnlinked: true });
    await fixture.go(provider, 'link', consent, other.uid);
    expect(await claimOf(provider, secret.accountId)).toBe(other.uid);
  });

  it('asks for a recent sign-in, and leaves everything until there is one', async () => {
    const { uid } = await linkedPerson(provider);
    fixture.signedInMinutesAgo = RECENT_SIGN_IN_MINUTES_FOR_LINKS + 1;
    const refused = await codeOfFailure(unlink(provider, uid));
    fixture.signedInMinutesAgo = 0;
    expect(refused).toBe('auth/requires-recent-login');
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    expect(await unlink(provider, uid)).toEqual({ isUnlinked: false });
  });

  it('waits for a provider that is down, for an hour, and then goes on', async () => {
    const { uid } = await linkedPerson(provider);
    await unlink(provider, uid);
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: true });
    let steps = 0;
    for (; (await fixture.linkOf(provider, uid)) !== undefined; steps += 1) {
      expect(await runUnlinking(provider, uid)).toBe('done');
      expect(await runUnlinking(provider, uid)).toBe('taken elsewhere');
      fixture.clock.passMinutes(2 ** steps);
    }
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: false });
    expect(steps).toBe(7);
    expect(await fixture.secretOf(provider, uid)).toBeUndefined();
  });

  it('keeps a last way to sign in', async () => {
    const { uid } = await fixture.newRunner(provider);
    expect(await codeOfFailure(unlink(provider, uid))).toBe('provider/last-sign-in');
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    const google = { athlete: 'somebody-else', email: `${uid.toLowerCase()}@gmail.com` };
    expect(await fixture.go('google', 'link', google, uid)).toMatchObject({ kind: 'linked' });
    expect(await codeOfFailure(unlink(provider, uid))).toBe('none');
  });

  it('ends the same wherever it dies', async () => {
    for (const [first, moment] of ['before', 'after'].entries()) {
      for (const dieAt of deathsInTurn(6, 1 + first)) {
        const { uid, secret } = await linkedPerson(provider);
        await unlink(provider, uid);
        const dying = killableProcess({}, dieAt, moment as Moment);
        const outcome = await runUnlinking(provider, uid).catch(() => null);
        dying.release();
        fixture.clock.passMinutes(5);
        await runUnlinking(provider, uid);
        expect(await fixture.linkOf(provider, uid)).toBeUndefined();
        expect(await fixture.secretOf(provider, uid)).toBeUndefined();
        expect(await claimOf(provider, secret.accountId)).toBeUndefined();
        expect(await isAllowedThere(provider, secret.accessToken)).toBe(false);
        if (outcome === 'done' && dying.calls < dieAt) break;
      }
    }
  });

  it('follows a consent that was taken back there, and lets its person link again', async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    await takeBack(provider, consent);
    const end = { ...fixture.dependencies, now: fixture.clock.now };
    expect(await endLinkFromProvider(provider, secret.accountId, end)).toBe(true);
    expect(await endLinkFromProvider(provider, secret.accountId, end)).toBe(false);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'revoked' });
    expect(await fixture.secretOf(provider, uid)).toMatchObject({
      accessToken: '',
      refreshToken: '',
    });
    await runUnlinking(provider, uid);
    // It is their only sign-in method: it must still lead to the same account.
    await fixture.go(provider, 'signIn', consent);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    // A message that was on its way for long changes nothing.
    expect(await endLinkFromProvider(provider, secret.accountId, end)).toBe(false);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
  });

  it('believes no message that somebody made up', async () => {
    const { uid, secret } = await fixture.newRunner(provider);
    const end = { ...fixture.dependencies, now: fixture.clock.now };
    expect(await endLinkFromProvider(provider, secret.accountId, end)).toBe(false);
    expect(await endLinkFromProvider(provider, '999', end)).toBe(false);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: true });
    const code = await codeOfFailure(endLinkFromProvider(provider, secret.accountId, end));
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: false });
    expect(code).toBe('provider/unreachable');
  });
});

it('keeps one of two links that are the only sign-in methods, both unlinked at once', async () => {
  const { uid } = await fixture.newRunner('strava');
  await fixture.go('garmin', 'link', { athlete: 'haruka', account: uid.slice(-12) }, uid);
  const codes = await Promise.all(
    LINKED_PROVIDERS.map(async (provider) => codeOfFailure(unlink(provider, uid))),
  );
  expect(codes.toSorted()).toEqual(['none', 'provider/last-sign-in']);
});

it('deletes what Strava alone reported, keeps the runner’s own words and everything else', async () => {
  const { uid } = await linkedPerson('strava');
  const rows: Record<string, Partial<ActivityRow>> = {
    'strava-1': {},
    'strava-2': { note: 'Left calf tight from km 8.', effort: 6 },
    'strava-3': {},
    'strava-4': { note: 'Windy', duplicateOf: 'file-1' },
    'file-1': { sources: ['file'] },
    'file-3': { sources: ['file'], duplicateOf: 'strava-3' },
    'garmin-3': { sources: ['garmin'], duplicateOf: 'strava-3' },
  };
  // More than one batch.
  for (let more = 10; more < 70; more += 1) rows[`strava-${more}`] = {};
  await Promise.all(Object.entries(rows).map(async ([id, row]) => writeRow(uid, id, row)));
  await unlink('strava', uid);
  expect(await runUnlinking('strava', uid)).toBe('done');
  const left = (await documentsOf(uid)).filter((path) => path.includes('strava-'));
  expect(left).toEqual(['strava-2', 'strava-4'].map((id) => firestorePaths.activity(uid, id)));
  const read = async (id: string) =>
    (await adminFirestore.doc(firestorePaths.activity(uid, id)).get()).data();
  expect(await read('strava-2')).toMatchObject({
    note: 'Left calf tight from km 8.',
    effort: 6,
    sport: 'Run',
    sources: ['manual'],
    isPurged: true,
    distanceMeters: null,
    sourceTitle: null,
  });
  expect(await read('strava-4')).toMatchObject({ note: 'Windy', duplicateOf: 'file-1' });
  expect(await read('file-1')).toMatchObject({ distanceMeters: 10_000 });
  expect(await read('file-3')).toMatchObject({ duplicateOf: null });
  expect(await read('garmin-3')).toMatchObject({ duplicateOf: 'file-3' });
});
