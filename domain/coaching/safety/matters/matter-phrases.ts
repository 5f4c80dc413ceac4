/*
 * Abuse, medicines, fevers, stays in hospital and children in the words of runners. Each is tested on lower-case text of any of the
 * product's languages.
 */

const any = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u');

const EN_SOMEBODY =
  '(?:coach|trainer|teacher|physio|doctor|manager|husband|wife|boyfriend|girlfriend|partner|fianc[ée]e?|ex|dad|father|step-?dad|step-?father|mum|mom|mother|step-?mum|step-?mom|brother|uncle|cousin|boss|team ?mates?|captain|guy|man|men|stranger|someone|somebody|he|she|they)';
const EN_DOES =
  '(?:(?:keeps?|kept|started|always|often|sometimes|still|just|has|have|is|was|got|been|again|never stops) ){0,3}(?:hits?|hit|hitting|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|rap(?:es|ed|ing)|molest(?:s|ed|ing)?|grop(?:es|ed|ing)|touch(?:es|ed|ing)|fondl(?:es|ed|ing)|assault(?:s|ed|ing)?|abus(?:es|ed|ing)|threaten(?:s|ed|ing)? to (?:kill|hurt|hit)) me\\b(?! (?:up\\b|with\\b|out\\b|off\\b|into\\b|in the feels|by (?:text|email|dm)|(?:emotionally )?with))';
const EN_BEATS =
  '(?:beats?|beat|beating) me(?: up)?(?= *(?:$|[,.!]|when|if|because|every time i|at home|with (?:a|his|her|the) (?:belt|stick|fist|hand|shoe)|black|up|last night|again last night|after (?:practice|training)|so ))(?! (?:by|to|in|at|on|over|again)\\b)';

export const ABUSE = any(
  `\\b${EN_SOMEBODY}\\b(?: \\w+)?(?: who)? ${EN_DOES}`,
  `\\b(?:coach|trainer|teacher|husband|wife|boyfriend|girlfriend|partner|dad|father|mum|mom|mother|step-?dad|brother|uncle|he|she)(?: \\w+)? ${EN_BEATS}`,
  "\\bi (?:was|got|have been|'?ve been|am being|keep getting|am getting) (?:just |recently |once )?(?:raped|molested|groped|sexually (?:assaulted|abused|harassed)|beaten(?: up)? (?:by|at home)|abused)\\b",
  '\\b(?:coach|trainer|teacher|he)\\b.{0,30}\\b(?:asks?|asked|asking|wants?|makes?|made|forc(?:es|ed)|sends?|sent|keeps sending)\\b.{0,12}\\b(?:me )?(?:for |to send |to )?(?:nudes|naked (?:pics?|photos?|pictures?)|sex\\b|sexual (?:messages|photos|favou?rs)|undress|take my (?:clothes|top|shirt) off|sleep with him|touch him)',
  '\\b(?:puts?|slid|slides?|sticks?|stuck|shoved?|ran|runs) (?:his|her|their) hands? (?:down|up|in|inside|under|between|on) my (?:\\w+ )?(?:shorts|shirt|bra|top|pants|tights|underwear|legs?|thighs?|breasts?|boobs?|bum|butt|ass|crotch)\\b|\\b(?:he|she|coach|dad|mum|mom|husband|wife) (?:\\w+ )?(?:pinned|threw|shoved|pushed) me (?:down|against|to the (?:floor|ground|wall)|into the wall)\\b|\\b(?:makes|made|forces|forced) me (?:to )?(?:kiss|undress|strip|sleep with|have sex|touch)\\b|\\bhit(?:s)? me with (?:a|his|her|the) (?:belt|stick|cane|shoe|fist)\\b',
  '\\bdomestic (?:abuse|violence)\\b(?! (?:charity|fundraiser|awareness))|\\bafraid of my (?:husband|boyfriend|partner|wife|coach|dad|father)\\b',
  '(?:コーチ|監督|顧問|先生|先輩|トレーナー|夫|旦那|彼氏|彼女|妻|父|母|親|兄|義父|上司|チームメイト|知らない人|男)(?:に|から|の|が)[^。]{0,14}(?:殴ら|殴る|蹴ら|蹴る|ビンタ|(?<!肩を|背中を)叩か|(?<!肩を|背中を)たたか|なぐら|けられ|(?:体|からだ|胸|お尻|太もも|足)を?(?:触|さわ)|触られ|さわられ|襲われ|暴力|暴行|首を(?:絞|し)め|セクハラ|レイプ|脱がさ|裸(?:の写真)?を)',
  '(?:体|からだ|胸|お尻|身体)を(?:触|さわ)られ|痴漢(?:され|に(?:遭|あ))|性(?:被害|暴力|的暴行)(?:を受|に(?:遭|あ)|され)|(?:レイプ|強姦)され|dv(?:を受|され|に(?:遭|あ)|夫|彼)|家庭内暴力|虐待(?:され|を受)',
  '(?:教[练練]|老[师師]|老公|丈夫|男友|男朋友|老婆|前任|爸爸?|[妈媽]{1,2}|父[亲親]|[继繼]父|[队隊]友|[学學][长長]|[领領][导導]|他|她)[^。,，]{0,8}(?:打(?:我|了我)(?![电電][话話]|[脸臉]|主意|的?(?:比[赛賽]|[气氣]|[广廣]))|踢我|揍我|抽我|踹我|推倒我|用(?:皮[带帶]|棍|鞋|[绳繩]).{0,3}(?:抽|打)|扇我|搧我|掐我|摸我|[强強][奸姦暴]我|性侵|性[骚騷][扰擾]|家暴|猥[亵褻]|[对對]我[动動]手|逼我.{0,4}(?:上床|[脱脫]|拍))',
  '我?(?:被|遭)[^。,，]{0,8}(?:性侵|[强強][奸姦暴]|家暴|猥[亵褻]|非[礼禮]|毒打|[殴毆]打|性[骚騷][扰擾])|家暴(?!公益|防治)',
  '(?:thầy|cô giáo|hlv|huấn luyện viên|chồng|vợ|bạn trai|bố|mẹ|cha|anh ấy|ông ấy|ông ta|dượng|người yêu|đồng đội)[^.]{0,24}(?:đánh (?:đập )?(?:em|tôi|mình|con|cháu)(?!\\p{L})|đánh đập|tát (?:em|tôi|mình|con)|đá (?:em|tôi|mình) |sờ (?:mó|soạng|vào|người|đùi|ngực|mông|eo)|sàm sỡ|quấy rối|cưỡng (?:hiếp|bức|dâm)|hiếp dâm|bóp cổ|bạo hành)',
  '(?:bị|từng bị|đang bị)[^.]{0,16}(?:xâm hại|cưỡng hiếp|hiếp dâm|quấy rối tình dục|bạo hành|sàm sỡ|lạm dụng tình dục)|bạo hành gia đình',
  '(?<!\\p{L})(?:thay|hlv|chong|ban trai|bo|duong) [^.]{0,20}(?:danh (?:e|em|toi|minh)|tat (?:e|em|toi)|so mo|sam so|quay roi|bao hanh)(?!\\p{L})',
);

/** Sport, help and games; in a text that says nothing of force beside it. */
export const NO_ABUSE =
  /\b(?:like|as if|as though|thought) (?:somebody|someone|something) (?:had |has |just )?(?:kicked|hit|shot|punched) me\b|\b(?:abuse|violence) (?:charity|fundraiser|awareness)\b|\b(?:video ?game|boxing|sparring|kickboxing|karate|judo|movie|film|novel)\b|(?:ボクシング|空手|格闘|映画|ドラマ)|[拳击擊]{2}|[电電]影|反家暴/u;

const EN_PAINKILLER =
  '(?:ibuprofen|advil|nurofen|motrin|aspirin|naproxen|aleve|diclofenac|voltaren|nsaids?|pain ?killers?|pain (?:pills?|meds|tablets)|paracetamol|tylenol|acetaminophen|tramadol|codeine|anti-?inflammator(?:y|ies))';
const EN_RUNNING =
  '\\b(?:run(?:s|ning)?|rac(?:e|es|ing)|marathon|half|ultra|10k|5k|long one|start|finish|mile|km|session|workout|intervals|train(?:ing)?|get (?:me )?thr(?:u|ough))\\b';
const JA_PAINKILLER =
  '(?:ロキソニン|ロキソプロフェン|痛み止め|鎮痛[剤薬]|バファリン|カロナール|ボルタレン|イブプロフェン|イブ(?=を?[飲の\\d])|アスピリン|消炎剤)';
const ZH_PAINKILLER =
  '(?:布洛芬|止[痛疼][药藥片]|芬必得|扶他林|普拿疼|阿司匹林|阿斯匹[灵靈]|消炎[药藥]|双氯芬酸|必理痛|[对對]乙[酰醯]氨基酚)';
const VI_PAINKILLER =
  '(?:thuốc giảm đau|viên giảm đau|giảm đau (?:\\p{L}+ )?trước khi|ibuprofen|panadol|paracetamol|efferalgan|aspirin|voltaren|thuốc kháng viêm|thuoc giam dau|vien giam dau)';

export const MEDICINE = any(
  `\\b${EN_PAINKILLER}\\b.{0,60}${EN_RUNNING}|${EN_RUNNING}.{0,40}\\b(?:on|with|take|taking|took|pop(?:ped|ping)?|use|using) (?:\\w+ ){0,3}${EN_PAINKILLER}\\b|\\b(?:how (?:many|much)|\\d+ ?mg(?: of)?) ${EN_PAINKILLER}\\b`,
  '\\b(?:stopped|quit|skip(?:ped|ping)?|came off|coming off|come off|going off|not taking|left off|dropped|halved|cut) (?:taking )?(?:my |the )(?:\\w+ ){0,3}?(?:meds|medication|medicines?|pills|tablets|insulin|inhaler|statins?|beta ?blockers?|antidepressants?|blood thinners?|anticoagulants?)\\b|\\b(?:should|can|could|may) i (?:stop|skip|drop|leave off) (?:taking )?my (?:\\w+ ){0,3}?(?:meds|medication|medicine|pills|tablets|insulin|inhaler|beta ?blockers?)\\b',
  `${JA_PAINKILLER}[^。]{0,20}(?:走|レース|大会|マラソン|本番|練習|出場|スタート|完走|大丈夫)|(?:走る前|走りながら|レース(?:前|中)|大会前|マラソン|本番)[^。]{0,14}${JA_PAINKILLER}|${JA_PAINKILLER}.{0,4}(?:何錠|何回|[\\d一二三四五六]+錠)`,
  '(?:血圧|降圧|心臓|糖尿病?|喘息|ぜんそく|抗うつ|てんかん|甲状腺|処方された|病院の)の?(?:薬|剤|お薬)[^。]{0,8}(?:やめ|止め|抜い|抜き|飲ま(?:な|ず)|飲んで(?:い)?な|減らし)|薬を(?:勝手に|自分の判断で|自己判断で)(?:やめ|止め|減ら)|(?:インスリン|吸入)を?(?:やめ|抜い|打たず)',
  `${ZH_PAINKILLER}[^。]{0,24}(?:跑|[赛賽]|[马馬]|扛|[撑撐]|[练練]|上[场場])|(?:跑[前步]|[赛賽]前|比[赛賽]|[马馬]拉松|全[马馬])[^。]{0,14}${ZH_PAINKILLER}|${ZH_PAINKILLER}.{0,4}(?:吃|要)?[几幾]?(?:多少)?(?:[颗顆片粒])`,
  '(?:停|[断斷]|不吃|少吃|戒)(?:了|掉)?(?:[这這][个個]?|我的)?(?:降?血?[压壓]|高血[压壓]|心[脏臟]病?|抗?抑[郁鬱]|糖尿病|哮喘|[气氣]喘|甲[状狀]腺|[医醫](?:生|[师師])[开開]的?|[处處]方)的?[药藥]|(?:降?血?[压壓]|心[脏臟]|抗?抑[郁鬱]|糖尿病|哮喘|胰[岛島]素)[药藥]?[^。]{0,4}(?:停了|停掉|不吃了|不打了|[断斷]了|自己停)',
  `${VI_PAINKILLER}[^.]{0,50}(?:chạy|giải|thi đấu|marathon|buổi dài|chay|giai)|(?:chạy|giải|marathon|thi|chặng|đường đua)[^.]{0,24}(?:uống|dùng|uong) [^.]{0,16}${VI_PAINKILLER}|(?:mấy|bao nhiêu) viên (?:giảm đau|thuốc)`,
  '(?:ngừng|bỏ|ngưng|dừng|tự bỏ) (?:uống )?thuốc (?:huyết áp|tim|tiểu đường|trầm cảm|hen|bác sĩ|điều trị)|thuốc (?:huyết áp|tim mạch|tiểu đường|trầm cảm)[^.]{0,10}(?:ngừng|bỏ|ngưng|dừng)|(?:ngung|bo) (?:uong )?thuoc (?:huyet ap|tim|tieu duong)',
);

/** A doctor knows of it, or nobody takes any. */
export const MEDICINE_OF_OTHERS =
  /\b(?:my (?:doctor|gp|cardiologist) (?:told me to|said i (?:can|could|should)) (?:stop|skip|come off)|never (?:take|run on|use)|without (?:any )?pain ?killers?|no pain ?killers?)\b|医師の指示で|(?:飲まずに|なしで|使わずに)(?:走|完走)|[医醫](?:生|[师師])(?:[让讓]|叫|同意)我?停|[没沒]吃止痛|không (?:dùng|uống) thuốc giảm đau|bác sĩ (?:cho|bảo) (?:ngừng|ngưng|dừng)/u;

const AGE_EN = '(?:[4-9]|1[0-5])';
const MUCH_EN =
  '(?:marathon|half[- ]?marathon|ultra\\w*|42 ?k|50 ?k|(?:full|proper|serious|hard|intense|training) plan|plan (?:for|with)|\\d{2,3} ?(?:k|km|miles?) (?:a|per|each|every) week)';

export const YOUNG_RUNNER = any(
  `\\b(?:i'?m|i am|im|is|turn(?:ed|ing)|aged?) (?:only |just |almost |nearly )?${AGE_EN}(?= *(?:$|[,.!?]|and\\b|but\\b|years?\\b|yrs?\\b|yo\\b|y\\/o|now\\b)).{0,80}${MUCH_EN}`,
  `\\b${AGE_EN}[- ]?(?:years?[- ]olds?|year old|yo|y\\/o|yrs? old)\\b.{0,80}${MUCH_EN}|${MUCH_EN}.{0,60}\\b(?:i'?m|i am|im|is|for (?:my|a|our)) (?:only |just )?${AGE_EN}(?= *(?:$|[,.!?]|[- ]?years?\\b|yo\\b))`,
  '(?<![0-9一二三四五六七八九十])(?:[4-9]|1[0-5]|[四五六七八九]|十[一二三四五]?)歳[^。]{0,24}(?:フルマラソン|マラソン|ウルトラ|ハーフ|42|練習(?:計画|プラン)|月間\\d|週に?\\d{2,})|(?:小学\\d?年?生|小\\d|幼稚園児|園児)[^。]{0,24}(?:フルマラソン|ウルトラ|ハーフ|42 ?キロ|週に?\\d{2,})|中学生[^。]{0,20}(?:フルマラソン|ウルトラ)|(?:フルマラソン|ウルトラ)[^。]{0,20}(?:小学生|中学生|(?<![0-9])(?:[4-9]|1[0-5])歳)',
  '(?<![0-9一二三四五六七八九十])(?:[4-9]|1[0-5]|[四五六七八九]|十[一二三四五]?)[岁歲][^。]{0,24}(?:[全半超][马馬]|[马馬]拉松|[训訓][练練][计計][划劃畫]|[课課]表|周跑\\d{2}|每周\\d{2}|一[周週]\\d{2})|(?:小[学學]生|初中生|[国國]中生)[^。]{0,16}(?:[全超][马馬]|[马馬]拉松)',
  '(?<![0-9])(?:[4-9]|1[0-5]) tuổi[^.]{0,50}(?:marathon|giáo án|kế hoạch|lịch tập|ultra|42 ?k|21 ?k)|(?:marathon|giáo án|kế hoạch)[^.]{0,40}(?<![0-9])(?:[4-9]|1[0-5]) tuổi|(?<![0-9])(?:[4-9]|1[0-5]) tuoi[^.]{0,50}(?:marathon|giao an|ke hoach|42 ?k)|học sinh (?:tiểu học|cấp (?:1|2|một|hai))[^.]{0,30}marathon',
);

/** Long ago, or a runner's years of running. */
export const NO_YOUNG_RUNNER =
  /\b(?:when i was|since (?:i was|age)|started (?:running )?at|back when|years? (?:of running|running|ago|into)|kids'? (?:race|run)|cheer\w*)\b|歳の(?:とき|時|頃|ころ)|歳から|歳で(?:始|走り始)|応援|[岁歲](?:的[时時]候|[时時]|那年|[开開]始|起)|加油|tuổi (?:rồi )?(?:bắt đầu|đã từng)|hồi|cổ vũ/u;

const FEVER_MEDICINE =
  '(?:\\b(?:paracetamol|acetaminophen|tylenol|ibuprofen|advil|nurofen|aspirin|fever (?:medicine|meds|reducers?|pills?)|medicine|meds|pills|tablets)\\b|解熱(?:剤|薬)|熱冷まし|カロナール|ロキソニン|バファリン|薬(?:で|を飲)|退[烧燒][药藥]|布洛芬|普拿疼|[药藥]|thuốc|hạ sốt|thuoc|ha sot|paracetamol|panadol|efferalgan)';
const FEVER_DOWN =
  '(?:\\b(?:fever|temperature|temp)\\b.{0,24}\\b(?:gone|down|dropped|broke|broken|normal|went|away)\\b|\\bno (?:more )?fever\\b|熱[がはも]?(?:、)?(?:もう)?(?:下が|引い|ひい|さが)|平熱|[烧燒]退|退[烧燒]了|不(?:发|發)?[烧燒]了|(?:体温|體溫)正常|(?:hết|đỡ|cắt|het) (?:sốt|sot)|sốt (?:đã )?(?:hạ|hết|lui))';

/** A fever that is gone because of a medicine. */
export const MASKED_FEVER = any(`^(?=[^]*${FEVER_MEDICINE})(?=[^]*${FEVER_DOWN})`);

/** Nothing is taken any more. */
export const NO_MASKED_FEVER =
  /\b(?:without|no|off|stopped)(?: any| the| all)? (?:medicine|meds|pills|tablets|paracetamol|ibuprofen)\b|薬(?:なし|も?飲ま)|(?:不|[没沒])(?:用|再)?吃[药藥]?|停[药藥]|không (?:còn )?(?:uống|cần|dùng) thuốc/u;

/** Somebody who leaves a hospital, or had a heat stroke. */
export const HOSPITAL_STAY = any(
  '\\b(?:left|out of|discharged from|released from|home from|back from)(?: the)? hospital\\b(?! (?:shift|job|work|visit))|\\bafter (?:a|my|the|having)? ?(?:\\w+ )?heat ?stroke\\b',
  '(?:退院(?:し|後|から|して|明け|の)|入院(?:して(?:い)?た|明け|後)|熱射病(?:のあと|の後|後|が治|から(?:回復|復帰)))',
  '出院(?:了|[後后]|[一二两兩三四五六七八九十几幾半\\d]|[^。]{0,4}(?:跑|恢))|[热熱]射病(?:之?[後后]|好了|康[复復]|住院)',
  '(?:xuất viện|ra viện|xuat vien)|sau (?:khi |lần |đợt )?(?:bị )?(?:sốc nhiệt|say nắng nặng)|(?:sốc nhiệt|soc nhiet)[^.]{0,12}(?:tuần|tháng|năm|hè) (?:trước|ngoái)',
);

/** Somebody else's stay, a birth, or a doctor who has said yes. */
export const NO_HOSPITAL_STAY =
  /\b(?:wife|husband|mother|mum|mom|father|dad|son|daughter|friend|grand\w+|dog|baby|birth|c-section|cleared|clearance|doctor (?:said|says) (?:i can|yes|ok\w*|it'?s (?:fine|ok\w*)))\b|(?:母|父|妻|夫|友(?:人|達)|祖|子(?:ども|供)|息子|娘|犬)[^。]{0,8}[退入]院|出産|産後|許可|(?:医師|医者|先生)(?:から|に|の)[^。]{0,8}(?:ok|オーケー|許)|(?:[妈媽爸爹]|老[婆公]|朋友|孩子|奶奶|[爷爺]{2}|家人)[^。]{0,6}(?:出|住)院|[产產][後后]|生(?:完|了)|剖腹|[医醫](?:生|[师師])[^。]{0,6}(?:可以|同意|[说說]能)|(?:mẹ|bố|ba|vợ|chồng|con|bạn tôi|ông|bà) (?:tôi |mình |em )?(?:mới |vừa )?(?:xuất|ra) viện|sau sinh|sinh (?:con|mổ)|bác sĩ (?:đã )?(?:cho phép|bảo (?:được|chạy)|đồng ý)/u;
