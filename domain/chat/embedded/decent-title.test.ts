import { expect, test } from 'vitest';
import { decentTitle } from './decent-title.ts';

test('a title of an activity is shown to others where it is decent', () => {
  expect(decentTitle('Killed that last interval!')).toBe('Killed that last interval!');
  expect(decentTitle('“You are a pathetic loser. Kill yourself.”')).toBeNull();
  expect(decentTitle(null)).toBeNull();
});
