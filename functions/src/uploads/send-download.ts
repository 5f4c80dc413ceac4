import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onRequest } from 'firebase-functions/https';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { answerDownload } from './answer-download.ts';

/** A link is asked for without a body. */
const gate = new RequestGate({ maxBytes: 0, perAddressAndMinute: 60, perMinute: 600 });

/** Hands out files by their links where they are kept on disk; elsewhere the service does. */
export const sendDownload = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.sendDownload,
    invoker: 'public',
    omit: configuration.blobStore.kind !== 'disk',
  },
  async (request, response) => {
    if (configuration.blobStore.kind !== 'disk') {
      response.status(404).end();
      return;
    }
    if (wasRefused(gate, request, response)) return;
    const { diskBlobStore } = await import('../blob-store/disk-blob-store.ts');
    const { token } = request.query;
    const answer = await answerDownload(
      {
        method: request.method,
        token: typeof token === 'string' ? token : null,
        range: request.get('range') ?? null,
      },
      { store: diskBlobStore(configuration.blobStore), now: new Date() },
    );
    response.status(answer.status).set(answer.headers);
    await pipeline(Readable.from(answer.body ?? []), response);
  },
);
