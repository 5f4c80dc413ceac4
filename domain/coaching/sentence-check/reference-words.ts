import type { Fact } from '../facts/fact.ts';
import type { MeasureUnit } from '../../measures/units.ts';
import { measureAt, type Measure } from './measure-words.ts';

/** A reference within a readable text, where it stands as one private character. */
export interface PlacedReference {
  position: number;
  fact: Fact;
}

/** Facts that are rendered as a bare number, so that a noun must follow. */
const BARE_UNITS: ReadonlySet<MeasureUnit> = new Set(['count', 'load', 'vdot']);
const CALENDAR: Partial<Record<Measure, RegExp>> = {
  days: /days/i,
  weeks: /weeks/i,
  months: /months/i,
  years: /years/i,
};

function isWrongMeasure(measure: Measure, fact: Fact): boolean {
  if (!BARE_UNITS.has(fact.unit)) return true;
  if (measure === 'times') return false;
  const calendar = CALENDAR[measure];
  return calendar === undefined || fact.unit !== 'count' || !calendar.test(fact.id);
}

/** `第 {{split.fastest.number}} 公里`, `{{split.fastest.number}}km目`: which kilometre, not how many. */
const NAMED_KILOMETER =
  /第 ?[\ue000-\uf8ff] ?(?:公里|千米)|[\ue000-\uf8ff] ?(?:km|キロ(?:メートル)?)目/gi;

/** Between a figure and its unit: `({{pace.average}}) km`, or the edge of a table's cell. */
const CLOSING = /^(?: ?[)"'」』|]){1,2}/;

/**
 * The words right behind a reference that measure it in a wrong unit, or measure it once more.
 * Rendering writes the unit.
 */
export function wrongMeasureAfter(
  text: string,
  { position, fact }: PlacedReference,
): string | null {
  const [closing = ''] = CLOSING.exec(text.slice(position + 1, position + 5)) ?? [];
  const behind = position + 1 + closing.length;
  const found = measureAt(text, behind);
  if (!found || !isWrongMeasure(found.measure, fact)) return null;
  const words = text.slice(behind, behind + found.length).trim();
  // 时, 時 and 点 are "when" and "point" far more often than an hour.
  if (/^[时時点點]$/.test(words)) return null;
  const isNamed =
    fact.id.endsWith('.number') &&
    [...text.matchAll(NAMED_KILOMETER)].some(
      ({ index, 0: name }) => index <= position && position < index + name.length,
    );
  return isNamed ? null : words;
}

const REFERENCE = '[\\ue000-\\uf8ff]';
/** Another figure, a decimal, a sign, a currency: what makes the rendered figure another one. */
const ALTERED: readonly RegExp[] = [
  new RegExp(
    `${REFERENCE}[.,:/'·]?${REFERENCE}|${REFERENCE} ?(?:point|dot|phẩy|chấm|点|點|コンマ) ?${REFERENCE}`,
  ),
  new RegExp(`${REFERENCE}[.,:']?\\d|\\d[.,:']?${REFERENCE}`),
  new RegExp(
    `(?:^|[\\s(,])[-–+±]${REFERENCE}|[$€£¥₫]${REFERENCE}|(?<!\\p{L})(?:minus|âm|マイナス|[负負](?![荷担擔])) ?${REFERENCE}`,
    'iu',
  ),
  new RegExp(
    `${REFERENCE} ?(?:\\+|squared|cubed|phẩy|半(?![程马馬段身分ば])|多(?=[公千米分秒小])|[余餘弱])`,
    'iu',
  ),
  new RegExp(`${REFERENCE}(?:k|s|th|st|nd|rd|x|[ -]?fold)(?![\\p{L}])`, 'iu'),
];

/** What changes the figure that a reference renders, if anything does. */
export function alteredReference(text: string): string | null {
  for (const pattern of ALTERED) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return null;
}

interface Quantity {
  noun: string;
  /** Of units that such a figure can have. */
  unit: RegExp;
  /** It cannot be said as a share either: nothing is warm by a percentage. */
  isNoShare?: true;
}
/** Nouns that name what a figure is. */
const QUANTITIES: readonly Quantity[] = [
  {
    noun: 'heart ?rate|\\bhr\\b|\\bheart(?=:)|pulse|心拍数?|心率|nhịp tim',
    unit: /^beatsPerMinute$/,
  },
  { noun: 'speed|時速|时速|速度|スピード|tốc độ', unit: /^metersPerSecond$/ },
  { noun: '(?<!re)pace|ペース|配速', unit: /^(?:secondsPerKilometer|metersPerSecond)$/ },
  { noun: 'distance|距離|距离|quãng đường', unit: /^(?:\w+M|m)eters$/ },
  { noun: 'cadence|ピッチ|步频|步頻|nhịp bước|guồng chân', unit: /^perMinute$/ },
  { noun: 'power output|パワー|功率|công suất', unit: /^watts$/ },
  { noun: 'temperature|気温|气温|氣溫|nhiệt độ', unit: /^celsius$/, isNoShare: true },
  {
    noun: 'vo2 ?-?max|vdot|最大酸素摂取量|最大[摄攝]氧量',
    unit: /^vdot$/,
    isNoShare: true,
  },
  { noun: 'load|負荷|负荷|tải (?:tập|tập luyện|luyện tập)', unit: /^load$/ },
];
const LINK_LATIN =
  '(?: (?:of|was|is|at|averaged|averages|averaging|around|about|near|stayed|sat|held|only|just|still|mostly|nearly|on average|là|ở|đạt|trung bình|khoảng|chỉ)|:){1,3} ';
const LINK_WIDE =
  '(?:の?平均)?(?:は|が|も|で|:|为|為|是|在|到|达到|達到|约|約|大约|大約|平均|のほうは| ){0,3}';
const QUANTITY_PATTERNS = QUANTITIES.map(
  ({ noun, unit, isNoShare = false }) =>
    [
      new RegExp(`(?:${noun})(?:${LINK_LATIN}|${LINK_WIDE})(${REFERENCE})`, 'giu'),
      unit,
      isNoShare,
    ] as const,
);

/** `speed was {{pace.average}}`: a figure under another one's name; shares may stand with any. */
export function misnamedReference(text: string, factAt: ReadonlyMap<string, Fact>): string | null {
  for (const [pattern, unit, isNoShare] of QUANTITY_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const fact = factAt.get(match[1] ?? '');
      // At that pace a number of repetitions: `同じペースで{{count}}本`.
      if (fact?.unit === 'count' && match[0].at(-2) === 'で') continue;
      const isShare = fact?.unit === 'percent' && !isNoShare;
      if (fact && !isShare && !unit.test(fact.unit)) return match[0].slice(0, -1).trim();
    }
  }
  return null;
}

/** Words of a part of the run, and the ids that belong to the opposite part. */
const OPPOSITES: readonly { words: RegExp; except: RegExp; id: RegExp; other: RegExp }[] = [
  {
    words: /\b(?:maximum|max|peaked|highest)\b|最大|最高|cao nhất|tối đa/iu,
    except: /\baverage|平均|trung bình/iu,
    id: /(?:^|\.)heartRate\.average$/,
    other: /(?:^|\.)heartRate\.maximum$/,
  },
  {
    words: /\baveraged?\b|平均|trung bình/iu,
    except: /\b(?:maximum|max|peak(?:ed)?|highest)\b|最大|最高|cao nhất|tối đa/iu,
    id: /(?:^|\.)heartRate\.maximum$/,
    other: /(?:^|\.)\w+\.average$/,
  },
  {
    words: /\bslowest\b|もっとも遅|最も遅|いちばん遅|一番遅|最遅|最慢|chậm nhất/iu,
    except: /\b(?:fastest|quickest)\b|最も速|いちばん速|一番速|最速|最快|nhanh nhất/iu,
    id: /\.fastest\./,
    other: /\.(?:slowest|laterSlowest)\./,
  },
  {
    words: /\b(?:fastest|quickest)\b|もっとも速|最も速|いちばん速|一番速|最速|最快|nhanh nhất/iu,
    except: /\bslowest\b|最も遅|いちばん遅|一番遅|最遅|最慢|chậm nhất/iu,
    id: /\.(?:slowest|laterSlowest)\./,
    other: /\.fastest\./,
  },
  {
    words: /\bfirst half\b|(?<!前)前半|nửa đầu/iu,
    except: /\bsecond half\b|\bhalves\b|[后後]半|nửa sau|nửa cuối|hai nửa/iu,
    id: /(?:^|\.)half\.second\./,
    other: /(?:^|\.)half\.first\./,
  },
  {
    words: /\b(?:second|last) half\b|(?<!前)[后後]半|nửa sau|nửa cuối/iu,
    except: /\bfirst half\b|\bhalves\b|前半|前[后後]|nửa đầu|hai nửa/iu,
    id: /(?:^|\.)half\.first\./,
    other: /(?:^|\.)half\.second\./,
  },
];

/** A reference to the fastest kilometre where the words speak of the slowest, and the like. */
export function oppositeReference(text: string, ids: readonly string[]): string | null {
  for (const { words, except, id, other } of OPPOSITES) {
    const match = words.exec(text);
    if (!match || except.test(text)) continue;
    if (ids.some((one) => id.test(one)) && !ids.some((one) => other.test(one))) return match[0];
  }
  return null;
}
