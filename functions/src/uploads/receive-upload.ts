import { onRequest } from 'firebase-functions/https';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { answerUpload } from './answer-upload.ts';

/** A history of files comes in one go; the platform takes no larger body. */
const gate = new RequestGate({
  maxBytes: 32 * 1024 * 1024,
  perAddressAndMinute: 3000,
  perMinute: 6000,
});

/** Takes the bytes of uploads where they are kept on disk; elsewhere the service does. */
export const receiveUpload = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.receiveUpload,
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
    const declared = request.get('content-length');
    const answer = await answerUpload(
      {
        method: request.method,
        origin: request.get('origin') ?? null,
        token: typeof token === 'string' ? token : null,
        declaredBytes: declared === undefined ? null : Number(declared),
        body: [request.rawBody],
      },
      {
        receiver: diskBlobStore(configuration.blobStore),
        appOrigin: configuration.appOrigin,
        now: new Date(),
      },
    );
    response.status(answer.status).set(answer.headers).send(answer.body);
  },
);
