import { expect, test } from 'vitest';
import { readRaceWishes } from './race-wish.ts';

const time = (hours: number, minutes: number, seconds = 0) => hours * 3600 + minutes * 60 + seconds;

test.each([
  ['Can I run a half in 1:42?', 'half', time(1, 42)],
  ['could i do 1:42:30 for a half marathon', 'half', time(1, 42, 30)],
  ['reckon sub 2 half is doable', 'half', time(2, 0)],
  ['is a two hour half realistic? half in two hours possible', 'half', time(2, 0)],
  ['can i break 50 for the 10k', '10000', time(0, 50)],
  ['sub 20 5k possible?', '5000', time(0, 20)],
  ['can i run 10k in 47:30', '10000', time(0, 47, 30)],
  ['can i run 10k in 45', '10000', time(0, 45)],
  ['can i go under 1:05 for 10k', '10000', time(1, 5)],
  ['can i do 10k in an hour', '10000', time(1, 0)],
  ['10k at 4:30/km possible?', '10000', time(0, 45)],
  ['sub 4 marathon doable?', 'marathon', time(4, 0)],
  ['3:30 marathon, am i capable', 'marathon', time(3, 30)],
  ['サブ4いけますか', 'marathon', time(4, 0)],
  ['サブ3.5いけますか', 'marathon', time(3, 30)],
  ['サブスリーできる？', 'marathon', time(3, 0)],
  ['サブフォーいけそう', 'marathon', time(4, 0)],
  ['キロ4でハーフいける？', 'half', time(1, 24, 23)],
  ['ハーフ1時間45分切れる？', 'half', time(1, 45)],
  ['ハーフ2時間半は無理？', 'half', time(2, 30)],
  ['10キロ50分切れますかね', '10000', time(0, 50)],
  ['半马能跑进145吗', 'half', time(1, 45)],
  ['半马能跑进一小时四十分吗', 'half', time(1, 40)],
  ['半马进两小时', 'half', time(2, 0)],
  ['半马1小时45能行不', 'half', time(1, 45)],
  ['半马破二', 'half', time(2, 0)],
  ['全马破四', 'marathon', time(4, 0)],
  ['破四可以吗', 'marathon', time(4, 0)],
  ['全马破4有希望吗', 'marathon', time(4, 0)],
  ['全馬破四可以嗎', 'marathon', time(4, 0)],
  ['全馬330有機會嗎', 'marathon', time(3, 30)],
  ['10公里50分钟能跑进吗', '10000', time(0, 50)],
  ['half 1h50 duoc ko', 'half', time(1, 50)],
  ['mình chạy half dưới 2 tiếng nổi không', 'half', time(2, 0)],
  ['10k dưới 50 phút có khả thi không', '10000', time(0, 50)],
] as const)('a wish is read: %s', (text, distance, seconds) => {
  expect(readRaceWishes(text)).toEqual([{ distance, seconds, isLater: false }]);
});

test.each([
  ['sub 40 10k by spring doable?', '10000', time(0, 40)],
  ['can i run a marathon in 4 hours in 3 months', 'marathon', time(4, 0)],
  ['half under 2 hours if i train 3 months, possible?', 'half', time(2, 0)],
  ['3ヶ月練習したらサブ4いける？', 'marathon', time(4, 0)],
  ['春までにハーフ1時間40分切れる？', 'half', time(1, 40)],
  ['明年全马破四有希望吗', 'marathon', time(4, 0)],
  ['練三個月半馬能破二嗎', 'half', time(2, 0)],
  ['3 thang nua chay half duoi 2 tieng duoc khong', 'half', time(2, 0)],
] as const)('a wish of a later day is read: %s', (text, distance, seconds) => {
  expect(readRaceWishes(text)).toEqual([{ distance, seconds, isLater: true }]);
});

test.each([
  [
    'can i run 10k in 45 or half in 1:35',
    [
      ['10000', time(0, 45)],
      ['half', time(1, 35)],
    ],
  ],
  [
    'half in 1h40 or 1h35 possible?',
    [
      ['half', time(1, 40)],
      ['half', time(1, 35)],
    ],
  ],
  [
    '10キロ45分、ハーフ1時間35分いける？',
    [
      ['10000', time(0, 45)],
      ['half', time(1, 35)],
    ],
  ],
] as const)('two wishes are both read: %s', (text, wished) => {
  const read = readRaceWishes(text).map(({ distance, seconds }) => [distance, seconds]);
  expect(read).toEqual(wished);
});

test.each([
  'what pace do I need for a 1:42 half',
  'I ran a half in 1:42 yesterday',
  'can I run a half in 6 weeks?',
  'what could I run for a half',
  'make me a plan for a sub 4 marathon',
  'can I run 10 km tomorrow',
  'can i run a 10k in 30 degrees heat?',
  'can i run a marathon in 3 more weeks',
  'can i run 5k in 20 hilly km',
  'can i do a marathon under 3 runs a week',
  'marathon in 6 or 7 months possible?',
  'can i be ready for a marathon in 4 or 5 months?',
  'can i do a marathon 3h after eating',
  'can i run a half 2 hours after lunch',
  'my heart rate hits 1:42, can i run a half',
  'can i run a half on 4 hours of sleep?',
  'race starts at 1:30, can i run a half then?',
  'ハーフを何分で走れる？',
  'サブ4の練習メニューは？',
  'ハーフの2時間前にご飯食べても大丈夫？',
  'ハーフを2時間後に走れる？',
  'ハーフのスタートは1:30だけど走れる？',
  '气温30度能跑10公里吗',
  '半马配速540能跑吗',
  '全马要练多久',
  '马拉松前3小时可以吃饭吗',
  '半马两小时后能跑吗',
  '馬拉松前3小時可以吃飯嗎',
  'chạy half pace bao nhiêu',
  'truoc half 2 tieng an duoc khong',
  'trời 30 độ chạy 10k được không',
])('other questions of a race are none: %s', (text) => {
  expect(readRaceWishes(text)).toEqual([]);
});
