/** What a figure is counted or measured in, whatever the language. */
export type Measure =
  | 'kilometers'
  | 'miles'
  | 'meters'
  | 'feet'
  | 'perKilometer'
  | 'perMile'
  | 'perMinute'
  | 'speed'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'beats'
  | 'steps'
  | 'percent'
  | 'tenths'
  | 'watts'
  | 'degrees'
  | 'kilograms'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'times'
  /** A time of day. */
  | 'clock';

/** Latin words end where no letter follows; Chinese and Japanese ones need no end. */
const MEASURE_WORDS: readonly (readonly [Measure, string, string])[] = [
  [
    'perKilometer',
    'a kilomet(?:er|re)|per (?:km|kilomet(?:er|re))|an? km|mỗi (?:km|cây|ki)',
    '/ ?(?:km|公里|キロ|千米)|每公里|每千米|毎キロ',
  ],
  ['perMile', 'an? mile|per mile|mỗi dặm', '/ ?(?:mi(?:le)?(?![a-z])|英里|マイル|dặm)|每英里'],
  [
    'perMinute',
    'a minute|per minute|mỗi phút',
    '/ ?(?:min(?:ute)?(?![a-z])|分|phút)|毎分|每分[钟鐘]',
  ],
  [
    'speed',
    'km ?/ ?h|kmh|kph|mph|kilomet(?:er|re)s (?:an|per) hour',
    '公里/[时時小]|キロ/[時h]|/ ?(?:h(?![a-z])|[时時]|giờ)',
  ],
  [
    'kilometers',
    "k(?:m|ms|'s)?|kilomet(?:er|re)s?|klicks?|cây(?: số)?|ki-?lô-?mét|kí lô mét",
    '公里|千米|キロ(?:メートル)?(?!グラム|カロリー)',
  ],
  ['miles', 'mi|miles?|milers?|dặm', '英里|マイル'],
  [
    'beats',
    'bpm|beats(?! (?:the|your|a|an|all|any|it|every|that|what))|beats? (?:per|a) minute|nhịp',
    '拍|[次下]/分',
  ],
  [
    'steps',
    'spm|steps?|strides per minute|bước',
    '歩(?![くきいけかこっ])|步(?!幅|频|頻|伐|道|态|態|子)',
  ],
  ['meters', 'm|met(?:er|re)s?|mét', '米(?!饭|飯)|公尺|メートル'],
  ['feet', 'ft|feet|foot', 'フィート|英尺'],
  ['hours', 'h|hrs?|hours?|giờ|tiếng', '[个個]?小[时時]|[个個]?[钟鐘][头頭]|時間'],
  [
    'minutes',
    "min|mins|minutes?|'|phút",
    '分[钟鐘]|分間|分(?!之|かれ|析|布|配|段|泌|解|け|か|開|开|明|量|散|別|别|组|組|野|担|擔|享|手|成|岐|心|神|类|類|鐘|辨)',
  ],
  ['seconds', 's|secs?|seconds?|"|giây', '秒[钟鐘間]?'],
  ['percent', 'per ?cent|percentage points?|phần trăm', '%|パーセント|百分点|百分點'],
  [
    'tenths',
    '(?!)',
    '割(?!合|り|引|れ|と|愛)|成(?!绩|績|功|果|分|熟|为|為|长|長|了|就|立|員|员|本|人)',
  ],
  ['watts', 'w|watts?|oát', 'ワット|瓦'],
  [
    'degrees',
    '°|°[cf]|degrees?|fahrenheit|celsius|kelvin|độ(?! (?:trôi|dài|dốc|cao|ẩm|chênh|bền|khó|lệch|nặng|đều))',
    '℃|℉|[摄攝华華]氏度?|度(?!合|胸|量|假|过|過|目|数|外)',
  ],
  ['kilograms', 'kg|kilos?|kilograms?|lbs?|pounds?|cân|ký|kí', '公斤|キログラム|斤'],
  [
    'days',
    'days?|ngày|hôm',
    '日間|日(?!常|記|记|々|程|前後|頃|差|光|焼)|天(?!气|氣|候|然|热|熱|生|亮|黑)',
  ],
  ['weeks', 'weeks?|tuần', '週間|週(?!末)|周(?!末|围|圍|期|边|邊|り)|[个個]?(?:星期|礼拜|禮拜)'],
  ['months', 'months?|tháng', '[かヶカケ个個箇]月'],
  ['years', 'years?|năm', '年(?!龄|齢|齡|代)'],
  [
    'clock',
    "o'?clock|[ap]\\.?m|giờ (?:sáng|trưa|chiều|tối|đêm|kém|rưỡi|đúng)",
    '[点點](?!建|提|原|注|重)|[時时](?![間间速])',
  ],
  [
    'times',
    'times|lần',
    '回(?!復|复|数|到|来|來|り|避|答|転|收)|次(?!の|に|は|も|回|走|週|第|元|要|日|数|數)',
  ],
];

const PATTERNS = MEASURE_WORDS.map(
  ([measure, latin, wide]) =>
    [
      measure,
      new RegExp(`^[ \\n-]?(?:(?:${latin})(?![\\p{Script=Latin}\\p{M}])|(?:${wide}))`, 'iu'),
    ] as const,
);

/** The longest measure is a few words long. */
const LONGEST_MEASURE = 24;

export interface FoundMeasure {
  measure: Measure;
  /** Characters from the position on, the space before included. */
  length: number;
}

/**
 * The measure that stands at a position, directly or behind one space or hyphen.
 *
 * @param text readable text
 * @example measureAt('5 km', 1) // { measure: 'kilometers', length: 3 }
 */
export function measureAt(text: string, position: number): FoundMeasure | null {
  const rest = text.slice(position, position + LONGEST_MEASURE);
  let longest: FoundMeasure | null = null;
  for (const [measure, pattern] of PATTERNS) {
    const length = pattern.exec(rest)?.[0].length ?? 0;
    if (length > (longest?.length ?? 0)) longest = { measure, length };
  }
  return longest;
}

/** Measures of amounts, where even "one" is a figure: hours and kilometres, not days or times. */
export const AMOUNT_WORDS = {
  latin:
    'km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|hours?|minutes?|seconds?|per ?cent|percentage points?|degrees?|beats?|watts?',
  vietnamese: 'km|ki-?lô-?mét|cây(?: số)?|mét|dặm|giờ|tiếng|phút|giây|phần trăm|độ|nhịp',
  wide: '公里|千米|公尺|米|英里|[个個]?半?小[时時]|[个個]?[钟鐘][头頭]|分[钟鐘間]?|秒|刻[钟鐘]|時間|割|成(?!不|为|為|长|長|就|立|了|果|功)|倍|キロ|km|メートル|マイル|パーセント|%',
} as const;
