import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser } from '../journey-browser.ts';
import { journeyVariants } from '../journey-variants.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { sellerAndBuyer } from './seller-and-buyer.ts';
import { CARDS, enterCard, keepStripeClock, unexpected } from './stripe-in-journeys.ts';

const PLAN = 'A talk a month';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it.each(journeyVariants([['desktop', 'phone'] as const], [['phone', 'desktop'] as const]))(
  'lets a runner subscribe to a coach’s plan and cancel: coach on %s, runner on %s',
  async (sellerWidth, buyerWidth) => {
    await keepStripeClock();
    const [english, japanese] = [wordsOf('en'), wordsOf('ja')];
    const { coach, runner, seller, buyer } = await sellerAndBuyer(browser, {
      seller: { viewport: sellerWidth },
      buyer: { viewport: buyerWidth },
    });

    // The coach makes a plan and publishes it.
    await signIn(seller.page, english, coach);
    await seller.page.waitForURL('**/activities');
    await seller.page.goto(`${appOrigin()}${routePath('ownCoachPlans')}`);
    await seller.page.getByText(english('products:plans.desk.empty')).waitFor();
    await seller.page.getByRole('link', { name: english('common:title.newCoachPlan') }).click();
    const field = (key: string) =>
      seller.page.getByLabel(english(`products:${key}`), { exact: true });
    await field('plans.field.name').fill(PLAN);
    await field('field.target').fill('For marathon runners: a call, and your plan looked through.');
    await field('field.priceYen').fill('49');
    await field('field.state').selectOption('published');
    const save = seller.page.getByRole('button', { name: english('products:action.save') });
    await save.click();
    await seller.page.locator('[aria-invalid="true"]').waitFor();
    await field('field.priceYen').fill('5000');
    expect(await seriousAxeFindings(seller.page)).toEqual([]);
    await save.click();
    await seller.page.getByText(english('products:state.published'), { exact: true }).waitFor();
    await seller.page.getByText(english('products:plans.subscribers.empty')).waitFor();
    expect(await seriousAxeFindings(seller.page)).toEqual([]);

    // The runner reads the terms, and begins the trial.
    await signIn(buyer.page, japanese, runner);
    await buyer.page.waitForURL('**/activities');
    await buyer.page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coach.uid })}`);
    await buyer.page.getByRole('heading', { name: PLAN }).waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);
    const subscribe = buyer.page.getByRole('link', { name: japanese('coaches:plans.subscribe') });
    const subscribePath = (await subscribe.getAttribute('href')) ?? '';
    await subscribe.click();
    await buyer.page.getByRole('heading', { name: japanese('billing:terms.title') }).waitFor();
    await buyer.page.locator('input[autocomplete="cc-number"]').waitFor();
    await buyer.page
      .getByText(japanese('billing:coachPlan.sharing', { name: 'Mai Tanaka' }))
      .waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);
    await enterCard(buyer.page, CARDS.good);
    await buyer.page
      .getByRole('heading', { name: japanese('billing:result.trialBegan') })
      .waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);

    // Paying was no consent: what the coach may read is asked under Coach.
    await buyer.page.getByRole('link', { name: japanese('billing:coachPlan.toSharing') }).click();
    await buyer.page.waitForURL(`**${routePath('myCoach')}`);
    await buyer.page.getByRole('heading', { name: 'Mai Tanaka' }).waitFor();
    const links = await getFirestore().doc(firestorePaths.coachLink(runner.uid, coach.uid)).get();
    expect(links.data()).toMatchObject({ state: 'active', sharesActivities: false });

    // The coach, whose page was open, sees who subscribes.
    await seller.page.getByText(english('billing:state.trialing'), { exact: true }).waitFor();
    expect(await seriousAxeFindings(seller.page)).toEqual([]);

    // No second subscription to the same coach is offered. By its address it is refused, and leads to the first.
    await buyer.page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coach.uid })}`);
    await buyer.page
      .getByRole('link', { name: japanese('billing:result.toSubscriptions') })
      .waitFor();
    await expect.poll(async () => subscribe.count()).toBe(0);
    await buyer.page.goto(`${appOrigin()}${subscribePath}`);
    await buyer.page.getByText(japanese('failures:billing/subscription-exists')).waitFor();
    await buyer.page
      .getByRole('link', { name: japanese('billing:result.toSubscriptions') })
      .click();

    // It is cancelled where everything is that the runner pays.
    const title = japanese('billing:coachPlan.title', { plan: PLAN, coach: 'Mai Tanaka' });
    await buyer.page.getByRole('heading', { name: title }).waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);
    await buyer.page.getByRole('button', { name: japanese('billing:action.cancel') }).click();
    await buyer.page
      .getByRole('dialog')
      .getByRole('button', { name: japanese('billing:action.cancel') })
      .click();
    await buyer.page.getByText(japanese('billing:state.ending'), { exact: true }).waitFor();
    await seller.page.getByText(english('billing:state.ending'), { exact: true }).waitFor();
    expect(unexpected(buyer.problems)).toEqual([]);
    expect(unexpected(seller.problems)).toEqual([]);
    await buyer.leave();
    await seller.leave();
  },
);
