import { expect, it } from 'vitest';
import { inOrder, isFoundBy } from './quick-response-order.ts';

function listed(name: string, isFavorite: boolean, usedOn: string | null) {
  return { name, isFavorite, lastUsedAt: usedOn === null ? null : new Date(usedOn) };
}

it('begins with favourites, then with those used last, then by name', () => {
  const ordered = inOrder(
    [
      listed('ん', false, null),
      listed('あ', false, null),
      listed('older', false, '2026-11-01'),
      listed('newer', false, '2026-11-20'),
      listed('favourite, never used', true, null),
      listed('favourite, used', true, '2026-10-01'),
    ],
    'ja',
  );
  expect(ordered.map(({ name }) => name)).toEqual([
    'favourite, used',
    'favourite, never used',
    'newer',
    'older',
    'あ',
    'ん',
  ]);
});

it('finds by words of name and content, whatever their case and width', () => {
  const response = { name: 'レース前日 Race Day', content: '{名前}さん、早く寝ましょう。' };
  for (const term of ['', '  ', 'レース', 'ﾚｰｽ', 'race', 'ＲＡＣＥ day', 'race 寝']) {
    expect(isFoundBy(term, response), term).toBe(true);
  }
  for (const term of ['練習', 'race 練習']) expect(isFoundBy(term, response), term).toBe(false);
});
