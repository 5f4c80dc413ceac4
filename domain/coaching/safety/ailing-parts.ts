/**
 * A part of the body that runners hurt, together with anything said to be wrong with it. A runner who writes of
 * their own knee beside a question asks about the knee.
 */
const EN_PART =
  '(knees?|ankles?|achilles|shins?|calf|calves|hamstrings?|hips?|groin|lower back|heels?|toes?|it ?band|arch|arches|quads?|glutes?|foot|feet|tibia|patella|stomach|tummy|back)';
const EN_WRONG =
  "(off|weird|strange|funny|odd|wrong|bad|dodgy|iffy|unstable|wobbly|weak|numb|tingl\\w+|throb\\w*|burn\\w*|click\\w*|crack\\w*|pop(ped|ping|s)?|snap\\w*|puffy|stuck|lock\\w*|giv(es|ing) (way|out)|act(s|ing) up|kill(s|ing) me|bother\\w*|play(s|ing) up|flar\\w+|not (right|happy|great|good)|isn't (right|happy|great|good)|complain\\w*|tweak\\w*)";

export const AILING_PART_EN = new RegExp(
  `\\b${EN_PART}\\b[^.?!]{0,18}\\b${EN_WRONG}\\b|\\b${EN_WRONG}\\b (in |on |at |around )?(my |the |one )?(left |right |outer |inner )?${EN_PART}\\b|\\b(lump|bump|knot) (on|in|behind) (my|the)\\b|\\b(side )?stitch(es)? (in|when|during|every|again)\\b|\\b(snapped|popped) in\\b|\\b(knees?|ankles?|achilles|shins?|heels?|it ?band|tendons?)( is| are|'s| was| feels?| got)?( \\w+)? sore\\b`,
  'g',
);
export const AILING_EN =
  /\b(food poisoning|chills|the runs|bug going round|lost my voice|threw up|throw(ing)? up|sinus\w*|tonsil\w*|feverish|(have|had|got|running|bit of|slight|mild|low|high) (a |an )?(slight |high |low |mild )?temperature)\b/g;

export const AILING_PART_JA =
  /(膝|ひざ|足首|アキレス腱?|すね|スネ|脛|ふくらはぎ|ハムスト?(リングス?)?|もも裏|股関節|腰|足底|足裏|足の裏|かかと|踵|くるぶし|甲|(左|右|片)(足|脚)|太もも|付け根)(が|は|を|に|の)?.{0,8}(やば|ヤバ|おかし|変(?!え|わ|化)|ひね|捻|くじ|ジン|じん|ピリ|ぴり|ズキ|ずき|ズーン|つま(る|り|っ)|抜け|ガク|カク|鳴|ブチ|プチ|バキ|ピキ|ぴき|しび|痺|イマイチ|いまいち|怪し|あやし|悪い|しっくり)|(お腹|おなか|胃)(の|が|は)?.{0,3}(調子|具合)|食あたり|食中毒|扁桃|蓄膿|胃腸炎|鼻声|体温|平熱|3[789]\.[0-9] ?度/g;

export const AILING_PART_ZH =
  /(膝盖?|脚踝|踝|跟腱|阿基里斯腱?|小腿|胫骨|大腿|髋|腰|脚底|足底|脚跟|后跟|(左|右)(脚|腿)|脚背|腹股沟).{0,8}(响|断|麻|僵|怪|卡|裂|不行|不对|要命|刺|胀|抽|闪|紧绷|无力|发软|有问题|难受|不稳|咔)|脚?(崴|扭)(了|到|伤)|闪(了|到)腰/g;
export const AILING_ZH =
  /食物中毒|体温|鼻音|低烧|扁桃|发炎|炎症|嗓子(冒烟|哑|干)|喉咙(哑|干|卡)|(一直|老是|总是|不停|还在)咳|咳(个不停|不停|得)|咳[，。!?]/g;

export const AILING_PART_VI =
  /(?<!\p{L})(đầu gối|gối|mắt cá|cổ chân|gân gót|gót|bắp chân|ống chân|cẳng chân|lưng|hông|bẹn|bàn chân|đùi)( \S+){0,2} (kêu|lục cục|trẹo|lật|nhừ|cứng|yếu|lạ|không ổn|bất thường|rát|bỏng|có vấn đề)(?!\p{L})|(?<!\p{L})(trẹo|lật|trặc|trật) (cổ|mắt|bàn) ?(chân|cá)/gu;
export const AILING_VI =
  /(?<!\p{L})ho (mãi|hoài|suốt|liên tục|không dứt|nhiều|sù sụ)|ngộ độc|hâm hấp|ngây ngấy|ớn lạnh|viêm (xoang|họng|amidan|mũi)|amidan|mất tiếng|khản (tiếng|cổ)/gu;

/**
 * A joint or a tendon that is named at all, in all languages, Chinese in simplified characters.
 * Runners name one when it bothers them, in words without end; what is said of technique and
 * strength is recognised by {@link SPEAKS_OF_TECHNIQUE}.
 */
export const NAMES_A_PART =
  /\b(knees?|ankles?|achilles|shins?|calf|calves|hamstrings?|hips?|groin|lower back|heels?|toes?|toenails?|plantar|it ?band|glutes?|tendons?|metatarsals?)\b|膝|ひざ|足首|アキレス|すね|脛|ふくらはぎ|ハムスト|股関節|腰|足底|足裏|足の裏|かかと|踵|くるぶし|靭帯|脚踝|踝|跟腱|小腿|胫骨|大腿|髋|脚底|筋膜|脚跟|腹股沟|(?<!\p{L})(gối|mắt cá|cổ chân|gân|gót|bắp chân|ống chân|cẳng chân|lưng|hông|bẹn|gan bàn chân)(?!\p{L})/u;

export const SPEAKS_OF_TECHNIQUE =
  /\b(land(ing)?|strik(e|ing|er)|raises?|lift(s|ing)?|driv(e|ing)|strength\w*|strong(er)?|stretch\w*|drills?|form|technique|mobility|massage|foam|roll(er|ing) (out|my)|exercis\w*|posture|protect|prevent\w*|avoid|bad for|good for|safe for|damage|wear out|shoes?|cadence|great|fine|good|(?<!\b(?:is|are) (?:my|the|both) \w+ )ok(?:ay)?(?! to|\?)|fresh|flying|warm(ed|ing)?[- ]?up|thick(er|en)?|bulk(y|ier)?|bigger|slim(mer)?|skinn(y|ier)|toned|ruin|wreck|destroy)\b|着地|フォーム|上げ|ストレッチ|ドリル|筋トレ|鍛え|使い方|意識|予防|守る|負担(が|を|は)?(少|減|軽)|シューズ|マッサージ|動かし|軽かった|軽い|太く|太い|太り|細く|変粗|壊し(?:ませんか|そう)|壊れ(?:ませんか|そう|ない)|に悪|发力|拉伸|抬|锻炼|力量|姿势|放松|按摩|保护|预防|避免|伤膝|伤腿|不伤|有好处|轻快|变粗|会粗|粗吗|变细|萝卜腿|泡沫轴|滚筒|滚轮|会(?:不会)?(?:废|[坏壞]|磨损|受不了)|受得了|吃得消|跑鞋|热身|tiếp đất|nâng|giãn|bài tập|kỹ thuật|sức mạnh|khỏe|nhẹ|massage|phòng|tránh|bảo vệ|có hại|hại|có hư|có hỏng|hư gối không|giày|khởi động|lò cò|to (?:ra|lên|không|ko|bắp)|bị to|thon/u;
