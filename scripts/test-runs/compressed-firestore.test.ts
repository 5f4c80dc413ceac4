import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../find/free-ports.ts';
import { startCompressedFirestore } from './compressed-firestore.ts';

const ROWS = JSON.stringify(Array.from({ length: 30 }, () => ({ sport: 'running' })));

let emulator: Server;
let origin: string;
let end: () => void;

beforeAll(async () => {
  emulator = createServer((request, response) => {
    if (request.url?.startsWith('/listen')) {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first');
      return;
    }
    let asked = '';
    request.on('data', (part: Buffer) => {
      asked += part.toString();
    });
    request.on('end', () => {
      response.writeHead(asked === 'refused' ? 403 : 200, { 'content-length': ROWS.length });
      response.end(ROWS);
    });
  });
  await new Promise<void>((resolve) => {
    emulator.listen(0, '127.0.0.1', resolve);
  });
  const { port } = await freePorts({ port: 21_000 });
  end = await startCompressedFirestore(port, (emulator.address() as AddressInfo).port);
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  end();
  emulator.closeAllConnections();
  emulator.close();
});

it('compresses what a single read answers', async () => {
  const answer = await fetch(`${origin}/v1/users/u1:runQuery`, { method: 'POST', body: 'rows' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe(ROWS);
});

it('passes on why a read is refused', async () => {
  const answer = await fetch(`${origin}/v1/users/u1:runQuery`, { method: 'POST', body: 'refused' });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe(ROWS);
});

it('passes on at once what comes of a connection that stays open', async () => {
  const answer = await fetch(`${origin}/listen/channel`);
  const reader = (answer.body as ReadableStream<Uint8Array> | null)?.getReader();
  const part = await reader?.read();
  expect(Buffer.from(part?.value ?? []).toString()).toBe('first');
});
