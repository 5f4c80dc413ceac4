import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NO_CAUTIONS } from '@tasuki/domain/coaching/safety/caution-record';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { changesOf } from '@tasuki/domain/plans/changes/plan-change';
import { withCoachSession } from '@tasuki/domain/plans/coached/coach-edits';
import {
  coachPacesOf,
  coachSession,
  firstChoice,
} from '@tasuki/domain/plans/coached/coach-session';
import {
  listedNewPlan,
  newPlanOf,
  type ListedNewPlan,
} from '@tasuki/domain/plans/coached/new-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { planLinesOf } from '@tasuki/domain/plans/plan-lines';
import { planOfRecord, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { loadCoach } from '../../../data/coaches/coaches.ts';
import { watchCautions } from '../../../data/plans/cautions.ts';
import { refuseNewPlan, takeNewPlan, watchNewPlans } from '../../../data/plans/new-plans.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { NewPlans } from './new-plans.tsx';

vi.mock('../../../data/plans/new-plans.ts', () => ({
  watchNewPlans: vi.fn(),
  takeNewPlan: vi.fn(),
  refuseNewPlan: vi.fn(),
}));
// Live queries alone answer here.
vi.mock('../../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../../data/plans/cautions.ts', () => ({
  watchCautions: vi.fn(),
  clearCautions: vi.fn(),
}));
vi.mock('../../../data/coaches/coaches.ts', () => ({
  loadCoach: vi.fn(),
  loadCoaches: vi.fn(),
  loadCoachPlans: vi.fn(),
}));

const NOW = new Date('2026-12-01T12:00:00Z');
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, today: '2026-12-01' });
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
let showPlans: (plans: ListedNewPlan[]) => void;

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.mocked(takeNewPlan).mockResolvedValue();
  vi.mocked(refuseNewPlan).mockResolvedValue();
  vi.mocked(loadCoach).mockImplementation((id) =>
    Promise.resolve({
      id,
      kind: 'human',
      name: id === 'kenji' ? 'Kenji Arai' : 'Mai Sato',
      description: '',
      coachingStyle: '',
      profile: '',
      aboutMe: '',
      isApproved: true,
      isPublished: true,
    }),
  );
  return () => {
    vi.useRealTimers();
  };
});

function written(coachUid = 'kenji', record: PlanRecord = RECORD): ListedNewPlan {
  const plan = newPlanOf(record, { id: '0123456789abcdef0123', note: 'Gently first.' });
  return listedNewPlan(coachUid, { ...plan, updatedAt: NOW });
}

function show(plans: ListedNewPlan[], cautions: Partial<typeof NO_CAUTIONS> = {}) {
  vi.mocked(watchNewPlans).mockImplementation((_uid, onPlans) => {
    showPlans = onPlans;
    onPlans(plans);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchCautions).mockImplementation((_uid, onCautions) => {
    onCautions({ ...NO_CAUTIONS, ...cautions });
    return Promise.resolve(() => undefined);
  });
  render(
    <MemoryRouter>
      <NewPlans uid="u1" current={null} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('is read with its author, week by week, and taken under the coach’s name', async () => {
  const user = show([written()]);
  expect(await screen.findByText('Kenji Arai wrote a plan for you')).toBeInTheDocument();
  expect(screen.getByText('Gently first.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(screen.getByText(/^Week 2 of /)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use this plan' }));
  const [uid, proposed, take] = vi.mocked(takeNewPlan).mock.calls[0] ?? [];
  expect(uid).toBe('u1');
  const taken = proposed && take?.(written(), null);
  expect(taken && changesOf(taken)).toMatchObject([{ author: 'human', coachUid: 'kenji' }]);
});

test('is declined, and goes', async () => {
  const user = show([written()]);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(refuseNewPlan).toHaveBeenCalledWith('u1', 'kenji');
  showPlans([{ ...written(), answer: 'refused' }]);
  await waitFor(() => {
    expect(screen.queryByText('Kenji Arai wrote a plan for you')).toBeNull();
  });
});

test('goes while it is read, where sharing ends, and is not taken then', async () => {
  vi.mocked(takeNewPlan).mockRejectedValue(new TasukiFailure('training-plan/changed-elsewhere'));
  const user = show([written()]);
  await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  showPlans([]);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  });
});

test('says which limits the coach goes beyond', async () => {
  const plan = planOfRecord(RECORD);
  const session = plan?.weeks[3]?.sessions[0];
  if (!plan || !session) throw new Error('no session');
  const long = coachSession({ ...firstChoice('long'), meters: 50_000 }, coachPacesOf(RECORD));
  const sessions = planLinesOf(withCoachSession(plan, session.day, long, session));
  show([written('kenji', { ...RECORD, sessions })]);
  expect(await screen.findByText(/Kenji Arai knowingly goes beyond/)).toBeInTheDocument();
  expect(screen.getByText('Too long for what you’ve run in the last 30 days.')).toBeInTheDocument();
});

test('cannot be taken while something comes before training', async () => {
  show([written()], { painAt: NOW });
  expect(await screen.findByText(/your health comes first/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeInTheDocument();
});

test('shows what two coaches wrote, each under their name', async () => {
  show([written('kenji'), written('mai')]);
  expect(await screen.findByText('Kenji Arai wrote a plan for you')).toBeInTheDocument();
  expect(await screen.findByText('Mai Sato wrote a plan for you')).toBeInTheDocument();
});
