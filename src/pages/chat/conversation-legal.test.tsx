import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { LEGAL_ROUTES } from '@tasuki/domain/navigation/legal-routes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { PageTitleProvider, usePageAction } from '../../ui/page-title.tsx';
import { fixture, openPage, TopicChatPage, watchEntry } from './topic-chat-fixture.tsx';

function Header() {
  return <header>{usePageAction()}</header>;
}

function listed(): InboxEntry {
  const { id, runnerUid, createdAt } = fixture.topic;
  return {
    id,
    kind: 'ai',
    role: 'runner',
    title: 'River loop',
    runnerUid,
    activityId: null,
    activity: null,
    people: [],
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: createdAt,
    createdAt,
    readAt: createdAt,
    unreadCount: 0,
    isMuted: false,
    isArchived: false,
  };
}

/** Opens the page of a conversation under its header, and the menu there. */
async function openMenu(entry: InboxEntry | null) {
  vi.mocked(watchEntry).mockImplementation((_uid, topicId, onEntry) => {
    if (topicId === fixture.topic.id) onEntry(entry);
    return Promise.resolve(() => undefined);
  });
  const user = await openPage(
    null,
    <PageTitleProvider>
      <Header />
      <TopicChatPage />
    </PageTitleProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Conversation settings' }));
  const menu = await screen.findByRole('menu');
  const items = within(menu).getAllByRole('menuitem');
  return { user, items, words: items.map((item) => item.textContent) };
}

it('leads from a conversation to each page that the law asks for', async () => {
  const { user, items, words } = await openMenu(listed());
  expect(words).toEqual(['Mute', 'Archive', 'Rename', 'Terms, privacy and contact']);
  await user.click(items.at(-1) as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Terms, privacy and contact' });
  const addresses = within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(LEGAL_ROUTES.map((name) => routePath(name))));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('does so before the conversation is in the list of its person', async () => {
  const { words } = await openMenu(null);
  expect(words).toEqual(['Terms, privacy and contact']);
});
