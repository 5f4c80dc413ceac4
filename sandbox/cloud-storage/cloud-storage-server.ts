import { createHash, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureProblem, signedHeaderNames } from './signed-address.ts';

export interface CloudStorageOptions {
  /** The key of the service account whose signatures count. */
  publicKey: KeyObject;
  now: () => Date;
}

export interface CloudStorageServer {
  origin: string;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/**
 * Stands for Cloud Storage on this machine, as far as uploads by signed address and downloads need it. The
 * XML API does PUT and GET, with the V4 signature, the length range and the condition that nothing is there checked. The JSON API does lists,
 * metadata, media, deletion and uploads in one request. Kept in memory.
 */
export async function startCloudStorage(options: CloudStorageOptions): Promise<CloudStorageServer> {
  const objects = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    void answer(request, objects, options).then(
      (ready) => {
        send(response, ready);
      },
      () => {
        // The connection broke while the body was being read: there is nobody to answer.
        response.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  objects: Map<string, Uint8Array>,
  options: CloudStorageOptions,
): Promise<Answer> {
  const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const [, intoBucket] = /\/upload\/storage\/v1\/b\/([^/]+)\/o$/.exec(address.pathname) ?? [];
  if (request.method === 'POST' && intoBucket !== undefined) {
    return takeMultipart(request, intoBucket, address, objects);
  }
  const [, listed] = /\/b\/([^/]+)\/o$/.exec(address.pathname) ?? [];
  if (listed !== undefined)
    return listOf(listed, address.searchParams.get('prefix') ?? '', objects);
  const object = /\/b\/([^/]+)\/o\/([^/]+)$/.exec(address.pathname);
  if (object) {
    const key = `${object[1] ?? ''}/${decodeURIComponent(object[2] ?? '')}`;
    return answerJson(request, key, address, objects);
  }
  if (request.method === 'GET') return getSigned(request, address, objects, options);
  return putSigned(request, address, objects, options);
}

function answerJson(
  request: IncomingMessage,
  key: string,
  address: URL,
  objects: Map<string, Uint8Array>,
): Answer {
  const bytes = objects.get(key);
  if (!bytes) {
    const error = {
      code: 404,
      message: `No such object: ${key}`,
      errors: [{ reason: 'notFound' }],
    };
    return json(404, { error });
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (request.method !== 'GET') return { status: 405 };
  if (address.searchParams.get('alt') === 'media') return media(request, bytes);
  const [bucket = '', ...name] = key.split('/');
  return json(200, {
    kind: 'storage#object',
    bucket,
    name: name.join('/'),
    size: `${bytes.length}`,
  });
}

/** The bytes, or the stretch of them that the request asks for. */
function media(request: IncomingMessage, bytes: Uint8Array): Answer {
  const headers = { 'content-type': 'application/octet-stream' };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || last === undefined) return { status: 200, headers, body: bytes };
  const range = `bytes ${first}-${last}/${bytes.length}`;
  return {
    status: 206,
    headers: { ...headers, 'content-range': range },
    body: bytes.subarray(Number(first), Number(last) + 1),
  };
}

function listOf(bucket: string, prefix: string, objects: Map<string, Uint8Array>): Answer {
  const names = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}/${prefix}`))
    .map((key) => key.slice(bucket.length + 1));
  return json(200, { kind: 'storage#objects', items: names.map((name) => ({ bucket, name })) });
}

/** A download by signed address. */
function getSigned(
  request: IncomingMessage,
  address: URL,
  objects: Map<string, Uint8Array>,
  { publicKey, now }: CloudStorageOptions,
): Answer {
  const signed = { method: 'GET', address, headers: request.headers };
  const problem = signatureProblem(signed, publicKey, now());
  if (problem) return xmlError(problem === 'ExpiredToken' ? 400 : 403, problem);
  const bytes = objects.get(decodeURIComponent(address.pathname).slice(1));
  if (!bytes) return xmlError(404, 'NoSuchKey');
  const disposition = address.searchParams.get('response-content-disposition');
  return {
    status: 200,
    headers: { ...(disposition === null ? {} : { 'content-disposition': disposition }) },
    body: bytes,
  };
}

/** An upload whose metadata and bytes are two parts of one body. */
async function takeMultipart(
  request: IncomingMessage,
  bucket: string,
  address: URL,
  objects: Map<string, Uint8Array>,
): Promise<Answer> {
  const name = address.searchParams.get('name') ?? '';
  const [, boundary] = /boundary="?([^";]+)"?/.exec(request.headers['content-type'] ?? '') ?? [];
  const body = Buffer.from(await wholeBody(request));
  if (boundary === undefined || name === '') return { status: 400 };
  const bytesPart = body.indexOf(`--${boundary}`, boundary.length + 2);
  const start = body.indexOf('\r\n\r\n', bytesPart) + 4;
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  if (bytesPart < 0 || start < 4 || end < start) return { status: 400 };
  const bytes = body.subarray(start, end);
  objects.set(`${bucket}/${name}`, bytes);
  return json(200, {
    kind: 'storage#object',
    bucket,
    name,
    size: `${bytes.length}`,
    md5Hash: createHash('md5').update(bytes).digest('base64'),
  });
}

async function putSigned(
  request: IncomingMessage,
  address: URL,
  objects: Map<string, Uint8Array>,
  { publicKey, now }: CloudStorageOptions,
): Promise<Answer> {
  if (request.method !== 'PUT') return { status: 405 };
  const problem = signatureProblem(
    { method: 'PUT', address, headers: request.headers },
    publicKey,
    now(),
  );
  if (problem) return xmlError(problem === 'ExpiredToken' ? 400 : 403, problem);
  const body = await wholeBody(request);
  const range = signedRange(request, address);
  if (range && body.length > range.highest) return xmlError(400, 'EntityTooLarge');
  if (range && body.length < range.lowest) return xmlError(400, 'EntityTooSmall');
  const key = decodeURIComponent(address.pathname).slice(1);
  // If several arrive at once, the first complete one is taken.
  const mustBeNew = request.headers['x-goog-if-generation-match'] === '0';
  if (mustBeNew && objects.has(key)) return xmlError(412, 'PreconditionFailed');
  objects.set(key, body);
  return { status: 200, headers: { 'x-goog-stored-content-length': `${body.length}` } };
}

/** The lengths that the signer allowed; a header that was not signed allows nothing. */
function signedRange(
  request: IncomingMessage,
  address: URL,
): { lowest: number; highest: number } | null {
  const name = 'x-goog-content-length-range';
  if (!signedHeaderNames(address).includes(name)) return null;
  const [lowest = NaN, highest = NaN] = String(request.headers[name]).split(',').map(Number);
  return { lowest, highest };
}

async function wholeBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function json(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function xmlError(status: number, code: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code></Error>`,
  };
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
