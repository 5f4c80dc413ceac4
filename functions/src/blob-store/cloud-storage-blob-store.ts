import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';
import { blobNotFound, checkedBlobKey, contentDisposition, type BlobStore } from './blob-store.ts';

/**
 * Keeps uploaded files in a Cloud Storage bucket. Targets are V4 signed
 * addresses; the allowed length is among the signed headers, so the service
 * itself refuses anything larger or smaller. So is the condition that nothing lies there yet, so the
 * service takes one file for an address. The digest is checked by the job.
 */
export function cloudStorageBlobStore(bucket: Bucket): BlobStore {
  return {
    createUploadTarget: async ({ key, sizeBytes, expiresAt }) => {
      const headers = {
        'content-type': 'application/octet-stream',
        'x-goog-content-length-range': `${sizeBytes},${sizeBytes}`,
        'x-goog-if-generation-match': '0',
      };
      const { 'content-type': contentType, ...extensionHeaders } = headers;
      const [url] = await bucket.file(checkedBlobKey(key)).getSignedUrl({
        version: 'v4',
        action: 'write',
        expires: expiresAt,
        contentType,
        extensionHeaders,
      });
      return { url, method: 'PUT', headers };
    },
    sizeOf: async (key) => {
      try {
        const [metadata] = await bucket.file(checkedBlobKey(key)).getMetadata();
        return Number(metadata.size ?? 0);
      } catch (cause) {
        if (isNotFound(cause)) return null;
        throw cause;
      }
    },
    read: async (key) => {
      try {
        const [bytes] = await bucket.file(checkedBlobKey(key)).download();
        return bytes;
      } catch (cause) {
        if (isNotFound(cause)) throw blobNotFound(key, cause);
        throw cause;
      }
    },
    write: async (key, bytes) => {
      const file = bucket.file(checkedBlobKey(key));
      const chunks = bytes instanceof Uint8Array ? [bytes] : bytes;
      await pipeline(
        Readable.from(chunks, { objectMode: false }),
        file.createWriteStream({
          resumable: false,
          validation: 'md5',
          contentType: 'application/octet-stream',
        }),
      );
    },
    readStretch: async function* (key, offset, length) {
      const file = bucket.file(checkedBlobKey(key));
      if (length === 0) return;
      try {
        // The service's checksum is that of the whole.
        const range = { start: offset, end: offset + length - 1, validation: false };
        yield* file.createReadStream(range) as AsyncIterable<Uint8Array>;
      } catch (cause) {
        if (isNotFound(cause)) throw blobNotFound(key, cause);
        throw cause;
      }
    },
    createDownloadLink: async ({ key, fileName, expiresAt, shownAs }) => {
      const [url] = await bucket.file(checkedBlobKey(key)).getSignedUrl({
        version: 'v4',
        action: 'read',
        expires: expiresAt,
        responseDisposition: contentDisposition(fileName, shownAs),
        ...(shownAs !== undefined && { responseType: shownAs }),
      });
      return url;
    },
    remove: async (key) => {
      await bucket.file(checkedBlobKey(key)).delete({ ignoreNotFound: true });
    },
    removeAll: async (prefix) => {
      await bucket.deleteFiles({ prefix: `${checkedBlobKey(prefix)}/` });
    },
  };
}

function isNotFound(cause: unknown): boolean {
  return (cause as { code?: unknown }).code === 404;
}
