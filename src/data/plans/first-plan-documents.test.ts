import { beforeEach, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';
import { askAhead, askPlanAhead, firstDocument } from './first-plan-documents.ts';

const live = vi.hoisted(() => ({ isStarted: false }));
vi.mock('../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => live.isStarted }));
vi.mock('../../platform/firebase/firestore-rest.ts', () => ({ readDocument: vi.fn() }));

let count = 0;
let uid = '';
beforeEach(() => {
  count += 1;
  uid = `runner-${count}`;
  live.isStarted = false;
  vi.mocked(readDocument).mockReset().mockResolvedValue(null);
});

it('asks for plan and cautions once, whoever reads them', async () => {
  askPlanAhead(uid);
  askPlanAhead(uid);
  await Promise.all([
    firstDocument(firestorePaths.trainingPlan(uid)),
    firstDocument(firestorePaths.trainingPlan(uid)),
    firstDocument(firestorePaths.cautions(uid)),
  ]);
  expect(vi.mocked(readDocument).mock.calls.flat()).toEqual([
    firestorePaths.trainingPlan(uid),
    firestorePaths.cautions(uid),
  ]);
});

it('asks for nothing ahead once live queries answer', () => {
  live.isStarted = true;
  askPlanAhead(uid);
  expect(readDocument).not.toHaveBeenCalled();
});

it('asks again after a failure, and whenever it shall', async () => {
  const path = firestorePaths.trainingPlan(uid);
  vi.mocked(readDocument).mockRejectedValueOnce(new Error('offline'));
  await expect(askAhead(path)).rejects.toThrow('offline');
  await expect(firstDocument(path)).resolves.toBeNull();
  await askAhead(path);
  await askAhead(path);
  expect(readDocument).toHaveBeenCalledTimes(4);
});
