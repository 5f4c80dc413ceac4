import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import { LINKED_MESSAGE_PAGES_MAXIMUM } from '../../features/chat/thread/use-linked-message.ts';
import { fixture, question, thread, TopicChatPage, watchMessages } from './topic-chat-fixture.tsx';

const MINUTE = 60_000;
const scrolledTo = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = function () {
    scrolledTo.call(this);
  };
});

/** Page by page, newest first: each has one message, an hour before that of the page before. */
function servePages(pageCount: number) {
  const pageAt = (page: number): ChatMessage =>
    question(`m${page}`, {
      text: `Message of page ${page}`,
      createdAt: new Date(Date.UTC(2026, 10, 21) - page * 60 * MINUTE),
    });
  vi.mocked(watchMessages).mockImplementation((_place, after, onPage) => {
    const page = after === null ? 0 : Number(after.id.slice(1)) + 1;
    void Promise.resolve().then(() => {
      onPage({ rows: [pageAt(page)], isLast: page === pageCount - 1, isConfirmed: true });
    });
    return Promise.resolve(() => undefined);
  });
}

async function openAt(messageId: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/topics/${fixture.topic.id}/chat?message=${messageId}`]}>
        <Suspense>
          <Routes>
            <Route path="topics/:topicId/chat" element={<TopicChatPage />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

it('reads back to the message, and brings it into view once', async () => {
  servePages(9);
  await openAt('m4');
  const message = await screen.findByText('Message of page 4');
  await vi.waitFor(() => {
    expect(scrolledTo).toHaveBeenCalledOnce();
  });
  const [element] = scrolledTo.mock.contexts;
  expect(element).toContainElement(message);
  expect(element).toHaveFocus();
  // Older messages are read when somebody scrolls there.
  expect(screen.queryByText('Message of page 5')).toBeNull();
  await vi.waitFor(() => {
    expect(screen.queryByText('Looking for your message…')).toBeNull();
  });
});

it('says so where the conversation holds the message no more', async () => {
  servePages(3);
  await openAt('deleted');
  expect(await screen.findByText('This message is no longer here.')).toBeVisible();
  expect(thread()).toHaveTextContent('Message of page 2');
  expect(scrolledTo).not.toHaveBeenCalled();
});

it('reads no more pages than the limit, and says where the message is', async () => {
  servePages(LINKED_MESSAGE_PAGES_MAXIMUM * 2);
  await openAt(`m${LINKED_MESSAGE_PAGES_MAXIMUM + 5}`);
  expect(
    await screen.findByText('Your message is further back. Scroll up to get there.'),
  ).toBeVisible();
  expect(watchMessages).toHaveBeenCalledTimes(LINKED_MESSAGE_PAGES_MAXIMUM + 1);
});

it.each([
  [
    'its button',
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Close the notice' }));
    },
  ],
  [
    'Escape',
    async (user: UserEvent) => {
      await user.keyboard('{Escape}');
    },
  ],
])('takes the note away by %s', async (_name, close) => {
  servePages(2);
  await openAt('deleted');
  const note = await screen.findByText('This message is no longer here.');
  await close(userEvent.setup());
  expect(note).not.toBeInTheDocument();
  expect(thread()).toHaveTextContent('Message of page 1');
});

it('takes the note away once somebody has scrolled back to the message', async () => {
  servePages(LINKED_MESSAGE_PAGES_MAXIMUM * 2);
  const messagePage = LINKED_MESSAGE_PAGES_MAXIMUM + 1;
  await openAt(`m${messagePage}`);
  const note = await screen.findByText('Your message is further back. Scroll up to get there.');
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  await screen.findByText(`Message of page ${messagePage}`);
  expect(note).not.toBeInTheDocument();
});
