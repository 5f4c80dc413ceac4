import type { UnsafePhrase } from './unsafe-phrases.ts';

/** Rivals and coaches kill each other in sprints and with sessions, and laugh. */
const LAUGHTER =
  /haha|hehe|hihi|\b(?:lol|lmao|jk|joking|kidding)\b|[哈呵]{2}|笑死|[(（]笑|笑[)）]?$|[wｗ]{2,}$|冗談|開玩笑|开玩笑|đùa|=\)\)|:-?[)dp]|😀|😁|😂|😃|😄|😅|😆|😉|😜|😝|😛|🤣|🙃|😈/;

const EN_WILL =
  "\\bi(?:'?ll| will| shall|'?m going to| am going to|'?m gonna| am gonna|'?m about to| want to| wanna| swear i'?ll| swear i will|'?m coming to| am coming to)";
/** No hill, race, session or joke follows. */
const EN_THEN =
  '(?=$|[.!?]|,(?! coach)| (?:all|both|and (?:you|your)|now|dead|slowly|painfully|bitch|pig|soon|one day|someday|tonight|in your sleep|in cold blood|when i (?:see|find|catch|get) you|with (?:a|my) (?:knife|gun|bare hands|axe|hammer)|if you (?:tell|talk|come|go|touch|report|leave|show))\\b)';
const JA_YOU = '(?:お前|おまえ|オマエ|てめえ|てめぇ|テメエ|貴様|きさま|あんた|あなた|君)';
const ZH_WILL =
  '(?:真|一定|肯定|早晚|[遲迟]早|今天|明天|今[晚夜]|就|[会會]|要|想|非得?|恨不得|[总總]有一天)+';
const ZH_KILL =
  '(?:[杀殺宰](?:死|掉|光)?了?|(?:打|捅|砍|[毒勒掐])死|做掉)(?:[你妳])(?![的得个個片一]|[们們]的|[，,、]?(?:个|個)片甲)';

/** That the author will kill the reader, or who is theirs. */
export const THREATS_TO_KILL: UnsafePhrase = {
  category: 'harassment',
  said: new RegExp(
    [
      `${EN_WILL} (?:fucking |really |literally |just )?(?:kill|murder) (?:you|u|ya|your (?:family|kids|children|wife|husband|mother|mum|mom|dog))${EN_THEN}`,
      `${JA_YOU}(?:ら|たち|の家族|の子ども?)?を(?:必ず|絶対に?|今から|いつか|本当に)?殺(?:す(?:ぞ|から|よ|$|[。!、])|し(?:に(?:行|い)く(?:から|ぞ|よ|$|[。!])|ます|てやる))`,
      '(?:ぶち殺|ぶっころ|ブッコロ)(?:す|して)|ころすぞ|コロスぞ|コロすぞ|殺しに(?:行|い)くからな',
      `(?:^|[，,。!\\s])(?:我|老子)(?:真的?)?${ZH_WILL}(?:去)?${ZH_KILL}`,
      '(?:^|[，,。!\\s])[杀殺]了[你妳](?=$|[，,。!])|[杀殺]了?[你妳](?:[们們])?(?:一家|的?(?:家人|孩子|[儿兒]子|女[儿兒]|老婆|老公))',
      '(?<!\\p{L})(?:tôi|tao|bố|ông)(?: thề)? (?:sẽ |muốn |phải |đang định )?giết (?:chết )?(?:mày|bạn|cả nhà|cả họ)(?!\\p{L})(?! bằng| ở| trên| trong)',
      '(?<!\\p{L})tao (?:se )?(?:giet(?: chet)?|dam chet|chem chet|danh chet) may(?!\\p{L})(?! bang| o | tren| trong)',
    ].join('|'),
    'u',
  ),
  unless: LAUGHTER,
};
