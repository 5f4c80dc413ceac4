import { expect, it } from 'vitest';
import { readUploadToken, signUploadToken, type UploadPermission } from './upload-token.ts';

const KEY = 'a secret of at least thirty-two characters';
const NOW = new Date('2026-11-21T08:00:00Z');
const PERMISSION: UploadPermission = {
  key: 'recordings/somebody/file',
  sizeBytes: 10,
  contentHash: 'a'.repeat(64),
  expiresAt: NOW.getTime() + 1000,
};

function codeOf(token: string, key = KEY, now = NOW): unknown {
  try {
    readUploadToken(token, key, now);
  } catch (cause) {
    return (cause as { code?: unknown }).code;
  }
  return 'accepted';
}

it('gives back what was allowed', () => {
  expect(readUploadToken(signUploadToken(PERMISSION, KEY), KEY, NOW)).toEqual(PERMISSION);
});

it('refuses a token of another secret, and any changed letter', () => {
  const token = signUploadToken(PERMISSION, KEY);
  expect(codeOf(token, `${KEY}!`)).toBe('common/permission-denied');
  for (let at = 0; at < token.length; at += 1) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    // The last letter of base64 holds bits that are not used.
    if (at === token.length - 1) continue;
    expect(codeOf(changed), `letter ${at}`).toBe('common/permission-denied');
  }
  for (const nonsense of ['', '.', 'a', 'a.b', `${token}.x`]) {
    expect(codeOf(nonsense)).toBe('common/permission-denied');
  }
});

it('refuses it from the moment it expires', () => {
  const token = signUploadToken(PERMISSION, KEY);
  expect(codeOf(token, KEY, new Date(PERMISSION.expiresAt - 1))).toBe('accepted');
  expect(codeOf(token, KEY, new Date(PERMISSION.expiresAt))).toBe('recording/upload-expired');
});
