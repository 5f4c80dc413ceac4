import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterEach, expect, test, vi } from 'vitest';
import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import { plainReader, storedReader, unlessUnreadable } from './read-stored.ts';

interface Example {
  state: string;
  dueAt: Timestamp;
}

const written = vi.spyOn(logger, 'write').mockReturnValue();
afterEach(() => {
  written.mockClear();
});

const SHAPE = { state: 'string', dueAt: 'date' } as const;
const DUE = Timestamp.fromMillis(1_800_000_000_000);

function snapshotOf(data: object | undefined): DocumentSnapshot {
  return { ref: { path: 'jobs/one' }, data: () => data } as unknown as DocumentSnapshot;
}

test('a document of the right shape is read as it is', () => {
  const read = storedReader<Example>(SHAPE);
  expect(read(snapshotOf({ state: 'open', dueAt: DUE }))).toEqual({ state: 'open', dueAt: DUE });
  expect(read(snapshotOf(undefined))).toBeUndefined();
  expect(read(undefined)).toBeUndefined();
  expect(written).not.toHaveBeenCalled();
});

test('one of many that cannot be read is left out', () => {
  const read = storedReader<Example>(SHAPE);
  expect(unlessUnreadable(() => read(snapshotOf({ state: 'open' })))).toBeUndefined();
  expect(unlessUnreadable(() => read(snapshotOf({ state: 'open', dueAt: DUE })))).toBeDefined();
  expect(() =>
    unlessUnreadable(() => {
      throw new Error('offline');
    }),
  ).toThrow('offline');
});

test('its moments become dates where that is asked for', () => {
  const read = plainReader<{ state: string; dueAt: Date }>(SHAPE);
  expect(read(snapshotOf({ state: 'open', dueAt: DUE }))?.dueAt).toEqual(DUE.toDate());
});

test.each([storedReader<Example>(SHAPE), plainReader<{ state: string; dueAt: Date }>(SHAPE)])(
  'a document of another shape is a failure that logs path and field',
  (read) => {
    expect(() => read(snapshotOf({ state: 'open', dueAt: 'tomorrow' }))).toThrow(
      StoredShapeFailure,
    );
    expect(written).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ severity: 'ERROR', path: 'jobs/one', field: 'dueAt' }),
    );
  },
);
