import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onRequest } from 'firebase-functions/https';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { answerDownload } from './answer-download.ts';

/** Hands out files by their links where they are kept on disk; elsewhere the service does. */
export const sendDownload = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    invoker: 'public',
    omit: configuration.blobStore.kind !== 'disk',
  },
  async (request, response) => {
    if (configuration.blobStore.kind !== 'disk') {
      response.status(404).end();
      return;
    }
    const { diskBlobStore } = await import('./disk-blob-store.ts');
    const { token } = request.query;
    const answer = await answerDownload(
      { method: request.method, token: typeof token === 'string' ? token : null },
      { store: diskBlobStore(configuration.blobStore), now: new Date() },
    );
    response.status(answer.status).set(answer.headers);
    await pipeline(Readable.from(answer.body ?? []), response);
  },
);
