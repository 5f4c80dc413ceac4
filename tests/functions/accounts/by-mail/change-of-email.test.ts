import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { LEFT_EMAIL_DAYS } from '@tasuki/domain/accounts/user-account';
import {
  isPlaceholderEmail,
  placeholderEmails,
  placeholderSource,
} from '@tasuki/domain/accounts/previous-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { judgeAccount } from '../../../../functions/src/accounts/judge-account.ts';
import { adminAuth, adminFirestore } from '../../admin.ts';
import { mailedCode } from '../../auth-mails.ts';
import { askAuth, PASSWORD, type ProviderFixture } from '../../provider-fixture.ts';
import {
  OTHER_PASSWORD,
  POLL_MILLISECONDS,
  newAddress,
  nextSecond,
  sessionOf,
  signIn,
  codeOfCall,
  judged,
  maker,
  resetPassword,
  changeCode,
  applyCode,
  followVerification,
  verificationCode,
  changeEmail,
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
    const invitation = adminFirestore.doc(firestorePaths.groupInvitation(`of-${uid}`, 'a-digest'));
    await invitation.set({ createdByUid: uid });
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
    expect((await invitation.get()).exists).toBe(false);
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
    await askAuth('update', { idToken: session.idToken, email: own });
    const moved = await signIn(own);
    expect(await judged(moved)).toBeNull();
    await followVerification(moved, own);
    expect(await judged(moved)).toBeNull();
    const oobCode = await mailedCode(email, 'RECOVER_EMAIL');
    expect((await askAuth('update', { oobCode })).status).toBe(200);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    // The mail alone proves it, as the maker's own watch would have it judged.
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('released');
    expect(await adminAuth.getUser(uid)).toMatchObject({ email: own, emailVerified: true });
    await resetPassword(own, PASSWORD);
    await expectEverything(await signIn(own), uid);
  });

  it('gets the account back as well where somebody registers the address meanwhile', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const mistyped = newAddress();
    await applyCode(await changeCode(session, mistyped));
    const other = sessionOf(await askAuth('signUp', { email, password: OTHER_PASSWORD }));
    await resetPassword(mistyped);
    const intruder = await signIn(mistyped, OTHER_PASSWORD);
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    const previous = await adminFirestore.doc(firestorePaths.previousAccount(uid)).get();
    expect(previous.exists).toBe(false);
    expect(isPlaceholderEmail((await adminAuth.getUser(other.uid)).email)).toBe(true);
    await resetPassword(email, PASSWORD);
    await expectEverything(await signIn(email), uid);
  });

  it('gets the account back as well where they registered the address again, and prove it', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const foreign = newAddress();
    await applyCode(await changeCode(session, foreign));
    const again = sessionOf(await askAuth('signUp', { email, password: OTHER_PASSWORD }));
    expect(await judged(again)).toBeNull();
    const oobCode = await verificationCode(again, email);
    expect(await codeOfCall('proveEmail', again, { oobCode })).toBe(
      'account/mail-of-other-account',
    );
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    expect(isPlaceholderEmail((await adminAuth.getUser(again.uid)).email)).toBe(true);
    const previous = await adminFirestore.doc(firestorePaths.previousAccount(uid)).get();
    expect(previous.exists).toBe(false);
    const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
    expect(state.get('provenEmails')).toEqual([email]);
    await resetPassword(email, PASSWORD);
    await expectEverything(await signIn(email), uid);
  });

  it('does not change to an address that goes back to another account at that moment', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    await applyCode(await changeCode(session, newAddress()));
    const other = await maker();
    expect(await codeOfCall('announceEmail', other, { newEmail: email })).toBeNull();
    const oobCode = await changeCode(other, email);
    expect(await codeOfCall('proveEmail', other, { oobCode })).toBe('auth/email-already-in-use');
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: true });
    const state = await adminFirestore.doc(firestorePaths.accountState(other.uid)).get();
    expect(state.get('provenEmails') ?? []).toEqual([]);
  });

  it('may take a change back for thirty days, and nobody may later', async () => {
    for (const isLate of [false, true]) {
      const session = await maker();
      const { uid, email } = session;
      await followVerification(session, email);
      expect(await judged(session)).toBeNull();
      const next = newAddress();
      await changeEmail(session, next);
      expect(await judged(await signIn(next))).toBeNull();
      const state = adminFirestore.doc(firestorePaths.accountState(uid));
      expect((await state.get()).get('provenEmails')).toEqual([next]);
      const leftAtMilliseconds = Date.now() - (isLate ? LEFT_EMAIL_DAYS : 0) * DAY_MILLISECONDS;
      await state.update({ leftProvenEmails: [{ email, leftAtMilliseconds }] });

      // As the mail does that Firebase Auth sends to the address of before.
      await adminAuth.updateUser(uid, { email, emailVerified: true });
      await resetPassword(email);
      const owner = await signIn(email, OTHER_PASSWORD);
      await expectNothing(owner, uid);
      expect(await judged(owner)).toBe(isLate ? 'account/address-released' : null);
      const kept = isLate ? next : email;
      expect(await adminAuth.getUser(uid)).toMatchObject({ email: kept, emailVerified: true });
      expect((await state.get()).get('provenEmails')).toEqual([kept]);
      if (isLate) await expectNothing(owner, uid);
      else await expectEverything(owner, uid);
    }
  });
});

describe('the maker of an account whose address nobody has proven', () => {
  /** An account that a change moved which an earlier holder of its address had begun. */
  async function movedAccount() {
    const earlier = await maker();
    const { email } = earlier;
    const code = await changeCode(earlier, newAddress());
    await askAuth('update', { idToken: earlier.idToken, email: newAddress() });
    const session = await maker(email);
    await applyCode(code);
    expect((await adminAuth.getUser(session.uid)).email).not.toBe(email);
    return session;
  }

  it('keeps address, password and everything where such a change moves it', async () => {
    const session = await movedAccount();
    const { uid, email } = session;
    expect(await codeOfCall('checkEmailProof', session)).toBeNull();
    expect(await adminAuth.getUser(uid)).toMatchObject({ email, emailVerified: false });
    const again = await signIn(email);
    expect(await judged(again)).toBeNull();
    await expectEverything(again, uid);
    await followVerification(again, email);
    await expectEverything(again, uid);
  });

  it('signs in by the same address and password where somebody has registered it meanwhile', async () => {
    const { uid, email } = await movedAccount();
    const other = sessionOf(await askAuth('signUp', { email, password: OTHER_PASSWORD }));
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('returned');
    expect((await adminAuth.getUser(other.uid)).email).toBe(email);
    const digest = createHash('sha256').update(placeholderSource(email)).digest('hex');
    await nextSecond();
    const session = await signIn(String(placeholderEmails(digest)[0]));
    expect(session.uid).toBe(uid);
    expect(await judged(session)).toBeNull();
    await expectEverything(session, uid);
  });

  it('is judged as it is where they have taken their address away and somebody else has it', async () => {
    const session = await maker();
    const { uid, email } = session;
    const removed = await askAuth('update', {
      idToken: session.idToken,
      deleteAttribute: ['EMAIL'],
    });
    expect(removed.status).toBe(200);
    await adminAuth.updateUser(uid, { emailVerified: true });
    await maker(email);
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
    expect((await adminAuth.getUser(uid)).email).toBeUndefined();
  });

  it('loses the address alone, and nobody reads anything, where somebody sets a password as well', async () => {
    const { uid, email } = await movedAccount();
    const { email: movedTo = '' } = await adminAuth.getUser(uid);
    await resetPassword(movedTo);
    const intruder = await signIn(movedTo, OTHER_PASSWORD);
    await expectNothing(intruder, uid);
    expect(await judged(intruder)).toBe('account/address-released');
    await expectNothing(intruder, uid);
    await expectReleased(uid);
    // The address is free, and the next account under it is its maker's.
    const anew = await maker(email);
    expect(anew.uid).not.toBe(uid);
    await followVerification(anew, email);
    await expectEverything(anew, anew.uid);
  });
});
