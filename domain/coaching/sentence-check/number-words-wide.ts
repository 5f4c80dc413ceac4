import type { Language } from '../../language.ts';
import { AMOUNT_WORDS } from './measure-words.ts';

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  ...{ 壱: 1, 壹: 1, 弐: 2, 贰: 2, 貳: 2, 参: 3, 叁: 3, 參: 3, 肆: 4, 伍: 5, 陆: 6, 陸: 6 },
  ...{ 柒: 7, 捌: 8, 玖: 9 },
};
const SCALES: Readonly<Record<string, number>> = {
  ...{ 十: 10, 拾: 10, 廿: 20, 卅: 30, 百: 100, 佰: 100, 千: 1000, 仟: 1000 },
  ...{ 万: 10_000, 萬: 10_000, 億: 1e8, 亿: 1e8 },
};

const PLAIN = '二两兩三四五六七八九十百千万萬億亿廿卅壱壹弐贰貳叁柒捌玖';
/** Figures in contracts, words elsewhere: 参加, 陸上, 队伍, 收拾, 放肆. */
const FORMAL = '参參肆伍陆陸拾佰仟';
const ANY = `〇零一${PLAIN}${FORMAL}`;
const NUMBER = new RegExp(
  [
    // One: only of an amount, and not "the last kilometre" or "every kilometre".
    `(?<![每第後后前最初末首這这那某同上下另何又再毎人]|最[快慢稳穩好难難累轻輕]的?|一番[速遅]い|最も[速遅]い|いちばん[速遅]い)一(?=${AMOUNT_WORDS.wide})`,
    `[${FORMAL}][${ANY}]+|[${FORMAL}](?=${AMOUNT_WORDS.wide})`,
    `[〇零一${PLAIN}][${ANY}]+`,
    `[${PLAIN}]`,
  ].join('|'),
  'g',
);

/** Words that hold a numeral and count nothing. */
const HARMLESS_WORDS: readonly string[] = [
  // Order and weekdays
  '第[一二三](?![公千キkK圈组組趟本区區ラ段])',
  '(?:星期|[礼禮][拜]|(?<!每)[周週])[一二三四五六](?![次天回到至个個小公组組趟、])',
  // The body
  '[二三四][头頭](?:肌|筋)|四肢|三角(?:肌|筋|形)|十字(?:[韧韌靭]帯|[韧韌]带|韌帶)|五感|五[脏臟臓]|五官|三餐|三食',
  // Both of a pair, and the parts of a whole
  '[两兩](?=者|[侧側邊边腿脚腳臂手肩端旁面半]|[条條]腿|[只隻][脚腳手])|(?<=[这那這前])[两兩]|[两兩]全',
  '(?:最后|最後|开头|開頭|[前后後首末中])(?:的|段)?[二三四]分之一',
  // Very, by all means, in case, everything
  '千万(?=[别別不要注])|千萬(?=[別不要注])|万一|萬一|万が一|万全|萬全|万能|萬能|[万萬]事|百分(?:比|点|點)(?!之)|十足|百忙|億劫',
  // Sayings
  '[陆陸]{1,2}[续續]{1,2}|再三|三思|一一|一石二[鸟鳥]|事半功倍|四舍五入|四捨五入|七上八下|[乱亂]七八糟|三三[两兩][两兩]|五花八[门門]|三心二意|一心二用|半信半疑|千篇一律|成千上[万萬]|千里(?:之行|の道)|一[两兩](?=[天周週次]|[个個](?:星期|月))|百[闻聞]|三明治|三[温溫]暖|一五一十|五十步笑百步',
  '二度と|二の次|三日坊主|四季|四股|七分[丈袖]|(?:腹)?八分目|腹八分|十二分に|十人十色|二人三脚|七転び八起き|四苦八苦|四六時中|三々五々|二日酔い|百も承知|万歩計|万人|千切|四角|三角|九州|五輪|二枚目|四つ角|三日月|一か八か|八つ当たり|四つん這い|十八番|真っ二つ|二酸化|二氧化',
  '二次(?:的|被害|障害|伤害|傷害|冲刺|衝刺)|四[处處周](?=[看的走围圍环環张張])',
];
/** Very, in Chinese; enough, in Japanese; or ten minutes. */
const TEN_OR_VERY: Readonly<Record<'ja' | 'other', RegExp>> = {
  ja: /(?<![二三四五六七八九キロ約あと毎])十分(?!間|ほど|くらい|ぐらい|程度|以上|以内|後|前|たって|おき|ごと|半|[一二三四五六七八九十]|の(?:ジョグ|ウォーク|休|散歩|ラン|走)|走(?!れ|り込)|歩|休(?!め|養))/g,
  other:
    /(?<![二三四五六七八九每约約])十分(?![钟鐘之后後半一二三四五六七八九十内內]|左右|以|[的]?(?:慢跑|热身|熱身|暖身|休息(?!后|後|不)))/g,
};
const HARMLESS = new RegExp(HARMLESS_WORDS.join('|'), 'g');

/** Numbers by their sound, before what they would measure. */
const BY_SOUND =
  /(?:(?:ワン|ツー|スリー|フォー|ファイブ|シックス|セブン|エイト|ナイン|テン|トゥエンティ|サーティ)・?)+(?=キロ|マイル|ミニッツ|パーセント|メートル|分|時間|本|km)|(?:(?:いっ|いち|さん|よん|よ|ご|ろっ|ろく|なな|しち|はち|はっ|きゅう|じゅう|じゅっ|じっ|ひゃく|にじゅう|にじゅっ)+)(?=ふん|ぷん|びょう|じかん|パーセント|キロ|きろ|わり)/g;

/** Counted in Japanese words; those that are mostly other words are left out. */
const NATIVE_NUMBERS: Readonly<Record<string, string>> = {
  ...{ ふたつ: '2つ', みっつ: '3つ', よっつ: '4つ', いつつ: '5つ', むっつ: '6つ', ななつ: '7つ' },
  ...{ やっつ: '8つ', ふたり: '2人', ふつか: '2日', みっか: '3日', むいか: '6日', はつか: '20日' },
  ...{ とおか: '10日', ふた月: '2か月' },
};
const NATIVE = new RegExp(
  `(?:${Object.keys(NATIVE_NUMBERS).join('|')})(?![っぁ-ん]?(?:け|そ))(?!った)`,
  'g',
);

function valueOf(numerals: string): number {
  const all = [...numerals];
  // 二〇二六: digit by digit.
  if (all.every((one) => DIGITS[one] !== undefined)) {
    return Number(all.map((one) => DIGITS[one]).join(''));
  }
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const one of all) {
    const scale = SCALES[one];
    if (scale === undefined) {
      digit = DIGITS[one] ?? 0;
    } else if (scale >= 10_000) {
      total += Math.max(section + digit, 1) * scale;
      section = 0;
      digit = 0;
    } else {
      section += Math.max(digit, 1) * scale;
      digit = 0;
    }
  }
  return total + section + digit;
}

/** The first part of a run, whose figure may be named beside it. */
const FIRST_PART = /第一(?= ?[个個]?(?:公里|千米|圈|km|[组組趟本段]|[间間]歇))/gi;

const blank = (words: string) => '·'.repeat(words.length);

/**
 * Chinese and Japanese numerals as digits, words that merely hold one left out.
 *
 * @param language decides whether 十分 is "very" or may be ten minutes
 * @example wideNumbersAsDigits('五分三十秒', 'ja') // '5分30秒'
 */
export function wideNumbersAsDigits(text: string, language: Language): string {
  return text
    .replace(FIRST_PART, '第1')
    .replace(NATIVE, (word) => NATIVE_NUMBERS[word] ?? word)
    .replace(HARMLESS, blank)
    .replace(TEN_OR_VERY[language === 'ja' ? 'ja' : 'other'], blank)
    .replace(NUMBER, (numerals) => String(valueOf(numerals)))
    .replace(BY_SOUND, (words) => String(words.length));
}
