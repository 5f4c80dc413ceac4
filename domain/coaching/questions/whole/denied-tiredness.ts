import { plainText } from '../../text/question-text.ts';

const SPENT_EN =
  '(?:tired|exhausted|fatigued|knackered|sleepy|drained|wiped(?: out)?|heavy|shattered|worn out)';
const DEGREE_EN =
  '(?:at all|any ?more|today|now|yet|really|either|one bit|anymore|in the slightest|tbh)';

/** That somebody is not tired: whole, so that no word of being tired is left. */
const DENIED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:i'?m|i am|i was|i've|my|legs?|body|and|but|i|still|really|just|am|are|were|feel|felt|feels|feeling|was|do|did) )*(?:not|n't|never|no longer|aren'?t|wasn'?t|weren'?t|isn'?t|ain'?t|(?:don'?t|doesn'?t|didn'?t|do not|did not) feel) (?:(?:so|too|very|that|all that|really|even|feeling|particularly|actually) )*${SPENT_EN}\\b(?! (?:of|to|enough|by|but))(?:(?:,? ?)${DEGREE_EN})*`,
    'g',
  ),
  /(?:全然|まったく|全く|別に|そんなに|それほど|あまり|あんまり|特に|まだ|もう)?(?:脚|足|体|身体)?(?:は|も|が)?(?:疲れて(?:い)?(?:ない|ません)|疲れ(?:は|も|が)?(?:ない|なし|ありません|感じ(?:ない|ません|て(?:い)?(?:ない|ません)))|(?:だる|重|眠)く(?:も)?(?:ない|ありません)|(?:しんど|きつ)く(?:も)?ない)(?:です|し|けど|んですけど|んだけど|ので|から|よ|ん)?/g,
  /(?:我|腿|身体|腳|脚)?(?:一点(?:都|也)?|一點(?:都|也)?|完全|并|並|也|还|還|都)?(?<![累困酸疲])不(?:怎么|怎麼|太|是很|算|是太|会|會|觉得|覺得)?(?:累|困|重|沉|疲劳|疲勞|疲惫|疲憊)(?:了|啊|呀|耶|啦|欸)?(?!不)|(?:我|腿|身体|腳|脚)?(?:还|還|也)?[没沒](?:有)?(?:很|那么|那麼|觉得|覺得|感觉|感覺|太|什么|什麼|任何|啥)*(?:累|疲劳|疲勞|疲惫|疲憊)感?/g,
  /(?<!\p{L})(?:(?:mình|minh|tôi|toi|em|tui|chân|chan|người|nguoi|vẫn|van|cũng|cung) )*(?:không|khong|ko|k|chẳng|chang|chưa|chua|hok|hông) (?:(?:còn|con|bị|bi|thấy|thay|cảm thấy|cam thay|hề|he|quá|qua) )*(?:mệt|met|mỏi|moi|(?<=(?:chân|chan|người|nguoi) (?:không|khong|ko|k|chẳng|chang) )(?:nặng|nang)|uể oải|ue oai|buồn ngủ|buon ngu)(?:(?: mỏi| moi)?(?: (?:chút nào|chut nao|tí nào|ti nao|gì|gi|lắm|lam|luôn|luon|cả|ca|chi|hết|het|mấy|may|nữa|nua))*)(?!\p{L})/gu,
];
/** What is asked of not being tired itself stays as it is. */
const ASKS_OF_IT =
  /\bwhy\b|\bnormal\b|\bhow come\b|なんで|なぜ|どうして|普通|为什么|為什麼|为啥|正常|\b(?:sao|tại sao|tai sao|bình thường|binh thuong)\b/;

/**
 * A text without the words by which the runner says not to be tired, which no rule is to take for
 * tiredness. As it was where it says nothing of the kind, or asks of that.
 *
 * @example withoutDeniedTiredness('not tired at all, can i run tomorrow') // 'can i run tomorrow'
 */
export function withoutDeniedTiredness(text: string): string {
  const plain = plainText(text);
  const left = DENIED.reduce((words, denied) => words.replace(denied, ' '), plain);
  if (left === plain || ASKS_OF_IT.test(plain)) return text;
  return left.replace(/^[\s,.;:!、。，]+/, '').trim();
}

/** Whether a runner says that they are not tired. */
export function deniesTiredness(text: string): boolean {
  return withoutDeniedTiredness(text) !== text;
}
