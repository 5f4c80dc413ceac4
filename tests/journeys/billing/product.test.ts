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
import { answerBank, CARDS, enterCard, unexpected } from './stripe-in-journeys.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('lets a coach sell a product to a runner: desktop en and dark, phone ja', async () => {
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
  const desk = await newVisitor(browser, { viewport: 'desktop', colorScheme: 'dark' });
  const phone = await newVisitor(browser, { locale: 'ja-JP' });

  // The coach makes a product and publishes it.
  await signIn(desk.page, english, coach);
  await desk.page.waitForURL('**/activities');
  await desk.page.goto(`${appOrigin()}${routePath('ownProducts')}`);
  await desk.page.getByText(english('products:desk.empty')).waitFor();
  await desk.page.getByRole('link', { name: english('common:title.newProduct') }).click();
  const field = (key: string) =>
    desk.page.getByLabel(english(`products:field.${key}`), { exact: true });
  await field('name').fill('A look at your race');
  await field('target').fill('For marathon runners: your splits, read together.');
  await field('priceYen').fill('49');
  await field('state').selectOption('published');
  const save = desk.page.getByRole('button', { name: english('products:action.save') });
  await save.click();
  await desk.page.locator('[aria-invalid="true"]').waitFor();
  await field('priceYen').fill('3000');
  expect(await seriousAxeFindings(desk.page)).toEqual([]);
  await save.click();
  await desk.page.getByText(english('products:state.published'), { exact: true }).waitFor();
  await desk.page.getByText(english('products:sales.empty')).waitFor();
  expect(await seriousAxeFindings(desk.page)).toEqual([]);

  // The runner finds it with its coach, reads the terms, and pays with the second card.
  await signIn(phone.page, japanese, runner);
  await phone.page.waitForURL('**/activities');
  await phone.page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coach.uid })}`);
  await phone.page.getByRole('heading', { name: 'A look at your race' }).waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: japanese('products:offered.buy') }).click();
  await phone.page.getByRole('heading', { name: japanese('billing:terms.title') }).waitFor();
  await phone.page.locator('input[autocomplete="cc-number"]').waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);
  await enterCard(phone.page, CARDS.declined);
  await phone.page.getByText(japanese('failures:billing/card-declined')).waitFor();
  // The cardholder says yes, and their bank no.
  await enterCard(phone.page, CARDS.declinedByItsBank);
  await answerBank(phone.page, 'Complete authentication');
  await phone.page.getByText(japanese('failures:billing/card-declined')).waitFor();
  await enterCard(phone.page, CARDS.good);
  await phone.page
    .getByRole('heading', {
      name: japanese('products:result.bought', { name: 'A look at your race' }),
    })
    .waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);

  // Going back and paying again is no second payment, and the history has it once.
  await phone.page.reload();
  await phone.page.getByRole('link', { name: japanese('common:title.purchases') }).click();
  await phone.page.getByRole('link', { name: 'A look at your race' }).click();
  await phone.page.getByText(japanese('products:outlook.running')).waitFor();
  expect(await seriousAxeFindings(phone.page)).toEqual([]);

  // The coach, whose page was open, sees it among what was bought.
  await desk.page.getByText(/A look at your race · ¥3,000/).waitFor();
  expect(await seriousAxeFindings(desk.page)).toEqual([]);
  expect(unexpected(phone.problems)).toEqual([]);
  expect(unexpected(desk.problems)).toEqual([]);
  await phone.leave();
  await desk.leave();
});
