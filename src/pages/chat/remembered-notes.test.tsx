import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Memory } from '@tasuki/domain/memories/memory';
import {
  forgetMemory,
  openThread,
  question,
  reply,
  thread,
  watchMemories,
} from './topic-chat-fixture.tsx';

const NOTE: Memory = {
  id: 'q1-injury',
  kind: 'injury',
  text: 'My left knee hurts on stairs.',
  topicId: 'any',
  messageId: 'q1',
  saidAt: new Date('2026-11-21T12:00:00Z'),
  editedAt: null,
  confirmedAt: null,
  endedAt: null,
};

async function openThreadWith(note: Memory) {
  vi.mocked(watchMemories).mockImplementation((_uid, onMemories) => {
    onMemories([note]);
    return Promise.resolve(() => undefined);
  });
  const user = await openThread(question('q1', { text: note.text }), reply('q1'));
  const [message, answer] = within(thread()).getAllByRole('article');
  if (!message || !answer) throw new Error('no messages');
  return { user, message, answer };
}

it('says at once below a new message what was remembered of it', async () => {
  const { message } = await openThreadWith({ ...NOTE, saidAt: new Date(Date.now() + 60_000) });
  expect(
    await within(message).findByText('Remembered: “My left knee hurts on stairs.”'),
  ).toBeInTheDocument();
});

it('says of an earlier message on request what was remembered of it, to change and to forget', async () => {
  vi.mocked(forgetMemory).mockResolvedValue();
  const { user, message, answer } = await openThreadWith(NOTE);
  const mark = await within(message).findByRole('button', { name: 'Remembered by the coach' });
  // A line of its own would move the messages above, which are drawn before it is known.
  expect(within(message).queryByText(/^Remembered: /)).not.toBeInTheDocument();
  await user.click(mark);
  expect(mark).toHaveAttribute('aria-expanded', 'true');
  expect(
    await within(message).findByText('Remembered: “My left knee hurts on stairs.”'),
  ).toBeInTheDocument();
  expect(within(answer).queryByText(/^Remembered/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Edit: ${NOTE.text}` })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Forget: ${NOTE.text}` }));
  expect(forgetMemory).toHaveBeenCalledExactlyOnceWith({ uid: 'runner', memoryId: NOTE.id });
});
