import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_ZH: AnswerBook['training'] = {
  'week.soFar': [
    '这周到目前跑了 {{runner.week.runs}} 次，共 {{runner.week.distance}}。',
    '本周已有 {{runner.week.distance}}，分 {{runner.week.runs}} 次跑完。',
  ],
  'week.soFarSingle': [
    '这周只跑了 {{runner.week.runs}} 次，{{runner.week.distance}}。',
    '本周目前 {{runner.week.runs}} 次，{{runner.week.distance}}。',
  ],
  'week.none': ['这周还没跑。', '本周还没有跑步记录。'],
  'week.last': [
    '上周跑了 {{runner.lastWeek.runs}} 次，共 {{runner.lastWeek.distance}}。',
    '上周 {{runner.lastWeek.distance}}，分 {{runner.lastWeek.runs}} 次。',
  ],
  'week.lastSingle': [
    '上周只跑了 {{runner.lastWeek.runs}} 次，{{runner.lastWeek.distance}}。',
    '上周 {{runner.lastWeek.runs}} 次，{{runner.lastWeek.distance}}。',
  ],
  'week.lastNone': ['上周没有跑步记录。', '上周没有跑。'],
  'week.far': [
    '近一周合计 {{runner.sevenDays.distance}}，远超平常的 {{runner.weeks.mean}}，接下来几天要放轻松。',
    '近一周 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}多得太多；伤病往往从这里开始，先降下来。',
  ],
  'week.up': [
    '近一周合计 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}略多，接下来几天放轻就没问题。',
    '近一周 {{runner.sevenDays.distance}}，稍高于平常的 {{runner.weeks.mean}}。',
  ],
  'week.steady': [
    '近一周合计 {{runner.sevenDays.distance}}，和平常的 {{runner.weeks.mean}}相当，这样规律最好。',
    '近一周 {{runner.sevenDays.distance}}，平常 {{runner.weeks.mean}}，很平稳。',
  ],
  'week.nearTired': [
    '近一周合计 {{runner.sevenDays.distance}}，和平常的 {{runner.weeks.mean}}差不多，但身体的负担比距离看上去更重。',
    '近一周 {{runner.sevenDays.distance}}，平常 {{runner.weeks.mean}}。距离没变，疲劳却比平时多。',
  ],
  'week.nearLong': [
    '近一周合计 {{runner.sevenDays.distance}}，和平常的 {{runner.weeks.mean}}差不多，但其中有一次跑得比平时长得多。',
    '近一周 {{runner.sevenDays.distance}}，平常 {{runner.weeks.mean}}。总量没变，可那次长距离需要时间恢复。',
  ],
  'week.nearJump': [
    '近一周合计 {{runner.sevenDays.distance}}。前几天跑得偏多，现在正回到平常的 {{runner.weeks.mean}}。',
    '近一周 {{runner.sevenDays.distance}}，跑多了几天之后，正慢慢回到平常的 {{runner.weeks.mean}}。',
  ],
  'week.down': [
    '近一周合计 {{runner.sevenDays.distance}}，少于平常的 {{runner.weeks.mean}}；当作减量周正合适。',
    '近一周 {{runner.sevenDays.distance}}，比平常的 {{runner.weeks.mean}}轻一些。',
  ],
  'week.noUsual': ['要和平常比，还需要再看你几周。', '再积累几周，我就知道你平常的量了。'],
  'week.hardSingle': [
    '其中强度课只有 {{runner.sevenDays.hardRuns}} 次，搭配得合理。',
    '强度课 {{runner.sevenDays.hardRuns}} 次，留够了恢复的余地。',
  ],
  'week.hardSome': [
    '其中 {{runner.sevenDays.hardRuns}} 次是强度课，差不多是每周能承受的量。',
    '强度课有 {{runner.sevenDays.hardRuns}} 次，中间的日子要放轻松。',
  ],
  'week.hardMany': [
    '其中 {{runner.sevenDays.hardRuns}} 次是强度课，超出了每周能恢复过来的量。',
    '强度课多达 {{runner.sevenDays.hardRuns}} 次，恢复跟不上。',
  ],
  'week.allEasy': ['没有强度课，正好打基础。', '都没有跑得太狠，基础就是这样攒的。'],
  'rest.rest': ['先休息吧。', '眼下休息比跑更有用。'],
  'rest.easy': ['休息，或轻松跑一小段，都可以。', '想跑就轻松跑；休息也一样好。'],
  'rest.run': ['可以跑。', '从数据看，没有不跑的理由。'],
  'rest.unknown': [
    '你最近的情况我知道得太少，听身体的。',
    '没有最近的记录，我没法判断；感觉比我可靠。',
  ],
  'rest.tiredSaid': ['你觉得累，这比什么数据都重要。', '身体觉得累，就听它的。'],
  'rest.listen': [
    '早上起来就累，或者上楼腿沉，就休息，不会因此掉体能。',
    '先慢慢跑起来，过一会儿腿还是沉，就走回家，没什么可惜的。',
  ],
  'memory.injury': [
    '你之前说过有伤。如果还有感觉，这次就轻松跑，快的部分先不跑。',
    '你提过身上有伤。要是还没好，凭感觉轻松跑，一疼就停。',
  ],
  'memory.otherDay': [
    '你说过那天没法跑，在计划里把这次训练挪到合适的日子吧。',
    '那天你说过跑不了，可以在计划里换一天。',
  ],
  'restWhy.hardToday': ['今天已经上过强度了。', '你今天已经跑过强度课。'],
  'restWhy.hardYesterday': ['昨天是强度日，身体还在恢复。', '你昨天刚跑过强度课。'],
  'restWhy.hardDays': [
    '距上次强度课已有 {{runner.daysSinceHard}} 天。',
    '上次强度课是 {{runner.daysSinceHard}} 天前。',
  ],
  'restWhy.ranToday': ['今天已经跑过了。', '今天的跑步已经完成。'],
  'restWhy.daysOff': [
    '上次跑步是 {{runner.daysSinceRun}} 天前。',
    '你已经 {{runner.daysSinceRun}} 天没跑了。',
  ],
  'restWhy.tired': [
    '疲劳（{{runner.load.fatigue}}）明显高过体能（{{runner.load.fitness}}）。',
    '最近的负荷 {{runner.load.fatigue}}，远超你习惯的 {{runner.load.fitness}}。',
  ],
  'pain.injury': ['先停跑，等不疼了再说；带着疼跑只会拖得更久。', '现在先别跑，趁问题还小养好它。'],
  'pain.return': [
    '走路、上下楼都不疼了，再从短短的轻松跑开始。',
    '平时不疼了，先轻松跑一小段试试，一有感觉就停。',
  ],
  'pain.doctor': [
    '如果休息或夜里也疼、疼在骨头的某一点、走路一瘸一拐，或者一直不好，就去看医生。',
    '一瘸一拐、夜里疼、疼在一个点上，或迟迟不退，要让医生看看。',
  ],
  'pain.illness': [
    '不舒服就休息；身体正忙着恢复，这时练也没有效果。',
    '生病的时候练不出东西。睡好、喝够，先别碰跑鞋。',
  ],
  'pain.illnessReturn': [
    '完全好了以后，从短短的轻松跑开始，看看第二天的反应。',
    '感觉恢复了，先轻松跑一小段，快的以后再说。',
  ],
  'pain.illnessDoctor': [
    '如果发烧、咳得很深，或静坐时心跳很快，先问医生。',
    '胸口有症状、发烧或一直不好，就去看医生。',
  ],
  'pain.soreness': [
    '肌肉酸痛是因为身体还不习惯这样的训练，过几天会自己好。',
    '这是肌肉在修复，过几天就淡了。',
  ],
  'pain.sorenessNext': [
    '散步或很轻的慢跑反而舒服些；快跑等下楼腿不难受了再说。',
    '可以轻松活动活动，腿不酸了再跑快的。',
  ],
  'pain.sorenessDoctor': [
    '如果集中在一个点，或者一天比一天重，那就不是酸痛，要停下来。',
    '刺痛、只疼一侧、越来越疼，那是另一回事，先别跑。',
  ],
  'warmUp.fast': [
    '跑快之前，先轻松跑 {{runner.warmUp.duration}}，再做 {{runner.strides.count}} 次 {{runner.strides.duration}}的加速跑，中间走 {{runner.strides.rest}}。',
    '强度课这样开头：轻松跑 {{runner.warmUp.duration}}，加速跑 {{runner.strides.duration}} × {{runner.strides.count}} 次，间隔 {{runner.strides.rest}}。',
  ],
  'warmUp.generic': [
    '跑快之前，先轻松跑到身体发热，再做几次短的加速跑。',
    '先慢跑热起来，加几次加速跑，再进入快的部分。',
  ],
  'warmUp.strides': [
    '加速跑是短而放松的提速，身体挺拔、步子轻快，不是冲刺。',
    '加速跑是为了把腿唤醒：逐渐加快，保持放松，然后走一走。',
  ],
  'warmUp.easy': ['轻松跑不用热身，开头再慢一点就行。', '轻松跑时，前面慢的那段就是热身。'],
  'warmUp.after': ['跑完再慢跑一会儿，等呼吸平下来就好。', '结束前越跑越慢，这样就够了。'],
  'warmUp.stretch': [
    '静态拉伸留到跑后；跑前做动态的。',
    '跑前多摆腿、活动关节，静态拉伸放到跑完再做。',
  ],
  'warmUp.next': ['下次快跑前试试，开头就没那么难受了。', '下次上强度前做一遍，起步就能感到差别。'],
  'heat.effort': [
    '天热看体感，不看配速；同样的力气会慢些，很正常。',
    '天热谁都会掉速，因为一部分血液要流到皮肤去散热。',
  ],
  'heat.pulse': [
    '心率压在 {{runner.next.heartRate.ceiling}}以下，配速随它去。',
    '以 {{runner.next.heartRate.ceiling}}为上限，再慢也没关系。',
  ],
  'heat.measured': [
    '当时气温 {{temperature.weather}}，湿度 {{humidity.percent}}，不少力气花在散热上了。',
    '气温 {{temperature.weather}}、湿度 {{humidity.percent}} 时跑慢一些，不代表状态变差。',
  ],
  'heat.next': [
    '下次挪到凉快的时段和有树荫的路，渴了就喝，强度课往后放。',
    '下次早点或晚点跑，别等渴得厉害了才喝，强度课留给凉快的日子。',
  ],
  'heat.stop': [
    '头晕、发冷或不出汗了，立刻停下降温。',
    '一旦头晕、打寒战、发懵，马上停下，到凉快的地方去。',
  ],
  'cold.effort': [
    '冷天、雨天、刮风也一样看体感：逆风时同样的力气就是慢。',
    '刮风和低温会让配速变慢，不代表体能差了，凭体感跑就好。',
  ],
  'cold.next': [
    '下次热身久一点，多穿几层，去程逆风、回程顺风；路面结冰就别跑。',
    '下次慢慢起步，分层穿衣，先逆风跑；路面有冰就待在家里。',
  ],
  'hills.effort': [
    '上坡守住用力的程度，不守配速：步子小，身体直，太陡就走。',
    '上坡别管配速，呼吸别乱；陡的地方走上去才聪明。',
  ],
  'hills.measured': [
    '爬升 {{altitude.ascent}}，你的 {{pace.average}}相当于平路 {{pace.gradeAdjusted}}。',
    '有 {{altitude.ascent}}的爬升，{{pace.average}}折成平路是 {{pace.gradeAdjusted}}。',
  ],
  'hills.pulse': [
    '轻松日上坡也要守在 {{runner.next.heartRate.ceiling}}以下。',
    '要轻松的日子，坡上同样以 {{runner.next.heartRate.ceiling}}为限。',
  ],
  'hills.down': ['下坡步子碎而轻，顺着跑；一刹车，大腿就容易酸。', '下坡小步快频，别刹车。'],
  'hills.next': [
    '想练坡，下次上坡有力但留点余地，慢跑下来；趁最后一趟还和第一趟一样好就结束。',
    '下次把坡道跑当作强度课，不要再额外加练。',
  ],
  'lastRun.figures': [
    '最近一次跑步：{{recent.[n].distance}}，用时 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '我看到的最新记录是 {{recent.[n].distance}}，{{recent.[n].pace}}，共 {{recent.[n].duration}}。',
  ],
  'lastRun.heartRate': [
    '平均心率 {{recent.[n].heartRate}}，你轻松跑时通常是 {{runner.easyHeartRate}}。',
    '心率平均 {{recent.[n].heartRate}}，平常轻松跑约 {{runner.easyHeartRate}}。',
  ],
  'lastRun.open': ['打开那次跑步再问我，就能看到各个部分。', '想看细节，到那次跑步的页面里问我。'],
  'splits.range': [
    '最快是第 {{split.fastest.number}} 公里 {{split.fastest.pace}}，最慢是第 {{split.slowest.number}} 公里 {{split.slowest.pace}}。',
    '每公里在 {{split.fastest.pace}}（第 {{split.fastest.number}} 公里）到 {{split.slowest.pace}}（第 {{split.slowest.number}} 公里）之间。',
  ],
  'splits.halves': [
    '前半程 {{half.first.pace}}，后半程 {{half.second.pace}}。',
    '前后半程分别是 {{half.first.pace}}和 {{half.second.pace}}。',
  ],
  'splits.repetitions': [
    '{{interval.work.length}} × {{interval.work.count}} 组，平均 {{interval.work.pace}}，第一组 {{interval.work.first.pace}}，最后一组 {{interval.work.last.pace}}。',
    '跑了 {{interval.work.length}} × {{interval.work.count}} 组，从第一组 {{interval.work.first.pace}}到最后一组 {{interval.work.last.pace}}，平均 {{interval.work.pace}}。',
  ],
  'splits.mixed': [
    '快段 {{interval.work.count}} 个，共 {{interval.work.duration}}，平均 {{interval.work.pace}}。',
    '快跑合计 {{interval.work.duration}}，分 {{interval.work.count}} 段，平均 {{interval.work.pace}}。',
  ],
  'splits.rests': [
    '组间平均休息 {{interval.rest.duration}}。',
    '中间的休息平均 {{interval.rest.duration}}。',
  ],
  'splits.kilometer': [
    '那一公里 {{split.[n].pace}}，全程平均 {{pace.average}}。',
    '那一公里跑了 {{split.[n].pace}}，平均是 {{pace.average}}。',
  ],
  'splits.repetition': [
    '那组是 {{interval.work.[n].pace}}，各组平均 {{interval.work.pace}}。',
    '那组跑了 {{interval.work.[n].pace}}，平均是 {{interval.work.pace}}。',
  ],
  'splits.fastestRepetition': [
    '最快的一组是 {{interval.work.fastest.pace}}，最慢的是 {{interval.work.slowest.pace}}。',
    '最快 {{interval.work.fastest.pace}}，最慢 {{interval.work.slowest.pace}}。',
  ],
  'splits.noDrift': [
    '这次看不出来：要带心率、配速平稳地跑得更久才行。',
    '要看心率漂移，得有更长的、配速平稳、带心率的记录。',
  ],
  'splits.noSuch': ['这次记录里没有那一段。', '记录里找不到那部分。'],
  'splits.none': ['这次记录没法按公里拆分，细节看不出来。', '距离太短，拆不出分段。'],
  'splits.nextEven': ['下次就照这样跑。', '下次保持这样的分配。'],
  'splits.nextSlower': ['下次起步再慢一点，后面会轻松很多。', '下次开头收着些。'],
  'splits.nextFree': ['下次力求各段均匀，把最快的留到最后。', '下次沉住气起步，各段跑得一样快。'],
  'pacing.easyStart': ['起步要慢到觉得不过瘾，配速自己会上来。', '配速成败看开头，沉住气起步。'],
  'pacing.easy': ['轻松跑的标准：[guide]。', '轻松跑全程守住：[guide]。'],
  'pacing.intervals': [
    '下次间歇，第一组按这次的平均 {{interval.work.pace}}起，只在最后加快。',
    '下次各组都跑这次的平均 {{interval.work.pace}}，剩下的力气放到最后一组。',
  ],
  'pacing.intervalsRaced': [
    '间歇跑 {{runner.pace.interval}}，组数以最后一组还能跟第一组一样快为准。',
    '按比赛成绩，间歇跑 {{runner.pace.interval}}就够，再快没有更多收获。',
  ],
  'pacing.intervalsFeel': [
    '间歇的配速，要跑完还觉得能再来。',
    '间歇选能重复的配速：最后一组和第一组一样快。',
  ],
  'pacing.tempo': [
    '节奏跑用 {{runner.pace.threshold}}，全程保持；后面可以更吃力，但不能更慢。',
    '节奏跑对你来说就是 {{runner.pace.threshold}}，慢慢提到这个配速，然后稳住。',
  ],
  'pacing.tempoFeel': [
    '节奏跑的感觉：一次只能说几个字，结束时还能再撑一会儿。',
    '节奏跑要吃力但稳得住：一次只能说几个字，呼吸平稳，不冲刺。',
  ],
  'pacing.long': [
    '长距离跑守住：[guide]，开头最慢，只有最后一段可以快些。',
    '长距离跑以轻松为准，[guide]，留着余力结束。',
  ],
  'pacing.racePace': [
    '这个距离，按你近期最好的比赛，匀速 {{runner.predicted.[d].pace}}合适。',
    '按比赛成绩，稳定在 {{runner.predicted.[d].pace}}。',
  ],
  'pacing.marathon': [
    '全马起步别快过 {{runner.pace.marathon}}，宁可慢些；前面省下的，后面都用得上。',
    '全马以 {{runner.pace.marathon}}为上限，前段宁慢勿快。',
  ],
  'pacing.race': [
    '比赛前段收着，中段稳住，最后再把剩下的用掉。',
    '起步冷静，中段匀速，最后拼出来。',
  ],
  'lastRun.before': [
    '前一次跑了 {{recent.[n].distance}}，用时 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '再前一次是 {{recent.[n].distance}}，平均 {{recent.[n].pace}}，跑了 {{recent.[n].duration}}。',
  ],
  'lastRun.beforeHeartRate': [
    '那次平均心率 {{recent.[n].heartRate}}。',
    '那次的平均心率是 {{recent.[n].heartRate}}。',
  ],
};
