import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyService } from '../../sandbox/key-service/key-service.ts';
import { TokensUnreadable } from '../../functions/src/provider-tokens/sealed-tokens.ts';
import { DATA_KEY_CACHE, TokenVault } from '../../functions/src/provider-tokens/token-vault.ts';

const KEY = 'projects/p/locations/global/keyRings/r/cryptoKeys/tokens';
let keyService: KeyService;
let server: Server;
let time: number;
let authorizations: (string | undefined)[];

beforeEach(async () => {
  keyService = new KeyService();
  time = Date.UTC(2026, 10, 22);
  authorizations = [];
  server = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    void keyService.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function vault(keyName = KEY, accessToken: (() => Promise<string>) | null = null): TokenVault {
  const { port } = server.address() as AddressInfo;
  const serviceUrl = `http://127.0.0.1:${port}/key-service/v1`;
  return new TokenVault({ keyName, serviceUrl, accessToken }, () => new Date(time));
}

function asked(verb: 'encrypt' | 'decrypt'): number {
  return keyService.requests().filter((request) => request.verb === verb).length;
}

/** What is stored of a data key that a vault made. */
async function storedKey(made = vault()) {
  const { key, ...stored } = await made.newDataKey();
  return { key, stored: { form: 1, ciphertext: '', ...stored } as const };
}

describe('a data key', () => {
  it('is found again by another process, through the key service', async () => {
    const { key, stored } = await storedKey();
    expect((await vault().dataKeyOf(stored)).key).toEqual(key);
    expect(stored.keyVersion).toBe(`${KEY}/cryptoKeyVersions/1`);
    expect(Buffer.from(stored.wrappedKey, 'base64').includes(key)).toBe(false);
  });

  it('is asked for once by all who want it, and again after its time', async () => {
    const { stored } = await storedKey();
    const one = vault();
    await Promise.all(Array.from({ length: 20 }, async () => one.dataKeyOf(stored)));
    expect(asked('decrypt')).toBe(1);
    time += DATA_KEY_CACHE.seconds * 1000 + 1;
    await one.dataKeyOf(stored);
    expect(asked('decrypt')).toBe(2);
  });

  it('is one of a bounded number in memory', async () => {
    const one = vault();
    const { stored: first } = await storedKey(one);
    for (let count = 0; count < DATA_KEY_CACHE.size; count += 1) await one.newDataKey();
    expect(asked('decrypt')).toBe(0);
    await one.dataKeyOf(first);
    expect(asked('decrypt')).toBe(1);
  });

  it('is of the primary version, and of an earlier one opens still', async () => {
    const { key, stored } = await storedKey();
    keyService.rotate();
    expect((await storedKey()).stored.keyVersion).toBe(`${KEY}/cryptoKeyVersions/2`);
    expect((await vault().dataKeyOf(stored)).key).toEqual(key);
  });

  it('that was changed is refused for good', async () => {
    const { stored } = await storedKey();
    const bytes = Buffer.from(stored.wrappedKey, 'base64');
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    const changed = { ...stored, wrappedKey: bytes.toString('base64') };
    await expect(vault().dataKeyOf(changed)).rejects.toBeInstanceOf(TokensUnreadable);
  });

  it('of a key that is not configured is no reason to end a link, and is not asked for', async () => {
    const { stored } = await storedKey(vault(`${KEY}-of-a-stranger`));
    await expect(vault().dataKeyOf(stored)).rejects.toMatchObject({ code: 'provider/unreachable' });
    expect(asked('decrypt')).toBe(0);
  });
});

describe('where the key service', () => {
  it('is down for a moment, it is asked again', async () => {
    const { key, stored } = await storedKey();
    keyService.troubles.set({ isDown: true });
    const answer = keyService.answer.bind(keyService);
    vi.spyOn(keyService, 'answer').mockImplementation(async (...exchange) => {
      const isAnswered = await answer(...exchange);
      keyService.troubles.end();
      return isAnswered;
    });
    expect((await vault().dataKeyOf(stored)).key).toEqual(key);
  });

  it.each([
    ['is down', { isDown: true }],
    ['wants fewer requests', { isRateLimited: true }],
  ])('%s, that is said and nothing is remembered of it', async (_what, troubles) => {
    const { key, stored } = await storedKey();
    const one = vault();
    keyService.troubles.set(troubles);
    await expect(one.dataKeyOf(stored)).rejects.toMatchObject({ code: 'provider/unreachable' });
    await expect(one.newDataKey()).rejects.toMatchObject({ code: 'provider/unreachable' });
    keyService.troubles.end();
    expect((await one.dataKeyOf(stored)).key).toEqual(key);
  });

  it('has disabled the version, nothing is taken for tampering', async () => {
    const { stored } = await storedKey();
    await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/key-service/sandbox/versions`,
      {
        method: 'POST',
        body: JSON.stringify({ number: 1, state: 'DISABLED' }),
      },
    );
    await expect(vault().dataKeyOf(stored)).rejects.toMatchObject({ code: 'provider/unreachable' });
    expect(asked('decrypt')).toBe(1);
  });

  it('wants to know who asks, the service account’s token is sent', async () => {
    await vault(KEY, async () => Promise.resolve('token-of-the-functions')).newDataKey();
    await vault().newDataKey();
    expect(authorizations).toEqual(['Bearer token-of-the-functions', undefined]);
  });

  it('cannot be asked for want of such a token, that is said', async () => {
    const nobody = async () => Promise.reject(new Error('no metadata server'));
    await expect(vault(KEY, nobody).newDataKey()).rejects.toMatchObject({
      code: 'provider/unreachable',
    });
  });

  it('is not configured, no provider is offered', async () => {
    await expect(new TokenVault(null, () => new Date()).newDataKey()).rejects.toMatchObject({
      code: 'provider/not-offered',
    });
  });
});
