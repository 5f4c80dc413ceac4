import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { NO_CAUTIONS, type CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { readActivitiesBetween } from '../../data/activities/activities.ts';
import { watchCautions } from '../../data/plans/cautions.ts';
import { watchPlan } from '../../data/plans/training-plans.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { CalendarView } from './calendar-view.tsx';

// Live queries alone answer here.
vi.mock('../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../data/plans/training-plans.ts', () => ({ watchPlan: vi.fn() }));
vi.mock('../../data/plans/cautions.ts', () => ({ watchCautions: vi.fn() }));
vi.mock('../../data/activities/activities.ts', () => ({ readActivitiesBetween: vi.fn() }));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;

/** The Tuesday of the plan's second week. */
const NOW = new Date('2026-12-01T12:00:00Z');
const MONDAY_RUN = exampleActivityRow({
  id: 'r1',
  title: 'Round the lake',
  startedAt: new Date('2026-11-30T07:00:00Z'),
  utcOffsetMinutes: 0,
  distanceMeters: 9000,
});
let account = 0;

beforeEach(async () => {
  preloadDateLocale();
  await vi.dynamicImportSettled();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.clearAllMocks();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: { uid: 'u1', language: 'en', units: 'metric' } as UserAccount,
  });
  return () => {
    vi.useRealTimers();
  };
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function show({
  rows = [MONDAY_RUN],
  plan = RECORD,
  cautions = {},
  address = '/calendar',
}: {
  /** Null = they cannot be read. */
  rows?: ActivityRow[] | null;
  plan?: PlanRecord | null;
  cautions?: Partial<CautionRecord>;
  address?: string;
}) {
  if (rows) vi.mocked(readActivitiesBetween).mockResolvedValue(rows);
  else {
    vi.mocked(readActivitiesBetween).mockRejectedValue(new TasukiFailure('common/unavailable'));
    setErrorReporter(() => undefined);
  }
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    onPlan(plan);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchCautions).mockImplementation((_uid, onCautions) => {
    onCautions({ ...NO_CAUTIONS, ...cautions });
    return Promise.resolve(() => undefined);
  });
  account += 1;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Suspense>
          <CalendarView uid={`runner-${account}`} />
          <Address />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('grid');
  return userEvent.setup();
}

async function dayButton(name: RegExp): Promise<HTMLElement> {
  // Searches by words, since searching the roles of so many buttons takes a second.
  const words = await screen.findByText(name, { selector: 'button span' });
  const button = words.closest('button');
  if (!button) throw new Error('no day has these words');
  return button;
}

test('shows the month with today’s session, and reads its activities once', async () => {
  await show({});
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  const today = await dayButton(/^Tue, Dec 1, 2026: Planned: .+, \d+(\.\d)? km$/);
  expect(today).toHaveAttribute('aria-current', 'date');
  const details = within(screen.getByRole('region', { name: 'Tue, Dec 1, 2026' }));
  expect(details.getByText(/^Planned: /)).toBeVisible();
  expect(details.getByRole('link', { name: 'Open that week’s plan' })).toHaveAttribute(
    'href',
    '/plan?week=2026-11-30',
  );
  expect(readActivitiesBetween).toHaveBeenCalledTimes(1);
});

test('leads to the run of a day', async () => {
  const user = await show({});
  await user.click(await dayButton(/^Mon, Nov 30, 2026: Run, 9(\.\d+)? km/));
  expect(screen.getByRole('link', { name: /Round the lake/ })).toHaveAttribute(
    'href',
    '/activities/r1',
  );
  expect(screen.getByLabelText('address')).toHaveTextContent('/calendar?day=2026-11-30');
});

test('is walked through by keyboard, also into the next month', async () => {
  const user = await show({ address: '/calendar?day=2026-12-30' });
  const chosen = await dayButton(/^Wed, Dec 30, 2026/);
  expect([...screen.getByRole('grid').querySelectorAll('button[tabindex="0"]')]).toEqual([chosen]);
  chosen.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await dayButton(/^Fri, Jan 1, 2027/)).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(await dayButton(/^Mon, Dec 28, 2026/)).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(await dayButton(/^Sat, Nov 28, 2026/)).toHaveFocus();
});

test('turns the months, and back to today', async () => {
  const user = await show({});
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(readActivitiesBetween).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Today' })).not.toBeInTheDocument();
});

test('orders nothing while the runner is ill', async () => {
  await show({ cautions: { signs: { 'acute-illness': NOW } } });
  expect(await dayButton(/^Tue, Dec 1, 2026: Planned: .*, On hold$/)).toBeVisible();
});

test('does without a plan', async () => {
  await show({ plan: null });
  expect(await screen.findByText('Nothing planned for this day.')).toBeVisible();
  expect(screen.getByText('Done: 0 km')).toBeVisible();
});

test('keeps the plan where the runs cannot be read, and says so', async () => {
  await show({ rows: null });
  expect(await dayButton(/^Tue, Dec 1, 2026: Planned: /)).toBeVisible();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('falls back to today where the address names no day', async () => {
  await show({ address: '/calendar?day=2026-02-30' });
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
});
