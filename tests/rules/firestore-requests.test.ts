import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { FirestoreRequests, type FirestoreRequest } from './firestore-requests.ts';

const LOST_CONTENTION = {
  code: 409,
  message: 'Transaction lock timeout.',
  status: 'ABORTED',
};
const REFUSED = { code: 403, message: 'No.', status: 'PERMISSION_DENIED' };
const EXISTS = { code: 409, message: 'Document already exists.', status: 'ALREADY_EXISTS' };

const DELETION: FirestoreRequest = { kind: 'delete', path: 'users/hanako' };

let server: Server | null = null;

afterEach(() => {
  server?.close();
});

/** A Firestore that gives these errors, one a request, and the last to all that follow. */
async function answering(...errors: { code: number }[]) {
  const left = [...errors];
  let requestCount = 0;
  const opened = createServer((_request, response) => {
    requestCount += 1;
    const error = left.length > 1 ? left.shift() : left[0];
    response.writeHead(error?.code ?? 500).end(JSON.stringify({ error }));
  });
  server = opened;
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve);
  });
  const { port } = opened.address() as AddressInfo;
  return {
    requests: new FirestoreRequests(`127.0.0.1:${port}`, 'demo-tasuki'),
    count: () => requestCount,
  };
}

test('a lost contention is not taken for the answer of the rules', async () => {
  const { requests, count } = await answering(LOST_CONTENTION, LOST_CONTENTION, REFUSED);
  expect(await requests.send(null, DELETION)).toBe('refused');
  expect(count()).toBe(3);
});

test('a contention that is lost again and again is no answer', async () => {
  const { requests } = await answering(LOST_CONTENTION);
  await expect(requests.send(null, DELETION)).rejects.toThrow('contentions');
});

test('who learns that a document is there has been let pass', async () => {
  const { requests, count } = await answering(EXISTS);
  expect(await requests.send(null, DELETION)).toBe('allowed');
  expect(count()).toBe(1);
});
