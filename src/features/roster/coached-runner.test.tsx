import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { watchSharedActivities } from '../../data/activities/activities.ts';
import { watchAthleteProfile, watchTargets } from '../../data/athletes/athlete-profiles.ts';
import { sendMessage } from '../../data/chat/messages.ts';
import { noteWritten } from '../../data/chat/outgoing/message-allowance.ts';
import { forgetUnsent } from '../../data/chat/outgoing/unsent-messages.ts';
import { endCoachingOf } from '../../data/coaches/coach-sharing.ts';
import type { Memory } from '@tasuki/domain/memories/memory';
import { loadSharedMemories } from '../../data/memories/memories.ts';
import { watchRosterEntry } from '../../data/roster/roster.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { ActivityComment } from './activity-comment.tsx';
import { CoachedRunnerView } from './coached-runner-view.tsx';

vi.mock('../../data/roster/roster.ts', () => ({
  readNewestRoster: vi.fn(),
  watchAttention: vi.fn(),
  watchRoster: vi.fn(),
  watchRosterEntry: vi.fn(),
}));
vi.mock('../../data/activities/activities.ts', () => ({ watchSharedActivities: vi.fn() }));
vi.mock(import('../../data/athletes/athlete-profiles.ts'), async (original) => ({
  ...(await original()),
  watchAthleteProfile: vi.fn(),
  watchTargets: vi.fn(),
}));
vi.mock('../../data/memories/memories.ts', () => ({
  watchMemories: vi.fn(),
  loadSharedMemories: vi.fn(),
}));
vi.mock('../../data/coaches/coach-sharing.ts', () => ({ endCoachingOf: vi.fn() }));
vi.mock('../../data/chat/messages.ts', () => ({ sendMessage: vi.fn() }));

const HANA: RosterEntry = {
  id: 'hana',
  name: 'Hana',
  isSharing: true,
  lastRun: null,
  weekMeters: 0,
  weekMondayDayNumber: 0,
  usualWeekMeters: null,
  plan: null,
  attention: null,
  priority: 0,
  activeAt: new Date(0),
  lookAgainAt: null,
};

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(loadSharedMemories).mockResolvedValue([]);
  vi.mocked(watchSharedActivities).mockImplementation((_uid, _after, onPage) => {
    const rows = [
      exampleActivityRow({ id: 'r1', title: 'Morning run', note: 'Felt light' }),
      exampleActivityRow({ id: 'r2', title: 'The copy', duplicateOf: 'r1' }),
    ];
    onPage({ rows, isLast: true, isConfirmed: true });
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchAthleteProfile).mockImplementation((_uid, onProfile) => {
    onProfile({
      ...EMPTY_ATHLETE_PROFILE,
      trainingPurpose: 'Beppu in three hours',
      recordSeconds: { ...EMPTY_ATHLETE_PROFILE.recordSeconds, marathon: 11_400 },
    });
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchTargets).mockImplementation((_uid, kind, onTargets) => {
    const goal = { id: 'g', event: 'Beppu', date: '2027-02-07', distance: null };
    onTargets(kind === 'goals' ? [{ ...goal, recordSeconds: 10_799 }] : []);
    return Promise.resolve(() => undefined);
  });
});

function open(entry: RosterEntry | null) {
  vi.mocked(watchRosterEntry).mockImplementation((_coach, _runner, onEntry) => {
    onEntry(entry);
    return Promise.resolve(() => undefined);
  });
  render(
    <SnackbarProvider>
      <MemoryRouter>
        <CoachedRunnerView
          coachId="kenji"
          runnerUid="hana"
          planOf={(name) => <p>The plan of {name}</p>}
          trends={<p>The trends</p>}
        />
      </MemoryRouter>
    </SnackbarProvider>,
  );
}

test('shows what the runner shares, and says what is not shown', async () => {
  open(HANA);
  const activities = await screen.findByRole('list', { name: 'Activities' });
  const [row, ...others] = within(activities).getAllByRole('link');
  expect(row).toHaveTextContent('Morning run');
  expect(row).toHaveTextContent('Felt light');
  expect(row).toHaveAttribute('href', '/coach-app/runners/hana/activities/r1');
  expect(others).toEqual([]);
  expect(screen.getByText(/Activities that the runner has hidden/)).toBeInTheDocument();
  expect(screen.getByText('The plan of Hana')).toBeInTheDocument();
  expect(screen.queryByText('The trends')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show trends' }));
  expect(screen.getByText('The trends')).toBeInTheDocument();
  expect(await screen.findByText('Beppu in three hours')).toBeInTheDocument();
  expect(screen.getByText('3:10:00')).toBeInTheDocument();
  expect(screen.getByText('Feb 7, 2027 · 2:59:59')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
    'href',
    '/coach-app/topics/with_hana_kenji/chat',
  );
});

test('shows the newest ten runs, and older ones when asked, so that the rest is within reach', async () => {
  vi.mocked(watchSharedActivities).mockImplementation((_uid, _after, onPage) => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      exampleActivityRow({
        id: `run${index}`,
        startedAt: new Date(Date.UTC(2026, 10, 28 - index)),
      }),
    );
    onPage({ rows, isLast: true, isConfirmed: true });
    return Promise.resolve(() => undefined);
  });
  open({ ...HANA, id: 'many' });
  const activities = await screen.findByRole('list', { name: 'Activities' });
  expect(within(activities).getAllByRole('link')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(within(activities).getAllByRole('link')).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});

test('does not say that nothing is shared where the server has not answered', async () => {
  vi.mocked(watchSharedActivities).mockImplementation((_uid, _after, onPage) => {
    onPage({ rows: [], isLast: true, isConfirmed: false });
    return Promise.resolve(() => undefined);
  });
  open({ ...HANA, id: 'offline' });
  expect(await screen.findByText('Can’t be read without a connection.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing shared yet.')).not.toBeInTheDocument();
});

const KNEE: Memory = {
  id: 'm1-injury',
  kind: 'injury',
  text: 'The left knee hurts on descents.',
  topicId: 'topic',
  messageId: 'm1',
  saidAt: new Date(),
  editedAt: null,
  confirmedAt: null,
  endedAt: null,
};

test('says that the plan is eased, with the injuries that the runner shares', async () => {
  const schedule: Memory = { ...KNEE, id: 'm2', kind: 'schedule', text: 'Works late on Mondays.' };
  vi.mocked(loadSharedMemories).mockResolvedValue([KNEE, schedule]);
  open({ ...HANA, isPlanEased: true });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('For now, the plan is easier than shown below');
  expect(notice).toHaveTextContent('The left knee hurts on descents.');
  expect(notice).not.toHaveTextContent('Works late on Mondays.');
});

test.each<[string, Memory[] | null]>([
  ['shares no notes', null],
  ['has no note of it', [{ ...KNEE, endedAt: new Date() }]],
])('keeps the reason of an eased plan where the runner %s', async (_, memories) => {
  vi.mocked(loadSharedMemories).mockResolvedValue(memories);
  open({ ...HANA, isPlanEased: true });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Ask before you plan anything hard');
  expect(notice).not.toHaveTextContent('knee');
});

test('says nothing of a plan that is not eased, or not shared', async () => {
  open({ ...HANA, isSharing: false, isPlanEased: true });
  expect(await screen.findByText(/Hana shares no training data with you/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('asks for nothing where nothing is shared, and says who can change that', async () => {
  open({ ...HANA, isSharing: false });
  expect(await screen.findByText(/Hana shares no training data with you/)).toBeInTheDocument();
  expect(watchSharedActivities).not.toHaveBeenCalled();
  expect(watchAthleteProfile).not.toHaveBeenCalled();
});

test('says so of somebody whom the coach does not coach', async () => {
  open(null);
  expect(await screen.findByText(/You don’t coach this runner/)).toBeInTheDocument();
});

test('ends the coaching after it has said what comes of it', async () => {
  open(HANA);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'End coaching…' }));
  const dialog = screen.getByRole('dialog', { name: 'End coaching Hana?' });
  expect(endCoachingOf).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'End coaching' }));
  expect(endCoachingOf).toHaveBeenCalledExactlyOnceWith({ runnerUid: 'hana' });
  expect(await screen.findByText('You no longer coach Hana')).toBeInTheDocument();
});

test('sends a comment to the conversation, with a link, and the same message after a failure', async () => {
  vi.mocked(sendMessage).mockRejectedValueOnce(new Error('lost')).mockResolvedValue();
  render(
    <MemoryRouter>
      <ActivityComment
        coachId="kenji"
        runnerUid="hana"
        activityId="r1"
        label="Run · Nov 21, 2026"
        notice={null}
      />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Comment on this activity' });
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  await user.type(field, 'Well paced.');
  await user.click(send);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Well paced.');
  await user.click(send);
  expect(await screen.findByText('Sent to your conversation.')).toBeInTheDocument();
  expect(field).toHaveValue('');
  const [first, second] = vi.mocked(sendMessage).mock.calls;
  expect(second?.[0]).toBe('with_hana_kenji');
  expect(second?.[1]).toMatchObject({
    authorUid: 'kenji',
    text: `Well paced.\n\nRun · Nov 21, 2026\n${globalThis.location.origin}/activities/r1`,
  });
  expect(first?.[1].id).toBe(second?.[1].id);
});

test.each([
  ['before it is sent', false],
  ['while it is sent', true],
])(
  'keeps a comment where the connection is lost %s, and says that it is sent later',
  async (_, isOnline) => {
    const onLine = vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const sending = Promise.withResolvers<undefined>();
    vi.mocked(sendMessage).mockReturnValue(sending.promise);
    render(
      <MemoryRouter>
        <ActivityComment
          coachId="kenji"
          runnerUid="hana"
          activityId="r1"
          label="Run · Nov 21, 2026"
          notice={null}
        />
      </MemoryRouter>,
    );
    const user = userEvent.setup();
    const field = screen.getByRole('textbox', { name: 'Comment on this activity' });
    await user.type(field, 'Well paced.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    if (isOnline) {
      act(() => {
        globalThis.dispatchEvent(new Event('offline'));
      });
    }
    expect(await screen.findByText(/^Kept in your conversation, and sent once/)).toBeVisible();
    expect(field).toHaveValue('');
    await user.type(field, 'And even.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
    await act(async () => {
      sending.resolve(undefined);
      await sending.promise;
    });
    expect(field).toHaveValue('And even.');
    expect(sendMessage).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  },
);

test('shows a coach what the runner told the AI coach, as far as it holds', async () => {
  const note = {
    id: 'm-injury',
    kind: 'injury',
    text: 'Left knee hurts on stairs',
    topicId: 't',
    messageId: 'm',
    saidAt: new Date(),
    editedAt: null,
    confirmedAt: null,
    endedAt: null,
  } as const;
  vi.mocked(loadSharedMemories).mockResolvedValue([
    note,
    { ...note, id: 'old', text: 'Old shin splints', saidAt: new Date('2026-01-01T00:00:00Z') },
  ]);
  open(HANA);
  expect(await screen.findByText('Left knee hurts on stairs')).toBeInTheDocument();
  expect(screen.queryByText('Old shin splints')).not.toBeInTheDocument();
});

test('says where the runner has not agreed to share the notes', async () => {
  vi.mocked(loadSharedMemories).mockResolvedValue(null);
  open(HANA);
  expect(await screen.findByText('Hana hasn’t agreed to share these notes.')).toBeInTheDocument();
});

// Comes last: what it notes as written counts for whatever is sent after it.
test('keeps a comment at the limit on messages, and says that it is sent later', async () => {
  const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
  vi.mocked(sendMessage).mockRejectedValue(refused);
  // Half of what may be sent at once was written before.
  for (let count = 0; count < MESSAGE_TURNS.burst / 2; count += 1) noteWritten();
  render(
    <MemoryRouter>
      <ActivityComment
        coachId="kenji"
        runnerUid="hana"
        activityId="r1"
        label="Run · Nov 21, 2026"
        notice={null}
      />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Comment on this activity' });
  await user.type(field, 'Well paced.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Kept in your conversation, and sent as soon/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveValue('');
  // No other test is to meet it.
  forgetUnsent(vi.mocked(sendMessage).mock.calls[0]?.[1].id ?? '');
});
