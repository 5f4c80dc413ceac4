import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WrittenFile } from './write-file-process.ts';

/** Firestore takes 10 MiB in one request; the half days of the activities are written in it too. */
const REQUEST_MAXIMUM_BYTES = 6 * 1024 * 1024;
/** With less, the test would not show the largest file. */
const REQUEST_MINIMUM_BYTES = 4 * 1024 * 1024;
/** An instance has 1 GiB for two files: two processes that read, and twice this. */
const MORE_MAXIMUM_BYTES = 330 * 1024 * 1024;
/** The most of these that are accepted. */
const MOST_ACTIVITIES = 14;

let server: Http2Server;
let requestBytes: number[] = [];
beforeAll(async () => {
  server = createServer();
  server.on('stream', (stream) => {
    let bytes = 0;
    stream.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    stream.on('end', () => {
      requestBytes.push(bytes);
      stream.respond(
        { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '3' },
        { endStream: true },
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** What a process of its own comes to that reads and writes a file of so many distant activities. */
async function written(activities: number): Promise<WrittenFile> {
  requestBytes = [];
  const { port } = server.address() as AddressInfo;
  const path = fileURLToPath(new URL('./write-file-process.ts', import.meta.url));
  const writer = fork(path, [String(activities)], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` },
    execArgv: [],
  });
  const [answer] = (await once(writer, 'message')) as [WrittenFile];
  return answer;
}

it('writes the largest file that is accepted in one request, in a bounded memory', async () => {
  const { outcome, moreBytes } = await written(MOST_ACTIVITIES);
  expect(outcome).toBe(MOST_ACTIVITIES);
  expect(requestBytes).toHaveLength(1);
  expect(requestBytes[0]).toBeGreaterThan(REQUEST_MINIMUM_BYTES);
  expect(requestBytes[0]).toBeLessThan(REQUEST_MAXIMUM_BYTES);
  expect(moreBytes).toBeLessThan(MORE_MAXIMUM_BYTES);
});

it('refuses a file whose documents are too large together, before its process answers', async () => {
  const { outcome, moreBytes } = await written(100);
  expect(outcome).toContain('recording/too-demanding');
  expect(requestBytes).toEqual([]);
  expect(moreBytes).toBeLessThan(MORE_MAXIMUM_BYTES / 4);
});
