import { phrase, type IntentPhrases } from './question-phrases.ts';

/** Hardly anything but a figure is meant by them. */
const FIGURE =
  '(?:\\bcadence\\b|guong chan|nhip buoc|so buoc(?: (?:moi|tren|mot|/) phut)?|buoc chan|cong suat|(?:tong )?do (?:cao|leo)|tong leo|tai (?:luyen tap|tap luyen|tap|buoi)|vo2 ?max|\\bvdot\\b|\\bcalo(?:ries?|rie)?\\b|\\bkcal\\b|nang luong|sai chan|do dai buoc|\\bhrv\\b)';
const HEART = '(?:nhip tim|\\bhr\\b|\\btim\\b)';
const EVERYDAY = '(?:\\bpace\\b|toc do|quang duong|cu ly|khoang cach|thoi gian)';
const LEVEL =
  '(?: (?:trung binh|tb|toi da|cao nhat|lon nhat|max|tong cong|chay|di chuyen|(?:luc )?nghi))';
const OF_IT =
  '(?: (?:cua|buoi|bai|lan|hom|sang|chieu|luc|ngay)? ?(?:toi|minh|em|anh|nay|do|vua roi|vua qua|gan nhat|qua|truoc|nay roi|chay|dap))';
const HOW_MUCH = '(?:bao nhieu|may\\b|the nao|ra sao|\\bsao\\b|bao lau|bao xa|cao khong)';
const LINK =
  '(?: (?:la|duoc|co|o|dat|len|den|toi|muc|het|mat|khoang|cua|minh|em|buoi|nay|hom|roi|vua|lan|bai|chay|do|qua)){0,6}';

/** Questions in Vietnamese for a single figure, read without tone marks. */
export const FIGURE_PHRASES_VI: IntentPhrases = [
  phrase(
    'figure',
    6,
    new RegExp(`(?:${FIGURE}|\\btong ${EVERYDAY})${LEVEL}?${OF_IT}{0,2}${LINK} ${HOW_MUCH}`),
  ),
  phrase(
    'figure',
    6,
    new RegExp(
      `(?:${HEART}|${EVERYDAY})(?:${LEVEL}${OF_IT}{0,2}|${OF_IT}{1,2}${LEVEL}?)${LINK} ${HOW_MUCH}`,
    ),
  ),
  phrase(
    'figure',
    6,
    new RegExp(
      `^(?:(?:con|the|va|cho|xem|biet|toi|minh|em|muon|hoi|coach|hlv|oi) |, )*(?:${FIGURE}${LEVEL}?|nhip tim|\\bpace\\b|toc do|quang duong|cu ly|(?:${HEART}|${EVERYDAY})${LEVEL}|tong (?:quang duong|thoi gian))(?: (?:va|voi) (?:${HEART}|${EVERYDAY}|${FIGURE})${LEVEL}?)?${OF_IT}{0,2}(?: (?:nhi|a|di|voi|thi sao|vay|the nao|ra sao|sao))*\\W*$`,
    ),
  ),
  phrase(
    'figure',
    6,
    /\b(?:chay|di|leo|dot|ton|mat|tieu hao)(?: (?:duoc|het|mat|tong cong|ca thay|tat ca|toi|minh|da|len)){0,3} (?:bao xa|bao lau|bao nhieu|may)(?: (?:km|cay|cay so|ki|phut|tieng|gio|met|m|calo|kcal|buoi|lan|do cao))?(?: (?:roi|vay|the|nhi|a|hom nay|hom qua|buoi nay|sang nay|vua roi|lan nay|lan truoc))*\W*$/,
  ),
  phrase('figure', 6, /(?:bao nhieu|may) (?:calo|kcal|buoc|watts?|nang luong|met leo|met do cao)/),
  phrase(
    'figure',
    9,
    /(?:\bthang (?:nay|qua|truoc|roi|vua)|30 ngay|ba muoi ngay|(?:mot|1) thang).{0,28}(?:bao nhieu|\bmay\b|bao xa|bao lau|tong|quang duong|\bkm\b)|(?:bao nhieu|\bmay\b|tong|quang duong|\bkm\b|bao xa).{0,28}(?:\bthang (?:nay|qua|truoc|roi|vua)|30 ngay|ba muoi ngay|trong thang|(?:mot|1) thang)/,
  ),
  phrase('figure', 6, /\b(?:dai|xa) nhat\b/),
  phrase(
    'figure',
    6,
    /(?:vung|zone)(?: nhip tim)? (?:nao|may)\b|(?:vung|zone) [1-5].{0,14}(?:bao lau|bao nhieu|may phut|phan tram)|(?:phan bo|ty le|ti le|thoi gian)(?: (?:theo|trong|o|cac|tung)){0,2} (?:vung|zone)|bao (?:lau|nhieu).{0,14}(?:vung|zone) [1-5]/,
  ),
  phrase(
    'figure',
    -30,
    /\bnen\b|\bphai\b|ngay mai|\bmai\b|tiep theo|buoi (?:sau|ke|tiep)|lan (?:toi|sau)|tai sao|vi sao|muc tieu|du (?:doan|kien)|(?:km|lan|cay) (?:thu|dau|cuoi|so)|nua (?:dau|sau|cuoi)|moi (?:km|ngay|tuan)|tung (?:km|lap|vong|doan|lan|cay)|nhanh nhat|cham nhat|so voi|la (?:tot|hop ly|vua|du|on)\b|nguong|chay (?:nhe|cham|dai)(?! nhat)|\btuan\b|co the|\bgiai\b|marathon|\d ?km?\b|\bkm \d|nghia|ngu duoc|^\W*\w+( \w+){0,2} la gi\W*$/,
  ),
];
