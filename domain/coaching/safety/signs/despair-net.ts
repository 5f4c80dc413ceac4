/*
 * What surrounds the wish to die where the wish itself is not said. It is pills that are saved or taken,
 * a way or a place to die, or a farewell. It is a life that is not deserved, or a sleep without end.
 * Each is tested on lower-case text.
 */

const any = (...ways: readonly string[]) => new RegExp(ways.join('|'));

const EN_PILLS = '(?:sleeping |pain)?(?:pills|tablets|meds|paracetamol|painkillers)';
const EN_IF_GONE =
  "if i (?:just |suddenly |ever )?(?:died|stopped existing|did(?:n't| not) exist|(?:was|were|am) (?:dead|gone)|disappeared|vanished|(?:was|were)n'?t (?:here|around|alive)|never (?:woke up|came back|existed)|killed myself)";

export const DESPAIR_NET_EN = any(
  `\\b(?:counting|counted|lining up|lined up|laid out|laying out)(?: out)?(?: all)?(?: of)?(?: my| the)? ${EN_PILLS}\\b.{0,16}(?:$|\\b(?:tonight|again|on the|in front|for hours|and)\\b)`,
  '\\b(?:think\\w*|thoughts?|imagin\\w+|picture|urge|tempted|want\\w*) (?:about |of |to |myself )*(?:driv(?:e|ing)|steer(?:ing)?|swerv(?:e|ing)|crash(?:ing)?)(?: \\w+){0,3}? (?:into (?:a |the |oncoming )|off (?:a|the) )(?:\\w+ )?(?:wall|tree|traffic|bridge|cliff|truck|lorry|road)\\b|\\bworth more dead\\b|\\blife insurance (?:would|will|is worth|pays?)\\b.{0,30}\\b(?:than (?:i|me)|them|family|kids)\\b',
  "\\b(?:think\\w*|thought|thoughts) (?:about|of) (?:dying|death|being dead|my (?:own )?(?:death|funeral)|not being here)\\b(?! (?:race|valley|zone|march|ride|(?:at|on|in|during) (?:km|mile|the|that|this|every|a)))|\\b(?:planning|planned|imagin\\w+) my (?:own )?(?:death|funeral)\\b|\\b(?:everyone|everybody|they|my (?:family|kids))(?:'d| would) be (?:happier|better|fine|relieved)(?: off)? (?:without me|if i)\\b|\\bi(?: am|'?m) (?:just )?a burden (?:to|on) (?:everyone|everybody|my family|them)\\b",
  `\\b(?:took|taken|swallowed|downed|eaten) (?:the |a |an |my |this )?(?:whole|entire|full|half a|half the|handful of|bunch of|every|all)(?: \\w+){0,4} ${EN_PILLS}\\b`,
  `\\b(?:saving|saved|save|stockpil\\w+|hoard\\w+|stash\\w+|collecting|counting)(?: up)?(?: (?:all|my|the|some|enough|sleeping|his|her))* ${EN_PILLS}\\b(?! for (?:the|my) (?:race|headache|knee|trip))`,
  '\\b(?:(?:think\\w*|thought|want\\w*|wanna|going|gonna|plan\\w*|tempted|urge|could|might|should|feel like|about) (?:about |of |to |just |maybe )*)(?:step\\w*|walk\\w*|jump\\w*|run\\w*|throw\\w* myself|lie|lying) (?:down )?(?:in front of|under) (?:a|the|that) (?:\\w+ )?(?:train|bus|truck|lorry|car|tram)\\b',
  '\\b(?:been|started|keep|kept|back to|stop) cutting (?:again|at night|my (?:arms?|thighs?|legs?|skin|wrists?))\\b',
  "(?:^|\\b(?:gonna|wanna|want to|i'?ll|imma|ima|might|may|should|just|finna|about to|literally|could|going to) )kms *(?=$|,|\\b(?:tbh|rn|fr|now|tonight|bye|ngl|istg|already)\\b)",
  "\\bwish(?:ed)? (?:that )?i (?:(?:did|had|would|do)(?:n'?t| not)|never) (?:wake|waken|woken|woke) up\\b|\\b(?:go|fall|going) to sleep and (?:never|not) wake up\\b|\\bnever wake up again\\b|\\bsleep forever\\b(?! (?:after|today|now that))",
  `\\b${EN_IF_GONE}\\b.{0,30}\\b(?:nobody|no ?one|not a soul|they|would anyone|anyone)\\b.{0,16}\\b(?:know|notice|care|miss|mind|cry)\\b|\\b(?:nobody|no ?one|not a soul|would anyone|would anybody)\\b.{0,16}\\b(?:know|notice|care|miss me|mind|cry)\\b.{0,14}\\b${EN_IF_GONE}`,
  "\\b(?:i am|i'?m|im) (?:so |just |completely )?done with (?:everything|life|living|this life|it all)\\b(?! (?:for (?:this|the)|except|on (?:my|the)|until|but))",
  '\\b(?:suicide|goodbye|farewell) (?:note|letter)s?\\b|\\bthis is (?:my )?(?:final |last )?goodbye\\b|\\bgoodbye (?:forever|cruel world|world|life)\\b|\\bwrote (?:my |a )?(?:goodbyes?|will) (?:to|for) (?:everyone|my (?:family|kids|parents))\\b',
  '\\bwant(?:ed)? (?:it all|everything|all of it|the pain of living|my life|this life) to (?:just )?(?:stop|end|be over)\\b|\\bwant (?:it|this) to be over forever\\b',
  '\\b(?:quickest|easiest|fastest|best|painless|least painful|simplest|cleanest) way to (?:die|kill myself|end it all|end my life|go forever)\\b(?! (?:on|in|at) (?:mile|km|a|this|the) )|\\b(?:how|ways?) (?:do i|can i|to|should i) (?:die|kill myself|end my life)\\b(?! (?:laughing|on (?:a|the|this) (?:hill|course|run)|in (?:a|the) (?:race|marathon)))',
  "\\b(?:do ?n[o']?t|did ?n[o']?t|not|never) deserve (?:to (?:live|be alive|exist|breathe)|this life|life)\\b",
  '\\b(?:hate|sick of|tired of) (?:myself|my life|being me|existing)\\b.{0,24}\\b(?:diss?app?ear|vanish|die|gone)\\b|\\b(?:i|just|only) (?:want to|wanna) dissap+ear\\b|\\bwant(?:ed)? to stop existing\\b|\\b(?:tired|sick) of existing\\b',
  "\\b(?:standing|sitting|i'?m|im|i am|am) (?:here )?(?:on|at) (?:a|the|this) (?:\\w+ )?(?:bridge|rooftop|roof|ledge|cliff|railway|tracks)\\b.{0,40}\\b(?:jump|end|goodbye|bye|over|sorry|done)\\b",
  "\\b(?:i'?m|im|i am) (?:ready|going|about|planning) to (?:die|jump off)\\b(?! (?:on|in|at|of|from|during|after|into|laughing|trying|here|a little)\\b)(?! .{0,12}\\b(?:hill|race|run|rep)s?\\b)",
  "\\b(?:ca ?n'?t|cannot|can ?not) (?:do|take|stand|bear) (?:this |my )?(?:life|living|being alive|existing)\\b(?! (?:without|of)\\b)|\\bnothing left for me (?:here|in (?:this|the) world)\\b|\\b(?:world|everyone|they) (?:does ?n'?t|don'?t|do not) need me\\b",
);

const JA_I = '(?:私|わたし|あたし|自分|俺|おれ|オレ|僕|ぼく)';

export const DESPAIR_NET_JA = any(
  '(?:もう)?(?:朝|明日)(?:が|なんて|なんか)?(?:来|こ)な(?:くて|ければ|きゃ)(?:も)?(?:いい|良い|よい)|(?:このまま)?(?:目が)?覚めな(?:くて|ければ|きゃ)(?:も)?(?:いい|良い)',
  '(?:睡眠薬|眠剤)を?.{0,4}(?:並べ|数え|全部出)',
  '死ぬこと(?:ばかり|ばっか|しか|だけ|を|ばかりを)(?:毎日|ずっと|いつも)?(?:考え|思|頭)|(?:もう|全部|人生を?|何もかも)(?:全部)?終わりにしたい(?=$|[、。])|死んだら(?:楽|らく)|死んで(?:楽に|らくに)な|死んでしまおう|生きてるのが(?:しんど|つら|辛|嫌|いや)',
  '生き(?:てい?く|てい?る|る)(?:の|こと)(?:が|に|も|は)?、?(?:もう|本当に|とても)?(?:疲|つかれ|やめ|辞め)|やめたい、?生きる(?:の|こと)も',
  '(?:楽になりた|消えた|死にた).{0,8}薬|薬(?:を|、)?(?:大量に?|たくさん|全部|ぜんぶ|一気に|まとめて)(?:飲|のん)(?!み(?:終|おわ|きっ|切)|んで(?:治|なお)|だら(?:治|なお))|(?:睡眠薬|眠剤|薬)を?(?:こっそり)?(?:ため(?:て|た|込)|貯め|溜め|集めて)(?!息)',
  `${JA_I}(?:なんか|なんて|ひとり|一人)?(?:が|は)?(?:いな(?:く(?:て|なって)も?|ければ|いほう|い方)|消えて(?:も)?|死んでも?).{0,12}(?:困らない|悲しまない|気づかない|気付かない|気にしない|いい|良い|まし|幸せ|うまく)`,
  '(?:橋|屋上|線路|ホーム|崖)(?:の上|の前|の端)?に(?:いる|います|立って|来た|来て).{0,12}(?:終わ|さよなら|さようなら|ありがとう|飛|ごめん)|(?:もう|全部|これで)終わりにする(?!練習|セット|大会)|線路に(?:飛び込|入)',
  '遺書|遺言を?書(?:いた|き)|(?:みんな|皆|家族|お母さん|さよなら).{0,6}今まで(?:本当に)?ありがとう.{0,8}(?:さよなら|さようなら|ごめん)|この世に?(?:さよなら|さようなら)',
  '明日(?:なんか|なんて)?[がは]?(?:もう)?来な(?:ければ|きゃ|いで)|(?:このまま|もう|二度と|永遠に|一生)(?:ずっと)?(?:目が|目を)?覚め(?:なければ|たくな|なくて|ないで|ませんように)|眠ったまま(?:死|起きな|目覚めな)',
  '(?:楽に|簡単に|確実に|苦しまずに|痛くなく|すぐ)(?:死ね|死ぬ|逝け|いける)る?方法|(?:楽な|苦しくない|痛くない|確実な)死に方|死ぬ方法|死に方を?(?:調べ|教え|探し|検索)',
  '生きる資格|生きてい?る資格|生きてい?ては?(?:いけな|だめ|ダメ)|生きてちゃ(?:いけな|だめ|ダメ)|生きてい?て(?:ごめん|すみません|も(?:しょうが|仕方)ない)|(?:首|くび)つりたい|首吊(?:ろう|りたい)|(?:^|[、,。もう])(?:消え|きえ)たい(?=$|[、,。])',
);

/** Simplified and traditional characters together. */
export const DESPAIR_NET_ZH = any(
  '[没沒](?:有)?(?:再)?(?:什[么麼])?(?:活下去|活[着著])的?(?:理由|意[义義]|意思|勇[气氣]|[动動]力|必要)',
  '安眠[药藥].{0,4}(?:全)?(?:倒出|[数數]了|[摆擺]|排成)|[没沒](?:有)?人(?:[会會])?(?:在乎|[发發][现現]|[难難][过過]|想念|知道)(?:如果)?我(?:死|消失|不在)',
  '(?:怎[么麼样樣]|如何|想)[^。,，]{0,3}(?:安[静靜]|悄悄|体面|體面|默默|[无無][声聲])(?:地)?(?:的)?(?:[离離][开開]|消失|走掉|死)(?![公群团團])|(?:[宁寧](?:可|[愿願])|[还還]不如|(?<!生)不如)(?:去)?(?:死|消失)(?:了)?(?:算了|更好|好了|掉|$)|[每天整]天?都?在?想(?:[着著])?(?:死(?![你妳磕这這])|怎[么麼]死)|活[着著](?:真的?)?(?:好|很|太)?累.{0,6}(?:消失|死|解[脱脫])',
  '(?:安眠|助眠|抗抑[郁鬱])[药藥].{0,5}(?:存|[攒攢]|囤|藏|留)(?:[起着著了下])',
  '(?:如果|要是|等)我(?:消失|不在|死|走)(?:了|掉|的[话話])?.{0,8}(?:[轻輕][松鬆]|更好|[会會]好|[开開]心|解[脱脫]|清[净淨]|也?[没沒]人)|我(?:消失|死)(?:了|掉).{0,6}[没沒]人(?:[会會])?(?:在乎|[发發][现現]|知道|[难難][过過]|想)',
  '(?:想|[寻尋]求|求)(?:要)?(?:[个個])?解[脱脫](?!这|這|[枷]|套)|[撑撐]不下去.{0,8}(?:不想活|解[脱脫]|想死)',
  '(?:有[没沒]有|哪[种種]|什[么麼]|最|不痛|不疼|[无無]痛|[轻輕][松鬆]|舒服).{0,5}死法|(?:怎[么麼][样樣]?|如何)(?:才能)?(?:去)?(?:死(?!的都|机|機|磕|守|撑|撐)|自[杀殺]).{0,4}(?:不痛|不疼|最快|舒服|[轻輕]|[没沒]有?痛苦|$)',
  '(?:[攒攢]|存|囤|[积積]|屯|收集|藏)(?:了|着|著|[够夠])?.{0,6}(?:安眠|抗抑[郁鬱])?[药藥]|(?:吞|吃|喝)(?:了|下)?(?:一整|整|全部|一大|半|[几幾]十|好多|一)(?:瓶|[排]|把|盒|板|包|片|[颗顆粒])?.{0,3}(?:安眠|止痛|抗抑[郁鬱])[药藥](?!(?:片|就|才)?(?:好|睡))|(?:安眠|止痛)[药藥].{0,5}(?:全部?|整瓶|一瓶)(?:都)?(?:吞|吃|喝)',
  '(?:不想|不要|不用|永[远遠]不|再也不)(?:要|想|用)?(?:再)?醒(?:[来來]|[过過][来來])?(?:了|$)|不想(?:再)?(?:睁|睜)[开開]眼|睡[着著]了?(?:就)?(?:不|[别別])(?:要|想)?(?:再)?醒',
  '不(?:值得|配|[该該]|應該|应该)(?:再)?(?:活[着著](?!回)|活下去|活在|被生)|活[着著](?:就是)?(?:浪[费費]|拖累)|不[该該][来來](?:到)?[这這][个個]?世(?:界|上)|拖累(?:大家|家人|所有人).{0,6}(?:死|消失|[离離][开開])',
  '[遗遺][书書]|永[别別]了|再[见見]了?[,，]?[这這]?[个個]?世界|(?:[写寫]好了?|留下了?)[遗遺]言|(?:站|坐)在(?:[天][台臺]|[桥橋][上边邊]|[楼樓][顶頂]|[铁鐵][轨軌]).{0,12}(?:跳|[结結]束|再[见見]|走了|[对對]不起)|在[这這]里?[结結]束(?:一切|生命)',
  '(?<![到得].{0,3})(?:好|很|真的?|只)?想死(?=$|了$|[,，。!])',
);

export const DESPAIR_NET_VI = any(
  '(?:ngủ|ngu)(?: \\S+){0,5} (?:khỏi|không|đừng|khoi|khong|dung|thôi|thoi)(?: (?:bao giờ|cần|khỏi|khoi))? (?:dậy|tỉnh|day|tinh)(?: lại| nữa| lai| nua)',
  'thuốc ngủ(?: \\S+){0,3} (?:đếm|đổ ra)|(?:đếm|đổ)(?: \\S+){0,3} thuốc ngủ',
  'thà (?:tôi |em |mình )?chết (?:còn hơn|đi|quách|cho)|(?:sống|cuộc sống)[^.]{0,16}chết còn (?:sướng|hơn|tốt)|(?:luôn|cứ|toàn|suốt ngày|ngày nào cũng)(?: \\S+){0,2} nghĩ (?:đến|tới|về) (?:cái )?chết|(?:tôi|em|mình) là gánh nặng (?:cho|của)',
  '(?:ước|giá|mong|chỉ muốn)(?: gì| mà| sao| được)?(?: \\S+){0,2} ngủ(?: \\S+){0,4} (?:không|chẳng|đừng|khỏi)(?: bao giờ| phải| còn)? (?:dậy|tỉnh|thức)|(?:không|chẳng|ko) (?:còn )?muốn (?:tỉnh|thức) (?:dậy|giấc)(?: nữa)?(?! (?:sớm|lúc|để chạy))|ngủ (?:một giấc )?(?:mãi mãi|luôn) (?:không|đừng)',
  '(?:không|chẳng|đâu|ko) (?:hề )?xứng đáng (?:được )?(?:sống|tồn tại)|không đáng (?:được )?sống',
  '(?:tích|tích trữ|để dành|gom|giấu|dành)(?: \\S+){0,2} thuốc ngủ|thuốc ngủ(?: \\S+){0,3} (?:để dành|tích trữ)|uống (?:hết |cả |nguyên )+(?:một )?(?:vỉ|lọ|hộp|nắm|chai)(?: \\S+){0,2} thuốc|uống hết (?:chỗ |đống )?thuốc ngủ',
  '(?:thư|lá thư) tuyệt mệnh|vĩnh biệt (?:mọi người|thế giới|cuộc đời|cả nhà)|di chúc(?: \\S+){0,3} rồi(?: \\S+){0,3} chết',
  'nếu (?:tôi|em|mình|con|tao)(?: \\S+){0,2} (?:chết|biến mất|không còn)(?: \\S+){0,5} (?:không ai|chẳng ai|ai mà|tốt hơn|nhẹ nhõm|nhẹ nợ)|(?:không|chẳng) ai (?:thèm )?(?:nhớ|để ý|quan tâm|buồn)(?: \\S+){0,3} nếu (?:tôi|em|mình)(?: \\S+){0,2} (?:chết|biến mất)',
  'cách (?:nào )?(?:để )?(?:chết|tự tử)(?: \\S+){0,2} (?:nhanh|không đau|nhẹ nhàng|dễ|êm)|(?:muốn|định|sẽ) (?:nhảy|lao) (?:xuống|vào|ra)(?: \\S+){0,2} (?:cầu|lầu|tàu|xe|sông|đường ray)|muốn chấm dứt (?:tất cả|mọi thứ|cuộc đời|cuộc sống)',
  '(?:muon )?ket (?:thuc|lieu) (?:cuoc doi|cuoc song|ban than|tat ca)|khong (?:con )?muon (?:song|tinh day)|khong xung dang (?:duoc )?song|(?:uoc gi|gia ma) (?:toi|em|minh|e) chet|thu tuyet menh|(?:tich|de danh) thuoc ngu|ngu (?:mot giac )?khong (?:bao gio )?day nua|muon cham dut tat ca|song (?:de )?lam gi nua',
);
