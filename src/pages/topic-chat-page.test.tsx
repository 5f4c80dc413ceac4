import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyChunk } from '@tasuki/domain/callables';
import {
  MESSAGE_ID_PATTERN,
  type ChatMessage,
  type CoachReply,
  type ParticipantMessage,
} from '@tasuki/domain/chat/message';
import type { Topic } from '@tasuki/domain/chat/topic';
import type { QuotedFact } from '@tasuki/domain/coaching/conversation';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { chooseTopicModel, openTopic, retryReply, streamReply } from '../data/chat-functions.ts';
import { readNewestMessages, requestStop, sendMessage, watchMessages } from '../data/messages.ts';
import { saveUserAccount } from '../data/session-account.ts';
import { readOwnTopic, readTopic, watchTopic } from '../data/topics.ts';
import type { FeedPage } from '../platform/live-feed.ts';
import { setErrorReporter } from '../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../platform/session-store.ts';
import TopicChatPage from './topic-chat-page.tsx';

vi.mock('../data/topics.ts', () => ({
  readOwnTopic: vi.fn(),
  readTopic: vi.fn(),
  watchTopic: vi.fn(),
}));
vi.mock('../data/messages.ts', () => ({
  readNewestMessages: vi.fn(),
  watchMessages: vi.fn(),
  sendMessage: vi.fn(),
  requestStop: vi.fn(),
}));
vi.mock('../data/chat-functions.ts', () => ({
  openTopic: vi.fn(),
  streamReply: vi.fn(),
  retryReply: vi.fn(),
  chooseTopicModel: vi.fn(),
}));
vi.mock('../data/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

class SeesNothing {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', SeesNothing);
vi.stubGlobal('IntersectionObserver', SeesNothing);

/** `desktop`: a mouse and a keyboard. */
function stubDevice(device: 'phone' | 'desktop') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device === 'desktop' && query.includes('hover'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

let topicNumber = 0;
/** Feeds are kept for a while after their page: each test has a topic of its own. */
let topic: Topic;
let tellPage: (page: FeedPage<ChatMessage>) => void;
let rows: ChatMessage[];
let isConfirmed: boolean;
let sending: PromiseWithResolvers<void>;
let tellChunk: (chunk: ReplyChunk) => void;

const NOON = new Date(2026, 10, 21, 12);
const FACT: QuotedFact = {
  id: 'split.1.pace',
  value: 285,
  unit: 'secondsPerKilometer',
  method: 'kilometer-split',
  proof: { kind: 'split', index: 1, stretch: { startSeconds: 300, endSeconds: 600 } },
  activityId: 'run1',
};

function question(id: string, changes: Partial<ParticipantMessage> = {}): ParticipantMessage {
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

function reply(replyTo: string | null, changes: Partial<CoachReply> = {}): CoachReply {
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

const OPENING = reply(null, {
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
function show(...oldestFirst: ChatMessage[]) {
  rows = oldestFirst.toReversed();
  act(() => {
    tellPage({ rows, isLast: true, isConfirmed });
  });
}

beforeEach(() => {
  setErrorReporter(() => undefined);
  stubDevice('desktop');
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(true);
  topicNumber += 1;
  const activityId = `run${topicNumber}`;
  topic = {
    id: `runner-${activityId}`,
    kind: 'ai',
    title: 'River loop',
    participantIds: ['runner'],
    activityId,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: NOON,
    createdAt: NOON,
  };
  rows = [];
  isConfirmed = true;
  sending = Promise.withResolvers();
  tellChunk = () => undefined;
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'runner', email: null, isEmailVerified: true },
  });
  vi.mocked(readOwnTopic).mockReset();
  vi.mocked(readOwnTopic).mockImplementation(() => Promise.resolve(topic));
  vi.mocked(readTopic).mockReset();
  vi.mocked(readTopic).mockImplementation(() => Promise.resolve(topic));
  vi.mocked(watchTopic).mockResolvedValue(() => undefined);
  // What is under test comes by the live query.
  vi.mocked(readNewestMessages).mockRejectedValue(new TasukiFailure('common/unavailable'));
  vi.mocked(watchMessages).mockReset();
  vi.mocked(watchMessages).mockImplementation((_id, after, onPage) => {
    if (after === null) tellPage = onPage;
    return Promise.resolve(() => undefined);
  });
  // As Firestore does: what is written shows at once, without the server's time.
  vi.mocked(sendMessage).mockReset();
  vi.mocked(sendMessage).mockImplementation((_id, { id, text, writtenAt }) => {
    rows = [question(id, { text, writtenAt, createdAt: null }), ...rows];
    tellPage({ rows, isLast: true, isConfirmed });
    return sending.promise;
  });
  vi.mocked(streamReply).mockReset();
  vi.mocked(streamReply).mockImplementation((_message, onChunk) => {
    tellChunk = onChunk;
    return new Promise(() => undefined);
  });
  for (const mock of [openTopic, retryReply, chooseTopicModel, requestStop, saveUserAccount]) {
    vi.mocked(mock as () => Promise<unknown>).mockReset();
    vi.mocked(mock as () => Promise<unknown>).mockResolvedValue(undefined);
  }
});

async function openPage(state: unknown = null) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[{ pathname: `/topics/${topic.id}/chat`, state }]}>
        <Suspense>
          <Routes>
            <Route path="topics/:topicId/chat" element={<TopicChatPage />} />
            <Route path="activities/:activityId" element={<p>{'the activity'}</p>} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

async function openThread(...oldestFirst: ChatMessage[]) {
  const user = await openPage();
  await vi.waitFor(() => {
    expect(watchMessages).toHaveBeenCalled();
  });
  show(...oldestFirst);
  return user;
}

const thread = () => screen.getByRole('log', { name: 'Conversation' });
const box = () => screen.getByRole('textbox', { name: 'Message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
/** Shows the last message as the server has it now. */
async function arrive() {
  await act(async () => {
    sending.resolve();
    await sending.promise;
  });
  const [sent, ...others] = rows;
  if (sent?.kind !== 'participant') throw new Error('Nothing was sent');
  rows = [{ ...sent, createdAt: NOON }, ...others];
  act(() => {
    tellPage({ rows, isLast: true, isConfirmed });
  });
  return sent.id;
}

describe('a conversation', () => {
  it('begins with what it is about and three questions, one press from being asked', async () => {
    const user = await openThread(OPENING);
    const link = within(thread()).getByRole('link', { name: /River loop.*10.02 km/ });
    expect(link).toHaveAttribute('href', '/activities/run1');
    const questions = screen.getByRole('group', { name: 'Questions to begin with' });
    expect(within(questions).getAllByRole('button')).toHaveLength(3);
    await user.click(within(questions).getByRole('button', { name: 'Am I improving?' }));
    expect(sendMessage).toHaveBeenCalledWith(
      topic.id,
      expect.objectContaining({ authorUid: 'runner', text: 'Am I improving?' }),
    );
    expect(questions).not.toBeInTheDocument();
  });

  it('is opened first where it never was', async () => {
    vi.mocked(readOwnTopic).mockResolvedValue(null);
    await openThread();
    expect(openTopic).toHaveBeenCalledExactlyOnceWith(topic.activityId);
    expect(readTopic).toHaveBeenCalledExactlyOnceWith(topic.id);
    expect(thread()).toHaveTextContent('I have read your recordings.');
  });

  it('of somebody else is not found, and nothing is opened', async () => {
    topic.id = 'stranger-run1';
    vi.mocked(readTopic).mockRejectedValue({ code: 'permission-denied' });
    await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('This conversation was not found.');
    expect(openTopic).not.toHaveBeenCalled();
    expect(vi.mocked(watchTopic).mock.calls.map(([id]) => id)).not.toContain(topic.id);
  });

  it('shows what this browser remembers when there is no connection', async () => {
    vi.mocked(readOwnTopic).mockRejectedValue(new TasukiFailure('common/offline'));
    vi.mocked(watchTopic).mockImplementationOnce((_id, onTopic) => {
      onTopic(topic);
      return Promise.resolve(() => undefined);
    });
    isConfirmed = false;
    await openThread(OPENING);
    expect(await screen.findByRole('log')).toHaveTextContent('A steady run.');
  });

  it('asks once what was pressed on another page', async () => {
    await openPage({ askedQuestion: { id: 'a'.repeat(32), text: 'Was this right?' } });
    await vi.waitFor(() => {
      expect(watchMessages).toHaveBeenCalled();
    });
    show(OPENING);
    show(OPENING, question('a'.repeat(32)));
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
      topic.id,
      expect.objectContaining({ id: 'a'.repeat(32), text: 'Was this right?' }),
    );
  });

  it('says who speaks, by name, and on which day', async () => {
    await openThread(question('q'), reply('q'));
    const [runner, coach] = within(thread()).getAllByRole('article');
    expect(runner).toHaveTextContent(/^You12:00How far tomorrow\?/);
    expect(coach).toHaveTextContent(/^AI coach12:00Kilometre two took 4:45\/km\./);
    expect(thread()).toHaveTextContent('Sat, Nov 21, 2026');
  });
});

describe('a figure', () => {
  it('shows how it was found, and leads to where it can be seen', async () => {
    const user = await openThread(question('q'), reply('q'));
    const figure = screen.getByRole('button', { name: '4:45/km' });
    await user.click(figure);
    expect(figure).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Kilometre 2 · 5:00 to 10:00 of the recording')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show it in the activity' })).toHaveAttribute(
      'href',
      '/activities/run1?fact=split.1.pace',
    );
    await user.keyboard('{Escape}');
    expect(figure).toHaveAttribute('aria-expanded', 'false');
  });

  it('of another run is sought there under its own name', async () => {
    const fact = { ...FACT, id: 'recent.2.split.1.pace', activityId: 'run7' };
    const text = 'Before, {{recent.2.split.1.pace}}.';
    const user = await openThread(question('q'), reply('q', { text, facts: [fact] }));
    await user.click(screen.getByRole('button', { name: '4:45/km' }));
    expect(screen.getByRole('link', { name: 'Show it in the activity' })).toHaveAttribute(
      'href',
      '/activities/run7?fact=split.1.pace',
    );
  });

  it('of no single stretch explains itself without a link', async () => {
    const fact: QuotedFact = {
      ...FACT,
      proof: { kind: 'history', days: 7, activityCount: 4 },
      activityId: null,
    };
    const user = await openThread(question('q'), reply('q', { facts: [fact] }));
    await user.click(screen.getByRole('button', { name: '4:45/km' }));
    expect(screen.getByText('From 4 activities of the last 7 days')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show it in the activity' })).toBeNull();
  });

  it('of one other run as a whole leads to that run', async () => {
    const fact: QuotedFact = {
      ...FACT,
      proof: { kind: 'history', days: 3, activityCount: 1 },
      activityId: 'run7',
    };
    const user = await openThread(question('q'), reply('q', { facts: [fact] }));
    await user.click(screen.getByRole('button', { name: '4:45/km' }));
    expect(screen.getByText('From one activity of the last 3 days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show it in the activity' })).toHaveAttribute(
      'href',
      '/activities/run7',
    );
  });

  it('stays pressable within Markdown', async () => {
    const text = '- **Split:** *{{split.1.pace}}*\n- Rest';
    await openThread(question('q'), reply('q', { text }));
    const [first] = within(thread()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Split: 4:45/km');
    expect(within(first ?? thread()).getByRole('button', { name: '4:45/km' })).toBeVisible();
  });
});

describe('a coach’s Markdown', () => {
  it('runs nothing and loads nothing', async () => {
    await openThread(
      question('q'),
      reply('q', {
        text: [
          '<script>alert(1)</script> <img src=x onerror=alert(1)>',
          '![a map](https://evil.example/p.png)',
          '[good](https://example.org/a) [bad](javascript:alert(1)) [data](data:text/html,x)',
        ].join('\n\n'),
      }),
    );
    expect(thread()).toHaveTextContent('<script>alert(1)</script> <img src=x onerror=alert(1)>');
    expect(thread()).toHaveTextContent('a map');
    expect(thread().querySelector('script, img, iframe')).toBeNull();
    const links = within(thread()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a']);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(thread()).toHaveTextContent('good bad data');
  });
});

describe('what the runner writes', () => {
  it('shows at once as being sent, then as sent, and the box is empty again', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), '  How far?{Enter}');
    expect(sendMessage).toHaveBeenCalledWith(
      topic.id,
      expect.objectContaining({ text: 'How far?' }),
    );
    expect(vi.mocked(sendMessage).mock.calls[0]?.[1].id).toMatch(MESSAGE_ID_PATTERN);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(thread()).toHaveTextContent('How far?Sending');
    await arrive();
    expect(thread()).not.toHaveTextContent('Sending');
    expect(thread()).toHaveTextContent('Writing an answer…');
  });

  it('goes by Enter on a desktop, by the button alone on a phone', async () => {
    stubDevice('phone');
    const user = await openThread(OPENING);
    await user.type(box(), 'One{Enter}two');
    expect(sendMessage).not.toHaveBeenCalled();
    expect(box()).toHaveValue('One\ntwo');
    await user.click(sendButton());
    expect(sendMessage).toHaveBeenCalledWith(
      topic.id,
      expect.objectContaining({ text: 'One\ntwo' }),
    );
  });

  it('ends a line with Shift and Enter', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(box()).toHaveValue('One\ntwo');
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('is not sent by the Enter that chooses a word of Japanese', async () => {
    await openThread(OPENING);
    fireEvent.change(box(), { target: { value: 'あしたは' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    // Safari tells of the same Enter after the word has ended.
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(sendMessage).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    expect(sendMessage).toHaveBeenCalledOnce();
  });

  it('is not sent while there is nothing to be seen in it', async () => {
    await openThread(OPENING);
    for (const value of ['', '   \n', '\u3000', '\u200b']) {
      fireEvent.change(box(), { target: { value } });
      expect(sendButton()).toBeDisabled();
      fireEvent.keyDown(box(), { key: 'Enter' });
    }
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('shows as it was written: emoji, markup, right to left', async () => {
    const texts = ['🏃‍♀️🔥', '<b>**bold**</b> [x](https://example.org)', 'متى أركض غدًا؟'];
    await openThread(...texts.map((text, index) => question(`q${index}`, { text })));
    for (const text of texts)
      expect(within(thread()).getByText(text)).toHaveAttribute('dir', 'auto');
    expect(within(thread()).queryByRole('link')).toBeNull();
  });

  it('counts down near the limit', async () => {
    await openThread(OPENING);
    fireEvent.change(box(), { target: { value: 'x'.repeat(3_500) } });
    expect(screen.queryByText(/characters left/)).toBeNull();
    fireEvent.change(box(), { target: { value: 'x'.repeat(3_990) } });
    expect(box()).toHaveAccessibleDescription('10 characters left');
  });

  it('may be too long: says so, sends nothing and keeps every character', async () => {
    await openThread(OPENING);
    const pasted = 'あ'.repeat(20_000);
    fireEvent.change(box(), { target: { value: pasted } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      '16,000 characters too long: at most 4,000 can be sent. Nothing was cut.',
    );
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(sendButton()).toBeDisabled();
    expect(sendMessage).not.toHaveBeenCalled();
    expect(box()).toHaveValue(pasted);
  });

  it('is still there after the page was loaded again', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'Half a thought');
    document.body.innerHTML = '';
    await openThread(OPENING);
    expect(box()).toHaveValue('Half a thought');
  });

  it('is no place for files, and loses nothing when one is pasted or dropped', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'Look at this');
    const files = [new File(['x'], 'run.fit')];
    fireEvent.paste(box(), { clipboardData: { files, getData: () => '' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Files cannot be sent here.');
    expect(screen.getByRole('link', { name: 'Go to activities' })).toHaveAttribute(
      'href',
      '/activities',
    );
    await user.click(screen.getByRole('button', { name: 'Close the notice' }));
    expect(box()).toHaveFocus();
    // An event that was not prevented would open the file in place of the page.
    const wasLeft = fireEvent.drop(globalThis.document.body, {
      dataTransfer: { files, types: ['Files'] },
    });
    expect(wasLeft).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Files cannot be sent here.');
    expect(box()).toHaveValue('Look at this');
  });

  it('comes back when it was refused, to be sent again or written anew', async () => {
    const user = await openThread(OPENING);
    await user.type(box(), 'How far?{Enter}');
    show(OPENING);
    await act(async () => {
      sending.reject(new TasukiFailure('common/permission-denied'));
      await sending.promise.catch(() => undefined);
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Not sent. You may not see or change this.',
    );
    sending = Promise.withResolvers();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const [first, second] = vi.mocked(sendMessage).mock.calls;
    expect(second?.[1].id).toBe(first?.[1].id);
    show(OPENING);
    await act(async () => {
      sending.reject(new TasukiFailure('common/permission-denied'));
      await sending.promise.catch(() => undefined);
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(box()).toHaveValue('How far?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits for a connection, and says so', async () => {
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
    const user = await openThread(OPENING);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    await user.type(box(), 'How far?{Enter}');
    expect(thread()).toHaveTextContent('Sent once you are online; you may close this page');
    expect(streamReply).not.toHaveBeenCalled();
  });
});

describe('a reply', () => {
  async function ask(user: ReturnType<typeof userEvent.setup>) {
    await user.type(box(), 'How far?{Enter}');
    return arrive();
  }
  const say = (text: string, facts: QuotedFact[] = []) => {
    act(() => {
      tellChunk({ kind: 'text', text, facts });
    });
  };

  it('comes sentence by sentence, and is told to the ear the same way', async () => {
    const user = await openThread(OPENING);
    const id = await ask(user);
    const region = document.querySelector('[aria-live="polite"]');
    expect(streamReply).toHaveBeenCalledWith(
      { topicId: topic.id, messageId: id },
      expect.anything(),
      expect.anything(),
    );
    say('Kilometre two took {{split.1.pace}}. ', [FACT]);
    expect(thread()).toHaveTextContent('Kilometre two took 4:45/km.Writing an answer…');
    expect(region).toHaveTextContent('Kilometre two took 4:45/km.');
    say('**Rest** tomorrow.');
    expect([...(region?.children ?? [])].map((line) => line.textContent)).toEqual([
      'Kilometre two took 4:45/km. ',
      'Rest tomorrow. ',
    ]);
    const text = 'Kilometre two took {{split.1.pace}}. **Rest** tomorrow.';
    show(OPENING, question(id), reply(id, { text }));
    expect(thread()).toHaveTextContent(
      'took 4:45/km. Rest tomorrow.Answered by the built-in coach',
    );
    expect(region?.children).toHaveLength(2);
  });

  it('that begins anew takes back what came before', async () => {
    const user = await openThread(OPENING);
    await ask(user);
    say('Something else. ');
    act(() => {
      tellChunk({ kind: 'restart' });
    });
    say('Rest tomorrow.');
    expect(thread()).not.toHaveTextContent('Something else.');
    expect(thread()).toHaveTextContent('Rest tomorrow.');
  });

  it('can be stopped by the button in the place of the one that sends', async () => {
    const user = await openThread(OPENING);
    const id = await ask(user);
    say('Rest. ');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop the answer' }));
    expect(requestStop).toHaveBeenCalledWith(topic.id, id);
    show(
      OPENING,
      question(id, { isStopRequested: true }),
      reply(id, { state: 'stopped', text: 'Rest. ' }),
    );
    expect(thread()).toHaveTextContent('Rest.Stopped · Answered by the built-in coach');
    expect(screen.queryByRole('button', { name: 'Stop the answer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Answer again' }));
    expect(retryReply).toHaveBeenCalledWith({ topicId: topic.id, messageId: id });
  });

  it('that was stopped before its first word is nobody’s', async () => {
    await openThread(OPENING, question('q'), reply('q', { state: 'stopped', text: '', facts: [] }));
    const last = within(thread()).getAllByRole('article').at(-1);
    expect(last).toHaveTextContent('Stopped');
    expect(last).not.toHaveTextContent('Answered by');
  });

  it('leaves room for the next question while it is written', async () => {
    const user = await openThread(OPENING);
    await ask(user);
    await user.type(box(), 'And');
    expect(sendButton()).toBeEnabled();
  });

  it('comes by its document alone when the stream breaks', async () => {
    vi.mocked(streamReply).mockRejectedValue(new TasukiFailure('common/unavailable'));
    const user = await openThread(OPENING);
    const id = await ask(user);
    show(OPENING, question(id), reply(id, { state: 'writing', text: 'Rest.' }));
    expect(thread()).toHaveTextContent('Rest.Writing an answer…');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that never comes can be asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = await openThread(OPENING, question('q'));
      act(() => {
        vi.advanceTimersByTime(91_000);
      });
      expect(screen.getByRole('alert')).toHaveTextContent('No answer has come yet.');
      vi.mocked(retryReply).mockRejectedValue(new TasukiFailure('common/unavailable'));
      await user.click(screen.getByRole('button', { name: 'Answer again' }));
      expect(await screen.findByText(/The service does not answer/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says who answered and, where another was asked, why', async () => {
    await openThread(
      question('a'),
      reply('a', { answeredBy: 'claude-haiku-4-5', askedModel: 'claude-haiku-4-5' }),
      question('b'),
      reply('b', { askedModel: 'gpt-4o', fallbackReason: 'time-out' }),
    );
    expect(thread()).toHaveTextContent('Answered by Claude Haiku 4.5');
    expect(thread()).toHaveTextContent(
      'Answered by the built-in coach · GPT-4o did not answer in time',
    );
  });

  it('sets words of safety apart, by name', async () => {
    await openThread(
      question('q'),
      reply('q', { isSafetyFirst: true, text: 'See a doctor today.' }),
    );
    expect(screen.getByRole('region', { name: 'Your health first' })).toHaveTextContent(
      'See a doctor today.',
    );
  });

  it('that was flagged stands behind a notice until it is asked for', async () => {
    const user = await openThread(
      question('q'),
      reply('q', { isFlagged: true, text: 'Not nice.' }),
    );
    expect(thread()).toHaveTextContent('Flagged as potentially unsafe');
    expect(thread()).not.toHaveTextContent('Not nice.');
    await user.click(screen.getByRole('button', { name: 'Show it anyway' }));
    expect(thread()).toHaveTextContent('Not nice.');
  });

  it('keeps its own language, also for the words of units', async () => {
    await openThread(
      question('q'),
      reply('q', {
        language: 'vi',
        text: 'Km 2: {{split.1.pace}}, {{d}}.',
        facts: [FACT, { ...FACT, id: 'd', value: 175, unit: 'perMinute' }],
      }),
    );
    const words = screen.getByText(/Km 2/);
    expect(words).toHaveTextContent('175 bước/phút');
    expect(words.closest('[lang]')).toHaveAttribute('lang', 'vi');
  });
});

describe('who answers', () => {
  it('is chosen for this conversation, with ends and successors told', async () => {
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    const choice = within(dialog).getByRole('radio', { name: /^GPT-4o OpenAI/ });
    expect(choice.closest('label')).toHaveTextContent(/Ends on Jan 14, 2027; then .+ answers\./);
    expect(within(dialog).queryByRole('radio', { name: /TTS/ })).toBeNull();
    await user.click(choice);
    expect(chooseTopicModel).toHaveBeenCalledWith(topic.id, 'gpt-4o');
    expect(choice).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Models that have ended' }));
    expect(dialog).toHaveTextContent(/GPT-4Ended on Oct 23, 2026; .+ answers\./);
  });

  it('is chosen for new conversations in the account', async () => {
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    await user.click(within(dialog).getByRole('radio', { name: 'New ones' }));
    await user.click(within(dialog).getByRole('radio', { name: /^Claude Haiku 4.5/ }));
    expect(saveUserAccount).toHaveBeenCalledWith({ defaultModel: 'claude-haiku-4-5' });
    expect(chooseTopicModel).not.toHaveBeenCalled();
  });

  it('can be the built-in coach, which needs no model', async () => {
    const user = await openThread(OPENING);
    expect(screen.getByRole('button', { name: /^Asking Tasuki/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    const builtIn = within(dialog).getByRole('radio', { name: /^The built-in coach/ });
    await user.click(builtIn);
    expect(chooseTopicModel).toHaveBeenCalledWith(topic.id, 'embedded');
    expect(builtIn).toBeChecked();
  });

  it('goes back to who it was when the choice was refused', async () => {
    vi.mocked(chooseTopicModel).mockRejectedValue(new TasukiFailure('common/unavailable'));
    const user = await openThread(OPENING);
    await user.click(screen.getByRole('button', { name: /^Asking / }));
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    await user.click(within(dialog).getByRole('radio', { name: /^GPT-4o OpenAI/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('does not answer');
    expect(within(dialog).getByRole('radio', { name: /^As in new conversations/ })).toBeChecked();
  });

  it('of a retired choice is its successor, and the choice says so', async () => {
    topic.model = 'gpt-4';
    const user = await openThread(OPENING);
    const button = screen.getByRole('button', { name: /^Asking / });
    expect(button).not.toHaveTextContent('GPT-4');
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Who answers' });
    const chosen = within(dialog).getByRole('radio', { name: /^GPT-4 / });
    expect(chosen).toBeChecked();
    expect(chosen.closest('label')).toHaveTextContent(/Ended on Oct 23, 2026; .+ answers\./);
  });
});
