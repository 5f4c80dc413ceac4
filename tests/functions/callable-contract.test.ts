import { afterAll, beforeAll, expect, it } from 'vitest';
import { LET_IN_CALLABLES, OPEN_CALLABLES, type CallableName } from '@tasuki/domain/callables';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore, functionsOrigin } from './admin.ts';
import { codeOf, openBrowser, type Browser } from './browser.ts';

let browser: Browser;
let outside: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  outside = await openBrowser({ isLetIn: false });
});
afterAll(async () => {
  await browser.close();
  await outside.close();
});

const HASH = 'a'.repeat(64);
const VALID: Readonly<Partial<Record<CallableName, Record<string, unknown>>>> = {
  requestUpload: { contentHash: HASH, fileName: 'run.fit', sizeBytes: 100 },
  completeUpload: { contentHash: HASH },
  takeFreePlan: { coachId: 'somebody', planId: 'free' },
  openTopic: { activityId: 'nobodys-0' },
  streamReply: { topicId: 'nobodys-coach', messageId: 'a'.repeat(20) },
  retryReply: { topicId: 'nobodys-coach', messageId: 'a'.repeat(20) },
  openInvitation: {},
  checkOnboarding: {},
  approveBeta: { uid: 'nobody' },
  makeAdmin: { uid: 'nobody' },
  appointCoach: { uid: 'nobody', applicationUpdatedAt: 0 },
  offerFreePlan: { name: 'First steps', target: 'Beginners', state: 'published' },
  chooseTopicModel: { topicId: 'nobodys-coach', model: 'gpt-4o' },
  chooseMainActivity: { activityId: 'nobodys-0' },
  openActivity: { activityId: 'strava-1' },
  removeStravaPost: { activityId: 'strava-1' },
  importFromProvider: { provider: 'strava' },
  unlinkProvider: { provider: 'strava' },
  beginProviderSignIn: { provider: 'strava', intent: 'signIn', browserKeyHash: HASH },
  finishProviderSignIn: {
    provider: 'strava',
    state: 's'.repeat(43),
    browserKey: 'b'.repeat(43),
    code: null,
    error: 'access_denied',
    scope: null,
  },
  exportAccount: {},
  downloadExport: {},
  // The last, since it is good for what it says.
  deleteAccount: {},
};
const NAMES = Object.keys(VALID) as CallableName[];
const OPEN: readonly CallableName[] = OPEN_CALLABLES;

/** One of each kind; all of them under `SOAK=1`. */
const WRONG_VALUES: readonly unknown[] = [
  ...[null, {}, -1, '', '../x', 'x'.repeat(5000)],
  ...(process.env['SOAK'] === '1' ? [[], true, 1.5, 'a/b', '5'] : []),
];

/** What breaks a request: each field missing, null, of another type or shape, and what is too much. */
function brokenRequests(valid: Record<string, unknown>): unknown[] {
  const perField = Object.keys(valid).flatMap((field) => [
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
    ...WRONG_VALUES.map((value) => ({
      ...valid,
      [field]: value,
    })),
  ]);
  return [null, 'text', 5, [], {}, [valid], { ...valid, isAdmin: true }, ...perField];
}

it.each(NAMES.filter((name) => !OPEN.includes(name)))(
  '%s refuses whoever is not signed in',
  async (name) => {
    for (const authorization of [undefined, 'Bearer nonsense', 'Bearer a.b.c']) {
      const response = await fetch(`${functionsOrigin}/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization === undefined ? {} : { authorization }),
        },
        body: JSON.stringify({ data: VALID[name] }),
      });
      expect(response.status).toBe(401);
    }
  },
);

it.each([...LET_IN_CALLABLES])('%s is closed to who is not let in yet', async (name) => {
  const code = await codeOf(outside.callWith(name, VALID[name]));
  expect(code).toBe('common/permission-denied');
});

it.each(NAMES)('%s answers every broken request with a code, and goes on', async (name) => {
  const codes = new Set<unknown>();
  for (const request of brokenRequests(VALID[name] ?? {})) {
    codes.add(await codeOf(browser.callWith(name, request)));
  }
  // A size below 1 or a name like '5' is well formed and refused for another reason.
  codes.delete('recording/empty-file');
  codes.delete('common/not-found');
  codes.delete('coach/not-found');
  codes.delete('topic/not-found');
  codes.delete('common/permission-denied');
  codes.delete('export/not-ready');
  // No such sign-in was begun.
  codes.delete('provider/state-invalid');
  codes.delete('no failure');
  expect([...codes]).toEqual(['common/invalid-request']);
});

it.each(NAMES)('%s refuses a request that is too large', async (name) => {
  const request = { ...VALID[name], padding: 'x'.repeat(20_000) };
  expect(await codeOf(browser.callWith(name, request))).toBe('common/invalid-request');
});

it('knows nobody by the token of before their account was given to the owner of its address', async () => {
  const firstHand = await openBrowser();
  const { uid, email } = firstHand.user;
  await adminFirestore.doc(firestorePaths.accountHandover(uid)).set({ uid, email });
  // One of each kind: they share what looks at a token.
  for (const name of ['deleteAccount', 'streamReply', 'beginProviderSignIn'] as const) {
    const request = name === 'beginProviderSignIn' ? { intent: 'link' } : {};
    const code = await codeOf(firstHand.callWith(name, { ...VALID[name], ...request }));
    expect(code, name).toBe('account/session-expired');
  }
  await firstHand.close();
});
