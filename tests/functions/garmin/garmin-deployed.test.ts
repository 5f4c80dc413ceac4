import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { giveConsent } from '../../builders/give-consent.ts';
import { adminFirestore, documentWhen } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';

const sandbox = process.env['TASUKI_SANDBOX_ORIGIN'] ?? '';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

it('links, is notified of a run by Garmin itself, and fetches and shows it', async () => {
  const account = `deployed${Date.now()}`;
  const browserKey = randomBytes(32).toString('base64url');
  const { authorizeUrl } = await browser.call('beginProviderSignIn', {
    provider: 'garmin',
    intent: 'link',
    browserKeyHash: createHash('sha256').update(browserKey).digest('hex'),
  });
  // Consent without the history, which is imported elsewhere.
  const returned = await giveConsent(authorizeUrl, {
    athlete: 'wei',
    account,
    permission: ['ACTIVITY_EXPORT'],
  });
  const result = await browser.call('finishProviderSignIn', {
    provider: 'garmin',
    state: returned.searchParams.get('state') ?? '',
    browserKey,
    code: returned.searchParams.get('code'),
    error: null,
    scope: null,
  });
  expect(result).toMatchObject({ kind: 'linked', missingScopes: ['HISTORICAL_DATA_EXPORT'] });

  const finished = await fetch(`${sandbox}/garmin/sandbox/finish-run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ athletes: [`wei~${account}`], distanceMeters: 1000 }),
  });
  expect(finished.status).toBe(200);
  const link = await documentWhen(
    firestorePaths.link(browser.uid, 'garmin'),
    // The run and the history come by jobs of their own, in either order.
    (snapshot) => snapshot.get('lastImportAt') !== null && snapshot.get('lastProblem') !== null,
  );
  expect(link.data()).toMatchObject({ state: 'connected', lastProblem: 'history-not-allowed' });
  const rows = await adminFirestore.collection(firestorePaths.activities(browser.uid)).get();
  expect(rows.docs.map((row) => row.data())).toMatchObject([
    { sources: ['garmin'], sport: 'Run', feedbackState: 'ready' },
  ]);
});
