import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changesOf } from '@tasuki/domain/plans/changes/plan-change';
import { withCoachSession, withoutSession } from '@tasuki/domain/plans/coached/coach-edits';
import {
  coachProposalOf,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import {
  coachPacesOf,
  coachSession,
  firstChoice,
} from '@tasuki/domain/plans/coached/coach-session';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { Caution } from '@tasuki/domain/plans/plan-caution';
import { planOfRecord, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { loadCoach } from '../../../data/coaches/coaches.ts';
import { watchCoachProposals } from '../../../data/plans/coach-proposals.ts';
import type { PlanEdit } from '../../../data/plans/training-plans.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { CoachProposals } from './coach-proposals.tsx';

vi.mock('../../../data/plans/coach-proposals.ts', () => ({ watchCoachProposals: vi.fn() }));
vi.mock('../../../data/coaches/coaches.ts', () => ({
  loadCoach: vi.fn(),
  loadCoaches: vi.fn(),
  loadCoachPlans: vi.fn(),
}));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const TODAY = '2026-12-01';

function plan(): TrainingPlan {
  const found = planOfRecord(RECORD);
  if (!found) throw new Error('no plan');
  return found;
}

function place(week: number) {
  const session = plan().weeks[week]?.sessions[0];
  if (!session) throw new Error('no session');
  return session;
}

function proposalOf(after: TrainingPlan, note = 'You looked tired.'): ListedCoachProposal {
  return {
    ...coachProposalOf(RECORD, after, { id: '0123456789abcdef0123', note }),
    coachUid: 'Kenji7',
    updatedAt: new Date('2026-11-30T09:00:00Z'),
  };
}

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(loadCoach).mockResolvedValue({
    id: 'Kenji7',
    kind: 'human',
    name: 'Kenji Arai',
    description: '',
    coachingStyle: '',
    profile: '',
    aboutMe: '',
    isApproved: true,
    isPublished: true,
  });
});

function show(
  proposal: ListedCoachProposal,
  { record = RECORD, caution = null }: { record?: PlanRecord; caution?: Caution | null } = {},
) {
  vi.mocked(watchCoachProposals).mockImplementation((_uid, onProposals) => {
    onProposals([proposal]);
    return Promise.resolve(() => undefined);
  });
  const onChange = vi.fn<(edit: PlanEdit) => void>();
  render(
    <CoachProposals uid="u1" record={record} today={TODAY} caution={caution} onChange={onChange} />,
  );
  return {
    user: userEvent.setup(),
    changed: () => {
      const [edit] = onChange.mock.calls[0] ?? [];
      return edit?.(RECORD) ?? null;
    },
  };
}

test('is read with its author, and accepted under the coach’s name', async () => {
  const { user, changed } = show(proposalOf(withoutSession(plan(), place(3))));
  expect(await screen.findByText('Kenji Arai')).toBeInTheDocument();
  expect(screen.getByText('You looked tired.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const record = changed();
  expect(record && changesOf(record)).toMatchObject([
    { author: 'human', kind: 'coached', coachUid: 'Kenji7', state: 'made' },
  ]);
});

test('is refused, and the plan stays', async () => {
  const { user, changed } = show(proposalOf(withoutSession(plan(), place(3))));
  await user.click(await screen.findByRole('button', { name: 'Keep the plan' }));
  expect(changed()?.sessions).toBe(RECORD.sessions);
});

test('says which limits the coach goes beyond', async () => {
  const long = coachSession({ ...firstChoice('long'), meters: 50_000 }, coachPacesOf(RECORD));
  show(proposalOf(withCoachSession(plan(), place(3).day, long, place(3))));
  expect(await screen.findByText(/Kenji Arai knowingly goes beyond/)).toBeInTheDocument();
  expect(screen.getByText('Too long for what you’ve run in the last 30 days.')).toBeInTheDocument();
});

test('cannot be accepted while something comes before training', async () => {
  const caution: Caution = { kind: 'doctor', since: new Date('2026-11-30'), until: null };
  show(proposalOf(withoutSession(plan(), place(3))), { caution });
  expect(await screen.findByText(/your health comes first/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('is not shown once the plan is another', async () => {
  const record = { ...RECORD, madeOn: '2026-11-30' };
  show(proposalOf(withoutSession(plan(), place(3))), { record });
  await expect(screen.findByText('Kenji Arai', {}, { timeout: 200 })).rejects.toThrow();
});

test('says that the coach approves the plan', async () => {
  show(proposalOf(plan(), ''));
  expect(await screen.findByText(/Looked through your plan on Nov 30/)).toBeInTheDocument();
});
