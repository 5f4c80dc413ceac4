import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { CoachReply } from '@tasuki/domain/chat/message';
import { ReplyFoot } from './reply-foot.tsx';

const NOON = new Date(2026, 10, 21, 12);
const REPLY: CoachReply = {
  id: 'question-reply',
  kind: 'reply',
  replyTo: 'question',
  state: 'done',
  answeredBy: 'embedded',
  askedModel: null,
  fallbackReason: null,
  text: 'Rest.',
  facts: [],
  language: 'en',
  isSafetyFirst: false,
  isFlagged: false,
  activity: null,
  createdAt: NOON,
  updatedAt: NOON,
};
const QUESTION = { topicId: 'own', messageId: 'question' };

function foot(reply: Partial<CoachReply>, question: typeof QUESTION | null = QUESTION) {
  render(
    <MemoryRouter>
      <ReplyFoot reply={{ ...REPLY, ...reply }} question={question} />
    </MemoryRouter>,
  );
}

it('says how many replies the month has left, to whoever asked', () => {
  foot({ repliesLeft: 4 });
  expect(screen.getByText(/4 replies from AI models left this month/)).toBeVisible();
});

it.each([
  ['where enough are left', {}, QUESTION],
  ['to whoever reads along', { repliesLeft: 4 }, null],
] as const)('says nothing of it %s', (_, reply, question) => {
  foot(reply, question);
  expect(screen.getByText(/Answered by/)).toBeVisible();
  expect(screen.queryByText(/left this month/)).not.toBeInTheDocument();
});
