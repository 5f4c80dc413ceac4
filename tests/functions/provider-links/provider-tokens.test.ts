import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  DocumentReference,
  getFirestore,
  Timestamp,
  type Firestore,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import {
  accessToken,
  renewedAccessToken,
  type AccessTokenDependencies,
} from '../../../functions/src/provider-links/access-token.ts';
import { adminFirestore, projectId } from '../admin.ts';
import { killableProcess } from '../killable-process.ts';
import { codeOfFailure, ProviderFixture, type Consent } from '../provider-fixture.ts';
import { vaultAt } from '../token-vault.ts';

const PARALLEL = 50;
/** `npm run soak` dies at every call, before and after it; else at every second. */
const DEATHS_APART = process.env['SOAK'] === '1' ? 1 : 2;
/** The number of processes, each with a connection of its own to Firestore. */
const PROCESSES = 5;

let fixture: ProviderFixture;
let clients: Firestore[];
const apps = Array.from({ length: PROCESSES }, (_, index) =>
  initializeApp({ projectId }, `tokens-${index}`),
);
beforeAll(async () => {
  fixture = await ProviderFixture.open();
  clients = apps.map((app) => getFirestore(app));
});
afterAll(async () => {
  await Promise.all(apps.map(async (app) => deleteApp(app)));
  await fixture.close();
});

function dependencies(firestore = adminFirestore): AccessTokenDependencies {
  // A process of its own has a cache of its own.
  const vault = vaultAt(fixture.origin, fixture.clock.now);
  return { firestore, providers: fixture.dependencies.providers, vault, now: fixture.clock.now };
}

/** Lets the access token run out, at the provider and here. */
async function runOut(provider: LinkedProvider, uid: string, { athlete, account }: Consent) {
  const key = `${athlete}~${account}`;
  const expire = provider === 'strava' ? 'tokens/expire' : 'expire-tokens';
  await fixture.control(`${provider}/sandbox/${expire}`, { athlete: key, which: 'access' });
  const secret = adminFirestore.doc(firestorePaths.providerSecret(provider, uid));
  await secret.update({ expiresAt: Timestamp.fromDate(fixture.clock.now()) });
}

/** How often the provider was asked for tokens. */
async function tokenRequests(provider: LinkedProvider): Promise<number> {
  if (provider === 'strava') {
    const { requests } = await fixture.state<{ requests: { path: string }[] }>('strava');
    return requests.filter(({ path }) => path.endsWith('/oauth/token')).length;
  }
  const answer = await fetch(`${fixture.origin}/garmin/sandbox/requests`);
  const requests = (await answer.json()) as { path: string }[];
  return requests.filter(({ path }) => path.endsWith('/oauth/token')).length;
}

/** Whether the provider takes an access token. */
async function isGood(provider: LinkedProvider, token: string): Promise<boolean> {
  const path =
    provider === 'strava' ? '/strava/api/v3/athlete' : '/garmin/apis/wellness-api/rest/user/id';
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${fixture.origin}${path}`, { headers })).ok;
}

describe.each(LINKED_PROVIDERS)('a token of %s', (provider) => {
  it('is given as it is while it is good', async () => {
    const { uid, secret } = await fixture.newRunner(provider);
    const before = await tokenRequests(provider);
    expect(await accessToken(uid, provider, dependencies())).toBe(secret.accessToken);
    expect(await tokenRequests(provider)).toBe(before);
  });

  it(`is renewed once for ${PARALLEL} who want it at once`, async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    const before = await tokenRequests(provider);
    // All who want it in one process share what that has.
    const processes = clients.map((client) => dependencies(client));
    const tokens = await Promise.all(
      Array.from({ length: PARALLEL / PROCESSES }, () => processes)
        .flat()
        .map(async (process) => accessToken(uid, provider, process)),
    );
    expect(tokens).toHaveLength(PARALLEL);
    expect(await tokenRequests(provider)).toBe(before + 1);
    expect(new Set(tokens).size).toBe(1);
    expect(await isGood(provider, tokens[0] ?? '')).toBe(true);
    const newest = await fixture.secretOf(provider, uid);
    expect(newest).toMatchObject({ accessToken: tokens[0], refreshingUntil: null });
    expect(newest.refreshToken).not.toBe(secret.refreshToken);
  });

  it('that was refused is tried anew once', async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    const expire = provider === 'strava' ? 'tokens/expire' : 'expire-tokens';
    await fixture.control(`${provider}/sandbox/${expire}`, {
      athlete: `${consent.athlete}~${consent.account}`,
      which: 'access',
    });
    const renewed = await renewedAccessToken(uid, provider, secret.accessToken, dependencies());
    expect(await isGood(provider, renewed)).toBe(true);
    // One who was refused with the old one as well gets the same.
    expect(await renewedAccessToken(uid, provider, secret.accessToken, dependencies())).toBe(
      renewed,
    );
  });

  it('ends the link where the person took it back, until they link again', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    const revoke = provider === 'strava' ? 'tokens/revoke' : 'revoke-tokens';
    await fixture.control(`${provider}/sandbox/${revoke}`, {
      athlete: `${consent.athlete}~${consent.account}`,
    });
    const codes = await Promise.all(
      clients.map(async (client) =>
        codeOfFailure(accessToken(uid, provider, dependencies(client))),
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['provider/link-expired']));
    expect(await fixture.linkOf(provider, uid)).toMatchObject({
      state: 'expired',
      lastProblem: 'token-refused',
    });
    await fixture.go(provider, 'link', consent, uid);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({
      state: 'connected',
      lastProblem: null,
      history: { state: 'queued' },
    });
    expect(await isGood(provider, await accessToken(uid, provider, dependencies()))).toBe(true);
  });

  it('does not end the link where the provider is down or wants fewer requests', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: true });
    const codes = await Promise.all(
      clients.map(async (client) =>
        codeOfFailure(accessToken(uid, provider, dependencies(client))),
      ),
    );
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: false });
    expect(new Set(codes)).toEqual(new Set(['provider/unreachable']));
    // The caller gave the lease back, so nobody waited for its end.
    expect(await fixture.secretOf(provider, uid)).toMatchObject({ refreshingUntil: null });
    expect(await isGood(provider, await accessToken(uid, provider, dependencies()))).toBe(true);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
  });

  it.each([
    ['written', 9, true],
    ['written, with an unknown outcome', 2, true],
    ['lost, with an unknown outcome', 2, false],
  ])('is renewed at once where a claim to do so was %s', async (_, code, isWritten) => {
    const { uid, consent } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    const update = Reflect.get(DocumentReference.prototype, 'update') as (
      ...all: unknown[]
    ) => Promise<unknown>;
    vi.spyOn(DocumentReference.prototype, 'update').mockImplementationOnce(async function (
      this: DocumentReference,
      ...parameters: unknown[]
    ) {
      if (isWritten) await update.apply(this, parameters);
      throw Object.assign(new Error('no answer to the write'), { code });
    });
    // The clock stands still: a lease that its holder did not know would never end.
    const tokens = await Promise.all(
      clients.map(async (client) => accessToken(uid, provider, dependencies(client))),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(await isGood(provider, tokens[0] ?? '')).toBe(true);
  });

  it('does not end the link where our own secret is wrong', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    await runOut(provider, uid, consent);
    const { providers, ...rest } = dependencies();
    const { strava, garmin } = providers;
    if (!strava || !garmin) throw new Error('both are offered here');
    const wrong = {
      ...providers,
      strava: { ...strava, clientSecret: 'of-yesterday' },
      garmin: { ...garmin, clientSecret: 'of-yesterday' },
    };
    expect(await codeOfFailure(accessToken(uid, provider, { ...rest, providers: wrong }))).toBe(
      'provider/unreachable',
    );
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
    expect(await isGood(provider, await accessToken(uid, provider, dependencies()))).toBe(true);
  });

  it('is found again, or the link says that it is lost, wherever the one who renews it dies', async () => {
    const outcomes = new Set<string>();
    for (const moment of ['before', 'after'] as const) {
      for (let dieAt = 1; ; dieAt += DEATHS_APART) {
        const { uid, consent } = await fixture.newRunner(provider);
        await runOut(provider, uid, consent);
        const dying = killableProcess({}, dieAt, moment);
        const died = await accessToken(uid, provider, dependencies()).catch(() => null);
        dying.release();
        fixture.clock.passMinutes(1);
        const code = await codeOfFailure(accessToken(uid, provider, dependencies()));
        const { state } = (await fixture.linkOf(provider, uid)) as { state: string };
        outcomes.add(`${code} ${state}`);
        if (code === 'none') {
          const { accessToken: token } = await fixture.secretOf(provider, uid);
          expect(await isGood(provider, token)).toBe(true);
        } else {
          await fixture.go(provider, 'link', consent, uid);
          expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
        }
        if (died !== null && dying.calls < dieAt) break;
      }
    }
    expect([...outcomes].toSorted()).toEqual(['none connected', 'provider/link-expired expired']);
  });
});

it('puts a link right whose tokens were only slow to be written', async () => {
  const { uid, consent } = await fixture.newRunner('garmin');
  await runOut('garmin', uid, consent);
  const [slow, quick] = clients as [Firestore, Firestore];
  let openGate = () => undefined as void;
  const gate = new Promise<void>((resolve) => (openGate = () => resolve()));
  const reached = new Promise<void>((resolve) => {
    const run = slow.runTransaction.bind(slow);
    slow.runTransaction = async (...parameters) => {
      resolve();
      await gate;
      slow.runTransaction = run;
      return run(...parameters);
    };
  });
  const late = accessToken(uid, 'garmin', dependencies(slow));
  await reached;
  fixture.clock.passMinutes(1);
  expect(await codeOfFailure(accessToken(uid, 'garmin', dependencies(quick)))).toBe(
    'provider/link-expired',
  );
  expect(await fixture.linkOf('garmin', uid)).toMatchObject({ state: 'expired' });
  openGate();
  expect(await isGood('garmin', await late)).toBe(true);
  expect(await fixture.linkOf('garmin', uid)).toMatchObject({ state: 'connected' });
  expect(await accessToken(uid, 'garmin', dependencies(quick))).toBe(await late);
});

it('has none for who never linked', async () => {
  const nobody = randomBytes(8).toString('hex');
  expect(await codeOfFailure(accessToken(nobody, 'strava', dependencies()))).toBe(
    'provider/link-expired',
  );
});
