import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { beforeAll, expect, it } from 'vitest';
import {
  appOrigin,
  journeyBrowser,
  newVisitor,
  sandboxOrigin,
  type Visitor,
} from './journey-browser.ts';
import { createJourneyRunner, type JourneyRunner } from './journey-runner.ts';
import { seriousAxeFindings } from './axe-findings.ts';
import { addFiles, coachWords, openAdded } from './pages/activity-pages.ts';
import { pickedFile } from './recording-files.ts';
import { signIn, signOut } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';
import { encodeFit } from '../../sandbox/recordings/encode-fit.ts';
import { equalPaceRun } from '../../sandbox/recordings/equal-pace-runs.ts';
import type { ReceivedPush } from '../../sandbox/push/push-service.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

const received = async (deviceId: string) => {
  const all = (await (await fetch(`${sandboxOrigin()}/push.json`)).json()) as ReceivedPush[];
  return all.filter((one) => one.deviceId === deviceId);
};

/**
 * Puts the runner where it is noon, so that nothing waits for the morning at any hour of the test. Their choices
 * stay as they are: a page that is loaded anew may send its own once more, later than any written here.
 */
async function moveToNoon({ uid }: JourneyRunner): Promise<void> {
  const hoursWestOfUtc = new Date().getUTCHours() - 12;
  const sign = hoursWestOfUtc < 0 ? '-' : '+';
  const timeZone = `Etc/GMT${sign}${Math.abs(hoursWestOfUtc)}`;
  await getFirestore().doc(firestorePaths.user(uid)).update({ timeZone });
}

/** The page shows an answer before the server has it. */
async function answerArrives({ uid }: JourneyRunner): Promise<void> {
  const answer = getFirestore().doc(firestorePaths.pushPreferences(uid));
  await expect.poll(async () => (await answer.get()).exists, { timeout: 60_000 }).toBe(true);
}

/** Signs in on a device that keeps the app. */
async function onNewDevice(runner: JourneyRunner): Promise<Visitor> {
  const visitor = await newVisitor(browser, { isAppKept: true });
  await signIn(visitor.page, words, runner);
  await visitor.page.waitForURL('**/activities');
  await visitor.page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  return visitor;
}

async function deviceIdOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = localStorage.getItem('tasuki.personal.sandboxedDevice') ?? '{}';
    return (JSON.parse(kept) as { endpoint: string }).endpoint.split('/').at(-1) ?? '';
  });
}

/** Adds a run that ended some hours ago, and opens it. */
async function addRun(page: Page, seed: number, hoursAgo: number): Promise<void> {
  const run = equalPaceRun('steady', {
    paceSecondsPerKilometer: 330,
    startedAt: new Date(Date.now() - hoursAgo * 3_600_000),
    utcOffsetMinutes: 540,
    seed,
  });
  const name = `run-${seed}.fit`;
  await addFiles(page, words, [pickedFile(name, encodeFit(run))]);
  await openAdded(page, words, name);
}

/** Wakes the worker as the browser's push service does. */
async function deliver(context: BrowserContext, page: Page, content: unknown): Promise<void> {
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
    data: JSON.stringify(content),
  });
  await session.detach();
}

/** The notifications on the device's screen. */
async function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ body, data }) => ({ body, data: data as unknown }));
  });
}

/**
 * Taps the notification on screen. No tool taps what the system shows, so the worker is given the event. A tap
 * lets it bring a window to the front, which a browser refuses a script; so that one step is granted here.
 */
async function tapNotification(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(appOrigin()));
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & {
      registration: ServiceWorkerRegistration;
      WindowClient: { prototype: { focus: () => Promise<unknown> } };
    };
    scope.WindowClient.prototype.focus = function grantedByTap() {
      return Promise.resolve(this);
    };
    const [notification] = await scope.registration.getNotifications();
    let work: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      action: '',
      waitUntil: (done: Promise<unknown>) => {
        work = done;
      },
    });
    scope.dispatchEvent(event);
    await work;
  });
}

function questionOn(page: Page): Locator {
  return page.getByRole('region', { name: words('homeScreen:pushQuestion.title') });
}

it('asks below the first words; a no is kept, on every device', async () => {
  const runner = await createJourneyRunner('en');
  const first = await onNewDevice(runner);
  expect(await questionOn(first.page).count()).toBe(0);
  await addRun(first.page, 72, 30);
  await coachWords(first.page, words);
  const question = questionOn(first.page);
  await question.waitFor();
  expect(await seriousAxeFindings(first.page)).toEqual([]);
  await question.getByRole('button', { name: words('homeScreen:pushQuestion.no') }).click();
  await question.getByText(words('homeScreen:pushQuestion.isOff')).waitFor();
  // The browser itself asked nothing.
  expect(await first.page.evaluate(() => Notification.permission)).toBe('default');
  const { pathname } = new URL(first.page.url());
  await answerArrives(runner);
  await first.page.reload();
  await coachWords(first.page, words);
  expect(await questionOn(first.page).count()).toBe(0);

  const second = await onNewDevice(runner);
  await second.page.goto(`${appOrigin()}${pathname}`);
  await coachWords(second.page, words);
  // Its own note says that it looked, and found the answer.
  await expect
    .poll(() => second.page.evaluate(() => localStorage.getItem('tasuki.personal.pushAnswered')), {
      timeout: 60_000,
    })
    .toBe('yes');
  expect(await questionOn(second.page).count()).toBe(0);
  for (const { problems, leave } of [first, second]) {
    expect(problems).toEqual([]);
    await leave();
  }
});

it('notifies after a yes of the next words, and a tap opens them', async () => {
  const runner = await createJourneyRunner('en');
  await moveToNoon(runner);
  const { context, leave, page, problems } = await onNewDevice(runner);
  await addRun(page, 73, 30);
  await coachWords(page, words);
  const question = questionOn(page);
  await question.waitFor();
  // The person's answer to the browser's own prompt, which comes after the yes.
  await context.grantPermissions(['notifications'], { origin: appOrigin() });
  await question.getByRole('button', { name: words('homeScreen:pushQuestion.yes') }).click();
  await question.getByText(words('homeScreen:pushQuestion.isOn')).waitFor();
  await page.reload();
  await coachWords(page, words);
  expect(await questionOn(page).count()).toBe(0);

  const deviceId = await deviceIdOf(page);
  await page.goto(`${appOrigin()}/activities`);
  await page
    .getByRole('button', { name: words('uploads:dismiss', { name: 'run-73.fit' }) })
    .click();
  await addRun(page, 74, 2);
  const { pathname } = new URL(page.url());
  await expect.poll(async () => received(deviceId), { timeout: 60_000 }).toHaveLength(1);
  const [push] = await received(deviceId);
  await page.goto(`${appOrigin()}/account`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await deliver(context, page, push?.content);
  await expect
    .poll(async () => shownNotifications(page))
    .toEqual([{ body: 'New feedback on a run is ready.', data: pathname }]);
  await tapNotification(context);
  await page.waitForURL(`**${pathname}`);
  await coachWords(page, words);
  await expect.poll(async () => shownNotifications(page)).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});

it('a device that is turned on is notified of new words, and of nothing after signing out', async () => {
  const runner = await createJourneyRunner('en');
  await moveToNoon(runner);
  const { context, leave, page } = await onNewDevice(runner);
  await context.grantPermissions(['notifications'], { origin: appOrigin() });
  await page.goto(`${appOrigin()}/account`);
  await page.getByRole('button', { name: words('account:push.turnOn') }).click();
  await page.getByText(words('account:push.isOn')).waitFor();
  const deviceId = await deviceIdOf(page);

  await addRun(page, 71, 2);
  const { pathname } = new URL(page.url());
  await expect.poll(async () => received(deviceId), { timeout: 60_000 }).toHaveLength(1);
  const [push] = await received(deviceId);
  expect(push?.content).toMatchObject({ body: 'New feedback on a run is ready.', path: pathname });

  // While another page is open.
  await page.goto(`${appOrigin()}/account`);
  await deliver(context, page, push?.content);
  await expect
    .poll(async () => shownNotifications(page))
    .toEqual([{ body: 'New feedback on a run is ready.', data: pathname }]);

  await signOut(page);
  const isKept = await page.evaluate(() => localStorage.getItem('tasuki.personal.sandboxedDevice'));
  expect(isKept).toBeNull();
  await leave();
});
