import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { messageBox, sendButton, threadOf } from '../pages/conversation-pages.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordPattern, wordsOf, type Words } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

const english = wordsOf('en');
const japanese = wordsOf('ja');
/** A draft is a job, and other tests have jobs too. */
const DRAFT_MILLISECONDS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function write(page: Page, words: Words, text: string): Promise<void> {
  await messageBox(page, words).fill(text);
  await sendButton(page, words).click();
  await threadOf(page, words).getByText(text, { exact: true }).waitFor();
}

function draftKey(page: Page, key: string) {
  return page
    .getByRole('region', { name: english('roster:drafts.card.title') })
    .getByRole('button', { name: english(key), exact: true });
}

it('drafts an answer for the coach, who changes and sends it, and says so to the runner', async () => {
  const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coachAccount) throw new Error('There is no demo coach');
  const account = await createJourneyRunner('ja');
  await writeCoachLink(account.uid, coachAccount.uid, { isSharing: true });
  const topicId = coachTopicId(account.uid, coachAccount.uid);
  const runner = await newVisitor(browser, { locale: 'ja-JP' });
  const coach = await newVisitor(browser, { viewport: 'desktop' });

  // The coach switches drafts on.
  await signIn(coach.page, english, coachAccount);
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  const drafts = coach.page.getByRole('region', { name: english('roster:drafts.list.title') });
  const isOn = drafts.getByRole('checkbox', { name: english('roster:drafts.switch.words') });
  await isOn.check();
  // The page shows it before the server has it, and a message that comes before that gets no draft.
  const settings = getFirestore().doc(firestorePaths.draftSettings(coachAccount.uid));
  await expect.poll(async () => (await settings.get()).get('isOn') as unknown).toBe(true);
  expect(await seriousAxeFindings(coach.page)).toEqual([]);

  // The runner writes, and the draft waits at the coach's home.
  await signIn(runner.page, japanese, account);
  await runner.page.waitForURL('**/activities');
  await runner.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
  await write(runner.page, japanese, '明日はどう走ればよいですか。');
  const address = routePath('coachTopicChat', { topicId });
  const open = drafts.locator(`a[href="${address}"]`);
  await open.waitFor({ timeout: DRAFT_MILLISECONDS });
  expect(await seriousAxeFindings(coach.page)).toEqual([]);

  // The coach opens the conversation, changes the draft and sends it.
  await open.click();
  await coach.page.waitForURL(`**${address}`);
  await draftKey(coach.page, 'roster:drafts.edit').click();
  await coach.page.getByText(english('chat:draft.strip')).waitFor();
  await expect.poll(async () => messageBox(coach.page, english).inputValue()).not.toBe('');
  await messageBox(coach.page, english).fill('明日はゆっくり30分にしましょう。');
  await sendButton(coach.page, english).click();
  const thread = threadOf(runner.page, japanese);
  const changed = thread.getByRole('article').filter({ hasText: '明日はゆっくり30分' });
  await changed.getByText(wordPattern(japanese, 'chat:draft.edited.by')).waitFor();
  expect(await seriousAxeFindings(runner.page)).toEqual([]);

  // Other journeys have the same coach.
  await settings.delete();
  await runner.leave();
  await coach.leave();
});
