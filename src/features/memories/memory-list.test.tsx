import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { Memory } from '@tasuki/domain/memories/memory';
import {
  confirmMemory,
  editMemory,
  forgetMemory,
  watchMemories,
} from '../../data/memories/memories.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { MemoryList } from './memory-list.tsx';

vi.mock('../../data/memories/memories.ts', () => ({
  watchMemories: vi.fn(),
  loadSharedMemories: vi.fn(),
  editMemory: vi.fn(),
  confirmMemory: vi.fn(),
  forgetMemory: vi.fn(),
}));

const KNEE: Memory = {
  id: 'm1-injury',
  kind: 'injury',
  text: 'Left knee hurts on stairs',
  topicId: 'hana',
  messageId: 'm1',
  saidAt: new Date(),
  editedAt: null,
  confirmedAt: null,
  endedAt: null,
};

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  for (const mock of [editMemory, confirmMemory, forgetMemory]) {
    vi.mocked(mock).mockReset();
    vi.mocked(mock).mockResolvedValue();
  }
});

function open(memories: Memory[]) {
  vi.mocked(watchMemories).mockImplementation((_uid, onMemories) => {
    onMemories(memories);
    return Promise.resolve(() => undefined);
  });
  render(
    <SnackbarProvider>
      <MemoryRouter>
        <MemoryList uid="hana" />
      </MemoryRouter>
    </SnackbarProvider>,
  );
  return userEvent.setup();
}

test('says that nothing is remembered yet, and what would be', async () => {
  open([]);
  expect(await screen.findByText(/^Your coach hasn’t noted anything yet/)).toBeInTheDocument();
});

test('lists notes by what they are about, with the way to where each was said', async () => {
  open([KNEE, { ...KNEE, id: 'm2-preference', kind: 'preference', text: 'I like trails' }]);
  const injuries = await screen.findByRole('region', { name: 'Injuries' });
  expect(within(injuries).getByText('Left knee hurts on stairs')).toBeInTheDocument();
  expect(within(injuries).getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
    'href',
    '/topics/hana/chat',
  );
  expect(screen.getByRole('region', { name: 'What you prefer' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'When you can train' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Still true/ })).not.toBeInTheDocument();
});

test('forgets a note with one press', async () => {
  const user = open([KNEE]);
  await user.click(await screen.findByRole('button', { name: `Forget: ${KNEE.text}` }));
  expect(forgetMemory).toHaveBeenCalledExactlyOnceWith({ uid: 'hana', memoryId: KNEE.id });
  expect(await screen.findByText(/^Forgotten/)).toBeInTheDocument();
});

test('gives a note other words, and keeps them typed where that fails', async () => {
  vi.mocked(editMemory).mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
  const user = open([KNEE]);
  await user.click(await screen.findByRole('button', { name: `Edit: ${KNEE.text}` }));
  const field = screen.getByRole('textbox', { name: 'Note' });
  await user.clear(field);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(field, 'Only downhill');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Only downhill');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(editMemory).toHaveBeenLastCalledWith({
    uid: 'hana',
    memoryId: KNEE.id,
    text: 'Only downhill',
  });
  expect(await screen.findByText('Note changed')).toBeInTheDocument();
});

test('asks of an old injury whether it still holds, and says of one that it is over', async () => {
  const old = new Date('2026-01-01T00:00:00Z');
  const user = open([
    { ...KNEE, saidAt: old },
    { ...KNEE, id: 'm3-injury', text: 'Shin splints', saidAt: old, endedAt: new Date() },
  ]);
  expect(await screen.findByText(/^Is this still true/)).toBeInTheDocument();
  expect(screen.getByText(/over, as you said on/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Still true: ${KNEE.text}` }));
  expect(confirmMemory).toHaveBeenCalledExactlyOnceWith({ uid: 'hana', memoryId: KNEE.id });
});
