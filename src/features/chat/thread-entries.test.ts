import { describe, expect, it } from 'vitest';
import type { ChatMessage, CoachReply, ParticipantMessage } from '@tasuki/domain/chat/message';
import { DEFAULT_MODEL } from '@tasuki/domain/chat/model-registry';
import type { UnsentMessage } from '../../data/chat/outgoing/unsent-messages.ts';
import { threadEntries } from './thread-entries.ts';

const at = (minute: number, day = 20) => new Date(2026, 10, day, 9, minute);

const message = (id: string, minute: number | null, day = 20): ParticipantMessage => ({
  id,
  kind: 'participant',
  authorUid: 'runner',
  text: `question ${id}`,
  createdAt: minute === null ? null : at(minute, day),
  writtenAt: at(minute ?? 59, day),
  isStopRequested: false,
});

const reply = (replyTo: string | null, minute: number, changes: Partial<CoachReply> = {}) =>
  ({
    id: replyTo === null ? 'opening' : `${replyTo}-reply`,
    kind: 'reply',
    replyTo,
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
    createdAt: at(minute),
    updatedAt: at(minute),
    ...changes,
  }) satisfies CoachReply;

const unsent = (id: string, changes: Partial<UnsentMessage> = {}): UnsentMessage => ({
  id,
  topicId: 'topic',
  authorUid: 'runner',
  text: 'unsent',
  writtenAt: at(30),
  state: 'kept',
  failureCode: null,
  ...changes,
});

function entriesOf(
  newestFirst: ChatMessage[],
  parts: Partial<Parameters<typeof threadEntries>[0]> = {},
) {
  return threadEntries({
    rows: newestFirst,
    unsent: [],
    streams: {},
    isConfirmed: true,
    isEverythingRead: true,
    ...parts,
  });
}
const namesOf = (...entries: Parameters<typeof entriesOf>) =>
  entriesOf(...entries).map((entry) => `${entry.kind} ${entry.key}`);

describe('the thread', () => {
  it('runs from old to new, with the day where one begins', () => {
    expect(namesOf([message('b', 1, 21), reply('a', 2), message('a', 1), reply(null, 0)])).toEqual([
      expect.stringMatching(/^day /),
      'reply opening',
      'message a',
      'reply a-reply',
      expect.stringMatching(/^day /),
      'message b',
      'waiting b-reply',
    ]);
  });

  it('puts each reply under what it answers, however late it comes', () => {
    const rows = [reply('b', 9), reply('a', 8), message('b', 2), message('a', 1)];
    expect(namesOf(rows).slice(1)).toEqual([
      'message a',
      'reply a-reply',
      'message b',
      'reply b-reply',
    ]);
  });

  it('waits for no answer to what has not arrived', () => {
    expect(namesOf([message('a', null)]).slice(1)).toEqual(['message a']);
  });

  it('shows what the stream says until the document is further, or final', () => {
    const shown = (document: Partial<CoachReply> | null, streamed: string) => {
      const rows = [...(document ? [reply('a', 2, document)] : []), message('a', 1)];
      const entry = entriesOf(rows, { streams: { a: { text: streamed, facts: [] } } }).at(-1);
      return entry?.kind === 'reply' ? entry.reply.text : entry?.kind;
    };
    expect(shown(null, '')).toBe('waiting');
    expect(shown({ state: 'writing', text: '' }, '')).toBe('waiting');
    expect(shown(null, 'One. ')).toBe('One. ');
    expect(shown({ state: 'writing', text: 'One. ' }, 'One. Two. ')).toBe('One. Two. ');
    expect(shown({ state: 'writing', text: 'One. Two. ' }, 'One. ')).toBe('One. Two. ');
    expect(shown({ state: 'stopped', text: 'One. ' }, 'One. Two. ')).toBe('One. ');
    expect(shown({ state: 'done', text: 'Else.' }, 'One. Two. ')).toBe('Else.');
  });

  it('never shows a sentence of the stream whose figure is not known', () => {
    const entries = entriesOf([message('a', 1)], {
      streams: { a: { text: 'At {{pace.average}}.', facts: [] } },
    });
    expect(entries.at(-1)?.kind).toBe('waiting');
  });

  it('says what was refused, and what an earlier visit left and nobody has', () => {
    const rows = [message('a', 20)];
    const last = (one: UnsentMessage, parts = {}) =>
      namesOf(rows, { unsent: [one], ...parts }).at(-1);
    expect(last(unsent('x', { state: 'failed' }))).toBe('unsent x');
    expect(last(unsent('x'))).toBe('unsent x');
    expect(last(unsent('x', { state: 'sending' }))).toBe('waiting a-reply');
    expect(last(unsent('a'))).toBe('waiting a-reply');
    expect(last(unsent('x'), { isConfirmed: false })).toBe('waiting a-reply');
    const isLongAgo = unsent('x', { writtenAt: at(1) });
    expect(last(isLongAgo, { isEverythingRead: false })).toBe('waiting a-reply');
  });
});

describe('where another model is asked', () => {
  const rows = [
    reply('c', 6, { askedModel: null }),
    message('c', 5),
    reply('b', 4, { askedModel: 'gpt-4o' }),
    message('b', 3),
    reply('a', 2, { askedModel: DEFAULT_MODEL }),
    message('a', 1),
  ];

  it('is said before the question, and not where Tasuki chose the same', () => {
    const kinds = entriesOf(rows, { areModelsShown: true }).map((entry) =>
      entry.kind === 'model' ? `model ${entry.model ?? 'chosen'}` : entry.kind,
    );
    expect(kinds).toEqual([
      'day',
      'message',
      'reply',
      'model gpt-4o',
      'message',
      'reply',
      'model chosen',
      'message',
      'reply',
    ]);
  });

  it('is not said between people', () => {
    expect(entriesOf(rows).map(({ kind }) => kind)).not.toContain('model');
  });
});
