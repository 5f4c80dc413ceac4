import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { CARDS, enterCard, unexpected } from './stripe-in-journeys.ts';

const PLAN = 'A talk a month';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('lets a runner subscribe to a coach’s plan and cancel: desktop en, phone ja', async () => {
  const [english, japanese] = [wordsOf('en'), wordsOf('ja')];
  const coach = await createJourneyRunner('en', { isEmailVerified: true, isCoach: true });
  const runner = await createJourneyRunner('ja', { isEmailVerified: true });
  await getFirestore().doc(firestorePaths.coach(coach.uid)).set({
    kind: 'human',
    name: 'Mai Tanaka',
    description: 'Marathons in your forties',
    coachingStyle: '',
    profile: '',
    aboutMe: '',
    isApproved: true,
    isPublished: true,
  });
  const desk = await newVisitor(browser, { viewport: 'desktop' });
  const phone = await newVisitor(browser, { locale: 'ja-JP' });

  // The coach makes a plan and publishes it.
  await signIn(desk.page, english, coach);
  await desk.page.waitForURL('**/activities');
  await desk.page.goto(`${appOrigin()}${routePath('ownCoachPlans')}`);
  await desk.page.getByText(english('products:plans.desk.empty')).waitFor();
  await desk.page.getByRole('link', { name: english('common:title.newCoachPlan') }).click();
  const field = (key: string) => desk.page.getByLabel(english(`products:${key}`), { exact: true });
  await field('plans.field.name').fill(PLAN);
  await field('field.target').fill('For marathon runners: a call, and your plan looked through.');
  await field('field.priceYen').fill('49');
  await field('field.state').selectOption('published');
  const save = desk.page.getByRole('button', { name: english('products:action.save') });
  await save.click();
  await desk.page.locator('[aria-invalid="true"]').waitFor();
  await field('field.priceYen').fill('5000');
  expect(await seriousAxeFindings(desk.page)).toEqual([]);
  await save.click();
  await desk.page.getByText(english('products:state.published'), { exact: true }).waitFor();
  await desk.page.getByText(english('products:plans.subscribers.empty')).waitFor();
  expect(await seriousAxeFindings(desk.page)).toEqual([]);

  // The runner reads the terms, and begins the trial.
  await signIn(phone.page, japanese, runner);
  await phone.page.waitForURL('**/activities');
  await phone.page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coach.uid })}`);
  await phone.page.getByRole('heading', { name: PLAN }).waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);
  const subscribe = phone.page.getByRole('link', { name: japanese('coaches:plans.subscribe') });
  const subscribePath = (await subscribe.getAttribute('href')) ?? '';
  await subscribe.click();
  await phone.page.getByRole('heading', { name: japanese('billing:terms.title') }).waitFor();
  await phone.page.locator('input[autocomplete="cc-number"]').waitFor();
  await phone.page
    .getByText(japanese('billing:coachPlan.sharing', { name: 'Mai Tanaka' }))
    .waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);
  await enterCard(phone.page, CARDS.good);
  await phone.page.getByRole('heading', { name: japanese('billing:result.trialBegan') }).waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);

  // Paying was no consent: what the coach may read is asked under Coach.
  await phone.page.getByRole('link', { name: japanese('billing:coachPlan.toSharing') }).click();
  await phone.page.waitForURL(`**${routePath('myCoach')}`);
  await phone.page.getByRole('heading', { name: 'Mai Tanaka' }).waitFor();
  const links = await getFirestore().doc(firestorePaths.coachLink(runner.uid, coach.uid)).get();
  expect(links.data()).toMatchObject({ state: 'active', sharesActivities: false });

  // The coach, whose page was open, sees who subscribes.
  await desk.page.getByText(english('billing:state.trialing'), { exact: true }).waitFor();
  expect(await seriousAxeFindings(desk.page)).toEqual([]);

  // No second subscription to the same coach is offered. By its address it is refused, and leads to the first.
  await phone.page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coach.uid })}`);
  await phone.page
    .getByRole('link', { name: japanese('billing:result.toSubscriptions') })
    .waitFor();
  await expect.poll(async () => subscribe.count()).toBe(0);
  await phone.page.goto(`${appOrigin()}${subscribePath}`);
  await phone.page.getByText(japanese('failures:billing/subscription-exists')).waitFor();
  await phone.page.getByRole('link', { name: japanese('billing:result.toSubscriptions') }).click();

  // It is cancelled where everything is that the runner pays.
  const title = japanese('billing:coachPlan.title', { plan: PLAN, coach: 'Mai Tanaka' });
  await phone.page.getByRole('heading', { name: title }).waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: japanese('billing:action.cancel') }).click();
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: japanese('billing:action.cancel') })
    .click();
  await phone.page.getByText(japanese('billing:state.ending'), { exact: true }).waitFor();
  await desk.page.getByText(english('billing:state.ending'), { exact: true }).waitFor();
  expect(unexpected(phone.problems)).toEqual([]);
  expect(unexpected(desk.problems)).toEqual([]);
  await phone.leave();
  await desk.leave();
});
