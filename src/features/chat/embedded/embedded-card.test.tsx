import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type {
  EmbeddedActivity,
  EmbeddedActivityAnswer,
} from '@tasuki/domain/chat/embedded/embedded-activity';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readEmbeddedActivities } from '../../../data/chat/embedded-activities.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import EmbeddedCard from './embedded-card.tsx';

vi.mock('../../../data/chat/embedded-activities.ts', () => ({ readEmbeddedActivities: vi.fn() }));

const RUN: EmbeddedActivity = {
  id: 'run',
  runnerUid: 'runner',
  sport: 'Run',
  purpose: 'easy',
  title: 'Riverside',
  startedAt: Date.UTC(2026, 10, 20, 21),
  utcOffsetMinutes: 540,
  distanceMeters: 10_020,
  movingSeconds: 2931,
  averagePaceSecondsPerKilometer: 292.5,
  averageSpeedMetersPerSecond: 3.42,
  averageHeartRateBeatsPerMinute: 148,
  speedsMetersPerSecond: [4, 2.5],
};

let messageCount = 0;

function show(
  answer: Omit<EmbeddedActivityAnswer, 'messageId'>,
  { uid = 'coach', isGroup = false } = {},
) {
  messageCount += 1;
  const messageId = `message${messageCount}`;
  vi.mocked(readEmbeddedActivities).mockResolvedValue([{ messageId, ...answer }]);
  render(
    <MemoryRouter>
      <EmbeddedCard uid={uid} place={{ topicId: 'topic', messageId }} isGroup={isGroup} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.mocked(readEmbeddedActivities).mockReset();
  setErrorReporter(() => undefined);
});

it('shows a coach what was run and leads to the coach’s page of it', async () => {
  show({ activity: RUN, withheld: null });
  const link = await screen.findByRole('link', { name: /Riverside/ });
  expect(link.getAttribute('href')).toContain('/runner/');
  expect(screen.getByText('148 bpm')).toBeTruthy();
  // The chart in words, the slowest stretch first.
  expect(screen.getByText(/6:40.*4:10/)).toBeTruthy();
});

it('leads nowhere in a group, where members have no page of each other’s runs', async () => {
  show({ activity: RUN, withheld: null }, { isGroup: true });
  expect(await screen.findByText('Riverside')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['gone', /no longer exists/],
  ['notShared', /isn’t shared with you/],
  ['source', /only to the runner/],
  ['hidden', /has hidden/],
  ['cameLater', /before you joined/],
] as const)('says why there is nothing to see: %s', async (withheld, words) => {
  show({ activity: null, withheld });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells the runner that nobody else sees it', async () => {
  show({ activity: RUN, withheld: 'source' }, { uid: 'runner' });
  expect(await screen.findByText(/Only you can see this/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Riverside/ }).getAttribute('href')).toBe(
    '/activities/run',
  );
});

it('asks again after a failure', async () => {
  messageCount += 1;
  const messageId = `message${messageCount}`;
  vi.mocked(readEmbeddedActivities)
    .mockRejectedValueOnce(new TasukiFailure('common/unavailable'))
    .mockResolvedValue([{ messageId, activity: RUN, withheld: null }]);
  render(
    <MemoryRouter>
      <EmbeddedCard uid="coach" place={{ topicId: 'topic', messageId }} isGroup={false} />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Riverside')).toBeTruthy();
});

it('shows nothing of what it showed once somebody else has entered', async () => {
  const enter = (uid: string) => {
    useSessionStore.setState({ userCredential: { uid, email: null, isEmailVerified: true } });
  };
  enter('runner');
  show({ activity: RUN, withheld: 'hidden' }, { uid: 'runner' });
  expect(await screen.findByText('Riverside')).toBeTruthy();
  act(() => {
    enter('coach');
  });
  expect(screen.queryByText('Riverside')).toBeNull();
});
