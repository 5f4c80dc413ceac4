import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import type { ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import type { ChatMessage, CoachReply, ParticipantMessage } from '@tasuki/domain/chat/message';
import type { Topic } from '@tasuki/domain/chat/topic';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readNewestActivities } from '../../data/activities/activities.ts';
import {
  chooseTopicModel,
  correctReply,
  openCoachTopic,
  openTopic,
  retryReply,
  streamReply,
} from '../../data/chat/chat-functions.ts';
import {
  readNewestMessages,
  deleteMessage,
  editMessage,
  requestStop,
  sendMessage,
  watchMessage,
  watchMessages,
} from '../../data/chat/messages.ts';
import { loadMessagesFreeAt } from '../../data/chat/outgoing/message-count.ts';
import { forgetMemory, watchMemories } from '../../data/memories/memories.ts';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { markAsRead, saveInboxSettings, watchEntry } from '../../data/chat/inbox.ts';
import { isTopicKept, readOwnTopic, readTopic, watchTopic } from '../../data/chat/topics.ts';
import {
  giveFeedback,
  takeBackFeedback,
  watchFeedbackOfTopic,
} from '../../data/feedback/feedback.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import TopicChatPage from './topic-chat-page.tsx';

vi.mock('../../data/activities/activities.ts', () => ({ readNewestActivities: vi.fn() }));
vi.mock('../../data/recordings/recordings.ts', () => ({
  readRecording: vi.fn(() => Promise.resolve(null)),
}));
vi.mock('../../data/memories/memories.ts', () => ({
  watchMemories: vi.fn(),
  loadSharedMemories: vi.fn(),
  editMemory: vi.fn(),
  forgetMemory: vi.fn(),
}));
vi.mock('../../data/chat/topics.ts', () => ({
  readOwnTopic: vi.fn(),
  readTopic: vi.fn(),
  watchTopic: vi.fn(),
  isTopicKept: vi.fn(async () => Promise.resolve(false)),
}));
vi.mock('../../data/chat/inbox.ts', () => ({
  watchEntry: vi.fn(),
  watchUnreadEntries: vi.fn(),
  markAsRead: vi.fn(),
  saveInboxSettings: vi.fn(),
}));
vi.mock('../../data/chat/outgoing/message-count.ts', () => ({
  loadMessagesFreeAt: vi.fn(async () => Promise.resolve(0)),
}));
vi.mock('../../data/chat/messages.ts', () => ({
  readNewestMessages: vi.fn(),
  watchMessages: vi.fn(),
  watchMessage: vi.fn(),
  sendMessage: vi.fn(),
  editMessage: vi.fn(),
  deleteMessage: vi.fn(),
  requestStop: vi.fn(),
}));
vi.mock('../../data/chat/chat-functions.ts', () => ({
  openTopic: vi.fn(),
  openCoachTopic: vi.fn(),
  streamReply: vi.fn(),
  retryReply: vi.fn(),
  chooseTopicModel: vi.fn(),
  correctReply: vi.fn(),
}));
vi.mock('../../data/feedback/feedback.ts', () => ({
  watchFeedbackOfTopic: vi.fn(),
  giveFeedback: vi.fn(),
  takeBackFeedback: vi.fn(),
}));
vi.mock('../../platform/firebase/session-check.ts', () => ({
  isSessionTaken: () => Promise.resolve(true),
}));
vi.mock('../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

// Stood in for here, so taken from here: an import of their own would come before the stand-ins.
export { chooseTopicModel, correctReply, openCoachTopic, openTopic, retryReply, streamReply };
export { TopicChatPage };
export { readNewestActivities };
export { isTopicKept, readOwnTopic, readTopic, requestStop, saveUserAccount, sendMessage };
export { deleteMessage, editMessage, loadMessagesFreeAt, watchMessage };
export { giveFeedback, takeBackFeedback, watchFeedbackOfTopic };
export { forgetMemory, watchMemories };
export { markAsRead, watchEntry, watchMessages, watchTopic };

class SeesNothing {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', SeesNothing);
vi.stubGlobal('IntersectionObserver', SeesNothing);
Element.prototype.scrollIntoView = () => undefined;

/** `desktop`: a mouse and a keyboard. */
export function stubDevice(device: 'phone' | 'desktop') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device === 'desktop' && query.includes('hover'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

let topicNumber = 0;
let emitPage: (page: FeedPage<ChatMessage>) => void;
let rows: ChatMessage[];

function newTopic(): Topic {
  topicNumber += 1;
  const activityId = `run${topicNumber}`;
  return {
    id: `runner-${activityId}`,
    kind: 'ai',
    title: 'River loop',
    runnerUid: 'runner',
    participantIds: ['runner'],
    activityId,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: NOON,
    createdAt: NOON,
  };
}

/** The data of the page; anew for each test. */
interface ChatFixture {
  /** Feeds are kept for a while after their page: each test has a topic of its own. */
  topic: Topic;
  /** Whether the server has spoken, or only the browser's cache. */
  isConfirmed: boolean;
  /** The fate of what was sent. */
  sending: PromiseWithResolvers<void>;
  /** Says a piece of the reply to who listens. */
  emitChunk: (chunk: ReplyChunk) => void;
}
export let fixture: ChatFixture;

const NOON = new Date(2026, 10, 21, 12);
export const FACT: QuotedFact = {
  id: 'split.1.pace',
  value: 285,
  unit: 'secondsPerKilometer',
  method: 'kilometer-split',
  proof: { kind: 'split', index: 1, stretch: { startSeconds: 300, endSeconds: 600 } },
  activityId: 'run1',
};

export function question(
  id: string,
  changes: Partial<ParticipantMessage> = {},
): ParticipantMessage {
  return {
    id,
    kind: 'participant',
    authorUid: 'runner',
    text: 'How far tomorrow?',
    createdAt: NOON,
    writtenAt: NOON,
    isStopRequested: false,
    ...changes,
  };
}

export function reply(replyTo: string | null, changes: Partial<CoachReply> = {}): CoachReply {
  return {
    id: replyTo === null ? 'opening' : `${replyTo}-reply`,
    kind: 'reply',
    replyTo,
    state: 'done',
    answeredBy: 'embedded',
    askedModel: null,
    fallbackReason: null,
    text: 'Kilometre two took {{split.1.pace}}.',
    facts: [FACT],
    language: 'en',
    isSafetyFirst: false,
    isFlagged: false,
    activity: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...changes,
  };
}

export const OPENING = reply(null, {
  createdAt: new Date(2026, 10, 21, 11),
  text: 'A steady run.',
  facts: [],
  activity: {
    id: 'run1',
    title: 'River loop',
    sport: 'Run',
    purpose: 'intervals',
    startedAt: NOON,
    utcOffsetMinutes: 540,
    distanceMeters: 10_020,
    movingSeconds: 3000,
  },
});

/** The server's word on the thread, oldest first as people read. */
export function show(...oldestFirst: ChatMessage[]) {
  rows = oldestFirst.toReversed();
  act(() => {
    emitPage({ rows, isLast: true, isConfirmed: fixture.isConfirmed });
  });
}

beforeEach(() => {
  setErrorReporter(() => undefined);
  stubDevice('desktop');
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(true);
  fixture = {
    topic: newTopic(),
    isConfirmed: true,
    sending: Promise.withResolvers(),
    emitChunk: () => undefined,
  };
  rows = [];
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'runner', email: null, isEmailVerified: true },
  });
  vi.mocked(readOwnTopic).mockReset();
  vi.mocked(readOwnTopic).mockImplementation(() => Promise.resolve(fixture.topic));
  vi.mocked(readTopic).mockReset();
  vi.mocked(readTopic).mockImplementation(() => Promise.resolve(fixture.topic));
  vi.mocked(watchTopic).mockResolvedValue(() => undefined);
  vi.mocked(watchEntry).mockResolvedValue(() => undefined);
  vi.mocked(watchMemories).mockReset();
  vi.mocked(watchMemories).mockResolvedValue(() => undefined);
  vi.mocked(watchFeedbackOfTopic).mockResolvedValue(() => undefined);
  // The tested data come by the live query.
  vi.mocked(readNewestMessages).mockRejectedValue(new TasukiFailure('common/unavailable'));
  vi.mocked(watchMessages).mockReset();
  vi.mocked(watchMessages).mockImplementation((_id, after, onPage) => {
    if (after === null) emitPage = onPage;
    return Promise.resolve(() => undefined);
  });
  // As Firestore does: what is written shows at once, without the server's time.
  vi.mocked(sendMessage).mockReset();
  vi.mocked(sendMessage).mockImplementation(
    (_id, { id, text, writtenAt, quotedMessageId = null }) => {
      rows = [question(id, { text, writtenAt, quotedMessageId, createdAt: null }), ...rows];
      emitPage({ rows, isLast: true, isConfirmed: fixture.isConfirmed });
      return fixture.sending.promise;
    },
  );
  vi.mocked(streamReply).mockReset();
  vi.mocked(streamReply).mockImplementation((_message, onChunk) => {
    fixture.emitChunk = onChunk;
    return new Promise(() => undefined);
  });
  for (const mock of [
    openTopic,
    openCoachTopic,
    retryReply,
    chooseTopicModel,
    correctReply,
    requestStop,
    editMessage,
    deleteMessage,
    giveFeedback,
    takeBackFeedback,
    saveUserAccount,
    markAsRead,
    saveInboxSettings,
  ]) {
    vi.mocked(mock as () => Promise<unknown>).mockReset();
    vi.mocked(mock as () => Promise<unknown>).mockResolvedValue(undefined);
  }
});

export async function openPage(state: unknown = null, page: ReactNode = <TopicChatPage />) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[{ pathname: `/topics/${fixture.topic.id}/chat`, state }]}>
        <Suspense>
          <Routes>
            <Route path="topics/:topicId/chat" element={page} />
            <Route path="activities/:activityId" element={<p>{'the activity'}</p>} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

export async function openThread(...oldestFirst: ChatMessage[]) {
  const user = await openPage();
  await vi.waitFor(() => {
    expect(watchMessages).toHaveBeenCalled();
  });
  show(...oldestFirst);
  return user;
}

export const thread = () => screen.getByRole('log', { name: 'Conversation' });
export const box = () => screen.getByRole('textbox', { name: 'Message' });
export const sendButton = () => screen.getByRole('button', { name: 'Send' });
/** Shows the last message as the server has it now. */
export async function arrive() {
  await act(async () => {
    fixture.sending.resolve();
    await fixture.sending.promise;
  });
  const [sent, ...others] = rows;
  if (sent?.kind !== 'participant') throw new Error('Nothing was sent');
  rows = [{ ...sent, createdAt: NOON }, ...others];
  act(() => {
    emitPage({ rows, isLast: true, isConfirmed: fixture.isConfirmed });
  });
  return sent.id;
}
