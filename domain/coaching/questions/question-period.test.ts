import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../measures/calendar-day.ts';
import { readPeriod, type AskedPeriod } from './question-period.ts';

/** Saturday, 21 November 2026. */
const TODAY = dayNumber(new Date('2026-11-21T12:00:00Z'), 0);

const day = (daysAgo: number): AskedPeriod => ({ kind: 'day', daysAgo, isYesterday: false });
const month = (monthsAgo: number): AskedPeriod => ({ kind: 'month', monthsAgo });

describe('a time in the past is read from a question', () => {
  test.each<[string, AskedPeriod]>([
    ['how far did I go on Thursday', day(2)],
    ['what was my pace on tues', day(4)],
    ['HR last Sunday?', day(6)],
    ['pace of sunday last week', day(6)],
    ['did i run on Tuesday last week', day(11)],
    ['木曜は何キロ走った？', day(2)],
    ['先週の火曜のペース', day(11)],
    ['周四跑了多远', day(2)],
    ['上週日的心率', day(6)],
    ['禮拜二跑多遠', day(4)],
    ['thứ năm chạy mấy km', day(2)],
    ['chu nhat chay bao nhieu', day(6)],
    ['did I run yesterday', { kind: 'day', daysAgo: 1, isYesterday: true }],
    ['昨日走った？', { kind: 'day', daysAgo: 1, isYesterday: true }],
    ['前天跑了多少', day(2)],
    ['How many km did I run in October?', month(1)],
    ['miles in november', month(0)],
    ['12月の距離', month(11)],
    ['九月份跑量', month(2)],
    ['十一月跑量', month(0)],
    ['tổng km tháng 10', month(1)],
    ['how much last month', month(1)],
    ['這個月累積多少', month(0)],
    ['am I running more than last week', { kind: 'weeks' }],
    ['先週と比べて？', { kind: 'weeks' }],
    ['how many km since monday', { kind: 'week' }],
    ['月曜から何キロ走った', { kind: 'week' }],
    ['tổng km từ thứ 2 tới giờ', { kind: 'week' }],
    ['so với tuần trước thì sao', { kind: 'weeks' }],
    ['last months mileage', month(1)],
    ['what did i do on thursday', day(2)],
    ['how fast was I on Saturday', day(0)],
    ['i was fine on monday but why was friday slow', day(1)],
    ['why was friday slow when monday was fine', day(1)],
    ['月曜は良かったのに金曜はなんで遅かったの', day(1)],
    ['周一还行周五怎么这么慢', day(1)],
    ['週一還行，週五怎麼這麼慢', day(1)],
    ['thứ hai ổn mà sao thứ sáu chậm thế', day(1)],
    ['was sunday faster than tuesday', { kind: 'days', daysAgo: [6, 4] }],
    ['how many km in november 2024', month(24)],
    ['total distance october 2025', month(13)],
    ['mileage in Oct. 2026', month(1)],
    ['km in december last year', month(11)],
    ['how far in march of this year', month(8)],
    ['tổng km tháng 10/2024', month(25)],
    ['tháng 3 năm nay chạy bao nhiêu', month(8)],
    ['tháng 12 năm ngoái chạy bao nhiêu km', month(11)],
    ['2024年11月の走行距離', month(24)],
    ['去年の11月は何キロ走った', month(12)],
    ['2025年10月跑了多少', month(13)],
    ['去年十二月的跑量', month(11)],
    ['今年三月跑量', month(8)],
    ['october 2025 vs october 2026 mileage', { kind: 'months', monthsAgo: [1, 13] }],
    ['how far did I run in december 2026', { kind: 'unread' }],
    ['total distance in 2025', { kind: 'year' }],
    ['total this year', { kind: 'year' }],
    ['今年总里程', { kind: 'year' }],
  ])('%s', (text, period) => {
    expect(readPeriod(text, TODAY)).toEqual(period);
  });

  test.each([
    'what should I run on Thursday',
    'race on sunday, how do I pace it',
    '木曜のメニューは？',
    '周四安排什么',
    'thứ năm nên tập gì',
    'how far was it today',
    'run in the sun',
    'km thứ 3 pace mấy',
    'how was last week',
    'may I run',
    '',
  ])('and not from %j', (text) => {
    expect(readPeriod(text, TODAY)).toBeNull();
  });
});

describe('a time that cannot be looked up is not taken for another', () => {
  test.each<[string, AskedPeriod]>([
    ['how far did I run three weeks ago', { kind: 'unread' }],
    ['how was my mileage back in spring', { kind: 'unread' }],
    ['3週間前は何キロ走った', { kind: 'unread' }],
    ['上上周跑了多少', { kind: 'unread' }],
    ['ba tuần trước chạy bao nhiêu', { kind: 'unread' }],
    ['distance two months ago', month(2)],
    ['先々月は何キロ', month(2)],
    ['三个月前跑了多少', month(3)],
    ['mileage in 2021', { kind: 'year' }],
    ['2年前は何キロ走ってた', { kind: 'year' }],
    ['前年我跑了多少', { kind: 'year' }],
  ])('%s', (question, period) => {
    expect(readPeriod(question, TODAY)).toEqual(period);
  });
});
