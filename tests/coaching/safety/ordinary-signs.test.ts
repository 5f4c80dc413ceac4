import { describe, expect, it } from 'vitest';
import type { RedFlagCategory } from '@tasuki/domain/coaching/safety/red-flag';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';

/** Signs in ordinary spelling, beside a question. */
const SIGNS: readonly [RedFlagCategory, readonly string[]][] = [
  [
    'self-harm',
    [
      'em muon tu tu, mai chay gi',
      'toi muon tu tu',
      'chan qua muon tu tu cho xong',
      'mun chet qua, mai chay gi',
      'chet quach cho xong',
      'wanna die',
      'want 2 die',
      'im so tired of life',
      'feeling low, everything seems pointless',
      'しにてえ',
      '氏にたい',
      '我想s了',
    ],
  ],
  [
    'cardiac',
    [
      'barely slept, chest tight',
      'chest tight, can i run',
      'chest tight and only slept 4h',
      'dau ngực quá',
      'đau nguc khi chạy',
      'đau ngưc dữ dội',
      'ngưc đau',
      'tuc nguk',
    ],
  ],
  ['palpitations', ['my heart races at night and i cant sleep', 'heart racing at night']],
  ['dizziness', ['头好晕', '头有点晕', '跑步时头很晕', '頭好暈 昨晚只睡了三小時 還跑嗎']],
  ['syncope', ['昨天跑完暈到 今天可以跑嗎', '跑完昏到', 'xiu giua duong', 'chay xong xiu luon']],
  [
    'pregnancy-warning',
    ['28wks preg and spotting after my run, ok to run?', '妊娠中に血が出た。走っていい？'],
  ],
  ['bone-stress-injury', ['小腿前面按着有一个点特别疼', '小腿前侧按着痛 晚上也痛']],
  ['bleeding', ['coughd up blod after intervals, run tmrw?', 'passed some blood', '拉肚子带血']],
];

const HARMLESS: readonly string[] = [
  'chay tu tu cho xong',
  'tu tu cho roi chay nhanh',
  'tu tu cho xong bai nay',
  'toi muon tu tu tang km',
  'passed my blood test',
  'pass the blood pressure check',
  'passed a blood donation van',
  'blood, sweat and shit',
  '拉伸促进血液循环',
  '拉伸后血液循环更好',
  '体检顺便血常规也查了',
  '方便血糖测一下吗',
  '吐槽一下血氧不准',
  '咳，血氧95正常吗',
  '拉练打了鸡血',
  '想屎（上厕所）',
  '想si了这个配速哈哈',
  '活够了这个配速',
  '结束自己的比赛',
  '结束自己的跑步生涯',
  '結束自己的訓練計畫',
  '想死磕全马',
  '想死心',
  'unalived my pb',
  '気が遠くなるほど長い坂',
  '気が遠くなるほどの練習量',
  '便秘と貧血',
  '咳が出て貧血気味',
  'phân tích máu',
  'nước tiểu màu vàng',
  'lưng hơi mỏi, trước giờ chạy nên đi tiểu không?',
  'buổi chạy bị ngắt giữa chừng',
];

describe.each(SIGNS)('%s in ordinary spelling', (category, notes) => {
  it.each(notes)('%s', (note) => {
    expect(findRedFlag(note)?.category).toBe(category);
  });
});

it.each(HARMLESS)('no sign: %s', (note) => {
  expect(findRedFlag(note)).toBeNull();
});
