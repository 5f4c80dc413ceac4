import { withoutUnseen } from '../text/unseen-characters.ts';
import { clearanceIn } from './clearance/clearance.ts';

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

/**
 * Soreness that is not the tiredness of hard work. It sits at a joint or tendon, on one side only, or
 * began at a point of the run.
 */
const LOCAL_SORENESS: readonly RegExp[] = [
  /\b(left|right|one|outer|inner)\b (\w+ ){0,2}(legs?|thighs?|knees?|achilles|shins?|calf|calves|hamstrings?|hips?|ankles?|foot|feet|heels?|it band|groin|back|toes?|quads?|glutes?|arch)\b.{0,24}\b(sore\w*|ach(e|es|ed|ing|y)|tight\w*|tender|stiff\w*|uncomfortable)\b/,
  /\b(sore\w*|ach(e|es|ed|ing|y)|tight\w*|tender|stiff\w*|discomfort)\b.{0,16}\b(left|right|one|outer|inner)\b (\w+ )?(legs?|thighs?|knees?|achilles|shins?|calf|hamstrings?|hips?|ankles?|foot|heels?|it band|groin|quads?|glutes?|arch)\b/,
  /\b(knees?|achilles|shins?|ankles?|foot|feet|heels?|plantar|it band|groin|hips?)\b.{0,16}\b(sore\w*|ach(e|es|ed|ing|y)|tender)\b|\b(sore\w*|ach(e|es|ed|ing|y)|tender)\b.{0,10}\b(knees?|achilles|shins?|ankles?|foot|feet|heels?|plantar|it band|groin|hips?)\b/,
  /\b(legs?|thighs?|calf|calves|hamstrings?|back|quads?|glutes?)\b.{0,16}\b(sore\w*|ach(e|es|ed|ing|y)|tight\w*|tender)\b.{0,8}\b(from|since|after|at|around|by) (about |the )?(km|kilomet\w+|mile|k)? ?\d/,
  /\b(slight|mild|some|little|bit of) (pain|discomfort|niggle)\b(?! (cave|barrier))/,
  /(左|右|片)(側|方)?の?(ふくらはぎ|太もも|もも|腿|脚|足|膝|ひざ|すね|脛|臀部|お尻|腰|股関節|足首).{0,8}(張[りっる]|ハリ|筋肉痛|重だる|うず[いく]|つっぱ|突っ張)/,
  /(\d|途中|後半) ?(km|キロ)?(すぎ|過ぎ|以降|あたり|くらい|ぐらい)?(から|で).{0,6}(ふくらはぎ|太もも|もも|膝|ひざ|すね|脛|腰|股関節|足首|ハムストリング).{0,6}(張[りっる]|ハリ|筋肉痛|重だる|つっぱ|突っ張)/,
  /(左|右|单|單|一)(侧|側|边|邊|条|條)?的?(小腿|大腿|腿|脚|腳|膝|臀|髋|髖|腰|胫骨|脛骨).{0,6}(酸|紧|緊|胀|脹|不对劲|不對勁)/,
  /(从|從|到)?\d+ ?(公里|km|k)(开始|開始|后|後|起|处|處|时|時).{0,6}(小腿|大腿|膝盖?|膝蓋|臀|髋|髖|腰|胫骨|脛骨).{0,6}(酸|紧|緊|胀|脹)/,
  /(?<!\p{L})(bắp chân|bắp đùi|đùi|cẳng chân|chân|hông|gối|đầu gối|mông) (bên )?(trái|phải)(?!\p{L}).{0,16}(mỏi|căng|ê|tức|khó chịu)(?!\p{L})/u,
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
  return withoutUnseen(note.normalize('NFKC'))
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/(?<!\d)\.|[!?。;\n,、]|\bbut\b|けど|但|nhưng/)
    .some(
      (clause) =>
        !DENIED.test(clause) &&
        [...PAIN_PATTERNS, ...LOCAL_SORENESS].some((said) => said.test(clause)),
    );
}

/** What a note says of pain: there is some, it has passed, or nothing (null). */
export type NotedPain = 'felt' | 'gone' | null;

/** Reads the pain of a note, so that later runs and questions know of it without the note itself. */
export function notedPain(note: string | null): NotedPain {
  if (mentionsPain(note)) return 'felt';
  return note !== null && clearanceIn(note).isPainGone ? 'gone' : null;
}
