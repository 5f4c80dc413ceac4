import { beforeEach, expect, test, vi } from 'vitest';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';

vi.mock('../../platform/firebase/firestore-rest.ts', () => ({ readDocument: vi.fn() }));

const readMock = vi.mocked(readDocument);
const PLAN = { id: 'current', path: 'users/u1/plans/current', data: {} };

async function visit() {
  vi.resetModules();
  return import('./has-plan.ts');
}

beforeEach(() => {
  readMock.mockReset();
});

test('the first screen takes the answer that was asked for ahead', async () => {
  const { askHasPlanAhead, readHasPlan } = await visit();
  readMock.mockResolvedValue(PLAN);
  askHasPlanAhead('u1');
  expect(await readHasPlan('u1')).toBe(true);
  expect(readMock).toHaveBeenCalledTimes(1);
});

test('the next screen asks anew', async () => {
  const { askHasPlanAhead, readHasPlan } = await visit();
  readMock.mockResolvedValueOnce(null).mockResolvedValueOnce(PLAN);
  askHasPlanAhead('u1');
  expect(await readHasPlan('u1')).toBe(false);
  expect(await readHasPlan('u1')).toBe(true);
});

test('an answer that did not come is asked for again', async () => {
  const { askHasPlanAhead, readHasPlan } = await visit();
  readMock.mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce(PLAN);
  askHasPlanAhead('u1');
  expect(await readHasPlan('u1')).toBe(true);
});

test('the answer about somebody else is not taken', async () => {
  const { askHasPlanAhead, readHasPlan } = await visit();
  readMock.mockResolvedValueOnce(PLAN).mockResolvedValueOnce(null);
  askHasPlanAhead('u1');
  expect(await readHasPlan('u2')).toBe(false);
});
