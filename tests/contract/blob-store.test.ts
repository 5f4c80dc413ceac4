import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Storage } from '@google-cloud/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { answerDownload } from '../../functions/src/uploads/answer-download.ts';
import { answerUpload } from '../../functions/src/uploads/answer-upload.ts';
import type { BlobStore, UploadTarget } from '../../functions/src/blob-store/blob-store.ts';
import { cloudStorageBlobStore } from '../../functions/src/blob-store/cloud-storage-blob-store.ts';
import { diskBlobStore } from '../../functions/src/blob-store/disk-blob-store.ts';
import { startCloudStorage } from '../../sandbox/cloud-storage/cloud-storage-server.ts';

const BYTES = Buffer.from('sixteen bytes!!!'.repeat(4096));
const HASH = createHash('sha256').update(BYTES).digest('hex');
const MINUTE = 60_000;

/** A store with the server behind its targets, whose clock can be moved. */
interface StoreUnderTest {
  store: BlobStore;
  setClock: (offsetMilliseconds: number) => void;
  close: () => Promise<void>;
}

async function startDisk(): Promise<StoreUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'tasuki-blobs-'));
  let offset = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/sendDownload') {
      void answerDownload(
        { method: request.method ?? '', token: url.searchParams.get('token') },
        { store, now: new Date(Date.now() + offset) },
      ).then(async ({ status, headers, body }) => {
        response.writeHead(status, headers);
        await pipeline(Readable.from(body ?? []), response);
      });
      return;
    }
    void answerUpload(
      {
        method: request.method ?? '',
        origin: request.headers.origin ?? null,
        token: url.searchParams.get('token'),
        declaredBytes: Number(request.headers['content-length'] ?? NaN) || null,
        body: request as AsyncIterable<Uint8Array>,
      },
      { receiver: store, appOrigin: 'https://app.test', now: new Date(Date.now() + offset) },
    ).then((answer) => response.writeHead(answer.status, answer.headers).end(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = diskBlobStore({
    directory,
    signingKey: 'a secret of at least thirty-two characters',
    uploadOrigin: `http://127.0.0.1:${port}`,
  });
  return {
    store,
    setClock: (milliseconds) => {
      offset = milliseconds;
    },
    close: async () => {
      const left = await readdir(directory, { recursive: true });
      expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}

async function startCloud(): Promise<StoreUnderTest> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let offset = 0;
  const server = await startCloudStorage({
    publicKey,
    now: () => new Date(Date.now() + offset),
  });
  const storage = new Storage({
    projectId: 'demo-contract',
    apiEndpoint: server.origin,
    credentials: {
      client_email: 'functions@demo-contract.test',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    retryOptions: { autoRetry: false },
  });
  return {
    store: cloudStorageBlobStore(storage.bucket('recordings')),
    setClock: (milliseconds) => {
      offset = milliseconds;
    },
    close: server.close,
  };
}

async function put(target: UploadTarget, body: Uint8Array<ArrayBuffer>): Promise<number> {
  const { status } = await fetch(target.url, {
    method: target.method,
    headers: target.headers,
    body,
  });
  return status;
}

/** Sends half of the bytes, then lets the connection go. */
async function putHalf({ url, headers }: UploadTarget): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = httpRequest(url, {
      method: 'PUT',
      headers: { ...headers, 'content-length': BYTES.length },
    });
    request.on('error', () => {
      resolve();
    });
    request.on('close', () => {
      resolve();
    });
    request.write(BYTES.subarray(0, BYTES.length / 2), () => request.destroy());
  });
}

describe.each([
  ['on disk', startDisk],
  ['in Cloud Storage', startCloud],
])('blobs kept %s', (_name, start) => {
  let tested: StoreUnderTest;
  let count = 0;

  beforeAll(async () => {
    tested = await start();
  });
  afterAll(async () => tested.close());

  async function newTarget(lifetimeMinutes = 15): Promise<{ key: string; target: UploadTarget }> {
    count += 1;
    const key = `recordings/somebody/${HASH.slice(0, 20)}_${count}`;
    const target = await tested.store.createUploadTarget({
      key,
      sizeBytes: BYTES.length,
      contentHash: HASH,
      expiresAt: new Date(Date.now() + lifetimeMinutes * MINUTE),
    });
    return { key, target };
  }

  it('are not there before they are sent', async () => {
    const { key } = await newTarget();
    expect(await tested.store.sizeOf(key)).toBeNull();
    await expect(tested.store.read(key)).rejects.toThrow(TasukiFailure);
    await expect(tested.store.read(key)).rejects.toMatchObject({ code: 'common/not-found' });
    await tested.store.remove(key);
  });

  it('are there whole once sent to their target, and gone when removed', async () => {
    const { key, target } = await newTarget();
    expect(target.method).toBe('PUT');
    expect(await put(target, BYTES)).toBe(200);
    expect(await tested.store.sizeOf(key)).toBe(BYTES.length);
    expect(Buffer.from(await tested.store.read(key)).equals(BYTES)).toBe(true);
    await tested.store.remove(key);
    expect(await tested.store.sizeOf(key)).toBeNull();
  });

  it('may be written by ourselves, the later bytes in place of the earlier', async () => {
    const key = 'recordings/somebody/written';
    await tested.store.write(key, BYTES);
    await tested.store.write(key, new Uint8Array(BYTES.subarray(16)));
    expect(await tested.store.sizeOf(key)).toBe(BYTES.length - 16);
    expect(Buffer.from(await tested.store.read(key)).equals(BYTES.subarray(16))).toBe(true);
    await tested.store.remove(key);
    expect(await tested.store.sizeOf(key)).toBeNull();
  });

  it('may be written piece by piece, and are not there when that breaks off', async () => {
    const key = 'exports/somebody/pieces';
    const pieces = async function* (count: number) {
      for (let index = 0; index < count; index += 1) {
        await Promise.resolve();
        yield new Uint8Array(BYTES.subarray(index * 16384, (index + 1) * 16384));
      }
      if (count < 4) throw new Error('broken off');
    };
    await expect(tested.store.write(key, pieces(2))).rejects.toThrow('broken off');
    expect(await tested.store.sizeOf(key)).toBeNull();
    await tested.store.write(key, pieces(4));
    expect(Buffer.from(await tested.store.read(key)).equals(BYTES)).toBe(true);
    await tested.store.remove(key);
  });

  async function stretch(key: string, offset: number, length: number): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    for await (const piece of tested.store.readStretch(key, offset, length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  it('are read in stretches', async () => {
    const key = 'exports/somebody/stretches';
    await tested.store.write(key, BYTES);
    expect((await stretch(key, 20, 100)).equals(BYTES.subarray(20, 120))).toBe(true);
    expect((await stretch(key, 0, BYTES.length)).equals(BYTES)).toBe(true);
    expect((await stretch(key, BYTES.length - 1, 1)).equals(BYTES.subarray(-1))).toBe(true);
    expect(await stretch(key, 7, 0)).toHaveLength(0);
    await expect(stretch('exports/somebody/nothing', 0, 5)).rejects.toMatchObject({
      code: 'common/not-found',
    });
    await tested.store.remove(key);
  });

  it('are got as a file at their link, until it expires, and at no other address', async () => {
    const key = 'exports/somebody/file';
    await tested.store.write(key, BYTES);
    const link = await tested.store.createDownloadLink({
      key,
      fileName: 'tasuki-2026-11-21.zip',
      expiresAt: new Date(Date.now() + 5 * MINUTE),
    });
    const response = await fetch(link);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tasuki-2026-11-21\.zip"/,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
    expect((await fetch(link.slice(0, -3))).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(link, { method: 'PUT', body: BYTES })).status).toBeGreaterThanOrEqual(400);
    tested.setClock(6 * MINUTE);
    expect((await fetch(link)).status).toBeGreaterThanOrEqual(400);
    tested.setClock(0);
    await tested.store.remove(key);
    expect((await fetch(link)).status).toBe(404);
  });

  it('are shown in place only where the link says so, under any name', async () => {
    const key = 'attachments/somebody/picture';
    await tested.store.write(key, BYTES);
    const expiresAt = new Date(Date.now() + 5 * MINUTE);
    const file = { key, fileName: '走.pdf', expiresAt };
    const download = await fetch(await tested.store.createDownloadLink(file));
    expect(download.headers.get('content-disposition')).toBe(
      `attachment; filename="_.pdf"; filename*=UTF-8''%E8%B5%B0.pdf`,
    );
    const shown = { ...file, fileName: 'a.jpg', shownAs: 'image/jpeg' } as const;
    const picture = await fetch(await tested.store.createDownloadLink(shown));
    expect(picture.headers.get('content-disposition')).toBe('inline; filename="a.jpg"');
    await Promise.all([download.arrayBuffer(), picture.arrayBuffer()]);
    await tested.store.remove(key);
  });

  it('are removed by the beginning of their keys, whole names only', async () => {
    const keys = ['exports/anna/a', 'exports/anna/deep/b', 'exports/annabel/c'];
    for (const key of keys) await tested.store.write(key, BYTES);
    await tested.store.removeAll('exports/anna');
    const sizes = await Promise.all(keys.map(async (key) => tested.store.sizeOf(key)));
    expect(sizes).toEqual([null, null, BYTES.length]);
    await tested.store.removeAll('exports/nobody');
    await tested.store.removeAll('exports/annabel');
  });

  it('are taken once, however often and at once they are sent', async () => {
    const { key, target } = await newTarget();
    const answers = await Promise.all([put(target, BYTES), put(target, BYTES)]);
    expect(answers.toSorted()).toEqual([200, 412]);
    expect(await put(target, BYTES)).toBe(412);
    expect(Buffer.from(await tested.store.read(key)).equals(BYTES)).toBe(true);
  });

  it('stay as they are, whatever is sent to their target later', async () => {
    const { key, target } = await newTarget();
    expect(await put(target, BYTES)).toBe(200);
    expect(await put(target, Buffer.alloc(BYTES.length))).toBeGreaterThanOrEqual(400);
    expect(Buffer.from(await tested.store.read(key)).equals(BYTES)).toBe(true);
  });

  it('may be sent again once we have removed them, and written over by ourselves', async () => {
    const { key, target } = await newTarget();
    await tested.store.write(key, BYTES.subarray(1));
    await tested.store.remove(key);
    expect(await put(target, BYTES)).toBe(200);
    await tested.store.write(key, BYTES.subarray(1));
    expect(await tested.store.sizeOf(key)).toBe(BYTES.length - 1);
  });

  it.each([
    ['one byte more', Buffer.concat([BYTES, Buffer.of(0)])],
    ['one byte less', Buffer.from(BYTES.subarray(1))],
    ['nothing', Buffer.alloc(0)],
  ])('are refused with %s than announced', async (_what, body) => {
    const { key, target } = await newTarget();
    expect(await put(target, body)).toBeGreaterThanOrEqual(400);
    expect(await tested.store.sizeOf(key)).toBeNull();
  });

  it('are refused after the target has expired', async () => {
    const { key, target } = await newTarget(5);
    tested.setClock(6 * MINUTE);
    const status = await put(target, BYTES);
    tested.setClock(0);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await tested.store.sizeOf(key)).toBeNull();
  });

  it('are refused at an address that was changed in any part', async () => {
    const { key, target } = await newTarget();
    const { pathname, search } = new URL(target.url);
    for (let at = search.length - 40; at < search.length; at += 7) {
      const letter = search.charAt(at) === 'a' ? 'b' : 'a';
      const changed = search.slice(0, at) + letter + search.slice(at + 1);
      const url = new URL(pathname + changed, target.url).href;
      expect(await put({ ...target, url }, BYTES)).toBeGreaterThanOrEqual(400);
    }
    expect(
      await put({ ...target, url: target.url.split('?')[0] ?? '' }, BYTES),
    ).toBeGreaterThanOrEqual(400);
    expect(await tested.store.sizeOf(key)).toBeNull();
  });

  it('are not there when the connection broke half-way, and may then be sent again', async () => {
    const { key, target } = await newTarget();
    await putHalf(target);
    expect(await tested.store.sizeOf(key)).toBeNull();
    expect(await put(target, BYTES)).toBe(200);
    expect(await tested.store.sizeOf(key)).toBe(BYTES.length);
  });

  it.each([
    '../secrets',
    'recordings/../../x',
    '/etc/hosts',
    'a//b',
    'a/./b',
    '',
    'a\u0000b',
    'a\\b',
  ])('never lie under the key %j', async (key) => {
    const request = {
      key,
      sizeBytes: 1,
      contentHash: HASH,
      expiresAt: new Date(Date.now() + MINUTE),
    };
    await expect(async () => tested.store.createUploadTarget(request)).rejects.toThrow(RangeError);
    await expect(async () => tested.store.read(key)).rejects.toThrow(RangeError);
    await expect(async () => tested.store.sizeOf(key)).rejects.toThrow(RangeError);
    await expect(async () => tested.store.write(key, BYTES)).rejects.toThrow(RangeError);
    await expect(async () => tested.store.remove(key)).rejects.toThrow(RangeError);
    await expect(async () => tested.store.removeAll(key)).rejects.toThrow(RangeError);
    await expect(stretch(key, 0, 1)).rejects.toThrow(RangeError);
    const download = { key, fileName: 'x.zip', expiresAt: new Date(Date.now() + MINUTE) };
    await expect(async () => tested.store.createDownloadLink(download)).rejects.toThrow(RangeError);
  });
});

it('a Cloud Storage target carries the allowed length among its signed headers', async () => {
  const { store, close } = await startCloud();
  const target = await store.createUploadTarget({
    key: 'recordings/somebody/file',
    sizeBytes: 1234,
    contentHash: HASH,
    expiresAt: new Date(Date.now() + 15 * MINUTE),
  });
  const query = new URL(target.url).searchParams;
  expect(query.get('X-Goog-Algorithm')).toBe('GOOG4-RSA-SHA256');
  expect(Number(query.get('X-Goog-Expires'))).toBeLessThanOrEqual(15 * 60);
  expect(query.get('X-Goog-SignedHeaders')?.split(';')).toContain('x-goog-content-length-range');
  expect(target.headers['x-goog-content-length-range']).toBe('1234,1234');
  const wider = { ...target.headers, 'x-goog-content-length-range': '0,99999999' };
  expect(await put({ ...target, headers: wider }, BYTES)).toBe(403);
  expect(query.get('X-Goog-SignedHeaders')?.split(';')).toContain('x-goog-if-generation-match');
  for (const name of ['x-goog-content-length-range', 'x-goog-if-generation-match']) {
    const kept = Object.entries(target.headers).filter(([one]) => one !== name);
    expect(await put({ ...target, headers: Object.fromEntries(kept) }, BYTES)).toBe(403);
  }
  await close();
});

it('a disk target refuses other bytes of the same length, other pages and other methods', async () => {
  const { store, close } = await startDisk();
  const target = await store.createUploadTarget({
    key: 'recordings/somebody/file',
    sizeBytes: BYTES.length,
    contentHash: HASH,
    expiresAt: new Date(Date.now() + 15 * MINUTE),
  });
  expect(await put(target, Buffer.alloc(BYTES.length))).toBe(422);
  const elsewhere = { ...target, headers: { ...target.headers, origin: 'https://evil.test' } };
  expect(await put(elsewhere, BYTES)).toBe(403);
  expect((await fetch(target.url)).status).toBe(405);
  const preflight = await fetch(target.url, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://app.test');
  expect(await store.sizeOf('recordings/somebody/file')).toBeNull();
  await close();
});
