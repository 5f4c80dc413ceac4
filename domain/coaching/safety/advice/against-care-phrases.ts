import type { UnsafeAdviceCategory } from '../unsafe-advice-phrases.ts';

/*
 * Advice that works against care, by what it is after. It hides a complaint, or knows better than a doctor. It sends
 * the runner hungry or dry to a lower weight, or to a race on a knock to the head. It is glad of a missing period, or
 * leaves out rest.
 */

const NO_CARE_EN =
  "(?![^.!?]*\\b(?:doctor|rest|stop|until|not|no|never|wait|clear\\w*|examin\\w+|medical|don't|shouldn't|before)\\b)";
const WHOM_EN =
  '(?:coach(?:es)?|doctors?|doc|gp|physio\\w*|therapists?|trainers?|parents?|mum|mom|dad|partner|wife|husband|team(?:mates?)?|club|organi[sz]ers?|race director|medics?|medical (?:team|staff|tent)|nurses?|teacher|anyone|anybody|manager|selectors?)';
const SIGN_EN =
  '(?:shins?|knees?|foot|feet|hips?|heels?|achilles|calf|pains?|aches?|injur\\w+|niggles?|symptoms?|concussion|dizz\\w+|faint\\w*|periods?|fever|race|fall|swelling|limp\\w*|chest|bump|knock|surgery|operation|medication|tablets?|cycle)';

const HIDES_EN = [
  `\\b(?:don't|do not|wouldn't|would not|needn't|no need to|not necessary to|better not(?: to)?|rather not|hold off|avoid|without) (?:\\w+ ){0,2}?(?:mention(?:ing)?|tell(?:ing)?|bring(?:ing)? up|bring(?:ing)?|report(?:ing)?|admit(?:ting)?|disclos\\w+)\\b(?=[^.!?]*\\b${SIGN_EN}\\b)[^.!?]{0,50}\\b${WHOM_EN}\\b`,
  `\\b(?:when|if) (?:the|your) ${WHOM_EN}\\b[^.!?]{0,20}\\basks?\\b[^.!?]{0,30}\\b(?:don't|no need|skip|leave|say (?:you're|it's|that you're) (?:fine|nothing)|keep)\\b`,
  `\\b(?:keep|stay) (?:it |this |that |the \\w+ )?(?:quiet|to yourself|mum|silent|schtum|secret)\\b|\\bbetween (?:us|you and me)\\b|\\b(?:hide|disguise|cover up|conceal|mask) (?:the|your|any|that) (?:\\w+ )?(?:limp|pain|injury|bandage|tape|swelling|symptoms?)\\b|\\b(?:leave|keep) (?:it|that|this|the \\w+) (?:off|out of) (?:the|your) (?:\\w+ )?(?:form|questionnaire|file|medical)|\\bwhat (?:your|the) ${WHOM_EN} (?:doesn't|don't|do not|does not) know\\b`,
];

const UNSEEN_EN = [
  `\\b(?:when|if) (?:the|your|a) (?:race |team |club )?${WHOM_EN}\\b[^.!?]{0,20}\\basks?\\b[^.!?]{0,16}\\b(?:say|tell|answer|reply|smile|shrug|play)\\b`,
  `\\b(?:before|so(?: that)?|without) (?:the|your|any) ${WHOM_EN}\\b[^.!?]{0,12}\\b(?:sees?|seeing|notic\\w+|finds? out|knows?|knowing|realis\\w+|spots?)\\b|\\b(?:don't|do not|never) let (?:the|your|any) ${WHOM_EN}\\b[^.!?]{0,8}\\b(?:see|notice|know|find out|catch)\\b|\\b(?:mention|bring up|report|disclose) (?:it|this|that) to (?:the|your|any)\\b(?<=\\b(?:don't|not|no need to|never) (?:mention|bring up|report|disclose) (?:it|this|that) to (?:the|your|any))`,
];

const OVERRULES_EN = [
  `\\b(?:doctors?|docs?|physios?|gps?|surgeons?|specialists?|therapists?)(?:'s)?\\b[^.!?]{0,40}\\b(?:over-?cautious|too (?:cautious|careful|strict)|conservative|exaggerat\\w+|overreact\\w*|(?:just|only|always|usually|love to|tend to) (?:be )?(?:play(?:ing)? (?:it )?safe|err|scar\\w+|cover\\w*|say (?:that|rest|stop))|don't (?:really )?(?:understand|know|get) (?:runners|running|your body)|aren't runners|isn't a runner|worst[- ]case)`,
  `\\b(?:weeks?|months?|days?)(?: off| of rest)? (?:is|are) (?:really |more |only |just |probably |usually )*(?:more like|a guideline|a suggestion|a rough|conservative|generous|overkill|far too long|too long)\\b|\\byou know your (?:own )?body better than\\b|\\b(?:forget|never mind) what (?:the|your) (?:doctor|physio|gp|surgeon)`,
  '\\b(?:doctor|physio|gp|surgeon|specialist|consultant|hospital)\\b (?:\\w+ )?(?:said|says|told|wants?|ordered|advised|suggested|recommended)\\b[^.!?]{0,60}\\b(?:but|yet|though|still)\\b(?![^.!?]*\\b(?:stick to|follow|listen|wait|until)\\b)[^.!?]{0,60}\\b(?:you|start|run|race|train|jog)\\b',
  '\\bmedical advice\\b[^.!?]{0,30}\\b(?:is|was)\\b[^.!?]{0,20}\\b(?:for|written|meant|aimed)\\b|\\b(?:ignore|disregard|overrule|forget) (?:the |your )?(?:medical|doctor|physio)\\w*',
];

const STARVES_EN = [
  '\\b(?:go(?:ing)?|head(?:ing)?|get(?:ting)?) to (?:bed|sleep) (?:a (?:little|bit|touch) |slightly |still )?(?:hungry|on an empty stomach)\\b|\\b(?:embrace|get used to|ignore|push through|train through|enjoy) (?:the |that |your )?hunger\\b|\\b(?:stay|be|feel) (?:a (?:little|bit) |slightly )?hungry\\b',
  '\\b(?:swap|replace|trade|substitute)\\b[^.!?]{0,20}\\b(?:dinner|lunch|breakfast|supper|meals?)\\b[^.!?]{0,20}\\b(?:with|for|by) (?:an? |some |just |only )?(?:\\w+ )?(?:salad|shake|soup|coffee|cucumber|apple|tea|smoothie|broth|yogh?urt)|\\b(?:just|only) (?:an? |some )?(?:\\w+ )?(?:salad|soup|shake|coffee|apple|cucumber) (?:for|at|instead of) (?:dinner|lunch|breakfast|supper)\\b',
  '\\b(?:cut|drop|ditch|skip|leave|banish|ban|give up) (?:out )?(?:all |the |your )*(?:carbs?|bread|pasta|rice|dinners?|supper|breakfast|lunch|evening meal)\\b|\\b(?:keep(?:ing)?|sav(?:e|ing)) (?:the |your )?carbs (?:for|to|until)\\b|\\bno (?:carbs|food|eating|dinner) after \\w+',
  '\\b(?:every|each) (?:kilo\\w*|kg|pound|lb|gram)\\b[^.!?]{0,30}\\b(?:lighter|off|less|lost?|drop\\w*|faster|free speed|seconds?)\\b|\\b(?:lighter|leaner|thinner|skinnier)\\b[^.!?]{0,24}\\b(?:is|are|means?|equals?|runs?|will be|makes?)\\b[^.!?]{0,10}\\b(?:faster|quicker|speed)\\b|\\bcalorie deficit\\b|\\b(?:get|come) down to (?:race|racing) weight\\b',
];

const HUNGERS_EN = [
  "\\b(?:instead of|rather than|in place of) (?:your |the |a )?(?:breakfast|lunch|dinner|supper|evening meal)\\b(?![^.!?]*\\b(?:eat|have|add)\\b)|\\b(?:last meal|nothing|no food|don't eat|stop eating|not eat) (?:\\w+ )?(?:at|after|past|beyond|from) (?:\\w+ )?(?:four|five|six|seven|noon|\\d|[\\ue000-\\uf8ff])|\\blet (?:the |your )?hunger\\b|\\bhunger (?:is|does|will|means)\\b|\\b(?:burns?|burning|melts?|melting|sheds?|shedding|torch\\w*) (?:the |your |off |more )?(?:fat|body ?fat|weight|kilos)\\b|\\b(?:fasted|fasting|empty stomach)\\b[^.!?]{0,60}\\b(?:fat|weight|lighter|lean\\w*|drop|faster|quicker)\\b",
];

const DRIES_EN = [
  '\\b(?:leave|run without|go without|skip|ditch|no) (?:the |your |a |any )*(?:bottles?|water|belt|flasks?|drinks?)\\b[^.!?]{0,80}\\b(?:weight|kilos?|kg|lighter|scales?|pounds?)\\b',
  '\\b(?:skip|miss|pass|ignore|leave out|run past)(?:ping|ing)? (?:the |your |all |some |most )*(?:water|drink|aid|fluid)s?(?: stops?| stations?| tables?| breaks?)?\\b[^.!?]{0,60}\\b(?:weigh|lighter|weight|time|seconds|faster)\\b|\\bsweat(?:ing)? (?:off|out) (?:the |your |that |some )?(?:weight|kilos?|pounds?|water)\\b',
  '\\b(?:drink\\w*|sip\\w*|fluids?|water|liquids?)\\b(?!(?: a)? (?:little and|bit and))[^.!?]{0,24}\\b(?:less|little(?! and)|nothing|minimum|hold(?:ing)? back|cut(?:ting)? (?:back|down)|restrict\\w*|sparingly)\\b[^.!?]{0,60}\\b(?:lighter|weigh\\w*|kilos?|kg|scales?|pounds?)\\b|\\b(?:lighter|weigh\\w*|kilos?|kg|scales?)\\b[^.!?]{0,50}\\b(?:drink|sip|fluids?|water)\\b[^.!?]{0,12}\\b(?:less|little|nothing|back)\\b',
  '\\b(?:sweat ?suit|bin ?bags?|extra layers?|sauna|hot bath|rain jacket|windbreaker|plastic)\\b[^.!?]{0,50}\\b(?:weight|lighter|kilos?|kg|pounds?|sweat (?:it|them|that) off|shed)\\b',
];

const HEAD_AND_PERIOD_EN = [
  `\\b(?:concussion|concussed|(?:took|take|taken) a (?:knock|bump|blow)|never (?:blacked|passed) out|headache from (?:your|the|that) (?:fall|crash|knock|tumble)|didn't (?:black|pass) out|(?:headache|foggy|dizzy|dazed) (?:\\w+ )?(?:after|since|from) (?:the|your|that) (?:crash|fall|knock|bump)|head (?:injury|knock|bump)|(?:hit|bang(?:ed)?|knock(?:ed)?|bump(?:ed)?) (?:your|the) head|knock (?:on|to) the head)\\b${NO_CARE_EN}[^.!?]{0,80}\\b(?:race|run|start|jog|train|go ahead|fine|carry on|keep)\\b`,
  "\\b(?:no|missing|missed|losing|lost|skipped|absent|without) (?:your |a |her )?periods?\\b[^.!?]{0,60}\\b(?:normal|good sign|sign (?:of|that)|fitness|fit|common|nothing|fine|bonus|convenient|shape|don't worry|part of|means?)\\b|\\b(?:los(?:e|ing)|lost|no|missing) (?:your |a )?(?:menstrual )?cycle\\b[^.!?]{0,40}\\b(?:means?|normal|shape|sign|fit|fine|common)\\b|\\bperiods?\\b[^.!?]{0,20}\\b(?:stops?|stopped|stopping|disappear\\w*|goes? away)\\b[^.!?]{0,40}\\b(?:normal|good sign|sign (?:of|that)|common|fine|bonus|shape|don't worry|lean)\\b",
];

const NO_REST_EN =
  '\\brest (?:days?|weeks?) (?:are|is) (?:for|overrated|a waste|unnecessary|optional)\\b|\\b(?:no need for|skip|drop|cut|cancel|do without) (?:the |your |any )?(?:rest|recovery|easy) (?:days?|weeks?)\\b|\\bsleep (?:is overrated|can wait)\\b';

const PILES_UP_EN = [
  '\\b(?:doubl|tripl|quadrupl)(?:e|ing)\\b (?:\\w+ ){0,3}?(?:weeks?|weekly|mileage|distances?|volume|long runs?|load|training|sessions?|kilomet\\w+|miles|reps|everything|efforts?)\\b|\\btwice (?:as (?:much|far|many)|the (?:mileage|distance|volume|load))\\b[^.!?]{0,30}\\b(?:next|this|from|straight|tomorrow|right)\\b|\\b(?:jump|leap|go|move|step|bump|ramp)(?:ing)? (?:\\w+ ){0,3}?(?:straight|right|directly|at once|in one go|overnight)\\b[^.!?]{0,30}\\b(?:km|k|miles?|kilomet\\w+|weeks?|marathon|ultra)\\b',
  '\\b(?:every|each) (?:single )?day\\b[^.!?]{0,30}\\b(?:intervals?|hard|tempo|race pace|all[- ]out|flat out|speed ?work|sprints?|hill reps|threshold|max\\w*)\\b|\\b(?:intervals?|hard|tempo|race pace|all[- ]out|speed ?work|sprints?|hill reps|threshold)\\b[^.!?]{0,24}\\b(?:every|each) (?:single )?day\\b|\\b(?:back[- ]to[- ]back|two|three|four|\\d) (?:hard|interval|tempo|speed|quality|key|threshold) (?:days?|sessions?|workouts?)\\b(?: (?:in a row|a day|on consecutive days|back[- ]to[- ]back|per day))?(?= |$|[.,!])(?<=in a row|a day|consecutive days|back|per day|back[- ]to[- ]back \\w+ \\w+)',
  '\\b(?:no|without(?: any| a)?) (?:easy|rest|recovery|off|cut-?back) (?:days?|weeks?|runs?)\\b|\\b(?:make up|catch up|cram|squeeze in|fit in)\\b[^.!?]{0,30}\\b(?:missed|lost|skipped)\\b|\\bget by on (?:\\w+ )?(?:four|five|\\d) hours|\\b(?:run|train) (?:hard )?(?:for )?(?:seven|\\d+|ten|fourteen) days (?:straight|in a row|a week)\\b',
];

const WHOM_JA =
  '(?:監督|コーチ|先生|医師|医者|理学療法士|トレーナー|親|家族|チーム|主治医|スタッフ|大会側|運営|顧問|周り|周囲|誰|整骨院|病院)';
const NO_CARE_JA =
  '(?![^。]*(?:医師|医者|受診|病院|休|やめ|待|控え|様子|許可|まで|いけま|ません|ない|避け))';

const HIDES_JA = [
  `${WHOM_JA}(?:さん)?に(?:は|も)?[^。]{0,24}(?:黙って|黙っと|言わ(?:ない|ず|なくて)|伝え(?:ない|ず|なくて|る必要は)|話さ(?:ない|ず|なくて)|内緒|秘密|伏せ|隠し|触れ(?:ない|ず)|報告し(?:ない|なくて))`,
  `${WHOM_JA}(?:さん)?(?:に|から)?(?:聞かれ|問われ|質問され)(?:ても|たら)[^。]{0,24}(?:言わ|答え|触れ|話さ)?(?:な(?:い|くて)|ず|ごまか|平気|大丈夫と)`,
  `${WHOM_JA}(?:さん)?(?:に|から)?(?:聞かれ|問われ)(?:ても|たら)[^。]{0,30}(?:答え|言え|言っ|伝え)(?:て|ば|ておけば)|気づかれ(?:ない|ず)|ばれ(?:ない|ず)|バレ(?:ない|ず)|見つから(?:ない|ず)`,
  '(?:痛み|ケガ|怪我|足のこと|脚のこと|症状|めまい|故障|骨折)(?:の(?:こと|件))?(?:は|を)?[^。]{0,10}(?:隠し|伏せ|黙って|内緒|言わずに)|問診[^。]{0,16}(?:書か|いいえ|なしと|触れ)',
];

const OVERRULES_JA = [
  '(?:医師|医者|お医者さん|先生)は[^。]{0,10}(?:慎重に|大げさに|念のため)[^。]{0,4}(?:言う|なる|話す)(?:もの|こと|の)',
  '3[789](?:\\.\\d)?度(?:台|前半|くらい)?(?:なら|の熱なら|でも|は)[^。]{0,30}(?:汗|インターバル|走|練習|進め)(?![^。]*(?:休|受診|やめ|控え))',
  '(?:医師|医者|お医者さん|先生|病院|理学療法士)(?:は|の(?:言う|話|指示)|が)[^。]{0,24}(?:大げさ|慎重すぎ|心配しすぎ|保守的|安全側|大事を取りすぎ|念のため(?:に)?言|一般論|(?:ランナー|走る人)(?:のこと)?を(?:知ら|分かっ|わかっ)|目安|建前|脅)',
  '(?:医師|医者|先生|理学療法士|ドクター|病院)(?:は|が|に|から)[^。]{0,24}(?:言い|言われ|言う|言って|止め)(?:ます|ました|まし|い?ます|られ(?:て|まし)(?:い)?た?)?(?:が|けど|けれど|ても|のに)、?(?![^。]*(?:守|従|待|まで|ません|ない))[^。]{0,36}(?:走|再開|始め|出|戻)',
  `(?:医師|医者|先生|理学療法士)(?:に|から|は|が)[^。]{0,24}(?:言われ|止められ|言って)[^。]{0,10}(?:ても|けど|けれど|が、|のに|とはいえ)(?![^。]*(?:守|従|待|まで|ません|ない))[^。]{0,36}(?:大丈夫|走|再開|始め|出|戻)`,
];

const STARVES_JA = [
  '(?:夜|夕|朝|昼)(?:食|ご飯|ごはん|飯)?(?:の(?:炭水化物|糖質|ご飯|主食|米))?(?:は|を)?[^。、]{0,8}(?:抜[いきくけ]|なしに|サラダだけ|スープだけ|だけにし|に置き換え|をやめ|食べずに)|(?:炭水化物|糖質|主食|米|お米|ご飯)(?:は|を)[^。、]{0,6}(?:抜[いきく]|断[ちっ]|やめ|カット|なしに)',
  '(?:お腹|おなか)(?:を|が)?(?:少し|ちょっと)?(?:空|すか|すい|空い)[^。]{0,10}(?:まま|状態で)[^。]{0,8}(?:寝|走|練習)|空腹(?:に慣れ|を我慢|の(?:まま|状態)で(?:寝|長|追い込))',
  '(?:軽く|細く|痩せ)(?:なれば|なるほど|なった分|れば|た分)[^。]{0,12}(?:速|タイム|記録|楽)|(?:あと|さらに|もう)?[\\d·\\ue000-\\uf8ff一二三四五]+ ?(?:kg|キロ)(?:ほど|くらい|だけ)?(?:落と|絞|減ら|軽く(?:し|すれ))',
];

const HUNGERS_JA = [
  '(?:[一二三四五六七八九十\\d·\\ue000-\\uf8ff]+時|夕方|夜)以降は?[^。、]{0,6}(?:食べな|食べず|何も|抜)|(?:朝|昼|夜)(?:食|ご飯)?(?:は|を)?[^。、]{0,6}(?:コーヒー|お茶|水|サラダ|スムージー|りんご|プロテイン)(?:だけ|一杯)|脂肪を(?:燃や|落と)|(?:レース|大会|本番)(?:まで|前)に[^。、]{0,6}(?:絞|落と|痩せ)|(?:レース|勝負)体重',
];

const DRIES_JA = [
  '給水(?:所)?(?:を|は)?[^。]{0,8}(?:飛ばす|飛ばし|抜[かきく]|取らず|とらず|我慢)|(?:サウナ|半身浴|厚着)[^。]{0,20}(?:汗)[^。]{0,16}(?:体重|レース|軽)',
  '(?:水分|水|給水|飲み物)(?:を|は)?[^。]{0,8}(?:控え|減らし|抜[いき]|我慢|少なめ|少なく)[^。]{0,36}(?:軽|体重|キロ|kg|落ち|絞|動きやす)',
  '(?:サウナ|厚着|カッパ|ウインドブレーカー|ウィンドブレーカー|重ね着)[^。]{0,24}(?:汗|水分|体重)[^。]{0,20}(?:落と|減ら|軽|絞|出し切)',
];

const HEAD_AND_PERIOD_JA = [
  `(?:頭を(?:打|ぶつ)|脳震盪|脳しんとう|(?:転倒|転んだ|衝突)(?:後|あと|した)の?[^。]{0,6}(?:頭痛|ぼんやり|ふらつき))${NO_CARE_JA}[^。]{0,40}(?:走|レース|出場|出て|大丈夫|再開|平気)`,
  '(?:生理|月経)(?:が|の)?[^。]{0,10}(?:止ま|来な|こな|不順|なくな|飛)[^。]{0,30}(?:普通|よくあ|証拠|サイン|絞れ|心配(?:は)?(?:いら|な)|問題(?:は)?(?:な|あり)|大丈夫|仕上が|当たり前)',
];

const NO_REST_JA =
  '(?:休養日|休足日|休み|完全休養)(?:は|を|なんて)?[^。、]{0,6}(?:いらない|いりません|不要|なしで|削[っり]|なくし|もったいな)';

const PILES_UP_JA = [
  '(?:走行距離|距離|練習量|本数|ロング走|月間|週間|走る量|負荷)(?:を|は|も)?[^。]{0,14}(?:倍|一気に|いきなり|急に)[^。]{0,14}(?:増や|伸ば|上げ|にし|延ば)(?:し|して)?(?:ましょう|て(?:みて)?ください|ても大丈夫|ても問題)|(?:一気に|いきなり)[^。]{0,24}(?:増やし|伸ばし|延ばし|走り)(?:ましょう|て(?:みて)?ください|ても大丈夫)|倍(?:に|の距離)[^。]{0,8}(?:し(?:て|ま)|増や|走)',
  '毎日[^。、]{0,14}(?:インターバル|ポイント練|全力|追い込|ペース走|スピード|レースペース|坂ダッシュ|閾値|テンポ走)|(?:連日|連続で|[三四五六七八九十\\d]日(?:連続|続け))[^。]{0,14}(?:ポイント|インターバル|追い込|走りましょう|走って|練習し)|(?:休み|休養日?|休息)なし(?:で|に)|(?:抜けた|サボった|さぼった|できなかった|休んだ|飛ばした)(?:分|練習)(?:を|は)?[^。]{0,16}(?:まとめて|取り返|取り戻|埋め|今週|全部|上乗せ)|睡眠(?:時間)?(?:を|は)?[^。]{0,6}(?:削|減ら|[45四五]時間)',
];

const WHOM_ZH =
  '(?:教[练練]|[医醫]生|[医醫][师師]|大夫|治[疗療][师師]|[复復]健[师師]|康[复復][师師]|家人|家[里裡]|爸[妈媽]|父母|[队隊][里裡友]|裁判|[赛賽]事|[组組]委|主[办辦]|老[师師]|[别別]人|任何人|[护護]士)';
const NO_ZH = '(?:先?[别別]|先?不要|先?不用|先?不必|[没沒]必要|不需要|先不|[无無]需|用不[着著])';
const NO_CARE_ZH =
  '(?![^。]*(?:[医醫]|停|休息|等|才|不能|不要|先[别別]|[别別](?:跑|[练練]|[参參])|不[该該]|不宜))';

const HIDES_ZH = [
  `${NO_ZH}(?:急[着著]|特[别別]|主[动動]|[马馬]上)?(?:跟|和|向|[对對]|同)${WHOM_ZH}[^。,，]{0,8}(?:[说說]|提|[讲講]|[报報]告|透露)|${NO_ZH}(?:急[着著]|特[别別]|主[动動])?(?:告[诉訴]|[让讓])${WHOM_ZH}`,
  `${WHOM_ZH}[^。]{0,10}[问問](?:起|到)?[^。]{0,14}(?:${NO_ZH}(?:特[别別]|主[动動])?(?:提|[说說]|[讲講])|就[说說](?:[没沒]|不)|含糊|[带帶][过過])|(?:[瞒瞞](?:[着著住])?|[对對])${WHOM_ZH}[^。]{0,6}(?:保密|[隐隱][瞒瞞])|[瞒瞞][着著]${WHOM_ZH}`,
  `(?:[医醫]生|[医醫][师師]|教[练練]|裁判|治[疗療][师師])(?:要是|如果)?[问問](?:起|到)?(?:的[话話])?[^。]{0,6}就(?:[说說]|回答|[讲講])|(?:[别別]|不要|[免省])(?:得)?(?:[让讓]|被|[给給])${WHOM_ZH}[^。]{0,6}(?:看|[发發][现現]|知道|[察觉覺]+|[认認]出)`,
  `(?:[伤傷][痛病]?|疼痛?|痛|症[状狀]|[头頭][晕暈]|比[赛賽])(?:的)?(?:事(?:情)?)?[^。]{0,6}${NO_ZH}[^。,，]{0,4}(?:提|[说說]|[讲講]|告[诉訴])|(?:把|將|将)[^。]{0,6}(?:[伤傷]|[绷繃][带帶]|[肿腫]|症[状狀])[^。]{0,4}(?:藏|遮|[隐隱][瞒瞞])`,
];

const OVERRULES_ZH = [
  '(?:[医醫]生|[医醫][师師]|大夫|治[疗療][师師])[^。]{0,18}(?:保守|[夸誇](?:[张張]|大)|太(?:小心|[谨謹]慎)|[吓嚇](?:你|人|唬)|[过過](?:度|[于於])(?:[谨謹]慎|小心)|不懂(?:跑|[运運][动動])|不跑步|都[这這](?:[么麼]|[样樣])[说說]|[习習][惯慣](?:[说說]|叫|[让讓]))',
  '(?:[医醫]生|[医醫][师師]|大夫)(?:[说說]|[让讓]|叫|要|建[议議])[^。]{0,16}[,，](?:可|但|只是|其[实實]|不[过過])(?![^。]*(?:遵|[听聽]|按|等|先[别別]|不能))[^。]{0,30}(?:可以|能|就|跑|[练練]|恢[复復])',
  '(?:[医醫]生|[医醫][师師]|大夫)(?:[说說]|[让讓]|叫|要|建[议議])[^。]{0,16}(?:但是?|不[过過]|可是|其[实實])(?![^。]*(?:遵|[听聽]|按|等|先[别別]|不能))[^。]{0,24}(?:可以|能|就跑|[练練]|恢[复復])',
];

const STARVES_ZH = [
  '(?:早|午|晚)(?:[饭飯餐])?(?:上)?[^。,，]{0,6}(?:改成|只吃|[换換]成|[别別]吃|不吃|免了|省掉|省略|就吃|用[^。,，]{0,8}代替)[^。]{0,20}',
  '(?:[饿餓][着著]|[饿餓]肚子|空腹|[带帶][着著][饥飢][饿餓])[^。]{0,12}(?:睡|跑|[练練])[^。]{0,24}(?:瘦|[体體]重|掉|[轻輕]|更?快|脂)|[习習][惯慣](?:[饥飢][饿餓]|[饿餓])',
  '(?:掉|[减減]|瘦|[轻輕])[^。,，]{0,4}[一二两兩三四五\\d·\\ue000-\\uf8ff]+ ?(?:公斤|斤|kg)[^。]{0,14}(?:快|秒|配速|成[绩績]|PB)|(?:戒|[断斷]|不吃|少吃|砍|停)(?:掉)?(?:碳水|米?[饭飯]|主食|[淀澱]粉|[面麵]食)|[轻輕](?:一|[几幾\\d])?(?:公斤|斤)[^。]{0,6}(?:快|秒)|越[轻輕瘦]越快',
];

const HUNGERS_ZH = [
  '(?:[一二三四五六七八九十\\d·\\ue000-\\uf8ff]+[点點]|[傍晚下午夜]+)(?:以|之)?[后後](?:什[么麼]都)?(?:不吃|[别別]吃|不要吃|禁食)|[燃烧燒]{1,2}脂|(?:[赛賽]前|比[赛賽]前)[^。,，]{0,6}(?:瘦|[减減]|掉秤)|(?:早|午|晚)餐?[^。,，]{0,4}(?:[换換]成|改成|只喝|只吃)|[压壓](?:下[来來]|低)?[体體]重|[体體]重[压壓]下',
];

const DRIES_ZH = [
  '不[带帶]水(?:[壶壺])?[^。]{0,36}(?:[体體]重|掉|瘦)',
  '(?:跳[过過]|不停|略[过過]|不[进進]|[别別]停)[^。,，]{0,4}(?:水站|[补補][给給]站|[补補]水)',
  '(?:少喝|不喝|[别別]喝|控制|[断斷]|限制|[减減]少)(?:[点點些])?(?:喝)?水(?:分)?[^。]{0,30}(?:[体體]重|[轻輕]|掉|瘦|公斤|斤)|(?:[体體]重|[轻輕]|掉秤|瘦)[^。]{0,24}(?:少喝|不喝|[别別]喝|[断斷])(?:[点點些])?水',
  '(?:桑拿|三[温溫]暖|蒸|泡熱水|[裹穿包][^。,，]{0,10}(?:[风風]衣|雨衣|保[鲜鮮]膜|外套|厚))[^。]{0,24}(?:[体體]重|掉|瘦|[轻輕]|[减減]|水分)',
];

const HEAD_AND_PERIOD_ZH = [
  '[没沒](?:昏|[晕暈])(?:[过過]去|倒)[^。]{0,30}(?:半[马馬]|全[马馬]|比[赛賽]|[参參][赛賽]|跑)(?![^。]*(?:[医醫]|等|停))',
  `(?:[脑腦]震[荡盪]|(?:撞|摔|磕|碰)(?:到|了|[着著])?[头頭]|[头頭](?:部)?(?:撞|磕|碰))${NO_CARE_ZH}[^。]{0,40}(?:可以|能|[没沒]事|照|[参參][赛賽]|[报報]|[继繼])`,
  '(?:月[经經]|例假|姨[妈媽]|生理期)[^。]{0,8}(?:停|不[来來]|[没沒][来來有]?)[^。]{0,24}(?:正常|常[见見]|[说說]明|代表|好事|到位|不用[担擔]心|[没沒]事|[没沒][关關]|省事)',
];

const NO_REST_ZH =
  '(?:休息日|[恢复復]+日|休[养養])[^。,，]{0,4}(?:不用|[没沒]必要|取消|浪[费費]|不需要|省)|不(?:用|需要)休息日';

const BONE_ZH =
  '(?:痛[点點]|骨(?:[头頭])?[^。,，]{0,6}(?:疼|痛))[^。,，]{0,8}(?:先)?(?:[别別]|不用|不必|不要)(?:太|去)?(?:在意|管|[担擔]心|理|放在心上)';

const DOSE_ZH =
  '[药藥][^。]{0,20}(?:停(?:掉|了|一下|[药藥])|先停|[别別]吃|不吃)(?![^。]*[问問])|(?:[铁鐵][剂劑片]|[维維](?:生素|他命)|[钙鈣]片|[药藥])[^。]{0,6}[一二两兩三四\\d·\\ue000-\\uf8ff]+[颗顆片粒]|(?:吃|服|吞)[一二两兩三四\\d·\\ue000-\\uf8ff]+(?:[颗顆片粒])[^。,，]{0,4}(?:[铁鐵]|[维維]|[钙鈣]|[药藥])';

const NAMES_DISEASE_ZH =
  '(?:[这這那]|[这這那][种種](?:情[况況]|[状狀][况況]|症[状狀]|疼|痛)?|你)(?:就|明[显顯]|一看就|[应應][该該]|多半|八成)是(?:典型的?|[轻輕][微度]的?)?(?:[贫貧]血|骨折|骨裂|[^。,，]{0,6}炎|拉[伤傷]|[韧韌][带帶]|半月板|[应應]力|神[经經]|缺[铁鐵钙鈣])';

const PILES_UP_ZH = [
  '(?:跑量|距[离離]|里程|[强強]度|[训訓][练練]量|[组組][数數]|[长長]距[离離]跑?|每[周週])(?![^。]*(?:不要|[别別]|不能|不[该該宜可]|避免|切忌))[^。,，]{0,10}(?:一下子|一口[气氣]|直接|[马馬]上|立刻|下[周週]就|[这這][周週]就|翻|加倍|[两兩]倍|三倍)[^。]{0,10}|(?:一下子|一口[气氣]|直接)(?:加|提|[拉冲衝]|增|跳)(?:到|至|成)',
  '(?:每天|天天)(?:都)?[^。,，]{0,8}(?:[间間]歇|[冲衝]刺|高[强強]度|全力|比[赛賽]配速|[节節]奏跑|拉[满滿]|跑[满滿]|[阈閾]值)|[连連][续續]?[^。,，]{0,5}[天日][^。]{0,10}(?:[间間]歇|高[强強]度|[长長]距[离離]|[强強]度|跑)|(?:漏|缺|落下|[没沒]跑|[错錯][过過]|少跑)[^。]{0,10}(?:[补補]回?[来來]|一次(?:性)?|全部|都[补補]|加倍)|(?:取消|不安排|[没沒]有|砍掉)(?:休息日|休息|恢[复復][周週日])|少睡|(?:只|就)睡[四五45]',
];

const WHOM_VI =
  '(?:hlv|huấn luyện viên|bác sĩ|thầy|cô giáo|gia đình|bố mẹ|ba mẹ|đội|cả đội|ban tổ chức|btc|ai|y tế|kỹ thuật viên|chuyên viên|người nhà|vợ|chồng)';
const NO_CARE_VI = '(?![^.]*(?:bác sĩ|khám|nghỉ|đừng|không nên|chờ|đợi|cho phép|chưa))';

const HIDES_VI = [
  `(?:khoan|đừng|chưa cần|không cần|chưa nên|tạm thời không|khỏi|chưa vội)(?! (?:ngại|ngần ngại|quên|sợ|chần chừ|giấu|do dự))(?: \\S+){0,2}? (?:nói|kể|báo|tiết lộ|nhắc|đề cập)(?: \\S+){0,5}? (?:với |cho |đến |tới )?${WHOM_VI}(?!\\p{L})`,
  `(?:${WHOM_VI})(?: \\S+){0,3} hỏi[^.]{0,16} (?:thì |cứ )+(?:nói|bảo|trả lời)|(?:đừng|không|khỏi) (?:để|cho) ${WHOM_VI}(?: \\S+)? (?:thấy|biết|phát hiện|nhìn)`,
  `(?:${WHOM_VI}) (?:\\S+ )?hỏi[^.]{0,30} (?:đừng|khỏi|không cần|chưa cần) (?:nói|kể|nhắc)|(?:giấu|qua mặt) (?:\\S+ )?${WHOM_VI}(?!\\p{L})|(?:giấu|im lặng về) (?:cơn đau|chấn thương|triệu chứng|chuyện đau)`,
];

const OVERRULES_VI = [
  '(?:bác sĩ|bs)[^.]{0,40} (?:tính cho|dành cho|là cho) người (?:thường|không)|(?:bác sĩ|bs) (?:dặn|bảo|nói|khuyên)[^.]{0,50} còn bạn',
  '(?:bác sĩ|bs)(?: \\S+){0,8} (?:quá (?:cẩn thận|lo|thận trọng|khắt khe)|lo xa|nói quá|dọa|làm quá|bảo thủ|dè dặt|không hiểu (?:dân chạy|runner|người chạy))',
  '(?:bác sĩ|bs)(?: (?:mổ|điều trị|thể thao))? (?:bảo|nói|dặn|khuyên)[^.]{0,40} (?:nhưng|mà|chứ)(?![^.]*(?:nghe theo|chờ|đợi|đừng|không nên))[^.]{0,50} (?:chạy|tập|được)',
  '(?:bác sĩ|bs) (?:bảo|nói|dặn|cho|bắt|khuyên)[^.]{0,40} (?:nhưng|chứ|thật ra|thực ra)(?![^.]*(?:nghe theo|chờ|đợi|đừng|không nên))[^.]{0,40} (?:chạy|tập|được|bắt đầu)',
];

const STARVES_VI = [
  '(?:bỏ|cắt|nhịn|khỏi ăn|thay|kiêng)(?: hẳn| hết| luôn)? (?:cơm|bữa (?:tối|sáng|trưa)|tinh bột|ăn tối|ăn sáng)',
  '(?:bụng đói|đói bụng|để đói|chịu đói)[^.]{0,50} (?:cân|nhẹ|gầy|ngủ|mỡ|nhanh)|(?:cân|nhẹ người|gầy)[^.]{0,40} (?:bụng đói|chịu đói)|(?:xuống|giảm|bớt|nhẹ đi)(?: \\S+)? ?(?:kg|ký|kí|cân)[^.]{0,24} (?:nhanh hơn|pace|giây)|càng (?:nhẹ|gầy|ốm) càng nhanh',
];

const HUNGERS_VI = [
  '(?:sau|từ) (?:\\S+ )?(?:\\d|[\\ue000-\\uf8ff]|ba|bốn|năm|sáu|bảy)(?: giờ|h)[^.]{0,16} (?:không ăn|nhịn|đừng ăn)|đốt mỡ|(?:thay|đổi) (?:bữa|cơm)[^.]{0,10} (?:bằng|thành)|(?:xuống|ép|giảm) (?:ký|cân|kg)(?: \\S+){0,3} (?:trước giải|kịp)|kịp (?:xuống|giảm|ép) (?:ký|cân)',
];

const DRIES_VI = [
  '(?:bỏ qua|bỏ|khỏi ghé|không ghé|chạy qua) (?:\\S+ )?(?:trạm nước|tiếp nước)|xông hơi[^.]{0,24} (?:cân|ký|nhẹ)',
  '(?:uống ít nước|nhịn (?:uống|nước)|hạn chế (?:uống )?nước|bớt nước|uống ít đi)[^.]{0,60} (?:nhẹ|cân|kg|ký|mồ hôi)|(?:nhẹ (?:người|hơn|cân)|xuống cân|ép cân)[^.]{0,50} (?:uống ít|nhịn nước|nhịn uống|hạn chế nước|xông hơi)',
  '(?:mặc|quấn|trùm)[^.]{0,20}(?:áo gió|áo mưa|nilon|ni lông|áo dày|thêm áo)[^.]{0,30}(?:mồ hôi|cân|nhẹ)',
];

const HEAD_AND_PERIOD_VI = [
  `(?:đập đầu|chấn động não|va đầu|đụng đầu|ngã đầu)${NO_CARE_VI}[^.]{0,60} (?:không sao|cứ|vẫn (?:chạy|thi|tập)|vào giải|chạy (?:chậm|nhẹ|tiếp))`,
  '(?:mất kinh|không (?:có|thấy) kinh|tắt kinh|trễ kinh|ngừng kinh)[^.]{0,40} (?:nghĩa là|bình thường|tốt|chứng tỏ|dấu hiệu|không sao|đừng lo|phong độ)',
];

const NO_REST_VI =
  'ngày nghỉ (?:là )?(?:thừa|phí|không cần)|(?:bỏ|khỏi|không cần) (?:luôn )?ngày nghỉ';

const PILES_UP_VI = [
  '(?:tăng|nâng|kéo|nhảy)(?: \\S+){0,5} (?:gấp đôi|gấp ba|ngay lập tức|một lèo|một phát|đột ngột|vọt)|gấp đôi (?:quãng|cự ly|khối|số|tuần|buổi)|(?:ngày nào cũng|mỗi ngày|hằng ngày|hàng ngày)[^.]{0,20} (?:biến tốc|interval|hết sức|nước rút|tempo|cường độ cao|tốc độ)|(?:biến tốc|interval|tempo|cường độ cao)(?: \\S+){0,4} (?:mỗi ngày|hằng ngày|hàng ngày)',
  '(?:chạy|tập)(?: \\S+){0,4} (?:\\d+|ba|bốn|năm|sáu|bảy|mười) ngày liên (?:tục|tiếp)|(?:bù|dồn)(?: \\S+){0,5} (?:buổi|km|bài)(?: \\S+){0,4} (?:bỏ|lỡ|thiếu|nghỉ|mất)|không cần (?:ngày )?nghỉ ngơi|(?:chỉ cần|cứ) ngủ (?:ít|bốn|năm|4|5)',
];

/** Figures of a rise that no body takes in a week: half as much again, or a fifth and more by the week. */
const LEAPS = [
  /(?:from|từ|从|從|自)? ?(\d+(?:\.\d+)?) ?(?:km|k|公里|キロ|miles?|phút|min\w*)?(?:一?[周週](?:量)?)? ?(?:to|lên|đến|から|(?:直接|一下子)?[加提拉冲衝增升]?到|至|→|-) ?(?:一気に)?(\d+(?:\.\d+)?) ?(?:km|k(?![a-z])|公里|キロ|miles?|phút|min\w*)/giu,
];
const LEAP_BY_WEEK =
  /(?:今月|今週|先月|[这這][周週个個]月?|本[周週]|上[周週]|tuần này|tháng này|this (?:week|month))[^\d]{0,12}(\d+) ?(?:km|k|公里|キロ|miles?)[^\d]{0,40}(?:来月|来週|下[周週]|下[个個]月|tuần (?:sau|tới)|tháng (?:sau|tới)|next (?:week|month))[^\d]{0,16}(\d+)/giu;
const LEAST_LEAP = 1.5;
const SLOWLY =
  /\b(?:over|within|in|across) (?:the next |about )?(?:\w+ )?(?:weeks|months)\b|\bgradual\w*|[かヶケカ]月|週間(?:かけ|で)|徐々|少しずつ|[个個]月|[几幾三四五六七八九十\d]+[周週](?:[内內後后]|[里裡]|[时時])|逐步|慢慢|(?:trong|qua)(?: \S+){0,2} (?:tuần|tháng)|dần/iu;

/** Whether a sentence leaps from one amount to a far larger one. */
export function leapsAhead(sentence: string): boolean {
  if (SLOWLY.test(sentence)) return false;
  return [...LEAPS, LEAP_BY_WEEK].some((leap) =>
    [...sentence.matchAll(leap)].some(
      ([, from, to]) => Number(from) > 0 && Number(to) >= Number(from) * LEAST_LEAP,
    ),
  );
}

const of = (
  category: UnsafeAdviceCategory,
  flags: string,
  ...sources: readonly string[]
): (readonly [UnsafeAdviceCategory, RegExp])[] =>
  sources.map((source) => [category, new RegExp(source, flags)] as const);

export const AGAINST_CARE: readonly (readonly [UnsafeAdviceCategory, RegExp])[] = [
  ...of('through-warning', 'iu', ...HIDES_EN, ...UNSEEN_EN, ...OVERRULES_EN, ...HEAD_AND_PERIOD_EN),
  ...of('weight-loss', 'iu', ...STARVES_EN, ...HUNGERS_EN),
  ...of('drinking', 'iu', ...DRIES_EN),
  ...of('overload', 'iu', NO_REST_EN, ...PILES_UP_EN),
  ...of('through-warning', 'u', ...HIDES_JA, ...OVERRULES_JA, ...HEAD_AND_PERIOD_JA),
  ...of('weight-loss', 'u', ...STARVES_JA, ...HUNGERS_JA),
  ...of('drinking', 'u', ...DRIES_JA),
  ...of('overload', 'u', NO_REST_JA, ...PILES_UP_JA),
  ...of('through-warning', 'u', ...HIDES_ZH, ...OVERRULES_ZH, ...HEAD_AND_PERIOD_ZH, BONE_ZH),
  ...of('weight-loss', 'u', ...STARVES_ZH, ...HUNGERS_ZH),
  ...of('drinking', 'u', ...DRIES_ZH),
  ...of('overload', 'u', NO_REST_ZH, ...PILES_UP_ZH),
  ...of('medication', 'u', DOSE_ZH),
  ...of('diagnosis', 'u', NAMES_DISEASE_ZH),
  ...of('through-warning', 'iu', ...HIDES_VI, ...OVERRULES_VI, ...HEAD_AND_PERIOD_VI),
  ...of('weight-loss', 'iu', ...STARVES_VI, ...HUNGERS_VI),
  ...of('drinking', 'iu', ...DRIES_VI),
  ...of('overload', 'iu', NO_REST_VI, ...PILES_UP_VI),
];
