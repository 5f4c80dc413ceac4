import { closePairPattern } from './close-pair-pattern.ts';

/*
 * Graver signs that are said in many ways. Each is what is felt and where or when, in any order, in
 * all languages of the product.
 */

export const BLACKED_OUT =
  /\b(?:dropped|went down|woke up|came to|came round)\b.{0,40}\b(?:people|everyone|everybody|medics?|faces|strangers|volunteers) (?:\w+ )?(?:round|around|over|above|looking down|standing)\b|\b(?:hit the (?:deck|floor|ground|pavement|tarmac)|went down|dropped|on the (?:ground|floor))\b.{0,40}\b(?:no memory|(?:do|did) ?n[o']?t remember|can(?:'?t|not) remember|blank)\b|\b(?:no memory|(?:do|did) ?n[o']?t remember|can(?:'?t|not) remember) .{0,24}\b(?:finish(?:ing)?|last (?:km|mile|lap|bit|part)|falling|how i got|collaps\w+|hitting the)\b|覚えて(?:い)?な.{0,14}(?:医務室|救護|病院|倒れ|運ばれ)|(?:気[がづ付]?[つい付]い?たら|目が覚めたら).{0,4}(?:医務室|救護(?:室|所|テント)|保健室)|(?<![脚腳腿手趾指臂].{0,4})[没沒](?:了|有)?知[觉覺].{0,10}(?:倒|地上|醒)|(?:什[么麼]都|完全)不[记記]得.{0,8}(?:倒|醒|地上)|gục (?:xuống|ngã|tại)[^.]{0,20}(?:không biết|không nhớ|mất|bất tỉnh)|ブラックアウト(?!し(?:た|て)(?:時計|画面|ウォッチ))|(?:気[がづ付]?[つい付]い?たら|目が覚めたら|目を覚ましたら)(?:、)?.{0,6}(?:地面|路上|道路?|歩道|トラック|病院|救急車|ベッド|草むら|倒れ|床).{0,6}(?:寝て|倒れ|横|いた|だっ|運)|記憶が?(?:ない|無い|飛ん|とん|途切れ|すっぽり).{0,10}(?:倒|地面|ゴール|救急)|(?:地面|路上|救急車).{0,10}記憶が?(?:ない|無い)|faint(?:ed)? ?し|\bkeeled over\b|\b(?:vision|sight|everything|world) (?:went|going|turned|goes|faded to) (?:\w+ )?(?:gr[ea]y|white|dark|black)\b|\b(?:woke up|came to|came round|next thing)\b.{0,20}\b(?:ambulance|paramedics?|hospital|on (?:my back|the (?:ground|floor|grass|road|pavement)))\b|断片了?.{0,6}醒|[断斷]片(?=了|,|，|$)|醒[来來](?:就)?(?:[发發][现現])?.{0,3}在(?:救[护護][车車]|地上|[医醫]院|[担擔]架)|眼前(?:突然)?一?片?(?:[发發]|[变變])?(?:漆)?黑(?!暗中)|人就?[软軟](?:下去|掉|倒)|[软軟]倒|mở mắt ra(?: \S+){0,3} (?:bệnh viện|xe cấp cứu|đất)|tỉnh (?:dậy|lại)(?: \S+){0,3} (?:bệnh viện|xe cấp cứu|dưới đất)|\b(?:bi|suyt|xong|roi|em|e|toi) (?:ngat(?! (?:ngay|lap|quang|doan|dong ho|vi|duong|ket noi))|xiu)\b/;

const HEART_BEAT =
  '\\b(?:heart ?beats?|pulse|heart(?! rate))\\b|脈|心臓|心拍|鼓動|心跳|心[脏臟](?!病)|[脉脈]搏|(?<!đai )nhịp tim|\\btim\\b(?= )';
const OUT_OF_RHYTHM =
  '不規則|lúc nhanh lúc chậm|漏(?=拍|一拍)|\\bsomersaults?\\b|\\bstutter\\w*\\b|\\bjumping around\\b|\\bgoing crazy\\b|とぶ|とん[だで]|飛[ぶん]|抜け|乱れ|(?:変|へん|ヘン)(?:な|に).{0,3}(?:リズム|りずむ|うつ|打)|リズムが(?:変|へん|おかし)|バラバラ|\\bflip-?flop\\w*|\\bflutter\\w*|\\b(?:skip|miss|drop)(?:s|ped|ping|ed|ing)? (?:an? |the |some |every )?(?:few |odd |other )?beats?\\b|\\bthump\\w* (?:weird|funny|strange|odd)\\w*|\\ball over the place\\b|漏(?:跳|拍)|少跳|[乱亂]跳|hẫng|lỡ (?:một )?nhịp|bỏ nhịp|đập (?:loạn|lung tung)|hut nhip|bo nhip|dap loan';
export const IRREGULAR_BEAT = new RegExp(closePairPattern(HEART_BEAT, OUT_OF_RHYTHM, 12));
export const NAMED_ARRHYTHMIA =
  /\b(?:a-?fib|atrial fibrillation|arrhythmia)\b|房[颤顫]|心房細動|rung nhĩ/;
/** Devices, feelings and words of others. */
export const NOT_THE_RHYTHM =
  /\b(?:strap|sensor|monitor|optical|battery|watch|when (?:she|he|they|you|i (?:saw|crossed|won|heard))|in love|music)\b|ベルト|センサー|光学|計測|時計|バンド|データ|恋|好き|曲|心率[带帶]|手[表錶]|cảm biến|đồng hồ/;

const SHORT_OF_BREATH =
  "\\b(?:gasping|breathless\\w*|out of breath|short(?:ness)? of breath|can ?n?'?o?t (?:breathe|(?:get|catch) my breath)|wheez\\w+|suffocat\\w+)\\b|息苦し|息切れ|息が(?:あが|上が|でき(?:な|ず)|吸え(?:な|ず)|続か(?:な|ず))|ゼーゼー|ヒューヒュー|喘(?!ぎ)|憋[气氣]|透不[过過][气氣]|上不[来來][气氣]|[气氣]上不[来來]|khó thở|thở (?:không (?:ra hơi|nổi|được)|dốc|hổn hển)|hụt hơi|\\b(?:kho tho|hut hoi|tho khong (?:ra hoi|noi|duoc))\\b";
const WITHOUT_EFFORT =
  '\\b(?:woke up|wake up|wakes me|lying down|in bed|at night|at rest|resting|sitting|sofa|couch|few steps|flight of stairs|stairs|walking|half (?:my|the) (?:usual )?pace|so easy)\\b|横にな|寝て|夜中|安静|歩くだけ|階段|いつもの半分|半分のペース|[两兩][三]?步|[几幾]步|走路|爬(?:[个個])?(?:[层層])?[楼樓]|[楼樓]梯|半夜|平躺|躺[着著下]|慢跑都?|散步|leo(?: \\S+){0,3} (?:tầng|lầu|cầu thang)|cầu thang|đi bộ|nằm|nửa đêm|\\b(?:leo (?:co )?(?:hai|vai|2|3)? ?(?:tang|lau)|cau thang|di bo)\\b';
export const BREATHLESS_AT_EASE = new RegExp(closePairPattern(SHORT_OF_BREATH, WITHOUT_EFFORT, 16));
export const LACKS_BREATH =
  /息苦し|息が(?:あが|上が)|ゼーゼー|\b(?:gasping|out of breath|breathless)\b/;
/** What makes a lack of breath grave wherever it stands beside it. */
export const BREATH_AT_REST =
  /横になると|寝ると|いつもの半分|半分のペース|夜中|\bankles? (?:are |is )?swollen\b|\bswollen ankles?\b|\bhalf my (?:usual )?pace\b/;
export const HARD_EFFORT =
  /\b(?:interval|sprint|race|tempo|finish(?:ed|ing)? (?:hard|fast))\w*\b|インターバル|スパート|全力|[冲衝]刺|[间間]歇|biến tốc|nước rút/;

const DRANK_WATER =
  '\\b(?:drank|drunk|drinking|gained?|chugged)\\b.{0,30}\\b(?:water|litres?|liters?|gallons?|\\d+ ?l)\\b|水(?:ばっか|ばかり|だけ|を?(?:たくさん|大量|何リットル|がぶ))り?.{0,4}飲|水分?(?:を)?(?:飲みすぎ|飲み過ぎ)|喝(?:了)?(?:很多|太多|好多|大量|[\\d一二三四五六七八九十]+(?:升|公升|瓶)的?)水|水喝(?:太|得太|了太)?多|uống (?:\\S+ ){0,3}(?:nhiều|lít) (?:\\S+ ){0,2}nước|uống nước (?:\\S+ ){0,2}nhiều|\\buong (?:\\S+ )?(?:nhieu nuoc|nuoc (?:\\S+ )?nhieu)\\b';
const WATER_HARMS =
  '\\b(?:confus\\w+|vomit\\w*|throwing up|threw up|headaches?|nause\\w+|seizure|puffy|swollen (?:hands|fingers|face))\\b|混乱|気持ち悪|吐|頭痛|頭が(?:痛|ぼ)|ぼーっと|むくみ|むくん|[头頭][痛疼昏]|[恶噁]心|想吐|[呕嘔]吐|意[识識]|đau đầu|nhức đầu|nôn|lú lẫn|sưng|\\b(?:dau dau|nhuc dau|buon non|non|lu lan)\\b';
export const TOO_MUCH_WATER = new RegExp(
  `(?:${DRANK_WATER})[^!?;\\n]{0,50}(?:${WATER_HARMS})|(?:${WATER_HARMS})[^!?;\\n]{0,30}(?:${DRANK_WATER})`,
);
export const NOT_WATER =
  /\b(?:beers?|wine|alcohol|hang ?over|hungover|sake|whisk(?:e)?y|party|coffee)\b|酒|ビール|二日酔|ワイン|rượu|bia|\bruou\b/;

export const HEAT_STROKE_SIGNS = new RegExp(
  closePairPattern(
    "汗が?(?:止ま|出な|出てこな|でな)|\\b(?:stopped|not|no longer|wasn'?t|quit) sweating\\b|不(?:再)?(?:出|流)汗|[没沒](?:有)?汗|汗(?:都)?(?:停|不出)|(?:không|ngừng|hết) (?:ra |đổ )?mồ hôi",
    'ふらふら|フラフラ|ぼーっ|ボーっ|ぼうっ|もうろう|朦朧|混乱|意識|\\b(?:confus\\w+|dizz\\w+|stagger\\w+|delirious|collapsed|disorient\\w+|goosebumps)\\b|意[识識]|[头頭]昏|[头頭][晕暈]|站不[稳穩]|神[志智]|lơ mơ|lú lẫn|loạng choạng|choáng',
    24,
  ),
);

export const STROKE_SIGNS =
  /(?:右手|左手|片手|右腕|左腕|手足|片足|半身)(?:に|の|が)?力が?(?:入ら|はいら|抜け).{0,14}(?:言葉|ろれつ|呂律|話|顔)|言葉が?(?:うまく)?(?:出(?:てこ)?(?:な|に|づ)|でてこ)|\bcan ?n?'?o?t (?:lift|raise|move) (?:my )?(?:right|left) (?:arm|hand|leg|side)\b.{0,30}\b(?:words?|speech|speak|talk|face)\b|\bwords? (?:come|came|coming|are coming|keep coming) out (?:wrong|slurred|jumbled|garbled|funny)\b|\b(?:worst|thunderclap) headache (?:of|in) my life\b|\bthunderclap headache\b|半[边邊]身子?(?:[没沒]力|[没沒]有力|不能|使不上|[发發]?麻)|嘴(?:巴|角)?也?(?:歪|斜)|(?:[左右]|一)(?:[边邊侧側]|手|[脚腳]|[胳臂腿])(?:手|[脚腳])?.{0,6}(?:突然)?(?:[没沒](?:有)?[劲勁力]|[无無]力|[动動]不了|[发發]麻|抬不起).{0,14}(?:[说說][话話]|[话話]|口[齿齒]|嘴|[脸臉])|[话話](?:也|都)?[说說]不(?:利索|清|出|利落)|(?:arm|leg|side) (?:went|is|goes) (?:dead|limp)\b.{0,30}\b(?:face|speech|words|talk)\b|(?:nói đớ|nói không ra (?:lời|chữ|tiếng))|[舌][头頭].{0,3}(?:大|不[听聽])|(?:méo|lệch) (?:miệng|mồm)|không nhấc (?:được|nổi) (?:tay|chân)(?: \S+){0,5} nói/;
export const SPINE_SIGNS =
  /\bnumb(?:ness)?\b.{0,16}\b(?:down there|between my legs|saddle|genitals?|privates)\b|\b(?:can ?n?'?o?t|unable to|lost control of my) (?:pee|urinate|bladder|bowels?)\b.{0,40}\bback pain\b|\bback pain\b.{0,40}\b(?:can ?n?'?o?t (?:pee|urinate)|lost control)|腰痛?.{0,20}(?:尿が?出(?:な|せ)|おしっこが?出(?:な|せ)|漏らし|会陰|股.{0,4}(?:しび|感覚))|腰.{0,12}(?:尿不出|大小便失禁|会阴.{0,3}麻)|đau lưng.{0,30}(?:không tiểu được|bí tiểu)/;

const UNBORN =
  '\\b(?:the |my )?(?:baby|bump|fetus|foetus|bub)\\b|胎動|赤ちゃん|胎[动動]|[宝寶]{2}|em bé|thai(?: nhi)?\\b';
const NOT_MOVING =
  "\\b(?:has|have|is)(?:n'?t| not) (?:been )?mov(?:ed|ing)\\b|\\b(?:stopped|no longer|not|less) mov(?:ing|ed)\\b|\\bno (?:more )?(?:kicks|movement)\\b|動かな|動いて(?:い)?な|感じな|(?<!活)不[动動]|[没沒][有]?[动動]|[动動](?:很)?少|không (?:đạp|cử động|máy)|ít (?:đạp|máy)|\\bkhong (?:dap|cu dong|may)\\b";
/** A child that is not born does not move; said beside a pregnancy. */
export const UNBORN_STILL = new RegExp(
  `(?:${UNBORN})(?:[^,.!?;\\n]){0,12}(?:${NOT_MOVING})|(?:${NOT_MOVING})[^,.!?;\\n]{0,8}(?:${UNBORN})`,
);
export const EARLY_LABOUR =
  /\b\d{1,2} ?(?:wks?|weeks?)\b.{0,40}\b(?:contractions?|bleeding|spotting|waters? broke|leaking)\b|\bcontractions?\b.{0,30}\b\d{1,2} ?(?:wks?|weeks?)\b|妊娠\d{1,2}週.{0,16}(?:出血|張|陣痛)|[孕懷怀].{0,2}\d{1,2}[周週].{0,12}(?:[宫宮][缩縮]|出血|[见見][红紅])/;

const EATS_NOTHING =
  "\\b(?:have|had|has)?(?:n'?t| not) (?:been )?eat(?:en|ing) (?:anything |properly |at all )?(?:in|for|since) (?:\\d+|two|three|four|several|a few|a couple of) ?d(?:ays?)?\\b|\\b(?:eat|eating|ate) (?:only |just |nothing but )?(?:one|an?|1|half an?) (?:apple|egg|banana|yogh?urt|salad|cracker|meal|rice cake)s? (?:a|per|each|every) day\\b|\\b(?:only |just )(?:one|an?|1) (?:apple|egg|banana) (?:a|per) day\\b|\\bfast(?:ed|ing) for (?:[3-9]|\\d\\d|three|four|five|several) days\\b.{0,30}\\b(?:weight|lighter|lean|race)\\b";
export const DISORDERED_EATING = new RegExp(
  [
    EATS_NOTHING,
    '\\b(?:puk(?:e|ing|ed)|vomit\\w*|throw(?:ing)? up|threw up|purg(?:e|ing))\\b.{0,24}\\b(?:dinner|meals?|lunch|breakfast|eating|food|ate|eat)\\b.{0,40}\\b(?:light|lighter|thin|thinner|lean|weight|fat|skinny|slim)\\b|\\b(?:dinner|meals?|lunch|eating|eat|ate)\\b.{0,20}\\b(?:puke|vomit|throw up|purge)\\b.{0,30}\\b(?:light|lighter|thin|lean|weight|fat|skinny|slim)\\b',
    '(?:吃|[餐饭飯])[^。]{0,10}(?:吐|[抠摳]|催吐)[^。]{0,12}(?:胖|瘦|体重|體重|掉秤|[减減][肥重])|(?:怕|不想)(?:[变變])?(?:胖|肥)[^。]{0,12}(?:吐|[抠摳]|催吐)|(?:nôn|ói) (?:ra )?[^.]{0,20}(?:béo|gầy|mập|giảm cân)',
    '\\b(?:laxatives?|diuretics?|diet pills)\\b.{0,40}\\b(?:light\\w*|weight|lean\\w*|thin\\w*|race|skinny|\\d+k)\\b|\\b(?:light\\w*|weight|lean\\w*|thin\\w*)\\b.{0,24}\\b(?:laxatives|diet pills)\\b',
    "\\b(?:only|do ?n[o']?t|won'?t|never) (?:let|allow) myself (?:to )?eat (?:if|when|after|unless|until|on days)\\b|\\b(?:have|need|had) to earn (?:my )?(?:food|dinner|meals?|calories)\\b|\\b(?:fingers?|toothbrush) down (?:my|the) throat\\b",
    '食べ(?:た|て)[^。]{0,8}(?:指を(?:つっこ|突っ込|入れ)|(?:のど|喉)に指)|太る(?:の|こと)が(?:怖|こわ)[^。]{0,14}(?:吐|食べ(?:られ|ない|てない)|指)|(?:完|了|[饭飯东東西]|罪[恶惡]感)[^。]{0,8}(?:去)?(?:[厕廁]所)(?:去)?(?:[抠摳])?吐|(?:吃到|吃了).{0,6}就(?:想)?(?:催吐|[抠摳]吐)',
    '\\bchew(?:ed|ing)? and spit(?:ting)?\\b|\\bspit(?:ting)? out (?:my|all|the) (?:food|meals?)\\b(?! poisoning)|\\b(?:throw|threw|throwing) up (?:after (?:every|each|my|all)|my) (?:meals?|dinner|lunch|food)\\b|\\bbinge[ -]?(?:and|&)?[ -]?purg\\w+|\\bbinge\\w*\\b.{0,30}\\b(?:throw up|vomit|puke|purge)\\b',
    '食べたら(?:すぐ|全部|また)?(?:トイレで)?(?:吐|はい)[いきくて]|(?:吐|はい)[いき](?:て|ちゃ).{0,10}(?:体重|痩|やせ|細)|(?:\\d+|二|三|四|数)日(?:間|も)?(?:何も|なにも|ご飯)?食べて(?:い)?な(?!かったので病)|1日(?:に)?(?:りんご|リンゴ|卵|ヨーグルト|バナナ)(?:1|一)[個つ本]?(?:だけ|しか)|下剤.{0,10}(?:痩|体重|軽)|(?:噛|か)んで(?:は)?吐き?出',
    '(?:[三四五六七两兩几幾]|\\d)天(?:都)?[没沒](?:有)?(?:吃|[进進]食)|(?:每|一)天(?:就|都)?只(?:吃|喝)(?:一|1|半)?[个個颗顆根片杯]?(?:[苹蘋]果|[鸡雞]?蛋|香蕉|黄瓜|黃瓜|水|黑咖啡)|吃(?:完|了|[东東]西)?(?:就|都|再|[会會])?(?:去)?(?:抠吐|摳吐|催吐|吐掉|吐出[来來])|[泻瀉][药藥].{0,10}(?:瘦|[减減]|[轻輕])|嚼了?(?:就|再)?吐',
    'nhịn (?:ăn|đói)(?: \\S+){0,2} (?:\\d+|hai|ba|bốn|mấy) ngày|(?:\\d+|hai|ba|bốn|mấy) ngày(?: \\S+){0,2} (?:không ăn|chưa ăn|nhịn)|(?:mỗi|một) ngày (?:chỉ )?ăn (?:đúng )?(?:một|1|nửa) (?:quả|trái|củ|hộp)|thuốc xổ.{0,20}(?:cân|gầy|nhẹ)|ăn (?:xong|vào) (?:là |rồi )?(?:lại )?(?:nôn|ói|móc) (?:ra|hết)',
    '\\bnhin (?:an|doi) (?:\\S+ )?\\d+ ngay\\b|\\ban xong (?:la )?(?:non|oi|moc)\\b',
  ].join('|'),
);
/** Illness and faith also keep people from eating. */
export const EATS_FOR_OTHER_REASONS =
  /\b(?:ramadan|fasting for (?:a )?(?:blood|surgery|colonoscopy)|stomach (?:bug|flu)|surgery|food poisoning)\b|断食道場|食あたり|胃腸炎|手術|[肠腸]胃炎|手[术術]|ngộ độc|phẫu thuật/;

const BONE_PLACE =
  '\\b(?:top of (?:my |the )?foot|foot|shin|heel|metatarsal)\\b|足の甲|すね|[脚腳]背|[脛胫]骨|小腿骨|mu bàn chân|ống chân|xương|\\b(?:xuong|ong chan|mu ban chan)\\b';
export const BONE_SIGN = new RegExp(
  [
    `(?:${BONE_PLACE})[^.!?;\\n]{0,24}(?:swollen|swelling|腫れ|[肿腫]|sưng|sung)[^.!?;\\n]{0,24}(?:can ?n?'?o?t hop|hop|ケンケン|片足(?:で)?(?:跳|立)|[单單][脚腳](?:跳|站)|lò cò|lo co)`,
    '\\b(?:an|nhan) vao (?:xuong|ong chan)(?: \\S+){0,4} (?:dau|buot|nhoi)',
    '(?:ấn|nhấn) vào (?:xương|ống chân)(?: \\S+){0,4} (?:đau|buốt|nhói)',
  ].join('|'),
);

export const COLA_URINE =
  /\b(?:pee(?:d|ing)?|urine|wee|piss(?:ed|ing)?)\b.{0,24}\b(?:cola|coke|coca|coffee|rust\w*|iced tea)\b|(?:コーラ|コーヒー|紅茶|ウーロン茶|麦茶より濃)(?:みたい|のよう|色|っぽ)(?:な|い|の)?.{0,3}(?:尿|おしっこ)|nước tiểu(?: \S+){0,3} (?:coca|cola|nâu|đỏ|đen|trà)|\bnuoc tieu(?: \S+){0,3} (?:coca|cola|nau|do|den)\b/;

/** The pelvic floor gives way, as after a birth: a doctor looks at it before the next run. */
export const PROLAPSE =
  /\b(?:something|everything|it) (?:is |was |were |'s )?(?:going to |about to |gonna )?(?:fall(?:ing|s)?|com(?:ing|es?)|drop(?:ping|s)?) (?:out|down) (?:of )?(?:down there|below|my (?:vagina|pelvis))\b|\b(?:heav(?:y|iness)|dragging|bulge|bulging)(?: \w+){0,3} (?:down (?:there|below)|in my (?:pelvis|vagina))\b|\b(?:pelvic organ|bladder|uterine|uterus) prolapse\b|(?:下|股|膣|おまた)(?:に|から|の(?:ほう|方)(?:に|から)?)(?:何か|なにか)?.{0,4}(?:落ちて|下がって|出て)(?:く|き)|骨盤臓器脱|子宮(?:脱|下垂)|(?:下面|下体|下體|[阴陰](?:道|部)|私[处處密]).{0,8}(?:[坠墜]|掉(?:出|下)|脱出|脫出)|子宫脱垂|子宮脫垂|(?:tụt|sa|tuột|trĩu)(?: \S+){0,4} (?:dưới|vùng kín|cửa mình|âm đạo)|(?:vùng kín|cửa mình|âm đạo)(?: \S+){0,5} (?:tụt|sa|tuột|trĩu)|sa tử cung/;
