import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallableName } from '@tasuki/domain/callables';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { judgeAccount } from '../../../../functions/src/accounts/judge-account.ts';
import { adminAuth, adminFirestore, documentWhen } from '../../admin.ts';
import { forgedGoogleToken, mailedCode } from '../../auth-mails.ts';
import {
  askAuth,
  codeOfFailure,
  PASSWORD,
  uidOf,
  type ProviderFixture,
} from '../../provider-fixture.ts';
import { WELL_FORMED_REQUESTS } from '../../well-formed-requests.ts';
import {
  OTHER_PASSWORD,
  newAddress,
  newWatch,
  nextSecond,
  sessionOf,
  signIn,
  refreshed,
  codeOfCall,
  judged,
  maker,
  resetPassword,
  followVerification,
  expectEverything,
  expectNothing,
  expectReleased,
  expectNothingOf,
  openFixture,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

describe('who resets the password of an address that nobody had proven', () => {
  it('reads nothing by Firestore, gets nothing of any function, and begins with nothing', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    const intruder = await signIn(email, OTHER_PASSWORD);
    expect(intruder.uid).toBe(uid);
    await expectNothing(intruder, uid);
    for (const name of Object.keys(WELL_FORMED_REQUESTS) as CallableName[]) {
      // Anybody may call these, and such a session counts as nobody's.
      if (['admitSignIn', 'finishProviderSignIn', 'sendContactMessage'].includes(name)) continue;
      const data =
        name === 'beginProviderSignIn'
          ? { ...WELL_FORMED_REQUESTS[name], intent: 'link' }
          : WELL_FORMED_REQUESTS[name];
      expect(await codeOfCall(name, intruder, data), name).toBe('account/session-expired');
    }

    expect(await judged(intruder)).toBe('account/address-released');
    await expectReleased(uid);
    for (const session of [intruder, await refreshed(intruder)]) {
      await expectNothing(session, uid);
      expect(await judged(session)).toBe('account/session-expired');
    }
    for (const password of [OTHER_PASSWORD, PASSWORD]) {
      expect((await askAuth('signInWithPassword', { email, password })).status).toBe(400);
    }
    const own = sessionOf(await askAuth('signUp', { email, password: OTHER_PASSWORD }));
    expect(own.uid).not.toBe(uid);
    expect(await judged(own)).toBeNull();
    await expectNothingOf(uid, own);
    // Every function is started for the first time here.
  }, 240_000);

  it('gets nothing either by a session that is judged before the app judges it', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    const intruder = await signIn(email, OTHER_PASSWORD);
    // As any write of the account has it judged.
    await adminFirestore.doc(firestorePaths.user(uid)).update({ language: 'vi' });
    await documentWhen(firestorePaths.previousAccount(uid), ({ exists }) => exists);
    await documentWhen(
      firestorePaths.accountState(uid),
      (state) => state.get('releaseBegunAtMilliseconds') === null,
    );
    await expectNothing(intruder, uid);
    expect(await judged(intruder)).toBe('account/session-expired');
    await expectReleased(uid);
  });

  it('gets nothing by a mailed link to sign in', async () => {
    const { uid, email } = await maker();
    await askAuth('sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    const oobCode = await mailedCode(email, 'EMAIL_SIGNIN');
    const intruder = sessionOf(await askAuth('signInWithEmailLink', { email, oobCode }));
    expect(intruder.uid).toBe(uid);
    await expectNothing(intruder, uid);
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
    await expectReleased(uid);
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
  });

  it('gets nothing by a mailed link to a later address, once somebody else has come by one', async () => {
    const { uid, email } = await maker();
    const comeByLink = async (address: string) => {
      await askAuth('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: address });
      const oobCode = await mailedCode(address, 'EMAIL_SIGNIN');
      return sessionOf(await askAuth('signInWithEmailLink', { email: address, oobCode }));
    };
    expect(await judged(await comeByLink(email))).toBe('account/address-released');
    const later = newAddress();
    await adminAuth.updateUser(uid, { email: later });
    const intruder = await comeByLink(later);
    expect(intruder.uid).toBe(uid);
    await expectNothing(intruder, uid);
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
  });

  it('gets nothing by changing the address, which makes it unproven again', async () => {
    for (const isChangedBack of [false, true]) {
      const { uid, email } = await maker();
      await resetPassword(email);
      const intruder = await signIn(email, OTHER_PASSWORD);
      const other = newAddress();
      const changed = sessionOf(
        await askAuth('update', { idToken: intruder.idToken, email: other }),
      );
      if (isChangedBack) await askAuth('update', { idToken: changed.idToken, email });
      const later = await signIn(isChangedBack ? email : other, OTHER_PASSWORD);
      expect((await adminAuth.getUser(uid)).emailVerified).toBe(false);
      await expectNothing({ ...changed, uid }, uid);
      await expectNothing(later, uid);
      expect(await judged(later)).toBe('account/address-released');
      await expectNothing(later, uid);
      await expectReleased(uid);
    }
  });

  it('gets nothing by Google past the functions, nor by a password set in such a session', async () => {
    const { uid, email } = await maker();
    const form = { id_token: forgedGoogleToken('subject', email), providerId: 'google.com' };
    const forged = sessionOf(
      await askAuth('signInWithIdp', {
        postBody: new URLSearchParams(form).toString(),
        requestUri: 'http://localhost',
      }),
    );
    expect(forged.uid).toBe(uid);
    // Judged by a write of the account meanwhile.
    const { idToken } = sessionOf(
      await askAuth('update', { idToken: forged.idToken, password: OTHER_PASSWORD }),
    );
    await expectNothing({ ...forged, idToken }, uid);
    expect(await judged({ ...forged, idToken })).toBe('account/address-released');
    await expectNothing({ ...forged, idToken }, uid);
    await expectReleased(uid);
    expect((await adminAuth.getUser(uid)).providerData).toMatchObject([{ providerId: 'password' }]);
  });

  it('keeps no way in by setting passwords while the account is released', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    let session = await signIn(email, OTHER_PASSWORD);
    let isOver = false;
    const passwords: string[] = [];
    const hammering = (async () => {
      while (!isOver) {
        const password = `Own-horse-${passwords.length}`;
        const answer = await askAuth('update', { idToken: session.idToken, password });
        if (answer.status !== 200) continue;
        passwords.push(password);
        session = sessionOf(answer);
      }
    })();
    expect(await judged(session)).toBe('account/address-released');
    await nextSecond();
    isOver = true;
    await hammering;
    expect(passwords.length).toBeGreaterThan(0);
    await expectReleased(uid);
    await expectNothing({ ...session, uid }, uid);
    const { email: placeholder } = await adminAuth.getUser(uid);
    for (const password of passwords) {
      const answer = await askAuth('signInWithPassword', { email: placeholder, password });
      expect(answer.status).toBe(400);
    }
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
  });

  it('gets no link to a watch or Google', async () => {
    for (const provider of [...LINKED_PROVIDERS, 'google'] as const) {
      const { uid, email } = await maker();
      await resetPassword(email);
      const consent = provider === 'google' ? { athlete: 'somebody-else', email } : newWatch();
      fixture.clock.catchUp();
      expect(await codeOfFailure(fixture.go(provider, 'link', consent, uid))).toMatch(
        /account\/session-expired|auth\/email-already-in-use/,
      );
      expect((await adminFirestore.collection(firestorePaths.links(uid)).get()).size).toBe(0);
    }
  });

  it('begins an own account by Google under the address, also where others run the mailbox', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    const owner = { athlete: 'somebody-else', email };
    fixture.clock.catchUp();
    const ownUid = uidOf(await fixture.go('google', 'newAccount', owner));
    expect(ownUid).not.toBe(uid);
    await expectReleased(uid);
    expect(uidOf(await fixture.go('google', 'signIn', owner))).toBe(ownUid);
  });
});

describe('the maker, who wants to change the password before the address is proven', () => {
  it('is asked to prove the address first', async () => {
    const session = await maker();
    const { uid, email, idToken } = session;
    expect(await codeOfCall('admitSignIn', session, { isPasswordNext: true })).toBe(
      'account/confirm-email-first',
    );
    await expectEverything(session, uid);
    await followVerification(session, email);
    const proven = await signIn(email);
    expect(await codeOfCall('admitSignIn', proven, { isPasswordNext: true })).toBeNull();
    await askAuth('update', { idToken, password: OTHER_PASSWORD });
    await expectEverything(await signIn(email, OTHER_PASSWORD), uid);
  });

  it.each(['update', 'signUp', 'back'] as const)(
    'opens nothing to who resets it, and makes the address unproven again (%s)',
    async (way) => {
      const session = await maker();
      const { uid, email } = session;
      await codeOfCall('admitSignIn', session, { isPasswordNext: true });
      await resetPassword(email);
      const intruder = await signIn(email, OTHER_PASSWORD);
      const other = newAddress();
      const changed = sessionOf(
        await askAuth(way === 'signUp' ? 'signUp' : 'update', {
          idToken: intruder.idToken,
          email: other,
          ...(way === 'signUp' && { password: OTHER_PASSWORD }),
        }),
      );
      if (way === 'back') await askAuth('update', { idToken: changed.idToken, email });
      const later = await signIn(way === 'back' ? email : other, OTHER_PASSWORD);
      expect(await judged(later)).toBe('account/address-released');
      await expectNothing(later, uid);
    },
  );
});
