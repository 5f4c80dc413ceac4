import { onRequest } from 'firebase-functions/https';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { answerUpload } from './answer-upload.ts';

/** Takes the bytes of uploads where they are kept on disk; elsewhere the service does. */
export const receiveUpload = onRequest(
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
