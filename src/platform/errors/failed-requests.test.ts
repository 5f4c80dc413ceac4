import { expect, test } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { failedRequestOf, namedRequest } from './failed-requests.ts';

test('knows the request that failed, also behind a failure of our own', async () => {
  const broken = new Error('no answer');
  await expect(namedRequest({ id: 'k3f9x2mp' }, Promise.reject(broken))).rejects.toBe(broken);
  expect(failedRequestOf(broken)).toEqual({ id: 'k3f9x2mp' });
  const wrapped = new TasukiFailure('common/unknown', { cause: broken });
  expect(failedRequestOf(wrapped)).toEqual({ id: 'k3f9x2mp' });
  expect(failedRequestOf(new Error('another'))).toBeNull();
  expect(failedRequestOf('words')).toBeNull();
});

test('gives the answer of one that does not fail', async () => {
  expect(await namedRequest({ writtenPath: 'users/u' }, Promise.resolve(7))).toBe(7);
});
