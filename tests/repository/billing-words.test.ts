import { expect, test } from 'vitest';
import { OUTLOOK_SENTENCES } from '@tasuki/domain/billing/subscription-outlook';
import { SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { FAILURE_CODES } from '@tasuki/domain/failure-codes';
import { LANGUAGES } from '@tasuki/domain/language';
import { readCatalogue } from './locale-catalogues.ts';

test.each(LANGUAGES)('every state and every failure of money has its words: %s', (language) => {
  const catalogue = readCatalogue(language);
  const wanted = [
    ...OUTLOOK_SENTENCES.map((sentence) => `billing:outlook.${sentence}`),
    ...SUBSCRIPTION_STATUSES.map((status) => `billing:state.${status}`),
    ...FAILURE_CODES.filter((code) => code.startsWith('billing/')).map(
      (code) => `failures:${code}`,
    ),
  ];
  expect(wanted.filter((key) => !catalogue.get(key))).toEqual([]);
  // Two sentences that say the same would hide which state it is.
  const sentences = OUTLOOK_SENTENCES.map((sentence) =>
    catalogue.get(`billing:outlook.${sentence}`),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});
