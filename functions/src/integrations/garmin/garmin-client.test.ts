import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderFailure } from '../../platform/provider-failure.ts';
import {
  askGarminBackfill,
  downloadGarminFile,
  endGarminRegistration,
  readGarminPermissions,
  readGarminUserId,
} from './garmin-client.ts';
import { GARMIN_LIMITS } from './garmin-requests.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let elsewhere: Server;
let answer: Answer;
let origin = '';
/** Requests that arrived, with their tokens. */
let asked: { path: string; token: string | undefined }[] = [];
let askedElsewhere = 0;

const originOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', token: request.headers.authorization });
    answer(request, response);
  });
  elsewhere = createServer((_request, response) => {
    askedElsewhere += 1;
    response.writeHead(200).end('mine now');
  });
  for (const one of [server, elsewhere]) {
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  }
  origin = originOf(server);
});
afterAll(() => {
  for (const one of [server, elsewhere]) {
    one.closeAllConnections();
    one.close();
  }
});

const access = () => ({ apiBase: origin, accessToken: 'secret-token' });
const file = () => new URL(`${origin}/wellness-api/rest/activityFile?id=1&token=t`);

function answersWith(status: number, body: unknown = '', headers: Record<string, string> = {}) {
  asked = [];
  answer = (_request, response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

it('reads permissions in both of their shapes, and takes nothing else for them', async () => {
  answersWith(200, { permissions: ['ACTIVITY_EXPORT', 7] });
  expect(await readGarminPermissions(access())).toEqual(['ACTIVITY_EXPORT']);
  answersWith(200, ['HEALTH_EXPORT']);
  expect(await readGarminPermissions(access())).toEqual(['HEALTH_EXPORT']);
  answersWith(200, 'not json');
  await expect(readGarminPermissions(access())).rejects.toMatchObject({
    code: 'provider/unreachable',
  });
  answersWith(200, { userId: 12 });
  await expect(readGarminUserId(access())).rejects.toMatchObject({ code: 'provider/unreachable' });
});

it.each([
  [401, 'provider/token-refused'],
  [403, 'provider/token-refused'],
  [412, 'provider/missing-scope'],
  [429, 'provider/rate-limited'],
  [500, 'provider/unreachable'],
  [503, 'provider/unreachable'],
  [302, 'provider/unreachable'],
] as const)('says what %i means', async (status, code) => {
  answersWith(status, '', { location: originOf(elsewhere) });
  await expect(readGarminUserId(access())).rejects.toMatchObject({ code, status });
  expect(askedElsewhere).toBe(0);
});

it('says when Garmin may be asked again, where Garmin does', async () => {
  answersWith(429, '', { 'retry-after': '90' });
  const failure: unknown = await readGarminUserId(access()).catch((cause: unknown) => cause);
  const { retryAt } = failure as ProviderFailure;
  expect(retryAt?.getTime()).toBeGreaterThan(Date.now() + 80_000);
  expect(retryAt?.getTime()).toBeLessThanOrEqual(Date.now() + 90_000);
  answersWith(429);
  await expect(readGarminUserId(access())).rejects.toMatchObject({ retryAt: null });
});

it('says that nobody answers where nobody does', async () => {
  const nobody = { apiBase: 'http://127.0.0.1:1', accessToken: 't' };
  await expect(readGarminUserId(nobody)).rejects.toMatchObject({
    code: 'provider/unreachable',
    status: null,
    isRetryable: true,
  });
});

it('says what becomes of a window that Garmin is asked for', async () => {
  const window = { start: new Date(1_700_000_000_500), end: new Date(1_700_086_400_000) };
  const ask = async () => askGarminBackfill(access(), 'activities', window);
  answersWith(202);
  expect(await ask()).toBe('asked');
  expect(asked[0]?.path).toBe(
    '/wellness-api/rest/backfill/activities?summaryStartTimeInSeconds=1700000000&summaryEndTimeInSeconds=1700086400',
  );
  answersWith(409);
  expect(await ask()).toBe('asked-before');
  answersWith(400);
  expect(await ask()).toBe('out-of-reach');
  for (const status of [403, 412]) {
    answersWith(status);
    await expect(ask()).rejects.toMatchObject({ code: 'provider/history-not-allowed' });
  }
});

it('takes a registration that is gone for ended', async () => {
  for (const status of [204, 404]) {
    answersWith(status);
    await endGarminRegistration(access());
  }
  answersWith(503);
  await expect(endGarminRegistration(access())).rejects.toMatchObject({
    code: 'provider/unreachable',
  });
});

describe('a file', () => {
  it('is fetched with the token, and once more without where Garmin wants it so', async () => {
    answersWith(200, 'bytes');
    expect(await downloadGarminFile(file(), 'secret-token')).toEqual({
      kind: 'file',
      bytes: Buffer.from('bytes'),
    });
    expect(asked.map(({ token }) => token)).toEqual(['Bearer secret-token']);
    asked = [];
    answer = ({ headers }, response) => {
      response.writeHead(headers.authorization === undefined ? 200 : 401).end('bytes');
    };
    expect(await downloadGarminFile(file(), 'secret-token')).toMatchObject({ kind: 'file' });
    expect(asked.map(({ token }) => token)).toEqual(['Bearer secret-token', undefined]);
    answersWith(401);
    await expect(downloadGarminFile(file(), 'secret-token')).rejects.toMatchObject({
      code: 'provider/token-refused',
    });
    expect(asked).toHaveLength(2);
  });

  it('is gone, or nowhere else', async () => {
    for (const status of [404, 410]) {
      answersWith(status);
      expect(await downloadGarminFile(file(), 't')).toEqual({ kind: 'gone' });
    }
    for (const status of [301, 302, 307, 308]) {
      answersWith(status, '', { location: `${originOf(elsewhere)}/file` });
      await expect(downloadGarminFile(file(), 't')).rejects.toMatchObject({
        code: 'provider/unreachable',
      });
    }
    expect(askedElsewhere).toBe(0);
  });

  it('is no more than a watch can write, declared or not', async () => {
    answersWith(200, '', { 'content-length': `${GARMIN_LIMITS.fileMaxBytes + 1}` });
    expect(await downloadGarminFile(file(), 't')).toEqual({ kind: 'too-large' });
    let sent = 0;
    answer = (_request, response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const send = () => {
        sent += 1;
        // A write to a connection that was cut is done at once; only later does the server notice it.
        if (!response.destroyed) response.write(chunk, () => setImmediate(send));
      };
      response.writeHead(200);
      send();
    };
    expect(await downloadGarminFile(file(), 't')).toEqual({ kind: 'too-large' });
    // It is not read to its end.
    expect(sent).toBeLessThan(100);
  });

  it('is not taken for whole where the connection broke', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half of it', () => response.destroy());
    };
    await expect(downloadGarminFile(file(), 't')).rejects.toMatchObject({
      code: 'provider/unreachable',
    });
  });
});
