/** How one language says the opposite of a piece of advice. */
interface DenialPhrases {
  /** On the words before the advice in the clause: "do not …", "rather than …". */
  before: RegExp;
  /** On the words after it in the clause: …しないでください. */
  after: RegExp;
  /** A condition before it, which denies that the advice holds: "if you …". */
  condition: RegExp;
  /**
   * Words with a denial in them that deny something else: "don't forget to …", "no harm in …",
   * 悪化しません. They are taken out before denials are looked for.
   */
  affirmations: RegExp;
  /** A word behind which another clause begins, which a denial before it does not reach. */
  turn: RegExp;
}

const NOT_EN =
  "(?:not|never|don't|doesn't|do not|won't|wouldn't|shouldn't|should not|mustn't|can't|cannot|couldn't|needn't|isn't|aren't|wasn't)";
/** Behind a denial: what is then denied is a doubt, and the advice is affirmed. */
const DOUBTED_EN =
  '(?:forget(?:ting)?|hesitat\\w+|worry(?:ing)?|fear(?:ing)?|mind(?:ing)?|fail(?:ing)?|neglect(?:ing)?|overlook(?:ing)?|omit(?:ting)?|refus\\w+|regret(?:ting)?|shy away|think twice|feel (?:bad|guilty|ashamed|silly)|go(?:ing)? (?:far )?wrong|hurts?|harms?|beat|do (?:you |any )?(?:any )?harm|be (?:\\w+ )?(?:afraid|shy|scared|worried|nervous|ashamed|put off|frightened)|(?:let )?(?:\\w+ )?(?:\\w+ )?(?:stop|keep|put) you|afraid|too late|uncommon|unusual|wrong|bad|dangerous|harmful|risky|unsafe|a problem|a bad idea|a mistake|forbidden|only|just|the worst)';
/** Likewise, unless the denial goes on: "don't skip a meal or take …". */
const LEFT_OUT_EN =
  '(?:skip|miss|avoid|stop|give up|quit|rest|go without|leave (?:out|home|behind))';
const GROUND_EN =
  '(?:harm|reason|problem|risk|danger|shame|issue|downside|objection|excuse|need to (?:avoid|stop|rest|worry|fear|hesitate|hold back)|doubt|better|trouble|side effects?|wrong|hesitation|fear|worr(?:y|ies)|question|mistake|law|rule|one (?:will|would) (?:mind|stop)|substitute|alternative)';

export const DENIALS_EN: DenialPhrases = {
  before:
    /\b(?:not|never|don't|doesn't|isn't|no|avoid|without|instead of|rather than|than|stop|shouldn't|mustn't|can't|cannot|nor|neither|nobody should|against|(?:ask|see|consult|talk to|speak (?:to|with)|check with) (?:an?|your|the) (?:doctor|pharmacist|physician) (?:about|before))\b[^,.;:!?]{0,40}$/i,
  after:
    /^[^.;:!?]{0,40}\b(?:is not to be|are not for|is not for|belongs? (?:to|with) a doctor|(?:is|are) never|(?:is|are) not (?:a|an|the) (?:good|answer|way|solution)|hides?|masks?|makes? (?:it|things|them) worse|is (?:risky|unwise|dangerous|a (?:bad|poor) idea))\b(?![^.;:!?]{0,20}\b(?:so you can|so that you can|nicely|long enough|well enough|and lets)\b)/i,
  condition: /\b(?:if|when|whenever|before|in case) you\b[^,.;:!?]{0,40}$/i,
  affirmations: new RegExp(
    `\\b${NOT_EN} (?:\\w+ ){0,2}?${DOUBTED_EN}\\b|\\b${NOT_EN} (?:\\w+ )?${LEFT_OUT_EN}\\b(?![^,.;:!?]*\\b(?:or|nor)\\b)|\\b(?:no|without|not any|isn't any|nothing|never any) (?:\\w+ )?${GROUND_EN}\\b|\\bwhy (?:not|don't|wouldn't|shouldn't)\\b|\\b${NOT_EN} (?:[\\w-]+ ){1,4}without\\b(?! (?:asking|(?:a|your) doctor|medical|advice|talking|speaking))|\\bno (?:harm|problem|worries)\\b|\\b(?:silly|foolish|mad|crazy|daft|stupid|unwise|a pity|a shame|a fool) not to\\b|\\b(?:nobody|no one) (?:ever )?(?:regret\\w*|died)|\\b(?:is|are) never (?:a )?(?:wrong|bad|mistake|harmful|too (?:much|late))\\b`,
    'gi',
  ),
  turn: /\bbut\b/i,
};

export const DENIALS_JA: DenialPhrases = {
  before: /(?:決して|絶対に?|むやみに|無理に)[^。、]{0,12}$/,
  after:
    /^(?:(?!(?:んで|って|して|じて|けて)、|ましょう|てください)[^。]){0,16}?(?:ない(?:で|こと|よう|方|ほう|でください)|(?<!問題は?あり|心配は?あり|かまい|構い|いり)ません(?!か)|ずに|(?:べき|もの)では(?:ありません|ない)|避け|やめ(?:て|ま)|禁物|(?:して)?はいけ|いけません|控え|頼ら|前に(?:医師|まず)|かどうか|は医師|てよいものでは|長引|悪化|逆効果|危険)/,
  // This language has its conditions behind the advice.
  condition: /(?!)/,
  affirmations:
    /(?:忘れ|遠慮(?:し|なさら)?|ためらわ|迷わ|心配(?:し|なさら)?|不安がら|怖がら|恐れ|怖れ|気にし|躊躇(?:し|せ)?|惜しま|我慢(?:し|せ))(?:ない(?:で(?:ください)?|ように|こと)?|なくて|ずに?|ません)|(?:問題|心配|危険性?|損|悪いこと|害|副作用|リスク|支障|不安|必要以上の心配|理由|恐れ|おそれ)(?:は|が|も|など|なんて|すること(?:は|も)|する必要(?:は|も))?(?:何も|特に|まったく|全く)?(?:ありません|ない(?:です)?|なく|しません|しない|いりません|いらない)|(?:悪化|長引|悪く|ひどく|危険に|逆効果に)(?:は|も)?(?:き?は?しません|しない|き(?:は)?ません|かない|な(?:り|りは)ません|ならない|することは(?:ありません|ない))|(?:悪|悪い(?:こと|もの)で|おかし|まず|危険で|無理で|変で)(?:く|は)?(?:は)?(?:ありません|ない(?:です)?)|かもしれ(?:ません|ない)|ない(?:と|わけには)[^。、]{0,8}(?:ません|ない)|な(?:ければ|くては)(?:なりません|いけません|ならない|走れません)|(?:めば|えば|れば|せば)[^。]{0,10}(?:痛|つら|辛|苦し|気にな|困|怖)[^。]{0,5}(?:ません|ない)|(?:止ま|休ま|やめ|あきらめ)(?:らない|ない)(?:で(?:ください)?)|(?:止まら|休ま)ずに|(?:遠慮|心配|病院|休み|休養|中止)は(?:いりません|いらない|不要)/g,
  turn: /(?:でも|しかし|ただし|けれども?)(?=、)/,
};

export const DENIALS_ZH: DenialPhrases = {
  before:
    /(?:不要|不能|不可(?!能)|不[该該]|不[应應](?:[该該])?|不宜|不建[议議]|[别別](?!管)|切勿|切忌|勿|避免|而不是|不是[让讓]你|千[万萬]|禁止|拒[绝絕]|不必|不用(?!去?看)|[无無][须需須](?!就)|[没沒]有?(?:必要)?)[^。,;]{0,8}$/,
  after:
    /^[^。;]{0,10}?(?:[会會]?[掩][盖蓋]|[请請]先?[问問][医醫]|只?[会會](?:[让讓]|[更]?(?:拖|糟|[严嚴]重)|更久)|拖得?更久|[恶惡]化|是[错錯]|不可取|[并並]?不(?:安全|明智|是[办辦]法)|很危[险險]|[会會]加重|要先[问問][医醫])/,
  condition: /(?:如果|若是?|[万萬]一|要是|假如)(?:(?!就|便|可以|不妨|先|那)[^。,;]){0,8}$/,
  affirmations:
    /(?:不要|[别別]|切勿|千[万萬](?:不要|[别別])|[无無][须需須]|不用|不必|不[该該]|不能)(?:忘[记記了]?|[担擔]心|[犹猶]豫|害?怕|客[气氣]|[错錯][过過]|漏|不好意思|[顾顧][虑慮忌]|介意|[迟遲]疑|不[吃跑])|(?:不要|[别別])(?:停(?:下[来來]?)?|休息|放[弃棄]|省)(?![^。,;]*(?:或|也))|不(?:能|可|得)不|不是不(?:能|可以)|[并並未]非?不(?:能|可)|(?:[为為](?:什[么麼]|何)|何|[干幹][嘛吗嗎])不|[没沒]有?(?:什[么麼]|任何)?(?:[坏壞][处處]|害[处處]|[问問][题題]|[关關][系係]|事|理由|危[险險]|[风風][险險]|副作用|大[碍礙]|妨|不好|不行|比)|不(?:[会會]|至[于於]|太|怎[么麼]|[见見]得)?(?:[让讓][^。,;]{0,4})?(?:再|更)?(?:[恶惡]化|加重|拖|糟|[严嚴]重|危[险險]|掩[盖蓋]|有害|有事|出事)|(?:不算|不是|[没沒]什[么麼])(?:[错錯]|危[险險]|不好|大事)/g,
  turn: /但是?|可是|不[过過]|而是|然[后後]/,
};

export const DENIALS_VI: DenialPhrases = {
  before:
    /(?<!\p{L})(?:đừng|không nên|không được|chớ|tránh|thay vì|không bao giờ|cấm|chưa nên|không(?! (?:cần|phải|sao)))(?!\p{L})[^.,;]{0,24}$/iu,
  after:
    /^[^.;]{0,24}(?:là không nên|là nguy hiểm|che (?:đi|giấu|lấp)|không phải là (?:cách|giải pháp)|hãy hỏi bác sĩ)/iu,
  condition: /(?<!\p{L})nếu(?!\p{L})(?:(?!(?<!\p{L})(?:thì|hãy|cứ|nên)(?!\p{L}))[^.,;]){0,24}$/iu,
  affirmations:
    /(?<!\p{L})(?:đừng|chớ|không nên|không được|không bao giờ|không cần|không phải|không việc gì phải|không thể|không|chẳng(?: cần)?)(?: \p{L}+)? ?(?: (?:quên|ngại|ngần ngại|e ngại|do dự|lo(?: lắng)?|sợ|chần chừ|bỏ lỡ|xấu hổ|áy náy|thiếu|sai))(?!\p{L})|(?<!\p{L})(?:đừng|chớ|không được) (?:dừng|nghỉ|bỏ cuộc|dừng lại)(?![^.,;]*(?<!\p{L})(?:hoặc|hay)(?!\p{L}))|(?<!\p{L})(?:không|chẳng|chả)(?: hề| có| phải)?(?: (?:là|gây|gì|chút|bất kỳ|một|điều gì)){0,2} (?:hại|tác hại|vấn đề|lý do|lí do|rủi ro|nguy hiểm|xấu|sai|ảnh hưởng|sao|không nên)(?!\p{L})|(?<!\p{L})(?:tại |vì )?sao(?: \p{L}+)? không(?!\p{L})|(?<!\p{L})(?:không chỉ|không gì (?:tốt|hay|bằng)|không có gì (?:tốt|hay|bằng))(?!\p{L})/giu,
  turn: /(?<!\p{L})(?:nhưng|mà hãy|rồi)(?!\p{L})/iu,
};
