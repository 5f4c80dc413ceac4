import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { wordsOf } from '../words.ts';
import { newAccount } from './provider-pages.ts';

const english = wordsOf('en');

export const PROVIDER_NAMES = { google: 'Google', strava: 'Strava', garmin: 'Garmin' } as const;
export type Provider = keyof typeof PROVIDER_NAMES;

let emailCount = 0;
function newEmail(): string {
  emailCount += 1;
  return `door-${Date.now()}-${emailCount}@journeys.tasuki.example`;
}

/** A person whom the provider knows and the product does not. */
export function somebodyAt(provider: Provider) {
  return provider === 'google'
    ? { google: { email: newEmail(), firstName: 'Mika', lastName: 'Abe' } }
    : { account: newAccount() };
}

/** Garmin's box for earlier activities is off at first; a journey can do without years of history. */
export async function arrive(page: Page, provider: Provider): Promise<void> {
  if (provider === 'garmin') {
    await page.getByText(english('account:scopes.garminHistory')).waitFor();
    await page.getByRole('button', { name: english('account:scopes.leave') }).click();
  }
  await page.waitForURL('**/onboarding/update-profile');
}

/** Fills in what the sign-in method did not give. */
export async function finishProfile(page: Page, provider: Provider): Promise<void> {
  const field = (name: string) =>
    page.getByLabel(english(`onboarding:field.${name}`), { exact: true });
  if (provider === 'garmin') {
    await field('firstName').fill('Minh');
    await field('lastName').fill('Pham');
  }
  await expect.poll(async () => field('firstName').inputValue()).not.toBe('');
  if (provider !== 'google') await field('email').fill(newEmail());
  await page.getByLabel(english('onboarding:field.country')).selectOption('JP');
  await page.getByLabel(english('onboarding:field.phoneNumber')).fill('090-1234-5678');
  await page.getByRole('button', { name: english('onboarding:profile.submit') }).click();
}
