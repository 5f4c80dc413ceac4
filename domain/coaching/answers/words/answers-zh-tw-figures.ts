import type { AnswerBook } from '../answer-book.ts';

export const FIGURE_NAMES_ZH_TW: AnswerBook['figureNames'] = {
  distance: '距離',
  duration: '時間',
  pace: '配速',
  speed: '速度',
  heartRate: '平均心率',
  heartRateMaximum: '最高心率',
  cadence: '步頻',
  power: '功率',
  ascent: '累計爬升',
  load: '訓練負荷',
  zones: '心率區間',
};

/** Answers in Traditional Chinese to a question about a single figure. */
export const FIGURE_ANSWERS_ZH_TW: AnswerBook['figures'] = {
  'figure.distance': ['這次的距離是 {{distance.total}}。', '總共跑了 {{distance.total}}。'],
  'figure.duration': [
    '移動時間是 {{duration.moving}}。',
    '扣掉停下來的時候，花了 {{duration.moving}}。',
  ],
  'figure.elapsed': [
    '連停下來的時間一起算，是 {{duration.elapsed}}。',
    '從開始到結束總共 {{duration.elapsed}}。',
  ],
  'figure.hardlyStopped': ['幾乎沒停。', '停下來的時間可以忽略不計。'],
  'figure.pace': ['平均配速是 {{pace.average}}。', '扣掉停頓，平均跑 {{pace.average}}。'],
  'figure.paceUsual': [
    '你最近的輕鬆跑大約在 {{runner.easyPace}}。',
    '平常輕鬆跑差不多是 {{runner.easyPace}}。',
  ],
  'figure.speed': [
    '平均速度 {{speed.average}}，換成配速是 {{pace.average}}。',
    '速度平均 {{speed.average}}。',
  ],
  'figure.heartRate': ['平均心率是 {{heartRate.average}}。', '心率平均 {{heartRate.average}}。'],
  'figure.maximum': [
    '最高心率到了 {{heartRate.maximum}}。',
    '心率最高的時候是 {{heartRate.maximum}}。',
  ],
  'figure.maximumMeaning': [
    '這只是這次紀錄裡的最高值，不一定是你的極限。',
    '一瞬間的最高值也可能是感測器不準，各區間的時間比較有參考價值。',
  ],
  'figure.cadence': ['平均步頻是 {{cadence.average}}。', '這次步頻平均 {{cadence.average}}。'],
  'figure.cadenceMeaning': [
    '跑得快步頻就高，也跟腿長有關，要比就跟配速相近的跑步比。',
    '沒有每個人都適用的步頻，配速一快它自然會上去。',
  ],
  'figure.power': [
    '平均功率是 {{power.average}}。各家裝置算法不同，只適合跟同一裝置的數據比。',
    '功率平均 {{power.average}}，只能跟同一支裝置的紀錄比較。',
  ],
  'figure.ascent': [
    '累計爬升 {{altitude.ascent}}，下降 {{altitude.descent}}。',
    '這次總共爬升了 {{altitude.ascent}}。',
  ],
  'figure.ascentWorth': [
    '扣掉坡度，配速相當於 {{pace.gradeAdjusted}}。',
    '換算成平路大約是 {{pace.gradeAdjusted}}。',
  ],
  'figure.load': ['這次的訓練負荷是 {{load.value}}。', '算下來負荷是 {{load.value}}。'],
  'figure.loadMeaning': ['它把跑的時間和強度合在一起看。', '跑得越久、強度越高，它就越大。'],
  'figure.loadDays': [
    '到今天為止，體能是 {{runner.load.fitness}}，疲勞是 {{runner.load.fatigue}}。',
    '把最近幾週加起來看，體能 {{runner.load.fitness}}，疲勞 {{runner.load.fatigue}}。',
  ],
  'figure.zones': [
    '有 {{zone.easy.share}} 的時間在輕鬆範圍內，上限是 {{zone.easy.ceiling}}。',
    '輕鬆範圍到 {{zone.easy.ceiling}} 為止，{{zone.easy.share}} 的時間都在裡面。',
  ],
  'figure.zoneMost': [
    '待最久的是區間 {{zone.most.number}}，佔 {{zone.most.share}} 的時間。',
    '時間最多的是區間 {{zone.most.number}}，佔了 {{zone.most.share}}。',
  ],
  'figure.zoneAsked': [
    '在那個區間的時間佔 {{zone.[n].share}}。',
    '那個區間佔了 {{zone.[n].share}} 的時間。',
  ],
  'figure.vdot': [
    '你的跑力（VDOT）是 {{runner.vdot}}，根據近期最好的一場比賽：{{runner.race.distance}}，{{runner.race.duration}}。',
    '以 {{runner.race.distance}}跑 {{runner.race.duration}} 的那場比賽來看，VDOT 是 {{runner.vdot}}。',
  ],
  'figure.vdotMeaning': [
    '它是從比賽成績推算的跑步能力；真正的最大攝氧量要在實驗室才測得到。',
    '可以當成用比賽成績表示的最大攝氧量，並沒有真的去測。',
  ],
  'figure.noVdot': [
    'VDOT 我只從比賽算，而近期沒有你的比賽紀錄。',
    '近期沒有比賽，所以給不出 VDOT；最大攝氧量光靠跑步紀錄也測不出來。',
  ],
  'figure.longest': [
    '最近幾週最長的一次是 {{runner.longest30}}。',
    '最近跑得最長的那次有 {{runner.longest30}}。',
  ],
  'figure.month': [
    '最近 {{runner.month.days}} 天你跑了 {{runner.month.distance}}。',
    '最近 {{runner.month.days}} 天加起來是 {{runner.month.distance}}。',
  ],
  'figure.monthDuration': [
    '最近 {{runner.month.days}} 天的跑步時間是 {{runner.month.duration}}。',
    '最近 {{runner.month.days}} 天總共跑了 {{runner.month.duration}}。',
  ],
  'figure.monthRuns': [
    '總共是 {{runner.month.runs}} 次跑步。',
    '算次數的話是 {{runner.month.runs}} 次。',
  ],
  'figure.monthRunsSingle': [
    '只跑了 {{runner.month.runs}} 次。',
    '跑步次數是 {{runner.month.runs}} 次。',
  ],
  'figure.monthUsual': [
    '你平常一週大約 {{runner.weeks.mean}}。',
    '以週來看，通常是 {{runner.weeks.mean}}。',
  ],
  'figure.monthNone': ['最近幾週沒有你的跑步紀錄。', '最近這段時間，我這裡沒有可以統計的跑步。'],
  'figure.monthBasis': [
    '這是從今天往回數的，不是月曆上的月份。',
    '我是從今天往回數天數，不是以月份統計。',
  ],
  'figure.lastDistance': [
    '你上一次跑了 {{recent.[n].distance}}。',
    '最近一次跑步的距離是 {{recent.[n].distance}}。',
  ],
  'figure.lastDuration': [
    '你上一次跑了 {{recent.[n].duration}}。',
    '最近一次跑步花了 {{recent.[n].duration}}。',
  ],
  'figure.lastPace': [
    '上一次的平均配速是 {{recent.[n].pace}}。',
    '最近一次平均跑 {{recent.[n].pace}}。',
  ],
  'figure.lastHeartRate': [
    '上一次的平均心率是 {{recent.[n].heartRate}}。',
    '最近一次跑步，心率平均 {{recent.[n].heartRate}}。',
  ],
  'figure.lastMissing': ['你上一次跑步沒有[figure]的數據。', '最近那次跑步裡查不到[figure]。'],
  'figure.byRun': ['這個數據我只有單次跑步的。', '它是每次跑步分開記的，我沒有加總。'],
  'figure.openRun': ['打開想看的那次跑步，在那裡問我。', '到那次跑步的頁面問，我就能回答。'],
  'figure.missing': ['這次紀錄裡沒有[figure]的數據。', '從這次紀錄裡看不出[figure]。'],
  'figure.list': ['這次我知道的有：[figures]。', '我能告訴你的是這次的[figures]。'],
  'figure.energy': [
    '卡路里我不計算；手錶如果有記，可以在這次跑步的頁面上看到。',
    '我不算熱量消耗。手錶有紀錄的話，就在跑步頁面的數據裡。',
  ],
  'figure.notKept': ['這個數據我沒有。', '這項數據，我沒有從紀錄裡讀取。'],
};
