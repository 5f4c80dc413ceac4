import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrive,
  box,
  fixture,
  openThread,
  question,
  reply,
  retryReply,
  sendMessage,
  streamReply,
  stubDevice,
  thread,
} from './topic-chat-fixture.tsx';

const NOON = new Date(2026, 10, 21, 12);
const RUNNER = { uid: 'runner', name: 'Hana', role: 'runner', since: NOON } as const;
const COACH = { uid: 'coach', name: '荒井 健司', role: 'coach', since: NOON } as const;

let topicNumber = 0;

beforeEach(() => {
  topicNumber += 1;
  Object.assign(fixture, {
    topic: {
      ...fixture.topic,
      id: `with_runner_mentioned${topicNumber}`,
      kind: 'coach',
      title: '',
      activityId: null,
      participantIds: ['runner', 'coach'],
      people: [RUNNER, COACH],
    },
  });
});

const list = () => screen.getByRole('listbox', { name: 'Mention someone' });
const offered = () =>
  within(list())
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('a mention', () => {
  it('is chosen by keyboard, without sending, and named to a screen reader', async () => {
    const user = await openThread();
    await user.type(box(), 'Hello @');
    expect(offered()).toEqual(['AI coachanswers here', '荒井 健司']);
    const active = () => box().getAttribute('aria-activedescendant') ?? '';
    expect(screen.getByRole('option', { selected: true })).toHaveAttribute('id', active());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('荒井 健司');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Hello @荒井 健司 ');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(sendMessage).not.toHaveBeenCalled();
    await user.keyboard('🏃{Enter}');
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it('is chosen by touch, with the words keeping the focus', async () => {
    stubDevice('phone');
    const user = await openThread();
    await user.type(box(), '@a');
    await user.click(screen.getByRole('option', { name: /AI coach/ }));
    expect(box()).toHaveValue('@AI ');
    expect(box()).toHaveFocus();
  });

  it('stays in sight while the arrows go through a long list', async () => {
    const group = Array.from({ length: 8 }, (_, index) => ({
      ...RUNNER,
      uid: `member${index}`,
      name: `Member ${index}`,
    }));
    Object.assign(fixture.topic, { people: [RUNNER, ...group], kind: 'group' });
    const user = await openThread();
    await user.type(box(), '@');
    const shown: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await user.keyboard('{ArrowDown>6/}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Member 5');
    expect(shown.at(-1)).toBe('Member 5');
    await user.keyboard('{ArrowUp>7/}');
    expect(shown.at(-1)).toBe('Member 7');
  });

  it('leaves the keys to an input method while it composes a word', async () => {
    const user = await openThread();
    await user.type(box(), '@');
    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: '@荒' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(box()).toHaveValue('@荒');
    expect(offered()).toEqual(['荒井 健司']);
    fireEvent.compositionEnd(box());
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box()).toHaveValue('@荒井 健司 ');
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('goes away by Escape, and where nobody is meant', async () => {
    const user = await openThread();
    await user.type(box(), '@');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(box(), 'nobody');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it('of the AI has it answer, and is set apart in the message', async () => {
    const user = await openThread();
    await user.type(box(), '＠ＡＩ 今週は？{Escape}{Enter}');
    await arrive();
    expect(within(thread()).getByText('＠ＡＩ').tagName).toBe('STRONG');
    expect(thread()).toHaveTextContent('Writing an answer');
    expect(streamReply).toHaveBeenCalledTimes(1);
  });

  it('of the other person is answered anew for them alone', async () => {
    await openThread(
      question('theirs', { authorUid: 'coach', text: '@AI and?' }),
      reply('theirs', { state: 'stopped' }),
      question('own', { text: '@AI and?' }),
      reply('own', { state: 'stopped' }),
    );
    const again = screen.getAllByRole('button', { name: 'Answer again' });
    expect(again).toHaveLength(1);
    fireEvent.click(again[0] as HTMLElement);
    expect(retryReply).toHaveBeenCalledWith({ topicId: fixture.topic.id, messageId: 'own' });
  });

  it('is not offered where one asks the AI alone', async () => {
    Object.assign(fixture.topic, { kind: 'ai', people: [], id: `runner-alone${topicNumber}` });
    const user = await openThread(question('q'));
    await user.type(box(), '@');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(vi.mocked(sendMessage)).not.toHaveBeenCalled();
  });
});
