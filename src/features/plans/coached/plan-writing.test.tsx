import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { newPlanSchema } from '@tasuki/domain/plans/coached/new-plan-document';
import {
  limitsOfNewPlan,
  listedNewPlan,
  newPlanOf,
  type ListedNewPlan,
  type NewPlan,
} from '@tasuki/domain/plans/coached/new-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { readSharedActivitiesBetween } from '../../../data/activities/activities.ts';
import * as athlete from '../../../data/athletes/athlete-profiles.ts';
import { loadSharedMemories } from '../../../data/memories/memories.ts';
import { removeNewPlan, sendNewPlan, watchOwnNewPlan } from '../../../data/plans/new-plans.ts';
import { watchPlan } from '../../../data/plans/training-plans.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { SnackbarProvider } from '../../../ui/snackbar/snackbar.tsx';
import CoachedPlan from './coached-plan.tsx';

// Live queries alone answer here.
vi.mock('../../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../../data/plans/training-plans.ts', () => ({ watchPlan: vi.fn() }));
vi.mock('../../../data/plans/new-plans.ts', () => ({
  watchOwnNewPlan: vi.fn(),
  sendNewPlan: vi.fn(),
  removeNewPlan: vi.fn(),
}));
vi.mock('../../../data/memories/memories.ts', () => ({ loadSharedMemories: vi.fn() }));
vi.mock('../../../data/activities/activities.ts', () => ({
  readSharedActivitiesBetween: vi.fn(),
}));
vi.mock('../../../data/athletes/athlete-profiles.ts', async (original) => ({
  ...(await original<typeof athlete>()),
  watchAthleteProfile: vi.fn(),
  watchTargets: vi.fn(),
}));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const NOW = new Date('2026-12-01T12:00:00Z');
const DAY = 86_400_000;

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  // Ten kilometres every second day of six weeks.
  vi.mocked(readSharedActivitiesBetween).mockResolvedValue(
    Array.from({ length: 21 }, (_, index) =>
      exampleActivityRow({
        id: `r${index}`,
        startedAt: new Date(NOW.getTime() - (2 * index + 1) * DAY),
        utcOffsetMinutes: 0,
        distanceMeters: 10_000,
      }),
    ),
  );
  vi.mocked(loadSharedMemories).mockResolvedValue(null);
  vi.mocked(athlete.watchAthleteProfile).mockImplementation((_uid, onProfile) => {
    onProfile(null);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(athlete.watchTargets).mockImplementation((_uid, kind, onTargets) => {
    onTargets(
      kind === 'tournaments'
        ? [
            {
              id: 'target-1',
              event: 'City run',
              distance: 'tenKilometers',
              recordSeconds: null,
              date: '2027-02-28',
            },
          ]
        : [],
    );
    return Promise.resolve(() => undefined);
  });
  vi.mocked(sendNewPlan).mockResolvedValue();
  vi.mocked(removeNewPlan).mockResolvedValue();
  return () => {
    vi.useRealTimers();
  };
});

function open(record: PlanRecord | null = null, own: ListedNewPlan | null = null) {
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    onPlan(record);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchOwnNewPlan).mockImplementation((_place, onPlan) => {
    onPlan(own);
    return Promise.resolve(() => undefined);
  });
  const user = userEvent.setup();
  render(
    <SnackbarProvider>
      <MemoryRouter>
        <CoachedPlan runnerUid="hana" coachUid="kenji" name="Hana" />
      </MemoryRouter>
    </SnackbarProvider>,
  );
  return user;
}

async function answered(record: PlanRecord | null = null) {
  const user = open(record);
  await user.click(await screen.findByRole('button', { name: 'Write a plan' }));
  expect(
    await screen.findByRole('combobox', { name: 'What is Hana training for?' }),
  ).toHaveDisplayValue('City run · 10 km');
  await user.click(screen.getByRole('button', { name: 'Show the plan' }));
  return user;
}

function sent(): NewPlan {
  const [place, plan] = vi.mocked(sendNewPlan).mock.calls[0] ?? [];
  if (!plan) throw new Error('nothing was sent');
  expect(place).toEqual({ runnerUid: 'hana', coachUid: 'kenji' });
  expect(newPlanSchema.isValidSync(plan)).toBe(true);
  return plan;
}

function listed(plan: NewPlan, answer?: 'accepted' | 'refused'): ListedNewPlan {
  return listedNewPlan('kenji', { ...plan, updatedAt: NOW, ...(answer && { answer }) });
}

test('begins with what the runner shares, and sends the whole plan with a word', async () => {
  const user = await answered();
  const draft = await screen.findByRole('region', { name: 'Send the plan' });
  expect(screen.getByText(/It starts from 3[0-9].* a week/)).toBeInTheDocument();
  await user.type(within(draft).getByLabelText('A note to the runner'), 'Gently first');
  await user.click(within(draft).getByRole('button', { name: 'Send the plan' }));
  await screen.findByText('Hana gets your plan');
  expect(listed(sent())).toMatchObject({
    note: 'Gently first',
    record: { goalKind: 'race', goalDay: '2027-02-28', event: 'City run' },
  });
});

test('goes beyond a limit only after the warning, under the coach’s name', async () => {
  const user = await answered();
  const [menu] = await screen.findAllByRole('button', { name: /^Change: / });
  if (!menu) throw new Error('no session');
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Change…' }));
  const dialog = screen.getByRole('dialog', { name: 'Change the session' });
  await user.selectOptions(within(dialog).getByLabelText('Session'), 'Long run');
  const distance = within(dialog).getByLabelText('Total distance (km)');
  await user.clear(distance);
  await user.type(distance, '40');
  await user.click(within(dialog).getByRole('button', { name: 'Add to the plan' }));
  const draft = screen.getByRole('region', { name: 'Send the plan' });
  const send = within(draft).getByRole('button', { name: 'Send the plan' });
  expect(send).toBeDisabled();
  await user.click(within(draft).getByRole('checkbox'));
  await user.click(send);
  await waitFor(() => {
    expect(sent().plan).toContain(' long 40000 ');
  });
  const { record } = listed(sent());
  expect(record && limitsOfNewPlan(record).exceeded.map(({ rule }) => rule)).toContain(
    'single-run',
  );
});

test('makes no plan for who is ill, in words for the coach', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Write a plan' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'How is Hana right now?' }),
    'ill',
  );
  await user.click(screen.getByRole('button', { name: 'Show the plan' }));
  expect(screen.getByText(/Talk to Hana and wait for a doctor’s go-ahead/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change answers' }));
  expect(screen.getByRole('button', { name: 'Show the plan' })).toBeInTheDocument();
});

test('says why what was sent did not arrive, and keeps it', async () => {
  vi.mocked(sendNewPlan).mockRejectedValue(new TasukiFailure('common/permission-denied'));
  const user = await answered();
  await user.click(await screen.findByRole('button', { name: 'Send the plan' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Send the plan' })).toBeInTheDocument();
});

test('says how the plan that was sent stands, and takes it back', async () => {
  const user = open(null, listed(newPlanOf({ ...RECORD, ...future() }, { id: ID, note: '' })));
  expect(await screen.findByText('Your plan of Dec 1 is waiting for Hana.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => {
    expect(removeNewPlan).toHaveBeenCalledWith({ runnerUid: 'hana', coachUid: 'kenji' });
  });
});

test.each([
  ['refused', 'Hana declined your plan of Dec 1.'],
  ['accepted', 'Hana took your plan of Dec 1.'],
  [undefined, /can’t be taken any more/],
] as const)('says what became of it: %s', async (answer, words) => {
  open(null, listed(newPlanOf(RECORD, { id: ID, note: '' }), answer));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

test('writes the next plan where the last one is over', async () => {
  open({ ...RECORD, endDay: '2026-11-30' });
  expect(await screen.findByText('Hana’s plan has ended.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Write a plan' })).toBeInTheDocument();
});

const ID = '0123456789abcdef0123';

/** A plan of next week. */
function future(): Partial<PlanRecord> {
  const later = proposedPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, today: '2026-12-01' });
  if (later.outcome !== 'built') throw new Error(later.outcome);
  return later.record;
}
