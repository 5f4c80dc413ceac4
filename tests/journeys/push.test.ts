import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appOrigin, launchBrowser, newVisitor, sandboxOrigin } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { addFiles, openAdded } from './pages/activity-pages.ts';
import { pickedFile } from './recording-files.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';
import { encodeFit } from '../../sandbox/recordings/encode-fit.ts';
import { equalPaceRun } from '../../sandbox/recordings/equal-pace-runs.ts';
import type { ReceivedPush } from '../../sandbox/push/push-service.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const received = async (deviceId: string) => {
  const all = (await (await fetch(`${sandboxOrigin()}/push.json`)).json()) as ReceivedPush[];
  return all.filter((one) => one.deviceId === deviceId);
};

it('a device that is turned on is notified of new words, and of nothing after signing out', async () => {
  const runner = await createJourneyRunner('en');
  // Whatever the hour is at which this runs.
  await getFirestore().doc(firestorePaths.pushPreferences(runner.uid)).set({
    offKinds: [],
    isContentShown: false,
    quietFromMinutes: 0,
    quietUntilMinutes: 0,
    updatedAt: new Date(),
  });
  const { context, leave, page } = await newVisitor(browser, { isAppKept: true });
  await context.grantPermissions(['notifications'], { origin: appOrigin() });
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${appOrigin()}/account`);
  await page.getByRole('button', { name: words('account:push.turnOn') }).click();
  await page.getByText(words('account:push.isOn')).waitFor();
  const deviceId = await page.evaluate(() => {
    const kept = localStorage.getItem('tasuki.personal.sandboxedDevice') ?? '{}';
    return (JSON.parse(kept) as { endpoint: string }).endpoint.split('/').at(-1) ?? '';
  });

  const startedAt = new Date(Date.now() - 2 * 3_600_000);
  const run = equalPaceRun('steady', {
    paceSecondsPerKilometer: 330,
    startedAt,
    utcOffsetMinutes: 540,
    seed: 71,
  });
  await addFiles(page, words, [pickedFile('today.fit', encodeFit(run))]);
  await openAdded(page, words, 'today.fit');
  const { pathname } = new URL(page.url());
  await expect.poll(async () => received(deviceId), { timeout: 30_000 }).toHaveLength(1);
  const [push] = await received(deviceId);
  expect(push?.content).toMatchObject({ body: 'New feedback on a run is ready.', path: pathname });

  // As the browser's push service wakes the worker, while another page is open.
  await page.goto(`${appOrigin()}/account`);
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${appOrigin()}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: appOrigin(),
    registrationId: await registrationId,
    data: JSON.stringify(push?.content),
  });
  const shown = async () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ body, data }) => ({ body, data: data as unknown }));
    });
  await expect.poll(shown).toEqual([{ body: 'New feedback on a run is ready.', data: pathname }]);

  await page.goto(`${appOrigin()}/signout`);
  await page.waitForURL('**/signin');
  const isKept = await page.evaluate(() => localStorage.getItem('tasuki.personal.sandboxedDevice'));
  expect(isKept).toBeNull();
  await leave();
});
