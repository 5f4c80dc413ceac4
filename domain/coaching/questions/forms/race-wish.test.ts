import { expect, test } from 'vitest';
import { readRaceWish } from './race-wish.ts';

const time = (hours: number, minutes: number, seconds = 0) => hours * 3600 + minutes * 60 + seconds;

test.each([
  ['Can I run a half in 1:42?', 'half', time(1, 42)],
  ['could i do 1:42:30 for a half marathon', 'half', time(1, 42, 30)],
  ['reckon sub 2 half is doable', 'half', time(2, 0)],
  ['is a two hour half realistic? half in two hours possible', 'half', time(2, 0)],
  ['can i break 50 for the 10k', '10000', time(0, 50)],
  ['sub 20 5k possible?', '5000', time(0, 20)],
  ['can i run 10k in 47:30', '10000', time(0, 47, 30)],
  ['can i go under 1:05 for 10k', '10000', time(1, 5)],
  ['sub 4 marathon doable?', 'marathon', time(4, 0)],
  ['3:30 marathon, am i capable', 'marathon', time(3, 30)],
  ['サブ4いけますか', 'marathon', time(4, 0)],
  ['ハーフ1時間45分切れる？', 'half', time(1, 45)],
  ['ハーフ2時間半は無理？', 'half', time(2, 30)],
  ['10キロ50分切れますかね', '10000', time(0, 50)],
  ['半马能跑进145吗', 'half', time(1, 45)],
  ['半马1小时45能行不', 'half', time(1, 45)],
  ['全马破4有希望吗', 'marathon', time(4, 0)],
  ['全馬330有機會嗎', 'marathon', time(3, 30)],
  ['10公里50分钟能跑进吗', '10000', time(0, 50)],
  ['half 1h50 duoc ko', 'half', time(1, 50)],
  ['mình chạy half dưới 2 tiếng nổi không', 'half', time(2, 0)],
  ['10k dưới 50 phút có khả thi không', '10000', time(0, 50)],
] as const)('a wish is read: %s', (text, distance, seconds) => {
  expect(readRaceWish(text)).toEqual({ distance, seconds });
});

test.each([
  'what pace do I need for a 1:42 half',
  'I ran a half in 1:42 yesterday',
  'can I run a half in 6 weeks?',
  'what could I run for a half',
  'make me a plan for a sub 4 marathon',
  'can I run 10 km tomorrow',
  'ハーフを何分で走れる？',
  'サブ4の練習メニューは？',
  '半马配速540能跑吗',
  '全马要练多久',
  'chạy half pace bao nhiêu',
])('other questions of a race are none: %s', (text) => {
  expect(readRaceWish(text)).toBeNull();
});
