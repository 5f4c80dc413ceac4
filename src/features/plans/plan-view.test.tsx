import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { NO_CAUTIONS, type CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import {
  planRecordSchema,
  proposedPlan,
  storedPlanOf,
  type PlanRecord,
} from '@tasuki/domain/plans/plan-record';
import { readActivitiesBetween } from '../../data/activities/activities.ts';
import * as athlete from '../../data/athletes/athlete-profiles.ts';
import { endPlan, startPlan, watchPlan } from '../../data/plans/training-plans.ts';
import { clearCautions, watchCautions } from '../../data/plans/cautions.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { PlanView } from './plan-view.tsx';

vi.mock('../../data/plans/training-plans.ts', () => ({
  watchPlan: vi.fn(),
  startPlan: vi.fn(),
  endPlan: vi.fn(),
}));
vi.mock('../../data/plans/cautions.ts', () => ({ watchCautions: vi.fn(), clearCautions: vi.fn() }));
vi.mock('../../data/activities/activities.ts', () => ({ readActivitiesBetween: vi.fn() }));
vi.mock('../../data/athletes/athlete-profiles.ts', async (original) => ({
  ...(await original<typeof athlete>()),
  watchAthleteProfile: vi.fn(),
  watchTargets: vi.fn(),
}));

const USER = { uid: 'u1', language: 'en', units: 'metric' } as UserAccount;
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
let showPlan: (plan: PlanRecord | null) => void;

let showCautions: (cautions: CautionRecord) => void;

/** What the runner wrote of their health. */
function wrote(cautions: Partial<CautionRecord>) {
  vi.mocked(watchCautions).mockImplementation((_uid, onCautions) => {
    showCautions = onCautions;
    onCautions({ ...NO_CAUTIONS, ...cautions });
    return Promise.resolve(() => undefined);
  });
}

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
  wrote({});
  vi.mocked(clearCautions).mockResolvedValue();
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
    expect(await screen.findByRole('combobox', { name: 'How are you right now?' })).toHaveValue(
      'well',
    );
    // Nothing is known of this runner yet, so the goal begins small.
    const goal = screen.getByRole('combobox', { name: 'What are you training for?' });
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
    expect(record && planRecordSchema.isValidSync(storedPlanOf(record))).toBe(true);
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

  test('asks more only of who wants to say it, and takes races from the tournaments', async () => {
    vi.mocked(athlete.watchTargets).mockImplementation((_uid, kind, onTargets) => {
      const race = {
        id: 't1',
        event: 'City 10 km',
        date: '2027-01-10',
        distance: 'tenKilometers',
        recordSeconds: null,
      } as const;
      const goal = {
        ...race,
        id: 'g1',
        event: 'Half',
        date: '2027-03-14',
        distance: 'halfMarathon',
      } as const;
      onTargets(kind === 'tournaments' ? [race] : [goal]);
      return Promise.resolve(() => undefined);
    });
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What are you training for?' }),
      'race:g1',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How much do you run a week now?' }),
      '40 km',
    );
    expect(screen.queryByRole('checkbox', { name: 'My race is hilly' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('checkbox', { name: 'My race is hilly' }));
    await user.click(screen.getByRole('checkbox', { name: 'I train in heat' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Time on other days' }),
      '45 minutes',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      isHilly: true,
      isHot: true,
      minutesOnOtherDays: 45,
      clubWeekdays: [],
      racesOnTheWay: '2027-01-10 10000\n',
    });
  });

  test('who is ill reads to rest, and gets no plan', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How are you right now?' }),
      'Ill',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Rest until you’re well.');
    expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  });

  test('a goal out of reach is declined, and the nearest one planned', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What are you training for?' }),
      'Run Marathon, without a date',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent('enough time to prepare');
    await user.click(screen.getByRole('button', { name: /km$/ }));
    expect(await screen.findByRole('button', { name: 'Use this plan' })).toBeVisible();
  });
});

const SINCE = new Date('2026-11-30T09:00:00Z');

describe('what the runner wrote of their health', () => {
  test('keeps a plan from being made until a doctor has cleared it', async () => {
    stored(null);
    wrote({ signs: { cardiac: SINCE } });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/^On Nov 30, 2026 .*see a doctor/);
    expect(screen.queryByRole('button', { name: 'Show the plan' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'A doctor says I may run' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, that is so' }),
    );
    expect(clearCautions).toHaveBeenCalledWith('u1');
    act(() => {
      showCautions({ ...NO_CAUTIONS, signs: { cardiac: SINCE }, clearedAt: new Date() });
    });
    expect(await screen.findByRole('button', { name: 'Show the plan' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'How are you right now?' })).toHaveValue('niggle');
  });

  test('a note on a run counts as well, also before the server has read it', async () => {
    vi.mocked(readActivitiesBetween).mockResolvedValue([
      exampleActivityRow({
        startedAt: SINCE,
        note: 'Chest pain on the last hill',
        duplicateOf: null,
      }),
    ]);
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/see a doctor/);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('makes the plan gentle after pain, whatever is answered', async () => {
    stored(null);
    wrote({ painAt: SINCE });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    const health = await screen.findByRole('combobox', { name: 'How are you right now?' });
    expect(health).toHaveValue('niggle');
    expect(screen.getByRole('status')).toHaveTextContent('something hurts');
    await user.selectOptions(health, 'well');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({ health: 'niggle' });
  });

  test('puts a running plan on hold, and says why', async () => {
    stored(RECORD);
    wrote({ signs: { syncope: SINCE } });
    show();
    expect(await screen.findByText(/^Your plan waits/)).toBeVisible();
    // Tuesday, Thursday, Saturday and Sunday.
    expect(screen.getAllByText('On hold')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Why' })).toBeNull();
  });

  test('orders nothing hard in a running plan after pain', async () => {
    stored(RECORD);
    wrote({ painAt: SINCE });
    show();
    expect(await screen.findByText(/^Hard sessions are easy runs/)).toBeVisible();
    expect(screen.getAllByText(/^Easy, in place of: /).length).toBeGreaterThan(0);
    for (const hard of ['Long run', 'Tempo run', 'Intervals', 'Hill repeats', 'Fast 200s']) {
      expect(screen.queryByText(hard)).toBeNull();
    }
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
