import { act, screen, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { LANGUAGES } from '@tasuki/domain/language';
import { cacheToClear, noteCacheCleared } from '../../platform/firebase/cache-to-clear.ts';
import {
  arrive,
  box,
  FACT,
  OPENING,
  openPage,
  openThread,
  openTopic,
  question,
  readNewestActivities,
  readOwnTopic,
  readTopic,
  reply,
  requestStop,
  retryReply,
  sendButton,
  sendMessage,
  show,
  streamReply,
  thread,
  watchMessages,
  watchTopic,
  fixture,
  isTopicKept,
} from './topic-chat-fixture.tsx';

describe('a conversation', () => {
  it('begins with what it is about and three questions, one press from being asked', async () => {
    const user = await openThread(OPENING);
    const link = within(thread()).getByRole('link', { name: /River loop.*10.02 km/ });
    expect(link).toHaveAttribute('href', '/activities/run1');
    const questions = screen.getByRole('group', { name: 'Suggested questions' });
    expect(within(questions).getAllByRole('button')).toHaveLength(3);
    await user.click(within(questions).getByRole('button', { name: 'Am I improving?' }));
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ authorUid: 'runner', text: 'Am I improving?' }),
    );
    expect(questions).not.toBeInTheDocument();
  });

  it('offers two more questions after an answer, and none that was asked', async () => {
    const user = await openThread(OPENING, question('q', { text: 'Am I improving?' }), reply('q'));
    const group = screen.getByRole('group', { name: 'Follow-up questions' });
    const offered = within(group).getAllByRole('button');
    expect(offered.map((one) => one.textContent)).toEqual([
      'What should I run next?',
      'Was this the right pace?',
    ]);
    await user.click(within(group).getByRole('button', { name: 'Was this the right pace?' }));
    expect(sendMessage).toHaveBeenCalledTimes(1);
    expect(group).not.toBeInTheDocument();
  });

  it('suggests nothing beside words of safety', async () => {
    await openThread(OPENING, question('q'), reply('q', { isSafetyFirst: true }));
    expect(screen.queryByRole('group', { name: /^Questions/ })).toBeNull();
  });

  it('offers words that end a caution, one press from being said', async () => {
    const user = await openThread(
      OPENING,
      question('q'),
      reply('q', { isSafetyFirst: true, endedBy: 'doctor' }),
    );
    await user.click(screen.getByRole('button', { name: 'A doctor has cleared me to run.' }));
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: 'A doctor has cleared me to run.' }),
    );
  });

  it('asks back what was meant, and one press asks that', async () => {
    const user = await openThread(
      OPENING,
      question('q'),
      reply('q', { readings: ['race', 'taper'] }),
    );
    const chips = screen.getByRole('group', { name: 'Questions to choose from' });
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['What race times could I run?', 'How do I taper for my race?']);
    expect(screen.getAllByRole('group', { name: /^Questions/ })).toEqual([chips]);
    await user.click(screen.getByRole('button', { name: 'How do I taper for my race?' }));
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: 'How do I taper for my race?' }),
    );
  });

  it.each(LANGUAGES)('asks for a yes or no, one press from being said, in %s', async (language) => {
    const user = await openThread(
      OPENING,
      question('q'),
      reply('q', { isSafetyFirst: true, asksSign: true }),
    );
    await act(async () => i18next.changeLanguage(language));
    const [no, yes] = [i18next.t('chat:signAsked.no'), i18next.t('chat:signAsked.yes')];
    const chips = screen.getByRole('group', { name: i18next.t('chat:signAsked.label') });
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([no, yes]);
    await user.click(within(chips).getByRole('button', { name: no }));
    expect(sendMessage).toHaveBeenCalledWith(
      fixture.topic.id,
      expect.objectContaining({ text: no }),
    );
    await act(async () => i18next.changeLanguage('en'));
  });

  it('is opened first where it never was', async () => {
    vi.mocked(readOwnTopic).mockResolvedValue(null);
    await openThread();
    expect(openTopic).toHaveBeenCalledExactlyOnceWith({
      activityId: fixture.topic.activityId,
      conversation: null,
    });
    expect(readTopic).toHaveBeenCalledExactlyOnceWith(fixture.topic.id);
  });

  it.each([
    [[], 'I haven’t seen a run of yours yet.'],
    [[{ policy: { analyse: false } }], 'Your runs come from Strava'],
    [[{ policy: { analyse: false } }, { policy: { analyse: true } }], 'I’ve read your recordings.'],
  ])('greets by what there is to read: %j', async (rows, words) => {
    vi.mocked(readOwnTopic).mockResolvedValue(null);
    vi.mocked(readNewestActivities).mockResolvedValue({
      rows: rows as never,
      isLast: true,
      isConfirmed: true,
    });
    await openThread();
    expect(await within(thread()).findByText(words, { exact: false })).toBeVisible();
  });

  it('claims nothing where that is not known', async () => {
    vi.mocked(readOwnTopic).mockResolvedValue(null);
    vi.mocked(readNewestActivities).mockRejectedValue(new TasukiFailure('common/offline'));
    await openThread();
    expect(await within(thread()).findByText(/^Ask about a run/)).toBeVisible();
  });

  it.each([
    ['never read here leaves what this browser has kept', false, null],
    ['read here before is not kept in this browser', true, 'onceSent'],
  ])('%s', async (_what, isKept, cleared) => {
    noteCacheCleared();
    fixture.topic.id = 'stranger-run1';
    vi.mocked(readTopic).mockRejectedValue({ code: 'permission-denied' });
    vi.mocked(isTopicKept).mockResolvedValue(isKept);
    await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('This conversation wasn’t found.');
    expect(isTopicKept).toHaveBeenLastCalledWith('stranger-run1');
    expect(cacheToClear()).toBe(cleared);
    noteCacheCleared();
  });

  it('of somebody else is not found, and nothing is opened', async () => {
    fixture.topic.id = 'stranger-run1';
    vi.mocked(readTopic).mockRejectedValue({ code: 'permission-denied' });
    await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('This conversation wasn’t found.');
    expect(openTopic).not.toHaveBeenCalled();
    expect(vi.mocked(watchTopic).mock.calls.map(([, id]) => id)).not.toContain(fixture.topic.id);
  });

  it('shows what this browser remembers when there is no connection', async () => {
    vi.mocked(readOwnTopic).mockRejectedValue(new TasukiFailure('common/offline'));
    const { topic } = fixture;
    // The page of a test before may come to ask only now.
    vi.mocked(watchTopic).mockImplementation((_uid, id, onTopic) => {
      if (id === topic.id) onTopic(topic);
      return Promise.resolve(() => undefined);
    });
    fixture.isConfirmed = false;
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
      fixture.topic.id,
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
    expect(await screen.findByText('Kilometre 2 · 5:00 to 10:00 of the recording')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show it in the activity' })).toHaveAttribute(
      'href',
      '/activities/run1?fact=split.1.pace',
    );
    await user.keyboard('{Escape}');
    expect(figure).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to the figures beside it in the same answer', async () => {
    const facts = [FACT, { ...FACT, id: 'split.2.pace', value: 290 }];
    const text = 'From {{split.1.pace}} to **{{split.2.pace}}**.';
    const user = await openThread(question('q'), reply('q', { text, facts }));
    await user.click(screen.getByRole('button', { name: '4:45/km' }));
    expect(screen.getByRole('button', { name: 'Previous number' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next number' }));
    expect(screen.getByRole('button', { name: '4:50/km' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Next number' })).toBeDisabled();
  });

  it('of another run is found there under its own name', async () => {
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
    expect(screen.getByText('From 4 activities in the last 7 days')).toBeVisible();
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
    expect(screen.getByText('From one activity in the last 3 days')).toBeVisible();
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
  it('runs nothing, loads nothing and leads nowhere', async () => {
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
    expect(within(thread()).queryByRole('link')).not.toBeInTheDocument();
    expect(thread()).toHaveTextContent('good bad data');
  });
});

describe('a reply', () => {
  async function ask(user: ReturnType<typeof userEvent.setup>) {
    await user.type(box(), 'How far?{Enter}');
    return arrive();
  }
  const say = (text: string, facts: QuotedFact[] = []) => {
    act(() => {
      fixture.emitChunk({ kind: 'text', text, facts });
    });
  };

  it('comes sentence by sentence, and is announced the same way', async () => {
    const user = await openThread(OPENING);
    const id = await ask(user);
    const region = document.querySelector('[aria-live="polite"]');
    expect(streamReply).toHaveBeenCalledWith(
      { topicId: fixture.topic.id, messageId: id },
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
      fixture.emitChunk({ kind: 'restart' });
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
    expect(requestStop).toHaveBeenCalledWith(fixture.topic.id, id);
    show(
      OPENING,
      question(id, { isStopRequested: true }),
      reply(id, { state: 'stopped', text: 'Rest. ' }),
    );
    expect(thread()).toHaveTextContent('Rest.Stopped · Answered by the built-in coach');
    expect(screen.queryByRole('button', { name: 'Stop the answer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Answer again' }));
    expect(retryReply).toHaveBeenCalledWith({ topicId: fixture.topic.id, messageId: id });
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
      expect(screen.getByRole('alert')).toHaveTextContent('There’s no answer yet');
      vi.mocked(retryReply).mockRejectedValue(new TasukiFailure('common/unavailable'));
      await user.click(screen.getByRole('button', { name: 'Answer again' }));
      expect(await screen.findByText(/The service isn’t responding/)).toBeVisible();
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
      'Answered by the built-in coach · GPT-4o didn’t answer in time',
    );
  });

  it('says that the replies of the month are used, and leads who asked to the plans', async () => {
    await openThread(question('q'), reply('q', { askedModel: 'gpt-4o', fallbackReason: 'month' }));
    expect(thread()).toHaveTextContent('this month’s 30 replies from AI models have been used');
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/onboarding/select-plan',
    );
    expect(screen.queryByRole('button', { name: 'Answer again' })).toBeNull();
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

  it('does not speak of the body to somebody in despair', async () => {
    await openThread(
      question('q'),
      reply('q', { isSafetyFirst: true, needsCare: true, text: 'Please talk to someone now.' }),
    );
    expect(screen.getByRole('region', { name: 'You matter most' })).toHaveTextContent(
      'Please talk to someone now.',
    );
    expect(screen.queryByText('Your health first')).toBeNull();
  });

  it('that was flagged stands behind a notice until it is asked for', async () => {
    const user = await openThread(
      question('q'),
      reply('q', { isFlagged: true, text: 'Not nice.' }),
    );
    expect(thread()).toHaveTextContent('This may be unsafe');
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
