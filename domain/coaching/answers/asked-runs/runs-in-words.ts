import type { Language } from '../../../language.ts';
import type { AskedSpan } from '../../questions/runs/asked-span.ts';
import type { RunKind } from '../../questions/runs/kinds-of-runs.ts';
import type { NamedRuns } from '../../questions/runs/named-runs.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { monthInWords } from './day-in-words.ts';
import { mondayOf, monthsBefore } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { formatRecentDay } from '../../../measures/format-measure.ts';

type RunNames = Readonly<Record<RunKind | 'any' | 'hilly', string>>;

interface RunWords {
  one: RunNames;
  many: RunNames;
  /** As they are called where there is none. */
  none: RunNames;
  /** `[runs]` stands for their name, `[least]` for the figure. */
  least: string;
  about: string;
}

const NAMES_JA: RunNames = {
  any: 'ラン',
  hilly: '上りの多いラン',
  easy: 'ジョグ',
  long: 'ロング走',
  tempo: 'ペース走',
  intervals: 'インターバル',
  race: 'レース',
  hard: 'ポイント練習',
};
const NAMES_ZH: RunNames = {
  any: '跑步',
  hilly: '爬升多的跑步',
  easy: '轻松跑',
  long: '长距离跑',
  tempo: '节奏跑',
  intervals: '间歇跑',
  race: '比赛',
  hard: '强度课',
};
const NAMES_ZH_TW: RunNames = {
  any: '跑步',
  hilly: '爬升多的跑步',
  easy: '輕鬆跑',
  long: '長距離跑',
  tempo: '節奏跑',
  intervals: '間歇跑',
  race: '比賽',
  hard: '強度課',
};
const NAMES_VI: RunNames = {
  any: 'buổi chạy',
  hilly: 'buổi chạy nhiều dốc',
  easy: 'buổi chạy nhẹ',
  long: 'buổi chạy dài',
  tempo: 'buổi tempo',
  intervals: 'buổi biến tốc',
  race: 'giải',
  hard: 'buổi nặng',
};
const NAMES_EN: RunNames = {
  any: 'runs',
  hilly: 'hilly runs',
  easy: 'easy runs',
  long: 'long runs',
  tempo: 'tempo runs',
  intervals: 'interval sessions',
  race: 'races',
  hard: 'hard sessions',
};

const RUN_WORDS: Readonly<Record<Language, RunWords>> = {
  en: {
    one: {
      any: 'run',
      hilly: 'hilly run',
      easy: 'easy run',
      long: 'long run',
      tempo: 'tempo run',
      intervals: 'interval session',
      race: 'race',
      hard: 'hard session',
    },
    many: NAMES_EN,
    none: NAMES_EN,
    least: '[runs] of [least] or more',
    about: '[runs] of about [least]',
  },
  ja: {
    one: NAMES_JA,
    many: NAMES_JA,
    none: NAMES_JA,
    least: '[least]以上の[runs]',
    about: '約[least]の[runs]',
  },
  zh: {
    one: NAMES_ZH,
    many: NAMES_ZH,
    none: NAMES_ZH,
    least: '[least]以上的[runs]',
    about: '[least]左右的[runs]',
  },
  'zh-tw': {
    one: NAMES_ZH_TW,
    many: NAMES_ZH_TW,
    none: NAMES_ZH_TW,
    least: '[least]以上的[runs]',
    about: '[least]左右的[runs]',
  },
  vi: {
    one: { ...NAMES_VI, any: 'buổi' },
    many: NAMES_VI,
    none: {
      any: 'buổi chạy nào',
      hilly: 'buổi chạy nhiều dốc nào',
      easy: 'buổi chạy nhẹ nào',
      long: 'buổi chạy dài nào',
      tempo: 'buổi tempo nào',
      intervals: 'buổi biến tốc nào',
      race: 'giải nào',
      hard: 'buổi nặng nào',
    },
    least: '[runs] từ [least] trở lên',
    about: '[runs] khoảng [least]',
  },
};

/**
 * What the runs that are asked about are called.
 *
 * @param name what the ids of the figures begin with
 */
export function runsInWords(
  { kind, meters, isAbout, seconds, isHilly }: NamedRuns,
  name: string,
  { language, count }: { language: Language; count: 'one' | 'many' | 'none' },
): string {
  const words = RUN_WORDS[language];
  const named = words[count][kind ?? (isHilly ? 'hilly' : 'any')];
  if (meters === null && seconds === null) return named;
  const least = meters === null ? `{{${name}.leastTime}}` : `{{${name}.least}}`;
  return words[isAbout ? 'about' : 'least'].replace('[runs]', named).replace('[least]', least);
}

interface SpanWords {
  days: string;
  weeks: string;
  week: string;
  lastWeek: string;
  /** `[day]` stands for its Monday. */
  weekFrom: string;
  /** `[month]` stands for its name. */
  month: string;
}

const SPAN_WORDS: Readonly<Record<Language, SpanWords>> = {
  en: {
    days: 'in the last [days] days',
    weeks: 'in the last [weeks] weeks',
    week: 'this week',
    lastWeek: 'last week',
    weekFrom: 'in the week from [day]',
    month: 'in [month]',
  },
  ja: {
    days: '直近[days]日間',
    weeks: '直近[weeks]週間',
    week: '今週',
    lastWeek: '先週',
    weekFrom: '[day]からの週',
    month: '[month]',
  },
  zh: {
    days: '最近 [days] 天',
    weeks: '最近 [weeks] 周',
    week: '本周',
    lastWeek: '上周',
    weekFrom: '[day]那一周',
    month: '[month]',
  },
  'zh-tw': {
    days: '最近 [days] 天',
    weeks: '最近 [weeks] 週',
    week: '這週',
    lastWeek: '上週',
    weekFrom: '[day]那一週',
    month: '[month]',
  },
  vi: {
    days: 'trong [days] ngày qua',
    weeks: 'trong [weeks] tuần qua',
    week: 'trong tuần này',
    lastWeek: 'tuần trước',
    weekFrom: 'trong tuần từ [day]',
    month: 'trong [month]',
  },
};

/**
 * The time that is asked about, as it stands in a sentence.
 *
 * @param name what the ids of the figures begin with
 * @param today as `dayNumber`
 * @param isInWeeks the days are whole weeks, and known as such
 */
export function spanInWords(
  span: AskedSpan,
  name: string,
  { language, today, isInWeeks }: { language: Language; today: number; isInWeeks: boolean },
): string {
  const words = SPAN_WORDS[language];
  switch (span.kind) {
    case 'days':
      return isInWeeks
        ? words.weeks.replace('[weeks]', `{{${name}.weeks}}`)
        : words.days.replace('[days]', `{{${name}.days}}`);
    case 'week':
      if (span.weeksAgo < 2) return span.weeksAgo === 0 ? words.week : words.lastWeek;
      return words.weekFrom.replace(
        '[day]',
        formatRecentDay(mondayOf(today) - span.weeksAgo * DAYS_A_WEEK, language),
      );
    case 'month': {
      const { firstDay } = monthsBefore(today, span.monthsAgo);
      return words.month.replace('[month]', monthInWords(firstDay, language));
    }
    case 'beyond':
    case 'known':
      return words.days.replace('[days]', '{{runner.history.days}}');
  }
}

/** Distances that differ by less are the same race. */
const SAME_RACE_METERS = 100;

/** A distance and a time that are aimed at; `[distance]` and `[duration]` stand for their figures. */
const TARGETS: Readonly<Record<Language, Readonly<Record<'half' | 'marathon' | 'other', string>>>> =
  {
    en: {
      half: 'a half marathon in [duration]',
      marathon: 'a marathon in [duration]',
      other: '[distance] in [duration]',
    },
    ja: {
      half: 'ハーフを[duration]',
      marathon: 'フルマラソンを[duration]',
      other: '[distance]を[duration]',
    },
    zh: {
      half: '半马跑 [duration]',
      marathon: '全马跑 [duration]',
      other: '[distance]跑 [duration]',
    },
    'zh-tw': {
      half: '半馬跑 [duration]',
      marathon: '全馬跑 [duration]',
      other: '[distance]跑 [duration]',
    },
    vi: {
      half: 'half marathon trong [duration]',
      marathon: 'marathon trong [duration]',
      other: '[distance] trong [duration]',
    },
  };

/** @param name what the ids of the figures begin with */
export function targetInWords(meters: number | null, name: string, language: Language): string {
  const isNear = (race: number) => meters !== null && Math.abs(meters - race) <= SAME_RACE_METERS;
  const kind = isNear(HALF_MARATHON_METERS)
    ? 'half'
    : isNear(MARATHON_METERS)
      ? 'marathon'
      : 'other';
  return TARGETS[language][kind]
    .replace('[distance]', `{{${name}.distance}}`)
    .replace('[duration]', `{{${name}.duration}}`);
}
