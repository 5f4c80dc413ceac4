import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { coachProposalSchema } from '@tasuki/domain/plans/coached/coach-proposal-document';
import {
  isApproval,
  proposedByCoach,
  type CoachProposal,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import { plannedMove, withMove } from '@tasuki/domain/plans/changes/move-session';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { planOfRecord, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { readSharedActivitiesBetween } from '../../../data/activities/activities.ts';
import {
  removeCoachProposal,
  sendCoachProposal,
  watchOwnProposal,
} from '../../../data/plans/coach-proposals.ts';
import { watchPlan } from '../../../data/plans/training-plans.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { SnackbarProvider } from '../../../ui/snackbar/snackbar.tsx';
import CoachedPlan from './coached-plan.tsx';

// Live queries alone answer here.
vi.mock('../../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../../data/plans/training-plans.ts', () => ({ watchPlan: vi.fn() }));
vi.mock('../../../data/plans/coach-proposals.ts', () => ({
  watchOwnProposal: vi.fn(),
  sendCoachProposal: vi.fn(),
  removeCoachProposal: vi.fn(),
}));
vi.mock('../../../data/activities/activities.ts', () => ({
  readSharedActivitiesBetween: vi.fn(),
}));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const TODAY = '2026-12-01';
let showPlan: (plan: PlanRecord | null) => void;

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.resetAllMocks();
  // The Tuesday of the plan's second week.
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
  vi.mocked(readSharedActivitiesBetween).mockResolvedValue([]);
  vi.mocked(sendCoachProposal).mockResolvedValue();
  vi.mocked(removeCoachProposal).mockResolvedValue();
  return () => {
    vi.useRealTimers();
  };
});

function open(record: PlanRecord | null, own: ListedCoachProposal | null = null) {
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    showPlan = onPlan;
    onPlan(record);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchOwnProposal).mockImplementation((_place, onProposal) => {
    onProposal(own);
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

function sent(): CoachProposal {
  const [, proposal] = vi.mocked(sendCoachProposal).mock.calls[0] ?? [];
  if (!proposal) throw new Error('nothing was sent');
  return proposal;
}

/** Chooses an item in the menu of a session of the shown week. */
async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  const [menu] = await screen.findAllByRole('button', { name: /^Change: / });
  if (!menu) throw new Error('no session');
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: item }));
}

test('shows the runner’s week, ticked by what they share', async () => {
  const week = planOfRecord(RECORD)?.weeks[1];
  const [first] = week?.sessions ?? [];
  if (!first) throw new Error('no session');
  vi.mocked(readSharedActivitiesBetween).mockResolvedValue([
    exampleActivityRow({
      id: 'r1',
      startedAt: new Date(`${first.day}T08:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: first.meters,
    }),
  ]);
  open(RECORD);
  expect(await screen.findByText('Week 2 of 16')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Done' })).toHaveAttribute(
    'href',
    '/coach-app/runners/hana/activities/r1',
  );
});

test('proposes a session taken out, with a word to the runner', async () => {
  const user = open(RECORD);
  await choose(user, 'Remove');
  const draft = screen.getByRole('region', { name: 'Your changes' });
  expect(within(draft).getByText('Rest')).toBeInTheDocument();
  await user.type(within(draft).getByLabelText('A note to the runner'), 'Rest well');
  const warning = within(draft).queryByRole('checkbox');
  if (warning) await user.click(warning);
  await user.click(within(draft).getByRole('button', { name: 'Send suggestion' }));
  await screen.findByText('Hana gets your suggestion');
  expect(coachProposalSchema.isValidSync(sent())).toBe(true);
  expect(sent().note).toBe('Rest well');
  const count = (plan: ReturnType<typeof planOfRecord>) =>
    plan?.weeks.flatMap(({ sessions }) => sessions).length ?? 0;
  expect(count(proposedByCoach(sent(), RECORD))).toBe(count(planOfRecord(RECORD)) - 1);
  expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull();
});

test('goes beyond a limit only after the warning, under the coach’s name', async () => {
  const user = open(RECORD);
  await choose(user, 'Change…');
  const dialog = screen.getByRole('dialog', { name: 'Change the session' });
  await user.selectOptions(within(dialog).getByLabelText('Session'), 'Long run');
  const distance = within(dialog).getByLabelText('Total distance (km)');
  await user.clear(distance);
  expect(within(dialog).getByRole('button', { name: 'Add to the plan' })).toBeDisabled();
  await user.type(distance, '40');
  await user.click(within(dialog).getByRole('button', { name: 'Add to the plan' }));
  const draft = screen.getByRole('region', { name: 'Your changes' });
  expect(
    within(draft).getByText('Too long for what you’ve run in the last 30 days.'),
  ).toBeInTheDocument();
  const send = within(draft).getByRole('button', { name: 'Send suggestion' });
  expect(send).toBeDisabled();
  await user.click(within(draft).getByRole('checkbox'));
  await user.click(send);
  await waitFor(() => {
    expect(sent().weeks).toContain(' long 40000 ');
  });
});

test('adds a run on a free day, and discards what was changed', async () => {
  const user = open(RECORD);
  const [add] = await screen.findAllByRole('button', { name: /^Add a run: / });
  if (!add) throw new Error('no free day');
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Add to the plan' }));
  expect(screen.getByRole('region', { name: 'Your changes' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull();
  expect(sendCoachProposal).not.toHaveBeenCalled();
});

test('approves the plan as it is', async () => {
  const user = open(RECORD);
  await user.click(await screen.findByRole('button', { name: 'Approve the plan as it is' }));
  await screen.findByText('Hana can see that you approve the plan');
  expect(isApproval(sent())).toBe(true);
});

test('sends nothing that was made for another plan', async () => {
  const user = open(RECORD);
  await choose(user, 'Remove');
  const plan = planOfRecord(RECORD);
  const moving = plan?.weeks[4]?.sessions[0];
  if (!plan || !moving) throw new Error('no session');
  const measured = { plan, runner: EXAMPLE_RUNNER, wish: EXAMPLE_WISH };
  const free = new Date(`${moving.day}T00:00:00Z`);
  free.setUTCDate(free.getUTCDate() - 1);
  const move = plannedMove(measured, moving, free.toISOString().slice(0, 10), TODAY);
  if (!move) throw new Error('no move');
  showPlan(withMove(RECORD, move, new Date()));
  expect(await screen.findByText(/changed in the meantime/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send suggestion' })).toBeDisabled();
});

test('says why what was sent did not arrive, and keeps it', async () => {
  vi.mocked(sendCoachProposal).mockRejectedValue(new TasukiFailure('common/permission-denied'));
  const user = open(RECORD);
  await choose(user, 'Remove');
  const warning = screen.queryByRole('checkbox');
  if (warning) await user.click(warning);
  await user.click(screen.getByRole('button', { name: 'Send suggestion' }));
  expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your changes' })).toBeInTheDocument();
});

test('says that there is no plan', async () => {
  open(null);
  expect(await screen.findByText('Hana has no training plan yet.')).toBeInTheDocument();
});
