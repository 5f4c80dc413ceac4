/*
 * Words of dialects and of quick speech, and what they are in the written language. Signs of illness,
 * their circumstances and denials are then found by one set of words.
 */

type Pair = readonly [RegExp, string];

/** Characters that written Chinese and Japanese have not. */
const IS_CANTONESE =
  /[咩跣冇唔咗喺佢嘅嗰啲嘢嚟咁喎㗎噉嬲攰睇哋冧撳掹]|屋企|索氣|今個|揼|掂到|揸|啱|乜|哂|琴日|尋日|聽日|而家|依家|點解|係咪/;

/** Longer ones first. */
const CANTONESE: readonly Pair[] = [
  [/有(?:咩|乜嘢?|乜)(?=練|課|跑)/g, '要怎么'],
  [/落雨/g, '下雨'],
  [/(?<!坐)着(?=咩|乜|邊|鞋)/g, '穿'],
  [/咩(?=鞋|衫|料)/g, '什么'],
  [/驚(?=跣|跌|滑)/g, '怕'],
  [/(?:索|抖|唞|透|吸|呼)唔?到(?:啖|條)?氣|唔夠氣(?!力)|扯(?:晒)?蝦|啖氣唔順/g, '喘不过气'],
  [/(?:索|抖|唞|透|吸)唔到/g, '喘不过气'],
  [/索(?:緊)?氣|扯氣|喘緊氣/g, '喘气'],
  [/(?:要|先)抖(?=$|[ ,。陣吓下])|抖(?=陣|一陣|吓)/g, '休息'],
  [/標(?:晒|緊|住)?冷汗|出(?:晒|緊)?冷汗|標(?:晒)?汗/g, '冒冷汗'],
  [/唔想(?:做人|生存|生|喺度)|唔使做人/g, '不想活'],
  [/(?:界|𠝹|鎅)(?=手|自己|大髀|大脾)/g, '割'],
  [/扣(?=喉)/g, '抠'],
  [/(?<![a-z])m(?=[^a-z]{0,5}(?:冇|沒|無|唔|遲))/gi, '月经'],
  [/嗰個|嗰啲|嗰度|嗰/g, '那'],
  [/下面那(?:度)?|下體|下便/g, '下体'],
  [/暈咗|暈低|暈親|暈晒/g, '晕倒了'],
  [/暈陀陀|暈暈哋|頭暈暈/g, '头晕'],
  [/冧咗|冧低|仆低|跌低|瞓低咗喺地/g, '倒下'],
  [/(?:撞|𢱑|砰|扑|跌)親(?:個)?(?=頭)/g, '撞到'],
  [/仆親|跣親|跌親|跣低/g, '摔倒'],
  [/醒返|醒番|醒翻/g, '醒来'],
  [/個心|粒心|心臟/g, '心脏'],
  [/噗噗跳|卜卜跳|砰砰跳|碌碌跳/g, '狂跳'],
  [/面青口唇白|面青青|面都青|塊面青/g, '脸色发青'],
  [/塊面|塊臉/g, '脸'],
  [/條脷/g, '舌头'],
  [/口窒窒|口室室|講嘢(?:黐|痴)(?:脷|線根)|(?:把口)?講唔清/g, '口齿不清'],
  [/條頸/g, '脖子'],
  [/條氣/g, '气'],
  [/條腰/g, '腰'],
  [/個肚/g, '肚子'],
  [/個頭/g, '头'],
  [/對眼|隻眼/g, '眼睛'],
  [/([兩右左成])隻(?=[手腳脚])/g, '$1'],
  [/隻(?=[手腳脚])/g, ''],
  [/膝頭(?:哥)?/g, '膝盖'],
  [/大髀|大脾/g, '大腿'],
  [/揸住|揸實|攞實|拎住/g, '攥住'],
  [/撳住|撳實|揼|壓實|責住|責實/g, '压着'],
  [/踩實|踩住/g, '踩着'],
  [/拮住|拮(?=[咁痛心])/g, '刺'],
  [/痹|痺/g, '麻'],
  [/郁唔到|郁唔郁/g, '动不了'],
  [/冇(?:晒)?力/g, '没力'],
  [/(?<![抑憂忧])郁/g, '动'],
  [/唔記得(?:晒)?|記唔起|諗唔起|諗唔返/g, '不记得'],
  [/認唔(?:到|出|返)/g, '认不出'],
  [/(?:叫|嗌)(?:佢|極)?(?:名)?(?:佢)?都?(?:唔識應|冇反應|唔應)/g, '叫不应'],
  [/唔識應/g, '叫不应'],
  [/(?:講|出)唔(?:到|出)(?:嘢|聲|話)?/g, '说不出话'],
  [/企唔(?:穩|到|直|住)/g, '站不稳'],
  [/極都?(?:屙|疴)唔出|(?:屙|疴)唔(?:出|到)(?:尿)?/g, '尿不出'],
  [/急尿/g, '想尿'],
  [/瀨尿/g, '尿失禁'],
  [/(?:屙|疴)(?=尿)/g, ''],
  [/去廁所(?=.{0,6}(?:紅|血|啡|黑|茶))/g, '小便'],
  [/廁盤|廁盆|廁兜/g, '马桶'],
  [/屙|疴/g, '拉'],
  [/豉油/g, '酱油'],
  [/細路(?:仔|女|哥)?|小朋友/g, '孩子'],
  [/(?:我)?(?:個|阿|大|細)(?:仔)(?!細)|囝囝|仔仔/g, '儿子'],
  [/(?:我)?(?:個|阿|大|細)女(?![人仔性士神朋])|囡囡/g, '女儿'],
  [/bb(?!q)/gi, '宝宝'],
  [/有咗(?=.{0,4}(?:個|月|週|周|bb|宝宝|之後))|大緊肚|大咗肚/gi, '怀孕了'],
  [/而家|依家|宜家/g, '现在'],
  [/尋日|琴日/g, '昨天'],
  [/聽日/g, '明天'],
  [/今朝/g, '今早'],
  [/啱啱|頭先/g, '刚刚'],
  [/一?路(?=行|跑|講|喘)/g, '一直'],
  [/嗰陣|嘅時候|那陣/g, '的时候'],
  [/成個/g, '整个'],
  [/成班/g, '一群'],
  [/成排/g, '一整排'],
  [/成(?=樽|盒|排|包|晚|年|日|廁|身|面|條)/g, '整'],
  [/一粒字一粒字|逐粒字|一隻字一隻字|一個字一個字/g, '只能说一个字'],
  [/周身/g, '全身'],
  [/唔到/g, '不到'],
  [/冇(?:咗|晒)/g, '没了'],
  [/冇乜(?:嘢)?用|冇用/g, '没用'],
  [/冇/g, '没'],
  [/唔使|唔駛/g, '不用'],
  [/唔/g, '不'],
  [/咗|哂|晒(?![太日傷黑乾衫被])/g, '了'],
  [/啲/g, '些'],
  [/嘅/g, '的'],
  [/佢/g, '他'],
  [/喺(?:度)?/g, '在'],
  [/嚟/g, '来'],
  [/行(?=樓梯|路|過|到|得|幾|兩)/g, '走'],
  [/企(?=喺|在|起|得|咗|了)/g, '站'],
  [/瞓/g, '睡'],
  [/食/g, '吃'],
  [/飲/g, '喝'],
  [/(?:講|話)嘢/g, '说话'],
  [/嘢/g, '东西'],
  [/睇/g, '看'],
  [/[畀俾]/g, '给'],
  [/攰/g, '累'],
  [/滾燙|淥手|㷫/g, '很烫'],
  [/乾爭爭|乾蒸蒸|乾晒/g, '又干'],
  [/打晒?交叉|打晒?孖/g, '走不直'],
];

/** Stems that no noun ends in. */
const MIZEN =
  '吸え|見え|覚え|食べれ|食べられ|食え|歩け|走れ|動け|動か|入ら|はいら|持て|立て|出せ|でき|でけ|しゃべれ|喋れ|話せ|言え|聞こえ|わから|分から|思い出せ|抜け|止まら|おさまら|収まら|治ら|眠れ|寝れ|寝られ|起きれ|上がら|握れ|飲め|飲み込め|曲がら|感じ|戻ら|もどら|下がら|続か|降りれ|生きれ|書け|読め|踏ん張れ|効か|変わら|引か|足ら|やめられ|たまら|知ら|渡れ|登れ|進め|戻れ|出られ';
const MIZEN_SHORT = `${MIZEN}|出|おら|とら|せえ|きか|ひか|つけ|生き|来|こ|し`;
const KANSAI: readonly Pair[] = [
  [/あらへん|おらへん/g, 'ない'],
  [
    new RegExp(
      `(${MIZEN_SHORT})(?:へん|ひん)(?=$|[。、,.!?\\s]|かっ|ねん|の|で|し|わ|け|か|よう|やろ|と|くて|く|もん)`,
      'g',
    ),
    '$1ない',
  ],
  [/ないかった/g, 'なかった'],
  [new RegExp(`(${MIZEN})ん(?=く)`, 'g'), '$1な'],
  [new RegExp(`(${MIZEN})んかった`, 'g'), '$1なかった'],
  [
    new RegExp(
      `(?<!ま)(${MIZEN})ん(?=$|[。、,.!?\\s]|し(?![^。、]?[ょゅ])|けど|ねん|わ|から|よう|で|のや|のに|もん|やん|って|て|と|まま|なっ|ぐらい|くらい|ほど|感じ|みたい|ね|よ)`,
      'g',
    ),
    '$1ない',
  ],
  [/しんどう(?=て|な)/g, 'しんどく'],
  [/んとこ(?=に|が|を|の|ろ|$|、)/g, 'のところ'],
  [/しとった/g, 'していた'],
  [/(?<=[てっい])もうた|てもた/g, 'しまった'],
];

const SCOTS: ReadonlyMap<string, string> = new Map([
  ['cannae', "can't"],
  ['dinnae', "don't"],
  ['didnae', "didn't"],
  ['couldnae', "couldn't"],
  ['widnae', "wouldn't"],
  ['wouldnae', "wouldn't"],
  ['isnae', "isn't"],
  ['wasnae', "wasn't"],
  ['wisnae', "wasn't"],
  ['willnae', "won't"],
  ['havenae', "haven't"],
  ['hivnae', "haven't"],
  ['doesnae', "doesn't"],
  ['shouldnae', "shouldn't"],
  ['heid', 'head'],
  ['fae', 'from'],
  ['wi', 'with'],
  ['wiv', 'with'],
  ['aff', 'off'],
  ['baw', 'ball'],
  ['oot', 'out'],
  ['doon', 'down'],
  ['aboot', 'about'],
  ['mah', 'my'],
  ['cudnt', "couldn't"],
  ['cldnt', "couldn't"],
  ['cnt', "can't"],
  ['wudnt', "wouldn't"],
  ['dnt', "don't"],
  ['cany', "can't"],
  ['rember', 'remember'],
  ['rmbr', 'remember'],
  ['summat', 'something'],
  ['sumthin', 'something'],
  ['somethin', 'something'],
  ['smth', 'something'],
  ['nowt', 'nothing'],
  ['nothin', 'nothing'],
  ['nuffin', 'nothing'],
  ['owt', 'anything'],
  ['wen', 'when'],
  ['thru', 'through'],
  ['bc', 'because'],
  ['cos', 'because'],
  ['coz', 'because'],
  ['shakey', 'shaky'],
  ['swimy', 'swimming'],
  ['swimmy', 'swimming'],
  ['hous', 'house'],
  ['fone', 'phone'],
  ['hart', 'heart'],
  ['brething', 'breathing'],
]);
const ENGLISH_WORD = /\b[a-z]+\b/gi;
/** "Hurtin" and "squeezin'" are written as they are said. */
const DROPPED_G =
  /\b(hurt|squeez|bleed|throbb|ach|puk|shak|spinn|swell|burn|stabb|pound|rac|flutter|skipp|vomit|chuck|spew|sweat|shiver|chok|wheez|gasp|faint|pass|black|crush|press|cough|spitt|tingl|droop|pee|piss|limp|hit|kick|touch|slapp|kill|cutt|starv|eat|sleep|breath|talk|walk|stand|fall|think|liv|drink|drown|dizz|runn|go|feel)in'?(?= |$|[,.!?])/gi;

/** "My head's thumping" and "her skin's dry". */
const SHORT_IS =
  /\b(heads?|skin|heart|chest|eyelids?|face|leg|calf|arm|hand|foot|throat|tongue|lips?|mouth|vision|speech|pulse|breathing|pee|wee|urine|poo|belly|tummy|baby|bump|shin|hip|jaw|neck|sight)['\u2019]s(?= (?!own\b))/gi;
const WITHOUT_APOSTROPHE = /\b(does|did|do|is|was|has|have|had|could|would|should|are|were)nt\b/gi;

const VIETNAMESE: readonly Pair[] = [
  [
    /(?<!\p{L})(?:hổng|hỏng|hok|hong|hem|hôg|khum|hông(?= (?:có|còn|nổi|được|đc|dc|biết|nhớ|nghe|dám|muốn|thở|chịu|đỡ|hết|thấy|ra|đi|lên|xuống|ăn|ngủ|nói|cử|nhấc|cảm|gì)))(?!\p{L})/giu,
    'không',
  ],
  [/(?<!\p{L})(?:ko|hk|k0)(?!\p{L})/giu, 'không'],
  [/(?<!\p{L})(?:đc|dc|đuợc)(?!\p{L})/giu, 'được'],
  [
    /(?<!\p{L})(?:vô|dô|zô)(?= (?:người|là|cái|thấy|chỗ|đó|đây|ống|tay|chân|thì|trong|nhà|viện|bệnh|họng|đầu|cột|cây|đá|gốc|xe|tường|lề))/giu,
    'vào',
  ],
  [/(?<!\p{L})(?:hồi nãy|nãy giờ|lúc nãy)(?!\p{L})/giu, 'nãy'],
];
const HAS_VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

const replaced = (text: string, pairs: readonly Pair[]) =>
  pairs.reduce((words, [said, meant]) => words.replace(said, meant), text);

/**
 * Cantonese in the words of written Chinese; other texts stay as they are.
 *
 * @example inWrittenChinese('聽日跑幾多') // '明天跑几多'
 */
export function inWrittenChinese(text: string): string {
  return IS_CANTONESE.test(text) ? replaced(text, CANTONESE) : text;
}

/**
 * Puts dialects and quick speech into the words of the written language. These are Cantonese, the speech
 * of Kansai, Scots, southern Vietnamese and short forms.
 *
 * @returns the same text where there is nothing of them
 * @example inWrittenWords('I cannae breathe') // "I can't breathe"
 */
export function inWrittenWords(text: string): string {
  const chinese = inWrittenChinese(text);
  const japanese = /[\u3041-\u309f]/.test(chinese) ? replaced(chinese, KANSAI) : chinese;
  const isVietnamese = HAS_VIETNAMESE.test(japanese);
  if (isVietnamese) return replaced(japanese, VIETNAMESE);
  if (!/[a-z]{2}/i.test(japanese)) return japanese;
  return japanese
    .replace(DROPPED_G, '$1ing')
    .replace(SHORT_IS, '$1 is')
    .replace(WITHOUT_APOSTROPHE, "$1n't")
    .replace(ENGLISH_WORD, (word) => SCOTS.get(word.toLowerCase()) ?? word);
}
