import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_ZH: AnswerBook['subjects'] = {
  'period.day': [
    '[period]你跑了 {{recent.[n].distance}}，用时 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '[period]那次是 {{recent.[n].distance}}，{{recent.[n].duration}}，平均配速 {{recent.[n].pace}}。',
  ],
  'period.dayHeartRate': [
    '平均心率是 {{recent.[n].heartRate}}。',
    '心率平均 {{recent.[n].heartRate}}。',
  ],
  'period.none': ['[period]没有你的跑步记录。', '我这里没有你[period]跑步的记录。'],
  'period.older': [
    '那次跑步太早了，我从这里看不到。打开那条记录再问我。',
    '从这里看不到那次跑步，请到它的页面上问我。',
  ],
  'period.month': [
    '[period]你跑了 {{runner.calendarMonth.[n].runs}} 次，共 {{runner.calendarMonth.[n].distance}}，用时 {{runner.calendarMonth.[n].duration}}。',
    '[period]的跑量是 {{runner.calendarMonth.[n].distance}}，{{runner.calendarMonth.[n].runs}} 次，{{runner.calendarMonth.[n].duration}}。',
  ],
  'period.monthSingle': [
    '[period]你只跑了 {{runner.calendarMonth.[n].runs}} 次：{{runner.calendarMonth.[n].distance}}，用时 {{runner.calendarMonth.[n].duration}}。',
    '[period]的跑步只有 {{runner.calendarMonth.[n].runs}} 次，{{runner.calendarMonth.[n].distance}}，{{runner.calendarMonth.[n].duration}}。',
  ],
  'period.tooFar': [
    '我只知道你最近 {{runner.history.days}} 天的跑步，更早的算不进来。',
    '那段时间早于最近 {{runner.history.days}} 天，我看不到，所以没法合计。',
  ],
  'effort.within': [
    '不快，确实轻松：平均心率 {{heartRate.average}}，没有超过你轻松跑的上限 {{zone.easy.ceiling}}。',
    '这算轻松跑。平均心率 {{heartRate.average}}，低于轻松的上限 {{zone.easy.ceiling}}。',
  ],
  'effort.above': [
    '作为轻松跑偏快了：平均心率 {{heartRate.average}}，超过了你的轻松上限 {{zone.easy.ceiling}}。',
    '强度偏高。轻松跑到 {{zone.easy.ceiling}}为止，这次平均 {{heartRate.average}}。',
  ],
  'effort.pace': [
    '没有心率，只能比配速：这次 {{pace.average}}，你平时的轻松跑是 {{runner.easyPace}}。',
    '我只能看配速：这次 {{pace.average}}，平时轻松跑 {{runner.easyPace}}。',
  ],
  'effort.unknown': [
    '这次没有可靠的心率，可比的轻松跑也不够，所以没法判断。',
    '要判断这个，我需要心率，或者再多几次轻松跑来比较。',
  ],
  'pulse.compared': [
    '这次平均心率 {{heartRate.average}}，你平时的轻松跑是 {{runner.easyHeartRate}}。',
    '平均 {{heartRate.average}}；平时轻松跑通常在 {{runner.easyHeartRate}}。',
  ],
  'pulse.notHigh': [
    '这次心率并不高：平均 {{heartRate.average}}，你平时的轻松跑是 {{runner.easyHeartRate}}。',
    '平均 {{heartRate.average}}，没有超过你平时轻松跑的 {{runner.easyHeartRate}}。',
  ],
  'pulse.reasons': [
    '同样的配速，天热、爬坡、没睡好、压力大、快感冒，都会让心率变高。那天有哪一样不同吗？',
    '常见的原因是天热、上坡、睡眠不足、压力或者身体不舒服。那天是哪一种？',
  ],
  'taper.volume': [
    '赛前每周减一点量：从平时一周 {{runner.weeks.mean}}开始往下减，最后一周最少。',
    '减的是距离，不是跑步的日子：从平时的 {{runner.weeks.mean}}逐周往下减。',
  ],
  'taper.keep': [
    '保留几段短的比赛配速，最后一次长距离跑取消，不要尝试新东西。',
    '跑步的日子照旧，加一点比赛配速，睡好觉。',
  ],
  'scope.gear': [
    '跑鞋和装备我不懂，去跑步专卖店试穿，让店员看看你的跑姿。',
    '装备不在我的范围里，我看的是你的跑步记录。可以到专卖店试一试再选。',
  ],
  'scope.food': [
    '吃什么我给不了建议，可以问营养师；比赛要用的东西先在训练里试过。',
    '饮食和补给我不懂，我看的是跑步记录。想用的补给先在训练里试。',
  ],
  'scope.weather': [
    '我看不到天气预报。告诉我会有多热、下不下雨，我可以说该怎么跑。',
    '天气我查不到。你告诉我气温和风，我来说怎么跑。',
  ],
  'scope.record': [
    '各个距离的最好成绩在“趋势”里的“最好成绩”。在这里我可以说你现在大概能跑多少。',
    '最好成绩我在聊天里查不到，请看“趋势”里的“最好成绩”。',
  ],
  'race.wished': ['[wish]？', '[wish] 吗？'],
  'race.wishYes': [
    '能。按你近期最好的比赛，预计 {{runner.predicted.[d].duration}}，还有余量。',
    '可以的，从比赛成绩看你能跑到 {{runner.predicted.[d].duration}}。',
  ],
  'race.wishClose': [
    '有可能，但很勉强：按你近期最好的比赛，预计 {{runner.predicted.[d].duration}}。',
    '状态好的话有机会，从成绩看预计 {{runner.predicted.[d].duration}}，正好在目标附近。',
  ],
  'race.wishUnlikely': [
    '现在还不太可能：按你近期最好的比赛，预计 {{runner.predicted.[d].duration}}。再练几个月会更接近。',
    '还差一点。现在预计 {{runner.predicted.[d].duration}}，差的部分要靠训练来补。',
  ],
  'race.wishNo': [
    '现在不行：按你近期最好的比赛，预计 {{runner.predicted.[d].duration}}，差得太多，先定一个近一点的目标。',
    '不行。从成绩看预计 {{runner.predicted.[d].duration}}，按那个配速出发会撑不住。',
  ],
  'race.wishMarathonYes': [
    '能。全马预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，还有余量。',
    '可以的，从比赛成绩看，快则 {{runner.predicted.marathon.from}}，慢也就 {{runner.predicted.marathon.to}}。',
  ],
  'race.wishMarathonClose': [
    '有可能，但没有十足的把握：全马预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，你的目标就在这中间。',
    '一切顺利的话有机会。从成绩看是 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，多数人更靠近慢的一头。',
  ],
  'race.wishMarathonUnlikely': [
    '现在还不太可能：全马预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。再练几个月会更接近。',
    '还差一点。从成绩看最快 {{runner.predicted.marathon.from}}，后程吃力就是 {{runner.predicted.marathon.to}}。',
  ],
  'race.wishMarathonNo': [
    '现在不行：全马预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，差得太多，先定一个近一点的目标。',
    '不行。从成绩看是 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，按那个配速出发后面会崩。',
  ],
  'race.wishPaper': [
    '光看速度是够的，从成绩看预计 {{runner.predicted.[d].duration}}，但这个距离你还没练到位。',
    '理论上可以：预计 {{runner.predicted.[d].duration}}。缺的是距离上的准备。',
  ],
  'race.wishMarathonPaper': [
    '光看速度是够的，全马预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，但这个距离你还没练到位。',
    '理论上可以：全马预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。缺的是距离上的准备。',
  ],
  'race.wishLater': [
    '现在预计 {{runner.predicted.[d].duration}}，差距不小。练几个月能接近一些，先在中间定一个目标。',
    '从成绩看，目前是 {{runner.predicted.[d].duration}}。练几个月会有进步，分几步来更实际。',
  ],
  'race.wishMarathonLater': [
    '现在预计 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}，差距不小。练几个月能接近一些，先在中间定一个目标。',
    '从成绩看，目前是 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。练几个月会有进步，分几步来更实际。',
  ],
  'easier.low': [
    '状态不好，今天就选轻松的：休息、散步，或者慢跑一小段。',
    '身体不在状态就少练一点，休息或者轻松跑一小段更合适。',
  ],
  'easier.sleep': [
    '没睡好，身体恢复就慢，今天休息，或者轻松跑一小段。',
    '睡眠比训练重要，今天歇着，或者只轻松跑一小段。',
  ],
  'easier.later': [
    '长距离跑和强度课等精神好了再跑，不会因此退步。',
    '长距离跑和强度课可以往后挪，状态好的时候跑效果更好。',
  ],
  'day.slower': [
    '比你平时轻松跑的配速（{{runner.easyPace}}）慢。',
    '你平时轻松跑是 {{runner.easyPace}}，这次确实慢一些。',
  ],
  'day.usual': [
    '和你平时轻松跑的配速（{{runner.easyPace}}）差不多。',
    '你平时轻松跑就是 {{runner.easyPace}}，这次不算异常。',
  ],
  'day.faster': [
    '比你平时轻松跑的配速（{{runner.easyPace}}）快。',
    '你平时轻松跑是 {{runner.easyPace}}，这次快一些。',
  ],
  'day.pulseHigher': [
    '心率 {{recent.[n].heartRate}}，比平时轻松跑时（{{runner.easyHeartRate}}）高，可能是天热、上坡、没睡好、压力大或快要感冒。',
    '心率到了 {{recent.[n].heartRate}}，平时是 {{runner.easyHeartRate}}，可能是天热、有坡、睡眠不足或压力。',
  ],
  'day.pulseCalm': [
    '心率 {{recent.[n].heartRate}}，没超过平时轻松跑的 {{runner.easyHeartRate}}，就是跑得轻松而已，不用担心。',
    '心率 {{recent.[n].heartRate}}（平时 {{runner.easyHeartRate}}），强度控制得好，这样就对了。',
  ],
  'day.pulseByPace': [
    '心率也有 {{recent.[n].heartRate}}，平时是 {{runner.easyHeartRate}}，当轻松跑来说太快了。',
    '心率 {{recent.[n].heartRate}}，高过平时的 {{runner.easyHeartRate}}，这样跑就不算轻松了。',
  ],
  'day.pulseSame': [
    '心率和平时差不多，同样的力气没跑出平时的速度，可能是天热、上坡、风大、腿累或者没睡好。',
    '心率没变却慢了，多半是天热、有坡、路面不好或者疲劳。有符合的吗？',
  ],
  'easier.tomorrow': [
    '明天早上再定：睡好了、精神好就按计划跑，不然就休息或轻松跑。',
    '看明天起床的状态：精神好就跑，还是累就休息，或者轻松跑一小段。',
  ],
  'app.connect': [
    '在账号页面的“账号绑定”里绑定 Garmin，之后的跑步会自动同步。',
    '打开账号页面，在“账号绑定”里绑定手表的账号，以后跑步记录就自动进来。',
  ],
  'app.upload': [
    '在活动列表里点“添加记录”，就能导入手表的文件，FIT、TCX、GPX 都可以。',
    '从手表导出 FIT、TCX 或 GPX 文件，再到活动页面点“添加记录”。',
  ],
  'app.settings': [
    '这在账号页面里：姓名、单位、外观、通知、数据和账号都在那儿。',
    '请打开账号页面，单位、外观、通知、付款和数据导出都在里面。',
  ],
};
