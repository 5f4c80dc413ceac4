import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { judgeAccount } from '../../../../functions/src/accounts/judge-account.ts';
import { adminAuth, adminFirestore } from '../../admin.ts';
import { mailedCode } from '../../auth-mails.ts';
import { askAuth, PASSWORD, type ProviderFixture } from '../../provider-fixture.ts';
import {
  OTHER_PASSWORD,
  POLL_MILLISECONDS,
  newAddress,
  sessionOf,
  signIn,
  codeOfCall,
  judged,
  maker,
  resetPassword,
  changeCode,
  applyCode,
  followVerification,
  changeEmail,
  expectEverything,
  expectNothing,
  openFixture,
} from './accounts-by-hand.ts';

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => fixture.close());

describe('who reads the mails to an address that an account is changed to', () => {
  it('takes no account by a new address, also where it was judged before the password was reset', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const mistyped = newAddress();
    await applyCode(await changeCode(session, mistyped));
    await judgeAccount(uid, new Date(), fixture.dependencies);
    await expect
      .poll(async () => adminAuth.getUser(uid), { timeout: POLL_MILLISECONDS })
      .toMatchObject({ email, emailVerified: true, disabled: false });
    expect(
      (await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email: mistyped })).status,
    ).not.toBe(200);
    await resetPassword(email);
    await expectEverything(await signIn(email, OTHER_PASSWORD), uid);
  });

  it('proves nothing by a session that opens the link of a change which an earlier holder began', async () => {
    const attacker = await maker();
    const { email } = attacker;
    const foreign = newAddress();
    const code = await changeCode(attacker, foreign);
    await resetPassword(email);
    expect(await judged(await signIn(email, OTHER_PASSWORD))).toBe('account/address-released');
    const victim = await maker(email);
    const { uid } = victim;
    expect(uid).not.toBe(attacker.uid);
    await followVerification(victim, email);
    expect(await judged(victim)).toBeNull();
    expect(await codeOfCall('proveEmail', victim, { oobCode: code })).toBe(
      'account/mail-of-other-account',
    );
    await applyCode(code);
    await resetPassword(foreign);
    const intruder = await signIn(foreign, OTHER_PASSWORD);
    expect(intruder.uid).toBe(uid);
    await expectNothing(intruder, uid);
  });

  it('moves no later account of the address by a change that an earlier one began', async () => {
    const earlier = await maker();
    const { email } = earlier;
    const foreign = newAddress();
    const code = await changeCode(earlier, foreign);
    await askAuth('update', { idToken: earlier.idToken, email: newAddress() });
    const session = await maker(email);
    const { uid } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    await applyCode(code);
    expect((await adminAuth.getUser(uid)).email).toBe(foreign);
    await resetPassword(foreign);
    const intruder = await signIn(foreign, OTHER_PASSWORD);
    await expectNothing(intruder, uid);
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
    await resetPassword(email, PASSWORD);
    await expectEverything(await signIn(email), uid);
  });
});

describe('the maker, who has proven an address', () => {
  it('moves to another address that is theirs', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const own = newAddress();
    await changeEmail(session, own);
    const later = await signIn(own);
    expect(await judged(later)).toBeNull();
    await expectEverything(later, uid);
    await resetPassword(own);
    await expectEverything(await signIn(own, OTHER_PASSWORD), uid);
  });

  it('gets the account back where the new address was somebody else’s, with rights and all', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const mistyped = newAddress();
    await applyCode(await changeCode(session, mistyped));
    await resetPassword(mistyped);
    const intruder = await signIn(mistyped, OTHER_PASSWORD);
    await expectNothing(intruder, uid);
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    const previous = await adminFirestore.doc(firestorePaths.previousAccount(uid)).get();
    expect(previous.exists).toBe(false);
    await resetPassword(email, PASSWORD);
    await expectEverything(await signIn(email), uid);
  });

  it('keeps the account where the owner of an address of before has it given back', async () => {
    const session = await maker();
    const { uid, email } = session;
    const own = newAddress();
    const moved = sessionOf(await askAuth('update', { idToken: session.idToken, email: own }));
    await followVerification(moved, own);
    expect(await judged({ ...moved, uid })).toBeNull();
    const oobCode = await mailedCode(email, 'RECOVER_EMAIL');
    expect((await askAuth('update', { oobCode })).status).toBe(200);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    // By the mail alone, as the maker's own watch would have it judged.
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('released');
    expect(await adminAuth.getUser(uid)).toMatchObject({ email: own, emailVerified: true });
    await resetPassword(own, PASSWORD);
    await expectEverything(await signIn(own), uid);
  });
});
