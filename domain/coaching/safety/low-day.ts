import { questionSpellings } from '../text/question-spellings.ts';

/** How a runner is, short of an illness or a pain, where it asks for less than was planned. */
export type LowDay = 'slept-badly' | 'low';

/** One pattern for all languages: Chinese in simplified characters, Vietnamese without tone marks. */
const SLEPT_BADLY =
  /\bslept (?:\w+ ){0,2}(?:badly|poorly|terribl\w*|awful\w*|little|rubbish|crap\w*|shit\w*|rough)\b|\bslept (?!(?:\w+ ){0,2}(?:from|in|until|till|to|at)\b)(?:\w+ ){0,3}(?:[0-5](?:[.,]\d)? ?(?:h|hrs?|hours?)?\b(?! ?(?:am|pm))|(?:one|two|three|four|five|a few) (?:hrs?|hours))|\b(?:[1-5]|one|two|three|four|five|a few)(?:[.,]\d)? ?(?:h|hrs?|hours?)(?: of)? sleep\b(?! (?:more|extra|longer))|\b(?:no|little|bad|poor|terrible|rubbish|crap|broken|not (?:much|enough)|lack of) sleep\b(?! (?:problems?|issues?|trouble))|(?:\bnot|n'?t|\bbarely|\bhardly|\bnever)(?: \w+)? (?:sle(?:pt|ep)(?:ing)?)\b(?! (?:in|badly|poorly))|\binsomnia\b|\bup all night\b|\bawake (?:all|half the|most of the) night\b|\bsleepless\b|\b(?:bad|poor|terrible|rough|awful) night\b|(?<!\bnever |n't |\bnot )\bsleep(?:ing)? (?:has been |is |was |been )?(?:terrible|awful|bad(?:ly)?|poor(?:ly)?|rubbish|crap)\b|\bjet ?lag\w*/;
const SLEPT_BADLY_WIDE =
  /(?:寝|眠|ね)(?:れ|られ)(?:な(?!い(?:ほ|くらい))|ません|ず|てい?な|てい?ません)|寝不足|睡眠不足|寝付け|寝てい?ない|徹夜|睡眠(?:時間)?(?:が|は)?(?:短|足り|とれ|取れ)|[0-5一二三四五] ?時間(?:しか|だけ|くらいしか).{0,4}(?:寝|眠|睡)|[0-5一二三四五] ?時間睡眠|没(?:怎么|有)?睡(?!午|懒|过头|回笼)(?:好|着|够)?|没休息好|睡不[着好]|睡得?(?:不好|很?差|不太好|很少|太少|很晚|特别晚)|(?:只|才|就)睡(?:了)?[0-5一二两三四五] ?(?:个)?(?:多)?(?:小时|钟头)|失眠|熬(?:了)?(?:个)?夜|通宵/;
const SLEPT_BADLY_VI =
  /\b(?:mat ngu|thieu ngu|ngu (?:it|kem|chap chon|(?:khong|ko|k|chang) (?:ngon|duoc|dc|sau|yen))|kho ngu|(?:khong|ko|k) ngu (?:duoc|dc|noi)|thuc (?:khuya|trang|dem|ca dem))\b|\bngu (?:co |duoc |dc |chi |moi |ma )*(?:[0-5]|mot|hai|ba|bon|nam|may) ?(?:tieng|gio|h)\b/;

/** What somebody is, and what one only feels: "I'm off today" says nothing of how it feels. */
const EN_SPENT =
  '(?:drained|run ?down|wiped(?: out)?|knackered|shattered|exhausted|burn(?:t|ed) out|worn out|hungover|sluggish|out of sorts|tired|stressed(?: out)?|zonked|pooped|beat|cooked|fried|weak|not right)';
const EN_FELT =
  '(?:off|flat|rubbish|crap\\w*|rough|lousy|meh|terrible|awful|low|shit(?:ty)?|dead|blah|grim|like (?:crap|shit|rubbish)|under par)';
const NOT_OF_THE_RUNNER =
  '(?! (?:pace|run|day|season|track|road|the|a|my|from|of|to|course|heart|hr|set|on|with|out|by|chicken|rice|eggs?|food)\\b)';
const LOW = new RegExp(
  [
    `\\b(?:feel|feels|feeling) (?:\\w+ ){0,2}(?:${EN_SPENT}|${EN_FELT})\\b${NOT_OF_THE_RUNNER}`,
    `(?:\\b(?:i'?m|i am|im|i've been|been)|(?:^|[.,;!?] ?)(?:(?:just|still|a|so|very|really|pretty|kinda|bit) )+)(?: ?\\w+ ){0,2}? ?${EN_SPENT}\\b${NOT_OF_THE_RUNNER}`,
    '\\bnot (?:feeling |doing )?(?:so |too |very |all that |that )?(?:great|good|well|fresh|myself|my best|at my best|hot)\\b(?=[^a-z]*(?:$|today|tonight|this morning|right now|rn\\b|tbh|at the moment|atm\\b|lately|what|so\\b|should|do i|can i))',
    `^(?:${EN_SPENT}|rough|meh)\\b(?=[^a-z]*(?:$|today|tonight|this morning|rn\\b|tbh|atm\\b|what|should|do i|can i))`,
    '\\b(?:hung ?over|hangover|burn(?:t|ed) out|no energy|zero energy|exhausted|knackered|rough (?:day|week)|long (?:day|week) at work)\\b',
    'だる[いくさ]|ダル[いく]|怠[いく]|調子(?:が|は)?(?:いまいち|イマイチ|よくな|良くな|微妙|出な|あがら|上がら|わる|悪)|(?:体|からだ|身体)が(?:重|だる|しんど|動か)|(?<!坂が|練習が|レースが)しんどい(?!坂|練習|レース|区間)|疲れ(?:が(?!見|取れた|抜けた)|て(?:る|い|ま|し)|気味|た(?!ら))|二日酔い|気分が(?:乗ら|のら|優れ|すぐれ|悪)|やる気が?(?:出な|な[いく]|起き)|へとへと|ヘトヘト|ぐったり|バテ(?:気味|て)|ストレス(?:が|で|たま|溜|続)|元気(?:が|は)?(?:な|出な)',
    '状态(?:不|很?差|一般|欠|特别差|太差|有点差)|不在状态|没(?:什么|啥)?(?:力气?|精神|劲|状态)|没有(?:力气|精神)|无力|提不起(?:劲|精神)|(?<![率表据盖脚腿鞋])怪怪的|很累|好累(?!的)|累(?:死|坏|瘫|趴|得不行|惨)|太累|有点累|疲惫|疲劳|宿醉|精神(?:不好|很差|不太好)|身体(?:有点|很)?(?:虚|沉|乏|重)|蔫|压力(?:很|太|好)?大|不太?想动',
    '\\b(?:hoi|dang|thay|qua|rat|kha|van|con|bi|cu) met(?! (?:vi|ma))\\b|\\bmet (?:moi|qua|lam|ghe|roi|lu|nhoai)\\b|\\bu[oe]i? oai\\b|\\buoi\\b|\\b(?:khong|ko|k) (?:duoc |dc )?(?:on|sung|co suc)(?! (?:khong|ko|k|chua)\\b)\\b(?= (?:lam|cho lam|nen|thi|buoi|hom|,)|[^a-z]|$)|\\bkiet suc\\b|\\bhet pin\\b|\\bsay xin\\b|\\bcon say\\b|\\bnguoi (?:met|mệt|ra roi|uoi|nang)\\b|\\b(?:bi|dang|qua) (?:stress|cang thang)\\b|\\b(?:stress|cang thang) (?:qua|lam)\\b',
  ].join('|'),
);
/** What is over, of another day, or of a part of a run says nothing of now. */
const NOT_NOW =
  /\b(?:felt|was|were|got|went)\b(?!.*\b(?:today|now|this morning|tonight|still|feel|feeling|last night)\b)|\b(?:no longer|not|n'?t|never|less) (?:\w+ )?(?:tired|exhausted|drained|stressed)\b|後半|終盤|最後の|ラスト|走っ(?:た|て)(?:いる)?(?:とき|時|間)|\b(?:yesterday|(?:on|last) \w{3,6}day)\b|昨日の(?![飲饮]|夜|酒|お酒|宴)|(?<!から)[月火水木金土日]曜(?:日)?(?!から)|昨天跑|(?:周|星期|礼拜)[一二三四五六日天](?!开始|起|以来)|\bhom qua chay\b|\b(?:nua sau|cuoi buoi|cuoi bai)\b|不累|不疲|也不累|跑(?:得|的).{0,4}累|疲れてい?(?:な|ませ)|\b(?:khong|ko|k|het) (?:con |bi |thay |he )?(?:met|moi|uoi)\b/;
/** Feels well again. */
const WELL =
  /\b(?:feel(?:ing)?|i'?m|am) (?:\w+ ){0,2}(?:great|good|fresh|better|fine|amazing|strong|rested)\b|\bslept (?:\w+ )?(?:well|great|good|fine|like a (?:baby|log))\b|よく(?:寝|眠)れ|元気(?:です|に|いっぱい)|調子(?:が|は)?(?:い[いく]|良[いく]|よ[くい])|睡得(?:很|挺|不错|好)|状态(?:很|挺)?(?:好|不错)|精神(?:很)?好|\b(?:khoe|ngon) (?:roi|re|lai|han)\b|\bngu ngon\b/;

/** Somebody else who slept badly or is spent: what is said of them says nothing of the runner. */
const SOMEBODY_ELSE = [
  /\b(?:son|daughter|kids?|baby|husband|wife|partner|friend|mate|boyfriend|girlfriend|mum|mom|dad|mother|father|brother|sister|coach|child|children|dog|roommate)\b (?:is|was|are|were|feels?|felt|looks?|has|had|slept|sleeps|didn'?t|did not|hasn'?t|couldn'?t|can'?t|barely|hardly)\b(?:(?! (?:and|but|so) i\b| i\b| me\b)[^.,;!?])*/g,
  /(?:妻|夫|旦那|嫁|子ども|子供|息子|娘|友達|友人|彼女|彼|母|父|犬|赤ちゃん)(?:が|は|も)(?:昨日|昨夜|きのう|全然|すごく|ちょっと|最近)*(?:寝不足|寝(?:れ|られ)(?:な|て)|眠れ(?:な|て)|疲れ|だる|ぐったり|二日酔い|徹夜)/g,
  /(?:老婆|老公|孩子|儿子|女儿|朋友|男友|女友|妈妈?|爸爸?|同事|室友|媳妇|太太)(?:昨晚|昨天|今天|一直|最近|也|都|说)*(?:没(?:怎么|有)?睡好?|睡不[着好]|失眠|熬夜|很累|好累|状态不|没精神|疲)/g,
  /\b(?:(?:vo|chong)(?: toi| minh| em| tui)?|(?:con|ban|me|bo|anh|chi) (?:gai |trai )?(?:toi|minh|tui|em))(?: (?:bi|dang|hom qua|dem qua|rat|qua))* (?:mat ngu|thieu ngu|ngu it|met|(?:khong|ko) ngu)(?: \w+)?/g,
];

function ofTheRunner(words: string): string {
  return SOMEBODY_ELSE.reduce((left, said) => left.replaceAll(said, ' '), words);
}

/** Whether somebody else slept badly or is spent. */
export function speaksOfSomebodyElse(text: string): boolean {
  return questionSpellings(text).some((words) => words !== ofTheRunner(words));
}

/**
 * Whether a runner says that they slept badly or do not feel their best now. An illness or a pain is
 * found before this (`question-complaint.ts`).
 *
 * @example lowDayIn('not great today, what next?') // 'low'
 */
export function lowDayIn(text: string): LowDay | null {
  const spellings = questionSpellings(text).map((words) => [words, ofTheRunner(words)] as const);
  // What one spelling takes away as somebody else's, another may not say of the runner.
  const ofOthers = spellings.some(([words, left]) => words !== left);
  const readings = spellings
    .filter(([words, left]) => !ofOthers || words !== left)
    .map(([, left]) => left);
  const isSaid = (...said: readonly RegExp[]) =>
    readings.some((words) => said.some((one) => one.test(words)));
  if (isSaid(SLEPT_BADLY, SLEPT_BADLY_WIDE, SLEPT_BADLY_VI)) return 'slept-badly';
  return isSaid(LOW) && !isSaid(NOT_NOW) ? 'low' : null;
}

/** Whether a runner says that they are well or have slept well. */
export function saysWell(text: string): boolean {
  return questionSpellings(text).some((words) => WELL.test(words)) && lowDayIn(text) === null;
}
