import { plainText, withoutMarks } from '../../text/question-text.ts';

/** What is said not to be meant ends where the clause does. */
const CLAUSE = '[^.,;:!?。、，；！？]';

/**
 * Words that a runner says they do not mean, in the languages that coaches speak. What is meant follows,
 * so that something is left to read. Vietnamese is also typed without tone marks.
 */
const DISMISSED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i (?:don't|do not|didn't|did not) mean|i(?:'m| am) not (?:asking|talking) (?:about|for)|not asking (?:about|for)|forget(?: about)?|never ?mind|(?<=^|[.,;:!?] ?)not) (?:the |my |about )*${CLAUSE}{1,24}[.,;:!] ?(?=(?:but |just |only )?(?:i (?:mean|want|meant|asked)|what|how|when|which|tell|the |my )\\b)`,
    'gu',
  ),
  new RegExp(`${CLAUSE}{1,16}(?:じゃ(?:なくて?|ない)|では(?:なくて?|ない))[、,。 ]?`, 'gu'),
  new RegExp(
    `(?:不是|没|沒)(?:想)?(?:要)?(?:问|問|说|說|指)${CLAUSE}{1,10}?(?:啦|啊|哦|喔)?[,，。； ] ?(?:我)?(?=是|想|要|问|問|说|說|只)`,
    'gu',
  ),
  new RegExp(
    `(?:không|khong) (?:phải|phai|hỏi|hoi)(?: về| ve| là| la)? ${CLAUSE}{1,20}[,.;] ?(?:mà |ma )?(?=(?:mình|minh|tôi|toi|em|tui|tớ|to|ý|y|hỏi|hoi|là|la) )`,
    'gu',
  ),
];

/**
 * A question without what it says is not meant; as it was where nothing would be left.
 *
 * @example withoutDismissed('not the pace, how long was I moving') // 'how long was i moving'
 */
export function withoutDismissed(text: string): string {
  const plain = plainText(text);
  const left = DISMISSED.reduce((words, said) => words.replace(said, ' '), plain).trim();
  if (left === plain || !/\p{L}{2}/u.test(withoutMarks(left))) return text;
  return left;
}
