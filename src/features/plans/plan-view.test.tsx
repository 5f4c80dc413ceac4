import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { planRecordOf, planRecordSchema, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { readActivitiesBetween } from '../../data/activities/activities.ts';
import * as athlete from '../../data/athletes/athlete-profiles.ts';
import { endPlan, startPlan, watchPlan } from '../../data/plans/training-plans.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { PlanView } from './plan-view.tsx';

vi.mock('../../data/plans/training-plans.ts', () => ({
  watchPlan: vi.fn(),
  startPlan: vi.fn(),
  endPlan: vi.fn(),
}));
vi.mock('../../data/activities/activities.ts', () => ({ readActivitiesBetween: vi.fn() }));
vi.mock('../../data/athletes/athlete-profiles.ts', async (original) => ({
  ...(await original<typeof athlete>()),
  watchAthleteProfile: vi.fn(),
  watchTargets: vi.fn(),
}));

const USER = { uid: 'u1', language: 'en', units: 'metric' } as UserAccount;
const RECORD = planRecordOf(EXAMPLE_RUNNER, EXAMPLE_WISH);
let showPlan: (plan: PlanRecord | null) => void;

function stored(plan: PlanRecord | null) {
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    showPlan = onPlan;
    onPlan(plan);
    return Promise.resolve(() => undefined);
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  // The Tuesday of the plan's second week.
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  vi.mocked(startPlan).mockResolvedValue();
  vi.mocked(endPlan).mockResolvedValue();
  vi.mocked(readActivitiesBetween).mockResolvedValue([]);
  vi.mocked(athlete.watchAthleteProfile).mockImplementation((_uid, onProfile) => {
    onProfile(null);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(athlete.watchTargets).mockImplementation((_uid, _kind, onTargets) => {
    onTargets([]);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: USER,
    userCredential: { uid: 'u1', email: null, isEmailVerified: false },
  });
  return () => {
    vi.useRealTimers();
  };
});

function show() {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <PlanView />
    </MemoryRouter>,
  );
  return user;
}

describe('without a plan', () => {
  test('goal and questions lead to a plan that is taken', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    expect(await screen.findByRole('combobox', { name: 'How are you now?' })).toHaveValue('well');
    // Nothing is known of this runner yet, so the goal begins small.
    const goal = screen.getByRole('combobox', { name: 'What do you train for?' });
    expect(goal).toHaveValue('fiveKilometers');
    await user.selectOptions(goal, 'tenKilometers');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByText(/^12 weeks from Dec 7, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this plan' }));
    const [uid, record] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(uid).toBe('u1');
    expect(planRecordSchema.isValidSync(record)).toBe(true);
    expect(record).toMatchObject({
      goalKind: 'distance',
      goalMeters: 10_000,
      weekdays: [2, 4, 6, 7],
      weeklyMeters: 30_000,
    });
  });

  test('who takes a plan and ends it is asked whether to make one, not the questions again', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await screen.findByRole('button', { name: 'Show the plan' });
    act(() => {
      showPlan(RECORD);
    });
    await screen.findByRole('button', { name: 'Next week' });
    act(() => {
      showPlan(null);
    });
    expect(await screen.findByRole('button', { name: 'Make a plan' })).toBeVisible();
  });

  test('who is ill reads to rest, and gets no plan', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How are you now?' }),
      'Ill',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Rest until you are well.');
    expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  });

  test('a goal out of reach is declined, and the nearest one planned', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What do you train for?' }),
      'Run Marathon, without a date',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent('not enough time to prepare');
    await user.click(screen.getByRole('button', { name: /km$/ }));
    expect(await screen.findByRole('button', { name: 'Use this plan' })).toBeVisible();
  });
});

describe('a plan', () => {
  test('shows this week in seven rows, today marked, and ticks what was run', async () => {
    vi.mocked(readActivitiesBetween).mockResolvedValue([
      exampleActivityRow({
        id: 'a1',
        startedAt: new Date('2026-12-01T06:00:00Z'),
        utcOffsetMinutes: 0,
        distanceMeters: 9000,
        purpose: 'easy',
        duplicateOf: null,
      }),
    ]);
    stored(RECORD);
    show();
    expect(await screen.findByRole('heading', { name: 'Week 2 of 16' })).toBeVisible();
    const today = screen
      .getAllByRole('listitem')
      .find((row) => row.getAttribute('aria-current') === 'date');
    expect(today).toHaveTextContent(/Tuesday.*Today/);
    expect(await within(today as HTMLElement).findByRole('link', { name: 'Done' })).toHaveAttribute(
      'href',
      '/activities/a1',
    );
    expect(screen.getAllByText('Rest')).toHaveLength(3);
    expect(screen.getByText(/^9 km of/)).toBeVisible();
  });

  test('says why and how, and leads to the other weeks', async () => {
    stored(RECORD);
    const user = show();
    await user.click((await screen.findAllByRole('button', { name: 'Why' }))[3] as HTMLElement);
    expect(screen.getByText('You can talk in sentences.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('heading', { name: 'Week 3 of 16' })).toBeVisible();
  });

  test('is ended after a question', async () => {
    stored(RECORD);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'End the plan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'End the plan' }));
    expect(endPlan).toHaveBeenCalledWith('u1');
    showPlan(null);
    expect(await screen.findByText('You have no plan yet.')).toBeVisible();
  });
});
