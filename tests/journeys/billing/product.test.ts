import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser } from '../journey-browser.ts';
import { journeyVariants } from '../journey-variants.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordPattern, wordsOf } from '../words.ts';
import { sellerAndBuyer } from './seller-and-buyer.ts';
import { answerBank, CARDS, enterCard, unexpected } from './stripe-in-journeys.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it.each(journeyVariants([['desktop', 'phone'] as const], [['phone', 'desktop'] as const]))(
  'lets a coach on %s, dark, sell a product to a runner on %s',
  async (sellerWidth, buyerWidth) => {
    const [english, japanese] = [wordsOf('en'), wordsOf('ja')];
    const { coach, runner, seller, buyer } = await sellerAndBuyer(browser, {
      seller: { viewport: sellerWidth, colorScheme: 'dark' },
      buyer: { viewport: buyerWidth },
    });

    // The coach makes a product and publishes it.
    await signIn(seller.page, english, coach);
    await seller.page.waitForURL('**/activities');
    await seller.page.goto(`${appOrigin()}${routePath('ownProducts')}`);
    await seller.page.getByText(english('products:desk.empty')).waitFor();
    await seller.page.getByRole('link', { name: english('common:title.newProduct') }).click();
    const field = (key: string) =>
      seller.page.getByLabel(english(`products:field.${key}`), { exact: true });
    await field('name').fill('A look at your race');
    await field('target').fill('For marathon runners: your splits, read together.');
    await field('priceYen').fill('49');
    await field('state').selectOption('published');
    const save = seller.page.getByRole('button', { name: english('products:action.save') });
    await save.click();
    await seller.page.locator('[aria-invalid="true"]').waitFor();
    await field('priceYen').fill('3000');
    expect(await seriousAxeFindings(seller.page)).toEqual([]);
    await save.click();
    await seller.page.getByText(english('products:state.published'), { exact: true }).waitFor();
    await seller.page.getByText(english('products:sales.empty')).waitFor();
    expect(await seriousAxeFindings(seller.page)).toEqual([]);

    // The runner finds it with its coach, reads the terms, and pays with the second card.
    await signIn(buyer.page, japanese, runner);
    await buyer.page.waitForURL('**/activities');
    await buyer.page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coach.uid })}`);
    await buyer.page.getByRole('heading', { name: 'A look at your race' }).waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);
    await buyer.page.getByRole('button', { name: japanese('products:offered.buy') }).click();
    await buyer.page.getByRole('heading', { name: japanese('billing:terms.title') }).waitFor();
    await buyer.page.locator('input[autocomplete="cc-number"]').waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);
    await enterCard(buyer.page, CARDS.declined);
    await buyer.page.getByText(japanese('failures:billing/card-declined')).waitFor();
    // The cardholder says yes, and their bank no.
    await enterCard(buyer.page, CARDS.declinedByItsBank);
    await answerBank(buyer.page, 'Complete authentication');
    await buyer.page.getByText(japanese('failures:billing/card-declined')).waitFor();
    await enterCard(buyer.page, CARDS.good);
    await buyer.page
      .getByRole('heading', {
        name: japanese('products:result.bought', { name: 'A look at your race' }),
      })
      .waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);

    // Going back and paying again is no second payment, and the history has it once.
    await buyer.page.reload();
    await buyer.page.getByRole('link', { name: japanese('common:title.purchases') }).click();
    await buyer.page.getByRole('link', { name: 'A look at your race' }).click();
    await buyer.page.getByText(japanese('products:outlook.running')).waitFor();
    expect(await seriousAxeFindings(buyer.page)).toEqual([]);

    // The coach, whose page was open, sees it among what was bought.
    await seller.page.getByText(/A look at your race · ¥3,000/).waitFor();
    expect(await seriousAxeFindings(seller.page)).toEqual([]);
    // Their home says so too, until they close it.
    await seller.page.goto(`${appOrigin()}${routePath('coachHome')}`);
    await seller.page
      .getByText(
        wordPattern(english, 'products:news.bought', {
          name: 'A look at your race',
          price: '¥3,000',
        }),
      )
      .waitFor();
    await seller.page.getByRole('link', { name: english('products:news.toSales') }).waitFor();
    expect(await seriousAxeFindings(seller.page)).toEqual([]);
    expect(unexpected(buyer.problems)).toEqual([]);
    expect(unexpected(seller.problems)).toEqual([]);
    await buyer.leave();
    await seller.leave();
  },
);
