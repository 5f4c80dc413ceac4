/** A time that words name, with where it stands. */
export interface NamedTime {
  at: number;
  /** What it may mean in seconds, the likelier first. */
  readAs: readonly number[];
  /** A pace of a kilometre and not a time over the distance. */
  isPerKilometer: boolean;
}

const MINUTE = 60;
const HOUR = 3600;

/** Numbers that runners write in letters, where a unit or a verb makes them a time. */
const WIDE_DIGITS = '一 二 三 四 五 六 七 八 九 十'.split(' ');
const WIDE_NUMBER =
  /(?:(?<=破|进|サブ)[一二两三四五六七八九十]{1,3}|[一二两三四五六七八九十]{1,3}(?=个?半?(?:小时|钟头)|時間|分))/g;
const IN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/サブスリー/g, 'サブ3'],
  [/サブフォー/g, 'サブ4'],
  [/サブファイブ/g, 'サブ5'],
  [/(\d)个半(?:小时|钟头)/g, '$1小时半'],
  [/\b(?:an|one) (?=hours?\b)/g, '1 '],
  [/\btwo (?=(?:and a half )?hours?\b)/g, '2 '],
  [/\bthree (?=(?:and a half )?hours?\b)/g, '3 '],
  [/\bfour (?=(?:and a half )?hours?\b)/g, '4 '],
  [/\bfive (?=(?:and a half )?hours?\b)/g, '5 '],
  [/\b(\d) and a half hours?\b/g, '$1h30'],
  [/\b(\d) hours? and a half\b/g, '$1h30'],
  [/\bmot (?=(?:tieng|gio)\b)/g, '1 '],
  [/\bhai (?=(?:tieng|gio)\b)/g, '2 '],
  [/\bba (?=(?:tieng|gio)\b)/g, '3 '],
  [/\bbon (?=(?:tieng|gio)\b)/g, '4 '],
  [/\bnam (?=(?:tieng|gio)\b)/g, '5 '],
];

interface TimeForm {
  said: RegExp;
  read: (groups: readonly (string | undefined)[]) => readonly number[];
  isPerKilometer?: boolean;
}

/** In this order: what one form has read, none of the others reads again. */
const FORMS: readonly TimeForm[] = [
  {
    said: /(?<![\d:])([2-9])[:：'](\d{2})"? ?(?:\/|per |a |each |p\/|每)?(?:km|k\b|キロ|公里)/g,
    read: ([minutes, seconds]) => [Number(minutes) * MINUTE + Number(seconds)],
    isPerKilometer: true,
  },
  {
    said: /キロ ?([2-9])(?:[:分] ?(\d{2})?秒?)?(?=ペース|で|なら)/g,
    read: ([minutes, seconds]) => [Number(minutes) * MINUTE + Number(seconds ?? 0)],
    isPerKilometer: true,
  },
  {
    said: /(?<![\d:])(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?(?![\d:]|\/| ?per\b)/g,
    read: ([first, second, third]) =>
      third === undefined
        ? [Number(first) * HOUR + Number(second) * MINUTE, Number(first) * MINUTE + Number(second)]
        : [Number(first) * HOUR + Number(second) * MINUTE + Number(third)],
  },
  {
    said: /(?<![\d.:])(\d)\s*(?:h(?:rs?|ours?)?(?![a-z])|時間|个?小时|个?钟头?|tieng|gio)\s*(?:and |và |va )?(\d{1,2}(?!\d)|半|ruoi)?\s*(?:m(?:in\w*)?\b|分钟?|phut|p\b)?/g,
    read: ([hours, minutes]) => [Number(hours) * HOUR + minutesOf(minutes) * MINUTE],
  },
  {
    said: /(?<![\d.:])(\d{2,3})\s*(?:min(?:ute)?s?\b|分钟?|'|phut\b|p\b)(?:\s*(\d{2})(?!\d| ?(?:k|km)\b| ?(?:キロ|公里))(?:秒|s\b)?)?/g,
    read: ([minutes, seconds]) => [Number(minutes) * MINUTE + Number(seconds ?? 0)],
  },
  {
    said: /(?:サブ|\bsub[- ]?|破)([1-6])(?:\.5|半)/g,
    read: ([hours]) => [Number(hours) * HOUR + 30 * MINUTE],
  },
  { said: /(?:サブ|破|进|(?<!一)切)\s*([0-9]{1,3})(?![\d:.]| ?(?:k\b|km|[a-z]))/g, read: bare },
  { said: /(?<![\d.:])([0-9]{2,3}) ?(?:切り|を切|以内|内)/g, read: bare },
  { said: /(?:半马|全马|马拉松)(?:跑)?(?:进)?\s*([0-9]{3})(?!\d)/g, read: bare },
  {
    said: /\b(?:half|marathon|hm|fm|full|5 ?k|10 ?k) ?([0-9]{3})(?![\d:.])/g,
    read: bare,
  },
  {
    said: /(?:\bsub[- ]?|\bunder |\bbelow |\bbreak(?:ing)? |\binside |\bin |\bduoi |\btrong )\s*([0-9]{1,3})m?(?=\s*(?:$|[?!.,;:)](?!\d)|(?:for|over|in|at|on|this|next|by|before|one day|some ?day|tomorrow|half|marathon|hm|fm|full|5 ?k|10 ?k|possible|doable|realistic|achievable|feasible|or|and|if|is|am|i|maybe|now|today|already|eventually|the|a|thoughts|chance|yet|on|co|duoc|dc|noi|kha|nua|khong|ko|la|cho|thi|chua)\b))/g,
    read: bare,
  },
];

/** What follows a number that is no time over a distance: what it counts, or that it is a while. */
const COUNTS_ELSE =
  /^ ?(?:(?:or|to|-|–|から|到|か|、|hay|den) ?\d+ ?)?(?:前|後|后|まえ|あと|以前|before|after|ago|later|beforehand|earlier|truoc|sau|nua|more|degrees?|°|度|%|weeks?|months?|days?|years?|runs?|times|sessions|km|k\b|miles?|hilly|reps?|laps?|a (?:day|week|month)|per (?:day|week)|of (?:sleep|training|running|rest|walking)|sleep|rest|training|bpm|am\b|pm\b|[ヶかカケ個箇]月|週|日|年|月|回|本|キロ|公里|个?月|周|天|次|趟|目|米|m\b|a week|thang|tuan|ngay|lan|buoi|sang|chieu|toi)/;
/** What stands before a number that is a time of day, a while or a heartbeat. */
const STANDS_FOR_ELSE =
  /(?:\b(?:start\w*|begin\w*|gun|heart ?rate|hr|pulse|after|past|luc|at mile|for (?:the )?last|only|last)(?: \w+){0,2} ?|(?:スタート|開始|出発)(?:は|が|時刻は)? ?|(?:朝|夜|午前|午後|早上|上午|下午|晚上|凌晨) ?|\b(?:sau|truoc) )$/;
/** The neighbours of a time are read within this distance. */
const READ_AROUND = 24;

/**
 * The times over a distance that words name, in the order in which they stand there. A number that
 * counts weeks, degrees or kilometres is none.
 *
 * @param words in one of the spellings that the patterns know
 */
export function timesIn(words: string): NamedTime[] {
  let left = inDigits(words);
  const found: NamedTime[] = [];
  for (const { said, read, isPerKilometer = false } of FORMS) {
    const matches = [...left.matchAll(said)];
    for (const match of matches) {
      const { index } = match;
      const end = index + match[0].trimEnd().length;
      const before = left.slice(Math.max(0, index - READ_AROUND), index);
      const isElse =
        COUNTS_ELSE.test(left.slice(end, end + READ_AROUND)) || STANDS_FOR_ELSE.test(before);
      if (!isElse) found.push({ at: index, readAs: read(match.slice(1)), isPerKilometer });
    }
    for (const { index, 0: text } of matches) {
      left = `${left.slice(0, index)}${'·'.repeat(text.length)}${left.slice(index + text.length)}`;
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

function inDigits(words: string): string {
  const numbered = words.replaceAll(WIDE_NUMBER, (letters) => String(wideNumber(letters)));
  return IN_LETTERS.reduce((text, [letters, digits]) => text.replaceAll(letters, digits), numbered);
}

/** `四十五` is 45, `十五` 15. */
function wideNumber(letters: string): number {
  const digit = (one: string | undefined) =>
    one === '两' ? 2 : one ? WIDE_DIGITS.indexOf(one) + 1 : 0;
  const [tens, ones] = letters.split('十');
  if (ones === undefined) return [...letters].reduce((sum, one) => sum * 10 + digit(one), 0);
  return (digit(tens) || 1) * 10 + digit(ones);
}

function minutesOf(said: string | undefined): number {
  if (said === undefined) return 0;
  return said === '半' || said === 'ruoi' ? 30 : Number(said);
}

/** "sub 4" is hours or minutes, and "145" an hour and three quarters. */
function bare([digits = '']: readonly (string | undefined)[]): readonly number[] {
  const number = Number(digits);
  const ofClock = Math.floor(number / 100) * HOUR + (number % 100) * MINUTE;
  const isClock = digits.length === 3 && number % 100 < 60;
  return [...(isClock ? [ofClock] : []), number * HOUR, number * MINUTE];
}
