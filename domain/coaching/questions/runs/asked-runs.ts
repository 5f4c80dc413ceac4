import { mondayOf } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { OF_ROWS, readFigureQuestion } from '../question-figures.ts';
import { readPeriod, weekdayNamed } from '../question-period.ts';
import { readQuestionWords } from '../question-aspects.ts';
import { clausesOf } from '../whole/question-clauses.ts';
import {
  readConditions,
  readHalves,
  readPart,
  readSplits,
  readStartTime,
  readZoneOf,
  type AskedOfRecording,
} from './asked-of-recording.ts';
import { askedSpan, type AskedSpan } from './asked-span.ts';
import { ALL_RUNS, namedDistance, namedRuns, type NamedRuns } from './named-runs.ts';

/** Figures that rows of runs add up to, and those of which a mean is asked. */
export type SumFigure = 'distance' | 'duration' | 'ascent';
export type MeanFigure = 'pace' | 'heartRate' | 'cadence';

/** The run that today's is set beside. */
export type OtherRun =
  | { kind: 'day'; daysAgo: number }
  /** The newest run of some days, as of a weekend or of last week. */
  | { kind: 'days'; from: number; to: number }
  /** The last but one of the kind that is named. */
  | { kind: 'alike' };

/** The kilometre of a run that is asked about. */
export type AskedKilometer = 'first' | 'last' | 'hardest' | 'slowest' | 'steepest' | number;

/** What is asked of the runner's own runs: which of them, over which time, and how they are put together. */
export type AskedRuns =
  | AskedOfRecording
  /** The longest run of a time, by its distance or by its time. */
  | { ask: 'longest'; span: AskedSpan; isByTime?: true }
  | { ask: 'count'; runs: NamedRuns; span: AskedSpan }
  /** The newest of some runs, so many of them. */
  | { ask: 'last'; runs: NamedRuns; most: number }
  | { ask: 'perWeek'; span: AskedSpan }
  /** Whether a run of some length is too long for the runner as they run now. */
  | { ask: 'tooFar'; runs: NamedRuns }
  /** How many days in a row. */
  | { ask: 'streak' }
  /** The weekend beside the other days. */
  | { ask: 'weekdays'; span: AskedSpan }
  | { ask: 'mean'; figures: readonly MeanFigure[]; runs: NamedRuns; spans: readonly AskedSpan[] }
  | { ask: 'sum'; figures: readonly SumFigure[]; span: AskedSpan }
  /** The last weeks, one by one. */
  | { ask: 'weeks'; weeks: number }
  | { ask: 'topWeek' }
  | { ask: 'beside'; other: OtherRun; runs: NamedRuns }
  /** Today's run beside the usual easy ones. */
  | { ask: 'besideUsual' }
  /** This week and the last, or the last one and the one before. */
  | { ask: 'besideWeek'; figures: readonly SumFigure[]; weeksAgo: 0 | 1 }
  | { ask: 'kilometer'; which: AskedKilometer }
  | { ask: 'hardShare'; span: AskedSpan }
  | { ask: 'timeOfDay' }
  /** The run of the slowest average pace. */
  | { ask: 'slowest' }
  /** Whether each run ends as this one did. */
  | { ask: 'habit' };

/** What a message says, in each spelling that the patterns know. */
interface Said {
  text: string;
  readings: readonly string[];
  is: (said: RegExp) => boolean;
  today: number;
}

/** What lies ahead is advised, and not counted. */
const AHEAD =
  /\bshould\b|\bshall\b|\bwill\b|\bneed(?:ed)?\b|\bnext (?:week|run|month|year|time|race|session|one)\b|\btomorrow\b|\b(?:must|ought|recommend\w*|ideal\w*)\b|べき|明日|来週|来月|次の|すれば|したら|たほうが|た方が|もっと|予定|应该|该|明天|下周|下次|下个|建议|最好|\b(?:nen|ngay mai|tuan sau|tuan toi|sap toi|can phai)\b/;
const BEFORE_A_RACE =
  /\b(?:before|until|till|ahead of|for) (?:a|an|the|my) (?:\w+ )?(?:race|half|marathon|10k|5k|full)\b|(?:レース|大会|本番|マラソン|ハーフ)(?:の?前|まで)|赛前(?!半)|半马前|全马前|\btruoc (?:giai|khi thi|race)\b/;
const COUNTS =
  /\bhow many\b|\bnumber of\b|\bhow often\b|何[回本度日]|几[次回趟场天]|多少[次回趟场天]|\b(?:may|bao nhieu) (?:lan|buoi|bai|giai|ngay|hom)\b/;
const LAST =
  /\b(?:last|latest|most recent|previous)\b|前回|最後|直近|最近|この前|前の|上一?[次趟回场]|最后一[次趟]|\b(?:gan nhat|gan day nhat|cuoi cung|vua roi|lan truoc)\b|\b(?:buoi|bai|lan) (?:\w+ ){0,2}(?:truoc|roi)\b/;
const WHEN =
  /\bwhen(?:'?s)?\b|\b(?:what|which) (?:day|date)\b|\bhow long ago\b|いつ|どの日|何月|何日(?!間|連)|什么时候|啥时候|何时|哪一?天|几号|几月|多久(?:之?前|没)|\b(?:khi|luc|hom|ngay) nao\b|\bbao gio\b|\bbao lau roi\b/;
const EVER =
  /\bever\b|\bhave i\b|\bdid i\b|ことある|ことあ[りっ]|[过過].{0,14}[吗嗎没么]|有没有|曾|\btung\b|\bda .{0,24}\bchua\b|\bchua\b\W*$/;
const HOW_IT_WENT =
  /\bhow (?:did|was|were|far|fast|long|'d|d)\b|\bhow'd\b|どう(?:だった|でした)|どのくらい|どれくらい|怎么样|如何|多快|多远|多少|\b(?:the nao|ra sao|bao nhieu|bao xa|may)\b/;

/**
 * What a question asks of the runner's own runs; null = nothing of this kind.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @example askedRuns('how many runs over 20 km this month?', today) // { ask: 'count', … }
 */
export function askedRuns(text: string, today: number): AskedRuns | null {
  const readings = questionSpellings(text);
  const is = (said: RegExp) => readings.some((words) => said.test(words));
  const said: Said = { text, readings, is, today };
  // A heart rate lies in its zone whenever it is run.
  const ofZone = readZoneOf(said);
  if (ofZone) return ofZone;
  const tooFar = readTooFar(said);
  if (tooFar) return tooFar;
  if (looksAhead(readings)) return null;
  const asked = firstRead(said);
  if (!asked || OF_ONE_RUN.has(asked.ask)) return asked;
  // A time that is named in another thing that is asked is none of this one.
  const clauses = clausesOf(text);
  return clauses.length < 2 || clauses.some((clause) => askedRuns(clause, today)) ? asked : null;
}

/** Whether what is asked lies ahead, in one of the spellings that the patterns know. */
export function looksAhead(readings: readonly string[]): boolean {
  return readings.some((words) => AHEAD.test(words) || BEFORE_A_RACE.test(words));
}

const TOO_FAR =
  /\b(?:is|are|would|will|isn'?t|wouldn'?t) (?:a )?(?:\w+ ){0,2}\d[\d.]* ?-?(?:k|km|kms|miles?)\b.{0,24}\b(?:too (?:far|long|much|big)|a (?:lot|bit much)|pushing it|overdoing)\b|\btoo (?:far|long|much|big)\b.{0,24}\b\d[\d.]* ?-?(?:k|km|kms|miles?)\b|\d ?(?:キロ|km)(?:は|って|を?走る(?:の|って)?は?|走って|も).{0,12}(?:長すぎ|遠すぎ|多すぎ|やりすぎ|走りすぎ|無理(?:かな|ですか|でしょうか|[?？]))|\d ?(?:公里|km|k).{0,10}(?:太远|太长|太多|过长|会不会.{0,3}[太过]|勉强吗)|\d ?(?:km|cay|k)\b.{0,20}\b(?:xa qua|qua xa|dai qua|qua dai|qua suc|nhieu qua|qua nhieu)\b/;
/** A sum of a week or month, a race, or what was run already. */
const OF_NO_RUN_TO_COME =
  /\b(?:a|per|each|every|this|last) (?:week|month|day)\b|\bweekly\b|\b(?:was|were|did|race|marathon)\b|週間|毎週|週に|今週|先週|月間|毎日|レース|大会|だった|でした|走った|每[周天月日]|一周|一天|一个月|周跑量|比赛|了吗|\b(?:tuan|thang|ngay|giai|da chay)\b(?! toi| sau)/;

/** A run to come whose length is doubted. */
function readTooFar({ is, readings }: Said): AskedRuns | null {
  if (!is(TOO_FAR) || is(OF_NO_RUN_TO_COME)) return null;
  const meters = namedDistance(readings);
  return meters === null ? null : { ask: 'tooFar', runs: { ...ALL_RUNS, meters, isAbout: true } };
}

/** Asked of one run, however many clauses lead to it. */
const OF_ONE_RUN: ReadonlySet<AskedRuns['ask']> = new Set<AskedRuns['ask']>([
  'kilometer',
  'habit',
  'part',
  'splits',
  'halves',
  'startTime',
  'conditions',
]);

function firstRead(said: Said): AskedRuns | null {
  for (const read of READERS) {
    const asked = read(said);
    if (asked) return asked;
  }
  return null;
}

const IN_A_ROW =
  /\bdays? (?:in a row|straight|running|on the trot)\b|\bconsecutive(?: \w+)? days?\b|\b(?:my|current|running|run) streak\b|連続|続けて|连续|连着|\blien (?:tiep|tuc|tuc)\b/;
const ASKS_DAYS =
  /\bhow (?:many|long)\b|\btoo many\b|\bstreak\b|何日|日数|几天|多少天|太多天|\b(?:may|bao nhieu|nhieu) ngay\b|\bngay\b.{0,12}\bqua nhieu\b/;

function readStreak({ is }: Said): AskedRuns | null {
  return is(IN_A_ROW) && is(ASKS_DAYS) ? { ask: 'streak' } : null;
}

const A_WEEK =
  /\b(?:a|per|each|every) week\b|\bweekly\b|週に?(?=何[回日本])|週(?:何|平均)|毎週|一周|每周|每个?(?:星期|礼拜)|一个?(?:星期|礼拜)|\b(?:mot|moi|1) tuan\b/;
const HABIT =
  /\b(?:do i|am i|have i|did i|i (?:actually|really|usually)|actually|usually|average|lately|recently)\b|走れて|走って|普段|平均|いつも|ペース|通常|平时|平常|一般|实际|\b(?:minh|em|toi|tui|trung binh|thuong|dang|anh|chi)\b/;
const HOW_OFTEN_ACTUALLY = /\bhow often (?:do|have|did|am) i\b(?=.*\brun)/;

function readPerWeek({ is, text, readings, today }: Said): AskedRuns | null {
  const isWeekly = is(A_WEEK) && is(COUNTS) && is(HABIT);
  if ((!isWeekly && !is(HOW_OFTEN_ACTUALLY)) || is(REST_DAYS)) return null;
  const span = askedSpan(text, readings, today);
  return { ask: 'perWeek', span: span.kind === 'known' ? LATELY : span };
}

const REST_DAYS = /\b(?:rest|off) days?\b|\bdays off\b|休|\bnghi\b/;

/** What is called lately where a question names no time. */
const LATELY: AskedSpan = { kind: 'days', days: 4 * DAYS_A_WEEK };

const TOP_WEEK =
  /\b(?:biggest|highest|best|most|largest|top|peak) (?:\w+ )?week\b|\bweek\b.{0,20}\b(?:most|highest|biggest)\b|(?:一番|最も|いちばん|最高)(?!.{0,4}1).{0,8}週|週.{0,12}(?:一番|最高|最多|最大)|(?:单周|周跑量|哪一?个?(?:周|星期|礼拜)).{0,12}最[高多大]|最[高多大].{0,6}(?:一周|单周|周跑量|星期)|\btuan nao\b.{0,24}\bnhieu nhat\b|\bnhieu nhat\b.{0,16}\btuan\b/;

function readTopWeek({ is }: Said): AskedRuns | null {
  return is(TOP_WEEK) ? { ask: 'topWeek' } : null;
}

const WEEK_BY_WEEK =
  /\bweekly\b|\b(?:each|every|per|by) week\b|\bweek by week\b|週間?(?:走行)?(?:距離|量)|週(?:ごと|別|毎)|毎週|每一?周|每个?(?:星期|礼拜)|周跑量|\b(?:tung|moi|theo) tuan\b/;
const AVERAGE = /\b(?:average|avg|mean)\b|平均|\b(?:trung binh|tb)\b/;
const WEEKS_MOST = 6;
const SUMS = new Set<string>(['distance', 'duration', 'runs']);

function readWeeks({ is, text, readings, today }: Said): AskedRuns | null {
  const span = askedSpan(text, readings, today);
  if (!is(WEEK_BY_WEEK) || span.kind !== 'days' || span.days < 2 * DAYS_A_WEEK) return null;
  const { figures } = readFigureQuestion(text);
  const isOther = figures.some((figure) => !SUMS.has(figure));
  if (isOther || is(AVERAGE)) return null;
  return { ask: 'weeks', weeks: Math.min(WEEKS_MOST, Math.round(span.days / DAYS_A_WEEK)) };
}

const WEEKEND = /\bweekends?\b|土日|週末|周末|\bcuoi tuan\b/;
const OTHER_DAYS =
  /\bweekdays?\b|\bonly\b|\bduring the week\b|平日|だけ|しか|工作日|平时|周中|只|\b(?:trong tuan|ngay thuong|chi)\b/;

function readWeekdays({ is, text, readings, today }: Said): AskedRuns | null {
  if (!is(WEEKEND) || !is(OTHER_DAYS)) return null;
  const span = askedSpan(text, readings, today);
  return { ask: 'weekdays', span: span.kind === 'known' ? LATELY : span };
}

const EASY = /\beasy\b|\bslow\b|楽|ジョグ|イージー|轻松|慢跑|低强度|\b(?:nhe|easy)\b/;
const HARD =
  /\b(?:hard|fast|tempo|intens\w+|speed)\b|きつ|速|強度|ポイント|强度|高强度|快跑|\b(?:nang|nhanh|manh)\b/;
const SHARE =
  /%|\b(?:per ?cent|percentage|share|proportion|how much of)\b|割合|何割|比率|占比|比例|百分之|几成|占多少|\b(?:phan tram|ty le)\b/;

const HOW_MUCH =
  /%|\b(?:what|how much|per ?cent|percentage)\b|何|どれ|どの|多少|几成|几|\b(?:bao nhieu|may|phan tram)\b/;

function readHardShare({ is, text, readings, today }: Said): AskedRuns | null {
  // Whether a share is right is judged elsewhere.
  if (!is(EASY) || !is(HARD) || !is(SHARE) || !is(HOW_MUCH)) return null;
  const span = askedSpan(text, readings, today);
  return { ask: 'hardShare', span: span.kind === 'known' ? LATELY : span };
}

const MORNING = /\bmornings?\b|朝|早上|早晨|晨跑|\bsang\b/;
const EVENING =
  /\b(?:evenings?|nights?|afternoons?)\b|夜|夕方|晚上|夜跑|傍晚|下午|\b(?:toi|chieu)\b/;
const FASTER = /\bfast\w*\b|\bquick\w*\b|\bslow\w*\b|速|快|慢|\b(?:nhanh|cham)\b/;

function readTimeOfDay({ is }: Said): AskedRuns | null {
  return is(MORNING) && is(EVENING) && is(FASTER) ? { ask: 'timeOfDay' } : null;
}

const LAST_FEW =
  /\b(?:last|latest|past|most recent) (?:2|two|3|three|few|couple of)\b|(?:直近|最近|ここ)の?[23二三数](?:回|本)|(?:最近|过去|上)的?[23两二三几][次趟回]|\b(?:2|3|hai|ba|may) (?:buoi|bai|lan)(?: \w+){0,2} (?:gan nhat|gan day|vua roi|qua)\b/;
const TWO = /\b(?:2|two|couple)\b|[2二两](?:回|本|次|趟)|\b(?:2|hai) (?:buoi|bai|lan)\b/;
const RUNS_AT_ONCE = 3;

/** The newest of the runs of a kind, or from some distance on. */
function readLast({ is, text, readings, today }: Said): AskedRuns | null {
  const runs = namedRuns(readings);
  const isByLength = runs.meters !== null || runs.seconds !== null;
  if (runs.kind === null && !isByLength) return null;
  const isFigureAsked =
    runs.kind !== null &&
    IS_SESSION.has(runs.kind) &&
    is(WAS_DONE) &&
    readFigureQuestion(text).figures.some((figure) => OF_ROWS.has(figure)) &&
    readPeriod(text, today) === null;
  if (isFigureAsked && !is(AVERAGE_OF_SEVERAL) && !is(BETWEEN_REPETITIONS))
    return { ask: 'last', runs, most: 1 };
  if (runs.kind !== null && is(LAST_FEW)) {
    return { ask: 'last', runs, most: is(TWO) ? 2 : RUNS_AT_ONCE };
  }
  const isAsked =
    (isByLength && (is(WHEN) || is(EVER))) ||
    (runs.kind !== null && IS_SESSION.has(runs.kind) && is(LAST) && (is(WHEN) || is(HOW_IT_WENT)));
  return isAsked ? { ask: 'last', runs, most: 1 } : null;
}

/** It was run once. */
const WAS_DONE =
  /\bwas\b|\bdid i\b|\bmy (?:last|latest)\b|\bin (?:the|that) (?:race|tempo|session)\b|だった|でした|走った|走りました|了|那[次场趟]|\b(?:vua roi|hom do|vua qua|da chay)\b/;
const BETWEEN_REPETITIONS =
  /\brest\w*\b|\brecover\w*\b|\bbetween\b|つなぎ|レスト|[组趟](?:之)?间|休息|\bnghi\b/;
const AVERAGE_OF_SEVERAL =
  /\b(?:races|tempos|sessions|usual\w*|each|every|all)\b|いつも|普段|平时|平常|每次|\b(?:thuong|cac|moi)\b/;

/** Kinds of which a runner remembers the last one. */
const IS_SESSION: ReadonlySet<string> = new Set(['tempo', 'intervals', 'race', 'hard']);
const COMPARES =
  /\bthan\b|\bcompar\w*|\bvs\b|\bversus\b|\bagainst\b|\bdifference\b|より|比べ|比較|違い|差|[比跟和与].{0,10}(?:比|差|快|慢|哪|好|高|低)|比|相比|\b(?:so voi|so sanh|hon|khac)\b/;

function readCount({ is, text, readings, today }: Said): AskedRuns | null {
  if (!is(COUNTS)) return null;
  const runs = namedRuns(readings);
  const distance = runs.meters === null && runs.kind === null ? namedDistance(readings) : null;
  const isOfRace = distance !== null && is(RAN_RACE);
  const span = askedSpan(text, readings, today);
  const isNamed = runs.meters !== null || runs.seconds !== null || runs.kind !== null || isOfRace;
  // How many runs some days had is no sum of kilometres.
  if (!isNamed) return span.kind === 'days' && is(ANY_RUNS) ? { ask: 'count', runs, span } : null;
  const isByLength = runs.meters !== null || runs.seconds !== null || isOfRace;
  // How many there are to be is another question.
  if (!isByLength && span.kind === 'known' && !is(DONE)) return null;
  if (!isByLength && is(REPETITIONS)) return null;
  return {
    ask: 'count',
    runs: isOfRace ? { ...ALL_RUNS, meters: distance, isAbout: true } : runs,
    span,
  };
}

/** Runs of any kind, which were run. */
const ANY_RUNS =
  /\b(?:how many|number of) (?:runs|times)\b(?=.*\b(?:have|did|had) i\b|.*\bi(?:'ve)? (?:done|run|ran)\b)|何[回本].{0,4}走(?:った|りました|って)|跑了?(?:几|多少)[次趟]|\b(?:chay|da chay) (?:may|bao nhieu) (?:buoi|lan)\b/;
/** It has been done. */
const DONE =
  /\b(?:did|have|had) i\b|\bi(?:'ve)? (?:done|run|had|ran|did)\b|走った|走りました|走って|やった|やりました|しました|[跑做练]了|[跑做练]过|有过|\b(?:da|duoc|dc)\b/;
/** Parts of one session. */
const REPETITIONS =
  /\b\d{3,4}(?:m|s)?\b|\b(?:reps?|repeats|between|jog between)\b|何本|几[组趟]|休多久|\b(?:bao nhieu|may) (?:to|hiep|rep)\b/;

/** A race distance that was run. */
const RAN_RACE =
  /(?:ハーフ|フル)(?:マラソン)?.{0,6}(?:何[回本]|走)|(?:半马|全马|半程|全程).{0,4}跑[过了]|跑[过了](?:多少|几)[次场趟个](?:半马|全马|半程|全程)|\b(?:halfs?|half[- ]marathons?|marathons?)\b.{0,16}\b(?:have|did) i (?:run|done?)\b|\bhow many (?:halfs?|half[- ]marathons?|marathons?|parkruns?)\b|\bchay (?:may|bao nhieu) (?:lan )?(?:hm|half|fm|marathon)\b|\b(?:hm|half|fm|marathon)\b.{0,12}\b(?:may|bao nhieu) lan\b/;
const RAN = /\bdid i\b|\bhave i\b|\bran\b|走った|走りました|跑了|跑的|跑过|\bchay\b/;

/** The day on which a distance was run. */
function readDayOfDistance({ is, readings }: Said): AskedRuns | null {
  if (!is(WHICH_DAY) || !is(RAN) || is(BEST)) return null;
  const meters = namedRuns(readings).meters === null ? namedDistance(readings) : null;
  if (meters === null) return null;
  return { ask: 'last', runs: { ...ALL_RUNS, meters, isAbout: true }, most: 1 };
}

const WHICH_DAY =
  /\b(?:what|which) (?:day|date)\b|\bwhen did i (?:last )?(?:run|do|go)\b|何日に|どの日|いつ.{0,12}走|哪一?天|几号|\bngay nao\b|\bhom nao\b/;
const BEST =
  /\b(?:best|fastest|quickest|pb|pr|record)\b|ベスト|最速|自己|最快|最好|纪录|记录|\b(?:nhanh nhat|tot nhat|ky luc)\b/;

const USUAL =
  /\b(?:usual\w*|normally|typical\w*|generally|on average)\b|普段|いつも|だいたい|一般|通常|平时|平常|\b(?:thong thuong|thuong(?! ngay))\b/;
const MEANS: ReadonlySet<string> = new Set(['pace', 'heartRate', 'cadence']);

/** A mean over a time, or of a kind of runs. */
function readMean(said: Said): AskedRuns | null {
  const { is, text, readings, today } = said;
  const figures = readFigureQuestion(text).figures.filter((one): one is MeanFigure =>
    MEANS.has(one),
  );
  const first = figures[0];
  if (first === undefined || is(BEST) || is(AT_REST) || is(NAMES_BEATS)) return null;
  const runs = { ...namedRuns(readings), meters: null, seconds: null };
  const spans = spansCompared(said);
  if (spans.length === 2) return { ask: 'mean', figures, runs, spans };
  const span = askedSpan(text, readings, today);
  const isLonger = span.kind === 'beyond' || (span.kind === 'known' && span.isLonger);
  if (first === 'cadence' && (isLonger || span.kind === 'month') && is(COMPARES_FIGURE)) {
    return { ask: 'mean', figures, runs, spans: [span] };
  }
  if (first === 'cadence' && is(GROWS)) return { ask: 'mean', figures, runs, spans: [LATELY] };
  if (span.kind === 'month' && span.monthsAgo > 0 && is(COMPARES_FIGURE) && first !== 'cadence') {
    // Of the weeks that are known easy running is compared as a whole.
    const isFar = span.monthsAgo >= MONTHS_OUT_OF_REACH;
    if (!isFar && !is(AVERAGE)) return null;
    const alike = runs.kind === null && isFar ? { ...runs, kind: 'easy' as const } : runs;
    return { ask: 'mean', figures, runs: alike, spans: [LATELY, span] };
  }
  if (span.kind === 'beyond') return null;
  const isOfTime = span.kind !== 'known' && (is(AVERAGE) || is(USUAL) || first === 'cadence');
  const isOfKind = runs.kind !== null && is(USUAL);
  const isOfKinds = runs.kind !== null && is(AVERAGE) && is(SEVERAL);
  if (!isOfTime && !isOfKind && !isOfKinds) return null;
  return { ask: 'mean', figures, runs, spans: [span.kind === 'known' ? LATELY : span] };
}

/** The pulse at rest is another figure, and one that is named is judged. */
const AT_REST =
  /\bresting\b|\bat rest\b|\bmorning (?:hr|heart|pulse)|安静|静息|晨脉|起床|\b(?:luc nghi|nhip tim nghi|nghi ngoi|khi ngu)\b/;
const NAMES_BEATS = /(?<![\d:.])1\d\d(?![\d:.])/;
/** Months that the known weeks do not reach. */
const MONTHS_OUT_OF_REACH = 4;
const GROWS =
  /\b(?:better|improv\w*|progress\w*)\b|進歩|良くな|上が|进步|提高|提升|\b(?:tien bo|cai thien|tot hon|tang)\b/;
const COMPARES_FIGURE =
  /\bthan\b|\bcompar\w*|\bvs\b|\bbetter\b|\bworse\b|\blower\b|\bhigher\b|より|比べ|比較|比|相比|\b(?:so voi|so sanh|hon)\b/;
const SEVERAL = /\bruns\b|\bjogs\b|\bdays\b|\brunning\b|全部|所有|\bcac\b/;

/** Two months or weeks that are set beside each other. */
function spansCompared({ is, text, today }: Said): AskedSpan[] {
  if (!is(COMPARES)) return [];
  const period = readPeriod(text, today);
  if (period?.kind === 'months') {
    return period.monthsAgo.map((monthsAgo) => ({ kind: 'month', monthsAgo }));
  }
  if (is(LAST_MONTH) && is(THIS_MONTH)) {
    return [0, 1].map((monthsAgo) => ({ kind: 'month', monthsAgo }));
  }
  if (period?.kind !== 'weeks') return [];
  return [
    { kind: 'week', weeksAgo: 0 },
    { kind: 'week', weeksAgo: 1 },
  ];
}

const THIS_MONTH = /\bthis month\b|今月|[这本]个?月|\bthang nay\b/;
const LAST_MONTH = /\blast month\b|先月|上个?月|\bthang (?:truoc|roi|vua roi)\b/;

const SUM_FIGURES: ReadonlySet<string> = new Set(['distance', 'duration', 'ascent']);

function sumFigures(text: string, is: Said['is']): SumFigure[] {
  const named = readFigureQuestion(text).figures.filter((one): one is SumFigure =>
    SUM_FIGURES.has(one),
  );
  return is(TIME_RUN) && !named.includes('duration') ? [...named, 'duration'] : named;
}

/** Time on the feet, in words that may mean a distance elsewhere. */
const TIME_RUN =
  /\b(?:time|hours?|minutes?)\b|何時間|時間|(?:多久|多长时间|几个?小时|多少个?小时)|\b(?:bao lau|may (?:gio|tieng))\b/;

/** What runs add up to over a time for which no other sum is at hand. */
function readSum({ is, text, readings, today }: Said): AskedRuns | null {
  const figures = sumFigures(text, is);
  if (figures.length === 0 || is(COMPARES) || is(AVERAGE) || is(BEST)) return null;
  const span = askedSpan(text, readings, today);
  const period = readPeriod(text, today);
  const isElse = period?.kind === 'day' || period?.kind === 'days' || period?.kind === 'months';
  if (isElse || span.kind === 'beyond') return null;
  const isAscent = figures.includes('ascent');
  const isTimeOfWeek = span.kind === 'week' && figures.includes('duration');
  const isOfDays = span.kind === 'days';
  if (span.kind === 'known' ? !(span.isLonger && !isAscent && is(IN_ALL)) : false) return null;
  if (span.kind === 'known') return { ask: 'sum', figures, span };
  return isAscent || isTimeOfWeek || isOfDays ? { ask: 'sum', figures, span } : null;
}

const IN_ALL =
  /\b(?:how (?:far|much|many|long)|total\w*|mileage|in all|altogether|so far)\b|全部|合計|累計|トータル|何 ?キロ|どれ|何時間|一共|总共|总|多少|几|跑量|\b(?:bao nhieu|tong|may|nhieu)\b/;

/** This week beside the last, in other sums than kilometres as well. */
function readBesideWeek({ is, text, today }: Said): AskedRuns | null {
  if (readPeriod(text, today)?.kind !== 'weeks' || is(OF_A_RUN)) return null;
  const figures = sumFigures(text, is).filter((figure) => figure !== 'distance');
  return figures.length > 0 ? { ask: 'besideWeek', figures, weeksAgo: 0 } : null;
}

const LAST_AND_BEFORE =
  /\b(?:last|previous) week\b.{0,24}\bweek before\b|\bweek before last\b.{0,24}\blast week\b|先週.{0,10}(?:先々週|前の週)|先々週.{0,10}先週|上个?(?:周|星期|礼拜)(?![一二三四五六日天]).{0,10}(?:上上|大上|前一|再前一|再上)个?(?:周|星期|礼拜)|上上个?(?:周|星期|礼拜)(?![一二三四五六日天]).{0,10}上个?(?:周|星期|礼拜)|\btuan (?:truoc|roi|vua roi)\b.{0,20}\btuan (?:truoc (?:do|nua|kia)|kia)\b/;

/** The last whole week beside the one before it. */
function readLastWeeks({ is, text }: Said): AskedRuns | null {
  if (!is(LAST_AND_BEFORE) || is(OF_A_RUN)) return null;
  const { figures: named } = readFigureQuestion(text);
  if (named.some((figure) => !SUMS.has(figure) && figure !== 'ascent')) return null;
  const figures = sumFigures(text, is);
  return {
    ask: 'besideWeek',
    figures: figures.length > 0 ? figures : ['distance'],
    weeksAgo: 1,
  };
}

const OF_A_RUN =
  /\btoday\b|\bthis (?:morning|run|one)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|今日|今朝|曜|今天|今早|那[次趟]|这[次趟]|\b(?:hom nay|sang nay|buoi|chu nhat|thu (?:hai|ba|tu|nam|sau|bay))\b/;
const LAST_WEEKEND = /\b(?:last |the )?weekend\b|先週末|週末|上个?周末|周末|\bcuoi tuan\b/;
const FORTNIGHT =
  /\b(?:a fortnight|two weeks|2 weeks) ago\b|[2二]週間前|[2两二]个?(?:周|星期)前|\b(?:2|hai) tuan truoc\b/;
const LAST_WEEK_OF = /\blast week\b|先週|上个?(?:周|星期|礼拜)|\btuan (?:truoc|roi|vua roi)\b/;
const YESTERDAY = /\byesterday|昨日|昨天|\bhom qua\b/;
const OF_THIS_RUN =
  /\btoday\b|\bthis (?:morning|run|one)\b|今日|今朝|今回|今天|今早|这[次趟]|快了|慢了|哪[次趟]|那[次趟]|\b(?:hom nay|sang nay|buoi nay)\b/;
const FORTNIGHT_SPREAD_DAYS = 2;

/** The easy runs of these weeks, set beside today's run. */
const USUAL_RUNS =
  /\b(?:usual|normal|typical|average) (?:easy )?(?:runs?|jogs?)\b|(?:普段|いつも)の(?:ジョグ|ラン)|(?:平时|平常|以往)的?(?:轻松跑|慢跑|跑步)|\bbuoi (?:nhe|chay|easy)(?: \w+)? (?:thuong ngay|binh thuong|moi khi)\b/;

function readBesideUsual({ is }: Said): AskedRuns | null {
  return is(USUAL_RUNS) && is(COMPARES) ? { ask: 'besideUsual' } : null;
}

/** Two runs of a kind: the last two, or this one and the one before. */
const TWO_ALIKE =
  /\b(?:last|latest|past|previous|recent) (?:2|two|couple of)\b|\b(?:the|my) (?:one|last one|previous one|one before)\b|(?:最近|[上这前]|过去)(?:的)?[两2二][次趟回个]|上一?[次趟回]|(?:直近|最近|ここ|前|この前)の?[2二](?:回|本)|[2二](?:回|本)(?:の|を)|前回|この前の|\b(?:2|hai) (?:buoi|bai|lan)\b|\b(?:lan|buoi|bai) (?:\w+ ){0,2}(?:truoc|gan nhat)\b/;

function readAlike({ is, readings, text, today }: Said): AskedRuns | null {
  if (!is(COMPARES) || !is(TWO_ALIKE) || readPeriod(text, today) !== null) return null;
  const { kind } = namedRuns(readings);
  // An easy run is mostly set beside the usual ones, or the run before it.
  if (kind === null || (kind === 'easy' && !is(TWO))) return null;
  return { ask: 'beside', other: { kind: 'alike' }, runs: { ...ALL_RUNS, kind } };
}

/** The run of a named day, set beside today's. */
function readBeside(said: Said): AskedRuns | null {
  const { is, readings } = said;
  if (!is(COMPARES) || !is(OF_THIS_RUN)) return null;
  const other = otherRun(said);
  if (other === null) return null;
  const runs = { ...namedRuns(readings), meters: null, seconds: null };
  return { ask: 'beside', other, runs: other.kind === 'day' ? ALL_RUNS : runs };
}

function otherRun({ is, readings, today }: Said): OtherRun | null {
  const sinceMonday = today - mondayOf(today);
  if (is(YESTERDAY)) return { kind: 'day', daysAgo: 1 };
  if (is(LAST_WEEKEND)) {
    // Days from Monday back to the Saturday and Sunday before it.
    return { kind: 'days', from: sinceMonday + 1, to: sinceMonday + 2 };
  }
  if (is(FORTNIGHT)) {
    const days = 2 * DAYS_A_WEEK;
    return { kind: 'days', from: days - FORTNIGHT_SPREAD_DAYS, to: days + FORTNIGHT_SPREAD_DAYS };
  }
  const weekday = weekdayNamed(readings);
  if (weekday !== null) {
    const ofThisWeek = sinceMonday - weekday;
    const daysAgo = ofThisWeek > 0 ? ofThisWeek : ofThisWeek + DAYS_A_WEEK;
    return { kind: 'day', daysAgo };
  }
  return is(LAST_WEEK_OF)
    ? { kind: 'days', from: sinceMonday + 1, to: sinceMonday + DAYS_A_WEEK }
    : null;
}

const KILOMETER = '(?:km|k|kilomet\\w+|mile|split|キロ|公里|千米|cay)';
const LAST_KILOMETER = new RegExp(
  `\\b(?:last|final) (?:${KILOMETER})\\b|(?:最後|ラスト)の?[1一]?${KILOMETER}|最后[的]?[1一]?${KILOMETER}|\\b(?:km|cay) cuoi\\b`,
);
const FIRST_KILOMETER = new RegExp(
  `\\b(?:first|opening) (?:${KILOMETER})\\b|(?:最初|入り|出だし)の?[1一]?${KILOMETER}|(?:第|前|头)[1一]个?${KILOMETER}|\\b(?:km|cay) dau(?: tien)?\\b`,
);
const HARDEST =
  /\b(?:hardest|toughest)\b|(?:一番|いちばん|最も)(?:きつ|しんど|つら|辛|苦し)|最(?:累|难|吃力|辛苦|费劲)|\b(?:met|nang|kho|vat va|cuc) nhat\b/;
const SLOWEST = /\bslowest\b|(?:一番|いちばん|最も)(?:遅|おそ)|最慢|\bcham nhat\b/;
const HIGHEST = /\b(?:highest|max\w*|peak)\b|最高|最大|一番高|\bcao nhat\b/;
const HEART = /\bheart ?rates?\b|\bhr\b|\bpulse\b|\bbpm\b|心拍|心率|心跳|\b(?:nhip )?tim\b/;
const OF_KILOMETERS = new RegExp(`${KILOMETER}(?![a-z])`);
const HILL = /\b(?:hill|climb|slope|uphill)\w*|坂|上り|登り|坡|爬升|\b(?:doc|leo)\b/;
const SPIKE =
  /\b(?:spike|jump|bump|dip|blip|peak)\w*|跳ね|急に|スパイク|突然|飙|尖峰|\b(?:vot|tang vot|nhay)\b/;
const AROUND = new RegExp(
  `\\b(?:around|at|near) (?:km |mile )?(\\d{1,2}) ?(?:k|km|キロ)\\b|(\\d{1,2}) ?(?:キロ|km|公里)(?:あたり|付近|地点|左右|处|那里)|\\b(?:o|luc|khoang) km (\\d{1,2})\\b`,
);

/** A single kilometre of the run that is spoken of. */
function readKilometer({ is, text, readings }: Said): AskedRuns | null {
  const isOfHeart = is(HEART);
  if (is(OF_KILOMETERS)) {
    if (is(HARDEST) || (isOfHeart && is(HIGHEST))) return { ask: 'kilometer', which: 'hardest' };
    if (is(SLOWEST) && is(HILL)) return { ask: 'kilometer', which: 'slowest' };
    if (is(LAST_KILOMETER) && !is(BEFORE_LAST)) return { ask: 'kilometer', which: 'last' };
    if (isOfHeart && is(FIRST_KILOMETER)) return { ask: 'kilometer', which: 'first' };
  }
  if (is(HILL) && is(OF_THE_HILL) && (isOfHeart || is(SLOWED))) {
    return { ask: 'kilometer', which: 'steepest' };
  }
  const around = is(SPIKE) ? numberAround(readings) : null;
  if (around !== null) return { ask: 'kilometer', which: around };
  const { kilometer } = readQuestionWords(text);
  return isOfHeart && kilometer !== null ? { ask: 'kilometer', which: kilometer } : null;
}

/** The hill of the run that is spoken of, and no hill to come. */
const OF_THE_HILL =
  /\b(?:the|that|those) (?:\w+ )?(?:hills?|climbs?|slopes?)\b|(?:あの|その)?(?:坂|上り|登り)の?(?:とこ|ところ|区間|部分)|那[段个]|(?:上坡|爬坡)(?:那|的那)?段|\b(?:doan|con|cai) (?:len )?(?:doc|leo)\b/;
const SLOWED = /\bslow\w*|\blost\b|\bdrop\w*|落ち|遅|掉速|慢|\b(?:cham|tut|giam)\b/;
/** More than one kilometre at the end, or a habit. */
const BEFORE_LAST = /\b(?:always|every|last few)\b|いつも|毎回|总是|每次|老是|\b(?:luon|lan nao)\b/;

function numberAround(readings: readonly string[]): number | null {
  for (const words of readings) {
    const number = (AROUND.exec(words) ?? []).slice(1).find((one) => one !== undefined);
    if (number !== undefined) return Number(number);
  }
  return null;
}

const AT_THE_END =
  /\b(?:last|final|end|finish|second half)\b|後半|最後|終盤|ラスト|最后|后半|后段|末段|\b(?:cuoi|nua sau|ve sau)\b/;
const FADES =
  /\bslow\w*|\bfad\w*|\bdie\b|落ち|タレ|垂れ|遅く|失速|掉速|变慢|慢|\b(?:cham|duoi|tut)\b/;

function readHabit({ is }: Said): AskedRuns | null {
  return is(BEFORE_LAST) && is(AT_THE_END) && is(FADES) && is(ASKS_OF_HABIT)
    ? { ask: 'habit' }
    : null;
}

const ASKS_OF_HABIT = /\b(?:do|did|am) i\b|[?？]|吗|\b(?:khong|ko|k|a|phai)\b/;

const SLOWEST_RUN =
  /\b(?:worst|slowest) (?:run|day|one)\b|(?:一番|いちばん|最も)(?:悪|遅|ひど|ダメ).{0,6}(?:ラン|日|走)|(?:哪一?[天次]|什么时候).{0,8}最[慢差烂糟]|最[慢差烂糟].{0,6}(?:一次|那次|一天)|\b(?:buoi|ngay|hom) nao\b.{0,16}\b(?:cham|te) nhat\b/;

function readSlowest({ is }: Said): AskedRuns | null {
  return is(SLOWEST_RUN) ? { ask: 'slowest' } : null;
}

/** A sum that is to be reached by the end of the year. */
const YEAR_GOAL =
  /(?:\b(?:by|at) (?:the )?(?:year'?s end|end of (?:the )?year)|\bthis year\b|年末|年内|今年|年底|\b(?:cuoi nam|nam nay|het nam)\b)/;
const GOAL_KILOMETERS = /(?<![\d.:])[1-9]\d{2,3} ?(?:k|km|kms|キロ|公里|cay)(?![a-z])/;

function readYearGoal({ is }: Said): AskedRuns | null {
  if (!is(YEAR_GOAL) || !is(GOAL_KILOMETERS)) return null;
  return { ask: 'sum', figures: ['distance'], span: { kind: 'known', isLonger: true } };
}

/** The longest run of a month, a week or some days. */
function readLongest({ is, text, readings, today }: Said): AskedRuns | null {
  const { figures } = readFigureQuestion(text);
  const isByTime = is(HOW_LONG_IN_TIME);
  const isLongest = figures.includes('longest') || (isByTime && is(LASTED_LONGEST));
  if (!isLongest || is(COMPARES)) return null;
  const span = askedSpan(text, readings, today);
  if (span.kind === 'beyond') return null;
  if (isByTime) return { ask: 'longest', span, isByTime: true };
  return span.kind === 'known' ? null : { ask: 'longest', span };
}

const LASTED_LONGEST =
  /\blongest (?:run|time)\b|(?:一番|最も|いちばん)長く走|最久|\b(?:lau|dai) nhat\b/;
/** Its time is asked for, and not its kilometres. */
const HOW_LONG_IN_TIME =
  /\bhow many (?:hours|minutes)\b|\bin (?:hours|minutes|time)\b|\b(?:time|duration) on (?:my )?feet\b|\blongest\b.{0,12}\b(?:by|in) (?:time|duration)\b|何時間|何分(?!台)|時間で(?:は|いう)|几个?(?:小时|钟头)|多少(?:个?小时|分钟)|多长时间|(?:时间|时长)最[长久]|最[长久].{0,6}(?:多久|时间)|\b(?:may|bao nhieu) (?:tieng|gio|phut|gio dong ho)\b|\bbao lau\b/;

/** A whole week before the last. */
function readWeekBack({ is, text, readings, today }: Said): AskedRuns | null {
  const span = askedSpan(text, readings, today);
  if (span.kind !== 'week' || span.weeksAgo < 2 || is(COMPARES)) return null;
  const figures = sumFigures(text, is);
  return { ask: 'sum', figures: figures.length > 0 ? figures : ['distance'], span };
}

/** In this order: what is named more exactly comes first. */
const READERS: readonly ((said: Said) => AskedRuns | null)[] = [
  readHabit,
  readHalves,
  readPart,
  readSplits,
  readKilometer,
  readConditions,
  readStartTime,
  readStreak,
  readYearGoal,
  readSlowest,
  readTimeOfDay,
  readHardShare,
  readTopWeek,
  readLastWeeks,
  readWeeks,
  readPerWeek,
  readWeekdays,
  readCount,
  readDayOfDistance,
  readBesideUsual,
  readAlike,
  readBeside,
  readBesideWeek,
  readMean,
  readLast,
  readLongest,
  readWeekBack,
  readSum,
];
