import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import type { Topic, TopicKind } from '@tasuki/domain/chat/topic';
import { watchActivities } from '../../../data/activities/activities.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { ComposerPanel } from '../composer/composer-panel.tsx';
import { newDraft } from '../composer/written-draft.ts';
// Loaded before, so that no test waits for it.
import './activity-picker.tsx';

vi.mock('../../../data/activities/activities.ts', () => ({
  watchActivities: vi.fn(),
  watchSharedActivities: vi.fn(),
}));

const NOON = new Date(2026, 10, 21, 12);
const onSend = vi.fn<(text: string, embeddedActivityId?: string) => void>();
let personCount = 0;

function Panel({ topic }: { topic: Topic }) {
  const [draft] = useState(() => newDraft(''));
  return (
    <MemoryRouter>
      <ComposerPanel
        topic={topic}
        person={null}
        members={[]}
        draft={draft}
        isOnline
        onSend={onSend}
        takesActivities
        onStop={null}
      />
    </MemoryRouter>
  );
}

function show(kind: TopicKind, ...rows: Partial<ActivityRow>[]) {
  personCount += 1;
  const uid = `runner${personCount}`;
  useSessionStore.setState({ userCredential: { uid } } as never);
  vi.mocked(watchActivities).mockImplementation(async (_uid, _after, onPage) => {
    onPage({ rows: rows.map(exampleActivityRow), isLast: true, isConfirmed: true });
    return Promise.resolve(() => undefined);
  });
  const topic: Topic = {
    id: `topic${personCount}`,
    kind,
    title: '',
    runnerUid: kind === 'group' ? '' : uid,
    participantIds: [uid, 'other', 'third'],
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: NOON,
    createdAt: NOON,
  };
  render(<Panel topic={topic} />);
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Add to the message' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'An activity' }));
}

beforeEach(() => {
  onSend.mockReset();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('sends an activity to a group once its runner has read what others will see', async () => {
  show('group', { id: 'run', title: 'Riverside' });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Riverside/ }));
  expect(screen.getByText(/2 other people/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add to message' }));
  expect(await screen.findByText('Shows: Riverside')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('Take a look at this one.', 'run');
});

it('offers nobody else what its source shows to the runner alone', async () => {
  show('group', {
    id: 'run',
    title: 'Riverside',
    policy: sourcePolicy('strava', 'standard'),
    visibleToCoach: false,
  });
  await open();
  const choice = await screen.findByRole('button', { name: /Riverside.*only you/ });
  expect((choice as HTMLButtonElement).disabled).toBe(true);
});

it('goes to the AI without a question, by keyboard', async () => {
  show('ai', { id: 'run', title: 'Riverside' });
  await open();
  (await screen.findByRole('button', { name: /Riverside/ })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('How did this one go?', 'run');
});

it('is taken off again', async () => {
  show('ai', { id: 'run', title: 'Riverside' });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Riverside/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the activity' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('How did this one go?');
});
