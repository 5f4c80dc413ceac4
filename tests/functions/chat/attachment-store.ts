import { createHash } from 'node:crypto';
import type { BlobStore, DownloadRequest } from '../../../functions/src/blob-store/blob-store.ts';
import { blobNotFound, contentDisposition } from '../../../functions/src/blob-store/blob-store.ts';

/** A store in memory. Its targets and links are `memory:` addresses, which its own methods follow. */
export interface AttachmentStore extends BlobStore {
  keys: () => string[];
  /** Does what a browser does with a target. */
  put: (url: string, bytes: Uint8Array) => void;
  /** The file to which a link leads. */
  linked: (url: string) => DownloadRequest & { bytes: Uint8Array | undefined };
}

export function attachmentStore(): AttachmentStore {
  const blobs = new Map<string, Uint8Array>();
  const links = new Map<string, DownloadRequest>();
  return {
    keys: () => [...blobs.keys()].sort(),
    put: (url, bytes) => {
      const key = url.slice('memory:'.length);
      if (!blobs.has(key)) blobs.set(key, bytes);
    },
    linked: (url) => {
      const link = links.get(url);
      if (!link) throw new Error(`${url} was never signed`);
      return { ...link, bytes: blobs.get(link.key) };
    },
    createUploadTarget: async ({ key }) =>
      Promise.resolve({ url: `memory:${key}`, method: 'PUT', headers: {} }),
    sizeOf: async (key) => Promise.resolve(blobs.get(key)?.length ?? null),
    read: async (key) => {
      const bytes = blobs.get(key);
      return bytes ? Promise.resolve(bytes) : Promise.reject(blobNotFound(key));
    },
    write: async (key, bytes) => {
      if (!(bytes instanceof Uint8Array)) throw new Error('no stream here');
      blobs.set(key, bytes);
      await Promise.resolve();
    },
    readStretch: async function* (key, offset, length) {
      await Promise.resolve();
      const bytes = blobs.get(key);
      if (!bytes) throw blobNotFound(key);
      yield bytes.subarray(offset, offset + length);
    },
    createDownloadLink: async (request) => {
      contentDisposition(request.fileName, request.shownAs);
      const digest = createHash('sha256').update(JSON.stringify(request)).digest('hex');
      links.set(`memory:${digest}`, request);
      return Promise.resolve(`memory:${digest}`);
    },
    remove: async (key) => {
      blobs.delete(key);
      await Promise.resolve();
    },
    removeAll: async (prefix) => {
      for (const key of blobs.keys()) if (key.startsWith(`${prefix}/`)) blobs.delete(key);
      await Promise.resolve();
    },
  };
}
