import { questionSpellings } from '../text/question-spellings.ts';

/** The figures of a single run that have a name in answers. */
export const FIGURE_NAMES = [
  'distance',
  'duration',
  'pace',
  'speed',
  'heartRate',
  'heartRateMaximum',
  'cadence',
  'power',
  'ascent',
  'load',
  'zones',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** Beside the figures of one run: what is known of several, and what is not kept. */
export type AskedFigure = FigureName | 'stops' | 'vdot' | 'longest' | 'runs' | 'energy' | 'other';

/** Figures that a row of the list holds, so that they are known of other days. */
export const OF_ROWS: ReadonlySet<AskedFigure> = new Set<AskedFigure>([
  'distance',
  'duration',
  'pace',
  'speed',
  'heartRate',
  'runs',
]);

/** The figures that a question asks for. */
export interface FigureQuestion {
  /** In the order in which they are answered; empty = none by name. */
  figures: readonly AskedFigure[];
  /** The time it asks about. */
  span: 'run' | 'week' | 'month';
  /** Whether it asks of today by name. */
  isToday: boolean;
  /** The heart-rate zone it names, 1 to 5; null = none. */
  zone: number | null;
}

const HEART =
  '(?:heart ?rates?|\\bhr\\b|\\bbpm\\b|\\bpulse\\b|心拍数?|脈拍?|心率|心跳|nhip tim|\\btim\\b)';
const MOST =
  '(?:\\bmax(?:imum|imal)?\\b|highest|\\bpeak\\b|\\btop\\b|最大|最高|ピーク|toi da|cao nhat|lon nhat)';

/** The time for which a runner stood still. */
export const STOPS_SAID =
  /\b(?:stopped|standing|stood|paused|waiting|waited)\b(?=.*\b(?:time|long|much|lights?|total|minutes|seconds|often)\b)|\b(?:how (?:long|much)|time|minutes)\b.{0,24}\b(?:stopped|standing|stood|paused|waiting|at (?:the )?(?:traffic )?lights?)\b|(?:止ま|停ま|立ち止ま|信号).{0,12}(?:時間|どれ|どん|どの|何分|何秒|いくら)|(?:どれ|どん|どの|何分|何秒).{0,8}(?:止ま|停ま|立ち止ま|信号)|停止時間|(?:停(?!跑)|等|站).{0,8}(?:多久|多长|时间|几分|多少)|(?:多久|多少时间|几分钟).{0,6}(?:停|等红)|\b(?:dung|cho|den do).{0,24}\b(?:bao lau|bao nhieu|may phut|thoi gian)\b|\bthoi gian (?:dung|nghi giua)\b/;

/**
 * One pattern for all languages: Chinese in simplified characters, Vietnamese
 * without tone marks. What outranks others comes first.
 */
const SAID: Readonly<Record<Exclude<AskedFigure, 'heartRate' | 'heartRateMaximum'>, RegExp>> = {
  other:
    /\b(?:pass|passed|overtake|overtook|overtaken)\b.{0,12}\b(?:people|runners|anyone|me)\b|\b(?:people|runners)\b.{0,12}\b(?:pass|passed|overtake|overtook)\b|何人.{0,6}抜|抜(?:いた|かれた)の?は?何人|超(?:过)?了?(?:几|多少)个?人|\bvuot (?:qua |duoc )*(?:bao nhieu|may) nguoi\b|resting|\bhrv\b|(?:did|was) (?:i|my) (?:\w+ )?sle(?:ep|pt)|sleep score|body ?battery|readiness|(?:stress|recovery) (?:score|level)|blood pressure|stride length|ground contact|oscillation|\bsteps\b(?! (?:per|a) min)|my weight|\bspo2\b|安静時|歩幅|ストライド|接地|上下動|歩数(?!.{0,6}(?:1分|毎分|分間))|睡眠(?:は|って|時間)?(?:どう|何|どれ)|どれ(?:くらい|ぐらい)寝|体重|静息|安静心|晨脉|步幅|触地|垂直振幅|步数|sai chan|do dai buoc|tiep dat|so buoc(?! (?:moi|tren|mot|\/) ?phut)|luc nghi|can nang/,
  energy:
    /calor|\bcals\b|\bkcal\b|\bkj\b|energy|カロリー|消費|卡路里|热量|(?:大|千|多少|几)卡|能量|消耗|\bcalo\b|nang luong|tieu hao/,
  vdot: /vdot|vo2|摂取量|摄氧量|跑力/,
  longest:
    /longest|furthest|farthest|biggest (?:run|one|outing)|最長|最长|最远|最遠|(?:一番|いちばん|最も|もっとも)(?:長|遠)|(?:xa|dai) nhat/,
  zones: /\bzones?\b|\bz ?[1-5](?!\d)|ゾーン|区间|[一二三四五1-5]区(?![别域])|\bvung\b/,
  cadence:
    /cadence|step rate|stride rate|\bspm\b|steps (?:per|a) min(?:ute)?\b|(?:1分|毎分|分間).{0,4}(?:何歩|歩数)|歩数.{0,6}(?:1分|毎分|分間)|ケイデンス|ピッチ|步频|guong chan|nhip buoc|buoc chan|so buoc (?:moi|tren|mot)/,
  power: /\bpower\b|\bwatt\w*\b|パワー|ワット|功率|瓦|cong suat/,
  ascent:
    /elevation|how (?:hilly|lumpy|bumpy|undulating|rolling)|爬(?:了)?多高|how many met(?:re|er)s\b.{0,24}\b(?:up|climb\w*)\b|(?:was|is) (?:it|that|this)(?: run| course)? (?:\w+ )?hilly|how much up\b|ascent|\bclimb\w*|\bvert\b|vertical gain|uphill|標高|登(?:った|り)|上(?:った|り(?:まし|は))|のぼ|高低差|アップダウン|爬升|坡多|起伏|爬了|爬高|海拔|\bleo\b|\bdoc nhieu|do cao/,
  load: /\bload\b|\btrimp\b|負荷|负荷|\btai (?:tap|luyen|buoi|cua|la|bao)/,
  speed: /\bspeed\b|km ?\/ ?h\b|\bkmh\b|\bkph\b|\bmph\b|時速|スピード|速度|时速|toc do/,
  pace: /\bpace\b|how (?:fast|quick)|min(?:ute)?s? ?(?:per|a|\/) ?(?:km|k|mile)\b|(?:did|was|am) i averag|(?:averag|click|clock)\w*.{0,12}(?:per|a|each) (?:km|k|mile)|ペース|キロ何分|平均每公里|每公里平均|速さ|配速|均速|多快|(?:bao nhieu|may) phut (?:mot|1|moi|tren|\/) ?(?:km|cay)|每公里几|nhanh (?:co nao|bao nhieu|the nao)/,
  stops: STOPS_SAID,
  distance:
    /how far|distance|how long.{0,24}\b(?:in|many) (?:kms?|k|kilomet\w*|miles)\b|(?:go|went|going) how far|how (?:many|much) (?:k\b|kms?\b|kilomet|mile)|mileage|距離|何 ?(?:キロ(?!カロ)|km)|どれ(?:くらい|ぐらい|だけ)走|どの(?:くらい|ぐらい)走|距离|多远|(?:多少|几) ?(?:公里|k\b|km|千米)|公里数|里程|跑量|跑了多少|quang duong|cu ly|khoang cach|bao xa|(?:bao nhieu|may) (?:km|cay|ki)|chay (?:duoc )?bao nhieu\W*$/,
  duration:
    /how long|duration|time on (?:my )?feet|total time|how many (?:minutes|hours)|(?:\b(?:my|the|total|moving|elapsed|running|finish\w*|overall|what) time\b)|時間|何 ?分|タイム|用时|时间|时长|多久|多长|几(?:分钟|小时|个小时)|bao lau|thoi gian|(?:bao nhieu|may) (?:phut|tieng|gio)/,
  runs: /how (?:many (?:runs|times|sessions)|often)|何回|(?:几|多少)(?:次|趟)|(?:may|bao nhieu) (?:buoi|lan)/,
};
const HEART_SAID = new RegExp(HEART);
const HEART_MAXIMUM = new RegExp(
  `${MOST}.{0,4}${HEART}|${HEART}.{0,44}(?:${MOST}|(?:どこ|いくつ|どれ(?:くらい|ぐらい)|何)まで)|how high.{0,24}(?:${HEART}|\\bheart\\b)|\\bheart\\b.{0,12}\\b(?:peak|max|top)`,
);
const AVERAGE = /average|\bavg\b|\bmean\b|平均|trung binh|\btb\b/;

const ORDER: readonly AskedFigure[] = [
  'other',
  'energy',
  'vdot',
  'longest',
  'zones',
  'stops',
  'distance',
  'duration',
  'pace',
  'speed',
  'heartRate',
  'heartRateMaximum',
  'cadence',
  'power',
  'ascent',
  'load',
  'runs',
];
/** These are asked for alone: the other words only say more about them. */
const STANDS_ALONE: readonly AskedFigure[] = [
  'other',
  'energy',
  'vdot',
  'longest',
  'zones',
  'stops',
];
const ANSWERED_MOST = 3;

const MONTH =
  /\bmonth|(?:30|thirty|28) days|(?:four|4) weeks|今月|先月|こんげつ|せんげつ|月間|[かヶカケヵ]月|(?:30|28)日|[这本上当]个?月|月跑量|个月|(?:30|三十|28)天|\bthang\b|(?:30|ba muoi) ngay/;
const WEEK =
  /\bweek\b(?!end)|(?:seven|7) days|今週(?!末)|先週|こんしゅう|せんしゅう|週間|[这本上]个?周(?!末)|[这本上]个?(?:星期|礼拜)|\btuan\b/;
const TODAY =
  /\btoday\b|\bthis (?:morning|evening|afternoon)\b|今日|今朝|今天|今早|hom nay|sang nay|chieu nay/;
const ZONE = /(?:\bzone|\bz|ゾーン|区间|vung) ?([1-5])(?!\d)/;

export function readFigureQuestion(text: string): FigureQuestion {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  const isMaximum = isSaid(HEART_MAXIMUM);
  const isAsked = (figure: AskedFigure) => {
    if (figure === 'heartRateMaximum') return isMaximum;
    if (figure === 'heartRate') return isSaid(HEART_SAID) && (!isMaximum || isSaid(AVERAGE));
    return isSaid(SAID[figure]);
  };
  const asked = ORDER.filter(isAsked);
  const alone = asked.find((figure) => STANDS_ALONE.includes(figure));
  const [, zone] = readings.map((words) => ZONE.exec(words)).find((found) => found) ?? [];
  return {
    figures: alone ? [alone] : asked.slice(0, ANSWERED_MOST),
    span: isSaid(MONTH) ? 'month' : isSaid(WEEK) ? 'week' : 'run',
    isToday: isSaid(TODAY),
    zone: zone === undefined ? null : Number(zone),
  };
}
