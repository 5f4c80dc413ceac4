import { readPeriod } from '../question-period.ts';

/** What is asked of one run that its row does not hold. */
export type AskedOfRecording =
  /** In which zone a heart rate lies that the question names, and whether it is easy. */
  | { ask: 'zoneOf'; beatsPerMinute: number }
  /** The first or last kilometres of a run, several of them. */
  | { ask: 'part'; end: 'first' | 'last'; kilometers: number }
  /** All kilometres or repetitions of a run, one by one. */
  | { ask: 'splits' }
  /** One half of a run beside the other. */
  | { ask: 'halves' }
  /** How warm it was at a run, or whether it rained or blew. */
  | { ask: 'conditions'; what: 'temperature' | 'sky' }
  /** At what time of day a run began; `daysAgo` null = the newest one. */
  | { ask: 'startTime'; daysAgo: number | null };

/** What a message says: in each spelling that the patterns know, and whether one of them says something. */
export interface SaidOfRecording {
  text: string;
  readings: readonly string[];
  is: (said: RegExp) => boolean;
  /** As `dayNumber`, on the runner's clock. */
  today: number;
}

/** Heart rates that a runner may have while running. */
const BEATS =
  /(?<![\d:.,/])(9\d|1\d\d|20\d)(?![\d:.,/]*\d)(?! ?(?:k|km|m|キロ|公里|米|分|歳|天|日|cay|cm|w|watts?|spm|步|歩)(?![a-z]))/;
const HEART =
  /\bheart ?rates?\b|\bhr\b|\bpulse\b|(?<![a-z])bpm\b|心拍|脈|心率|心跳|\b(?:nhip )?tim\b|\bnhip\b/;
/** Asks where it lies: its zone, or whether it is easy or too much. */
const ASKS_ZONE = /\bzones?\b|\bz\d?\b|ゾーン|区间?|\bvung\b/;
const ASKS_WHETHER_EASY =
  /\b(?:still|really|actually|too|is (?:that|it|this)|that|does (?:that|it) count|count\w*)\b.{0,24}\b(?:easy|high|low|aerobic|fine|ok(?:ay)?|normal|hard|much|bad)\b|\b(?:bad|ok(?:ay)?|normal|high|too high)\b.{0,16}\bfor (?:me|an?|my)\b|楽|イージー|有酸素|高すぎ|高い(?:です|の|ん|\?|？)|ふつう|普通|大丈夫|(?:算|还算|是不是|属于|叫).{0,6}(?:轻松|有氧|easy|高|正常)|[太偏]高|正常(?:吗|么|不)|(?:co phai|co con|la|tinh la|coi la)? ?\b(?:nhe|easy|aerobic)\b.{0,8}\b(?:khong|ko|k|a|chua)\b|\bcao qua\b|\bqua cao\b|\b(?:binh thuong|on) (?:khong|ko|k)\b/;
/** Another figure than that of a run, or the reason for it. */
const OF_ANOTHER =
  /\bmax\w*\b|\bresting\b|\bat rest\b|\bmorning (?:hr|heart|pulse)|\bthreshold\b|\blthr\b|\b(?:why|how come)\b|最大|安静|起床|閾値|なぜ|なんで|どうして|静息|晨脉|早晨|阈值|乳酸|为什么|为啥|怎么(?:这么|那么)|\b(?:toi da|luc nghi|nghi ngoi|nguong|tai sao|vi sao)\b/;

/** A heart rate by its number; what is set beside it is another one. */
export function readZoneOf({ is, readings }: SaidOfRecording): AskedOfRecording | null {
  if (!is(HEART) || is(OF_ANOTHER) || !(is(ASKS_ZONE) || is(ASKS_WHETHER_EASY))) return null;
  const named = readings
    .map((words) => [...words.matchAll(new RegExp(BEATS, 'g'))].map(([, beats]) => Number(beats)))
    .find((beats) => beats.length > 0);
  const [beatsPerMinute] = new Set(named ?? []);
  return beatsPerMinute === undefined || new Set(named).size > 1
    ? null
    : { ask: 'zoneOf', beatsPerMinute };
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  few: 3,
  couple: 2,
  'couple of': 2,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  几: 3,
  数: 3,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
  may: 3,
};
const NUMBER = `([2-9]|1\\d|2[01]|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const KILOMETERS = '(?:k|km|kms|kilomet\\w+|キロ|公里|千米|cay(?: so)?)(?![a-z])';
const MILES = '(?:mi|miles?|マイル|英里|dam)(?![a-z])';
const UNITS: readonly (readonly [kilometers: number, unit: string])[] = [
  [1, KILOMETERS],
  [1.609_344, MILES],
];
const ENDS: readonly (readonly [end: 'first' | 'last', before: string, behind: string])[] = [
  [
    'last',
    '(?:\\b(?:last|final)|最後の?|ラストの?|終盤の?|残り|最后的?|后|末)',
    '(?:cuoi(?: cung)?)\\b',
  ],
  [
    'first',
    '(?:\\b(?:first|opening)|最初の?|出だしの?|入りの?|序盤の?|前|头|开头|最初的?|起步)',
    '(?:dau(?: tien)?)\\b',
  ],
];
const PARTS = ENDS.flatMap(([end, before, behind]) =>
  UNITS.flatMap(([kilometers, unit]) => [
    { end, kilometers, said: new RegExp(`${before} ?${NUMBER} ?个?${unit}`) },
    { end, kilometers, said: new RegExp(`\\b${NUMBER} ?${unit} ${behind}`) },
  ]),
);
/** It was run, or its figure is asked for. */
const WAS_RUN =
  /\b(?:was|were|did|had|went|ran|felt|died|dropped|faded|slowed|lost|how come|what happened)\b|た(?![いらりめ])|でした|ました|[了过]|\b(?:bi|da|duoc|vua|roi)\b|\b(?:tut|duoi|hut)\b/;
const ASKS_FIGURE =
  /\b(?:pace|splits?|time|fast|slow|heart ?rate|hr)\b|ペース|タイム|何分|ラップ|心拍|配速|用时|多快|多少|心率|\b(?:pace|toc do|nhip tim|bao nhieu|may)\b/;
/** How to run it is advised. */
const HOW_TO =
  /\bhow (?:do|should|to|can|would)\b|\bshould\b|\bcontrol\b|どう(?:走|やって|すれば|したら)|コツ|抑え(?!ました|て走っ)|(?:怎么|如何|该怎)(?:跑|控|练|分配)|\b(?:nen|cach|lam sao de|the nao de|giu)\b/;

/** The first or last kilometres of the run that is spoken of. */
export function readPart({ is, readings }: SaidOfRecording): AskedOfRecording | null {
  if (is(HOW_TO)) return null;
  for (const words of readings) {
    for (const { end, kilometers, said } of PARTS) {
      const [, number] = said.exec(words) ?? [];
      if (number === undefined) continue;
      // The first kilometres are mostly asked about before they are run.
      const isAsked = end === 'last' ? is(WAS_RUN) || is(ASKS_FIGURE) : is(WAS_RUN);
      if (!isAsked) return null;
      const named = NUMBERS[number] ?? Number(number);
      return { ask: 'part', end, kilometers: Math.max(1, Math.round(named * kilometers)) };
    }
  }
  return null;
}

const SPLITS_ONE_BY_ONE =
  /\b(?:show|list|give|see|send|get|all|every|each|per)\b.{0,24}\b(?:splits|laps|km splits|mile splits)\b|\b(?:splits?|pace|time) (?:for |of |by |per )?(?:each|every) (?:km|kilomet\w+|mile|lap|rep)\b|\b(?:km|kilometre|kilometer|mile|lap)[- ]by[- ](?:km|kilometre|kilometer|mile|lap)\b|(?:ラップ|スプリット).{0,6}(?:出して|見せ|教え|知りた|一覧|全部|見たい)|(?:1|一)?(?:キロ|km)(?:ごと|毎)の?(?:ラップ|ペース|タイム)|(?:每|各)(?:一)?(?:公里|圈|组|趟|段|千米|km).{0,6}(?:配速|用时|多少|时间|分段)|分段(?:配速|成绩|时间).{0,6}(?:多少|列|看|给|发|是)|\b(?:split|pace|lap)\b.{0,12}\b(?:tung|moi) (?:km|cay|rep|vong|to)\b|\btung (?:km|cay|rep|vong|to)\b/;
/** Whether the last repetitions kept their pace. */
const PACE_OF_REPETITIONS =
  /\b(?:last|latest|previous) (?:interval|track) (?:session|workout)s?\b.{0,40}\b(?:paces?|on target|hit)\b|\b(?:paces?|on target|hit)\b.{0,40}\b(?:last|latest|previous) (?:interval|track) (?:session|workout)s?\b|(?:前回|この前|直近)の?(?:インターバル|レペ).{0,12}(?:ペース|タイム|設定)|(?:上一?[次趟]|最近一[次趟])的?间歇.{0,10}(?:配速|用时|达标)|\b(?:bai|buoi) (?:interval|bien toc) (?:gan nhat|truoc|vua roi)\b.{0,24}\bpace\b/;

/** Each kilometre or repetition, and no judgement of them. */
export function readSplits({ is, text, today }: SaidOfRecording): AskedOfRecording | null {
  if (!(is(SPLITS_ONE_BY_ONE) || is(PACE_OF_REPETITIONS)) || is(HOW_TO)) return null;
  const period = readPeriod(text, today);
  return period === null || period.kind === 'day' ? { ask: 'splits' } : null;
}

const BOTH_HALVES =
  /\b(?:first|1st) half\b.{0,40}\b(?:second|2nd|back|other) half\b|\b(?:second|2nd|back) half\b.{0,40}\b(?:first|1st) half\b|\bhalves\b|前半.{0,12}後半|後半.{0,12}前半|前半.{0,8}后半|后半.{0,12}前半|前后半|\bnua dau\b.{0,30}\bnua (?:sau|cuoi)\b|\bnua (?:sau|cuoi)\b.{0,40}\bnua dau\b/;

/** How the halves of a run differed. */
export function readHalves({ is }: SaidOfRecording): AskedOfRecording | null {
  if (is(LATE_REPETITIONS) && is(WAS_RUN)) return { ask: 'halves' };
  return is(BOTH_HALVES) && !is(HOW_TO) && (is(WAS_RUN) || is(DIFFERS)) ? { ask: 'halves' } : null;
}

const LATE_REPETITIONS =
  /\b(?:last|final) (?:few |couple of |two |three )?(?:reps|intervals|repeats)\b|(?:最後|ラスト|後半)の?(?:数|何|[23２３])?本|(?:后面|最后)的?(?:几|两|三)[组趟]|\b(?:may|hai|ba) (?:rep|to|hiep) cuoi\b/;
const DIFFERS = /\bdiffer\w*|\bgap\b|差|違い|\b(?:chenh|khac|lech)\b/;

const STARTED_AT =
  /\bwhat time (?:did|was)\b(?!.*\b(?:finish|run in|get|do)\b)|\bwhen did (?:i|my run) (?:start|set off|head out|begin)\b|何時(?:から|に|ごろ|頃|スタート|出発)|几点(?:钟)?(?:开始|出发|起跑|跑|出门|去)|\b(?:may|luc may) gio\b/;
const RAN =
  /\bdid\b|\bwas\b|走った|走りました|走って|走り|スタートした|出発した|でした|だった|跑的|开始的|出发的|跑了|的跑步|那[次趟]|\b(?:da|hom qua|hom kia|hom truoc|bat dau|chay luc)\b/;

/** At what time of day a run began. */
export function readStartTime({ is, text, today }: SaidOfRecording): AskedOfRecording | null {
  if (!is(STARTED_AT) || !is(RAN)) return null;
  const period = readPeriod(text, today);
  if (period !== null && period.kind !== 'day') return null;
  return { ask: 'startTime', daysAgo: period?.daysAgo ?? null };
}

const TEMPERATURE =
  /\b(?:what(?:'s| was| is)? the (?:\w+ )?temp(?:erature)?|(?:how|what) (?:hot|cold|warm|humid|many degrees)|temperature (?:was|when|during|on|at))\b|気温.{0,10}(?:何|いくつ|どの|どれ|[?？])|何度(?!も|か)(?:くらい|ぐらい)?(?:だった|でした|あった|あり)|(?:气温|温度).{0,8}(?:多少|几度)|(?:多少|几)度(?!角)|\bbao nhieu do\b|\bnhiet do\b.{0,16}\b(?:bao nhieu|the nao|may)\b/;
const SKY =
  /\b(?:did it|was it|had it) (?:\w+ )?(?:rain\w*|wind\w*|snow\w*|pour\w*)\b|\bhow (?:windy|wet|rainy)\b|\bwhat was the (?:weather|wind)\b|(?:雨|風|天気)(?:は|って|が)?.{0,8}(?:降って|吹いて|強かった|だった|でした|どうだった|どうでした).{0,4}[?？か]|(?:下雨|刮风|风大|风力?|天气)(?:了)?(?:吗|么|没有?|怎么样|如何|大吗|多大)|\b(?:co|troi) (?:mua|gio)\b.{0,12}\b(?:khong|ko|k)\b/;

/** How warm it was at a run that was run, or whether it rained. */
export function readConditions({ is, readings }: SaidOfRecording): AskedOfRecording | null {
  if (!is(WAS_OUT) || is(HOW_TO)) return null;
  if (is(TEMPERATURE)) return { ask: 'conditions', what: 'temperature' };
  return readings.some((words) => SKY.test(words)) ? { ask: 'conditions', what: 'sky' } : null;
}

/** It was run, and does not lie ahead. */
const WAS_OUT =
  /\b(?:ran|my run|was running|during (?:my|the|that)|yesterday|this morning|last|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|went out|race)\b|走った|走って(?:い|た|る時|るとき)|ラン|練習|大会|レース|昨日|今朝|曜|跑步?的时候|[那这][次趟场]|昨天|今早|早上|上次|跑的|周[一二三四五六日天]|\b(?:luc|khi|buoi|hom|sang) (?:\w+ )?(?:chay|qua|do|nay|truoc|kia)\b|\bthu (?:hai|ba|tu|nam|sau|bay)\b/;
