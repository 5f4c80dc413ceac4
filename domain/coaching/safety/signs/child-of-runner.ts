/*
 * What a runner says of a child of theirs. It is answered as a sign, but it is not the runner's.
 */

const CHILD =
  /\b(?:the )?(?:kids?|son|daughter|baby|toddler) (?:is|are|has|have|got|came down)\b|\b(?:my|our) (?:[\w-]+ ){0,3}?(?:son|daughter|kid|child|grand(?:son|daughter|child)|step ?-?(?:son|daughter)|toddler|teenager|lad|lass|little (?:boy|girl|one))s?\b|(?:うちの子|息子|娘|子ども|子供|こども|長男|長女|次男|次女|孫)(?:さん|くん|ちゃん)?(?=が|は|も|、|の|、|[^。]{0,2}走)|(?<!肚子[里裡]的?|[怀懷][的了]?|有)(?:[儿兒]子|女[儿兒]|孩子|小孩|[闺閨]女|[孙孫]子|小朋友)(?![气氣])|(?<!\p{L})(?:con (?:gái|trai|tôi|em|mình|tui|e|út|gai|toi|minh)|bé nhà|cháu nhà|thằng (?:bé|nhỏ|con|cu)|con bé)(?!\p{L})/u;
const ALSO_THE_RUNNER =
  /\b(?:i (?:also|too|have|feel|felt|had|got|was|fainted|passed)|i'm|me too|my (?:chest|heart|head|knee))\b|(?:私|自分|僕|俺|わたし)(?:も|は|が)|我(?:也|自己|[胸头頭心])|(?:tôi|em|mình|toi|minh) (?:cũng|bị|thấy|cung|bi|thay)/;
/** The child that was named in the sentence before. */
const ENGLISH_CHILD_AGAIN = /^(\s*(?:then |and |but |suddenly |today |now )*)(?:he|she)\b/;
const CHINESE_CHILD_AGAIN = /^(\s*(?:然后|後來|后来|今天|[刚剛]才)?)[他她](?!们|們)/;
const SENTENCE = /[^.!?。！？;；\n]+[.!?。！？;；\n]*|[.!?。！？;；\n]+/g;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

function isOfChild(sentence: string): boolean {
  const text = plain(sentence);
  return CHILD.test(text) && !ALSO_THE_RUNNER.test(text);
}

/** Whether a text speaks of a child of the runner's at all. */
export function namesChild(text: string): boolean {
  return CHILD.test(plain(text));
}

/** The text with the child named where a sentence goes on with "he" or "she". */
export function withChildNamed(text: string): string {
  let isOfChildBefore = false;
  return text.replace(SENTENCE, (sentence) => {
    const named = isOfChildBefore
      ? sentence
          .replace(new RegExp(ENGLISH_CHILD_AGAIN.source, 'i'), '$1my child')
          .replace(CHINESE_CHILD_AGAIN, '$1孩子')
      : sentence;
    isOfChildBefore = isOfChild(named);
    return named;
  });
}

/** The text without what it says of a child. */
export function withoutChild(text: string): string {
  return withChildNamed(text).replace(SENTENCE, (sentence) =>
    isOfChild(sentence) ? ' ' : sentence,
  );
}
