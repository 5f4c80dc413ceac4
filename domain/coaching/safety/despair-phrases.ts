/*
 * How people say that they do not want to live or hurt themselves: seldom by the
 * word for it. Each is tested on lower-case text. A figure of speech is left out only where
 * the words beside it speak of hard work, as runners joke about a session.
 */

const any = (...ways: readonly string[]) => new RegExp(ways.join('|'));

const EN_INTENDS =
  '\\b(?:want(?:ed|s)?|wanna|going|gonna|plan\\w*|thought|thoughts|thinking|think|wish|tried|try|trying|feel like|feeling like|urge|about to|might|could just)\\b';

/** The hard work that runners say such things of. */
const EN_WORK_NOUN =
  '(?:hills?|climbs?|reps?|intervals?|laps?|race|races|runs?|heat|sessions?|workouts?|miles?|km|kilomet\\w+|\\d+ ?(?:k|m|km)|marathons?|halfs?|treadmill|stairs|track|tempo|train\\w*|sprints?|pace|gym|squats|burpees|finish|course|strides|plan|drills|pb|pr|record|time|sub|cut-?off|humidity|sun|cold)\\b';
const EN_WORK = `(?:[\\w']+ ){0,4}?${EN_WORK_NOUN}`;
const EN_OF_WORK = `(?! (?:on|in|at|with|over|doing|during|by|for|trying|to) ${EN_WORK}| (?:after|at) (?:every|each|these|those) ${EN_WORK})`;

/** A place or company to live in; "on this planet" and "with this pain" are none. */
const EN_PLACE =
  '(?! (?:in|on) (?!(?:this|the|such a|a) (?:\\w+ )?(?:world|body|pain|hell|life|earth|planet)\\b)| (?:near|here|there|by|up|off|out|away|far|close|under|this far)\\b| at (?!all\\b)| with (?!(?:this|it|myself|that|the (?:pain|guilt|shame))\\b))';

export const DESPAIR_EN = any(
  `${EN_INTENDS}.{0,20}\\bkill(?:ing)? myself\\b${EN_OF_WORK}`,
  `^(?!.*\\b${EN_WORK_NOUN}).*\\bfeel(?:ing)? like dying *(?:$|[,.!])`,
  '\\bkill(?:ing)? myself(?= (?:tonight|today|tomorrow|at home|now)\\b)',
  `${EN_INTENDS}.{0,20}\\bend(?:ing)? myself\\b`,
  '\\bi want to be dead\\b(?! (?:last|on|set|certain|sure|level|centre|center|tired))|\\bbetter dead\\b|\\bwish i (?:would|could) (?:just )?die\\b',
  "\\b(?:hope|wish|pray) (?:that )?i (?:do ?n[o']?t|do not|never|would ?n[o']?t|would not|won't) wake up\\b(?! (?:late|early|at|sore|tired|with))",
  `${EN_INTENDS}.{0,20}\\b(?:end(?:ing)? (?:it all|everything)|hang(?:ing)? myself|jump(?:ing)? (?:off (?:a|the) (?:bridge|building|roof)|in front of a (?:train|car|bus)))\\b`,
  `${EN_INTENDS}.{0,6}\\bend it (?:tonight|all|forever|now)\\b`,
  "\\blife (?:is ?n[o']?t|is not) worth it\\b|\\b(?:my|this) life (?:has no|is ?n[o']?t|is not|is without) (?:meaning|point|worth)|\\b(?:nobody|no ?one) (?:would|will) (?:even )?(?:miss me|notice if i (?:was|were) gone|care if i died)\\b",
  '\\b(?:i|just|only) (?:want to|wanna) disappear\\b(?! (?:in|into|on|for|behind|among)\\b| from (?!(?:this|the) (?:world|earth|planet)|everyone|everything|life))',
  '\\b(?:end|ending|take|taking) my (?:own )?life\\b(?! (?:back|into|as|more|seriously|in my)\\b)',
  `(?:^|\\b(?:i|and|just|only|really),?) ?(?:want to|wanna|wan't to) die\\b(?! (?:laughing|of (?:laughter|embarrassment|shame|boredom)))${EN_OF_WORK}`,
  '\\bsuicid\\w+|\\bself[- ]?harm\\w*|\\b(?:hurt|cut)(?:ting)? myself on purpose\\b',
  '\\b(?:been|started|keep|kept|stop) cutting myself\\b(?! (?:some|a|off|short|shaving|too)\\b)|\\bcut myself (?:again|to feel|because i)\\b|\\b(?:cut|slit)(?:ting)? my (?:wrists?|arms?)\\b',
  `\\bdo ?n[o']?t (?:want to|wanna) (?:live|be alive|exist)\\b${EN_PLACE}`,
  "\\bdo ?n[o']?t (?:want to|wanna) (?:be here|wake up) (?:any ?more|any longer|again|ever|tomorrow)\\b",
  "\\bwish(?:ed)? (?:that )?i (?:was|were|had) (?:dead|never (?:been )?born|not alive)\\b|\\bwish(?:ed)? (?:that )?i (?:was|were)(?:n'?t| not) (?:alive|born)\\b|\\bwish i could (?:disappear|just not exist)\\b|\\bwish i had never been born\\b",
  `\\bno (?:reason|point) (?:to live|in living|for living|to be alive|in being alive|to go on living)\\b|\\bpoint (?:of|in) (?:even |ever |still )?(?:living|being alive|going on living)\\b${EN_PLACE}`,
  '\\b(?:no )?(?:point|reason) (?:in|of|to|for) (?:anything|everything)(?= *(?:$|[,.!?]|any ?more\\b|now\\b|really\\b|lol\\b|tbh\\b))|\\bno (?:reason|point) (?:to|in) (?:keep|go on) living\\b',
  `\\b(?:think\\w*|thought\\w*|thinkin) (?:about|of|abt) ending it\\b(?! (?:early|there|here|at \\d|after \\d|with (?:strides|a))\\b)${EN_OF_WORK}`,
  '\\bunaliv\\w+\\b(?! (?:my|the|that) (?:pb|pr|legs|race|record))|\\btired of (?:my )?life\\b|\\beverything (?:is|seems|feels) (?:so |just )?pointless\\b|\\b(?:wanna|want to|gonna|going to|might|could just) kms\\b(?! (?:a|per|this|in|of|on)\\b)',
  "\\brather (?:not be alive|not exist|not be here any ?more)\\b|\\b(?:everyone|everybody|they|family|people|world)\\b.{0,24}\\b(?:happier|better)\\b.{0,12}\\b(?:if i (?:was|were)(?: gone| dead|n't (?:here|around)| not (?:here|around))|without me)\\b",
  `\\b(?:think\\w*|thoughts|urges?|feel\\w*|want(?:ed)?) (?:of|about|to|like) hurt(?:ing)? myself\\b(?! (?:running|training|again running|by (?:running|training|doing))\\b)${EN_OF_WORK}`,
  "\\b(?:do ?n[o']?t|can(?:'?t|not)|no longer) (?:see|have) (?:a|any|much of a) future for (?:me|myself)\\b|\\bno future for me\\b|\\bcan(?:'?t|not) go on any ?more\\b.{0,40}\\b(?:wake up|live|life)\\b",
  "\\b(?:nothing|not much) (?:left )?to live for\\b|\\b(?:not|n'?t) worth living\\b(?! (?:in|near|here|there)\\b)",
  `\\bbetter off (?:dead|without me|if i (?:was|were) (?:dead|gone))\\b|\\b(?:tired|sick) of (?:living|being alive)\\b${EN_PLACE}`,
  "\\bcan(?:'?t|not) go on living\\b|\\b(?:i'?d|i would) rather be dead\\b",
  '\\btook (?:too many|all (?:of )?(?:my|the)|a bunch of|a handful of) (?:\\w+ )?(?:pills|tablets)\\b|\\boverdos(?:e|ed|ing)\\b(?! (?:on|of) (?:gels?|caffeine|sugar|coffee|carbs|salt|electrolytes|miles|running))',
);

/** Phrases that only sound like despair; taken out before it is looked for. */
export const DESPAIR_INNOCENT_EN = [
  '\\bsuicid\\w+ (?:pace|sprints?|drills?|hills?|shuttles?|start|runs?|intervals?)\\b|\\bsuicides\\b(?= |$)',
  '\\b(?:hill|pace|course|race|workout|session|climb|heat|route|start)s?(?: (?:is|was|are|were|felt|feels|looks|looked|like|pure|total|absolute|just|almost))* suicid(?:e|al)\\b',
  '\\b(?:streak|season|block|session|workout|race) .{0,30}\\bend it\\b(?! all)',
].join('|');

const JA_NONE =
  '(?:が|は|も|って|なんて)?(?:もう)?(?:な[いかくさ]|無[いかくさ]|ありま|分か[らん]な|わか[らん]な|見つから|見えな|見いだせ)';

const JA_OF_WORK =
  '(?!(?:くらい|ぐらい|ほど)に?、?(?:きつ|キツ|恥ず|はず|ハード|ダメ|暑|寒|眠|だる|遅|坂|長い|おいし|美味|嬉|楽し|悔し|痛い足|疲れる(?:坂|練習|レース)))';

export const DESPAIR_JA = any(
  `死に(?:たい${JA_OF_WORK}|て[えぇー])|死んでもいい(?!から|くらい|ほど|ので)|死のうか|死のう(?:$|[。!、,])|人生(?:を)?(?:もう)?(?:やめた|辞めた|終わらせた|降りた)い|生きるの(?:を|は)?(?:もう)?(?:やめ|辞め)|死にたくな[りっる]|死ん(?:でしま|じゃ)いたい|死んだ(?:ほう|方)が(?:まし|マシ|い|良|楽)|死のうと|死ねたら`,
  '自殺(?!行為|点)|自分を傷つけ(?:て|た(?!く)|る)|自死|自傷|リストカット|リスカ(?!ム|ー)|手首を切|首を?(?:吊[りっろる]|つ[りっろ](?!そ|か|た))|飛び降り(?:たい|よう|て(?:しまい|死))|命を(?:絶|断)|オーバードーズ|薬を(?:大量|たくさん|全部)に?飲(?:んで(?!治|も?良)|んだ(?!ら治)|み(?!終|おわ|きっ|切)|も)',
  '消え(?:てしま|ちゃ)いたい|(?<!痛みが|疲れが)消えたい(?!くらい|ぐらい|ほど|痛み|疲れ|記録)|消えて(?:なく|無く)なりたい|(?<!け|が)いなくなりたい|いなくなってしまいたい|いなくなっちゃいたい|この世から(?:消え|いなく)',
  '生きてい?(?:たくない|たくありません|たくなく|られない|られません)|生き(?:てい?く|てい?る|る)(?:の|こと|こと自体)(?:が|に|も|は)?、?(?:もう|本当に|とても)?(?:つら|辛|しんど|疲れ|嫌|いや|イヤ|苦し|限界)',
  `生きてい?る(?:こと)?の?(?:意味|価値|理由)${JA_NONE}|生きる(?:意味|価値|気力|希望|理由)${JA_NONE}`,
  '(?:人生|全部|全て|すべて|何もかも)(?:を|、)?(?:もう)?終わ(?:りに|らせ)(?:し(?:たい|よう|てしまい)|たい|よう|てしまい)|生まれてこな(?:ければ|きゃ)',
);

/** Simplified and traditional characters together. */
export const DESPAIR_ZH = any(
  '(?<![得到累])(?:想(?:要)?去?|我要去)死(?!的心|在(?:[赛賽]道|跑道|坡|[终終]点|[终終]點|比[赛賽]|[马馬]拉松|操[场場]|路上|半路)|[你您他她它磕心]|了?[这這][个個]?(?:配速|[间間]歇|坡|[训訓][练練]))|不想(?:再|[继繼][续續])?活(?![动動络絡])|活不下去|自[杀殺](?!行[為为]|式)|(?:[杀殺](?:掉|死)?了?|弄死)自己|(?:想|要|打算).{0,4}[从從].{0,4}[楼樓橋桥].{0,3}跳下|死了(?:就|才)?(?:能)?解[脱脫]|[让讓]我死(?!磕)|自[残殘]|[轻輕]生|[寻尋]死|[割划劃](?:腕|[伤傷]?自己)',
  '活(?:[着著]|下去)?(?:真|好|也|都|太|实在|實在|[还還])?(?:是)?(?:[没沒]有?|[无無])(?:什[么麼]|啥)?(?:意思|意[义義]|[劲勁]|盼[头頭]|希望)|活[着著](?:真|好|太|很|实在|實在)*(?:[没沒]意思|累|痛苦|辛苦)',
  '[结結]束(?:掉)?自己(?!的(?:比[赛賽]|跑步|[训訓][练練]|[职職]|[赛賽]季|假))|活(?:够|夠|腻|膩)了(?![这這][个個]?配速)|[结結]束(?:掉)?(?:自己|我)?的?(?:生命|一生)|了[结結](?:自己|生命)|[离離][开開][这這][个個]?世界|[从從][这這][个個]?世界(?:上)?消失|(?<!不)想(?:要)?(?:就[这這][样樣])?消失',
  '恨不得死|[结結]束一切|死了(?:算了|最好|也[罢罷]|就好|更好|也好)|(?<!生)不如死|一了百了|(?<!得)生不如死|[没沒]有我.{0,6}(?:更好|比[较較]好)|跳[楼樓](?![价價机機])|上吊|吞(?:了|下)?.{0,3}(?:安眠)?[药藥].{0,2}(?:自|死)',
);

export const DESPAIR_VI = any(
  '(?<!(?:^|[\\s,.;:!?])(?:mệt|đuối|chạy|nóng|lạnh|đói|khát|nước|dốc|đau|mỏi|thở|vui|chân|gối|lưng|đùi|rét|oi|nực|khó|ngủ|cười|met|duoi|chay|nong|lanh|doi|khat|dau|moi|chan) )muốn chết(?! (?:mệt|đi được))|(?:muốn|định) giết (?:chết )?(?:bản thân|chính)|(?:ước|giá)(?: gì| mà)? (?:tôi|mình|em) chết|tự tử|tự sát|tự vẫn|tự làm hại|tự hại',
  '(?:không|chẳng|chả|ko|k|hết) (?:còn )?(?:muốn|thiết) (?:sống|tồn tại)(?! (?:ở|gần|với|trong|chung))|chán sống|không thiết sống',
  'sống (?:\\S+ ){0,3}?(?:không|chẳng|chả|ko) (?:còn |có )*(?:ý nghĩa|nghĩa lý|mục đích)|sống (?:để )?làm gì(?: nữa| cho mệt)|không (?:còn )?lý do (?:gì )?để sống',
  'tự kết thúc(?! (?:buổi|bài|sớm))|không (?:còn )?ai cần (?:tôi|mình|em)(?! (?:chạy|đi|tập))|tự cắt (?:cổ )?tay|rạch (?:cổ )?tay|cứa (?:cổ )?tay|cắt cổ tay|treo cổ|nhảy (?:lầu|cầu tự)|uống thuốc (?:ngủ|sâu|chuột)( \\S+){0,3} chết',
  'kết (?:liễu|thúc) (?:cuộc đời|cuộc sống|mạng sống|đời|bản thân)|(?:muốn|định) (?:biến mất|kết thúc tất cả)|chết (?:đi|quách)(?: đi)? cho (?:xong|rồi|rảnh)',
);
