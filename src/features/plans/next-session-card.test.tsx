import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { NO_CAUTIONS } from '@tasuki/domain/coaching/safety/caution-record';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { watchCautions } from '../../data/plans/cautions.ts';
import { watchPlan } from '../../data/plans/training-plans.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { NextSessionCard } from './next-session-card.tsx';

// Live queries alone answer here.
vi.mock('../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../data/plans/training-plans.ts', () => ({ watchPlan: vi.fn() }));
vi.mock('../../data/plans/cautions.ts', () => ({ watchCautions: vi.fn() }));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD } = PROPOSED;

beforeEach(() => {
  // A Wednesday without a run.
  vi.useFakeTimers({ now: new Date('2026-12-02T12:00:00Z'), toFake: ['Date'] });
  vi.mocked(watchCautions).mockImplementation((_uid, onCautions) => {
    onCautions(NO_CAUTIONS);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: { uid: 'u1', language: 'en', units: 'metric' } as UserAccount,
  });
  return () => {
    vi.useRealTimers();
  };
});

async function show(plan: PlanRecord | null, recordings: readonly ActivityRow[] | null = []) {
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    onPlan(plan);
    return Promise.resolve(() => undefined);
  });
  // The words of dates are fetched first.
  return act(async () => {
    const shown = render(
      <MemoryRouter>
        <Suspense>
          <NextSessionCard uid="u1" recordings={recordings} />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
    return shown;
  });
}

test('says what is next, how fast and why, and leads to the plan', async () => {
  await show(RECORD);
  const card = await screen.findByRole('link', { name: /^Next · .*Dec 3, 2026/ });
  expect(card).toHaveAttribute('href', '/plan');
  expect(card).toHaveTextContent(/Tempo and quick repeats 9.7 km/);
  expect(card).toHaveTextContent(/\d:\d\d–\d:\d\d\/km/);
  expect(card).toHaveTextContent(/raises the speed you can hold for an hour\./);
  expect(card).not.toHaveTextContent(/% of the week/);
});

test('says so where nothing is next, and still leads to the plan', async () => {
  await show(null);
  const card = await screen.findByRole('link', {
    name: 'Nothing is planned for the next few days.',
  });
  expect(card).toHaveAttribute('href', '/plan');
});

test('goes on to the next day once a recording is today’s session', async () => {
  vi.setSystemTime(new Date('2026-12-03T12:00:00Z'));
  const { unmount } = await show(RECORD);
  expect(await screen.findByRole('link', { name: /^Next · Today/ })).toBeVisible();
  unmount();
  const run = exampleActivityRow({
    startedAt: new Date('2026-12-03T07:00:00Z'),
    distanceMeters: 7900,
    purpose: 'tempo',
  });
  await show(RECORD, [run]);
  expect(await screen.findByRole('link', { name: /^Next · (?!Today)/ })).toBeVisible();
});

test('names no session where it is not known what was run', async () => {
  await show(RECORD, null);
  expect(await screen.findByRole('link', { name: 'Training plan' })).toHaveAttribute(
    'href',
    '/plan',
  );
});
