import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  changeQuickResponseStatus,
  createQuickResponse,
  saveQuickResponse,
  watchCurrentQuickResponses,
  watchQuickResponse,
  type ListedQuickResponse,
} from '../../data/quick-responses/quick-responses.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { NewQuickResponse } from './new-quick-response.tsx';
import { QuickResponseEditor } from './quick-response-editor.tsx';

vi.mock('../../data/quick-responses/quick-responses.ts', () => ({
  changeQuickResponseStatus: vi.fn(),
  createQuickResponse: vi.fn(),
  saveQuickResponse: vi.fn(),
  watchArchivedQuickResponses: vi.fn(),
  watchCurrentQuickResponses: vi.fn(),
  watchQuickResponse: vi.fn(),
}));

const THANKS: ListedQuickResponse = {
  id: 'thanks',
  name: 'Thanks',
  content: 'Thank you, {name}!',
  status: 'published',
  isFavorite: false,
  lastUsedAt: null,
};

// A page's words of dates are fetched beside its code, the rules of its form with the first touch.
beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
  await import('@tasuki/domain/quick-responses/quick-response-form');
  await import('@hookform/resolvers/yup');
});

function store(response: ListedQuickResponse | null) {
  vi.mocked(watchQuickResponse)
    .mockReset()
    .mockImplementation((_, __, onResponse) => {
      onResponse(response);
      return Promise.resolve(() => undefined);
    });
}

beforeEach(() => {
  globalThis.localStorage.clear();
  store(THANKS);
  vi.mocked(watchCurrentQuickResponses)
    .mockReset()
    .mockImplementation((_, onResponses) => {
      onResponses([THANKS]);
      return Promise.resolve(() => undefined);
    });
  vi.mocked(createQuickResponse).mockReset().mockResolvedValue();
  vi.mocked(saveQuickResponse).mockReset().mockResolvedValue();
  vi.mocked(changeQuickResponseStatus).mockReset().mockResolvedValue();
});

/** Fills the list to its maximum. */
function fill() {
  const all = Array.from({ length: 100 }, (_, index) => ({ ...THANKS, id: `thanks-${index}` }));
  vi.mocked(watchCurrentQuickResponses).mockImplementation((_, onResponses) => {
    onResponses(all);
    return Promise.resolve(() => undefined);
  });
}

function open(path: string) {
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/new" element={<NewQuickResponse coachId="kenji" />} />
        <Route path="/edit" element={<QuickResponseEditor coachId="kenji" id="thanks" />} />
        <Route path="/quick-responses" element={<p>The list</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), leave: view.unmount };
}

async function preview(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Preview' });
}

describe('a new one', () => {
  test('is written with variables, shown as a runner reads it, and saved once', async () => {
    const { user } = open('/new');
    await user.click(await screen.findByLabelText('Name'));
    await user.paste(' Race week ');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
    await user.click(field);
    await user.paste('Hi , good luck at {race}!');
    // At the cursor, wherever it stands.
    field.setSelectionRange(3, 3);
    await user.click(screen.getByRole('button', { name: 'name' }));
    expect(field).toHaveValue('Hi {name}, good luck at {race}!');
    expect(field).toHaveFocus();
    expect(field.selectionStart).toBe('Hi {name}'.length);
    expect(await preview()).toHaveTextContent('Hi Emma, good luck at {race}!');
    expect(await preview()).toHaveTextContent('You’ll be asked for: race');
    expect(screen.getByText('31 / 2000')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list')).toBeInTheDocument();
    expect(createQuickResponse).toHaveBeenCalledExactlyOnceWith('kenji', expect.any(String), {
      name: 'Race week',
      content: 'Hi {name}, good luck at {race}!',
      status: 'draft',
    });
  });

  test('is tried under another id where an archived one has the first', async () => {
    vi.mocked(createQuickResponse)
      .mockRejectedValueOnce(new TasukiFailure('common/permission-denied'))
      .mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
    const random = vi.spyOn(Math, 'random');
    const { user } = open('/new');
    await user.type(await screen.findByLabelText('Name'), 'Race week');
    await user.type(screen.getByLabelText('Text'), 'Good luck!');
    for (const [chance, expected] of [
      [0, 'response-1'],
      [0.5, 'response-501'],
    ] as const) {
      random.mockReturnValue(chance);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('alert')).toBeInTheDocument();
      expect(createQuickResponse).toHaveBeenLastCalledWith(
        'kenji',
        expected,
        expect.objectContaining({ name: 'Race week' }),
      );
    }
    random.mockRestore();
  });

  test('needs a name and a text', async () => {
    const { user } = open('/new');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is a required field.')).toBeInTheDocument();
    expect(screen.getByText('Text is a required field.')).toBeInTheDocument();
    expect(createQuickResponse).not.toHaveBeenCalled();
  });

  test('is not begun where there is no room for more', async () => {
    fill();
    open('/new');
    expect(await screen.findByText(/You have 100 quick responses/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  test('is kept unsaved until the coach comes back', async () => {
    const first = open('/new');
    await first.user.type(await screen.findByLabelText('Name'), 'Race week');
    first.leave();
    open('/new');
    expect(await screen.findByLabelText('Name')).toHaveValue('Race week');
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeInTheDocument();
  });
});

describe('one that is there', () => {
  test('is changed', async () => {
    const { user } = open('/edit');
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Thanks');
    expect(await preview()).toHaveTextContent('Everything is filled in automatically');
    await user.clear(name);
    await user.type(name, 'Many thanks');
    await user.selectOptions(screen.getByLabelText('Status'), 'Inactive');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(saveQuickResponse).toHaveBeenCalledExactlyOnceWith('kenji', 'thanks', {
        name: 'Many thanks',
        content: 'Thank you, {name}!',
        status: 'inactive',
      });
    });
  });

  test('is archived only after asking', async () => {
    const { user } = open('/edit');
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive “Thanks”?' });
    expect(changeQuickResponseStatus).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(changeQuickResponseStatus).toHaveBeenCalledExactlyOnceWith(
      'kenji',
      'thanks',
      'archived',
    );
  });

  test('is not changed while it is archived, but restored', async () => {
    store({ ...THANKS, status: 'archived' });
    const { user } = open('/edit');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(changeQuickResponseStatus).toHaveBeenCalledExactlyOnceWith('kenji', 'thanks', 'draft');
  });

  test('is not restored where there is no room for more', async () => {
    store({ ...THANKS, status: 'archived' });
    fill();
    open('/edit');
    expect(await screen.findByText(/You have 100 quick responses/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeDisabled();
  });

  test('is said not to exist where there is none of the id', async () => {
    store(null);
    open('/edit');
    expect(await screen.findByText('This quick response doesn’t exist.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quick responses' })).toHaveAttribute(
      'href',
      '/quick-responses',
    );
  });
});
