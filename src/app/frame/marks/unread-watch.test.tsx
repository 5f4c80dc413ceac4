import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { watchUnreadEntries } from '../../../data/chat/inbox.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { useUnreadStore } from '../../unread-store.ts';
import { UnreadWatch } from './unread-watch.tsx';

vi.mock('../../../data/chat/inbox.ts', () => ({
  watchEntry: vi.fn(),
  watchUnreadEntries: vi.fn(),
}));

afterEach(() => {
  useSessionStore.setState(SIGNED_OUT_SESSION);
});

function entry(id: string, more: Partial<InboxEntry> = {}): InboxEntry {
  const lastMessageAt = new Date('2026-11-20T08:00:00Z');
  return { id, isMuted: false, isArchived: false, lastMessageAt, ...more } as InboxEntry;
}

it('counts what is unread and not muted, once the first rows are shown', async () => {
  vi.mocked(watchUnreadEntries).mockImplementation(async (_reader, onEntries) => {
    onEntries([entry('one'), entry('two'), entry('three', { isMuted: true })]);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: { canAccessBeta: true },
    userCredential: { uid: 'hana', email: null, isEmailVerified: true, isEmailLost: false },
  });
  render(
    <MemoryRouter>
      <UnreadWatch />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(useUnreadStore.getState()).toMatchObject({ runner: 2, coach: 0 });
  });
});

it('asks for nothing that the rules refuse before the approval', async () => {
  vi.mocked(watchUnreadEntries).mockClear();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: {},
    userCredential: { uid: 'hana', email: null, isEmailVerified: true, isEmailLost: false },
  });
  render(
    <MemoryRouter>
      <UnreadWatch />
    </MemoryRouter>,
  );
  await waitFor(() => {
    expect(useUnreadStore.getState()).toMatchObject({ runner: 0, coach: 0 });
  });
  expect(watchUnreadEntries).not.toHaveBeenCalled();
});
