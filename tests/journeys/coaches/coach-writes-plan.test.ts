import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { writeCoachLink } from './write-coach-link.ts';

const english = wordsOf('en');
const japanese = wordsOf('ja');
const DESKTOP_MILLISECONDS = 60_000;
const NOTE = '無理のない量から始めましょう。';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('lets a coach write a plan, which the runner takes, and change it, which the runner accepts', async () => {
  const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coachAccount) throw new Error('There is no demo coach');
  const account = await createJourneyRunner('ja', { isEmailVerified: true });
  await writeCoachLink(account.uid, coachAccount.uid, { isSharing: true });
  const coach = await newVisitor(browser, { viewport: 'desktop' });
  const runner = await newVisitor(browser, { viewport: 'phone', locale: 'ja-JP' });
  const coachsPress = async (key: string) =>
    coach.page.getByRole('button', { name: english(key), exact: true }).click();
  const runnersPress = async (key: string) =>
    runner.page.getByRole('button', { name: japanese(key), exact: true }).click();

  await signIn(coach.page, english, coachAccount);
  await coach.page.waitForURL(`**${routePath('coachHome')}`);
  await coach.page.goto(`${appOrigin()}${routePath('coachRunner', { runnerUid: account.uid })}`);
  await coach.page
    .getByRole('button', { name: english('roster:plan.write.action'), exact: true })
    .click({ timeout: DESKTOP_MILLISECONDS });
  await coach.page
    .getByRole('button', { name: english('planning:start.show'), exact: true })
    .waitFor();
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await coachsPress('planning:start.show');
  await coach.page.getByLabel(english('roster:plan.draft.note')).fill(NOTE);
  expect(await seriousAxeFindings(coach.page)).toEqual([]);
  await coachsPress('roster:plan.write.send');
  await coach.page
    .getByRole('button', { name: english('roster:plan.takeBack'), exact: true })
    .waitFor();

  // The runner reads it with its author, and takes it.
  await signIn(runner.page, japanese, account);
  await runner.page.waitForURL('**/activities');
  await runner.page.goto(`${appOrigin()}${routePath('plan')}`);
  await runner.page.getByText(NOTE).waitFor();
  expect(await seriousAxeFindings(runner.page)).toEqual([]);
  await runnersPress('planning:start.accept');
  const changes = runner.page.getByRole('region', { name: japanese('planning:history.title') });
  await changes
    .getByRole('button', { name: japanese('planning:history.title'), exact: true })
    .click({ timeout: DESKTOP_MILLISECONDS });
  await changes.getByText(japanese('planning:history.kind.begun')).waitFor();

  // The coach sees that it runs, takes a session out, and the runner accepts that too.
  await coach.page
    .getByRole('button', { name: english('roster:plan.approve'), exact: true })
    .waitFor({ timeout: DESKTOP_MILLISECONDS });
  await coach.page
    .getByRole('button', { name: new RegExp(`^${english('plan:menu.label', { kind: '' })}`) })
    .first()
    .click();
  await coach.page
    .getByRole('menuitem', { name: english('roster:plan.menu.remove'), exact: true })
    .click();
  // The warning comes with it, where there is one.
  await coach.page
    .getByRole('button', { name: english('roster:plan.draft.send'), exact: true })
    .waitFor();
  const warning = coach.page.getByRole('checkbox', {
    name: english('roster:plan.draft.answerFor'),
  });
  if ((await warning.count()) > 0) await warning.check();
  await coachsPress('roster:plan.draft.send');
  await runnersPress('planning:change.accept');
  await changes.getByRole('status').getByText(japanese('planning:history.kind.coached')).waitFor();

  // The month shows what both made of it.
  await runner.page.goto(`${appOrigin()}${routePath('calendar')}`);
  await runnersPress('activities:calendar.month.next');
  const planned = japanese('activities:calendar.day.planned', {
    kind: japanese('plan:kind.run-walk'),
  });
  await runner.page.getByRole('grid').getByText(planned).first().waitFor();
  expect(await seriousAxeFindings(runner.page)).toEqual([]);
  expect(runner.problems).toEqual([]);
  expect(coach.problems).toEqual([]);
  await runner.leave();
  await coach.leave();
});
