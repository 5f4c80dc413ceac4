/** The runner, as a coach speaks of them in the conversation of the two. */
const RUNNER_EN = "(?:she|he|they|(?:my|the|our) (?:runner|athlete|client|trainee))(?:'s|'ve|'d)?";
const RUNNER_WIDE =
  '彼女|彼(?!女)|(?:担当の?|うちの)?(?:ランナー|選手|教え子)|她(?!们|們)|(?<!其)他(?!们|們|的朋友)|(?:我的?)?(?:跑者|学员|學員|队员|隊員)';
const RUNNER_VI =
  '(?:cô|anh|chị|em|bạn) ấy|(?:học viên|học trò|runner|vận động viên)(?: của (?:tôi|mình|em|anh|chị))?';

const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*/gu;
const ASKS =
  /[?？]|(?:ですか|ますか|でしょうか|かな|吗|嗎|呢)[。\s]*$|\b(?:không|chưa)[.\s]*$|^\s*(?:does|did|is|was|has|have|do|can|could|should|what|how)\b/iu;
const CONDITION =
  /\b(?:if|in case|unless|whenever|should (?:she|he|they))\b|もし|(?:たら|なら|場合|れば)|如果|要是|万一|萬一|假如|\b(?:nếu|hễ)\b/iu;

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/\bI (?:is|are)\b/g, 'I am'],
  [/\bI has\b/g, 'I have'],
  [/\bI does(n't)?\b/g, 'I do$1'],
  [/\bI (want|feel|get|hope|wish|say|think|make|throw|skip|faint|vomit|cough)s\b/g, 'I $1'],
  [/\b(?:her|his|their)\b/gi, 'my'],
  [/\b(?:herself|himself|themselves)\b/gi, 'myself'],
];

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const IS_WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAS_KANA = /[\u3041-\u30fa]/;
const IS_VIETNAMESE = /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđơưăâê]/i;

/** Shorter ones stand in too many other words. */
const NAME_LENGTH_LEAST = 2;

/**
 * What a coach states of their runner, as if the runner said it of themselves. So a sign in it is found as in
 * the runner's own words. Questions, conditions and advice state nothing.
 *
 * @param names what the runner is called
 * @returns '' where nothing is stated of the runner
 * @example wordsOnRunner('She fainted yesterday. Any pain?', []) // 'I fainted yesterday.'
 */
export function wordsOnRunner(text: string, names: readonly string[]): string {
  const called = names
    .map((name) => name.trim())
    .filter(({ length }) => length >= NAME_LENGTH_LEAST)
    .map(escaped);
  const name = called.length > 0 ? `|(?:${called.join('|')})` : '';
  const latin = new RegExp(`(?<![\\p{L}\\p{M}])(?:${RUNNER_EN}${name})(?![\\p{L}\\p{M}])`, 'giu');
  const vietnamese = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${RUNNER_VI}${name})(?![\\p{L}\\p{M}])`,
    'giu',
  );
  const wide = new RegExp(
    `(?:${RUNNER_WIDE}${name})(?:さん|くん|君|ちゃん|選手|同學|同学)?`,
    'giu',
  );
  const own = (sentence: string): string => {
    if (IS_WIDE.test(sentence))
      return sentence.replace(wide, HAS_KANA.test(sentence) ? '私' : '我');
    if (!IS_VIETNAMESE.test(sentence)) return sentence.replace(latin, 'I');
    return sentence.replace(vietnamese, 'tôi');
  };
  return (text.normalize('NFC').replace(/[’‘]/g, "'").match(SENTENCE) ?? [])
    .filter((sentence) => !ASKS.test(sentence) && !CONDITION.test(sentence))
    .flatMap((sentence) => {
      const said = own(sentence);
      return said === sentence
        ? []
        : [VERBS.reduce((words, [from, to]) => words.replace(from, to), said)];
    })
    .join('')
    .trim();
}
