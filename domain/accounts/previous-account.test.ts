import { expect, test } from 'vitest';
import { isPlaceholderEmail, placeholderEmails, placeholderSource } from './previous-account.ts';

test('a placeholder is distinguished from an address, however it is spelled', () => {
  for (const email of placeholderEmails('0123456789abcdef'.repeat(4))) {
    expect(email.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(isPlaceholderEmail(email)).toBe(true);
    expect(isPlaceholderEmail(email.toUpperCase())).toBe(true);
  }
  for (const email of ['hana@gmail.com', 'a@x.previous-account.invalid', '', null, undefined]) {
    expect(isPlaceholderEmail(email)).toBe(false);
  }
});

test('an address has the same placeholders, whoever types it how', () => {
  expect(placeholderSource(' Hana@Gmail.com ')).toBe(placeholderSource('hana@gmail.com'));
});
