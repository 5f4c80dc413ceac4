/**
 * Pain that is no red flag yet, in a runner's own words: it outranks every plan.
 * Sore muscles after hard work are no pain.
 */
const PAIN_PATTERNS: readonly RegExp[] = [
  /\b(knees?|achilles|shins?|calf|calves|hamstrings?|hips?|ankles?|foot|feet|heels?|plantar|it band|groin|back|toes?|quads?)\b.{0,20}\b(pain\w*|hurts?|hurting|niggl\w+|twing\w+|sharp|stabbing|injur\w+|inflamed|strain\w*)\b/,
  /\b(pain\w*|niggl\w+|twing\w+|sharp|stabbing|strain\w*|injur\w+)\b.{0,20}\b(knees?|achilles|shins?|calf|calves|hamstrings?|hips?|ankles?|foot|feet|heels?|plantar|it band|groin|back|toes?|quads?)\b/,
  /(膝|アキレス腱|すね|脛|ふくらはぎ|ハムストリング|もも裏|股関節|足首|足底|足裏|足の裏|かかと|踵|腰|腸脛靭帯|くるぶし).{0,6}(痛(?!快)|違和感|ズキ)/,
  /(膝|膝盖|膝蓋|跟腱|小腿|脚踝|腳踝|足底|脚底|腳底|髋|髖|腰|脚跟|腳跟|胫骨|脛骨|大腿后侧|大腿後側).{0,5}(痛(?!快)|疼|不适|不適|不舒服|拉伤|拉傷)/,
  /(đầu gối|gân gót|gân asin|ống (chân|quyển|đồng)|bắp chân|mắt cá|cổ chân|bàn chân|gan bàn chân|hông|lưng|gót chân|đùi sau).{0,15}(đau|nhói|nhức)|(đau|nhói|nhức) (ở )?(đầu gối|gân gót|gân asin|ống (chân|quyển|đồng)|bắp chân|mắt cá|cổ chân|bàn chân|gan bàn chân|hông|lưng|gót chân|đùi sau)/,
];

/** A denial anywhere in the same clause: pain asks less certainty than a red flag. */
const DENIED =
  /\b(no|without|not|never|free of|gone|zero)\b|n't\b|痛み?(は|も|が)?(な|消え|ありません)|痛く(な|あり)|違和感(は|も|が)?(な|ありません|消え)|[没沒无無不未][^,，。]{0,4}[痛疼]|不再|không|chưa|hết đau|khỏi/;

/**
 * Whether the note speaks of pain in legs or back.
 *
 * @param note in any of the product's languages; null = none
 * @example mentionsPain('Left knee hurts on stairs') // true
 */
export function mentionsPain(note: string | null): boolean {
  if (note === null) return false;
  return note
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/(?<!\d)\.|[!?。;\n,、]|\bbut\b|けど|但|nhưng/)
    .some((clause) => !DENIED.test(clause) && PAIN_PATTERNS.some((said) => said.test(clause)));
}
