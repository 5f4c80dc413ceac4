import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readOwnTopic } from '../../data/chat/topics.ts';
import DockedCoach from './docked-coach.tsx';

vi.mock('../../data/chat/topics.ts', () => ({ readOwnTopic: vi.fn() }));
vi.mock('../../features/chat/greeting.tsx', () => ({ Greeting: () => <p>{'greeting'}</p> }));
vi.mock('./coach-conversation.tsx', () => ({
  CoachConversation: ({ topicId }: { topicId: string }) => <p>{`conversation ${topicId}`}</p>,
}));

beforeEach(() => {
  vi.mocked(readOwnTopic).mockReset();
});

function show(open: { activityId: string } | null) {
  render(
    <Suspense>
      <DockedCoach uid="u1" open={open} />
    </Suspense>,
  );
}

test('goes on with the conversation about the open run', async () => {
  vi.mocked(readOwnTopic).mockResolvedValue({ id: 'u1-a1' } as never);
  show({ activityId: 'a1' });
  expect(await screen.findByText('conversation u1-a1')).toBeVisible();
});

test('begins none by looking at a run alone, and one by a press', async () => {
  vi.mocked(readOwnTopic).mockResolvedValue(null);
  show({ activityId: 'a1' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ask the coach' }));
  expect(screen.getByText('conversation u1-a1')).toBeVisible();
});

test('is about everything where no run is open', async () => {
  vi.mocked(readOwnTopic).mockResolvedValue({ id: 'u1-coach' } as never);
  show(null);
  expect(await screen.findByText('conversation u1-coach')).toBeVisible();
});
