import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_ZH_TW: AnswerBook['training'] = {
  'week.soFar': [
    '這週到現在跑了 {{runner.week.runs}} 次，共 {{runner.week.distance}}。',
    '本週已經有 {{runner.week.distance}}，分 {{runner.week.runs}} 次跑完。',
  ],
  'week.soFarSingle': [
    '這週只跑了 {{runner.week.runs}} 次，{{runner.week.distance}}。',
    '本週目前 {{runner.week.runs}} 次，{{runner.week.distance}}。',
  ],
  'week.none': ['這週還沒跑。', '本週還沒有跑步紀錄。'],
  'week.last': [
    '上週跑了 {{runner.lastWeek.runs}} 次，共 {{runner.lastWeek.distance}}。',
    '上週 {{runner.lastWeek.distance}}，分 {{runner.lastWeek.runs}} 次。',
  ],
  'week.lastSingle': [
    '上週只跑了 {{runner.lastWeek.runs}} 次，{{runner.lastWeek.distance}}。',
    '上週 {{runner.lastWeek.runs}} 次，{{runner.lastWeek.distance}}。',
  ],
  'week.lastNone': ['上週沒有跑步紀錄。', '上週沒有跑。'],
  'week.far': [
    '近一週合計 {{runner.sevenDays.distance}}，遠超過平常的 {{runner.weeks.mean}}，接下來幾天要放輕鬆。',
    '近一週 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}多太多；受傷常常從這裡開始，先降下來。',
  ],
  'week.up': [
    '近一週合計 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}稍多，接下來幾天放輕就沒問題。',
    '近一週 {{runner.sevenDays.distance}}，略高於平常的 {{runner.weeks.mean}}。',
  ],
  'week.steady': [
    '近一週合計 {{runner.sevenDays.distance}}，和平常的 {{runner.weeks.mean}}差不多，這樣規律最好。',
    '近一週 {{runner.sevenDays.distance}}，平常 {{runner.weeks.mean}}，很平穩。',
  ],
  'week.nearTired': [
    '近一週合計 {{runner.sevenDays.distance}}，和平常的 {{runner.weeks.mean}}差不多，但身體的負擔比距離看起來更重。',
    '近一週 {{runner.sevenDays.distance}}，平常 {{runner.weeks.mean}}。距離沒變，疲勞卻比平常多。',
  ],
  'week.nearLong': [
    '近一週合計 {{runner.sevenDays.distance}}，和平常的 {{runner.weeks.mean}}差不多，但其中有一次跑得比平常長得多。',
    '近一週 {{runner.sevenDays.distance}}，平常 {{runner.weeks.mean}}。總量沒變，可那次長距離需要時間恢復。',
  ],
  'week.nearJump': [
    '近一週合計 {{runner.sevenDays.distance}}。前幾天跑得偏多，現在正回到平常的 {{runner.weeks.mean}}。',
    '近一週 {{runner.sevenDays.distance}}，跑多了幾天之後，正慢慢回到平常的 {{runner.weeks.mean}}。',
  ],
  'week.down': [
    '近一週合計 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}少；當作減量週剛好。',
    '近一週 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}輕一點。',
  ],
  'week.noUsual': ['要跟平常比，還得再看你幾週。', '再累積幾週，我就知道你平常的量了。'],
  'week.hardSingle': [
    '其中強度課只有 {{runner.sevenDays.hardRuns}} 次，搭配得剛好。',
    '強度課 {{runner.sevenDays.hardRuns}} 次，留夠了恢復的空間。',
  ],
  'week.hardSome': [
    '其中 {{runner.sevenDays.hardRuns}} 次是強度課，差不多是每週能承受的量。',
    '強度課有 {{runner.sevenDays.hardRuns}} 次，中間的日子要放輕鬆。',
  ],
  'week.hardMany': [
    '其中 {{runner.sevenDays.hardRuns}} 次是強度課，超過每週能恢復過來的量。',
    '強度課多到 {{runner.sevenDays.hardRuns}} 次，恢復會跟不上。',
  ],
  'week.allEasy': ['沒有強度課，正好打底。', '都沒有跑太兇，底子就是這樣累積的。'],
  'rest.rest': ['先休息吧。', '現在休息比跑步有用。'],
  'rest.easy': ['休息，或輕鬆跑一小段，都可以。', '想跑就輕鬆跑；休息也一樣好。'],
  'rest.run': ['可以跑。', '從數據看，沒有不跑的理由。'],
  'rest.unknown': [
    '你最近的狀況我知道得太少，聽身體的。',
    '沒有最近的紀錄，我沒辦法判斷；感覺比我可靠。',
  ],
  'rest.tiredSaid': ['你覺得累，這比什麼數據都重要。', '身體覺得累，就聽它的。'],
  'rest.listen': [
    '早上起床就累，或爬樓梯腿很重，就休息，不會因此掉體能。',
    '先慢慢跑，過一會兒腿還是很重，就走回家，沒什麼好可惜的。',
  ],
  'memory.injury': [
    '你之前說過有傷。如果還有感覺，這次就輕鬆跑，快的部分先不跑。',
    '你提過身上有傷。要是還沒好，憑感覺輕鬆跑，一痛就停。',
  ],
  'memory.otherDay': [
    '你說過那天沒辦法跑，在計畫裡把這份課表移到合適的日子吧。',
    '那天你說過不能跑，可以在計畫裡換一天。',
  ],
  'restWhy.hardToday': ['今天已經跑過強度課了。', '你今天跑過強度課了。'],
  'restWhy.hardYesterday': ['昨天是強度日，身體還在恢復。', '你昨天才跑過強度課。'],
  'restWhy.hardDays': [
    '距離上次強度課已經 {{runner.daysSinceHard}} 天。',
    '上次強度課是 {{runner.daysSinceHard}} 天前。',
  ],
  'restWhy.ranToday': ['今天已經跑過了。', '今天的跑步已經完成。'],
  'restWhy.daysOff': [
    '上次跑步是 {{runner.daysSinceRun}} 天前。',
    '你已經 {{runner.daysSinceRun}} 天沒跑了。',
  ],
  'restWhy.tired': [
    '疲勞（{{runner.load.fatigue}}）明顯高過體能（{{runner.load.fitness}}）。',
    '最近的負荷 {{runner.load.fatigue}}，遠超過你習慣的 {{runner.load.fitness}}。',
  ],
  'pain.injury': ['先停跑，等不痛了再說；忍痛跑只會拖更久。', '現在先別跑，趁問題還小養好它。'],
  'pain.return': [
    '走路、上下樓梯都不痛了，再從短短的輕鬆跑開始。',
    '平常不痛了，先輕鬆跑一小段試試，有一點感覺就停。',
  ],
  'pain.doctor': [
    '如果休息或半夜也痛、痛在骨頭的某一點、走路會跛，或一直沒好，就去看醫師。',
    '走路會跛、半夜痛、痛在一個點，或遲遲不退，要讓醫師看看。',
  ],
  'pain.illness': [
    '不舒服就休息；身體正忙著恢復，這時候練也沒有效果。',
    '生病的時候練不出東西。睡飽、喝夠，先別碰跑鞋。',
  ],
  'pain.illnessReturn': [
    '完全好了以後，從短短的輕鬆跑開始，看看隔天的反應。',
    '覺得恢復了，先輕鬆跑一小段，快的以後再說。',
  ],
  'pain.illnessDoctor': [
    '如果發燒、咳得很深，或靜靜坐著心跳也很快，先問醫師。',
    '胸口有症狀、發燒或一直沒好，就去看醫師。',
  ],
  'pain.soreness': [
    '肌肉痠痛是因為身體還不習慣這樣的訓練，過幾天會自己好。',
    '這是肌肉在修復，過幾天就淡了。',
  ],
  'pain.sorenessNext': [
    '散步或很輕的慢跑反而會舒服一點；快跑等下樓梯不痠了再說。',
    '輕輕動一動，腿鬆了再跑快的。',
  ],
  'pain.sorenessDoctor': [
    '如果集中在一個點，或一天比一天重，那就不是痠痛，要停下來。',
    '刺痛、只痛單側、越來越痛，那是另一回事，先別跑。',
  ],
  'warmUp.fast': [
    '跑快之前，先輕鬆跑 {{runner.warmUp.duration}}，再做 {{runner.strides.count}} 趟 {{runner.strides.duration}}的快步跑，中間走 {{runner.strides.rest}}。',
    '強度課這樣開頭：輕鬆跑 {{runner.warmUp.duration}}，快步跑 {{runner.strides.duration}} × {{runner.strides.count}} 趟，間隔 {{runner.strides.rest}}。',
  ],
  'warmUp.generic': [
    '跑快之前，先輕鬆跑到身體發熱，再做幾趟短的快步跑。',
    '先慢跑熱開，加幾趟快步跑，再進入快的部分。',
  ],
  'warmUp.strides': [
    '快步跑是短而放鬆的加速，身體挺直、步伐輕快，不是衝刺。',
    '快步跑是為了叫醒雙腿：慢慢加快，保持放鬆，然後走一走。',
  ],
  'warmUp.easy': ['輕鬆跑不用熱身，開頭再慢一點就好。', '輕鬆跑時，前面慢的那段就是熱身。'],
  'warmUp.after': ['跑完再慢跑一下，等呼吸平緩就好。', '結束前越跑越慢，這樣就夠了。'],
  'warmUp.stretch': [
    '靜態伸展留到跑後；跑前做動態的。',
    '跑前多擺腿、活動關節，靜態伸展跑完再做。',
  ],
  'warmUp.next': [
    '下次快跑前試試，開頭就不會那麼難受。',
    '下次跑強度課前做一遍，起跑就感覺得到差別。',
  ],
  'heat.effort': [
    '天氣熱就看體感，不看配速；同樣的力氣會慢一點，很正常。',
    '天氣熱誰都會掉速，因為一部分血液要流到皮膚散熱。',
  ],
  'heat.pulse': [
    '心率壓在 {{runner.next.heartRate.ceiling}} 以下，配速隨它去。',
    '以 {{runner.next.heartRate.ceiling}} 為上限，再慢也沒關係。',
  ],
  'heat.measured': [
    '當時氣溫 {{temperature.weather}}，濕度 {{humidity.percent}}，不少力氣花在散熱上了。',
    '氣溫 {{temperature.weather}}、濕度 {{humidity.percent}} 時跑慢一點，不代表狀態變差。',
  ],
  'heat.next': [
    '下次挪到涼快的時段和有樹蔭的路，渴了就喝，強度課往後排。',
    '下次早一點或晚一點跑，別等渴到不行才喝，強度課留給涼快的日子。',
  ],
  'heat.stop': [
    '頭暈、發冷或不流汗了，立刻停下來降溫。',
    '一旦頭暈、發抖、意識模糊，馬上停下來，到涼快的地方去。',
  ],
  'cold.effort': [
    '冷天、雨天、風大也一樣看體感：逆風時同樣的力氣就是慢。',
    '風大和低溫會讓配速變慢，不代表體能變差，憑體感跑就好。',
  ],
  'cold.next': [
    '下次熱身久一點，洋蔥式穿法，去程逆風、回程順風；路面結冰就別跑。',
    '下次慢慢起跑，多穿幾層，先逆風跑；路面結冰就待在家裡。',
  ],
  'hills.effort': [
    '上坡守住用力的程度，不守配速：步伐小，身體直，太陡就用走的。',
    '上坡別管配速，呼吸別亂；陡的地方走上去才聰明。',
  ],
  'hills.measured': [
    '爬升 {{altitude.ascent}}，你的 {{pace.average}}相當於平路 {{pace.gradeAdjusted}}。',
    '有 {{altitude.ascent}}的爬升，{{pace.average}}換算成平路是 {{pace.gradeAdjusted}}。',
  ],
  'hills.pulse': [
    '輕鬆日上坡也要守在 {{runner.next.heartRate.ceiling}} 以下。',
    '要輕鬆的日子，坡上同樣以 {{runner.next.heartRate.ceiling}} 為限。',
  ],
  'hills.down': ['下坡步伐碎而輕，順著跑；一煞車，大腿就容易痠。', '下坡小步快頻，不要煞車。'],
  'hills.next': [
    '想練坡，下次上坡有力但留一點餘力，慢跑下來；趁最後一趟還跟第一趟一樣好就結束。',
    '下次把坡道跑當成強度課，不要再額外加練。',
  ],
  'lastRun.figures': [
    '你最近一次跑了 {{recent.[n].distance}}，花了 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '我看到的最新紀錄是 {{recent.[n].distance}}，{{recent.[n].pace}}，共 {{recent.[n].duration}}。',
  ],
  'lastRun.heartRate': [
    '平均心率 {{recent.[n].heartRate}}，你輕鬆跑時通常是 {{runner.easyHeartRate}}。',
    '心率平均 {{recent.[n].heartRate}}，平常輕鬆跑約 {{runner.easyHeartRate}}。',
  ],
  'lastRun.open': ['打開那次跑步再問我，就能看到各個部分。', '想看細節，到那次跑步的頁面問我。'],
  'splits.range': [
    '最快是第 {{split.fastest.number}} 公里 {{split.fastest.pace}}，最慢是第 {{split.slowest.number}} 公里 {{split.slowest.pace}}。',
    '每公里在 {{split.fastest.pace}}（第 {{split.fastest.number}} 公里）到 {{split.slowest.pace}}（第 {{split.slowest.number}} 公里）之間。',
  ],
  'splits.halves': [
    '前半 {{half.first.pace}}，後半 {{half.second.pace}}。',
    '前後半分別是 {{half.first.pace}}和 {{half.second.pace}}。',
  ],
  'splits.repetitions': [
    '{{interval.work.length}} × {{interval.work.count}} 趟，平均 {{interval.work.pace}}，第一趟 {{interval.work.first.pace}}，最後一趟 {{interval.work.last.pace}}。',
    '跑了 {{interval.work.length}} × {{interval.work.count}} 趟，從第一趟 {{interval.work.first.pace}}到最後一趟 {{interval.work.last.pace}}，平均 {{interval.work.pace}}。',
  ],
  'splits.mixed': [
    '快段 {{interval.work.count}} 個，共 {{interval.work.duration}}，平均 {{interval.work.pace}}。',
    '快跑合計 {{interval.work.duration}}，分 {{interval.work.count}} 段，平均 {{interval.work.pace}}。',
  ],
  'splits.rests': [
    '趟間平均休息 {{interval.rest.duration}}。',
    '中間的休息平均 {{interval.rest.duration}}。',
  ],
  'splits.kilometer': [
    '那一公里 {{split.[n].pace}}，全程平均 {{pace.average}}。',
    '那一公里跑了 {{split.[n].pace}}，平均是 {{pace.average}}。',
  ],
  'splits.repetition': [
    '那趟是 {{interval.work.[n].pace}}，各趟平均 {{interval.work.pace}}。',
    '那趟跑了 {{interval.work.[n].pace}}，平均是 {{interval.work.pace}}。',
  ],
  'splits.fastestRepetition': [
    '最快的一趟是 {{interval.work.fastest.pace}}，最慢的是 {{interval.work.slowest.pace}}。',
    '最快 {{interval.work.fastest.pace}}，最慢 {{interval.work.slowest.pace}}。',
  ],
  'splits.noDrift': [
    '這次看不出來：要有心率、配速平穩地跑得更久才行。',
    '要看心率飄移，得有更長的、配速平穩、有心率的紀錄。',
  ],
  'splits.noSuch': ['這次紀錄裡沒有那一段。', '紀錄裡找不到那個部分。'],
  'splits.none': ['這次紀錄沒辦法按公里拆開，細節看不出來。', '距離太短，拆不出分段。'],
  'splits.nextEven': ['下次就照這樣跑。', '下次維持這樣的分配。'],
  'splits.nextSlower': ['下次起跑再慢一點，後面會輕鬆很多。', '下次開頭收一點。'],
  'splits.nextFree': ['下次力求各段平均，把最快的留到最後。', '下次沉住氣起跑，各段跑得一樣快。'],
  'pacing.easyStart': ['起跑要慢到覺得不過癮，配速自己會上來。', '配速成敗看開頭，沉住氣起跑。'],
  'pacing.easy': ['輕鬆跑的標準：[guide]。', '輕鬆跑全程守住：[guide]。'],
  'pacing.intervals': [
    '下次間歇，第一趟抓這次的平均 {{interval.work.pace}}開始，只在最後加快。',
    '下次各趟都跑這次的平均 {{interval.work.pace}}，剩下的力氣放到最後一趟。',
  ],
  'pacing.intervalsRaced': [
    '間歇跑 {{runner.pace.interval}}，趟數以最後一趟還能跟第一趟一樣快為準。',
    '依比賽成績，間歇跑 {{runner.pace.interval}}就夠，再快也沒有更多收穫。',
  ],
  'pacing.intervalsFeel': [
    '間歇的配速，要跑完還覺得能再來。',
    '間歇選能重複的配速：最後一趟和第一趟一樣快。',
  ],
  'pacing.tempo': [
    '節奏跑用 {{runner.pace.threshold}}，全程維持；後面可以更吃力，但不能更慢。',
    '節奏跑對你來說就是 {{runner.pace.threshold}}，慢慢提到這個配速，然後穩住。',
  ],
  'pacing.tempoFeel': [
    '節奏跑的感覺：一次只能講幾個字，結束時還能再撐一下。',
    '節奏跑要吃力但穩得住：一次只能講幾個字，呼吸平穩，不衝刺。',
  ],
  'pacing.long': [
    '長距離跑守住：[guide]，開頭最慢，只有最後一段可以快一點。',
    '長距離跑以輕鬆為準，[guide]，留著餘力結束。',
  ],
  'pacing.racePace': [
    '這個距離，以你近期最好的比賽來看，全程穩在 {{runner.predicted.[d].pace}}最合適。',
    '依比賽成績，穩定在 {{runner.predicted.[d].pace}}。',
  ],
  'pacing.marathon': [
    '全馬起跑別快過 {{runner.pace.marathon}}，寧可慢一點；前面省下的，後面都用得到。',
    '全馬以 {{runner.pace.marathon}}為上限，前段寧慢勿快。',
  ],
  'pacing.race': [
    '比賽前段收著，中段穩住，最後再把剩下的用掉。',
    '起跑沉住氣，中段穩住配速，最後拚出來。',
  ],
  'lastRun.before': [
    '前一次跑了 {{recent.[n].distance}}，花了 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '再前一次是 {{recent.[n].distance}}，平均 {{recent.[n].pace}}，跑了 {{recent.[n].duration}}。',
  ],
  'lastRun.beforeHeartRate': [
    '那次平均心率 {{recent.[n].heartRate}}。',
    '那次的平均心率是 {{recent.[n].heartRate}}。',
  ],
};
