import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { GROUP_LIMITS } from '@tasuki/domain/chat/groups/group';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { messageBox, sendButton, threadOf } from '../pages/conversation-pages.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';

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

async function openMembers(page: Page, words: Words): Promise<void> {
  await press(page, words, 'chat:menu.open');
  await page.getByRole('menuitem', { name: words('groups:members.open'), exact: true }).click();
}

it('lets three people write in a group that one started, each from when they came', async () => {
  const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coachAccount) throw new Error('There is no demo coach');
  const owner = await newVisitor(browser, { locale: 'ja-JP' });
  const coach = await newVisitor(browser, { viewport: 'desktop' });
  const member = await newVisitor(browser, { locale: 'ja-JP' });
  await signIn(owner.page, japanese, await createJourneyRunner('ja'));
  await owner.page.waitForURL('**/activities');

  // A runner starts a group, writes, and makes a link.
  await owner.page.goto(`${appOrigin()}${routePath('topics')}`);
  await press(owner.page, japanese, 'groups:start.open');
  await owner.page.getByLabel(japanese('groups:start.name')).fill('土曜の朝ラン');
  await press(owner.page, japanese, 'groups:start.confirm');
  await owner.page.waitForURL('**/topics/group_*/chat');
  await write(owner.page, japanese, '最初のことば');
  await openMembers(owner.page, japanese);
  await press(owner.page, japanese, 'groups:invite.make');
  const link = owner.page.getByText(/\/groups\/join\//);
  await link.waitFor();
  expect(await seriousAxeFindings(owner.page)).toEqual([]);
  const address = (await link.textContent()) ?? '';
  await press(owner.page, japanese, 'groups:close');

  // A coach follows it, reads what joining means, and nothing from before.
  await signIn(coach.page, english, coachAccount);
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  await coach.page.goto(address);
  await coach.page.getByRole('heading', { name: '土曜の朝ラン' }).waitFor();
  await coach.page.getByText(english('groups:join.fromNow')).waitFor();
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await press(coach.page, english, 'groups:join.confirm');
  await coach.page.waitForURL('**/coach-app/topics/group_*/chat');
  await write(coach.page, english, 'Good morning, all.');
  await threadOf(owner.page, japanese).getByText('Good morning, all.').waitFor();
  expect(await coach.page.getByText('最初のことば').count()).toBe(0);

  // Somebody who is signed out comes by the same link, once they are signed in.
  const third = await createJourneyRunner('ja');
  await member.page.goto(address);
  await member.page.waitForURL('**/signup**');
  await member.page
    .getByRole('link', { name: japanese('account:signUp.toSignIn'), exact: true })
    .click();
  // The form of the sign-up, which has an email as well, may stand a moment longer than its address.
  await member.page
    .getByRole('button', { name: japanese('account:signIn.submit'), exact: true })
    .waitFor();
  const field = (key: string) => member.page.getByLabel(japanese(key), { exact: true });
  await field('account:field.email').fill(third.email);
  await field('account:field.password').fill(third.password);
  await press(member.page, japanese, 'account:signIn.submit');
  await member.page.waitForURL('**/groups/join/**');
  await press(member.page, japanese, 'groups:join.confirm');
  await member.page.waitForURL('**/topics/group_*/chat');
  await write(member.page, japanese, 'よろしくお願いします。');
  await threadOf(coach.page, english).getByText('よろしくお願いします。').waitFor();
  expect(await member.page.getByText('Good morning, all.').count()).toBe(0);

  // The AI answers where it is mentioned, for all of them.
  await write(member.page, japanese, '@AI 朝ごはんは何がいいですか。');
  for (const [page, words] of [
    [owner.page, japanese],
    [coach.page, english],
    [member.page, japanese],
  ] as const) {
    await threadOf(page, words)
      .getByRole('group', { name: words('chat:feedback.label') })
      .waitFor();
  }

  // The owner removes the member, who reads nothing any more.
  await openMembers(owner.page, japanese);
  const members = owner.page.getByRole('dialog', { name: '土曜の朝ラン' });
  await members
    .getByRole('button', { name: japanese('groups:remove.open'), exact: false })
    .last()
    .click();
  await owner.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: japanese('groups:remove.open'), exact: true })
    .click();
  await members
    .getByRole('heading', {
      name: japanese('groups:members.title_other', {
        count: 2,
        maximum: GROUP_LIMITS.membersMaximum,
      }),
    })
    .waitFor();
  await member.page.getByRole('alert').waitFor();
  await expect.poll(async () => member.page.getByText('よろしくお願いします。').count()).toBe(0);
  expect(await messageBox(member.page, japanese).count()).toBe(0);
  await member.page.goto(address);
  await member.page.getByText(japanese('failures:group/invitation-over')).waitFor();

  await Promise.all([owner, coach, member].map(async (visitor) => visitor.leave()));
});
