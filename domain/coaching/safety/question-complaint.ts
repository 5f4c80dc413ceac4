import {
  AILING_EN,
  AILING_PART_EN,
  AILING_PART_JA,
  AILING_PART_VI,
  AILING_PART_ZH,
  AILING_VI,
  AILING_ZH,
  NAMES_A_PART,
  SPEAKS_OF_TECHNIQUE,
} from './ailing-parts.ts';
import { clearanceIn } from './clearance/clearance.ts';
import { withoutPeriodPain } from './complaints/period-pain.ts';
import { isMoreThanStitch, withoutStitch } from './complaints/side-stitch.ts';
import { withoutAdult } from './signs/adult-of-runner.ts';
import { withoutChild } from './signs/child-of-runner.ts';
import {
  HAS_VIETNAMESE_MARKS,
  inSimplified,
  plainText,
  withoutMarks,
} from '../text/question-text.ts';
import { indicesWith, patternOfLines, separateLines } from '../text/separate-lines.ts';

/**
 * What fuel does to a stomach, and an illness that rain or cold might bring: neither ails the runner now. A stomach
 * that is upset beside them is meant, and so is an illness that is there already. Chinese in simplified characters.
 */
const NOT_ILL_EN =
  /\b(?:gels?|chews|gummies|sports? drinks?|isotonics?|energy (?:bars?|drinks?))\b[^.?!]{0,24}\b(?:makes?|making|gives?|giving|leaves?) me (?:\w+ ){0,2}(?:sick|nause(?:a|ous)|(?:a )?stomach (?:aches?|cramps?|pain))\b|\b(?:will|would|can|could|does|do|might)\b[^.?!]{0,40}\b(?:get|catch|make|give) (?:me |you |us )?(?:\w+ )?(?:sick|ill|(?:a |the )?(?:cold|flu))\b(?=[^.?!]{0,40}\b(?:rain\w*|drizzl\w*|cold|wet|snow|wind)\b)|\b(?:rain\w*|drizzl\w*|wet|snow|wind|cold air)\b[^.?!]{0,30}\b(?:will|would|can|could|does|do|might)\b[^.?!]{0,16}\b(?:get|catch|make|give) (?:me |you |us )?(?:\w+ )?(?:sick|ill|(?:a |the )?(?:cold|flu))\b/g;
const NOT_ILL_JA =
  /(?:吸って|吸い|吸う)[^。?？]{0,10}(?:吐いて|吐く|吐き)(?:[^。?？]{0,4}(?:吐いて|吐く))*|(?:ジェル|エナジージェル|スポーツドリンク|スポドリ|補給食|羊羹)(?:を|が|は|って)?(?:飲|食べ|とる|摂|のむ|のん|飲ん)[^。、?？]{0,8}(?:気持ち悪|吐き気|胃(?:が|に)(?:もたれ|痛)|お腹(?:が|を)(?:痛|壊|下)|下痢)|(?:雨|濡れ|ぬれ|寒|雪)[^。?？]{0,16}風邪(?:を|って)?(?:ひ[きく]|引[きく])(?:ます|ませんか|やすい|かな|の|ん)/g;
const NOT_ILL_ZH =
  /(?:能量胶|胶|能量棒|运动饮料|电解质饮料)[^,，。?？]{0,8}(?:想吐|恶心|反胃|胃(?:痛|疼)|肚子(?:痛|疼)|拉肚子)|(?:雨|雪|冷|湿|风)[^,，。?？]{0,10}(?:会不会|会|容易|可能)(?:得|着)?(?:感冒|生病|着凉|受凉)(?=吗|嘛|么|呢|不|[?？]|$)/g;
const NOT_ILL_VI =
  /(?<!\p{L})(?:gel|nước điện giải|nước tăng lực)(?!\p{L})[^.,?!]{0,16}(?<!\p{L})(?:buồn nôn|đau bụng|tiêu chảy|(?<!bị )nôn|ói)|(?<!\p{L})(?:buồn nôn|đau bụng) (?:khi|sau khi|lúc|mỗi lần) (?:\p{L}+ ){0,3}gel(?!\p{L})|(?<!\p{L})(?:mưa|ướt|lạnh|gió)(?!\p{L})[^.,?!]{0,24}(?<!\p{L})(?:có|dễ|có dễ) (?:bị )?(?:bệnh|ốm|cảm(?: lạnh| cúm)?|sốt) (?:không|ko|k|hông|hem|hk)(?!\p{L})/gu;
const either = (one: RegExp, other: RegExp) =>
  new RegExp(`${one.source}|${other.source}`, one.flags);

/** What ails a runner short of a red flag, the gravest first. */
export const COMPLAINTS = ['illness', 'injury', 'soreness'] as const;
export type Complaint = (typeof COMPLAINTS)[number];

/** How one language speaks of it. Denials stand directly before or after the word. */
interface ComplaintPhrases {
  read: (text: string) => string;
  said: Readonly<Record<Complaint, readonly RegExp[]>>;
  /** Phrases that only sound alike; taken out first. */
  innocent: RegExp;
  denialBefore: RegExp;
  denialAfter: RegExp;
}

const EN: ComplaintPhrases = {
  read: (text) => text,
  said: {
    illness: [
      /\b(i'?m (\w+ )?(sick|ill)|(feel(ing)?|felt|got|getting|been|am|was|be|fell|while|when|if) (\w+ )?(sick|ill|unwell|poorly|under the weather)|sick(ness)?|unwell|illness|a (\w+ )?cold|head cold|chest cold|have (the )?cold|my cold|flu|cough(ing|s)?|sore throat|runny nose|blocked nose|stuffy( nose)?|sniffles|sinus\w*|headache|migraine|fever\w*|nausea|nauseous|vomit\w*|throwing up|stomach (bug|ache|cramps?|pain)|virus|infection|diarrh\w+|antibiotics|covid)\b/g,
      AILING_EN,
      /\b(?<!\b(?:is|are|it's) )not feeling (\w+ )?(well|good|great|right)\b(?! about)|\bi (don't|do not) feel (\w+ )?(well|good|great|right)\b(?! about)|\bi (didn't|did not|haven't|have not) (feel|felt) (\w+ )?well\b/g,
    ],
    injury: [
      /\b(injur(y|ed|ies)|hurt(s|ing)?|pain(s|ful)?|ach(e|es|ed|ing|y)|niggl\w*|twing\w*|limp(ing|ed)?|tend(on|in)\w*|shin ?splints?|plantar|it ?band|itbs|runner'?s knee|blister\w*|cramp(s|ed|ing)?|swollen|swelling|sprain\w*|strain(ed)?|pulled (a |my )|torn|stabbing|sharp (pain|twinge|feeling)|inflam\w+|(bad|dodgy|tight|stiff) (knee|achilles|calf|calves|hamstring|hip|ankle|back|foot)|twisted|rolled my)\b/g,
      AILING_PART_EN,
    ],
    soreness: [
      /\b(sore(ness)?|doms|stiff(ness)?|muscle (pain|ache)s?)\b/g,
      /\b(quads|calves|hamstrings|hammies|glutes) (are |feel |is |still )*(wrecked|trashed|shot|destroyed|fried|battered|smashed|in bits|killing me)\b/g,
      /\blegs (are |r |feel |still )*(wrecked|trashed|shot|destroyed|fried|battered|smashed|in bits|killing me)\b/g,
    ],
  },
  innocent: either(
    /\b(no pain,? no gain|pain cave|sick of|sick pace|sick time|painfully slow|painful to watch|pain in the (ass|arse|neck|butt)|would(n't| not)? (it )?hurt to|(will|would) (one|another|an?) (\w+ ){0,3}(run|jog|day|session|km|mile)s? hurt|hurt(ing|s)? (my|your) (running|training|race|progress|fitness|pace|times?)|does it hurt to|injury[- ]free|avoid(ing)? (an )?injur\w+|prevent(ing)? (an )?injur\w+|so sick\b(?= (run|time|pace))|back (off|down|out|to|into|again|on track))\b/g,
    NOT_ILL_EN,
  ),
  denialBefore:
    /\b(no|not|without|never|free of|zero|isn't|doesn't|didn't|don't|wasn't|aren't|no longer|nothing|hasn't|nor|any)( (more|real|longer|any|in|have|had|feel|feeling|really|much|of|the|a|my))*\s*$/,
  denialAfter:
    /^( \w+){0,3} (is |has |have |are |was |were |all |completely |now |finally )*(gone|went away|disappeared|healed|cleared up|over now|fine now|better now|doesn't hurt)\b/,
};

const JA: ComplaintPhrases = {
  read: (text) => text,
  said: {
    illness: [
      /風邪|かぜ(?=を|ひ|気|っ|で|が)|鼻水|鼻づまり|咳|せき(?=が|込|も)|(のど|喉)(が|の)?(痛|いた|イガ)|頭痛|頭(が)?(痛|いた)|熱っぽ|発熱|微熱|体調(が|は)?(悪|不良|崩|すぐれ|いまいち|イマイチ|わる|(あまり|あんまり)?(良|よ)くな[いくか])|具合(が|は)?(悪|わる)|気持ち悪|吐き気|(?<!息を?|弱音を|痰を)吐い(?:て|た|ちゃ)|嘔吐|下痢|(お腹|おなか|腹|胃)(が|を)?(痛|いた|壊|こわ|下し|くだし)|腹痛|インフル|コロナ|病気|寒気|花粉症|病み上がり/g,
    ],
    injury: [
      /(?<!筋肉)痛(?!快|感|恨|車|手)(い|み|む|く|め|ん|そう|かっ)|いたい(?!と|け|です$)|いたく|痛って|(?<!筋肉)痛が|違和感|ケガ|怪我|(?<!だ)けが(?!れ)|故障|捻挫|ねんざ|肉離れ|腱炎|筋膜炎|足底|シンスプリント|ランナー膝|腸脛|靭帯|鵞足|まめ(が|でき)|マメ(が|でき|を)|水ぶくれ|(足|脚|ふくらはぎ)(が|を)?(つっ|つる|つり|攣)|つった|腫れ|炎症|張り(が|を)|ピキ|ズキ/g,
      AILING_PART_JA,
    ],
    soreness: [/筋肉痛|(?<!頑)張って(る|い)|パンパン|ガチガチ|バキバキ/g],
  },
  innocent: either(
    /いたいんです(?=か)|していたい|(ケガ|怪我|故障)(を)?(し(ない|ません)|予防|防)|痛くも痒くも|痛ま(?:ず|なかっ|なく(?!な))|(?:膝|ひざ|腰|足首)に(?:は|も)?(?:悪い|良くない|よくない)(?=です|の|かな|か|って|[?？]|$)/g,
    NOT_ILL_JA,
  ),
  denialBefore: /(もう|全然|どこも)\s*$/,
  denialAfter:
    /^(み|い|さ|感)?(は|が|も|など)?(もう|全然|まったく|全く|特に|すっかり|ほぼ)?(く)?(な(い(です|の|し|けど|。|$|、|ので|から)|く(?!なら|なりま?せん|なりそうに)|し|か)|あり(ま)?せん|(消え|とれ|取れ)(?!な|ま?せん|そうに)|引い|治(?!ら|り(ま?せん|そうに))|なお(?!ら|り(ま?せん|そうに))|(おさま|収ま)(?!ら|り(ま?せん|そうに))|ゼロ|なし)/,
};

const ZH: ComplaintPhrases = {
  read: inSimplified,
  said: {
    illness: [
      /感冒|生病|发烧|发热|流感|咳嗽|流鼻(涕|水)|鼻塞|喉咙(痛|疼|不)|嗓子(疼|痛|不)|头(痛|疼)|不太?舒服(?=，|。|$|能|还|要|可|该|想|怎)|身体不(舒服|适)|恶心|想吐|呕吐|(?<!吞)吐了(?!槽|一口气|口气)|[在直]吐(?!槽|气|故|丝)|咳得|咳很|有痰|拉肚子|腹泻|肚子(痛|疼)|胃(痛|疼)|新冠|确诊|病了|着凉|受凉|过敏/g,
      AILING_ZH,
    ],
    injury: [
      /(?<!酸|头|喉咙|肚子|胃|阵)(疼|痛)(?!快|苦|恨|哭|失|点)|受伤|伤(了|到|病|痛|势|还没|没好)|拉伤|扭(伤|到|了)|崴|抽筋|肿|水泡|起泡|磨破|足底筋膜|跟腱|髂胫|胫骨|跑者膝|不对劲|(膝|脚|腿|腰|髋|踝|胯|小腿|大腿|跟腱).{0,3}(不舒服|不适|不对|怪怪|紧绷|异样)/g,
      AILING_PART_ZH,
    ],
    soreness: [
      /酸(痛|疼)|肌肉(酸|痛|疼|紧)|腿(好|很|有点)?酸|(?:大腿|小腿)(?:前|后|内|外)侧(?:好|很|有点|还)?酸|(?:股四头肌|腘绳肌|臀肌)(?:好|很|有点|还)?酸|铁腿|硬邦邦/g,
    ],
  },
  innocent: either(
    /痛定思痛|心(疼|痛)|不痛不痒|(避免|预防|防止|不想|怕|不)(再)?受伤|痛并快乐|头(疼|痛)的是/g,
    NOT_ILL_ZH,
  ),
  denialBefore: /(没有?|不(再|太|会)?|无|未|别|毫无|不怎么)(任何|什么|觉得|感觉|到|过)?\s*$/,
  denialAfter: /^(感|了)?(已经|都|全|也)?(好了|消失|没了|不见|痊愈|缓解)/,
};

const VI: ComplaintPhrases = {
  read: (text) => text.normalize('NFC'),
  said: {
    illness: [
      /(?<!\p{L})(bị |đang |hơi |vừa |mới )?(ốm|cảm (cúm|lạnh)|bị cảm|(?<=đang |mới |vừa )cảm(?! (?:thấy|giác|nhận|hứng|ơn))|cúm|sốt|ho (khan|nhiều|có đờm)|bị ho|sổ mũi|nghẹt mũi|đau họng|viêm họng|rát họng|(?:đau|nhức) đầu(?! (?:gối|xương|ngón))|đau bụng|tiêu chảy|buồn nôn|nôn|ói|bệnh|covid|dị ứng|không (được |thấy |cảm thấy )?khỏe(?! (?:hơn|lên|ra))|khó ở)(?!\p{L})/gu,
      /(?<!\p{L})nôn (?:cả đêm|suốt)(?!\p{L})/gu,
      AILING_VI,
    ],
    injury: [
      /(?<!\p{L})(đau(?! (đầu(?! (?:gối|xương|ngón))|họng|bụng|cơ|đáu))|nhói|nhức(?! (?:đầu(?! (?:gối|xương|ngón))|cơ|mỏi))|chấn thương|bị thương|trật|bong gân|(bị |hơi |đang )căng cơ|rách cơ|sưng|viêm (gân|cân)|chuột rút|vọp bẻ|phồng (rộp|chân)|khập khiễng|tê)(?!\p{L})/gu,
      AILING_PART_VI,
    ],
    soreness: [/(?<!\p{L})(đau cơ|nhức cơ|mỏi cơ|ê ẩm|nhức mỏi|căng cứng|đau nhức cơ)(?!\p{L})/gu],
  },
  innocent: either(
    /(tránh|phòng|ngừa|sợ|khỏi bị) (bị )?chấn thương|không bị chấn thương/gu,
    NOT_ILL_VI,
  ),
  denialBefore:
    /(?<!\p{L})(không|(?<!(?:không|chưa|chẳng|ko) )(?:hết|khỏi|đỡ)|chưa|chẳng|ko|k)( (bị|có|còn|thấy|cảm thấy|hề|hẳn|gì))*\s*$/u,
  denialAfter: /^( \S+){0,3} (đã |thì )?(hết|khỏi)(?! (chưa|không))( hẳn)?( rồi)?/u,
};

/** Typed without tone marks, so that only what can hardly be anything else is read. */
const VI_UNMARKED: ComplaintPhrases = {
  read: (text) => text,
  said: {
    illness: [
      /\b(oi mua|non (?:mua|ca dem|tu (?:sang|dem|toi))|bi (om|cam|ho|sot|cum|benh)|dang (om|sot|benh|cam|ho)|cam (cum|lanh)|so mui|nghet mui|viem hong|dau (hong|dau|bung)|nhuc dau|tieu chay|buon non|(khong|ko) (duoc |thay |cam thay )?khoe(?! (?:hon|len|ra))|om roi|sot nhe|het om)\b/g,
    ],
    injury: [
      /\b((bi|dang|hoi|thay|van|con|rat|lai) (dau|nhoi|nhuc)(?! (hong|dau|bung|co))|(dau|nhoi|nhuc) (o )?(dau )?(goi|chan|got|lung|hong|co chan|bap chan|mat ca|ban chan|ong|dui|khop|gan|be suon)|(goi|chan|lung|hong|ong chan|got chan|bap chan|co chan|ban chan) (bi |hoi |van |rat )?(dau|nhoi|nhuc|sung|te)|chan thuong|bong gan|chuot rut|vop be|sung (goi|chan|co)|trat (chan|khop)|(lat|treo|trat) (co chan|mat ca|ban chan))\b/g,
    ],
    soreness: [/\b(dau co(?! (the|chan))|moi co|e am|nhuc moi)\b/g],
  },
  innocent: /\b(tranh|phong|ngua|so|khoi) (bi )?chan thuong/g,
  denialBefore:
    /\b(khong|(?<!(?:khong|chua|chang|ko) )(?:het|khoi|do)|chua|chang|ko)( (bi|co|con|thay|he|han|gi))*\s*$/,
  denialAfter: /^( \S+){0,3} (da )?(het|khoi)(?! (chua|khong|ko))( han)?( roi)?\b/,
};

const HAS_KANA = /[\u3040-\u30ff]/;

/** The pictures of an ailing person. */
const AILING_EMOJI: readonly (readonly [Complaint, RegExp])[] = [
  ['illness', /[🤒🤧😷🤮🤢]/u],
  ['injury', /[🤕🩹🩼]/u],
];

const CLAUSE_END = /(?<!\d)\.(?!\d)|[,;!?。，、；！？\n]/;

/**
 * What ails the runner by their own words: an illness, an injury or sore muscles.
 * Signs that need a doctor are found before this, see `findRedFlag`.
 *
 * @returns the gravest, or null where nothing is said or all of it is denied
 * @example complaintIn('my knee hurts, what should I run?') // 'injury'
 */
export function complaintIn(text: string): Complaint | null {
  const complaint = complaintOf(text);
  if (complaint === null) return null;
  // What somebody close has is none of the runner's.
  const ofRunner = withoutAdult(withoutChild(text));
  return ofRunner === text ? complaint : complaintOf(ofRunner);
}

function complaintOf(text: string): Complaint | null {
  const said = saidComplaint(text);
  if (said !== null) return said;
  return namesAPart(plainText(withoutStitch(text))) || isMoreThanStitch(text) ? 'injury' : null;
}

/**
 * The same, where more is said of a joint or tendon than its name.
 *
 * @example saidComplaint('what about my knee?') // null
 */
export function saidComplaint(text: string): Complaint | null {
  const plain = plainText(withoutPeriodPain(withoutStitch(text)));
  const unmarked = withoutMarks(plain);
  const books = [
    { phrases: EN, words: plain },
    { phrases: HAS_KANA.test(plain) ? JA : ZH, words: plain },
    HAS_VIETNAMESE_MARKS.test(plain)
      ? { phrases: VI, words: plain }
      : { phrases: VI_UNMARKED, words: unmarked },
  ];
  const said = COMPLAINTS.find((complaint) =>
    books.some(({ phrases, words }) => isSaid(phrases, complaint, words)),
  );
  return said ?? AILING_EMOJI.find(([, emoji]) => emoji.test(plain))?.[0] ?? null;
}

/** A joint or tendon, neither well again nor spoken of as a runner trains it. */
function namesAPart(plain: string): boolean {
  const words = `${plain} ${inSimplified(plain)}`;
  const { isPainGone, isWell, byDoctor } = clearanceIn(plain);
  if (isPainGone || isWell || byDoctor || IS_BETTER.test(words)) return false;
  return NAMES_A_PART.test(words) && !SPEAKS_OF_TECHNIQUE.test(words) && !IS_DENIED.test(words);
}

/** "No pain in the knee", in whatever words. */
const IS_DENIED =
  /\b(no|not|without|free of|never|n't)\b.{0,20}\b(pain|hurt\w*|ach\w*|sore|issues?|problems?|trouble)\b|痛(み|く)?(は|が|も)?(もう)?(な|あり(ま)?せん)|痛ま(?:ず|なかっ)|大丈夫|不(再)?(疼|痛)|没(有)?(事|问题|感觉|不适|再疼|再痛)|(không|hết|khỏi) (còn |bị )?(đau|sao|nhức)/u;

/** It is said to be better, and nothing is asked of it. */
const IS_BETTER =
  /^(?!.*(?:\b(?:should|can i|could i|is it better|still|but|worse)\b|まだ|けど|走って(?:いい|大丈夫)|还(?:是|有)|但|可是|能跑|可以跑|vẫn|nhưng|còn đau|chạy được (?:không|chưa)|[?？])).*(?:\b(?:much|so much|a lot|lots|way|far|feels?|feeling|felt|getting|got|all) better\b|(?:だいぶ|かなり|すっかり|ずいぶん)?(?:良|よ)くなっ|楽になっ|ましになっ|マシになっ|(?:舒服|好|轻松)(?:了)?(?:多|很多|不少)了?|好转|好些了|đỡ (?:nhiều|hơn|hẳn|rồi)|đỡ lắm|dễ chịu hơn)/u;

function isSaid(phrases: ComplaintPhrases, complaint: Complaint, words: string): boolean {
  const text = phrases.read(words).replace(phrases.innocent, ' ');
  const clauses = text.split(CLAUSE_END).filter((clause) => clause.trim() !== '');
  const lines = separateLines(clauses);
  return phrases.said[complaint].some((said) =>
    indicesWith(inLines(said), clauses, lines).some((index) =>
      isAdmitted(phrases, said, clauses[index] ?? ''),
    ),
  );
}

/** Whether a clause says it somewhere without a denial. */
function isAdmitted(phrases: ComplaintPhrases, said: RegExp, clause: string): boolean {
  for (const match of clause.matchAll(said)) {
    const before = clause.slice(Math.max(0, match.index - 40), match.index);
    const after = clause.slice(match.index + match[0].length, match.index + match[0].length + 60);
    if (!phrases.denialBefore.test(before) && !phrases.denialAfter.test(after)) return true;
  }
  return false;
}

const PATTERNS_OF_LINES = new Map<RegExp, RegExp>();

function inLines(pattern: RegExp): RegExp {
  const made = PATTERNS_OF_LINES.get(pattern) ?? patternOfLines(pattern);
  PATTERNS_OF_LINES.set(pattern, made);
  return made;
}
