import type { SeededRandom } from '../recordings/seeded-random.ts';
import type { AthleteTraining } from './sandbox-athletes.ts';

/** The purposes of sessions, as runners name them. */
export const SESSION_KINDS = [
  'easy',
  'recovery',
  'long',
  'progression',
  'intervals',
  'tempo',
  'hills',
  'race',
  'town',
  'treadmill',
  'walk',
  'ride',
] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** Titles as runners write them; the provider's own where they write none. */
const TITLES: Readonly<
  Record<AthleteTraining['language'], Readonly<Record<SessionKind, readonly string[]>>>
> = {
  en: {
    easy: ['Easy run', 'Easy along the river', 'Legs okay'],
    recovery: ['Recovery', 'Shake-out'],
    long: ['Long run', 'Sunday long run', 'Long & slow <with "friends">'],
    progression: ['Progression'],
    intervals: ['1 km reps', 'Track night 🔥'],
    tempo: ['Tempo', 'Threshold'],
    hills: ['Hill repeats'],
    race: ['Race day', 'Race! 🎉'],
    town: ['Errands on foot'],
    treadmill: ['Treadmill'],
    walk: ['Walk'],
    ride: ['Easy spin'],
  },
  ja: {
    easy: ['朝ジョグ', '多摩川ジョグ', 'ゆるジョグ'],
    recovery: ['疲労抜きジョグ', 'つなぎのジョグ'],
    long: ['ロング走', '日曜ロング走'],
    progression: ['ビルドアップ走'],
    intervals: ['インターバル 1000m', 'ポイント練（トラック）'],
    tempo: ['閾値走', 'ペース走'],
    hills: ['坂ダッシュ'],
    race: ['レース本番！', '大会🎽'],
    town: ['街ラン'],
    treadmill: ['ジムでトレッドミル'],
    walk: ['散歩'],
    ride: ['軽くサイクリング'],
  },
  vi: {
    easy: ['Chạy nhẹ buổi sáng', 'Chạy thả lỏng ven sông'],
    recovery: ['Chạy phục hồi'],
    long: ['Chạy dài cuối tuần', 'Chạy dài Chủ nhật'],
    progression: ['Chạy tăng tốc dần'],
    intervals: ['Biến tốc 1000m', 'Chạy lặp ở sân vận động'],
    tempo: ['Chạy ngưỡng', 'Chạy tempo'],
    hills: ['Chạy dốc'],
    race: ['Ngày thi đấu!', 'Giải chạy 🎉'],
    town: ['Chạy quanh phố'],
    treadmill: ['Chạy máy'],
    walk: ['Đi bộ'],
    ride: ['Đạp xe nhẹ'],
  },
  'zh-tw': {
    easy: ['輕鬆跑', '河濱輕鬆跑'],
    recovery: ['恢復跑'],
    long: ['長距離', '週日 LSD'],
    progression: ['漸速跑'],
    intervals: ['間歇 1000m', '操場間歇'],
    tempo: ['節奏跑', '乳酸閾值跑'],
    hills: ['上坡反覆跑'],
    race: ['比賽日！'],
    town: ['市區慢跑'],
    treadmill: ['跑步機'],
    walk: ['散步'],
    ride: ['輕鬆騎車'],
  },
};

/** Many never name a run: then it is called by the time of day, in English. */
const UNNAMED_SHARE = 0.3;

/**
 * How a runner calls a session.
 *
 * @param minuteOfDay at which it began, local
 */
export function sessionTitle(
  language: AthleteTraining['language'],
  kind: SessionKind,
  minuteOfDay: number,
  random: SeededRandom,
): string {
  if (random.uniform() < UNNAMED_SHARE) {
    return `${partOfDay(minuteOfDay)} ${kind === 'ride' ? 'Ride' : kind === 'walk' ? 'Walk' : 'Run'}`;
  }
  const titles = TITLES[language][kind];
  const title = titles[Math.floor(random.uniform() * titles.length)];
  if (title === undefined) throw new Error(`There is no title for ${kind}`);
  return title;
}

function partOfDay(minuteOfDay: number): string {
  if (minuteOfDay < 11 * 60) return 'Morning';
  if (minuteOfDay < 14 * 60) return 'Lunch';
  if (minuteOfDay < 18 * 60) return 'Afternoon';
  return 'Evening';
}
