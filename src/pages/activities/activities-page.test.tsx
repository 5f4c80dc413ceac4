import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { NO_CAUTIONS } from '@tasuki/domain/coaching/safety/caution-record';
import { readNewestActivities, watchActivities } from '../../data/activities/activities.ts';
import { readFirstCautions } from '../../data/plans/first-plan.ts';
import { askPlanAhead } from '../../data/plans/first-plan-documents.ts';
import { readHasPlan } from '../../data/plans/has-plan.ts';
import { knownPlan, rememberPlan } from '../../data/plans/known-plan.ts';
import { seenPageKey } from '../../platform/last-seen/seen-page.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import ActivitiesPage from './activities-page.tsx';

vi.mock('../../data/activities/activities.ts', () => ({
  readNewestActivities: vi.fn(),
  watchActivities: vi.fn(() => Promise.resolve(() => undefined)),
}));
vi.mock('../../data/plans/has-plan.ts', () => ({ readHasPlan: vi.fn() }));
vi.mock('../../data/plans/first-plan.ts', () => ({ readFirstCautions: vi.fn() }));
vi.mock('../../data/plans/first-plan-documents.ts', () => ({ askPlanAhead: vi.fn() }));
vi.mock('../../features/plans/next-session-card.tsx', () => ({
  NextSessionCard: () => <p>{'next session'}</p>,
}));
vi.mock('../../features/plans/in-list/planned-week.tsx', () => ({ PlannedWeek: () => null }));
vi.mock('../../features/billing/notices/charge-notice.tsx', () => ({ ChargeNotice: () => null }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

let account = 0;
let uid = '';

beforeEach(() => {
  account += 1;
  uid = `runner-${account}`;
  setErrorReporter(() => undefined);
  vi.mocked(readNewestActivities)
    .mockReset()
    .mockResolvedValue({
      rows: [exampleActivityRow({})],
      isLast: true,
      isConfirmed: true,
    });
  vi.mocked(readHasPlan).mockReset();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: { uid, language: 'en', units: 'metric' } as UserAccount,
    userCredential: { uid, isEmailVerified: true } as never,
  });
});

/** The page once the rows have been read, and whatever else has an answer. */
async function show(): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <ActivitiesPage />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  await vi.waitFor(() => {
    expect(readNewestActivities).toHaveBeenCalled();
  });
  await act(() => Promise.resolve());
}

function row() {
  return screen.queryByRole('list', { name: 'Activities' });
}

describe('what comes next, without a plan', () => {
  const proposed = {
    startedAt: new Date(),
    feedbackState: 'ready',
    feedbackNextStep: 'Run easy for 40 minutes tomorrow.',
  } as const;

  beforeEach(() => {
    vi.mocked(readHasPlan).mockResolvedValue(false);
    vi.mocked(readNewestActivities).mockResolvedValue({
      rows: [exampleActivityRow({ ...proposed, id: 'today' })],
      isLast: true,
      isConfirmed: true,
    });
  });

  test('is what the coach proposed after the newest run, and leads to it', async () => {
    vi.mocked(readFirstCautions).mockResolvedValue(NO_CAUTIONS);
    await show();
    const card = await screen.findByRole('link', { name: /^Next/ });
    expect(card).toHaveAttribute('href', '/activities/today');
    const words = { selector: ':not([aria-hidden])' };
    expect(await within(card).findByText(proposed.feedbackNextStep, words)).toBeVisible();
  });

  test('is no training where the runner told of what comes before it', async () => {
    vi.mocked(readFirstCautions).mockResolvedValue({ ...NO_CAUTIONS, illnessAt: new Date() });
    await show();
    const card = await screen.findByRole('link', { name: /^Next/ });
    expect(await within(card).findByText(/^First, look after what you told/)).toBeVisible();
  });
});

describe('the next session over the rows', () => {
  test('is decided before the first row is drawn, so that it moves none', async () => {
    let answer: (hasPlan: boolean) => void = () => undefined;
    vi.mocked(readHasPlan).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await show();
    expect(row()).toBeNull();
    await act(async () => {
      answer(true);
      await Promise.resolve();
    });
    expect(await screen.findByRole('list', { name: 'Activities' })).toBeVisible();
    expect(await screen.findByText('next session')).toBeVisible();
  });

  test('keeps its place from the first paint where this browser knows of a plan', async () => {
    rememberPlan(uid, true);
    await show();
    expect(readHasPlan).not.toHaveBeenCalled();
    expect(await screen.findByText('next session')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Activities' })).toBeVisible();
  });

  test('is asked for beside the rows where this browser knows of a plan', async () => {
    rememberPlan(uid, true);
    vi.mocked(readNewestActivities).mockReturnValue(new Promise(() => undefined));
    await show();
    expect(row()).toBeNull();
    expect(askPlanAhead).toHaveBeenCalledWith(uid);
  });

  test('comes before live queries, whose code is heavier', async () => {
    rememberPlan(uid, true);
    let isCardShown: boolean | null = null;
    vi.mocked(watchActivities).mockImplementation(async () => {
      isCardShown = screen.queryByText('next session') !== null;
      return Promise.resolve(() => undefined);
    });
    await show();
    await vi.waitFor(
      () => {
        expect(isCardShown).not.toBeNull();
      },
      { timeout: 5000 },
    );
    expect(isCardShown).toBe(true);
  });

  test.each([
    ['there is no plan', () => Promise.resolve(false)],
    ['it could not be asked', () => Promise.reject(new Error('offline'))],
  ])('is not there where %s', async (_name, ask) => {
    vi.mocked(readHasPlan).mockImplementation(ask);
    await show();
    expect(await screen.findByRole('list', { name: 'Activities' })).toBeVisible();
    expect(screen.queryByText('next session')).toBeNull();
  });

  test('holds the rows back no longer than a moment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(readHasPlan).mockReturnValue(new Promise(() => undefined));
    await show();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(row()).toBeVisible();
    vi.useRealTimers();
  });

  test('comes on the next visit of a plan that another device began meanwhile', async () => {
    rememberPlan(uid, false);
    vi.mocked(readHasPlan).mockImplementation(async () => {
      rememberPlan(uid, true);
      return Promise.resolve(true);
    });
    await show();
    expect(screen.queryByText('next session')).toBeNull();
    expect(knownPlan(uid)).toBe(true);
  });
});

test('the list as it was last seen is kept no more once the server says that it is empty', async () => {
  const key = seenPageKey('/activities');
  localStorage.setItem(key, '{}');
  let onRows: (isConfirmed: boolean) => void = () => undefined;
  vi.mocked(readHasPlan).mockResolvedValue(false);
  vi.mocked(readNewestActivities).mockResolvedValue({ rows: [], isLast: true, isConfirmed: true });
  vi.mocked(watchActivities).mockImplementation(async (_uid, _options, onPage) => {
    onRows = (isConfirmed) => {
      onPage({ rows: [], isLast: true, isConfirmed });
    };
    return Promise.resolve(() => undefined);
  });
  await show();
  await vi.waitFor(() => {
    expect(watchActivities).toHaveBeenCalled();
  });
  act(() => {
    onRows(false);
  });
  expect(localStorage.getItem(key)).not.toBeNull();
  act(() => {
    onRows(true);
  });
  expect(localStorage.getItem(key)).toBeNull();
});
