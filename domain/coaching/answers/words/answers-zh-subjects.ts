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
    '同样的配速，天热、爬坡、没睡好、压力大、喝了咖啡、快感冒，都会让心率变高。那天有哪一样不同吗？',
    '常见的原因是天热、上坡、睡眠不足、压力或者身体不舒服。那天是哪一种？',
  ],
  'taper.volume': [
    '赛前每周减一点量：从平时一周 {{runner.weeks.mean}}开始往下减，最后一周最少。',
    '减的是距离，不是跑步的日子：从平时的 {{runner.weeks.mean}}逐周往下减。',
  ],
  'taper.keep': [
    '保留几段短的比赛配速，最后一次长距离跑取消，不要尝试新东西。',
    '照常在那几天跑，加一点比赛配速，睡好觉。',
  ],
  'scope.gear': [
    '跑鞋和装备我不懂，去跑步专卖店试穿，让店员看看你的跑姿。',
    '装备不在我的范围里，我看的是你的跑步记录。可以到专卖店试一试再选。',
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
    '在“训练记录”页点“添加记录”，就能导入手表的文件，FIT、TCX、GPX 都可以。',
    '从手表导出 FIT、TCX 或 GPX 文件，再到“训练记录”页点“添加记录”。',
  ],
  'app.settings': [
    '这在账号页面里：姓名、单位、外观、通知、数据和账号都在那儿。',
    '请打开账号页面，单位、外观、通知、付款和数据导出都在里面。',
  ],
  'app.sensor': [
    '传感器要和手表配对。手表记下心率，我会和跑步一起读到。',
    '心率带连的是手表，不是这里。手表记录下来，数据就会跟着跑步一起进来。',
  ],
  'pain.stitch': [
    '听起来是岔气。放慢或走一走，深深呼气，用手按住疼的地方，身体稍微前倾，一般几分钟就过去。',
    '岔气难受，但多半没有大碍。先降速或走，慢慢深呼吸，按住疼的地方，等它过去。',
  ],
  'pain.stitchNext': [
    '想少犯，跑前别吃太多、喝太多，起步再慢一点。',
    '饭后隔一段时间再跑，喝水小口喝，开头慢一点，就不容易岔气。',
  ],
  'pain.stitchDoctor': [
    '停下来还疼、每次跑都疼，或疼到胸口、肩膀、手臂，要去看医生。',
    '如果停了也不缓解、反复出现，或扩散到胸口、肩膀、手臂，请看医生。',
  ],
  'scope.somebodyElse': [
    '我只了解你的跑步，别人的情况我答不了。',
    '这要看那个人自己跑得怎么样，我看得到的只有你的记录。',
  ],
  'scope.somebodyElseNext': [
    '刚开始跑的人都适用：距离短一点，慢到能聊天，一周一周慢慢加。本人有了自己的记录，就可以直接来问我。',
    '新手都一样：短、慢、能说话，一点一点加。等有了自己的跑步记录，我能说得更具体。',
  ],
  'scope.otherSport': [
    '这里只统计跑步。骑车、游泳的数据在那次训练的页面上。',
    '我这里只加总跑步，其他运动请打开那次训练看。',
  ],
  'race.aheadEnough': [
    '来得及。你最近最长跑了 {{runner.longest30}}，长距离跑可以一步一步加上去，还有余量。',
    '时间够。从最近最长的 {{runner.longest30}} 往上加，不用赶。',
  ],
  'race.aheadTight': [
    '有点紧，但练得顺利就行：最近最长是 {{runner.longest30}}，长距离跑几乎每周都要加一点。',
    '可以，但余量不多。从最近最长的 {{runner.longest30}} 练上去，中间不能断太多周。',
  ],
  'race.aheadShort': [
    '建议再等等。最近最长是 {{runner.longest30}}，这段时间里没法安全地练到那个距离。到时先跑个短一点的，这个距离放到后面。',
    '我觉得太早了：从最近最长的 {{runner.longest30}} 开始，需要更多周。换一场晚一点或短一点的比赛更好。',
  ],
  'race.aheadUnknown': [
    '现在还说不准，我没有你最近的跑步可以参考。',
    '够不够，要有你最近的跑步记录我才能说。',
  ],
  'race.aheadPlan': [
    '把比赛日期告诉我，让我做个计划，就能看到每一周怎么练。',
    '告诉我比赛日期，要一份计划，我就把每一周排出来。',
  ],
  'period.which': [
    '那段时间我查不了。最近的某一天、这周、上周和每个月，我都能说。',
    '那段时间没有合计。可以问我最近的哪一天、这周、上周，或某个月。',
  ],
  'beside.faster': [
    '这次 {{pace.average}}，上次 {{recent.[n].pace}}，这次更快。',
    '比上次快：上次 {{recent.[n].pace}}，这次 {{pace.average}}。',
  ],
  'beside.slower': [
    '这次 {{pace.average}}，上次 {{recent.[n].pace}}，这次慢一些。',
    '比上次慢一些：上次 {{recent.[n].pace}}，这次 {{pace.average}}。',
  ],
  'beside.same': [
    '配速和上次差不多：这次 {{pace.average}}，上次 {{recent.[n].pace}}。',
    '配速几乎没变，这次 {{pace.average}}，上次 {{recent.[n].pace}}。',
  ],
  'beside.heartRate': [
    '平均心率这次 {{heartRate.average}}，上次 {{recent.[n].heartRate}}。',
    '心率方面，这次平均 {{heartRate.average}}，上次 {{recent.[n].heartRate}}。',
  ],
  'beside.otherKind': [
    '不过练的内容不一样，光看配速比不出好坏。',
    '训练内容不同，配速的差别不等于状态的差别。',
  ],
  'beside.none': ['还没有更早的跑步可以拿来比。', '这次之前没有你的跑步记录，没法比较。'],
  'missed.goOn': [
    '漏掉的不用补。硬塞进后面几天只会更累，接着往下跑就行。',
    '不用追回来：短短几天补太多容易受伤，从现在接着跑就好。',
  ],
  'increase.how': [
    '你平常一周 {{runner.weeks.mean}}。先把其中一次轻松跑加长一点，身体适应了再往上加。',
    '在平常每周 {{runner.weeks.mean}}的基础上小步加：只加长一次轻松跑，保持几周，觉得轻松了再加。',
  ],
};
