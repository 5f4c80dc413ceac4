import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { returnAccount } from '../../../../scripts/return-account.ts';
import { adminAuth, adminFirestore } from '../../admin.ts';
import { unlinkProvider } from '../../../../functions/src/provider-links/unlink.ts';
import { codeOfFailure, PASSWORD, type ProviderFixture } from '../../provider-fixture.ts';
import {
  OTHER_PASSWORD,
  newAddress,
  newWatch,
  signIn,
  enter,
  judged,
  maker,
  resetPassword,
  changeEmail,
  expectEverything,
  expectReleased,
  openFixture,
  applyCode,
  verificationCode,
  nextSecond,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

describe.each(LINKED_PROVIDERS)('the maker, who linked %s', (provider) => {
  it.each(['before somebody else signed in', 'after somebody else was out again'])(
    'finds everything %s by a password set by mail',
    async (moment) => {
      const { uid, email } = await maker();
      const watch = newWatch();
      fixture.clock.catchUp();
      await fixture.go(provider, 'link', watch, uid);
      await resetPassword(email);
      if (moment.startsWith('after')) {
        expect(await judged(await signIn(email, OTHER_PASSWORD))).toBe('account/address-released');
      }
      fixture.clock.catchUp();
      const session = await enter(await fixture.go(provider, 'signIn', watch));
      expect(session.uid).toBe(uid);
      expect(await judged(session)).toBeNull();
      await expectEverything(session, uid);
      await expectReleased(uid);

      // And comes back after adding an address of their own.
      const own = newAddress();
      await changeEmail(session, own);
      const again = await enter(await fixture.go(provider, 'signIn', watch));
      expect(await judged(again)).toBeNull();
      await resetPassword(own, PASSWORD);
      await expectEverything(await signIn(own), uid);
    },
  );
});

describe('the maker, who linked a watch', () => {
  it('enters by it also where a stranger has confirmed the address and an admin ended the sessions', async () => {
    const session = await maker();
    const { uid, email } = session;
    const watch = newWatch();
    fixture.clock.catchUp();
    await fixture.go('strava', 'link', watch, uid);
    await applyCode(await verificationCode(session, email));
    await nextSecond();
    await adminAuth.revokeRefreshTokens(uid);
    const entered = await enter(await fixture.go('strava', 'signIn', watch));
    expect(entered.uid).toBe(uid);
  });

  it('keeps it as the last way in while nobody knows the password', async () => {
    const { uid, email } = await maker();
    const watch = newWatch();
    fixture.clock.catchUp();
    await fixture.go('strava', 'link', watch, uid);
    await resetPassword(email);
    expect(await judged(await signIn(email, OTHER_PASSWORD))).toBe('account/address-released');
    const session = await enter(await fixture.go('strava', 'signIn', watch));
    expect(await judged(session)).toBeNull();
    const unlink = async () => {
      const now = new Date();
      return unlinkProvider(
        { provider: 'strava' },
        { uid, now, signedInAt: now },
        fixture.dependencies,
      );
    };
    expect(await codeOfFailure(unlink())).toBe('provider/last-sign-in');

    const own = newAddress();
    await changeEmail(session, own);
    await resetPassword(own, PASSWORD);
    expect(await judged(await signIn(own))).toBeNull();
    expect(await codeOfFailure(unlink())).toBe('none');
  });
});

describe('the maker, whom support gives the account back', () => {
  it('finds everything under an address of their own, and nobody else gets it so', async () => {
    const { uid, email } = await maker();
    const own = newAddress();
    const stores = { auth: adminAuth, firestore: adminFirestore };
    await expect(returnAccount(uid, own, stores)).rejects.toThrow('no previous account');
    await resetPassword(email);
    expect(await judged(await signIn(email, OTHER_PASSWORD))).toBe('account/address-released');
    const somebody = await maker();
    await expect(returnAccount(uid, somebody.email, stores)).rejects.toThrow('is in use');

    await returnAccount(uid, own, stores);
    await returnAccount(uid, own, stores);
    await expect(returnAccount(uid, newAddress(), stores)).rejects.toThrow('has an address');
    const log = adminFirestore.collection(firestorePaths.auditLog());
    const { docs } = await log.where('subjectUid', '==', uid).get();
    const returned = docs.filter((entry) => entry.get('kind') === 'return-account');
    expect(returned.map((entry) => entry.get('actorUid') as unknown)).toEqual([null]);
    await resetPassword(own);
    const session = await signIn(own, OTHER_PASSWORD);
    await expectEverything(session, uid);
    expect(await judged(session)).toBeNull();
  });
});
