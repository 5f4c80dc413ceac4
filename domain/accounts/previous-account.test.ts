import { expect, test } from 'vitest';
import {
  isLostEmail,
  isPlaceholderEmail,
  NO_EMAIL_DOMAIN,
  placeholderEmails,
  placeholderSource,
} from './previous-account.ts';

test('a placeholder is distinguished from an address, however it is spelled', () => {
  for (const email of placeholderEmails('0123456789abcdef'.repeat(4))) {
    expect(email.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(isPlaceholderEmail(email)).toBe(true);
    expect(isPlaceholderEmail(email.toUpperCase())).toBe(true);
    expect(isLostEmail(email)).toBe(true);
  }
  for (const email of ['hana@gmail.com', 'a@x.previous-account.invalid', '', null, undefined]) {
    expect(isPlaceholderEmail(email)).toBe(false);
  }
});

test('an account that began without an address has lost none', () => {
  const email = `0a1b@${NO_EMAIL_DOMAIN}`;
  expect(isPlaceholderEmail(email)).toBe(true);
  expect(isLostEmail(email)).toBe(false);
});

test('an address has the same placeholders, whoever types it how', () => {
  expect(placeholderSource(' Hana@Gmail.com ')).toBe(placeholderSource('hana@gmail.com'));
});
