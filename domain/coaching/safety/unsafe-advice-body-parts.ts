/** Advice to run on with a part of the body that hurts, in each language: the words name no pain but the part. */

/** Joints, tendons and bones; that muscles are sore after training is no warning. */
const JOINT_EN =
  '(?:knees?|ankles?|achilles|shins?|hips?|groin|heels?|toes?|foot|feet|arch|arches|back|tendons?|chest|shoulders?|neck|ribs?|head|stomach|tibia|it ?band)';
const PART_EN = `(?:${JOINT_EN}|calf|calves|hamstrings?|quads?|thighs?|glutes?|legs?|muscles?)`;
const WHOSE_EN =
  '(?:(?:the|your|any|some|that|this|a|an|one|left|right|slightly|little|bit|of|still) ){0,4}';
const BAD_PART_EN = `(?:(?:sore|tender) (?:left |right )?${JOINT_EN}|(?:painful|aching|hurting|swollen|injured|inflamed|throbbing|dodgy|bad) (?:left |right )?${PART_EN}|${JOINT_EN} (?:pain|ache|soreness|niggle)|(?:what|whatever) (?:hurts|aches))`;
const PART_HURTS_EN = `(?:the|your|that|one) (?:left |right )?(?:${JOINT_EN} (?:\\w+ )?(?:is|are|feels?) (?:(?:still|a bit|a little|slightly|really|quite) )?(?:sore|tender)|${PART_EN} (?:(?:still|really|also|always|just|slightly) )?(?:hurts?|aches?|throbs?|(?:is|are|feels?) (?:still )?(?:hurting|aching|painful|swollen|throbbing)))\\b`;
/** Between a pain and the order to run: no word that stops it. */
const NO_STOP_EN =
  "(?:(?!\\b(?:not|no|never|rest|stop|without|less|until|unless|instead|doctor|physio|gone|avoid|skip|walk)\\b|n't)[^.!?])";
const RUN_ORDER_EN =
  '(?:run|jog|race|train|keep (?:on )?(?:running|going|training|at it)|carry on|continue|push on|go (?:out|for|ahead)|lace up|head out|stick to|start|show up|finish|do (?:the|your) \\w+)';
const RUN_ORDER_STRICT_EN =
  '(?:run on|run (?:tomorrow|today|anyway|as|it)|train (?:on|as|anyway)|head out|lace up|stick to (?:the|your) (?:plan|session)|keep (?:on )?(?:running|going|training|at it)|carry on|continue|push on|go ahead)';

export const UNSAFE_WITH_PART_EN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:run|jog|race|train|continue|keep (?:running|going|training)|carry on|finish (?:\\w+ ){0,3}|do (?:\\w+ ){1,4})(?: \\w+){0,2}? ?(?:with|on|despite|through|over|past) ${WHOSE_EN}${BAD_PART_EN}\\b(?!\\?)`,
    'i',
  ),
  new RegExp(
    `\\b(?:fine|safe|ok(?:ay)?|no problem|all right|good) to (?:run|train|race|jog|do) (?:\\w+ ){0,2}(?:with|on|despite|through) ${WHOSE_EN}${BAD_PART_EN}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:ignore|disregard|never mind|forget(?: about)?|(?:don't|do not) (?:worry|mind|fret) about|pay no attention to|tough(?:en)? out) ${WHOSE_EN}${BAD_PART_EN}\\b|\\b(?:ignore|disregard|never mind) (?:the|your|that) (?:knee|ankle|achilles|shin|hip|heel|chest)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${RUN_ORDER_EN}\\b${NO_STOP_EN}{0,30}\\b(?:even though|even if|even when|although|though) ${PART_HURTS_EN}`,
    'i',
  ),
  new RegExp(
    `(?<!\\bif |\\bwhen )\\b${PART_HURTS_EN}[^.!?]{0,12}\\b(?:but|yet|still|just)\\b${NO_STOP_EN}{0,20}\\b(?:${RUN_ORDER_EN}|running (?:tomorrow|today|on|will|through))\\b(?! (?:less|slower|is|can wait|later))`,
    'i',
  ),
  new RegExp(
    `\\b(?:even if|even though|although|though) ${PART_HURTS_EN}${NO_STOP_EN}{0,16}\\b${RUN_ORDER_EN}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${RUN_ORDER_STRICT_EN}\\b${NO_STOP_EN}{0,24}\\b(?:the|your|that) (?:left |right )?${JOINT_EN} (?:will|'ll|should|is going to) (?:\\w+ )?(?:be (?:just )?(?:fine|ok(?:ay)?|all right|used to)|get used|sort itself|settle|loosen|cope|calm|stop hurting|come round|heal)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:the|your|that) (?:left |right )?${JOINT_EN} (?:will|'ll|should|is going to) (?:\\w+ )?(?:be (?:just )?(?:fine|ok(?:ay)?|all right)|get used|sort itself|settle|loosen|cope|calm|stop hurting|come round|heal)\\b${NO_STOP_EN}{0,24}\\b(?:${RUN_ORDER_STRICT_EN}|(?:if|when|once|while|as) you (?:keep|run|continue|warm))\\b`,
    'i',
  ),
  new RegExp(
    `\\b${RUN_ORDER_STRICT_EN}\\b${NO_STOP_EN}{0,16}\\b(?:the|your|that) (?:left |right )?${JOINT_EN}(?: is|'s) (?:just|only|merely) (?:complaining|grumbling|moaning|niggling|a bit sore|a little sore|being lazy)\\b|\\b(?:the|your|that) (?:left |right )?${JOINT_EN}(?: is|'s) (?:just|only|merely) (?:complaining|grumbling|moaning|niggling|a bit sore|a little sore|being lazy)\\b${NO_STOP_EN}{0,16}\\b${RUN_ORDER_STRICT_EN}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${BAD_PART_EN}|that ache) (?:will|usually|often|should|tends to) (?:ease|go|fade|pass|warm|loosen|settle)(?: off| up| away| down)? (?:once|when|as|after|if) you(?:'re| are)? (?:run|running|moving|keep|warm|going|get going)\\b`,
    'i',
  ),
];

const PART_JA =
  '(?:膝|ひざ|足首|アキレス腱?|すね|脛|ふくらはぎ|ハムスト(?:リングス?)?|股関節|腰|足底|足裏|足の裏|足の甲|かかと|踵|くるぶし|太もも|足|脚|胸|頭|お腹|おなか|背中|肩|腱|つま先)';
const STILL_HURTS_JA =
  '(?:が|は|も|に|の)?(?:まだ|少し|ちょっと|多少|やや|かなり)?(?:痛く(?:て|なって)も|痛んでも|(?:痛い|痛む|痛みます|痛いです|腫れて(?:い|いま)?る?す?)(?:けど|けれど|けれども|が(?!な|消|引|和|取)|まま|くらい|程度)|(?:痛み|違和感|腫れ)(?:が(?:あって|残って|出て)も|は(?:気にせず|無視して|我慢して)|を(?:気にせず|無視して|我慢して|こらえて))|腫れて(?:い)?ても)';
const RUN_JA =
  '(?:走って(?:も)?(?:大丈夫|いい|よい|良い|かまい|構い|問題|平気|ください|みま|おき)|走りま(?:しょう|す)|走れま?す|走れる|走り(?:続け|切)|走れば|走って(?:いる|いれば|い)[^。]{0,10}(?:大丈夫|治|消え|温ま|慣れ)|続けま(?:しょう|す)|続けて(?:ください|大丈夫|も(?:大丈夫|いい|よい|問題))|(?:ジョグ|ラン|練習|トレーニング|レース|ペース走|距離走)(?:なら|は|を|に)?(?:し(?:ま|て)|出(?:ま|て)|大丈夫|問題|できます|続け|こなし))';

export const UNSAFE_WITH_PART_JA: readonly RegExp[] = [
  new RegExp(`${PART_JA}${STILL_HURTS_JA}(?:(?!医|休|病院|やめ|止め|ない)[^。]){0,14}${RUN_JA}`),
  new RegExp(
    `${PART_JA}(?:の(?:痛み|違和感|ほう))?(?:は|も|が)(?:そのうち|すぐに?|じきに|走るうちに|走れば|走っていれば|走っていると|自然に)+(?:慣れ|治|収ま|落ち着|良くな|よくな|消え)|(?:走り続け|続け)(?:れば|ていれば)[^。]{0,6}${PART_JA}[^。]{0,6}(?:慣れ|治|良くな|よくな)`,
  ),
  /(?:痛む|痛い)(?:ところ|部分|箇所|場所)(?:は|を)(?:気にせず|無視して|忘れて)/,
];

const PART_ZH =
  '(?:膝(?:盖|蓋|[关關][节節])?|[脚腳]踝|跟腱|阿基里斯腱|小腿|大腿|[胫脛]骨|[髋髖]|腰|[脚腳](?:底|跟|背|掌|趾)?|足底|腿|胸口?|背|肩|[关關][节節]|[头頭](?!发|髮)|肚子)';
const HURTS_ZH =
  '(?:(?!不|[没沒無无]|跑)[^。,]){0,4}(?<![酸痠])(?:疼痛?|痛|不舒服|不[适適]|[难難]受|[肿腫](?:了|着|著|[胀脹])?|[隐隱][隐隱]作痛)(?![^。,]{0,3}(?:消|[缓緩]|好了|[减減][轻輕]|再))(?:着|著|了)?';
const NO_STOP_ZH =
  '(?:(?!不[要能宜可该該应應建]|[别別](?!管|在意|理|停)|(?<![别別]|不[要用必])停|(?<![别別]|不[要用必])休息|[医醫]|[请請]先|[没沒](?![关關]|事|[问問])|走路|取消|[减減])[^。])';

export const UNSAFE_WITH_PART_ZH: readonly RegExp[] = [
  new RegExp(
    `${PART_ZH}${HURTS_ZH}${NO_STOP_ZH}{0,8}(?:也|[还還]是|照[样樣]?|仍然?|依然|[没沒][关關][系係]|[没沒]事|[没沒][问問][题題]|不要[紧緊]|不用[管理]|[别別][管理]|不用在意|[别別]在意|(?:是|很)+正常(?:的)?)${NO_STOP_ZH}{0,8}(?:跑|操[课課]|[课課]表|照表|[练練]|[训訓]|[坚堅]持|[继繼][续續]|[撑撐]|比[赛賽])`,
  ),
  new RegExp(
    `(?:[忽无無][略视視]|不(?:用|必)?[管理]|[别別][管理])(?:[^。,不]{0,4})?${PART_ZH}[^。,]{0,6}(?:疼|痛|不舒服|不[适適])|(?:痛|疼)的地方(?:不用|[别別]|不必)[管理]`,
  ),
  new RegExp(
    `${PART_ZH}[^。,不]{0,4}(?:[会會]|就[会會]?)(?:慢慢|自己|自然)?(?:[习習][惯慣]|[适適][应應]|好)[^。]{0,8}(?:[继繼][续續]跑|接[着著]跑|跑下去|照跑)|(?:[继繼][续續]跑|接[着著]跑|跑下去|照跑|[继繼][续續][练練])[^。]{0,8}${PART_ZH}[^。,不]{0,4}(?:[会會]|就[会會]?)(?:慢慢|自己|自然)?(?:[习習][惯慣]|[适適][应應]|好)`,
  ),
  new RegExp(
    `${PART_ZH}${HURTS_ZH}[^。,不]{0,3},?跑(?:[开開]|[着著]跑[着著]|一?[会會]儿?|起[来來])了?[^。,]{0,4}就(?:不|好|[没沒]|[会會])`,
  ),
];

const PART_VI =
  '(?:đầu gối|gối|mắt cá(?: chân)?|cổ chân|gân gót|gót(?: chân)?|bắp chân|ống chân|cẳng chân|lưng|hông|bẹn|bàn chân|đùi|ngực|đầu|vai|gân)';
const HURTS_VI =
  '(?: (?:trái|phải|hơi|vẫn|còn|có|đang|bị|của|bạn)){0,3} (?:đau|nhức|sưng|ê ẩm|khó chịu)(?!\\p{L})';
const NO_STOP_VI =
  '(?:(?!(?<!\\p{L})(?:đừng|không nên|không được|nghỉ|dừng|ngừng|hết|khám|bác sĩ|đi bộ|không còn)(?!\\p{L}))[^.])';

export const UNSAFE_WITH_PART_VI: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})${PART_VI}${HURTS_VI}${NO_STOP_VI}{0,14}(?<!\\p{L})(?:vẫn|cứ|cũng|kệ|không sao|đừng lo|nhưng)(?!\\p{L})${NO_STOP_VI}{0,16}(?<!\\p{L})(?:chạy|tập|tiếp tục|đua|thi)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:chạy|tập|tiếp tục|hoàn thành)(?!\\p{L})${NO_STOP_VI}{0,20}(?<!\\p{L})(?:dù|mặc dù|kể cả khi|ngay cả khi|cho dù|dẫu|với)(?: cái| chiếc| vẫn| phần)? ${PART_VI}${HURTS_VI}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:mặc kệ|kệ|phớt lờ|bỏ qua|đừng để ý)(?: cái| chỗ| phần)? (?:${PART_VI}(?: \\p{L}+)? (?:đau|nhức|sưng)|(?:chỗ|cái) (?:đang )?(?:đau|nhức))(?!\\p{L})|(?<!\\p{L})(?:chạy tiếp|cứ chạy|tiếp tục chạy|tập tiếp|cứ tập)${NO_STOP_VI}{0,10}(?<!\\p{L})${PART_VI} (?:rồi )?(?:sẽ|rồi) (?:\\p{L}+ )?(?:quen|ổn|khỏi|hết)|(?<!\\p{L})${PART_VI} (?:rồi )?(?:sẽ|rồi) (?:\\p{L}+ )?(?:quen|ổn|khỏi|hết)${NO_STOP_VI}{0,12}(?<!\\p{L})(?:chạy tiếp|cứ chạy|tiếp tục chạy|tiếp tục)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})${PART_VI}${HURTS_VI}${NO_STOP_VI}{0,6}(?<!\\p{L})chạy(?: \\p{L}+){0,4} (?:sẽ|là|rồi) (?:tự )?(?:hết|khỏi|quen|ổn|đỡ)(?!\\p{L})`,
    'iu',
  ),
];
