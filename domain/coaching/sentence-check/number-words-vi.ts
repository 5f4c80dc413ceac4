import { AMOUNT_WORDS } from './measure-words.ts';

const DIGITS: Readonly<Record<string, number>> = {
  một: 1,
  mốt: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  tư: 4,
  năm: 5,
  lăm: 5,
  nhăm: 5,
  sáu: 6,
  bảy: 7,
  bẩy: 7,
  tám: 8,
  chín: 9,
};

/** What is counted or measured; before these "năm" is five and not a year. */
const COUNTED = `${AMOUNT_WORDS.vietnamese}|lần|ngày|tuần|tháng|buổi|bài|tổ|hiệp|vòng|lượt|bước|chặng|đoạn|quãng|con dốc|dốc|cuộc|giải|người|phần|rưỡi|đợt|ngọn|quả|hôm|bữa|ki|kí`;

const LEFT = '(?<!\\p{L})';
const RIGHT = '(?!\\p{L})';
const DIGIT = 'một|hai|ba|bốn|năm|sáu|bảy|bẩy|tám|chín';
const AFTER_TEN = ' (?:một|mốt|hai|ba|bốn|tư|năm|lăm|nhăm|sáu|bảy|bẩy|tám|chín)';
const BELOW_HUNDRED = `(?:(?:(?:hai|ba|bốn|năm|sáu|bảy|bẩy|tám|chín) mươi|mười|mươi)(?:${AFTER_TEN})?)`;
const HUNDREDS = `(?:${DIGIT}) trăm(?: (?:(?:linh|lẻ) (?:${DIGIT})|${BELOW_HUNDRED}))?`;
const NUMBER = new RegExp(
  [
    `${LEFT}${HUNDREDS}${RIGHT}`,
    `${LEFT}${BELOW_HUNDRED}${RIGHT}`,
    `${LEFT}(?:hai|ba|bốn|sáu|bảy|bẩy|tám)${RIGHT}`,
    // Ripe, and five or a year: a figure only where something is counted.
    `${LEFT}(?:năm|chín)(?= (?:${COUNTED})${RIGHT})`,
    `${LEFT}năm (?=(?:đến|hoặc|hay) sáu${RIGHT})`,
    `${LEFT}một(?= (?:${AMOUNT_WORDS.vietnamese})${RIGHT})`,
  ].join('|'),
  'giu',
);
const SCALES: Readonly<Record<string, number>> = {
  chục: 10,
  trăm: 100,
  nghìn: 1000,
  ngàn: 1000,
  triệu: 1_000_000,
};
const LARGE = 'nghìn|ngàn|triệu(?! (?:chứng|hồi|tập))';
/** "Hai nghìn năm trăm": a count, its scale, and the hundreds below it. */
const SCALED = new RegExp(
  `${LEFT}(${HUNDREDS}|${BELOW_HUNDRED}|${DIGIT}|\\d+) (${LARGE}|chục)(?: (${HUNDREDS}))?${RIGHT}`,
  'giu',
);
/** Hundreds, thousands, dozens without a count before them. */
const SCALE = new RegExp(`${LEFT}(?:trăm|${LARGE}|chục)${RIGHT}`, 'giu');

/** Counting words in phrases that count nothing. */
const HARMLESS =
  /(?<!\p{L})(?:cả hai(?! (?:km|cây|phút|giây|ki-?lô))|thứ (?:hai|ba|tư|năm|sáu|bảy)(?! (?:phút|giây|km|cây|mét|phần trăm|nhịp))|hai (?:nửa|bên|chân|tay|vai|đầu|phía|đùi|bắp chân|gối|đầu gối|mặt|kiểu|loại)|(?:vài|mấy) phần trăm|giữa hai|ba (?:mẹ|má|lô|ba)|phần (?:ba|tư) (?:đầu|cuối|giữa)|(?:qua|theo|những) năm tháng|ngàn (?:vàng|lời)|năm (?:nay|ngoái|sau|trước|mới|tới|học))(?!\p{L})/giu;

const PART_ORDINAL =
  /(?<!\p{L})(km|ki-?lô-?mét|cây số|lap|lần lặp|lần chạy|lượt|tổ|hiệp|rep) thứ (nhất|hai|ba|tư|bốn|năm|sáu|bảy|tám|chín|mười)(?!\p{L})/giu;
/** "Km đầu" is the first one; "hai km đầu" are two. */
const FIRST_PART =
  /(?<!\p{L}|(?:\d|hai|ba|bốn|tư|năm|sáu|bảy|tám|chín|mười|mấy|vài|những|các|[\ue000-\uf8ff]) ?)(km|ki-?lô-?mét|cây số|lap|lần lặp|lần chạy|lượt|tổ|hiệp|rep) đầu(?: tiên)?(?!\p{L})/giu;
const ORDINALS: Readonly<Record<string, number>> = { ...DIGITS, nhất: 1, mười: 10 };

const ACCENTED: Readonly<Record<string, string>> = {
  mot: 'một',
  bon: 'bốn',
  tu: 'tư',
  nam: 'năm',
  lam: 'lăm',
  sau: 'sáu',
  bay: 'bảy',
  tam: 'tám',
  chin: 'chín',
};

/** Written without accents, as on a keyboard that has none. */
const UNACCENTED =
  /(?<!\p{L}|(?:mười|mươi|trăm|linh|lẻ) )(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi)(?: (?:muoi|ruoi|lam|mot|hai|ba|bon|tu|nam|sau|bay|tam|chin)){0,4}(?= (?:phut|giay|gio|tieng|cay so|km|lan|buoi|phan tram|nhip|met|dam|tuan|thang)(?!\p{L}))/giu;

function valueOf(phrase: string): number {
  let value = 0;
  let current = 0;
  for (const word of phrase.toLowerCase().split(' ')) {
    if (word === 'trăm') {
      value += Math.max(current, 1) * 100;
      current = 0;
    } else if (word === 'mươi') {
      value += Math.max(current, 1) * 10;
      current = 0;
    } else if (word === 'mười') {
      value += 10;
    } else {
      current = DIGITS[word] ?? 0;
    }
  }
  return value + current;
}

function numberOf(words: string): number {
  return /^\d/.test(words) ? Number(words) : valueOf(words);
}

/** The values of a phrase without accents: one of tens and ones, else of each word, as "hai ba" is two or three. */
function valuesOfUnaccented(phrase: string): string {
  const words = phrase.toLowerCase().split(' ');
  const tens = words.indexOf('muoi');
  const accented = words.map((word, index) =>
    index === tens ? (tens === 0 ? 'mười' : 'mươi') : (ACCENTED[word] ?? word),
  );
  if (tens !== -1) return String(valueOf(accented.join(' ')));
  return accented.map((word) => DIGITS[word] ?? word).join(' ');
}

/**
 * Vietnamese numbers as digits.
 *
 * @example vietnameseNumbersAsDigits('bốn mươi lăm phút') // '45 phút'
 */
export function vietnameseNumbersAsDigits(text: string): string {
  return (
    text
      .replace(
        PART_ORDINAL,
        (_, part: string, word: string) => `${part} thứ ${ORDINALS[word.toLowerCase()] ?? ''}`,
      )
      .replace(FIRST_PART, (_, part: string) => `${part} thứ 1`)
      .replace(HARMLESS, (phrase) => '·'.repeat(phrase.length))
      // Before the others, since "hai" and "ba" have no accents.
      .replace(UNACCENTED, valuesOfUnaccented)
      .replace(SCALED, (_, count: string, scale: string, below: string | undefined) =>
        String(
          numberOf(count) * (SCALES[scale.toLowerCase()] ?? 1) + (below ? numberOf(below) : 0),
        ),
      )
      .replace(NUMBER, (phrase) => `${valueOf(phrase.trim())}${phrase.endsWith(' ') ? ' ' : ''}`)
      .replace(SCALE, (scale) => String(SCALES[scale.toLowerCase()] ?? scale))
  );
}
