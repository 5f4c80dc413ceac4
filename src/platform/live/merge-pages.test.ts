import { describe, expect, it } from 'vitest';
import { mergePages } from './merge-pages.ts';

const newestFirst = (a: { day: number }, b: { day: number }) => b.day - a.day;

describe('pages as one list', () => {
  it('are in order, each row once, as the earlier page knows it', () => {
    const merged = mergePages(
      [
        [
          { id: 'c', day: 20, title: 'renamed' },
          { id: 'b', day: 19, title: null },
        ],
        [
          { id: 'c', day: 20, title: null },
          { id: 'a', day: 12, title: null },
        ],
      ],
      newestFirst,
    );
    expect(merged.map(({ id, title }) => [id, title])).toEqual([
      ['c', 'renamed'],
      ['b', null],
      ['a', null],
    ]);
  });
});
