import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appOrigin } from './journey-browser.ts';
import type { Words } from './words.ts';

export interface NewRunner {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** As dialled in the country. */
  phoneNumber: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

let runnerCount = 0;

/** Somebody who has never been here. */
export function someNewRunner(): NewRunner {
  runnerCount += 1;
  return {
    email: `runner-${Date.now()}-${runnerCount}@journeys.tasuki.example`,
    password: 'Longway-42',
    firstName: 'Aoi',
    lastName: 'Sato',
    phoneNumber: '090-1234-5678',
    country: 'JP',
  };
}

/** Fills and sends the sign-up form. */
export async function signUp(page: Page, words: Words, runner: NewRunner): Promise<void> {
  await page.goto(`${appOrigin()}/signup`);
  await page.getByLabel(words('account:field.firstName'), { exact: true }).fill(runner.firstName);
  await page.getByLabel(words('account:field.lastName'), { exact: true }).fill(runner.lastName);
  await page.getByLabel(words('account:field.email'), { exact: true }).fill(runner.email);
  await page.getByLabel(words('account:field.password'), { exact: true }).fill(runner.password);
  await page
    .getByLabel(words('account:field.repeatPassword'), { exact: true })
    .fill(runner.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('account:signUp.submit') }).click();
}

/** Fills and sends the profile form that follows a sign-up. */
export async function completeProfile(page: Page, words: Words, runner: NewRunner): Promise<void> {
  await page.waitForURL('**/onboarding/update-profile');
  await page.getByLabel(words('onboarding:field.country')).selectOption(runner.country);
  await page.getByLabel(words('onboarding:field.phoneNumber')).fill(runner.phoneNumber);
  await page.getByRole('button', { name: words('onboarding:profile.submit') }).click();
}

/** From the start page past the offer of a plan, without paying. */
export async function startForFree(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('onboarding:start') }).click();
  await page.getByRole('link', { name: words('billing:choose.free') }).click();
}

/** From nothing to the list of activities, as a person does it. */
export async function becomeRunner(page: Page, words: Words, runner: NewRunner): Promise<void> {
  await signUp(page, words, runner);
  await completeProfile(page, words, runner);
  await startForFree(page, words);
  await page.waitForURL('**/coaches');
  // The footer has the product's name as well.
  await page
    .getByRole('main')
    .getByRole('link', { name: words('coaches:builtIn.name') })
    .click();
  await page.getByRole('button', { name: words('coaches:plans.take') }).click();
  await page.waitForURL('**/activities');
}

/** Signs in on the sign-in page. */
export async function signIn(
  page: Page,
  words: Words,
  { email, password }: Pick<NewRunner, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${appOrigin()}/signin`);
  await page.getByLabel(words('account:field.email'), { exact: true }).fill(email);
  await page.getByLabel(words('account:field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('account:signIn.submit'), exact: true }).click();
}

/** The last write may still be on its way: then the page asks, instead of signing out. */
const SIGN_OUT_MILLISECONDS = 15_000;

/** Signs out, once the server has all that the visitor wrote. */
export async function signOut(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${appOrigin()}/signout`);
        // The one button of the question, in whatever language.
        await page.locator('#main').getByRole('button').click();
        return page.waitForURL('**/signin', { timeout: SIGN_OUT_MILLISECONDS }).then(
          () => 'signed out',
          () => page.locator('#main').innerText(),
        );
      },
      { timeout: 4 * SIGN_OUT_MILLISECONDS },
    )
    .toBe('signed out');
}
