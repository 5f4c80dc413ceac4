import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  noteQuickResponseUse,
  watchCurrentQuickResponses,
  type ListedQuickResponse,
} from '../../data/quick-responses/quick-responses.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { QuickResponsePicker } from './quick-response-picker.tsx';

vi.mock('../../data/quick-responses/quick-responses.ts', () => ({
  noteQuickResponseUse: vi.fn(),
  watchArchivedQuickResponses: vi.fn(),
  watchCurrentQuickResponses: vi.fn(),
  watchQuickResponse: vi.fn(),
}));

// Not in jsdom, which lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

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

const THANKS = response('Thanks', { content: 'Thank you, {name}!' });
const RACE = response('Race', { content: '{name}, good luck at {race}: {race} is near {place}.' });
const FAVORITE = response('Zone', { isFavorite: true });
const RECENT = response('Recent', { lastUsedAt: new Date('2026-11-20T00:00:00Z') });
const DRAFT = response('Draft', { status: 'draft' });
const INACTIVE = response('Inactive', { status: 'inactive' });

function offer(responses: ListedQuickResponse[]) {
  vi.mocked(watchCurrentQuickResponses)
    .mockReset()
    .mockImplementation((_, onResponses) => {
      onResponses(responses);
      return Promise.resolve(() => undefined);
    });
}

const onInsert = vi.fn();
// A page's words of dates are fetched beside its code.
beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  onInsert.mockReset();
  vi.mocked(noteQuickResponseUse).mockReset().mockResolvedValue();
  offer([THANKS, RACE, DRAFT, FAVORITE, INACTIVE, RECENT]);
});

function Picker() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <QuickResponsePicker
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      coachId="kenji"
      recipient={{ name: 'Hanako', lastRun: null }}
      words="Quick responses"
      onInsert={onInsert}
    />
  );
}

async function open() {
  render(<Picker />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Quick responses' }));
  await screen.findByRole('combobox');
  return user;
}

function offered(): string[] {
  return screen
    .queryAllByRole('option')
    .map((option) => option.querySelector('p')?.lastChild?.textContent ?? '');
}

function activeOption(): HTMLElement {
  return screen.getByRole('option', { selected: true });
}

describe('the list', () => {
  test('offers only published ones, favorites and recent ones first', async () => {
    await open();
    expect(offered()).toEqual(['Zone', 'Recent', 'Race', 'Thanks']);
  });

  test('is filtered by typing and chosen by arrows and Enter', async () => {
    const user = await open();
    const field = screen.getByRole('combobox');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Race');
    expect(field).toHaveAttribute('aria-activedescendant', activeOption().id);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(activeOption()).toHaveTextContent('Thanks');
    await user.keyboard('than');
    expect(offered()).toEqual(['Thanks']);
    await user.keyboard('{Enter}');
    expect(onInsert).toHaveBeenCalledExactlyOnceWith('Thank you, Hanako!');
    expect(noteQuickResponseUse).toHaveBeenCalledExactlyOnceWith('kenji', 'thanks');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'Quick responses' })).toHaveFocus();
  });

  test('leaves Enter to an input method that offers characters', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 229 });
    expect(onInsert).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    expect(onInsert).toHaveBeenCalledOnce();
  });

  test('says that nothing is found, and does nothing on Enter then', async () => {
    const user = await open();
    await user.keyboard('nothing of it{Enter}');
    expect(screen.getByText('No quick response found.')).toBeInTheDocument();
    expect(onInsert).not.toHaveBeenCalled();
  });

  test('says that there is none yet', async () => {
    offer([DRAFT]);
    await open();
    expect(screen.getByText('No published quick responses yet.')).toBeInTheDocument();
  });

  test('closes on Escape without inserting', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(onInsert).not.toHaveBeenCalled();
    expect(noteQuickResponseUse).not.toHaveBeenCalled();
  });
});

describe('variables that nobody knows', () => {
  test('are asked for once each, then the text is inserted', async () => {
    const user = await open();
    await user.click(screen.getByRole('option', { name: /Race/ }));
    const dialog = screen.getByRole('dialog', { name: 'Race' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(2);
    expect(within(dialog).getByLabelText('race')).toHaveFocus();
    await user.keyboard('Beppu');
    expect(dialog).toHaveTextContent('Hanako, good luck at Beppu: Beppu is near {place}.');
    await user.type(within(dialog).getByLabelText('place'), 'Oita{Enter}');
    expect(onInsert).toHaveBeenCalledExactlyOnceWith(
      'Hanako, good luck at Beppu: Beppu is near Oita.',
    );
  });

  test('are not left empty', async () => {
    const user = await open();
    await user.click(screen.getByRole('option', { name: /Race/ }));
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    expect(screen.getByText('race is a required field.')).toBeInTheDocument();
    expect(screen.getByLabelText('race')).toHaveFocus();
    expect(onInsert).not.toHaveBeenCalled();
  });

  test('can be left for another choice', async () => {
    const user = await open();
    await user.click(screen.getByRole('option', { name: /Race/ }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(offered()).toHaveLength(4);
  });
});
