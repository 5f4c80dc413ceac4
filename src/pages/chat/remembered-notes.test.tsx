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
  saidAt: new Date(),
  editedAt: null,
  confirmedAt: null,
  endedAt: null,
};

it('says below a message what was remembered of it, to change and to forget', async () => {
  vi.mocked(forgetMemory).mockResolvedValue();
  vi.mocked(watchMemories).mockImplementation((_uid, onMemories) => {
    onMemories([NOTE]);
    return Promise.resolve(() => undefined);
  });
  const user = await openThread(question('q1', { text: NOTE.text }), reply('q1'));
  const [message, answer] = within(thread()).getAllByRole('article');
  if (!message || !answer) throw new Error('no messages');
  expect(
    await within(message).findByText('Remembered: “My left knee hurts on stairs.”'),
  ).toBeInTheDocument();
  expect(within(answer).queryByText(/^Remembered/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Edit: ${NOTE.text}` })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Forget: ${NOTE.text}` }));
  expect(forgetMemory).toHaveBeenCalledExactlyOnceWith({ uid: 'runner', memoryId: NOTE.id });
});
