import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { seriousAxeFindings } from '../axe-findings.ts';
import { messageBox, sendButton, threadOf } from '../pages/conversation-pages.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordPattern, wordsOf, type Words } from '../words.ts';

const english = wordsOf('en');
const japanese = wordsOf('ja');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function write(page: Page, words: Words, text: string): Promise<void> {
  await messageBox(page, words).fill(text);
  await sendButton(page, words).click();
  await threadOf(page, words).getByText(text, { exact: true }).waitFor();
}

async function press(page: Page, words: Words, key: string): Promise<void> {
  await page.getByRole('button', { name: words(key), exact: true }).click();
}

/** The message that holds a text. */
function messageWith(page: Page, words: Words, text: string) {
  return threadOf(page, words).getByRole('article').filter({ hasText: text }).last();
}

/** Chooses from the menu of the message that holds a text. */
async function choose(page: Page, words: Words, text: string, key: string): Promise<void> {
  await messageWith(page, words, text).locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: words(key), exact: true }).click();
}

/** Firestore's cache of read documents in the browser, as one text. */
async function keptDocuments(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const STORE = 'remoteDocumentsV14';
    const all = await indexedDB.databases();
    const texts = all
      .filter(({ name }) => name?.startsWith('firestore/'))
      .map(
        async ({ name = '' }) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => {
              reject(new Error('The cache could not be opened'));
            };
            opening.onsuccess = () => {
              const database = opening.result;
              const reading = database.transaction(STORE).objectStore(STORE).getAll();
              reading.onsuccess = () => {
                database.close();
                resolve(JSON.stringify(reading.result));
              };
            };
          }),
      );
    return (await Promise.all(texts)).join('');
  });
}

it('lets a runner and the coach they take write to each other until the runner ends it', async () => {
  const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coachAccount) throw new Error('There is no demo coach');
  const account = await createJourneyRunner('ja');
  const topicId = coachTopicId(account.uid, coachAccount.uid);
  const runner = await newVisitor(browser, { locale: 'ja-JP' });
  const coach = await newVisitor(browser, { viewport: 'desktop' });
  await signIn(runner.page, japanese, account);
  await runner.page.waitForURL('**/activities');
  const profile = routePath('coachProfile', { coachId: coachAccount.uid });
  await runner.page.goto(`${appOrigin()}${profile}`);
  await press(runner.page, japanese, 'coaches:plans.take');
  await runner.page
    .getByRole('dialog')
    .getByRole('button', { name: japanese('coaches:plans.take'), exact: true })
    .click();
  // Taking a coach opens their conversation, to which the page of the runner's coaches leads as well.
  await runner.page.waitForURL(`**/topics/${topicId}/chat`);
  await runner.page.goto(`${appOrigin()}${routePath('myCoach')}`);
  await runner.page.getByRole('link', { name: japanese('coaches:write') }).click();
  await runner.page.waitForURL(`**/topics/${topicId}/chat`);
  await write(runner.page, japanese, 'はじめまして。');
  expect(await seriousAxeFindings(runner.page)).toEqual([]);

  // The coach sees in their list that somebody has written, and answers.
  await signIn(coach.page, english, coachAccount);
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  await coach.page
    .getByRole('link', { name: english('common:place.coachTopics'), exact: true })
    .click();
  const row = coach.page.getByRole('link', { name: /はじめまして。/ });
  await row.getByText(english('chat:list.unread_one', { shown: '1' })).waitFor();
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await row.click();
  await coach.page.waitForURL(`**/coach-app/topics/${topicId}/chat`);
  await threadOf(coach.page, english).getByText('はじめまして。').waitFor();
  await write(coach.page, english, 'Welcome! Easy today.');
  await threadOf(runner.page, japanese).getByText('Welcome! Easy today.').waitFor();
  // The runner mends a message: the coach reads the new words, and that they are new.
  await write(runner.page, japanese, '今日は5km走りました。');
  await choose(runner.page, japanese, '今日は5km走りました。', 'chat:actions.edit');
  await messageBox(runner.page, japanese).fill('今日は6km走りました 🏃');
  await press(runner.page, japanese, 'chat:edit.save');
  const mended = messageWith(coach.page, english, '今日は6km走りました 🏃');
  await mended.getByText(english('chat:message.edited')).waitFor();

  // The coach quotes it, and asks the AI: both read the answer.
  await choose(coach.page, english, '今日は6km走りました 🏃', 'chat:actions.quote');
  await write(coach.page, english, 'Well done!');
  const quoting = messageWith(runner.page, japanese, 'Well done!');
  await quoting.getByRole('button', { name: /今日は6km走りました/ }).waitFor();
  await write(coach.page, english, '@AI how far should she run tomorrow?');
  for (const [page, words] of [
    [coach.page, english],
    [runner.page, japanese],
  ] as const) {
    await threadOf(page, words).getByText(words('chat:answeredBy.embedded')).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
  }

  // A message that the runner deletes is gone for the coach, in the quote too.
  await choose(runner.page, japanese, japanese('chat:message.edited'), 'chat:actions.delete');
  await runner.page
    .getByRole('dialog')
    .getByRole('button', { name: japanese('chat:delete.confirm'), exact: true })
    .click();
  await messageWith(coach.page, english, 'Well done!')
    .getByText(english('chat:quote.deleted'))
    .waitFor();
  await expect.poll(async () => coach.page.getByText('今日は6km走りました').count()).toBe(0);
  // A message that was read is not unread any more.
  await row.getByText(wordPattern(english, 'chat:list.unread_one')).waitFor({ state: 'detached' });

  // The runner ends the link: nothing that is written later could be read.
  await runner.page.goto(`${appOrigin()}${routePath('myCoach')}`);
  await runner.page
    .getByRole('button', { name: japanese('coaches:sharing.end.button') })
    .last()
    .click();
  await runner.page
    .getByRole('dialog')
    .getByRole('button', { name: japanese('coaches:sharing.end.confirm') })
    .click();
  await row.waitFor({ state: 'detached' });
  // The coach's open conversation leaves the screen by itself, and nothing more can be written.
  await coach.page.getByRole('alert').waitFor();
  await expect.poll(async () => coach.page.getByText('はじめまして。').count()).toBe(0);
  expect(await messageBox(coach.page, english).count()).toBe(0);
  expect(await keptDocuments(coach.page)).toContain('はじめまして。');
  // After the next start it is no longer in the browser.
  await coach.page.goto(`${appOrigin()}${routePath('coachTopicChat', { topicId })}`);
  await coach.page.getByRole('alert').waitFor();
  expect(await coach.page.getByText('はじめまして。').count()).toBe(0);
  await coach.page.goto(`${appOrigin()}${routePath('coachTopics')}`);
  await expect.poll(async () => keptDocuments(coach.page)).not.toContain('はじめまして。');
  await runner.leave();
  await coach.leave();
});
