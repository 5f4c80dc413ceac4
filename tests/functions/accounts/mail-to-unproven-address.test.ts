import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallableName } from '@tasuki/domain/callables';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import type { ProviderSignInResult } from '@tasuki/domain/sign-in/provider-sign-in';
import { returnAccount } from '../../../scripts/return-account.ts';
import { judgeAccount } from '../../../functions/src/accounts/judge-account.ts';
import { makeCustomToken } from '../../../functions/src/sign-in/make-custom-token.ts';
import {
  adminAuth,
  adminFirestore,
  authHost,
  documentWhen,
  firestoreHost,
  functionsOrigin,
  projectId,
} from '../admin.ts';
import { forgedGoogleToken, mailedCode } from '../auth-mails.ts';
import { killableProcess } from '../killable-process.ts';
import { askAuth, codeOfFailure, PASSWORD, ProviderFixture, uidOf } from '../provider-fixture.ts';
import { WELL_FORMED_REQUESTS } from '../well-formed-requests.ts';

/** `npm run soak` dies at every call, else at every third. */
const DEATHS_APART = process.env['SOAK'] === '1' ? 1 : 3;
const OTHER_PASSWORD = 'Own-horse-2';
/** A release that another caller was cut off at is begun anew after half a minute. */
const POLL_MILLISECONDS = 45_000;

let fixture: ProviderFixture;
beforeAll(async () => {
  fixture = await ProviderFixture.open();
  // Sessions of custom tokens are compared with the times at which Auth ended others.
  fixture.dependencies = { ...fixture.dependencies, now: () => new Date() };
});
afterAll(async () => fixture.close());

function newAddress(): string {
  return `${randomBytes(8).toString('hex')}@runners.example`;
}

function newWatch() {
  return { athlete: 'haruka', account: randomBytes(6).toString('hex') };
}

async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Date.now() >= (second + 1) * 1000, { timeout: 2000 });
}

/** A session as somebody has it who asks Firebase by hand. */
interface Session {
  uid: string;
  idToken: string;
  refreshToken: string;
}

function sessionOf({ body }: Awaited<ReturnType<typeof askAuth>>): Session {
  return {
    uid: String(body['localId']),
    idToken: String(body['idToken']),
    refreshToken: String(body['refreshToken']),
  };
}

async function signIn(email: string, password = PASSWORD): Promise<Session> {
  const answer = await askAuth('signInWithPassword', { email, password });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return sessionOf(answer);
}

async function enter(result: ProviderSignInResult): Promise<Session> {
  if (result.kind !== 'customToken') throw new Error(result.kind);
  const answer = await askAuth('signInWithCustomToken', { token: result.customToken });
  return { ...sessionOf(answer), uid: uidOf(result) };
}

async function refreshed({ uid, refreshToken }: Session): Promise<Session> {
  const response = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body = (await response.json()) as { id_token?: string };
  return { uid, refreshToken, idToken: String(body.id_token) };
}

async function statusOfRead(path: string, { idToken }: Session): Promise<number> {
  const documents = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${documents}/${path}`, { headers })).status;
}

async function codeOfCall(
  name: CallableName,
  { idToken }: Session,
  data: object = WELL_FORMED_REQUESTS[name],
): Promise<string | null> {
  const response = await fetch(`${functionsOrigin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data }),
  });
  const { error } = (await response.json()) as { error?: { details?: { code?: string } } };
  return error?.details?.code ?? null;
}

/** Has the deployed functions judge a session, as the app does after a sign-in. */
const judged = async (session: Session) => codeOfCall('admitSignIn', session, {});

const topicOf = (uid: string) => `${uid}-coach`;

/** Where something lies that its maker recorded. */
function recordedBy(uid: string): string[] {
  return [
    firestorePaths.user(uid),
    firestorePaths.accountState(uid),
    firestorePaths.activity(uid, 'a-run'),
    firestorePaths.track(uid, 'a-run'),
    firestorePaths.athleteProfile(uid),
    firestorePaths.topic(topicOf(uid)),
    firestorePaths.message(topicOf(uid), 'a'.repeat(20)),
  ];
}

/** Somebody who signed up by the app under an address, and has a run, a profile and a conversation. */
async function maker(email = newAddress()): Promise<Session & { email: string }> {
  const session = sessionOf(await askAuth('signUp', { email, password: PASSWORD }));
  await record(session.uid, email);
  expect(await judged(session)).toBeNull();
  // A token names the second of its sign-in alone.
  await nextSecond();
  return { ...session, email };
}

async function record(uid: string, email: string | null): Promise<void> {
  const topic = firestorePaths.topic(topicOf(uid));
  await Promise.all([
    adminFirestore.doc(firestorePaths.user(uid)).set({ ...exampleUserAccount(), uid, email }),
    adminFirestore.doc(firestorePaths.activity(uid, 'a-run')).set({ id: 'a-run' }),
    adminFirestore.doc(firestorePaths.track(uid, 'a-run')).set({ bytes: 'positions' }),
    adminFirestore.doc(firestorePaths.athleteProfile(uid)).set({ birthYear: 1988 }),
    adminFirestore.doc(topic).set({ runnerUid: uid, participantIds: [uid] }),
    adminFirestore
      .doc(firestorePaths.message(topicOf(uid), 'a'.repeat(20)))
      .set({ text: 'my knee hurts' }),
  ]);
  await documentWhen(
    firestorePaths.accountState(uid),
    (state) => state.get('isProfileComplete') !== undefined,
  );
}

async function resetPassword(email: string, password = OTHER_PASSWORD): Promise<void> {
  // A token names the second of its sign-in alone.
  await nextSecond();
  await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(email, 'PASSWORD_RESET');
  expect((await askAuth('resetPassword', { oobCode, newPassword: password })).status).toBe(200);
}

/** The code of the mail that a session has sent to its own address. */
async function verificationCode({ idToken }: Session, email: string): Promise<string> {
  await askAuth('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return mailedCode(email, 'VERIFY_EMAIL');
}

async function changeCode({ idToken }: Session, newEmail: string): Promise<string> {
  await askAuth('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  return mailedCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
}

/** As whoever reads the mailbox may follow the link, without any session. */
async function applyCode(oobCode: string): Promise<void> {
  expect((await askAuth('update', { oobCode })).status).toBe(200);
}

/** As the app does for who is signed in and follows the link. */
async function proveBy(oobCode: string, session: Session): Promise<void> {
  expect(await codeOfCall('proveEmail', session, { oobCode })).toBeNull();
  await applyCode(oobCode);
}

async function followVerification(session: Session, email: string): Promise<void> {
  await proveBy(await verificationCode(session, email), session);
}

async function changeEmail(session: Session, newEmail: string): Promise<void> {
  expect(await codeOfCall('announceEmail', session, { newEmail })).toBeNull();
  await proveBy(await changeCode(session, newEmail), session);
}

async function expectEverything(session: Session, uid: string): Promise<void> {
  for (const path of recordedBy(uid)) expect(await statusOfRead(path, session), path).toBe(200);
  expect(await codeOfCall('checkEmailProof', session)).toBeNull();
}

async function expectNothing(session: Session, uid: string): Promise<void> {
  for (const path of recordedBy(uid)) expect(await statusOfRead(path, session), path).toBe(403);
  for (const name of ['exportAccount', 'downloadExport', 'deleteAccount', 'openTopic'] as const) {
    expect(await codeOfCall(name, session), name).toBe('account/session-expired');
  }
}

/** What the maker is left with: everything but the address and its rights. */
async function expectReleased(uid: string): Promise<void> {
  // The deployed functions judge it as well, and close it for a moment.
  await expect
    .poll(async () => adminAuth.getUser(uid), { timeout: POLL_MILLISECONDS })
    .toMatchObject({ disabled: false, emailVerified: false });
  const { email } = await adminAuth.getUser(uid);
  expect(isPlaceholderEmail(email)).toBe(true);
  const previous = await adminFirestore.doc(firestorePaths.previousAccount(uid)).get();
  expect(previous.exists).toBe(true);
  const job = await adminFirestore.doc(firestorePaths.job(`end-previous-account_${uid}`)).get();
  expect(job.exists).toBe(true);
  const run = await adminFirestore.doc(firestorePaths.activity(uid, 'a-run')).get();
  expect(run.exists).toBe(true);
}

describe('who resets the password of an address that nobody had proven', () => {
  it('reads nothing by Firestore, gets nothing of any function, and begins with nothing', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    const intruder = await signIn(email, OTHER_PASSWORD);
    expect(intruder.uid).toBe(uid);
    await expectNothing(intruder, uid);
    for (const name of Object.keys(WELL_FORMED_REQUESTS) as CallableName[]) {
      if (name === 'admitSignIn' || name === 'finishProviderSignIn') continue;
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
      /provider\/address-registered|auth\/user-not-found/,
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

/** An own account opens nothing of somebody else's. */
async function expectNothingOf(uid: string, session: Session): Promise<void> {
  for (const path of recordedBy(uid)) expect(await statusOfRead(path, session), path).toBe(403);
}

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

describe('a custom token that was given', () => {
  it('before a reset or a change of the password is of no use after it', async () => {
    const session = await maker();
    const { uid, email } = session;
    await followVerification(session, email);
    expect(await judged(session)).toBeNull();
    const kept = await makeCustomToken(uid, {}, new Date(), adminAuth);
    await nextSecond();
    await resetPassword(email);
    const thief = { ...sessionOf(await askAuth('signInWithCustomToken', { token: kept })), uid };
    await expectNothing(thief, uid);
    const owner = await signIn(email, OTHER_PASSWORD);
    expect(await judged(owner)).toBeNull();
    await expectEverything(owner, uid);
    await expectNothing(thief, uid);
    expect(await judged(thief)).toBe('account/session-expired');
  });

  it('a while ago is no recent sign-in, whenever it is exchanged', async () => {
    const { uid } = await maker();
    const earlier = new Date(Date.now() - 6 * 60_000);
    await adminFirestore
      .doc(firestorePaths.accountState(uid))
      .update({ tokensValidAfterSeconds: 0, isBetaApproved: true, roles: ['runner', 'admin'] });
    await adminAuth.setCustomUserClaims(uid, { canAccessBeta: true, isAdmin: true });
    for (const [givenAt, code] of [
      [earlier, 'auth/requires-recent-login'],
      [new Date(), null],
    ] as const) {
      const token = await makeCustomToken(uid, {}, givenAt, adminAuth);
      const session = { ...sessionOf(await askAuth('signInWithCustomToken', { token })), uid };
      const admitted = Math.ceil(Date.now() / 1000) + 60;
      await adminFirestore
        .doc(firestorePaths.accountState(uid))
        .update({ admittedSignInSeconds: admitted });
      expect(await codeOfCall('exportAccount', session)).toBe(code);
      expect(await codeOfCall('beginSecondFactor', session)).toBe(code);
    }
  });
});

describe('judging', () => {
  it('ends the same where it happens several times at once', async () => {
    const { uid, email } = await maker();
    await resetPassword(email);
    const intruder = await signIn(email, OTHER_PASSWORD);
    const codes = await Promise.all([judged(intruder), judged(intruder), judged(intruder)]);
    expect(codes).toContain('account/address-released');
    await expectNothing(intruder, uid);
    await judgeAccount(uid, new Date(), fixture.dependencies);
    expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
    await expectReleased(uid);
    const honest = await maker();
    const sessions = await Promise.all([1, 2, 3, 4].map(async () => signIn(honest.email)));
    const codesOfHonest = await Promise.all(sessions.map(judged));
    expect(codesOfHonest).toEqual([null, null, null, null]);
    for (const session of sessions) await expectEverything(session, honest.uid);
  });

  it('ends the same wherever it was cut off, and lets nobody in meanwhile', async () => {
    const guarded = [
      'updateUser',
      'revokeRefreshTokens',
      'getUsers',
      'setCustomUserClaims',
    ] as const;
    for (const [first, moment] of (['before', 'after'] as const).entries()) {
      for (let dieAt = 1 + first; ; dieAt += DEATHS_APART) {
        const { uid, email } = await maker();
        await resetPassword(email);
        const intruder = await signIn(email, OTHER_PASSWORD);
        const services = Object.fromEntries(
          guarded.map((name) => [name, adminAuth[name].bind(adminAuth)]),
        );
        const dying = killableProcess(services, dieAt, moment);
        const auth = Object.assign(Object.create(adminAuth) as typeof adminAuth, dying.services);
        const died = await judgeAccount(uid, new Date(), { ...fixture.dependencies, auth }).catch(
          () => null,
        );
        dying.release();
        await expectNothing(intruder, uid);
        await adminFirestore.doc(firestorePaths.claimsLease(uid)).delete();
        const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
        if (state.get('releaseBegunAtMilliseconds') > 0) {
          await state.ref.update({ releaseBegunAtMilliseconds: 1 });
        }
        if (died === null) await judgeAccount(uid, new Date(), fixture.dependencies);
        await expectNothing(intruder, uid);
        await expectReleased(uid);
        expect(await judgeAccount(uid, new Date(), fixture.dependencies)).toBe('admitted');
        if (died !== null && dying.calls < dieAt) break;
      }
    }
  }, 240_000);
});
