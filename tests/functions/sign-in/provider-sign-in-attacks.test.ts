import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { RECENT_SIGN_IN_MINUTES_FOR_LINKS } from '@tasuki/domain/sign-in/recent-sign-in';
import {
  SIGN_IN_STATE_MINUTES,
  SIGN_INS_MAXIMUM,
  type SignInIntent,
} from '@tasuki/domain/sign-in/provider-sign-in';
import {
  LINKED_PROVIDERS,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@tasuki/domain/provider-links/provider';
import { addressHash } from '../../../functions/src/platform/requests/network-address.ts';
import { countSignIn } from '../../../functions/src/sign-in/count-sign-in.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminAuth, adminFirestore } from '../admin.ts';
import { codeOfFailure, ProviderFixture, uidOf } from '../provider-fixture.ts';

/** Everything that is answered or logged; the logger takes hold of the console as it is loaded. */
const said = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[method] = (...parts: unknown[]) => lines.push(parts.map(String).join(' '));
  }
  return lines;
});

const figure = soakFigure(15);

/** The code with which an attack is refused. */
async function refusalOf(attack: Promise<unknown>): Promise<string> {
  figure.tried();
  return codeOfFailure(attack);
}

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
});
afterAll(async () => fixture.close());

/** An account at the provider that nobody has used. */
function newConsent(provider: SignInProvider) {
  return {
    athlete: provider === 'google' ? 'somebody-else' : 'haruka',
    email: `${randomBytes(8).toString('hex')}@gmail.com`,
    account: randomBytes(6).toString('hex'),
  };
}

/** A code of the provider's for a browser that has not come back yet. */
async function onTheWayBack(provider: SignInProvider, intent: SignInIntent = 'signUp') {
  const browser = await fixture.begin(provider, intent);
  const consent = newConsent(provider);
  const returned = await fixture.consent(browser.authorizeUrl, consent);
  return { browser, returned, consent };
}

describe.each(SIGN_IN_PROVIDERS)('%s', (provider) => {
  it('refuses a state that is missing or made up', async () => {
    const { browser, returned } = await onTheWayBack(provider);
    for (const state of ['', randomBytes(32).toString('base64url')]) {
      expect(
        await refusalOf(fixture.finish(provider, browser, returned, { changes: { state } })),
      ).toBe('provider/state-invalid');
    }
  });

  it('takes a state once, also when it comes twice in one moment', async () => {
    const { browser, returned } = await onTheWayBack(provider);
    const codes = await Promise.all(
      [1, 2].map(async () => codeOfFailure(fixture.finish(provider, browser, returned))),
    );
    expect(codes.toSorted()).toEqual(['none', 'provider/state-invalid']);
    expect(await refusalOf(fixture.finish(provider, browser, returned))).toBe(
      'provider/state-invalid',
    );
  });

  it('refuses what another browser brings, and still takes it from the one that began', async () => {
    const { browser, returned } = await onTheWayBack(provider);
    const other = { key: randomBytes(32).toString('base64url') };
    expect(await refusalOf(fixture.finish(provider, other, returned))).toBe(
      'provider/state-invalid',
    );
    expect(await codeOfFailure(fixture.finish(provider, browser, returned))).toBe('none');
  });

  it('refuses what comes too late', async () => {
    const { browser, returned } = await onTheWayBack(provider);
    fixture.clock.passMinutes(SIGN_IN_STATE_MINUTES);
    expect(await refusalOf(fixture.finish(provider, browser, returned))).toBe(
      'provider/state-invalid',
    );
  });

  it('refuses a code that was used', async () => {
    const { browser, returned } = await onTheWayBack(provider);
    await fixture.finish(provider, browser, returned);
    const again = await onTheWayBack(provider);
    const code = returned.get('code');
    expect(
      await refusalOf(
        fixture.finish(provider, again.browser, again.returned, { changes: { code } }),
      ),
    ).toBe('provider/state-invalid');
  });

  it('refuses a state of another provider', async () => {
    const other = provider === 'strava' ? 'garmin' : 'strava';
    const { browser, returned } = await onTheWayBack(provider);
    expect(await refusalOf(fixture.finish(other, browser, returned))).toBe(
      'provider/state-invalid',
    );
  });

  it('refuses another way back', async () => {
    const browser = await fixture.begin(provider, 'signUp');
    const changed = new URL(browser.authorizeUrl);
    changed.searchParams.set('redirect_uri', 'https://attacker.example/callback');
    expect((await fetch(changed)).status).toBe(400);
    const { dependencies } = fixture;
    const begun = await onTheWayBack(provider);
    fixture.dependencies = { ...dependencies, appOrigin: 'https://moved.example' };
    const code = await codeOfFailure(fixture.finish(provider, begun.browser, begun.returned));
    fixture.dependencies = dependencies;
    expect(code).toBe('provider/state-invalid');
  });

  it('refuses neither code nor error', async () => {
    const { browser, returned } = await onTheWayBack(provider);
    const nothing = { code: null, error: null };
    expect(await refusalOf(fixture.finish(provider, browser, returned, { changes: nothing }))).toBe(
      'provider/state-invalid',
    );
  });

  it('links to nobody but who began it', async () => {
    const [one, other] = await Promise.all([fixture.newPerson(), fixture.newPerson()]);
    expect(await refusalOf(fixture.begin(provider, 'link'))).toBe('account/session-expired');
    const browser = await fixture.begin(provider, 'link', one.uid);
    const returned = await fixture.consent(browser.authorizeUrl, { athlete: 'haruka' });
    expect(await refusalOf(fixture.finish(provider, browser, returned, { uid: other.uid }))).toBe(
      'provider/state-invalid',
    );
    expect(await refusalOf(fixture.finish(provider, browser, returned, { uid: one.uid }))).toBe(
      'provider/state-invalid',
    );
  });
});

describe.each(SIGN_IN_PROVIDERS)('in a browser that was left open, %s', (provider) => {
  afterEach(() => {
    fixture.signedInMinutesAgo = 0;
  });

  it('is not linked, and nothing is begun', async () => {
    const { uid } = await fixture.newPerson();
    fixture.signedInMinutesAgo = RECENT_SIGN_IN_MINUTES_FOR_LINKS + 1;
    expect(await refusalOf(fixture.begin(provider, 'link', uid))).toBe(
      'auth/requires-recent-login',
    );
  });

  it('signs in all the same: that proves who it is', async () => {
    const { uid } = await fixture.newPerson();
    const { consent } = await onTheWayBack(provider);
    await fixture.go(provider, 'link', consent, uid);
    fixture.signedInMinutesAgo = 60 * 24;
    expect(uidOf(await fixture.go(provider, 'signIn', consent, uid))).toBe(uid);
  });

  it('links for who has proven it, when they come back late from there', async () => {
    const { uid } = await fixture.newPerson();
    fixture.signedInMinutesAgo = RECENT_SIGN_IN_MINUTES_FOR_LINKS;
    const browser = await fixture.begin(provider, 'link', uid);
    const returned = await fixture.consent(browser.authorizeUrl, newConsent(provider));
    fixture.clock.passMinutes(SIGN_IN_STATE_MINUTES - 1);
    fixture.signedInMinutesAgo += SIGN_IN_STATE_MINUTES - 1;
    expect(await fixture.finish(provider, browser, returned, { uid })).toMatchObject({
      kind: 'linked',
    });
  });

  it('is not linked by an older session with the way back of a later one', async () => {
    const { uid } = await fixture.newPerson();
    const browser = await fixture.begin(provider, 'link', uid);
    const returned = await fixture.consent(browser.authorizeUrl, newConsent(provider));
    fixture.signedInMinutesAgo = 1;
    expect(await refusalOf(fixture.finish(provider, browser, returned, { uid }))).toBe(
      'provider/state-invalid',
    );
  });
});

describe.each(SIGN_IN_PROVIDERS)(
  'somebody who is signed in and goes to %s once more',
  (provider) => {
    it('makes no second account, and changes nobody’s, by taking another one there', async () => {
      const { uid } = await fixture.newPerson();
      for (const intent of ['signIn', 'signUp'] as const) {
        const { browser, returned, consent } = await onTheWayBack(provider, intent);
        expect(await refusalOf(fixture.finish(provider, browser, returned, { uid }))).toBe(
          'auth/user-mismatch',
        );
        expect(await fixture.go(provider, 'signIn', consent)).toMatchObject({ kind: 'newcomer' });
      }
    });
  },
);

it.each(LINKED_PROVIDERS)('links %s to no account that is going or gone', async (provider) => {
  const { uid } = await fixture.newPerson();
  const watch = { athlete: 'haruka', account: randomBytes(6).toString('hex') };
  await adminAuth.updateUser(uid, { disabled: true });
  expect(await refusalOf(fixture.go(provider, 'link', watch, uid))).toBe('auth/user-disabled');
  await adminAuth.deleteUser(uid);
  expect(await refusalOf(fixture.go(provider, 'link', watch, uid))).toBe('account/session-expired');
  expect(await fixture.linkOf(provider, uid)).toBeUndefined();
  // Its person may come back by it at once.
  expect((await fixture.go(provider, 'signUp', watch)).kind).toBe('customToken');
});

it('leaves somebody’s account as it is when another one at Google is taken by mistake', async () => {
  const [one, other] = await Promise.all([
    fixture.newPerson(),
    fixture.newPerson(`${randomBytes(8).toString('hex')}@gmail.com`),
  ]);
  const browser = await fixture.begin('google', 'signIn');
  const consent = { athlete: 'somebody-else', email: other.email ?? '' };
  const returned = await fixture.consent(browser.authorizeUrl, consent);
  expect(await refusalOf(fixture.finish('google', browser, returned, { uid: one.uid }))).toBe(
    'auth/user-mismatch',
  );
  expect((await adminAuth.getUser(other.uid)).providerData).toHaveLength(1);
});

describe.each(['google', 'garmin'] as const)('a code of %s', (provider) => {
  it('is worth nothing in a sign-in that did not ask for it', async () => {
    const victim = await onTheWayBack(provider);
    const attacker = await onTheWayBack(provider);
    const code = victim.returned.get('code');
    const stolen = fixture.finish(provider, attacker.browser, attacker.returned, {
      changes: { code },
    });
    expect(await refusalOf(stolen)).toBe('provider/state-invalid');
  });

  it('is worth nothing to who asked for it with a challenge of their own', async () => {
    const browser = await fixture.begin(provider, 'signUp');
    const changed = new URL(browser.authorizeUrl);
    expect(changed.searchParams.get('code_challenge_method')).toBe('S256');
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    changed.searchParams.set('code_challenge', challenge);
    const returned = await fixture.consent(changed.href, {
      athlete: 'haruka',
      email: `${randomBytes(8).toString('hex')}@gmail.com`,
      account: randomBytes(6).toString('hex'),
    });
    expect(await refusalOf(fixture.finish(provider, browser, returned))).not.toBe('none');
  });

  it('is not even given without PKCE', async () => {
    if (provider === 'google') return;
    const { authorizeUrl } = await fixture.begin(provider, 'signIn');
    const without = new URL(authorizeUrl);
    without.searchParams.delete('code_challenge');
    expect((await fetch(without)).status).toBe(400);
  });
});

it('stops one address that comes again and again, and no other', async () => {
  const now = new Date('2026-11-21T09:30:00Z');
  const newAddress = () => `10.${[...randomBytes(3)].join('.')}`;
  const beginFrom = async (address: string) =>
    codeOfFailure(countSignIn(address, now, adminFirestore));
  const address = newAddress();
  expect(await beginFrom(address)).toBe('none');
  const hour = '2026-11-21T09';
  const path = firestorePaths.signInsOfAddress(addressHash(address, hour), hour);
  const counted = adminFirestore.doc(path);
  expect((await counted.get()).data()).toMatchObject({ count: 1 });
  expect(JSON.stringify((await counted.get()).data())).not.toContain(address);
  await counted.update({ count: SIGN_INS_MAXIMUM });
  expect(await beginFrom(address)).toBe('auth/too-many-requests');
  expect(await beginFrom(newAddress())).toBe('none');
});

it('never answers or logs an access or refresh token', async () => {
  await codeOfFailure(fixture.go('strava', 'signIn', { account: randomBytes(6).toString('hex') }));
  await codeOfFailure(fixture.go('google', 'signUp', { decision: 'refuse' }));
  for (const provider of ['strava', 'garmin'] as const) {
    const { uid, consent, secret } = await fixture.newRunner(provider);
    const answers = [
      await fixture.go(provider, 'signIn', consent),
      await fixture.go(provider, 'link', consent, uid),
    ];
    expect(uidOf(answers[0] as never)).toBe(uid);
    said.push(JSON.stringify(answers));
    const newest = await fixture.secretOf(provider, uid);
    for (const { accessToken, refreshToken } of [secret, newest]) {
      expect(accessToken.length).toBeGreaterThan(20);
      expect(said.join('\n')).not.toContain(accessToken);
      expect(said.join('\n')).not.toContain(refreshToken);
    }
  }
});
