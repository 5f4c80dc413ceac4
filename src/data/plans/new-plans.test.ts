import { runTransaction } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { changesOf } from '@tasuki/domain/plans/changes/plan-change';
import { newPlanOf, takenPlan, type ListedNewPlan } from '@tasuki/domain/plans/coached/new-plan';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf, type PlanRecord, type StoredPlan } from '@tasuki/domain/plans/plan-record';
import { completeRecord, proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { takeNewPlan } from './new-plans.ts';

/** What is stored, by its path. */
let stored: Map<string, Record<string, unknown>>;

vi.mock('../../platform/firebase/firestore-rest.ts', () => ({}));
vi.mock('../../platform/firebase/firestore-live.ts', () => ({ firestoreLive: {} }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: unknown, path: string) => ({ path }),
  serverTimestamp: () => new Date('2026-11-22T10:00:00Z'),
  runTransaction: vi.fn(),
}));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD } = PROPOSED;
const PLAN = 'users/hana/trainingPlans/current';
const PROPOSAL = 'users/hana/newPlans/kenji';
const OTHER_PROPOSAL = 'users/hana/newPlans/mai';
const ID = '0123456789abcdef0123';
const OTHER_ID = 'f'.repeat(20);
const GONE = new TasukiFailure('training-plan/changed-elsewhere');

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  const updatedAt = new Date('2026-11-22T09:00:00Z');
  stored = new Map([
    [PROPOSAL, { ...newPlanOf(RECORD, { id: ID, note: '' }), updatedAt }],
    [OTHER_PROPOSAL, { ...newPlanOf(RECORD, { id: OTHER_ID, note: '' }), updatedAt }],
  ]);
  vi.mocked(runTransaction).mockImplementation(async (_firestore, run) => {
    const written = new Map(stored);
    await run({
      get: ({ path }: { path: string }) =>
        Promise.resolve({
          id: path.split('/').at(-1),
          ref: { path },
          exists: () => written.has(path),
          data: () => written.get(path),
        }),
      set: ({ path }: { path: string }, fields: Record<string, unknown>) =>
        written.set(path, fields),
      update: ({ path }: { path: string }, fields: Record<string, unknown>) =>
        written.set(path, { ...written.get(path), ...fields }),
    } as never);
    stored = written;
    return undefined;
  });
});

function take(proposed: ListedNewPlan, current: PlanRecord | null) {
  const at = new Date('2026-11-22T10:00:00Z');
  return takenPlan(proposed, current, { at, today: '2026-11-22', caution: null });
}

const KENJIS = { id: ID, coachUid: 'kenji' };

function taken(): PlanRecord | null {
  return completeRecord(stored.get(PLAN) as unknown as StoredPlan);
}

it('takes the plan and answers the coach in one step, under the coach’s name', async () => {
  await takeNewPlan('hana', KENJIS, take);
  expect(taken()?.sessions).toBe(RECORD.sessions);
  const plan = taken();
  expect(plan && changesOf(plan)).toMatchObject([{ author: 'human', coachUid: 'kenji' }]);
  expect(stored.get(PROPOSAL)).toMatchObject({ answer: 'accepted' });
});

it('is there once where it is taken twice', async () => {
  await takeNewPlan('hana', KENJIS, take);
  const { revision } = stored.get(PLAN) ?? {};
  await takeNewPlan('hana', KENJIS, take);
  expect(stored.get(PLAN)?.['revision']).toBe(revision);
});

it.each([
  ['sharing ended meanwhile', () => stored.delete(PROPOSAL)],
  [
    'the coach wrote another meanwhile',
    () => stored.set(PROPOSAL, { ...stored.get(PROPOSAL), id: OTHER_ID }),
  ],
  [
    'it was declined on another device',
    () => stored.set(PROPOSAL, { ...stored.get(PROPOSAL), answer: 'refused' }),
  ],
])('is not taken where %s', async (_when, change) => {
  change();
  const before = stored.get(PROPOSAL);
  await expect(takeNewPlan('hana', KENJIS, take)).rejects.toEqual(GONE);
  expect(stored.has(PLAN)).toBe(false);
  expect(stored.get(PROPOSAL)).toBe(before);
});

it('does not take the place of the plan of another coach, or of the runner’s own', async () => {
  await takeNewPlan('hana', { id: OTHER_ID, coachUid: 'mai' }, take);
  const before = stored.get(PLAN);
  await expect(takeNewPlan('hana', KENJIS, take)).rejects.toEqual(GONE);
  expect(stored.get(PLAN)).toBe(before);
});

it('takes the place of a plan that is over', async () => {
  const over = { ...RECORD, endDay: '2026-11-21' };
  stored.set(PLAN, { ...storedPlanOf(over, EXAMPLE_REVISION) });
  await takeNewPlan('hana', KENJIS, take);
  expect(stored.get(PLAN)).toMatchObject({ basedOn: EXAMPLE_REVISION });
});

it('does not wait for a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(takeNewPlan('hana', KENJIS, take)).rejects.toEqual(
    new TasukiFailure('common/offline'),
  );
});
