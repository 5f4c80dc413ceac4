import { expect, test } from 'vitest';
import { mendVietnamese } from './vietnamese-slips.ts';

test.each([
  ['tuần trc chạy dc nhiu km', 'tuan truoc chay duoc bao nhieu km'],
  ['hqua mình chạy bn', 'hom qua minh chay bao nhieu'],
  ['tháng này được nhiêu km rồi', 'thang nay duoc bao nhieu km roi'],
  // Many, and not how many.
  ['dạo này chạy nhiều quá', 'dao nay chay nhieu qua'],
  ['hom nay chay ko noi', 'hom nay chay khong noi'],
  ['chạy 10 k mất bao lâu', 'chay 10 k mat bao lau'],
])('writes out what is shortened: %s', (text, written) => {
  expect(mendVietnamese(text)).toBe(written);
});

test.each(['how was my hr today', 'k thanks r we done', '跑了10 k'])(
  'leaves other languages as they are: %s',
  (text) => {
    expect(mendVietnamese(text)).toBe(text);
  },
);
