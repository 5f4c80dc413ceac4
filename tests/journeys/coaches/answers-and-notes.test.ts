import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId, topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { ask, threadOf } from '../pages/conversation-pages.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

const english = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** The newest answer of the AI, once somebody may say what they think of it. */
async function newestAnswer(page: Page, words: Words) {
  const answer = threadOf(page, words)
    .getByRole('article')
    .filter({ has: page.getByRole('group', { name: words('chat:feedback.label') }) })
    .last();
  await answer.waitFor();
  return answer;
}

const phoneInJapanese = {
  viewport: 'phone',
  language: 'ja',
  locale: 'ja-JP',
  question: '@AI 明日はどう走ればよいですか。',
  injury: '2週間前から左膝が痛いです。',
} as const;
const desktopInEnglish = {
  viewport: 'desktop',
  language: 'en',
  locale: 'en-GB',
  question: '@AI how should I run tomorrow?',
  injury: 'My left knee has hurt for two weeks.',
} as const;

it.each(
  journeyVariants<typeof phoneInJapanese | typeof desktopInEnglish>(
    [phoneInJapanese],
    [desktopInEnglish],
  ),
)(
  'takes what a runner and a coach think of an answer, and what is to be remembered: $viewport, $language',
  async ({ question, injury, language, ...device }) => {
    const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
    if (!coachAccount) throw new Error('There is no demo coach');
    const words = wordsOf(language);
    const account = await createJourneyRunner(language);
    await getFirestore().doc(firestorePaths.user(account.uid)).update({ defaultModel: 'embedded' });
    await writeCoachLink(account.uid, coachAccount.uid, { isSharing: true });
    const topicId = coachTopicId(account.uid, coachAccount.uid);
    const runner = await newVisitor(browser, device);
    const coach = await newVisitor(browser, { viewport: 'desktop' });
    const { page } = runner;

    // The runner asks the AI before the coach, says what was wrong, and changes their mind.
    await signIn(page, words, account);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
    await ask(page, words, question);
    const answer = await newestAnswer(page, words);
    const dislike = answer.getByRole('button', { name: words('chat:feedback.dislike') });
    await dislike.click();
    const dialog = page.getByRole('dialog', { name: words('chat:feedback.title.dislike') });
    await dialog.getByLabel(words('chat:feedback.reason.accuracy')).check();
    await dialog.getByLabel(words('chat:feedback.text')).fill('Too far.');
    expect(await seriousAxeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: words('chat:feedback.send') }).click();
    await page.getByText(words('chat:feedback.given')).waitFor();
    await expect.poll(async () => dislike.getAttribute('aria-pressed')).toBe('true');
    await dislike.click();
    await expect
      .poll(async () => dialog.getByLabel(words('chat:feedback.text')).inputValue())
      .toBe('Too far.');
    await dialog.getByRole('button', { name: words('chat:feedback.takeBack') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => dislike.getAttribute('aria-pressed')).toBe('false');

    // The coach corrects the answer, and the runner reads by whom.
    await signIn(coach.page, english, coachAccount);
    await coach.page.waitForURL(`**${routePath('coachHome')}`);
    await coach.page.goto(`${appOrigin()}${routePath('coachTopicChat', { topicId })}`);
    const asCoach = await newestAnswer(coach.page, english);
    await asCoach.locator('button[aria-haspopup="menu"]').click();
    await coach.page
      .getByRole('menuitem', { name: english('chat:correction.action'), exact: true })
      .click();
    const correcting = coach.page.getByRole('dialog', { name: english('chat:correction.title') });
    await correcting.getByLabel(english('chat:correction.text')).fill('5 km are enough.');
    await correcting.getByRole('button', { name: english('chat:correction.save') }).click();
    await coach.page.getByText(english('chat:correction.saved')).waitFor();
    await asCoach.getByText(english('chat:correction.own')).waitFor();
    await answer.getByText('5 km are enough.').waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    expect(await seriousAxeFindings(coach.page)).toEqual([]);

    // A runner's words to the AI alone are noted, shown to the coach, and forgotten when they want
    // it.
    await page.goto(`${appOrigin()}/topics/${topicIdOf(account.uid, null)}/chat`);
    await ask(page, words, injury);
    const [before = ''] = words('athlete:memories.remembered', { text: '|' }).split('|');
    await page.getByText(before).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    const runnerAtCoach = routePath('coachRunner', { runnerUid: account.uid });
    await coach.page.goto(`${appOrigin()}${runnerAtCoach}`);
    await coach.page.getByText(injury.replace(/[.。]$/u, '')).waitFor();
    await page.goto(`${appOrigin()}${routePath('memories')}`);
    await page.getByRole('heading', { name: words('athlete:memories.kind.injury') }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    const [forget = ''] = words('athlete:memories.forgetNamed', { text: '|' }).split('|');
    await page.getByRole('button', { name: forget }).click();
    await page.getByText(words('athlete:memories.empty')).waitFor();
    await coach.page.reload();
    await coach.page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(async () => coach.page.getByText(injury.replace(/[.。]$/u, '')).count())
      .toBe(0);

    // The runner finds what they wrote by a word of it, and the thread opens there.
    await page.goto(`${appOrigin()}${routePath('topics')}`);
    const term = language === 'ja' ? '明日は' : 'tomorrow';
    await page.getByLabel(words('chat:search.label')).fill(term);
    await page
      .getByRole('region', { name: words('chat:search.messages') })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/chat\?message=/);
    await threadOf(page, words)
      .getByRole('article')
      .filter({ hasText: question.replace('@AI ', '') })
      .waitFor();
    for (const { problems, leave } of [runner, coach]) {
      expect(problems).toEqual([]);
      await leave();
    }
  },
);
