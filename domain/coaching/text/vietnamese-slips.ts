import { HAS_VIETNAMESE_MARKS, withoutMarks } from './question-text.ts';

/** How Vietnamese runners shorten words on a phone, without tone marks. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bn: 'bao nhieu',
    bnhiu: 'bao nhieu',
    bnhieu: 'bao nhieu',
    ntn: 'nhu the nao',
    sn: 'sao',
    hqua: 'hom qua',
    hnay: 'hom nay',
    hn: 'hom nay',
    tb: 'trung binh',
    tbinh: 'trung binh',
    trc: 'truoc',
    trk: 'truoc',
    thg: 'thang',
    t2: 'thu hai',
    t3: 'thu ba',
    t4: 'thu tu',
    t5: 'thu nam',
    t6: 'thu sau',
    t7: 'thu bay',
    dc: 'duoc',
    dk: 'duoc',
    ko: 'khong',
    hok: 'khong',
    hong: 'khong',
    hem: 'khong',
    kh: 'khong',
    k: 'khong',
    r: 'roi',
    rui: 'roi',
    j: 'gi',
    zi: 'gi',
    z: 'vay',
    zay: 'vay',
    v: 'vay',
    vs: 'voi',
    nhiu: 'nhieu',
    bik: 'biet',
    bit: 'biet',
    mik: 'minh',
    mk: 'minh',
    t: 'toi',
    cx: 'cung',
    wa: 'qua',
    lm: 'lam',
    bh: 'bay gio',
    h: 'gio',
  }),
);

/** Words by which Vietnamese without its marks is known; no other language here has two of them. */
const VIETNAMESE =
  /\b(?:chay|khong|ko|duoc|nhieu|nhiu|tuan|thang|buoi|hom|minh|thay|nay|nghi|gio|vay|truoc|nhip|bao|tap|nhe|qua|roi)\b/g;
const LEAST_WORDS = 2;
/** Without the word before it, "how much" is written with this mark alone. */
const HOW_MUCH = /(?<!bao )(?<!\p{L})(?:nhiêu|nhiu|nhju)(?!\p{L})/gu;
/** A number before a letter makes it a unit, as in 10 k. */
const WORD = /(?<!\d ?)\b[a-z][a-z0-9]*\b/g;

/**
 * Writes out what is shortened in Vietnamese, without tone marks; other languages stay as they are.
 * Only for recognising what is asked; nobody is shown the result.
 *
 * @param plain lower case, perhaps with tone marks
 * @example mendVietnamese('tuần trc chạy dc nhiu km') // 'tuan truoc chay duoc bao nhieu km'
 */
export function mendVietnamese(plain: string): string {
  const unmarked = withoutMarks(plain);
  const isVietnamese =
    HAS_VIETNAMESE_MARKS.test(plain) || (unmarked.match(VIETNAMESE)?.length ?? 0) >= LEAST_WORDS;
  if (!isVietnamese) return unmarked;
  const whole = withoutMarks(plain.replace(HOW_MUCH, 'bao nhieu'));
  return whole.replace(WORD, (word) => SHORT_FORMS.get(word) ?? word);
}
