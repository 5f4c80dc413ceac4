import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@tasuki/domain/language';
import { variantsInTurn } from '../figures/variants-in-turn.ts';
import { addFiles, coachWords, openAdded } from './pages/activity-pages.ts';
import { countTaps } from './pages/counted-taps.ts';
import { appOrigin, journeyBrowser, newVisitor, type ViewportName } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { journeyVariants } from './journey-variants.ts';
import { generatedRun, realRecording } from './recording-files.ts';
import { becomeRunner, signIn, someNewRunner } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

const LOCALES: Record<Language, string> = {
  ja: 'ja-JP',
  en: 'en-GB',
  zh: 'zh-CN',
  'zh-tw': 'zh-TW',
  vi: 'vi-VN',
};

/** A race of 10.01 km in 40:25, as its own watch recorded it. */
const race = realRecording('recordings/trackeR__2013-06-14-100911.TCX');

/** From the sign-in page to the first words of the coach. */
const TAPS_MAXIMUM = 12;
/** The journey opens the sign-up page by its address; a person taps the link to it. */
const TAPS_TO_SIGN_UP = 1;

describe('from sign-up to the words of a coach who has read the run', () => {
  for (const [language, viewport] of journeyVariants<[Language, ViewportName]>(
    [['ja', 'phone']],
    [
      ['en', 'phone'],
      ['ja', 'desktop'],
    ],
  )) {
    const what = race ? 'a real race' : 'a generated run (the shared recordings are absent)';
    it(`works for ${what} on a ${viewport} in ${language}`, async () => {
      const words = wordsOf(language);
      const locale = LOCALES[language];
      const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
      const taps = await countTaps(page);
      await becomeRunner(page, words, someNewRunner());
      const file = race ?? generatedRun('race', 1);
      await addFiles(page, words, [file]);
      await openAdded(page, words, file.name);
      const coach = await coachWords(page, words);
      expect(taps()).toBeGreaterThan(6);
      expect(taps()).toBeLessThanOrEqual(TAPS_MAXIMUM - TAPS_TO_SIGN_UP);
      const text = await coach.innerText();
      expect(text).not.toMatch(/\{\{|\}\}|NaN|undefined|null/);
      if (race) {
        // The figures of the race itself, as its watch counted them.
        const article = page.getByRole('article').first();
        await article
          .getByText(/^10[.,]01/)
          .first()
          .waitFor();
        await article
          .getByText(/^40:2[45]$/)
          .first()
          .waitFor();
      }
      expect(problems).toEqual([]);
      await leave();
    });
  }

  // Japanese and English are spoken in the journeys above and below.
  it.each(variantsInTurn<Language>(['zh-tw', 'vi', 'zh']))(
    'gives a run words in its own script: %s',
    async (language) => {
      const scripts: Record<Language, RegExp> = {
        ja: /[ぁ-ん].*です|ます|でした/s,
        en: /[a-z]{3,} [a-z]{2,}/,
        zh: /[间个们说这时后]/,
        'zh-tw': /[間個們說這時後]/,
        vi: /[ạảấầẩậắằẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/,
      };
      const words = wordsOf(language);
      const { leave, page } = await newVisitor(browser, { locale: LOCALES[language] });
      await signIn(page, words, await createJourneyRunner(language));
      await page.waitForURL('**/activities');
      const file = generatedRun('intervals', 7);
      await addFiles(page, words, [file]);
      await openAdded(page, words, file.name);
      expect(await (await coachWords(page, words)).innerText()).toMatch(scripts[language]);
      await leave();
    },
  );

  it('lights up where a figure comes from, and lets it go again', async () => {
    const words = wordsOf('en');
    const { leave, page } = await newVisitor(browser, { viewport: 'desktop' });
    await signIn(page, words, await createJourneyRunner('en'));
    await page.waitForURL('**/activities');
    const file = generatedRun('intervals', 3);
    await addFiles(page, words, [file]);
    await openAdded(page, words, file.name);
    const coach = await coachWords(page, words);
    const figure = coach.getByRole('button').first();
    await figure.click();
    await expect.poll(async () => figure.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('button', { name: words('activities:proof.close') }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => figure.getAttribute('aria-expanded')).toBe('false');
    await leave();
  });

  it('shows the words in the list too, and keeps both for the next visit', async () => {
    const words = wordsOf('en');
    const { leave, page } = await newVisitor(browser);
    await signIn(page, words, await createJourneyRunner('en'));
    await page.waitForURL('**/activities');
    const file = generatedRun('steady', 5);
    await addFiles(page, words, [file]);
    await openAdded(page, words, file.name);
    await coachWords(page, words);
    await page.goto(`${appOrigin()}/activities`);
    const row = page.locator('a[href^="/activities/"]').filter({
      hasText: words('activities:row.coachSays'),
    });
    await row.first().waitFor();
    await leave();
  });
});
