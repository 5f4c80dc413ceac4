import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor, openWithin } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { ask, messageBox } from '../pages/conversation-pages.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

const english = wordsOf('en');
const japanese = wordsOf('ja');
const NAME = '大阪マラソンまで 🏃';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** Chooses from the menu of the conversation on screen. */
async function choose(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: japanese('chat:menu.open'), exact: true }).click();
  await page.getByRole('menuitem', { name: japanese(key), exact: true }).click();
}

async function isSaid(page: Page, key: string): Promise<void> {
  await page.getByText(japanese(key), { exact: true }).waitFor();
}

it('lets a runner rename, mute and archive the conversation with their coach', async () => {
  const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coachAccount) throw new Error('There is no demo coach');
  const account = await createJourneyRunner('ja');
  await writeCoachLink(account.uid, coachAccount.uid, { isSharing: false });
  const topicId = coachTopicId(account.uid, coachAccount.uid);
  const runner = await newVisitor(browser, { locale: 'ja-JP' });
  const coach = await newVisitor(browser, { viewport: 'desktop' });
  const chat = routePath('topicChat', { topicId });
  const row = runner.page.locator(`li a[href="${chat}"]`);
  const unread = (count: number) =>
    row.getByText(japanese('chat:list.unread_other', { shown: count }), { exact: true });
  const isTitled = async (begin: string) =>
    runner.page.waitForFunction((wanted) => document.title.startsWith(wanted), begin);
  await signIn(runner.page, japanese, account);
  await runner.page.waitForURL('**/activities');
  await runner.page.goto(`${appOrigin()}${chat}`);
  await messageBox(runner.page, japanese).waitFor();
  await signIn(coach.page, english, coachAccount);
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  await coach.page.goto(`${appOrigin()}${routePath('coachTopicChat', { topicId })}`);
  await messageBox(coach.page, english).waitFor();

  // The name that the runner gives is the coach's too.
  await choose(runner.page, 'chat:menu.rename');
  await runner.page.getByRole('textbox', { name: japanese('chat:menu.name') }).fill(NAME);
  expect(await seriousAxeFindings(runner.page)).toEqual([]);
  await runner.page.getByRole('button', { name: japanese('chat:menu.save'), exact: true }).click();
  await isSaid(runner.page, 'chat:menu.renamed');
  await runner.page.getByRole('heading', { name: NAME }).waitFor();
  await coach.page.getByRole('heading', { name: NAME }).waitFor();

  // A message in a muted conversation is listed, and counted nowhere.
  await choose(runner.page, 'chat:menu.mute');
  await isSaid(runner.page, 'chat:menu.muted');
  await openWithin(runner.page, routePath('topics'));
  await row.getByText(NAME, { exact: true }).waitFor();
  await ask(coach.page, english, 'How are your legs?');
  await row.getByText('How are your legs?', { exact: true }).waitFor();
  await row.getByText(japanese('chat:list.muted'), { exact: true }).waitFor();
  expect(await unread(1).count()).toBe(0);
  expect(await runner.page.title()).not.toMatch(/^\(/);

  // Read and no longer muted, it counts what comes next.
  await row.click();
  await messageBox(runner.page, japanese).waitFor();
  await choose(runner.page, 'chat:menu.unmute');
  await isSaid(runner.page, 'chat:menu.unmuted');
  await openWithin(runner.page, routePath('topics'));
  await ask(coach.page, english, 'Rest tomorrow.');
  await unread(1).waitFor();
  await isTitled('(1) ');

  // Archived it is aside, until somebody writes.
  await row.click();
  await messageBox(runner.page, japanese).waitFor();
  await choose(runner.page, 'chat:menu.archive');
  await isSaid(runner.page, 'chat:menu.archived');
  await openWithin(runner.page, routePath('topics'));
  await runner.page.getByText(japanese('chat:list.empty'), { exact: true }).waitFor();
  await runner.page.getByRole('button', { name: japanese('chat:list.showArchived') }).click();
  await row.getByText(NAME, { exact: true }).waitFor();
  expect(await seriousAxeFindings(runner.page)).toEqual([]);
  await runner.page.getByRole('button', { name: japanese('chat:list.backToAll') }).click();
  await ask(coach.page, english, 'See you on Monday!');
  await row.getByText('See you on Monday!', { exact: true }).waitFor();
  await unread(1).waitFor();
  await runner.leave();
  await coach.leave();
});
