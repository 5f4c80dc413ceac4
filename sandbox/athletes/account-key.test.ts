import { expect, test } from 'vitest';
import { historyOf, readAccountKey } from './account-key.ts';

const HISTORY = ['oldest', 'older', 'newest'];

test.each([
  ['haruka', 'haruka', null, HISTORY],
  ['haruka~word', 'haruka', 'word', HISTORY],
  ['haruka~2', 'haruka', '2', HISTORY],
  ['haruka~word~2', 'haruka', 'word2', ['older', 'newest']],
  ['haruka~word~0', 'haruka', 'word0', []],
  ['haruka~word~9', 'haruka', 'word9', HISTORY],
])('%s is an account with its part of the history', (key, athleteKey, copy, history) => {
  const account = readAccountKey(key);
  expect(account).toMatchObject({ athleteKey, copy });
  expect(historyOf(account, HISTORY)).toEqual(history);
});
