import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../measures/calendar-day.ts';
import { asksOfEarlierRun } from './earlier-run.ts';
import { asksOfOtherSport } from './other-sport.ts';
import { readRaceAhead } from './race-ahead.ts';
import { isSideStitch } from '../../safety/complaints/side-stitch.ts';
import { asksForSomebodyElse } from './somebody-else.ts';

/** Saturday, 21 November 2026. */
const TODAY = dayNumber(new Date('2026-11-21T12:00:00Z'), 0);

describe('somebody else', () => {
  test.each([
    'can my dad do intervals at 70?',
    '妻は週何回走ればいい？',
    '我朋友一周跑多少合适',
    'vợ mình nên chạy bao lâu',
  ])('is asked for: %s', (text) => {
    expect(asksForSomebodyElse(text)).toBe(true);
  });

  test.each([
    'should i run with my wife tomorrow',
    'my mate says my cadence is low, is it',
    '友達に遅いと言われた。ペースは？',
    '我跟朋友一起跑的 配速怎么样',
    'ran with my dog, how was the pace',
    'chạy cùng vợ thì nên chạy pace nào',
  ])('is only spoken of: %s', (text) => {
    expect(asksForSomebodyElse(text)).toBe(false);
  });
});

describe('another sport', () => {
  test.each([
    'how long was my ride',
    '先週は何キロ自転車に乗った？',
    '游了多少米',
    'đạp xe bao nhiêu km',
  ])('its figures: %s', (text) => {
    expect(asksOfOtherSport(text)).toBe(true);
  });

  test.each([
    'can i swim instead tomorrow',
    'should i cycle before my long run',
    '自転車で代わりに練習してもいい？',
    'how far did i run',
  ])('no figures of it: %s', (text) => {
    expect(asksOfOtherSport(text)).toBe(false);
  });
});

test.each([
  ['how far was the previous run', true],
  ['前回のペースは？', true],
  ['上一次跑了几公里', true],
  ['was i faster than on the previous run', false],
  ['前回より速かった？ペースは', false],
  ['跟上一次比配速怎么样', false],
])('the run before: %s', (text, isAsked) => {
  expect(asksOfEarlierRun(text)).toBe(isAsked);
});

describe('a race ahead', () => {
  test.each([
    ['is 4 months enough for a marathon', 'marathon', 17],
    ['marathon in 4 or 5 months, realistic?', 'marathon', 17],
    ['half in ten weeks, can i make it?', 'half', 10],
    ['5か月後のフル、間に合う？', 'marathon', 21],
    ['三个月后半马来得及吗', 'half', 13],
    ['四個月後全馬來得及嗎', 'marathon', 17],
    ['4 tháng nữa chạy marathon có kịp không', 'marathon', 17],
    ['tháng 4 chạy half có kịp không', 'half', 18],
    ['half in april doable?', 'half', 18],
  ] as const)('%s', (text, distance, weeks) => {
    expect(readRaceAhead(text, TODAY)).toMatchObject({ distance, weeks });
  });

  test.each([
    'my marathon is in 2 weeks, can i still train',
    'can i run a marathon in 4 hours',
    'i ran a marathon 5 months ago, can i race again',
    'make me a plan for a marathon in 5 months',
    'what pace for the half in 10 weeks',
    'サブ4は4か月で可能？',
  ])('nothing of the kind: %s', (text) => {
    expect(readRaceAhead(text, TODAY)).toBeNull();
  });
});

test.each([
  ['what causes a side stitch', true],
  ['脇腹が痛い', false],
  ['走ると脇腹が痛い', true],
  ['i had stitches out from surgery', false],
  ['stitch and chest pain while running', false],
])('a stitch: %s', (text, isOne) => {
  expect(isSideStitch(text)).toBe(isOne);
});
