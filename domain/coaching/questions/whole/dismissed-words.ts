import { complaintIn } from '../../safety/question-complaint.ts';
import { plainText, withoutMarks } from '../../text/question-text.ts';
import { readFigureQuestion } from '../question-figures.ts';
import { conceptsOf } from '../topics/question-concepts.ts';

/** What is said not to be meant ends where the clause does. */
const CLAUSE = '[^.,;:!?。、，；！？]';
/** In Japanese also after its topic: "今週は、…". */
const JA_CLAUSE = '[^は.,;:!?。、，；！？]';
const CLAUSE_STARTS = '(?<=^|[.,;:!?] ?|\\b(?:just|please|okay|ok|no|so) )';
const EN_MEANT =
  '[.,;:!] ?(?=(?:but |just |only )?(?:i (?:mean|want|meant|asked)|what|how|when|which|tell|the |my )\\b)';
const VI_RUNNER = '(?:mình|minh|tôi|toi|em|tui|tớ|to)';
/** "…, right?" is a question and takes nothing away. */
const VI_NO_QUESTION = '(?<! (?:sao|à|a|hả|ha|ư|nhỉ|nhi|chứ|chu))[,.;] ?(?:mà |ma )?';

/** Speaks of the question itself: "I'm not asking about …". What is not meant is the first group. */
const DISMISSED: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:i (?:don't|do not|didn't|did not) mean|i(?:'m| am) not (?:asking|talking) (?:about|for)|not asking (?:about|for))|${CLAUSE_STARTS}(?:forget(?: about)?|never ?mind)) (${CLAUSE}{1,24})${EN_MEANT}`,
    'gu',
  ),
  new RegExp(
    `(?:不是|没|沒)(?:想)?(?:要)?(?:问|問|说|說|指)(${CLAUSE}{1,10}?)(?:啦|啊|哦|喔)?(?<![吗嗎嘛么麼])[,，。； ] ?(?:我)?(?=是|想|要|问|問|说|說|只)`,
    'gu',
  ),
  new RegExp(
    `(?:không|khong) (?:hỏi|hoi)(?: về| ve| là| la)? (${CLAUSE}{1,20})${VI_NO_QUESTION}(?=(?:${VI_RUNNER}|ý|y|hỏi|hoi|là|la) )`,
    'gu',
  ),
];

/**
 * Only denies: "not …", "…じゃなくて", "không phải …". That also describes the runner or the run, so that
 * it must name a figure, or nothing but a time.
 */
const DENIED: readonly RegExp[] = [
  new RegExp(
    `${CLAUSE_STARTS}not (?!(?!training)\\w+ing\\b)(?!(?:${CLAUSE}{0,24}\\b)?(?:only|just|an?|best|good|great|bad|right|too|so|quite|really|i (?:want|hope|expect|plan|aim)(?:n?ed|d)?)\\b)(${CLAUSE}{1,28})${EN_MEANT}`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[は、。,.;:!? ])(${JA_CLAUSE}{1,14}?)(?:(?:を|のこと)?(?:聞い|きい|言っ)てい?る(?:わけ|の|ん)|(?<![んいた]|だけ|ばかり|のみ|すぎ|過ぎ))(?:じゃなくて|ではなく(?:て|(?!て)))[、, ]?(?=\\p{L})(?!か|です)`,
    'gu',
  ),
  new RegExp(
    `(?:không|khong) (?:phải|phai)(?: là| la)? (?!(?:chỉ|chi) )(${CLAUSE}{1,20})${VI_NO_QUESTION}(?=(?:${VI_RUNNER} (?:đang |dang |chỉ |chi )?(?:hỏi|hoi|muốn|muon|cần|can|ý|y)|ý|y|hỏi|hoi|là|la) )`,
    'gu',
  ),
];

const NAMES_TIME =
  /^(?:about )?(?:(?:this|last) (?:week|month|run|year)|今日|昨日|今回|前回|今週|先週|今月|先月|今年|(?:tuần|tháng|tuan|thang) (?:này|trước|nay|truoc))$/u;
/** How the runner is, which stays in whatever form it is said. */
const FEELINGS = ['pain', 'ill', 'tired', 'body', 'legs'];
const FEELS =
  /\b(?:feel|felt|well|slept|sleep)|調子|体調|気分|元気|舒服|感觉|感覺|khỏe|khoe|cảm thấy|cam thay/u;

/**
 * A question without what it says is not meant; as it was where nothing would be left. How the runner
 * feels always stays.
 *
 * @example withoutDismissed('not the pace, how long was I moving') // 'how long was i moving'
 */
export function withoutDismissed(text: string): string {
  const plain = plainText(text);
  const dismissed = withoutEach(DISMISSED, plain, () => true);
  const left = withoutEach(DENIED, dismissed, namesWhatIsAsked).trim();
  if (left === plain || !/\p{L}{2}/u.test(withoutMarks(left))) return text;
  return left;
}

function withoutEach(
  patterns: readonly RegExp[],
  text: string,
  isNamed: (what: string) => boolean,
): string {
  return patterns.reduce(
    (words, said) =>
      words.replace(said, (match: string, what: string) =>
        isNamed(what) && !isFeeling(match) && !isFeeling(what) ? ' ' : match,
      ),
    text,
  );
}

function namesWhatIsAsked(what: string): boolean {
  return NAMES_TIME.test(what.trim()) || readFigureQuestion(what).figures.length > 0;
}

function isFeeling(words: string): boolean {
  const concepts = conceptsOf(words);
  return (
    FEELS.test(words) ||
    FEELINGS.some((feeling) => concepts.has(feeling)) ||
    complaintIn(words) !== null
  );
}
