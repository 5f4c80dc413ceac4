import { Transform, type Duplex } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The operations for which Firestore charges. */
export interface ChargedOperations {
  reads: number;
  writes: number;
}

/** The part of the library that all requests pass. */
interface Requests {
  request: (method: string, request: { writes?: readonly unknown[] }) => Promise<unknown>;
  requestStream: (method: string, isBidirectional: boolean, request: unknown) => Promise<Duplex>;
}

/** Counts what is read and written from now on, until all mocks are restored. */
export function countOperations(firestore: Firestore): ChargedOperations {
  const counted: ChargedOperations = { reads: 0, writes: 0 };
  const requests = firestore as unknown as Requests;
  const { request, requestStream } = requests;
  vi.spyOn(requests, 'request').mockImplementation(async function (this: Requests, ...given) {
    counted.writes += given[1].writes?.length ?? 0;
    return Reflect.apply(request, this, given);
  });
  vi.spyOn(requests, 'requestStream').mockImplementation(async function (this: Requests, ...given) {
    const stream = await Reflect.apply(requestStream, this, given);
    if (given[0] === 'listen') return stream;
    let found = 0;
    const through = new Transform({
      objectMode: true,
      transform: (chunk: { found?: unknown; missing?: unknown; document?: unknown }, _, done) => {
        if (chunk.found || chunk.missing || chunk.document) found += 1;
        done(null, chunk);
      },
      flush: (done) => {
        // A query that finds nothing is charged as one read.
        counted.reads += Math.max(found, 1);
        done();
      },
    });
    stream.on('error', (cause) => through.destroy(cause));
    return stream.pipe(through);
  });
  return counted;
}
