import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner, type JourneyRunner } from '../journey-runner.ts';
import { rowShifts } from '../pages/row-shifts.ts';
import { keptPages, untilKept } from '../pages/seen-pages.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');
/** More than a phone shows at once. */
const ROWS = 12;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function writeRuns(runner: JourneyRunner): Promise<void> {
  const database = getFirestore();
  const now = Date.now();
  for (let index = 0; index < ROWS; index += 1) {
    await database.doc(firestorePaths.activity(runner.uid, `run-${index}`)).set(
      exampleActivityRow({
        ownerUid: runner.uid,
        title: `Run ${index}`,
        startedAt: new Date(now - (index + 1) * 12 * HOUR_MILLISECONDS),
      }),
    );
  }
}

/** A runner's browser in which the list was shown once, and the address of it. */
async function whoSawTheList(viewport: 'phone' | 'desktop') {
  const runner = await createJourneyRunner('en');
  await writeRuns(runner);
  const visitor = await newVisitor(browser, { viewport });
  await signIn(visitor.page, english, runner);
  await visitor.page.waitForURL('**/activities');
  await untilKept(visitor.page);
  await visitor.page.close();
  return { ...visitor, runner };
}

/** The database answers nothing on this page until it is let. */
async function holdDatabase(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(/\/documents[:/]|\/(?:Listen|Write)\/channel/, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

const row = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^${title}\\b`) });

describe('who returns to the list', () => {
  it.each(['phone', 'desktop'] as const)(
    'sees it as it was before the server answers, then as it is, and no row moves, on a %s',
    async (viewport) => {
      const { context, leave, runner } = await whoSawTheList(viewport);
      await getFirestore()
        .doc(firestorePaths.activity(runner.uid, 'run-0'))
        .update({ title: 'Along the river' });

      const visit = await context.newPage();
      const letAnswer = await holdDatabase(visit);
      await visit.goto(`${appOrigin()}${routePath('activities')}`);
      await row(visit, 'Run 0').waitFor();
      const add = visit.getByRole('button', { name: english('uploads:add') }).first();
      expect(await add.isDisabled()).toBe(true);
      letAnswer();
      await row(visit, 'Along the river').waitFor();
      expect(await row(visit, 'Run 0').count()).toBe(0);
      expect(await add.isEnabled()).toBe(true);
      expect(await rowShifts(visit)).toEqual([]);
      await leave();
    },
  );

  it('opens a row before the server answers, and comes back to the list', async () => {
    const { context, leave } = await whoSawTheList('phone');
    const visit = await context.newPage();
    const letAnswer = await holdDatabase(visit);
    await visit.goto(`${appOrigin()}${routePath('activities')}`);
    await row(visit, 'Run 1').click();
    await visit.waitForURL('**/activities/run-1');
    letAnswer();
    await visit.getByRole('heading', { level: 1, name: 'Run 1' }).waitFor();
    await visit.goBack();
    await row(visit, 'Run 1').waitFor();
    await leave();
  });

  it('is told of when it is, as long as the server does not answer', async () => {
    const { context, leave } = await whoSawTheList('phone');
    const visit = await context.newPage();
    const letAnswer = await holdDatabase(visit);
    await visit.goto(`${appOrigin()}${routePath('activities')}`);
    const words = visit.getByText(new RegExp(english('common:lastSeen', { time: '.+' })));
    await words.waitFor();
    letAnswer();
    await words.waitFor({ state: 'detached' });
    await row(visit, 'Run 0').waitFor();
    await leave();
  });
});

it('keeps nothing of who signs out, and shows none of it to who comes next', async () => {
  const { context, leave } = await whoSawTheList('phone');
  const page = await context.newPage();
  await page.goto(`${appOrigin()}${routePath('signOut')}`);
  await page.getByRole('button', { name: english('common:title.signOut'), exact: true }).click();
  await page.waitForURL('**/signin');
  expect(await keptPages(page)).toEqual([]);
  const next = await createJourneyRunner('en');
  await signIn(page, english, next);
  await page.waitForURL('**/activities');
  await page.reload();
  await page
    .getByRole('button', { name: english('uploads:add') })
    .first()
    .waitFor();
  expect(await row(page, 'Run 0').count()).toBe(0);
  await leave();
});
