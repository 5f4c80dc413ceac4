import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { mergeActivityPages } from './merge-activity-pages.ts';

const on = (day: number, id: string, title: string | null = null) =>
  exampleActivityRow({ id, title, startedAt: new Date(Date.UTC(2026, 10, day)) });

describe('pages as one list', () => {
  it('are newest first, each row once, as the earlier page knows it', () => {
    const merged = mergeActivityPages([
      [on(20, 'c', 'renamed'), on(19, 'b')],
      [on(20, 'c'), on(12, 'a')],
    ]);
    expect(merged.map(({ id, title }) => [id, title])).toEqual([
      ['c', 'renamed'],
      ['b', null],
      ['a', null],
    ]);
  });

  it('order rows of one moment as the database does', () => {
    expect(mergeActivityPages([[on(5, 'a'), on(5, 'b')]]).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
