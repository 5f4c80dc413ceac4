import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { blobNotFound, checkedBlobKey, contentDisposition, type BlobStore } from './blob-store.ts';
import { readDownloadToken, signDownloadToken, type DownloadPermission } from './download-token.ts';
import { readUploadToken, signUploadToken } from './upload-token.ts';

export interface DiskBlobStoreOptions {
  directory: string;
  signingKey: string;
  /** The address under which the function `receiveUpload` answers. */
  uploadOrigin: string;
}

/** The disk's side of an upload target: takes the bytes that a token allows. */
export interface UploadReceiver {
  /**
   * Stores `body` under the token's key; nothing is there until all of it is.
   *
   * @param declaredBytes the request's Content-Length; null when it has none
   * @returns false where something lies there already, which stays as it is
   * @throws TasukiFailure 'common/permission-denied', 'recording/upload-expired',
   *   'recording/upload-mismatch', 'recording/upload-interrupted'
   */
  receive: (
    token: string,
    body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    declaredBytes: number | null,
    now: Date,
  ) => Promise<boolean>;
}

/** The disk's side of a download link. */
export interface DownloadSender {
  /**
   * The blob that a token allows to download, if it exists.
   *
   * @throws TasukiFailure 'common/permission-denied', 'export/link-expired', 'common/not-found'
   */
  downloadOf: (token: string, now: Date) => Promise<DownloadPermission & { sizeBytes: number }>;
}

/** Keeps uploaded files in a folder, for local mode and tests. */
export function diskBlobStore(
  options: DiskBlobStoreOptions,
): BlobStore & UploadReceiver & DownloadSender {
  const { directory, signingKey, uploadOrigin } = options;
  const pathOf = (key: string) => join(directory, ...checkedBlobKey(key).split('/'));
  const putWhole = async <Placed>(
    path: string,
    fill: (partPath: string) => Promise<void>,
    place: (partPath: string, path: string) => Promise<Placed>,
  ) => {
    const partPath = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await fill(partPath);
      return await place(partPath, path);
    } finally {
      await rm(partPath, { force: true });
    }
  };
  return {
    createUploadTarget: ({ key, sizeBytes, contentHash, expiresAt }) => {
      const token = signUploadToken(
        { key: checkedBlobKey(key), sizeBytes, contentHash, expiresAt: expiresAt.getTime() },
        signingKey,
      );
      return Promise.resolve({
        url: `${uploadOrigin}/receiveUpload?token=${token}`,
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
      });
    },
    sizeOf: async (key) => (await unlessMissing(stat(pathOf(key))))?.size ?? null,
    read: async (key) => {
      const bytes = await unlessMissing(readFile(pathOf(key)));
      if (!bytes) throw blobNotFound(key);
      return bytes;
    },
    write: async (key, bytes) =>
      putWhole(pathOf(key), async (partPath) => writeFile(partPath, bytes), rename),
    readStretch: (key, offset, length) => stretchOf(key, pathOf(key), offset, length),
    createDownloadLink: ({ key, fileName, expiresAt, shownAs }) => {
      contentDisposition(fileName);
      const token = signDownloadToken(
        {
          key: checkedBlobKey(key),
          fileName,
          expiresAt: expiresAt.getTime(),
          ...(shownAs !== undefined && { shownAs }),
        },
        signingKey,
      );
      return Promise.resolve(`${uploadOrigin}/sendDownload?token=${token}`);
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeAll: async (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    downloadOf: async (token, now) => {
      const permission = readDownloadToken(token, signingKey, now);
      const found = await unlessMissing(stat(pathOf(permission.key)));
      if (!found) throw blobNotFound(permission.key);
      return { ...permission, sizeBytes: found.size };
    },
    receive: async (token, body, declaredBytes, now) => {
      const permission = readUploadToken(token, signingKey, now);
      if (declaredBytes !== null && declaredBytes !== permission.sizeBytes) {
        throw new TasukiFailure('recording/upload-mismatch', { message: 'declared length' });
      }
      return putWhole(
        pathOf(permission.key),
        async (partPath) => writeChecked(partPath, body, permission),
        linkUnlessThere,
      );
    },
  };
}

/** @returns false where something lies there already; of many at once one is first */
async function linkUnlessThere(partPath: string, path: string): Promise<boolean> {
  try {
    await link(partPath, path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

async function* stretchOf(
  key: string,
  path: string,
  offset: number,
  length: number,
): AsyncGenerator<Uint8Array> {
  if (length === 0) return;
  const file = await unlessMissing(open(path));
  if (!file) throw blobNotFound(key);
  // Closes the file at its end, and when nobody reads on.
  const stream = file.createReadStream({ start: offset, end: offset + length - 1 });
  yield* stream as AsyncIterable<Uint8Array>;
}

/** Writes `body`; stops at the first byte too many. */
async function writeChecked(
  path: string,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { sizeBytes, contentHash }: { sizeBytes: number; contentHash: string },
): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > sizeBytes) {
        throw new TasukiFailure('recording/upload-mismatch', {
          message: 'more bytes than declared',
        });
      }
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(Readable.from(counted()), createWriteStream(path));
  } catch (cause) {
    if (cause instanceof TasukiFailure) throw cause;
    throw new TasukiFailure('recording/upload-interrupted', { cause });
  }
  if (size < sizeBytes) throw new TasukiFailure('recording/upload-interrupted');
  if (hash.digest('hex') !== contentHash) {
    throw new TasukiFailure('recording/upload-mismatch', { message: 'content hash' });
  }
}

async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}
