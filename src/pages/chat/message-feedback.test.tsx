import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MessageFeedback } from '@tasuki/domain/feedback/feedback';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  fixture,
  giveFeedback,
  openThread,
  question,
  reply,
  takeBackFeedback,
  thread,
  watchFeedbackOfTopic,
} from './topic-chat-fixture.tsx';

let emit: (feedback: MessageFeedback[]) => void;

beforeEach(() => {
  emit = () => undefined;
  vi.mocked(watchFeedbackOfTopic).mockImplementation((_place, onFeedback) => {
    emit = onFeedback;
    return Promise.resolve(() => undefined);
  });
});

const button = (name: string) => within(thread()).getByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

function given(changes: Partial<MessageFeedback>): MessageFeedback {
  return {
    id: 'x',
    uid: 'runner',
    topicId: fixture.topic.id,
    messageId: 'q-reply',
    answeredBy: 'embedded',
    rating: 'dislike',
    reasons: ['speed'],
    text: 'Too slow',
    createdAt: new Date(),
    updatedAt: new Date(),
    ...changes,
  };
}

it('sends why an answer is liked, and which one it is', async () => {
  const user = await openThread(question('q'), reply('q'));
  await user.click(button('Good answer'));
  const asked = within(await dialog());
  await user.click(asked.getByRole('checkbox', { name: 'Accuracy' }));
  await user.click(asked.getByRole('checkbox', { name: 'Speed' }));
  await user.click(asked.getByRole('checkbox', { name: 'Accuracy' }));
  await user.type(asked.getByRole('textbox'), ' Nice 🏃 ');
  await user.click(asked.getByRole('button', { name: 'Send feedback' }));
  expect(giveFeedback).toHaveBeenCalledExactlyOnceWith(
    { uid: 'runner', topicId: fixture.topic.id, messageId: 'q-reply', answeredBy: 'embedded' },
    { rating: 'like', reasons: ['speed'], text: 'Nice 🏃' },
    false,
  );
});

it('keeps the words where sending failed, and takes no more than there is room for', async () => {
  vi.mocked(giveFeedback).mockRejectedValue(new TasukiFailure('common/unavailable'));
  const user = await openThread(question('q'), reply('q'));
  await user.click(button('Bad answer'));
  const asked = within(await dialog());
  await user.click(asked.getByRole('textbox'));
  await user.paste('x'.repeat(501));
  const send = asked.getByRole('button', { name: 'Send feedback' });
  expect(asked.getByText('1 character too long')).toBeVisible();
  expect(send).toBeDisabled();
  await user.keyboard('{Backspace}');
  await user.click(send);
  expect(await asked.findByRole('alert')).toBeVisible();
  expect(asked.getByRole('textbox')).toHaveValue('x'.repeat(500));
});

it('marks what was given, lets it be changed, and taken back', async () => {
  const user = await openThread(question('q'), reply('q'));
  await vi.waitFor(() => {
    expect(watchFeedbackOfTopic).toHaveBeenCalled();
  });
  act(() => {
    emit([given({})]);
  });
  expect(button('Bad answer')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Good answer')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Bad answer'));
  const asked = within(await dialog());
  expect(asked.getByRole('checkbox', { name: 'Speed' })).toBeChecked();
  expect(asked.getByRole('textbox')).toHaveValue('Too slow');
  await user.click(asked.getByRole('button', { name: 'Remove feedback' }));
  expect(takeBackFeedback).toHaveBeenCalledTimes(1);
  await user.click(button('Good answer'));
  const other = within(await screen.findByRole('dialog', { name: 'What was good?' }));
  expect(other.getByRole('textbox')).toHaveValue('');
  await user.click(other.getByRole('button', { name: 'Send feedback' }));
  expect(vi.mocked(giveFeedback).mock.lastCall?.slice(1)).toEqual([
    { rating: 'like', reasons: [], text: '' },
    true,
  ]);
});

it('asks nothing of an answer that is still being written', async () => {
  await openThread(question('q'), reply('q', { state: 'writing' }));
  expect(screen.queryByRole('group', { name: 'Feedback on this answer' })).toBeNull();
});
