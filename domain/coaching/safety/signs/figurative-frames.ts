import type { RedFlagCategory } from '../red-flag.ts';

/*
 * Frames in which the words of a sign stand for something else: titles, prices, crazes, questions about others.
 * Each names the signs that it takes back, and the words beside which it takes back none.
 */

interface Frame {
  /** Of a sentence, or of what stands between two commas. */
  within: 'sentence' | 'clause';
  said: RegExp;
  /** Beside these the words are meant. */
  unless?: RegExp;
  /** Anywhere in the text beside these the words are meant. */
  unlessAnywhere?: RegExp;
  /** The signs that it takes back; absent = all but despair. */
  takesBack?: readonly RedFlagCategory[];
}

const any = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u');

/** The author's own body or mishap, in the same words. */
const OWN_BODY =
  /\bmy (?:\w+ )?(?:chest|heart|head|legs?|vision|arms?|face|cal(?:f|ves)|hands?|breath\w*|eyes?|throat|lips?|shin|hip)\b|\bi(?:'m| am| was|'ve| have| had| got| get| felt| feel| fainted| passed| blacked| collapsed| could ?n.t| can.?t| keep| kept| nearly| almost)\b|(?:私|自分|俺|僕)(?:は|が|も)|我(?:今天|昨天|现在|刚才?|也|自己|的?[胸心头頭脚腳腿])|(?:tôi|mình|em) (?:bị|thấy|đang|vừa|cũng)/u;

/** What came all at once, or made the runner stop, beside a title or a story. */
const OWN_EVENT = new RegExp(
  OWN_BODY.source +
    '|\\b(?:suddenly|all of a sudden|had to (?:stop|walk|sit|lie)|hit me|struck|gives? me|gave me|lately|recently|yesterday|this (?:morning|week))\\b|突然|急に|いきなり|途中で|走ってたら|くて(?:止|歩|座|動)|最近(?!の)|今朝|[跑走]到(?:一半|\\d)|跑[着著]跑[着著]|忽然|[疼痛](?:得|到)|最近|今天|昨天|[这這][几幾][天日]|không (?:thở|chạy|đi) (?:nổi|được)|tự nhiên|bỗng|dừng lại|dạo này|gần đây|hôm (?:nay|qua)',
  'u',
);

/** A body that is unwell beside a joke. */
const STILL_BAD =
  /\b(?:chest|pain|dizz\w+|faint\w*|woke|woken|ground|floor|vomit\w*|ambulance|hospital|numb\w*|breath\w*|resting|sofa|couch|in bed)\b|胸(?!がバクバク|が高鳴|がドキドキ|が躍)|締め|圧迫|苦し|ふらつ|ふらっ|くらくら|クラクラ|倒れ|救急|しびれ|じっと|寝て|座って|安静|胸|[闷悶]|[躺坐]着|休息|[晕暈]|[发發]黑|麻|疼|痛|ngực|chóng mặt|choáng|đau|ngất|nằm|ngồi|xỉu/u;

/** What is said of a body beside a figure of speech. */
const STILL_MEANT =
  /\b(?:on the (?:ground|floor)|woke|came (?:to|round)|ambulance|vomit\w*|breathless\w*|short of breath|cold sweat|left arm|jaw|squeez\w*|crush\w*|pressure)\b|救急|冷や汗|息苦し|締め付け|締めつけ|圧迫|左腕|あご|醒[来過过]|冷汗|喘不|[压壓](?:[迫着]|榨)|[闷悶]痛|左(?:手|臂|胳膊)|下巴|tỉnh (?:dậy|lại)|mồ hôi lạnh|khó thở|tay trái|hàm|đè|bóp/u;

const PRICE_EN =
  '(?:odds|ballot|pric\\w+|cost\\w*|fees?|bills?|quid|£ ?\\d|\\$ ?\\d|€ ?\\d|bank (?:balance|account)|invoice|entry fee|expensive)';
const PLAN_EN =
  '(?:spreadsheets?|schedules?|tables?|charts?|graphs?|numbers|options|jargon|terminology|settings|menus?|abbreviations|zones)';

/** Exercises that are called hard. Running itself is none: a runner who wants to die at every run may mean it. */
const EFFORT_EN =
  '(?:core|planks?|squats?|burpees?|lunges?|intervals?|hill (?:reps?|repeats?|sprints?|session)|track session|tempo (?:runs?|session)|speed (?:work|session))';
const EFFORT_JA =
  '(?:体幹(?:トレ(?:ーニング)?)?|プランク|スクワット|腹筋|インターバル|坂(?:ダッシュ|道)?|坂練|閾値走|ビルドアップ|筋トレ)';
const EFFORT_ZH =
  '(?:核心|平板(?:支[撑撐])?|深蹲|波比|卷腹|弓步|弓箭步|[间間]歇|[冲衝]刺|爬坡|坡道|跑坡|力量[训訓][练練]|重[训訓]|[节節]奏跑)';
const EFFORT_VI =
  '(?:core|plank|squat|burpee|gập bụng|cơ bụng|biến tốc|interval|chạy dốc|leo dốc|tempo|bài bổ trợ)';

const FRAMES: readonly Frame[] = [
  // Titles and names.
  {
    within: 'sentence',
    said: any(
      '\\b(?:play ?lists?|spotify|warm ?-?up mix|can.t feel my face|soundtracks?|albums?|songs?|lyrics|karaoke|podcasts?|novels?|movies?|films?|documentar(?:y|ies)|episodes?|netflix|video ?games?|fancy dress|costumes?|cosplay|dressed (?:up )?as|themed?|pub quiz|quiz night|charity|fundrais\\w+|memorial|(?:team|club|group|race|hill|segment|route|crew|relay)(?: name)?(?: (?:is|was|were|are))?(?:n.t)? (?:called|named))\\b',
      '\\b(?:playing|listening to|on repeat|sang|singing|(?:run|ran|running|sprint\\w*|train\\w*) to)\\b[^.!?]{0,80}\\bby [a-z]|\\bcame on (?:and|as|when|at|just)\\b',
      '\\b(?:mascots?|on stage|actors?|pantomime|skit|part of the (?:show|act)|plays? (?:a|the)|pretend\\w* to)\\b',
      '(?:って|という|の)(?:曲|歌|映画|ドラマ|アニメ|小説|本|ゲーム|番組|名前|チーム|イベント)|(?:映画|ドラマ|アニメ|ゲーム|小説|漫画|番組|動画|ドキュメンタリー)(?:を見|を観|で|の|に|が|、)|プレイリスト|『[^』]{1,24}』|[」』]?(?:を|で)?(?:ループ|リピート)|bgm|」[がを](?:流れ|かかっ|聴|聞)|選曲|聴きながら|聴いて走|寸劇|劇で|演じ|チーム名|仮装|コスプレ|お化け屋敷|チャリティ',
      '歌[单單]|[单單]曲|[变變][装裝]|舞[台臺]|睡美人|演(?:的|了|[个個])|(?:听|聽|放|唱|循[环環])[^。]{0,12}[《〈「『]|[《〈][^》〉]{1,20}[》〉]|(?:[这這]首|那首|一首)[^。]{0,8}歌|[电電]影|[电電][视視][剧劇]|[动動]漫|小[说說]|[纪紀][录錄]片|游[戏戲]|[遊][戲戏]|[队隊][名伍]叫|取名|扮|假血|公益跑|慈善',
      'list nhạc|playlist|bài [^.]{1,24} (?:bpm|của)|bpm|nghe (?:đi nghe lại )?(?:bài|nhạc)|mở nhạc|đóng (?:vai|công chúa|giả)|diễn (?:kịch|cảnh|vai)|bài hát|bài "|bài “|nghe bài|mở bài|phim|truyện|tiểu thuyết|(?:đội|nhóm|clb|câu lạc bộ)(?: \\p{L}+){0,2} tên|hóa trang|gây quỹ|từ thiện',
    ),
    unless: OWN_EVENT,
  },
  // Somebody who gets ready to help others.
  {
    within: 'sentence',
    said: any(
      '\\b(?:first[- ]?aid|cpr|defib\\w*|aed)\\b|\\b(?:safety|emergency) (?:sheet|plan|briefing|notes?|guide|leaflet|talk)\\b|\\b(?:volunteer\\w*|marshal\\w*|stewards?)\\b[^.!?]{0,80}\\b(?:if|when|how|what|should)\\b|\\b(?:if|when|how|what|should)\\b[^.!?]{0,80}\\b(?:volunteers?|marshal\\w*|stewards?)\\b',
      '\\b(?:if|when|in case)\\b[^.!?]{0,24}\\b(?:someone|somebody|anyone|anybody|people|a (?:\\w+ )?(?:runner|participant|member|friend|client|athlete|person|stranger)|one of (?:the|my|our|us) ?\\w*|(?:my |our )?(?:running )?(?:buddy|mate|partner|friend|group))\\b[^.!?]{0,60}\\b(?:what|how|should|do (?:i|we)|who)\\b',
      '\\b(?:what|how)\\b[^.!?]{0,40}\\b(?:should|do|can|to)\\b[^.!?]{0,30}\\b(?:if|when|for)\\b[^.!?]{0,16}\\b(?:someone|somebody|anyone|another|others|people|(?:a|my) (?:running )?(?:buddy|mate|partner|friend|runner|client|athlete))\\b',
      '\\bhow (?:do|would|can|could) (?:you|we|one|i) (?:tell|know|spot|recogni[sz]e)\\b[^.!?]{0,20}\\b(?:if|when|whether)? ?(?:someone|somebody|a runner|anyone|people|one of)|\\bwhat.s the (?:drill|protocol|procedure)\\b',
      '救命講習|応急(?:手当|処置)の?(?:講習|講座|勉強|やり方)|aedの?(?:使い方|講習)|(?:もし|仮に)?[^。]{0,20}(?:参加者|ランナー|選手|メンバー|仲間|誰か|他の人|人)(?:さん)?(?:が|に)[^。]{0,24}(?:たら|場合|とき|時|際)[^。]{0,24}(?:どう|何を|まず|対処|対応|教えて)|(?:ボランティア|スタッフ|運営|救護係|伴走)[^。]{0,50}(?:たら|場合|とき|どう|何を|まず)|(?:引率|運営側|主催側|指導し|教えて)[^。]{0,60}(?:どっち|どう|手順|先)|見分け(?:方|ます|たら|られ)|どう見分け|(?:手順|対応マニュアル)|(?:症状|兆候|サイン)[^。]{0,8}(?:教えて|とは|何です|なんです|知りたい|一覧)',
      '急救[课課培知]|心肺[复復][苏甦]|cpr|aed|安全[须須]知|(?:如果|要是|假如|万一|萬一|遇到|碰到|若是?|[时時])?[^。]{0,10}(?:有(?:人|跑者|跑友|[选選]手|[学學][员員]|[队隊][员員])|[别別]人|跑友|跑者|[选選]手|[学學][员員]|[团團][员員]|[队隊][员員友]|[参參][赛賽]者|同伴)[^。]{0,24}(?:怎[么麼]|如何|[该該][做先]|先做|第一步|[应應][该該](?=怎|如何|做|先)|什[么麼][样樣]|[处處]理)|[带帶](?:[队隊]|[团團]|[学學]生)[^。]{0,40}(?:先|怎|如何|流程)|(?:怎[么麼]|如何)(?:判[断斷]|看(?:得)?出)|(?:如果|假如|要是)[^。]{0,12}(?:有人|[队隊]友|跑友|[别別]人|[选選]手)[^。]{0,16}(?:先|[给給]他|[该該])|先[^。]{1,10}[还還]是先|流程(?:是|怎)|(?:志[愿願]者|志工|[领領][队隊]|工作人[员員]|[带帶][团團])[^。]{0,40}(?:怎[么麼]|如何|[该該][做先]|先做|第一步|什[么麼])|(?:症[状狀]|徵兆|[征徵]象|表[现現])(?:有哪些|是什[么麼]|有什[么麼])|有(?:哪些|什[么麼])(?:症[状狀]|徵兆|[征徵]兆|表[现現])',
      'sơ cứu|hồi sức tim phổi|cpr|nội quy|(?:nếu|lỡ|khi|giả sử|gặp)[^.]{0,24}(?:có )?(?:người|ai|bạn chạy|runner|thành viên|học viên|vận động viên|đồng đội)[^.]{0,40}(?:làm gì|xử lý|thế nào|thì sao|làm sao|ra sao|giúp sao)|(?:tình nguyện viên|ban tổ chức|btc)[^.]{0,50}(?:làm gì|xử lý|thế nào|làm sao)|(?:dẫn đoàn|dẫn nhóm|dạy)[^.]{0,60}(?:trước hay|làm gì|thế nào|sao)|làm sao (?:để )?(?:biết|nhận biết|phân biệt)|quy trình(?: \\p{L}+)? (?:sao|thế nào|gì)|(?:dấu hiệu|triệu chứng)[^.]{0,20}là gì',
    ),
    unless:
      /\b(?:i'?m (?!leading|running a|coaching|organi[sz]|volunteer|a )|i (?:am|have|had|felt|feel|was|quit|kept|stopped|could|couldn|can'?t|ended|started|went|got|don'?t remember)|my (?:chest|heart|head|arm|face)|apparently|just (?:collapsed|fainted)|right now|is (?:lying|unconscious|not breathing))\b|(?:私|自分|俺|僕)(?:も|が[^。]{0,6}(?:痛|苦|倒))|今(?:、|まさに|目の前)|らしい|我(?:也|的?[胸心头頭]|自己|一直|后来|後來|就|还|還|被|在)|[听聽][说說]我|[现現]在(?:就)?(?:躺|倒)|(?:tôi|mình|em) (?:bị|thấy|cũng)|đang (?:nằm|bất tỉnh)/u,
  },
  {
    within: 'sentence',
    said: any(
      '\\b(?:prevent\\w*|avoid\\w*|guard against|protect against|so (?:that )?i (?:don.t|won.t) get)\\b[^.!?]{0,30}\\b(?:hypo\\w*|low (?:blood )?sugar|heat ?stroke|hyponatr\\w+|cramps?|stress fractures?|fainting|clots?|concussion)',
      '(?:対策|予防|防ぐ|防ぎ|ならないように|避けるに)',
      '怎[么麼][预預]防|[预預]防|避免|防止|[该該]怎[么麼]防',
      '(?:phòng|tránh|ngừa)(?: \\p{L}+){0,4} (?:sao|thế nào|ra sao|không|gì)|phòng (?:tránh|ngừa)|phòng sao',
    ),
    unless:
      /\b(?:again|yesterday|today|last (?:night|week)|keep getting|happened|had)\b|また|昨日|今日|なった|なって|又|昨天|今天|上次|[刚剛]才|lại bị|hôm (?:qua|nay)|vừa/u,
    takesBack: [
      'hypoglycemia',
      'heat-stroke',
      'hyponatremia',
      'bone-stress-injury',
      'dvt',
      'rhabdomyolysis',
      'syncope',
      'dizziness',
    ],
  },
  // Prices, lists and results that take somebody's breath away.
  {
    within: 'clause',
    said: any(
      `\\b${PRICE_EN}\\b[^,.!?]{0,50}\\b(?:faint\\w*|pass(?:ed)? out|heart attack|dizzy|cardiac|bleed\\w*|stroke|black ?out)\\b|\\b(?:faint\\w*|pass(?:ed)? out|heart attack|heart (?:nearly |almost )?stopped|dizzy|palpitations|black(?:ed)? out|collapsed)\\b[^,.!?]{0,30}\\b(?:at|when i (?:saw|read|heard|got)|seeing|over|from|reading)\\b[^,.!?]{0,24}\\b(?:${PRICE_EN}|time|result|splits?|news|email|plan|score|photo|number|queue|start list|elevation|profile)`,
      `\\b${PLAN_EN}\\b[^,.!?]{0,40}\\b(?:dizzy|head (?:spin|hurt|ache|explode|swim)\\w*|headache|cross-?eyed|faint)\\b|\\b(?:dizzy|head (?:is |was )?(?:spinning|swimming|spin|hurts?))\\b[^,.!?]{0,30}\\b(?:${PLAN_EN}|choices|maths?|sums|logistics)\\b|\\b(?:so|too) (?:fast|many|much|complicated|quickly)\\b[^,.!?]{0,20}\\bhead (?:is |was )?(?:spinning|spin|spun)`,
      '(?:[^、。\\s]代|抽選|倍率|当選率|値段|値札|価格|参加費|エントリー(?:代|フィー|料)|料金|請求|万円|出費|カード明細)[^、。]{0,16}(?:気絶|失神|倒れ|めまい|心臓|息が止ま|目の前が真っ暗|鼻血|吐血|血を吐|胸が痛|クラクラ|くらくら)|(?:高低図|コース図?|距離|標高差)[^、。]{0,10}(?:見|聞)[^、。]{0,6}(?:気が遠く|めまい|クラクラ|くらくら)|(?:表|メニュー|計画|数字|資料|予定|設定|用語|グラフ|説明|プラン|データ)[^、。]{0,24}(?:めまい|頭が(?:クラクラ|くらくら|痛|爆発|パンク)|クラクラ|くらくら)|(?:タイム|記録|結果|順位|通知|当選|落選|高低図|コース図)[^、。]{0,10}(?:見て|見たら|知って|に)[^、。]{0,10}(?:気絶|失神|倒れ|息が止ま|心臓が止ま|めまい|クラクラ)',
      '(?:价格|價格|价[钱錢]|價錢|[报報]名[费費]|[费費]用|[钱錢]包|荷包|[账帳][单單]|(?:机票|機票|旅[费費]|团[费費]|房[费費]|票[价價])錢?|中[签籤]率|抽[签籤]|原[价價]|[涨漲][价價]|打折|元|[块塊][钱錢])[^,，。]{0,16}(?:[头頭]?[晕暈昏]|心[脏臟臓](?:病|[骤驟]停|停)|眼前一黑|吐血|大?出血|失血|心痛|心疼|肉疼|中[风風]|心梗|腿[软軟])|(?:表格?|[课課]表|菜[单單]|[计計][划劃畫]|[数數]字|[数數][据據]|名[词詞]|[参參][数數]|[术術][语語]|[说說]明)[^,，。]{0,12}(?:看|[读讀]|[复復][杂雜])[^,，。]{0,8}(?:[头頭]?[晕暈昏]|眼花|[头頭]疼|[头頭]痛)|(?:看到|看[见見]|[听聽]到|一看|[查刷]到)[^,，。]{0,14}(?:成[绩績]|[时時][间間]|[价價][格钱錢]|[结結]果|中[签籤]|配速|排名|照片)[^,，。]{0,10}(?:[晕暈昏]|心[脏臟]|吐血|窒息)|(?:名[额額]|票)[^,，。]{0,14}(?:[晕暈昏]|吐血)|(?:[气氣]|[红紅][绿綠][灯燈])[^,，。]{0,6}(?:到|得)(?:吐血|中[风風]|心[脏臟]病|[脑腦]溢血)|血[亏虧]|(?:[钱錢]包|荷包)大?[出失]血',
      '(?:t[ỉỷ] lệ (?:trúng|chọi)(?: \\p{L}+)*|giá|phí|tiền|hóa đơn|ví|vé|củ (?:rưỡi|mấy)|đắt|mắc)(?: [^,.]{1,30})? (?:muốn |suýt |chóng |đau |hoa )?(?:ngừng tim|xỉu|ngất|đau tim|tim|ví|đứng tim|chóng (?:cả )?mặt|choáng|té xỉu|thổ huyết)|(?:xỉu|ngất|đau tim|choáng) (?:vì|với|khi (?:thấy|xem|nghe)|lên xuống vì)[^,.]{0,16}(?:giá|phí|tiền|kết quả|thành tích|hóa đơn|bill)|(?:bảng|giáo án|lịch|số liệu|thông số|biểu đồ|slot)[^,.]{0,24} (?:chóng (?:cả )?mặt|hoa mắt|choáng|nhức đầu|đau đầu)|(?:thấy|nhìn|xem|biết) (?:thành tích|kết quả|pace|ảnh|hình|giá)[^,.]{0,16} (?:ngất|xỉu|đứng tim|đau tim|choáng)',
    ),
    unless: STILL_MEANT,
    takesBack: [
      'syncope',
      'cardiac',
      'dizziness',
      'palpitations',
      'bleeding',
      'neurological',
      'breathlessness',
    ],
  },
  // A craze is called a fever.
  {
    within: 'clause',
    said: any(
      '\\b(?:marathon|running|race|trail|ultra|spring|gold|cabin|disco|saturday night|dance|world cup|olympic|holiday|pb|parkrun|strava|shoe) fever\\b|\\bfever(?: has)? (?:hit|gripped|struck) (?:the|our|us)\\b|\\bfever by\\b|\\bbad case of (?:the )?\\w+ fever\\b',
      '(?:マラソン|ランニング|ラン|トレイル|レース|駅伝|ウルトラ|走り|挑戦|自転車|推し活)熱(?:が|は|も|に|を|で)?|熱(?:が|は|も)?(?:再燃|高ま|冷め|入っ|こも)',
      '(?:[马馬]拉松|跑步|路跑|越野|[报報]名|健身|国|國)[热熱](?:潮)?|[发發][烧燒](?:似的|一[样樣]|般|友|[买買]|器材|[装裝][备備])|[热熱]血沸[腾騰]',
      'cơn sốt (?:marathon|chạy|trail|vé|giày|slot|giải|đất|vàng|bib)|sốt (?:xình xịch|vé|slot|bib|giày|đất|ruột|sắng)|lên cơn sốt (?:half|full|marathon|chạy|trail|giải|ultra)|gây sốt|(?:vé|slot|bib|giải|giày|mẫu)[^,.]{0,24} sốt(?! (?:cao|nhẹ|\\d))|lên cơn sốt (?:vì|với)|sot xinh xich',
    ),
    unless: /\b(?:temperature|thermometer|38|39|40)\b|体温|38|39|40度|[体體][温溫]|độ|cao/u,
    takesBack: ['acute-illness', 'heat-stroke'],
  },
  // The heart of a runner who waits for the gun or sees the finish.
  {
    within: 'sentence',
    said: any(
      '\\b(?:before the (?:gun|start|race|off)|(?:on|at) the start(?: ?line)?|start pens?|pre-?race|nerves|nervous\\w*|excite\\w*|photo finish|sprint finish|finish (?:arch|line|straight)|last (?:\\d+|hundred) (?:m|metres|meters)|by (?:a|one|half a|\\d\\.?\\d*) (?:sec\\w*|second))\\b',
      '(?:緊張|(?:テスト|試走|記録会|大会|レース|本番|試合)(?:の)?(?:前|前夜|当日)|スタート前|スタート直前|号砲|整列|ドキドキ|わくわく|ワクワク|接戦|競り|デッドヒート|ゴール(?:前|が見え|直前)|[1一]秒差|胴差|写真判定)',
      '(?:女神|男神|暗[恋戀]|心[动動]|偶像|起跑前|[测測][验驗試试]前|考[试試]前|[检檢][录錄]|首[马馬]|初[马馬]|起[点點][线線]?|每次[^。,，]{1,6}前|[赛賽]前|[发發][枪槍]|[紧緊][张張]|激[动動]|[兴興][奋奮]|期待|[终終][点點](?:[拱就]|[线線]|[门門])|最[后後](?:一百|[两兩三]百|\\d+) ?(?:米|公尺)|[绝絕][杀殺]|反超|險勝|[险險][胜勝]|一秒)',
      '(?:trước (?:giờ|khi) (?:bắn súng|nổ súng|xuất phát|đua|chạy|thi)|đêm trước|lần nào (?:test|thi)|xuất phát|hồi hộp|phấn khích|nước rút|nuoc rut|sát nút|trăm mét cuối|hơn nhau|thắng \\d|về đích trước|giây cuối)',
    ),
    unless: STILL_BAD,
    takesBack: ['palpitations', 'cardiac'],
  },
  {
    within: 'clause',
    said: any(
      '\\bhearts? (?:skip(?:s|ped)?|miss(?:es|ed)?) a beat (?:when|at|as|seeing)\\b|\\bheart (?:was )?in my (?:mouth|throat)\\b|\\bheart (?:sank|melted|swelled|leapt)\\b',
      '心跳(?:都)?(?:漏|少|慢)了?半拍|心跳漏了一拍[^。]{0,4}(?:看到|看[见見]|[听聽]|遇)|(?:看到|看[见見]|[听聽]到|[见見]到)[^,，。]{0,16}心跳漏|心(?:[脏臟])?(?:都)?(?:快|要)?(?:跳到嗓子眼|跳出[来來])|心[脏臟]很大[颗顆]|玻璃心|刺激到心[脏臟]',
      '心臓(?:に悪い|が飛び出|が口から|バクバクの(?:接戦|展開|レース|フィニッシュ)|破り)|ハートを(?:射抜|撃ち抜)|胸が(?:張り裂けそう(?!に痛)|いっぱい|熱く|高鳴|躍|踊|キュン)',
      '(?:đứng|thót|rớt|rụng|nghẹt) tim(?! (?:lại|một lúc))|đau tim (?:thật|quá trời|nhất là|với|vì (?:giá|phí|giải|đội|trận))|yếu tim|(?:dung|thot|rot) tim',
    ),
    unless: STILL_BAD,
    takesBack: ['palpitations', 'cardiac'],
  },
  // A sprinter is out of breath, and has it back soon.
  {
    within: 'sentence',
    said: any(
      '\\b(?:as you.d expect|of course|obviously|naturally|fully recovered|(?:recovered|fine|normal|back to normal|chatt\\w+|settled)\\b[^.!?]{0,20}\\b(?:by|after|within|in|a minute|soon|quickly|straight)|then (?:chatted|fine|i was fine))\\b',
      '当然|もちろん|すぐ(?:に)?(?:戻|整|落ち着|治)|元通り|\\d+[mメ][^。]{0,6}歩いたら|整いました',
      '[肯当當]定|[当當]然|走\\d+[^。]{0,4}(?:恢|[缓緩]|正常|好)|(?:一?[会會]儿?|一下|很快|[马馬]上|一分[钟鐘]|半分[钟鐘])(?:就|便)?(?:好|恢|[缓緩]|正常)',
      '(?:lát|tí|chút|phút)(?: \\p{L}+)? (?:là|thì) (?:hết|ổn|lại|khỏe|bình thường)|đi bộ[^.]{0,10} là (?:ổn|hết)|đương nhiên|tất nhiên|duong nhien|tat nhien|di bo[^.]{0,12} la (?:ok|on|het)',
    ),
    unless:
      /\b(?:easy|stairs|chest|dizz\w+|rest|weeks?|month|used to|never)\b|ゆっくり|ジョグ|階段|先月|最近|胸|[轻輕][松鬆]|慢跑|[楼樓]|上个?月|上個月|最近|胸|chạy chậm|chạy nhẹ|cầu thang|tháng trước|dạo này|ngực/u,
    takesBack: ['breathlessness'],
  },
  // Somebody who is moved has no words.
  {
    within: 'sentence',
    said: any(
      '\\b(?:cr(?:y|ied|ying)|tears|emotion\\w*|happy|joy|proud|moved|touched|overwhelmed)\\b',
      '感動|感激|嬉し|うれし|泣い|泣け|涙',
      '感[动動]|激[动動]|[开開]心|高[兴興]|哭|眼[泪淚]|[泪淚]',
      'xúc động|khóc|vui|hạnh phúc|nước mắt',
    ),
    unless:
      /\b(?:numb|droop\w*|slurr\w*|arm|hand|face|one side|half|dizzy|chest|eye)\b|しびれ|痺れ|片|半分|ろれつ|力が|手|腕|顔|胸|麻|歪|半[边邊]|手|胳膊|[脸臉]|舌|胸|tê|méo|nửa|tay|đớ|ngực|mắt/u,
    takesBack: ['neurological'],
  },
  // What rubs the skin, and what was lifted.
  {
    within: 'sentence',
    said: any(
      '\\b(?:bra|nipples?|bib|vest|strap|jersey)\\b[^.!?]{0,40}\\b(?:rub\\w*|chaf\\w*|raw|scratch\\w*|dug|digs)|\\b(?:rub\\w*|chaf\\w*|scratch\\w*)\\b[^.!?]{0,30}\\b(?:chest|nipples?)\\b',
      '(?:ブラ|ゼッケン|乳首|シャツ|ウェア|ビブ|ベルト|ストラップ)[^。]{0,14}(?:擦|こす|当た|ヒリヒリ|食い込)|(?:擦れ|こすれ)て?[^。]{0,8}胸',
      '(?:[内內]衣|[号號][码碼]布|背心|衣服|乳[头頭])[^。]{0,8}(?:磨|勒|擦|蹭)',
      '(?:áo(?: ngực)?|bra|bib|dây đai|núm vú)[^.]{0,16}(?:cọ|rát|xước|siết)',
    ),
    unless: STILL_MEANT,
    takesBack: ['cardiac', 'breathlessness'],
  },
  {
    within: 'sentence',
    said: any(
      '\\b(?:bench(?:ed| press\\w*)?|press ?-?ups?|push ?-?ups?|chest (?:day|press\\b)|dips|flyes)\\b',
      'ベンチプレス|腕立て|大胸筋|胸トレ',
      '[卧臥]推|俯[卧臥][撑撐]|伏地挺身|[练練]胸',
      'đẩy ngực|hít đất|chống đẩy|tập ngực|cơ ngực',
    ),
    unless: STILL_MEANT,
    takesBack: ['cardiac'],
  },
  // What colours water, and the first of the day.
  {
    within: 'sentence',
    said: any(
      '\\b(?:beet\\w*|dragon ?fruit|blackberr\\w+|vitamins?|b ?12|multivit\\w*|rhubarb)\\b|\\b(?:first|this morning|overnight|woke|before (?:i )?(?:drank|drinking))\\b[^.!?]{0,60}\\b(?:clear(?:ed)?|pale|light|normal|fine)\\b',
      'ビーツ|ドラゴンフルーツ|ビタミン|(?:朝一|起き抜け|寝起き|朝いち)[^。]{0,24}(?:透明|薄く|普通|戻)',
      '火[龙龍]果|甜菜|[苋莧]菜|[维維](?:生素|他命)|b群|(?:早起|晨起|第一泡|起床|早上)[^。]{0,24}(?:喝水|喝完水)[^。]{0,8}(?:[清淡]|好了|正常)',
      'thanh long|củ dền|rau dền|vitamin|(?:sáng|mới dậy|ngủ dậy)[^.]{0,40}uống nước[^.]{0,16}(?:trong|nhạt|hết|bình thường)',
    ),
    unless:
      /\b(?:no|not|without|haven.?t|didn.?t|never|but i)\b[^.!?]{0,16}\b(?:beet\w*|dragon|blackberr\w+|vitamins?)|(?:ビーツ|ドラゴン|ビタミン)[^。]{0,8}(?:ない|なかっ|ません|ず)|[没沒](?:有)?(?:吃|喝|碰)|根本|(?:không|chưa|chả|đâu có)(?: hề)? (?:ăn|uống)|\b(?:pain|agony|concrete|can.?t (?:bend|walk|move))\b|パンパン|動けな|伸ばせな|硬|蹲不|彎不|弯不|cứng|đau/u,
    takesBack: ['rhabdomyolysis', 'bleeding'],
  },
  // Games, animals and machines.
  {
    within: 'clause',
    said: any(
      '\\b(?:phone|watch|garmin|forerunner|fenix|coros|suunto|polar|laptop|app|car|van|treadmill|strava|gps|website|server|battery)\\b (?:\\w+ )?(?:had a (?:seizure|stroke|heart attack|fit|meltdown)|died|fainted|collapsed|passed out|blacked out|crashed|froze)',
      '(?:スマホ|時計|アプリ|車|ガーミン|パソコン|電池)(?:が|は)[^、。]{0,6}(?:気絶|倒れ|死|落ち)',
      '(?:手机|手機|手[表錶]|[电電][脑腦]|[车車]|app|佳明)[^,，。]{0,4}(?:死|[晕暈]|抽[风風]|罢工|[中][风風])',
      '(?:điện thoại|đồng hồ|máy|xe|app)[^,.]{0,6} (?:chết|ngất|sập|động kinh)',
      '\\b(?:dog|cat|puppy|horse|rabbit|hamster)s?\\b[^,.!?]{0,24}\\b(?:pregnant|fainted|collapsed|seizures?|limp\\w*|sick|vomit\\w*|threw up|swollen)|(?:犬|猫|馬|うさぎ|ワンコ|わんこ|ペット)(?:が|は|も)[^。、]{0,10}(?:妊娠|病気|吐い|元気|熱|倒れ)|(?:狗|猫|貓|毛孩|[宠寵]物)[^,，。]{0,8}(?:怀孕|懷孕|[晕暈]|吐|生病)|(?:chó|mèo|cún|boss) [^,.]{0,24}(?:có bầu|mang thai|ốm|nôn|ngất|xỉu)',
    ),
    unless: OWN_BODY,
  },
  // Rather dead than on a treadmill, and dying for a thing.
  {
    within: 'clause',
    said: any(
      "\\b(?:i.d |would |'d )?(?:rather|sooner) (?:die|be dead|kill myself|jump off a \\w+) than (?:run|do|go|use|wear|eat|miss|race|train|get|set|walk|swim|wake|listen)\\b|\\bdying (?:for (?:a|some|the)|to (?:try|run|see|get|know|race|use|wear|start|tell|go))\\b",
      '(?:走る|やる|乗る|食べる|出る|着る|歩く|泳ぐ|する|起きる|負ける)(?:こと)?(?:くらい|ぐらい)なら(?:いっそ)?死んだ(?:ほう|方)が|(?:食べ|走り|飲み|行き|見|試し|会い)たくて死に',
      '(?:跑步机|跑步機|游泳|早起|[这這][课課]|戒糖|上班|[叫让讓]我)[^,，。]{0,10}(?:不如)(?:去)?死(?:了算了)?|想死(?=你|那[条條家个個]|家[乡鄉]|[这這](?:家|口|碗))|(?:[无無]聊|[热熱]|[饿餓]|[冷凍冻]|忙|[气氣]|丑|醜|[贵貴])(?:到|得)(?:想|要|快)死',
      '(?:thà|tha) (?:chết|chet)(?: \\p{L}+){0,2} (?:còn|con) (?:hơn|hon)|(?:chán|nóng|lạnh|đói|nhiều|khó|dài|đông|xa|dốc|mỏi|buồn ngủ|thèm|vui|ngon|rẻ|đắt|mắc|ồn|bận|cay|chua|xấu)(?: \\p{L}+)? (?:muốn |gần )?chết(?: đi được| luôn| mất)?',
    ),
    unless:
      /\b(?:alive|life|living|wake up|tired of|hopeless|nobody|worthless)\b|生き|つら|辛|消え|疲れ|活|生命|人生|累|痛苦|没意思|[没沒]意義|sống|đời|mệt mỏi|chán (?:đời|sống)|khổ|tuyệt vọng/u,
    takesBack: ['self-harm'],
  },
  // A runner who complains of a hard exercise, each time that it is done.
  {
    within: 'clause',
    said: any(
      `\\b(?:every|each)\\b[^,.!?]{0,12}\\b${EFFORT_EN}\\b[^,.!?]{0,24}\\bwan(?:t to|na) die\\b`,
      `${EFFORT_JA}[^、。]{0,4}(?:の|をやる|をする|やる|する|を走る)(?:たびに?|度に|と)(?:毎回|いつも)?死にたく(?:なる|なり)`,
      `${EFFORT_ZH}[^,，。]{0,12}(?:(?:[练練]|做|跑|上|撑|撐)(?:一次|[着著])?(?:完|得|到)?|每次)都?想死|每次${EFFORT_ZH}都想死`,
      `${EFFORT_VI}[^,.]{0,12} (?:lần|buổi|hôm) nào(?: tập| chạy| làm)? cũng muốn chết|${EFFORT_VI}(?: xong)? muốn chết luôn`,
    ),
    unlessAnywhere:
      /\b(?:alive|life|living|wake up|tired of|hopeless|nobody|alone|worthless|depress\w*|kill|end it)\b|生き|つら|辛|消え|疲れ|うつ|鬱|孤独|絶望|活|生命|人生|累|痛苦|没意思|[没沒]意義|抑[郁鬱]|[绝絕]望|孤[独獨单單]|[难難][过過]|[没沒]人|sống|đời|mệt mỏi|khổ|tuyệt vọng|trầm cảm|cô đơn/u,
    takesBack: ['self-harm'],
  },
  // Tired, sleepy or pleased to the point of fainting.
  {
    within: 'clause',
    said: any(
      '(?:nắng|nóng|buồn ngủ|đói|đẹp|cười|dễ thương|thơm|xịn|ngon|vui|đông|mê|sướng|ngầu|cute)(?: \\p{L}+)? (?:muốn |đến )?(?:xỉu|ngất)|mệt xỉu (?:luôn|á|nha|hà)|buon ngu (?:muon )?xiu',
      '(?:[困睏]|[饿餓]|美|香|好吃|可[爱愛]|甜|[帅帥])(?:到|得)(?:快|要)?(?:[晕暈昏]|昏[过過]去)',
      '(?:気絶|失神|昏睡|意識不明)(?:した)?(?:ように|みたいに|レベルで)?[^、。]{0,8}(?:寝|眠|爆睡)|昏(?:睡|[过過]去)?[^,，。]{0,4}睡|昏睡[过過]去',
      '(?:推し|応援|感動|嬉し|うれし)[^。]{0,30}(?:失神|気絶|昇天|倒れる)(?:する)?(?:かと|ほど|くらい|しそう|レベル)',
      '(?:激[动動]|[开開]心|高[兴興]|[兴興][奋奮]|幸福)(?:到|得)[^,，。]{0,6}(?:[晕暈昏])',
      '(?:眠|かわい|尊|おいし|美味し|推し|好き)[^、。]{0,8}(?:気絶|失神|倒れそう|死)',
      '\\b(?:sleepy|hungry|starving|gorgeous|cute|bored|laugh\\w*)\\b[^,.!?]{0,20}\\b(?:faint\\w*|pass(?:ed|ing)? out|collapse[ds]?)\\b',
    ),
    unless: STILL_MEANT,
    takesBack: ['syncope', 'dizziness'],
  },
  // Someone close, long ago.
  {
    within: 'sentence',
    said: any(
      '\\b(?:dad|father|mum|mom|mother|gran\\w*|nan|uncle|aunt\\w*|brother|sister|cousin|friend|neighbou?r|husband|wife)\\b[^.!?]{0,80}\\b(?:(?:19|20)\\d\\d|years? ago|decades? ago|back in the|when i was)\\b|\\b(?:(?:19|20)\\d\\d|years? ago|decades? ago|back in the|when i was)\\b[^.!?]{0,60}\\b(?:dad|father|mum|mom|mother|gran\\w*|nan|uncle|aunt\\w*|brother|sister|cousin|friend)\\b',
      '(?:父|母|祖父|祖母|兄|姉|弟|妹|先輩|同級生|いとこ|恩師|上司|叔父|伯父|友人|友達|おじいちゃん|おばあちゃん)[^。]{0,30}(?:年前|(?:19|20)\\d\\d|昔)|(?:年前|(?:19|20)\\d\\d|昔)[^。]{0,12}(?:父|母|祖父|祖母|兄|姉|弟|妹|おじいちゃん|おばあちゃん)',
      '(?:[表堂]?[哥姐弟妹]|[师師]兄|同[学學]|朋友|同事|姑|姨[妈媽]|(?<!姥|姨)爸|(?<!姨)[妈媽]|[爷爺]|奶奶|外公|外婆|阿公|阿[嬤嬷]|姥|叔|舅|[亲親])[^。]{0,30}(?:年(?:前|代)|[当當]年|早就|老早|九几年|九[几幾]年|(?:19|20)\\d\\d年?|[零〇][一二三四五六七八九]年|以前|早年)|(?:年前|早年)[^。]{0,10}(?:爸|[妈媽]|[爷爺]|奶奶|外公|外婆|阿公|阿[嬤嬷])',
      '(?:ông|bà|bố|ba|mẹ|má|cậu|chú|bác|cô|thầy|anh|chị)(?: \\p{L}+){0,8} (?:năm (?:19|20)\\d\\d|những năm|hồi|lâu rồi|chuyện cũ|\\S+ năm trước|ngày xưa)|(?:năm (?:19|20)\\d\\d|hồi|chục năm trước)[^.]{0,24}(?:ông|bà|bố|mẹ)',
    ),
    unless: OWN_EVENT,
  },
];

const SENTENCE = /[^.!?。！？;；\n]+[.!?。！？;；\n]*|[.!?。！？;；\n]+/g;
const CLAUSE =
  /[^,，、.!?。！？;；:：()\n]+[,，、.!?。！？;；:：()\n]*|[,，、.!?。！？;；:：()\n]+/g;

/** A text without what stands in frames, and the signs that each such frame takes back. */
interface Framed {
  left: string;
  takesBack: readonly RedFlagCategory[] | null;
}

/**
 * What a text says in frames that mean something else.
 *
 * @returns one reading of the text for each frame in it
 */
export function framedReadings(text: string): Framed[] {
  return FRAMES.flatMap(({ within, said, unless, unlessAnywhere, takesBack }) => {
    if (unlessAnywhere?.test(inLowerCase(text)) === true) return [];
    let isFound = false;
    const left = text.replace(within === 'sentence' ? SENTENCE : CLAUSE, (part) => {
      const words = inLowerCase(part);
      if (!said.test(words) || unless?.test(words) === true) return part;
      isFound = true;
      return ' ';
    });
    return isFound ? [{ left, takesBack: takesBack ?? null }] : [];
  });
}

function inLowerCase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}
