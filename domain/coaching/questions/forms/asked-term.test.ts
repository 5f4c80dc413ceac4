import { expect, test } from 'vitest';
import { termAsked, termsCompared } from './asked-term.ts';

test.each([
  ['what’s a tempo run', 'tempo'],
  ['wtf is fartlek', 'fartlek'],
  ['what does VO2max mean', 'vo2max'],
  ['explain strides pls', 'strides'],
  ['cadence meaning?', 'cadence'],
  ['what is zone 2', 'zones'],
  ['what are hill repeats', 'hillRepeats'],
  ['what is a negative split', 'negativeSplit'],
  ['what even is a recovery run', 'recovery'],
  ['テンポ走って何ですか', 'tempo'],
  ['ビルドアップ走とは', 'progression'],
  ['最大酸素摂取量ってどういう意味？', 'vo2max'],
  ['流しって何', 'strides'],
  ['什么是法特莱克', 'fartlek'],
  ['乳酸阈值是什么意思', 'threshold'],
  ['間歇跑是什麼', 'intervals'],
  ['漸速跑是什麼', 'progression'],
  ['快步跑是什麼', 'strides'],
  ['恢复跑到底是啥', 'recovery'],
  ['tempo là gì', 'tempo'],
  ['chạy biến tốc là sao', 'intervals'],
  ['guong chan la gi', 'cadence'],
] as const)('%s', (text, term) => {
  expect(termAsked(text)).toBe(term);
});

test.each([
  'what is my cadence',
  'what is the pace for my tempo run',
  'what pace was my tempo',
  'what are intervals for me this week',
  'what should my easy pace be',
  '今日のピッチって何歩？',
  '坂ダッシュって意味ある？',
  '今天的配速是多少',
  '今天步频是什么水平',
  'pace hôm nay là bao nhiêu',
])('what asks for a figure or advice asks for no meaning: %s', (text) => {
  expect(termAsked(text)).toBeNull();
});

test.each([
  ['difference between tempo and threshold?', ['tempo', 'threshold']],
  ['explain intervals vs tempo', ['intervals', 'tempo']],
  ['閾値走とテンポ走の違いは？', ['threshold', 'tempo']],
  ['节奏跑和间歇跑区别', ['tempo', 'intervals']],
  ['節奏跑和間歇跑差在哪', ['tempo', 'intervals']],
  ['tempo với interval khác gì nhau', ['tempo', 'intervals']],
] as const)('of two words both are meant: %s', (text, terms) => {
  expect(termsCompared(text)).toEqual(terms);
});

test.each([
  'difference between my tempo and my intervals',
  'what is a tempo run',
  'can I do different tempo runs',
  '今日のテンポ走とインターバルの違い',
])('no two words are compared: %s', (text) => {
  expect(termsCompared(text)).toBeNull();
});
