import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { LANGUAGES } from '@tasuki/domain/language';
import { readCatalogue, repositoryRoot } from './locale-catalogues.ts';

/** Every error of payments that the specification names, and what we call it. */
const ERRORS = {
  'subscription already exists': 'billing/subscription-exists',
  'payment failed, try another method': 'billing/payment-failed',
  'payment processing': 'billing/processing',
  'card type not accepted': 'billing/card-type-not-accepted',
  'unable to authenticate the payment method': 'billing/not-authenticated',
  'card declined': 'billing/card-declined',
  'error confirming the payment, try again': 'billing/confirm-failed',
  'payment method setup failed': 'billing/set-up-failed',
  'payment provider not initialized': 'billing/provider-not-initialized',
  'failed to update the payment method': 'billing/method-not-updated',
  'failed to switch the plan': 'billing/not-switched',
  'failed to resume the subscription': 'billing/not-resumed',
  'failed to cancel the subscription': 'billing/not-cancelled',
  'failed to apply the coupon': 'billing/coupon-not-applied',
} as const satisfies Record<string, FailureCode>;

const WHERE_CODES_ARE_NAMED = 'domain/failure-codes.ts';
const sources = globSync('{domain,functions/src,src}/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: (path) => /node_modules|\.test\.tsx?$/.test(path),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== WHERE_CODES_ARE_NAMED)
  .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'));

test.each(Object.entries(ERRORS))('%s happens and is said in every language', (_, code) => {
  expect(sources.some((source) => source.includes(`'${code}'`))).toBe(true);
  for (const language of LANGUAGES) {
    const words = readCatalogue(language).get(`failures:${code}`) ?? '';
    expect(words.length, language).toBeGreaterThan(5);
  }
});

test.each(LANGUAGES)('no two of them say the same: %s', (language) => {
  const catalogue = readCatalogue(language);
  const words = Object.values(ERRORS).map((code) => catalogue.get(`failures:${code}`));
  expect(new Set(words).size).toBe(words.length);
});
