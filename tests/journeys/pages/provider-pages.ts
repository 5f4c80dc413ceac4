import type { Page } from 'playwright-core';
import type { Words } from '../words.ts';

/** A person's choices on a provider's page. */
export interface ConsentGiven {
  /** An account of their own, with the history of the athlete picked; as many of its newest activities as stand behind `~`. */
  account?: string;
  /** Labels of the boxes to untick. */
  without?: readonly RegExp[];
  /** Labels of boxes to tick that are not at first. */
  also?: readonly RegExp[];
  decision?: 'Allow' | 'Refuse';
  /** Somebody whom Google knows and no list names. */
  google?: { email: string; firstName: string; lastName: string };
}

let accountCount = 0;

/** A word for an account at a provider that nobody else uses. */
export function newAccount(): string {
  accountCount += 1;
  return `journey${Date.now()}x${accountCount}`;
}

/** Answers the provider's page that is on screen. */
export async function giveConsent(page: Page, given: ConsentGiven): Promise<void> {
  await page.getByRole('group', { name: 'Who are you?' }).waitFor();
  if (given.account !== undefined) await page.getByLabel(/^Word of another/).fill(given.account);
  if (given.google) {
    await page.getByLabel('Somebody else:').check();
    await page.getByLabel('Email', { exact: true }).fill(given.google.email);
    await page.getByLabel('First name').fill(given.google.firstName);
    await page.getByLabel('Last name').fill(given.google.lastName);
  }
  for (const label of given.also ?? []) await page.getByLabel(label).check();
  for (const label of given.without ?? []) await page.getByLabel(label).uncheck();
  await page.getByRole('button', { name: given.decision ?? 'Allow' }).click();
}

/** Presses a sign-in method of the page on screen, and answers the provider's page behind it. */
export async function goThrough(
  page: Page,
  words: Words,
  provider: 'google' | 'strava' | 'garmin',
  given: ConsentGiven,
): Promise<void> {
  await page.getByRole('button', { name: words(`account:signInMethod.${provider}`) }).click();
  await giveConsent(page, given);
}
