/*
 * What a runner says of a grown-up close to them. It is answered as a sign, but it is not the runner's.
 */

const EN_ADULT =
  '(?:husband|hubby|wife|missus|partner|boyfriend|bf|girlfriend|gf|fianc[eé]e?|spouse|other half|mum|mom|mam|mother|dad|father|step ?-?(?:mum|mom|dad|father|mother)|brother|sister|sis|uncle|aunt(?:ie|y)?|cousin|grand(?:ma|pa|dad|mother|father|mum)|gran|granny|nan|nana|(?:running |training |gym )?(?:friend|mate|buddy|pal|partner)|team ?-?mate|club ?-?mate|colleague|co-?worker|boss|neighbou?r|room ?-?mate|flat ?-?mate|house ?-?mate|(?:mother|father|brother|sister)-in-law|pacer)';
const JA_ADULT =
  '(?:夫|妻|嫁|旦那|主人(?!公)|奥さん|家内|彼氏|彼女|婚約者|父(?!兄)|母(?!校)|父親|母親|お父さん|お母さん|兄|姉|弟|妹|祖父|祖母|おじいちゃん|おばあちゃん|義父|義母|おじ|おば|叔父|叔母|いとこ|友達|友だち|友人|親友|(?:ラン|練習|走り?)?仲間|ラン友|相棒|同僚|上司|先輩|後輩|部下|チームメイト|パートナー|ルームメイト|ペーサー)';
const ZH_ADULT =
  '(?:老公|老婆|丈夫|妻子|先生|太太|媳[妇婦][儿兒]?|[对對]象|[爱愛]人|[男女]朋友|[男女]友|未婚[夫妻]|爸爸?|(?<!姨|姑)[妈媽]{1,2}|父[亲親]|母[亲親]|老爸|老[妈媽]|[爷爺]{2}|奶奶|外公|外婆|阿公|阿[嬤嬷妈媽]|岳父|岳母|公公|婆婆|哥哥?|姐姐?|姊姊?|弟弟?|妹妹?|朋友|好友|[闺閨]蜜|哥[们們][儿兒]?|同事|老板|[跑队隊]友|搭子|同[学學]|室友|[邻鄰]居|配速[员員])';
const VI_ADULT =
  '(?:chồng|vợ|ông xã|bà xã|bạn (?:trai|gái)|người yêu|anh trai|chị gái|em trai|em gái|ông (?:nội|ngoại)|bà (?:nội|ngoại)|đồng nghiệp|đồng đội|hàng xóm|bạn (?:thân|chạy|cùng chạy|chung nhóm|cùng nhóm)(?: (?:với|cùng))?(?= (?:tôi|mình|em|tui|tớ|bị|tự|đang|chạy|đau))|(?:bố|mẹ|(?<!vào )(?<!vô )má|ba|cha|bạn|anh|chị|cậu|chú|cô|dì|bác|sếp)(?= (?:của )?(?:tôi|mình|em|tui|tớ|e)(?!\\p{L})))(?: (?:của )?(?:tôi|mình|em|tui|tớ|e)(?!\\p{L}))?|(?<!\\p{L})(?:chong|vo|ban trai|ban gai|ban than|bo|me) (?:em|e|toi|minh|tui)(?!\\p{L})';

/** Somebody who does or suffers what follows; nobody who only reports it of the runner. */
const ADULT = new RegExp(
  `\\b(?:my|our) (?:[\\w-]+ ){0,2}?${EN_ADULT}s?\\b(?!['’]s|-)` +
    '(?! (?:(?:just|also|then|always|kindly|later) )?(?:says?|said|reckons?|thinks?|thought|told|tells|noticed|notices|found|finds|saw|had to|made|makes|caught|picked|drove|carried|took|had me|keeps? (?:telling|asking|saying)|joked?|laughed)\\b(?! (?:that )?(?:he|she|they|his|her|their)\\b))' +
    `|(?:うちの|私の|僕の|俺の|わたしの|同じ\\S{1,4}の|一緒に(?:走って|走った|練習して)い?た?)?${JA_ADULT}(?:さん|くん|君|ちゃん)?(?=が|は|も|、)(?!(?:が|は)(?:言うに|気づ|見つけ|起こし|止め|心配|助け|呼んで))` +
    `|(?<![\\u3041-\\u30fa叫喊找给給像被当當妈媽])我?[们們]?的?${ZH_ADULT}(?!(?:都|就|还|還|也|老|总|總)?(?:[说說](?!(?:是)?[^,，。]{0,6}(?:疼|痛|[闷悶]|[难難]受|不舒服|[头頭][晕暈]|喘|想死|不想活|活着|活著))|[讲講](?!完)|[发發][现現]|叫|喊|扶|抬|[问問]|[帮幫]|看到|看[见見]|把|[让讓]|[给給]|[劝勸]|打|踢|罵|骂|掐|[\\u3041-\\u30fa]))` +
    `|(?<!\\p{L})${VI_ADULT}(?!\\p{L})(?! (?:bảo|nói(?! (?:là |rằng )?(?:đau|muốn|không muốn|tức|khó|chóng))|kể|thấy|lay|phải|gọi|đưa|đỡ|hay nói|cười|bao|noi|ke|thay|lay|đánh|lại đánh|tát|bóp|cấm))`,
  'u',
);

/** What the runner says of themselves beside it, that makes the sign no less the other's. */
const BYSTANDER =
  /\b(?:i|we) (?:was |were |am |'m )?(?:ran|run|running|jogging|training|out) with\b|\bi'?m with\b|\b(?:with|beside|next to|in front of|behind|near|ahead of) (?:me|us)\b|\b(?:what|how) (?:should|shall|do|can|could|must) (?:i|we)\b|\b(?:should|shall|can|could|must|do) (?:i|we) (?:call|do|get|take|give|tell|help|let|stop|make|keep|wait|worry|drive)\b|\bi (?:saw|found|called|held|helped|carried|took|drove|don'?t know what to do|think (?:he|she|they)|am worried|'m worried|'m scared)\b|\bi'?m (?:so )?(?:worried|scared)\b|\b(?:told|tells) me\b|\bmy (?:\w+ )?(?:run|session|plan|race|group|club)\b|我(?:[该該应應]|要|可以|能)?(?:怎[么麼]|[该該]做|做什[么麼]|如何)|我(?:看到|看[见見]|[发發][现現]|扶|[陪带帶])|和我(?:一起)?|跟我(?:一起)?|[给給]我[说說]|跟我[说說讲講]|(?:私|僕|俺)(?:は|が)(?:どう|何)|(?:tôi|mình|em|tui) (?:nên|phải|cần|có nên) (?:làm|gọi|cho|đưa)|(?:cùng|chung|với|giúp|bên) (?:với )?(?:tôi|mình|em|tui)(?!\p{L})|(?:em|mình|tôi) (?:lo|sợ) (?:quá|lắm)/gu;
const ALSO_THE_RUNNER =
  /\b(?:i|i'?m|i'?ve|i'?d|me|my|mine|myself|we|us)\b|私|自分|僕|俺|わたし|うち(?!の)|我|自己|俺|咱|(?<!\p{L})(?:tôi|mình|em|tui|tớ|toi|minh)(?!\p{L})/u;

/** It is long ago, has been seen to, or is only supposed. */
const IS_OVER =
  /\b(?:years? ago|last (?:year|summer|winter|spring|autumn|fall|month)|months? ago|in (?:19|20)\d\d|when (?:he|she|i) was|used to|once|hospital|surgery|doctors?|cardiologist|paramedics|ambulance (?:came|took)|(?:is|he'?s|she'?s|they'?re|are) (?:\w+ )?(?:fine|ok|okay|better|home|alright|recover\w+|well)|recovered|died|passed away|survived|wedding|drunk|champagne|beers?|wine|if|unless|might|could)\b|\d年|年前|[零〇]\d?[一二三四五六七八九零]?年|昔|去年|以前|先月|病院|医師|入院|救急車で|手術|回復|治っ|元気|亡くな|もし|たら|前年|[几幾十]年|小[时時]候|[医醫]院|[医醫]生|[医醫][师師]|住院|手[术術]|好了|[没沒]事|[恢康][复復]|去世|[过過]世|如果|要是|[万萬]一|上[个個]月|年(?: ngoái| trước)|ngày xưa|hồi|bệnh viện|bác sĩ|khỏe (?:lại|rồi)|ổn (?:rồi|định)|đã mất|qua đời|nếu|lỡ|tháng trước/u;

const SENTENCE = /[^.!?。！？;；\n]+[.!?。！？;；\n]*|[.!?。！？;；\n]+/g;
const ENGLISH_AGAIN = /^(\s*(?:then |and |but |suddenly |today |now )*)(?:he|she|they)\b/i;
const CHINESE_AGAIN = /^(\s*(?:然后|然後|後來|后来|今天|[刚剛]才)?)[他她](?!们|們)/;

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

const EVERY_ADULT = new RegExp(ADULT.source, 'gu');

function isOfAdult(sentence: string): boolean {
  const text = plain(sentence);
  if (!ADULT.test(text) || IS_OVER.test(text)) return false;
  return !ALSO_THE_RUNNER.test(text.replace(EVERY_ADULT, '·').replace(BYSTANDER, '·'));
}

/** A word for a child of the same language, of whom signs are read. */
function childFor(adult: string): string {
  if (/[\u3041-\u30fa]/.test(adult)) return '息子';
  if (/\p{Script=Han}/u.test(adult)) return '孩子';
  return /^(?:my|our)\b/.test(adult) ? 'my child' : 'con tôi';
}

const SAYS_OF_THEMSELVES =
  /\b(says?|said|told me|tells me|keeps? saying|texted|thinks?)(?: that)? (?:he|she|they)(?:'s|'re)?(?= )/g;

/** What somebody says of themselves is read as they said it. */
function asTheySaid(text: string): string {
  return text
    .replace(SAYS_OF_THEMSELVES, '$1 i')
    .replace(/\bi (want|feel|wish|need|hope)s\b/g, 'i $1')
    .replace(/\bi (?:is|are)\b/g, "i'm")
    .replace(/\bi has\b/g, 'i have')
    .replace(/\bi (?:does|do)(?=n't| not)/g, 'i do')
    .replace(/(?<=\bi .*)\b(?:his|her|their)\b/g, 'my');
}

/** Each sentence, and whether it is about a grown-up, by name or by "he" and "she" after one. */
function sentencesOfAdult(text: string): { sentence: string; isOfAdult: boolean; named: string }[] {
  let isBefore = false;
  return (text.match(SENTENCE) ?? []).map((sentence) => {
    const again = isBefore
      ? plain(sentence).replace(ENGLISH_AGAIN, '$1my child').replace(CHINESE_AGAIN, '$1孩子')
      : plain(sentence);
    const goesOn = isBefore && again !== plain(sentence) && !IS_OVER.test(again);
    const ofAdult = isOfAdult(sentence);
    isBefore = ofAdult || goesOn;
    const kana = /[\u3041-\u30fa]/.test(sentence) ? '息子' : null;
    const named = asTheySaid(again.replace(EVERY_ADULT, (adult) => kana ?? childFor(adult)));
    return { sentence, isOfAdult: isBefore, named };
  });
}

/** Whether a text speaks of somebody close, and of what they have now. */
export function namesAdult(text: string): boolean {
  return ADULT.test(plain(text)) && sentencesOfAdult(text).some(({ isOfAdult: is }) => is);
}

/** What a text says of such a grown-up, as it would be said of a child, whose signs are read already. */
export function wordsOnAdult(text: string): string {
  return sentencesOfAdult(text)
    .flatMap(({ isOfAdult: is, named }) => (is ? [named] : []))
    .join(' ');
}

const CLAUSE = /[^,，、]+[,，、]*/g;
const OF_ADULT_AGAIN =
  /^\s*(?:(?:and|then|but|so|now|suddenly) )*(?:he|she|they|his|her|their)\b|^\s*[他她]/i;

/**
 * The text without what it says of a grown-up. In a sentence on one, a clause that names nobody may be about the
 * runner, and stays.
 */
export function withoutAdult(text: string): string {
  return sentencesOfAdult(text)
    .map(({ sentence, isOfAdult: is }) =>
      is
        ? sentence.replace(CLAUSE, (clause) =>
            ADULT.test(plain(clause)) || OF_ADULT_AGAIN.test(clause) ? ' ' : clause,
          )
        : sentence,
    )
    .join('');
}
