const ENGLISH_POINTS =
  'things?|points?|tips?|reasons?|ways?|options?|questions?|ideas?|words?|signs?|notes?|choices?|thoughts?|rules?|suggestions?|possibilities|parts?';
const CHINESE_POINTS =
  '要点|要點|重点|重點|建议|建議|原因|理由|办法|辦法|方法|选择|選擇|问题|問題|方面|提醒|关键|關鍵|地方|信号|訊號|信號|可能|想法|思路';
const JAPANESE_POINTS =
  'こと|ポイント|点|理由|案|選択肢|方法|目安|質問|コツ|道|提案|注意|やり方|きっかけ|サイン|考え方';
const VIETNAMESE_POINTS =
  'điều|điểm|lý do|lí do|cách|gợi ý|lựa chọn|câu hỏi|việc|ý|lưu ý|phương án|dấu hiệu|khả năng';

/** The names of races; a distance that was run is no name. */
const RACE_K = '(?:5|10|50|100) ?k(?:m|ilomet(?:er|re)s?)?';
const RACE_WIDE = '(?:5|10|50|100) ?(?:k|km|公里|千米|キロ)';
const RACES_K = `${RACE_K}(?:(?: (?:and|or|to|và|hay|hoặc|đến) |, | ?/ ?)(?:an? |the )?${RACE_K}){0,4}`;
const RACES_WIDE = `${RACE_WIDE}(?:(?:や|か|と|・|、|和|或|及|与|與|到|/)${RACE_WIDE}){0,4}`;
const RACE_NOUNS_EN =
  '(?:race|racing|races|pace|time|goal|target|effort|pb|pr|personal best|best|record|plan|training|runners?|event|prediction|performance|fitness|potential|speed|result|specific)';
const RACE_NOUNS_WIDE =
  '(?:の)?(?:レース|大会|記録|タイム|目標|ペース|自己ベスト|ベスト|予測|予想|マラソン|ロード|挑戦|比赛|比賽|赛(?!道)|賽(?!道)|成绩|成績|配速|pb|目标|目標|计划|計畫|計劃|训练|訓練|预测|預測|路跑|跑者|最好|最佳|选手)|的(?:比赛|比賽|成绩|成績|目标|目標|配速|计划|計畫|预测|預測|训练|訓練|最好|最佳)|を(?:目標|目指)|に向け';

/**
 * Figures that claim nothing about a run. These are marks of list items and names of zones, races
 * and VO2max. Also how many points the coach itself is about to make (up to five). Matched after
 * number words have become digits.
 */
const HARMLESS: readonly RegExp[] = [
  /(?<![\p{Script=Latin}\d])vo ?2(?: ?-?(?:max|peak))?(?![\p{Script=Latin}\d])/giu,
  // Zones
  /(?<!\p{Script=Latin})(?:zones?|z|vùng) ?[1-5](?:(?: ?(?:[-–~〜,&/+]|and|or|to|và|hay|đến) ?)z?[1-5]){0,4}(?![\d:.]{0,4}\d)(?!-\p{L}| ?(?:km|min|%))/giu,
  /(?:ゾーン|心拍[区區域]|强度|強度|心率[区區][间間]?|[区區][间間]|第)?[1-5](?:[-–~〜、和或と][1-5])?(?:[区區](?!别|別|間賞|間記)|ゾーン)/gu,
  /(?:ゾーン|心率[区區][间間]?|[区區][间間]) ?[1-5](?:[-–~〜、和或と][1-5])?(?!\d|[:.]\d|[公キ分秒%])/gu,
  // Races by their names
  new RegExp(`(?<![\\d.:-])${RACES_K}(?= |-)(?=[ -]${RACE_NOUNS_EN}\\b)`, 'gi'),
  new RegExp(
    `(?<!\\b(?:ran|run|covered|did|done|completed|logged|finished|managed|clocked|of|totalled|another|extra|further)(?: (?:a|an|the|your|about|another))? )(?<!\\p{L})(?:an?|the|your|my|any|next|first|last|goal|target|fast|good) (?:\\p{L}+ )?${RACES_K.replaceAll('k(?:m|ilomet(?:er|re)s?)?', 'k')}(?![\\p{L}\\d])(?! (?:more|further|longer|a|per|easy|away|in|today|yesterday|run|block|stretch|week))`,
    'giu',
  ),
  new RegExp(
    `^[\\s>-]*${RACES_K.replaceAll('k(?:m|ilomet(?:er|re)s?)?', 'k')}(?= (?:is|are|would|needs?|asks?|demands?|rewards?)\\b)`,
    'gi',
  ),
  new RegExp(`(?<![\\d.:-])${RACES_WIDE}(?=${RACE_NOUNS_WIDE})`, 'gi'),
  new RegExp(
    `(?<!\\p{L})(?:cự ly|giải|cuộc đua|thi|thi đấu|thành tích|kỷ lục|mục tiêu|pace) ${RACES_K}(?![\\p{L}\\d])`,
    'giu',
  ),
  // The coach's own points
  new RegExp(
    `(?<![\\p{L}\\d.:])[1-5](?:(?:(?: or | to | hay | hoặc | đến |[-–~〜到至、或])[2-5])?)(?: (?:\\p{L}+ ))? ?(?:${ENGLISH_POINTS})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<![\\d.:])[1-5](?:[-–~〜到至、或][2-5])? ?(?:(?:[个個种種条條]|[点點])(?:简单的?|簡單的?|小)?(?:${CHINESE_POINTS})|件(?:小)?事|[点點](?=[:，。,;；]|$)|方面)`,
    'gu',
  ),
  new RegExp(
    `(?<![\\d.:])[1-5](?:[-–~〜、か][2-5])?つ(?:の(?:${JAPANESE_POINTS})|(?=あります|です|だけ|ほど|に[分絞]|[、。:,]|$))`,
    'gu',
  ),
  /(?<![\d.:])1(?:つ|人)/gu,
  new RegExp(
    `(?<![\\p{L}\\d.:])[1-5](?: (?:đến|hay|hoặc) [2-5])? (?:${VIETNAMESE_POINTS})(?!\\p{L})`,
    'giu',
  ),
  // Two that belong together anyway
  /(?<!factor )\b(?:the|these|those|between|of) 2(?= (?:halves|of|together|ends|sides|legs|feet|kinds|go|are|were|belong)\b|[.,;:!?]|$)/gi,
  /\b2 (?:halves|sides|legs|feet|ends|kinds|sorts)\b/gi,
  /\b(?:1|one) or 2(?= (?:of|more)\b|[.,])/gi,
  /\ban? (?:day|week|month|moment|stride) or 2\b(?!-)/gi,
];

/** `1.` before an item, or `Step 1:`; what is counted or measured behind it makes it a figure. */
const LIST_MARK =
  /(^|\n)([\s>•+・-]*(?:step |bước |ステップ ?|步骤 ?|步驟 ?|第)?)([1-9]|1\d|20)([.)、:](?!\d)|步[:：]?)/gi;

/** A measure right after a list's mark, as in `12. km`. */
const AMOUNT_FOLLOWS =
  /^[ \n]{0,4}(?:km|kilomet|mile|met(?:er|re)|min|hour|second|bpm|beat|per ?cent|%|公里|千米|公尺|米|分|秒|小[时時]|キロ|メートル|時間|拍|phút|giây|giờ|cây số|nhịp|phần trăm|dặm|mét)/i;

const blank = (words: string) => '·'.repeat(words.length);

/**
 * A readable text with its harmless figures blanked out, in equal length.
 *
 * @example withoutHarmlessFigures('1. Stay in zone 2.') // '·· Stay in ······.'
 */
export function withoutHarmlessFigures(text: string): string {
  const unmarked = text.replace(
    LIST_MARK,
    (match: string, ...found: [string, string, string, string, number]) => {
      const [start, before, number, after, at] = found;
      const behind = text.slice(at + match.length);
      // Without an item behind it, it is no mark of one.
      if (behind.trim() === '') return match;
      if (AMOUNT_FOLLOWS.test(behind)) return match;
      return start + before + blank(number + after);
    },
  );
  return HARMLESS.reduce((words, pattern) => words.replace(pattern, blank), unmarked);
}
