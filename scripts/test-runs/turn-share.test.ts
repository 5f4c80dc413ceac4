import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  currentTurn,
  FILE_TURNS,
  shareOf,
  turnOfCommit,
  TURN_SETTING,
  TURNS,
  variantTurn,
} from './turn-share.ts';

test('a commit has one turn, and commits are spread over all of them', () => {
  const commits = Array.from({ length: 256 }, (_one, index) =>
    createHash('sha1').update(String(index)).digest('hex'),
  );
  const turns = commits.map(turnOfCommit);
  expect(commits.map(turnOfCommit)).toEqual(turns);
  for (let turn = 0; turn < FILE_TURNS; turn += 1) {
    const ofTurn = turns.filter((one) => one % FILE_TURNS === turn);
    expect(ofTurn.length).toBeGreaterThan(turns.length / FILE_TURNS / 2);
  }
});

test('a file that runs in turn takes each of its variants with some commit', () => {
  const pairs = Array.from(
    { length: TURNS },
    (_one, turn) => `${turn % FILE_TURNS} ${variantTurn(turn)}`,
  );
  expect(new Set(pairs).size).toBe(TURNS);
});

test('a turn that is set is taken in place of the one of the commit', () => {
  const readCommit = () => 'bd97f9000000000000000000000000000000000a';
  expect(currentTurn({}, readCommit)).toBe(turnOfCommit(readCommit()));
  expect(currentTurn({ [TURN_SETTING]: '2' }, readCommit)).toBe(2);
  expect(currentTurn({}, () => null)).toBe(0);
});

test('every item is in exactly one share', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const shares = Array.from({ length: FILE_TURNS }, (_one, turn) =>
    shareOf(items, turn, FILE_TURNS),
  );
  expect(shares.flat().toSorted()).toEqual(items);
});
