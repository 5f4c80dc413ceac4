import { describe, expect, it } from 'vitest';
import { isReadable, refusingUnreadable } from './readable-request.ts';

function nested(depth: number): unknown {
  return JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);
}

describe('a request that can be decoded', () => {
  it.each([undefined, null, 'x', { data: null }, { data: { topicId: 'a', list: [1, { b: 2 }] } }])(
    'may be %j',
    (body) => {
      expect(isReadable({ body })).toBe(true);
    },
  );

  it('has few levels, also where it is short', () => {
    expect(isReadable({ body: nested(7) })).toBe(true);
    expect(isReadable({ body: nested(12) })).toBe(false);
    expect(isReadable({ body: nested(2_000) })).toBe(false);
  });

  it('is not long', () => {
    expect(isReadable({ body: {}, rawBody: new Uint8Array(16 * 1024) })).toBe(true);
    expect(isReadable({ body: {}, rawBody: new Uint8Array(16 * 1024 + 1) })).toBe(false);
  });

  it.each([
    { data: { '@type': 'x' } },
    { data: [{ a: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' } }] },
  ])('names no type of the protocol: %j', (body) => {
    expect(isReadable({ body })).toBe(false);
  });
});

it('keeps what is deployed with a function, and calls it for good requests alone', () => {
  const called: unknown[] = [];
  const definition = Object.assign(
    ({ body }: { body: unknown }, _response: object) => {
      called.push(body);
    },
    { __endpoint: { callableTrigger: {} } },
  );
  const guarded = refusingUnreadable(definition);
  expect(guarded.__endpoint).toBe(definition.__endpoint);
  const statuses: number[] = [];
  const response = {
    status: (status: number) => {
      statuses.push(status);
      return { json: () => undefined };
    },
  };
  guarded({ body: { data: 1 } }, response);
  guarded({ body: nested(100) }, response);
  expect(called).toEqual([{ data: 1 }]);
  expect(statuses).toEqual([400]);
});
