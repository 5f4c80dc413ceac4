import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CoachDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { settleDraft, watchDraft } from '../../data/chat/drafts.ts';
import DraftInChat from '../../features/drafts/draft-in-chat.tsx';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import {
  box,
  fixture,
  openPage,
  question,
  sendMessage,
  show,
  thread,
  TopicChatPage,
  watchMessages,
} from './topic-chat-fixture.tsx';

vi.mock('../../data/chat/drafts.ts', () => ({
  watchDraft: vi.fn(),
  watchWaitingDrafts: vi.fn(),
  watchDraftSettings: vi.fn(),
  saveDraftSettings: vi.fn(),
  settleDraft: vi.fn(),
}));

const NOON = new Date(2026, 10, 21, 12);
const WORDS = 'An easy half hour is enough.';
const DRAFT: CoachDraft = {
  draftId: 'd'.repeat(32),
  state: 'waiting',
  runnerUid: 'runner',
  messageId: 'q1',
  messageAt: NOON,
  messageEditedAt: null,
  text: WORDS,
  language: 'en',
  answeredBy: 'embedded',
  isSafetyFirst: false,
  createdAt: NOON,
};

let topicNumber = 0;
let emitDraft: (draft: CoachDraft | null) => void;

beforeEach(() => {
  topicNumber += 1;
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'coach', email: null, isEmailVerified: true },
  });
  Object.assign(fixture, {
    topic: {
      ...fixture.topic,
      id: `with_runner_coach-drafts${topicNumber}`,
      kind: 'coach',
      title: '',
      activityId: null,
      participantIds: ['runner', 'coach'],
      people: [
        { uid: 'runner', name: 'Hana', role: 'runner', since: NOON },
        { uid: 'coach', name: 'Kenji Arai', role: 'coach', since: NOON },
      ],
    },
  });
  vi.mocked(settleDraft).mockReset();
  vi.mocked(settleDraft).mockResolvedValue(undefined);
  vi.mocked(watchDraft).mockReset();
  vi.mocked(watchDraft).mockImplementation((_place, onDraft) => {
    emitDraft = onDraft;
    return Promise.resolve(() => undefined);
  });
});

async function openWithDraft(changes: Partial<CoachDraft> = {}) {
  const user = await openPage(
    null,
    <TopicChatPage renderDraft={(tools, uid) => <DraftInChat coachId={uid} {...tools} />} />,
  );
  await vi.waitFor(() => {
    expect(watchMessages).toHaveBeenCalled();
    expect(watchDraft).toHaveBeenCalled();
  });
  show(question('q1'));
  act(() => {
    emitDraft({ ...DRAFT, ...changes });
  });
  return user;
}

const card = () => screen.getByRole('region', { name: 'AI draft, seen by you alone' });
const press = (name: string) => within(card()).getByRole('button', { name });

it.each([
  ['Send', 'send'],
  ['Discard', 'discard'],
])('is decided about with one key: %s', async (name, action) => {
  const user = await openWithDraft();
  expect(card()).toHaveTextContent(WORDS);
  await user.dblClick(press(name));
  const decision = { runnerUid: 'runner', draftId: DRAFT.draftId, action, text: null };
  for (const [given] of vi.mocked(settleDraft).mock.calls) expect(given).toEqual(decision);
  expect(settleDraft).toHaveBeenCalled();
  act(() => {
    emitDraft(null);
  });
  expect(screen.queryByRole('region', { name: /AI draft/ })).not.toBeInTheDocument();
  expect(sendMessage).not.toHaveBeenCalled();
});

it('goes into the composer to be changed, and is sent from there as a changed draft', async () => {
  const user = await openWithDraft();
  await user.click(press('Edit'));
  expect(box()).toHaveValue(WORDS);
  expect(screen.getByText('You’re changing the AI’s draft')).toBeInTheDocument();
  await user.type(box(), ' See you!');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => {
    expect(settleDraft).toHaveBeenCalledExactlyOnceWith({
      runnerUid: 'runner',
      draftId: DRAFT.draftId,
      action: 'sendEdited',
      text: `${WORDS} See you!`,
    });
  });
  expect(sendMessage).not.toHaveBeenCalled();
  await waitFor(() => {
    expect(box()).toHaveValue('');
  });
});

it('keeps the coach’s words where the draft is gone meanwhile', async () => {
  vi.mocked(settleDraft).mockRejectedValueOnce(new TasukiFailure('draft/gone'));
  const user = await openWithDraft();
  await user.click(press('Edit'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/sent, replaced or withdrawn/)).toBeInTheDocument();
  expect(box()).toHaveValue(WORDS);
  await user.click(screen.getByRole('button', { name: 'Stop changing the draft' }));
  expect(box()).toHaveValue(WORDS);
  expect(screen.queryByText('You’re changing the AI’s draft')).not.toBeInTheDocument();
});

it('says where it sends the runner to a doctor', async () => {
  await openWithDraft({ isSafetyFirst: true });
  expect(card()).toHaveTextContent('Says to see a doctor first');
});

it('shows who wrote what was sent', async () => {
  await openWithDraft();
  const sent = (minutes: number) => ({
    authorUid: 'coach',
    createdAt: new Date(2026, 10, 21, 12, minutes),
  });
  show(
    question('q1'),
    question('a1', { ...sent(1), text: 'Rest.', fromDraft: 'asIs' }),
    question('a2', { ...sent(2), text: 'Rest, Hana.', fromDraft: 'edited' }),
  );
  const articles = within(thread()).getAllByRole('article');
  expect(articles[1]).toHaveTextContent('AI, sent by you');
  expect(articles[2]).toHaveTextContent('You, from an AI draft');
});
