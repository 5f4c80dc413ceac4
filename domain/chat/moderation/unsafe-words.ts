import type { UnsafeCategory } from './unsafe-category.ts';
import type { UnsafePhrase } from './unsafe-phrases.ts';

/** Tested on a whole lower-case text, whatever stands around it. */
function words(category: UnsafeCategory, ways: readonly string[]): UnsafePhrase {
  return { category, said: new RegExp(ways.join('|'), 'u') };
}

/** No letter of Latin script on either side: `\b` knows no Vietnamese letters. */
function alone(ways: string): string {
  return `(?<!\\p{L})(?:${ways})(?!\\p{L})`;
}

const JA_PEOPLES = '(?:朝鮮人|韓国人|中国人|支那人|外国人|黒人|在日|ユダヤ人)';
const PEOPLES =
  '(?:jews?|muslims?|christians?|hindus|immigrants|refugees|gays|lesbians|asians|arabs|(?:black|white|brown|trans|gay|jewish) people)';

/**
 * Words that are a slur, a call to kill or sexual about children in any place, also if nobody is
 * named beside them. Words that are names, places or food as well are left out, or found beside an
 * insult alone.
 */
export const UNSAFE_WORDS: readonly UnsafePhrase[] = [
  words('harassment', [
    alone('(?:sand ?)?nigg(?:er|a|ah)s?'),
    alone('faggots?(?! (?:and|&|with|in) (?:mushy|peas|mash|gravy|chips|onion))'),
    alone('kikes|(?:fucking|dirty|filthy|stupid|damn(?:ed)?|you) kike'),
    alone('(?:rag|towel)heads?|(?:fucking|dirty|filthy|stupid|you) gooks?|wetbacks?|pakis'),
    alone("spics?(?! (?:and|n|&|'?n'?) span)"),
    alone('(?:fucking|dirty|filthy|stupid|you) chinks?'),
    alone('(?:fucking|dirty|filthy|disgusting|you) trann(?:y|ies)'),
    alone(
      'heil hitler|sieg heil|white power(?! ?(?:meter|pod|bank|cable|adapter|supply|bar|walk|yoga|hour))',
    ),
    alone(
      `(?:kill|gas|lynch|hang|exterminate|slaughter) (?:(?:all|the|every|those|these) ){1,3}${PEOPLES}`,
    ),
    alone(`death to (?:all |the )?${PEOPLES}`),
    '(?<!印度|交趾)支那(?:人|[猪豬畜])|(?<![ァ-ヶー])(?:チョン公|シナ畜)|土人(?:め|ども|野郎)|穢多|(?:この|クソ|糞)チョン(?![ァ-ヶー・])',
    `${JA_PEOPLES}(?:ども|共|たち)?(?:は|を|も)?(?:みんな|全員|皆|国に|半島に|母国に)*(?:帰れ(?![なるまてたばそずん])|出て(?:行|い)け|死ね|殺せ(?![なるまてたば])|消えろ|皆殺し)`,
    '黑鬼(?!王)|高[丽麗]棒子|死全家|全家死光|(?<![a-z])nmsl(?![a-z])',
    alone(
      'chinks?(?= (?:out|go|die|club|hunter))|(?:you|u|ya) chinks?|(?:you|u|ya|fucking|stupid|dumb) retards?',
    ),
    alone('bọn (?:mọi|rợ|tàu khựa)|tàu khựa|khựa'),
  ]),
  words('minors', [
    alone(
      '(?:child|kid|kids|kiddie|kiddy|preteen|underage|toddler|infant) ?(?:porn\\w*|sex(?! ?[:=])|nudes)',
    ),
    alone('lolicon|shotacon|p(?:a|æ)?edophil(?:e|es|ia)'),
    '児童(?:ポルノ|性愛)|(?<![ァ-ヶー])(?:ロリコン|ショタコン|ペドフィリア|(?:合法|巨乳|ガチ)?ロリ(?:画像|動画|写真|好き|巨乳|の裸|ビッチ))|(?:合法|巨乳)ロリ(?![ァ-ヶー])|小児性愛|幼女(?:好き|趣味|画像|動画|の裸)',
    '[儿兒]童色情|[恋戀]童(?:癖)?|[萝蘿]莉(?:控|片|[资資]源|裸|av)|幼女(?:控|片|[资資]源|裸)|[幼童][交妓]',
    alone('ấu dâm|sex trẻ em|dâm trẻ em'),
  ]),
  words('self-harm', [
    '^[^\\p{L}\\p{N}]*(?:しね|シネ|死ね)(?:(?:しね|シネ|死ね)|[\\s!?ーー〜~.。wｗ笑よや])*$',
    '^[^\\p{L}\\p{N}]*k[^\\p{L}\\d]{1,2}y[^\\p{L}\\d]{1,2}s[^\\p{L}\\d]*$',
    alone('kill yourselves'),
  ]),
];

/**
 * Words that nobody should read in a name or title, in which no sentence says how they are meant.
 * In messages these are left to the phrases: friends swear, and survivors say what was done to
 * them.
 */
export const UNSAFE_WORDS_OF_TITLES: readonly UnsafePhrase[] = [
  words('harassment', [
    alone(
      '(?:adolf )?hitler(?! youth museum)|fuck (?!cancer|yeah)\\p{L}+|c[*#@]nts?|f[*#@]ck (?:you|off|\\p{L}+s)|nazis?(?! (?:hunter|free))|kkk',
    ),
    'ころす会|コロス会|殺す会|殺し隊|死ね死ね|(?:しね){2}',
    alone(
      'cunts?|(?<!(?:kudos|medal|attention|strava|pb|bib|race|gear|press) )whores?|sluts|(?:dirty|filthy|fucking|stupid|fat) slut',
    ),
    '傻[逼屄]|煞[笔筆]|婊子|[贱賤]人(?!就是[矫矯]情)|(?:^|[^\\p{L}\\p{N}])[贱賤][货貨]',
    alone('đĩ|con đĩ|địt (?:mẹ|má|cụ|bà)|đụ (?:má|mẹ)|đĩ điếm|dit me may'),
    '(?:クソ|くそ|糞)(?:女|野郎|ババア|ジジイ)|ヤリマン|売女(?![坂町村橋])',
  ]),
  words('minors', [
    alone('pa?edos?(?: \\p{L}+)?'),
    '^[^\\p{L}\\p{N}]*(?:ロリ|ﾛﾘ)[^\\p{L}\\p{N}]*$',
  ]),
  words('sexual', [
    alone(
      'pussy (?!cats?|willow|riot|foot)\\p{L}+|\\p{L}+ pussy \\p{L}+|dick (?:hunter|sucker|rider|pics?|slayer)s?|cocksuckers?',
    ),
    'セックス(?:フレンド|募集|したい|好き|$)|ち[んン][こコぽポ]|チン[コポ](?!ロ)|まんこ(?!・?かぱ)|マンコ(?![・ ]?カパ)',
    '(?<![ァ-ヶー])レイプ(?!され|被害|事件|防止|犯罪|[ァ-ヶー])',
    '(?<!被)[强強][奸姦](?!案|罪|犯)',
    alone('(?:gang ?)?rapists?|rape (?:her|him|them|you|me|girls?|women|all)'),
    alone('du ma (?:club|team|may|nhe)|lồn|cặc|buồi|hiếp dâm(?! là)'),
  ]),
];
