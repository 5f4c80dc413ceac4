import { expect, test } from 'vitest';
import { goalsOf, isMissed } from './goals.ts';
import type { AuditedSentence } from './sentence-audit.ts';
import type { ReadSessionResult } from './usefulness.ts';

const SENTENCE: AuditedSentence = {
  recording: 'run',
  purpose: 'easy',
  language: 'en',
  claim: 'easy.plain',
  role: 'purpose',
  text: 'An easy run.',
  verdict: 'true',
  reasons: [],
  unsafe: null,
};
const READ: ReadSessionResult = {
  recording: 'run',
  hasHistory: true,
  isRun: true,
  purpose: 'unclear',
  isLongEnoughToAsk: true,
  asks: true,
  verdict: 'right',
  usefulness: 5,
};

interface Change {
  sentence?: Partial<AuditedSentence>;
  read?: Partial<ReadSessionResult>;
  kept?: number;
}

/** The goals that are missed where one thing in twenty is other than it shall be. */
function missed({ sentence = {}, read = {}, kept = 1000 }: Change): string[] {
  const twenty = <Item>(item: Item, change: Partial<Item>) =>
    Array.from({ length: 20 }, (_, index) => (index < 5 ? { ...item, ...change } : item));
  const counts = new Map([['easy', { said: 1000, kept }]]);
  const goals = goalsOf({
    sentences: twenty(SENTENCE, sentence),
    read: [...twenty(READ, read), ...twenty({ ...READ, hasHistory: false }, read)],
    stability: { purposes: counts, findings: counts },
  });
  return goals.filter(isMissed).map(({ name }) => name);
}

test('no goal is missed where everything is right', () => {
  expect(missed({})).toEqual([]);
});

test.each<[string, Change]>([
  ['false sentences', { sentence: { verdict: 'false' } }],
  ['unsupported sentences, share', { sentence: { verdict: 'unsupported' } }],
  ['unsafe advice', { sentence: { unsafe: 'too hard' } }],
  ['purposes right or acceptable, share', { read: { verdict: 'wrong' } }],
  ['unclear runs asked about, share', { read: { asks: false } }],
  ['usefulness with a history', { read: { usefulness: 0 } }],
  ['stability of findings, share', { kept: 989 }],
  ['stability of purposes, share', { kept: 989 }],
])('%s are a goal that can be missed', (name, change) => {
  expect(missed(change)).toContain(name);
});
