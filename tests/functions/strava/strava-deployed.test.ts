import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore, documentWhen } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';

const sandbox = process.env['TASUKI_SANDBOX_ORIGIN'] ?? '';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

async function control(path: string, body: object): Promise<{ id: number }> {
  const response = await fetch(`${sandbox}/strava/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json() as Promise<{ id: number }>;
}

/** There and back, as the browser goes. */
async function linkStrava(account: string): Promise<void> {
  const browserKey = randomBytes(32).toString('base64url');
  const { authorizeUrl } = await browser.call('beginProviderSignIn', {
    provider: 'strava',
    intent: 'link',
    browserKeyHash: createHash('sha256').update(browserKey).digest('hex'),
  });
  const form = new URLSearchParams({ athlete: 'linh', account, decision: 'allow' });
  for (const scope of ['read', 'activity:read_all', 'activity:write']) {
    form.append('permission', scope);
  }
  const answer = await fetch(authorizeUrl, { method: 'POST', body: form, redirect: 'manual' });
  const returned = new URL(answer.headers.get('location') ?? '').searchParams;
  const result = await browser.call('finishProviderSignIn', {
    provider: 'strava',
    state: returned.get('state') ?? '',
    browserKey,
    code: returned.get('code'),
    error: null,
    scope: returned.get('scope'),
  });
  expect(result).toMatchObject({ kind: 'linked' });
}

it('links, has the whole history, is notified of a new run, shows it when it is opened', async () => {
  const account = `deployed${Date.now()}`;
  await linkStrava(account);
  const link = await documentWhen(
    firestorePaths.link(browser.uid, 'strava'),
    (snapshot) => snapshot.get('history.state') === 'done',
  );
  expect(link.get('history.importedCount')).toBe(130);
  const { id } = await control('activities/finish', { athlete: `linh~${account}` });
  const activityId = `strava-${id}`;
  await documentWhen(
    firestorePaths.activity(browser.uid, activityId),
    (snapshot) => snapshot.exists,
  );
  expect(await browser.call('openActivity', { activityId })).toEqual({ state: 'ready' });
  const recording = adminFirestore.doc(firestorePaths.recording(browser.uid, activityId));
  expect((await recording.get()).get('sampleCount')).toBeGreaterThan(1000);
  expect(await browser.call('importFromProvider', { provider: 'strava' })).toEqual({
    isAsked: true,
  });
  expect(await browser.call('importFromProvider', { provider: 'strava' })).toEqual({
    isAsked: false,
  });
});
