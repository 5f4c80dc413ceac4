import type { AnswerBook } from '../../answer-book.ts';
import { PAST_ANSWERS_ZH } from './past-answers-zh.ts';

/** Answers in simplified Chinese to what is asked of the runner's own runs, and of a target; the fullest first. */
export const RUNS_ANSWERS_ZH: AnswerBook['runs'] = {
  ...PAST_ANSWERS_ZH,
  'runs.count': ['[runs]，[period]一共有 {{answer.asked.[n].runs}} 次。'],
  'runs.countOne': [
    '[period]只有 {{answer.asked.[n].runs}} 次：{{answer.asked.[n].run.1.day}}，{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '[period]只有 {{answer.asked.[n].runs}} 次：{{answer.asked.[n].run.1.day}}，{{answer.asked.[n].run.1.distance}}。',
    '[period]只有 {{answer.asked.[n].runs}} 次：{{answer.asked.[n].run.1.day}}，跑了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.none': ['[runs]，[period]一次也没有。'],
  'runs.newest': [
    '最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}。',
    '最近一次是 {{answer.asked.[n].run.1.day}}：跑了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.longest': [
    '这段时间最长的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}。',
  ],
  'runs.lasting': [
    '这段时间跑得最久的一次是 {{answer.asked.[n].lasting.day}}的 {{answer.asked.[n].lasting.duration}}。',
  ],
  'runs.reach': ['我只能看到最近 {{runner.history.days}} 天的记录，更早的请看“训练记录”。'],
  'runs.earlier': ['更早的请看“训练记录”。'],
  'runs.last': [
    '[runs]，最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}，用时 {{answer.asked.[n].run.1.duration}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '[runs]，最近一次是 {{answer.asked.[n].run.1.day}}：{{answer.asked.[n].run.1.distance}}，用时 {{answer.asked.[n].run.1.duration}}。',
    '[runs]，最近一次是 {{answer.asked.[n].run.1.day}}：用时 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.pulse': ['平均心率 {{answer.asked.[n].run.1.heartRate}}。'],
  'runs.listed': [
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，平均 {{answer.asked.[n].run.[i].pace}}。',
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，用时 {{answer.asked.[n].run.[i].duration}}。',
    '{{answer.asked.[n].run.[i].day}}：跑了 {{answer.asked.[n].run.[i].duration}}。',
  ],
  'runs.listedPulse': [
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，平均 {{answer.asked.[n].run.[i].pace}}，心率 {{answer.asked.[n].run.[i].heartRate}}。',
    '{{answer.asked.[n].run.[i].day}}：{{answer.asked.[n].run.[i].distance}}，用时 {{answer.asked.[n].run.[i].duration}}，心率 {{answer.asked.[n].run.[i].heartRate}}。',
    '{{answer.asked.[n].run.[i].day}}：跑了 {{answer.asked.[n].run.[i].duration}}，心率 {{answer.asked.[n].run.[i].heartRate}}。',
  ],
  'runs.perWeek': [
    '[period]跑了 {{answer.asked.[n].runs}} 次，平均每周 {{answer.asked.[n].perWeek}} 次左右。',
  ],
  'runs.counted': ['[period]跑了 {{answer.asked.[n].runs}} 次。'],
  'runs.countedOne': ['[period]只跑了一次。'],
  'runs.streakToday': ['算上今天，你已经连续跑了 {{answer.asked.[n].streakDays}} 天。'],
  'runs.streakYesterday': ['到昨天为止连续跑了 {{answer.asked.[n].streakDays}} 天，今天还没跑。'],
  'runs.streakOne': ['昨天没有跑，今天算第一天。'],
  'runs.streakEnded': ['目前没有连着跑：昨天跑了，前天没跑，今天还没跑。'],
  'runs.streakNone': ['目前没有连着跑：昨天没跑，今天也还没跑。'],
  'runs.sevenDays': ['最近一周跑了 {{runner.sevenDays.runs}} 次。'],
  'runs.sevenDaysOne': ['最近一周只跑了这一次。'],
  'runs.weekends': [
    '[period]，周末跑了 {{answer.asked.[n].weekend.runs}} 次，平均 {{answer.asked.[n].weekend.distance}}；工作日跑了 {{answer.asked.[n].weekdays.runs}} 次，平均 {{answer.asked.[n].weekdays.distance}}。',
  ],
  'runs.weekendsOnly': [
    '[period]只在周末跑，共 {{answer.asked.[n].weekend.runs}} 次，平均 {{answer.asked.[n].weekend.distance}}。',
  ],
  'runs.weekendsOne': ['[period]只在周末跑过一次，{{answer.asked.[n].weekend.distance}}。'],
  'runs.weekdaysOnly': [
    '[period]只在工作日跑，共 {{answer.asked.[n].weekdays.runs}} 次，平均 {{answer.asked.[n].weekdays.distance}}。',
  ],
  'runs.weekdaysOne': ['[period]只在工作日跑过一次，{{answer.asked.[n].weekdays.distance}}。'],
  'runs.meanPace': ['[period][runs]的平均配速是 {{answer.asked.[n].mean.[i].pace}}。'],
  'runs.meanHeartRate': ['[period][runs]的平均心率是 {{answer.asked.[n].mean.[i].heartRate}}。'],
  'runs.alsoPace': ['平均配速是 {{answer.asked.[n].mean.[i].pace}}。'],
  'runs.alsoHeartRate': ['平均心率是 {{answer.asked.[n].mean.[i].heartRate}}。'],
  'runs.meanMissing': ['[period]的[runs]没有[figure]数据。'],
  'runs.cadence': ['步频我只有单次跑步的数据，算不了一段时间的平均，也没法和以前比。'],
  'runs.sumDistance': ['[period]一共跑了 {{answer.asked.[n].sum.distance}}。'],
  'runs.sumDuration': ['[period]总共跑了 {{answer.asked.[n].sum.duration}}。'],
  'runs.sumAscent': ['[period]累计爬升 {{answer.asked.[n].sum.ascent}}。'],
  'runs.alsoRuns': ['一共 {{answer.asked.[n].sum.runs}} 次。'],
  'runs.alsoDistance': ['距离合计 {{answer.asked.[n].sum.distance}}。'],
  'runs.alsoDuration': ['时间合计 {{answer.asked.[n].sum.duration}}。'],
  'runs.alsoAscent': ['累计爬升 {{answer.asked.[n].sum.ascent}}。'],
  'runs.noAscent': ['有的跑步没有爬升数据，所以算不出总数。'],
  'runs.week': [
    '{{answer.asked.[n].week.[i].day}}那一周：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].runs}} 次，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekSingle': [
    '{{answer.asked.[n].week.[i].day}}那一周只跑了 {{answer.asked.[n].week.[i].runs}} 次：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNone': ['{{answer.asked.[n].week.[i].day}}那一周没有跑。'],
  'runs.weekLast': [
    '上周：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].runs}} 次，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekLastSingle': [
    '上周只跑了 {{answer.asked.[n].week.[i].runs}} 次：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekLastNone': ['上周一次也没跑。'],
  'runs.weekNow': [
    '本周到现在：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].runs}} 次，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNowSingle': [
    '本周到现在只跑了 {{answer.asked.[n].week.[i].runs}} 次：{{answer.asked.[n].week.[i].distance}}，{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNowNone': ['本周还没有跑。'],
  'runs.weekAscents': [
    '本周爬升 {{answer.asked.[n].week.1.ascent}}，上周 {{answer.asked.[n].week.2.ascent}}。',
  ],
  'runs.weekMore': ['比上周多 [wish]，而且本周还没过完。'],
  'runs.weekLess': ['目前比上周少 [wish]，不过本周还没过完。'],
  'runs.weekAlike': ['目前和上周差不多。'],
  'runs.lastWeekMore': ['上周比再前一周多 [wish]。'],
  'runs.lastWeekLess': ['上周比再前一周少 [wish]。'],
  'runs.lastWeekAlike': ['上周跟再前一周差不多。'],
  'runs.topWeek': [
    '跑量最高的是 {{answer.asked.[n].week.1.day}}那一周：{{answer.asked.[n].week.1.distance}}，共 {{answer.asked.[n].week.1.runs}} 次。',
  ],
  'runs.topWeekSingle': [
    '跑量最高的是 {{answer.asked.[n].week.1.day}}那一周：只跑了 {{answer.asked.[n].week.1.runs}} 次，{{answer.asked.[n].week.1.distance}}。',
  ],
  'runs.now': [
    '这次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，平均 {{answer.asked.[n].own.pace}}。',
    '这次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，用时 {{answer.asked.[n].own.duration}}。',
    '这次（{{answer.asked.[n].own.day}}）：跑了 {{answer.asked.[n].own.duration}}。',
  ],
  'runs.nowPulse': [
    '这次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，平均 {{answer.asked.[n].own.pace}}，心率 {{answer.asked.[n].own.heartRate}}。',
    '这次（{{answer.asked.[n].own.day}}）：{{answer.asked.[n].own.distance}}，用时 {{answer.asked.[n].own.duration}}，心率 {{answer.asked.[n].own.heartRate}}。',
    '这次（{{answer.asked.[n].own.day}}）：跑了 {{answer.asked.[n].own.duration}}，心率 {{answer.asked.[n].own.heartRate}}。',
  ],
  'runs.then': [
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}。',
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，用时 {{answer.asked.[n].run.1.duration}}。',
    '{{answer.asked.[n].run.1.day}}那次：跑了 {{answer.asked.[n].run.1.duration}}。',
  ],
  'runs.thenPulse': [
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，平均 {{answer.asked.[n].run.1.pace}}，心率 {{answer.asked.[n].run.1.heartRate}}。',
    '{{answer.asked.[n].run.1.day}}那次：{{answer.asked.[n].run.1.distance}}，用时 {{answer.asked.[n].run.1.duration}}，心率 {{answer.asked.[n].run.1.heartRate}}。',
    '{{answer.asked.[n].run.1.day}}那次：跑了 {{answer.asked.[n].run.1.duration}}，心率 {{answer.asked.[n].run.1.heartRate}}。',
  ],
  'runs.thenNone': ['要比的那次跑步我这里没有记录。'],
  'runs.notToday': ['今天还没有你的跑步记录，就拿最近一次来比。'],
  'runs.nothingNewer': ['之后还没有新的跑步记录，暂时没法比。'],
  'runs.faster': ['这次快了 {{answer.asked.[n].difference.pace}}。'],
  'runs.slower': ['这次慢了 {{answer.asked.[n].difference.pace}}。'],
  'runs.samePace': ['配速几乎一样。'],
  'runs.pulseHigher': ['这次心率高了 {{answer.asked.[n].difference.heartRate}}。'],
  'runs.pulseLower': ['这次心率低了 {{answer.asked.[n].difference.heartRate}}。'],
  'runs.pulseSame': ['心率差不多。'],
  'runs.share': [
    '[period]的跑步时间里，轻松跑和长距离跑占 {{answer.asked.[n].easyShare}}，强度课占 {{answer.asked.[n].hardShare}}。',
  ],
  'runs.shareBasis': ['这是按每次跑步的目的分的，不是按各心率区间的时间。'],
  'runs.shareRest': ['其余的介于两者之间。'],
  'runs.timeOfDay': [
    '上午的跑步平均 {{answer.asked.[n].morning.pace}}，傍晚和晚上的平均 {{answer.asked.[n].evening.pace}}。',
  ],
  'runs.timeOfDayBasis': [
    '这是最近 {{runner.history.days}} 天所有跑步的平均，除了时段，跑的是什么课也有影响。',
  ],
  'runs.timeOfDayNone': ['早上和晚上都有跑步记录才能比，现在还不够。'],
  'runs.hardest': [
    '按心率看是第 {{answer.asked.[n].km.number}} 公里：平均 {{answer.asked.[n].km.heartRate}}，配速 {{answer.asked.[n].km.pace}}。',
  ],
  'runs.lastKilometer': ['最后一公里配速 {{answer.asked.[n].km.pace}}。'],
  'runs.kilometer': ['第 {{answer.asked.[n].km.number}} 公里配速 {{answer.asked.[n].km.pace}}。'],
  'runs.kilometerPulse': [
    '第 {{answer.asked.[n].km.number}} 公里平均心率 {{answer.asked.[n].km.heartRate}}，配速 {{answer.asked.[n].km.pace}}。',
  ],
  'runs.otherKilometers': ['其余各公里平均 {{answer.asked.[n].km.rest.pace}}。'],
  'runs.otherKilometersPulse': [
    '其余各公里平均 {{answer.asked.[n].km.rest.pace}}，心率 {{answer.asked.[n].km.rest.heartRate}}。',
  ],
  'runs.kilometerClimb': ['这一公里爬升 {{answer.asked.[n].km.ascent}}，坡有影响。'],
  'runs.kilometerFlat': ['这一公里只爬升 {{answer.asked.[n].km.ascent}}，不是坡的原因。'],
  'runs.kilometerLevel': ['这一公里没有爬升，不是坡的原因。'],
  'runs.noPulse': ['不是每一公里都有可靠的心率，所以看不出哪里最累。'],
  'runs.startNotHigh': [
    '开头并不比后面高。要是手表上突然跳高，多半是传感器的问题，比如心率带太干，或者腕表把步频当成了心率。',
  ],
  'runs.slowest': [
    '按平均配速看，最慢的是 {{answer.asked.[n].run.1.day}}的 {{answer.asked.[n].run.1.distance}}，{{answer.asked.[n].run.1.pace}}。',
  ],
  'runs.habit': [
    '其他几次的后段要到各自的页面看。这里我只有它们的平均值，所以说不准是不是每次都这样。',
  ],
  'runs.endFaster': ['最后明显提速了。'],
  'runs.endSlower': ['最后慢下来了。'],
  'runs.endSame': ['配速一直保持到了最后。'],
  'runs.noHill': ['这次每公里的爬升最多只有 {{answer.asked.[n].km.ascent}}，看不出有像样的坡。'],
  'runs.noClimb': ['这次记录里每公里都没有爬升，看不出有坡。'],
  'runs.climbUnknown': ['这次记录没有每公里的爬升，看不出哪一段是上坡。'],
  'runs.longestOf': [
    '[period]最长的一次是 {{answer.asked.[n].longest.day}}，{{answer.asked.[n].longest.distance}}。',
  ],
  'runs.lastingOf': [
    '[period]跑得最久的一次是 {{answer.asked.[n].lasting.day}}，{{answer.asked.[n].lasting.duration}}，{{answer.asked.[n].lasting.distance}}。',
    '[period]跑得最久的一次是 {{answer.asked.[n].lasting.day}}，{{answer.asked.[n].lasting.duration}}。',
  ],
  'runs.nearest': [
    '距离最接近的是 {{answer.asked.[n].nearest.day}}的 {{answer.asked.[n].nearest.distance}}，配速 {{answer.asked.[n].nearest.pace}}。',
    '距离最接近的是 {{answer.asked.[n].nearest.day}}的 {{answer.asked.[n].nearest.distance}}。',
  ],
  'runs.steepest': [
    '爬升最多的是 {{answer.asked.[n].steepest.day}}的 {{answer.asked.[n].steepest.distance}}，爬升 {{answer.asked.[n].steepest.ascent}}。',
  ],
  'runs.climbed': ['累计爬升 {{answer.asked.[n].run.1.ascent}}。'],
  'runs.hardPulse': ['那是一次强度课，心率本来就该比轻松跑高。'],
  'runs.temperature': ['按气象服务的数据，你跑步的地方当时是 {{temperature.weather}}。'],
  'runs.noTemperature': ['那次跑步没有气温数据，所以我说不出它影响了多少。'],
  'runs.noSky': ['跑步记录里没有下雨和刮风的数据，当时的天气我看不到。'],
  'runs.farKnown': [
    '不算远：最近最长的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}，{{answer.asked.[n].least}}你跑得下来，放慢跑就好。',
  ],
  'runs.farStep': [
    '最近最长的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}，{{answer.asked.[n].least}}只多一点。腿不累、跑得慢、第二天轻松，就可以。',
  ],
  'runs.farJump': [
    '一下子加得太多：最近最长的一次是 {{answer.asked.[n].longest.day}}的 {{answer.asked.[n].longest.distance}}。长距离每周加一点，等 {{answer.asked.[n].least}}只比上次多一点时再跑。',
  ],
  'runs.zoneOf': ['心率 [said]，对你来说在区间 {{answer.asked.[n].zone}}。'],
  'runs.zoneBelow': ['心率 [said]，对你来说还不到最低的区间。'],
  'runs.zoneEasy': ['你的轻松范围到 {{zone.easy.ceiling}}为止，所以还算轻松。'],
  'runs.zoneAtLimit': [
    '你的轻松范围到 {{zone.easy.ceiling}}为止，正好在边上。能完整地聊天就没问题。',
  ],
  'runs.zoneAbove': [
    '你的轻松范围到 {{zone.easy.ceiling}}为止，所以已经不算轻松了。比赛或强度课里这很正常；如果本来想轻松跑，就慢一点。',
  ],
  'runs.zoneUsual': ['你平常轻松跑的心率是 {{runner.easyHeartRate}}。'],
  'runs.zoneUnknown': [
    '我还不知道你的心率区间，所以说不准 [said] 算哪一档。在个人资料里填上最大心率或阈值心率，我就能判断。',
  ],
  'runs.partFirst': [
    '前 {{answer.asked.[n].part.distance}}平均配速 {{answer.asked.[n].part.pace}}。',
  ],
  'runs.partLast': [
    '后 {{answer.asked.[n].part.distance}}平均配速 {{answer.asked.[n].part.pace}}。',
  ],
  'runs.partFaster': ['比其余部分的 {{answer.asked.[n].part.rest.pace}}快。'],
  'runs.partSlower': ['比其余部分的 {{answer.asked.[n].part.rest.pace}}慢。'],
  'runs.partSame': ['和其余部分的 {{answer.asked.[n].part.rest.pace}}差不多。'],
  'runs.partPulse': [
    '心率平均 {{answer.asked.[n].part.heartRate}}，其余部分 {{answer.asked.[n].part.rest.heartRate}}。',
  ],
  'runs.splitLine': ['第 {{answer.asked.[n].split.[i].number}} 公里 {{split.[i].pace}}。'],
  'runs.repetitionLine': [
    '第 {{answer.asked.[n].repetition.[i].number}} 组 {{interval.work.[i].pace}}。',
  ],
  'runs.startedAt': ['{{answer.asked.[n].run.[i].day}}那次是 [said] 开始跑的。'],
  'runs.startNone': ['那天我没有看到跑步记录。'],
  'target.pace': ['[wish]，全程平均配速要 {{answer.asked.[n].pace}}。'],
  'target.split': [
    '{{answer.asked.[n].split.[i].distance}}处：{{answer.asked.[n].split.[i].duration}}。',
  ],
  'target.forecast': ['按你近期最好的比赛，预计能跑 {{runner.predicted.[d].duration}} 左右。'],
  'target.noForecast': ['我没有你最近的比赛成绩，能不能跑到说不准。'],
  'target.which': ['告诉我距离和目标时间，我来算配速。'],
};
