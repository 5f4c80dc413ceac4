import { questionSpellings } from '../../text/question-spellings.ts';

/** People whose runs are not those of the runner who asks; Chinese simplified, Vietnamese without marks. */
const EN_PEOPLE =
  '(?:son|daughter|kids?|child|children|husband|wife|partner|friend|mate|buddy|boyfriend|girlfriend|bf|gf|mum|mom|dad|mother|father|brother|sister|cousin|colleague|coworker|roommate|neighbou?r|niece|nephew|grandson|granddaughter|fianc[eé]e?|dog)';
const PEOPLE: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:with|and|like|from|by|than|as) )\\b(?:my|our) (?:\\w+ )?${EN_PEOPLE}(?:'?s)?\\b`,
    'g',
  ),
  /(?:私|僕|うち)?の?(?:妻|夫|旦那|嫁|奥さん|息子|娘|子ども|子供|友達|友人|友だち|彼女|彼氏|母(?!校)|父|兄|弟|姉|妹|同僚|後輩)(?:が|は|の|も|って|にとって)/g,
  /(?<![跟和陪带与])(?:我(?:弟|妹|哥|姐|姊|爸|妈|儿|女|婆|公|爷爷|奶奶|表[弟妹哥姐姊])|我?(?:的)?(?:同学|学[长弟妹姐]|队友|跑友|邻居)|(?:我)?(?:的)?(?:老婆|老公|孩子|儿子|女儿|朋友|男友|女友|女朋友|男朋友|(?<![姨姑])妈妈?|爸爸?|同事|室友|媳妇|太太|弟弟|哥哥|姐姐|妹妹|闺蜜|哥们))(?!说|让我|叫我|都说|告诉)/g,
  /(?<!\b(?:voi|cung|nhu|hon) )\b(?:(?:vo|chong|me|bo|ba|ban) (?:toi|minh|em|tui)|(?:con|em|anh|chi|ban) (?:trai|gai)|dong nghiep|nguoi yeu)(?: (?:toi|minh|em|tui))?\b/g,
];
/** The runner is meant as well, or alone. */
const THE_RUNNER =
  /\b(?:i|i'm|im|i've|me|mine|we|us|our|myself)\b|私|自分|僕|俺|わたし|一緒|我|咱|一起|\b(?:toi|minh|tui|em|chung)\b/;
/** What somebody else said, wants of the runner, or does with them says nothing of whom it is asked for. */
const ONLY_MENTIONED =
  /\b(?:says?|said|told|tells?|thinks?|wants me|asked|bought|gave)\b|に(?:言われ|勧められ|誘われ|教え|聞い|怒られ|もら)|\b(?:bao(?! (?:nhieu|lau|xa|gio|nhiu))|noi|ru|khuyen|tang)\b/;

/**
 * Whether a question is asked for somebody else, of whom nothing is known.
 *
 * @example asksForSomebodyElse('how far should my wife run in her first week') // true
 */
export function asksForSomebodyElse(text: string): boolean {
  return questionSpellings(text).some((words) => {
    if (ONLY_MENTIONED.test(words)) return false;
    const left = PEOPLE.reduce((rest, people) => rest.replaceAll(people, ' '), words);
    return left !== words && !THE_RUNNER.test(left);
  });
}
