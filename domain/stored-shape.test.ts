import { describe, expect, test } from 'vitest';
import { checkShape, StoredShapeFailure, type StoredShape } from './stored-shape.ts';

interface Example {
  title: string;
  count: number;
  isDone: boolean;
  startedAt: Date;
  bytes: Uint8Array;
  ids: readonly string[];
  policy: { coach: boolean };
  note: string | null;
  endedAt?: Date;
}

const SHAPE = {
  title: 'string',
  count: 'number',
  isDone: 'boolean',
  startedAt: 'date',
  bytes: 'bytes',
  ids: 'array',
  policy: 'object',
  note: 'string?',
  endedAt: 'date?',
} as const satisfies Required<StoredShape<Example>>;

const GOOD = {
  title: 'Run',
  count: 0,
  isDone: false,
  startedAt: new Date(0),
  bytes: new Uint8Array(),
  ids: [],
  policy: { coach: true },
  note: null,
};

function failureOf(change: Record<string, unknown>): unknown {
  try {
    checkShape('runs/1', { ...GOOD, ...change }, SHAPE);
    return null;
  } catch (cause) {
    return cause;
  }
}

describe('a stored document', () => {
  test.each([
    ['as its type says', {}],
    ['with what may be absent', { note: 'Windy', endedAt: new Date(1) }],
    ['with a moment of an SDK', { startedAt: { toDate: () => new Date(0) } }],
    ['with fields that nobody looks at', { colour: 'red' }],
  ])('%s is taken', (_name, change) => {
    expect(failureOf(change)).toBeNull();
  });

  test.each([
    ['title', undefined],
    ['title', null],
    ['count', '0'],
    ['isDone', 'false'],
    ['startedAt', '2026-11-21'],
    ['bytes', []],
    ['ids', { 0: 'a' }],
    ['policy', 'standard'],
    ['policy', []],
    ['note', 5],
    ['endedAt', 0],
  ])('with %s = %j is refused, by path and field', (field, value) => {
    const failure = failureOf({ [field]: value });
    expect(failure).toBeInstanceOf(StoredShapeFailure);
    expect(failure).toMatchObject({ code: 'common/unknown', path: 'runs/1', field });
    expect((failure as Error).message).toContain(`runs/1 has no`);
  });
});
