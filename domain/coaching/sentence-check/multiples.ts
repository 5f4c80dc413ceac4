/** Halves of the run, which are places in it. */
const PLACE =
  '(?<!\\b(?:first|second|last|latter|other|front|back|final|early|later|earlier|faster|slower|stronger|quicker|easier|opening|closing|better|each|either|this|that|which) )';
const AMOUNT =
  'kilomet(?:er|re)|km|mile|met(?:er|re)|minute|second|hour|beat|degree|per ?cent|percentage point';
const COMPARED =
  'slower|faster|quicker|longer|shorter|further|farther|more|less|earlier|later|ahead|behind|higher|lower|too';

/**
 * Amounts that are said without a number: twice, half, a third more, 倍, 半分, gấp đôi. A text that says one has
 * computed, and only facts are computed.
 */
const ENGLISH: readonly RegExp[] = [
  /(?<!think |once or )\btwice\b|\bthrice\b/gi,
  /\b(?:doubled|doubling|tripled?|tripling|triples|trebled?|quadrupled?)\b/gi,
  /\bdoubles?\b(?![ -]?(?:check|knot|vision|back|sure|session|day|lace|-check))/gi,
  /\b(?:two|three|four|five|six|ten|hundred|\d+)-?fold\b/gi,
  /\b(?:fortnights?|decades?|trios?|quartets?|quintets?|hat-?tricks?|nought|naught|nil|hundredths?|thousandths?|fivers?|tenners?)\b|\ba (?:century|score) of\b/gi,
  /\b(?:top|bottom|upper|lower) (?:half|third|quarter|fifth|tenth)\b/gi,
  // Ranks
  /\b(?:came|coming|(?:you|will|could|to) come|finish(?:ed)?|placed?|ranked?|ended up|took) (?:in |joint |home )?(?:first|second|third)(?= (?:place|overall|in|of|among|at)\b|[.,;:!?]|$)|\b(?:first|second|third) place\b|\b(?:second|third)[- ](?:fastest|quickest|slowest|best|longest|hardest|highest|lowest)\b|\bevery (?:second|third)\b/gi,
  new RegExp(
    `\\bone (?:more|extra|further|additional|full|whole|single) (?:${AMOUNT})s?\\b|\\ba (?:second|minute) (?:per|a|each) (?:kilomet(?:er|re)|km|mile)\\b`,
    'gi',
  ),
  /\bonce (?:this|last) (?:week|month|year)\b/gi,
  // Written together: `tenkm`
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)(?:k|km|kms|mi|milers?|miles?|mins?|minutes?|bpm|percent|pct)\b/gi,
  new RegExp(
    `${PLACE}\\bhalf(?: |-)(?:the|an?|of|as|your|that|its|this|what|again|hour|past|mile|kilomet(?:er|re)|minute|speed|effort|distance|dozen|century)\\b`,
    'gi',
  ),
  /\b(?:and|by|in|about|only|roughly|nearly|almost|over|under|just|than|to) (?:an? )?half\b(?!(?: |-)marathon| way|way)/gi,
  /\bone[ -]half\b|\bhalv(?:ed|ing)\b|\bhalve\b|(?:^|[.;:,] )half (?:was|were|is|are)\b/gi,
  new RegExp(`\\ba (?:third|quarter|fifth|tenth)(?= of\\b| (?:${COMPARED})\\b|[.,;:!?]|$)`, 'gi'),
  new RegExp(
    `\\b(?:half|quarter)[ -](?:${AMOUNT})s?\\b|\\ba gross(?= (?:and|of)\\b|[.,;])|\\bcentury mark\\b`,
    'gi',
  ),
  /\b(?:one|and an?)[ -](?:third|quarter|fifth|tenth)\b|\bquarter (?:to|past|hour|mile|of an hour)\b/gi,
  /\ban? (?!few |couple )(?:\p{L}+ )?hours?\b|\b(?:hour|minute)s?-long\b|\bhalf-hour\b|\bdozens\b|\b(?:hundreds|thousands|millions)\b/giu,
  new RegExp(
    `\\ba (?:full |whole |single )?(?:${AMOUNT})s? (?:${COMPARED})\\b|\\b(?:by|within|under|over|about|than|nearly|almost|only|exactly|just) an? (?:${AMOUNT})\\b|\\ba (?:single|full|whole) (?:${AMOUNT})\\b`,
    'gi',
  ),
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december),? (?:the )?(?:first|second|third)\b|\b(?:first|second|third) of (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
];

const WIDE: readonly RegExp[] = [
  /(?<!人一|事半功)倍(?!率)(?!(?<=加倍)(?:努力|小心|注意|珍惜|呵护|呵護))/g,
  /(?<![前後])半分(?!ずつ)|はんぶん|ハンブン|[对對]折|[俩倆仨](?=[个個]?(?:小[时時]|[钟鐘]|公里|天|星期|月))|半減|半数|半數|[减減对對折]半(?![马馬程])|翻了?一?番|(?<![前后後另])一半/g,
  /半(?=[个個]?(?:小[时時]|[钟鐘][头頭]|時間|分[钟鐘]|秒|天|日(?!常)|年|里|[个個か]?月(?!板)|公里|公尺|キロ|マイル|圈|周|斤|拍|点|點))/g,
  /(?<=[点點]|[一两兩\d][个個天年月周週]|[一两兩\d]時間)半(?![程马馬段身ば])|刻[钟鐘]/g,
  /(?:ダブル|トリプル)(?=[にのス])|百分百|百分之|腰[斩斬](?!馬|马)/g,
  /サブ(?:スリー|フォー|ファイブ|テン|エガ)|(?:一|ひと)(?:年|[かヶカケ個]?月)ぶり/g,
  // Ranks
  /(?<!第)一位(?=[でにとを、。だ])|一着(?=[でにとを、。だ])|一等[賞奖獎]|優勝し|第[一二三]名|第[二三][快慢好长長远遠高]|(?:[历歷]史|生涯|史上)第[一二三]|(?:排|名列|拿了?|[获獲]得?了?|跑了|位列)(?:名)?第[一二三]|(?:拿|[夺奪]|得|[获獲])(?:了|到|得)?[冠亚亞季][军軍]/g,
];

const VIETNAMESE: readonly RegExp[] = [
  // Ranks
  /(?<!\p{L})(?:về (?:nhất|nhì|ba)|(?:đứng|xếp|hạng|về đích) (?:thứ |hạng )?(?:nhất|nhì|hai|ba|tư|bốn|năm)|(?:nhanh|chậm|tốt|dài|xa|cao) thứ (?:hai|ba|tư|bốn|năm)|(?:mùng|mồng) \p{L}+|quá bán|nửa già|già nửa)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:hơn|gần|cả|tròn|đúng) tiếng(?! \p{L}+ (?:nói|động))|(?:một )?vạn (?=bước|mét|km)|nua (?:tieng|gio)|gap (?:doi|ba|ruoi))(?!\p{L})/giu,
  /(?<!\p{L})(?:gấp (?:đôi|rưỡi|hai|ba|bốn|mấy|nhiều lần|\d+|[\ue000-\uf8ff])|nhân đôi|tăng đôi|rưỡi)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:một|phân|giảm|hơn|quá|gần|chỉ|bằng) nửa(?! (?:đầu|sau|cuối))|nửa (?:giờ|tiếng|lít|cân|phút|cây|km|ki|ngày|tuần|tháng|năm|quãng|số|sức|chặng đường|buổi(?! (?:đầu|sau|cuối))))(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:một|1) phần (?:hai|ba|tư|bốn|năm)|(?:tháng|mồng) (?:giêng|tư|chạp)|(?:tháng|pace) năm(?! (?:nay|ngoái|qua|trước|sau|mới|tới))|một (?:tá|khắc)|tá(?= (?:vòng|lần|hiệp|cây|km)))(?!\p{L})/giu,
];

/** Ages and ranges: in the forties. */
const DECADES = /\b(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/gi;

/** A multiple, as "three times as far"; "at times" and "many times" count nothing. */
const TIMES: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:at|some|many|those|these|other|all|few|several)) times (?:as \\p{L}+ as|as (?:much|far|long|fast|hard|many)|(?:${COMPARED})|(?:the|your) (?:usual|distance|pace|load|length|time|effort))\\b`,
    'giu',
  ),
];

/** Letters that stand for digits in front of a measure, and Roman numerals. */
const LETTERS_AS_FIGURES: readonly RegExp[] = [
  /(?<![\p{L}\d])(?:[lIoOSBZ|]{2,}|[IVXLC]{2,}|[VX])(?=[ -]?(?:km|mi|min|m|bpm|kilomet(?:er|re)s?|miles?|minutes?|hours?|公里|キロ|分|phút|cây số|nhịp|%)(?!\p{Ll}))/gu,
];
/** A word with accents that its language does not give it: `fíve`. */
const ACCENTED_WORD = /(?<!\p{L})\p{Script=Latin}*[^\P{L}a-z]\p{Script=Latin}*(?!\p{L})/giu;
/** A word taken apart: `f-i-v-e`. */
const SPELLED = /(?<![\p{L}\d])[a-z](?:[-. ·][a-z]){2,}(?![\p{L}\d])/giu;
const SPELLED_NUMBER =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|twice|half|double)$/i;

const ALL = [...ENGLISH, ...WIDE, ...VIETNAMESE, DECADES, ...TIMES, ...LETTERS_AS_FIGURES];

export interface FoundWords {
  start: number;
  end: number;
}

/**
 * Where a text says an amount without digits and without a number word.
 *
 * @param text readable text, number words still in letters, references as single private characters
 */
export function multiplesIn(text: string): FoundWords[] {
  const found = ALL.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    })),
  );
  for (const { index, 0: letters } of text.matchAll(SPELLED)) {
    if (SPELLED_NUMBER.test(letters.replace(/[^a-z]/gi, ''))) {
      found.push({ start: index, end: index + letters.length });
    }
  }
  for (const { index, 0: word } of text.matchAll(ACCENTED_WORD)) {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i');
    // "Tên" is a name.
    if (plain !== word && SPELLED_NUMBER.test(plain) && !/^ten$/i.test(plain)) {
      found.push({ start: index, end: index + word.length });
    }
  }
  return found;
}
