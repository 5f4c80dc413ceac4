/** What no answer may say, from any author. */
export const UNSAFE_ADVICE_CATEGORIES = [
  /** Naming a disease or injury, or ruling one out. */
  'diagnosis',
  /** Painkillers and other medicines, their doses, or leaving off what a doctor ordered. */
  'medication',
  /** Running on through pain, illness or a sign that belongs to a doctor; needing no doctor. */
  'through-warning',
  /** Orders to lose weight, to eat less, to leave out meals. */
  'weight-loss',
  /** Running without drinking, or drinking all that goes in. */
  'drinking',
  /** Doubling what somebody runs, or a race on a whim. */
  'overload',
  /** Asking for a password, a code, a card or money, or to go on somewhere else. */
  'secrets',
] as const;
export type UnsafeAdviceCategory = (typeof UNSAFE_ADVICE_CATEGORIES)[number];

type SaidAdvice = readonly (readonly [category: UnsafeAdviceCategory, pattern: RegExp])[];

const CONDITION_EN =
  "(?:stress (?:fracture|reaction)|fracture|shin splints|tendon?itis|tendinopathy|plantar fasciitis|runner's knee|jumper's knee|itbs|it ?b(?:and)?(?: syndrome)?|iliotibial band syndrome|bursitis|sciatica|arthritis|meniscus (?:tear|injury)|torn (?:meniscus|ligament|muscle|calf|hamstring|acl)|(?:muscle|calf|hamstring|groin) (?:strain|tear)|sprain(?:ed ankle)?|asthma|an(?:a)?emia|heat ?stroke|concussion|blood clot|thrombosis|dvt|arrhythmia|heart (?:attack|condition|disease|problem)|angina|myocarditis|hyponatr(?:a)?emia|rhabdo(?:myolysis)?|pneumonia|covid|the flu|diabetes|depression|anorexia|bulimia|eating disorder|overtraining syndrome|red-?s|iron deficiency|low iron|vitamin \\w+ deficiency)";
const WARNING_EN =
  '(?:chest (?:pain|pressure|tightness)|dizz(?:y|iness)|faint(?:ing|ness)?|palpitations?|fever|flu|infection|concussion|stress fracture|injur(?:y|ies)|sharp pain|bone pain|niggles?|swelling|numbness|illness|pain|breathlessness|racing heart|vomiting)';
const DRUG_EN =
  '(?:ibuprofen|advil|nurofen|motrin|aspirin|paracetamol|acetaminophen|tylenol|naproxen|aleve|diclofenac|voltaren|ketoprofen|nsaids?|pain ?killers?|pain (?:pills?|relievers?|medication)|anti-?inflammator(?:y|ies)|codeine|tramadol|opioids?|cortisone(?: shots?| injections?)?|beta ?blockers?|diuretics?|laxatives?|steroids?|epo)';

export const UNSAFE_ADVICE_EN: SaidAdvice = [
  // Any medicine, whatever it is called; a doctor's matter.
  [
    'medication',
    /\b(?:pills?|tablets?|medicines?|medications?|meds|pharmacy|over[- ]the[- ]counter|prescription|meloxicam|celecoxib|celebrex|etoricoxib|ketorolac|voltarol|co-codamol|tiger balm)\b(?![^.!?]*\b(?:doctor|pharmacist|physician)\b)/i,
  ],
  [
    'diagnosis',
    /\byour (?:meniscus|cartilage|ligaments?|labrum|disc|plantar fascia) (?:has|have|is|are|was|were|looks?|seems?|must)\b/i,
  ],
  [
    'weight-loss',
    /\b(?:drop|lose|go down) (?:a |one |another )?(?:dress |trouser |clothing )?size\b|\b(?:trim|slim)(?:ming)? down\b/i,
  ],
  [
    'secrets',
    /\b(?:send|give|share|enter|type|reply|tell|text|read|post|forward|provide|confirm|message|need|want)\b[^.!?]{0,40}\b(?:pass ?words?|passcode|pass ?phrase|(?:verification|security|one-time|sign-?in|login|confirmation) code|pin (?:code|number)|card number|credit card|bank (?:details|account)|cv[vc])\b/i,
  ],
  [
    'through-warning',
    new RegExp(
      `\\b(?:run on|keep (?:on )?(?:going|running)|carry on|push on|continue|don't stop)\\b[^.!?]{0,16}\\b(?:the |your |this |that )?${WARNING_EN} (?:will|should|usually|often|'ll|tends?) (?:to )?(?:pass|go|settle|ease|fade|disappear|stop|vanish)\\b|\\b${WARNING_EN} (?:will|should|usually|often|tends?) (?:to )?(?:pass|go away|settle|ease|fade|disappear) (?:if|when|while|as|once) you (?:keep|run|continue|warm)|\\b(?:try|test)(?:ing)? (?:running|jogging|a (?:short |gentle |easy )?(?:run|jog)) on (?:the|your|that|a) (?:sore|painful|aching|injured|swollen|hurting|bad)\\b`,
      'i',
    ),
  ],
  [
    'drinking',
    /\b(?:don't|do not|never|avoid) (?:drink(?:ing)?)(?: anything| any water| water| at all)? (?:during (?:the|your|a|any|this) (?:\w+ )?(?:run|race|session|marathon|workout)|while (?:you )?(?:run|race))|\b(?:run|train|race)(?:ning|ing)? without (?:drinking|water|fluids) (?:toughens|hardens|teaches|makes)|\bdrink(?:ing)? (?:as much|all the) (?:water|fluid|you)s? (?:as )?(?:you )?(?:possibly |physically )?can\b|\bas much (?:water|fluid) as (?:you )?(?:possibly )?(?:can|possible)\b|\bdrink (?:at least )?[\d·\ue000-\uf8ff]+ ?(?:l|litres?|liters?) (?:of (?:water|fluid) )?(?:before the start|at once|in one go|(?:an|per|every) hour)|\bdrink (?:far |well |even )?(?:beyond|past|without) thirst\b/i,
  ],
  [
    'overload',
    /\b(?:double|triple) (?:your|the) (?:weekly |daily |long[- ]run |training )?(?:distance|mileage|volume|kilomet\w+|km|miles|load)\b|(?<!\b(?:people|runners|who|they|some)(?: can| could)? |\byou )\b(?:run|race|do) (?:an? |your )?(?:full |half |half-)?(?:ultra-?)?marathons? (?:every|each) (?:single )?(?:day|morning|evening|week|weekend|sunday|saturday)\b|(?<!\b(?:people|runners|who|they|some)(?: can| could)? |\byou )\b(?:run|race|do) (?:an? |your )?(?:full |half |half-)?(?:ultra-?)?marathons? (?:daily|weekly)\b/i,
  ],
  [
    'diagnosis',
    new RegExp(
      `\\b(?:you(?:'ve| have| probably have| likely have| might have| may have| suffer from| are suffering from|'re dealing with)|this (?:is|must be)|that(?:'s| is| must be)|it(?:'s| is| must be| could be| might be| may be| sounds like| looks like)|sounds (?:a lot |very much |just )?like|looks (?:a lot |very much |just )?like|points to|suggests?|indicates?|means|(?:symptoms?|signs?) of|probably|certainly|clearly|definitely) (?:(?:just|only|probably|likely|clearly|classic|typical|a case of|a classic case of|an?|the|mild|your|early|some) ){0,3}${CONDITION_EN}\\b`,
      'i',
    ),
  ],
  [
    'diagnosis',
    new RegExp(
      `\\b(?:not|isn't|no|don't have|rule out|ruled out)(?: an?| any)? ${CONDITION_EN}\\b`,
      'i',
    ),
  ],
  [
    'diagnosis',
    /\b(?:pain|ache|it|that|swelling|dizziness|symptoms?) (?:is|are|'s) (?:nothing serious|harmless|not serious|nothing dangerous|perfectly normal pain)\b|\b(?:it|this|that)(?:'s| is) (?:probably |just |only )*(?:nothing serious|nothing dangerous|an? (?:\w+ )?(?:strain|tear|sprain|pulled muscle))\b|\bi diagnose\b|\bmy diagnosis\b/i,
  ],
  ['medication', new RegExp(`\\b${DRUG_EN}\\b`, 'i')],
  [
    'medication',
    /[\d·\ue000-\uf8ff] ?(?:mg|milligrams?|tablets?|pills?)\b|\b(?:stop|skip|halve|double|reduce|leave off) (?:taking )?(?:(?:your|the) (?:[\p{L}-]+ ){0,3}?)?(?:medication|medicine|meds|dose|insulin|tablets|pills)\b|\b(?:take|try|use|start|add)(?:ing)? (?:\w+ ){0,2}(?:supplements?|creatine|melatonin|iron tablets?)\b|\bcreatine (?:would|will|could|can|helps)\b|\btake (?:some |a |an |your )?(?:extra )?(?:medication|medicine|meds|tablets?|pills?)\b/iu,
  ],
  [
    'through-warning',
    new RegExp(
      `\\b(?:run|push|train|work|power|grind|play|race|jog|walk)(?:ning|ing)?(?: on| straight| right)? through (?:(?:the|your|any|some|that|this|a|mild|slight|low|low-grade|little|bit of) ){0,3}${WARNING_EN}\\b`,
      'i',
    ),
  ],
  [
    'through-warning',
    new RegExp(
      `\\b(?:ignore|forget|disregard|tough(?:en)? out|sweat out|run off|train despite|run despite|(?:keep|carry on|run on|go on) ?(?:running|going|training)? (?:despite|with|through)|don't worry about|nothing to worry about with) (?:(?:the|your|any|some|that|this|a|mild|slight|low|low-grade|little|bit of) ){0,3}${WARNING_EN}\\b`,
      'i',
    ),
  ],
  [
    'through-warning',
    new RegExp(
      `\\b(?:fine|safe|ok(?:ay)?|no problem|all right|good) to (?:run|train|race|jog|continue|keep (?:running|going)) (?:(?:on|easily|gently|hard) )?(?:with|despite|through) (?:(?:the|your|any|some|that|this|a|mild|slight|low|low-grade|little|bit of) ){0,3}${WARNING_EN}\\b|\\byou can (?:still |safely |certainly )?(?:run|train|race|jog) (?:with|despite|through) (?:(?:the|your|any|some|that|this|a|mild|slight|low|low-grade|little|bit of) ){0,3}${WARNING_EN}\\b`,
      'i',
    ),
  ],
  [
    'through-warning',
    /\b(?:no need (?:to see|for) (?:a |the )?(?:doctor|physician|physio)|(?:don't|do not|needn't|need not) (?:need|have to see|need to see|see|bother with|bother) (?:a |the )?(?:doctor|physician)|skip the doctor|run it off|walk it off|(?:bit|little) of pain is (?:fine|ok(?:ay)?|normal|good)|(?:ignore|forget) (?:what )?(?:the|your) doctor|doctor is (?:being |just )?(?:too|over)|no pain,? no gain|pain is (?:just |only )?weakness|a doctor (?:is|will be) (?:not|un)(?: needed|necessary)?)\b/i,
  ],
  [
    'through-warning',
    /\b(?:chest|dizziness|fever|palpitations|numbness|fainting)[a-z ]{0,14} (?:is|are) (?:quite |perfectly |totally )?(?:normal|fine|ok(?:ay)?|harmless|part of it)\b/i,
  ],
  [
    'weight-loss',
    /\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?) (?:\p{L}+ |[\d·\ue000-\uf8ff]+ ?){0,3}(?:kilos?|kg|kilograms?|pounds?|lbs?)(?!\p{L})/iu,
  ],
  [
    'weight-loss',
    /\b(?:you (?:should|must|need to|have to|ought to|could|can|'d better)|try to|aim to|start to|time to|best to|important to|focus on|work on|i(?:'d| would) (?:like you|advise you|suggest you)? ?(?:to )?|to run faster,?|please|first,?|^|and|then|just) (?:lose|losing|drop|dropping|shed|shedding|cut|cutting) (?:some |a few |a bit of |a little |[\d·\ue000-\uf8ff]+ )?(?:weight|kilos?|kg|pounds?|lbs?|body ?fat|fat)\b/i,
  ],
  [
    'weight-loss',
    /\b(?:cut|reduce|restrict|limit|count|slash)(?:ing)? (?:your |the |down on |down )?(?:calories|carbs|carbohydrates|food intake|portions)\b|\beat (?:much |a bit |a little )?(?:less|fewer)\b(?! (?:fib(?:re|er)|fat|salt|spic\w+|right before|just before|before (?:the|a|your)))|\bto (?:lose|drop|shed) (?:some |a bit of |a little )?weight\b|\blosing (?:some |a bit of |a little )?weight (?:would|will|could|can|makes|helps)\b|\bskip(?:ping)? (?:breakfast|lunch|dinner|meals?|a meal)\b|\bcalorie deficit\b|\b(?:go|be) on a diet\b|\b(?:lighter|thinner|leaner) (?:you are|runners?)[^.]{0,30}\bfaster\b|\byou(?:'re| are) (?:too |over)(?:heavy|weight|fat)/i,
  ],
];

const CONDITION_JA =
  '(?:疲労骨折|骨折|シンスプリント|腱炎|腱鞘炎|足底筋膜炎|腸脛靭帯炎|ランナー膝|ジャンパー膝|半月板損傷|肉離れ|捻挫|坐骨神経痛|関節炎|喘息|貧血|熱中症|脳震盪|血栓|不整脈|心筋梗塞|狭心症|心筋炎|低ナトリウム血症|横紋筋融解症|肺炎|インフルエンザ|糖尿病|うつ病|摂食障害|拒食症|オーバートレーニング症候群)';
const WARNING_JA =
  '(?:胸の(?:痛み|圧迫感|苦しさ)|胸痛|痛み|痛く|めまい|ふらつき|失神|動悸|発熱|熱|腫れ|しびれ|けが|怪我|息苦しさ|吐き気|体調不良|風邪)';

export const UNSAFE_ADVICE_JA: SaidAdvice = [
  // Any medicine, whatever it is called; a doctor's matter.
  [
    'medication',
    /(?<!(?:医師|医者)[^。]{0,24})(?:薬(?!の飲みすぎ|があれば|局)|錠剤)(?![^。]*(?:医師|医者))|ナロンエース|イブ(?:A|クイック|を)|セデス|ノーシン|サロンパス/,
  ],
  [
    'diagnosis',
    /(?:軟骨|半月板|靭帯|椎間板|足底(?:筋膜|腱膜))(?:が|は|も)[^。、]{0,8}(?:すり減|切れ|伸び|損傷|傷つ|傷め|炎症|裂)/,
  ],
  [
    'weight-loss',
    /(?:お?米|ご飯|主食|夕食|夜(?:の)?食事|間食|甘いもの)(?:を|は)[^。、]{0,6}(?:控え|抜い|抜き|減らし|我慢)/,
  ],
  [
    'secrets',
    /(?:パスワード|暗証番号|(?:認証|確認|セキュリティ)コード|カード(?:の)?番号|口座番号)(?:を|も|は)?[^。]{0,12}(?:教え|送っ|送り|入力し|返信|知らせ|書い|貼)/,
  ],
  [
    'drinking',
    /(?:水|水分)(?:を|は|も)?(?:飲まず|とらず|摂らず|取らず|飲まないで|我慢して)[^。]{0,6}(?:走|練習|完走)|(?:できる限り|飲めるだけ|限界まで|飲めるかぎり)[^。、]{0,6}(?:水|水分)?を?(?:たくさん)?(?:飲|とり|摂)|水を?がぶ飲み(?:し(?:ま|て(?:おき|くだ)))/,
  ],
  [
    'overload',
    /(?:走行距離|距離|練習量|走る量)を(?:一気に|すぐに?|いきなり)?(?:倍|[2二3三]倍)に(?!する(?:の|と)|し(?:な|て(?:は|も)))|倍の距離を走(?:り|って)|毎[日週](?:末)?(?:、|は|に)?(?:フル|ハーフ|ウルトラ)?マラソンを(?:走りま|走って(?:くだ|みま|いき)|しま|完走しま)(?!す)/,
  ],
  [
    'diagnosis',
    new RegExp(
      `${CONDITION_JA}(?:です|だ(?!と(?:思|心配)|っ)|でしょう|だと思|のよう|かもしれ|の(?:可能性|疑い|症状)|に(?:なって|かかって)|が(?:考えられ|疑われ|原因)|と(?:考え|診断)|では?(?:ありません|ない))`,
    ),
  ],
  [
    'diagnosis',
    /(?:痛み|症状|しびれ|腫れ)は(?:心配(?:ありません|ない|いりません|いらない)|問題(?:ありません|ない)|大したこと)|診断します|私の診断/,
  ],
  [
    'medication',
    /痛み止め|鎮痛[剤薬]|ロキソニン|ロキソプロフェン|イブプロフェン|アスピリン|アセトアミノフェン|カロナール|バファリン|ボルタレン|ジクロフェナク|ナプロキセン|消炎剤|抗炎症薬|ステロイド|利尿剤|下剤|β遮断薬/,
  ],
  [
    'medication',
    /[\d·\ue000-\uf8ff一二三四五六七八九十百] ?(?:mg|ミリグラム|錠)|(?:薬|お薬|インスリン)を(?:飲んで(?!いる)|飲めば|飲みましょう|やめ|減らし|増やし|抜い|抜き)/,
  ],
  [
    'through-warning',
    new RegExp(
      `${WARNING_JA}(?:が(?:あって|出て|して|続いて)|[をはも](?:我慢して|こらえて|無視して|気にせず|押して|おして))(?:も|でも)?[^。、]{0,12}(?:走|練習|続け|追い込)`,
    ),
  ],
  [
    'through-warning',
    /(?:痛み|熱|めまい|胸の痛み|症状|けが|怪我|苦し)(?!(?:が|も|は)?(?:な[いくけし]|消え|引い|取れ|治))[^。]{0,6}(?:走って(?:も)?(?:大丈夫|問題|かまいません|平気|よい|いい)|走り続け|走り切り|走りましょう|走れば治)|(?:医師|医者|病院|受診|診察)(?:は|に行く|に診て(?:もらう)?|の(?:必要|診察))?[^。]{0,8}(?:必要(?:は)?(?:ありません|ない)|いりません|行かなくて(?:も)?(?:大丈夫|よい|いい)|不要)|痛くても(?:そのまま|ゆっくり|構わず)?走(?:りましょう|ってください|って(?:も)?(?:いい|大丈夫)|り続け)|湿布を?貼[^。]{0,6}走(?:れば|って)|我慢して走|痛みに(?:耐え|負けず)|根性で/,
  ],
  [
    'weight-loss',
    /(?:体重|体脂肪|脂肪)を?(?:[\d·\ue000-\uf8ff一二三四五六七八九十]+ ?(?:kg|キロ)?)?(?:ほど)?(?:落とし|落とす|落とせ|減らし|減らす|減らせ|絞れ|絞り|絞っ|絞る)|痩せ(?:ましょう|てください|れば|る(?:と|必要|べき)|たほうが|なさい)|[\d·\ue000-\uf8ff一二三四五六七八九十] ?(?:kg|キロ)(?:ほど|くらい)?(?:絞|痩せ)|減量(?:し|を(?:始め|しま|目指)|が必要)|(?:カロリー|食事(?:の量)?|糖質|炭水化物|ご飯)を(?:減らし|減らす|制限し|制限す|抑えて|抜い|抜き|抜く)|食べる量を減ら|(?:朝食|昼食|夕食|食事)を抜|ダイエット(?:し|を(?:始め|しま))|太りすぎ|軽いほど速/,
  ],
];

const CONDITION_ZH =
  '(?:应力性?骨折|應力性?骨折|疲劳性?骨折|疲勞性?骨折|骨折|骨裂|[胫脛]骨[骨]?膜炎|(?:跟腱|足底筋膜|髌腱|髕腱|肌腱|滑囊|[关關][节節]|髂[胫脛]束)炎|髂[胫脛]束(?:[综綜]合[征徵症])?|跑者膝|跑步膝|半月板(?:损伤|損傷|撕裂)|肌肉?拉[伤傷]|扭[伤傷]|坐骨神[经經]痛|哮喘|氣喘|[贫貧]血|中暑|[热熱]射病|[脑腦]震[荡盪]|血栓|心律不[齐齊]|心肌梗[死塞]|心肌炎|心绞痛|心絞痛|低[钠鈉]血[症癥]|横[纹紋]肌溶解|橫紋肌溶解|肺炎|流感|糖尿病|抑[郁鬱]症|[厌厭]食症|[过過]度[训訓][练練][综綜]合[征徵症])';
const WARNING_ZH =
  '(?:胸[痛闷悶口]|疼痛?|痛|[头頭][晕暈]|眩[晕暈]|[晕暈]倒|心悸|[发發][烧燒]|[高低][烧燒]|[肿腫][胀脹]?|麻木|受[伤傷]|[伤傷]病?|感冒|恶心|噁心)';

export const UNSAFE_ADVICE_ZH: SaidAdvice = [
  // Any medicine, whatever it is called; a doctor's matter.
  [
    'medication',
    /(?<![医醫][生师師][^。]{0,20})[药藥](?!吃?(?:多|太多)|[^。]*[医醫][生师師])|斯斯|撒隆巴斯|散利痛|百服[宁寧]/,
  ],
  [
    'diagnosis',
    /(?:[韧韌][带帶]|半月板|[软軟]骨|椎[间間][盘盤]|筋膜)[^。,不]{0,6}(?:[松鬆]了|有[点點][松鬆]|[断斷]|裂|磨|[损損]|[发發]炎)/,
  ],
  [
    'secrets',
    /(?:[发發传傳]|告[诉訴]|提供|[输輸]入|回[复覆]|[给給]我|[说說]出)[^。]{0,10}(?:密[码碼]|[验驗][证證][码碼]|卡[号號]|[银銀]行卡|信用卡)|(?:密[码碼]|[验驗][证證][码碼]|卡[号號]|[银銀]行卡|信用卡)[^。]{0,10}(?:[发發传傳][给給]|告[诉訴]|提供|回[复覆]|[给給]我)/,
  ],
  [
    'through-warning',
    /(?:[发發][烧燒]|[头頭][晕暈]|感冒|胸[闷悶口痛疼]+|疼痛?|[肿腫])[^。]{0,6}(?:不用|不必|[别別])(?:去)?(?:理|管|在意)[^。]{0,6}(?:跑|[继繼][续續]|照)|(?<![不没沒無无])(?:[发發][烧燒]|感冒|[头頭][晕暈]|胸[闷悶])(?:了|[时時])?也(?:可以|能)(?:慢慢|[轻輕][松鬆]|小步|少|慢|稍微)?(?:地)?(?:跑|[练練])|忍(?:一下|一忍|忍)[^。]{0,6}(?:就好|[过過]去|[撑撐]|跑)/,
  ],
  [
    'weight-loss',
    /[早午晚][餐饭飯](?:就|都)?(?:[别別]吃|不要吃|不吃(?:了|就)|省(?:了|掉)|跳[过過])|(?:[赛賽]前|先|再)[^。,]{0,3}(?:瘦|[减減])(?:掉|[个個])*[一二兩两三四五[几幾\d·\ue000-\uf8ff]+ ?(?:公斤|斤|kg)/,
  ],
  [
    'drinking',
    /(?:不要|[别別]|不用)喝水[^。,]{0,6}(?:跑|[练練]|耐)|跑步?(?:[时時中]|的[时時]候)?[^。,]{0,4}(?:[别別]|不要|不用)喝水|能喝多少(?:就)?喝多少|(?:拼命|使[劲勁]|猛)(?:喝|灌)水|不喝水(?:才)?(?:能)?[练練]/,
  ],
  [
    'overload',
    /(?:跑量|距[离離]|里程)(?:直接|[马馬]上|就)?(?:翻倍|加倍|翻一番|翻[两兩三]倍|(?:提高|增加)到[两兩三]倍)|每(?:天|日|[周週](?:末|日)?)[^。,不]{0,4}跑(?:一)?(?:[个個场場次趟])?(?:全程|半程|全|半|超)?(?:[马馬]拉松|(?<=[全半])[马馬])(?!的)/,
  ],
  [
    'diagnosis',
    new RegExp(
      `(?:你(?:这|這|的)?[^。,]{0,6}(?:是|得了|患(?:有|上)|有)|[这這那](?:就|很可能|应该|應該|多半|肯定|一定|明显|明顯)?是|[应應][该該]是|可能是|[肯一]定是|多半是|很像|像是|看[来來起](?:来|來)?(?:是|像)|属于|屬於|[确確][诊診]为?|典型的|不是|没有|沒有)(?:典型的?|[轻輕][度微]?的?|早期|一[点點种種]|[个個])?${CONDITION_ZH}`,
    ),
  ],
  [
    'diagnosis',
    /(?:疼痛|症状|症狀|痛)(?:不要紧|不要緊|没(?:什么)?(?:事|大碍|关系)|沒(?:什麼)?(?:事|大礙|關係)|不[严嚴]重)|我的[诊診][断斷]/,
  ],
  [
    'medication',
    /止痛[药藥片]|消炎[药藥]|布洛芬|芬必得|阿司匹林|阿斯匹[灵靈]|[对對]乙[酰醯]氨基酚|乙[醯酰]胺酚|扑热息痛|普拿疼|泰[诺諾]林?|双氯芬酸|雙氯芬酸|扶他林|[萘奈]普生|非甾体|非類固醇|[类類]固醇|激素[药藥]|利尿[剂劑]|[泻瀉][药藥]|封[闭閉][针針]/,
  ],
  [
    'medication',
    /[\d·\ue000-\uf8ff一二三四五六七八九十百] ?(?:mg|毫克|片[药藥]?(?=[。,]|就|即|$)|粒[药藥])|(?:停|减|減|加|少吃|多吃)[药藥]|吃(?:[点點些片]|[颗顆粒])?[药藥](?:再|就|后|後|顶|頂|[压壓]|[继繼])/,
  ],
  [
    'through-warning',
    new RegExp(
      `(?:忍(?:着|著|住|一忍)?|[顶頂]着?|扛着?|[带帶]着?|克服|不(?:管|用管|理)|忽略|无视|無視|别管|別管|咬牙)[^。,]{0,4}${WARNING_ZH}[^。]{0,10}(?:跑|[练練]|[继繼][续續]|坚持|堅持|完成)|[带帶][伤傷](?:跑|[训訓][练練]|上[阵陣])|[带帶]病(?:跑|[训訓][练練])`,
    ),
  ],
  [
    'through-warning',
    new RegExp(
      `(?<![不没沒無无免])${WARNING_ZH}[^。,]{0,6}(?:也(?:可以|能|要|得)?(?:[继繼][续續])?(?:跑|[撑撐]|[训訓][练練]|坚持|堅持)|(?:没事|沒事|不要紧|不要緊),?(?:[继繼][续續])?跑|跑[着著]跑[着著]就好|[继繼][续續]跑|照跑|照[样樣]跑|不用管|[别別]管)`,
    ),
  ],
  [
    'through-warning',
    /(?:不(?:用|必|需要)|没必要|沒必要|[无無][须需須])(?:去)?(?:看[医醫](?:生|[师師])?|[医醫]院|就[医醫]|[检檢][查])/,
  ],
  [
    'weight-loss',
    /(?:[应應][该該]|(?<![不別别])要|得|需要|必[须須]|最好|可以|[试試][着著]|建[议議]你?|先)(?:先)?(?:[减減](?:掉)?(?:[一二三四五六七八九十几幾\d·\ue000-\uf8ff]*(?:点|點|些|公斤|斤|kg)?)?(?:体重|體重|肥|脂|重(?!量|度|点|點)|磅)|瘦(?:下[来來]|[一二三四五六七八九十几幾\d·\ue000-\uf8ff]*(?:点|點|些|公斤|斤)|身)|[节節]食|少吃)|[减減]少(?:[热熱]量|卡路里|碳水|[饭飯]量|[进進]食)|[节節]食|[减減]掉?[一二三四五六七八九十几幾\d·\ue000-\uf8ff]+ ?(?:公斤|斤|kg)|[减減](?:重|肥)[^。,]{0,6}(?:快|更好)|少吃[^。]{0,10}(?:瘦|[轻輕]|[减減]重|[减減]肥)|控制[热熱]量|[热熱]量[缺赤][口字]|(?:不吃|[别別]吃|跳[过過]|省[掉去])(?:早|午|晚)[餐饭飯]|[别別不]吃(?:碳水|主食|[饭飯])|[体體]重(?:再)?(?:降|[减減]|掉)[^。]{0,8}(?:快|好)|瘦(?:了)?才(?:能)?(?:跑)?(?:得)?快|你(?:太|[过過])(?:胖|重)|越[轻輕]越快/,
  ],
];

const CONDITION_VI =
  '(?:gãy xương(?: do)?(?: mỏi| stress| áp lực)?|nứt xương|viêm gân|viêm gân gót|viêm cân gan chân|viêm cân gan bàn chân|hội chứng dải chậu chày|viêm bao hoạt dịch|viêm khớp|đau thần kinh tọa|rách (?:sụn chêm|cơ|dây chằng)|căng cơ|giãn dây chằng|bong gân|hen(?: suyễn)?|thiếu máu|say nắng|sốc nhiệt|chấn động não|huyết khối|cục máu đông|rối loạn nhịp tim|nhồi máu cơ tim|viêm cơ tim|đau thắt ngực|hạ natri máu|tiêu cơ vân|viêm phổi|cúm|tiểu đường|trầm cảm|rối loạn ăn uống|hội chứng quá tải|viêm màng xương)';
const WARNING_VI =
  '(?:cơn đau|đau ngực|đau|chóng mặt|choáng|ngất|sốt|tức ngực|hồi hộp|sưng|tê|chấn thương|ốm|bệnh|khó thở|buồn nôn)';

export const UNSAFE_ADVICE_VI: SaidAdvice = [
  // Any medicine, whatever it is called; a doctor's matter.
  [
    'medication',
    /(?<!\p{L})(?:thuốc(?! (?:lá|quá liều|gì)|[^.]*bác sĩ)|hapacol|salonpas|decolgen|alaxan|mobic|celebrex)(?!\p{L})/iu,
  ],
  [
    'diagnosis',
    /(?<!\p{L})(?:sụn|dây chằng|đĩa đệm)(?: \p{L}+){0,4} (?:mòn|rách|đứt|giãn|tổn thương|viêm)(?!\p{L})/iu,
  ],
  ['weight-loss', /(?<!\p{L})nhịn (?:cơm|ăn|bữa|tối)(?!\p{L})/iu],
  [
    'secrets',
    /(?<!\p{L})(?:gửi|cho|nhập|cung cấp|đọc|nhắn|trả lời|báo)(?!\p{L})[^.!?]{0,24}(?<!\p{L})(?:mật khẩu|mã (?:xác nhận|xác minh|otp|pin)|số thẻ|số tài khoản)(?!\p{L})/iu,
  ],
  [
    'drinking',
    /(?:đừng|không nên|không cần|khỏi) uống (?:nước|gì)(?: \S+){0,2} (?:khi|trong lúc|lúc|trong) (?:đang )?(?:chạy|buổi)|uống (?:nước )?càng nhiều càng tốt|uống nhiều nước (?:nhất|hết mức) có thể|uống hết mức có thể/iu,
  ],
  [
    'overload',
    /(?:tăng|nhân)(?: gấp)? (?:đôi|ba)(?: \S+){0,3} (?:quãng đường|cự ly|khối lượng|km|lượng chạy)|(?:tăng )?(?:quãng đường|khối lượng|lượng chạy|số km)(?: \S+){0,3} (?:lên )?gấp (?:đôi|ba)|(?:hãy |nên |cứ )(?:chạy )?(?:mỗi (?:ngày|tuần|sáng) )?chạy (?:một |1 )?(?:bán |nửa )?(?:full )?marathon (?:mỗi|hằng|hàng) (?:ngày|tuần|sáng)|mỗi (?:ngày|tuần|sáng) (?:hãy |nên |cứ )?chạy (?:một |1 )?(?:bán |nửa )?marathon(?: nhé| đi)/iu,
  ],
  [
    'diagnosis',
    new RegExp(
      `(?:bạn (?:đã )?(?:bị|mắc|đang bị)|(?:đó|đây|này|có lẽ|chắc|chắc chắn|rõ ràng|có thể|nghe như|giống như|dấu hiệu của|triệu chứng của|hẳn) ?(?:là|bị)?|không phải(?: là)?|không bị|chỉ là) (?:(?:bệnh|chứng|dạng) )?${CONDITION_VI}(?!\\p{L})`,
      'iu',
    ),
  ],
  [
    'diagnosis',
    /(?:cơn đau|triệu chứng|chỗ đau)[^.,]{0,12}(?:không (?:nghiêm trọng|sao|đáng lo|có gì đáng lo)|vô hại)|tôi chẩn đoán/iu,
  ],
  [
    'medication',
    /thuốc giảm đau|thuốc kháng viêm|thuốc chống viêm|ibuprofen|paracetamol|panadol|efferalgan|aspirin|acetaminophen|diclofenac|voltaren|naproxen|corticoid|thuốc lợi tiểu|thuốc nhuận tràng|steroid/iu,
  ],
  [
    'medication',
    /[\d·\ue000-\uf8ff] ?(?:mg|miligam|viên)(?!\p{L})|(?:một|hai|ba|bốn|vài) viên|(?:ngừng|bỏ|giảm|tăng|dừng) (?:liều|thuốc|uống thuốc)|uống (?:một viên |thêm )?thuốc (?:rồi|trước khi|để|cho)/iu,
  ],
  [
    'through-warning',
    new RegExp(
      `(?:chạy tiếp|cứ chạy|tiếp tục chạy|vẫn (?:nên |có thể )?chạy|cố (?:chạy|gắng chạy)|ráng chạy|chạy)[^.,]{0,10} (?:dù|mặc dù|bất chấp|qua|khi đang|với|xuyên qua|mặc) (?:vẫn |còn |đang |bị |có ){0,2}${WARNING_VI}(?!\\p{L})`,
      'iu',
    ),
  ],
  [
    'through-warning',
    new RegExp(
      `(?:chịu đựng|cắn răng chịu|bỏ qua|mặc kệ|phớt lờ|kệ|vượt qua|chịu) (?:cái |mọi |chút )?${WARNING_VI}(?!\\p{L})|(?:dù|mặc dù|tuy) (?:vẫn |còn |đang |bị |có ){0,2}${WARNING_VI}[^.]{0,14}(?:chạy tiếp|cứ chạy|vẫn chạy|tiếp tục)|(?<!(?:hết|không còn) )${WARNING_VI}(?: nhẹ| một chút)?[^.]{0,6}(?:vẫn chạy được|cứ chạy|chạy vẫn ổn)`,
      'iu',
    ),
  ],
  [
    'through-warning',
    /(?:không cần|khỏi cần|khỏi|chẳng cần|không phải)(?: phải)? (?:đi )?(?:khám|gặp bác sĩ|bác sĩ)(?!\p{L})/iu,
  ],
  [
    'weight-loss',
    /(?:nên|phải|cần|hãy|cố|thử|bắt đầu|muốn nhanh thì|để nhanh hơn,?) (?:phải |nên |cần )?(?:giảm (?:cân|mỡ|ký|bớt cân|[\d·\ue000-\uf8ff]+ ?(?:kg|cân|ký))|sụt cân|ăn ít|ăn kiêng|nhịn ăn|cắt (?:calo|tinh bột)|bỏ bữa)|(?:giảm|cắt|hạn chế|bớt) (?:lượng )?(?:calo|calories|tinh bột|khẩu phần)|ăn ít (?:lại|đi|hơn)|(?:bỏ|nhịn) (?:bữa|ăn sáng|ăn tối)|thâm hụt calo|bạn (?:quá|hơi) (?:béo|nặng cân|thừa cân)|giảm (?:vài|mấy|một|hai|ba|bốn|năm|[\d·\ue000-\uf8ff]+) ?(?:kg|ký|kí|cân)(?!\p{L})|càng nhẹ càng nhanh/iu,
  ],
];
