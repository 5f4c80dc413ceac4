import { FINDINGS_ZH } from './words-zh-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_ZH: WordBook = {
  openings: {
    'intervals.plain': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，各组相差不大。',
    ],
    'recovery.coolDown': ['强度课之后放松收尾的恢复跑。', '给当天训练收尾的恢复跑。'],
    'easy.short': ['短短的轻松跑。', '点到为止的轻松跑。'],
    'long.brisk': ['配速已不算轻松的长距离。', '接近马拉松配速的长距离。'],
    'steady.unknown': ['稳态跑，对你有多吃力还看不出来。', '稳态跑，强度还没法判断。'],
    'intervals.settled': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，第一组之后很整齐。',
    ],
    'intervals.kick': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，最后一组最快。',
    ],
    'recovery.plain': [
      '单纯的恢复跑，这样就够了。',
      '刻意跑得又短又慢的恢复跑。',
      '让身体缓一缓的恢复跑。',
    ],
    'recovery.afterHard': ['强度日之后的恢复跑，安排得正好。', '重头训练次日正合适的恢复跑。'],
    'easy.held': [
      '名副其实的轻松跑。',
      '留足余力的轻松跑。',
      { text: '从头轻松到尾的轻松跑。', when: ['easyToTheEnd'] },
      { text: '全程从容的轻松跑。', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      '跑得稍微猛了些的轻松跑。',
      '轻松跑跑成了中等强度。',
      '这次轻松跑，用的力气超过了需要。',
    ],
    'easy.costly': ['比平时更费力的轻松跑。', '身体还没缓过来时的轻松跑。'],
    'easy.afterHard': ['强度日之后的轻松跑，安排得对。', '重头训练之后放松身体的轻松跑。'],
    'easy.plain': [
      '给有氧基础再添一层的轻松跑。',
      '积累跑步时间的轻松跑。',
      '看似平常却有用的轻松跑。',
      { text: '把跑步习惯延续下去的轻松跑。', when: ['hasRoutine'] },
    ],
    'easy.return': ['重新上路的轻松跑。', '休息之后的首次轻松跑。'],
    'easy.first': ['我初次读到你的轻松跑。', '让我们先互相认识的轻松跑。'],
    'long.plain': ['为耐力而跑的长距离。', '积累跑步时间的长距离。'],
    'long.even': [
      '配速均匀的长距离。',
      { text: '配速稳到最后的长距离。', when: ['heldToFinish'] },
      { text: '跑到最后配速也没垮的长距离。', when: ['heldToFinish'] },
    ],
    'long.build': ['越跑越快的长距离。', '把力气留到最后一段的长距离。'],
    'long.fade': ['后段掉了速的长距离。', { text: '最后变得吃力的长距离。', when: ['heavyEnd'] }],
    'long.further': ['比近期训练所能支撑的更长的长距离。', '一下子加得太多的长距离。'],
    'long.beyond': ['远远超出近期最远那次的长距离。', '超出近来训练准备的长距离。'],
    'steady.plain': ['介于轻松跑和节奏跑之间的稳态跑。', '带点力度的稳态跑。'],
    'steady.even': ['从头到尾都很平稳的稳态跑。', '配速始终如一的稳态跑。'],
    'tempo.plain': [
      '这是节奏跑。',
      { text: '吃力但还稳得住的节奏跑。', when: ['nearThreshold'] },
      { text: '提升阈值的节奏跑。', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['分成 {{interval.work.count}} 段的节奏跑。'],
    'tempo.even': ['全程稳住的节奏跑。', '配速收放得当的节奏跑。'],
    'tempo.build': ['越跑越有力的节奏跑。'],
    'tempo.fade': ['起步过快、没能撑住的节奏跑。', '中途掉了速的节奏跑。'],
    'intervals.even': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，组组整齐。',
      '{{interval.work.length}} × {{interval.work.count}} 组的间歇跑，跑得很匀。',
    ],
    'intervals.build': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，越到后面越快。',
    ],
    'intervals.fade': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，起步快了。',
      '{{interval.work.length}} × {{interval.work.count}} 组的间歇跑，后面掉了速。',
    ],
    'intervals.uneven': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，配速有起伏。',
    ],
    'intervals.mixed': [
      '长短不一的间歇跑，共 {{interval.work.count}} 个快段。',
      '凭感觉跑的间歇跑，有 {{interval.work.count}} 个快段。',
    ],
    'progression.plain': [
      '后段比前段快的渐进跑。',
      { text: '一段快过一段的渐进跑。', when: ['eachPartFaster'] },
      { text: '逐步提速的渐进跑。', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      '心率跟着配速上去的渐进跑。',
      { text: '收尾吃力的渐进跑。', when: ['hardFinish'] },
      { text: '最后一段够上强度的渐进跑。', when: ['hardFinish'] },
    ],
    'hills.repeats': ['坡道跑，上坡 {{interval.work.length}} × {{interval.work.count}} 组。'],
    'hills.plain': ['爬升唱主角的坡道跑。', '练力量的坡道跑。'],
    'hills.even': [
      '凭体感而不是凭配速跑的坡道跑。',
      { text: '上下坡力度都很匀的坡道跑。', when: ['climbsBothWays'] },
    ],
    'hills.fade': ['后半程更吃力的坡道跑。'],
    'race.plain': [
      '从距离和强度看，是一场比赛。',
      { text: '一场跑出比赛样子的比赛。', when: ['racedHard'] },
      { text: '从头拼到尾的比赛。', when: ['racedHard'] },
    ],
    'race.even': ['体力分配均匀的比赛。', '跑得沉着的比赛。'],
    'race.build': ['后半程更强的比赛。', '后发制人的比赛。'],
    'race.fade': [
      '后半程慢下来的比赛。',
      { text: '前段最快的比赛。', when: ['fastestEarly'] },
      { text: '开头快、后面苦撑的比赛。', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': ['走走停停，但仍是扎实的跑步。', '中途停了不少次的走走停停跑。'],
    'walk.plain': ['安静地活动身体的步行。', '让腿放松的步行。'],
    'walk.long': ['时间够长、算得上训练的步行。'],
    'hike.plain': ['有爬升、算得上训练的徒步。', '爬升不少的徒步。'],
    'run-walk.plain': ['跑走结合，跑一段走一段。', '中间穿插步行的跑走结合。'],
    'mountain.hard': ['强度很高的山地跑。'],
    'mountain.plain': ['爬升唱主角的山地跑。', '看爬升、不看配速的山地跑。'],
    'cross-training.ride': ['骑车的交叉训练。', '以骑车代替跑步的交叉训练。'],
    'cross-training.swim': ['水里的交叉训练。'],
    'cross-training.strength': ['练力量的交叉训练。'],
    'cross-training.mobility': ['舒展身体的交叉训练。'],
    'cross-training.other': ['换换项目的交叉训练。'],
    'cross-training.unnamed': ['记录没写项目，算作交叉训练。'],
    'unclear.broken': ['部分数据无法读取，训练目的不明。'],
    'unclear.short': ['时间太短，训练目的不明。'],
    'unclear.noDistance': ['没有距离记录，训练目的不明。'],
    'unclear.label': ['训练目的不明，没记成跑步却有跑步的速度。'],
    'unclear.fast': ['训练目的不明，这个距离几乎没人跑得这么快。'],
    'unclear.plain': ['归不进哪一类，训练目的不明。', '这次的训练目的不明。'],
  },
  findings: FINDINGS_ZH,
  nextSteps: {
    easyNext: [
      '下次跑轻松些，{{next.duration}}，[guide]。',
      '接下来安排轻松跑，{{next.duration}}左右，[guide]。',
    ],
    afterVeryLong: [
      '先休息几天，再轻松跑 {{next.duration}}，[guide]。平时训练，长距离跑到 {{next.longRun.duration}}就够了。',
      '让腿歇几天，再从 {{next.duration}}开始，[guide]；长距离的训练效果大多在 {{next.longRun.duration}}以内。',
    ],
    pain: ['还疼就先别跑。走路、上下楼都不疼了再恢复跑步，一直不好就去看医生。'],
    restAfterSpike: [
      '先休息不跑，之后最多轻松跑 {{next.duration}}，[guide]；下次长距离不要超过 {{next.longRun.distance}}，顺利跑完再往上加。',
      '休息之后只安排短的轻松跑，{{next.duration}}，[guide]；先把 {{next.longRun.distance}}以内的长距离跑稳，再考虑更长的。',
    ],
    raceRecovery: [
      '接下来 {{next.recovery.days}} 天不安排快跑。先休息，再轻松跑，每次不超过 {{next.duration}}，[guide]。',
      '给自己 {{next.recovery.days}} 天，只休息或轻松跑，每次最多 {{next.duration}}，[guide]。',
    ],
    restTired: [
      '先安排休息日。之后轻松跑 {{next.duration}}，[guide]，腿不沉了再上强度。',
      '先停跑休息，再非常轻松地跑 {{next.duration}}，[guide]。',
    ],
    afterRace: [
      '比赛的疲劳还要几天才能消：休息，或者最多轻松跑 {{next.duration}}，[guide]。',
      '在比赛的疲劳消退之前，只休息或轻松跑，每次最多 {{next.duration}}，[guide]。',
    ],
    lightDays: [
      '接下来几天放轻些：休息，或轻松跑 {{next.duration}}，[guide]，等周跑量回到平时的水平。',
      '接下来休息，或最多轻松跑 {{next.duration}}，[guide]；周跑量降下来之前，不跑快也不跑长。',
      '先让周跑量降下来，再谈加量：休息，或轻松跑 {{next.duration}}，[guide]。',
    ],
    afterHard: [
      '接下来轻松跑 {{next.duration}}，[guide]，或者休息。',
      '下次跑放轻松，最多 {{next.duration}}，[guide]。',
      '下次快跑之前，先休息，或轻松跑 {{next.duration}}，[guide]。',
    ],
    afterLong: [
      '接下来休息，或轻松跑 {{next.duration}}，[guide]。下次长距离最多 {{next.longRun.distance}}。',
      '接下来最多轻松跑 {{next.duration}}，[guide]，让疲劳慢慢消退；下次长距离上限 {{next.longRun.distance}}。',
    ],
    afterIntervalsFaded: [
      '接下来轻松跑 {{next.duration}}，[guide]。再练这套间歇时，第一组从 {{interval.work.pace}}跑起，余力留到最后。',
      '接下来先轻松跑 {{next.duration}}，[guide]；下次再练这套间歇时，第一组按 {{interval.work.pace}}跑。',
    ],
    afterIntervalsEven: [
      '接下来轻松跑 {{next.duration}}，[guide]。下次再练这套间歇，可以用同样的配速跑 {{next.repetition.count}} 组。',
      '接下来先轻松跑 {{next.duration}}，[guide]；下次再练这套间歇时，可以试试 {{next.repetition.count}} 组。',
    ],
    easyAgain: [
      '再来个轻松跑，{{next.duration}}左右，[guide]。',
      '过几天照这样再跑 {{next.duration}}左右，[guide]。',
      '下次接着轻松跑 {{next.duration}}，[guide]；跑得规律，胜过跑得用力。',
    ],
    afterRecovery: [
      '腿感觉轻快，就恢复平时的轻松跑，{{next.duration}}，[guide]；还沉的话就休息。',
      '还累就休息；不累的话，接下来轻松跑 {{next.duration}}，[guide]。',
    ],
    slowDown: [
      '下次轻松跑 {{next.duration}}，[guide]；觉得太慢，那就对了。',
      '下次跑 {{next.duration}}，[guide]，让手表帮你压住速度。',
    ],
    tempo: [
      '可以上节奏跑了：前后轻松跑，中间 {{next.tempo.duration}}跑 {{next.tempo.pace}}。',
      '下次适合节奏跑，{{next.tempo.duration}}，吃力但稳得住，只能说短句。',
    ],
    intervals: [
      '轮到间歇跑了：{{next.interval.duration}} × {{next.interval.count}} 组，配速 {{next.interval.pace}}，组间慢跑同样时间。',
      '下次适合间歇跑，{{next.interval.duration}} × {{next.interval.count}} 组，用每组都能保持的力度，组间慢跑同样时间。',
    ],
    long: [
      '该跑长距离了，最多 {{next.longRun.distance}}，[guide]。',
      '下次安排长距离，不超过 {{next.longRun.distance}}，[guide]。',
    ],
    restart: [
      '休息之后再跑 {{next.duration}}，[guide]；先把周跑量跑起来，再谈配速。',
      '休息日过后再跑 {{next.duration}}，[guide]，直到觉得稀松平常为止。',
    ],
    afterWalk: [
      '腿感觉好的话，轻松跑 {{next.duration}}，[guide]。',
      '接下来可以按计划跑；如果是轻松跑，就跑 {{next.duration}}，[guide]。',
    ],
    afterSevere: [
      '先歇几天别跑，再轻松跑 {{next.duration}}，[guide]。',
      '先休息，吃好睡好；上下楼腿不疼了，再轻松跑 {{next.duration}}，[guide]。',
    ],
    afterCrossTraining: [
      '轻松跑 {{next.duration}}，[guide]，保持跑步的节奏。',
      '下次跑步先轻松跑 {{next.duration}}，[guide]。',
    ],
    recordAgain: ['轻松跑 {{next.duration}}，让手表从头记到尾，这样我能看出更多。'],
  },
  guides: {
    pulse: '心率低于 {{next.heartRate.ceiling}}',
    pace: '配速在 {{next.pace.slow}}到 {{next.pace.fast}}之间',
    feel: '慢到能说整句话',
    talk: '用能边跑边聊天的速度',
  },
};
