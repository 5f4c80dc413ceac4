import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { APPLICATION_LANDING } from '@tasuki/domain/navigation/application';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import {
  becomeRunner,
  completeProfile,
  signIn,
  signOut,
  signUp,
  someNewRunner,
} from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

describe('the sign-in page', () => {
  it('leads a stranger from sign-up over profile, promises and coach to the activities', async () => {
    const { leave, page, problems } = await newVisitor(browser);
    const runner = someNewRunner();
    await becomeRunner(page, english, runner);
    await page.getByRole('heading', { name: english('common:title.activities') }).waitFor();

    // People without a run of their own see the coach's words on a sample, and where a figure comes
    // from.
    await page.getByRole('link', { name: english('links:first.sample') }).click();
    await page.waitForURL('**/sample-run');
    const words = page.getByRole('region', { name: english('activities:coach.title') });
    await words.getByRole('button').first().click();
    await words.getByRole('button', { name: english('activities:proof.close') }).click();
    expect(problems).toEqual([]);

    // The next visit is signed in: the app is there at once.
    await page.goto(appOrigin());
    await page.waitForURL('**/activities');
    await leave();
  });

  it('speaks the language of the browser, and marks the document with it', async () => {
    for (const [locale, language, lang] of [
      ['ja-JP', 'ja', 'ja'],
      ['zh-HK', 'zh-tw', 'zh-Hant'],
      ['zh-CN', 'zh', 'zh-Hans'],
      ['vi-VN', 'vi', 'vi'],
      ['fr-FR', 'ja', 'ja'],
    ] as const) {
      const { leave, page } = await newVisitor(browser, { locale });
      await page.goto(`${appOrigin()}/signin`);
      await page
        .getByRole('heading', { name: wordsOf(language)('account:signIn.sentence') })
        .waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await leave();
    }
  });

  it('is there to read before any script runs, and takes nothing until then', async () => {
    const { leave, page, problems } = await newVisitor(browser, { locale: 'vi-VN' });
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const vietnamese = wordsOf('vi');
    await page.goto(`${appOrigin()}/signin`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: vietnamese('account:signIn.sentence') });
    await heading.waitFor();
    const drawn = await heading.elementHandle();
    const email = page.getByLabel(vietnamese('account:field.email'), { exact: true });
    expect(await email.isDisabled()).toBe(true);
    expect(await page.title()).toContain(vietnamese('common:title.signIn'));

    scripts.resolve(undefined);
    await email.fill('an@example.jp');
    // The script takes over what was drawn, instead of drawing it anew.
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(problems).toEqual([]);

    // A language that was chosen is the one that is drawn from then on.
    await page.getByRole('combobox').selectOption('zh-tw');
    await page
      .getByRole('heading', { name: wordsOf('zh-tw')('account:signIn.sentence') })
      .waitFor();
    const answer = await page.request.get(`${appOrigin()}/signin`);
    expect(await answer.text()).toContain(wordsOf('zh-tw')('account:signIn.sentence'));
    await leave();
  });

  it('has the list of activities at hand for whoever has typed a password, and nothing of it before', async () => {
    const { leave, page, problems } = await newVisitor(browser);
    const [runner] = DEMO_ACCOUNTS;
    if (!runner) throw new Error('There is no demo runner');
    await page.goto(`${appOrigin()}/signin`);
    const email = page.getByLabel(english('account:field.email'), { exact: true });
    // A field takes a text once the form works.
    await expect.poll(() => email.isEnabled()).toBe(true);
    const ahead = await page.evaluate(() => {
      const template = document.getElementById('ahead');
      if (!(template instanceof HTMLTemplateElement)) return [];
      return [...template.content.querySelectorAll('link')].map(
        (link) => new URL(link.getAttribute('href') ?? '', location.href).href,
      );
    });
    expect(ahead.length).toBeGreaterThan(10);
    const fetched = () =>
      page.evaluate(
        (files) => files.filter((file) => performance.getEntriesByName(file).length > 0),
        ahead,
      );
    // Some are the session's, which follows the form by itself.
    expect((await fetched()).length).toBeLessThan(ahead.length / 2);

    await email.fill(runner.email);
    await page.getByLabel(english('account:field.password'), { exact: true }).fill(runner.password);
    await expect.poll(fetched).toEqual(ahead);
    const late: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') late.push(request.url());
    });
    await page.getByRole('button', { name: english('account:signIn.submit'), exact: true }).click();
    await page.locator('a[href^="/activities/"]').first().waitFor();
    expect(page.url()).toBe(`${appOrigin()}/activities`);
    expect(ahead.filter((file) => late.includes(file))).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('shows one answer of the coach on sign-up, whose figure opens before any script runs', async () => {
    const { leave, page, problems } = await newVisitor(browser, { locale: 'ja-JP' });
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const japanese = wordsOf('ja');
    await page.goto(`${appOrigin()}/signup`, { waitUntil: 'commit' });
    await page.getByText(japanese('common:productName'), { exact: true }).waitFor();
    const proof = page.getByText(japanese('account:sample.stretch'));
    expect(await proof.isVisible()).toBe(false);
    await page.getByText('167 bpm').click();
    await proof.waitFor();
    scripts.resolve(undefined);
    await page.getByRole('link', { name: japanese('account:sample.whole') }).click();
    await page.waitForURL('**/sample-run');
    await page.getByRole('region', { name: japanese('activities:coach.title') }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('sends a signed-out visitor to sign-up, and says why when a chat was wanted', async () => {
    const { leave, page } = await newVisitor(browser);
    await page.goto(`${appOrigin()}/activities`);
    await page.waitForURL('**/signup');
    await page.goto(`${appOrigin()}/topics/some-topic/chat`);
    await page.waitForURL('**/signup?lp=1');
    await page.getByText(english('account:signUp.chatFirst')).waitFor();
    await leave();
  });

  it('holds a person without a phone number at the profile, whatever they open', async () => {
    const { leave, page } = await newVisitor(browser);
    const runner = someNewRunner();
    await signUp(page, english, runner);
    await page.waitForURL('**/onboarding/update-profile');
    await page.goto(`${appOrigin()}/activities`);
    await page.waitForURL('**/onboarding/update-profile');
    await completeProfile(page, english, { ...runner, phoneNumber: '123' });
    await page.getByText(english('common:validation.phoneInvalid')).waitFor();
    await leave();
  });

  it('says what is wrong with a wrong password and with an email in use', async () => {
    const { leave, page } = await newVisitor(browser);
    const runner = someNewRunner();
    await signUp(page, english, runner);
    await page.waitForURL('**/onboarding/update-profile');
    await signOut(page);
    await signIn(page, english, { email: runner.email, password: 'Wrong-word-1' });
    await page.getByText(english('failures:auth/invalid-credential')).waitFor();
    await signUp(page, english, runner);
    await page.getByText(english('failures:auth/email-already-in-use')).waitFor();
    await leave();
  });

  it('lets each demo account in with one tap', async () => {
    for (const { role, firstName, lastName } of DEMO_ACCOUNTS) {
      const { leave, page } = await newVisitor(browser);
      await page.goto(`${appOrigin()}/signin`);
      const name = english(`account:local.${role}`, { name: `${firstName} ${lastName}` });
      await page.getByRole('button', { name }).click();
      await page.waitForURL(`**${routePath(APPLICATION_LANDING[role])}`);
      await leave();
    }
  });

  it('keeps nothing of a person on the device after signing out', async () => {
    const { leave, page } = await newVisitor(browser);
    const runner = someNewRunner();
    await becomeRunner(page, english, runner);
    await signOut(page);
    const left = await page.evaluate(async (email) => {
      const databases = await indexedDB.databases();
      const storage = JSON.stringify({ ...localStorage });
      return {
        firestore: databases.filter(({ name }) => name?.startsWith('firestore/')).length,
        mentionsEmail: storage.includes(email),
      };
    }, runner.email);
    expect(left).toEqual({ firestore: 0, mentionsEmail: false });
    await leave();
  });
});
