import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

/** Single reads; what stays open is passed on as it comes. */
const SINGLE_READ = /:(?:batchGet|runQuery)$/;

function isCompressed({ url = '', headers }: IncomingMessage): boolean {
  return SINGLE_READ.test(url) && (headers['accept-encoding'] ?? '').includes('gzip');
}

function passOn(incoming: IncomingMessage, response: ServerResponse, firestorePort: number): void {
  const { method, url, headers } = incoming;
  const fail = () => {
    response.destroy();
  };
  const outgoing = request(
    { host: '127.0.0.1', port: firestorePort, method, path: url, headers },
    (answer) => {
      answer.once('error', fail);
      const { 'content-length': length, ...others } = answer.headers;
      const status = answer.statusCode ?? 502;
      if (isCompressed(incoming) && method === 'POST') {
        response.writeHead(status, { ...others, 'content-encoding': 'gzip' });
        answer.pipe(createGzip()).pipe(response);
      } else {
        response.writeHead(
          status,
          length === undefined ? others : { ...others, 'content-length': length },
        );
        answer.pipe(response);
      }
    },
  );
  outgoing.once('error', fail);
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/**
 * Stands before the Firestore emulator and compresses what single reads answer, as Google's servers do. A list of
 * activities is 10 kB then, and not 140 kB.
 *
 * @returns what ends it
 */
export async function startCompressedFirestore(
  port: number,
  firestorePort: number,
): Promise<() => void> {
  const server = createServer((incoming, response) => {
    passOn(incoming, response, firestorePort);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
