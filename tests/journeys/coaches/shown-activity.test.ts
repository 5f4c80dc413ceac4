import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { addFiles, openAdded } from '../pages/activity-pages.ts';
import { sendButton, threadOf } from '../pages/conversation-pages.ts';
import { generatedRun } from '../recording-files.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** A runner who shares with the coach, and hides one run. */
async function writeSharingRunner(runnerUid: string, coachId: string): Promise<void> {
  const database = getFirestore();
  await writeCoachLink(runnerUid, coachId, { isSharing: true });
  await database.doc(firestorePaths.activity(runnerUid, 'kept')).set({
    ...exampleActivityRow({ id: 'kept', ownerUid: runnerUid, feedbackState: 'pending' }),
    title: 'Kept to myself',
    isHidden: true,
  });
}

/** Opens the choice of an activity from where a message is written. */
async function openPicker(page: Page, words: Words): Promise<Locator> {
  await page.getByRole('button', { name: words('chat:attachments.add') }).click();
  await page.getByRole('menuitem', { name: words('chat:embedded.offer') }).click();
  const picker = page.getByRole('dialog', { name: words('chat:embedded.pick.title') });
  await picker.waitFor();
  return picker;
}

function cardOn(page: Page, words: Words): Locator {
  return threadOf(page, words).getByRole('region', { name: words('chat:embedded.label') });
}

/** The words that stand for the chart, up to their first figure. */
function chartIn(card: Locator, words: Words): Locator {
  const pattern = words('chat:embedded.chart', { slowest: '.+', fastest: '.+' });
  return card.getByText(new RegExp(pattern));
}

async function press(within: Page | Locator, words: Words, key: string): Promise<void> {
  await within.getByRole('button', { name: words(key), exact: true }).click();
}

const phoneInJapanese = { viewport: 'phone', language: 'ja', locale: 'ja-JP' } as const;
const desktopInEnglish = { viewport: 'desktop', language: 'en', locale: 'en-GB' } as const;

it.each(
  journeyVariants(
    [{ runnerHas: phoneInJapanese, coachHas: 'desktop' as const }],
    [{ runnerHas: desktopInEnglish, coachHas: 'phone' as const }],
  ),
)(
  'shows a run in a message to the coach as long as the runner shares: $runnerHas.viewport, $runnerHas.language',
  async ({ runnerHas, coachHas }) => {
    const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
    if (!coachAccount) throw new Error('There is no demo coach');
    const account = await createJourneyRunner(runnerHas.language);
    await writeSharingRunner(account.uid, coachAccount.uid);
    const topicId = coachTopicId(account.uid, coachAccount.uid);
    const runner = await newVisitor(browser, runnerHas);
    const coach = await newVisitor(browser, { viewport: coachHas });
    const runnerWords = wordsOf(runnerHas.language);
    const coachWords = wordsOf('en');

    // The runner picks a run, reads who will see what, and sends it.
    await signIn(runner.page, runnerWords, account);
    await runner.page.waitForURL('**/activities');
    const run = generatedRun('steady', 81);
    await addFiles(runner.page, runnerWords, [run]);
    await openAdded(runner.page, runnerWords, run.name);
    await runner.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
    const picker = await openPicker(runner.page, runnerWords);
    const kept = picker.getByRole('button', { name: /Kept to myself/ });
    await kept.getByText(runnerWords('chat:embedded.pick.withheld.hidden')).waitFor();
    expect(await kept.isDisabled()).toBe(true);
    expect(await seriousAxeFindings(runner.page)).toEqual([]);
    await picker.getByRole('listitem').first().getByRole('button').click();
    const asking = runner.page.getByRole('dialog', {
      name: runnerWords('chat:embedded.confirm.title'),
    });
    await asking.getByText(runnerWords('chat:embedded.confirm.seenByCoach')).waitFor();
    expect(await seriousAxeFindings(runner.page)).toEqual([]);
    await press(asking, runnerWords, 'chat:embedded.confirm.add');
    await runner.page.getByRole('group', { name: runnerWords('chat:embedded.strip') }).waitFor();
    await sendButton(runner.page, runnerWords).click();
    await chartIn(cardOn(runner.page, runnerWords), runnerWords).waitFor();
    expect(await seriousAxeFindings(runner.page)).toEqual([]);

    // The coach has the conversation open, sees the card with its chart, and follows it.
    await signIn(coach.page, coachWords, coachAccount);
    await coach.page.waitForURL(`**${routePath('coachHome')}`);
    const address = `${appOrigin()}${routePath('coachTopicChat', { topicId })}`;
    await coach.page.goto(address);
    const card = cardOn(coach.page, coachWords);
    await chartIn(card, coachWords).waitFor();
    expect(await seriousAxeFindings(coach.page)).toEqual([]);
    await card.getByRole('link').click();
    await coach.page.waitForURL(`**/coach-app/runners/${account.uid}/activities/*`);
    await coach.page.goto(address);

    // The coach shows one of the runner's own to the runner, who sees it come by itself.
    const coachPicker = await openPicker(coach.page, coachWords);
    expect(await coachPicker.getByText('Kept to myself').count()).toBe(0);
    await coachPicker.getByRole('listitem').first().getByRole('button').click();
    await sendButton(coach.page, coachWords).click();
    await expect
      .poll(async () => cardOn(runner.page, runnerWords).count(), { timeout: 60_000 })
      .toBe(2);
    await chartIn(cardOn(runner.page, runnerWords).last(), runnerWords).waitFor();

    // The runner stops sharing: the coach reads why there is nothing, and the runner that nobody sees it.
    await runner.page.goto(`${appOrigin()}${routePath('myCoach')}`);
    await press(runner.page, runnerWords, 'coaches:sharing.stop');
    await runner.page
      .getByRole('button', { name: runnerWords('coaches:sharing.share'), exact: true })
      .waitFor();
    await coach.page.reload();
    const why = threadOf(coach.page, coachWords).getByText(
      coachWords('chat:embedded.withheld.notShared'),
    );
    await expect.poll(async () => why.count(), { timeout: 60_000 }).toBe(2);
    await expect.poll(async () => cardOn(coach.page, coachWords).count()).toBe(0);
    expect(await seriousAxeFindings(coach.page)).toEqual([]);
    await runner.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
    await cardOn(runner.page, runnerWords)
      .first()
      .getByText(runnerWords('chat:embedded.onlyYou.notShared'))
      .waitFor();
    expect(await seriousAxeFindings(runner.page)).toEqual([]);
    for (const { problems, leave } of [runner, coach]) {
      expect(problems).toEqual([]);
      await leave();
    }
  },
);
