import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['hanako@example.jp', 'hanako@example.jp'],
  ['Hanako@Example.JP', 'hanako@example.jp'],
  ['hanako+run@example.jp', 'hanako@example.jp'],
  ['hanako+a+b@example.jp', 'hanako@example.jp'],
  // Elsewhere a dot makes another mailbox.
  ['hana.ko@example.jp', 'hana.ko@example.jp'],
  ['hana.ko+run@gmail.com', 'hanako@gmail.com'],
  ['h.a.n.a.k.o@googlemail.com', 'hanako@gmail.com'],
  ['"a@b"@example.jp', '"a@b"@example.jp'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
