import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QuotedActivity } from '@tasuki/domain/chat/message';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readNewestEntries, watchEntries } from '../../data/chat/inbox.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import TopicsPage from './topics-page.tsx';

vi.mock('../../data/chat/inbox.ts', () => ({ readNewestEntries: vi.fn(), watchEntries: vi.fn() }));
class SeesNothing {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', SeesNothing);

type EmitPage = Parameters<typeof watchEntries>[2];

let runnerNumber = 0;
/** The list is kept for a while after its page: each test is another runner's. */
let uid: string;
let watches: { after: string | null; emit: EmitPage; fail: (cause: unknown) => void }[];

beforeEach(() => {
  setErrorReporter(() => undefined);
  runnerNumber += 1;
  uid = `runner${runnerNumber}`;
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid, email: null, isEmailVerified: true },
  });
  watches = [];
  // The tested data come by the live query.
  vi.mocked(readNewestEntries).mockRejectedValue(new TasukiFailure('common/unavailable'));
  vi.mocked(watchEntries).mockImplementation((_uid, after, emit, fail) => {
    watches.push({ after: after?.id ?? null, emit, fail });
    return Promise.resolve(() => undefined);
  });
});

const INTERVALS: QuotedActivity = {
  id: 'run2',
  title: null,
  sport: 'Run',
  purpose: 'intervals',
  startedAt: new Date('2026-11-17T10:00:00Z'),
  utcOffsetMinutes: 540,
  distanceMeters: 10_140,
  movingSeconds: 3400,
};

const topic = (number: number, changes: Partial<InboxEntry> = {}): InboxEntry => ({
  id: `${uid}-run${number}`,
  kind: 'ai',
  role: 'runner',
  title: `Run ${number}`,
  runnerUid: uid,
  activityId: `run${number}`,
  activity: null,
  lastAuthorUid: null,
  unreadCount: 0,
  readAt: new Date(2026, 10, 20, 12),
  isMuted: false,
  isArchived: false,
  lastText: `Said in ${number}`,
  lastMessageAt: new Date(2026, 10, 20, 12, -number),
  createdAt: new Date(2026, 10, 1),
  ...changes,
});

async function openPage() {
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <TopicsPage />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  await vi.waitFor(() => {
    expect(watches).toHaveLength(1);
  });
  return userEvent.setup();
}

async function openList(topics: InboxEntry[], isLast = true) {
  const user = await openPage();
  act(() => {
    watches[0]?.emit({ rows: topics, isLast, isConfirmed: true });
  });
  return user;
}

it('leads to the general conversation while there is none', async () => {
  await openList([]);
  expect(
    screen.getByText('Ask your coach about a run, your week or what comes next.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the coach' })).toHaveAttribute(
    'href',
    `/topics/${uid}-coach/chat`,
  );
});

it('says of each what it is about, what was said last, and when', async () => {
  await openList([
    topic(1),
    topic(2, { title: '', lastText: 'Rest.', activity: INTERVALS }),
    topic(3, { title: '', activityId: null, id: `${uid}-coach` }),
  ]);
  const list = screen.getByRole('list', { name: 'Conversations' });
  const rows = within(list).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Run 1Nov 20, 2026Said in 1',
    'Intervals · Nov 17, 2026Nov 20, 2026Rest.',
    'Your coachNov 20, 2026Said in 3',
  ]);
  expect(rows[0]).toHaveAttribute('href', `/topics/${uid}-run1/chat`);
});

it('offers a new conversation beside those there are, and the empty one where there is one', async () => {
  const general = topic(3, { title: '', activityId: null, id: `${uid}-coach` });
  await openList([topic(1), general]);
  const day = new Date().toISOString().slice(0, 10);
  const link = () => screen.getByRole('link', { name: 'New conversation' });
  expect(link()).toHaveAttribute('href', `/topics/${uid}-coach-${day}-1/chat`);
  const further = { ...general, id: `${uid}-coach-${day}-1` };
  act(() => {
    watches[0]?.emit({ rows: [further, general], isLast: true, isConfirmed: true });
  });
  expect(link()).toHaveAttribute('href', `/topics/${uid}-coach-${day}-2/chat`);
  expect(screen.getByText('Conversation of Nov 1, 2026')).toBeVisible();
  act(() => {
    watches[0]?.emit({
      rows: [general, { ...further, lastText: '' }],
      isLast: true,
      isConfirmed: true,
    });
  });
  expect(link()).toHaveAttribute('href', `/topics/${uid}-coach-${day}-1/chat`);
});

it('reads older ones a page at a time', async () => {
  const user = await openList([topic(1), topic(2)], false);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(watches.map(({ after }) => after)).toEqual([null, `${uid}-run2`]);
  act(() => {
    watches[1]?.emit({ rows: [topic(3)], isLast: true, isConfirmed: true });
  });
  expect(screen.getByText('Run 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('reads a few pages unasked, and leaves what stands below the list in reach', async () => {
  // All of it is in sight, as at the end of a long list.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onSeen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#onSeen = onSeen;
      }
      observe() {
        this.#onSeen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  /** Answers whatever page is asked for, until none is. */
  const readAll = () => {
    for (let page = 1; page < watches.length && page < 20; page += 1) {
      const answer = watches[page];
      act(() => {
        answer?.emit({ rows: [topic(page + 1)], isLast: false, isConfirmed: true });
      });
    }
  };
  const user = await openList([topic(1)], false);
  readAll();
  expect(watches).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  readAll();
  // The one that was asked for, and as many as at first.
  expect(watches).toHaveLength(8);
  vi.stubGlobal('IntersectionObserver', SeesNothing);
});

it('has the archived ones above the list, however long that is', async () => {
  await openList([topic(1)], false);
  const archived = screen.getByRole('button', { name: 'Archived conversations' });
  const list = screen.getByRole('list', { name: 'Conversations' });
  expect(list.compareDocumentPosition(archived)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('says why it could not be read, and tries again', async () => {
  const user = await openPage();
  act(() => {
    watches[0]?.fail(new TasukiFailure('common/offline'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('There’s no connection.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => {
    expect(watches).toHaveLength(2);
  });
});

const SINCE = new Date(2026, 10, 1);
const COACH = { uid: 'coach', name: 'Kenji Arai', role: 'coach', since: SINCE } as const;
const withCoach = (changes: Partial<InboxEntry> = {}) =>
  topic(9, {
    id: `with_${uid}_coach`,
    kind: 'coach',
    title: '',
    activityId: null,
    people: [{ uid, name: 'Hana', role: 'runner', since: SINCE }, COACH],
    ...changes,
  });

it('names whom one writes with, and marks what is unread for eyes and ears', async () => {
  await openList([
    topic(1, { lastText: 'Rest.', isMuted: true, lastMessageAt: new Date(2026, 9, 1) }),
    withCoach({ unreadCount: 3, lastText: 'Easy tomorrow.', lastAuthorUid: 'coach' }),
  ]);
  const [first, second] = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole(
    'link',
  );
  expect(first).toHaveTextContent('Kenji Arai');
  expect(first).toHaveTextContent('Easy tomorrow.');
  expect(within(first ?? document.body).getByText('3 unread messages')).toBeInTheDocument();
  expect(second).toHaveTextContent('Muted');
  expect(second).not.toHaveTextContent('unread');
});

it('says which words were one’s own, and of very many unread ones only that', async () => {
  await openList([
    withCoach({ lastText: 'Thank you!', lastAuthorUid: uid }),
    withCoach({ id: 'with_other', unreadCount: 100 }),
  ]);
  expect(screen.getByText('Thank you!').parentElement).toHaveTextContent('You: Thank you!');
  expect(screen.getByText('99+ unread messages')).toBeInTheDocument();
});

it('keeps archived conversations in a list of their own', async () => {
  const user = await openList([topic(1)]);
  await user.click(screen.getByRole('button', { name: 'Archived conversations' }));
  await vi.waitFor(() => {
    expect(watches).toHaveLength(2);
  });
  expect(vi.mocked(watchEntries).mock.lastCall?.[0]).toEqual({
    uid,
    role: 'runner',
    isArchived: true,
  });
  act(() => {
    watches[1]?.emit({ rows: [], isLast: true, isConfirmed: true });
  });
  expect(screen.getByText('Nothing is archived.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to all conversations' }));
  await vi.waitFor(() => {
    expect(vi.mocked(watchEntries).mock.lastCall?.[0]).toMatchObject({ isArchived: false });
  });
});
