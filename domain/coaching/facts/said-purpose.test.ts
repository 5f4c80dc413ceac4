import { describe, expect, test } from 'vitest';
import { saidPurposeOf, type SaidPurpose } from './said-purpose.ts';

const SAID: readonly (readonly [note: string, purpose: SaidPurpose])[] = [
  ['Easy run with Ana and the dog', 'easy'],
  ['Took it easy, legs were tired.', 'easy'],
  ['8 x 400 intervals on the track', 'intervals'],
  ['Fartlek in the park', 'intervals'],
  ['Tempo with the club', 'tempo'],
  ['My first parkrun!', 'race'],
  ['Long run. Felt good.', 'long'],
  ['犬と一緒にのんびりジョグ', 'easy'],
  ['トラックでインターバル', 'intervals'],
  ['初めてのレース、緊張した', 'race'],
  ['LSDで川沿いを', 'long'],
  ['和朋友慢跑，聊了一路', 'easy'],
  ['操场间歇', 'intervals'],
  ['今天的比赛，风很大', 'race'],
  ['田徑場間歇', 'intervals'],
  ['輕鬆跑，膝蓋沒事', 'easy'],
  ['Chạy nhẹ với bạn', 'easy'],
  ['Biến tốc trên sân', 'intervals'],
  ['Chạy dài cuối tuần', 'long'],
];

const NOT_SAID = [
  'Race tomorrow, so I stopped early',
  'Not a race, just a hilly loop',
  'Preparing for my half marathon race',
  'Windy and cold',
  'Easy run, then some intervals',
  '明日のレースに向けて',
  'インターバルではなく坂',
  '为了下周的比赛',
  '不是比赛',
  '下週比賽',
  'Chuẩn bị cho giải chạy tuần sau',
  'Không phải thi đấu',
  '',
];

describe('what a note calls a session', () => {
  test.each(SAID)('%s', (note, purpose) => {
    expect(saidPurposeOf(note)).toBe(purpose);
  });

  test.each(NOT_SAID)('is not said in: %s', (note) => {
    expect(saidPurposeOf(note)).toBeNull();
  });

  test('is nothing without a note', () => {
    expect(saidPurposeOf(null)).toBeNull();
  });
});
