import { expect, it } from 'vitest';
import { attributionParts } from './attribution-parts.ts';

it('reads words and links of what a style says', () => {
  const html =
    '&copy; <a class="x" href="https://tiles.example/about?a=1&amp;b=2" target="_blank">Tiles <b>Ltd.</b></a> | Data by all';
  expect(attributionParts(html)).toEqual([
    { words: '© ', address: null },
    { words: 'Tiles Ltd.', address: 'https://tiles.example/about?a=1&b=2' },
    { words: ' | Data by all', address: null },
  ]);
  expect(attributionParts('')).toEqual([]);
});

it('takes no link that runs something, and no element', () => {
  expect(attributionParts('<a href="javascript:alert(1)">Tiles</a><img src=x onerror=y>')).toEqual([
    { words: 'Tiles', address: null },
  ]);
});
