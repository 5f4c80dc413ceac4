import { beforeEach, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { changesOf } from '@tasuki/domain/plans/changes/plan-change';
import { withPause } from '@tasuki/domain/plans/changes/session-changes';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf, type PlanRecord, type StoredPlan } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import {
  createTimedDocument,
  deleteUnchanged,
  readDocument,
  watchDocument,
} from '../live-documents.ts';
import type { StoredDocument } from '../stored-document.ts';
import { changePlan, endPlan, recordOfPlan, watchPlan, type PlanEdit } from './training-plans.ts';

vi.mock('../live-documents.ts', () => ({
  createTimedDocument: vi.fn(),
  deleteUnchanged: vi.fn(),
  readDocument: vi.fn(),
  watchDocument: vi.fn(),
}));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const READ: PlanRecord = { ...PROPOSED.record, revision: EXAMPLE_REVISION };
const REFUSED = Object.assign(new Error('refused'), { code: 'permission-denied' });
const AT = new Date('2026-12-01T12:00:00Z');
const FROM_SERVER = { isFromCache: false };

function pausedOn(day: string): PlanEdit {
  return (plan) => withPause(plan, { from: day, until: null }, AT);
}

/** The stored plan, under the rule of the revisions. */
let stored: StoredPlan | null;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  stored = storedPlanOf(READ, EXAMPLE_REVISION);
  vi.mocked(createTimedDocument).mockImplementation(async (_path, fields) => {
    const plan = fields as StoredPlan;
    await Promise.resolve();
    if (plan.basedOn !== (stored?.revision ?? '')) throw REFUSED;
    stored = plan;
  });
  vi.mocked(readDocument).mockImplementation(async () => {
    await Promise.resolve();
    return stored && { id: 'current', path: 'users/u1/trainingPlans/current', data: { ...stored } };
  });
});

it('keeps the changes of two devices that read the same plan', async () => {
  await changePlan('u1', READ, pausedOn('2026-12-08'));
  await changePlan('u1', READ, pausedOn('2026-12-10'));
  const details = stored?.details ?? '';
  expect(details).toContain('paused 2026-12-10');
  expect(changesOf({ changes: details.replaceAll('change ', '') })).toHaveLength(2);
});

it('says so where the change fits only the plan that was read, and leaves what is stored', async () => {
  await changePlan('u1', READ, pausedOn('2026-12-08'));
  const before = stored;
  const change = changePlan('u1', READ, (plan) =>
    plan.revision === READ.revision
      ? withPause(plan, { from: '2026-12-10', until: null }, AT)
      : null,
  );
  await expect(change).rejects.toEqual(new TasukiFailure('training-plan/changed-elsewhere'));
  expect(stored).toBe(before);
});

it('does not bring back a plan that was ended on another device', async () => {
  stored = null;
  const change = changePlan('u1', READ, pausedOn('2026-12-08'));
  await expect(change).rejects.toEqual(new TasukiFailure('training-plan/changed-elsewhere'));
  expect(stored).toBeNull();
});

it('ends the plan that was read, and leaves one that another device has started since', async () => {
  vi.mocked(deleteUnchanged).mockImplementation(async (_path, { value }) => {
    await Promise.resolve();
    if (stored?.revision !== value) return false;
    stored = null;
    return true;
  });
  stored = storedPlanOf(READ, 'e'.repeat(36));
  const newer = stored;
  const ending = endPlan('u1', READ);
  await expect(ending).rejects.toEqual(new TasukiFailure('training-plan/changed-elsewhere'));
  expect(stored).toBe(newer);
  stored = storedPlanOf(READ, EXAMPLE_REVISION);
  await endPlan('u1', READ);
  expect(stored).toBeNull();
});

it('does not wait with the end of a plan for a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(endPlan('u1', READ)).rejects.toEqual(new TasukiFailure('common/offline'));
  expect(deleteUnchanged).not.toHaveBeenCalled();
});

it('reports what the rules refuse for another reason as it is', async () => {
  vi.mocked(createTimedDocument).mockRejectedValue(REFUSED);
  await expect(changePlan('u1', READ, pausedOn('2026-12-08'))).rejects.toBe(REFUSED);
});

function documentOf(data: object): StoredDocument {
  return { id: 'current', path: 'users/u1/trainingPlans/current', data: { ...data } };
}

/** As plans were stored at first: only what they are built from. */
function withoutSessions(): StoredDocument {
  const later = new Set(['sessions', 'details', 'revision', 'basedOn']);
  const fields = Object.entries(storedPlanOf(READ, EXAMPLE_REVISION));
  return documentOf(Object.fromEntries(fields.filter(([field]) => !later.has(field))));
}

it('builds the sessions of a plan that was stored without them', async () => {
  const record = await recordOfPlan(withoutSessions());
  expect(record?.sessions.split('\n')).toHaveLength(READ.sessions.split('\n').length);
  expect(record?.endDay).toBe(READ.endDay);
});

it('shows what was stored last, also where the plan before it had to be built first', async () => {
  vi.mocked(watchDocument).mockImplementation((_path, onDocument) => {
    onDocument(withoutSessions(), FROM_SERVER);
    onDocument(documentOf(storedPlanOf(READ, EXAMPLE_REVISION)), FROM_SERVER);
    return () => undefined;
  });
  const onPlan = vi.fn<(plan: PlanRecord | null) => void>();
  await watchPlan('u1', onPlan, (cause) => {
    throw cause;
  });
  await expect.poll(() => onPlan.mock.lastCall?.[0]?.revision).toBe(EXAMPLE_REVISION);
  await recordOfPlan(withoutSessions());
  expect(onPlan.mock.calls.map(([plan]) => plan?.revision)).toEqual([EXAMPLE_REVISION]);
});

it('reports a plan that this release cannot read', async () => {
  const later = storedPlanOf({ ...READ, sessions: 'of a later release' }, EXAMPLE_REVISION);
  vi.mocked(watchDocument).mockImplementation((_path, onDocument) => {
    onDocument(documentOf(later), FROM_SERVER);
    return () => undefined;
  });
  const onError = vi.fn<(cause: unknown) => void>();
  await watchPlan('u1', () => undefined, onError);
  await expect
    .poll(() => onError.mock.lastCall?.[0])
    .toMatchObject({ code: 'training-plan/newer-version' });
});
