import type { AnswerBook } from '../../answer-book.ts';
import { PAST_ANSWERS_ZH_TW } from './past-answers-zh-tw.ts';

/** Answers in traditional Chinese to what is asked of the runner's own runs, and of a target; the fullest first. */
export const RUNS_ANSWERS_ZH_TW: AnswerBook['runs'] = {
  ...PAST_ANSWERS_ZH_TW,
  'runs.count': ['[runs]，[period]總共有 {{answer.asked.[n].runs}} 次。'],
  'runs.countOne': [
    '[period]只有 {{answer.asked.[n].runs}} 次：{{answer.asked.[n].run.1.day}}，{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '[period]只有 {{answer.asked.[n].runs}} 次：{{answer.asked.[n].run.1.day}}，{{answer.asked.[n].run.1.distance}}。',
    '[period]只有 {{answer.asked.[n].runs}} 次：{{answer.asked.[n].run.1.day}}，跑了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.none': ['[runs]，[period]一次也沒有。'],
  'runs.newest': [
    '最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}。',
    '最近一次是 {{answer.asked.[n].run.1.day}}：跑了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.longest': [
    '這段期間最長的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}。',
  ],
  'runs.lasting': [
    '這段期間跑最久的一次是 {{answer.asked.[n].lasting.day}}的 {{answer.asked.[n].lasting.duration}}。',
  ],
  'runs.reach': ['我只看得到最近 {{runner.history.days}} 天的紀錄，更早的請看「訓練紀錄」。'],
  'runs.earlier': ['更早的請看「訓練紀錄」。'],
  'runs.last': [
    '[runs]，最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}，花了 {{answer.asked.[n].run.1.duration}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '[runs]，最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}，花了 {{answer.asked.[n].run.1.duration}}。',
    '[runs]，最近一次是 {{answer.asked.[n].run.1.day}}：花了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.pulse': ['平均心率 {{answer.asked.[n].run.1.heartRate}}。'],
  'runs.listed': [
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，平均 {{answer.asked.[n].run.[i].pace}}。',
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，花了 {{answer.asked.[n].run.[i].duration}}。',
    '{{answer.asked.[n].run.[i].day}}：跑了 {{answer.asked.[n].run.[i].duration}}。',
  ],
  'runs.listedPulse': [
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，平均 {{answer.asked.[n].run.[i].pace}}，心率 {{answer.asked.[n].run.[i].heartRate}}。',
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，花了 {{answer.asked.[n].run.[i].duration}}，心率 {{answer.asked.[n].run.[i].heartRate}}。',
    '{{answer.asked.[n].run.[i].day}}：跑了 {{answer.asked.[n].run.[i].duration}}，心率 {{answer.asked.[n].run.[i].heartRate}}。',
  ],
  'runs.perWeek': [
    '[period]跑了 {{answer.asked.[n].runs}} 次，平均一週大約 {{answer.asked.[n].perWeek}} 次。',
  ],
  'runs.counted': ['[period]跑了 {{answer.asked.[n].runs}} 次。'],
  'runs.countedOne': ['[period]只跑了一次。'],
  'runs.streakToday': ['連今天在內，你已經連續跑了 {{answer.asked.[n].streakDays}} 天。'],
  'runs.streakYesterday': ['到昨天為止連續跑了 {{answer.asked.[n].streakDays}} 天，今天還沒跑。'],
  'runs.streakOne': ['昨天沒有跑，今天是第一天。'],
  'runs.streakEnded': ['目前沒有連續跑：昨天有跑，前天沒跑，今天還沒跑。'],
  'runs.streakNone': ['目前沒有連續跑：昨天沒跑，今天也還沒跑。'],
  'runs.sevenDays': ['最近一週跑了 {{runner.sevenDays.runs}} 次。'],
  'runs.sevenDaysOne': ['最近一週只跑了這一次。'],
  'runs.weekends': [
    '[period]，週末跑了 {{answer.asked.[n].weekend.runs}} 次，平均 {{answer.asked.[n].weekend.distance}}；平日跑了 {{answer.asked.[n].weekdays.runs}} 次，平均 {{answer.asked.[n].weekdays.distance}}。',
  ],
  'runs.weekendsOnly': [
    '[period]只有週末跑，共 {{answer.asked.[n].weekend.runs}} 次，平均 {{answer.asked.[n].weekend.distance}}。',
  ],
  'runs.weekendsOne': ['[period]只在週末跑過一次，{{answer.asked.[n].weekend.distance}}。'],
  'runs.weekdaysOnly': [
    '[period]只有平日跑，共 {{answer.asked.[n].weekdays.runs}} 次，平均 {{answer.asked.[n].weekdays.distance}}。',
  ],
  'runs.weekdaysOne': ['[period]只在平日跑過一次，{{answer.asked.[n].weekdays.distance}}。'],
  'runs.meanPace': ['[period][runs]的平均配速是 {{answer.asked.[n].mean.[i].pace}}。'],
  'runs.meanHeartRate': ['[period][runs]的平均心率是 {{answer.asked.[n].mean.[i].heartRate}}。'],
  'runs.alsoPace': ['平均配速是 {{answer.asked.[n].mean.[i].pace}}。'],
  'runs.alsoHeartRate': ['平均心率是 {{answer.asked.[n].mean.[i].heartRate}}。'],
  'runs.meanMissing': ['[period]的[runs]沒有[figure]資料。'],
  'runs.cadence': ['步頻我只有單次跑步的資料，沒辦法算一段時間的平均，也沒辦法跟以前比。'],
  'runs.sumDistance': ['[period]總共跑了 {{answer.asked.[n].sum.distance}}。'],
  'runs.sumDuration': ['[period]一共跑了 {{answer.asked.[n].sum.duration}}。'],
  'runs.sumAscent': ['[period]累計爬升 {{answer.asked.[n].sum.ascent}}。'],
  'runs.alsoRuns': ['一共 {{answer.asked.[n].sum.runs}} 次。'],
  'runs.alsoDistance': ['距離合計 {{answer.asked.[n].sum.distance}}。'],
  'runs.alsoDuration': ['時間合計 {{answer.asked.[n].sum.duration}}。'],
  'runs.alsoAscent': ['累計爬升 {{answer.asked.[n].sum.ascent}}。'],
  'runs.noAscent': ['有些跑步沒有爬升資料，所以算不出總數。'],
  'runs.week': [
    '{{answer.asked.[n].week.[i].day}}那一週：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].runs}} 次，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekSingle': [
    '{{answer.asked.[n].week.[i].day}}那一週只跑了 {{answer.asked.[n].week.[i].runs}} 次：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNone': ['{{answer.asked.[n].week.[i].day}}那一週沒有跑。'],
  'runs.weekLast': [
    '上週：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].runs}} 次，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekLastSingle': [
    '上週只跑了 {{answer.asked.[n].week.[i].runs}} 次：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekLastNone': ['上週一次也沒跑。'],
  'runs.weekNow': [
    '這週到目前：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].runs}} 次，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNowSingle': [
    '這週到目前只跑了 {{answer.asked.[n].week.[i].runs}} 次：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNowNone': ['這週還沒有跑。'],
  'runs.weekAscents': [
    '這週爬升 {{answer.asked.[n].week.1.ascent}}，上週 {{answer.asked.[n].week.2.ascent}}。',
  ],
  'runs.weekMore': ['比上週多 [wish]，而且這週還沒過完。'],
  'runs.weekLess': ['目前比上週少 [wish]，不過這週還沒過完。'],
  'runs.weekAlike': ['目前跟上週差不多。'],
  'runs.lastWeekMore': ['上週比再前一週多 [wish]。'],
  'runs.lastWeekLess': ['上週比再前一週少 [wish]。'],
  'runs.lastWeekAlike': ['上週跟再前一週差不多。'],
  'runs.topWeek': [
    '跑量最高的是 {{answer.asked.[n].week.1.day}}那一週：{{answer.asked.[n].week.1.distance}}，共 {{answer.asked.[n].week.1.runs}} 次。',
  ],
  'runs.topWeekSingle': [
    '跑量最高的是 {{answer.asked.[n].week.1.day}}那一週：只跑了 {{answer.asked.[n].week.1.runs}} 次，{{answer.asked.[n].week.1.distance}}。',
  ],
  'runs.now': [
    '這次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，平均 {{answer.asked.[n].own.pace}}。',
    '這次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，花了 {{answer.asked.[n].own.duration}}。',
    '這次（{{answer.asked.[n].own.day}}）：跑了 {{answer.asked.[n].own.duration}}。',
  ],
  'runs.nowPulse': [
    '這次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，平均 {{answer.asked.[n].own.pace}}，心率 {{answer.asked.[n].own.heartRate}}。',
    '這次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，花了 {{answer.asked.[n].own.duration}}，心率 {{answer.asked.[n].own.heartRate}}。',
    '這次（{{answer.asked.[n].own.day}}）：跑了 {{answer.asked.[n].own.duration}}，心率 {{answer.asked.[n].own.heartRate}}。',
  ],
  'runs.then': [
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，花了 {{answer.asked.[n].run.1.duration}}。',
    '{{answer.asked.[n].run.1.day}}那次：跑了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.thenPulse': [
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}，心率 {{answer.asked.[n].run.1.heartRate}}。',
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，花了 {{answer.asked.[n].run.1.duration}}，心率 {{answer.asked.[n].run.1.heartRate}}。',
    '{{answer.asked.[n].run.1.day}}那次：跑了 {{answer.asked.[n].run.1.duration}}，心率 {{answer.asked.[n].run.1.heartRate}}。',
  ],
  'runs.thenNone': ['要比的那次跑步，我這裡沒有紀錄。'],
  'runs.notToday': ['今天還沒有你的跑步紀錄，就拿最近一次來比。'],
  'runs.nothingNewer': ['之後還沒有新的跑步紀錄，暫時沒辦法比。'],
  'runs.faster': ['這次快了 {{answer.asked.[n].difference.pace}}。'],
  'runs.slower': ['這次慢了 {{answer.asked.[n].difference.pace}}。'],
  'runs.samePace': ['配速幾乎一樣。'],
  'runs.pulseHigher': ['這次心率高了 {{answer.asked.[n].difference.heartRate}}。'],
  'runs.pulseLower': ['這次心率低了 {{answer.asked.[n].difference.heartRate}}。'],
  'runs.pulseSame': ['心率差不多。'],
  'runs.share': [
    '[period]的跑步時間裡，輕鬆跑和長距離跑占 {{answer.asked.[n].easyShare}}，強度課占 {{answer.asked.[n].hardShare}}。',
  ],
  'runs.shareBasis': ['這是依每次跑步的目的來分，不是依各心率區間的時間。'],
  'runs.shareRest': ['其餘介於兩者之間。'],
  'runs.timeOfDay': [
    '上午跑平均 {{answer.asked.[n].morning.pace}}，傍晚以後跑平均 {{answer.asked.[n].evening.pace}}。',
  ],
  'runs.timeOfDayBasis': [
    '這是最近 {{runner.history.days}} 天所有跑步的平均，除了時段，跑的是哪種課表也有影響。',
  ],
  'runs.timeOfDayNone': ['早上和晚上都要有跑步紀錄才能比，現在還不夠。'],
  'runs.hardest': [
    '以心率來看是第 {{answer.asked.[n].km.number}} 公里：平均 {{answer.asked.[n].km.heartRate}}，配速 {{answer.asked.[n].km.pace}}。',
  ],
  'runs.lastKilometer': ['最後一公里配速 {{answer.asked.[n].km.pace}}。'],
  'runs.kilometer': ['第 {{answer.asked.[n].km.number}} 公里配速 {{answer.asked.[n].km.pace}}。'],
  'runs.kilometerPulse': [
    '第 {{answer.asked.[n].km.number}} 公里平均心率 {{answer.asked.[n].km.heartRate}}，配速 {{answer.asked.[n].km.pace}}。',
  ],
  'runs.otherKilometers': ['其他各公里平均 {{answer.asked.[n].km.rest.pace}}。'],
  'runs.otherKilometersPulse': [
    '其他各公里平均 {{answer.asked.[n].km.rest.pace}}，心率 {{answer.asked.[n].km.rest.heartRate}}。',
  ],
  'runs.kilometerClimb': ['這一公里爬升 {{answer.asked.[n].km.ascent}}，跟上坡有關。'],
  'runs.kilometerFlat': ['這一公里只爬升 {{answer.asked.[n].km.ascent}}，不是坡的關係。'],
  'runs.kilometerLevel': ['這一公里沒有爬升，不是坡的關係。'],
  'runs.noPulse': ['不是每一公里都有可靠的心率，所以看不出哪裡最累。'],
  'runs.startNotHigh': [
    '一開始並沒有比後面高。如果手錶上突然跳高，多半是感測器的問題，像是心率帶太乾，或手錶把步頻當成心率。',
  ],
  'runs.slowest': [
    '以平均配速來看，最慢的是 {{answer.asked.[n].run.1.day}}的 {{answer.asked.[n].run.1.distance}}，{{answer.asked.[n].run.1.pace}}。',
  ],
  'runs.habit': ['其他幾次的後段要到各自的頁面看。這裡我只有平均值，所以說不準是不是每次都這樣。'],
  'runs.endFaster': ['最後明顯加速了。'],
  'runs.endSlower': ['最後慢下來了。'],
  'runs.endSame': ['配速一直維持到最後。'],
  'runs.noHill': ['這次每公里的爬升最多只有 {{answer.asked.[n].km.ascent}}，看不出有明顯的坡。'],
  'runs.noClimb': ['這次紀錄裡每公里都沒有爬升，看不出有坡。'],
  'runs.climbUnknown': ['這次紀錄沒有每公里的爬升，看不出哪一段是上坡。'],
  'runs.longestOf': [
    '[period]最長的一次是 {{answer.asked.[n].longest.day}}，{{answer.asked.[n].longest.distance}}。',
  ],
  'runs.lastingOf': [
    '[period]跑最久的一次是 {{answer.asked.[n].lasting.day}}，{{answer.asked.[n].lasting.duration}}，{{answer.asked.[n].lasting.distance}}。',
    '[period]跑最久的一次是 {{answer.asked.[n].lasting.day}}，{{answer.asked.[n].lasting.duration}}。',
  ],
  'runs.nearest': [
    '距離最接近的是 {{answer.asked.[n].nearest.day}}的 {{answer.asked.[n].nearest.distance}}，配速 {{answer.asked.[n].nearest.pace}}。',
    '距離最接近的是 {{answer.asked.[n].nearest.day}}的 {{answer.asked.[n].nearest.distance}}。',
  ],
  'runs.steepest': [
    '爬升最多的是 {{answer.asked.[n].steepest.day}}的 {{answer.asked.[n].steepest.distance}}，爬升 {{answer.asked.[n].steepest.ascent}}。',
  ],
  'runs.climbed': ['累計爬升 {{answer.asked.[n].run.1.ascent}}。'],
  'runs.hardPulse': ['那是一次強度課，心率本來就該比輕鬆跑高。'],
  'runs.temperature': ['依氣象服務的資料，你跑步的地方當時是 {{temperature.weather}}。'],
  'runs.noTemperature': ['那次跑步沒有氣溫資料，所以我說不出它影響了多少。'],
  'runs.noSky': ['跑步紀錄裡沒有下雨和颳風的資料，當時的天氣我看不到。'],
  'runs.farKnown': [
    '不算遠：最近最長的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}，{{answer.asked.[n].least}}你跑得下來，放慢跑就好。',
  ],
  'runs.farStep': [
    '最近最長的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}，{{answer.asked.[n].least}}只多一點。腿不累、跑得慢、隔天輕鬆，就可以。',
  ],
  'runs.farJump': [
    '一下子加太多：最近最長的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}。長距離每週加一點，等 {{answer.asked.[n].least}}只比上次多一點時再跑。',
  ],
  'runs.zoneOf': ['心率 [said]，對你來說在區間 {{answer.asked.[n].zone}}。'],
  'runs.zoneBelow': ['心率 [said]，對你來說還不到最低的區間。'],
  'runs.zoneEasy': ['你的輕鬆範圍到 {{zone.easy.ceiling}} 為止，所以還算輕鬆。'],
  'runs.zoneAtLimit': [
    '你的輕鬆範圍到 {{zone.easy.ceiling}} 為止，剛好在邊緣。還能好好聊天就沒問題。',
  ],
  'runs.zoneAbove': [
    '你的輕鬆範圍到 {{zone.easy.ceiling}} 為止，所以已經不算輕鬆了。比賽或強度課這樣很正常；如果本來想輕鬆跑，就放慢一點。',
  ],
  'runs.zoneUsual': ['你平常輕鬆跑的心率是 {{runner.easyHeartRate}}。'],
  'runs.zoneUnknown': [
    '我還不知道你的心率區間，所以說不準 [said] 算哪一級。在個人資料填上最大心率或閾值心率，我就能判斷。',
  ],
  'runs.partFirst': [
    '前 {{answer.asked.[n].part.distance}}平均配速 {{answer.asked.[n].part.pace}}。',
  ],
  'runs.partLast': [
    '後 {{answer.asked.[n].part.distance}}平均配速 {{answer.asked.[n].part.pace}}。',
  ],
  'runs.partFaster': ['比其他部分的 {{answer.asked.[n].part.rest.pace}}快。'],
  'runs.partSlower': ['比其他部分的 {{answer.asked.[n].part.rest.pace}}慢。'],
  'runs.partSame': ['和其他部分的 {{answer.asked.[n].part.rest.pace}}差不多。'],
  'runs.partPulse': [
    '心率平均 {{answer.asked.[n].part.heartRate}}，其他部分 {{answer.asked.[n].part.rest.heartRate}}。',
  ],
  'runs.splitLine': ['第 {{answer.asked.[n].split.[i].number}} 公里 {{split.[i].pace}}。'],
  'runs.repetitionLine': [
    '第 {{answer.asked.[n].repetition.[i].number}} 趟 {{interval.work.[i].pace}}。',
  ],
  'runs.startedAt': ['{{answer.asked.[n].run.[i].day}}那趟是 [said] 開始跑的。'],
  'runs.startNone': ['那天我沒有看到跑步紀錄。'],
  'target.pace': ['[wish]，全程平均配速要 {{answer.asked.[n].pace}}。'],
  'target.split': [
    '{{answer.asked.[n].split.[i].distance}}處：{{answer.asked.[n].split.[i].duration}}。',
  ],
  'target.forecast': ['以你近期最好的比賽來看，預計能跑 {{runner.predicted.[d].duration}} 左右。'],
  'target.noForecast': ['我沒有你最近的比賽成績，跑不跑得到很難說。'],
  'target.which': ['告訴我距離和目標時間，我來算配速。'],
};
