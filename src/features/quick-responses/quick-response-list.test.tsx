import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  changeQuickResponseStatus,
  markQuickResponse,
  watchArchivedQuickResponses,
  watchCurrentQuickResponses,
  type ListedQuickResponse,
} from '../../data/quick-responses/quick-responses.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { QuickResponseList } from './quick-response-list.tsx';

vi.mock('../../data/quick-responses/quick-responses.ts', () => ({
  changeQuickResponseStatus: vi.fn(),
  markQuickResponse: vi.fn(),
  noteQuickResponseUse: vi.fn(),
  watchArchivedQuickResponses: vi.fn(),
  watchCurrentQuickResponses: vi.fn(),
  watchQuickResponse: vi.fn(),
}));

function response(name: string, changes: Partial<ListedQuickResponse> = {}): ListedQuickResponse {
  return {
    id: name.toLowerCase(),
    name,
    content: `${name}, {name}.`,
    status: 'published',
    isFavorite: false,
    lastUsedAt: null,
    ...changes,
  };
}

function deliver(responses: ListedQuickResponse[]): typeof watchCurrentQuickResponses {
  return (_, onResponses) => {
    onResponses(responses);
    return Promise.resolve(() => undefined);
  };
}

// A page's words of dates are fetched beside its code.
beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.mocked(watchCurrentQuickResponses)
    .mockReset()
    .mockImplementation(
      deliver([
        response('Thanks', { lastUsedAt: new Date('2026-01-05T12:00:00Z') }),
        response('Draft', { status: 'draft' }),
        response('Zone', { isFavorite: true }),
      ]),
    );
  vi.mocked(watchArchivedQuickResponses)
    .mockReset()
    .mockImplementation(deliver([response('Old', { status: 'archived' })]));
  vi.mocked(changeQuickResponseStatus).mockReset().mockResolvedValue();
  vi.mocked(markQuickResponse).mockReset().mockResolvedValue();
});

function open() {
  render(
    <MemoryRouter>
      <SnackbarProvider>
        <QuickResponseList coachId="kenji" />
      </SnackbarProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function names(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Quick responses' });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test('lists favorites and recent ones first, each leading to its form', async () => {
  open();
  expect(await names()).toEqual(['Zone', 'Thanks', 'Draft']);
  expect(screen.getByRole('link', { name: 'Thanks' })).toHaveAttribute(
    'href',
    '/quick-responses/thanks/edit',
  );
  expect(screen.getByText('Last used: Jan 5, 2026')).toBeInTheDocument();
  expect(screen.getAllByText('Never used')).toHaveLength(2);
});

test('finds by name and by status', async () => {
  const user = open();
  await names();
  await user.type(screen.getByLabelText('Search'), 'zo');
  expect(await names()).toEqual(['Zone']);
  await user.clear(screen.getByLabelText('Search'));
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  expect(await names()).toEqual(['Draft']);
  await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  expect(await screen.findByText('No quick response found.')).toBeInTheDocument();
});

test('marks a favorite, and says so when that is refused', async () => {
  const user = open();
  expect(await screen.findByRole('button', { name: 'Favourite: Zone' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  vi.mocked(markQuickResponse).mockRejectedValueOnce(new TasukiFailure('common/offline'));
  await user.click(screen.getByRole('button', { name: 'Favourite: Thanks' }));
  expect(markQuickResponse).toHaveBeenCalledExactlyOnceWith('kenji', 'thanks', true);
  expect(await screen.findByText(/connection/i)).toBeInTheDocument();
});

test('archives only after asking', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'More actions for “Thanks”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  const dialog = await screen.findByRole('dialog', { name: 'Archive “Thanks”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(changeQuickResponseStatus).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More actions for “Thanks”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }),
  );
  expect(changeQuickResponseStatus).toHaveBeenCalledExactlyOnceWith('kenji', 'thanks', 'archived');
});

test('publishes a draft, and restores an archived one as a draft', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'More actions for “Draft”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Publish' }));
  expect(changeQuickResponseStatus).toHaveBeenLastCalledWith('kenji', 'draft', 'published');
  await user.selectOptions(screen.getByLabelText('Status'), 'Archived');
  expect(await names()).toEqual(['Old']);
  expect(screen.queryByRole('button', { name: 'Favorite: Old' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions for “Old”' }));
  await user.click(screen.getByRole('menuitem', { name: 'Restore' }));
  expect(changeQuickResponseStatus).toHaveBeenLastCalledWith('kenji', 'old', 'draft');
  expect(await screen.findByText('Restored as a draft')).toBeInTheDocument();
});

test('says what it is for while there is none, with the archived ones one press away', async () => {
  vi.mocked(watchCurrentQuickResponses).mockImplementation(deliver([]));
  const user = open();
  expect(await screen.findByText(/Save the texts you send often/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New quick response' })).toHaveAttribute(
    'href',
    '/quick-responses/new',
  );
  await user.click(screen.getByRole('button', { name: 'Show archived' }));
  expect(await names()).toEqual(['Old']);
});
