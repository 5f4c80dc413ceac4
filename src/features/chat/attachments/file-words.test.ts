import { expect, it } from 'vitest';
import { ATTACHMENT_LIMITS } from '@tasuki/domain/chat/attachments/attachment';
import { formatBytes } from './file-words.ts';

it.each([
  [300, '1 kB'],
  [2_621_440, '2.5 MB'],
  [ATTACHMENT_LIMITS.bytes.video, '50 MB'],
  [ATTACHMENT_LIMITS.bytesKept, '5 GB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words);
});

it('writes numbers as the language does', () => {
  expect(formatBytes(2_621_440, 'vi')).toBe('2,5 MB');
});
