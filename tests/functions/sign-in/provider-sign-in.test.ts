import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { TOKEN_FAULTS } from '../../../sandbox/google-accounts/id-tokens.ts';
import { deathsInTurn } from '../../figures/deaths-in-turn.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { killableProcess } from '../killable-process.ts';
import { codeOfFailure, ProviderFixture, uidOf, type Consent } from '../provider-fixture.ts';

const IS_SOAK = process.env['SOAK'] === '1';
/** Both go the same way, and who comes at once waits for locks. */
const AT_ONCE = IS_SOAK ? LINKED_PROVIDERS : (['strava'] as const);

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
afterAll(async () => fixture.close());

function newAccount(athlete = 'haruka'): Consent {
  return { athlete, account: randomBytes(6).toString('hex') };
}

function newGoogle(changes: Partial<Consent> = {}): Consent {
  const email = `${randomBytes(8).toString('hex')}@gmail.com`;
  return { athlete: 'somebody-else', email, ...changes };
}

describe.each(LINKED_PROVIDERS)('%s', (provider) => {
  it('signs somebody new up, with link, tokens and the import in one go', async () => {
    const result = await fixture.go(provider, 'signUp', newAccount());
    expect(result).toMatchObject({
      kind: 'customToken',
      isNewAccount: true,
      missingScopes: [],
      profile: provider === 'strava' ? { firstName: 'Haruka' } : { firstName: '', lastName: '' },
    });
    const uid = uidOf(result);
    expect(isPlaceholderEmail((await adminAuth.getUser(uid)).email)).toBe(true);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({
      state: 'connected',
      missingScopes: [],
      history: { state: 'queued', stage: 'recent' },
    });
    const { accountId } = await fixture.secretOf(provider, uid);
    const path = firestorePaths.providerAccount(provider, accountId);
    expect((await adminFirestore.doc(path).get()).get('uid')).toBe(uid);
    expect(fixture.startedJobs).toContain(`import-history_${uid}_${provider}`);
  });

  it('lets the same person in again, whatever they press', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    for (const intent of ['signIn', 'signUp'] as const) {
      const again = await fixture.go(provider, intent, consent);
      expect(uidOf(again)).toBe(uid);
      expect(again).toMatchObject({ isNewAccount: false });
    }
  });

  it('asks who is not registered for the terms, and signs them up where they go there again', async () => {
    const stranger = newAccount();
    expect(await fixture.go(provider, 'signIn', stranger)).toMatchObject({ kind: 'newcomer' });
    await fixture.go(provider, 'signUp', stranger);
    expect(await isAllowedThere(provider, stranger)).toBe(true);
  });

  it('links to an account that is there', async () => {
    const { uid } = await fixture.newPerson();
    const result = await fixture.go(provider, 'link', newAccount(), uid);
    expect(result).toEqual({ kind: 'linked', provider, missingScopes: [] });
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
  });

  it('says what was not allowed and works without it where it can', async () => {
    const { uid } = await fixture.newPerson();
    const [needed, missing] =
      provider === 'strava'
        ? [['read', 'activity:read_all'], 'activity:write']
        : [['ACTIVITY_EXPORT'], 'HISTORICAL_DATA_EXPORT'];
    const consent = { ...newAccount(), permission: needed };
    expect(await fixture.go(provider, 'link', consent, uid)).toMatchObject({
      missingScopes: [missing],
    });
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ missingScopes: [missing] });
  });

  it('links nothing without what a link needs, and does once it is ticked', async () => {
    const { uid } = await fixture.newPerson();
    const account = newAccount();
    const less = { ...account, permission: ['read', 'HEALTH_EXPORT', 'activity:write'] };
    for (const [intent, who] of [
      ['link', uid],
      ['signUp', null],
    ] as const) {
      expect(await codeOfFailure(fixture.go(provider, intent, less, who))).toBe(
        'provider/missing-scope',
      );
    }
    expect(await fixture.linkOf(provider, uid)).toBeUndefined();
    expect(await isAllowedThere(provider, account)).toBe(false);
    await fixture.go(provider, 'link', account, uid);
    expect(await fixture.linkOf(provider, uid)).toMatchObject({ state: 'connected' });
  });

  it('lets somebody in who allows less than before, without touching the link', async () => {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    const result = await fixture.go(provider, 'signIn', { ...consent, permission: ['read'] });
    expect(uidOf(result)).toBe(uid);
    expect(result).toMatchObject({ missingScopes: expect.arrayContaining([]) as string[] });
    expect(await fixture.secretOf(provider, uid)).toEqual(secret);
  });

  it('takes a refusal for what it is', async () => {
    const refused = { decision: 'refuse' } as const;
    expect(await codeOfFailure(fixture.go(provider, 'signUp', refused))).toBe('provider/denied');
  });

  it('refuses an account that is used by somebody else, whose link goes on', async () => {
    const { consent, secret, uid } = await fixture.newRunner(provider);
    const other = await fixture.newPerson();
    expect(await codeOfFailure(fixture.go(provider, 'link', consent, other.uid))).toBe(
      'provider/account-in-use',
    );
    expect(await fixture.secretOf(provider, uid)).toEqual(secret);
    expect(await isAllowedThere(provider, consent)).toBe(true);
    expect(await fixture.linkOf(provider, other.uid)).toBeUndefined();
  });

  it('refuses a second account of one person', async () => {
    const { uid } = await fixture.newRunner(provider);
    const second = newAccount();
    expect(await codeOfFailure(fixture.go(provider, 'link', second, uid))).toBe(
      'provider/other-account-linked',
    );
    expect(await isAllowedThere(provider, second)).toBe(false);
  });

  it('keeps a disabled person out, and frees the account of one who is gone', async () => {
    const { uid, consent } = await fixture.newRunner(provider);
    await adminAuth.updateUser(uid, { disabled: true });
    expect(await codeOfFailure(fixture.go(provider, 'signIn', consent))).toBe('auth/user-disabled');
    await adminFirestore.doc(firestorePaths.user(uid)).set({ firstName: 'Haruka' });
    await adminAuth.deleteUser(uid);
    const other = await fixture.newPerson();
    await fixture.go(provider, 'link', consent, other.uid);
    expect(await fixture.linkOf(provider, uid)).toBeUndefined();
    expect(await fixture.secretOf(provider, uid)).toBeUndefined();
    expect(await fixture.linkOf(provider, other.uid)).toMatchObject({ state: 'connected' });
  });

  it('says when the provider does not answer, or not any more', async () => {
    const browser = await fixture.begin(provider, 'signUp');
    const returned = await fixture.consent(browser.authorizeUrl, newAccount());
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: true });
    const code = await codeOfFailure(fixture.finish(provider, browser, returned));
    await fixture.control(`${provider}/sandbox/troubles`, { isDown: false });
    expect(code).toBe('provider/unreachable');
  });
});

describe.each(AT_ONCE)('%s at once', { concurrent: true }, (provider) => {
  it('gives an account to one of two people who link it at once', async () => {
    const account = newAccount();
    const people = await Promise.all([fixture.newPerson(), fixture.newPerson()]);
    const ways = [];
    for (const { uid } of people) {
      const browser = await fixture.begin(provider, 'link', uid);
      ways.push({ uid, browser, returned: await fixture.consent(browser.authorizeUrl, account) });
    }
    const codes = await Promise.all(
      ways.map(async ({ uid, browser, returned }) =>
        codeOfFailure(fixture.finish(provider, browser, returned, { uid })),
      ),
    );
    expect(codes.toSorted()).toEqual(['none', 'provider/account-in-use']);
    const winner = people[codes.indexOf('none')]?.uid ?? '';
    const loser = people[1 - codes.indexOf('none')]?.uid ?? '';
    expect(await fixture.linkOf(provider, winner)).toMatchObject({ state: 'connected' });
    expect(await fixture.linkOf(provider, loser)).toBeUndefined();
    const { accountId } = await fixture.secretOf(provider, winner);
    const path = firestorePaths.providerAccount(provider, accountId);
    expect((await adminFirestore.doc(path).get()).get('uid')).toBe(winner);
  });

  it('makes one account of two sign-ups at once', async () => {
    const account = newAccount();
    const results = await Promise.all(
      [1, 2].map(async () => fixture.go(provider, 'signUp', account)),
    );
    expect(uidOf(results[0] as never)).toBe(uidOf(results[1] as never));
  });
});

describe('Google', () => {
  it('signs somebody new up, and knows them from then on', async () => {
    const consent = newGoogle();
    expect(await fixture.go('google', 'signIn', consent)).toMatchObject({ kind: 'newcomer' });
    const result = await fixture.go('google', 'signUp', consent);
    expect(result).toMatchObject({
      kind: 'customToken',
      isNewAccount: true,
      profile: { firstName: 'Mika', lastName: 'Abe' },
    });
    const uid = uidOf(result);
    expect(await adminAuth.getUser(uid)).toMatchObject({
      email: consent.email,
      emailVerified: true,
      customClaims: { hasGoogle: true },
    });
    for (const intent of ['signIn', 'signUp', 'newAccount'] as const) {
      const again = await fixture.go('google', intent, consent);
      expect(again).toMatchObject({ kind: 'customToken', isNewAccount: false });
      expect(uidOf(again)).toBe(uid);
    }
  });

  it('makes one account of two sign-ups at once', async () => {
    const consent = newGoogle();
    const results = await Promise.all(
      [1, 2].map(async () => fixture.go('google', 'signUp', consent)),
    );
    expect(uidOf(results[0] as never)).toBe(uidOf(results[1] as never));
  });

  it('signs somebody up anew whose account is gone', async () => {
    const consent = newGoogle();
    const uid = uidOf(await fixture.go('google', 'signUp', consent));
    await adminAuth.deleteUser(uid);
    await adminFirestore.doc(firestorePaths.user(uid)).set({ email: consent.email });
    expect(await fixture.go('google', 'signIn', consent)).toMatchObject({ kind: 'newcomer' });
    const again = uidOf(await fixture.go('google', 'signUp', consent));
    expect(again).not.toBe(uid);
    expect(uidOf(await fixture.go('google', 'signIn', consent))).toBe(again);
  });

  it('links to an account, but never what is somebody else’s', async () => {
    const [one, other] = await Promise.all([fixture.newPerson(), fixture.newPerson()]);
    const consent = newGoogle();
    expect(await fixture.go('google', 'link', consent, one.uid)).toMatchObject({ kind: 'linked' });
    expect(uidOf(await fixture.go('google', 'signIn', consent))).toBe(one.uid);
    const taken = newGoogle({ email: other.email ?? '' });
    expect(await codeOfFailure(fixture.go('google', 'link', taken, one.uid))).toBe(
      'auth/email-already-in-use',
    );
    expect(await codeOfFailure(fixture.go('google', 'link', consent, other.uid))).toBe(
      'auth/credential-already-in-use',
    );
    expect(await codeOfFailure(fixture.go('google', 'link', newGoogle(), one.uid))).toBe(
      'provider/other-account-linked',
    );
  });

  it('refuses an address that Google has not confirmed, a refusal and a disabled account', async () => {
    const unconfirmed = newGoogle({ isEmailVerified: false });
    expect(await codeOfFailure(fixture.go('google', 'signUp', unconfirmed))).toBe(
      'provider/email-unverified',
    );
    expect(await codeOfFailure(fixture.go('google', 'signUp', { decision: 'refuse' }))).toBe(
      'provider/denied',
    );
    const consent = newGoogle();
    const uid = uidOf(await fixture.go('google', 'signUp', consent));
    await adminAuth.updateUser(uid, { disabled: true });
    expect(await codeOfFailure(fixture.go('google', 'signIn', consent))).toBe('auth/user-disabled');
  });

  it.each(TOKEN_FAULTS)('refuses an ID token with the fault: %s', async (fault) => {
    await fixture.control('google-accounts/sandbox/next-tokens', { faults: [fault] });
    expect(await codeOfFailure(fixture.go('google', 'signUp', newGoogle()))).toBe(
      'provider/state-invalid',
    );
  });

  it('says when Google does not answer', async () => {
    const browser = await fixture.begin('google', 'signUp');
    const returned = await fixture.consent(browser.authorizeUrl, newGoogle());
    await fixture.control('google-accounts/sandbox/troubles', { isDown: true });
    const code = await codeOfFailure(fixture.finish('google', browser, returned));
    await fixture.control('google-accounts/sandbox/troubles', { isDown: false });
    expect(code).toBe('provider/unreachable');
  });

  it('knows Google’s next key', async () => {
    await fixture.control('google-accounts/sandbox/rotate-key', {});
    expect(await fixture.go('google', 'signUp', newGoogle())).toMatchObject({
      kind: 'customToken',
    });
  });
});

it('makes one account of a sign-up, wherever it dies and is begun anew', async () => {
  for (const [first, moment] of (['before', 'after'] as const).entries()) {
    for (const dieAt of deathsInTurn(3, 1 + first)) {
      const account = newAccount();
      const uids: string[] = [];
      const { dependencies } = fixture;
      const browser = await fixture.begin('garmin', 'signUp');
      const returned = await fixture.consent(browser.authorizeUrl, account);
      const dying = killableProcess(
        {
          createUser: async (user: { uid: string }) => {
            const made = await adminAuth.createUser(user);
            uids.push(made.uid);
            return made;
          },
          createCustomToken: adminAuth.createCustomToken.bind(adminAuth),
        },
        dieAt,
        moment,
      );
      const auth = Object.assign(Object.create(adminAuth) as typeof adminAuth, dying.services);
      fixture.dependencies = { ...dependencies, auth };
      const died = await fixture.finish('garmin', browser, returned).catch(() => null);
      dying.release();
      fixture.dependencies = dependencies;
      const result = await fixture.go('garmin', 'signUp', account);
      const uid = uidOf(result);
      expect(new Set([...uids, uid])).toEqual(new Set([uid]));
      expect((await adminAuth.getUser(uid)).uid).toBe(uid);
      expect(await fixture.linkOf('garmin', uid)).toMatchObject({ state: 'connected' });
      expect(uidOf(await fixture.go('garmin', 'signIn', account))).toBe(uid);
      if (died !== null && dying.calls < dieAt) break;
    }
  }
});

it('offers nothing that is not configured', async () => {
  const { dependencies } = fixture;
  const none = {
    strava: null,
    garmin: null,
    google: null,
    webhookSecrets: { strava: [], garmin: [] },
  };
  fixture.dependencies = { ...dependencies, providers: none };
  for (const provider of ['google', ...LINKED_PROVIDERS] as const) {
    expect(await codeOfFailure(fixture.begin(provider, 'signIn'))).toBe('provider/not-offered');
  }
  fixture.dependencies = dependencies;
});

/** Whether the provider still has a consent of that account. */
async function isAllowedThere(
  provider: (typeof LINKED_PROVIDERS)[number],
  { athlete, account }: Consent,
): Promise<boolean> {
  const key = `${athlete}~${account}`;
  if (provider === 'garmin') {
    const { accounts } = await fixture.state<{ accounts: { key: string; tokens: object }[] }>(
      'garmin',
    );
    const found = accounts.find((one) => one.key === key);
    return Object.values(found?.tokens ?? {}).some((count) => count > 0);
  }
  const { athletes } = await fixture.state<{
    athletes: { athlete: string; scopes: string[] | null }[];
  }>('strava');
  return (athletes.find((one) => one.athlete === key)?.scopes ?? null) !== null;
}
