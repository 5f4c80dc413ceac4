import { IS_KNOWN_EN, IS_KNOWN_JA, IS_KNOWN_VI, IS_KNOWN_ZH } from './known-words.ts';

/**
 * How one language says that a caution has ended. Whatever puts it in doubt is looked for in the same
 * sentence. A hold that stays costs a press of a button; one that is lifted wrongly costs more.
 */
export interface ClearancePhrases {
  byDoctor: RegExp;
  isWell: RegExp;
  isPainGone: RegExp;
  hasTalked: RegExp;
  /** Words of denial that say something good, such as "no pain"; taken out before doubt is looked for. */
  good: RegExp;
  /** A denial, a wish, a guess, a condition or a limit. */
  doubt: RegExp;
  /** In the same clause: it is still to come, or asked about. */
  pending: RegExp;
  /** Somebody else, another time, or another thing than running. */
  elsewhere: RegExp;
  /** What only says more of a named sign: when it was, and its harmless cause; taken out before all else. */
  ofSign: RegExp;
  /** Whether a leave is reported in words that are known to say nothing else. */
  isKnown: (words: string) => boolean;
  /** A clause that only asks; what it denies is no doubt. */
  asked: RegExp;
  /** How the next sentence takes it back or limits it. */
  takenBack: RegExp;
}

const EN_DOCTOR =
  '\\b(?:doctors?|doc|dr|gp|cardio(?:logists?)?|hospital|specialist|midwife|clinic|consultant|physician|surgeon)\\b';
const EN_RUN =
  '(?:run(?:ning)?(?! (?:\\w+ )?(?:tests?|errands?|scans?|checks?))|train(?:ing)?|jog(?:ging)?|rac(?:e|ing)|exercis(?:e|ing)|start|resum(?:e|ing)|return|restart|begin|compete|go back)';
const EN_FINE = `(?:ok(?:ay)?|fine|good|healthy|normal|clear|safe|alright|well|sound)(?! (?:to|for) (?!(?:me |us )?(?:to )?${EN_RUN}))`;
const EN_LEAVE = '(?:all[- ]clear|green light|go[- ]?ahead|thumbs up|permission)';

export const CLEARANCE_EN: ClearancePhrases = {
  byDoctor: new RegExp(
    [
      `${EN_DOCTOR}.{0,30}\\bclear(?:ed|s) me\\b`,
      `${EN_DOCTOR}.{0,20}\\b(?:gave|gives|given|got)\\b.{0,12}\\b${EN_LEAVE}\\b`,
      `${EN_DOCTOR}.{0,30}\\b(?:says?|said|told me|tells me|confirm(?:s|ed)|assured me|found)\\b.{0,40}\\b(?:${EN_FINE}|nothing (?:is )?wrong|nothing to worry about|no problem|harmless|benign|i (?:can|may|could) (?:\\w+ )?${EN_RUN}|(?:allowed|free|fit|cleared) to ${EN_RUN})(?![\\w-])`,
      `${EN_DOCTOR}.{0,20}\\b(?:allow(?:ed|s) me|lets? me)\\b.{0,6}\\b${EN_RUN}\\b`,
      `${EN_DOCTOR}.{0,40}\\b(?:ecg|ekg|echo|scans?|tests?|results?|check-?up)\\b.{0,20}\\b(?:normal|clear|fine|ok|good|clean)\\b`,
      `\\b(?:ecg|ekg|echo|scans?|tests?|results?|check-?up)\\b.{0,20}${EN_DOCTOR}.{0,20}\\b(?:normal|clear|fine|ok|good|clean)\\b`,
      `\\bi(?:'m| am| was| got| have been|'ve been) (?:now |just |finally |officially )?(?:cleared|given the all[- ]clear)(?= *(?:[.,!]|$)| (?:again|yesterday|today)\\b| to ${EN_RUN}\\b| for (?:running|training|exercise|sports?)\\b| by (?:my |the |a )?${EN_DOCTOR})`,
      `${EN_DOCTOR}.{0,90}\\band (?:has |have )?cleared me\\b`,
      `${EN_DOCTOR}.{0,12}\\b(?:checked|examined|tested|looked)\\b.{0,24}\\bi (?:can|may)(?: \\w+)? ${EN_RUN}\\b`,
      `${EN_DOCTOR}.{0,8}\\bsigned me off (?:to|for) ${EN_RUN}\\b`,
      `\\b(?:saw|seen|visited|been to|went to|back from|checked (?:out )?(?:by|at))\\b.{0,12}${EN_DOCTOR}.{0,40}\\b(?:${EN_LEAVE}|cleared to ${EN_RUN}|good to go|(?:i (?:can|may)|(?:fit|free|fine|ok(?:ay)?|safe|good) to) (?:\\w+ )?${EN_RUN})\\b`,
      `\\b(?:got|given|have) the ${EN_LEAVE} (?:from|by)\\b.{0,16}${EN_DOCTOR}`,
    ].join('|'),
  ),
  isWell:
    /\b(i'?m|i am|feel(ing)?|been) (\w+ ){0,2}(well|healthy|fine|better|recovered|healed|good) ?(again|now)\b|\b(i'?m|i am|have|i've) (\w+ )?(recovered|over (it|the (flu|cold|fever|virus)))\b|\b(fever|flu|cold|cough|infection|covid)(?:'s)? (is |has |are )?(\w+ )?(gone|over|passed|cleared up)\b/,
  isPainGone:
    /\b(no (more )?pain(?! (?:med|kill|relief|pill|cave|barrier))|pain[- ]free|pain (is |has )?(\w+ )?(gone|went away|disappeared)(?! (?:up|down|to|into|from|through|on)\b)|(doesn't|does not|not) hurt(ing)?( any ?more)?|no longer (hurts|painful|sore)|(knee|achilles|calf|shin|foot|hip|ankle|it|everything) (is|feels) (\w+ )?(fine|healed|good|ok(ay)?) ?(again|now)|(physio\w*|physical therapist|osteopath\w*|orthop\w+) ((has|have|says?|said|told me|gave|given|that|i'?m|i am|it'?s|it is|me|the) ){0,5}(cleared me|green light|all clear|(good|fine|ok(ay)?|safe) to (run|train)|i can (run|train)))\b/,
  hasTalked:
    /\b(?:talked|spoke|spoken|been) (?:to|with) (?:a |an |my |the )?(?:doctor|therapist|counsell?or|psycholog\w+|psychiatrist|gp|helpline|crisis line)(?= *(?:[.,!]|$)| (?:today|yesterday|this morning|last night|last week|now)\b| about (?:it|this|that|everything|my (?:feelings|thoughts|mood)|how (?:i|bad|low))\b)|\bsaw (?:a|my) (?:therapist|counsell?or|psycholog\w+|psychiatrist)(?= *(?:[.,!]|$)| (?:today|yesterday|this morning|last week)\b| about )|\bsaw (?:a|my|the) doctor about (?:it|this|that|everything|my (?:feelings|thoughts|mood)|how (?:i|bad|low))\b|\b(?:talked|spoke|spoken) (?:to|with) (?:a |my |the )?(?:friend|someone|somebody|wife|husband|partner|mother|mum|mom|father|dad|parents|sister|brother|family)\b.{0,20} about (?:it|this|that|everything|my (?:feelings|thoughts|mood)|how (?:i|bad|low))\b|\b(?:opened up|confided) (?:to|in) (?:a |my |the )?\w+/,
  good: /\b(?:no (?:more )?(?:pain(?! (?:med|kill|relief|pill))|fever|cough|symptoms?|problems?|issues?|restrictions?|concerns?|worries|damage|objections?)|nothing (?:is |was )?(?:wrong|abnormal|serious|bad|to worry about)|not (?:serious|dangerous|a problem|a concern)|without (?:any )?(?:pain|problems?|restrictions?|symptoms?)|(?:doesn't|does not|don't|do not|didn't|did not|not) hurt(?:ing)?(?: any ?more)?|no longer (?:hurts|painful|sore)|said (?:that )?i could|at last)\b/g,
  doubt:
    /\b(?:not|never|no|none|nobody|nothing|without|nor|neither|cannot|\w+n't|cant|dont|didnt|wont|isnt|hasnt|havent|wasnt|doesnt|refus\w+|forb[ai]d\w*|den(?:y|ies|ied)|ban(?:s|ned)?|against|hop(?:e|es|ed|ing|efully)|wish\w*|want(?:s|ed)? (?:the|my|a|him|her|to be|to get|to hear)|would|could|should|might|maybe|perhaps|probably|possibly|guess|assum\w+|suppos\w+|pretend\w*|imagin\w+|expect\w*|think|thinks|if|unless|except|only|but|though|although|however|yet|as long as|provided|need|needs|must|have to|refer\w*|lie[ds]?|lying|joking|kidding|haha\w*|lol|jk|sike|psych|skip(?:s|ped|ping)?|ignor\w+|whatever)\b|\b(?:i|he|she|it|they|you)'d\b/,
  pending:
    /\b(?:until|till|before|when|once|waiting|wait|tomorrow|next (?:week|month|visit)|later|soon|will|going to|gonna)\b|'ll\b|\?/,
  ofSign:
    /(?<=\bdr )(?!google|chat|house|phil|oz|internet|youtube)[a-z]+(?= (?:says?|said|has|cleared|told|confirmed|gave)\b)|(?<=\b(?:pains?|tightness|palpitations|fainting|dizziness|spells?|episodes?|heart) )(?:(?:that )?i had |from |of |during )?(?:last (?:week|month|night)|the other day)\b|\b(?:was|were|is|are|comes from|came from) (?:just |only )?(?:a |an |my )?(?:(?:strained|pulled|sore|tight|cramped|chest|torn) )*(?:muscles?|muscular|strain|cramps?|cartilage|anxiety|reflux|heartburn|indigestion)\b|\bafter (?:my|the|that) (?:heart attack|chest pains?|fainting(?: spell)?|palpitations|fever|illness|infection|collapse)\b/g,
  isKnown: IS_KNOWN_EN,
  elsewhere:
    /\b(?:race (?:doctor|doc|medic)|friends?|wife|husband|partner|girlfriend|boyfriend|sister|brother|mother|father|mum|mom|dad|son|daughter|kids?|child|colleague|coach|boss|him|his|her|them|dog|cat|google|internet|online|youtube|reddit|chat ?gpt|web|last (?:year|month|season|time|spring|summer|autumn|winter)|(?:years?|months?) ago|used to|walk\w*|swim\w*|cycl\w+|bik(?:e|ing)|yoga|rest|pills?|medic\w+|drugs?)\b|'s (?:doctor|gp|physio)\b/,
  asked:
    /^[ ,]*(?:so |and |now )*(?:what|how|which|where|why|when (?:can|should|do|could)|can i|should i|could i|may i|do i|is it)\b/,
  takenBack:
    /^[ ,]*(?:but|only|just|except|however|although|though|if|unless|as long|provided|not\b(?! hurt)|kidding|jk|joking|lol|haha|sike|psych|nah|yeah right|as if|in my dreams|that was a (?:lie|joke)|i lied)/,
};

const JA_DOCTOR =
  '(?:医師|医者|先生|病院|ドクター|主治医|助産師|医院|クリニック|(?:循環器|心臓|脳神経|神経|産婦人|婦人|総合診療|スポーツ)(?:内科|外科|科)?|(?<![\\p{Script=Han}])内科)';
const JA_NONE =
  '(?:は|も|が)?(?:特に|全く|まったく|何も|もう)?(?:な[いしく]|無[いしく]|なかった|ありません)';

export const CLEARANCE_JA: ClearancePhrases = {
  byDoctor: new RegExp(
    [
      `${JA_DOCTOR}.{0,24}(?:ok|オーケー|大丈夫|(?:問題|異常|心配)${JA_NONE}|心配(?:は)?いら|(?:走って|走っても|運動して|運動しても|再開して|再開しても)(?:い|良|よ|大丈夫|構わ)|goサイン|ゴーサイン).{0,10}(?:言われ(?:た|まし|てい?ま)|言って(?:もら|くれ(?:た|まし)|いただ|い(?:た|まし)|た)|言った|言いまし|おっしゃ|診断され(?:た|まし)|診断でし|出た|出まし|出てい?ま|もらっ|もらいまし|いただい|いただきまし)`,
      `${JA_DOCTOR}.{0,16}許可(?:が|を|も)?(?:出(?:た|まし|てい?[まる])|おり(?:た|まし)|下り(?:た|まし)|もら(?:った|いまし|えた|えまし)|いただ(?:いた|きまし|けた|けまし)|得(?:た|まし))`,
      `(?:病院|検査).{0,16}(?:異常|問題)${JA_NONE}(?:でし|だっ|です|$|[。,、])`,
      `(?:${JA_DOCTOR}|検査|心電図|エコー).{0,40}(?:走って|走っても|運動して|運動しても|再開して|再開しても)(?:い|良|よ|大丈夫|構わ|も).{0,8}とのこと`,
    ].join('|'),
    'u',
  ),
  isWell:
    /(風邪|病気|熱|体調|インフル|コロナ|咳|具合)(は|が|も)?.{0,6}(治り|治っ|なおっ|良くな|よくな|(?<=(?:体調|具合).{0,6})戻[りっ]|下がり|下がっ|回復し|なくな)|(すっかり)?(元気になり|元気になっ|回復しまし|回復した|全快|完治|治りまし|治った)/,
  isPainGone:
    /痛み?(は|が|も)?(なくな|無くな|消え|ひき|引き|引い|とれ|取れ)|痛く(な(い|く)|ありません)|(膝|足|脚|腰|アキレス腱|怪我|ケガ|故障|すね|ふくらはぎ)(は|が|も)?.{0,6}(治り|治っ|完治|良くなり|よくなり|大丈夫に)|(整形外科|理学療法士|接骨院|整骨院).{0,16}(走って(い|も大丈夫|も良|もい)|運動して(い|もい)|問題な|異常な|ok).{0,6}(言われ(た|まし)|言ってもら|と許可)/,
  hasTalked:
    /(?:医師|医者|先生|カウンセラー|心理士|心療内科|精神科|専門家|窓口|ホットライン|電話).{0,10}[にと](?!ランチ).{0,8}(?:相談|話)し(?:た(?![いくらっ])|まし)|(?:友|家族|妻|夫|親|母|父|姉|兄|妹|弟|パートナー|誰か).{0,10}[にと](?!ランチ).{0,8}(?:相談|打ち明け|(?:気持ち|悩み|つらさ|この)(?:のこと|こと)?を?話)(?:し)?(?:た(?![いくらっ])|まし)|話を聞いてもら(?:った(?!ら)|いまし)|カウンセリング(?:を受け(?:た|まし)|に行(?:った|きまし))|(?:心療内科|精神科).{0,4}受診し(?:た(?![いくら])|まし)/,
  good: new RegExp(
    `(?:問題|異常|痛み|違和感|熱|咳|症状|後遺症)${JA_NONE}|心配(?:(?:は|も)?(?:いらない|いりません|いらん)|${JA_NONE})|痛く(?:な[いく]|ありません)|(?:なく|無く)な(?:っ|り(?!ませ))|間違いな[いく]|大したこと(?:は)?な[いく]|かもしれませんが`,
    'g',
  ),
  doubt:
    /ない|なかっ|なく|なけれ|なきゃ|なし|無し|無く|無い|ません|ませんでし|ずに|ず(?:、|,|$)|だめ|ダメ|駄目|禁止|無理|控え|やめ|止め|不可|不要|いらん|まだ|嘘|うそ|冗談|たら|れば|けば|えば|(?<!か)なら|だろう|でしょう|かも|はず|われたい|もらいたい|いただきたい|されたい|得たい|なりたい|欲し|ほし|希望|願|期待|予定|つもり|待|次第|のみ|だけ|条件|けど|けれど|でも|しかし|ただ(?![いきけ])|限ら|のに|いいな|思|らしい|たそう|だそう|わけ/,
  pending: /明日|来週|今度|来月|待ち|治ら|\?|ですか|ますか|でしょうか|かな/,
  ofSign:
    /先[月週]の?(?=胸|動悸|めまい|失神|息切れ|痛み|症状)|(?:ただの|単なる)?(?:筋肉痛|筋肉の(?:張り|痛み|疲れ)|肋間神経痛|逆流性食道炎|ストレス)(?=だ|で|と)/g,
  isKnown: IS_KNOWN_JA,
  elsewhere:
    /友|妻|嫁|(?<!丈)夫|旦那|主人|父|母|兄|弟|姉|妹|息子|娘|子ども|子供|同僚|犬|猫|彼|コーチ|監督|上司|学校|担任|教師|有休|有給|会社|ネット|サイト|グーグル|チャット|テレビ|知り合い|知人|去年|昨年|年前|薬|酒|歩|ウォーキング|泳|プール|自転車|安静/,
  asked: /\?|ですか|ますか|でしょうか|かな|どう|何を|いつ/,
  takenBack:
    /^[ 、,]*(?:でも|ただ(?![いきけ])|しかし|けど|だけど|なんて|嘘|うそ|冗談|条件|まだ|歩)/,
};

const ZH_DOCTOR = '(?:医生|大夫|医师|医院|主任|助产|心内科|心脏科)';
const ZH_RUN = '(?:跑|运动|训练|锻炼|恢复|开始|参赛|练)';

export const CLEARANCE_ZH: ClearancePhrases = {
  byDoctor: new RegExp(
    [
      `${ZH_DOCTOR}.{0,6}(?:同意|允许|批准|准许)了?(?:让|给)?我?(?:可以|再|重新|继续|出去)*(?:${ZH_RUN}|了|[,。!]|$)|${ZH_DOCTOR}.{0,6}(?:放行|点头)`,
      `${ZH_DOCTOR}.{0,8}(?:说|告诉|讲|表示|确认|认为|[检檢]查).{0,16}(?:可以(?:再|重新|继续|慢慢)*${ZH_RUN}|能跑|没(?:有|什么|啥)*大?(?:问题|事|[碍礙]|毛病|异常)|无大?[碍礙]|不要紧|正常|健康|ok|可以了)`,
      '(?:[检檢]查|复查|心电图).{0,12}(?:没(?:有|什么|啥)*大?(?:问题|事|毛病|异常)|正常|无异常)|(?:医院|[检檢]查|复查).{0,8}结果.{0,4}(?:正常|没问题|没事)',
    ].join('|'),
  ),
  isWell:
    /(病|感冒|烧|发烧|咳嗽|身体|流感|新冠)(已经|都|全|也)?(好了|好全|痊愈|退了|恢复了|没事了|康复)|退烧了|(已经|都|全|我)(好了|康复了|痊愈了|恢复健康)/,
  isPainGone:
    /(不|没(有)?|没再)(再)?(感觉|觉得)?(疼|痛)了?|(膝盖?|脚|腿|小腿|跟腱|腰|伤)(已经|都|也|全)?(好了|没事了|恢复了|痊愈)|(疼|痛)(感)?(已经)?(消失|没了|不见)|(物理治疗师|康复师|骨科).{0,10}(可以(再|继续)?跑|能跑|没问题|没事)/,
  hasTalked:
    /(?:跟|和|找|向)(?:我的?)?(?:医生|咨询师|[咨谘諮]商师|心理\S{0,3}|精神科\S{0,2}|热线).{0,6}(?:聊|谈|说|倾诉)过?了?(?:[,。!]|这件?事|心事|我的(?:感受|心情|想法)|$)|(?:跟|和|找|向)(?:我的?)?(?:朋友|家人|老婆|老公|妻子|丈夫|妈妈?|爸爸?|信任的人)(?:倾诉|(?:聊|谈|说)过?了?(?:这件?事|心事|我的(?:感受|心情|想法)))|看过?了?(?:心理\S{0,3}|精神科)|咨询过心理/,
  good: /没(?:有|什么|啥|任何)*大?(?:问题|事(?!实)|异常|毛病|[碍礙]|危险|关系|症状)|无大?(?:[碍礙]|异常|恙)|不要紧|不(?:用|必|需要)担心|不严重|(?:不|没(?:有)?|没再)再?(?:感觉|觉得)?(?:疼|痛|烧|咳)了?|没了|不见|不错/g,
  doubt:
    /没|不|未|(?<![特分])别|无|非(?!常)|勿|莫|禁|否|拒|反对|骗|玩笑|逗你|如果|要是|假如|若|万一|除非|只|等|希望|但愿|盼|好想|应该|可能|也许|大概|估计|或许|觉得|以为|猜|会说|会同意|就好|(?<!刚)才|再说|但|可是|然而|却|先检查|先休息|要先/,
  pending: /尚未|等到?|吗|\?|之前|再说|还(?:疼|痛)|明天|下周|下次再/,
  ofSign:
    /上个?(?:月|周|星期)的?(?=胸|心|头|晕|疼|痛)|(?:只是|就是)?(?:肌肉(?:拉伤|酸痛|疼痛?|劳损)|胃食管反流|岔气|焦虑)/g,
  isKnown: IS_KNOWN_ZH,
  elsewhere:
    /朋友|同事|老婆|老公|妻|丈夫|太太|爸|妈|父|母|哥|姐|弟|妹|儿子|女儿|孩子|他|她|狗|猫|教练|网上|网路|网络|百度|谷歌|去年|前年|年前|上次|药|酒|走路|散步|游泳|骑车|静养|休息/,
  asked: /\?|吗|怎么|什么|哪|多少|多久|几/,
  takenBack: /^[ ,]*(?:但|不过|可是|只|开玩笑|骗|逗你|假的|才怪|除非|如果|还没|没有$)/,
};

const VI_DOCTOR = '(?:bac s[iy]\\b|\\bbs\\b|benh vien|nu ho sinh|phong kham)';
const VI_ME = '(?: (?:cho|minh|toi|em|tui|phep|de|la|da|duoc|con|anh))*';
const VI_RUN = '(?:chay|tap|luyen tap|thi dau|van dong)';

export const CLEARANCE_VI: ClearancePhrases = {
  byDoctor: new RegExp(
    [
      `${VI_DOCTOR}.{0,16}\\b(?:cho phep|dong y)${VI_ME}(?: (?:${VI_RUN}|roi|lai)\\b|[ .,!]*$)`,
      `${VI_DOCTOR}.{0,40}\\bcho${VI_ME} ${VI_RUN}\\b`,
      `${VI_DOCTOR}.{0,20}\\b(?:bao|noi|khang dinh|ket luan|kham)\\b.{0,24}(?:\\bon\\b|(?:duoc|dc) ${VI_RUN}|${VI_RUN} (?:lai )?(?:duoc|dc)|(?:khong|ko|k) sao|binh thuong|\\bok\\b|(?:khong|ko) (?:co )?(?:gi|van de)|an toan)`,
    ].join('|'),
  ),
  isWell:
    /(khoi (han|roi|benh|om)|khoe (lai|roi|han)|het (om|benh|sot|cam|ho)|binh phuc|hoi phuc han)/,
  isPainGone:
    /het dau|khong (con )?dau( nua)?|ko (con )?dau|khoi dau|(goi|chan|got|hong|lung) (da )?(on|khoi|lanh) (roi|han|lai)|(vat ly tri lieu|chan thuong chinh hinh|co xuong khop) .{0,16}(duoc chay|chay duoc|khong sao|on roi)/,
  hasTalked:
    /\b(?:da|moi|vua) (?:duoc )?(?:noi chuyen|tam su|chia se|noi) (?:\w+ )?(?:voi|cung) (?:\w+ ){0,2}?(?:bac si|chuyen gia|tu van|tam ly)\b(?! (?:\w+ )*ve (?!chuyen nay|no\b|dieu nay|cam xuc))|\b(?:da|moi|vua) (?:tam su|noi het|giai bay) (?:\w+ )?(?:voi|cung) \w+|\b(?:da|moi|vua) (?:noi chuyen|chia se|noi) (?:\w+ )?(?:voi|cung) (?:\w+ ){1,3}ve (?:chuyen nay|dieu nay|cam xuc)|\b(?:da|moi) (?:gap|di kham) (?:bac si tam ly|bac si tam than|chuyen gia tam ly|tu van)\b/,
  good: /\b(?:khong|ko|k|hok) (?:he )?(?:sao|(?:co )?(?:gi|van de|trieu chung|bat thuong)|dang (?:lo|ngai)|(?:can|phai) lo|nghiem trong|nguy hiem|(?:con |bi )?(?:dau|sot|ho)(?! (?:phep|dong)))(?: (?:gi|ca|het|nua|nghiem trong|dang (?:lo|ngai)|bat thuong|dau))*\b/g,
  doubt:
    /\b(?:khong|ko|hok|chua|chang|dung|cam(?! (?:on|cum|thay|giac|lanh))|neu|mien la|dieu kien|khi nao|bao gio|doi|cho (?:den|toi|doi)|phai cho|mong|hy vong|hi vong|uoc|gia (?:ma|nhu)|chac|co le|hinh nhu|nghi la|(?:toi|minh|em) nghi|tuong|chi|nhung|tuy|dua|xao|ke|tu choi|phan doi|le ra|dang le)\b/,
  pending:
    /chua|\bdoi\b|\bcho (?:den|toi|bac s[iy]|bs|benh vien)\b|neu|khi nao|\bbao gio\b|\?|\bmai\b|\bse\b/,
  ofSign:
    /(?<=\bdau nguc )(?:thang|tuan) truoc\b|\b(?:chi )?(?:la|do) (?:cang co|dau co|trao nguoc|stress)\b/g,
  isKnown: IS_KNOWN_VI,
  elsewhere:
    /\b(?:ban (?:toi|minh|em|gai|trai)|vo|chong(?! mat)|me|bo|anh ay|co ay|chi ay|dong nghiep|con (?:toi|trai|gai)|tren mang|mang xa hoi|google|chatgpt|hlv|huan luyen vien|nam ngoai|nam truoc|truoc day|nha khoa|thu y|da lieu|thuoc|ruou|bia|di bo|boi|dap xe|nghi ngoi|nghi)\b/,
  asked: /\?|\b(?:gi|nao|sao|bao nhieu|khi nao|the nao)\b(?! dau)/,
  takenBack: /^[ ,]*(?:nhung|chi|dua|xao|neu|tuy|chua|noi dua|khong phai|mien la)\b/,
};
