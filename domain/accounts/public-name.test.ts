import { expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { publicNameOf } from './public-name.ts';

const NAMES = { firstName: '花子', lastName: '佐藤' };

it.each<[string | null | undefined, Language, string]>([
  [null, 'ja', '佐藤 花子'],
  [undefined, 'en', '花子 佐藤'],
  ['', 'ja', '佐藤 花子'],
  ['  ', 'ja', '佐藤 花子'],
  ['はなちゃん', 'ja', 'はなちゃん'],
  [' Hana ', 'en', 'Hana'],
])('chosen %j in %s is shown as %s', (displayName, language, shown) => {
  expect(publicNameOf({ ...NAMES, displayName, language })).toBe(shown);
});
