import type { WordBook } from '../word-book.ts';

export const FINDINGS_ZH: WordBook['findings'] = {
  'zones.edge': [
    '平均心率 {{heartRate.average}}正贴着轻松区间的上限（{{zone.easy.ceiling}}），再低一点，效果一样。',
    '平均 {{heartRate.average}}，卡在轻松区间的边缘（{{zone.easy.ceiling}}），碰到爬坡或天热就没有余地了。',
  ],
  'long.pulse': [
    '有 {{zone.aboveEasy.share}} 的时间心率超过 {{zone.easy.ceiling}}；长距离跑把心率压在这以下，耐力照样长进，恢复还更快。',
  ],
  'tempo.calm': [
    '快跑部分后半段心率 {{tempo.second.heartRate}}，和前半段比几乎没升，这个配速你撑得住。',
  ],
  'tempo.climb': [
    '配速没变，心率却从 {{tempo.first.heartRate}}一路升到 {{tempo.second.heartRate}}；稍慢一点，练的依然是阈值。',
  ],
  'intervals.spread': [
    '各组在 {{interval.work.fastest.pace}}到 {{interval.work.slowest.pace}}之间，接下来要练的是把差距缩小。',
  ],
  'unclear.swings': [
    '每公里从 {{split.fastest.pace}}到 {{split.slowest.pace}}，看不出固定的规律。',
    '配速在 {{split.fastest.pace}}和 {{split.slowest.pace}}之间变来变去，说不上是哪种训练。',
  ],
  'drift.none': [
    '后半程心率也没有往上漂，这个距离你的耐力绰绰有余。',
    '前后半程心率和配速的关系没变，说明耐力够用。',
  ],
  'steady.gray': [
    '{{pace.average}}落在轻松配速（{{vdot.pace.easyFast}}）和阈值配速（{{vdot.pace.threshold}}）之间：跑着舒服，却既不是休息，也不算强度。',
    '按比赛成绩，轻松配速到 {{vdot.pace.easyFast}}为止，阈值配速是 {{vdot.pace.threshold}}；总在 {{pace.average}}这样的中间地带跑，攒下的多是疲劳。',
  ],
  'steady.pulse': [
    '有 {{zone.aboveEasy.share}} 的时间心率超过 {{zone.easy.ceiling}}，这不算休息日，安排每周训练时要算进去。',
  ],
  'steady.nearThreshold': [
    '{{pace.average}}已贴近比赛成绩推算的阈值配速 {{vdot.pace.threshold}}，对身体来说等于一次节奏跑。',
  ],
  'compare.aboveEasyRange': [
    '按比赛成绩，轻松配速到 {{vdot.pace.easyFast}}为止；这次 {{pace.average}}更快，其实慢一些同样有长进。',
    '{{pace.average}}已超出比赛成绩推算的轻松配速（{{vdot.pace.easyFast}}或更慢）。',
  ],
  'long.fast': [
    '{{pace.average}}接近比赛成绩推算的马拉松配速 {{vdot.pace.marathon}}，累起来和强度课一样。',
    '{{pace.average}}靠近预计的马拉松配速（{{vdot.pace.marathon}}）：刺激很足，恢复也要给够。',
  ],
  'context.afterHard': [
    '前一天是强度日，这次放轻松，安排得正好。',
    '强度日的第二天放轻松，身体就在这时恢复。',
  ],
  'context.hardAgain': [
    '前一天是强度日，这次又上了强度；身体是在中间的轻松日里变强的。',
    '强度连着强度，中间没有轻松日，后面那次往往得不偿失。',
    '强度日刚过又上强度，身体来不及恢复；中间隔个轻松日，效果会更好。',
  ],
  'context.afterRace': [
    '比赛后的恢复日里又上了强度；等腿恢复过来再练，收获更大。',
    '比赛的疲劳还没消，就又上了强度，攒下的疲劳比收获多。',
  ],
  'habit.regular': [
    '{{window.month.days}} 天里的第 {{history.monthRuns}} 次跑步，能这样规律地跑，进步就有了基础。',
    '{{window.month.days}} 天跑了 {{history.monthRuns}} 次，跑得规律，比单次跑得多快都重要。',
  ],
  'habit.sparse': [
    '{{window.month.days}} 天跑了 {{history.monthRuns}} 次，与其跑得更长，不如每周再加个短的。',
    '{{window.month.days}} 天 {{history.monthRuns}} 次，每次都像从头开始；跑得勤一点，每次都会轻松些。',
  ],
  'intervals.settled': [
    '开头那组 {{interval.work.first.pace}}还在找配速，后面都在 {{interval.work.fastest.pace}}到 {{interval.work.laterSlowest.pace}}之间。',
    '开头那组 {{interval.work.first.pace}}，其余稳在 {{interval.work.fastest.pace}}到 {{interval.work.laterSlowest.pace}}之间；开始前加几个加速跑，一开始就能跟上。',
  ],
  'intervals.kick': [
    '最后一组 {{interval.work.last.pace}}格外快，其余最慢 {{interval.work.slowest.pace}}；这份余力可以分给每组。',
  ],
  'intervals.dose': [
    '快段合计 {{interval.work.duration}}，平均 {{interval.work.pace}}；下次要比的是这个，不是全程平均。',
    '快跑累计 {{interval.work.duration}}，平均 {{interval.work.pace}}。',
  ],
  'tempo.blocks': [
    '快段合计 {{tempo.duration}}，配速 {{tempo.pace}}，作为阈值训练分量正好。',
    '快段加起来 {{tempo.duration}}，平均 {{tempo.pace}}；拆成几段跑，这个配速能撑得更久。',
  ],
  'tempo.faster': [
    '快段里从 {{tempo.first.pace}}提到 {{tempo.second.pace}}，节奏跑就该这样跑。',
    '{{tempo.first.pace}}起步，{{tempo.second.pace}}收尾，节奏跑这样跑最稳妥。',
  ],
  'hills.equalEffort': [
    '把 {{altitude.ascent}}的爬升折算掉，前后半程都是 {{half.first.gradedPace}}，配速分配得很均匀。',
  ],
  'record.partial': [
    '文件有一部分读不出来，我只看读到的 {{duration.read}}。',
    '文件有损坏的地方，我说的只针对读得到的部分。',
  ],
  'record.indoor': [
    '室内的距离是手表估算的，配速只能看个大概。',
    '室内跑的距离只是估算，配速仅供参考。',
  ],
  'record.impossible': [
    '那一段像是坐了车，或定位出了错，所以这次不看配速。下次上车前先停表，就能只看跑的部分。',
  ],
  'record.short': ['记录只有 {{duration.elapsed}}，能看的内容太少。'],
  'record.noDistance': ['记录里没有距离，配速和分段都没法看。'],
  'help.heartRate': [
    '如果有心率记录，我还能说出这次对你有多吃力。',
    '有心率的话，还能看出用了几分力。',
  ],
  'history.first': [
    '先把这次当作参照：{{distance.total}}，配速 {{pace.average}}。过几周再跑个差不多的，看看是不是更轻松。',
    '记住这次的 {{distance.total}} 和配速 {{pace.average}}：过几周类似的跑步感觉更轻松，就是进步了。',
  ],
  'history.arriving': [
    '你的历史记录还在导入，等齐了我再拿这次和前几周比。',
    '之前的记录还没导完，和平时的跑量怎么比，等导完再说。',
  ],
  'return.break': [
    '停了 {{history.daysSinceRun}} 天又开跑；心肺恢复得快，肌腱要慢一些。',
    '隔了 {{history.daysSinceRun}} 天再跑，心肺很快就能找回来，腿需要更多时间。',
  ],
  'zones.easyHeld': [
    '心率基本在 {{zone.easy.ceiling}}以下，能攒耐力，又不累人。',
    {
      text: '几乎全程心率都低于 {{zone.easy.ceiling}}，这样的跑步可以常跑。',
      when: ['nearlyAllEasy'],
    },
    {
      text: '{{zone.easy.share}} 的时间心率在 {{zone.easy.ceiling}}以下，跑完不需要专门恢复。',
      when: ['mostlyEasy'],
    },
    {
      text: '有 {{zone.easy.share}} 的时间心率低于 {{zone.easy.ceiling}}，能攒耐力，又不累人。',
      when: ['mostlyEasy'],
    },
  ],
  'zones.easyExceeded': [
    '有 {{zone.aboveEasy.share}} 的时间心率超过 {{zone.easy.ceiling}}：用来恢复太重，用来提速又太轻。',
    '心率超过 {{zone.easy.ceiling}}的时间占了 {{zone.aboveEasy.share}}，会影响下次强度课的状态。',
  ],
  'drift.low': [
    '前后半程对比，心率相对配速只漂移了 {{drift.percent}}，这个距离你的耐力够用。',
    '心率漂移只有 {{drift.percent}}，同样的配速心率几乎没升，这个距离你应付得来。',
  ],
  'drift.high': [
    '后半程同样的心率，速度慢了 {{drift.percent}}；腿累、天热、缺水是最常见的原因。',
    '心率相对配速往上漂了 {{drift.percent}}，后面其实比看上去吃力。',
  ],
  'drift.warm': [
    '当时气温 {{temperature.weather}}，湿度 {{humidity.percent}}，这么热的时候，{{drift.percent}} 的心率漂移说明不了体能。',
  ],
  'compare.pulseLower': [
    '配速和平时的轻松跑差不多，心率 {{heartRate.average}}，而近来是 {{history.easyHeartRate}}：同样的配速，跑得更省力了。',
    '以往要 {{history.easyHeartRate}}的配速，这次 {{heartRate.average}}就够了，这就是进步。',
  ],
  'compare.pulseHigher': [
    '跑得不比平时快，心率却是 {{heartRate.average}}，近来一般是 {{history.easyHeartRate}}；睡眠不足、天热或疲劳，最先反映在这里。',
    '没有跑得更快，心率却从平时的 {{history.easyHeartRate}}升到 {{heartRate.average}}，出门前身体可能已有些累。',
  ],
  'compare.slower': [
    '比近来轻松跑的 {{history.easyPace}}慢，轻松的日子慢一点没关系。',
    '比平时的 {{history.easyPace}}慢一些，轻松跑看时间，不看配速。',
  ],
  'compare.faster': [
    '近来的轻松跑在 {{history.easyPace}}左右，这次 {{pace.average}}，多花的力气换不回多少。',
    '{{pace.average}}明显快于平时的 {{history.easyPace}}；好处有限，腿却更累。',
  ],
  'compare.usual': [
    '配速还在近来轻松跑的 {{history.easyPace}}附近，基础就是这样打起来的。',
    '和平时的 {{history.easyPace}}相近，照这样接着跑就好。',
  ],
  'halves.equal': [
    '前后半程都是 {{half.first.pace}}，从起步就找对了配速。',
    '前后半程同为 {{half.first.pace}}，配速分配上没什么要改的。',
  ],
  'halves.even': [
    '前半程 {{half.first.pace}}，后半程 {{half.second.pace}}，几乎持平。',
    '前后半程是 {{half.first.pace}}和 {{half.second.pace}}，差别很小。',
  ],
  'halves.faster': [
    '前半程 {{half.first.pace}}，后半程 {{half.second.pace}}：先慢后快，是很好的跑法。',
    '起步 {{half.first.pace}}，后半程提到了 {{half.second.pace}}；这样开头，后面跑起来更轻松。',
  ],
  'halves.slower': [
    '前半程 {{half.first.pace}}，后半程 {{half.second.pace}}；如果不是有意放慢，下次起步再慢一点。',
    '后半程慢到 {{half.second.pace}}；不是有意的话，下次起步比 {{half.first.pace}}再慢一点。',
  ],
  'split.fast': [
    '第 {{split.fastest.number}} 公里的 {{split.fastest.pace}}格外快；轻松的日子，这份力气可以留着。',
    {
      text: '只有第 {{split.fastest.number}} 公里（{{split.fastest.pace}}）明显快过其余各公里。',
      when: ['onlyOneFast'],
    },
  ],
  'strides.after': [
    '最后还加了几组加速跑：短而快，能让双腿保持轻快。',
    '跑完之后又做了几组加速跑，速度感也练到了。',
  ],
  'finish.strong': [
    '最后四分之一最快，{{quarter.last.pace}}，收尾时还有余力。',
    '开头 {{quarter.first.pace}}，最后 {{quarter.last.pace}}，力气留到了最后。',
  ],
  'finish.fade': [
    '开头 {{quarter.first.pace}}，最后四分之一 {{quarter.last.pace}}；起步稳一点，后面会好跑些。',
    {
      text: '开头 {{quarter.first.pace}}，最后四分之一 {{quarter.last.pace}}；常见的原因是起步快了，或者能量不够。',
      when: ['fuelMatters'],
    },
    {
      text: '从 {{quarter.first.pace}}掉到最后的 {{quarter.last.pace}}；起步稳一点，或途中补给，就会不一样。',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    '比前 {{window.month.days}} 天最长的 {{history.longest30}}多出 {{distance.beyondLongest}}；这次加到 {{history.longRun.limit}}就够了。',
    '近来最长是 {{history.longest30}}，稳妥的上限是 {{history.longRun.limit}}；一下多出 {{distance.beyondLongest}}，伤病往往从这里开始。',
  ],
  'distance.farBeyond': [
    '比前 {{window.month.days}} 天最长的 {{history.longest30}}多了 {{distance.beyondLongest}}；跑着再舒服，一下加这么多也很容易受伤。',
  ],
  'distance.longest': [
    '是 {{window.month.days}} 天里跑得最远的，但只多了 {{distance.beyondLongest}}，身体跟得上。',
    '最长距离只往前推了 {{distance.beyondLongest}}，加得恰到好处。',
  ],
  'week.up': [
    '近 {{window.week.days}} 天累计 {{history.week.distance}}，平时每周 {{history.weeks.mean}}，增加得太快。',
    '平时每周 {{history.weeks.mean}}，近 {{window.week.days}} 天已到 {{history.week.distance}}，腿还没适应这么多。',
  ],
  'week.above': [
    '最近 {{window.week.days}} 天仍有 {{history.week.distance}}，高于平时每周的 {{history.weeks.mean}}。',
    '平时每周 {{history.weeks.mean}}，最近 {{window.week.days}} 天是 {{history.week.distance}}，还是偏多。',
  ],
  'week.steady': [
    '近 {{window.week.days}} 天 {{history.week.distance}}，与平时的 {{history.weeks.mean}}相当；这样规律地跑，比某一次练得狠更管用。',
    '近 {{window.week.days}} 天跑了 {{history.week.distance}}，和最近几周持平。',
  ],
  'week.down': [
    '近 {{window.week.days}} 天 {{history.week.distance}}，少于平时的 {{history.weeks.mean}}；如果是有意减量，正好休整。',
    '近 {{window.week.days}} 天跑得少一些，{{history.week.distance}}，平时每周是 {{history.weeks.mean}}。',
  ],
  'week.longShare': [
    '光这次就占了近 {{window.week.days}} 天跑量的 {{week.runShare}}，中间加个短的轻松跑，负荷会更均匀。',
  ],
  'load.tired': [
    '近期疲劳（{{load.fatigue}}）明显高于已积累的体能（{{load.fitness}}），现在休息比跑量更有用。',
    '体能 {{load.fitness}}，疲劳 {{load.fatigue}}，前些天的累还没消。',
  ],
  'intervals.spreadTight': [
    '每组都在 {{interval.work.fastest.pace}}到 {{interval.work.slowest.pace}}之间，能重复同一个配速，练间歇要的就是这个。',
    '最快 {{interval.work.fastest.pace}}，最慢 {{interval.work.slowest.pace}}，差距很小，这个配速适合你现在的水平。',
  ],
  'intervals.spreadWide': [
    '各组从 {{interval.work.fastest.pace}}到 {{interval.work.slowest.pace}}，差得不小；每组跑得齐，比某组特别快更有收获。',
  ],
  'intervals.fade': [
    '第一组 {{interval.work.first.pace}}，最后一组 {{interval.work.last.pace}}：开头太快，后面跟不上了。',
    '从 {{interval.work.first.pace}}掉到最后一组的 {{interval.work.last.pace}}，前面用掉了后面要的力气。',
  ],
  'intervals.build': [
    '第一组 {{interval.work.first.pace}}，最后一组 {{interval.work.last.pace}}，最后还有力气加快。',
    '最后一组跑到 {{interval.work.last.pace}}，比第一组的 {{interval.work.first.pace}}快，说明还有余力。',
  ],
  'intervals.recovered': [
    '组间心率平均降到 {{interval.rest.lowestHeartRate}}左右，休息时间是够的。',
  ],
  'intervals.unrecovered': [
    '组间休息 {{interval.rest.duration}}，心率只降到 {{interval.rest.lowestHeartRate}}；休息再长一点，配速会更稳。',
  ],
  'intervals.fasterThanNeeded': [
    '按你的比赛成绩，这类训练跑 {{vdot.pace.interval}}就够；{{interval.work.pace}}超出了需要。',
  ],
  'intervals.onPace': [
    '平均 {{interval.work.pace}}，与比赛成绩推算的 {{vdot.pace.interval}}吻合。',
  ],
  'intervals.noWarmUp': ['记录一开头就是快段；如果做过热身，并没有录进来。'],
  'intervals.rests': [
    '快段之间平均休息 {{interval.rest.duration}}。',
    '组间平均休息 {{interval.rest.duration}}。',
  ],
  'tempo.held': [
    '以 {{tempo.pace}}跑了 {{tempo.duration}}，下次节奏跑可以拿它来比。',
    '{{tempo.duration}}都在 {{tempo.pace}}，结尾和开头一样有力。',
  ],
  'tempo.fell': [
    '快段从 {{tempo.first.pace}}滑到 {{tempo.second.pace}}；起步慢几秒，更容易撑到底。',
    '开头 {{tempo.first.pace}}，后面 {{tempo.second.pace}}；如果不是有意放慢，下次起步收一点。',
  ],
  'tempo.nearThreshold': ['{{tempo.pace}}接近比赛成绩推算的阈值配速 {{vdot.pace.threshold}}。'],
  'tempo.aboveThreshold': [
    '{{tempo.pace}}快于推算的阈值配速 {{vdot.pace.threshold}}，更像比赛，不像节奏跑。',
  ],
  'tempo.belowThreshold': [
    '按比赛成绩，阈值配速是 {{vdot.pace.threshold}}；{{tempo.pace}}还在舒服的范围里。',
  ],
  'progression.steps': [
    '{{third.first.pace}}、{{third.second.pace}}、{{third.last.pace}}，一段比一段快。',
    '从 {{third.first.pace}}提到 {{third.second.pace}}，最后 {{third.last.pace}}，越跑越快。',
  ],
  'progression.endPulse': [
    '最后三分之一心率 {{third.last.heartRate}}，开头虽然轻松，这天仍要算强度日。',
    '收尾时心率到了 {{third.last.heartRate}}，这天要算强度日。',
  ],
  'hills.adjusted': [
    '{{altitude.ascent}}的爬升拖慢了配速：换算成平路，大约是 {{pace.gradeAdjusted}}。',
    '算上 {{altitude.ascent}}爬升，相当于在平路上跑 {{pace.gradeAdjusted}}。',
  ],
  'hills.evenEffort': [
    '去掉坡度，前后半程是 {{half.first.gradedPace}}和 {{half.second.gradedPace}}，相差不多。',
    {
      text: '按坡度折算，{{half.first.gradedPace}}对 {{half.second.gradedPace}}，心率也平稳，爬坡的力度拿捏得好。',
      when: ['steadyPulse'],
    },
  ],
  'hills.fadedEffort': [
    '去掉坡度，后半程还是慢了：从 {{half.first.gradedPace}}到 {{half.second.gradedPace}}。如果腿发沉，下次跑起伏路线起步收一点；路不好走的话，不用在意。',
  ],
  'hills.climb': [
    '累计爬升 {{altitude.ascent}}；上坡看的是用力，不是配速。',
    '这次练的就是 {{altitude.ascent}}的爬升，坡上的配速不必在意。',
  ],
  'hills.descent': [
    '{{altitude.descent}}的下坡很费大腿，配速里看不出来，可能后天才有感觉。',
    '下坡 {{altitude.descent}}靠的是肌肉，酸痛会来得晚一些。',
  ],
  'race.even': [
    '前半程 {{half.first.pace}}，后半程 {{half.second.pace}}：知道自己撑得住多快，也真的撑住了。',
    '前后半程 {{half.first.pace}}和 {{half.second.pace}}，几乎没掉速，好成绩就是这样来的。',
  ],
  'race.negative': [
    '前半程 {{half.first.pace}}，后半程提到 {{half.second.pace}}；下次起步可以再大胆一点点。',
    '后半程 {{half.second.pace}}快过前半程 {{half.first.pace}}，说明还有空间。',
  ],
  'race.positive': [
    '前半程 {{half.first.pace}}，后半程 {{half.second.pace}}；前面抢的时间，后面又还了回去。',
    '从 {{half.first.pace}}掉到 {{half.second.pace}}；起步贴着平均配速跑，完赛往往更快。',
  ],
  'race.startFast': [
    '开头四分之一 {{quarter.first.pace}}，冲得太快，最后四分之一掉到了 {{quarter.last.pace}}。',
  ],
  'race.vdot': [
    '这个成绩相当于 VDOT {{vdot.value}}，阈值配速在 {{vdot.pace.threshold}}左右。',
    '折合 VDOT {{vdot.value}}，以后的节奏跑可按 {{vdot.pace.threshold}}左右来跑。',
  ],
  'stops.many': [
    '中途停了 {{stops.count}} 次，不影响训练效果，跑动的时间才算数。',
    {
      text: '停了 {{stops.count}} 次，共 {{stops.duration}}，不影响训练效果，跑动的时间才算数。',
      when: ['stopsMeasured'],
    },
    {
      text: '{{stops.count}} 次停顿加起来 {{stops.duration}}，这样的训练不会因此打折扣。',
      when: ['stopsMeasured', 'stopsBrief'],
    },
  ],
  'stops.long': ['中间停了 {{stops.longest}}，身体会凉下来，再起步时先慢慢来。'],
  'stops.moving': [
    '跑动时的平均是 {{pace.average}}，该看的是这个配速。',
    '除去停顿，实际跑的是 {{pace.average}}。',
  ],
  'walk.time': [
    '走了 {{duration.moving}}，活动开了，对腿几乎没有负担。',
    '{{duration.moving}}的步行，多活动一下，又不累腿。',
  ],
  'cross.long': ['{{duration.moving}}，换哪项运动都不轻松，下次跑步时腿可能会沉。'],
  'cross.endurance': ['{{duration.moving}}，平均心率 {{heartRate.average}}，耐力也练到了。'],
  'runWalk.parts': ['跑了 {{gait.running}}，走了 {{gait.walking}}。'],
  'runWalk.breaks': [
    '跑了 {{gait.running}}，走了 {{gait.walking}}；中途走了 {{gait.breakCount}} 次，第一次是在出发后 {{gait.firstBreak}}。',
  ],
  'walk.long': ['走了 {{duration.moving}}，安排后面几天时要算进去。'],
  'demand.climb': ['一共爬升了 {{altitude.ascent}}，光看距离会低估这次的运动量。'],
  'ask.effort': [
    '平均心率 {{heartRate.average}}，对很多人来说已经很吃力。你感觉有多累？在下面选一下，这次和以后类似的跑步，我都按你的回答来看。',
    '平均心率 {{heartRate.average}}，很多人跑到这个心率已经很吃力。你呢？在下面选一下累的程度，这次和以后类似的跑步，我都按它来看。',
  ],
  'effort.hard': ['累不累，自己的感觉比传感器更准，接下来像强度课之后那样好好恢复。'],
  'effort.moderate': ['你感觉强度适中，所以这次既不算轻松跑，也不算强度课。'],
  'effort.easy': [
    '平均心率 {{heartRate.average}}，你却感觉轻松：有些人的心率天生偏高。在个人资料里填上最大心率，我能判断得更准。',
  ],
  'effort.rememberedHard': [
    '前不久类似的跑步，你感觉吃力，所以这次我也按强度课来算。如果感觉不同，在下面选一下累的程度。',
  ],
  'effort.rememberedEasy': [
    '前不久类似的跑步，你感觉轻松，所以这次我也当作轻松来看。如果感觉不同，在下面选一下累的程度。',
  ],
  'event.part': [
    '这份 {{event.duration}}的记录共 {{event.parts}} 个部分，这是其中一个；负荷我按整份记录来算。',
  ],
  'record.heartRateErratic': ['心率数值跳动异常，或与步频重合，这次不拿它下结论。'],
  'cross.easy': [
    '{{zone.easy.share}} 的时间心率低于 {{zone.easy.ceiling}}，练了心肺，腿又没受冲击。',
  ],
  'cross.hard': [
    '{{zone.aboveEasy.share}} 的时间心率超过 {{zone.easy.ceiling}}，虽然没跑步，也要算强度日。',
  ],
  'cross.load': [
    '训练负荷 {{load.value}}，安排下次跑步时要算进去。',
    '我把它按 {{load.value}} 的负荷算进这周。',
  ],
  'cross.notJudged': [
    '这次不按跑步的标准来评，只记下 {{duration.moving}}的训练。',
    '{{duration.moving}}的训练已经记下，快慢就不评了。',
  ],
  'cross.strenuous': [
    '平均心率 {{heartRate.average}}，对很多人来说已经很吃力，之后要像强度课那样恢复。',
  ],
  'cross.gentle': ['平均心率 {{heartRate.average}}，心脏负担很小，不会影响下次跑步。'],
  'cross.brief': ['只有 {{duration.moving}}，累不着，跑步照原计划就好。'],
  'cross.swim': ['游了 {{distance.total}}，呼吸和手臂得到锻炼，腿也避开了跑步的冲击。'],
  'cross.ride': [
    '骑了 {{distance.total}}。骑车能练耐力，但只有跑步能让腿适应冲击，所以它是补充，代替不了跑步。',
  ],
  'cross.strength': ['力量训练后肌肉可能会酸痛，等酸痛过去再跑快的。'],
  'cross.mobility': ['舒展类的练习不会累腿，哪天跑步都可以搭配。'],
  'cross.other': ['用到了跑步很少用的肌肉，平时不酸的地方可能会酸。'],
  'cross.unnamed': ['如果这是跑步，下次记录时选跑步，我就能看配速了。'],
  'ask.feel': [
    '你感觉有多累？在下面选一下，这次的强度就以你的感觉为准。',
    '跑完有多累？在下面选一下，我就能更准地判断这次跑步。',
  ],
  'ask.sport': ['这次是什么运动？骑车的话，在备注里写“骑车”；真是跑的，就写是哪种跑步。'],
  'ask.purpose': [
    '这次是轻松跑、长距离跑、节奏跑、间歇还是比赛？写进备注，这次和以后类似的跑步我都按它来看。',
  ],
  'said.remembered': ['前不久跑过类似的，我按那次的备注来看；这次不一样的话，写进备注就好。'],
};
