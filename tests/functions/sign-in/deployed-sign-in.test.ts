import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CallableName } from '@tasuki/domain/callables';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { adminAuth, adminFirestore, documentWhen, functionsOrigin } from '../admin.ts';
import { mailedCode } from '../auth-mails.ts';
import { ALL_ALLOWED, askAuth, PASSWORD } from '../provider-fixture.ts';
import { readSecret, vaultAt } from '../token-vault.ts';

interface Answer {
  /** As it came. */
  text: string;
  result: Record<string, unknown>;
  code: string | null;
}

/** Calls a deployed function as a browser does. */
async function call(name: CallableName, data: object, idToken?: string): Promise<Answer> {
  const response = await fetch(`${functionsOrigin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  const body = JSON.parse(text) as {
    result?: Record<string, unknown>;
    error?: { details?: { code?: string } };
  };
  return { text, result: body.result ?? {}, code: body.error?.details?.code ?? null };
}

/** Everything that a browser sees of a sign-in, there and back. */
async function signUp(provider: LinkedProvider): Promise<{ answers: Answer[]; token: string }> {
  const browserKey = randomBytes(32).toString('base64url');
  const browserKeyHash = createHash('sha256').update(browserKey).digest('hex');
  const begun = await call('beginProviderSignIn', { provider, intent: 'signUp', browserKeyHash });
  const form = new URLSearchParams({
    athlete: 'haruka',
    account: randomBytes(6).toString('hex'),
    decision: 'allow',
  });
  for (const one of ALL_ALLOWED) form.append('permission', one);
  const authorizeUrl = String(begun.result['authorizeUrl']);
  const page = await fetch(authorizeUrl, { method: 'POST', body: form, redirect: 'manual' });
  const { searchParams } = new URL(page.headers.get('location') ?? '');
  const finished = await call('finishProviderSignIn', {
    provider,
    browserKey,
    state: searchParams.get('state'),
    code: searchParams.get('code'),
    error: null,
    scope: searchParams.get('scope'),
  });
  return { answers: [begun, finished], token: String(finished.result['customToken']) };
}

it.each(LINKED_PROVIDERS)('signs somebody up by %s, and lets them unlink', async (provider) => {
  const { answers, token } = await signUp(provider);
  expect(answers[1]?.result).toMatchObject({ kind: 'customToken', isNewAccount: true });
  const session = await askAuth('signInWithCustomToken', { token });
  const idToken = String(session.body['idToken']);
  const { uid } = await adminAuth.verifyIdToken(idToken);
  expect((await call('admitSignIn', {}, idToken)).code).toBeNull();
  const vault = vaultAt(process.env['TASUKI_SANDBOX_ORIGIN'] ?? '');
  const secret = await readSecret(provider, uid, vault);
  answers.push(await call('unlinkProvider', { provider }, idToken));
  expect(answers.at(-1)?.code).toBe('provider/last-sign-in');
  await adminAuth.updateUser(uid, { email: `${uid}@runners.example`, password: PASSWORD });
  answers.push(await call('unlinkProvider', { provider }, idToken));
  expect(answers.at(-1)?.code).toBeNull();
  await documentWhen(firestorePaths.link(uid, provider), ({ exists }) => !exists);
  const seen = answers.map(({ text }) => text).join('\n');
  for (const hidden of [secret?.accessToken ?? '', secret?.refreshToken ?? '']) {
    expect(hidden.length).toBeGreaterThan(20);
    expect(seen).not.toContain(hidden);
  }
});

it.each(LINKED_PROVIDERS)('lets who signed up by %s prove an email', async (provider) => {
  const { token } = await signUp(provider);
  const session = await askAuth('signInWithCustomToken', { token });
  const idToken = String(session.body['idToken']);
  const { uid } = await adminAuth.verifyIdToken(idToken);
  expect((await call('admitSignIn', {}, idToken)).code).toBeNull();
  const newEmail = `${uid.toLowerCase()}@runners.example`;
  expect((await call('announceEmail', { newEmail }, idToken)).code).toBeNull();
  await askAuth('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  const oobCode = await mailedCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
  expect((await call('proveEmail', { oobCode }, idToken)).code).toBeNull();
  expect((await askAuth('update', { oobCode })).status).toBe(200);
  expect(await adminAuth.getUser(uid)).toMatchObject({ email: newEmail, emailVerified: true });
  const state = await adminFirestore.doc(firestorePaths.accountState(uid)).get();
  expect(state.get('provenEmails')).toEqual([newEmail]);
});
