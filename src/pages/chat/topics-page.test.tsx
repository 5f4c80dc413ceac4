import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { QuotedActivity } from '@tasuki/domain/chat/message';
import type { Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readNewestTopics, watchTopics } from '../../data/chat/topics.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import TopicsPage from './topics-page.tsx';

vi.mock('../../data/chat/topics.ts', () => ({ readNewestTopics: vi.fn(), watchTopics: vi.fn() }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

type EmitPage = Parameters<typeof watchTopics>[2];

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
  // What is under test comes by the live query.
  vi.mocked(readNewestTopics).mockRejectedValue(new TasukiFailure('common/unavailable'));
  vi.mocked(watchTopics).mockImplementation((_uid, after, emit, fail) => {
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

const topic = (number: number, changes: Partial<Topic> = {}): Topic => ({
  id: `${uid}-run${number}`,
  kind: 'ai',
  title: `Run ${number}`,
  runnerUid: uid,
  participantIds: [uid],
  activityId: `run${number}`,
  activity: null,
  model: null,
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

async function openList(topics: Topic[], isLast = true) {
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

it('says why it could not be read, and tries again', async () => {
  const user = await openPage();
  act(() => {
    watches[0]?.fail(new TasukiFailure('common/offline'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => {
    expect(watches).toHaveLength(2);
  });
});
