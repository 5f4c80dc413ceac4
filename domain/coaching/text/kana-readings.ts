/** Words of signs in hiragana, as they are read aloud, and how the rules write them. Longer words first. */
const WRITTEN: readonly (readonly [kana: string, written: string])[] = [
  ['ねっちゅうしょう', '熱中症'],
  ['のうしんとう', '脳震盪'],
  ['ひろうこっせつ', '疲労骨折'],
  ['ふせいみゃく', '不整脈'],
  ['こきゅうこんなん', '呼吸困難'],
  ['けつにょう', '血尿'],
  ['すいみんやく', '睡眠薬'],
  ['しんぞう', '心臓'],
  ['じさつ', '自殺'],
  ['しつしん', '失神'],
  ['きぜつ', '気絶'],
  ['にんしん', '妊娠'],
  ['ひだりうで', '左腕'],
  ['ひだりかた', '左肩'],
  ['しょくじ', '食事'],
  ['げざい', '下剤'],
  ['いしょ(?=を?書|を?か[いく]|$)', '遺書'],
  ['どうき(?=が|で|も|し)', '動悸'],
  ['たおれ', '倒れ'],
  ['きをうしな', '気を失'],
  ['しめつけ', '締め付け'],
  ['あっぱく', '圧迫'],
  ['いきぐるし', '息苦し'],
  ['いきぎれ', '息切れ'],
  ['くるし(?=[いくかさ])', '苦し'],
  ['しに(?=た[いかく]|て[えぇー])', '死に'],
  ['しんだほう', '死んだほう'],
  ['しんでしまいた', '死んでしまいた'],
  ['しねたら', '死ねたら'],
  ['きえたい', '消えたい'],
  ['きえて(?=しま|なく)', '消えて'],
  ['いきてい?(?=たくな|るの|る(?:いみ|意味|かち|価値))', '生きてい'],
  ['いきるの', '生きるの'],
  ['くびつ(?=[りっる])', '首つ'],
  ['つかれ', '疲れ'],
  ['くび(?=を)', '首'],
  ['むね(?=[がのにをはもで]|痛|いた|苦|締)', '胸'],
  ['みゃく(?=[がのは])', '脈'],
  ['しびれ', 'しびれ'],
  ['ねつ(?=が(?:あ|で|さが))', '熱'],
  ['いしき(?=[がをは])', '意識'],
];
const KANA_WORD = new RegExp(
  `(${WRITTEN.map(([kana]) => kana).join('|')})`
    .replaceAll('いき', '(?<![ぁ-ん][らいりえ])いき')
    .replace('むね', '(?<![すた]|や[すむ]|の)むね'),
  'g',
);
const EACH = WRITTEN.map(
  ([kana, written]) => [new RegExp(`^(?:${kana.replace(/\(\?=.*$/, '')})`), written] as const,
);
/** After what hurts, the same sounds are the pain. */
const HURTS =
  /(?<=[胸臓腕顎膝頭腹足骨](?:が|の奥が|のあたりが|も|は)?(?:すごく|めっちゃ|ちょっと|少し|急に|ずっと)?)いた(?=[いくみか])/g;
const KATAKANA = /[ァ-ヶ]/g;
const HIRAGANA_FROM = 0x60;
/** So many characters of a language's own script before its words in another one are meant. */
const KATAKANA_RUN = /[ァ-ヶー]{5,}/;
const DRAWN_OUT =
  /(?<=[ぁ-ん])[ーぁぃぅぇぉ~〜っ]{2,}|(?<=[いうかきくたてむらるに])[ー~〜](?=[いかくたっ])/g;

function inHiragana(text: string): string {
  return text.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - HIRAGANA_FROM));
}

function asWritten(hiragana: string): string {
  return hiragana
    .replace(DRAWN_OUT, '')
    .replace(KANA_WORD, (word) => EACH.find(([kana]) => kana.test(word))?.[1] ?? word)
    .replace(HURTS, '痛');
}

const ROMAJI_SIGN =
  /\b(?:sh?i ?n ?i ?ta(?:i|ku)|mune|kurush?i|ji?satsu|zisatu|kietai|sh?ind(?:e|a)|taoreta|kizetsu|shisshin|douki|memai|sh?inzou?|ikiru ?no|ikite|kubi ?tsu)/;
const SYLLABLES: readonly (readonly [string, string])[] = Object.entries({
  kya: 'きゃ',
  kyu: 'きゅ',
  kyo: 'きょ',
  sha: 'しゃ',
  shi: 'し',
  shu: 'しゅ',
  sho: 'しょ',
  sya: 'しゃ',
  syu: 'しゅ',
  syo: 'しょ',
  cha: 'ちゃ',
  chi: 'ち',
  chu: 'ちゅ',
  cho: 'ちょ',
  tya: 'ちゃ',
  tyu: 'ちゅ',
  tyo: 'ちょ',
  tsu: 'つ',
  nya: 'にゃ',
  nyu: 'にゅ',
  nyo: 'にょ',
  hya: 'ひゃ',
  hyu: 'ひゅ',
  hyo: 'ひょ',
  mya: 'みゃ',
  myu: 'みゅ',
  myo: 'みょ',
  rya: 'りゃ',
  ryu: 'りゅ',
  ryo: 'りょ',
  gya: 'ぎゃ',
  gyu: 'ぎゅ',
  gyo: 'ぎょ',
  zya: 'じゃ',
  zyu: 'じゅ',
  zyo: 'じょ',
  bya: 'びゃ',
  byu: 'びゅ',
  byo: 'びょ',
  pya: 'ぴゃ',
  pyu: 'ぴゅ',
  pyo: 'ぴょ',
  ka: 'か',
  ki: 'き',
  ku: 'く',
  ke: 'け',
  ko: 'こ',
  sa: 'さ',
  si: 'し',
  su: 'す',
  se: 'せ',
  so: 'そ',
  ta: 'た',
  ti: 'ち',
  tu: 'つ',
  te: 'て',
  to: 'と',
  na: 'な',
  ni: 'に',
  nu: 'ぬ',
  ne: 'ね',
  no: 'の',
  ha: 'は',
  hi: 'ひ',
  fu: 'ふ',
  hu: 'ふ',
  he: 'へ',
  ho: 'ほ',
  ma: 'ま',
  mi: 'み',
  mu: 'む',
  me: 'め',
  mo: 'も',
  ya: 'や',
  yu: 'ゆ',
  yo: 'よ',
  ra: 'ら',
  ri: 'り',
  ru: 'る',
  re: 'れ',
  ro: 'ろ',
  wa: 'わ',
  wo: 'を',
  ga: 'が',
  gi: 'ぎ',
  gu: 'ぐ',
  ge: 'げ',
  go: 'ご',
  za: 'ざ',
  zi: 'じ',
  ji: 'じ',
  zu: 'ず',
  ze: 'ぜ',
  zo: 'ぞ',
  da: 'だ',
  de: 'で',
  do: 'ど',
  ba: 'ば',
  bi: 'び',
  bu: 'ぶ',
  be: 'べ',
  bo: 'ぼ',
  pa: 'ぱ',
  pi: 'ぴ',
  pu: 'ぷ',
  pe: 'ぺ',
  po: 'ぽ',
  ja: 'じゃ',
  ju: 'じゅ',
  jo: 'じょ',
  a: 'あ',
  i: 'い',
  u: 'う',
  e: 'え',
  o: 'お',
  n: 'ん',
});
const SYLLABLE_OF: ReadonlyMap<string, string> = new Map(SYLLABLES);
const ONE_SYLLABLE = [...SYLLABLE_OF.keys()].join('|').replace(/\|n$/, '|n(?![aiueo])');
const SYLLABLE = new RegExp(ONE_SYLLABLE, 'g');
const ROMAJI_WORD = /\b[a-z]{1,30}\b/g;
const WHOLE_ROMAJI = new RegExp(`^(?:${ONE_SYLLABLE}|([kstpcg])(?=\\1))+$`);

function fromRomaji(text: string): string {
  return text
    .replace(ROMAJI_WORD, (word) =>
      WHOLE_ROMAJI.test(word)
        ? word
            .replace(/([kstpcg])(?=\1)/g, 'っ')
            .replace(SYLLABLE, (syllable) => SYLLABLE_OF.get(syllable) ?? syllable)
        : word,
    )
    .replace(/(?<=[ぁ-ん]) +(?=[ぁ-ん])/g, '');
}

/**
 * Japanese signs that are typed in kana or in Latin letters, written as the rules write them.
 *
 * @param text lower case, in normal widths
 * @returns null where it would be the same text
 * @example readingOfKana('munegaitai') // '胸が痛い'
 */
export function readingOfKana(text: string): string | null {
  const kana = ROMAJI_SIGN.test(text) ? fromRomaji(text) : text;
  const hiragana = KATAKANA_RUN.test(kana) ? inHiragana(kana) : kana;
  const written = asWritten(hiragana);
  return written === text ? null : written;
}
