import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { CallableName } from '@tasuki/domain/callables';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CustomTokenClaims } from '@tasuki/domain/accounts/custom-token-claims';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import type { ProviderSignInResult } from '@tasuki/domain/sign-in/provider-sign-in';
import {
  adminAuth,
  adminFirestore,
  authHost,
  documentWhen,
  firestoreHost,
  functionsOrigin,
  projectId,
} from '../../admin.ts';
import { mailedCode } from '../../auth-mails.ts';
import { askAuth, PASSWORD, ProviderFixture, uidOf } from '../../provider-fixture.ts';
import { WELL_FORMED_REQUESTS } from '../../well-formed-requests.ts';

export const OTHER_PASSWORD = 'Own-horse-2';
/** A release that another caller was cut off at is begun anew after half a minute. */
export const POLL_MILLISECONDS = 45_000;

/** The functions that sign people in, by the real time: sessions of custom tokens are compared with Auth's. */
export async function openFixture(): Promise<ProviderFixture> {
  const fixture = await ProviderFixture.open();
  fixture.dependencies = { ...fixture.dependencies, now: () => new Date() };
  return fixture;
}

export function newAddress(): string {
  return `${randomBytes(8).toString('hex')}@runners.example`;
}

export function newWatch() {
  return { athlete: 'haruka', account: randomBytes(6).toString('hex') };
}

export async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Date.now() >= (second + 1) * 1000, { timeout: 30_000 });
}

/** A session as somebody has it who asks Firebase by hand. */
export interface Session {
  uid: string;
  idToken: string;
  refreshToken: string;
}

export function sessionOf({ body }: Awaited<ReturnType<typeof askAuth>>): Session {
  return {
    uid: String(body['localId']),
    idToken: String(body['idToken']),
    refreshToken: String(body['refreshToken']),
  };
}

export async function signIn(email: string, password = PASSWORD): Promise<Session> {
  const answer = await askAuth('signInWithPassword', { email, password });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return sessionOf(answer);
}

export async function enter(result: ProviderSignInResult): Promise<Session> {
  if (result.kind !== 'customToken') throw new Error(result.kind);
  const answer = await askAuth('signInWithCustomToken', { token: result.customToken });
  return { ...sessionOf(answer), uid: uidOf(result) };
}

export async function refreshed({ uid, refreshToken }: Session): Promise<Session> {
  const response = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const body = (await response.json()) as { id_token?: string };
  return { uid, refreshToken, idToken: String(body.id_token) };
}

/** When whoever has a session signed in, in seconds since 1970. */
export function signedInSeconds({ idToken }: Session): number {
  return claimsOf(idToken).auth_time ?? 0;
}

/** The claims of a token, of a session or of a custom token. */
export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    auth_time?: number;
    claims?: CustomTokenClaims;
  };
}

/** Reads each document, all at once: most of the time goes by waiting. */
async function expectStatusOfReads(uid: string, session: Session, status: number): Promise<void> {
  const paths = recordedBy(uid);
  const read = await Promise.all(
    paths.map(async (path) => [path, await statusOfRead(path, session)] as const),
  );
  expect(read).toEqual(paths.map((path) => [path, status]));
}

/** The status with which Firestore answers whoever reads a document. */
export async function statusOfRead(path: string, { idToken }: Session): Promise<number> {
  const documents = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${documents}/${path}`, { headers })).status;
}

export async function codeOfCall(
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

/** A callable's answer; {} if it refuses. */
export async function resultOf(name: CallableName, { idToken }: Session, data: object) {
  const response = await fetch(`${functionsOrigin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data }),
  });
  const { result } = (await response.json()) as { result?: Record<string, string> };
  return result ?? {};
}

/** Has the deployed functions judge a session, as the app does after a sign-in. */
export const judged = async (session: Session) => codeOfCall('admitSignIn', session, {});

const topicOf = (uid: string) => `${uid}-coach`;

/** The paths of recordings that an account's maker made. */
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
export async function maker(email = newAddress()): Promise<Session & { email: string }> {
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

export async function resetPassword(email: string, password = OTHER_PASSWORD): Promise<void> {
  // A token names the second of its sign-in alone.
  await nextSecond();
  await askAuth('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(email, 'PASSWORD_RESET');
  expect((await askAuth('resetPassword', { oobCode, newPassword: password })).status).toBe(200);
}

/** The code of the mail that a session has sent to its own address. */
export async function verificationCode({ idToken }: Session, email: string): Promise<string> {
  await askAuth('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return mailedCode(email, 'VERIFY_EMAIL');
}

export async function changeCode({ idToken }: Session, newEmail: string): Promise<string> {
  await askAuth('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  return mailedCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
}

/** As whoever reads the mailbox may follow the link, without any session. */
export async function applyCode(oobCode: string): Promise<void> {
  expect((await askAuth('update', { oobCode })).status).toBe(200);
}

/** As the app does for who is signed in and follows the link. */
async function proveBy(oobCode: string, session: Session): Promise<void> {
  expect(await codeOfCall('proveEmail', session, { oobCode })).toBeNull();
  await applyCode(oobCode);
  // A new address has ended the session; the server knows the address as used all the same.
  expect([null, 'account/session-expired']).toContain(await judged(session));
}

export async function followVerification(session: Session, email: string): Promise<void> {
  await proveBy(await verificationCode(session, email), session);
}

export async function changeEmail(session: Session, newEmail: string): Promise<void> {
  expect(await codeOfCall('announceEmail', session, { newEmail })).toBeNull();
  await proveBy(await changeCode(session, newEmail), session);
}

export async function expectEverything(session: Session, uid: string): Promise<void> {
  await expectStatusOfReads(uid, session, 200);
  expect(await codeOfCall('checkEmailProof', session)).toBeNull();
}

export async function expectNothing(session: Session, uid: string): Promise<void> {
  await expectStatusOfReads(uid, session, 403);
  const names = ['exportAccount', 'downloadExport', 'deleteAccount', 'openTopic'] as const;
  const codes = await Promise.all(names.map(async (name) => codeOfCall(name, session)));
  expect(codes).toEqual(names.map(() => 'account/session-expired'));
}

/** Expects that the maker keeps everything but the address and its rights. */
export async function expectReleased(uid: string): Promise<void> {
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

/** An own account opens nothing of somebody else's. */
export async function expectNothingOf(uid: string, session: Session): Promise<void> {
  await expectStatusOfReads(uid, session, 403);
}
