import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_ZH_TW: AnswerBook['subjects'] = {
  'period.day': [
    '[period]你跑了 {{recent.[n].distance}}，花了 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '[period]那次是 {{recent.[n].distance}}，{{recent.[n].duration}}，平均配速 {{recent.[n].pace}}。',
  ],
  'period.dayHeartRate': [
    '平均心率是 {{recent.[n].heartRate}}。',
    '心率平均 {{recent.[n].heartRate}}。',
  ],
  'period.none': ['[period]沒有你的跑步紀錄。', '我這裡沒有你[period]跑步的紀錄。'],
  'period.older': [
    '那次跑步太早了，我從這裡看不到。打開那筆紀錄再問我。',
    '從這裡看不到那次跑步，請到它的頁面問我。',
  ],
  'period.month': [
    '[period]你跑了 {{runner.calendarMonth.[n].runs}} 次，共 {{runner.calendarMonth.[n].distance}}，花了 {{runner.calendarMonth.[n].duration}}。',
    '[period]的跑量是 {{runner.calendarMonth.[n].distance}}，{{runner.calendarMonth.[n].runs}} 次，{{runner.calendarMonth.[n].duration}}。',
  ],
  'period.monthSingle': [
    '[period]你只跑了 {{runner.calendarMonth.[n].runs}} 次：{{runner.calendarMonth.[n].distance}}，花了 {{runner.calendarMonth.[n].duration}}。',
    '[period]的跑步只有 {{runner.calendarMonth.[n].runs}} 次，{{runner.calendarMonth.[n].distance}}，{{runner.calendarMonth.[n].duration}}。',
  ],
  'period.tooFar': [
    '我只知道你最近 {{runner.history.days}} 天的跑步，更早的算不進來。',
    '那段時間早於最近 {{runner.history.days}} 天，我看不到，所以沒辦法合計。',
  ],
  'effort.within': [
    '不會太快，確實很輕鬆：平均心率 {{heartRate.average}}，沒超過你輕鬆跑的上限 {{zone.easy.ceiling}}。',
    '這算輕鬆跑。平均心率 {{heartRate.average}}，低於輕鬆的上限 {{zone.easy.ceiling}}。',
  ],
  'effort.above': [
    '以輕鬆跑來說太快了：平均心率 {{heartRate.average}}，超過你的輕鬆上限 {{zone.easy.ceiling}}。',
    '強度偏高。輕鬆跑到 {{zone.easy.ceiling}} 為止，這次平均 {{heartRate.average}}。',
  ],
  'effort.pace': [
    '沒有心率，只能比配速：這次 {{pace.average}}，你平常的輕鬆跑是 {{runner.easyPace}}。',
    '我只能看配速：這次 {{pace.average}}，平常輕鬆跑 {{runner.easyPace}}。',
  ],
  'effort.unknown': [
    '這次沒有可靠的心率，能比的輕鬆跑也不夠，所以沒辦法判斷。',
    '要判斷這個，我需要心率，或再多幾次輕鬆跑來比。',
  ],
  'pulse.compared': [
    '這次平均心率 {{heartRate.average}}，你平常的輕鬆跑是 {{runner.easyHeartRate}}。',
    '平均 {{heartRate.average}}；平常輕鬆跑大多在 {{runner.easyHeartRate}}。',
  ],
  'pulse.notHigh': [
    '這次心率其實不高：平均 {{heartRate.average}}，你平常的輕鬆跑是 {{runner.easyHeartRate}}。',
    '平均 {{heartRate.average}}，沒有比你平常輕鬆跑的 {{runner.easyHeartRate}} 高。',
  ],
  'pulse.reasons': [
    '同樣的配速，天氣熱、上坡、沒睡好、壓力大、喝了咖啡或快感冒，心率都會變高。那天有哪一樣不同嗎？',
    '常見的原因是天氣熱、爬坡、睡眠不足、壓力或身體不舒服。那天是哪一種？',
  ],
  'taper.volume': [
    '賽前每週減一點量：從平常一週 {{runner.weeks.mean}}往下減，最後一週最少。',
    '減的是距離，不是跑步的日子：從平常的 {{runner.weeks.mean}}逐週往下減。',
  ],
  'taper.keep': [
    '留幾段短的比賽配速，最後一次長距離跑取消，不要嘗試新東西。',
    '跑步的日子照舊，加一點比賽配速，睡飽。',
  ],
  'scope.gear': [
    '跑鞋和裝備我不懂，到跑步專賣店試穿，請店員看看你的跑姿。',
    '裝備不在我的範圍裡，我看的是你的跑步紀錄。可以到專賣店試穿再選。',
  ],
  'scope.weather': [
    '我看不到天氣預報。告訴我會多熱、會不會下雨，我可以說該怎麼跑。',
    '天氣我查不到。你告訴我氣溫和風，我來說怎麼跑。',
  ],
  'scope.record': [
    '各距離的最佳成績在「趨勢」裡的「最佳成績」。在這裡我可以說你現在大概能跑多少。',
    '最佳成績我在聊天裡查不到，請看「趨勢」裡的「最佳成績」。',
  ],
  'race.wished': ['[wish]？', '[wish] 嗎？'],
  'race.wishYes': [
    '可以。以你近期最好的比賽來看，預計 {{runner.predicted.[d].duration}}，還有空間。',
    '沒問題，從比賽成績看你能跑到 {{runner.predicted.[d].duration}}。',
  ],
  'race.wishClose': [
    '有可能，但很勉強：以你近期最好的比賽來看，預計 {{runner.predicted.[d].duration}}。',
    '狀況好的話有機會，從成績看預計 {{runner.predicted.[d].duration}}，剛好在目標附近。',
  ],
  'race.wishUnlikely': [
    '現在還不太可能：以你近期最好的比賽來看，預計 {{runner.predicted.[d].duration}}。再練幾個月會更接近。',
    '還差一點。現在預計 {{runner.predicted.[d].duration}}，差的部分要靠訓練補起來。',
  ],
  'race.wishNo': [
    '現在不行：以你近期最好的比賽來看，預計 {{runner.predicted.[d].duration}}，差太多，先訂一個近一點的目標。',
    '不行。從成績看預計 {{runner.predicted.[d].duration}}，用那個配速出發會撐不住。',
  ],
  'race.wishMarathonYes': [
    '可以。全馬預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，還有空間。',
    '沒問題，從比賽成績看，快則 {{runner.predicted.marathon.from}}，慢也就 {{runner.predicted.marathon.to}}。',
  ],
  'race.wishMarathonClose': [
    '有可能，但沒有十足把握：全馬預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，你的目標就在這中間。',
    '一切順利的話有機會。從成績看是 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，多數人比較靠近慢的那頭。',
  ],
  'race.wishMarathonUnlikely': [
    '現在還不太可能：全馬預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。再練幾個月會更接近。',
    '還差一點。從成績看最快 {{runner.predicted.marathon.from}}，後段吃力就是 {{runner.predicted.marathon.to}}。',
  ],
  'race.wishMarathonNo': [
    '現在不行：全馬預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，差太多，先訂一個近一點的目標。',
    '不行。從成績看是 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，用那個配速出發後面會爆掉。',
  ],
  'race.wishPaper': [
    '光看速度是夠的，從成績看預計 {{runner.predicted.[d].duration}}，但這個距離你還沒練到位。',
    '理論上可以：預計 {{runner.predicted.[d].duration}}。缺的是距離上的準備。',
  ],
  'race.wishMarathonPaper': [
    '光看速度是夠的，全馬預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，但這個距離你還沒練到位。',
    '理論上可以：全馬預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。缺的是距離上的準備。',
  ],
  'race.wishLater': [
    '現在預計 {{runner.predicted.[d].duration}}，差距不小。練幾個月能接近一些，先在中間訂一個目標。',
    '從成績看，目前是 {{runner.predicted.[d].duration}}。練幾個月會有進步，分幾步來比較實際。',
  ],
  'race.wishMarathonLater': [
    '現在預計 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，差距不小。練幾個月能接近一些，先在中間訂一個目標。',
    '從成績看，目前是 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。練幾個月會有進步，分幾步來比較實際。',
  ],
  'easier.low': [
    '狀況不好，今天就選輕鬆的：休息、散步，或慢跑一小段。',
    '身體狀況不好就少練一點，休息或輕鬆跑一小段比較適合。',
  ],
  'easier.sleep': [
    '沒睡好，身體恢復就慢，今天休息，或輕鬆跑一小段。',
    '睡眠比訓練重要，今天休息，或只輕鬆跑一小段。',
  ],
  'easier.later': [
    '長距離跑和強度課等精神好了再跑，不會因此退步。',
    '長距離跑和強度課可以往後挪，狀況好的時候跑效果更好。',
  ],
  'day.slower': [
    '比你平常輕鬆跑的配速（{{runner.easyPace}}）慢。',
    '你平常輕鬆跑是 {{runner.easyPace}}，這次確實慢一些。',
  ],
  'day.usual': [
    '和你平常輕鬆跑的配速（{{runner.easyPace}}）差不多。',
    '你平常輕鬆跑就是 {{runner.easyPace}}，這次不算特別。',
  ],
  'day.faster': [
    '比你平常輕鬆跑的配速（{{runner.easyPace}}）快。',
    '你平常輕鬆跑是 {{runner.easyPace}}，這次快一些。',
  ],
  'day.pulseHigher': [
    '心率 {{recent.[n].heartRate}}，比平常輕鬆跑時（{{runner.easyHeartRate}}）高，可能是天氣熱、上坡、沒睡好、壓力大或快感冒。',
    '心率到了 {{recent.[n].heartRate}}，平常是 {{runner.easyHeartRate}}，可能是天熱、有坡、睡眠不足或壓力。',
  ],
  'day.pulseCalm': [
    '心率 {{recent.[n].heartRate}}，沒超過平常輕鬆跑的 {{runner.easyHeartRate}}，就是跑得輕鬆而已，不用擔心。',
    '心率 {{recent.[n].heartRate}}（平常 {{runner.easyHeartRate}}），強度控制得好，這樣就對了。',
  ],
  'day.pulseByPace': [
    '心率也有 {{recent.[n].heartRate}}，平常是 {{runner.easyHeartRate}}，當輕鬆跑來說太快了。',
    '心率 {{recent.[n].heartRate}}，高過平常的 {{runner.easyHeartRate}}，這樣跑就不算輕鬆了。',
  ],
  'day.pulseSame': [
    '心率和平常差不多，同樣的力氣沒跑出平常的速度，可能是天熱、上坡、風大、腿累或沒睡好。',
    '心率沒變卻慢了，多半是天熱、有坡、路面不好或疲勞。有符合的嗎？',
  ],
  'easier.tomorrow': [
    '明天早上再決定：睡好了、精神好就照計畫跑，不然就休息或輕鬆跑。',
    '看明天起床的狀況：精神好就跑，還是累就休息，或輕鬆跑一小段。',
  ],
  'app.connect': [
    '在帳號頁面的「連結的帳號」裡連結 Garmin，之後的跑步會自動同步。',
    '打開帳號頁面，在「連結的帳號」裡連結手錶的帳號，以後跑步紀錄就會自動進來。',
  ],
  'app.upload': [
    '在「訓練紀錄」頁按「加入紀錄」，就能匯入手錶的檔案，FIT、TCX、GPX 都可以。',
    '從手錶匯出 FIT、TCX 或 GPX 檔案，再到「訓練紀錄」頁按「加入紀錄」。',
  ],
  'app.settings': [
    '這在帳號頁面裡：姓名、單位、外觀、通知、資料和帳號都在那邊。',
    '請打開帳號頁面，單位、外觀、通知、付款和資料匯出都在裡面。',
  ],
  'app.sensor': [
    '感測器要跟手錶配對。手錶記下心率，我就會跟著那次跑步一起讀到。',
    '心率帶連的是手錶，不是這裡。手錶有記錄，數據就會跟著跑步一起進來。',
  ],
  'pain.stitch': [
    '聽起來是側腹痛（岔氣）。放慢或用走的，深深吐氣，用手按住痛的地方，身體稍微前傾，通常幾分鐘就過去了。',
    '側腹痛不舒服，但多半沒有大礙。先降速或走路，慢慢深呼吸，按住痛的地方等它過去。',
  ],
  'pain.stitchNext': [
    '想避免的話，跑前別吃太飽、喝太多，起跑再慢一點。',
    '飯後隔一段時間再跑，喝水小口喝，前面慢一點，就比較不會發生。',
  ],
  'pain.stitchDoctor': [
    '停下來還是痛、每次跑都痛，或痛到胸口、肩膀、手臂，要去看醫師。',
    '如果停了也沒緩解、一直反覆，或擴散到胸口、肩膀、手臂，請去看醫師。',
  ],
  'scope.somebodyElse': [
    '我只知道你的跑步，別人的情況我沒辦法回答。',
    '這要看對方自己跑得怎麼樣，我看得到的只有你的紀錄。',
  ],
  'scope.somebodyElseNext': [
    '剛開始跑的人都適用：距離短一點，慢到可以聊天，一週一週慢慢加。對方有自己的紀錄之後，可以直接來問我。',
    '新手都一樣：短、慢、講得出話，一點一點加。等對方有自己的跑步紀錄，我能講得更具體。',
  ],
  'scope.otherSport': [
    '這裡只統計跑步。騎車、游泳的數據在那次訓練的頁面。',
    '我這裡只加總跑步，其他運動請打開那次訓練看。',
  ],
  'race.aheadEnough': [
    '來得及。你最近最長跑了 {{runner.longest30}}，長距離跑可以一步一步加上去，還有餘裕。',
    '時間夠。從最近最長的 {{runner.longest30}} 往上加，不用趕。',
  ],
  'race.aheadTight': [
    '有點緊，但練得順就行：最近最長是 {{runner.longest30}}，長距離跑幾乎每週都要加一點。',
    '可以，但餘裕不多。從最近最長的 {{runner.longest30}} 練上去，中間不能斷太多週。',
  ],
  'race.aheadShort': [
    '建議再等等。最近最長是 {{runner.longest30}}，這段時間沒辦法安全地練到那個距離。到時先跑短一點的，這個距離放到後面。',
    '我覺得太早了：從最近最長的 {{runner.longest30}} 開始，需要更多週。換一場晚一點或短一點的比賽比較好。',
  ],
  'race.aheadUnknown': [
    '現在還說不準，我沒有你最近的跑步可以參考。',
    '夠不夠，要有你最近的跑步紀錄我才能說。',
  ],
  'race.aheadPlan': [
    '把比賽日期告訴我，請我排一份計畫，就看得到每一週怎麼練。',
    '跟我說比賽日期，要一份計畫，我就把每一週排出來。',
  ],
  'period.which': [
    '那段時間我查不到。最近的某一天、這週、上週和每個月，我都能說。',
    '那段時間沒有合計。可以問我最近的哪一天、這週、上週，或某個月。',
  ],
  'beside.faster': [
    '這次 {{pace.average}}，上次 {{recent.[n].pace}}，這次比較快。',
    '比上次快：上次 {{recent.[n].pace}}，這次 {{pace.average}}。',
  ],
  'beside.slower': [
    '這次 {{pace.average}}，上次 {{recent.[n].pace}}，這次慢一點。',
    '比上次慢一點：上次 {{recent.[n].pace}}，這次 {{pace.average}}。',
  ],
  'beside.same': [
    '配速跟上次差不多：這次 {{pace.average}}，上次 {{recent.[n].pace}}。',
    '配速幾乎沒變，這次 {{pace.average}}，上次 {{recent.[n].pace}}。',
  ],
  'beside.heartRate': [
    '平均心率這次 {{heartRate.average}}，上次 {{recent.[n].heartRate}}。',
    '心率的部分，這次平均 {{heartRate.average}}，上次 {{recent.[n].heartRate}}。',
  ],
  'beside.otherKind': [
    '不過練的內容不一樣，光看配速比不出好壞。',
    '課表內容不同，配速有差不代表狀況有差。',
  ],
  'beside.none': ['還沒有更早的跑步可以拿來比。', '這次之前沒有你的跑步紀錄，沒辦法比較。'],
  'missed.goOn': [
    '漏掉的不用補。硬塞進後面幾天只會更累，接著往下跑就好。',
    '不用追回來：短短幾天補太多容易受傷，從現在接著跑就好。',
  ],
  'increase.how': [
    '你平常一週 {{runner.weeks.mean}}。先把其中一次輕鬆跑加長一點，身體適應了再往上加。',
    '以平常每週 {{runner.weeks.mean}}為基礎，一小步一小步加：只加長一次輕鬆跑，維持幾週，覺得輕鬆了再加。',
  ],
};
