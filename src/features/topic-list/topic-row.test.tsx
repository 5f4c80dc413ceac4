import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { preloadDateLocale } from '../../platform/locale.ts';
import { TopicRow } from './topic-row.tsx';

const NOON = new Date(2026, 10, 21, 12);

const ENTRY: InboxEntry = {
  id: 'with_runner_coach',
  kind: 'coach',
  role: 'runner',
  title: 'Spring marathon',
  runnerUid: 'runner',
  activityId: null,
  activity: null,
  people: [],
  lastText: 'At nine.',
  lastAuthorUid: 'coach',
  lastMessageAt: NOON,
  createdAt: NOON,
  readAt: NOON,
  unreadCount: 2,
  isMuted: false,
  isArchived: false,
};

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

function show(entry: Partial<InboxEntry>) {
  render(
    <MemoryRouter>
      <TopicRow uid="runner" entry={{ ...ENTRY, ...entry }} isSelected={false} />
    </MemoryRouter>,
  );
}

it('counts what is unread', async () => {
  show({});
  expect(await screen.findByText('2 unread messages')).toBeVisible();
});

it('shows no unread mark of a muted conversation, as muting it says', async () => {
  show({ isMuted: true });
  expect(await screen.findByText('At nine.')).toBeVisible();
  expect(screen.getByText('Muted')).toBeVisible();
  expect(screen.queryByText(/unread/)).toBeNull();
});

const HEBREW = 'ריצה טובה 10 km!';

it.each([
  { kind: 'coach', lastAuthorUid: 'runner', people: [], words: `You: ${HEBREW}` },
  {
    kind: 'group',
    lastAuthorUid: 'coach',
    people: [{ uid: 'coach', name: 'Kenji', role: 'coach', since: NOON }],
    words: `Kenji: ${HEBREW}`,
  },
] as const)(
  'sets words that run from right to left apart from $words',
  async ({ words, ...entry }) => {
    show({ ...entry, lastText: HEBREW });
    const text = await screen.findByText(HEBREW);
    expect(text.tagName).toBe('BDI');
    expect(text.parentElement).toHaveTextContent(words);
    expect(text.parentElement).not.toHaveAttribute('dir');
  },
);

it('takes the direction of words that nobody’s name stands before', async () => {
  show({ lastText: HEBREW });
  expect((await screen.findByText(HEBREW)).parentElement).toHaveAttribute('dir', 'auto');
});
