import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from './axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const japanese = wordsOf('ja');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('lets a coach make, fill in, change, archive and restore a quick response', async () => {
  const coach = await createJourneyRunner('ja', { isEmailVerified: true, isCoach: true });
  const { leave, page, problems } = await newVisitor(browser, { locale: 'ja-JP' });
  const button = (key: string) => page.getByRole('button', { name: japanese(key), exact: true });
  await signIn(page, japanese, coach);
  await page.waitForURL('**/activities');
  await page.goto(`${appOrigin()}${routePath('quickResponses')}`);
  await page.getByText(japanese('quickResponses:empty')).waitFor();
  await page.getByRole('link', { name: japanese('common:title.newQuickResponse') }).click();

  // Made: the variable goes where the cursor is, and the text shows as a runner reads it.
  await page.getByLabel(japanese('quickResponses:field.name'), { exact: true }).fill('レース前日');
  const content = page.getByLabel(japanese('quickResponses:field.content'), { exact: true });
  await content.fill('さん、{大会名}は落ち着いて入りましょう。');
  await content.press('Control+Home');
  await page.getByRole('button', { name: '名前', exact: true }).click();
  expect(await content.inputValue()).toBe('{名前}さん、{大会名}は落ち着いて入りましょう。');
  await page.getByText(japanese('quickResponses:preview.asked', { names: '大会名' })).waitFor();
  await button('common:form.save').click();
  await page.waitForURL('**/quick-responses');

  // Filled in: what is not known is asked for.
  await button('quickResponses:copy.open').click();
  await page.getByRole('option', { name: /レース前日/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('名前', { exact: true }).fill('葵');
  await page.getByLabel('大会名', { exact: true }).fill('別府大分');
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('#main').getByText('葵さん、別府大分は落ち着いて入りましょう。').waitFor();
  await page.getByText(japanese('quickResponses:lastUsed', { day: '今日' })).waitFor();

  // Changed.
  await page.getByRole('link', { name: 'レース前日' }).click();
  await page.getByLabel(japanese('quickResponses:field.name'), { exact: true }).fill('前日の連絡');
  await button('common:form.save').click();
  await page.getByText(japanese('common:form.saved')).waitFor();

  // Archived after a question, then restored as a draft.
  await button('quickResponses:action.archive').click();
  const question = page.getByRole('dialog', {
    name: japanese('quickResponses:archive.title', { name: '前日の連絡' }),
  });
  await question
    .getByRole('button', { name: japanese('quickResponses:action.archive'), exact: true })
    .click();
  await page.getByText(japanese('quickResponses:archivedText')).waitFor();
  await page.goto(`${appOrigin()}${routePath('quickResponses')}`);
  await button('quickResponses:showArchived').click();
  await page.getByRole('link', { name: '前日の連絡' }).click();
  await button('quickResponses:action.restore').click();
  await page.getByLabel(japanese('quickResponses:field.status'), { exact: true }).waitFor();
  // Not by a new load, which the restoring might not have reached the server before.
  await page
    .getByRole('navigation', { name: japanese('common:frame.places') })
    .getByRole('link', { name: japanese('common:place.quickResponses') })
    .click();
  await page
    .getByRole('listitem')
    .filter({ hasText: '前日の連絡' })
    .getByText(japanese('quickResponses:status.draft'))
    .waitFor();
  expect(problems).toEqual([]);
  await leave();
});
