import { describe, expect, test } from 'vitest';
import { wordingsInTurn } from './wordings-in-turn.ts';

const ALL = ['First.', 'Second.', 'Third.', 'Fourth.'];

function saidAt(turns: readonly number[], count: number): (string | undefined)[] {
  const wordings = ALL.slice(0, count);
  return turns.map((turn) => wordingsInTurn(wordings, turn, 'easyAgain', new Set())[0]);
}

describe.each([2, 3, 4])('of %i wordings', (count) => {
  test('no two turns on end take the same', () => {
    const said = saidAt(
      Array.from({ length: 40 }, (_, turn) => turn),
      count,
    );
    expect(said.some((text, index) => text === said[index + 1])).toBe(false);
    expect(new Set(said).size).toBe(count);
  });
});

test('of four wordings, none comes back before two others', () => {
  const said = saidAt(
    Array.from({ length: 40 }, (_, turn) => turn),
    4,
  );
  expect(said.some((text, index) => text === said[index + 2])).toBe(false);
});

test.each([3, 4, 6])('every %i turns, as in a weekly rhythm, the words change', (rhythm) => {
  const turns = Array.from({ length: 8 }, (_, week) => week * rhythm);
  expect(new Set(saidAt(turns, 3)).size).toBeGreaterThan(1);
  expect(new Set(saidAt(turns, 4)).size).toBeGreaterThan(1);
});

test('wordings with a figure that is not known are passed over', () => {
  const wordings = ['At {{pace.average}}.', 'Without a figure.'];
  expect(wordingsInTurn(wordings, 0, 'place', new Set())).toEqual(['Without a figure.']);
});
