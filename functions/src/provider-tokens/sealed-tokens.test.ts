import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTokens, sealTokens, TokensUnreadable, type TokenOwner } from './sealed-tokens.ts';

const OWNER: TokenOwner = { provider: 'strava', uid: 'mika', accountId: '77' };
const TOKENS = { accessToken: 'access-of-mika', refreshToken: 'refresh-of-mika' };

function newKey() {
  return { key: randomBytes(32), wrappedKey: 'wrapped', keyVersion: 'keys/1' };
}

describe('sealed tokens', () => {
  const dataKey = newKey();
  const sealed = sealTokens(OWNER, TOKENS, dataKey);

  it('open for their owner, and show nothing of the tokens', () => {
    expect(openTokens(OWNER, sealed, dataKey)).toEqual(TOKENS);
    const bytes = Buffer.from(sealed.ciphertext, 'base64').toString('latin1');
    expect(bytes).not.toMatch(/mika/);
  });

  it('look different each time, under the same key too', () => {
    const again = sealTokens(OWNER, TOKENS, dataKey);
    expect(again.ciphertext).not.toBe(sealed.ciphertext);
    expect(openTokens(OWNER, again, dataKey)).toEqual(TOKENS);
  });

  it.each<[string, Partial<TokenOwner>]>([
    ['another person', { uid: 'ren' }],
    ['another provider', { provider: 'garmin' }],
    ['another account there', { accountId: '78' }],
    ['a person whose id ends where the account begins', { uid: 'mika","77', accountId: '' }],
  ])('do not open for %s', (_who, change) => {
    expect(() => openTokens({ ...OWNER, ...change }, sealed, dataKey)).toThrow(TokensUnreadable);
  });

  it('do not open under another key', () => {
    expect(() => openTokens(OWNER, sealed, newKey())).toThrow(TokensUnreadable);
  });

  it('do not open after any byte was changed, cut off or added', () => {
    const bytes = Buffer.from(sealed.ciphertext, 'base64');
    const open = (changed: Buffer) =>
      openTokens(OWNER, { ciphertext: changed.toString('base64') }, dataKey);
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => open(changed)).toThrow(TokensUnreadable);
      expect(() => open(bytes.subarray(0, index))).toThrow(TokensUnreadable);
    }
    expect(() => open(Buffer.concat([bytes, Buffer.from([0])]))).toThrow(TokensUnreadable);
  });
});
