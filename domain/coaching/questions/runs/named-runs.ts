import type { RunKind } from './kinds-of-runs.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';

/** Which of the runner's runs are asked about. */
export interface NamedRuns {
  /** Null = of any kind. */
  kind: RunKind | null;
  /** At least this far, or about this far; null = however far. */
  meters: number | null;
  isAbout: boolean;
  /** At least this long; null = however long. */
  seconds: number | null;
  /** With much climb for its length; absent = whatever the ground. */
  isHilly?: true;
}

export const ALL_RUNS: NamedRuns = { kind: null, meters: null, isAbout: false, seconds: null };

/** Chinese in simplified characters, Vietnamese without tone marks. What is rarer comes first. */
const KIND_SAID: readonly (readonly [RunKind, RegExp])[] = [
  ['tempo', /\btempos?\b|\bthreshold\b|テンポ走|ペース走|閾値走|节奏跑|乳酸阈|阈值跑/],
  ['intervals', /\bintervals?\b|\btrack (?:session|workout)s?\b|インターバル|间歇|\bbien toc\b/],
  [
    'long',
    /\blong (?:runs?|ones?)\b|ロング|距離走|\blsd\b|长距离|[次趟回场]长跑|\b(?:buoi|chay|bai) dai\b/,
  ],
  [
    'hard',
    /\b(?:hard|speed|quality) (?:sessions?|runs?|workouts?)\b|\bspeed ?work\b|ポイント練|强度课|\b(?:buoi|bai) (?:nang|kho)\b/,
  ],
  [
    'easy',
    /\beasy (?:runs?|jogs?|days?|pace|running|one)\b|\bjogs?\b|\bjogging\b|ジョグ|ゆっくり走(?=.*ゾーン)|\brun(?:ning)? (?:\w+ )?slow(?:ly)?\b(?=.*\bzone\b)|轻松跑|慢跑|\b(?:chay|buoi|bai) (?:nhe|easy|cham)\b/,
  ],
  ['race', /\braces?\b|\bparkruns?\b|レース|大会|比赛|\bgiai\b/],
];

const DIGITS = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const KILOMETERS = '(?:k|ks|km|kms|kilomet\\w*|キロ|公里|千米|cay(?: so)?|ki)(?![a-z])';
const MILES = '(?:mi|miles?|マイル|英里|dam)(?![a-z])';
const HALF = '(?:halfs?|half[- ]marathons?|ハーフ(?:マラソン)?|半马|半程马?拉?松?|hm|ban marathon)';
const MARATHON = '(?:marathons?|フル(?:マラソン)?|全马|全程马拉松|fm)';
const MORE_BEFORE =
  '(?:over|above|more than|longer than|further than|farther than|at least|past|beyond|exceed\\w*|超过了?|大于|多于|至少|不少于|(?<![跑进做练])过了?|破了?|tren|hon|qua|vuot(?: qua)?|it nhat|toi thieu|dai hon|xa hon)';
const MORE_BEHIND =
  '(?:or (?:more|longer|further|over)|and (?:over|up|above)|plus\\b|\\+|以上|超(?!过)|を?(?:超え|こえ|越え)|オーバー|より(?:長|遠)|往上|tro len)';

const LONG_UNITS: readonly (readonly [number, string])[] = [
  [1000, KILOMETERS],
  [1609.344, MILES],
];
/** Hours and minutes as they stand in words, with what one of them is in seconds. */
const TIME_UNITS: readonly (readonly [number, string])[] = [
  [3600, '(?:hours?|hrs?|h|時間|个?小时|个?钟头|tieng|gio)(?![a-z])'],
  [60, '(?:minutes?|mins?|分(?:間|钟)?|phut)(?![a-z])'],
];

/** Numbers in words that stand before a unit. */
const IN_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an hour|one hour|1 hour) and a half\b/g, '90 minutes'],
  [/\btwo hours and a half\b|\btwo and a half hours\b/g, '150 minutes'],
  [/\ban hour\b/g, '1 hour'],
  [/[一1]个半(?:小时|钟头)|[一1]小时半|[1一]時間半/g, '90分'],
  [/[两二2]个半(?:小时|钟头)|[两二2]小时半|[2二]時間半/g, '150分'],
  [/\b(?:mot|1) (?:tieng|gio) (?:ruoi|30)\b/g, '90 phut'],
  [/\bten\b/g, '10'],
  [/\bfifteen\b/g, '15'],
  [/\btwenty\b/g, '20'],
  [/\bthirty\b/g, '30'],
  [/二十五(?=公里|キロ|k)/g, '25'],
  [/二十(?=公里|キロ|k)/g, '20'],
  [/十五(?=公里|キロ|k)/g, '15'],
  [/三十(?=公里|キロ|k)/g, '30'],
  [/十(?=公里|キロ|k)/g, '10'],
  [/一(?=小时|个小时|時間)/g, '1'],
  [/[两二](?=小时|个小时|時間)/g, '2'],
];

function inDigits(words: string): string {
  return IN_DIGITS.reduce((text, [letters, digits]) => text.replaceAll(letters, digits), words);
}

/** The amount of the first unit that is named, in metres or seconds. */
function amountOf(
  words: string,
  units: readonly (readonly [number, string])[],
  [before, behind]: readonly [string, string],
): number | null {
  for (const [size, unit] of units) {
    const said = new RegExp(`${before}${DIGITS} ?-?${unit}${behind}`);
    const [, digits] = said.exec(words) ?? [];
    if (digits !== undefined) return Number(digits.replace(',', '.')) * size;
  }
  return null;
}

/** A distance or time from which on runs are meant. */
function leastOf(words: string, units: readonly (readonly [number, string])[]): number | null {
  return (
    amountOf(words, units, [`${MORE_BEFORE} ?(?:about )?`, '']) ??
    amountOf(words, units, ['', ` ?(?:的)?${MORE_BEHIND}`])
  );
}

const LONGER_THAN_HALF = new RegExp(`${MORE_BEFORE} (?:a |the )?${HALF}|${HALF} ?(?:以上|を?超え)`);
const NAMES_HALF = new RegExp(`(?<![a-z])${HALF}(?![a-z])`);
const NAMES_MARATHON = new RegExp(`(?<![a-z])${MARATHON}(?![a-z])`);

/** The runs that a question names, in the first spelling that names any. */
export function namedRuns(readings: readonly string[]): NamedRuns {
  const spelled = readings.map(inDigits);
  const first = <Found>(find: (words: string) => Found | null): Found | null => {
    for (const words of spelled) {
      const found = find(words);
      if (found !== null) return found;
    }
    return null;
  };
  const kind = first((words) => KIND_SAID.find(([, said]) => said.test(words))?.[0] ?? null);
  const least =
    first((words) => leastOf(words, LONG_UNITS)) ??
    first((words) => (LONGER_THAN_HALF.test(words) ? HALF_MARATHON_METERS : null));
  const seconds = first((words) => leastOf(words, TIME_UNITS));
  return { kind, meters: least, isAbout: false, seconds };
}

/** The distance that a question names without saying from there on; null = none. */
export function namedDistance(readings: readonly string[]): number | null {
  for (const words of readings.map(inDigits)) {
    const meters = amountOf(words, LONG_UNITS, ['(?<![\\d.,:])', '']);
    if (meters !== null) return meters;
    if (NAMES_HALF.test(words)) return HALF_MARATHON_METERS;
    if (NAMES_MARATHON.test(words)) return MARATHON_METERS;
  }
  return null;
}

/** What is spoken of as one run is no mark on the way, no pace and no goal. */
const NOT_A_RUN =
  '(?! ?-?(?:mark|point|to go|left|split|pace|time|pbs?|prs?|best|goal|plan|training|block|in\\b|of\\b|ペース|目標|通過|地点|あたり|配速|目标|处|pace|dau|cuoi))';
const THE_ONE = `\\b(?:my|the|that|yesterday'?s|\\w+day'?s)(?: (?!first|last|final|opening|second|other|back)\\w+)? `;
const LATEST = `\\b(?:my|the|that) (?:last|latest|recent|first) `;

/** A run by its length: a distance with a word for a run, or one that is pointed at. */
const RUNS_OF_LENGTH: readonly (readonly [before: string, behind: string])[] = [
  [THE_ONE, `${NOT_A_RUN}`],
  ['(?<![\\d.,:])', ' (?:long )?(?:run|race|jog|effort|time trial)\\b'],
  ['(?<![\\d.,:])', ' ?の?(?:走(?![っるり])|ラン(?!ナー)|ジョグ|レース|大会)'],
  ['(?<![\\d.,:])', '的?(?:长距离|长跑|比赛|那[次场趟])'],
  ['那[次场趟个]', ''],
  ['\\b(?:buoi|bai|giai|cuoc) (?:chay )?(?:dai )?', `${NOT_A_RUN}`],
];
/** A marathon by its place, where it is spoken of as run: `東京マラソンのラップ`, `台北马那场`. */
const PLACE_MARATHON =
  '(?<!ハーフ|フル)(?:[一-龠]{2,4}|[ァ-ヴー]{2,8})マラソン(?=の(?:ラップ|スプリット|結果|タイム|記録|後半|前半|最後|ペース配分)|は?(?:どう|何)|で(?:は|の)?)|(?<![半全跑])马(?:拉松)?(?=那[场次趟个]|的?(?:分段|成绩|用时))';
const RACES_RUN: readonly (readonly [meters: number, said: RegExp])[] = [
  [
    HALF_MARATHON_METERS,
    new RegExp(
      `${THE_ONE}half\\b(?! (?:way|an?|of|hour|mile|minute))${NOT_A_RUN}|(?:${THE_ONE}|${LATEST})half[- ]marathon\\b${NOT_A_RUN}|ハーフ(?:マラソン)?${NOT_A_RUN}|半马|半程马拉松|\\b(?:giai|buoi|cuoc|chay) (?:hm|half|ban marathon)\\b${NOT_A_RUN}`,
    ),
  ],
  [
    MARATHON_METERS,
    new RegExp(
      `(?:${THE_ONE}|${LATEST})(?<!half[- ])marathon\\b${NOT_A_RUN}|フル(?:マラソン)?(?!に)${NOT_A_RUN}|(?<!半程)全马|${PLACE_MARATHON}|\\b(?:giai|chay) (?:fm|marathon)\\b${NOT_A_RUN}`,
    ),
  ],
];
const HILLY =
  /\b(?:hilly|mountain|hill) run\b|\brun\b.{0,12}\b(?:up|over|in) the (?:mountains?|hills?)\b|山(?:を走|ラン|道ラン|トレ)|坂の多い|[\u4e00-\u9fff]山(?:那|上那|的那|路跑)|爬山那|山路那|\b(?:buoi|bai)(?: chay)? (?:\w+ )?(?:nui|leo doc|nhieu doc)\b/;

/** A race that is named beside the run that is meant. */
const BESIDE_A_RACE =
  /\b(?:before|after|since|until|till|for|next|upcoming|ready|to|than|like|a) (?:the |my |a )?(?:\w+ )?race\b|\brace (?:pace|day|week|plan|shoes?|ready)\b|(?:レース|大会)(?:の?(?:前|後|まで|ペース|シューズ)|に向け|に出|まで)|[赛賽](?:前|后)|比赛(?:前|后|配速|目标)|\b(?:truoc|sau|cho|toi|sap|ke tu) giai\b|\bpace (?:giai|race)\b/;

/**
 * What a question says of the one run that it speaks of: its kind, its length, its ground. Nothing of it is
 * as `ALL_RUNS`.
 */
export function namedRun(readings: readonly string[]): NamedRuns {
  const { kind: said } = namedRuns(readings);
  const isBesideRace = said === 'race' && readings.some((words) => BESIDE_A_RACE.test(words));
  const kind = isBesideRace ? null : said;
  const spelled = readings.map(inDigits);
  const meters = spelled.map(lengthOfRun).find((one) => one !== null) ?? null;
  return {
    ...ALL_RUNS,
    kind: meters === null ? kind : null,
    meters,
    isAbout: meters !== null,
    ...(spelled.some((words) => HILLY.test(words)) && { isHilly: true }),
  };
}

function lengthOfRun(words: string): number | null {
  for (const about of RUNS_OF_LENGTH) {
    const meters = amountOf(words, LONG_UNITS, about);
    if (meters !== null) return meters;
  }
  // Of two races the one that is named first is asked about.
  const found = RACES_RUN.map(([meters, said]) => ({ meters, at: words.search(said) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.meters ?? null;
}
