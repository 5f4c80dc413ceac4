import { expect, it } from 'vitest';
import { releasesToForget } from './releases-to-forget.ts';

it('keeps the current release and the one before, and what is no release', () => {
  const names = [
    'tasuki-release-a',
    'tasuki-kept-language',
    'tasuki-release-b',
    'tasuki-release-c',
  ];
  expect(releasesToForget(names, 'tasuki-release-c')).toEqual(['tasuki-release-a']);
  expect(releasesToForget(names.slice(2), 'tasuki-release-c')).toEqual([]);
  // A release that was taken back is current again.
  expect(releasesToForget(names, 'tasuki-release-a')).toEqual(['tasuki-release-b']);
});
