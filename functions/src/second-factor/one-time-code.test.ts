import { describe, expect, test } from 'vitest';
import { acceptedStep, codeOfStep, newSecret, otpauthUrl, stepAt } from './one-time-code.ts';

/** The secret of RFC 6238, appendix B: the ASCII digits 12345678901234567890. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The RFC's codes have eight digits; an app of six shows the last six. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a new secret has 160 bits and is never the same', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

describe('a code', () => {
  const now = new Date(1_111_111_109_000);
  const step = stepAt(now);

  test('is taken half a minute early or late, and not later', () => {
    for (const beside of [-1, 0, 1]) {
      expect(acceptedStep(SECRET, codeOfStep(SECRET, step + beside), 0, now)).toBe(step + beside);
    }
    for (const beside of [-2, 2]) {
      expect(acceptedStep(SECRET, codeOfStep(SECRET, step + beside), 0, now)).toBeNull();
    }
  });

  test('is taken once, and none from before it', () => {
    expect(acceptedStep(SECRET, codeOfStep(SECRET, step), step, now)).toBeNull();
    expect(acceptedStep(SECRET, codeOfStep(SECRET, step - 1), step, now)).toBeNull();
    expect(acceptedStep(SECRET, codeOfStep(SECRET, step + 1), step, now)).toBe(step + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not %j', (code) => {
    expect(acceptedStep(SECRET, code, 0, now)).toBeNull();
  });
});

test('the address names issuer, account and secret', () => {
  expect(otpauthUrl(SECRET, 'aoi@example.jp', 'Tasuki')).toBe(
    `otpauth://totp/Tasuki:aoi%40example.jp?secret=${SECRET}&issuer=Tasuki&digits=6&period=30`,
  );
});
