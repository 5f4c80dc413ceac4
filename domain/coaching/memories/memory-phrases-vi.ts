import type { MemoryPhrases } from './memory-phrases.ts';

const DAY = '(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|cn)';
const DAYS = `(?:${DAY}|cuoi tuan|ngay thuong|ngay trong tuan|trong tuan)`;
const RUNS =
  '(?:chay|tap|bien toc|trail|duong|may chay|san|nhom|mot minh|pace|nhip tim|buoi sang|buoi toi|nhac|doc|giai|ngoai troi|dai)';
const PART =
  '(?:(?:dau )?goi|gan got|gan asin|got chan|ong (?:chan|quyen|dong)|bap chan|mat ca|co chan|ban chan|gan (?:ban )?chan|hong|lung|dui (?:sau|truoc)|ben)';

/** Vietnamese, for texts without tone marks. */
export const MEMORY_PHRASES_VI: MemoryPhrases = {
  asks: /\?|\b(?:the nao|ra sao|lam sao|bao nhieu|may gio|khi nao|o dau|tai sao|vi sao)\b|\b(?:khong|chua|nhi|a|ha)[.!\s]*$|\b(?:neu|lo|gia su|lieu)\b|\bco nen\b|\bnen\b.{0,12}\bgi\b/,
  ofOthers:
    /(?<!\b(?:voi|cung) )\b(?:vo|chong|ban|con (?:gai|trai)|con|me|bo|ba|anh trai|chi gai|em (?:trai|gai)|dong nghiep|sep|huan luyen vien|hlv|hang xom) (?:cua )?(?:toi|minh|em|tui)\b|^(?:huan luyen vien|hlv|anh ay|co ay|chi ay|ho|ban|vo|chong)\b/,
  past: /\b(?:ngay truoc|truoc day|truoc kia|ngay xua|hoi (?:nho|xua)|(?:\d+|mot|hai|ba|bon|nam|may) (?:nam|thang) truoc)\b/,
  still: /\b(?:van|gio (?:lai|van|len)|bay gio van|den gio|con (?:dau|nhoi))\b/,
  oneTime:
    /\b(?:tuan nay|tuan sau|tuan toi(?! (?:lai|chay|tap|co|chi|khong|duoc|phai|truc))|tuan truoc|ngay mai|mai|hom nay|hom qua|hom kia|lan nay|lan toi|dem qua|sang nay|toi nay|thang nay)\b|\bngay \d/,
  injury:
    /\b(?:viem (?:can|gan|khop|bao)|bong gan|rach (?:co|bap|day chang|sun)|trat khop|chan thuong|thoat vi|dau goi kieu runner|hoi chung|day chang|sun chem|gai got|dau than kinh toa)\b/,
  ailingPart: new RegExp(
    `\\b${PART}\\b.{0,24}\\b(?:dau|nhoi|nhuc|sung|te|kho chiu)\\b(?! co\\b)|\\b(?:dau|nhoi|nhuc|sung) (?:o )?${PART}\\b`,
  ),
  denied: /\b(?:khong|chua|chang|het|khoi|tranh|phong|ngua|so)\b/,
  schedule: [
    new RegExp(
      `\\b${DAYS}\\b.{0,40}\\b(?:khong (?:chay|tap)|chay duoc|tap duoc|ban|nghi|lam them|tang ca|di lam|toi da|chi co|ranh|cau lac bo|clb|luon|hoc)\\b`,
    ),
    new RegExp(
      `\\b(?:chi|luon|thuong|hay|ranh|ban|nghi|moi|hang tuan|cac)\\b.{0,24}\\b${DAYS}\\b|\\b${DAYS} (?:hang|moi) tuan\\b`,
    ),
    new RegExp(`\\b(?:cau lac bo|clb|nhom chay)\\b.{0,16}\\b${DAY}\\b`),
    /\b(?:mot|moi) tuan .{0,16}\b(?:duoc|chi|toi da)\b.{0,8}\b(?:hai|ba|bon|nam|sau|[2-7]) (?:buoi|ngay|lan)\b|\b(?:duoc|chi|toi da) .{0,8}(?:hai|ba|bon|nam|sau|[2-7]) (?:buoi|ngay|lan) (?:mot|moi|\/) ?tuan\b/,
    /\b(?:truc dem|ca dem|lam ca|ca kip)\b|\bhay di cong tac\b/,
    /\b(?:ngay thuong|moi ngay|buoi sang|buoi toi)\b.{0,16}\b(?:chi co|toi da)\b.{0,12}\d+ ?(?:phut|tieng|gio)\b/,
  ],
  walks:
    /\b(?:moi|hang) (?:ngay|toi|sang|chieu|dem)\b.{0,24}\b(?:di bo|di dao)\b|\b(?:di bo|di dao)\b.{0,30}\b(?:(?:moi|hang) (?:ngay|toi|sang|chieu|dem)|ngay nao cung)\b|\bdi bo (?:di lam|den cho lam)\b/,
  dogWalk: /\bdat cho(?: di (?:dao|bo))?\b/g,
  preference: [
    new RegExp(
      `\\b(?:toi|minh|em|tui)\\b.{0,16}\\b(?:thich|ghet|chuong|me|ngai|quen|khoai|ua)\\b.{0,24}\\b${RUNS}\\b|^(?:khong )?(?:thich|ghet) .{0,12}\\b${RUNS}\\b`,
    ),
    /\b(?:khong bao gio|luc nao cung|luon luon) chay (?:buoi|ngoai|mot minh|trong|tren)\b/,
    /\bmuon (?:tap|chay) theo\b|\b(?:tap|chay) theo (?:nhip tim|cam giac|cong suat)\b/,
    /\b(?:tra loi|giai thich|noi)\b.{0,12}\b(?:ngan gon|ngan|don gian|chi tiet|dai|cu the)\b/,
  ],
};
