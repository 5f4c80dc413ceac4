import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { LiveQueryResult } from '../../platform/live/live-query.ts';
import { setMessageSound } from '../../platform/sound/message-sound.ts';
import { playMessageTone } from '../../platform/sound/play-message-tone.ts';
import { useMessageSound } from './use-message-sound.ts';

vi.mock('../../platform/sound/play-message-tone.ts', () => ({
  playMessageTone: vi.fn(() => Promise.resolve()),
}));

function unread(...entries: { id: string; minute: number }[]): LiveQueryResult<InboxEntry[]> {
  const data = entries.map(
    ({ id, minute }) =>
      ({
        id,
        isMuted: false,
        isArchived: false,
        lastAuthorUid: 'coach',
        lastMessageAt: new Date(minute * 60_000),
      }) as InboxEntry,
  );
  return { state: 'ready', data, retry: () => undefined } as LiveQueryResult<InboxEntry[]>;
}

function open(path = '/activities') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return renderHook(
    ({ entries }) => {
      useMessageSound('runner', entries);
    },
    { wrapper, initialProps: { entries: unread({ id: 'old', minute: 1 }) } },
  );
}

async function sounds(): Promise<number> {
  await vi.dynamicImportSettled();
  return vi.mocked(playMessageTone).mock.calls.length;
}

beforeEach(() => {
  vi.mocked(playMessageTone).mockClear();
  setMessageSound(true);
});

it('sounds once for what comes while the app is open, and not for what was there', async () => {
  const { rerender } = open();
  expect(await sounds()).toBe(0);
  rerender({ entries: unread({ id: 'old', minute: 1 }, { id: 'new', minute: 2 }) });
  rerender({ entries: unread({ id: 'new', minute: 2 }) });
  expect(await sounds()).toBe(1);
});

it('is silent until somebody wants it', async () => {
  setMessageSound(false);
  const { rerender } = open();
  rerender({ entries: unread({ id: 'new', minute: 2 }) });
  expect(await sounds()).toBe(0);
});

it('is silent for the conversation on screen, also after one has left it', async () => {
  const { rerender } = open('/topics/with_runner_coach/chat');
  rerender({ entries: unread({ id: 'with_runner_coach', minute: 2 }) });
  expect(await sounds()).toBe(0);
  rerender({ entries: unread({ id: 'with_runner_coach', minute: 2 }, { id: 'b', minute: 3 }) });
  expect(await sounds()).toBe(1);
});
