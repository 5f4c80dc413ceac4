import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  arrive,
  box,
  fixture,
  markAsRead,
  openCoachTopic,
  openThread,
  question,
  readTopic,
  streamReply,
  thread,
  watchEntry,
  watchTopic,
} from './topic-chat-fixture.tsx';

const NEWEST_AT = new Date(2026, 10, 21, 12);
const RUNNER = { uid: 'runner', name: 'Hana', role: 'runner', since: NEWEST_AT } as const;
const COACH = { uid: 'coach', name: 'Kenji Arai', role: 'coach', since: NEWEST_AT } as const;

let topicNumber = 0;
let emitEntry: (entry: InboxEntry | null) => void;

beforeEach(() => {
  topicNumber += 1;
  Object.assign(fixture, {
    topic: {
      ...fixture.topic,
      id: `with_runner_coach${topicNumber}`,
      kind: 'coach',
      title: '',
      activityId: null,
      participantIds: ['runner', 'coach'],
      people: [RUNNER, COACH],
    },
  });
  emitEntry = () => undefined;
  vi.mocked(watchEntry).mockReset();
  // The page of the test before may still ask, after its end.
  vi.mocked(watchEntry).mockImplementation((_uid, topicId, onEntry) => {
    if (topicId === fixture.topic.id) emitEntry = onEntry;
    return Promise.resolve(() => undefined);
  });
});

function entry(changes: Partial<InboxEntry> = {}): InboxEntry {
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
    lastAuthorUid: 'coach',
    lastMessageAt: NEWEST_AT,
    createdAt: NEWEST_AT,
    unreadCount: 1,
    readAt: new Date(0),
    isMuted: false,
    isArchived: false,
    ...changes,
  };
}

async function entryIsWatched(): Promise<void> {
  await vi.waitFor(() => {
    expect(vi.mocked(watchEntry).mock.calls.map(([, topicId]) => topicId)).toContain(
      fixture.topic.id,
    );
  });
}

const LATER = new Date(2026, 10, 21, 12, 5);
const fromCoach = (id: string, text: string) =>
  question(id, { authorUid: 'coach', text, createdAt: LATER, writtenAt: LATER });

describe('a conversation with a coach', () => {
  it('says who wrote what, and has no answer of the AI under it', async () => {
    await openThread(question('q', { text: 'May I run?' }), fromCoach('c', 'Easily, yes.'));
    const [own, coachs] = within(thread()).getAllByRole('article');
    expect(own).toHaveTextContent('You');
    expect(coachs).toHaveTextContent('Kenji Arai');
    expect(coachs).toHaveTextContent('Easily, yes.');
    expect(thread()).not.toHaveTextContent('Writing an answer');
  });

  it('sends a message, and asks nobody to answer it', async () => {
    const user = await openThread(fromCoach('c', 'How are you?'));
    expect(box()).toHaveAttribute('placeholder', 'Write to Kenji Arai');
    await user.type(box(), 'Fine!{Enter}');
    await arrive();
    expect(thread()).toHaveTextContent('Fine!');
    expect(streamReply).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Asking/ })).toBeNull();
  });

  it('says before the first word who reads it', async () => {
    await openThread();
    expect(thread()).toHaveTextContent('Only the two of you can read it');
  });

  it('is marked as read up to what is on screen', async () => {
    await openThread(fromCoach('c', 'How are you?'));
    await entryIsWatched();
    act(() => {
      emitEntry(entry());
    });
    expect(markAsRead).toHaveBeenCalledTimes(1);
    expect(vi.mocked(markAsRead).mock.lastCall?.[1]).toMatchObject({ lastMessageAt: NEWEST_AT });
    act(() => {
      emitEntry(entry({ unreadCount: 0, readAt: NEWEST_AT }));
    });
    expect(markAsRead).toHaveBeenCalledTimes(1);
  });

  it('is not marked as read in a window that nobody looks at', async () => {
    const hidden = vi.spyOn(globalThis.document, 'hidden', 'get').mockReturnValue(true);
    await openThread(fromCoach('c', 'How are you?'));
    await entryIsWatched();
    act(() => {
      emitEntry(entry());
    });
    expect(markAsRead).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    act(() => {
      globalThis.document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(markAsRead).toHaveBeenCalledTimes(1);
  });

  it('takes no more words after the link has ended, and keeps those that were said', async () => {
    Object.assign(fixture.topic, { participantIds: ['runner'] });
    await openThread(fromCoach('c', 'See you.'));
    expect(thread()).toHaveTextContent('See you.');
    expect(screen.getByText(/has ended/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('goes from the screen, the composer too, as soon as its reader is refused', async () => {
    const watched = Promise.withResolvers<(cause: unknown) => void>();
    vi.mocked(watchTopic).mockImplementation((_uid, topicId, _onTopic, onError) => {
      if (topicId === fixture.topic.id) watched.resolve(onError);
      return Promise.resolve(() => undefined);
    });
    await openThread(fromCoach('c', 'See you.'));
    const refuse = await watched.promise;
    act(() => {
      refuse(new TasukiFailure('common/unavailable'));
    });
    expect(thread()).toHaveTextContent('See you.');
    act(() => {
      refuse(new TasukiFailure('common/permission-denied'));
    });
    expect(await screen.findByText(/conversation wasn’t found/)).toBeInTheDocument();
    expect(screen.queryByText('See you.')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is opened where the link is older than it', async () => {
    Object.assign(fixture.topic, { id: `with_runner_early${topicNumber}` });
    vi.mocked(readTopic).mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
    await openThread(fromCoach('c', 'Hello.'));
    expect(openCoachTopic).toHaveBeenCalledWith({
      runnerUid: 'runner',
      coachId: `early${topicNumber}`,
    });
    expect(thread()).toHaveTextContent('Hello.');
  });
});
