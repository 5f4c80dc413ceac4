import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { asRecentAdmin } from '../../data/accounts/admin-acts.ts';
import { decideCoachRevision, loadOpenRevisions } from '../../data/coaches/coach-revisions.ts';
import { loadCoach } from '../../data/coaches/coaches.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { OpenRevisions } from './open-revisions.tsx';

vi.mock('../../data/accounts/admin-acts.ts', () => ({ asRecentAdmin: vi.fn() }));
vi.mock('../../data/coaches/coach-revisions.ts', () => ({
  decideCoachRevision: vi.fn(),
  loadOpenRevisions: vi.fn(),
}));
vi.mock('../../data/coaches/coaches.ts', () => ({
  loadCoach: vi.fn(),
  loadCoachPlans: vi.fn(),
  loadCoaches: vi.fn(),
}));

const WORDS = {
  name: 'Kenji Arai',
  description: 'From first races to sub-3.',
  coachingStyle: 'Three runs a week.',
  profile: 'Ten years at a company team.',
  aboutMe: 'Two dogs.',
};
const REVISION = {
  ...WORDS,
  uid: 'kenji',
  state: 'open' as const,
  description: 'Marathons.',
  aboutMe: '',
  createdAt: new Date(5),
  updatedAt: new Date(7),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(asRecentAdmin).mockImplementation(async (work) => work());
  vi.mocked(loadOpenRevisions).mockResolvedValue([REVISION]);
  vi.mocked(loadCoach).mockResolvedValue({
    ...WORDS,
    id: 'kenji',
    kind: 'human',
    isApproved: true,
    isPublished: true,
  });
});

async function open() {
  render(
    <MemoryRouter initialEntries={['/here?page=2']}>
      <SnackbarProvider>
        <OpenRevisions />
      </SnackbarProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return { user, profile: await screen.findByRole('article', { name: 'Kenji Arai' }) };
}

test('shows what would change beside what runners read, and publishes it', async () => {
  const { user, profile } = await open();
  expect(await within(profile).findByText('From first races to sub-3.')).toBeInTheDocument();
  expect(within(profile).getByText('Marathons.')).toBeInTheDocument();
  expect(within(profile).getByText('(removed)')).toBeInTheDocument();
  expect(within(profile).queryByText('Three runs a week.')).not.toBeInTheDocument();
  vi.mocked(loadOpenRevisions).mockResolvedValue([]);
  await user.click(within(profile).getByRole('button', { name: 'Publish' }));
  expect(decideCoachRevision).toHaveBeenCalledExactlyOnceWith(REVISION, {
    isApproved: true,
    reason: null,
  });
  await waitFor(() => {
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

test('declines with a reason, after it has asked', async () => {
  const { user, profile } = await open();
  await user.click(within(profile).getByRole('button', { name: 'Decline' }));
  const dialog = screen.getByRole('dialog', { name: 'Decline the changes of Kenji Arai?' });
  await user.type(within(dialog).getByLabelText('Reason (optional)'), ' No links. ');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(decideCoachRevision).toHaveBeenCalledExactlyOnceWith(REVISION, {
    isApproved: false,
    reason: 'No links.',
  });
});

test('says that the words have changed since they were read', async () => {
  vi.mocked(decideCoachRevision).mockRejectedValue(new TasukiFailure('coach/revision-changed'));
  const { user, profile } = await open();
  await user.click(within(profile).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('were edited since you read them');
});

test('who leaves the question of their sign-in alone has decided nothing', async () => {
  vi.mocked(asRecentAdmin).mockResolvedValue(false);
  const { user, profile } = await open();
  await user.click(within(profile).getByRole('button', { name: 'Publish' }));
  expect(asRecentAdmin).toHaveBeenCalledExactlyOnceWith(expect.any(Function), '/here?page=2');
  expect(decideCoachRevision).not.toHaveBeenCalled();
  expect(within(profile).getByRole('button', { name: 'Publish' })).toBeEnabled();
});
