import { signOut } from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { afterAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { recordingBlobKey } from '../../../functions/src/blob-store/blob-store.ts';
import { diskBlobStore } from '../../../functions/src/blob-store/disk-blob-store.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore, authHost, documentWhen, functionsOrigin } from '../admin.ts';
import { codeOf, openBrowser, type Browser } from '../browser.ts';

const figure = soakFigure(20);
const store = diskBlobStore({
  directory: process.env['BLOB_DIRECTORY'] ?? '',
  signingKey: process.env['BLOB_SIGNING_KEY'] ?? '',
  uploadOrigin: functionsOrigin,
});
const browsers: Browser[] = [];
afterAll(async () => Promise.all(browsers.map(async (browser) => browser.close())));

/** Somebody who is signed in, with what a thief could have copied out of their browser. */
async function somebody() {
  const browser = await openBrowser();
  browsers.push(browser);
  const { uid, user } = browser;
  await adminFirestore.doc(firestorePaths.user(uid)).set({ language: 'en', email: user.email });
  return {
    browser,
    uid,
    email: user.email ?? '',
    idToken: await user.getIdToken(),
    refreshToken: user.refreshToken,
  };
}

/** Tries to get a new ID token, as the SDK does every hour. */
async function refreshed(refreshToken: string): Promise<number> {
  const response = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  await response.arrayBuffer();
  figure.tried();
  return response.status;
}

async function signedIn(email: string): Promise<number> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Passw0rd!', returnSecureToken: true }),
    },
  );
  await response.arrayBuffer();
  figure.tried();
  return response.status;
}

it('leaves nothing in a browser after logout by which anything could be asked', async () => {
  const { browser, uid } = await somebody();
  const account = doc(browser.firestore, firestorePaths.user(uid));
  expect((await getDocFromServer(account)).exists()).toBe(true);
  await signOut(browser.auth);
  figure.tried(2);
  expect(browser.auth.currentUser).toBeNull();
  await expect(getDocFromServer(account)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await codeOf(browser.callWith('openInvitation', {}))).toBe('account/session-expired');
});

it('lets nobody renew a token, or sign in, once the deletion was asked for, and keeps nothing', async () => {
  const { browser, uid, email, refreshToken } = await somebody();
  const key = recordingBlobKey(uid, 'd'.repeat(64));
  await store.write(key, Buffer.from('a run'));
  expect(await store.sizeOf(key)).toBe(5);
  expect(await refreshed(refreshToken)).toBe(200);
  const { deletedBy } = await browser.call('deleteAccount', {});
  // The promise that the person reads.
  expect(new Date(deletedBy).getTime()).toBeLessThanOrEqual(Date.now() + DAY_MILLISECONDS + 60_000);
  await documentWhen(firestorePaths.user(uid), ({ exists }) => !exists);
  await expect.poll(async () => refreshed(refreshToken), { timeout: 30_000 }).toBe(400);
  expect(await signedIn(email)).toBe(400);
  await expect.poll(async () => store.sizeOf(key), { timeout: 30_000 }).toBeNull();
});
