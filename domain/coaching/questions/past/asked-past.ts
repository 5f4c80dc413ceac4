import { complaintIn } from '../../safety/question-complaint.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { HISTORY_DAYS } from '../../../training/recent-activity.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { timesIn } from '../forms/wished-times.ts';
import { readFigureQuestion } from '../question-figures.ts';
import { readPeriod } from '../question-period.ts';
import { askedRuns } from '../runs/asked-runs.ts';
import { asksWhetherEverRun } from '../runs/ever-run.ts';
import { namedDistance, type NamedRuns } from '../runs/named-runs.ts';
import { namesLastYear, pastSpan, saysEver, type PastSpan, type SaidPast } from './past-span.ts';

/** Figures that runs of years add up to. */
export type PastFigure = 'distance' | 'duration' | 'runs';

/** What is asked of more runs than the recent weeks hold. `of` keeps it apart from `AskedRuns`. */
export type AskedPast = { of: 'past' } & (
  | {
      ask: 'best';
      /** A distance of `BEST_METERS`; null = each of the usual ones. */
      meters: number | null;
      /** A distance was named over which no best time is kept. */
      isOther: boolean;
      /** The time that may have been beaten; null = none is named. */
      seconds: number | null;
      span: PastSpan;
    }
  | { ask: 'longest'; span: PastSpan }
  | { ask: 'sum'; figures: readonly PastFigure[]; span: PastSpan }
  /** The week or month with the most kilometres. */
  | { ask: 'top'; unit: 'week' | 'month'; span: PastSpan }
  /** The kilometres of each month. */
  | { ask: 'months'; span: PastSpan }
  /** This year until today beside the last until the same day. */
  | { ask: 'besideYear' }
  /** Runs from some distance on: how many, or the newest. */
  | { ask: 'least'; runs: NamedRuns; wants: 'count' | 'last'; span: PastSpan }
);

/** Distances over which best times are kept. */
export const BEST_METERS = [
  1000,
  1609.344,
  5000,
  10_000,
  HALF_MARATHON_METERS,
  MARATHON_METERS,
] as const;
/** A named distance is meant for one of them where it differs by less: `21 km` is a half marathon. */
const SAME_SHARE = 0.01;

/** Chinese in simplified characters, Vietnamese without tone marks. */
const AHEAD =
  /\bleft\b|\bto go\b|あと(?:何|どれ)|还[差剩]|\bcon (?:bao nhieu|thieu)\b|\bshould\b|\bshall\b|\bwill\b|\bwould\b|\bcan i\b|\bcould i\b|\bneed(?:ed)? to\b|\bnext\b|\btomorrow\b|\bgoal\b|\btarget\b|\bplan\b|\b(?:how|ways?) (?:do i|to|can)\b|\bimprov\w*|\bbeat\b|\bpace for\b|\b(?:must|ought|recommend\w*)\b|べき|明日|来週|来月|来年|次の|次は|すれば|したら|たほうが|た方が|目標|狙|更新し(?:たい|よう)|出すに|予定|应该|该|明天|下周|下次|下个|明年|建议|目标|计划|怎么(?:提高|才能|突破|练)|想(?:要)?(?:破|跑进)|能不能|\b(?:nen|ngay mai|tuan sau|tuan toi|sap toi|nam sau|muc tieu|ke hoach|lam sao|lam the nao|muon pha)\b/;
/** A time that the recent weeks hold, however it is named. */
const OF_RECENT_WEEKS =
  /\b(?:since|from) (?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|\b(?:last|past) (?:few|couple of) months\b|最近(?:几|两|2)个月|[月火水木金土日]曜(?:日)?から|(?:周|星期|礼拜)[一二三四五六日天](?:到|起|开始|以来|至)|\btu thu (?:2|hai)\b|\bmay thang (?:gan day|qua)\b/;
/** How fast, or how hard: what weeks of kilometres say nothing of. */
const OTHER_FIGURE =
  /\bfaster\b|\bslower\b|\btoo (?:much|many|fast)\b|\bincreas\w*|\bfitter\b|\bheart ?rate\b|\bhr\b|\bpace\b|\bcadence\b|\bclimb\w*|\belevation\b|心拍|ペース|標高|ピッチ|速く|増え|増や|すぎ|心率|配速|爬升|步频|海拔|更快|快了|慢了|\b(?:nhip tim|pace|nhanh hon|cham hon|leo|do cao)\b/;
const COMPARES =
  /\bthan\b|\bcompar\w*|\bvs\b|\bversus\b|\bagainst\b|\bahead of\b|\bbehind\b|より|比べ|比較|[比跟和与].{0,10}(?:比|多|少)|相比|\b(?:so voi|so sanh|hon)\b/;
const MORE_OR_LESS =
  /\bhow (?:much|far)\b|\b(?:more|less|further|farther|mileage|distance|volume|ahead|behind|kms?|miles|running as much)\b|多|少|距離|増|減|跑量|里程|走れて|\b(?:nhieu|it|km|quang duong)\b/;
/** All of it is compared. */
const COMPARE_ALL = /\bcompare\w*\b|比べ|比較|相比|对比|\bso sanh\b/;
/** Until the same day of the year. */
const SAME_TIME =
  /\b(?:this|same) time last year\b|\bby this (?:point|time|date)\b|\bat this (?:point|time)\b|去年の(?:今頃|同じ)|同期|同じ時期|\bcung ky\b/;
const PER_TIME =
  /\baverage\b|\bavg\b|\bper (?:week|day|run)\b|\ba (?:week|day)\b|\beach (?:week|run)\b|\bweekly\b|平均|週に|一周|每周|毎週|\b(?:trung binh|tb|moi tuan|mot tuan|moi ngay)\b/;
const EACH_MONTH =
  /\b(?:by|each|per|every) month\b|\bmonth by month\b|\bmonthly (?:totals?|mileages?|distances?|kms?)\b|月ごと|毎月|月別|各月|每个?月(?:份)?(?:的)?(?:跑|里程|总)|每个?月|各个?月|\b(?:tung|moi|theo) thang\b/;
const TOP_WEEK =
  /\b(?:biggest|highest|most|largest|top|peak|longest) (?:mileage |volume |training |running )?week\b|\bbest (?:mileage|volume) week\b|\bweek\b.{0,20}\b(?:most (?:km|kms|miles|kilomet\w+)|highest|biggest|i ran (?:the )?most)\b|(?:一番|最も|いちばん|最高)(?:走った|距離の?(?:多|長)(?:い|かった)|多(?:い|かった|く走った))週|週.{0,6}(?:一番|最高|最多|最大)|(?:单周|周跑量|哪一?个?(?:周|星期|礼拜)).{0,12}最[高多大]|最[高多大].{0,6}(?:一周|单周|周跑量|星期)|\btuan (?:chay )?nhieu (?:km )?nhat\b|\btuan nao\b.{0,24}\bnhieu nhat\b|\bnhieu nhat\b.{0,16}\btuan\b/;
const TOP_MONTH =
  /\b(?:biggest|highest|most|largest|top|peak) (?:mileage |volume |training |running )?month\b|\b(?:which|what) month\b.{0,30}\b(?:most|highest|biggest|furthest)\b|\bmonth\b.{0,16}\b(?:most (?:km|kms|miles)|highest mileage)\b|(?:一番|最も|いちばん|最高)(?:走った|距離の?(?:多|長)(?:い|かった)|多(?:い|かった|く走った))月|(?:何月|どの月|月間).{0,12}(?:一番|最高|最多|最大|いちばん|最も)|月間(?:最高|最多|最長)|(?:单月|月跑量|哪一?个?月份?).{0,12}最[高多大]|最[高多大].{0,6}(?:单月|月跑量|月份|一个月)|\bthang (?:chay )?nhieu (?:km )?nhat\b|\bthang nao\b.{0,24}\bnhieu nhat\b|\bnhieu nhat\b.{0,16}\bthang\b/;
const PERSONAL_BEST =
  /\b(?:pbs?|prs?)\b|\bpersonal (?:best|record)s?\b|(?<!\b(?:did|does|do|can|could|will|would) )\bmy (?:\w+ ){0,3}records?\b(?! (?:any|my|the|it|that|this|every))|自己ベスト|自己新|自己最高|ベストタイム|個人記録|个人(?:最好|最佳|纪录)|最[好佳]成绩|\b(?:ky luc|thanh tich tot nhat)\b/;
const FASTEST =
  /\b(?:fastest|quickest|best)\b|最速|一番速|いちばん速|ベスト|最快|最好|最佳|\b(?:nhanh nhat|tot nhat)\b/;
const IN_TOTAL =
  /\bhow (?:far|much|many|long)\b|\btotal\w*|\bmileage\b|\bin all\b|\baltogether\b|\bkms?\b|\bmiles\b|合計|累計|トータル|通算|何 ?(?:キロ|km|回|時間)|どれ|走行距離|距離|一共|总共|总|多少|几次|几公里|跑量|里程|\b(?:bao nhieu|tong|may (?:km|cay|buoi|lan|gio|tieng)|nhieu)\b/;
const KILOMETERS =
  /\bhow much (?:did|have) i r[ua]n\b|\bmileage\b|合計|累計|トータル|跑量|总里程|\btong\b|\bkms?\b|\bmiles\b|\bkilomet\w+|キロ|公里|千米|\bcay\b/;
/** Sums of a shorter time are in the history, which is newer than any week of years. */
const KNOWN_MONTHS = 2;
const PAST_FIGURES: ReadonlySet<string> = new Set(['distance', 'duration', 'runs']);
/** In metres. Nobody asks for the day of such a run beside a shorter race distance. */
const ALL: PastSpan = { kind: 'all' };

/** The distance of `BEST_METERS` that is meant; null = none of them. */
export function bestMetersOf(meters: number): number | null {
  return BEST_METERS.find((one) => Math.abs(meters / one - 1) <= SAME_SHARE) ?? null;
}

/**
 * What a question asks of more runs than the recent weeks hold: records, sums of a year or month, the
 * longest run. Null = nothing of this kind, or the recent weeks are enough.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @example askedPast('how many km this year?', today) // { of: 'past', ask: 'sum', … }
 */
export function askedPast(text: string, today: number): AskedPast | null {
  const readings = questionSpellings(text);
  const is = (pattern: RegExp) => readings.some((words) => pattern.test(words));
  if (is(AHEAD) || is(OF_RECENT_WEEKS) || complaintIn(text) !== null) return null;
  const ofRuns = askedRuns(text, today);
  if (ofRuns && OF_ONE_RUN.has(ofRuns.ask)) return null;
  const said: SaidPast = { text, readings, is, today };
  for (const read of READERS) {
    const asked = read(said);
    if (asked) return asked;
  }
  return null;
}

/** Asked of one run, whatever time is named beside it. */
const OF_ONE_RUN: ReadonlySet<string> = new Set([
  'kilometer',
  'habit',
  'zoneOf',
  'part',
  'splits',
  'halves',
  'startTime',
]);

/** The best times, as a question names them that is known to ask for one. */
export function bestAsked(text: string, today: number): AskedPast {
  const readings = questionSpellings(text);
  const is = (pattern: RegExp) => readings.some((words) => pattern.test(words));
  return bestOf({ text, readings, is, today });
}

function bestOf(said: SaidPast): AskedPast {
  const named = raceNamed(said);
  const meters = named === null ? null : bestMetersOf(named);
  return {
    of: 'past',
    ask: 'best',
    meters,
    isOther: named !== null && meters === null,
    seconds: meters === null ? null : timeNamed(said, meters),
    span: pastSpan(said) ?? ALL,
  };
}

const MILE_METERS = 1609.344;
const MILE = /\b(?:fastest|best|quickest) mile\b|\bmile (?:pb|pr|best|record|time)\b/;
/** Letters of another script behind a word: `半马pb`. */
const BEFORE_LATIN = /([\u3040-\u30ff\u4e00-\u9fff])(?=[a-z])/g;

/** The distance of a best time. */
function raceNamed({ is, readings }: SaidPast): number | null {
  if (is(MILE)) return MILE_METERS;
  return namedDistance(readings.map((words) => words.replaceAll(BEFORE_LATIN, '$1 ')));
}

/** From the fastest runners to a walk, in seconds for a kilometre. */
const PACE_SECONDS = [120, 900] as const;

/** A time over the distance that may have been run. */
function timeNamed({ readings }: SaidPast, meters: number): number | null {
  const isPossible = (seconds: number) => {
    const pace = (1000 * seconds) / meters;
    return pace >= PACE_SECONDS[0] && pace <= PACE_SECONDS[1];
  };
  for (const words of readings) {
    const [time] = timesIn(words).filter(({ isPerKilometer }) => !isPerKilometer);
    const seconds = time?.readAs.find(isPossible);
    if (seconds !== undefined) return seconds;
  }
  return null;
}

function readBest(said: SaidPast): AskedPast | null {
  const { is, text } = said;
  if (asksWhetherEverRun(text) || is(HAS_RUN_RACE) || is(MILE)) return bestOf(said);
  const hasDistance = raceNamed(said) !== null;
  const isOfTime = pastSpan(said) !== null;
  const isAsked = is(PERSONAL_BEST) && (hasDistance || isOfTime || is(ASKS_FOR_IT));
  if (!isAsked && !(is(FASTEST) && hasDistance && (isOfTime || saysEver(said)))) return null;
  return bestOf(said);
}

/** Whether a race distance was ever run. */
const HAS_RUN_RACE =
  /\bhave i (?:ever )?(?:run|ran|done|finished|completed) (?:a |an |any )?(?:full |half[- ]?)?(?:marathon|half)\b|(?:ハーフ|フル)(?:マラソン)?(?:を|は)?(?:走った|完走した)(?:こと|事)(?:が|は|って)?あ|跑过(?:半马|全马|马拉松)(?:吗|没|嘛)|\bda (?:tung )?(?:chay|hoan thanh) (?:half|full|marathon|fm|hm)(?: marathon)?\b.{0,8}\bchua\b/;
const ASKS_FOR_IT =
  /\bwhat(?:'s|s| is| are| was)?\b|\bwhich\b|\bshow\b|\blist\b|\bgive\b|\btell\b|\bmy\b|[?？]|教え|見せ|見たい|みたい|一覧|いくつ|何|は$|多少|几|列|给我|看看|什么|告诉|查|\b(?:bao nhieu|may|gi|cho|xem|liet ke|nao)\b/;

function readTop({ is, ...rest }: SaidPast): AskedPast | null {
  const unit = is(TOP_MONTH) ? 'month' : is(TOP_WEEK) ? 'week' : null;
  if (unit === null || is(OTHER_FIGURE)) return null;
  const span = pastSpan({ is, ...rest }) ?? ALL;
  if (span.kind === 'days' && span.days <= HISTORY_DAYS) return null;
  return span.kind === 'month' ? null : { of: 'past', ask: 'top', unit, span };
}

function readMonths(said: SaidPast): AskedPast | null {
  const { is } = said;
  const span = pastSpan(said);
  if (!is(EACH_MONTH) || is(OTHER_FIGURE) || span === null) return null;
  const isLong = span.kind === 'year' || (span.kind === 'since' && span.monthsAgo > 1);
  return isLong ? { of: 'past', ask: 'months', span } : null;
}

function readBesideYear(said: SaidPast): AskedPast | null {
  const { is, text, today } = said;
  const isOfYears = (readPeriod(text, today)?.kind ?? 'year') === 'year';
  if (!isOfYears || !namesLastYear(said) || is(OTHER_FIGURE)) return null;
  const isCompared = is(COMPARES) && (is(MORE_OR_LESS) || is(COMPARE_ALL));
  return isCompared || is(SAME_TIME) ? { of: 'past', ask: 'besideYear' } : null;
}

/** Runs from a distance on, which the reader of runs knows. */
function readLeast({ text, today, ...rest }: SaidPast): AskedPast | null {
  const asked = askedRuns(text, today);
  if (asked?.ask !== 'count' && asked?.ask !== 'last') return null;
  const { runs } = asked;
  if (runs.kind !== null || runs.seconds !== null || runs.meters === null) return null;
  const isOfRecent =
    asked.ask === 'count' && asked.span.kind !== 'known' && asked.span.kind !== 'beyond';
  const span = pastSpan({ text, today, ...rest });
  if (isOfRecent && (span === null || !isBeyondRecent(span))) return null;
  const wants = asked.ask === 'count' ? 'count' : 'last';
  return { of: 'past', ask: 'least', runs, wants, span: span ?? ALL };
}

/** Whether the recent weeks do not hold all of a time. */
function isBeyondRecent(span: PastSpan): boolean {
  switch (span.kind) {
    case 'all':
    case 'year':
      return true;
    case 'month':
      return span.monthsAgo >= KNOWN_MONTHS;
    case 'since':
      return span.monthsAgo >= KNOWN_MONTHS;
    case 'days':
      return span.days > HISTORY_DAYS;
  }
}

function readLongest(said: SaidPast): AskedPast | null {
  const { figures } = readFigureQuestion(said.text);
  if (!figures.includes('longest') || said.is(TOP_WEEK) || said.is(OTHER_FIGURE)) return null;
  const span = pastSpan(said);
  return span !== null && isBeyondRecent(span) ? { of: 'past', ask: 'longest', span } : null;
}

function readSum(said: SaidPast): AskedPast | null {
  const { is, text } = said;
  const span = pastSpan(said);
  if (span === null || !isBeyondRecent(span) || !is(IN_TOTAL)) return null;
  if (is(COMPARES) || is(PER_TIME) || is(FASTEST) || is(OTHER_FIGURE)) return null;
  const named = readFigureQuestion(text).figures;
  const known = named.filter((one): one is PastFigure => PAST_FIGURES.has(one));
  const isOfKilometers = named.length === 0 && is(KILOMETERS);
  const figures: readonly PastFigure[] = isOfKilometers ? ['distance'] : known;
  if (figures.length === 0 || known.length < named.length) return null;
  return { of: 'past', ask: 'sum', figures, span };
}

/** In this order: what is named more exactly comes first. */
const READERS: readonly ((said: SaidPast) => AskedPast | null)[] = [
  readTop,
  readMonths,
  readBesideYear,
  readLeast,
  readBest,
  readLongest,
  readSum,
];
