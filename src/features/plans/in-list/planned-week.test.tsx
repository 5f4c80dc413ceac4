import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { watchPlan } from '../../../data/plans/training-plans.ts';
import { PlannedWeek } from './planned-week.tsx';

// Live queries alone answer here.
vi.mock('../../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../../data/plans/training-plans.ts', () => ({ watchPlan: vi.fn() }));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(record: PlanRecord | null) {
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    onPlan(record);
    return Promise.resolve(() => undefined);
  });
  return render(<PlannedWeek uid="u1" meters={12_000} />);
}

test('holds this week against the plan', async () => {
  show(RECORD);
  expect(await screen.findByText(/^Plan: 12 km of 3\d(\.\d)? km this week$/)).toBeInTheDocument();
});

test.each([
  ['without a plan', null],
  ['where the plan has no such week', { ...RECORD, startDay: '2027-01-04', endDay: '2027-03-28' }],
])('says nothing %s', async (_when, record) => {
  const { container } = show(record);
  await vi.waitFor(() => {
    expect(watchPlan).toHaveBeenCalled();
  });
  expect(container).toBeEmptyDOMElement();
});
