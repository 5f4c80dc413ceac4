import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  joinGroup,
  leaveGroup,
  mailGroupInvitation,
  makeGroupInvitation,
  readGroupInvitation,
  shareGroupHistory,
  watchGroupInvitations,
  withdrawGroupInvitation,
} from '../../data/chat/groups.ts';
import { readNewestEntries } from '../../data/chat/inbox.ts';
import { GroupDialog } from '../../features/chat/groups/group-dialog.tsx';
import { loadCatalogues } from '../../platform/i18n.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import JoinGroupPage from './join-group-page.tsx';

vi.mock('../../data/chat/groups.ts', () => ({
  joinGroup: vi.fn(),
  leaveGroup: vi.fn(),
  mailGroupInvitation: vi.fn(),
  makeGroupInvitation: vi.fn(),
  readGroupInvitation: vi.fn(),
  shareGroupHistory: vi.fn(),
  watchGroupInvitations: vi.fn(),
  withdrawGroupInvitation: vi.fn(),
}));

vi.mock('../../data/chat/inbox.ts', () => ({ readNewestEntries: vi.fn() }));

const SINCE = new Date('2026-11-20T06:00:00Z');
const GROUP: Topic = {
  id: 'group_k',
  kind: 'group',
  title: 'Saturday runners',
  runnerUid: '',
  ownerUid: 'owner',
  participantIds: ['owner', 'coach', 'member'],
  coachIds: ['coach'],
  memberSince: { owner: SINCE, coach: SINCE, member: SINCE },
  isHistoryShared: false,
  people: [
    { uid: 'owner', name: 'Hana', role: 'runner', since: SINCE },
    { uid: 'coach', name: 'Kenji Arai', role: 'coach', since: SINCE },
    { uid: 'member', name: 'Linh', role: 'runner', since: SINCE },
  ],
  activityId: null,
  activity: null,
  model: null,
  lastText: '',
  lastMessageAt: SINCE,
  createdAt: SINCE,
};

beforeEach(async () => {
  setErrorReporter(vi.fn());
  await loadCatalogues(['groups', 'chat', 'failures']);
  vi.resetAllMocks();
  vi.mocked(readNewestEntries).mockResolvedValue({ rows: [], isLast: true, isConfirmed: true });
  useSessionStore.setState(SIGNED_OUT_SESSION);
  vi.mocked(watchGroupInvitations).mockImplementation(async (_topicId, onInvitations) => {
    onInvitations([
      {
        id: 'a1',
        createdByUid: 'owner',
        createdAt: SINCE,
        expiresAt: new Date(Date.now() + 86_400_000),
        usesMaximum: 10,
        useCount: 3,
      },
    ]);
    return Promise.resolve(() => undefined);
  });
});

const ENTRY: InboxEntry = {
  ...GROUP,
  id: 'with_owner_mai',
  kind: 'coach',
  role: 'runner',
  title: '',
  runnerUid: 'owner',
  people: [
    { uid: 'owner', name: 'Hana', role: 'runner', since: SINCE },
    { uid: 'mai', name: 'Mai Sato', role: 'coach', since: SINCE },
  ],
  lastAuthorUid: null,
  unreadCount: 0,
  readAt: SINCE,
  isMuted: false,
  isArchived: false,
};

async function openDialog(uid: string, topic: Topic = GROUP): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/topics/group_k/chat']}>
      <Suspense>
        <Routes>
          <Route
            path="/topics/:topicId/chat"
            element={<GroupDialog uid={uid} topic={topic} onClose={vi.fn()} />}
          />
          <Route path="/topics" element={<p>{'the conversations'}</p>} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: '3 of 50 members' });
}

it('shows the owner who is there, and lets them remove somebody after a yes', async () => {
  await openDialog('owner');
  expect(screen.getByText('Hana (you)')).toHaveTextContent('Owner');
  expect(screen.getByText('Kenji Arai')).toHaveTextContent('Coach');
  expect(screen.queryByRole('button', { name: 'Remove Hana' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Linh' }));
  expect(leaveGroup).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog', { name: 'Remove Linh?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(leaveGroup).toHaveBeenCalledWith('group_k', 'member');
});

it('makes a link that is shown once, and withdraws one', async () => {
  vi.mocked(makeGroupInvitation).mockResolvedValue('https://tasuki.example/groups/join/secret');
  await openDialog('owner');
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }));
  await userEvent.click(screen.getByRole('radio', { name: '1 person' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  expect(makeGroupInvitation).toHaveBeenCalledWith('group_k', { days: 1, usesMaximum: 1 });
  expect(await screen.findByText('https://tasuki.example/groups/join/secret')).toBeVisible();
  const open = await screen.findByRole('list', { name: 'Open links' });
  expect(open).toHaveTextContent('3 of 10 joined · Hana');
  await userEvent.click(within(open).getByRole('button', { name: 'Withdraw' }));
  expect(withdrawGroupInvitation).toHaveBeenCalledWith('group_k', 'a1');
});

it('sends a new link by mail to those with whom one writes, and to nobody who is in already', async () => {
  vi.mocked(makeGroupInvitation).mockResolvedValue('https://tasuki.example/groups/join/secret');
  const withKenji = { ...ENTRY, id: 'with_owner_coach', people: (GROUP.people ?? []).slice(0, 2) };
  const rows = [ENTRY, withKenji, { ...ENTRY, id: 'owner-coach', kind: 'ai' as const }];
  vi.mocked(readNewestEntries).mockResolvedValue({ rows, isLast: true, isConfirmed: true });
  vi.mocked(mailGroupInvitation).mockRejectedValueOnce(new TasukiFailure('common/offline'));
  await openDialog('owner');
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  const send = await screen.findByRole('button', { name: 'Send to Mai Sato' });
  expect(screen.queryByRole('button', { name: 'Send to Kenji Arai' })).toBeNull();
  await userEvent.click(send);
  expect(await screen.findByText(/There’s no connection/)).toBeVisible();
  await userEvent.click(send);
  expect(await screen.findByText('On its way to Mai Sato')).toBeVisible();
  expect(mailGroupInvitation).toHaveBeenLastCalledWith(
    'https://tasuki.example/groups/join/secret',
    'mai',
  );
});

it('says of an open link how many came by it, and by whom it was made if they are still there', async () => {
  const invitation = {
    id: 'a1',
    createdByUid: 'owner',
    createdAt: SINCE,
    expiresAt: new Date(Date.now() + 86_400_000),
    usesMaximum: 10,
    useCount: 3,
  };
  vi.mocked(watchGroupInvitations).mockImplementation(async (_topicId, onInvitations) => {
    onInvitations([invitation, { ...invitation, id: 'a2', createdByUid: 'gone' }]);
    return Promise.resolve(() => undefined);
  });
  await openDialog('owner');
  const [byOwner, byNobody] = within(
    await screen.findByRole('list', { name: 'Open links' }),
  ).getAllByText(/3 of 10 joined/);
  expect(byOwner).toHaveTextContent(/joined · Hana$/);
  expect(byNobody).toHaveTextContent(/joined$/);
});

it('shares the history by the owner’s choice, and says so to everybody', async () => {
  await openDialog('owner');
  expect(screen.getByText('Everyone can read what was written since they joined.')).toBeVisible();
  await userEvent.click(
    screen.getByRole('switch', { name: 'New members can read earlier messages' }),
  );
  expect(shareGroupHistory).toHaveBeenCalledWith('group_k', true);
});

it('says how many may be in the group before anybody is invited', async () => {
  await openDialog('owner');
  expect(screen.getByText(/up to 50 members and 5 open links/)).toBeVisible();
});

it('lets a coach invite, and a member neither invite nor remove nor share', async () => {
  useSessionStore.setState({ claims: { isCoach: true } });
  await openDialog('coach');
  expect(screen.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('offers no invitation to a coach whose session has no rights of one', async () => {
  await openDialog('coach');
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
});

it('offers a member nothing but the way out', async () => {
  await openDialog('member');
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the group' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave the group?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(leaveGroup).toHaveBeenCalledWith('group_k', 'member');
  expect(await screen.findByText('the conversations')).toBeVisible();
});

it('tells an owner who leaves to whom the group goes', async () => {
  await openDialog('owner');
  await userEvent.click(screen.getByRole('button', { name: 'Leave the group' }));
  expect(await screen.findByText(/belongs to Kenji Arai/)).toBeVisible();
});

function openInvitation(isCoach = false): void {
  useSessionStore.setState({ claims: { isCoach } });
  render(
    <MemoryRouter initialEntries={['/groups/join/the-token']}>
      <Suspense>
        <Routes>
          <Route path="/groups/join/:token" element={<JoinGroupPage />} />
          <Route path="/topics/:topicId/chat" element={<p>{'the group'}</p>} />
          <Route path="/coach-app/topics/:topicId/chat" element={<p>{'the coach’s group'}</p>} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
}
const VIEW = {
  title: 'Saturday runners',
  inviterName: 'Hana',
  memberCount: 2,
  isHistoryShared: false,
  topicId: null,
};

it('says which group, who invites and what members see, and joins after a yes', async () => {
  vi.mocked(readGroupInvitation).mockResolvedValue(VIEW);
  vi.mocked(joinGroup).mockResolvedValue('group_k');
  openInvitation();
  expect(await screen.findByRole('heading', { name: 'Saturday runners' })).toBeVisible();
  expect(screen.getByText('Hana invites you to a group')).toBeVisible();
  expect(screen.getByText(/from the moment you join/)).toBeVisible();
  expect(joinGroup).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Join the group' }));
  expect(joinGroup).toHaveBeenCalledWith('the-token');
  expect(await screen.findByText('the group')).toBeVisible();
});

it('leads a coach who is in it already to the group in the coach’s application', async () => {
  vi.mocked(readGroupInvitation).mockResolvedValue({ ...VIEW, topicId: 'group_k' });
  openInvitation(true);
  await userEvent.click(await screen.findByRole('link', { name: 'Open the group' }));
  expect(await screen.findByText('the coach’s group')).toBeVisible();
});

it('says so where an invitation is over', async () => {
  vi.mocked(readGroupInvitation).mockRejectedValue(new TasukiFailure('group/invitation-over'));
  openInvitation();
  expect(await screen.findByText(/no longer valid/)).toBeVisible();
});
