import { FINDINGS_ZH } from './words-zh-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_ZH: WordBook = {
  openings: {
    'intervals.plain': ['间歇跑，{{interval.work.length}} × {{interval.work.count}} 组。'],
    'recovery.coolDown': ['强度课之后的恢复跑，放松收尾。', '用恢复跑给当天的训练收了尾。'],
    'easy.short': ['一次短短的轻松跑，这样就够。', '轻松跑，短短一趟，点到为止。'],
    'long.brisk': ['这次长距离跑，配速已不算轻松。', '长距离跑，跑得不算慢。'],
    'easy.feltHard': ['配速是轻松跑，你却感觉吃力。'],
    'steady.feltHard': ['这次稳态跑，你感觉吃力。'],
    'steady.feltEasy': ['这次稳态跑，你感觉轻松。'],
    'unclear.feltHard': ['看不出这次想练什么，不过你感觉吃力。'],
    'unclear.feltEasy': ['看不出这次想练什么，不过你感觉轻松。'],
    'steady.unknown': ['稳态跑，强度高不高还不好说。', '这次稳态跑的强度，我还没法判断。'],
    'intervals.settled': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，第一组之后都很稳。',
    ],
    'intervals.kick': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，最后一组最快。',
    ],
    'recovery.plain': [
      '恢复跑，这样就够了。',
      '又短又慢，正是恢复跑该有的样子。',
      '恢复跑，让身体缓一缓。',
    ],
    'recovery.afterHard': ['强度日之后的恢复跑，安排得正好。', '强度日的第二天跑恢复跑，正合适。'],
    'easy.held': [
      '这次轻松跑，确实跑得轻松。',
      '余力留得很足，轻松跑就该这样。',
      { text: '轻松跑，从头到尾都压住了。', when: ['easyToTheEnd'] },
      { text: '全程从容，是一次真正的轻松跑。', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      '这次轻松跑，稍微跑猛了些。',
      '轻松跑跑成了中等强度。',
      '轻松跑，力气用得有点多。',
    ],
    'easy.costly': ['这次轻松跑比平时更费力。', '轻松跑，心率比平时高一些。'],
    'easy.afterHard': ['强度日之后的轻松跑，安排得对。', '强度课之后接一次轻松跑，正好。'],
    'easy.plain': [
      '轻松跑，有氧基础又扎实了一点。',
      '又一次轻松跑，跑量多攒了一点。',
      '平平常常的轻松跑，正好打基础。',
      { text: '轻松跑，跑步的习惯保持得不错。', when: ['hasRoutine'] },
    ],
    'easy.return': ['重新跑起来了，从轻松跑开始。', '停跑之后的第一次轻松跑。'],
    'easy.first': ['第一次看到你的轻松跑，先认识一下。', '轻松跑，我先从这次开始了解你。'],
    'long.plain': ['长距离跑，练的是耐力。', '这次长距离跑又攒了不少跑量。'],
    'long.even': [
      '长距离跑，配速均匀。',
      { text: '长距离跑，配速稳到最后。', when: ['heldToFinish'] },
      { text: '跑到最后配速也没垮，长距离跑得很扎实。', when: ['heldToFinish'] },
    ],
    'long.build': ['这次长距离跑越跑越快。', '长距离跑，力气留到了最后一段。'],
    'long.fade': [
      '这次长距离跑，后段掉了速。',
      { text: '长距离跑，最后变得吃力。', when: ['heavyEnd'] },
    ],
    'long.further': ['长距离跑，距离超出了近期的训练基础。', '长距离跑，一下子加得太多。'],
    'long.beyond': [
      '这次长距离跑，比近期最远那次远了不少。',
      '长距离跑，近来的训练还撑不起这个距离。',
    ],
    'steady.plain': ['稳态跑，介于轻松跑和节奏跑之间。', '这次稳态跑带点力度。'],
    'steady.even': ['这次稳态跑，配速很平稳。', '稳态跑，配速始终如一。'],
    'tempo.plain': [
      '这次跑的是节奏跑。',
      { text: '节奏跑，吃力但还稳得住。', when: ['nearThreshold'] },
      { text: '这次节奏跑，能提升阈值。', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['节奏跑，分成 {{interval.work.count}} 段。'],
    'tempo.even': ['这次节奏跑，全程稳住了。', '节奏跑，配速控制得很好。'],
    'tempo.build': ['这次节奏跑越跑越有力。'],
    'tempo.fade': ['这次节奏跑，中途掉了速。'],
    'intervals.even': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，每组都跑得很稳。',
      '{{interval.work.length}} × {{interval.work.count}} 组的间歇跑，跑得很匀。',
    ],
    'intervals.build': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，越到后面越快。',
    ],
    'intervals.fade': [
      '间歇跑 {{interval.work.length}} × {{interval.work.count}} 组，开头跑快了。',
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
      '渐加速跑，后段比前段快。',
      { text: '一段快过一段，渐加速跑就该这样。', when: ['eachPartFaster'] },
      { text: '渐加速跑，逐步提速。', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      '渐加速跑，心率跟着配速上去了。',
      { text: '这次渐加速跑，收尾吃力。', when: ['hardFinish'] },
      { text: '渐加速跑，最后一段跑得很拼。', when: ['hardFinish'] },
    ],
    'hills.repeats': ['坡道跑，上坡 {{interval.work.length}} × {{interval.work.count}} 组。'],
    'hills.plain': [
      '坡道跑，路线有起伏。',
      { text: '坡道跑，重点是爬坡。', when: ['climbsMatter'] },
      { text: '这次坡道跑，练的是力量。', when: ['climbsMatter'] },
    ],
    'hills.even': [
      '路有起伏，这次坡道跑节奏没乱。',
      { text: '坡道跑，凭的是体感，不是配速。', when: ['steadyPulse'] },
      { text: '坡道跑，上下坡力度都很匀。', when: ['steadyPulse', 'climbsBothWays'] },
    ],
    'hills.fade': ['这次坡道跑，后半程慢了下来。'],
    'race.plain': [
      '从距离和强度看，是一场比赛。',
      { text: '这次跑出了比赛的强度。', when: ['racedHard'] },
      { text: '一场比赛，从头拼到尾。', when: ['racedHard'] },
    ],
    'race.even': ['这场比赛，体力分配均匀。', '一场比赛，跑得很稳。'],
    'race.build': ['这场比赛，后半程更强。', '一场比赛，后程发力。'],
    'race.fade': [
      '这场比赛，后半程慢了下来。',
      { text: '一场比赛，前段最快。', when: ['fastestEarly'] },
      { text: '一场比赛，开头快，后面苦撑。', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': ['跑跑停停，不过也是一次训练。', '跑跑停停，中途停了不少次。'],
    'walk.plain': ['步行，活动活动身体。', '步行，让腿放松放松。'],
    'walk.long': ['这次步行走得够久，算得上训练。'],
    'hike.plain': ['徒步，有爬升，算得上训练。', '这次徒步，爬升不少。'],
    'run-walk.plain': [
      '跑走结合，跑和走都算数。',
      { text: '跑走结合，跑一段走一段。', when: ['walksBetween'] },
      { text: '跑走结合，中间穿插着走。', when: ['walksBetween'] },
    ],
    'mountain.race': ['山地跑，按强度和时长看是一场比赛。'],
    'mountain.hard': ['这次山地跑，强度很高。'],
    'mountain.plain': [
      '山地跑，看地形，不看配速。',
      { text: '山地跑，重点是爬升。', when: ['notDownhill'] },
      { text: '山地跑，看爬升，不看配速。', when: ['notDownhill'] },
    ],
    'cross-training.ride': ['交叉训练，这次是骑车。', '交叉训练，换成了骑车。'],
    'cross-training.swim': ['交叉训练，这次是游泳。'],
    'cross-training.strength': ['交叉训练，练的是力量。'],
    'cross-training.mobility': ['交叉训练，舒展身体。'],
    'cross-training.other': ['交叉训练，换个项目练练。'],
    'cross-training.unnamed': ['记录里没写是什么运动，先算作交叉训练。'],
    'unclear.saidEasy': ['你记的是轻松跑；光看记录看不出这次想练什么，就按你说的来看。'],
    'unclear.saidLong': ['你记的是长距离跑；光看记录看不出这次想练什么，就按你说的来看。'],
    'unclear.saidTempo': ['你记的是节奏跑；光看记录看不出这次想练什么，就按你说的来看。'],
    'unclear.saidIntervals': ['你记的是间歇跑；光看记录看不出这次想练什么，就按你说的来看。'],
    'unclear.saidRace': ['你记的是比赛；光看记录看不出这次想练什么，就按你说的来看。'],
    'unclear.broken': ['文件不完整，看不出这次想练什么。'],
    'unclear.short': ['时间太短，看不出这次想练什么。'],
    'unclear.noDistance': ['没有距离，看不出这次想练什么。'],
    'unclear.label': ['没记成跑步，动作却像跑步，看不出这次想练什么。'],
    'unclear.fast': ['这个距离几乎没人跑得这么快，看不出这次想练什么。'],
    'unclear.impossible': ['有一段快得没人跑得出来，看不出这次想练什么。'],
    'unclear.ride': ['比起跑步更像骑车，看不出这次想练什么。'],
    'unclear.partRide': ['有一段像是骑车或坐车，看不出这次想练什么。'],
    'unclear.saidRide': ['你记的是骑车，就不当跑步来看。'],
    'unclear.plain': ['哪一类都不太像，看不出这次想练什么。', '看不出这次想练的是什么。'],
  },
  findings: FINDINGS_ZH,
  nextSteps: {
    easyNext: [
      '下次来个轻松跑，{{next.duration}}，[guide]。',
      '接下来安排轻松跑，{{next.duration}}左右，[guide]。',
      '再轻松跑一次，{{next.duration}}就够。',
    ],
    afterVeryLong: [
      '先休息几天，再轻松跑 {{next.duration}}，[guide]。平时训练，长距离跑到 {{next.longRun.duration}}就够了。',
      '让腿歇几天，再从 {{next.duration}}的轻松跑开始；长距离跑的训练效果大多在 {{next.longRun.duration}}以内。',
    ],
    pain: ['还疼就先别跑。走路、上下楼都不疼了再恢复跑步，一直不好就去看医生。'],
    restAfterSpike: [
      '先休息不跑，之后最多轻松跑 {{next.duration}}，[guide]；下次长距离跑不要超过 {{next.longRun.distance}}，顺利跑完再往上加。',
      '休息之后只安排短的轻松跑，{{next.duration}}就好；先把 {{next.longRun.distance}}以内的长距离跑稳，再考虑更长的。',
    ],
    raceRecovery: [
      '接下来 {{next.recovery.days}} 天不安排快跑。先休息，再轻松跑，每次不超过 {{next.duration}}，[guide]。',
      '给自己 {{next.recovery.days}} 天，只休息或轻松跑，每次最多 {{next.duration}}。',
    ],
    restTired: [
      '先安排休息日。之后轻松跑 {{next.duration}}，[guide]，腿不沉了再跑强度课。',
      '先停跑休息，再非常轻松地跑 {{next.duration}}。',
    ],
    afterRace: [
      '比赛的疲劳还要几天才能消：休息，或者最多轻松跑 {{next.duration}}。',
      '在比赛的疲劳消退之前，只休息或轻松跑，每次最多 {{next.duration}}，[guide]。',
    ],
    lightDays: [
      '接下来几天放轻些：休息，或轻松跑 {{next.duration}}，[guide]，等周跑量回到平时的水平。',
      '接下来休息，或最多轻松跑 {{next.duration}}；周跑量降下来之前，不跑快也不跑长。',
      '先让周跑量降下来，再谈加量：休息，或轻松跑 {{next.duration}}。',
    ],
    afterHard: [
      '接下来休息，或者轻松跑 {{next.duration}}，[guide]。',
      '下次放轻松跑，最多 {{next.duration}}。',
      '下次快跑之前，先休息，或轻松跑 {{next.duration}}。',
    ],
    afterLong: [
      '接下来休息，或轻松跑 {{next.duration}}，[guide]。下次长距离跑最多 {{next.longRun.distance}}。',
      '接下来最多轻松跑 {{next.duration}}，让疲劳慢慢消退；下次长距离跑上限 {{next.longRun.distance}}。',
    ],
    afterIntervalsFaded: [
      '接下来轻松跑 {{next.duration}}，[guide]。再练这套间歇时，第一组从 {{interval.work.pace}}跑起，余力留到最后。',
      '接下来先轻松跑 {{next.duration}}；下次再练这套间歇时，第一组按 {{interval.work.pace}}跑。',
    ],
    afterIntervalsEven: [
      '接下来轻松跑 {{next.duration}}。下次再练这套间歇，可以用同样的配速跑 {{next.repetition.count}} 组。',
      '接下来先轻松跑 {{next.duration}}，[guide]；下次再练这套间歇时，可以试试 {{next.repetition.count}} 组。',
    ],
    easyAgain: [
      '再来个轻松跑，{{next.duration}}左右，[guide]。',
      '过几天照这样再跑 {{next.duration}}左右。',
      '下次接着轻松跑 {{next.duration}}，[guide]；跑得规律比跑得用力更重要。',
    ],
    afterRecovery: [
      '腿感觉轻快，就恢复平时的轻松跑，{{next.duration}}，[guide]；还沉的话就休息。',
      '还累就休息；不累的话，接下来轻松跑 {{next.duration}}。',
    ],
    slowDown: [
      '下次轻松跑 {{next.duration}}，[guide]；觉得太慢，那就对了。',
      '下次跑 {{next.duration}}，[guide]，让手表帮你压住速度。',
    ],
    tempo: [
      '可以安排节奏跑了：前后轻松跑，中间 {{next.tempo.duration}}跑 {{next.tempo.pace}}。',
      '下次适合节奏跑，{{next.tempo.duration}}，吃力但稳得住，一次只能说几个字。',
    ],
    intervals: [
      '轮到间歇跑了：{{next.interval.duration}} × {{next.interval.count}} 组，配速 {{next.interval.pace}}，组间慢跑同样时间。',
      '下次适合间歇跑，{{next.interval.duration}} × {{next.interval.count}} 组，用每组都能保持的力度，组间慢跑同样时间。',
    ],
    long: [
      '该安排长距离跑了，最多 {{next.longRun.distance}}，[guide]。',
      '下次安排长距离跑，不超过 {{next.longRun.distance}}，用轻松的力度跑。',
    ],
    restart: [
      '先休息好，下次跑 {{next.duration}}，[guide]；周跑量恢复了，再谈配速。',
      '接下来隔天跑，每次 {{next.duration}}，[guide]，跑习惯了再加量。',
    ],
    afterWalk: [
      '腿感觉好的话，轻松跑 {{next.duration}}，[guide]。',
      '接下来照原来的安排跑就行；如果是轻松跑，就跑 {{next.duration}}。',
    ],
    afterSevere: [
      '先歇几天别跑，再轻松跑 {{next.duration}}，[guide]。',
      '先休息，吃好睡好；上下楼腿不疼了，再轻松跑 {{next.duration}}。',
    ],
    afterCrossTraining: [
      '接下来轻松跑 {{next.duration}}，保持跑步的节奏。',
      '下次跑步先轻松跑 {{next.duration}}，[guide]。',
    ],
    firstRuns: [
      '先休息，再轻松跑 {{next.duration}}，[guide]；平时多跑几次，比偶尔跑很久更有用。',
      '隔天再跑 {{next.duration}}，[guide]；先别急着加长或加快。',
    ],
    runWalkAgain: [
      '隔天再练跑走结合，共 {{next.duration}}；觉得轻松了，再把跑的部分加长一点。',
      '下次还是跑跑走走，共 {{next.duration}}，[guide]；习惯以后，走的部分会慢慢变少。',
    ],
    askSport: ['知道是什么运动，我才好说接下来怎么安排。'],
    recordAgain: ['下次轻松跑 {{next.duration}}，让手表从头记到尾，我就能看出更多。'],
  },
  guides: {
    pulse: '心率低于 {{next.heartRate.ceiling}}',
    pace: '配速在 {{next.pace.slow}}到 {{next.pace.fast}}之间',
    feel: '慢到说话不喘',
    talk: '能边跑边聊天就行',
  },
};
