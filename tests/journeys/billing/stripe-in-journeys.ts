import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { SANDBOX_STRIPE_KEYS } from '../../../sandbox/stripe/stripe-server.ts';
import { STRIPE_API_VERSION } from '../../../sandbox/stripe/stripe-events.ts';
import { sandboxOrigin } from '../journey-browser.ts';
import { openDefaultApp } from '../journey-runner.ts';

/** Stripe's test cards. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksAtSetUp: '4000002500003155',
  asksAlways: '4000002760003184',
  declinedByItsBank: '4000008400001629',
  failsLater: '4000000000000341',
} as const;

/** Enters a card and presses the one button of the form. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.locator('input[autocomplete="cc-number"]').fill(number);
  await page.locator('input[autocomplete="cc-exp"]').fill('1239');
  await page.locator('input[autocomplete="cc-csc"]').fill('123');
  // A coupon may be given before it, by a button of its own.
  await page.locator('#main button[type="submit"]').last().click();
}

export async function answerBank(
  page: Page,
  name: 'Complete authentication' | 'Fail authentication',
) {
  await page.frameLocator('iframe[name="bank"]').getByRole('button', { name }).click();
}

const CLOCK_LOCK = 'journeyLocks/stripe-clock';

/**
 * Keeps the clock of Stripe to the calling test until it is finished. All journeys share one clock and run beside each
 * other. Where another test lets the days pass, a trial that has just begun is over.
 */
export async function keepStripeClock(): Promise<void> {
  openDefaultApp();
  const lock = getFirestore().doc(CLOCK_LOCK);
  const taken = async () =>
    lock.create({}).then(
      () => true,
      () => false,
    );
  await expect.poll(taken, { timeout: 150_000, interval: 500 }).toBe(true);
  onTestFinished(async () => {
    await lock.delete();
  });
}

/** Time passes at Stripe; what is due happens, and the application is notified of it. */
export async function letDaysPass(days: number): Promise<void> {
  const response = await fetch(`${sandboxOrigin()}/stripe/sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ days }),
  });
  expect(response.ok).toBe(true);
}

/** Makes a coupon with a code; its terms are as Stripe names them. */
export async function makeCoupon(code: string, terms: Record<string, string>): Promise<void> {
  const coupon = await askStripe('coupons', terms);
  await askStripe('promotion_codes', {
    code,
    'promotion[type]': 'coupon',
    'promotion[coupon]': coupon.id,
  });
}

async function askStripe(path: string, body: Record<string, string>): Promise<{ id: string }> {
  const response = await fetch(`${sandboxOrigin()}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SANDBOX_STRIPE_KEYS.secretKey}`,
      'stripe-version': STRIPE_API_VERSION,
    },
    body: new URLSearchParams(body),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as { id: string };
}

/** Problems except the refusals of Stripe or a function; the browser logs each of those. */
export function unexpected(problems: readonly string[]): string[] {
  return problems.filter(
    (problem) =>
      !problem.includes('402 (Payment Required)') &&
      !problem.includes('/beginSubscription') &&
      !problem.includes('/beginCoachSubscription') &&
      !problem.includes('billing/subscription-exists'),
  );
}
