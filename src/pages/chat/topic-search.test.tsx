import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { findEntries, readEntries } from '../../data/chat/inbox-search.ts';
import { readNewestEntries, watchEntries } from '../../data/chat/inbox.ts';
import { searchOwnMessages } from '../../data/chat/own-messages.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import TopicsPage from './topics-page.tsx';

vi.mock('../../data/chat/inbox.ts', () => ({
  readNewestEntries: vi.fn(),
  watchEntries: vi.fn(),
}));
vi.mock('../../data/chat/inbox-search.ts', () => ({ findEntries: vi.fn(), readEntries: vi.fn() }));
vi.mock('../../data/chat/own-messages.ts', () => ({ searchOwnMessages: vi.fn() }));

let runnerNumber = 0;
let uid: string;

const entry = (id: string, title: string): InboxEntry => ({
  id,
  kind: 'ai',
  role: 'runner',
  title,
  runnerUid: uid,
  activityId: id,
  activity: null,
  lastAuthorUid: null,
  unreadCount: 0,
  readAt: new Date(2026, 10, 20),
  isMuted: false,
  isArchived: false,
  lastText: 'Rest.',
  lastMessageAt: new Date(2026, 10, 20),
  createdAt: new Date(2026, 10, 1),
});

const hit = (messageId: string, found: string) => ({
  topicId: 'knee',
  messageId,
  createdAt: new Date(2026, 10, 12).getTime(),
  excerpt: { before: 'My ', found, after: ' hurts' },
});

beforeEach(() => {
  setErrorReporter(() => undefined);
  runnerNumber += 1;
  uid = `searching${runnerNumber}`;
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid, email: null, isEmailVerified: true },
  });
  const page = { rows: [entry('long', 'Long run')], isLast: true, isConfirmed: true };
  vi.mocked(readNewestEntries).mockResolvedValue(page);
  vi.mocked(watchEntries).mockResolvedValue(() => undefined);
  vi.mocked(findEntries).mockResolvedValue({ entries: [], isCut: false });
  vi.mocked(readEntries).mockImplementation(async (_who, ids) =>
    Promise.resolve(ids.map((id) => entry(id, 'About my knee'))),
  );
  vi.mocked(searchOwnMessages).mockReset();
  vi.mocked(searchOwnMessages).mockResolvedValue({ hits: [], readUntil: null });
});

async function openSearch(term: string) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <TopicsPage />
    </MemoryRouter>,
  );
  const field = await screen.findByRole('searchbox', { name: 'Search names and your messages' });
  await user.type(field, term);
  return user;
}

it('shows conversations by name and own messages by their words, and the list again when nothing is typed', async () => {
  vi.mocked(findEntries).mockResolvedValue({
    entries: [entry('knee', 'About my knee')],
    isCut: false,
  });
  vi.mocked(searchOwnMessages).mockResolvedValue({ hits: [hit('m1', 'knee')], readUntil: null });
  const user = await openSearch('knee');
  const topics = await screen.findByRole('region', { name: 'Conversations' });
  expect(await within(topics).findByRole('link')).toHaveTextContent('About my knee');
  const messages = screen.getByRole('region', { name: 'Your messages' });
  const found = await within(messages).findByRole('link');
  expect(found).toHaveTextContent('My knee hurts');
  expect(found).toHaveTextContent('Nov 12, 2026');
  expect(found).toHaveAttribute('href', '/topics/knee/chat?message=m1');
  expect(within(found).getByText('knee').tagName).toBe('MARK');
  expect(screen.queryByText('Long run')).toBeNull();
  expect(searchOwnMessages).toHaveBeenCalledExactlyOnceWith({
    term: 'knee',
    role: 'runner',
    before: null,
  });
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('Long run')).toBeVisible();
});

it('says how far back it has looked, and looks further when asked', async () => {
  const readUntil = new Date(2026, 9, 1).getTime();
  vi.mocked(searchOwnMessages)
    .mockResolvedValueOnce({ hits: [], readUntil })
    .mockResolvedValueOnce({ hits: [hit('m1', 'knee')], readUntil: null });
  const user = await openSearch('knee');
  expect(await screen.findByText('No matches in your messages since Oct 1, 2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search before Oct 1, 2026' }));
  expect(await screen.findByText('knee')).toBeVisible();
  expect(searchOwnMessages).toHaveBeenLastCalledWith({
    term: 'knee',
    role: 'runner',
    before: readUntil,
  });
  expect(screen.queryByRole('button', { name: /Search before/ })).toBeNull();
});

it('says that nothing is found, and that a part could not be searched', async () => {
  vi.mocked(searchOwnMessages).mockRejectedValue(new TasukiFailure('common/offline'));
  await openSearch('xyz');
  expect(await screen.findByText('No conversations match.')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s no connection.');
});

it('leaves out what is in no list of the person’s any more', async () => {
  vi.mocked(searchOwnMessages).mockResolvedValue({ hits: [hit('m1', 'knee')], readUntil: null });
  vi.mocked(readEntries).mockResolvedValue([]);
  await openSearch('knee');
  expect(await screen.findByText('No matches in your messages.')).toBeVisible();
});
