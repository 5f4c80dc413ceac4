import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { threadOf } from '../pages/conversation-pages.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

const english = wordsOf('en');
const japanese = wordsOf('ja');
const DESKTOP_MILLISECONDS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** A runner who shares with the coach: one run that the coach may see, and one that is hidden. */
async function writeSharingRunner(runnerUid: string, coachId: string): Promise<void> {
  const database = getFirestore();
  const now = new Date();
  await writeCoachLink(runnerUid, coachId, { isSharing: true });
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MILLISECONDS);
  const row = exampleActivityRow({ ownerUid: runnerUid, feedbackState: 'pending' });
  const rows = [
    { ...row, id: 'seen', title: '朝の川沿い', startedAt: hoursAgo(3) },
    { ...row, id: 'kept', title: '内緒の練習', startedAt: hoursAgo(2), isHidden: true },
  ];
  for (const one of rows) {
    await database.doc(firestorePaths.activity(runnerUid, one.id)).set(one);
  }
}

it('shows a coach who needs them, what the runner shares, and carries a comment to the runner', async () => {
  const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coachAccount) throw new Error('There is no demo coach');
  const account = await createJourneyRunner('ja');
  await writeSharingRunner(account.uid, coachAccount.uid);
  const runner = await newVisitor(browser, { locale: 'ja-JP' });
  const coach = await newVisitor(browser, { viewport: 'desktop' });
  await signIn(coach.page, english, coachAccount);
  await coach.page.waitForURL(`**${routePath('coachHome')}`);

  // The runner notes a sign that belongs to a doctor; the coach's home says so by itself.
  await signIn(runner.page, japanese, account);
  await runner.page.waitForURL('**/activities');
  await runner.page.goto(`${appOrigin()}${routePath('activity', { activityId: 'seen' })}`);
  await runner.page
    .getByRole('textbox', { name: japanese('activities:own.note'), exact: true })
    .fill('走っている途中で胸が痛くなった');
  await runner.page
    .getByRole('button', { name: japanese('activities:own.save'), exact: true })
    .click();
  const urgent = coach.page.getByRole('list', { name: english('roster:attention.title') });
  const address = routePath('coachActivity', { runnerUid: account.uid, activityId: 'seen' });
  const row = urgent.locator(`a[href="${address}"]`);
  await row
    .getByText(english('roster:reason.redFlagNoted'))
    .waitFor({ timeout: DESKTOP_MILLISECONDS });
  expect(await seriousAxeFindings(coach.page)).toEqual([]);

  // The runner's page shows what is shared, and nothing of what is hidden.
  await coach.page
    .getByRole('list', { name: english('roster:all.title') })
    .locator(`a[href="${routePath('coachRunner', { runnerUid: account.uid })}"]`)
    .click();
  const activities = coach.page.getByRole('list', { name: english('roster:activities.title') });
  await activities.getByText('朝の川沿い').waitFor();
  expect(await activities.getByText('内緒の練習').count()).toBe(0);
  await coach.page.getByText(english('roster:activities.closed')).waitFor();
  expect(await seriousAxeFindings(coach.page)).toEqual([]);

  // A comment goes to the conversation, and leads the runner to their own page.
  await activities.getByText('朝の川沿い').click();
  await coach.page.waitForURL(`**${address}`);
  await coach.page.getByText('走っている途中で胸が痛くなった').waitFor();
  await coach.page
    .getByRole('textbox', { name: english('roster:comment.title') })
    .fill('Please see a doctor before you run again.');
  await coach.page
    .getByRole('button', { name: english('roster:comment.send'), exact: true })
    .click();
  await coach.page.getByText(english('roster:comment.sent')).waitFor();
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await row.waitFor({ state: 'detached', timeout: DESKTOP_MILLISECONDS });
  const topicId = coachTopicId(account.uid, coachAccount.uid);
  await runner.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
  const thread = threadOf(runner.page, japanese);
  await thread.getByText(/Please see a doctor/).waitFor();
  await thread.getByRole('link', { name: japanese('chat:message.openActivity') }).click();
  await runner.page.waitForURL(`**${routePath('activity', { activityId: 'seen' })}`);

  // The coach ends it, and has the runner in no list any more.
  await coach.page.goto(`${appOrigin()}${routePath('coachRunner', { runnerUid: account.uid })}`);
  await coach.page.getByRole('button', { name: english('coaches:sharing.end.button') }).click();
  await coach.page
    .getByRole('dialog')
    .getByRole('button', { name: english('coaches:sharing.end.confirm'), exact: true })
    .click();
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  await coach.page
    .locator(`a[href="${routePath('coachRunner', { runnerUid: account.uid })}"]`)
    .waitFor({ state: 'detached', timeout: DESKTOP_MILLISECONDS });
  expect(runner.problems).toEqual([]);
  expect(coach.problems).toEqual([]);
  await runner.leave();
  await coach.leave();
});
