import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { judgeAccount } from '../../../../functions/src/accounts/judge-account.ts';
import { adminFirestore } from '../../admin.ts';
import { mailedCode } from '../../auth-mails.ts';
import { askAuth, codeOfFailure, PASSWORD, type ProviderFixture } from '../../provider-fixture.ts';
import {
  OTHER_PASSWORD,
  newAddress,
  nextSecond,
  type Session,
  sessionOf,
  signIn,
  refreshed,
  codeOfCall,
  judged,
  maker,
  resetPassword,
  verificationCode,
  changeCode,
  applyCode,
  followVerification,
  expectEverything,
  expectNothing,
  expectReleased,
  openFixture,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

/** How an account is judged after somebody has followed the link of a mail to its address. */
const JUDGEMENTS = {
  'by the app of the maker': async (session: Session) => {
    expect(await codeOfCall('checkEmailProof', session)).toBeNull();
  },
  'by a sign-in of the maker': async ({ email }: Session & { email: string }) => {
    expect(await judged(await signIn(email))).toBeNull();
  },
  'by a write of the account': async ({ uid }: Session) => {
    await adminFirestore.doc(firestorePaths.user(uid)).update({ language: 'vi' });
    await judgeAccount(uid, new Date(), fixture.dependencies);
  },
  'by Google under the address, which is refused': async ({ email }: { email: string }) => {
    fixture.clock.catchUp();
    const owner = { athlete: 'somebody-else', email };
    expect(await codeOfFailure(fixture.go('google', 'signIn', owner))).toMatch(
      /provider\/address-registered|none/,
    );
  },
};

describe('who follows the link of a mail to an address that they did not sign up with', () => {
  it.each(Object.entries(JUDGEMENTS))(
    'and resets the password once it was judged %s, opens nothing',
    async (_, judge) => {
      const session = await maker();
      const { uid, email } = session;
      await applyCode(await verificationCode(session, email));
      await judge(session);
      await expectEverything(session, uid);
      await resetPassword(email);
      const intruder = await signIn(email, OTHER_PASSWORD);
      await expectNothing(intruder, uid);
      expect(await judged(intruder)).toBe('account/address-released');
      await expectNothing(intruder, uid);
      await expectReleased(uid);
    },
  );

  it('leaves the maker what they have, and the way to prove the address all the same', async () => {
    const session = await maker();
    const { uid, email } = session;
    await applyCode(await verificationCode(session, email));
    const again = await signIn(email);
    expect(await judged(again)).toBeNull();
    const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
    expect(state.get('provenEmails') ?? []).not.toContain(email);
    // A new password would look like one that is set by mail.
    expect(await codeOfCall('admitSignIn', again, { isPasswordNext: true })).toBe(
      'account/confirm-email-first',
    );
    await followVerification(again, email);
    expect(await codeOfCall('admitSignIn', again, { isPasswordNext: true })).toBeNull();
    await resetPassword(email);
    await expectEverything(await signIn(email, OTHER_PASSWORD), uid);
  });

  it('proves nothing by codes of other mails, for other accounts, or out of a session', async () => {
    const session = await maker();
    const other = await maker();
    const { uid, email } = session;
    const oobCode = await verificationCode(session, email);
    expect(await codeOfCall('proveEmail', other, { oobCode })).toBe(
      'account/mail-of-other-account',
    );
    const change = await changeCode(other, newAddress());
    expect(await codeOfCall('proveEmail', session, { oobCode: change })).toBe(
      'account/mail-of-other-account',
    );
    await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const reset = await mailedCode(email, 'PASSWORD_RESET');
    for (const wrong of [reset, `${oobCode}x`, 'x'.repeat(513)]) {
      expect(await codeOfCall('proveEmail', session, { oobCode: wrong })).toMatch(
        /auth\/invalid-action-code|common\/invalid-request/,
      );
    }
    await nextSecond();
    expect(
      (await askAuth('resetPassword', { oobCode: reset, newPassword: 'Own-horse-3' })).status,
    ).toBe(200);
    const intruder = await signIn(email, 'Own-horse-3');
    expect(await codeOfCall('proveEmail', intruder, { oobCode })).toBe('account/session-expired');
    expect(await judged(intruder)).toBe('account/address-released');
    await expectReleased(uid);
  });

  it('proves nothing by a session of theirs, also before the account was judged for the first time', async () => {
    const email = newAddress();
    const made = sessionOf(await askAuth('signUp', { email, password: PASSWORD }));
    await nextSecond();
    await resetPassword(email);
    const intruder = await signIn(email, OTHER_PASSWORD);
    const oobCode = await verificationCode(intruder, email);
    expect(await codeOfCall('proveEmail', intruder, { oobCode })).toBe('account/address-released');
    expect(await codeOfCall('proveEmail', intruder, { oobCode })).not.toBeNull();
    const state = await adminFirestore.doc(firestorePaths.accountState(made.uid)).get();
    expect(state.get('provenEmails') ?? []).toEqual([]);
  });
});

describe('the maker, who followed the mail’s link', () => {
  it('goes on in the session of before and in new ones, and resets the password as anybody', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    await expectEverything(session, uid);
    await expectEverything(await refreshed(session), uid);
    const other = await signIn(email);
    expect(await judged(other)).toBeNull();
    await expectEverything(other, uid);
    await resetPassword(email);
    await expectEverything(await signIn(email, OTHER_PASSWORD), uid);
  });
});
