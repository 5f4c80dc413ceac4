/** Insults in characters that avoid the usual ones, and what they mean. */
const DISGUISED: readonly (readonly [RegExp, string])[] = [
  [
    /タヒ(?=ね|んで)|(?<![一-龠])氏(?=ね(?![いが]))|(?<![\d.:])4(?=ね(?:$|[よやw笑!、。\s]))/g,
    '死',
  ],
  [/(?<=[ちチまマ])[○〇●*＊◯](?=[こコんン])/g, 'ん'],
  [/(?<=[a-z]9?)9(?=9?[a-z])/g, 'g'],
  [/(?<![a-z])k+i+l+,? (?=(?:yo)?urself)/g, 'kill '],
  [/n[ií1]+gg+[e3]+r+(?![a-z])/g, 'nigger'],
  [/(?<![a-z])n(?:00|oo)dz(?![a-z])/g, 'nudes'],
  [/^cnm$|(?<=[你妳他她] ?)cnm/g, '操你妈'],
  [/(?<=địt )m3(?= )/g, 'mẹ'],
  [/(?<=(?:お前|おまえ|てめえ)[ 、]?)しね(?=$|[、。!よ])|死💀ね/g, '死ね'],
  [/[ㄍㄎ]ㄋㄋ/g, '幹你娘'],
  [/[艹屮肏](?=[你妳])|(?<![一-龠])草(?=[你妳][妈媽])/g, '操'],
  [/[草艹]泥[马馬](?=的|$|[,，!吧])/g, '操你妈'],
  [/煞[笔筆]|傻[比币吊叉×x]|(?<![a-z])s ?b(?=玩意|[东東]西|吧|$)/g, '傻逼'],
  [/(?<![\p{L}])(?:đm|dm|đkm|dkm|dcm|đcm)(?= (?:mày|may|m|thằng|thang|con)(?!\p{L}))/gu, 'địt mẹ'],
  [/(?<![\p{L}])(?:dit|djt) (?:me|con me|ba|cu)(?= may| m(?!\p{L})|$)/gu, 'địt mẹ'],
  [/(?<![\p{L}])du (?:ma|me)(?= may(?!\p{L}))/gu, 'đụ má'],
  [/(?<![\p{L}])thang (?=ngu|cho|khon)/gu, 'thằng '],
  [/(?<=thằng )khon(?!\p{L})/gu, 'khốn'],
  [/(?<=thằng )cho(?!\p{L})/gu, 'chó'],
  [/^do cho(?=$|[,!. ]*$)/g, 'đồ chó'],
  [/^con di(?=$|[,!. ]*$)|(?<=may la )con di(?!\p{L})/gu, 'con đĩ'],
  [/(?<![\p{L}])gui (?=(?:\p{L}+ )?anh (?:nude|nong))/gu, 'gửi '],
  [/(?<=gửi (?:\p{L}+ )?)anh (?=nude|nong)/gu, 'ảnh '],
  [/(?<=ảnh )nong(?!\p{L})/gu, 'nóng'],
  [/(?<=(?:^|[^\p{L}])(?:may|m) )(?:nen )?chet di(?!\p{L})/gu, 'chết đi'],
];

/**
 * A text with insults as they are meant. It is read beside the text as it stands, so that nothing is lost
 * by a wrong guess.
 *
 * @param text lower case
 * @example insultsAsMeant('ﾀﾋね'.normalize('NFKC')) // '死ね'
 */
export function insultsAsMeant(text: string): string {
  return DISGUISED.reduce((words, [disguise, meant]) => words.replace(disguise, meant), text);
}

/** Places at which a word of a name begins without a space: at a capital or a figure. */
const WORD_BEGINS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{2})/gu;
/** Letters that frame a name, as players write it. */
const FRAME = /(?<![\p{L}])[xX]{1,3}(?=[a-zA-Z]{4})|(?<=[a-zA-Z]{4})[xX]{1,3}(?![\p{L}])/gu;

/**
 * A name in the words that it is made of.
 *
 * @example wordsOfName('RiverRunner88') // 'River Runner 88'
 */
export function wordsOfName(name: string): string {
  return name.replace(FRAME, '').replace(WORD_BEGINS, ' ');
}
