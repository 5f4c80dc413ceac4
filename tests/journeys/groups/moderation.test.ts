import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { writeCoachLink } from '../coaches/write-coach-link.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { ask, threadOf } from '../pages/conversation-pages.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';

const english = wordsOf('en');
const japanese = wordsOf('ja');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

function demoAccount(role: 'coach' | 'admin') {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demo ${role}`);
  return account;
}

/** Chooses from the menu of the newest message. */
async function choose(page: Page, words: Words, key: string): Promise<void> {
  await threadOf(page, words)
    .getByRole('article')
    .last()
    .locator('button[aria-haspopup="menu"]')
    .click();
  await page.getByRole('menuitem', { name: words(key), exact: true }).click();
}

it('hides a threat until it is asked for, and lets a reader report it and an admin remove it', async () => {
  const account = await createJourneyRunner('ja');
  const coachUid = demoAccount('coach').uid;
  await writeCoachLink(account.uid, coachUid, { isSharing: false });
  const topicId = coachTopicId(account.uid, coachUid);
  const runner = await newVisitor(browser, { locale: 'ja-JP' });
  const coach = await newVisitor(browser, { viewport: 'desktop' });
  const admin = await newVisitor(browser, { viewport: 'desktop' });
  await signIn(runner.page, japanese, account);
  await runner.page.waitForURL('**/activities');
  await runner.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
  await signIn(coach.page, english, demoAccount('coach'));
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  await coach.page.goto(`${appOrigin()}${routePath('coachTopicChat', { topicId })}`);

  // The coach sees that there is something, and reads it when they ask for it.
  const threat = `I will break your legs, number ${Date.now()}`;
  await ask(runner.page, japanese, threat);
  const thread = threadOf(coach.page, english);
  await thread.getByText(english('chat:flagged.notice')).waitFor();
  await thread.getByText(threat).waitFor({ state: 'detached' });
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await thread.getByRole('button', { name: english('chat:flagged.show') }).click();
  await thread.getByText(threat).waitFor();
  await threadOf(runner.page, japanese).getByText(japanese('chat:flagged.own')).waitFor();
  expect(await seriousAxeFindings(runner.page)).toEqual([]);

  // The coach reports it.
  await choose(coach.page, english, 'chat:report.action');
  const report = coach.page.getByRole('dialog', { name: english('chat:report.title') });
  await report.getByLabel(english('chat:report.reason.harassment')).check();
  await report.getByLabel(english('chat:report.text')).fill('This frightens me.');
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await report.getByRole('button', { name: english('chat:report.send') }).click();
  await coach.page.getByText(english('chat:report.done')).waitFor();

  // An admin reads why, and removes it for everyone.
  await signIn(admin.page, english, demoAccount('admin'));
  await admin.page.waitForURL((url) => url.pathname !== '/signin');
  await admin.page.goto(`${appOrigin()}${routePath('adminModeration')}`);
  const waiting = admin.page.getByRole('article').filter({ hasText: threat });
  await waiting.getByText('This frightens me.').waitFor();
  await waiting.getByText(english('people:moderation.reports_one', { count: 1 })).waitFor();
  expect(await seriousAxeFindings(admin.page)).toEqual([]);
  const remove = english('people:moderation.act.hide-message.action');
  await waiting.getByRole('button', { name: remove, exact: true }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: remove, exact: true }).click();
  await waiting.waitFor({ state: 'detached' });

  // Its words are gone, and its author reads who took them.
  await thread.getByText(threat).waitFor({ state: 'detached' });
  await threadOf(runner.page, japanese).getByText(japanese('chat:flagged.removed')).waitFor();
  await expect.poll(async () => runner.page.getByText(threat).count()).toBe(0);
  for (const { problems, leave } of [runner, coach, admin]) {
    expect(problems).toEqual([]);
    await leave();
  }
});
