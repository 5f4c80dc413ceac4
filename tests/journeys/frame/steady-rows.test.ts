import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { rowShifts } from '../pages/row-shifts.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');
/** The words of the week against the plan change each day. */
const PLANNED_WEEK = new RegExp(english('plan:inList.week', { done: '.+', planned: '.+' }));

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it.each(['narrow', 'phone'] as const)(
  'moves no row of the list for the plan that comes after it, on a %s screen',
  async (viewport) => {
    const runner = DEMO_ACCOUNTS[0];
    if (!runner) throw new Error('There is no demo runner');
    const { context, leave, page } = await newVisitor(browser, { viewport });
    await signIn(page, english, runner);
    await page.waitForURL('**/activities');
    await page.getByText(PLANNED_WEEK).waitFor();
    await page.close();

    // The returning visitor has touched nothing yet, so every movement happens by itself.
    const visit = await context.newPage();
    await visit.goto(`${appOrigin()}${routePath('activities')}`);
    await visit.getByText(PLANNED_WEEK).waitFor();
    await visit
      .locator(`#main a[href="${routePath('plan')}"] p`)
      .first()
      .waitFor();
    expect(await rowShifts(visit)).toEqual([]);
    await leave();
  },
);

it('moves no message of a conversation for a run that one of them shows', async () => {
  const runner = DEMO_ACCOUNTS.find(({ role }) => role === 'runner');
  const coach = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!runner || !coach) throw new Error('There is no demo runner, or no demo coach');
  const { context, leave, page } = await newVisitor(browser, { viewport: 'phone' });
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  await page.close();

  const visit = await context.newPage();
  const topicId = coachTopicId(runner.uid, coach.uid);
  // The answer comes after the messages are drawn, and its card later still.
  const drawn = Promise.withResolvers<undefined>();
  await visit.route('**/readEmbeddedActivities?*', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await visit.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
  await visit.getByText(english('chat:embedded.loading')).waitFor();
  drawn.resolve(undefined);
  await visit.getByRole('region', { name: english('chat:embedded.label') }).waitFor();
  await visit
    .getByRole('button', { name: english('chat:message.remembered') })
    .first()
    .waitFor();
  // The words of a card may take one line more than its room is made for.
  const moved = await rowShifts(visit, { around: '[role="log"]', toleratedPixels: 24 });
  expect(moved).toEqual([]);
  await leave();
});
