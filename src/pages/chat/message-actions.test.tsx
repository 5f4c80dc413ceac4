import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import { MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  box,
  correctReply,
  deleteMessage,
  editMessage,
  fixture,
  loadMessagesFreeAt,
  openThread,
  question,
  reply,
  retryReply,
  sendMessage,
  thread,
  watchMessage,
} from './topic-chat-fixture.tsx';

type User = Awaited<ReturnType<typeof openThread>>;

const JUST_NOW = () => new Date(Date.now() - 60_000);
const own = (id: string, text: string, createdAt = JUST_NOW()) =>
  question(id, { text, createdAt, writtenAt: createdAt });

async function openMenu(user: User, article: HTMLElement): Promise<string[]> {
  await user.click(within(article).getByRole('button', { name: /^Actions for the message/ }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent);
}

async function choose(user: User, name: string): Promise<void> {
  await user.click(screen.getByRole('menuitem', { name }));
}

const articles = () => within(thread()).getAllByRole('article');
const article = (index: number) => articles()[index] ?? document.body;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the menu of a message', () => {
  it('offers an author to change what was just sent, and the AI’s words to quote, copy and correct', async () => {
    const user = await openThread(own('q', 'How far?'), reply('q'));
    expect(await openMenu(user, article(0))).toEqual(['Quote', 'Copy', 'Edit', 'Delete']);
    await user.keyboard('{Escape}');
    expect(await openMenu(user, article(1))).toEqual(['Quote', 'Copy', 'Correct this answer']);
  });

  it('offers no change after a quarter of an hour', async () => {
    const user = await openThread(own('q', 'How far?', new Date(Date.now() - 15 * 60_000)));
    expect(await openMenu(user, article(0))).toEqual(['Quote', 'Copy', 'Delete']);
  });

  it('opens and chooses by keyboard', async () => {
    const user = await openThread(own('q', 'How far?'));
    within(article(0))
      .getByRole('button', { name: /^Actions/ })
      .focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box()).toHaveValue('How far?');
    expect(box()).toHaveFocus();
  });

  it('copies the AI’s words with their figures', async () => {
    const user = await openThread(own('q', 'How far?'), reply('q'));
    const write = vi.spyOn(globalThis.navigator.clipboard, 'writeText').mockResolvedValue();
    await openMenu(user, article(1));
    await choose(user, 'Copy');
    expect(write).toHaveBeenCalledWith('Kilometre two took 4:45/km.');
  });
});

describe('correcting an answer', () => {
  const corrected = (authorUid: string, text: string) =>
    reply('q', { corrections: [{ authorUid, text, at: JUST_NOW() }] });

  it('says what comes first where a correction names a sign that belongs to a doctor', async () => {
    const safetyWords = 'Please see a doctor today.';
    vi.mocked(correctReply).mockResolvedValue({ isCorrected: true, safetyWords });
    const user = await openThread(own('q', 'How far?'), reply('q'));
    await openMenu(user, article(1));
    await choose(user, 'Correct this answer');
    await user.type(await screen.findByRole('textbox', { name: /^Correction/ }), 'My chest hurts.');
    await user.click(screen.getByRole('button', { name: 'Save correction' }));
    expect(correctReply).toHaveBeenCalledExactlyOnceWith(
      { topicId: fixture.topic.id, messageId: 'q-reply' },
      'My chest hurts.',
    );
    expect(await screen.findByText(safetyWords)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('keeps the words of a correction that was not saved, and says why', async () => {
    vi.mocked(correctReply).mockRejectedValueOnce(new TasukiFailure('common/offline'));
    const user = await openThread(own('q', 'How far?'), reply('q'));
    await openMenu(user, article(1));
    await choose(user, 'Correct this answer');
    const words = await screen.findByRole('textbox', { name: /^Correction/ });
    await user.type(words, 'It was flat.');
    await user.click(screen.getByRole('button', { name: 'Save correction' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(words).toHaveValue('It was flat.');
  });

  it('takes one’s own correction away', async () => {
    vi.mocked(correctReply).mockResolvedValue({ isCorrected: false, safetyWords: null });
    const user = await openThread(own('q', 'How far?'), corrected('runner', 'Slower.'));
    await openMenu(user, article(1));
    await choose(user, 'Change my correction');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(correctReply).toHaveBeenCalledWith(expect.anything(), null);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('names the coach whose correction it is', async () => {
    await openThread(own('q', 'How far?'), corrected('gone', 'Slower.'));
    expect(within(article(1)).getByRole('region', { name: /^Corrected by / })).toHaveTextContent(
      'Slower.',
    );
  });
});

describe('changing a message', () => {
  it('saves other words, leaves the draft alone and has the newest question answered anew', async () => {
    const user = await openThread(own('q', 'How far tomorow?'), reply('q'));
    await user.type(box(), 'a draft');
    await openMenu(user, article(0));
    await choose(user, 'Edit');
    await user.clear(box());
    await user.type(box(), 'How far tomorrow? 🏃{Enter}');
    expect(editMessage).toHaveBeenCalledExactlyOnceWith(
      fixture.topic.id,
      'q',
      'How far tomorrow? 🏃',
    );
    expect(retryReply).toHaveBeenCalledWith({ topicId: fixture.topic.id, messageId: 'q' });
    expect(box()).toHaveValue('a draft');
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('keeps the words that were refused, and says why', async () => {
    vi.mocked(editMessage).mockRejectedValue(new TasukiFailure('common/permission-denied'));
    const user = await openThread(own('q', 'How far?'));
    await openMenu(user, article(0));
    await choose(user, 'Edit');
    await user.type(box(), ' Please{Enter}');
    expect(await screen.findByText(/15 minutes, and that time is up/)).toBeVisible();
    expect(box()).toHaveValue('How far? Please');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('says where it was refused because its author has written a lot', async () => {
    const { burst, intervalMilliseconds } = MESSAGE_TURNS;
    const freeAt = Date.now() + (burst / 2) * intervalMilliseconds;
    vi.mocked(loadMessagesFreeAt).mockResolvedValueOnce(freeAt);
    vi.mocked(editMessage).mockRejectedValue(new TasukiFailure('common/permission-denied'));
    const user = await openThread(own('q', 'How far?'));
    await openMenu(user, article(0));
    await choose(user, 'Edit');
    await user.type(box(), ' Please{Enter}');
    expect(await screen.findByText(/sent and edited a lot/)).toBeVisible();
    expect(box()).toHaveValue('How far? Please');
  });

  it('marks what was changed', async () => {
    await openThread({ ...own('q', 'How far?'), editedAt: new Date() });
    expect(article(0)).toHaveTextContent('edited');
  });
});

describe('deleting a message', () => {
  it('asks first, and leaves a mark in its place', async () => {
    const user = await openThread(own('q', 'My secret'), reply('q'));
    await openMenu(user, article(0));
    await choose(user, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' });
    expect(deleteMessage).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(deleteMessage).toHaveBeenCalledExactlyOnceWith(fixture.topic.id, 'q');
  });

  it('shows a deleted message without words or menu, and waits for no answer to it', async () => {
    await openThread({ ...own('q', ''), deletedAt: new Date() });
    expect(articles()).toHaveLength(1);
    expect(article(0)).toHaveTextContent('Message deleted');
    expect(within(article(0)).queryByRole('button')).toBeNull();
  });
});

describe('quoting a message', () => {
  it('sends the quoted message’s id, shows its beginning and leads to it', async () => {
    const user = await openThread(own('q', 'How far?'), reply('q'));
    await openMenu(user, article(1));
    await choose(user, 'Quote');
    expect(screen.getByRole('form')).toBeVisible();
    expect(box()).toHaveFocus();
    await user.type(box(), 'Why?{Enter}');
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: 'Why?', quotedMessageId: 'q-reply' }),
    );
    const quote = within(article(2)).getByRole('button', { name: /Kilometre two took 4:45/ });
    // The test environment has no layout, so elements lack this method.
    article(1).scrollIntoView = vi.fn();
    await user.click(quote);
    expect(article(1)).toHaveFocus();
  });

  it('is taken back by Escape, with the words kept', async () => {
    const user = await openThread(own('q', 'How far?'));
    await openMenu(user, article(0));
    await choose(user, 'Quote');
    await user.type(box(), 'Why?');
    await user.keyboard('{Escape}');
    await user.type(box(), '{Enter}');
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: 'Why?', quotedMessageId: null }),
    );
  });

  it('says of a quoted message that it was deleted, on screen or not', async () => {
    let emit: (message: ChatMessage | null) => void = () => undefined;
    vi.mocked(watchMessage).mockImplementation((_topicId, _id, onMessage) => {
      emit = onMessage;
      return Promise.resolve(() => undefined);
    });
    await openThread(
      { ...own('q', ''), deletedAt: new Date() },
      { ...own('a', 'One'), quotedMessageId: 'q' },
      { ...own('b', 'Two'), quotedMessageId: 'older' },
    );
    const articleOf = (words: string) => screen.getByText(words).closest('article');
    expect(articleOf('One')).toHaveTextContent('Message deleted');
    await vi.waitFor(() => {
      expect(watchMessage).toHaveBeenCalled();
    });
    act(() => {
      emit(question('older', { text: 'From last week' }));
    });
    expect(articleOf('Two')).toHaveTextContent('From last week');
    act(() => {
      emit({ ...question('older', { text: '' }), deletedAt: new Date() });
    });
    expect(articleOf('Two')).toHaveTextContent('Message deleted');
    expect(articleOf('Two')).not.toHaveTextContent('From last week');
  });
});
