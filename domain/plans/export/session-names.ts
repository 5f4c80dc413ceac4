import type { Language } from '../../language.ts';
import type { PlanSessionKind } from '../training-plan.ts';

/**
 * Names of sessions where no screen loads its texts, such as calendars. The same as `plan:kind` in
 * `locales/`.
 */
export const SESSION_NAMES: Readonly<Record<Language, Readonly<Record<PlanSessionKind, string>>>> =
  {
    en: {
      recovery: 'Recovery run',
      easy: 'Easy run',
      strides: 'Easy with strides',
      'run-walk': 'Run and walk',
      long: 'Long run',
      'long-pace': 'Long run with race pace',
      hills: 'Hill repeats',
      tempo: 'Tempo run',
      intervals: 'Intervals',
      repetitions: 'Fast 200s',
      'marathon-pace': 'Marathon pace',
      test: 'Test run',
      race: 'Race',
    },
    ja: {
      recovery: '回復ジョグ',
      easy: 'ジョグ',
      strides: 'ジョグ＋流し',
      'run-walk': 'ラン＆ウォーク',
      long: 'ロング走',
      'long-pace': 'ロング走＋レースペース',
      hills: '坂道インターバル',
      tempo: 'テンポ走',
      intervals: 'インターバル',
      repetitions: '200 mレペティション',
      'marathon-pace': 'マラソンペース走',
      test: 'タイムトライアル',
      race: 'レース',
    },
    zh: {
      recovery: '恢复跑',
      easy: '轻松跑',
      strides: '轻松跑＋加速跑',
      'run-walk': '跑走结合',
      long: '长距离跑',
      'long-pace': '长距离跑含比赛配速',
      hills: '坡道间歇',
      tempo: '节奏跑',
      intervals: '间歇跑',
      repetitions: '200 米重复跑',
      'marathon-pace': '马拉松配速跑',
      test: '测试跑',
      race: '比赛',
    },
    'zh-tw': {
      recovery: '恢復跑',
      easy: '輕鬆跑',
      strides: '輕鬆跑＋加速跑',
      'run-walk': '跑走交替',
      long: '長距離跑',
      'long-pace': '長距離跑含比賽配速',
      hills: '坡道間歇',
      tempo: '節奏跑',
      intervals: '間歇跑',
      repetitions: '200 公尺重複跑',
      'marathon-pace': '馬拉松配速跑',
      test: '測驗跑',
      race: '比賽',
    },
    vi: {
      recovery: 'Chạy hồi phục',
      easy: 'Chạy nhẹ',
      strides: 'Chạy nhẹ + strides',
      'run-walk': 'Chạy xen đi bộ',
      long: 'Chạy dài',
      'long-pace': 'Chạy dài có pace thi đấu',
      hills: 'Chạy dốc',
      tempo: 'Chạy tempo',
      intervals: 'Chạy biến tốc',
      repetitions: 'Rep 200 m nhanh',
      'marathon-pace': 'Pace marathon',
      test: 'Chạy test',
      race: 'Thi đấu',
    },
  };

/**
 * Of a long run with race pace: how long the part is that its pace belongs to. The same as
 * `plan:session.part` in `locales/`.
 */
export const SESSION_PARTS: Readonly<Record<Language, string>> = {
  en: '{{length}} at {{target}}',
  ja: 'うち{{length}}を{{target}}で',
  zh: '其中 {{length}}：{{target}}',
  'zh-tw': '其中 {{length}}：{{target}}',
  vi: 'trong đó {{length}} ở {{target}}',
};
