import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSessionStore } from '../../../platform/session-store.ts';
import { WaitingPlanMark } from './waiting-plan-mark.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('goes with the last day of the plan, however long the app is open', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 22) });
  const link = {
    id: 'hana_kenji',
    runnerUid: 'hana',
    coachId: 'kenji',
    planId: 'free',
    state: 'active',
    sharesActivities: true,
    consentVersion: null,
    consentedAt: null,
    since: new Date(2026, 10, 1),
    updatedAt: new Date(2026, 10, 1),
    waitingPlan: { id: '0123456789abcdef0123', untilDay: '2026-11-23' },
  } as const;
  useSessionStore.setState({ coachLinks: [link] });
  const { rerender } = render(<WaitingPlanMark>Plan</WaitingPlanMark>);
  expect(screen.getByText(/sent you a proposal/)).toBeInTheDocument();
  vi.setSystemTime(new Date(2026, 10, 24, 7));
  // Another place was opened.
  rerender(<WaitingPlanMark>The plan</WaitingPlanMark>);
  expect(screen.queryByText(/sent you a proposal/)).not.toBeInTheDocument();
});
