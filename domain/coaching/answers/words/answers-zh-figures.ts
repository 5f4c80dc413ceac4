import type { AnswerBook } from '../answer-book.ts';

export const FIGURE_NAMES_ZH: AnswerBook['figureNames'] = {
  distance: '距离',
  duration: '时间',
  pace: '配速',
  speed: '速度',
  heartRate: '平均心率',
  heartRateMaximum: '最高心率',
  cadence: '步频',
  power: '功率',
  ascent: '累计爬升',
  load: '训练负荷',
  zones: '心率区间',
};

/** Answers in Simplified Chinese to a question about a single figure. */
export const FIGURE_ANSWERS_ZH: AnswerBook['figures'] = {
  'figure.distance': ['这次的距离是 {{distance.total}}。', '一共跑了 {{distance.total}}。'],
  'figure.duration': [
    '运动时间是 {{duration.moving}}。',
    '不算停下来的时候，用了 {{duration.moving}}。',
  ],
  'figure.elapsed': [
    '连停下来的时间一起算，是 {{duration.elapsed}}。',
    '从开始到结束一共 {{duration.elapsed}}。',
  ],
  'figure.hardlyStopped': ['几乎没停。', '停下来的时间可以忽略不计。'],
  'figure.pace': ['平均配速是 {{pace.average}}。', '不算停顿，平均跑 {{pace.average}}。'],
  'figure.paceUsual': [
    '你近来的轻松跑在 {{runner.easyPace}}左右。',
    '平时轻松跑大约是 {{runner.easyPace}}。',
  ],
  'figure.speed': [
    '平均速度 {{speed.average}}，换成配速是 {{pace.average}}。',
    '速度平均 {{speed.average}}。',
  ],
  'figure.heartRate': ['平均心率是 {{heartRate.average}}。', '心率平均 {{heartRate.average}}。'],
  'figure.maximum': [
    '最高心率到了 {{heartRate.maximum}}。',
    '心率最高的时候是 {{heartRate.maximum}}。',
  ],
  'figure.maximumMeaning': [
    '这只是这次记录里的最高值，不一定是你能达到的极限。',
    '一瞬间的峰值也可能是传感器不准，各区间的时间更说明问题。',
  ],
  'figure.cadence': ['平均步频是 {{cadence.average}}。', '这次步频平均 {{cadence.average}}。'],
  'figure.cadenceMeaning': [
    '跑得快步频就高，也和腿长有关，要比就和配速相近的跑步比。',
    '没有人人都适用的步频，配速一快它自然会上去。',
  ],
  'figure.power': [
    '平均功率是 {{power.average}}。各家设备算法不同，只适合和同一设备的数据比。',
    '功率平均 {{power.average}}，只能和同一台设备的记录比较。',
  ],
  'figure.ascent': [
    '累计爬升 {{altitude.ascent}}，下降 {{altitude.descent}}。',
    '这次一共爬升了 {{altitude.ascent}}。',
  ],
  'figure.ascentWorth': [
    '去掉坡度，配速相当于 {{pace.gradeAdjusted}}。',
    '折算成平路大约是 {{pace.gradeAdjusted}}。',
  ],
  'figure.load': ['这次的训练负荷是 {{load.value}}。', '算下来负荷是 {{load.value}}。'],
  'figure.loadMeaning': ['它把跑的时长和强度合在一起看。', '跑得越久、强度越高，它就越大。'],
  'figure.loadDays': [
    '到今天为止，体能是 {{runner.load.fitness}}，疲劳是 {{runner.load.fatigue}}。',
    '把近几周加起来看，体能 {{runner.load.fitness}}，疲劳 {{runner.load.fatigue}}。',
  ],
  'figure.zones': [
    '有 {{zone.easy.share}} 的时间在轻松范围内，上限是 {{zone.easy.ceiling}}。',
    '轻松范围到 {{zone.easy.ceiling}}为止，{{zone.easy.share}} 的时间都在里面。',
  ],
  'figure.zoneMost': [
    '待得最久的是区间 {{zone.most.number}}，占 {{zone.most.share}} 的时间。',
    '时间最多的是区间 {{zone.most.number}}，占了 {{zone.most.share}}。',
  ],
  'figure.zoneAsked': [
    '在那个区间的时间占 {{zone.[n].share}}。',
    '那个区间占了 {{zone.[n].share}} 的时间。',
  ],
  'figure.vdot': [
    '你的跑力（VDOT）是 {{runner.vdot}}，根据近期最好的一场比赛：{{runner.race.distance}}，{{runner.race.duration}}。',
    '按 {{runner.race.distance}}跑 {{runner.race.duration}} 的那场比赛，VDOT 是 {{runner.vdot}}。',
  ],
  'figure.vdotMeaning': [
    '它是从比赛成绩推出来的跑步能力；真正的最大摄氧量要在实验室里才测得到。',
    '可以当作用比赛成绩表示的最大摄氧量，并没有真的去测。',
  ],
  'figure.noVdot': [
    'VDOT 我只从比赛里算，而近期没有你的比赛记录。',
    '近期没有比赛，所以给不出 VDOT；最大摄氧量光靠跑步记录也测不出来。',
  ],
  'figure.longest': [
    '近几周最长的一次是 {{runner.longest30}}。',
    '最近跑得最长的那次有 {{runner.longest30}}。',
  ],
  'figure.month': [
    '最近 {{runner.month.days}} 天你跑了 {{runner.month.distance}}。',
    '最近 {{runner.month.days}} 天加起来是 {{runner.month.distance}}。',
  ],
  'figure.monthDuration': [
    '最近 {{runner.month.days}} 天的跑步时间是 {{runner.month.duration}}。',
    '最近 {{runner.month.days}} 天一共跑了 {{runner.month.duration}}。',
  ],
  'figure.monthRuns': [
    '一共是 {{runner.month.runs}} 次跑步。',
    '按次数算是 {{runner.month.runs}} 次。',
  ],
  'figure.monthRunsSingle': [
    '只跑了 {{runner.month.runs}} 次。',
    '跑步次数是 {{runner.month.runs}} 次。',
  ],
  'figure.monthUsual': [
    '你平常一周大约 {{runner.weeks.mean}}。',
    '按周来看，通常是 {{runner.weeks.mean}}。',
  ],
  'figure.monthNone': ['近几周没有你的跑步记录。', '最近这段时间，我这里没有可以统计的跑步。'],
  'figure.monthBasis': [
    '这是从今天往回数的，不是按日历上的月份。',
    '我按天数往回算，不按自然月统计。',
  ],
  'figure.lastDistance': [
    '你上一次跑了 {{recent.[n].distance}}。',
    '最近一次跑步的距离是 {{recent.[n].distance}}。',
  ],
  'figure.lastDuration': [
    '你上一次跑了 {{recent.[n].duration}}。',
    '最近一次跑步用了 {{recent.[n].duration}}。',
  ],
  'figure.lastPace': [
    '上一次的平均配速是 {{recent.[n].pace}}。',
    '最近一次平均跑 {{recent.[n].pace}}。',
  ],
  'figure.lastHeartRate': [
    '上一次的平均心率是 {{recent.[n].heartRate}}。',
    '最近一次跑步，心率平均 {{recent.[n].heartRate}}。',
  ],
  'figure.lastMissing': ['你上一次跑步没有[figure]的数据。', '最近那次跑步里查不到[figure]。'],
  'figure.byRun': ['这个数据我只有单次跑步的。', '它是按每次跑步记的，我没有汇总。'],
  'figure.openRun': ['打开想看的那次跑步，在那里问我。', '到那次跑步的页面里问，我就能回答。'],
  'figure.missing': ['这次记录里没有[figure]的数据。', '从这次记录里看不出[figure]。'],
  'figure.list': ['这次我知道的有：[figures]。', '我能告诉你的是这次的[figures]。'],
  'figure.energy': [
    '卡路里不在我计算的范围内；手表如果记了，可以在这次跑步的页面上看到。',
    '我不算热量消耗。手表有记录的话，就在跑步页面的数据里。',
  ],
  'figure.notKept': ['这个数据我没有。', '这项数据，我没有从记录里读取。'],
};
