import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { reportMessage } from '../../data/chat/moderation.ts';
import type { InboxEntry, InboxHelp } from '@tasuki/domain/chat/inbox-entry';
import { fixture, openThread, question, reply, thread, watchEntry } from './topic-chat-fixture.tsx';

vi.mock('../../data/chat/moderation.ts', () => ({ reportMessage: vi.fn() }));

const NOON = new Date(2026, 10, 21, 12);
const RUNNER = { uid: 'runner', name: 'Hana', role: 'runner', since: NOON } as const;
const COACH = { uid: 'coach', name: '荒井 健司', role: 'coach', since: NOON } as const;
const RUDE = 'You are a worthless piece of shit.';

let topicNumber = 0;

beforeEach(() => {
  topicNumber += 1;
  Object.assign(fixture, {
    topic: {
      ...fixture.topic,
      id: `with_runner_flagged${topicNumber}`,
      kind: 'coach',
      title: '',
      activityId: null,
      participantIds: ['runner', 'coach'],
      people: [RUNNER, COACH],
    },
  });
});

const articles = () => within(thread()).getAllByRole('article');
const flagged = { unsafeFor: ['harassment'] } as const;

function entry(help?: InboxHelp): InboxEntry {
  return {
    id: fixture.topic.id,
    kind: 'coach',
    role: 'runner',
    title: '',
    runnerUid: 'runner',
    activityId: null,
    activity: null,
    people: [RUNNER, COACH],
    lastText: '',
    lastAuthorUid: 'runner',
    lastMessageAt: NOON,
    createdAt: NOON,
    unreadCount: 0,
    readAt: NOON,
    isMuted: false,
    isArchived: false,
    ...(help && { help }),
  };
}

describe('a flagged message', () => {
  it('of somebody else is hidden until the reader asks, also by keyboard', async () => {
    const user = await openThread(question('q', { authorUid: 'coach', text: RUDE, ...flagged }));
    expect(thread()).not.toHaveTextContent(RUDE);
    expect(thread()).toHaveTextContent('This may be unsafe, so it’s hidden.');
    const show = screen.getByRole('button', { name: 'Show it anyway' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    show.focus();
    await user.keyboard('{Enter}');
    expect(thread()).toHaveTextContent(RUDE);
    await user.click(screen.getByRole('button', { name: 'Hide it' }));
    expect(thread()).not.toHaveTextContent(RUDE);
  });

  it('shows its author the words, that others must ask for them, and where to object', async () => {
    await openThread(question('q', { text: RUDE, ...flagged }));
    expect(thread()).toHaveTextContent(RUDE);
    expect(screen.queryByRole('button', { name: 'Show it anyway' })).toBeNull();
    expect(within(thread()).getByRole('status')).toHaveTextContent('Others see this only if');
    const object = screen.getByRole('link', { name: 'Think this is a mistake? Write to us' });
    expect(object).toHaveAttribute('href', '/contact');
  });

  it('is not read out by a quote either', async () => {
    await openThread(
      question('q', { authorUid: 'coach', text: RUDE, ...flagged }),
      question('r', { text: 'Please stop.', quotedMessageId: 'q' }),
    );
    expect(thread()).not.toHaveTextContent(RUDE);
  });

  it('that was deleted says only that', async () => {
    await openThread(question('q', { authorUid: 'coach', text: '', deletedAt: NOON, ...flagged }));
    expect(articles()[0]).toHaveTextContent('Message deleted');
    expect(screen.queryByRole('button', { name: 'Show it anyway' })).toBeNull();
  });
});

it('shows words of help beside the author’s own message, which stays as it is', async () => {
  const text = 'I want to kill myself.';
  let emit: (entry: InboxEntry) => void = () => undefined;
  vi.mocked(watchEntry).mockImplementation((_uid, _topicId, onEntry) => {
    emit = onEntry;
    return Promise.resolve(() => undefined);
  });
  await openThread(question('before'), question('q', { text }));
  await act(async () => vi.dynamicImportSettled());
  act(() => {
    emit(entry({ messageId: 'q', text: 'Please talk to someone now.' }));
  });
  const help = await screen.findByRole('region', { name: 'You matter most' });
  expect(help).toHaveTextContent('Please talk to someone now.');
  expect(help).toHaveTextContent('Only you see this.');
  expect(articles()[1]).toContainElement(help);
  expect(articles()[1]).toHaveTextContent(text);
});

describe('reporting a message', () => {
  it('of somebody else sends the reason, and keeps the words where it failed', async () => {
    vi.mocked(reportMessage)
      .mockRejectedValueOnce(new TasukiFailure('common/unavailable'))
      .mockResolvedValueOnce();
    const user = await openThread(question('q', { authorUid: 'coach', text: 'Buy my shoes.' }));
    await user.click(screen.getByRole('button', { name: /^Actions for the message/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' });
    const send = within(dialog).getByRole('button', { name: 'Send report' });
    expect(send).toBeDisabled();
    await user.click(within(dialog).getByRole('radio', { name: 'Spam or advertising' }));
    await user.type(within(dialog).getByRole('textbox'), ' Every day ');
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue(' Every day ');
    await user.click(send);
    expect(reportMessage).toHaveBeenLastCalledWith(
      { topicId: fixture.topic.id, messageId: 'q', correctionBy: null },
      { reason: 'spam', text: 'Every day' },
    );
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('reports a correction of an answer with who made it, and never one’s own', async () => {
    vi.mocked(reportMessage).mockResolvedValueOnce();
    const corrections = [
      { authorUid: 'runner', text: 'It was flat.', at: NOON },
      { authorUid: 'coach', text: 'Buy my shoes.', at: NOON },
    ];
    const user = await openThread(question('q'), reply('q', { corrections }));
    expect(screen.getAllByRole('button', { name: /^Report this correction/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Report this correction: .*荒井 健司/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this correction' });
    await user.click(within(dialog).getByRole('radio', { name: 'Spam or advertising' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(reportMessage).toHaveBeenLastCalledWith(
      { topicId: fixture.topic.id, messageId: 'q-reply', correctionBy: 'coach' },
      { reason: 'spam', text: '' },
    );
  });

  it('is not offered for one’s own', async () => {
    const user = await openThread(question('q', { text: 'Mine' }));
    await user.click(screen.getByRole('button', { name: /^Actions for the message/ }));
    expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
  });
});

it('says that an admin removed a message, and to its author how to object', async () => {
  const removed = { text: '', deletedAt: NOON, removedAt: NOON };
  await openThread(question('q', { authorUid: 'coach', ...removed }), question('r', removed));
  expect(articles()[0]).toHaveTextContent('Removed by an administrator');
  expect(within(articles()[0] ?? document.body).queryByRole('link')).toBeNull();
  expect(articles()[1]).toHaveTextContent('An administrator removed this message for everyone.');
  expect(screen.getByRole('link', { name: 'Think this is a mistake? Write to us' })).toBeVisible();
});
