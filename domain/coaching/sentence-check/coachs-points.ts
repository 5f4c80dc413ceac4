/** Nouns that are never a part of training. */
const ENGLISH_POINTS =
  'things?|tips?|reasons?|options?|questions?|ideas?|words?|signs?|notes?|choices?|thoughts?|rules?|suggestions?|possibilities';
const CHINESE_POINTS =
  '要点|要點|重点|重點|建议|建議|原因|理由|办法|辦法|方法|选择|選擇|问题|問題|方面|提醒|关键|關鍵|信号|訊號|信號|可能|想法|思路';
const JAPANESE_POINTS =
  'こと|ポイント|点|理由|案|選択肢|方法|目安|質問|コツ|提案|注意|やり方|きっかけ|サイン|考え方';
const VIETNAMESE_POINTS =
  'điều|lý do|lí do|gợi ý|lựa chọn|câu hỏi|việc|ý|lưu ý|phương án|dấu hiệu|khả năng';

/** `3 simple tips`; what is measured in between makes it an amount of training. */
function englishPoints(nouns: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d.:])[1-5](?:(?:(?: or | to | hay | hoặc | đến |[-–~〜到至、或])[2-5])?)(?: (?!(?:k|km|kilomet\\p{L}+|mi|miles?|m|met(?:er|re)s?|min|minutes?|sec|seconds?|hours?|laps?|hard|fast|easy|slow|quick) )(?:\\p{L}+ ))? ?(?:${nouns})(?!\\p{L})`,
    'giu',
  );
}

function chinesePoints(nouns: string): RegExp {
  return new RegExp(
    `(?<![\\d.:])[1-5](?:[-–~〜到至、或][2-5])? ?(?:(?:[个個种種条條]|[点點])(?:简单的?|簡單的?|小)?(?:${nouns})|件(?:小)?事|方面)`,
    'gu',
  );
}

function japanesePoints(nouns: string): RegExp {
  return new RegExp(`(?<![\\d.:])[1-5](?:[-–~〜、か][2-5])?つの(?:${nouns})`, 'gu');
}

function vietnamesePoints(nouns: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d.:])[1-5](?: (?:đến|hay|hoặc) [2-5])? (?:${nouns})(?!\\p{L})`,
    'giu',
  );
}

const POINTS: readonly RegExp[] = [
  englishPoints(ENGLISH_POINTS),
  englishPoints('points?(?= (?:in mind|to (?:remember|note|watch)))'),
  chinesePoints(CHINESE_POINTS),
  japanesePoints(JAPANESE_POINTS),
  vietnamesePoints(VIETNAMESE_POINTS),
  /(?<![\d.:])1(?:つ|人)/gu,
];
/** Nouns and endings that an order takes for parts of a session or for a time of day. */
const POINTS_OUTSIDE_ORDERS: readonly RegExp[] = [
  englishPoints('points?|ways?'),
  /(?<=\b(?:has|have|had|are|is|in|into|come|comes) )[1-5] (?:main )?parts(?=[.,:;]|$)/giu,
  chinesePoints('地方'),
  /(?<![\d.:])[1-5](?:[-–~〜到至、或][2-5])? ?[点點](?=[:，。,;；]|$)/gu,
  japanesePoints('道'),
  /(?<![\d.:])[1-5](?:[-–~〜、か][2-5])?つ(?=あります|です|だけ|ほど|に[分絞]|[、。:,]|$)/gu,
  vietnamesePoints('điểm|cách'),
];

/** How many points the coach itself is about to make (up to five), in each language. */
export function coachsPoints(isOrder: boolean): readonly RegExp[] {
  return isOrder ? POINTS : [...POINTS, ...POINTS_OUTSIDE_ORDERS];
}
